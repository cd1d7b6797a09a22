package tokyo

import (
	"slices"
	"strconv"

	"kingoftokyo/rules/line"
)

// The table as JSON, for programs (docs/programs/notation.md; protocol.md describes everything else that programs get).

// JSON returns the table as one line of JSON. at is the number of the line of the
// file that led to it, or 0 to leave it out.
func (r *Rules) JSON(t *Table, at int) []byte {
	var o line.Object
	s := &t.State
	if at > 0 {
		o.Add("line", at)
	}
	o.Add("box", s.Edition.String())
	o.Add("options", options.Words(&s.Options))
	fields[TurnField].AddTo(&o, s, NoSeat)
	o.AddTurn(s.Turn.Active, s.Turn.Phase)
	o.Add("dice", Faces.Format(s.Turn.Dice))
	players, extra := []line.Object{}, []string{}
	o.Add("resolved", line.Some(NumGroups, s.Turn.Resolved, Group.String))
	for seat := range Seat(s.Players) {
		players = append(players, r.jsonPlayer(t, seat))
	}
	o.Add("players", players)
	o.Add("row", line.Cards(s.Row[:], r.Name))
	o.Add("deck", r.DeckSize(s))
	o.Add("discards", line.Cards(r.Discards(s), r.Name))
	if r.Edition == Dark {
		var gauge line.Object // the tiles that can still be earned, by their space (12.4)
		for _, level := range Levels {
			gauge.Add(strconv.Itoa(int(level)), line.Cards(r.Gauge(s, level).List(), r.Name))
		}
		o.Add("gauge", gauge)
	}
	for _, x := range s.Extra[:s.Extras] {
		extra = append(extra, x.String())
	}
	o.Add("extra", extra)
	o.Add("regular", s.Turn.Regular.String())
	fields[FewerField].AddTo(&o, s, NoSeat)
	fields[PaidField].AddTo(&o, s, NoSeat)
	o.Add("flags", r.flagWords(s))
	o.Add("prices", line.Prices(s.Row, func(slot int8) int { return r.Price(s, s.Turn.Active, s.Row[slot-1]) }, NoCard, Unnamed))
	if q, open := t.Open(); open {
		var asked line.Object
		asked.Add("id", q.ID.String())
		asked.Add("seat", q.Seat.String())
		asked.Add("answers", r.AnswerTexts(s, &q))
		o.Add("question", asked)
	} else {
		o.Add("question", nil)
	}
	o.AddEnd(s.Winner != NoSeat, s.Winner, s.Ended)
	o.Add("next", r.jsonNext(t))
	o.Add("legal", r.Legal(t))
	return o.Bytes()
}

func (r *Rules) jsonNext(t *Table) *line.Object {
	if (Log{r}).Ready(t) != nil || t.State.Over() {
		return nil
	}
	seat := t.Chooser()
	return line.Next("seat", seat, t.Setup.Hands[seat].Who())
}

func (r *Rules) jsonPlayer(t *Table, seat Seat) (o line.Object) {
	s, m, monster := &t.State, &t.State.Seats[seat], ""
	if t.Setup.Seated(seat) { // otherwise the set-up is not complete yet
		monster = r.Monsters[m.ID].ID
	}
	o.Add("seat", seat.String())
	o.Add("name", t.Setup.Names[seat])
	o.Add("monster", monster)
	if h := t.Setup.Hands[seat]; h.Kot {
		o.Add("plays", h.String())
	}
	for f := HeartsField; f.Seated(); f++ {
		if fields[f].AddTo(&o, s, seat); f == HeartsField {
			o.Add("max", r.Limit(s, seat))
		}
	}
	o.Add("place", m.Place.String())
	o.Add("out", m.Out)
	o.Add("dice", r.DiceCount(s, seat))
	o.Add("rolls", r.Rolls(s, seat))
	cards, tiles := []line.Object{}, []string{}
	for _, id := range s.Held(seat) {
		lie, name := &s.Locations[id], r.Name(id)
		if r.IsTile(id) {
			tiles = append(tiles, name)
		}
		if r.IsTile(id) && lie.N == 0 && lie.Of == NoCard {
			continue
		}
		var card line.Object
		card.Add("id", name)
		if lie.N != 0 {
			card.Add("tokens", lie.N)
		}
		if lie.Of != NoCard {
			card.Add("copies", r.Name(lie.Of))
			if whose := r.whose(s, lie.Of); whose != NoSeat {
				card.Add("whose", whose.String())
			}
		}
		cards = append(cards, card)
	}
	o.Add("cards", cards)
	o.Add("tiles", tiles)
	o.Add("gave_up", m.GaveUp)
	o.Add("zombie", m.Zombie)
	return o
}

// AnswerTexts returns the legal answers to a question as they are written, or a
// pattern: `dice:3` for any three faces, `card` for a card that comes from the table.
func (r *Rules) AnswerTexts(s *State, q *Question) []string {
	return line.Answers(slices.DeleteFunc(r.Choices(s, q, nil), func(a Answer) bool {
		return a.Kind == CardAnswer && q.FromTable() && a.Card != Unnamed
	}), r.AnswerText, q.Form() == DiceAnswer, q.N, q.FromTable() && q.Form() == CardAnswer)
}
