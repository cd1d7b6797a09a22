package sim_test

import (
	"fmt"
	"strings"

	"kingoftokyo/rules/duel"
)

// tally is a Sink that counts what each card did. A card that only had its moment
// and did nothing there does not count.
type tally struct {
	r             *duel.Rules
	bought, acted [duel.MaxCards + 1]int
	id            map[string]duel.CardID
}

func newTally(r *duel.Rules) *tally {
	c := &tally{r: r, id: map[string]duel.CardID{}}
	for i := 1; i <= r.Box.NumCards(); i++ {
		c.id[r.Box.Cards[i].ID] = duel.CardID(i)
	}
	return c
}

// Step counts a step.
func (c *tally) Step(s *duel.State, st *duel.Step) {
	switch st.Verb {
	case duel.StepBuy:
		c.bought[st.Card]++
		if s.Turn.Phase == duel.PhaseStart {
			c.acts("made-in-a-lab")
		}
	case duel.StepActs, duel.StepShield, duel.StepSwap, duel.StepReroll, duel.StepSkip, duel.StepLeave, duel.StepFewer, duel.StepSleep:
		if st.Verb == duel.StepFewer && st.Card == duel.NoCard {
			return
		}
		if st.Verb == duel.StepSwap && st.Card != c.id["unstable-dna"] {
			return // the card it was swapped for did nothing
		}
		c.acted[st.Card]++
	case duel.StepAgain:
		c.acts("frenzy")
	case duel.StepDice:
		c.dice(s, st)
	case duel.StepDamage:
		c.claws(s, st)
	case duel.StepBonus:
		c.bonus(st)
	case duel.StepDiscard:
		switch {
		case st.Rule == "O1" && st.N > 0:
			c.acts("alien-metabolism")
		case st.Rule == "O6":
			c.acts("superconductor")
		}
	}
	c.purchase(s, st)
}

func (c *tally) acts(name string) { c.acted[c.id[name]]++ }

// purchase counts what a card being bought does, beyond its token (O8). Where
// the buyer has breaking-news it cannot be told apart from that.
func (c *tally) purchase(s *duel.State, st *duel.Step) {
	if st.Verb == duel.StepEnergy && st.Rule == "O3" {
		c.acts("eye-of-the-storm")
	}
	id := s.Turn.Buying
	if id == duel.NoCard || st.Rule != "O8" && st.Rule != "W4" || s.Sides[s.Turn.Active].Keep.Has(c.id["breaking-news"]) {
		return
	}
	switch st.Verb {
	case duel.StepPull, duel.StepDamage, duel.StepEnergy, duel.StepHearts, duel.StepDiceTokens:
		c.acted[id]++
	}
}

// dice counts the cards that add dice and rolls.
func (c *tally) dice(s *duel.State, st *duel.Step) {
	m := &s.Sides[s.Turn.Active]
	if st.N == 4 && m.Keep.Has(c.id["giant-brain"]) {
		c.acts("giant-brain")
	}
	if m.Keep.Has(c.id["extra-head"]) && !m.Keep.Has(c.id["natural-selection"]) && st.N == 1 &&
		st.Roll.Total() > max(0, 6-int(m.Taken))+int(s.Turn.White) {
		c.acts("extra-head")
	}
}

// claws counts the cards that add claws to those that are resolved.
func (c *tally) claws(s *duel.State, st *duel.Step) {
	t, m := &s.Turn, &s.Sides[s.Turn.Active]
	if st.Rule != "D2" {
		return
	}
	more := int(t.Claws) - int(t.Dice[duel.Claw]) - int(t.Added[duel.Claw])
	acid := m.Keep.Has(c.id["acid-attack"])
	if acid && more > 0 {
		c.acts("acid-attack")
		more--
	}
	if more > 0 && m.Keep.Has(c.id["adrenaline-augment"]) {
		c.acts("adrenaline-augment")
	}
}

// bonus counts what unchained turns into damage: a token that has none itself.
func (c *tally) bonus(st *duel.Step) {
	if st.Bonus != duel.BonusDamage {
		return
	}
	for _, b := range c.r.Box.Tokens[st.Token].Spaces {
		if b.Kind == duel.BonusDamage {
			return
		}
	}
	c.acts("unchained")
}

// least is a word on every card that was bought or did something fewer than so
// many times.
func (c *tally) least(bought, acted int) string {
	var out []string
	for i := 1; i <= c.r.Box.NumCards(); i++ {
		if c.bought[i] < bought || c.acted[i] < acted {
			out = append(out, fmt.Sprintf("%s (bought %d, acted %d)", c.r.Box.Cards[i].ID, c.bought[i], c.acted[i]))
		}
	}
	return strings.Join(out, ", ")
}

// String is the whole count.
func (c *tally) String() string { return c.least(1<<30, 1<<30) }
