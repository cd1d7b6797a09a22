package tokyo

import (
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/companion/words/wording"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// candidate returns a card or tile that a player's word may mean.
func (v *Phrases) candidate(id tokyo.CardID) cards.Candidate[tokyo.CardID] {
	name, _ := v.printed(id)
	return cards.Candidate[tokyo.CardID]{Is: id, ID: v.Rules.Name(id), Name: name}
}

// candidates returns the cards and tiles of a set.
func (v *Phrases) candidates(in among) []cards.Candidate[tokyo.CardID] {
	var out []cards.Candidate[tokyo.CardID]
	for id := tokyo.CardID(1); id <= v.Rules.Last(); id++ {
		if in(id) {
			out = append(out, v.candidate(id))
		}
	}
	return out
}

// among is a set of cards, as a function that reports membership.
type among = func(id tokyo.CardID) bool

// Pick returns the one card or tile that players mean (cards.Pick). It looks in the first of the sets that has one
// with such a name, and then everywhere.
func (v *Phrases) Pick(query string, sets ...among) (tokyo.CardID, error) {
	return cards.Pick(v.Catalogue, v.candidates(cards.Any), query, append(sets, cards.Any[tokyo.CardID])...)
}

// only is Pick in a single set: it refuses a card that lies elsewhere.
func (v *Phrases) only(query string, in among) (tokyo.CardID, error) {
	id, err := cards.Pick(v.Catalogue, v.candidates(cards.Any), query, in)
	if rules.IsProblem(err, "no-such-card") {
		if other, elsewhere := v.Pick(query); elsewhere == nil {
			err = rules.Refuse("", "tokyo.not-among", rules.ID(rules.ArgCard, "card", v.Rules.Name(other)))
		}
	}
	return id, err
}

// The sets from which cards are picked.
func inZone(s *tokyo.State, zone tokyo.Zone) among {
	return func(id tokyo.CardID) bool { return s.Locations[id].Zone == zone }
}

func (v *Phrases) fromDeck(s *tokyo.State) among {
	return func(id tokyo.CardID) bool {
		return !v.Rules.IsTile(id) && (s.Locations[id].Zone == tokyo.Deck || s.Locations[id].Zone == tokyo.Discard)
	}
}

func (v *Phrases) noTile(id tokyo.CardID) bool { return !v.Rules.IsTile(id) }

// usable returns the cards that players may use now by naming them.
func (v *Phrases) usable(s *tokyo.State) among {
	var set tokyo.Pieces
	for _, ev := range v.Rules.Options(s, nil) {
		if ev.Kind == tokyo.Used {
			set = set.With(ev.Card)
		}
	}
	return set.Has
}

// called returns the players that one or more words may mean: the one with that seat or name or, unless it must be
// exact, all whose names begin with it. If two players have the same name, their seats are part of it.
func (v *Phrases) called(t *tokyo.Table, typed string, exactly bool) []tokyo.Seat {
	if seat, ok := tokyo.SeatNamed(text.Fold(typed)); ok && int8(seat) < t.State.Players {
		return []tokyo.Seat{seat}
	}
	return wording.Named[tokyo.Seat](v.Players[:t.State.Players], typed, exactly)
}

// Seat returns the one player that one or more words mean. The error is a *rules.Problem that lists the players.
func (v *Phrases) Seat(t *tokyo.Table, typed string) (tokyo.Seat, error) {
	key, meant := "tokyo.player-unclear", v.called(t, typed, false)
	switch len(meant) {
	case 1:
		return meant[0], nil
	case 0:
		key = "tokyo.player-unknown"
		for seat := range tokyo.Seat(t.State.Players) {
			meant = append(meant, seat)
		}
	}
	return tokyo.NoSeat, rules.Refuse("", key, rules.Text("word", typed), rules.Text("list", text.List(meant, v.Player)))
}

// numberIn reads a word as a place in a list of n things, whose first number is after + 1.
func numberIn(word string, n, after int) (int, bool) {
	i, err := strconv.Atoi(word)
	i -= after + 1
	return i, err == nil && i >= 0 && i < n
}

// pickMonster returns the monster of the box that players mean (cards.PickMonster).
func pickMonster(words *Names, letters string) (tokyo.MonsterID, error) {
	var all []cards.Candidate[tokyo.MonsterID]
	for i, m := range words.Set.Monsters {
		all = append(all, cards.Candidate[tokyo.MonsterID]{Is: tokyo.MonsterID(i), ID: m.ID, Name: m.Name})
	}
	return cards.PickMonster(words.Catalogue, all, letters)
}

// rowNamed reads three cards by a few letters of their names, in either language,
// separated by commas; "?" is an unnamed one (2.2).
func (v *Phrases) rowNamed(line string) (row [3]tokyo.CardID, err error) {
	parts := strings.Split(line, ",")
	if len(parts) != len(row) {
		return row, rules.Refuse("2.2", "row-three", rules.Num("have", len(parts)))
	}
	var unknown []string
	for i, part := range parts {
		part = strings.TrimSpace(part)
		if part == "?" || part == "" {
			row[i] = tokyo.Unnamed
			continue
		}
		id, fault := v.Pick(part, v.noTile)
		if fault != nil {
			unknown, err = append(unknown, v.Say("tokyo.setup.row-unknown.one", rules.Text("word", part))), fault
			continue
		}
		if v.Rules.IsTile(id) {
			return row, rules.Refuse("", "no-such-card", rules.Text("card", part))
		}
		if row[i] = v.spare(id, row[:i]); row[i] == tokyo.NoCard {
			return row, rules.Refuse("2.2", "row-twice", rules.ID(rules.ArgCard, "card", v.Rules.Name(id)))
		}
	}
	if len(unknown) > 1 {
		err = rules.Refuse("2.2", "tokyo.setup.row-unknown", rules.Text("list", strings.Join(unknown, "; ")))
	}
	return row, err
}

// spare returns the first copy of a card that is not in a row; NoCard if all are.
func (v *Phrases) spare(id tokyo.CardID, row []tokyo.CardID) tokyo.CardID {
	for _, c := range v.Rules.Copies(id) {
		if !slices.Contains(row, c) {
			return c
		}
	}
	return tokyo.NoCard
}

// greens reads the tiles whose green side is in play, by a few letters of the
// names of those sides, separated by commas; the others are red (12.10).
func (v *Phrases) greens(list string) (green [tokyo.NumTiles]bool, err error) {
	side := func(id tokyo.CardID) bool { return v.Rules.IsTile(id) && v.Rules.Tile(id).Green }
	for _, part := range strings.Split(list, ",") {
		id, err := cards.Pick(v.Catalogue, v.candidates(side), part)
		if rules.IsProblem(err, "no-such-card") {
			err = rules.Refuse("12.10", "tokyo.setup.tiles-unknown", rules.Text("word", strings.TrimSpace(part)))
		}
		if err != nil {
			return green, err
		}
		green[v.Rules.Tile(id).Number-1] = true
	}
	return green, nil
}

// sidesOf reads a side from each letter: true for green; ok is false if one is not the
// letter of a colour.
func sidesOf(letters string) (green []bool, ok bool) {
	for _, c := range letters {
		side, ok := text.Typed(string(c), "tokyo.tiles")
		if !ok {
			return nil, false
		}
		green = append(green, side == "green")
	}
	return green, true
}

// cost returns what a card would cost the player who buys now, in a slot of the row or as the card asked for.
func (g *Game) cost(place int, card string) (out companion.Cost) {
	v, t := g.speak(), g.Now()
	s := &t.State
	id, known := v.card(card)
	buyer := s.Turn.Active
	q, asked := t.Open()
	switch {
	case !known || s.Turn.Phase != tokyo.PhaseBuy || place == 0 && !asked || v.Rules.Asleep(s, buyer):
		return out
	case place == 0 && !q.Names() && !q.Payable():
		return out
	}
	return companion.Cost{Buys: true, Who: v.Player(buyer), Price: v.Rules.Price(s, buyer, id), Have: int(s.Seats[buyer].Energy)}
}
