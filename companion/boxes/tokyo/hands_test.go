package tokyo_test

import (
	"fmt"
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/tokyo"
)

// TestHandOver checks that a line that begins with the player's name gives a seat to kot or to a person.
func TestHandOver(t *testing.T) {
	v, table := at(t, text.English, three)
	for typed, want := range map[string]string{
		"bea kot":               "seat p2 kot easy",
		"bea kot hard":          "seat p2 kot hard",
		"zoe kot brawler":       "seat p3 kot easy brawler",
		"p1 kot normal climber": "seat p1 kot normal climber",
		"bea person":            "seat p2 person",
	} {
		if have, err := interpreted(v, table, typed); err != nil || have != want {
			t.Errorf("%q means %q (%v), want %q", typed, have, err, want)
		}
	}
	_, err := interpreted(v, table, "bea kot hard chess")
	const want = `option kot cannot be "chess"; use easy, normal, hard, even, brawler, climber, hoarder`
	if got := v.Error(err); got != want {
		t.Errorf("%q", got)
	}
}

// TestHands checks to whom a seat can be given: a person, kot at each strength, and, if kot plays it, a temper. The present
// player is left out.
func TestHands(t *testing.T) {
	d := plainDesk(t, text.English)
	for line, want := range map[string]string{
		"": "kot plays (easy): seat p2 kot easy; kot plays (normal): seat p2 kot normal; kot plays (hard): seat p2 kot hard",
		"seat p2 kot hard": "a person plays: seat p2 person; kot plays (easy): seat p2 kot easy; kot plays (normal): seat p2 kot normal; " +
			"kot plays (hard) and likes hitting: seat p2 kot hard brawler; kot plays (hard) and likes points: seat p2 kot hard climber; " +
			"kot plays (hard) and likes cards: seat p2 kot hard hoarder",
		"seat p2 kot hard climber": "a person plays: seat p2 person; kot plays (easy) and likes points: seat p2 kot easy climber; " +
			"kot plays (normal) and likes points: seat p2 kot normal climber; kot plays (hard): seat p2 kot hard; " +
			"kot plays (hard) and likes hitting: seat p2 kot hard brawler; kot plays (hard) and likes cards: seat p2 kot hard hoarder",
		"set p1.points 20; turn p1 buy; pass": "", // the game is over
	} {
		g := enter(t, d, tokyo.Base, line).g
		v := g.View()
		if got := offered(v.Hands(1)); got != want {
			t.Errorf("%q: %s\nwant %s", line, got, want)
		}
	}
}

// TestCost checks what a card would cost, and who would pay, in a slot of the row in the shop, or for the card that a question
// about a purchase asks for. Otherwise nobody buys.
func TestCost(t *testing.T) {
	d := plainDesk(t, text.English)
	for _, c := range []struct {
		lines string
		place int
		card  string
		want  companion.Cost
	}{
		{"set p1.energy 4; turn p1 buy", 1, "wings", companion.Cost{Buys: true, Who: "Anna", Price: 6, Have: 4}},
		{"set p2.energy 7; turn p2 buy", 3, "heal", companion.Cost{Buys: true, Who: "Bea", Price: 3, Have: 7}},
		{"set p1.energy 4; turn p1 buy; card p1 tile-evil-lair", 1, "wings", companion.Cost{Buys: true, Who: "Anna", Price: 5,
			Have: 4}}, // 1 less
		{"set p1.energy 4; turn p1 buy", 0, "wings", companion.Cost{}},
		{"set p1.energy 4; turn p1 buy; buy 1", 0, "wings", companion.Cost{Buys: true, Who: "Anna", Price: 6, Have: 4}},
		{"set p1.energy 4", 1, "wings", companion.Cost{}},
		{"set p1.energy 4; turn p1 buy", 1, "chess", companion.Cost{}},
		{"place p2 city; roll 1123cc; resolve", 0, "wings", companion.Cost{}},
	} {
		edition := tokyo.Base
		if strings.Contains(c.lines, "tile") {
			edition = tokyo.Dark
		}
		g := enter(t, d, edition, "row ? ? ?; "+c.lines).g
		v := g.View()
		if got := v.Cost(c.place, c.card); got != c.want {
			t.Errorf("%s: %s in %d: %+v, want %+v", c.lines, c.card, c.place, got, c.want)
		}
	}
}

// TestSpelt checks a step as it can be typed again, in the words of the language.
func TestSpelt(t *testing.T) {
	for l, want := range map[text.Lang]string{
		text.English: "11 2 H E C|resolve|pass",
		"fr":         "11 2 S E B|résoudre|passer",
	} {
		d := plainDesk(t, l)
		g := enter(t, d, tokyo.Base, "place p2 city; roll 112hec; resolve; answer yes; pass").g
		var got []string
		for step := 1; step < g.Steps(); step++ {
			got = append(got, g.Typable(step))
		}
		if strings.Join(got, "|") != want {
			t.Errorf("%s: %q", l, got)
		}
	}
}

// TestSeatBy checks that on a page played by touch, each seat says who plays it. One that kot plays has no name, and plays
// like the others of kot.
func TestSeatBy(t *testing.T) {
	d := plainDesk(t, text.English)
	d.ByTap = true
	f, err := d.boxes[tokyo.Base].Setup(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, say := range []string{"count 3", "name1 Anna", "name2 Ben", "name3 Cleo", "hand2 kot", "strength hard", "hand3 kot",
		"hand2 person", "name2 Zoe"} {
		id, word, _ := strings.Cut(say, " ")
		if err := f.Set(id, word); err != nil {
			t.Fatal(say, err)
		}
	}
	var got []string
	for _, field := range f.Fields() {
		if strings.HasPrefix(field.ID, "hand") || strings.HasPrefix(field.ID, "name") || field.ID == "kot" || field.ID == "strength" {
			got = append(got, fmt.Sprintf("%s=%s", field.ID, field.Value))
		}
	}
	if want := "name1=Anna; hand1=person; name2=Zoe; hand2=person; hand3=kot; strength=hard"; strings.Join(got, "; ") != want {
		t.Errorf("%s", strings.Join(got, "; "))
	}
}

// TestSaidOfSetup checks what a page shows for the chosen tiles, Monsters and options, or why a choice was refused.
func TestSaidOfSetup(t *testing.T) {
	const sides = "is not a choice of sides; use red, green, random, ten letters such as rgrgrgrgrg, or green sides by name (12.10)"
	d := plainDesk(t, text.English)
	for _, c := range []struct {
		edition  tokyo.Edition
		said, id string
		want     string
	}{
		{tokyo.Dark, "tiles rgrgrgrgrg", "tiles", "green: Final Roar, Underdog, Fluxling, Sonic Boomer, Starburst, the others red"},
		{tokyo.Dark, "tiles rgr", "tiles", "! \"rgr\" " + sides},
		{tokyo.Dark, "tiles barbs", "tiles", "green: Barbs, the others red"},
		{tokyo.Dark, "tiles chess", "tiles", "! \"chess\" " + sides},
		{tokyo.Base, "count 3,monster1 the-king,monster2 gigazaur", "monster1", "The King"},
		{tokyo.Base, "count 3,monster1 alienoid,monster1 random", "monster1", "The King"},
		{tokyo.Base, "row heal;tank;", "row", "! a row has three cards, not 1 (2.2)"},
		{tokyo.Base, "row heal, tank", "row", "! a row has three cards, not 2 (2.2)"},
		{tokyo.Base, "row heal, heal, tank", "row", "! Heal cannot be in the row twice (2.2)"},
		{tokyo.Base, "row xyzzy, qqqq, tank", "row", "! xyzzy matches no card; qqqq matches no card (2.2)"},
		{tokyo.Dark, "row tile-barbs, ?, ?", "row", "! no card matches \"tile-barbs\""},
		{tokyo.Base, "row heal, ?, tank", "row", "Heal, ?, Tank"},
	} {
		f, err := d.boxes[c.edition].Setup(nil)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for say := range strings.SplitSeq(c.said, ",") {
			id, word, _ := strings.Cut(say, " ")
			if strings.HasPrefix(c.said, "row") {
				id, word, _ = strings.Cut(c.said, " ")
			}
			if err := f.Set(id, word); err != nil {
				got = "! " + f.Words().Error(err)
			}
		}
		if got == "" {
			for _, field := range f.Fields() {
				if field.ID == c.id {
					got = field.Value
				}
			}
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.said, got, c.want)
		}
	}
}

// TestToLayWhole checks everything that is laid out for a game, line by line, with the numbers of the rules.
func TestToLayWhole(t *testing.T) {
	v, table := at(t, text.English, "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king; player p3 alienoid Zoe; first p1; row "+
		"heal jets ?")
	got := strings.Join(v.ToTheTable(table), "|")
	const want = "Anna: Gigazaur, 10 hearts, no points, no energy (2.1)|The King: 10 hearts, no points, no energy (2.1)|" +
		"Zoe: Alienoid, 10 hearts, no points, no energy (2.1)|Tokyo board in the middle, energy cubes and tokens beside it; Tokyo is " +
		"empty (2.1)|" +
		"Shuffle the cards and reveal three: Heal, Jets, ? (2.2)|First player: Anna (2.4)|" +
		"Two ways to win: have 20 victory points, or be the last Monster left (1.1)"
	if got != want {
		t.Errorf("%q", got)
	}
}
