package tokyo

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules/tokyo"
)

// This file is what a key adds to the event it stands for: the end of a turn in which
// nothing more can be done.

// move makes a move of an event, and of what follows it without anybody's choice.
func (g *Game) move(ev tokyo.Event) companion.Move { return g.Move(g.onward(ev)...) }

// mostFollowing is how many events follow one by themselves at most.
const mostFollowing = 12

// onward is an event with what follows it without anybody's choice. An event that is
// refused stands alone: the rules say why when it is played.
func (g *Game) onward(ev tokyo.Event) []tokyo.Event {
	v, now := g.tell.at(g.Now()), g.Now()
	out := []tokyo.Event{ev}
	before, items := *now, []tokyo.Event{ev}
	if h := g.Session.Game.History(); now.Asking {
		before, items = h[len(h)-1].Before, append(slices.Clip(slices.Clone(h[len(h)-1].Items)), ev)
	}
	for len(out) <= mostFollowing {
		after, err := v.Rules.Run(&before, items)
		if err != nil {
			return out
		}
		next, ok := v.follows(&after)
		if !ok {
			return out
		}
		out = append(out, next)
		if before, items = after, []tokyo.Event{next}; after.Asking {
			return out
		}
	}
	return out
}

// follows is the event that follows at a table without anybody's choice: the end of a turn
// in whose buy step nothing can be done.
func (v *View) follows(t *tokyo.Table) (next tokyo.Event, ok bool) {
	if v.idle(t) {
		return said(tokyo.Passed), true
	}
	return next, false
}

// idle says whether a turn stands at its buy step, nobody can do anything there, and
// nothing happens at its end that the players should see come: no game ends, no Monster
// falls, nobody is asked.
func (v *View) idle(t *tokyo.Table) bool {
	s := &t.State
	if _, asked := t.Open(); asked || s.Turn.Phase != tokyo.PhaseBuy || v.canBuy(s) || v.Warning(s) != "" {
		return false
	}
	if options := v.Rules.Options(s, nil); len(options) != 1 || options[0].Kind != tokyo.Passed {
		return false
	}
	after, err := v.Rules.Run(t, []tokyo.Event{said(tokyo.Passed)})
	return err == nil && !after.Asking && !after.State.Over() && after.State.Living() == s.Living()
}

// wins says whether the game ends with this turn, as the table stands, and for whom:
// NoSeat where several share it or nobody is left.
func (v *View) wins(t *tokyo.Table) (who tokyo.Seat, ends bool) {
	if t.State.Turn.Phase != tokyo.PhaseBuy || t.Asking {
		return tokyo.NoSeat, false
	}
	after, err := v.Rules.Run(t, []tokyo.Event{said(tokyo.Passed)})
	if err != nil || !after.State.Over() {
		return tokyo.NoSeat, false
	}
	return after.State.Winner, true
}
