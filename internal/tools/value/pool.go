package main

import (
	"kingoftokyo/internal/training"
	"kingoftokyo/rules/duel"
)

// This file is the pool: tables between two turns of games that were played, and how
// those games ended. It grows from run to run, so that a later training has the games
// of earlier ones as well.

// moment is a table between two turns, as far as its value depends on it.
type moment struct {
	Game    uint32 // of the pool, counted up
	Won     bool   // by the human, in the end
	Skill   uint8  // of the player, in hundredths
	Hard    bool
	Active  duel.Side
	Monster [2]duel.MonsterID
	Hearts  [2]int8
	Energy  [2]int8
	Dice    [2]int8
	Taken   [2]int8
	Again   [2]int8 // Dominated
	Marker  [2]int8
	Keep    [2]duel.CardSet
	Row     [3]duel.CardID
	Discard duel.CardSet
	Tokens  [duel.MaxTokens]uint8 // laid, track, flip and place
}

// packed is a token in one byte, and unpacked that token again.
func packed(t duel.Token) uint8 {
	if !t.Laid {
		return 0
	}
	b := uint8(t.At+8)<<3 | uint8(t.Track)<<2 | 1
	if t.Flip {
		b |= 2
	}
	return b
}

func unpacked(b uint8) (t duel.Token) {
	if b&1 == 0 {
		return t
	}
	return duel.Token{Place: duel.Place{Track: duel.Track(b >> 2 & 1), At: int8(b>>3) - 8, Flip: b&2 != 0}, Laid: true}
}

func clipped(n int16) int8 { return int8(max(-100, min(100, n))) }

// momentOf takes a table down.
func momentOf(s *duel.State) moment {
	m := moment{Hard: s.Options.Hard, Active: s.Turn.Active, Row: s.Row}
	for i := range s.Sides {
		side := &s.Sides[i]
		m.Monster[i], m.Hearts[i], m.Energy[i] = side.ID, clipped(side.Hearts), clipped(side.Energy)
		m.Dice[i], m.Taken[i], m.Again[i], m.Keep[i], m.Marker[i] = side.Dice, side.Taken, side.Dominated, side.Keep, int8(s.Marker[i])
	}
	for _, c := range s.Discard.List() {
		m.Discard = m.Discard.With(c)
	}
	for i, t := range s.Tokens {
		m.Tokens[i] = packed(t)
	}
	return m
}

// state is the table again.
func (m *moment) state(r *duel.Rules) duel.State {
	set := duel.NewSetup(true, m.Monster, duel.You)
	set.Options.Hard = m.Hard
	s := r.Start(&set)
	s.Turn.Number, s.Turn.Active, s.Row = 2, m.Active, m.Row
	for i := range s.Sides {
		side := &s.Sides[i]
		side.Hearts, side.Energy, side.Dice, side.Taken = int16(m.Hearts[i]), int16(m.Energy[i]), m.Dice[i], m.Taken[i]
		side.Dominated, side.Keep, s.Marker[i] = m.Again[i], m.Keep[i], duel.Spot(m.Marker[i])
	}
	cards := m.Keep[0].Len() + m.Keep[1].Len() + m.Discard.Len()
	for id := m.Discard.Next(0); id != duel.NoCard; id = m.Discard.Next(id) {
		s.Discard.Push(id)
	}
	for _, c := range s.Row {
		if c != duel.NoCard {
			cards++
		}
	}
	s.Deck = int8(r.Box.NumCards() - cards)
	for i, b := range m.Tokens {
		s.Tokens[i] = unpacked(b)
	}
	s.Hand = duel.RightHand
	return s
}

// readPool reads files of moments, games counted on from file to file.
func readPool(names []string) (all []moment, err error) {
	next := uint32(0)
	for _, name := range names {
		more, err := training.ReadPool[moment](name)
		if err != nil {
			return nil, err
		}
		first := next
		for i := range more {
			more[i].Game += first
			next = max(next, more[i].Game+1)
		}
		all = append(all, more...)
	}
	return all, nil
}
