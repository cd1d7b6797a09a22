package duel_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
)

// TestSetRight checks what can be corrected: a name, a card, whose turn it is, where a card lies; and who can give up.
func TestSetRight(t *testing.T) {
	const given = "card rival camouflage; Photoshoot is a discard card, so nobody keeps it; no card matches \"nothing\"; "
	const turns = "Anna: roll: turn you roll; Anna: resolve: turn you resolve; Anna: buy: turn you buy; Anna: end of turn: turn you end; "
	now := strings.Replace(turns, "roll:", "roll (now):", 1)
	const slots = "put it in slot 1 (correction): row acid-attack ? ?; put it in slot 2 (correction): row ? acid-attack ?; " +
		"put it in slot 3 (correction): row ? ? acid-attack"
	for _, c := range []struct{ name, lines, renamed, turns, lies, gives string }{
		{"alone", solo + "start you\nrow ? ? ?\n", "", now + "Autobot: roll: turn rival roll",
			"give it to Anna (correction): card you acid-attack; give it to Autobot (correction): card rival acid-attack; " + slots,
			"concede this game (u undoes it): concede you"},
		{"two", two + "start you\nrow ? ? ?\ncard rival acid-attack\n", "name rival Zoe Q", now + "Bo: roll: turn rival roll",
			"give it to Anna (correction): card you acid-attack; take it from Bo (correction): uncard rival acid-attack; " + slots,
			"Anna concedes this game (u undoes it): concede you; Bo concedes this game (u undoes it): concede rival"},
		{"two with a row", two + "start you\nrow acid-attack camouflage ?\n", "name rival Zoe Q", now + "Bo: roll: turn rival roll",
			"give it to Anna (correction): card you acid-attack; give it to Bo (correction): card rival acid-attack; " +
				"put it in slot 2 (correction): row acid-attack acid-attack ?; put it in slot 3 (correction): row acid-attack " +
				"camouflage acid-attack",
			"Anna concedes this game (u undoes it): concede you; Bo concedes this game (u undoes it): concede rival"},
		{"over", two + "start you\nrow ? ? ?\nconcede you\n", "", turns + "Bo: roll: turn rival roll",
			"give it to Anna (correction): card you acid-attack; give it to Bo (correction): card rival acid-attack; " + slots, ""},
	} {
		g := opened(t, desk(t, text.English), strings.ReplaceAll(c.lines, "\n", "; "))
		v := g.View()
		renamed, gave := "", ""
		if m := v.Rename(1, " Zoe  Q "); m != nil {
			renamed = strings.Join(m.Lines(), ", ")
		}
		for _, id := range []string{"camouflage", "photoshoot", "nothing"} {
			if m, err := v.Give(1, id); err != nil {
				gave += g.Words().Error(err) + "; "
			} else {
				gave += strings.Join(m.Lines(), ", ") + "; "
			}
		}
		for i, have := range []string{renamed, gave, offered(v.Turns), offered(g.CardCorrections("acid-attack")), offered(g.GiveUp())} {
			if want := []string{c.renamed, given, c.turns, c.lies, c.gives}[i]; have != want {
				t.Errorf("%s: %q, want %q", c.name, have, want)
			}
		}
	}
}

// offered returns choices with the lines that they write.
func offered(list []companion.Play) string {
	said := func(p companion.Play) string { return p.Text + ": " + strings.Join(p.Move.Lines(), ", ") }
	return strings.Join(text.Map(list, said), "; ")
}
