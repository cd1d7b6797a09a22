package advice_test

import (
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// TestPercent checks whole percents, as the language writes them; only what is certain is 0
// or 100, and only what is exact has no "about".
func TestPercent(t *testing.T) {
	for _, c := range []struct {
		p      float64
		en, fr string
	}{
		{0, "0%", "0 %"}, {1, "100%", "100 %"}, {0.5312, "53%", "53 %"}, {0.00001, "under 1%", "moins de 1 %"}, {0.99999, "over 99%", "plus de 99 %"},
		{0.01, "1%", "1 %"}, {0.99, "99%", "99 %"}, {0.0099, "under 1%", "moins de 1 %"}, {1 - 1e-12, "100%", "100 %"}, {1e-12, "0%", "0 %"},
	} {
		for lang, want := range map[text.Lang]string{text.English: c.en, text.Lang("fr"): c.fr} {
			if v := viewIn(t, lang); v.Percent(c.p) != want {
				t.Errorf("%v in %s: %q, want %q", c.p, lang, v.Percent(c.p), want)
			}
		}
	}
}

// TestOptionWords checks the words of every kind of choice, in both languages.
func TestOptionWords(t *testing.T) {
	r := viewIn(t, text.English).Rules
	set := duel.NewSetup(true, [2]duel.MonsterID{2, 3}, duel.You)
	for slot, id := range []string{"acid-attack", "?", "photoshoot"} {
		set.Row[slot], _ = r.Box.Card(id)
	}
	table := duel.Table{Setup: set, State: r.Start(&set)}
	for _, c := range []struct {
		ev      duel.Event
		answers []duel.Answer
		phase   duel.Phase
		en, fr  string
	}{
		{ev: duel.Event{Kind: duel.Kept, Roll: rules.Roll{2, 0, 0, 1}}, en: "keep CC F", fr: "garder BB G"},
		{ev: duel.Event{Kind: duel.Kept}, en: "reroll all", fr: "tout relancer"},
		{ev: duel.Event{Kind: duel.SpendTokens, N: 2}, en: "spend 2 dice tokens", fr: "dépenser 2 jetons dé"},
		{ev: duel.Event{Kind: duel.Resolved, Face: duel.Power}, answers: []duel.Answer{{Kind: duel.SymbolAnswer, Symbol: duel.FameSymbol}}, en: "power (fame)", fr: "pouvoir (gloire)"},
		{ev: duel.Event{Kind: duel.ResolvedAll}, en: "everything in order", fr: "tout résoudre dans l'ordre"},
		{ev: duel.Event{Kind: duel.Bought, Slot: 3}, en: "buy Photoshoot", fr: "acheter Photoshoot"},
		{ev: duel.Event{Kind: duel.Discarded, Slot: 1}, en: "discard Acid attack from the row (discard 1)", fr: "défausser Attaque acide de la rangée (défausser 1)"},
		{ev: duel.Event{Kind: duel.Swept}, en: "refresh the row", fr: "renouveler la rangée"},
		{ev: duel.Event{Kind: duel.Passed}, phase: duel.PhaseResolve, en: "leave the rest", fr: "laisser le reste"},
		{ev: duel.Event{Kind: duel.Passed}, phase: duel.PhaseBuy, en: "buy nothing", fr: "ne rien acheter"},
		{ev: duel.Event{Kind: duel.Passed}, phase: duel.PhaseStart, en: "continue", fr: "continuer"},
		{ev: duel.Event{Kind: duel.Answered, Answer: duel.No}, en: "no", fr: "non"},
	} {
		table.State.Turn.Phase = c.phase
		for lang, want := range map[text.Lang]string{text.English: c.en, text.Lang("fr"): c.fr} {
			if have := viewIn(t, lang).Option(&table, &coach.Option{Event: c.ev, Answers: c.answers}); have != want {
				t.Errorf("%q, want %q", have, want)
			}
		}
	}
}
