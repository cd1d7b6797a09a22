package phrases_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// TestAnswersTold checks the words of each kind of answer.
func TestAnswersTold(t *testing.T) {
	v, r := of(t, text.English, false)
	photoshoot, _ := r.Box.Card("photoshoot")
	for _, c := range []struct {
		answer duel.Answer
		want   string
	}{
		{duel.Answer{Kind: duel.YesAnswer}, "yes"},
		{duel.Answer{Kind: duel.DeclineAnswer}, "no"},
		{duel.Answer{Kind: duel.SymbolAnswer, Symbol: duel.DestructionSymbol}, "destruction"},
		{duel.Answer{Kind: duel.FaceAnswer, Face: duel.Power}, "power"},
		{duel.Answer{Kind: duel.FaceAnswer, Face: duel.Power, N: 1}, "power once"},
		{duel.Answer{Kind: duel.FaceAnswer, Face: duel.Power, N: 2}, "power"},
		{duel.Answer{Kind: duel.DiceAnswer, Roll: rules.Roll{2, 0, 1}}, "CC E"},
		{duel.Answer{Kind: duel.CardAnswer, Card: photoshoot}, "Photoshoot"},
		{duel.Answer{Kind: duel.CardAnswer, Card: duel.Unnamed}, ""},
		{duel.Answer{Kind: duel.NumberAnswer, N: 3}, "3"},
		{duel.Answer{Kind: duel.PlaceAnswer, Place: duel.Place{Track: duel.DestructionTrack, At: 3}}, "Destruction +3"},
		{duel.Answer{Kind: duel.PlaceAnswer, Place: duel.Place{At: -3, Flip: true}}, "Fame -3 turned"},
	} {
		have := v.Answer(&duel.Event{Kind: duel.Answered, Answer: c.answer})
		if have != c.want {
			t.Errorf("%+v: %q, want %q", c.answer, have, c.want)
		}
	}
	for _, c := range []struct {
		cards []duel.CardID
		want  string
	}{{nil, ""}, {[]duel.CardID{photoshoot, duel.Unnamed, duel.NoCard}, "Photoshoot, ?, -"}} {
		if have := v.CardNames(c.cards); have != c.want {
			t.Errorf("%v: %q, want %q", c.cards, have, c.want)
		}
	}
	unnamed := duel.Event{Kind: duel.Answered, Answer: duel.Answer{Kind: duel.CardAnswer, Card: duel.Unnamed}}
	if have := v.Step(&duel.Table{}, &unnamed); have != "left a card unnamed" {
		t.Errorf("an answer without words is named: %q", have)
	}
	corrected := duel.Event{Kind: duel.SetNumber, Side: duel.You, Field: duel.HeartsField, N: 9}
	if have := v.Answer(&corrected); have != "corrected: you 9 hearts" {
		t.Errorf("a correction among answers: %q", have)
	}
}

// TestQuestionsAsked checks the words of each question, to the one of two who answers, and in the short form of a prompt.
func TestQuestionsAsked(t *testing.T) {
	v, r := of(t, text.English, false)
	two, _ := of(t, text.English, true)
	g := game(t, r, alone)
	camouflage, _ := r.Box.Card("camouflage")
	bonus := duel.Bonus{Kind: duel.BonusEnergy, N: 1}
	for _, c := range []struct {
		id   duel.QuestionID
		want [3]string
	}{
		{duel.AskReveal, [3]string{"Which card is now in slot 1?", "Which card is now in slot 1?", "Which card is now in slot 1?"}},
		{duel.AskPlace, [3]string{"Where does the Cat token go?", "Ben, where does the Cat token go?", "Ben, where does the Cat token go?"}},
		{duel.AskDoubt, [3]string{"Fame +3 seems to be taken or to have a marker on it. Is the Cat token really there?", "Ben, Fame +3 seems to be taken or to have a marker on it. Is the Cat token really there?", "Ben, is the Cat token really there?"}},
		{duel.AskCamouflage, [3]string{"Camouflage: roll 2 dice; each heart cancels one damage. What do they show?", "Ben, Camouflage: roll 2 dice; each heart cancels one damage. What do they show?", "Ben, Camouflage: what do the two dice show?"}},
		{duel.AskSuperconductor, [3]string{"Camouflage: discard it to gain 2 energy as well?", "Ben, Camouflage: discard it to gain 2 energy as well?", "Ben, Camouflage: discard it to gain 2 energy?"}},
		{duel.AskUnchained, [3]string{"Camouflage: deal 1 damage to the rival instead of 1 energy?", "Ben, Camouflage: deal 1 damage to the rival instead of 1 energy?", "Ben, Camouflage: deal 1 damage instead of 1 energy?"}},
		{duel.AskInShape, [3]string{"Camouflage: pay 1 energy to pull fame 1, how many times (at most 2)?", "Ben, Camouflage: pay 1 energy to pull fame 1, how many times (at most 2)?", "Ben, Camouflage: pay how many times (at most 2)?"}},
		{duel.AskGameOver, [3]string{"These numbers mean a win for you: not won. Is the game over?", "These numbers mean a win for Anna: not won. Is the game over?", "Is the game over?"}},
	} {
		q := duel.Question{ID: c.id, Side: duel.Rival, N: 2, Card: camouflage, Token: 0, Bonus: bonus, Place: duel.Place{At: 3}}
		s := &g.Table().State
		for i, have := range []string{v.Question(s, &q), two.Question(s, &q), two.Asks(&q, two.QuestionAs(s, &q, ".short"))} {
			if have != c.want[i] {
				t.Errorf("%s: %q, want %q", c.id, have, c.want[i])
			}
		}
	}
}

// TestAhead checks what Enter will do with the dice on the table, in the words of the list, and where the game will wait.
func TestAhead(t *testing.T) {
	for _, c := range []struct{ game, want string }{
		{alone + "|roll ccffe|stop", "You: energy 0 → 1; Autobot: hearts 12 → 10; Fame: 2 of 3, the marker does not move; Do now"},
		{kot + "|roll ccffe|roll f", "You: hearts 15 → 13; Fame: marker 0 → -1; Do now"},
		{kot + "|set rival.energy 6|roll ccffe|roll f", "You: hearts 15 → 13; Fame: marker 0 → -1; Do now"},
		{pair + "|card rival camouflage|roll ccffe|stop", "Fame: 2 of 3, the marker does not move; then: Ben, Camouflage: what do the two dice show?; Do now"},
		{pair + "|token cat fame 1|roll fffce|stop", "Anna: energy 0 → 1; Ben: hearts 14 → 12 (Cat token); Fame: marker 0 → +1; Do now"},
		{pair + "|token tiger fame 1|roll fffce|stop", "Anna: energy 0 → 2 (Tiger token); Ben: hearts 14 → 13; Fame: marker 0 → +1; Do now"},
		{pair + "|token alien fame 1|roll fffce|stop", "Anna: energy 0 → 1; Ben: hearts 14 → 13; Fame: marker 0 → +1; Do now"},
		{pair + "|card you acid-attack|roll fffce|stop", "Anna: energy 0 → 1; Ben: hearts 14 → 12; Fame: marker 0 → +1; Do now"},
	} {
		g := opened(t, c.game)
		view := g.View()
		have := strings.Join(append(companion.Texts(view.Advice.Lines), view.Board.Title), "; ")
		if have != c.want {
			t.Errorf("%s: %q, want %q", c.game, have, c.want)
		}
	}
}
