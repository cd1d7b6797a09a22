package tokyo_test

import (
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion/text"
	party "kingoftokyo/companion/tokyo"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
	"kingoftokyo/rules/tokyo/tokyotest"
)

// Everything that may be said has its words in both languages.
func TestNothingIsMissing(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Dark)
	for _, l := range text.Langs {
		w, err := party.LoadWords(l, r.Set)
		if err != nil {
			t.Fatal(err)
		}
		var keys []string
		for f := range rules.Face(rules.NumFaces) {
			keys = append(keys, "face."+tokyo.FaceName(f), "letter."+tokyo.FaceName(f))
		}
		for p := tokyo.Outside; p <= tokyo.Bay; p++ {
			keys = append(keys, "place."+p.String(), "view.at."+p.String())
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
		for q := tokyo.AskReveal; q <= tokyo.AskSell; q++ {
			keys = append(keys, "ask."+q.String())
		}
		for _, k := range keys {
			if !w.Has("tokyo." + k) {
				t.Errorf("%s.yaml lacks tokyo.%s", l, k)
			}
		}
	}
}

// Every step and every event has words, whatever it carries.
func TestStepsAndEventsHaveWords(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Dark)
	table, err := tokyotest.Fold(r, nil, tokyotest.Game(tokyo.Dark, 3))
	if err != nil {
		t.Fatal(err)
	}
	smoke, _ := r.Piece("smoke-cloud")
	for _, l := range text.Langs {
		v := view(t, l, r, &table)
		for verb := tokyo.StepDice; verb <= tokyo.StepDoubtful; verb++ {
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

// Players are called by name or by monster, two of one name by their seats as well.
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

// What to put on the table is told of everybody as every other text calls her: one
// without a name whose monster somebody else is called like has her seat.
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

// boxes are the rules of both boxes, read once for all tests.
var boxes [tokyo.NumEditions]*tokyo.Rules

func box(t testing.TB, edition tokyo.Edition) *tokyo.Rules {
	t.Helper()
	if boxes[edition] == nil {
		boxes[edition] = tokyotest.Rules(t, edition)
	}
	return boxes[edition]
}

// three is a game of the base box of Anna, Bea and Zoë.
const three = "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Bea; player p3 alienoid Zoë; first p1; "

// six is one of the Dark Edition.
const six = "kot 1 dark; player p1 gigazaur Anna; player p2 the-king Bea; player p3 alienoid Zoë; player p4 kraken Max; " +
	"player p5 cyber-bunny Ida; player p6 meka-dragon Tom; first p1; "

// at is a table after some lines, and how it is drawn.
func at(t testing.TB, l text.Lang, lines string) (*party.View, *tokyo.Table) {
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

// The whole table, worked out by hand: three 1s and a fourth are 2 points (5.1.2), two
// smashes cost Bea in Tokyo City two hearts, who yields, so that Anna enters for a point.
func TestStatus(t *testing.T) {
	v, table := at(t, text.English, three+"row frenzy ? wings; card p1 smoke-cloud; charge smoke-cloud 2; set p1.energy 9; card p2 wings; "+
		"row frenzy ? alien-origin; set p3.poison 1; set p3.shrink 2; place p2 city; roll 1111cc; resolve; answer yes")
	want := `Turn 1 - Anna - cards: 1111 CC
  Player  Monster   Place  Hearts  Points  Energy
> Anna    Gigazaur  City    10/10       3       9
    Smoke Cloud (2)
  Bea     The King  -        8/10       0       0
    Wings
  Zoë     Alienoid  -       10/10       0       0
    1 Poison, 2 Shrink
Row: 1 Frenzy (7)  2 ?  3 Alien Origin (3)
Deck 61, discards 0`
	if have := strings.Join(v.Status(table), "\n"); have != want {
		t.Errorf("the status is\n%s\nwant\n%s", have, want)
	}
	v, table = at(t, text.Lang("fr"), six+"set p1.wickedness 4; out p2 gaveup; out p3; place p4 bay; set p4.points 1; extra p5-1; regular p1")
	want = `Tour 1 - Anna - lancers
  Nom   Monstre      Lieu     Cœurs  Points  Énergie  Méch.
> Anna  Gigazaur     -        10/10       0        0      4
  Bea   The King     abandon  10/10       0        0      0
  Zoë   Alienoid     éliminé  10/10       0        0      0
  Max   Kraken       Bay      10/10       1        0      0
  Ida   Cyber Bunny  -        10/10       0        0      0
  Tom   Meka Dragon  -        10/10       0        0      0
Rangée : 1 ?  2 ?  3 ?
Pioche 63, défausse 0. Autres tours : Ida (1 dé en moins)`
	if have := strings.Join(v.Status(table)[:10], "\n"); have != want {
		t.Errorf("the status is\n%s\nwant\n%s", have, want)
	}
}
