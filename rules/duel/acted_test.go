package duel_test

import (
	"fmt"

	"kingoftokyo/internal/frozen"
	"kingoftokyo/rules/duel"
)

// tally counts what each card did. A card that had its moment but did nothing does not count.
type tally struct {
	r             *duel.Rules
	bought, acted map[string]int
}

func newTally(r *duel.Rules) *tally {
	return &tally{r: r, bought: map[string]int{}, acted: map[string]int{}}
}

// event counts the steps of an event.
func (c *tally) event(before *duel.State, steps []duel.Step) {
	buying := duel.NoCard
	for i := range steps {
		st := &steps[i]
		name := c.r.Box.CardName(st.Card)
		switch st.Verb {
		case duel.StepBuy:
			c.bought[name]++
			buying = st.Card
			if before.Turn.Phase == duel.PhaseStart {
				c.acted["made-in-a-lab"]++
			}
		case duel.StepOwn:
			buying = duel.NoCard
		case duel.StepActs, duel.StepShield, duel.StepReroll, duel.StepSkip, duel.StepLeave, duel.StepFewer, duel.StepSleep:
			if st.Card != duel.NoCard {
				c.acted[name]++
			}
		case duel.StepSwap:
			if name == "unstable-dna" { // the card taken in exchange did nothing
				c.acted[name]++
			}
		case duel.StepAgain:
			c.acted["frenzy"]++
		case duel.StepDice:
			c.dice(before, st)
		case duel.StepDamage:
			c.claws(before, st)
		case duel.StepBonus:
			c.bonus(st)
		case duel.StepDiscard:
			switch {
			case st.Rule == "O1" && st.N > 0:
				c.acted["alien-metabolism"]++
			case st.Rule == "O6":
				c.acted["superconductor"]++
			}
		}
		c.purchase(before, st, buying)
	}
}

// holds says whether the active side has a card.
func (c *tally) holds(s *duel.State, name string) bool {
	id, _ := c.r.Box.Card(name)
	return s.Sides[s.Turn.Active].Keep.Has(id)
}

// purchase counts what a card does when it is bought, besides its token (O8). If the buyer
// has breaking-news, the two cannot be told apart.
func (c *tally) purchase(before *duel.State, st *duel.Step, buying duel.CardID) {
	if st.Verb == duel.StepEnergy && st.Rule == "O3" {
		c.acted["eye-of-the-storm"]++
	}
	if buying == duel.NoCard || st.Rule != "O8" && st.Rule != "W4" || c.holds(before, "breaking-news") {
		return
	}
	switch st.Verb {
	case duel.StepPull, duel.StepDamage, duel.StepEnergy, duel.StepHearts, duel.StepDiceTokens:
		c.acted[c.r.Box.CardName(buying)]++
	}
}

// dice counts the cards that add dice and rolls.
func (c *tally) dice(before *duel.State, st *duel.Step) {
	if st.N == 4 && c.holds(before, "giant-brain") {
		c.acted["giant-brain"]++
	}
	if c.holds(before, "extra-head") && !c.holds(before, "natural-selection") && st.N == 1 &&
		st.Roll.Total() > max(0, 6-int(before.Sides[before.Turn.Active].Taken))+int(before.Turn.White) {
		c.acted["extra-head"]++
	}
}

// claws counts the cards that add claws to those that are resolved.
func (c *tally) claws(before *duel.State, st *duel.Step) {
	if st.Rule != "D2" {
		return
	}
	more := int(st.N) - int(before.Turn.Dice[duel.Claw]) - int(before.Turn.Added[duel.Claw])
	if more > 0 && c.holds(before, "acid-attack") {
		c.acted["acid-attack"]++
		more--
	}
	if more > 0 && c.holds(before, "adrenaline-augment") {
		c.acted["adrenaline-augment"]++
	}
}

// bonus counts the bonuses that unchained turns into damage: those of tokens that have no damage themselves.
func (c *tally) bonus(st *duel.Step) {
	if st.Bonus != duel.BonusDamage {
		return
	}
	for _, b := range c.r.Box.Tokens[st.Token].Spaces {
		if b.Kind == duel.BonusDamage {
			return
		}
	}
	c.acted["unchained"]++
}

// idle returns the cards that nobody bought or that did nothing. A card that is newer than the
// frozen ones only has to be bought: its cases say what it does.
func (c *tally) idle() (cards []string) {
	for i := 1; i <= c.r.Box.NumCards(); i++ {
		if id := c.r.Box.Cards[i].ID; c.bought[id] == 0 || c.acted[id] == 0 && frozen.Has(id) {
			cards = append(cards, fmt.Sprintf("%s (bought %d, acted %d)", id, c.bought[id], c.acted[id]))
		}
	}
	return cards
}
