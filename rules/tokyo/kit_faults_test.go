package tokyo_test

import (
	"encoding/json"
	"fmt"

	"kingoftokyo/rules/tokyo"
)

// This file checks what must be true of every table and every question.

// fault returns what is wrong with a table according to the rules, or "". Less can be said about
// a table that corrections have changed.
func (b *box) fault(now *tokyo.Table, clean bool) string {
	s := &now.State
	b.Warnings(s)
	for f, n := range s.Turn.Dice {
		if n < 0 {
			return fmt.Sprintf("%d dice show face %d", n, f)
		}
	}
	if fault := b.pieceFault(s); fault != "" {
		return fault
	}
	if !clean {
		if b.odd++; b.odd%4 == 0 && !json.Valid(b.JSON(now, 0)) {
			return "no JSON: " + string(b.JSON(now, 0))
		}
		return ""
	}
	if q, asked := now.Open(); asked {
		if fault := b.questionFault(s, &q); fault != "" {
			return fault
		}
	}
	if fault := b.seatFault(s, now.Asking); fault != "" {
		return fault
	}
	return b.deckFault(s)
}

// pieceFault returns what is impossible for a card or tile, corrected or not, even at a question.
func (b *box) pieceFault(s *tokyo.State) string {
	for id := tokyo.CardID(1); id <= b.Last(); id++ {
		lie := &s.Locations[id]
		inRow := s.Row[0] == id || s.Row[1] == id || s.Row[2] == id
		switch {
		case inRow != (lie.Zone == tokyo.Row):
			return b.Name(id) + " is in the row by one count and not by the other"
		case (lie.Zone == tokyo.Held) != (lie.Owner != tokyo.NoSeat):
			return b.Name(id) + " has an owner and lies nowhere, or the other way round"
		case lie.Zone != tokyo.Held && (lie.N != 0 || lie.Of != tokyo.NoCard):
			return b.Name(id) + " lies before nobody and has something on it"
		case lie.N < 0:
			return b.Name(id) + " has less than nothing on it"
		}
	}
	return ""
}

// seatFault returns what is wrong with the players. At a question, those about to fall are still in the game.
func (b *box) seatFault(s *tokyo.State, asking bool) string {
	var places [3]int
	for seat := range tokyo.Seat(s.Players) {
		m := &s.Seats[seat]
		switch limit := b.Limit(s, seat); {
		case m.Hearts < 0 || int(m.Hearts) > limit:
			return fmt.Sprintf("%v has %d hearts of %d", seat, m.Hearts, limit)
		case !asking && (m.Hearts == 0) != m.Out:
			return fmt.Sprintf("%v has %d hearts, out %v", seat, m.Hearts, m.Out)
		case m.Points < 0 || m.Points > tokyo.WinPoints:
			return fmt.Sprintf("%v has %d points", seat, m.Points)
		case m.Energy < 0 || m.Energy > tokyo.MostEnergy:
			return fmt.Sprintf("%v has %d energy", seat, m.Energy)
		case m.Wickedness < 0 || m.Wickedness > tokyo.MaxWickedness || b.Edition == tokyo.Base && m.Wickedness > 0:
			return fmt.Sprintf("%v has %d Wickedness", seat, m.Wickedness)
		case m.Poison < 0 || m.Poison > tokyo.MaxTokens || m.Shrink < 0 || m.Shrink > tokyo.MaxTokens:
			return fmt.Sprintf("%v has %d and %d tokens", seat, m.Poison, m.Shrink)
		case m.Out && (m.Place != tokyo.Outside || m.Energy > 0):
			return fmt.Sprintf("%v is out and has %d energy, %v", seat, m.Energy, m.Place)
		}
		places[m.Place]++
	}
	if places[tokyo.City] > 1 || places[tokyo.Bay] > 1 {
		return "two Monsters in one place"
	}
	if places[tokyo.Bay] > 0 && !s.BayOpen() {
		return fmt.Sprintf("somebody in the Bay with %d alive of %d", s.Living(), s.Players)
	}
	return ""
}

// deckFault returns what is wrong with the places of the cards: each is in one place (1.2).
func (b *box) deckFault(s *tokyo.State) string {
	var zones [4]int
	for id := tokyo.CardID(1); id <= b.Last(); id++ {
		lie := &s.Locations[id]
		if !b.IsTile(id) {
			zones[lie.Zone]++
		}
		switch {
		case lie.Zone == tokyo.Held && (!s.Alive(lie.Owner) || !b.Keeps(id) && !b.IsTile(id)):
			return b.Name(id) + " lies before somebody who cannot have it"
		case lie.Of != tokyo.NoCard && (s.Locations[lie.Of].Zone != tokyo.Held || !b.Keeps(lie.Of)):
			return b.Name(id) + " copies a card that nobody has"
		}
	}
	unnamed := 0
	for _, id := range s.Row {
		if id == tokyo.Unnamed {
			unnamed++
		}
	}
	if have := zones[tokyo.Deck] + zones[tokyo.Row] + zones[tokyo.Held] + zones[tokyo.Discard]; have != b.NumCards() {
		return fmt.Sprintf("%d cards of %d", have, b.NumCards())
	}
	if zones[tokyo.Deck] < unnamed+int(s.Lost) {
		return fmt.Sprintf("%d cards in the deck cannot be the %d unnamed ones", zones[tokyo.Deck], unnamed+int(s.Lost))
	}
	return ""
}

// questionFault checks a question: somebody in the game is asked, and there is something
// to answer.
func (b *box) questionFault(s *tokyo.State, q *tokyo.Question) string {
	if !s.Alive(q.Seat) {
		return fmt.Sprintf("%v is asked %v and is not in the game", q.Seat, q.ID)
	}
	if s.Over() {
		return fmt.Sprintf("%v is asked though the game is over", q.ID)
	}
	choices := b.Choices(s, q, nil)
	if !q.FromTable() && (len(choices) == 0 || len(choices) == 1 && choices[0] == tokyo.No) {
		return fmt.Sprintf("%v has no answer but %v", q.ID, choices)
	}
	return ""
}
