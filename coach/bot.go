package coach

import (
	"kingoftokyo/autobot"
	"kingoftokyo/coach/rolling"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// autobot is the worth of a table in Autobot's turn: the mean over its dice, with the choices of the
// player.
func (x *search) autobot(s *duel.State) worth {
	switch s.Turn.Phase {
	case duel.PhaseStart, duel.PhaseRoll:
		return x.botRolling(s)
	case duel.PhaseResolve:
		return x.event(s, &resolveAll).played()
	case duel.PhaseEnd:
		if s.Sides[duel.Rival].Energy >= s.SpecialAt() {
			return x.special(s)
		}
	}
	return x.event(s, &passes).played()
}

// special is the mean over the two white dice of a special power (A7).
func (x *search) special(s *duel.State) worth {
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
			win.plus(p, x.event(s, &whites[f][g]).played())
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

// botRolling is what a table is worth before or between Autobot's rolls. The rules say what it keeps (A1 to
// A3), so that it is a mean over what the dice may show.
func (x *search) botRolling(s *duel.State) worth {
	f := x.push(s)
	defer x.pop()
	f.Turn.Phase = duel.PhaseRoll
	n, used := s.Turn.Dice.Total(), int(s.Turn.Rolls)
	if used == 0 {
		n = x.rules.DiceCount(s)
		x.spendAll(f)
	}
	if n == 0 || used >= autobot.LastRoll {
		return x.event(s, &stops).played()
	}
	at := x.rules.Situation(f)
	r := rolling.Of(n, int(at.Deficit), at.Fame, at.Destruction)
	x.means.Begin(r)
	f.Turn.Phase, f.Turn.Rolls, f.Turn.Said, f.Turn.Kept, x.rolled = duel.PhaseResolve, autobot.LastRoll, false, rules.Roll{}, f
	switch kept := s.Turn.Kept; {
	case used == 0:
		return x.means.Kept(0, 1, duel.NoSymbol)
	case s.Turn.Said && kept.Total() < n:
		return x.means.Kept(r.Index(kept), used+1, s.Turn.Chosen)
	}
	return x.means.Lying(r.Index(s.Turn.Dice), used, s.Turn.Chosen)
}

// lastRoll is the worth of a table after the resolution of Autobot's last roll.
func (x *search) lastRoll(dice int) worth {
	every := x.every
	x.every, x.rolled.Turn.Dice = false, x.means.Sets[dice]
	win := x.event(x.rolled, &resolveAll).played()
	x.every = every
	return win
}

// spendAll spends Autobot's dice tokens before its first roll (A0).
func (x *search) spendAll(s *duel.State) {
	bot := &s.Sides[duel.Rival]
	n := min(bot.Dice, max(0, duel.MaxWhite-s.Turn.White))
	s.Turn.White += n
	bot.Dice -= n
}
