package phrases_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/duel"
)

// TestPutBack checks the words for what lies differently once lines are undone.
func TestPutBack(t *testing.T) {
	const bought = pair + "|set you.energy 9|roll ccffe|stop|resolve"
	for _, c := range []struct {
		game string
		undo int
		want string
	}{
		{pair + "|roll ccffe|stop|resolve", 1, "Put back; Anna: energy 1 → 0; Ben: hearts 12 → 14"},
		{bought + "|buy 1|reveal ?", 2, "Put back; Anna: energy 7 → 10; Card row: 1 card back on the deck · slot 1: Snack time"},
		{bought + "|buy 2|reveal acid-attack|answer fame 3", 3, "Put back; Anna: energy 8 → 10; Fame: marker +1 → 0; Fish token off the board; Card row: 1 card back on the deck · slot 1: Snack time · slot 2: Photoshoot"},
		{bought + "|buy 2|reveal acid-attack|answer fame 3|buy 1|reveal ?|answer destruction 2", 6, "Put back; Anna: energy 2 → 8 → 10; Fame: marker +1 → 0; Fish token off the board; Tiger token off the board; Anna: take Acid attack away; Card row: 2 cards back on the deck · slot 1: Snack time · slot 2: Photoshoot"},
		{bought + "|sweep|reveal ?|reveal ?|reveal ?", 4, "Put back; Anna: energy 8 → 10; Card row: 3 cards back on the deck · slot 1: Snack time · slot 2: Photoshoot"},
		{bought + "|row camouflage ? ?|buy 1|reveal ?", 2, "Put back; Anna: energy 6 → 10; Anna: take Camouflage away; Card row: 1 card back on the deck · slot 1: Camouflage"},
		{"kot 1 duel two|side you the-king Anna|side rival alienoid Ben|start you|row ? ? ?|token king fame 2|roll pppce|stop|resolve|answer no|answer destruction -2", 3, "Put back; Anna: energy 1 → 0; Ben: hearts 13 → 14; King token off the board"},
		{pair + "|set you.dice-tokens 1|tokens 1", 1, "Put back; Anna: dice tokens 0 → 1"},
	} {
		g := writable(t, c.game)
		for range c.undo {
			if _, err := g.Log().Undo(); err != nil {
				t.Fatal(c.game, err)
			}
		}
		view := g.View()
		have := strings.Join(append([]string{view.Board.Title}, companion.Texts(view.Board.Lines)...), "; ")
		if have != c.want {
			t.Errorf("%s: %q, want %q", c.game, have, c.want)
		}
	}
}

// TestWonTold checks the sentence that says how a game was won.
func TestWonTold(t *testing.T) {
	for _, c := range []struct{ game, want string }{
		{alone + "|set rival.hearts 0|answer yes", "Autobot has no hearts left"},
		{alone + "|set you.hearts 0|answer yes", "you have no hearts left"},
		{alone + "|set fame 7|answer yes", "the Fame marker reached your Victory space"},
		{alone + "|set destruction 7|answer yes", "the Destruction marker reached your Victory space"},
		{alone + "|set fame -7|answer yes", "the Fame marker reached Autobot's Victory space"},
		{alone + "|set destruction -7|answer yes", "the Destruction marker reached Autobot's Victory space"},
		{alone + "|set fame 5|set destruction 4|answer yes", "both markers are in your spotlight zones: Fame +5, Destruction +4"},
		{pair + "|set fame -5|set destruction -4|answer yes", "both markers are in Ben's spotlight zones: Fame -5, Destruction -4"},
		{pair + "|set fame 7|answer yes", "the Fame marker reached Anna's Victory space"},
		{pair + "|concede you", "Anna gave up"},
	} {
		v, r := of(t, text.English, strings.HasPrefix(c.game, pair))
		have := v.Won(&game(t, r, c.game).Table().State)
		if have != c.want {
			t.Errorf("%s: %q, want %q", c.game, have, c.want)
		}
	}
}

// TestNamesTold checks the names of sides, cards, tokens and places.
func TestNamesTold(t *testing.T) {
	v, r := of(t, text.English, false)
	two, _ := of(t, text.English, true)
	nameless := &duel.Table{}
	named := &duel.Table{Setup: duel.Setup{Names: [2]string{"Anna", "Ben"}}}
	solo := &duel.Table{Setup: duel.Setup{Solo: true}}
	called := &duel.Table{Setup: duel.Setup{Solo: true, Names: [2]string{"Anna", ""}}}
	card, _ := r.Box.Card("photoshoot")
	for _, c := range [][2]string{
		{v.Side(duel.You), "you"}, {v.Side(duel.Rival), "Autobot"}, {two.Side(duel.You), "Anna"}, {two.Side(duel.Rival), "Ben"},
		{v.Name(nameless, duel.You), "Player 1"}, {v.Name(nameless, duel.Rival), "Player 2"}, {v.Name(named, duel.Rival), "Ben"},
		{v.Name(solo, duel.You), "You"}, {v.Name(solo, duel.Rival), "Autobot"}, {v.Name(called, duel.You), "Anna"}, {v.Name(called, duel.Rival), "Autobot"},
		{v.Card(card), "Photoshoot"}, {v.Card(duel.Unnamed), "an unnamed card"}, {v.Card(duel.NoCard), "-"}, {v.CardID("nothing"), "nothing"}, {v.Token("cat"), "Cat"}, {v.Token("nothing"), "nothing"},
		{v.Gives(0), "1 damage"},
		{v.Gives(4), "1 damage, 1 dice token"},
		{v.Spaces(4, duel.Place{At: 3}), "1 damage on +3, 1 dice token on +4"},
		{v.Spaces(4, duel.Place{At: 3, Flip: true}), "1 dice token on +3, 1 damage on +4"},
		{v.Place(0, duel.Place{At: 3}), "Fame +3"},
		{v.Place(4, duel.Place{Track: duel.DestructionTrack, At: -3}), "Destruction -3 to -2"},
		{v.Place(4, duel.Place{At: 3, Flip: true}), "Fame +3 to +4, turned round"},
		{v.FaceKey(duel.Power), "p"},
		{v.KeysOf(&duel.Event{Kind: duel.SpendTokens}), "tokens 1"},
		{v.KeysOf(&duel.Event{Kind: duel.Resolved, Face: duel.Fame}), "f"},
		{v.KeysOf(&duel.Event{Kind: duel.Bought, Slot: 2}), "2"},
		{v.KeysOf(&duel.Event{Kind: duel.Discarded, Slot: 2}), "discard 2"},
		{v.KeysOf(&duel.Event{Kind: duel.Swept}), "r"},
		{v.KeysOf(&duel.Event{Kind: duel.Passed}), "pass"},
	} {
		if c[0] != c[1] {
			t.Errorf("%q, want %q", c[0], c[1])
		}
	}
}
