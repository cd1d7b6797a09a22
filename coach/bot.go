package coach

import (
	"kingoftokyo/autobot"
	"kingoftokyo/coach/lattice"
	"kingoftokyo/coach/rolling"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// autobot is the chance in Autobot's turn: the mean over its dice, with the best choices of the
// player.
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

// botRolling is the chance before or between Autobot's rolls. The rules say what it keeps (A1 to
// A3), so that the chance is a mean over what the dice may show.
func (x *search) botRolling(s *duel.State) float64 {
	f := x.push(s)
	defer x.pop()
	f.Turn.Phase = duel.PhaseRoll
	n, used := s.Turn.Dice.Total(), int(s.Turn.Rolls)
	if used == 0 {
		n = x.rules.DiceCount(s)
		x.spendAll(f)
	}
	if n == 0 || used >= autobot.LastRoll {
		return max(0, x.event(s, &stops))
	}
	at := x.rules.Situation(f)
	r := rolling.Of(n, int(at.Deficit), at.Fame, at.Destruction)
	x.means.Begin(r, x.beginLast(f, r), &lattice.Faces)
	switch kept := s.Turn.Kept; {
	case used == 0:
		return x.means.Kept(0, 1, duel.NoSymbol)
	case s.Turn.Said && kept.Total() < n:
		return x.means.Kept(r.Index(kept), used+1, s.Turn.Chosen)
	}
	return x.means.Lying(r.Index(s.Turn.Dice), used, s.Turn.Chosen)
}

// spendAll spends Autobot's dice tokens before its first roll (A0).
func (x *search) spendAll(s *duel.State) {
	bot := &s.Sides[duel.Rival]
	n := min(bot.Dice, max(0, duel.MaxWhite-s.Turn.White))
	s.Turn.White += n
	bot.Dice -= n
}

// lastRolls works out what Autobot's last rolls are worth at a table (rolling.Worth).
type lastRolls struct {
	*search
	s     *duel.State
	sets  []rules.Roll
	known []float64 // less than 0: not yet
}

// beginLast prepares lastRolls for a table, on which it lays the dice.
func (x *search) beginLast(s *duel.State, r *rolling.Rolling) *lastRolls {
	l := &x.last
	l.search, l.s, l.sets, l.known = x, s, r.Sets, sized(l.known, len(r.Sets))
	for i := range l.known {
		l.known[i] = refused
	}
	s.Turn.Phase, s.Turn.Rolls, s.Turn.Said, s.Turn.Kept = duel.PhaseResolve, autobot.LastRoll, false, rules.Roll{}
	return l
}

// Last is the chance after the resolution of some dice.
func (l *lastRolls) Last(dice int) float64 {
	if l.known[dice] < 0 {
		every := l.every
		l.every, l.s.Turn.Dice = false, l.sets[dice]
		l.known[dice] = max(0, l.event(l.s, &resolveAll))
		l.every = every
	}
	return l.known[dice]
}

// Mean is the mean of six.
func (l *lastRolls) Mean(of [rules.NumFaces]float64) float64 {
	sum := 0.0
	for _, n := range of {
		sum += n
	}
	return sum / rules.NumFaces
}

// Best is the better symbol.
func (l *lastRolls) Best(fame, destruction float64) float64 { return max(fame, destruction) }
