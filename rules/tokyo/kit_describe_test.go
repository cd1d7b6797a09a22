package tokyo_test

import "kingoftokyo/rules/tokyo"

// describe returns the correction lines that turn any table of the same set-up into a
// state: corrections alone can produce any table. A finished game is described as it
// was before its end.
func describe(r *tokyo.Rules, s *tokyo.State) []string {
	var lines []string
	say := func(ev tokyo.Event) { lines = append(lines, r.Write(&ev)) }
	describeCards(r, s, say)
	for seat := range tokyo.Seat(s.Players) {
		describeSeat(&s.Seats[seat], seat, say)
	}
	describeTurn(s, say)
	return lines
}

// describeCards first takes every card from its owner, so that the previous places
// make no difference.
func describeCards(r *tokyo.Rules, s *tokyo.State, say func(tokyo.Event)) {
	for id := tokyo.CardID(1); id <= r.Last(); id++ {
		say(tokyo.Event{Kind: tokyo.GiveCard, Card: id})
	}
	for id := tokyo.CardID(1); id <= r.Last(); id++ {
		say(tokyo.Event{Kind: tokyo.TakeCard, Seat: tokyo.NoSeat, Card: id})
	}
	say(tokyo.Event{Kind: tokyo.SetDiscards, Seat: tokyo.NoSeat, Table: s})
	say(tokyo.Event{Kind: tokyo.SetRow, Seat: tokyo.NoSeat, Row: s.Row})
	for id := tokyo.CardID(1); id <= r.Last(); id++ {
		switch lie := &s.Locations[id]; {
		case lie.Zone == tokyo.Held:
			say(tokyo.Event{Kind: tokyo.GiveCard, Seat: lie.Owner, Card: id})
		case lie.Zone == tokyo.Deck && r.IsTile(id):
			say(tokyo.Event{Kind: tokyo.LayTile, Seat: tokyo.NoSeat, Card: id})
		}
	}
	for id := tokyo.CardID(1); id <= r.Last(); id++ {
		if lie := &s.Locations[id]; lie.Zone == tokyo.Held && lie.Of != tokyo.NoCard {
			say(tokyo.Event{Kind: tokyo.SetCopy, Seat: whose(r, s, lie.Of), Card: id, Of: lie.Of})
		}
	}
	for id := tokyo.CardID(1); id <= r.Last(); id++ {
		if lie := &s.Locations[id]; lie.Zone == tokyo.Held && int(lie.N) != r.Carries(copied(s, id)) {
			say(tokyo.Event{Kind: tokyo.SetCharge, Seat: tokyo.NoSeat, Card: id, N: int16(lie.N)})
		}
	}
}

// copied returns the card that a piece copies, or the piece itself.
func copied(s *tokyo.State, id tokyo.CardID) tokyo.CardID {
	if of := s.Locations[id].Of; of != tokyo.NoCard {
		return of
	}
	return id
}

// whose returns the owner of a card of which the box has two, or NoSeat if the box
// has only one or nobody has it.
func whose(r *tokyo.Rules, s *tokyo.State, id tokyo.CardID) tokyo.Seat {
	if s.Locations[id].Zone == tokyo.Held && len(r.Copies(id)) > 1 {
		return s.Locations[id].Owner
	}
	return tokyo.NoSeat
}

func describeSeat(m *tokyo.Monster, seat tokyo.Seat, say func(tokyo.Event)) {
	for f, n := range []int16{int16(m.Hearts), int16(m.Points), m.Energy, int16(m.Wickedness), int16(m.Poison), int16(m.Shrink)} {
		say(tokyo.Event{Kind: tokyo.SetNumber, Seat: seat, Field: tokyo.HeartsField + tokyo.Field(f), N: n})
	}
	if m.Out {
		say(tokyo.Event{Kind: tokyo.SetOut, Seat: seat, On: m.GaveUp})
	} else {
		say(tokyo.Event{Kind: tokyo.SetBack, Seat: seat})
	}
	say(tokyo.Event{Kind: tokyo.SetPlace, Seat: seat, Place: m.Place})
	say(tokyo.Event{Kind: tokyo.SetZombie, Seat: seat, On: m.Zombie})
}

func describeTurn(s *tokyo.State, say func(tokyo.Event)) {
	t := &s.Turn
	phase := t.Phase
	if phase == tokyo.PhaseOver {
		phase = t.Was
	}
	say(tokyo.Event{Kind: tokyo.SetTurn, Seat: t.Active, Phase: phase})
	say(tokyo.Event{Kind: tokyo.SetRegular, Seat: t.Regular})
	for f, n := range []int16{t.Number, int16(t.Fewer), int16(t.Paid)} {
		say(tokyo.Event{Kind: tokyo.SetNumber, Seat: tokyo.NoSeat, Field: tokyo.TurnField + tokyo.Field(f), N: n})
	}
	say(tokyo.Event{Kind: tokyo.SetDice, Seat: tokyo.NoSeat, Roll: t.Dice})
	say(tokyo.Event{Kind: tokyo.SetDone, Seat: tokyo.NoSeat, Done: t.Done})
	say(tokyo.Event{Kind: tokyo.SetFlags, Seat: tokyo.NoSeat, Table: s})
	say(tokyo.Event{Kind: tokyo.SetExtras, Seat: tokyo.NoSeat, Table: s})
}
