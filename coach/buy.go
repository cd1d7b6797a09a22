package coach

import (
	"cmp"
	"slices"

	"kingoftokyo/rules/duel"
)

// key holds all that the rest of a turn depends on once its dice are resolved, as long as the
// tokens are where they were when the search began.
type key struct {
	hearts, energy [2]int16
	marker         [2]duel.Spot
	dice, taken    [2]int8
	keep, theirs   duel.CardSet
	used           duel.CardSet
	row            [3]duel.CardID
	phase          duel.Phase
	active         duel.Side
	safe           bool
	bought, again  bool
	claws          int16
	hurt           [2]int16
	kings          [2]duel.Token // where The King's power may lay them
}

func (x *search) keyOf(s *duel.State) key {
	you, bot, t := &s.Sides[x.me], &s.Sides[x.me.Other()], &s.Turn
	return key{
		hearts: [2]int16{you.Hearts, bot.Hearts}, energy: [2]int16{you.Energy, bot.Energy}, marker: s.Marker,
		dice: [2]int8{you.Dice, bot.Dice}, taken: [2]int8{you.Taken, bot.Taken}, keep: you.Keep, theirs: bot.Keep, used: t.Used, row: s.Row,
		phase: t.Phase, active: t.Active, safe: t.Safe[x.me], bought: t.Bought, again: t.Again, claws: t.Claws, hurt: t.HeartsLost,
	}
}

// remembered returns what a function computes for a table, from memory if the search has met the
// table before.
func (x *search) remembered(s *duel.State, of func(*duel.State) worth) worth {
	k, tokens := x.keyOf(s), x.tokens
	for i, id := range x.named.kings {
		k.kings[i], tokens[id] = s.Tokens[id], s.Tokens[id]
	}
	if s.Tokens != tokens || x.atRoot() {
		return of(s)
	}
	win, known := x.known[k]
	if !known {
		if win = of(s); len(x.known) < mostKnown {
			x.known[k] = win
		}
	}
	return win
}

// mostKnown limits the memory of one search.
const mostKnown = 1 << 15

// buying returns what a table is worth in the buy step (D4), with one of the purchases among the
// named cards of the row, or none. Unknown cards are considered only if the table asked about is at
// this step (sweeping).
func (x *search) buying(s *duel.State) worth {
	if x.plain {
		return x.finish(s)
	}
	return x.remembered(s, func(s *duel.State) worth {
		o := options{among: x.among()}
		x.purchases(s, &o)
		return o.worth()
	})
}

// offer is what the player may buy, and with what: the row, their energy and their cards.
type offer struct {
	row    [3]duel.CardID
	energy int16
	keep   duel.CardSet
}

// demand is what the tables with the same offer have shown: how many there were, and which slots
// had the best purchase at any of them, one bit per slot.
type demand struct{ seen, best uint8 }

// wanted counts a table and returns which slots to try: all of them at the first, second, fourth,
// eighth ... table with the offer and near the end of the game, otherwise those that had the best
// purchase before.
func (d *demand) wanted(near bool) uint8 {
	d.seen++
	if d.seen&(d.seen-1) == 0 || near {
		return 7
	}
	return d.best
}

// near reports whether a purchase may end the game.
func (x *search) near(s *duel.State) bool {
	low, high := x.behind(s)
	return s.Sides[x.me.Other()].Hearts <= 5 || x.toward(high) >= 2*4 || x.toward(low) >= 2*2
}

// finish returns the worth of a table if the player buys nothing more, which ends the turn in the
// buy step (O9). It leaves that to the engine only if electrical-aura may ask something or every
// answer is needed. Otherwise finish itself does what the end of a turn does.
func (x *search) finish(s *duel.State) worth {
	you, t := &s.Sides[x.me], &s.Turn
	energy, active := x.pass(s)
	asks := you.Keep.Has(x.named.aura) && you.Energy >= duel.AuraLot || t.Phase != duel.PhaseBuy || x.atRoot()
	win := worth{}
	if !asks {
		win = x.win(s)
	}
	if you.Energy, t.Active = energy, active; asks {
		return x.event(s, &passes)
	}
	return win
}

// pass ends the turn of a table in the buy step without a purchase, and returns what it changed:
// the player's energy and whose turn it was.
func (x *search) pass(s *duel.State) (energy int16, active duel.Side) {
	you, t := &s.Sides[x.me], &s.Turn
	energy, active = you.Energy, t.Active
	if !t.Bought {
		you.Energy++
	}
	if !t.Again {
		t.Active = x.me.Other()
	}
	return energy, active
}

// The purchases by slot and the new row, created once.
var (
	buys   = [3]duel.Event{{Kind: duel.Bought, Slot: 1}, {Kind: duel.Bought, Slot: 2}, {Kind: duel.Bought, Slot: 3}}
	sweeps = duel.Event{Kind: duel.Swept}
)

// purchase returns the worth of a table after buying from a slot. A keep card that does nothing
// when bought needs no engine: the player pays for it, the row slides, its token is laid.
func (x *search) purchase(s *duel.State, slot int8) worth {
	id, you := s.Row[slot-1], &s.Sides[x.me]
	card := &x.rules.Box.Cards[id]
	if x.atRoot() || s.Turn.Phase != duel.PhaseBuy || !card.Keep || len(card.Bought) > 0 || you.Keep&x.named.speaking.Buying != 0 {
		return x.bought(s, slot, card)
	}
	f := x.push(s)
	you = &f.Sides[x.me]
	you.Energy -= x.rules.Price(s, slot)
	copy(f.Row[1:slot], s.Row[:slot-1])
	f.Row[0], f.Turn.Bought = duel.Unnamed, true
	if s.Deck == 0 && s.Discard.N == 0 {
		f.Row[0] = duel.NoCard
	}
	x.layToken(f, card.Token)
	you.Keep = you.Keep.With(id)
	win := x.buying(f)
	x.pop()
	return win
}

// bought returns the worth of a table after a purchase that the engine plays. A card that pulls both markers
// asks which one goes first (O8). Both answers are given at once, without playing up to the question.
func (x *search) bought(s *duel.State, slot int8, card *duel.Card) worth {
	o, ev := options{among: x.among()}, &buys[slot-1]
	for i := range card.Does {
		if card.Does[i].Verb != duel.PullBoth || card.Keep || x.atRoot() {
			continue
		}
		from := x.from
		x.from = len(x.path)
		for sym := duel.FameSymbol; sym <= duel.DestructionSymbol; sym++ {
			o.add(x.with(s, ev, duel.Answer{Kind: duel.SymbolAnswer, Symbol: sym}))
		}
		x.from = from
	}
	if w := o.worth(); w.legal() {
		return w
	}
	return x.event(s, ev) // the card does not ask that, or asks something else first
}

// layToken lays the token of a card that was bought, where place says.
func (x *search) layToken(s *duel.State, name string) {
	id, ok := x.named.tokens[name]
	if !ok {
		return
	}
	q := duel.Question{ID: duel.AskPlace, Token: id, No: s.Tokens[id].Laid}
	if a := x.place(s, q); a.Kind == duel.PlaceAnswer {
		p := a.Place
		if x.rules.Box.Tokens[id].Oriented() && s.Hand == duel.HandUnknown {
			s.Hand = duel.RightHand
		}
		p, _ = x.rules.WayRound(s, id, p)
		s.Tokens[id] = duel.Token{Place: p, Laid: true}
	}
}

// affords reports whether the card in a slot is named and the player can pay for it.
func (x *search) affords(s *duel.State, slot int8) bool {
	c := s.Row[slot-1]
	return c != duel.NoCard && c != duel.Unnamed && x.rules.Price(s, slot) <= s.Sides[x.me].Energy
}

// sweeping returns the worth of a table after paying for a new row (D4): the mean over the three
// cards that may come, of which the player buys the best one at its printed cost, or none.
func (x *search) sweeping(s *duel.State) worth {
	if x.plain || s.Turn.Phase != duel.PhaseBuy || s.Sides[x.me].Energy < duel.SweepPrice {
		return refused
	}
	f := x.push(s)
	defer x.pop()
	x.at = x.from
	if _, err := x.engine.Play(f, &sweeps, x, nil); err != nil {
		return refused
	}
	nothing := x.event(f, &passes)
	wins := x.hidden(f, nothing)
	return bestOfThree(wins, nothing)
}

// hidden returns the worth of a table with each card that nobody has seen yet, if it comes into the
// row and the player may buy it.
func (x *search) hidden(s *duel.State, nothing worth) []worth {
	seen := s.Sides[x.me].Keep | s.Sides[x.me.Other()].Keep
	for _, c := range s.Discard.List() {
		seen = seen.With(c)
	}
	every := x.every
	x.every = false
	wins := x.wins[:0]
	for id := duel.CardID(1); int(id) <= x.rules.Box.NumCards(); id++ {
		if seen.Has(id) {
			continue
		}
		win := nothing
		s.Row[1] = id
		if x.affords(s, 2) {
			if w := x.purchase(s, 2); w[atBest] > win[atBest] {
				win = w
			}
		}
		wins = append(wins, win)
	}
	s.Row[1] = duel.Unnamed
	x.every, x.wins = every, wins
	return wins
}

// bestOfThree returns the mean of the best of three worths drawn at random.
func bestOfThree(wins []worth, nothing worth) worth {
	n := len(wins)
	if n < 3 {
		return nothing
	}
	slices.SortFunc(wins, func(a, b worth) int {
		return cmp.Or(cmp.Compare(a[atBest], b[atBest]), cmp.Compare(a[asPlayed], b[asPlayed]))
	})
	mean, all := worth{}, float64(n*(n-1)*(n-2))
	for i := 2; i < n; i++ { // wins[i] is the best of them with two of the i below it
		mean.plus(3*float64(i*(i-1))/all, wins[i])
	}
	return mean
}
