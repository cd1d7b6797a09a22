package tokyo_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/companion"
	tokyobox "kingoftokyo/companion/boxes/tokyo"
	"kingoftokyo/companion/console"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules"
	"kingoftokyo/rules/library"
	"kingoftokyo/rules/tokyo"
)

// TestKotPlays checks that from random tables on, kot decides everything its seats are asked, by lines that are legal and marked as its
// own. It asks people only for what the table shows. Undo goes back to where people decided something, and redo forward again.
func TestKotPlays(t *testing.T) {
	t.Parallel()
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	d := deskWith(lib, t.TempDir(), text.English)
	asked, decided := map[tokyo.QuestionID]bool{}, 0
	for seed := range often.Cases(2, 40) {
		edition := tokyo.Edition(seed % tokyo.NumEditions)
		players := 2 + seed/2%5
		game, err := d.boxes[edition].Begin(tokyo.NewSetup(edition, []tokyo.MonsterID{2, 1, 0, 3, 4, 5}[:players], nil, 0))
		if err != nil {
			t.Fatal(err)
		}
		p := &player{t, d, d.rules(t, edition), rand.New(rand.NewPCG(uint64(seed), 17)), game, game.Session.Game, map[tokyo.QuestionID]bool{}, true, 0}
		p.deal(players)
		for seat := range players {
			if seat > 0 || seed%3 == 0 {
				style := [...]string{"easy", "hard brawler", "normal climber", "hard hoarder", "hard"}[(seat+seed)%5]
				hand, ok := rules.HandNamed("kot " + style)
				if !ok {
					t.Fatal(style)
				}
				over := tokyo.Event{Kind: tokyo.SetPlayer, Seat: tokyo.Seat(seat), Hand: hand}
				if err := game.Session.Do(over); err != nil {
					t.Fatal(err)
				}
			}
		}
		decided += p.withKot(40)
		for q := range p.asked {
			asked[q] = true
		}
		if err := game.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if decided == 0 {
		t.Error("kot has decided nothing")
	}
}

// withKot plays at random what kot leaves to people, and counts the lines that kot decides.
func (p *player) withKot(steps int) (decided int) {
	for range steps {
		table := p.game.Table()
		s := &table.State
		if s.Over() || p.Failed() {
			break
		}
		if on, ok := kotsTurn(p.g.View().Choices); ok {
			p.plays(on.Move)
		} else {
			q, open := table.Open()
			if open && !q.FromTable() && table.Setup.Hands[q.Seat].Kot && q.ID != tokyo.AskTentacles {
				p.Fatalf("kot leaves %s to people", q.ID)
			}
			if !open && table.Setup.Hands[s.Turn.Active].Kot && s.Turn.Phase != tokyo.PhaseRoll {
				p.Fatalf("kot leaves its step %s to people", s.Turn.Phase)
			}
			legal := p.legal()
			ev := legal[p.rng.IntN(len(legal))]
			if table.Setup.Hands[s.Turn.Active].Kot && !open {
				for ev.Kind != tokyo.Rolled {
					ev = legal[p.rng.IntN(len(legal))]
				}
			}
			p.plays(p.g.Move(ev))
		}
		h := p.game.History()
		for _, e := range h[len(h)-1:] {
			for i := range e.Items {
				if e.Items[i].ByKot {
					decided++
				}
			}
		}
		if p.rng.IntN(8) == 0 {
			p.backAndForth()
		}
	}
	return decided
}

// kotsTurn returns the choice that lets kot go on.
func kotsTurn(choices []companion.Play) (companion.Play, bool) {
	for _, c := range choices {
		if c.Move != nil && c.Typed == companion.KeyEnter && c.Hint == "kot continues" {
			return c, true
		}
	}
	return companion.Play{}, false
}

func (p *player) plays(m companion.Move) {
	p.Helper()
	if _, err := p.g.Do(m); err != nil {
		p.Fatalf("%q: %v", m.Lines(), err)
	}
}

// backAndForth undoes a step and plays it again.
func (p *player) backAndForth() {
	p.Helper()
	was := *p.game.Table()
	if _, err := p.g.Undo(); err != nil {
		return
	}
	if on, ok := kotsTurn(p.g.View().Choices); ok && p.game.Table().State.Turn.Phase != tokyo.PhaseStart {
		h := p.game.History()
		if last := h[len(h)-1].Items; p.r.Write(&last[len(last)-1]) != "" && !last[len(last)-1].Kind.Correction() {
			p.Errorf("undo leads to where kot would %q", on.Move.Lines())
		}
	}
	if _, err := p.g.Redo(); err != nil {
		p.Fatal(err)
	}
	if now := p.game.Table(); now.State != was.State {
		p.Errorf("redo leads to another table: %+v, want %+v", now.State.Turn, was.State.Turn)
	}
}

// TestKotInFile checks that a seat that kot plays, one that is handed over, and what kot decided are in comments, and come back on opening.
func TestKotInFile(t *testing.T) {
	d := plainDesk(t, text.English)
	set := tokyo.NewSetup(tokyo.Base, []tokyo.MonsterID{2, 1, 0}, []string{"Anna", "", ""}, 1)
	set.Hands[1], set.Hands[2] = rules.Hand{Kot: true}, rules.Hand{Kot: true, Strength: rules.Hard, Temper: rules.Brawler}
	g, err := d.boxes[tokyo.Base].Begin(set)
	if err != nil {
		t.Fatal(err)
	}
	do(t, g, "1113cc") // they stay until somebody has seen what they do
	on, ok := kotsTurn(g.View().Choices)
	if now := g.Now().State; !ok || now.Turn.Phase != tokyo.PhaseResolve || now.Seats[1].Points != 0 {
		t.Fatalf("kot resolves dice that people have typed: %v", now.Turn)
	}
	if _, err := g.Do(on.Move); err != nil { // kot enters the city, and the turn is over: nothing can be bought
		t.Fatal(err)
	}
	if turn := g.Now().State.Turn; turn.Active != 2 {
		t.Errorf("kot has not played its turn to its end: %v", turn)
	}
	p1 := tokyo.Event{Kind: tokyo.SetPlayer, Hand: rules.Hand{Kot: true, Strength: rules.Normal}}
	if _, err := g.Do(g.Move(p1)); err != nil {
		t.Fatal(err)
	}
	if err := g.Close(); err != nil {
		t.Fatal(err)
	}
	text := content(t, g.Path())
	for _, want := range []string{"plays p2 kot easy", "plays p3 kot hard brawler", "seat p1 kot normal", "resolve by kot", "pass by kot"} {
		if !strings.Contains(text, want) {
			t.Errorf("the file lacks %q:\n%s", want, text)
		}
	}
	again, _, err := d.boxes[tokyo.Base].Look(g.Path())
	if err != nil {
		t.Fatal(err)
	}
	if have, want := again.(*tokyobox.Game).Now().Setup.Hands, g.Now().Setup.Hands; have != want {
		t.Errorf("opened again, %v play; want %v", have, want)
	}
}

// TestKotWaitsForNames checks that with energy to spend, kot waits at an unnamed row, and goes on once the cards are named, or on Enter.
// What its shop has shown stays in the list.
func TestKotWaitsForNames(t *testing.T) {
	for _, named := range []bool{true, false} {
		d := plainDesk(t, text.English)
		set := tokyo.NewSetup(tokyo.Base, []tokyo.MonsterID{2, 1}, []string{"Anna", ""}, 1)
		set.Hands[1] = rules.Hand{Kot: true, Strength: rules.Hard}
		g, err := d.boxes[tokyo.Base].Begin(set)
		if err != nil {
			t.Fatal(err)
		}
		do(t, g, "set p2.energy 8")
		do(t, g, "1113ce") // all dice of its turn
		if on, ok := kotsTurn(g.View().Choices); ok {
			p := on.Move
			if _, err := g.Do(p); err != nil {
				t.Fatal(err)
			}
		}
		if turn := g.Now().State.Turn; turn.Active != 1 || turn.Phase != tokyo.PhaseBuy {
			t.Fatalf("kot has not waited: %v", turn)
		}
		if prompt := g.Todo(); !strings.Contains(prompt, "name the cards in the row") {
			t.Errorf("the prompt is %q", prompt)
		}
		if named {
			do(t, g, "row extra-head, giant-brain, alpha-monster")
			if list := strings.Join(companion.Texts(g.View().Board.Lines), "; "); !strings.Contains(list, "energy 8 → 9 → 4") {
				t.Errorf("the list is %q", list)
			}
		} else {
			on, ok := kotsTurn(g.View().Choices)
			if !ok {
				t.Fatal("nothing lets kot go on")
			}
			if _, err := g.Do(on.Move); err != nil {
				t.Fatal(err)
			}
		}
		if turn := g.Now().State.Turn; named != (turn.Active == 1) && turn.Active != 0 { // after named cards, it may be at a new unnamed one
			t.Errorf("kot has not gone on: %v", turn)
		}
		if err := g.Close(); err != nil {
			t.Fatal(err)
		}
		file := content(t, g.Path())
		if bought := strings.Contains(file, "buy 1 by kot") || strings.Contains(file, "buy 2 by kot") || strings.Contains(file, "buy 3 by kot"); bought != named {
			t.Errorf("named %v, kot has bought %v:\n%s", named, bought, file)
		}
	}
}

// TestAdvice checks that the coach says what each of a person's purchases and answers is worth, the best first, but nothing for kot.
func TestAdvice(t *testing.T) {
	d := plainDesk(t, text.English)
	g := create(t, d)
	if _, err := g.Advise(); err != nil {
		t.Fatal(err)
	}
	if c := g.View().Coach; !strings.HasPrefix(c.Chance, "Anna's chance ") || len(c.Keeps) != 0 || c.Note != "Type each roll: the coach says what to keep" {
		t.Errorf("before the dice it says %+v", c)
	}
	do(t, g, "row evacuation-orders, corner-store, commuter-train")
	do(t, g, "set p1.energy 9")
	do(t, g, "1113ce")
	do(t, g, "")
	if c := g.View().Coach; c.Chance != "" {
		t.Errorf("unasked it says %+v", c)
	}
	if _, err := g.Advise(); err != nil {
		t.Fatal(err)
	}
	c := g.View().Coach
	var what []string
	for _, k := range c.Keeps {
		what = append(what, k.What)
	}
	said := strings.Join(what, "; ")
	for _, want := range []string{"buy Evacuation Orders", "buy Corner Store", "buy Commuter Train", "refresh the row", "buy nothing more"} {
		if !strings.Contains(said, want) {
			t.Errorf("%q is not among %q", want, said)
		}
	}
	if len(c.Keeps) > 0 && (!strings.HasSuffix(c.Keeps[0].Chance, "%") || !strings.Contains(c.Keeps[1].Chance, "less")) {
		t.Errorf("the chances are %+v", c.Keeps)
	}
	if _, err := g.Advise(); err != nil || g.View().Coach.Chance != "" {
		t.Errorf("asked again it does not hide: %v", err)
	}
	hand := tokyo.Event{Kind: tokyo.SetPlayer, Seat: 0, Hand: rules.Hand{Kot: true}}
	if _, err := g.Do(g.Move(hand)); err != nil {
		t.Fatal(err)
	}
	if _, err := g.Advise(); !rules.IsProblem(err, "tokyo.coach.nothing") && g.Now().State.Turn.Active == 0 {
		t.Errorf("advice for kot: %v", err)
	}
}

// TestLookBack checks that after a game with seats of kot, what people bought and answered is judged, not what kot did. Anna stays in
// Tokyo with her last heart and three players to come. Dan, at full health, needs no card that costs all his energy.
// She passes up a card that costs less than she has.
func TestLookBack(t *testing.T) {
	t.Parallel()
	const stays = "set p1.hearts 2; roll 112233; resolve; pass; roll 11223c; resolve; answer no; pass; "
	for _, c := range []struct {
		name, at string
		dearest  string
		graph    bool
	}{
		{"no seat of kot", stays, "", false},
		{"one person", "seat p2 kot hard; seat p3 kot easy; seat p4 kot easy; " + stays, "1. Turn 2, Anna: stay in Tokyo City. Better: leave Tokyo City, ", true},
		{"one choice, the best", "seat p2 kot hard; seat p3 kot easy; " + strings.Replace(stays, "answer no", "answer yes", 1),
			"Best choice: turn 2, Anna: leave Tokyo City. ", false},
		{"two people", "seat p2 kot hard; seat p3 kot easy; " + stays, "1. Turn 2, Anna: stay in Tokyo City. Better: leave Tokyo City, ", false},
		{"a card passed by", "seat p2 kot hard; set p1.energy 9; row skyscraper ? ?; roll 1122cc; resolve; pass; ",
			". Skyscraper: ", false},
		{"kot's own choice", "seat p1 kot hard; " + stays, "No purchase, and no decision such as staying in Tokyo, cost 2 wins in 100 or more.", false},
	} {
		back, err := enter(t, plainDesk(t, text.English), tokyo.Base, c.at).g.LookBack()
		if err != nil || (back.Graph != nil) != c.graph {
			t.Errorf("%s: %+v %v", c.name, back.Graph, err)
		}
		said := strings.Join(back.Lines, "\n")
		if !strings.Contains(said, c.dearest) || strings.Contains(said, "2. ") || c.dearest == "" && said != "" {
			t.Errorf("%s: %s", c.name, said)
		}
		if g := back.Graph; c.graph && (len(g.Turns) != 2 || len(g.Points) != 3 || g.Points[2].Y >= g.Points[1].Y) {
			t.Errorf("%s: %+v", c.name, g)
		}
	}
}

// TestReviewTyped checks that plain mode has the look back once the game is over, if kot plays a seat.
func TestReviewTyped(t *testing.T) {
	t.Parallel()
	const played = "set p1.hearts 2; roll 112233; resolve; pass; roll 11223c; resolve; answer no; pass"
	for _, c := range []struct{ at, want string }{
		{played, ""},
		{"seat p2 kot hard; " + played, "! a game can be reviewed when it is over"},
		{"seat p2 kot hard; seat p3 kot hard; seat p4 kot hard; " + played + "; concede p3; concede p4; concede p2", "1. Turn 2, Anna: stay in Tokyo City."},
		{"seat p2 kot hard; seat p3 kot hard; seat p4 kot hard; " + played + "; concede p3; concede p4; concede p2", "Turning points of Anna's chance"},
	} {
		var out strings.Builder
		g := enter(t, plainDesk(t, text.English), tokyo.Base, c.at).g
		known := g.Answer(console.CmdReview, console.New(strings.NewReader(""), &out), "")
		if known != (c.want != "") || !strings.Contains(out.String(), c.want) {
			t.Errorf("%s: %v, %s", c.at, known, out.String())
		}
	}
}
