package tools

import (
	"math/rand/v2"
	"slices"

	"kingoftokyo/rules/duel"
)

// Shake changes a table between two turns to a different one: other hearts, markers, energy, dice,
// cards and tokens, each in some of the tables.
func Shake(r *duel.Rules, s *duel.State, rnd *rand.Rand) {
	you, bot := &s.Sides[duel.You], &s.Sides[duel.Rival]
	if rnd.IntN(3) > 0 {
		you.Hearts, bot.Hearts = int16(1+rnd.IntN(int(you.Max))), int16(1+rnd.IntN(int(bot.Max)))
	}
	if rnd.IntN(3) > 0 {
		for k := range s.Marker {
			s.Marker[k] = duel.Spot(2 * (rnd.IntN(13) - 6))
		}
	}
	if rnd.IntN(2) > 0 {
		you.Energy = int16(rnd.IntN(6) + rnd.IntN(6))
	}
	if rnd.IntN(2) > 0 {
		bot.Energy = int16(rnd.IntN(int(s.SpecialAt())))
	}
	for _, n := range []*int8{&you.Dice, &bot.Dice, &you.Taken, &bot.Taken} {
		if rnd.IntN(6) == 0 {
			*n = int8(rnd.IntN(3))
		}
	}
	for range rnd.IntN(2) * rnd.IntN(30) {
		s.Discard.Push(TakeCard(r, s, rnd, func(duel.CardID) bool { return true }))
	}
	keep := func(id duel.CardID) bool { return r.Box.Cards[id].Keep }
	for range rnd.IntN(2) * rnd.IntN(7) {
		you.Keep = you.Keep.With(TakeCard(r, s, rnd, keep))
	}
	if rnd.IntN(25) == 0 {
		bot.Keep = bot.Keep.With(TakeCard(r, s, rnd, keep))
	}
	if rnd.IntN(2) == 0 {
		layTokens(r, s, rnd, rnd.IntN(6))
	}
}

// TakeCard takes a random fitting card out of the deck; NoCard if there is none.
func TakeCard(r *duel.Rules, s *duel.State, rnd *rand.Rand, fit func(duel.CardID) bool) duel.CardID {
	seen := s.Sides[0].Keep | s.Sides[1].Keep
	for _, c := range slices.Concat(s.Row[:], s.Discard.List()) {
		seen = seen.With(c)
	}
	var list []duel.CardID
	for id := duel.CardID(1); int(id) <= r.Box.NumCards(); id++ {
		if !seen.Has(id) && fit(id) {
			list = append(list, id)
		}
	}
	if len(list) == 0 || s.Deck <= 4 {
		return duel.NoCard
	}
	s.Deck--
	return list[rnd.IntN(len(list))]
}

// Deal names the unnamed cards of the row at random, from all cards that nobody has seen. It
// returns false if there are too few of them.
func Deal(r *duel.Rules, s *duel.State, rnd *rand.Rand) bool {
	for k := range s.Row {
		if s.Row[k] != duel.Unnamed {
			continue
		}
		if s.Row[k] = TakeCard(r, s, rnd, func(duel.CardID) bool { return true }); s.Row[k] == duel.NoCard {
			return false
		}
		s.Deck++ // the next deal is from as many
	}
	return true
}

// HideRow hides the cards of a row in some slots, one bit each.
func HideRow(s *duel.State, which int) {
	for i := range s.Row {
		if which>>i&1 != 0 && s.Row[i] != duel.NoCard {
			s.Row[i] = duel.Unnamed
		}
	}
}

// layTokens lays tokens anywhere on the board; The King's only if he plays.
func layTokens(r *duel.Rules, s *duel.State, rnd *rand.Rand, n int) {
	s.Hand = duel.RightHand
	for range n {
		id := duel.TokenID(rnd.IntN(len(r.Box.Tokens)))
		king := r.Box.Tokens[id].King
		if s.Tokens[id].Laid || king && r.Box.Monsters[s.Sides[duel.You].ID].ID != "the-king" {
			continue
		}
		q := duel.Question{ID: duel.AskPlace, Token: id}
		if king {
			q.ID = duel.AskKingPlace
		}
		places := r.Choices(s, &q, nil)
		if len(places) == 0 {
			continue
		}
		a := places[rnd.IntN(len(places))]
		if a.Kind != duel.PlaceAnswer {
			continue
		}
		p, _ := r.WayRound(s, id, a.Place)
		before := *s
		s.Tokens[id] = duel.Token{Place: p, Laid: true}
		if len(r.Warnings(s)) > 0 {
			*s = before
		}
	}
}
