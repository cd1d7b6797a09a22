package duel

import (
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file decides which beat a table is in, and what Enter does in it.

// beat returns the beat of a table.
func (v *view) beat(t *duel.Table) companion.Beat {
	switch s := &t.State; {
	case s.Over():
		return companion.EndBeat
	case v.Rules.LabOpen(s), s.Turn.Phase == duel.PhaseBuy, s.Turn.Phase == duel.PhaseEnd && !s.SpecialDue():
		return companion.ShopBeat
	case resolvable(v.Rules, s):
		return companion.PreviewBeat
	}
	return companion.RollBeat
}

// resolvable reports whether the dice on the table may be resolved: Autobot's if there is none left to reroll, a player's unless the
// player has said to reroll some.
func resolvable(r *duel.Rules, s *duel.State) bool {
	rolled := s.Turn.Phase == duel.PhaseRoll && s.Turn.Rolls > 0 && (!s.Turn.Said || s.Turn.Kept == s.Turn.Dice)
	return s.Turn.Phase == duel.PhaseResolve || s.Turn.Phase <= duel.PhaseRoll && r.RollsDone(s) || rolled && !s.Autobot()
}

// shops reports whether a shop is still to come in the turn, as far as that is known.
func (v *view) shops(t *duel.Table) bool {
	s := &t.State
	if s.Autobot() || s.Over() || s.Turn.Phase >= duel.PhaseBuy {
		return false
	}
	next := v.resolving(t)
	return !next.ends && !next.after.State.Over()
}

// resolution is what Enter does when dice may be resolved.
type resolution struct {
	events      []duel.Event
	shop, after duel.Table // the table before a turn ends in which nothing can be bought, and the table after Enter
	ends        bool       // it ends the turn, because nothing can be bought
}

// resolving returns what Enter does when dice may be resolved: it ends rolling, resolves, and ends a turn in which nothing can
// be bought. If the end of rolling asks somebody a question, it does only that: the answer comes before the preview of
// resolving.
func (v *view) resolving(t *duel.Table) (out resolution) {
	out.after = *t
	play := func(kind duel.EventKind) bool {
		next, err := v.Rules.Run(&out.after, []duel.Event{{Kind: kind}})
		if err != nil {
			return false
		}
		out.events, out.after = append(out.events, duel.Event{Kind: kind}), next
		return !next.Asking && !next.State.Over()
	}
	on := resolvable(v.Rules, &t.State)
	if on && t.State.Turn.Phase <= duel.PhaseRoll {
		on = play(duel.Stopped)
		same, turn := out.after.State, &t.State.Turn
		if same.Turn.Phase, same.Turn.Kept, same.Turn.Said = turn.Phase, turn.Kept, turn.Said; on && same == t.State {
			out.events, out.after = nil, *t // resolving implies that rolling ends
		}
	}
	on = on && play(duel.ResolvedAll)
	if out.shop = out.after; on && v.shopEmpty(&out.shop) {
		if out.ends = play(duel.Passed); !out.ends { // the players must see a question or the end of the game coming
			out.events, out.after = out.events[:len(out.events)-1], out.shop
		}
	}
	return out
}

// shopEmpty reports whether a shop has nothing that the player can do.
func (v *view) shopEmpty(t *duel.Table) bool {
	s := &t.State
	if s.Autobot() || s.Turn.Phase != duel.PhaseBuy {
		return false
	}
	options := v.Rules.Options(s, nil)
	for i := range s.Row {
		if s.Row[i] == duel.Unnamed && v.mayBuyUnnamed(s, i) {
			return false
		}
	}
	return len(options) == 1 && options[0].Kind == duel.Passed
}

// resolves puts into words what Enter does when dice may be resolved along with these white dice.
func (g *game) resolves(v *view, t *duel.Table, white []rules.Face) string {
	out := v.resolving(t)
	after, next := &out.after, "beat.then.shop"
	if len(white) > 0 {
		if ahead, err := phrases.LookAhead(v.Rules, t, white); err == nil {
			after = ahead.After()
		}
	}
	var args []rules.Arg
	switch s, turn := &after.State, &t.State.Turn; {
	case s.Over():
		next = "beat.then.over"
	case after.Asking:
		next = "beat.then.you"
		if who, ok := v.Answers(&after.Question); ok {
			next, args = "beat.then.asks", append(args, rules.Text("name", who))
		}
	case out.ends:
		end := rules.Text("end", v.going(&out.shop.State, ""))
		return v.Say("beat.enter.resolve.end", end, rules.Num("energy", int(out.shop.State.Sides[turn.Active].Energy)))
	case v.shopEmpty(after):
		next = "beat.then.end"
	case s.SpecialDue():
		next = "beat.then.white"
	case s.Turn.Number != turn.Number && !v.Two:
		next = "beat.then.roll.you"
	case s.Turn.Number != turn.Number:
		next, args = "beat.then.roll", append(args, rules.Text("name", v.Name(after, s.Turn.Active)))
	}
	then := v.Say(next, args...)
	if t.State.Autobot() {
		lines, _, _ := v.WillMove(t, g.Rolled(), white, false)
		n := 0
		for i := range lines {
			if lines[i].Piece != (companion.Piece{}) {
				n++
			}
		}
		if n > 0 {
			return v.Say("beat.enter.resolve.pieces", rules.Num("n", n), rules.Text("then", then))
		}
	}
	return v.Say("beat.enter.resolve", rules.Text("then", then))
}
