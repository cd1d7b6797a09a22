package boxes_test

import (
	"strconv"
	"strings"
	"testing"

	kingoftokyo "kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/library"
)

// TestBoxesHaveNames checks that each box has its names in every language, and that rule S2 has the number of cards in the box.
func TestBoxesHaveNames(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	r := autobot.NewRules(lib.Duel())
	desk := boxes.On(&duelbox.Desk{Rules: r, Desk: &companion.Desk{Library: lib}})
	all := text.LoadAll()
	for _, words := range all {
		for _, b := range desk.Boxes {
			for _, key := range []string{"page.box.", "cards.box.", "games.box."} {
				if !words.Has(key + b.ID()) {
					t.Errorf("%s: no text %s", words.Lang, key+b.ID())
				}
			}
		}
		if n := strconv.Itoa(r.Box.NumCards()); !strings.Contains(words.Say("rule.S2"), " "+n+" ") {
			t.Errorf("%s: rule S2 does not say %s cards", words.Lang, n)
		}
	}
}
