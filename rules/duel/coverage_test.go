package duel_test

import (
	"os"
	"strconv"
	"testing"

	"kingoftokyo"
	"kingoftokyo/internal/rulestest"
	"kingoftokyo/rules/library"
)

// enough is the number of cases that a card with a condition or a choice needs at least.
const enough = 4

// TestMain runs the tests. It checks that every card has a case of its own, every monster and every
// card that is not plain has enough, and every ruling line of a card and every step of a turn has one.
func TestMain(m *testing.M) {
	os.Exit(rulestest.Main(m, func(cited map[string]int) (lacks []string) {
		lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
		if err != nil {
			return []string{err.Error()}
		}
		var pieces []rulestest.Piece
		for i := range lib.Duel().Cards[1:] {
			card := &lib.Duel().Cards[1+i]
			least := enough
			if card.Plain {
				least = 1
			}
			pieces = append(pieces, rulestest.Piece{ID: card.ID, Rulings: len(card.Rulings), Least: least})
		}
		for i := range lib.Duel().Monsters {
			pieces = append(pieces, rulestest.Piece{ID: lib.Duel().Monsters[i].ID, Least: enough})
		}
		for n := 1; n <= 12; n++ {
			if step := "O" + strconv.Itoa(n); cited[step] == 0 {
				lacks = append(lacks, step+": no case is tagged so")
			}
		}
		// The panel of the roll warns, not the rules: TestLooking of package companion.
		return append(lacks, rulestest.Lacking(cited, pieces, "natural-selection:2")...)
	}))
}
