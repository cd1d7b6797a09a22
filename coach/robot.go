package coach

import (
	"slices"

	"kingoftokyo/autobot"
	"kingoftokyo/coach/rolling"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// robot expands the rest of Autobot's turn (A0 to A7): the mean of what its dice lead to. Its user,
// the search or a danger, decides what that is and how the player answers.
type robot[W any] struct {
	rules  *duel.Rules
	event  func(to *W, chance float64, s *duel.State, ev *duel.Event) // adds what an event of the turn leads to
	plus   func(to *W, chance float64, of W)                          // adds to a mean
	threat func(of W) threat                                          // the lower, the better for the player
	tied   bool                                                       // the player had to answer a level tie
	at     duel.State                                                 // after the last roll
	dice   *rolling.Rolling                                           // of the present turn
	known  map[int]W                                                  // by dice at the last roll
	lasts  [3][]float64                                               // threats of all dice after the last roll, if they were asked for
	means  [autobot.LastRoll][2][3][]float64                          // mean threats of all kept dice, by the roll before and the symbol
}

// next returns what a table in Autobot's turn leads to.
func (t *robot[W]) next(s *duel.State) (sum W) {
	switch {
	case s.Turn.Phase <= duel.PhaseRoll:
		return t.roll(s)
	case s.Turn.Phase == duel.PhaseResolve:
		t.event(&sum, 1, s, &resolveAll)
		return sum
	case s.Turn.Phase != duel.PhaseEnd || !s.SpecialDue():
		t.event(&sum, 1, s, &passes)
		return sum
	}
	deficit := min(duel.MaxWhite, s.Sides[duel.Rival].Deficit())
	if !unswayed(s) {
		deficit = duel.MaxWhite
	}
	for i := range rolling.White[deficit] {
		white := &rolling.White[deficit][i]
		t.event(&sum, white.Chance, s, &white.Event)
	}
	return sum
}

// unswayed reports whether Autobot's dice do just what their numbers say, so that those that do the
// same count as one: it has no card, and has resolved no die.
func unswayed(s *duel.State) bool { return s.Sides[duel.Rival].Keep == 0 && s.Turn.Done == 0 }

// roll returns what the rest of the roll step leads to, from the present dice on.
func (t *robot[W]) roll(s *duel.State) (sum W) {
	from, roll := rolling.Folded(s.Turn.Dice), s.Turn.Rolls
	n := from.Total()
	if roll == 0 {
		n = t.rules.DiceCount(s)
	}
	switch kept := rolling.Folded(s.Turn.Kept); {
	case roll == 0:
		from, roll = rules.Roll{}, 1
	case s.Turn.Said && from == kept:
		roll = autobot.LastRoll
	case s.Turn.Said && roll < t.rules.MaxRolls(s): // announced differently from A1 (T7)
		from, roll = kept, roll+1
	}
	at := t.rules.Situation(s)
	t.dice, t.at, t.known, t.tied = rolling.Of(n, int(at.Deficit), at.Fame, at.Destruction), *s, map[int]W{}, false
	t.lasts, t.means = [3][]float64{}, [autobot.LastRoll][2][3][]float64{}
	if bot := &t.at.Sides[duel.Rival]; s.Turn.Rolls == 0 { // A0
		spent := min(bot.Dice, max(0, duel.MaxWhite-s.Turn.White))
		t.at.Turn.White += spent
		bot.Dice -= spent
	}
	t.at.Turn.Phase, t.at.Turn.Rolls, t.at.Turn.Kept, t.at.Turn.Said = duel.PhaseResolve, autobot.LastRoll, rules.Roll{}, false
	ends := t.dice.Ends(t.dice.Index(from), s.Turn.Chosen, roll, 1, t.symbol)
	for dice, p := range ends {
		if p > 0 {
			ends[dice] = 0
			ends[t.alike(dice)] += p
		}
	}
	for dice, p := range ends {
		if p > 0 {
			t.plus(&sum, p, t.last(dice))
		}
	}
	return sum
}

// alike returns the dice that represent all those with the same effect after the last roll.
func (t *robot[W]) alike(dice int) int {
	roll := rolling.Folded(t.dice.Sets[dice])
	if unswayed(&t.at) {
		roll = rolling.Alike(roll, t.at.Sides[duel.Rival].Deficit(), 3) // D2
	}
	return t.dice.Index(roll)
}

// last returns what the last roll leads to.
func (t *robot[W]) last(dice int) W {
	dice = t.alike(dice)
	w, ok := t.known[dice]
	if !ok {
		t.at.Turn.Dice = t.dice.Sets[dice]
		t.event(&w, 1, &t.at, &resolveAll)
		t.known[dice] = w
	}
	return w
}

// symbol returns the player's better answer to a level tie after a roll (A2).
func (t *robot[W]) symbol(dice int, roll int8, _ float64) duel.Symbol {
	t.tied = true
	by := func(chosen duel.Symbol) (of threat) {
		for i := range of {
			of[i] = t.mean(roll, chosen)[i][t.dice.Decide(dice, chosen).At]
		}
		return of
	}
	if by(duel.DestructionSymbol).less(by(duel.FameSymbol)) {
		return duel.DestructionSymbol
	}
	return duel.FameSymbol
}

// mean returns the mean threat of all dice that are kept after a roll while Autobot collects a symbol.
func (t *robot[W]) mean(roll int8, chosen duel.Symbol) *[3][]float64 {
	if t.lasts[0] == nil {
		for i := range t.lasts {
			t.lasts[i] = make([]float64, len(t.dice.Sets))
		}
		for dice := t.dice.FirstRoll(); dice < len(t.dice.Sets); dice++ {
			for i, x := range t.threat(t.last(dice)) {
				t.lasts[i][dice] = x
			}
		}
	}
	m := &t.means[roll][chosen-duel.FameSymbol]
	for i := range m {
		if m[i] == nil {
			m[i] = slices.Clone(t.lasts[i])
			t.dice.Means(m[i], autobot.LastRoll-int(roll), chosen)
		}
	}
	return m
}

// threat is how bad something is for the player. Its numbers are compared in order; a later one breaks ties of those before it.
type threat [3]float64

// alikeWithin is the largest difference that is only rounding.
const alikeWithin = 1e-12

// less reports whether a threat is less than another one.
func (t threat) less(o threat) bool {
	for i := range t {
		if d := t[i] - o[i]; d < -alikeWithin || d > alikeWithin {
			return d < 0
		}
	}
	return false
}
