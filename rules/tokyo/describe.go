package tokyo

// Describe is the correction lines that turn any table of the same set-up into a
// state: the promise that any table can be described by corrections alone. A
// finished game is described as it stood before its end.
func (r *Rules) Describe(s *State) []string {
	var lines []string
	say := func(ev Event) { lines = append(lines, r.Write(&ev)) }
	r.describeCards(s, say)
	for seat := range Seat(s.Players) {
		describeSeat(&s.Seats[seat], seat, say)
	}
	r.describeTurn(s, say)
	return lines
}

// describeCards first puts every card out of anybody's hands, so that what lay
// where before makes no difference.
func (r *Rules) describeCards(s *State, say func(Event)) {
	for id := CardID(1); id <= r.Last(); id++ {
		say(Event{Kind: GiveCard, Card: id})
	}
	for id := CardID(1); id <= r.Last(); id++ {
		say(Event{Kind: TakeCard, Seat: NoSeat, Card: id})
	}
	say(Event{Kind: SetDiscards, Seat: NoSeat, Table: s})
	say(Event{Kind: SetRow, Seat: NoSeat, Row: s.Row})
	for id := CardID(1); id <= r.Last(); id++ {
		switch lie := &s.Lies[id]; {
		case lie.Zone == Held:
			say(Event{Kind: GiveCard, Seat: lie.Owner, Card: id})
		case lie.Zone == Deck && r.IsTile(id):
			say(Event{Kind: LayTile, Seat: NoSeat, Card: id})
		}
	}
	for id := CardID(1); id <= r.Last(); id++ {
		if lie := &s.Lies[id]; lie.Zone == Held && lie.Of != NoCard {
			say(Event{Kind: SetCopy, Seat: r.whose(s, lie.Of), Card: id, Of: lie.Of})
		}
	}
	for id := CardID(1); id <= r.Last(); id++ {
		if lie := &s.Lies[id]; lie.Zone == Held && int(lie.N) != r.Carries(s.copied(id)) {
			say(Event{Kind: SetCharge, Seat: NoSeat, Card: id, N: int16(lie.N)})
		}
	}
}

// copied is the card that a piece is said to copy, or the piece itself.
func (s *State) copied(id CardID) CardID {
	if of := s.Lies[id].Of; of != NoCard {
		return of
	}
	return id
}

func describeSeat(m *Monster, seat Seat, say func(Event)) {
	for f, n := range []int16{int16(m.Hearts), int16(m.Points), m.Energy, int16(m.Wickedness), int16(m.Poison), int16(m.Shrink)} {
		say(Event{Kind: SetNumber, Seat: seat, Field: HeartsField + Field(f), N: n})
	}
	if m.Out {
		say(Event{Kind: SetOut, Seat: seat, On: m.GaveUp})
	} else {
		say(Event{Kind: SetBack, Seat: seat})
	}
	say(Event{Kind: SetPlace, Seat: seat, Place: m.Place})
	say(Event{Kind: SetZombie, Seat: seat, On: m.Zombie})
}

func (r *Rules) describeTurn(s *State, say func(Event)) {
	t := &s.Turn
	phase := t.Phase
	if phase == PhaseOver {
		phase = t.Was
	}
	say(Event{Kind: SetTurn, Seat: t.Active, Phase: phase})
	say(Event{Kind: SetRegular, Seat: t.Regular})
	for f, n := range []int16{t.Number, int16(t.Fewer), int16(t.Paid)} {
		say(Event{Kind: SetNumber, Seat: NoSeat, Field: TurnField + Field(f), N: n})
	}
	say(Event{Kind: SetDice, Seat: NoSeat, Roll: t.Dice})
	say(Event{Kind: SetDone, Seat: NoSeat, Done: t.Done})
	say(Event{Kind: SetFlags, Seat: NoSeat, Table: s})
	say(Event{Kind: SetExtras, Seat: NoSeat, Table: s})
}
