package coach

import (
	"kingoftokyo/coach/core"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// stopping is what the end of rolling (O3 to O6) may bring, whatever the dice show.
type stopping struct {
	energy  int16  // of eye-of-the-storm
	reboot  worth  // without resolving (O5); refused if the player cannot choose that
	titanic bool   // two dice may be left for a token (O6)
	quiet   bool   // no card has an effect while dice are resolved
	run     [2]int // spaces the player may pull each marker before it meets a token
}

// beginStops prepares for rolls that end with unused rolls left.
func (x *search) beginStops(s *duel.State, unused int) {
	clear(x.rolls)
	clear(x.shorter)
	w, keep := x.named, s.Sides[x.me].Keep
	x.end = stopping{reboot: refused, titanic: keep.Has(w.titanic) && !s.Turn.Used.Has(w.titanic)}
	x.end.quiet = keep&w.speaking.Resolving == 0 && s.Sides[x.me.Other()].Keep&w.speaking.Against == 0 &&
		!s.Over() && s.Turn.Done == 0 && s.Turn.Powers == 0
	for track := range x.end.run {
		x.end.run[track] = x.clear(s, duel.Track(track))
	}
	if keep.Has(w.eye) {
		x.end.energy = int16(unused) * int16(x.rules.Box.Cards[w.eye].Does[0].N)
	}
	if keep.Has(w.rebooting) {
		f, from := x.push(s), x.from
		f.Turn.Phase, f.Turn.Dice, x.from = duel.PhaseRoll, rules.Roll{}, len(x.path)
		x.end.reboot = x.with(f, &stops, duel.Yes)
		x.from = from
		x.pop()
	}
}

// stopped returns the worth of a table once rolling has ended with the present dice; s is about to
// be resolved, with Alienoid's symbols added. The engine plays the end of rolling only if a card
// acts on the roll.
func (x *search) stopped(s *duel.State, power sorts) worth {
	you := &s.Sides[x.me]
	if you.Keep&x.named.speaking.Looking != 0 && x.rules.Looking(s) != 0 {
		f := x.push(s)
		f.Turn.Phase = duel.PhaseRoll
		win := x.event(f, &stops).played()
		x.pop()
		return win
	}
	energy := you.Energy
	you.Energy += x.end.energy
	o := options{among: x.among()}
	o.add(x.end.reboot)
	o.add(x.resolvedAlike(s, power, x.rolls))
	if x.end.titanic && x.rules.SpareDice(s).Total() >= 2 {
		t, tokens := s.Turn, you.Dice
		s.Turn.Dice = t.Dice.Minus(x.leastTwo(s))
		s.Turn.Used = t.Used.With(x.named.titanic)
		you.Dice = min(duel.MaxDiceTokens, tokens+x.rules.Box.Cards[x.named.titanic].Does[0].N)
		o.add(x.resolvedAlike(s, power, x.shorter))
		s.Turn, you.Dice = t, tokens
	}
	you.Energy = energy
	return o.worth()
}

// resolvedAlike returns the worth of a table before resolving, computed once for all rolls that resolve alike.
func (x *search) resolvedAlike(s *duel.State, power sorts, known map[rules.Roll]worth) worth {
	k := x.alike(s, s.Turn.Dice.Plus(s.Turn.Added), power)
	win, ok := known[k]
	if !ok {
		if win, ok = x.direct(s, k); !ok {
			win = x.resolving(s).played()
		}
		known[k] = win
	}
	return win
}

// clear returns how many spaces the player may pull a marker before it meets a token; 0 if it is on
// one.
func (x *search) clear(s *duel.State, track duel.Track) int {
	at, n := s.Marker[track], int(duel.Victory)
	for i := range x.rules.Box.Tokens {
		t := &s.Tokens[i]
		if near, far := x.ends(t.Place, x.rules.Box.Tokens[i].Covers); t.Laid && t.Track == track && far >= x.toward(at) {
			n = min(n, max(0, int(near-x.toward(at))/2-1))
		}
	}
	if at%2 != 0 {
		return 0
	}
	return n
}

// pulled returns where pulls move the markers, exactly if taken in the best order. The other
// numbers are estimates, for which the order hardly matters.
func (x *search) pulled(s *duel.State, p *core.Pulls, exact bool) [2]duel.Spot {
	if exact {
		to := p.BestOrder([2]int8{int8(s.Marker[0] / 2), int8(s.Marker[1] / 2)})
		return [2]duel.Spot{2 * duel.Spot(to[0]), 2 * duel.Spot(to[1])}
	}
	to := func(track duel.Track, n int8) duel.Spot {
		return x.toward(min(duel.Victory, x.toward(s.Marker[track])+2*duel.Spot(n)))
	}
	return [2]duel.Spot{to(0, p.Fame+p.SingleFame), to(1, p.Destruction+p.SingleDestruction)}
}

// direct returns the worth of a table after resolving a roll (one as alike counts it), computed
// from the rules for dice alone, without the engine. ok is false if these are not enough because a
// card, a token or The King's power is involved.
func (x *search) direct(s *duel.State, roll rules.Roll) (win worth, ok bool) {
	exact := x.plain && s.Marker[0]%2 == 0 && s.Marker[1]%2 == 0
	if !x.end.quiet || x.king && !x.plain && roll[duel.Power] > 0 || !exact && x.trapped(s) {
		return worth{}, false
	}
	uses := 0 // of a power that moves markers
	if x.m.Power == core.Gigazaur {
		uses = int(roll[duel.Power])
	}
	pulls := [2]int{duel.Pulls(int(roll[duel.Fame])), duel.Pulls(int(roll[duel.Destruction]))}
	far := func(track int) bool { return pulls[track] > 0 && pulls[track]+uses > x.end.run[track] }
	if far(0) || far(1) || uses > min(x.end.run[0], x.end.run[1]) {
		return worth{}, false
	}
	f := x.push(s)
	defer x.pop()
	you, bot, t := &f.Sides[x.me], &f.Sides[x.me.Other()], &f.Turn
	claws := int16(roll[duel.Claw]) + int16(x.rules.Symbols(s, duel.Claw)-int(s.Turn.Dice[duel.Claw]+s.Turn.Added[duel.Claw]))
	t.Claws += claws
	if x.m.Power == core.Meka {
		claws *= int16(max(1, roll[duel.Power]))
	}
	if bot.Hearts -= claws; bot.Hearts <= 0 {
		return sure, true
	}
	t.HeartsLost[x.me.Other()] += claws
	you.Hearts += min(int16(roll[duel.Heart]), int16(you.Deficit()))
	you.Energy += int16(roll[duel.Energy])
	if x.m.Power == core.Penguin {
		you.Dice += roll[duel.Power]
	}
	t.Phase, t.Done, t.Powers = duel.PhaseBuy, 1<<duel.Power-1, t.Dice[duel.Power]
	o := options{among: x.among()}
	for used := range (uses + 1) * (uses + 1) {
		fame, destruction := used/(uses+1), used%(uses+1)
		if fame+destruction > uses {
			continue
		}
		p := core.Pulls{Fame: int8(pulls[0]), Destruction: int8(pulls[1]), SingleFame: int8(fame), SingleDestruction: int8(destruction)}
		f.Marker = x.pulled(s, &p, exact)
		switch side, why := f.Winner(); {
		case why == duel.NotWon:
		case side == x.me:
			return sure, true
		default:
			o.add(worth{})
			continue
		}
		for track := range f.Marker { // a win on the way
			if from, to := s.Marker[track], f.Marker[track]; !exact && x.toward(to-from) > 6 && !to.Spotlight(x.me) {
				return worth{}, false
			}
		}
		o.add(x.buying(f))
	}
	return o.worth(), true
}
