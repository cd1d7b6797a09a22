package coach

import (
	"kingoftokyo/autobot"
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
			win += float64(p * max(0, x.event(s, &whites[f][g]))) // not fused: every machine says the same
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
	x.means.Begin(r)
	f.Turn.Phase, f.Turn.Rolls, f.Turn.Said, f.Turn.Kept, x.rolled = duel.PhaseResolve, autobot.LastRoll, false, rules.Roll{}, f
	switch kept := s.Turn.Kept; {
	case used == 0:
		return x.means.Kept(0, 1, duel.NoSymbol)[0]
	case s.Turn.Said && kept.Total() < n:
		return x.means.Kept(r.Index(kept), used+1, s.Turn.Chosen)[0]
	}
	return x.means.Lying(r.Index(s.Turn.Dice), used, s.Turn.Chosen)[0]
}

// lastRoll is the chance after the resolution of Autobot's last roll.
func (x *search) lastRoll(dice int) [1]float64 {
	every := x.every
	x.every, x.rolled.Turn.Dice = false, x.means.Sets[dice]
	win := max(0, x.event(x.rolled, &resolveAll))
	x.every = every
	return [1]float64{win}
}

// spendAll spends Autobot's dice tokens before its first roll (A0).
func (x *search) spendAll(s *duel.State) {
	bot := &s.Sides[duel.Rival]
	n := min(bot.Dice, max(0, duel.MaxWhite-s.Turn.White))
	s.Turn.White += n
	bot.Dice -= n
}
