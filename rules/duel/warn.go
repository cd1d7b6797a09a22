package duel

import "kingoftokyo/rules"

// Warnings are what is odd about a table that corrections made: impossible, but
// accepted (T8). Each is a catalogue key with its numbers.
func (r *Rules) Warnings(s *State) []*rules.Problem {
	var w warnings
	for i := range s.Sides {
		side := rules.ID(rules.ArgSide, "side", Side(i).String())
		for f := range fields {
			if have, most, over := fields[f].Over(r, s, Side(i)); over {
				w.add(fields[f].Rule, fields[f].Warn, side, rules.Num("have", have), rules.Num("most", most))
			}
		}
	}
	r.oddSpaces(s, &w)
	r.oddCards(s, &w)
	return w
}

func (w *warnings) add(rule rules.Rule, key string, args ...rules.Arg) {
	*w = append(*w, rules.Refuse(rule, key, args...))
}

// warnings are what is odd about a table, in the order it was found.
type warnings []*rules.Problem

// oddSpaces warns of markers where no space is, and of tokens that cannot lie so.
func (r *Rules) oddSpaces(s *State, w *warnings) {
	for t, at := range s.Marker {
		id, ok := r.on(s, Track(t), at)
		if at%2 != 0 && (!ok || !r.Box.Tokens[id].lengthens()) {
			w.add("T4", "warn-half", rules.ID(rules.ArgTrack, "track", Track(t).String()), rules.At("at", int(at)))
		}
	}
	for t, at := range s.Marker {
		if id, ok := r.on(s, Track(t), at); ok && r.Box.Tokens[id].shortens() {
			if _, space := r.Box.Tokens[id].bonusAt(s.Tokens[id].Place, at); !space {
				w.add("T3", "warn-gone", rules.ID(rules.ArgTrack, "track", Track(t).String()), rules.At("at", int(at)))
			}
		}
	}
	for i := range r.Box.Tokens {
		if s.Tokens[i].Laid && !r.clear(s, TokenID(i)) {
			w.add("T1", "warn-token", rules.ID(rules.ArgToken, "token", r.Box.Tokens[i].Name))
		}
	}
}

// oddCards warns of cards in two places, of the wrong kind, too many or too few.
func (r *Rules) oddCards(s *State, w *warnings) {
	card := func(id CardID) rules.Arg { return rules.ID(rules.ArgCard, "card", r.Box.CardName(id)) }
	cards := int(s.Deck) + int(s.Discard.N)
	for i := range s.Sides {
		keep := s.Sides[i].Keep
		cards += keep.Len()
		for id := keep.Next(0); id != NoCard; id = keep.Next(id) {
			if !r.Box.Cards[id].Keep {
				w.add("D5", "warn-kind", card(id))
			}
		}
	}
	seen := CardSet(0)
	for _, c := range s.Row {
		if c != NoCard {
			cards++
		}
		if _, held := s.Holder(c); held || seen.Has(c) || s.Discard.find(c) >= 0 {
			w.add("T8", "warn-twice", card(c))
		}
		seen = seen.With(c)
	}
	if s.Turn.Buying != NoCard {
		cards++
	}
	if cards != r.Box.NumCards() {
		w.add("S2", "warn-cards", rules.Num("have", cards), rules.Num("want", r.Box.NumCards()))
	}
}

// clear says whether a laid token overlaps no other one and fits the track.
func (r *Rules) clear(s *State, id TokenID) bool {
	alone := *s
	alone.Marker = [2]Spot{Victory * 2, Victory * 2} // markers may stand on tokens
	return r.free(&alone, id, s.Tokens[id].Place)
}
