package tokyo_test

import (
	"fmt"
	"strings"
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// TestByNumber: whether a card looks at single dice of a result: the owner's cards on the owner's turn, and on any turn
// those that look at the dice of others.
func TestByNumber(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Base)
	for lines, want := range map[string]bool{
		"": false, "card p1 herd-culler": true, "card p2 herd-culler": false, "card p2 psychic-probe": true, "card p1 psychic-probe": true,
		"card p2 background-dweller": true, "card p1 wings": false, "row herd-culler ? ?": false,
	} {
		table, err := tokyotest.Fold(r, nil, tokyotest.Game(tokyo.Base, 3)+lines)
		if err != nil {
			t.Fatal(lines, err)
		}
		if got := r.ByNumber(&table.State); got != want {
			t.Errorf("%q: %v", lines, got)
		}
	}
}

// TestKindsOfQuestions: what is special about some questions, and what is not.
func TestKindsOfQuestions(t *testing.T) {
	for id, want := range map[tokyo.QuestionID]string{
		tokyo.AskReveal: "everybody", tokyo.AskName: "names", tokyo.AskLab: "payable peeks", tokyo.AskTentacles: "beside",
		tokyo.AskRayDice: "zero",
		tokyo.AskYield:   "",
	} {
		q := tokyo.Question{ID: id}
		var got []string
		for _, of := range []struct {
			name string
			is   bool
		}{{"names", q.Names()}, {"payable", q.Payable()}, {"everybody", q.Everybody()}, {"peeks", q.Peeks()}, {"beside", q.Beside()},
			{"zero", q.ZeroAsks()}} {
			if of.is {
				got = append(got, of.name)
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: %q, want %q", id, got, want)
		}
	}
	q := tokyo.Question{ID: tokyo.AskReveal}
	if got := fmt.Sprint(q.Rules()); got != "[10.2]" {
		t.Errorf("a card is turned up by %s", got)
	}
}

// TestNamesOfParts: cards, faces and numbers by their names; an unknown thing has no name.
func TestNamesOfParts(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Base)
	wings, _ := r.Box.Card("wings")
	if got := fmt.Sprint(r.Box.CardName(wings), r.Box.CardName(tokyo.Unnamed), r.Box.CardName(tokyo.NoCard)); got != "wings?-" {
		t.Errorf("cards: %s", got)
	}
	if got := tokyo.FaceName(tokyo.Heart) + tokyo.FaceName(tokyo.Smash); got != "heartsmash" {
		t.Errorf("%s", got)
	}
	rapid, _ := r.Box.Card("rapid-healing")
	giant, _ := r.Box.Card("giant-brain")
	if !r.Usable(rapid) || r.Usable(giant) {
		t.Error("Rapid Healing is used by a line of its own, and Giant Brain by none")
	}
	if len(tokyo.Kinds("buy")) != 1 || tokyo.Kinds("chess") != nil {
		t.Errorf("behind buy stand %v", tokyo.Kinds("buy"))
	}
}
