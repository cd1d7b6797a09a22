package companion_test

import (
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/library"
)

const (
	alone = "kot 1 duel solo|side you the-king|side rival meka-dragon|"
	pair  = "kot 1 duel two|side you gigazaur Anna|side rival alienoid Ben|start you|"
	three = "kot 1 tokyo|player p1 the-king Anna|player p2 gigazaur Ben|player p3 alienoid Cleo|first p1|"
	seats = "kot 1 tokyo|player p1 the-king Anna|player p2 gigazaur Ben|player p3 alienoid Cleo|plays p2 kot normal|first p2|"
)

// TestBeats checks, at each kind of table, the title of the turn, the prompt, what Enter does, and the key of each choice.
func TestBeats(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range []struct{ game, typed, beats, prompt, enter, keys string }{
		{alone + "start you|row ? ? ?", "",
			"ROLL 1 of 3 > preview > shop", "Roll 5 dice and type them",
			"", ""},
		{alone + "start you|row ? ? ?", "ccf",
			"ROLL 1 of 3 > preview > shop", "2 more dice to type",
			"", ""},
		{alone + "start you|row ? ? ?|roll ccffe", "",
			"roll > PREVIEW > shop", "[Enter] resolve, then the shop · [1]-[5] keep",
			"resolve, then the shop", "Enter resolve, then the shop"},
		{alone + "start you|row ? ? ?|roll ccffe|keep cc", "h",
			"ROLL 2 of 3 > preview > shop", "2 more dice to type",
			"", ""},
		{alone + "start you|row ? ? ?|roll ccffe|keep cc|roll hhh|stop", "",
			"roll > PREVIEW", "[Enter] resolve and end the turn, +1 (0 energy: no shop)",
			"resolve and end the turn, +1 (0 energy: no shop)", "Enter resolve and end the turn, +1 (0 energy: no shop)"},
		{alone + "start you|row snack-time ? ?|set you.energy 9|roll ccffe|stop|resolve", "",
			"roll > preview > SHOP", "[1] Snack time 3 · [n] name 2, 3 · [Enter] end the turn, +1",
			"end the turn, +1", "1 buy Snack time, price 3; r refresh the row, price 2; Enter end the turn, +1; 2 buy the unnamed card; 3 buy the unnamed card"},
		{alone + "start rival|row ? ? ?|roll ccffe", "",
			"ROLL 2 of 3 > preview", "Autobot: reroll 1 die and type it",
			"", "= that was Autobot's last roll"},
		{alone + "start rival|row ? ? ?|roll ccffe|roll f", "",
			"roll > PREVIEW", "[Enter] resolve: 2 pieces to move, then your roll",
			"resolve: 2 pieces to move, then your roll", "Enter resolve: 2 pieces to move, then your roll"},
		{alone + "start rival|row ? ? ?|set rival.energy 9|roll ccffe|roll f", "c",
			"roll > PREVIEW", "1 more die to type",
			"", "Enter resolve: 2 pieces to move, then its white dice"},
		{alone + "start you|row ? ? ?|concede you", "",
			"", "[r] rematch · [j] look back · [u] undo",
			"", ""},
		{alone + "start you|row ? ? ?|set fame 7", "",
			"roll > YOU ANSWER > preview > shop", "[Y] yes · [N] no",
			"", "Y yes; N no"},
		{pair + "row ? ? ?|set you.energy 9|roll ccffe|stop|resolve|buy 2", "",
			"roll > preview > shop > ANNA ANSWERS", "Anna: [N] name the card",
			"", "N type a few letters of its name"},
		{pair + "row ? ? ?|card you camouflage|set rival.energy 0|turn rival roll|roll ccffed|stop|resolve", "",
			"roll > preview > ANNA ANSWERS > shop", "Anna, Camouflage: what do the two dice show? (2 dice N)",
			"", "N decline"},
		{three, "",
			"ROLL > preview > shop", "Anna, up to 3 rolls: type the result, 6 dice",
			"", ""},
		{three + "roll 111ccc", "",
			"roll > PREVIEW", "[Enter] resolve and end the turn (0 energy: no shop)",
			"resolve and end the turn (0 energy: no shop)", "Enter resolve and end the turn (0 energy: no shop)"},
		{three + "row heal tank jets|roll 111ccc|resolve", "",
			"roll > preview > SHOP", "0 energy: nothing affordable · [Enter] end the turn",
			"end the turn", "Enter end the turn; 0 buy nothing more, end the turn; 1 Heal; 2 Tank; 3 Jets; r refresh the row, 2 energy"},
		{three + "row heal tank jets|roll 111ccc|resolve|pass|roll 22eecc|resolve", "",
			"roll > preview > ANNA ANSWERS > shop", "Anna: [Y] leave Tokyo City · [N] stay in Tokyo City",
			"", "Y leave Tokyo City; N stay in Tokyo City"},
		{seats + "row heal tank jets", "",
			"ROLL > preview > shop", "Ben: type its 6 dice · [z] kot rolls and plays",
			"", ""},
		{seats + "row heal tank jets", "11ccc",
			"ROLL > preview > shop", "Ben: 1 more die to type",
			"", ""},
		{seats + "row heal tank jets|roll 22eeec", "",
			"roll > PREVIEW > shop", "[Enter] Ben: resolve, and its turn ends",
			"Ben: resolve, and its turn ends", "Enter Ben: resolve, and its turn ends; a resolve, then the shop"},
		{seats + "row energy-hoarder tank jets|roll 22eeec|resolve", "",
			"roll > preview > SHOP", "[1] 3 · [Enter] Ben buys Energy Hoarder, 3 energy, and its turn ends",
			"Ben buys Energy Hoarder, 3 energy, and its turn ends", "Enter Ben buys Energy Hoarder, 3 energy, and its turn ends; 1 Ben buys Energy Hoarder, 3 energy; a end the turn; 0 buy nothing more, end the turn; 2 Tank; 3 Jets"},
	} {
		_, g := opened(t, lib, text.English, c.game, nil)
		played := companion.NewController(g)
		played.ByKeys("quxwy")
		for _, letter := range c.typed {
			face, _ := played.Face(letter)
			if m, err := played.Type(face); err != nil || m != nil {
				t.Fatal(i, m, err)
			}
		}
		f := played.Frame()
		var keys []string
		for i := range f.Keys {
			if k := f.Keys[i].Cap(played.Words()); k != "" && !f.Keys[i].NoKey {
				keys = append(keys, k+" "+f.Keys[i].Text)
			}
		}
		for _, x := range [][3]string{
			{"beats", strings.Join(f.Beats, " > "), c.beats}, {"prompt", f.Prompt, c.prompt}, {"Enter", f.Enter, c.enter}, {"keys", strings.Join(keys, "; "), c.keys},
		} {
			if x[1] != x[2] {
				t.Errorf("%s %s: %s: %q, want %q", c.game, c.typed, x[0], x[1], x[2])
			}
		}
		if err := played.Close(); err != nil {
			t.Error(err)
		}
	}
}
