package coach

import (
	"kingoftokyo/coach/lattice"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// botTurn is scratch space for Autobot's turn.
type botTurn struct {
	final []float64                        // of every last roll
	means [botRolls + 1][symbols][]float64 // by the roll that follows and the symbol collected, of each set kept before it
}

const (
	botRolls = 3 // D1
	symbols  = 3 // none yet, fame, destruction (A2)
)

// autobot is the chance in Autobot's turn: the mean over its dice, her choices at
// their best.
func (x *search) autobot(s *duel.State) float64 {
	switch s.Turn.Phase {
	case duel.PhaseStart, duel.PhaseRoll:
		return x.botRolling(s)
	case duel.PhaseResolve:
		return max(0, x.event(s, &resolveAll))
	case duel.PhaseEnd:
		if s.Sides[duel.Rival].Energy >= s.SpecialAt() {
			return x.special(s)
		}
	}
	return max(0, x.event(s, &passes))
}

// special is the mean over the two white dice of a special power (A7).
func (x *search) special(s *duel.State) float64 {
	k, win, known, can := x.remembered(s)
	if known {
		return win
	}
	for f := range rules.NumFaces {
		for g := f; g < rules.NumFaces; g++ {
			p := 1.0 / (rules.NumFaces * rules.NumFaces)
			if f != g {
				p *= 2
			}
			win += p * max(0, x.event(s, &whites[f][g]))
		}
	}
	if can {
		x.remember(k, win)
	}
	return win
}

// whites are the rolls of the two white dice, made once.
var whites = func() (list [rules.NumFaces][rules.NumFaces]duel.Event) {
	for f := range list {
		for g := range list[f] {
			list[f][g].Kind = duel.Rolled
			list[f][g].Roll[f]++
			list[f][g].Roll[g]++
		}
	}
	return list
}()

// botRolling is the chance before or between Autobot's rolls. What it keeps is
// fixed (A1-A3), so that the mean goes over multisets; the symbol collected stays
// from roll to roll.
func (x *search) botRolling(s *duel.State) float64 {
	f := x.push(s)
	defer x.pop()
	f.Turn.Phase = duel.PhaseRoll
	n, used := s.Turn.Dice.Total(), int(s.Turn.Rolls)
	if used == 0 {
		n = x.rules.DiceCount(s)
		x.spendAll(f)
	}
	if n == 0 || used >= botRolls {
		return max(0, x.event(s, &stops))
	}
	lat, h := lattice.Of(n), &x.his
	x.finals(f, lat)
	for roll := botRolls; roll > used; roll-- {
		for chosen := duel.NoSymbol; chosen <= duel.DestructionSymbol; chosen++ {
			h.means[roll][chosen] = sized(h.means[roll][chosen], len(lat.Sets))
			for i := lat.FirstRoll(); i < len(lat.Sets); i++ {
				h.means[roll][chosen][i] = x.decided(f, lat, i, roll, chosen)
			}
			lat.Keeps(h.means[roll][chosen])
			if roll == 1 {
				return h.means[1][duel.NoSymbol][0]
			}
		}
	}
	if kept := s.Turn.Kept; s.Turn.Said && kept.Total() < n {
		return h.means[used+1][s.Turn.Chosen][lat.Index(kept)]
	}
	return x.decided(f, lat, lat.Index(s.Turn.Dice), used, s.Turn.Chosen)
}

// decided is the chance once a roll lies there: Autobot keeps what it must, and she
// answers a level tie (A2).
func (x *search) decided(s *duel.State, lat *lattice.Lattice, i, roll int, chosen duel.Symbol) float64 {
	if roll == botRolls {
		return x.his.final[i]
	}
	s.Turn.Dice, s.Turn.Rolls, s.Turn.Chosen = lat.Sets[i], int8(roll), chosen
	d := x.rules.Decision(s)
	if d.Ask {
		return max(x.decided(s, lat, i, roll, duel.FameSymbol), x.decided(s, lat, i, roll, duel.DestructionSymbol))
	}
	if d.Reroll == (rules.Roll{}) { // A3
		return x.his.final[i]
	}
	return x.his.means[roll+1][d.Chosen][lat.Index(d.Keep)]
}

// spendAll spends Autobot's dice tokens before its first roll (A0).
func (x *search) spendAll(s *duel.State) {
	bot := &s.Sides[duel.Rival]
	n := min(bot.Dice, max(0, duel.MaxWhite-s.Turn.White))
	s.Turn.White += n
	bot.Dice -= n
}

// finals resolves every last roll.
func (x *search) finals(s *duel.State, lat *lattice.Lattice) {
	x.his.final = sized(x.his.final, len(lat.Sets))
	rolls, every := s.Turn, x.every
	x.every = false
	s.Turn.Phase, s.Turn.Rolls, s.Turn.Said, s.Turn.Kept = duel.PhaseResolve, botRolls, false, rules.Roll{}
	for i := lat.FirstRoll(); i < len(lat.Sets); i++ {
		s.Turn.Dice = lat.Sets[i]
		x.his.final[i] = max(0, x.event(s, &resolveAll))
	}
	s.Turn, x.every = rolls, every
}
