package tokyo_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/tokyo"
)

// gauges returns a seat's numbers: "hearts 7/10", with alerts after a semicolon.
func gauges(s *companion.Seat) string {
	var out []string
	for _, g := range s.Gauges {
		said := fmt.Sprintf("%s %d", g.Word, g.Value)
		if g.Max > 0 {
			said += fmt.Sprintf("/%d", g.Max)
		}
		if g.Alert != "" {
			said += "; " + g.Alert
		}
		out = append(out, said)
	}
	return strings.Join(out, ", ")
}

// TestSeats checks the four numbers of each seat, which of them are highlighted, places, tokens and cards.
func TestSeats(t *testing.T) {
	d := plainDesk(t, text.English)
	g := enter(t, d, tokyo.Dark, `set p1.hearts 3; set p1.points 17; set p2.points 20; set p2.wickedness 6; place p2 city; set p3.poison 2; out p4; set p4.points 19;
		card p1 smoke-cloud; charge smoke-cloud 2; card p3 wings; set p3.energy 5; card p2 even-bigger; turn p1 roll`).g
	v := g.View()
	for i, want := range []string{
		"hearts 3/10; in danger, points 17/20; 3 points from winning, energy 0, Wickedness 0/10",
		"hearts 10/12, points 20/20; wins when the turn ends, energy 0, Wickedness 6/10",
		"hearts 10/10, points 0/20, energy 5, Wickedness 0/10",
		"hearts 10/10, points 19/20, energy 0, Wickedness 0/10",
	} {
		if got := gauges(&v.Seats[i]); got != want {
			t.Errorf("%s has %q, want %q", v.Seats[i].Name, got, want)
		}
	}
	if b := [2]string{v.Seats[1].Badge, v.Seats[0].Badge}; b != [2]string{"TOKYO CITY", ""} {
		t.Errorf("the badges are %q", b)
	}
	if !v.Seats[3].Out || v.Seats[0].Out || !v.Seats[0].Active {
		t.Errorf("out and active are wrong: %+v", v.Seats)
	}
	smoke := v.Seats[0].Held[0]
	if smoke.Name != "Smoke Cloud" || smoke.Note != "2 Smoke" || !strings.Contains(smoke.Effect, "reroll") && !strings.Contains(smoke.Effect, "roll") {
		t.Errorf("the smoke cloud is %+v", smoke)
	}
	if h := v.Seats[2].Held; len(h) != 2 || h[0].Name != "2 Poison" || h[0].Effect == "" || h[1].Card != "wings" {
		t.Errorf("Cleo holds %+v", h)
	}
	if v.Head.Whose != "Anna's turn" || !strings.Contains(v.Head.Box, "Dark") || v.Head.Step != "roll" {
		t.Errorf("the head is %+v", v.Head)
	}
	if p := v.Panels; len(p) != 4 || p[1].Title != "Level 3 tiles" || len(p[1].Held) != 4 || p[1].Held[0].Effect == "" {
		t.Errorf("the panels are %+v", p)
	}
	used := enter(t, d, tokyo.Base, "card p2 wings; set p2.energy 2; card p1 mimic; copy mimic wings; use p2 wings").g.View()
	if h := used.Seats[1].Held[0]; h.Note != "loses no hearts this turn" {
		t.Errorf("wings in use: %+v", h)
	}
	if h := used.Seats[0].Held[0]; h.Name != "Mimic" || h.Note != "copies Wings" || h.Effect != used.Seats[1].Held[0].Effect {
		t.Errorf("a copy of wings: %+v", h)
	}
}

// TestRow checks that prices are those for the player whose turn it is, and that a card of the row is named by its id.
func TestRow(t *testing.T) {
	p := enter(t, plainDesk(t, text.English), tokyo.Base, "row frenzy ? wings; set p1.energy 6; turn p1 buy")
	v := p.g.View()
	if s := v.Row[0]; s.Price != 7 || s.Name != "Frenzy" || s.Kind != "discard" || s.Effect == "" || s.Number != 1 {
		t.Errorf("slot 1 is %+v", s)
	}
	if s := v.Row[1]; !s.Unnamed || s.Card != "" {
		t.Errorf("slot 2 is %+v", s)
	}
	if s := v.Row[2]; s.Price != 6 || s.Kind != "keep" || s.Card != "wings" {
		t.Errorf("slot 3 is %+v", s)
	}
	m, err := v.Name(1, "jets")
	if err != nil {
		t.Fatal(err)
	}
	if p.play(m); p.err != nil || p.g.View().Row[1].Card != "jets" {
		t.Errorf("named: %v, %+v", p.err, p.g.View().Row[1])
	}
	if _, err := v.Name(1, "nothing"); err == nil {
		t.Error("a card that is none is taken")
	}
}

// TestAsked checks who must decide, what led to the question, and the question with the name of the player asked and
// without the number of a rule.
func TestAsked(t *testing.T) {
	for _, c := range []struct {
		edition          tokyo.Edition
		at, who, q, seen string
	}{
		{tokyo.Base, "place p2 city; set p2.hearts 7; roll 1123cc; resolve", "Bea", "Bea, leave Tokyo City? Anna would enter Tokyo.",
			"Anna: smashes cost Bea 2 hearts, 5 left"},
		{tokyo.Dark, "set p1.wickedness 2; roll 1112ec; resolve", "Anna", "Anna, which Wickedness tile of level 3?", ""},
		{tokyo.Base, "set p1.energy 9; row frenzy wings jets; turn p1 buy; buy 1", "Anna", "Which card is now in slot 1?", ""},
		{tokyo.Base, "card p1 stretchy; set p1.energy 4; roll 1123cc", "Anna", "Anna (Stretchy), change which die, for 2 energy? (11 2 3 CC)", "Stretchy: "},
	} {
		p := enter(t, plainDesk(t, text.English), c.edition, c.at)
		v := p.g.View()
		if v.Asked == nil {
			t.Errorf("%s: nobody is asked", c.at)
			continue
		}
		if v.Asked.Who != c.who || v.Asked.Question != c.q || !strings.Contains(strings.Join(v.Asked.Lines, "|"), c.seen) {
			t.Errorf("%s: asked %+v", c.at, *v.Asked)
		}
		if got := v.Seats[v.Asked.Seat]; got.Name != c.who {
			t.Errorf("%s: the seat asked is %+v", c.at, got)
		}
	}
	p := enter(t, plainDesk(t, text.English), tokyo.Base, "set p1.energy 9; row frenzy wings jets; turn p1 buy; buy 1")
	v := p.g.View()
	if v.Auto == nil || strings.Join(v.Auto.Lines(), ";") != "reveal ?" {
		t.Errorf("leaving the card unnamed is %v", v.Auto)
	}
	m, err := v.Card("energize")
	if err != nil || strings.Join(m.Lines(), ";") != "reveal energize" {
		t.Errorf("naming it is %v (%v)", m, err)
	}
	lab := enter(t, plainDesk(t, text.English), tokyo.Base, "card p1 made-in-a-lab; set p1.energy 9; turn p1 buy").g.View()
	if !lab.Asked.Card {
		t.Errorf("the lab asks %+v", lab.Asked)
	}
	if v := enter(t, plainDesk(t, text.English), tokyo.Dark, "set p1.wickedness 2; roll 1112ec; resolve").g.View(); v.Asked.Card {
		t.Error("a tile of a list is asked for by its name")
	}
	if v := enter(t, plainDesk(t, text.English), tokyo.Base, "").g.View(); v.Asked != nil || v.Auto != nil {
		t.Errorf("nobody is to be asked: %+v", v.Asked)
	}
}

// TestFirstScreen checks that the first screen has no number of a rule, and that it shows
// what the dice would bring before they are resolved.
func TestFirstScreen(t *testing.T) {
	p := enter(t, plainDesk(t, text.English), tokyo.Base, "place p2 city; roll 111ecc")
	v := p.g.View()
	var advice []string
	for _, l := range v.Advice.Lines {
		advice = append(advice, l.Text)
	}
	const want = "Anna: points 0 → 1|Anna: energy 0 → 1|Bea: hearts 10 → 8|Anna strikes with 2 smashes|Then: Bea, leave Tokyo City?"
	if got := strings.Join(advice, "|"); got != want || v.Advice.Title != "This will happen" {
		t.Errorf("the advice is %q: %q\nwant %q", v.Advice.Title, got, want)
	}
	p.keys("<n<")
	v = p.g.View()
	seen := append([]string{v.Head.Whose, v.Head.Turn}, linesOf(v.Board)...)
	for _, s := range append(seen, linesOf(v.Advice)...) {
		if rule.MatchString(s) {
			t.Errorf("a rule number in %q", s)
		}
	}
	if len(v.Board.Lines) < 3 {
		t.Errorf("the board has %+v", v.Board)
	}
	if _, err := p.g.Undo(); err != nil {
		t.Fatal(err)
	}
}

// TestEnding checks that the end says in large letters who has won, then how, and sums up the game in a few lines.
func TestEnding(t *testing.T) {
	v := enter(t, plainDesk(t, text.English), tokyo.Base, "set p2.points 20; turn p2 buy; set p1.points 4; out p4; pass").g.View()
	e := v.Ending
	if e == nil || e.Title != "BEA WINS" || e.Why != "20 victory points" || e.Lost {
		t.Fatalf("the end is %+v", e)
	}
	if len(e.Lines) != 2 || e.Lines[1] != "Bea 20 points, 10 hearts; Anna 4 points, 10 hearts; Cleo 0 points, 10 hearts; Dan 0 points, out" {
		t.Errorf("the standings are %q", e.Lines[1])
	}
	for lang, want := range map[text.Lang]string{
		"en": "Most damage: Bea, 2|Hardest hit: Bea on Anna, 2 hearts (turn 1)|Best turn: Bea, 1 point, 2 damage (turn 1)|Bea eliminated Anna (turn 1)",
		"fr": "Le plus de dégâts : Bea, 2|Plus gros coup : Bea sur Anna, 2 cœurs (tour 1)|Meilleur tour : Bea, 1 point, 2 dégâts (tour 1)|Bea élimine Anna (tour 1)",
	} {
		fell := enter(t, plainDesk(t, lang), tokyo.Base, "out p3; out p4; set p1.hearts 2; place p1 city; turn p2 roll; roll ccc112; resolve; pass").g.View().Ending
		if fell == nil || strings.Join(fell.Lines[2:], "|") != want {
			t.Errorf("who went out: %+v, want %s", fell, want)
		}
	}
	none := enter(t, plainDesk(t, text.English), tokyo.Base, "").g.View()
	if none.Ending != nil || none.Head.Turn != "round 1  turn 1" {
		t.Errorf("at the start: %+v, %q", none.Ending, none.Head.Turn)
	}
}

// TestRound checks that a round is over when the player who started has the dice again, and that a further turn, and
// players who are out, do not change that.
func TestRound(t *testing.T) {
	p := enter(t, plainDesk(t, text.English), tokyo.Base, "")
	for turn, want := range []string{"round 1  turn 1", "round 1  turn 2", "round 1  turn 3", "round 1  turn 4", "round 2  turn 5", "round 2  turn 6"} {
		if got := p.g.View().Head.Turn; got != want {
			t.Errorf("turn %d is %q, want %q", turn+1, got, want)
		}
		for _, line := range []string{"roll 112233", "resolve", "pass"} {
			if err := p.g.Session.Game.DoLine(line); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// rule matches the number of a rule after a text.
var rule = regexp.MustCompile(`\([0-9]+(\.[0-9]+)*\)`)

// linesOf returns the lines of a section.
func linesOf(s companion.Section) []string {
	out := []string{s.Title}
	for _, l := range s.Lines {
		out = append(out, l.Text)
	}
	return out
}

// TestReasons checks that at Bea's question, and after her answer, Fire Breathing appears with its effects, and
// Camouflage only if it saves something.
func TestReasons(t *testing.T) {
	const burns = "card p1 fire-breathing; card p2 camouflage; place p2 city; roll 122ccc; resolve"
	v := enter(t, plainDesk(t, text.English), tokyo.Base, burns).g.View()
	if v.Asked == nil || !slices.ContainsFunc(v.Asked.Lines, func(l string) bool { return strings.HasPrefix(l, "Fire Breathing: ") }) {
		t.Errorf("the question is led by %+v", v.Asked)
	}
	for answer, want := range map[string]string{
		"1122": "Do now|Bea: hearts 10 → 6 (Fire Breathing (Anna))|Dan: hearts 10 → 9|Anna strikes with 3 smashes|",
		"h122": "Do now|Bea: hearts 10 → 7 (Fire Breathing (Anna))|Dan: hearts 10 → 9|Anna strikes with 3 smashes|Camouflage saves 1 heart for Bea|",
		"hhhh": "Do now|Dan: hearts 10 → 9 (Fire Breathing (Anna))|Anna strikes with 3 smashes|Camouflage saves 4 hearts for Bea|",
	} {
		v := enter(t, plainDesk(t, text.English), tokyo.Base, burns+"; answer "+answer).g.View()
		if have := strings.Join(linesOf(v.Board), "|") + "|"; !strings.HasPrefix(have, want) {
			t.Errorf("%s: the board has\n%s\nwant\n%s", answer, have, want)
		}
	}
}

// TestDoneBefore checks that what earlier lines of the log did counts as done too, once a
// question after them is answered.
func TestDoneBefore(t *testing.T) {
	p := enter(t, plainDesk(t, text.English), tokyo.Base, "place p2 city; card p2 wings; set p2.energy 9; card p3 psychic-probe; set p1.energy 5; row heal tank jets; roll 1112cc; answer 2; answer e; resolve")
	do(t, p.g, "no")
	have := ""
	for _, l := range p.g.View().Board.Lines {
		if l.Board {
			have += map[bool]string{true: "[", false: ""}[!l.Fresh] + l.Text + "|"
		}
	}
	if want := "[Anna: points 0 → 1|[Anna: energy 5 → 6|Bea: hearts 10 → 8|"; have != want {
		t.Errorf("the board has %s, want %s", have, want)
	}
}

// TestDone checks that what was carried out before a question is marked once it is answered,
// and appears as usual after undo.
func TestDone(t *testing.T) {
	p := enter(t, plainDesk(t, text.English), tokyo.Base, "place p2 city; roll 122hcc; resolve")
	marked := func() string {
		out := ""
		for _, l := range p.g.View().Board.Lines {
			if l.Board {
				out += map[bool]string{true: "[", false: ""}[!l.Fresh] + l.Text + "|"
			}
		}
		return out
	}
	if have := marked(); have != "Bea: hearts 10 → 8|" {
		t.Errorf("at the question: %s", have)
	}
	do(t, p.g, "yes")
	if have := marked(); have != "Anna: points 0 → 1 (entering Tokyo)|[Bea: hearts 10 → 8|Bea leaves Tokyo City|Anna enters Tokyo City|" {
		t.Errorf("after the answer: %s", have)
	}
}

// TestLastOne checks that the game is over with the last smash, and nothing is for sale to the
// winner. Undo takes back the smash, and not only the end.
func TestLastOne(t *testing.T) {
	p := enter(t, plainDesk(t, text.English), tokyo.Base, "out p3; out p4; set p1.hearts 2; place p1 city; set p2.energy 9; turn p2 roll; roll ccc112")
	p.play(p.choice(companion.KeyEnter))
	if v := p.g.View(); !v.Over || v.Ending.Title != "BEA WINS" {
		t.Fatalf("it goes on: %v", v.Head)
	}
	if _, err := p.g.Undo(); err != nil || p.g.View().Over || p.g.View().Seats[0].Gauges[0].Value != 2 {
		t.Errorf("undone: %v, %+v", err, p.g.View().Seats[0])
	}
	poisoned := enter(t, plainDesk(t, text.English), tokyo.Base, "out p3; out p4; set p1.hearts 2; place p1 city; set p2.energy 9; set p2.hearts 1; set p2.poison 1; turn p2 roll; roll ccc112")
	poisoned.play(poisoned.choice(companion.KeyEnter))
	if poisoned.g.View().Over {
		t.Error("the turn ends although its Poison would kill the last one")
	}
}

// TestPast checks that a look back says for every turn who went out by whom, then the points, and who was in Tokyo.
func TestPast(t *testing.T) {
	e := enter(t, plainDesk(t, text.English), tokyo.Base, "out p4; set p3.hearts 1; place p1 city; roll 112eec; resolve; set p2.points 20; turn p2 buy; pass").g.View().Ending
	if e == nil {
		t.Fatal("it goes on")
	}
	have := strings.Join(e.Past, "|")
	for _, want := range []string{"Turn 1: Cleo: -1 heart from Anna, 0 left|", "|Bea 20 points"} {
		if !strings.Contains(have, want) {
			t.Errorf("the look back is %s", have)
		}
	}
}

// TestCopiesNamed checks that players can name both copies of a card in the row, wherever they
// lay, but no third one and no tile, and that the file has the same table.
func TestCopiesNamed(t *testing.T) {
	g := enter(t, plainDesk(t, text.English), tokyo.Base, "card p2 extra-head; row ? extra-head ?").g
	for place, want := range []string{1: "row ? extra-head ?", 2: "row ? extra-head extra-head"} {
		if place == 0 {
			continue
		}
		m, err := g.View().Name(place, "extra-head")
		if err == nil {
			_, err = g.Do(m)
		}
		if err != nil || strings.Join(m.Lines(), ";") != want {
			t.Errorf("place %d is named by %v, want %q (%v)", place+1, m, want, err)
		}
	}
	dark := enter(t, plainDesk(t, text.English), tokyo.Dark, "").g
	for wrong, g := range map[string]companion.Game{"extra-head": g, "tile-barbs": dark} {
		if m, err := g.View().Name(0, wrong); err == nil {
			t.Errorf("%s can be named: %v", wrong, m.Lines())
		}
	}
	again, notes, err := g.Box().Look(g.Path())
	if err != nil || len(notes) > 0 {
		t.Fatal(err, notes)
	}
	if string(again.JSON(0)) != string(g.JSON(0)) || strings.Contains(string(g.JSON(0)), `"cards":[{`) {
		t.Errorf("read again it is\n%s\nnot\n%s", again.JSON(0), g.JSON(0))
	}
}
