package duel_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
)

// TestSetRight: what can be set right: a name, a card, whose turn it is, who plays; where a card lies; and who can give up.
func TestSetRight(t *testing.T) {
	said := func(list []companion.Play) string {
		return strings.Join(text.Map(list, func(p companion.Play) string { return p.Text + ": " + strings.Join(p.Move.Lines(), ", ") }), "; ")
	}
	const turns = "Anna: roll (now): turn you roll; Anna: resolve: turn you resolve; Anna: buy: turn you buy; Anna: end of turn: turn you end; "
	for _, c := range []struct{ name, lines, renamed, given, hands, turns, lies, gives string }{
		{"alone", solo + "start you\nrow ? ? ?\n", "", "card rival camouflage; Photoshoot is a discard card, so nobody keeps it; no card matches \"nothing\"; ", "", turns + "Autobot: roll: turn rival roll", "give it to Anna (correction): card you acid-attack; give it to Autobot (correction): card rival acid-attack; put it in slot 1 (correction): row acid-attack ? ?; put it in slot 2 (correction): row ? acid-attack ?; put it in slot 3 (correction): row ? ? acid-attack", "concede this game (u undoes it): concede you"},
		{"two", two + "start you\nrow camouflage ? ?\ncard rival acid-attack\n", "name rival Zoe Q", "card rival camouflage; Photoshoot is a discard card, so nobody keeps it; no card matches \"nothing\"; ", "", turns + "Bo: roll: turn rival roll", "give it to Anna (correction): card you acid-attack; take it from Bo (correction): uncard rival acid-attack; put it in slot 1 (correction): row acid-attack ? ?; put it in slot 2 (correction): row camouflage acid-attack ?; put it in slot 3 (correction): row camouflage ? acid-attack", "Anna concedes this game (u undoes it): concede you; Bo concedes this game (u undoes it): concede rival"},
		{"over", two + "start you\nrow ? ? ?\nconcede you\n", "", "card rival camouflage; Photoshoot is a discard card, so nobody keeps it; no card matches \"nothing\"; ", "", "Anna: roll: turn you roll; Anna: resolve: turn you resolve; Anna: buy: turn you buy; Anna: end of turn: turn you end; Bo: roll: turn rival roll", "give it to Anna (correction): card you acid-attack; give it to Bo (correction): card rival acid-attack; put it in slot 1 (correction): row acid-attack ? ?; put it in slot 2 (correction): row ? acid-attack ?; put it in slot 3 (correction): row ? ? acid-attack", ""},
	} {
		d := desk(t, text.English)
		save(t, d, c.name, c.lines)
		g, _, err := d.Look(d.Store.Path(c.name))
		if err != nil {
			t.Fatal(err)
		}
		v := g.View()
		renamed, given := "", ""
		if v.Rename != nil {
			if m := v.Rename(1, " Zoe  Q "); m != nil {
				renamed = strings.Join(m.Lines(), ", ")
			}
		}
		for _, id := range []string{"camouflage", "photoshoot", "nothing"} {
			m, err := v.Give(1, id)
			if err != nil {
				given += g.Words().Error(err) + "; "
				continue
			}
			given += strings.Join(m.Lines(), ", ") + "; "
		}
		hands := ""
		if v.Hands != nil {
			hands = said(v.Hands(1))
		}
		for i, have := range []string{renamed, given, hands, said(v.Turns), said(g.CardCorrections("acid-attack")), said(g.GiveUp())} {
			if want := []string{c.renamed, c.given, c.hands, c.turns, c.lies, c.gives}[i]; have != want {
				t.Errorf("%s: %q, want %q", c.name, have, want)
			}
		}
	}
}
