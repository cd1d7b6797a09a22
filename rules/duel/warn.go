package duel

import "kingoftokyo/rules"

// This file changes nothing: it finds what is odd about a table, what an event may
// result in, and what cards would do, for warnings and advice.

// Warnings returns what is odd about a table after corrections: impossible, but
// accepted (T8). Each warning is a catalogue key with its numbers.
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

// warnings lists what is odd about a table, in the order in which it was found.
type warnings []*rules.Problem

// oddSpaces warns of markers that are not on a space, and of tokens in impossible places.
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

// oddCards warns of cards in two places, of the wrong kind, and of too many or too few cards.
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

// clear reports whether a laid token overlaps no other and fits on the track.
func (r *Rules) clear(s *State, id TokenID) bool {
	alone := *s
	alone.Marker = [2]Spot{Victory * 2, Victory * 2} // markers can be on tokens
	return r.free(&alone, id, s.Tokens[id].Place)
}

// everyChoice tries all answers to the questions of an event, one combination per
// run. picks are the answers taken, counts the number of choices.
type everyChoice struct {
	r      *Rules
	at     int
	picks  []int
	counts []int
}

// Answer takes the pick of this run. It tries only one place, the last, leaves cards
// unnamed, and does not roll dice.
func (c *everyChoice) Answer(s *State, q *Question) (Answer, bool) {
	switch {
	case q.Thrown():
		return No, true
	case q.FromTable():
		return Answer{Kind: CardAnswer, Card: Unnamed}, q.MayStayUnnamed()
	}
	choices := c.r.Choices(s, q, nil)
	if q.Form() == PlaceAnswer {
		return choices[len(choices)-1], true
	}
	if c.at == len(c.picks) {
		c.picks, c.counts = append(c.picks, 0), append(c.counts, len(choices))
	}
	pick := choices[c.picks[c.at]]
	c.at++
	return pick, true
}

// next advances to the next combination, if there is one.
func (c *everyChoice) next() bool {
	c.at = 0
	for i := len(c.picks) - 1; i >= 0; i-- {
		if c.picks[i]+1 < c.counts[i] {
			c.picks[i]++
			c.picks, c.counts = c.picks[:i+1], c.counts[:i+1]
			return true
		}
	}
	return false
}

// mostRuns limits how many combinations of answers HandsOver and MayWin try.
const mostRuns = 64

// HandsOver reports whether an event of the active side makes the other side win
// whatever the player answers: a marker pulled from the rival's 6 into its zone (W3),
// damage to both (W4), a card that hurts its buyer. The companion warns of it. A
// refused event does not count, and a player who gives up needs no warning.
func (r *Rules) HandsOver(s State, ev Event) (Why, bool) {
	side := s.Turn.Active
	if s.Autobot() || s.Over() || ev.Kind == Conceded {
		return NotWon, false
	}
	e, choice, how := r.NewEngine(), &everyChoice{r: r}, NotWon
	for range mostRuns {
		after := s
		_, err := e.Play(&after, &ev, choice, nil)
		winner, why := after.Winner()
		if err != nil || !after.Over() || winner == side {
			return NotWon, false
		}
		how = why
		if !choice.next() {
			break
		}
	}
	return how, true
}

// MayWin reports whether the player whose turn it is can win by an event, with the right answers; after is the
// table then. A refused event wins nothing.
func (r *Rules) MayWin(s State, ev Event) (after State, may bool) {
	e, choice := r.NewEngine(), &everyChoice{r: r}
	for range mostRuns {
		after = s
		if _, err := e.Play(&after, &ev, choice, nil); err != nil {
			return s, false
		}
		if winner, _ := after.Winner(); after.Over() && winner == s.Turn.Active {
			return after, true
		}
		if !choice.next() {
			break
		}
	}
	return s, false
}

// WinsNow returns the events by which the player whose turn it is wins at once, with the right answers, and
// without any dice or cards to come. It also tries to resolve all dice on the table at once.
func (r *Rules) WinsNow(s State) (list []Event) {
	if s.Over() || s.Autobot() {
		return nil
	}
	options := r.Options(&s, nil)
	if s.Turn.Phase == PhaseRoll && s.Turn.Rolls > 0 {
		options = append(options, Event{Kind: ResolvedAll})
	}
	for _, ev := range options {
		if ev.Kind == Rolled || ev.Kind == Kept || ev.Kind == Swept {
			continue
		}
		if _, may := r.MayWin(s, ev); may {
			list = append(list, ev)
		}
	}
	return list
}

// Guard is how a card protects its owner from damage.
type Guard uint8

// The guards, in the order of O10.
const (
	GuardAll   Guard = iota // nothing gets through
	GuardDice               // dice can cancel some damage
	GuardFirst              // the first damage is ignored
	GuardLast               // the last heart is not lost
)

// Guarding is a card that would protect its owner now.
type Guarding struct {
	Card  CardID
	Guard Guard
}

// Guards returns the cards that would protect a side if it were hit now (O10), in the
// order in which they speak, without those used up on this turn.
func (r *Rules) Guards(s *State, side Side) []Guarding {
	if s.Turn.Safe[side] {
		return []Guarding{{r.speak[onFalls].Next(0), GuardAll}}
	}
	if id := r.speaking(s, side, onBlocksHit).Next(0); id != NoCard {
		return []Guarding{{id, GuardAll}}
	}
	var out []Guarding
	for _, id := range r.id.shieldOrder {
		if g := r.hooks[id].wouldShield; s.Sides[side].Keep.Has(id) && (g == nil || g(r, s, held{id, side})) {
			kind := GuardFirst
			if g == nil {
				kind = GuardDice
			}
			out = append(out, Guarding{id, kind})
		}
	}
	if id := r.speaking(s, side, onFalls).Next(0); id != NoCard {
		out = append(out, Guarding{id, GuardLast})
	}
	return out
}

// Copies returns the card of a side that can copy the rival's energy gain.
func (r *Rules) Copies(s *State, side Side) (CardID, bool) {
	id := r.speaking(s, side, onGain).Next(0)
	return id, id != NoCard
}
