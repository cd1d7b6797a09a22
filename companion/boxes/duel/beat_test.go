package duel_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
)

// TestEnterSays checks what Enter does with the dice on the table, and the beat: what comes next, and how many pieces Autobot moves.
func TestEnterSays(t *testing.T) {
	const (
		mine   = solo + "start you\nrow ? ? ?\n"
		theirs = solo + "start rival\nrow ? ? ?\n"
		both   = two + "start you\nrow ? ? ?\n"
	)
	for _, c := range []struct {
		lines string
		beat  companion.Beat
		shops bool
		want  string
	}{
		{mine, companion.RollBeat, true, ""},
		{mine + "roll ccffe", companion.PreviewBeat, true, "resolve, then the shop"},
		{mine + "roll ccffh", companion.PreviewBeat, false, "resolve and end the turn, +1 (0 energy: no shop)"},
		{mine + "roll ccffe;keep cc", companion.RollBeat, true, ""},
		{mine + "set rival.hearts 2;roll ccffe", companion.PreviewBeat, false, "resolve, and the game ends"},
		{mine + "set fame 6;roll fffce", companion.PreviewBeat, false, "resolve, and the game ends"},
		{mine + "roll ccffe;stop;resolve", companion.ShopBeat, false, "end the turn, +1"},
		{mine + "roll ccffe;stop;resolve;pass", companion.RollBeat, false, ""},
		{theirs + "roll ccffe", companion.RollBeat, false, ""},
		{theirs + "roll ccffe;roll f", companion.PreviewBeat, false, "resolve: 2 pieces to move, then your roll"},
		{theirs + "roll hhhhh;roll hhhhh;roll hhhhh", companion.PreviewBeat, false, "resolve: 1 piece to move, then its white dice"},
		{theirs + "set rival.energy 6;roll ccffe;roll f", companion.PreviewBeat, false, "resolve: 2 pieces to move, then its white dice"},
		{theirs + "card you camouflage;roll ccffe;roll f", companion.PreviewBeat, false, "resolve, then you answer"},
		{theirs + "set you.hearts 2;roll ccffe;roll f", companion.PreviewBeat, false, "resolve: 1 piece to move, and the game ends"},
		{both + "card rival camouflage;roll ccffe", companion.PreviewBeat, true, "resolve, then Bo answers"},
		{both + "roll ccffh", companion.PreviewBeat, false, "resolve and end the turn, +1 (0 energy: no shop)"},
		{both + "roll ccffe;stop;resolve", companion.ShopBeat, false, "end the turn, +1"},
		{both + "concede you", companion.EndBeat, false, ""},
	} {
		d := desk(t, text.English)
		save(t, d, "game", strings.ReplaceAll(c.lines, ";", "\n")+"\n")
		g, _, err := d.Look(d.Store.Path("game"))
		if err != nil {
			t.Fatal(err)
		}
		v, have := g.View(), ""
		for _, k := range v.Choices {
			if k.Shortcut == companion.KeyEnter || k.Enter {
				have = k.Text
			}
		}
		if have != c.want || v.Beat != c.beat || v.Shops != c.shops {
			t.Errorf("%s: %q, %d, %v, want %q, %d, %v", c.lines, have, v.Beat, v.Shops, c.want, c.beat, c.shops)
		}
	}
}

// TestNoShopSaid: where a turn ends without a shop, Enter says so in every language, and one undo takes all of it back.
func TestNoShopSaid(t *testing.T) {
	for lang, want := range map[text.Lang]string{text.English: "no shop", text.Lang("fr"): "pas d'achats"} {
		d := desk(t, lang)
		save(t, d, "game", two+"start you\nrow ? ? ?\nroll ccffh\n")
		g, notes, err := d.Open(d.Store.Path("game"))
		if err != nil || len(notes) > 0 {
			t.Fatal(notes, err)
		}
		defer g.Close()
		c := companion.NewController(g)
		if f := c.Frame(); !strings.Contains(f.Enter, want) {
			t.Errorf("%q does not say %q", f.Enter, want)
		}
		_, err = c.Do(c.Enter())
		if f := c.Frame(); err != nil || f.Beat != companion.RollBeat || !strings.HasSuffix(f.Head.Turn, " 2") {
			t.Errorf("after Enter: %d, %+v, %v", f.Beat, f.Head, err)
		}
		if _, err := c.Undo(); err != nil || c.Frame().Beat != companion.PreviewBeat {
			t.Errorf("after one undo: %d, %v", c.Frame().Beat, err)
		}
	}
}
