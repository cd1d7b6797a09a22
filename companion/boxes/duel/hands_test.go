package duel_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/duel"
)

// opened returns a saved game of some lines.
func opened(t *testing.T, d *duelbox.Desk, lines string) companion.Game {
	t.Helper()
	save(t, d, "game", strings.ReplaceAll(lines, "; ", "\n")+"\n")
	g, notes, err := d.Open(d.Store.Path("game"))
	if err != nil || len(notes) > 0 {
		t.Fatal(lines, notes, err)
	}
	t.Cleanup(func() { g.Close() })
	return g
}

// pair is a game of two people, before anything was rolled.
const pair = "kot 1 duel two; side you gigazaur Anna; side rival cyber-kitty Ben; row ? ? ?; start you"

// TestHands checks to whom the second chair can be given, other than its present player.
func TestHands(t *testing.T) {
	for lines, want := range map[string]string{
		pair: "kot plays (easy): seat rival kot easy; kot plays (normal): seat rival kot normal; kot plays (hard): seat rival kot hard",
		strings.Replace(pair, "row", "plays rival kot normal; row",
			1): "a person plays: seat rival person; kot plays (easy): seat rival kot easy; kot plays (hard): seat rival kot hard",
	} {
		v := opened(t, desk(t, text.English), lines).View()
		if got := offered(v.Hands(1)); got != want {
			t.Errorf("%q: %s\nwant %s", lines, got, want)
		}
	}
	if v := opened(t, desk(t, text.English), "kot 1 duel solo; side you gigazaur; side rival meka-dragon; start "+
		"you").View(); v.Hands != nil {
		t.Error("Autobot's seat is given to somebody")
	}
}

// TestHandOver checks that a line that begins with a name gives the chair to kot or to a person.
func TestHandOver(t *testing.T) {
	g := opened(t, desk(t, text.English), pair)
	for _, c := range [][2]string{
		{"ben kot", "seat rival kot easy"}, {"ben kot hard", "seat rival kot hard"}, {"ben kot hard brawler", "seat rival kot hard"},
		{"anna kot normal", "seat you kot normal"}, {"ben person", "seat rival person"},
		{"ben kot chess", `! option kot cannot be "chess"; use easy, normal, hard`},
	} {
		got := ""
		if m, err := g.Parse(c[0]); err != nil {
			got = "! " + g.Words().Error(err)
		} else {
			got = strings.Join(m.Lines(), ", ")
		}
		if got != c[1] {
			t.Errorf("%q means %q, want %q", c[0], got, c[1])
		}
	}
}

// TestCost checks what a card would cost, and who would pay: less in slot 3, nothing for Autobot, and only when cards can be bought.
func TestCost(t *testing.T) {
	const alone = "kot 1 duel solo; side you gigazaur Anna; side rival meka-dragon; row ? ? ?; start you; set you.energy 4"
	for _, c := range []struct {
		lines string
		place int
		card  string
		want  companion.Cost
	}{
		{alone + "; turn you buy", 1, "acid-attack", companion.Cost{Buys: true, Who: "Anna", Price: 6, Have: 4}},
		{alone + "; turn you buy", 3, "acid-attack", companion.Cost{Buys: true, Who: "Anna", Price: 5, Have: 4}},
		{strings.Replace(alone, " Anna", "", 1) + "; turn you buy", 2, "photoshoot", companion.Cost{Buys: true, Price: 2, Have: 4}},
		{alone, 1, "acid-attack", companion.Cost{}},
		{alone + "; turn you buy", 0, "acid-attack", companion.Cost{}},
		{alone + "; turn you buy", 1, "chess", companion.Cost{}},
		{alone + "; turn rival end", 1, "acid-attack", companion.Cost{}},
		{pair + "; set rival.energy 9; turn rival buy", 3, "energize", companion.Cost{Buys: true, Who: "Ben", Price: 9, Have: 9}},
	} {
		v := opened(t, desk(t, text.English), c.lines).View()
		if got := v.Cost(c.place, c.card); got != c.want {
			t.Errorf("%s: %s in %d: %+v, want %+v", c.lines, c.card, c.place, got, c.want)
		}
	}
}

// TestSpelt checks a step as it can be typed again, in the words of the language.
func TestSpelt(t *testing.T) {
	for l, want := range map[text.Lang]string{
		text.English: "CCHFE|resolve|pass",
		"fr":         "BBSGE|résoudre|passer",
	} {
		g := opened(t, desk(t, l), pair+"; roll cchfe; resolve; pass")
		var got []string
		for step := range g.Log().Steps() {
			got = append(got, g.Log().Typable(step))
		}
		if strings.Join(got, "|") != want {
			t.Errorf("%s: %q", l, got)
		}
	}
}

// TestPickPairs checks one Monster against each other one, two against each other, and all; no Monster fights itself.
func TestPickPairs(t *testing.T) {
	d := desk(t, text.English)
	names := phrases.LoadNames(text.English, d.Rules.Box)
	n := len(d.Rules.Box.Monsters)
	for _, c := range []struct {
		said  string
		pairs int
		first string
	}{
		{"", n * (n - 1), "Alienoid and Cyber Kitty"},
		{"gigazaur", n - 1, "Gigazaur and Alienoid"},
		{"gigazaur king", 1, "Gigazaur and The King"},
		{"meka dragon cyber kitty", 1, "Meka Dragon and Cyber Kitty"},
		{"the king", n - 1, "The King and Alienoid"},
		{"king king", 0, ""}, {"chess", 0, ""}, {"chess king", 0, ""}, {"king chess", 0, ""}, {"a b c d", 0, ""},
	} {
		pairs, err := duelbox.PickPairs(names, strings.Fields(c.said))
		first := ""
		if len(pairs) > 0 {
			first = names.Monster(pairs[0][duel.You]) + " and " + names.Monster(pairs[0][duel.Rival])
		}
		if len(pairs) != c.pairs || first != c.first || (err != nil) != (c.pairs == 0) {
			t.Errorf("%q: %d pairs, %q, %v", c.said, len(pairs), first, err)
		}
	}
}

// TestChair checks who plays the second chair according to the set-up; kot may come with its Monster.
func TestChair(t *testing.T) {
	for _, c := range []struct{ said, want string }{
		{"other Ben", "rival Cyber Kitty, 13 hearts, other Ben, chair a person"},
		{"other kot:hard:gigazaur", "rival Gigazaur, 14 hearts, chair kot, hard"},
		{"other kot", "rival Cyber Kitty, 13 hearts, chair kot, easy"},
		{"chair normal", "rival Cyber Kitty, 13 hearts, chair kot, normal"},
		{"chair normal,chair person", "rival Cyber Kitty, 13 hearts, other Player 2, chair a person"},
		{"chair chess", "! option chair cannot be \"chess\"; use person, easy, normal, hard"},
		{"other kot:chess", "! \"chess\" does not name one monster; choose from Alienoid, Cyber Kitty, Gigazaur, Meka Dragon, Space " +
			"Penguin, The King"},
	} {
		f, err := duelbox.NewBox(desk(t, text.English)).Setup(nil)
		if err == nil {
			err = f.Set("duel", "2")
		}
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for say := range strings.SplitSeq(c.said, ",") {
			id, word, _ := strings.Cut(say, " ")
			if err := f.Set(id, word); err != nil {
				got = "! " + f.Words().Error(err)
			}
		}
		if got == "" {
			var about []string
			for _, field := range f.Fields() {
				if field.ID == "chair" || field.ID == "other" || field.ID == "rival" {
					about = append(about, field.ID+" "+field.Value)
				}
			}
			got = strings.Join(about, ", ")
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.said, got, c.want)
		}
	}
}

// TestUsesCounted: where a power is used more than once, each question says which of its uses it is about.
func TestUsesCounted(t *testing.T) {
	for lines, want := range map[string]string{
		"; roll ppche; resolve":              "Anna, power: which marker is pulled?",
		"; roll ppppe; resolve":              "Anna, power 1 of 2: which marker is pulled?",
		"; roll ppppe; resolve; answer fame": "Anna, power 2 of 2: which marker is pulled?",
	} {
		if a := opened(t, desk(t, text.English), pair+lines).View().Asked; a == nil || a.Question != want {
			t.Errorf("%s: %+v, want %q", lines, a, want)
		}
	}
}

// TestKotStops: where kot could roll again and stops, Enter says so before anything happens.
func TestKotStops(t *testing.T) {
	lines := strings.Replace(pair, "row ? ? ?; start you", "plays rival kot hard; row ? ? ?; start rival", 1) + "; set fame -6.5; roll fffff"
	if f := companion.NewController(opened(t, desk(t, text.English), lines)).Frame(); f.Enter != "Ben keeps all its dice and continues" {
		t.Errorf("Enter says %q", f.Enter)
	}
}
