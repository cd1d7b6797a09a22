package phrases_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// of returns the phrases of a language, for a solo game or for two people.
func of(t *testing.T, l text.Lang, two bool) (*phrases.Phrases, *duel.Rules) {
	t.Helper()
	r := dueltest.Rules(t)
	names := phrases.LoadNames(l, r.Box)
	if two {
		names = names.Among(true, [2]string{"Anna", "Ben"})
	}
	return &phrases.Phrases{Names: names, Rules: r}, r
}

// TestStepsTold checks each step in words, for one player and, if the words differ, on the board or not.
func TestStepsTold(t *testing.T) {
	v, r := of(t, text.English, false)
	card := func(id string) duel.CardID { c, _ := r.Box.Card(id); return c }
	token := func(name string) duel.TokenID {
		for i := range r.Box.Tokens {
			if r.Box.Tokens[i].Name == name {
				return duel.TokenID(i)
			}
		}
		t.Fatal(name)
		return 0
	}
	fame := func(at int8, flip bool) duel.Place { return duel.Place{Track: duel.FameTrack, At: at, Flip: flip} }
	for _, c := range []struct {
		step  duel.Step
		want  string
		board bool
	}{
		{duel.Step{Verb: duel.StepChosen, Symbol: duel.FameSymbol}, "Autobot collects fame for the rest of this turn", false},
		{duel.Step{Verb: duel.StepSpendTokens, Side: duel.You, N: 2, Rule: "D6"}, "You: put back 2 dice tokens, roll a white die for each (D6)", true},
		{duel.Step{Verb: duel.StepPull, Side: duel.Rival, Track: duel.DestructionTrack, From: 2, At: 0, Rule: "D2"}, "Destruction marker: 1 space toward Autobot, to 0 (D2)", true},
		{duel.Step{Verb: duel.StepKingStop, Side: duel.You, Token: token("king"), N: 2, Rule: "T6"}, "King token: the Fame marker stops there, 2 spaces are lost (T6)", false},
		{duel.Step{Verb: duel.StepKingStop, Side: duel.You, Token: token("king"), N: 0, Rule: "T6"}, "King token: the Fame marker stops there (T6)", false},
		{duel.Step{Verb: duel.StepBonus, Side: duel.You, Token: token("cat"), Bonus: duel.BonusEnergy, N: 1, Rule: "D3"}, "Cat token: 1 energy for you (D3)", false},
		{duel.Step{Verb: duel.StepBonus, Side: duel.Rival, Token: token("cat"), Bonus: duel.BonusDamage, N: 2, Rule: "D3"}, "Cat token: 2 damage dealt by Autobot (D3)", false},
		{duel.Step{Verb: duel.StepDamage, Side: duel.You, N: 2, To: 9, Rule: "D2"}, "You: 2 damage, hearts wheel down to 9 (D2)", true},
		{duel.Step{Verb: duel.StepShield, Side: duel.You, Card: card("camouflage"), N: 1}, "You: Camouflage stops 1 damage", false},
		{duel.Step{Verb: duel.StepHearts, Side: duel.Rival, N: 2, To: 9, Rule: "D2"}, "Autobot: 2 hearts gained, hearts wheel up to 9 (D2)", true},
		{duel.Step{Verb: duel.StepHeartsFull, Side: duel.You, N: 2, Rule: "D2"}, "You: 2 hearts wasted, the wheel is at its starting value (D2)", false},
		{duel.Step{Verb: duel.StepEnergy, Side: duel.You, N: 2, To: 3, Rule: "D2"}, "You: take 2 energy (now 3) (D2)", true},
		{duel.Step{Verb: duel.StepEnergy, Side: duel.You, N: 1, To: 3, Rule: "O9"}, "You: take 1 energy (now 3) (O9)", true},
		{duel.Step{Verb: duel.StepPay, Side: duel.Rival, N: 2, To: 3, Rule: "D4"}, "Autobot: pay 2 energy (now 3) (D4)", true},
		{duel.Step{Verb: duel.StepDiceTokens, Side: duel.You, N: 1, To: 2, Rule: "D6"}, "You: take 1 dice token (now 2) (D6)", true},
		{duel.Step{Verb: duel.StepDiceFull, Side: duel.You, N: 1, Rule: "D6"}, "You: 1 dice token is lost, two is the limit (D6)", false},
		{duel.Step{Verb: duel.StepUseless, N: 2, Rule: "A5"}, "2 useless dice: 1 energy each for Autobot, as for power dice (A5)", false},
		{duel.Step{Verb: duel.StepSpecial, Side: duel.Rival, N: 6, Roll: rules.Roll{1, 1}, Rule: "A7"}, "Special power with C H (A7)", false},
		{duel.Step{Verb: duel.StepSpecialDue, Side: duel.Rival, N: 6, To: 7, Rule: "A7"}, "Autobot has 7 energy and uses its special power. It pays 6; roll its two white dice (A7)", false},
		{duel.Step{Verb: duel.StepBuy, Side: duel.You, Card: card("photoshoot"), N: 3, Rule: "D4"}, "You: take Photoshoot from the row (price 3) (D4)", true},
		{duel.Step{Verb: duel.StepReveal, Card: card("photoshoot"), Rule: "D4"}, "Reveal a card into slot 1: Photoshoot (D4)", true},
		{duel.Step{Verb: duel.StepReveal, Card: duel.Unnamed, Rule: "D4"}, "Reveal a card into slot 1 (D4)", true},
		{duel.Step{Verb: duel.StepShuffle, N: 12, Rule: "D5"}, "The deck is empty: shuffle the discards (12) into a new deck (D5)", true},
		{duel.Step{Verb: duel.StepDiscard, Side: duel.You, Card: card("photoshoot")}, "Discard Photoshoot", true},
		{duel.Step{Verb: duel.StepDiscard, Card: card("photoshoot"), N: 3}, "Discard Photoshoot from slot 3, slide the row", true},
		{duel.Step{Verb: duel.StepDiscard, Card: duel.Unnamed, N: 1}, "Discard the card in slot 1, slide the row", true},
		{duel.Step{Verb: duel.StepOwn, Side: duel.Rival, Card: card("camouflage")}, "Autobot: keep Camouflage face up", true},
		{duel.Step{Verb: duel.StepPlace, Token: token("cat"), Place: fame(3, false)}, "Place the Cat token on Fame +3", true},
		{duel.Step{Verb: duel.StepPlace, Token: token("lizard"), Place: fame(3, false)}, "Place the Lizard token on Fame: 1 damage on +3, 1 dice token on +4", true},
		{duel.Step{Verb: duel.StepPlace, Token: token("lizard"), Place: fame(3, true)}, "Place the Lizard token on Fame: 1 dice token on +3, 1 damage on +4", true},
		{duel.Step{Verb: duel.StepPlace, Token: token("king"), Place: fame(-2, false)}, "Place the King token on Fame -2", true},
		{duel.Step{Verb: duel.StepMove, Token: token("cat"), Place: fame(-3, false)}, "Move the Cat token to Fame -3", true},
		{duel.Step{Verb: duel.StepNoPlace, Token: token("cat"), Rule: "T1"}, "There is no free place for the Cat token (T1)", false},
		{duel.Step{Verb: duel.StepUnmoved, Token: token("cat"), Rule: "T1"}, "The Cat token stays where it is (T1)", false},
		{duel.Step{Verb: duel.StepAdd, Side: duel.You, N: 1, Face: duel.Power, Rule: "O3"}, "Added to the roll: power, once (O3)", false},
		{duel.Step{Verb: duel.StepFewer, Side: duel.Rival, N: 1, Card: card("dominate"), Rule: "O2"}, "Dominate: 1 fewer die for Autobot on the next roll (O2)", true},
		{duel.Step{Verb: duel.StepTaken, Side: duel.Rival, N: 1, Rule: "O2"}, "Autobot: 1 lost die is back (O2)", false},
		{duel.Step{Verb: duel.StepActs, Side: duel.You, Card: card("camouflage")}, "Camouflage takes effect", false},
		{duel.Step{Verb: duel.StepReroll, Side: duel.You, N: 2, Card: card("in-the-shadows"), Rule: "O3"}, "In the shadows: 2 fame dice rerolled (O3)", false},
		{duel.Step{Verb: duel.StepSkip, Side: duel.You, Card: card("rebooting"), Rule: "O5"}, "Rebooting: the dice are not resolved (O5)", false},
		{duel.Step{Verb: duel.StepLeave, Side: duel.You, Roll: rules.Roll{2, 1}, Card: card("titanic-batteries"), Rule: "O6"}, "Titanic batteries: CC H stay unresolved (O6)", true},
		{duel.Step{Verb: duel.StepSwap, Side: duel.Rival, Card: card("unstable-dna")}, "Unstable DNA is now in front of Autobot", true},
		{duel.Step{Verb: duel.StepAgain, Side: duel.Rival}, "Autobot: take another turn", true},
		{duel.Step{Verb: duel.StepTurn, Side: duel.Rival, N: 4}, "The dice pass to Autobot: turn 4", false},
		{duel.Step{Verb: duel.StepSleep, Side: duel.You, Card: card("hibernation")}, "You: asleep (Hibernation), the turn is over", false},
		{duel.Step{Verb: duel.StepWon, Side: duel.You, Why: duel.ByHearts, Rule: "W1"}, "VICTORY: Autobot has no hearts left (W1)", false},
		{duel.Step{Verb: duel.StepOverride, Rule: "T7"}, "Autobot kept dice that its rules would not keep (T7)", false},
		{duel.Step{Verb: duel.StepDoubtful, Card: card("photoshoot"), Rule: "D5"}, "Photoshoot should be in the discards; recorded anyway (D5)", false},
		{duel.Step{Verb: duel.StepUnsold, Side: duel.You, Card: card("photoshoot"), N: 3, To: 2, Rule: "D4"}, "You: 2 energy, Photoshoot costs 3; the card stays in the row (D4)", false},
		{duel.Step{Verb: duel.StepHeldDown, Token: token("cat"), Rule: "T1"}, "The Cat token stays where it is: a marker is on it (T1)", false},
		{duel.Step{Verb: duel.StepPowerLeft, Side: duel.You, N: 1, To: 2, Rule: "D2"}, "You: 1 power symbol is left over, the power needs 2 (D2)", false},
		{duel.Step{Verb: duel.StepPowerLeft, Side: duel.You, N: 1, To: 2, Rule: "D6"}, "You: 1 power symbol is left over, two dice tokens is the limit (D6)", false},
	} {
		lines := phrases.StepLines(v.Names, []duel.Step{c.step})
		if len(lines) != 1 || lines[0] != (companion.Line{Text: c.want, Board: c.board}) {
			t.Errorf("%+v: %v, want %q, %v", c.step, lines, c.want, c.board)
		}
	}
}

// TestDiscardUnnamed checks that an unnamed card is discarded as the card of its slot.
func TestDiscardUnnamed(t *testing.T) {
	for l, want := range map[text.Lang]string{text.English: "Discard the card in slot 3, slide the row", "fr": "Défausser la carte de l'emplacement 3, faire glisser la rangée"} {
		v, _ := of(t, l, false)
		if lines := phrases.StepLines(v.Names, []duel.Step{{Verb: duel.StepDiscard, Card: duel.Unnamed, N: 3}}); len(lines) != 1 || lines[0].Text != want {
			t.Errorf("%v, want %q", lines, want)
		}
	}
}

// TestStepWords checks that every step of the engine has words or is known to need none.
func TestStepWords(t *testing.T) {
	silent := map[duel.StepVerb]bool{duel.StepDice: true, duel.StepKeep: true}
	for verb := duel.StepDice; verb <= duel.StepPowerLeft; verb++ {
		for _, l := range text.Langs {
			v, _ := of(t, l, false)
			lines := phrases.StepLines(v.Names, []duel.Step{{Verb: verb, Why: duel.ByHearts, Bonus: duel.BonusHeart, Card: 1}})
			if silent[verb] != (len(lines) == 0) {
				t.Errorf("step %d says %v", verb, lines)
			}
			if len(lines) == 1 && strings.ContainsAny(lines[0].Text, "{}") {
				t.Errorf("step %d: %s", verb, lines[0].Text)
			}
		}
	}
}

// TestPullsAreOneLine checks that consecutive pulls are one line, unless a bonus comes between them.
func TestPullsAreOneLine(t *testing.T) {
	steps := []duel.Step{
		{Verb: duel.StepPull, Rule: "D2", Side: duel.You, From: 0, At: 2},
		{Verb: duel.StepPull, Rule: "D2", Side: duel.You, From: 2, At: 4},
		{Verb: duel.StepBonus, Rule: "D3", Side: duel.You, Bonus: duel.BonusEnergy, N: 1},
		{Verb: duel.StepPull, Rule: "D2", Side: duel.You, From: 4, At: 6},
	}
	v, _ := of(t, text.English, false)
	lines := phrases.StepLines(v.Names, steps)
	want := []string{"Fame marker: 2 spaces toward you, to +2 (D2)", "Cat token: 1 energy for you (D3)", "Fame marker: 1 space toward you, to +3 (D2)"}
	for i, l := range lines {
		if i >= len(want) || l.Text != want[i] {
			t.Errorf("line %d: %q", i, l.Text)
		}
	}
}

// TestChanges checks the words for every number that may differ, in both directions.
func TestChanges(t *testing.T) {
	v, r := of(t, text.English, false)
	before := game(t, r, alone+"|roll ccffe|stop|resolve|set fame 3|set you.hearts 9|set rival.energy 2").Table().State
	after := before
	if got := v.Changes(&before, &after); len(got) != 0 {
		t.Errorf("nothing changed, but: %q", got)
	}
	acid, _ := v.Rules.Box.Card("acid-attack")
	after.Sides[duel.You].Hearts, after.Sides[duel.Rival].Energy, after.Sides[duel.Rival].Dice = 11, 7, 2
	after.Sides[duel.You].Keep = after.Sides[duel.You].Keep.With(acid)
	after.Marker[duel.FameTrack], after.Marker[duel.DestructionTrack] = 7, -2
	got := strings.Join(v.Changes(&before, &after), "; ")
	if want := "you 9 → 11 hearts; Acid attack in front of you; Autobot 2 → 7 energy; Autobot 0 → 2 dice tokens; Fame +3 → +3.5; Destruction 0 → -1"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := strings.Join(v.Changes(&after, &before), "; "); !strings.Contains(got, "you no longer have Acid attack") || !strings.Contains(got, "Fame +3.5 → +3") {
		t.Errorf("the other way: %q", got)
	}
}
