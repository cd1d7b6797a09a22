package duel_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// TestGuards: the cards that would protect a side now, in the order of O10: no damage at all, dice, the first damage ignored,
// the last heart. A card that has been used on this turn does not count.
func TestGuards(t *testing.T) {
	r := dueltest.Rules(t)
	kinds := [...]string{duel.GuardAll: "all", duel.GuardDice: "dice", duel.GuardFirst: "first", duel.GuardLast: "last"}
	for lines, want := range map[string]string{
		"": "",
		"card rival armor-plating; card rival camouflage; card rival unstoppable; card rival regeneration": "camouflage dice, " +
			"armor-plating first, unstoppable last",
		"card rival unstoppable; card you camouflage":         "unstoppable last",
		"card rival trendsetter":                              "",
		"card rival armor-plating; roll cchhe; stop; resolve": "", // it has ignored the first damage
	} {
		table, err := dueltest.Fold(r, nil, dueltest.Solo("gigazaur", "meka-dragon", "you")+lines)
		if err != nil {
			t.Fatal(lines, err)
		}
		var got []string
		for _, g := range r.Guards(&table.State, duel.Rival) {
			got = append(got, r.Box.Cards[g.Card].ID+" "+kinds[g.Guard])
		}
		if strings.Join(got, ", ") != want {
			t.Errorf("%s: %q, want %q", lines, got, want)
		}
	}
}

// TestCopies: the card that can copy energy, and no other.
func TestCopies(t *testing.T) {
	r := dueltest.Rules(t)
	table, err := dueltest.Fold(r, nil, dueltest.Solo("gigazaur", "meka-dragon", "you")+"card you superconductor; card rival camouflage")
	if err != nil {
		t.Fatal(err)
	}
	id, ok := r.Copies(&table.State, duel.You)
	if _, other := r.Copies(&table.State, duel.Rival); !ok || other || r.Box.Cards[id].ID != "superconductor" {
		t.Errorf("%v %v, the rival %v", id, ok, other)
	}
}

// TestSpeaking: when cards speak, for code that looks ahead.
func TestSpeaking(t *testing.T) {
	r := dueltest.Rules(t)
	s := r.Speaking()
	for card, want := range map[string]string{
		"adrenaline-augment": "claws resolving", "signature-move": "looking", "gentle-giant": "resolving", "breaking-news": "buying",
		"camouflage":     "against",
		"superconductor": "against", "regeneration": "resolving", "spiked-tail": "resolving", "extra-head": "", "unstoppable": "against",
	} {
		id, ok := r.Box.Card(card)
		if !ok {
			t.Fatal(card)
		}
		var got []string
		for _, of := range []struct {
			name string
			set  duel.CardSet
		}{{"claws", s.Claws}, {"looking", s.Looking}, {"resolving", s.Resolving}, {"buying", s.Buying}, {"against", s.Against}} {
			if of.set.Has(id) {
				got = append(got, of.name)
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s speaks %q, want %q", card, got, want)
		}
	}
}

// TestKingInSupply: The King has two tokens; if both are on the tracks, none is left.
func TestKingInSupply(t *testing.T) {
	r := dueltest.Rules(t)
	for lines, want := range map[string]bool{"": true, "token king fame 2": true, "token king fame 2; token king destruction -3": false} {
		table, err := dueltest.Fold(r, nil, dueltest.Solo("the-king", "meka-dragon", "you")+lines)
		if err != nil {
			t.Fatal(lines, err)
		}
		if got := r.KingInSupply(&table.State); got != want {
			t.Errorf("%q: a token is left: %v", lines, got)
		}
	}
}

// TestNamesOfParts: options, words of lines, numbers and questions by their names.
func TestNamesOfParts(t *testing.T) {
	var o duel.Options
	if !o.Set("difficulty", "hard") || !o.Hard || o.Set("difficulty", "chess") || o.Set("chess", "hard") || !o.Set("difficulty",
		"normal") || o.Hard {
		t.Errorf("%+v", o)
	}
	for word, want := range map[string]bool{"roll": true, "undo": true, "redo": true, "chess": false} {
		if duel.IsVerb(word) != want {
			t.Errorf("%s begins a line: %v", word, !want)
		}
	}
	if len(duel.Kinds("buy")) != 1 || duel.Kinds("chess") != nil {
		t.Errorf("behind buy stand %v", duel.Kinds("buy"))
	}
	set := duel.NewSetup(false, [2]duel.MonsterID{0, 1}, duel.You)
	if set.HasKot() {
		t.Error("kot plays, though nobody said so")
	}
	if set.Hands[duel.Rival] = (rules.Hand{Kot: true}); !set.HasKot() {
		t.Error("kot does not play")
	}
	for id, want := range map[duel.QuestionID][2]bool{
		duel.AskName: {true, false}, duel.AskReveal: {false, true}, duel.AskHand: {false, true}, duel.AskGameOver: {false, true},
	} {
		q := duel.Question{ID: id}
		if got := [2]bool{q.Names(), q.Everybody()}; got != want {
			t.Errorf("%s names a card and everybody sees the answer: %v", id, got)
		}
	}
	r := dueltest.Rules(t)
	table, err := dueltest.Fold(r, nil, dueltest.Solo("gigazaur", "meka-dragon", "you")+"set rival.hearts 5; set you.energy 7")
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(duel.HeartsField, duel.HeartsField.Of(&table.State, duel.Rival), duel.EnergyField,
		duel.EnergyField.Of(&table.State, duel.You)); got != "hearts 5 energy 7" {
		t.Error(got)
	}
}

// TestStandingRefused: an answer of the wrong form to a table's own question is refused with the reason, and changes
// nothing.
func TestStandingRefused(t *testing.T) {
	r := dueltest.Rules(t)
	for lines, answers := range map[string][]duel.Answer{
		"set fame 7":                           {{Kind: duel.FaceAnswer}, {Kind: duel.CardAnswer, Card: 1}},
		"card you hibernation; turn you start": {{Kind: duel.FaceAnswer}, {Kind: duel.SymbolAnswer, Symbol: duel.FameSymbol}},
	} {
		table, err := dueltest.Fold(r, nil, dueltest.Solo("gigazaur", "meka-dragon", "you")+lines)
		if err != nil {
			t.Fatal(lines, err)
		}
		q, open := table.Open()
		if !open {
			t.Fatalf("%s: nothing is asked", lines)
		}
		for _, a := range answers {
			after, err := r.Run(&table, []duel.Event{{Kind: duel.Answered, Answer: a}})
			var why *rules.Problem
			if !errors.As(err, &why) || why == nil || why.Key == "" || after.State != table.State {
				t.Errorf("%s: %s takes %+v: %v", lines, q.ID, a, err)
			}
		}
	}
}
