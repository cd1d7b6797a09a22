package tokyo

import "kingoftokyo/rules"

// MaxTokens is the number of Poison tokens in the box, and of Shrink tokens (1.2, 1.3).
const MaxTokens = 12

// Warnings returns what is odd about a table after corrections: impossible, but
// accepted. Each warning is a catalogue key with its numbers.
func (r *Rules) Warnings(s *State) []*rules.Problem {
	var w warnings
	for who := range Seat(s.Players) {
		r.oddMonster(s, who, &w)
	}
	oddPlaces(s, &w)
	oddTokens(s, &w)
	if !s.Alive(s.Turn.Active) && !s.Over() {
		w.add("11.1", "turn", seatArg("side", s.Turn.Active))
	}
	r.oddCards(s, &w)
	r.oddTiles(s, &w)
	return w
}

// warnings lists what is odd about a table, in the order in which it was found.
type warnings []*rules.Problem

func (w *warnings) add(rule rules.Rule, key string, args ...rules.Arg) {
	*w = append(*w, rules.Refuse(rule, "tokyo.warn."+key, args...))
}

// over warns of a number that is higher than possible.
func (w *warnings) over(rule rules.Rule, key string, have, most int, args ...rules.Arg) {
	if have > most {
		w.add(rule, key, append(args, rules.Num("have", have), rules.Num("most", most))...)
	}
}

// oddMonster warns of impossible values of a player.
func (r *Rules) oddMonster(s *State, who Seat, w *warnings) {
	m, side := &s.Seats[who], seatArg("side", who)
	for other := range who {
		if s.Seats[other].ID == m.ID {
			w.add("", "monster", side, seatArg("other", other))
		}
	}
	if m.Out {
		return
	}
	if m.Hearts <= 0 {
		w.add("11.1", "dead", side)
	}
	for f := range fields {
		have, most, over := fields[f].Over(r, s, who)
		switch {
		case over && Field(f) == WickednessField && r.Edition != Dark:
			w.add("12.1", "no-gauge", side)
		case over:
			w.over(fields[f].Rule, fields[f].Warn, have, most, side)
		}
	}
}

// oddPlaces warns of several Monsters in one place of Tokyo, and of a Monster in a Bay that is not in use.
func oddPlaces(s *State, w *warnings) {
	for _, p := range []Place{City, Bay} {
		n := 0
		for who := range Seat(s.Players) {
			if s.Alive(who) && s.Seats[who].Place == p {
				n++
			}
		}
		place := rules.ID(rules.ArgKey, "place", "tokyo.place."+p.String())
		w.over("8.2", "place", n, 1, place)
		if p == Bay && n > 0 && !s.BayOpen() {
			w.add("8.1", "bay", seatArg("side", s.In(Bay)))
		}
	}
}

func oddTokens(s *State, w *warnings) {
	poison, shrink := 0, 0
	for who := range Seat(s.Players) {
		poison += int(s.Seats[who].Poison)
		shrink += int(s.Seats[who].Shrink)
	}
	w.over("1.2", "tokens", poison, MaxTokens, rules.ID(rules.ArgToken, "token", PoisonToken.String()))
	w.over("1.2", "tokens", shrink, MaxTokens, rules.ID(rules.ArgToken, "token", ShrinkToken.String()))
}

// oddCards warns of cards of the wrong kind or with too much on them, of gaps in the
// row, and of too many cards.
func (r *Rules) oddCards(s *State, w *warnings) {
	for id := CardID(1); id <= r.Last(); id++ {
		lie := &s.Locations[id]
		if lie.Zone != Held {
			continue
		}
		if !r.IsTile(id) && !r.Keeps(id) {
			w.add("1.5", "kind", r.cardArg("card", id), seatArg("side", lie.Owner))
		}
		w.over("", "charge", int(lie.N), max(r.Carries(id), r.Carries(lie.Of)), r.cardArg("card", id))
		if lie.Of != NoCard && s.Locations[lie.Of].Zone != Held {
			w.add("14.5", "copy", r.cardArg("card", id), r.cardArg("of", lie.Of))
		}
	}
	for i, id := range s.Row {
		if id == NoCard {
			w.add("10.2", "row", rules.Num("slot", i+1))
		}
	}
	if short := r.hidden(s); short > 0 {
		w.over("1.2", "cards", r.NumCards()+short, r.NumCards())
	}
}

// hidden returns the number of unnamed cards on the table minus the number of cards
// in the deck, any of which they could be. It is usually negative.
func (r *Rules) hidden(s *State) int {
	n := int(s.Lost)
	for _, id := range s.Row {
		if id == Unnamed {
			n++
		}
	}
	for id := CardID(1); id < r.FirstTile(); id++ {
		if s.Locations[id].Zone == Deck {
			n--
		}
	}
	return n
}

// Carries returns the number of tokens or the energy that a card brings with it,
// which is the most it ever has. It is 0 if there is nothing.
func (r *Rules) Carries(id CardID) int { return r.number(id, Carry) }

// oddTiles warns if both sides of a tile are in the game.
func (r *Rules) oddTiles(s *State, w *warnings) {
	var sides [NumTiles]int
	for id := r.FirstTile(); id <= r.Last(); id++ {
		if s.Locations[id].Zone != Discard {
			sides[r.Tile(id).Number-1]++
		}
	}
	for i, n := range sides {
		if n > 1 {
			w.add("12.10", "tile", rules.Num("number", i+1))
		}
	}
}
