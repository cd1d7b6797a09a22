package tokyo_test

import (
	"fmt"
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/tokyo"
)

// TestEventsTold checks each kind of line in the words of the log, with the numbers that it changes.
func TestEventsTold(t *testing.T) {
	const shop = three + "row heal tank wings; set p1.energy 9; roll 22eeec; resolve; "
	for _, c := range []struct{ lines, want string }{
		{three + "roll 1123hc", "Anna: Anna rolled 11 2 3 H C"},
		{three + "roll 1123hc thrown", "Anna: Anna rolled 11 2 3 H C (rolled by kot)"},
		{three + "roll 111hcc; resolve", "Anna: Anna resolved the dice: Anna: points 0 → 2, Tokyo City"},
		{three + "roll 111hcc; resolve numbers", "Anna: Anna resolved numbers: Anna: points 0 → 1"},
		{three + "place p2 city; roll 111hcc; resolve; answer yes", "Anna: Anna resolved the dice (Bea yields Tokyo City): Anna: " +
			"points 0 → 2, Tokyo City; Bea: hearts 10 → 8, outside Tokyo"},
		{three + "place p2 city; roll 111hcc; resolve; answer no", "Anna: Anna resolved the dice (Bea stays in Tokyo City): Anna: " +
			"points 0 → 1; Bea: hearts 10 → 8"},
		{shop + "buy 1", "Anna: Anna bought Heal: Anna: energy 12 → 9"},
		{shop + "buy 3", "Anna: Anna bought Wings: Anna: energy 12 → 6; Anna has Wings"},
		{shop + "sweep", "Anna: Anna refreshed the row: Anna: energy 12 → 10"},
		{shop + "pass", "Anna: Anna ended the turn"},
		{three + "concede p2", "Anna: Bea gave up: Bea is out"},
		{three + "card p1 wings; set p1.energy 5; use p1 wings", "Anna: Anna used Wings: Anna: energy 5 → 3"},
		{three + "card p1 smoke-cloud; charge smoke-cloud 2; use smoke-cloud", "Anna: Anna used Smoke Cloud"},
		{three + "set p2.hearts 9", "Anna: corrected: Bea, hearts 9"},
		{three + "set p2.points 9", "Anna: corrected: Bea, points 9"},
		{three + "set turn 9", "Anna: corrected: turn 9"},
		{three + "place p2 city", "Anna: corrected: Bea, Tokyo City"},
		{three + "place p2 city; place p2 outside", "Anna: corrected: Bea, outside Tokyo"},
		{three + "out p2", "Anna: corrected: Bea is out of the game"},
		{three + "out p2; back p2", "Anna: corrected: Bea is in the game again"},
		{three + "card p2 wings", "Anna: corrected: Bea now has Wings"},
		{three + "card p2 wings; uncard p2 wings", "Anna: corrected: Bea no longer has Wings"},
		{three + "card p2 mimic; card p1 wings; copy mimic wings", "Anna: corrected: Mimic copies Wings"},
		{three + "roll 1123hc; row heal ? wings", "Anna: the row: Heal, ?, Wings"},
		{three + "turn p2 buy", "Anna: corrected: step cards (Bea)"},
		{three + "roll 1123hc; dice 111hhh", "Anna: corrected: dice 111 HHH"},
		{three + "name p2 Zoe", "Anna: renamed (Bea): Zoe"},
		{three + "figure p2 space-penguin", "Anna: new Monster (Bea): Space Penguin"},
		{three + "seat p2 kot hard", "Anna: Bea: kot plays (hard)"},
		{three + "seat p2 kot hard brawler", "Anna: Bea: kot plays (hard) and likes hitting"},
		{three + "seat p2 kot hard; seat p2 person", "Anna: Bea: a person plays"},
	} {
		g := gameOf(t, text.English, c.lines)
		past := g.Log().Past(0)
		have := past[len(past)-1].Who + ": " + past[len(past)-1].Text
		if have != c.want {
			t.Errorf("%s: %q, want %q", c.lines, have, c.want)
		}
	}
}

// TestSetRight checks what can be corrected: a name, a Monster, a card, where one lies, whose turn it is; and who can give up.
func TestSetRight(t *testing.T) {
	const monsters = "Alienoid: Zoë swaps: figure p2 alienoid, figure p3 the-king; Cyber Kitty: figure p2 cyber-kitty; " +
		"Gigazaur: Anna swaps: figure p2 gigazaur, figure p1 the-king; Meka Dragon: figure p2 meka-dragon; " +
		"Space Penguin: figure p2 space-penguin"
	const anna = "Anna gives up and leaves the game (u undoes it): concede p1"
	const bea = "Bea gives up and leaves the game (u undoes it): concede p2"
	const zoe = "Zoë gives up and leaves the game (u undoes it): concede p3"
	for _, c := range []struct{ lines, turns, gives string }{
		{three + "card p3 wings",
			"Anna: roll (now): turn p1 roll; Anna: dice: turn p1 resolve; Anna: cards: turn p1 buy; Bea: roll: turn p2 roll; " +
				"Zoë: roll: turn p3 roll", anna + "; " + bea + "; " + zoe},
		{three + "out p2",
			"Anna: roll (now): turn p1 roll; Anna: dice: turn p1 resolve; Anna: cards: turn p1 buy; Zoë: roll: turn p3 roll", anna + "; " + zoe},
		{three + "seat p2 kot normal climber; roll 1123hc",
			"Anna: roll: turn p1 roll; Anna: dice (now): turn p1 resolve; Anna: cards: turn p1 buy; Bea: roll: turn p2 roll; " +
				"Zoë: roll: turn p3 roll", anna + "; " + bea + "; " + zoe},
		{three + "out p2; out p3",
			"Anna: roll (now): turn p1 roll; Anna: dice: turn p1 resolve; Anna: cards: turn p1 buy", anna},
	} {
		g := gameOf(t, text.English, c.lines)
		v := g.View()
		given := ""
		for _, id := range []string{"wings", "heal", "nothing"} {
			if m, err := v.Give(1, id); err != nil {
				given += g.Words().Error(err) + "; "
			} else {
				given += strings.Join(m.Lines(), ", ") + "; "
			}
		}
		have := []string{strings.Join(v.Rename(1, " Zoe  Q ").Lines(), ", "), given, offered(v.Monsters(1)), offered(v.Turns),
			offered(g.GiveUp())}
		for i, want := range []string{"name p2 Zoe Q", "card p2 wings; Heal is a discard card, so nobody keeps it; no card matches " +
			"\"nothing\"; ",
			monsters, c.turns, c.gives} {
			if have[i] != want {
				t.Errorf("%s: %q, want %q", c.lines, have[i], want)
			}
		}
	}
	const lies = "give it to Anna (correction): card p1 wings; give it to Bea (correction): card p2 wings; " +
		"take it from Zoë (correction): uncard p3 wings; put it in slot 1 (correction): row wings tank jets; " +
		"put it in slot 2 (correction): row heal wings jets; put it in slot 3 (correction): row heal tank wings"
	g := gameOf(t, text.English, three+"row heal tank jets; card p3 wings")
	if have, none := offered(g.CardCorrections("wings")), g.CardCorrections("heal"); have != lies || len(none) > 0 {
		t.Errorf("%q, %v", have, none)
	}
}

// offered returns choices with the lines that they write.
func offered(list []companion.Play) string {
	said := func(p companion.Play) string { return p.Text + ": " + strings.Join(p.Move.Lines(), ", ") }
	return strings.Join(text.Map(list, said), "; ")
}

// TestSeatsOfKot checks how many seats kot plays, how well and how, according to the set-up.
func TestSeatsOfKot(t *testing.T) {
	for _, c := range []struct{ said, page, refused string }{
		{"kot 0", "kot=none of 4", ""},
		{"kot 2", "kot=2 of 4; strength=easy of 3; temper=just winning of 5", ""},
		{"kot 3", "kot=3 of 4; strength=easy of 3; temper=just winning of 5", ""},
		{"kot 4", "kot=none of 4", "kot can play 0 to 3 of the seats, not 4"},
		{"kot x", "kot=none of 4", "kot can play 0 to 3 of the seats, not x"},
		{"kot 2,strength hard", "kot=2 of 4; strength=hard of 3; temper=just winning of 5", ""},
		{"kot 2,strength schwer", "kot=2 of 4; strength=easy of 3; temper=just winning of 5", "option strength cannot be \"schwer\"; " +
			"use easy, normal, hard"},
		{"kot 3,temper brawler", "kot=3 of 4; strength=easy of 3; temper=hitting of 5", ""},
		{"kot 3,temper mixed", "kot=3 of 4; strength=easy of 3; temper=something different for each seat of 5", ""},
		{"kot 3,temper odd", "kot=3 of 4; strength=easy of 3; temper=just winning of 5", "option temper cannot be \"odd\"; use even, " +
			"brawler, climber, hoarder, mixed"},
		{"kot 3,strength easy,temper hoarder,kot 1", "kot=1 of 4; strength=easy of 3; temper=cards of 5", ""},
	} {
		f, err := plainDesk(t, text.English).boxes[tokyo.Base].Setup(nil)
		if err == nil {
			err = f.Set("count", "3")
		}
		if err != nil {
			t.Fatal(err)
		}
		refused := ""
		for say := range strings.SplitSeq(c.said, ",") {
			id, word, _ := strings.Cut(say, " ")
			if err := f.Set(id, word); err != nil {
				refused = f.Words().Error(err)
			}
		}
		var about []string
		for _, field := range f.Fields() {
			switch field.ID {
			case "kot", "strength", "temper":
				about = append(about, fmt.Sprintf("%s=%s of %d", field.ID, field.Value, len(field.Picks)))
			}
		}
		have := strings.Join(about, "; ")
		if have != c.page || refused != c.refused {
			t.Errorf("%s: %q, %q, want %q, %q", c.said, have, refused, c.page, c.refused)
		}
	}
}
