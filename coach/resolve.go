package coach

import (
	"kingoftokyo/coach/core"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// mandatory reports whether resolving a face does anything: if so, the player must resolve it (D2).
func (x *search) mandatory(s *duel.State, f rules.Face) bool {
	return x.rules.Left(s, f) && (f < duel.Fame || duel.Pulls(x.rules.Symbols(s, f)) > 0)
}

// resolving returns what a table is worth while symbols are left to resolve (O6). Their order matters
// if a pull may lose (trapped), and to a few cards. Otherwise energy, claws and hearts come first,
// because nothing on a track can undo their effect, and a power that moves a marker comes last.
func (x *search) resolving(s *duel.State) worth {
	power := x.rules.PowerReady(s)
	switch {
	case x.exhaustive():
		return x.anyOf(s, duel.Claw, power)
	case x.kills(s):
		return sure
	case x.anyOrder(s):
		return x.event(s, &resolveAll)
	}
	late := s.Sides[x.me].Keep&x.named.speaking.Claws != 0
	for _, f := range [...]rules.Face{duel.Energy, duel.Claw, duel.Heart} {
		if x.mandatory(s, f) && !(f == duel.Claw && late) {
			return x.event(s, &resolves[f])
		}
	}
	if late {
		return x.anyOf(s, duel.Claw, x.moving(s))
	}
	first := duel.Power
	for f := duel.Fame; f < duel.Power; f++ {
		switch {
		case !x.mandatory(s, f):
		case x.trapped(s):
			first = duel.Fame
		default:
			return x.event(s, &resolves[f])
		}
	}
	return x.anyOf(s, first, x.moving(s))
}

// kills reports whether the claws, resolved first, win the game.
func (x *search) kills(s *duel.State) bool {
	bot := &s.Sides[x.me.Other()]
	if bot.Keep&x.named.speaking.Against != 0 || !x.rules.Left(s, duel.Claw) {
		return false
	}
	n := x.rules.Symbols(s, duel.Claw)
	if x.m.Power == core.Meka {
		n *= max(1, x.rules.Symbols(s, duel.Power)-int(s.Turn.Powers))
	}
	return n >= int(bot.Hearts)
}

// moving reports whether the power is ready and moves a marker. The King's tokens don't: they stop
// only Autobot, and are best laid last.
func (x *search) moving(s *duel.State) bool {
	return x.m.Power == core.Gigazaur && x.rules.PowerReady(s)
}

// power returns what using the power is worth. Gigazaur is asked for a symbol: both answers are
// given at once, without playing up to the question.
func (x *search) power(s *duel.State) worth {
	if x.m.Power != core.Gigazaur {
		return x.event(s, &resolves[duel.Power])
	}
	from, o := x.from, options{among: x.among()}
	x.from = len(x.path)
	for sym := duel.FameSymbol; sym <= duel.DestructionSymbol; sym++ {
		o.add(x.with(s, &resolves[duel.Power], duel.Answer{Kind: duel.SymbolAnswer, Symbol: sym}))
	}
	x.from = from
	return o.worth()
}

// anyOrder reports whether every order of the symbols has the same result.
func (x *search) anyOrder(s *duel.State) bool {
	fame, destruction, moving := x.mandatory(s, duel.Fame), x.mandatory(s, duel.Destruction), x.moving(s)
	switch {
	case moving:
		return false
	case s.Sides[x.me].Keep&x.named.speaking.Claws != 0:
		return !fame && !destruction
	}
	return !(fame && destruction) || !x.trapped(s)
}

// trapped reports whether one marker is in the other side's spotlight and the other one is behind
// it, so that pulling the latter first would lose.
func (x *search) trapped(s *duel.State) bool {
	low, high := x.behind(s)
	return high.Spotlight(x.me.Other()) && !low.Spotlight(x.me.Other())
}

// The events of resolving, created once.
var (
	resolveAll = duel.Event{Kind: duel.ResolvedAll}
	passes     = duel.Event{Kind: duel.Passed}
	stops      = duel.Event{Kind: duel.Stopped}
	resolves   = func() (list [rules.NumFaces]duel.Event) {
		for f := range list {
			list[f] = duel.Event{Kind: duel.Resolved, Face: rules.Face(f)}
		}
		return list
	}()
)

// anyOf returns what the orders are worth.
func (x *search) anyOf(s *duel.State, first rules.Face, power bool) worth {
	o := options{among: x.among()}
	x.orders(s, first, power, &o)
	return o.worth()
}
