package tokyo_test

import (
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion"
	tokyobox "kingoftokyo/companion/boxes/tokyo"
	"kingoftokyo/companion/faces/plain"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// TestNothingIsMissing checks that everything that may be said has its words in both languages.
func TestNothingIsMissing(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Dark)
	for _, l := range text.Langs {
		w := tokyobox.LoadNames(l, r.Box)
		var keys []string
		for f := range rules.Face(rules.NumFaces) {
			keys = append(keys, "face."+tokyo.FaceName(f), "letter."+tokyo.FaceName(f))
		}
		for p := tokyo.Outside; p <= tokyo.Bay; p++ {
			keys = append(keys, "place."+p.String())
		}
		for p := tokyo.PhaseStart; p <= tokyo.PhaseOver; p++ {
			keys = append(keys, "phase."+p.String())
		}
		for g := range tokyo.Group(tokyo.NumGroups) {
			keys = append(keys, "group."+g.String(), "choice.key."+g.String())
		}
		for w := tokyo.ByPoints; w <= tokyo.ByConceded; w++ {
			keys = append(keys, "why."+w.String(), "step.over."+w.String())
		}
		for k := tokyo.PoisonToken; k <= tokyo.EnergyOnCard; k++ {
			keys = append(keys, "token."+k.String())
		}
		for f := tokyo.HeartsField; f <= tokyo.PaidField; f++ {
			keys = append(keys, "field."+f.String())
		}
		for q := tokyo.AskReveal; q < tokyo.NumQuestions; q++ {
			keys = append(keys, "ask."+q.String())
		}
		for _, k := range keys {
			if !w.Has("tokyo." + k) {
				t.Errorf("%s.yaml lacks tokyo.%s", l, k)
			}
		}
	}
}

// TestStepsAndEventsHaveWords checks that every step and every event has words, whatever its contents.
func TestStepsAndEventsHaveWords(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Dark)
	table, err := tokyotest.Fold(r, nil, tokyotest.Game(tokyo.Dark, 3))
	if err != nil {
		t.Fatal(err)
	}
	smoke, _ := r.Piece("smoke-cloud")
	for _, l := range text.Langs {
		v := view(t, l, r, &table)
		for verb := tokyo.StepDice; verb <= tokyo.StepUnsold; verb++ {
			st := tokyo.Step{Verb: verb, By: tokyo.NoSeat, Card: smoke, Of: smoke, N: 1, Token: tokyo.PoisonToken, Why: tokyo.ByPoints}
			if said := v.Lines([]tokyo.Step{st})[0].Text; said == "" || strings.ContainsAny(said, "{}") {
				t.Errorf("%s: step %d says %q", l, verb, said)
			}
		}
		for kind := tokyo.Rolled; kind <= tokyo.SetTable; kind++ {
			ev := tokyo.Event{Kind: kind, Card: 1, Table: &table.State, Setup: &tokyo.SetupStep{Verb: "first"}}
			if said := v.Step(&table, &ev); said == "" || strings.ContainsAny(said, "{}") {
				t.Errorf("%s: event %d says %q", l, kind, said)
			}
		}
	}
}

// TestPlayers checks that players are called by name or by monster, and two with the same name by their seats as well.
func TestPlayers(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Base)
	table, err := tokyotest.Fold(r, nil, "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king; player p3 kraken")
	if err == nil {
		t.Fatal("the Kraken is no monster of the base box")
	}
	if table, err = tokyotest.Fold(r, nil, "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king; player p3 alienoid anna; first p1"); err != nil {
		t.Fatal(err)
	}
	v := view(t, text.English, r, &table)
	for seat, want := range []string{"Anna (p1)", "The King", "anna (p3)", "p4"} {
		if have := v.Player(tokyo.Seat(seat)); have != want {
			t.Errorf("seat %d is %q, want %q", seat, have, want)
		}
	}
	if have := v.Dice(rules.Roll{2, 0, 1, 1, 0, 3}); have != "11 3 H CCC" {
		t.Errorf("the dice are %q", have)
	}
	if have := view(t, text.Lang("fr"), r, &table).Dice(rules.Roll{2, 0, 1, 1, 0, 3}); have != "11 3 S BBB" {
		t.Errorf("the dice are %q in French", have)
	}
	if have := v.Dice(rules.Roll{}); have != "-" {
		t.Errorf("no dice are %q", have)
	}
}

// TestToTheTableNames checks that the list of what to put on the table calls everybody as all other texts do: a player
// without a name is called by seat if somebody else has the name of that player's monster.
func TestToTheTableNames(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Base)
	table, err := tokyotest.Fold(r, nil, "kot 1 tokyo; player p1 the-king Gigazaur; player p2 gigazaur; player p3 alienoid; player p4 cyber-kitty Bea; first p1")
	if err != nil {
		t.Fatal(err)
	}
	v := view(t, text.English, r, &table)
	want := []string{
		"Gigazaur (p1): The King, 10 hearts, no points, no energy (2.1)",
		"Gigazaur (p2): Gigazaur, 10 hearts, no points, no energy (2.1)",
		"Alienoid: 10 hearts, no points, no energy (2.1)",
		"Bea: Cyber Kitty, 10 hearts, no points, no energy (2.1)",
	}
	if have := v.ToTheTable(&table)[:4]; !slices.Equal(have, want) {
		t.Errorf("on the table:\n%s\nwant\n%s", strings.Join(have, "\n"), strings.Join(want, "\n"))
	}
}

// boxes has the rules of both boxes, read once for all tests.
var boxes [tokyo.NumEditions]*tokyo.Rules

func box(t testing.TB, edition tokyo.Edition) *tokyo.Rules {
	t.Helper()
	if boxes[edition] == nil {
		boxes[edition] = tokyotest.Rules(t, edition)
	}
	return boxes[edition]
}

// three is a game of the base box with Anna, Bea and Zoë.
const three = "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Bea; player p3 alienoid Zoë; first p1; "

// six is a game of the Dark Edition.
const six = "kot 1 dark; player p1 gigazaur Anna; player p2 the-king Bea; player p3 alienoid Zoë; player p4 kraken Max; " +
	"player p5 cyber-bunny Ida; player p6 meka-dragon Tom; first p1; "

// at returns a table after some lines, and its phrases.
func at(t testing.TB, l text.Lang, lines string) (*tokyobox.Phrases, *tokyo.Table) {
	t.Helper()
	edition := tokyo.Base
	if strings.HasPrefix(lines, "kot 1 dark") {
		edition = tokyo.Dark
	}
	r := box(t, edition)
	table, err := tokyotest.Fold(r, nil, lines)
	if err != nil {
		t.Fatal(err)
	}
	return view(t, l, r, &table), &table
}

// TestTable checks the whole table, worked out by hand: three 1s and a fourth are 2 points (5.1.2),
// two smashes cost Bea in Tokyo City two hearts, and she yields, so Anna enters for a point.
func TestTable(t *testing.T) {
	v := tableOf(t, text.English, three+"row frenzy ? wings; card p1 smoke-cloud; charge smoke-cloud 2; set p1.energy 9; card p2 wings; "+
		"row frenzy ? alien-origin; set p3.poison 1; set p3.shrink 2; place p2 city; roll 1111cc; resolve; answer yes")
	want := `Round 1, turn 1, Anna's turn, cards
> Anna (Gigazaur), Tokyo City: hearts 10/10, points 3/20, energy 9
    Smoke Cloud (2 Smoke)
  Bea (The King), outside Tokyo: hearts 8/10, points 0/20, energy 0
    Wings
  Zoë (Alienoid), outside Tokyo: hearts 10/10, points 0/20, energy 0
    1 Poison, 2 Shrink
  Row: 1 Frenzy (7), 2 ?, 3 Alien Origin (3)
  Deck 61, discards 0
  Dice: 1111 CC`
	if have := strings.Join(v, "\n"); have != want {
		t.Errorf("the table is\n%s\nwant\n%s", have, want)
	}
	v = tableOf(t, text.Lang("fr"), six+"set p1.wickedness 4; out p2 gaveup; out p3; place p4 bay; set p4.points 1; extra p5-1; regular p1")
	want = `Manche 1, tour 1, Anna joue, lancers
> Anna (Gigazaur), hors de Tokyo : cœurs 10/10, points 0/20, énergie 0, Méchanceté 4/10
  Bea (The King), abandon : cœurs 10/10, points 0/20, énergie 0, Méchanceté 0/10
  Zoë (Alienoid), hors jeu : cœurs 10/10, points 0/20, énergie 0, Méchanceté 0/10
  Max (Kraken), Tokyo Bay : cœurs 10/10, points 1/20, énergie 0, Méchanceté 0/10
  Ida (Cyber Bunny), hors de Tokyo : cœurs 10/10, points 0/20, énergie 0, Méchanceté 0/10
  Tom (Meka Dragon), hors de Tokyo : cœurs 10/10, points 0/20, énergie 0, Méchanceté 0/10
  Rangée : 1 ?, 2 ?, 3 ?
  Pioche 63, défausse 0. Tours en plus : Ida (1 dé en moins)`
	if have := strings.Join(v[:9], "\n"); have != want {
		t.Errorf("the table is\n%s\nwant\n%s", have, want)
	}
}

// tableOf returns the whole table after some lines, as plain mode prints it.
func tableOf(t *testing.T, l text.Lang, lines string) []string {
	t.Helper()
	g := gameOf(t, l, lines)
	return plain.Table(companion.NewController(g).Frame(), g.Words())
}

// gameOf returns a game of some lines, only in memory.
func gameOf(t *testing.T, l text.Lang, lines string) companion.Game {
	t.Helper()
	d := plainDesk(t, l)
	box := d.boxes[tokyo.Base]
	if strings.HasPrefix(lines, "kot 1 dark") {
		box = d.boxes[tokyo.Dark]
	}
	g, err := box.Empty()
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(lines, ";") {
		if _, err := g.Fold(strings.TrimSpace(line)); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	return g
}

// TestResult checks a game in a few words. Anna begins two turns in Tokyo City before Bea strikes her out of it; Bea,
// who is there then, begins none.
func TestResult(t *testing.T) {
	const start = three + "row ? ? ?; roll 11233c; resolve; pass; roll 112233; resolve; pass; roll 112233; resolve; pass; "
	for _, c := range []struct {
		lines, why, ending string
		over               bool
		active, winner     int
		turns              int
		inTokyo, points    [3]int
		out                [3]bool
	}{
		{start, "", "", false, 0, -1, 4, [3]int{1, 0, 0}, [3]int{3, 0, 0}, [3]bool{}},
		{start + "roll 112233; resolve; pass; roll 11223c; resolve; answer yes", "", "", false, 1, -1, 5, [3]int{1, 0, 0}, [3]int{3, 1, 0}, [3]bool{}},
		{start + "set p1.points 20; roll 112233; resolve; pass", "points", "Anna wins with 20 victory points (11.4)", true, 0, 0, 4,
			[3]int{1, 0, 0}, [3]int{20, 0, 0}, [3]bool{}},
		{start + "set p1.points 20; set p2.points 20; roll 112233; resolve; pass", "tie", "", true, 0, -1, 4, [3]int{1, 0, 0}, [3]int{20, 20, 0}, [3]bool{}},
		{start + "concede p1; concede p2", "conceded", "", true, 0, 2, 0, [3]int{1, 0, 0}, [3]int{}, [3]bool{true, true, false}},
	} {
		r := gameOf(t, text.English, c.lines).Result()
		if r.Box != "tokyo" || r.First != 0 || r.Over != c.over || r.Why != c.why || r.Tied != (c.why == "tie") || c.ending != "" && r.Ending != c.ending || r.Active != c.active && !c.over ||
			c.over && r.Winner != c.winner || c.turns > 0 && r.Turns != c.turns {
			t.Errorf("%s:\n%+v", c.lines, r)
		}
		for i, p := range r.Players {
			if p.InTokyo != c.inTokyo[i] || p.Out != c.out[i] || !p.Out && c.points != [3]int{} && p.Points != c.points[i] {
				t.Errorf("%s: player %d is %+v", c.lines, i+1, p)
			}
		}
		if p := r.Players[1]; p.Seat != "p2" || p.Name != "Bea" || p.Called != "Bea" || p.Monster != "the-king" || p.Is != "The King" {
			t.Errorf("the second player is %+v", p)
		}
	}
}

// TestUnseatedNames checks that during a set-up, a player whom no line has named is called by seat.
func TestUnseatedNames(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Dark)
	table, err := tokyotest.Fold(r, nil, "kot 1 dark; player p2 alienoid; player p4 kraken Cleo")
	if err != nil {
		t.Fatal(err)
	}
	w := view(t, text.English, r, &table).Names
	for seat, want := range []string{"p1", "Alienoid", "p3", "Cleo"} {
		if have := w.Player(tokyo.Seat(seat)); have != want {
			t.Errorf("seat %d is called %q, want %q", seat+1, have, want)
		}
	}
}

// TestItems: the look-up has the text of every card and tile of both boxes, and what is ruled about them.
func TestItems(t *testing.T) {
	for e, box := range plainDesk(t, text.English).boxes {
		items, err := box.Items()
		if err != nil {
			t.Fatal(err)
		}
		ruled := 0
		for i := range items {
			if it := &items[i]; it.Prints[0].Text[string(text.English)] == "" {
				t.Errorf("%v: %s has no text", e, it.ID)
			} else if it.Side.Level > 0 && len(it.Rulings) > 0 {
				ruled++
			}
		}
		if len(items) == 0 || tokyo.Edition(e) == tokyo.Dark && ruled == 0 {
			t.Errorf("%v: %d cards and tiles, %d tiles with rulings", e, len(items), ruled)
		}
	}
}
