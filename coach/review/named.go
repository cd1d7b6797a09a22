package review

import (
	"slices"

	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// entry is an event of the log with its answers.
type entry = tracker.Entry[duel.Table, duel.Event]

// named returns a game with each card named where it was turned up, however much later its name was
// typed, because the player saw the card all along. first is the table before the first entry. A
// name that does not fit there remains a correction, as it was typed.
func named(r *duel.Rules, g *Game) (first *duel.Table, entries []entry) {
	first, entries = g.Table(), slices.Clone(g.History())
	if len(entries) > 0 {
		first = entries[0].Before
	}
	tried := 0
	for i := range entries {
		for j := 0; j < len(entries[i].Items); j++ {
			for slot, card := range saysNames(r, &entries[i], j) {
				if card == duel.NoCard || tried == mostNames {
					continue
				}
				tried++
				if start, rest, ok := turnedUp(r, first, entries, place{i, j}, slot, card); ok {
					first, entries = start, rest
				}
			}
		}
	}
	return first, entries
}

// mostNames is how many names named looks for: no real game has more, and a made-up file must not
// take hours.
const mostNames = 200

// place is an event or answer in the log.
type place struct{ entry, item int }

// saysNames returns the cards that an item of an entry names in slots with an unnamed card.
func saysNames(r *duel.Rules, e *entry, item int) (names [3]duel.CardID) {
	ev := &e.Items[item]
	if ev.Kind != duel.SetRow && ev.Kind != duel.Answered {
		return names
	}
	at := *e.Before
	if item > 0 {
		var err error
		if at, err = r.Run(e.Before, e.Items[:item]); err != nil {
			return names
		}
	}
	row := at.State.Row
	switch {
	case ev.Kind == duel.SetRow:
		names = ev.Row
	case at.Asking && at.Question.ID == duel.AskName && at.Pending != nil:
		row = at.Pending.Before.Row
		names[at.Question.N-1] = ev.Answer.Card
	}
	for slot := range names {
		if row[slot] != duel.Unnamed || names[slot] == duel.Unnamed {
			names[slot] = duel.NoCard
		}
	}
	return names
}

// turnedUp returns the game with the card in a slot named where it was turned up. It tries the
// latest place first: an unnamed card that would be in that slot at that place if it were this one.
func turnedUp(r *duel.Rules, first *duel.Table, entries []entry, at place, slot int, card duel.CardID) (*duel.Table, []entry, bool) {
	for i := at.entry; i >= 0; i-- {
		for j := len(entries[i].Items) - 1; j > 0; j-- {
			if i == at.entry && j >= at.item {
				continue
			}
			a := &entries[i].Items[j]
			if a.Kind != duel.Answered || !a.Reveal || a.Answer.Card != duel.Unnamed {
				continue
			}
			items := slices.Clone(entries[i].Items)
			items[j].Answer.Card = card
			if again, ok := replay(r, entries[i].Before, entries, place{i, j}, items, at, slot, card); ok {
				return first, again, true
			}
		}
	}
	for dealt := range first.State.Row {
		if first.State.Row[dealt] == duel.Unnamed {
			start := *first
			start.State.Row[dealt] = card
			if again, ok := replay(r, &start, entries, place{}, entries[0].Items, at, slot, card); ok {
				return &start, again, true
			}
		}
	}
	return first, entries, false
}

// replay continues the log from an entry with other items. ok is true if the card is in the slot
// where it was named, and the game ends as it did.
func replay(
	r *duel.Rules, before *duel.Table, entries []entry, from place, items []duel.Event,
	at place, slot int, card duel.CardID,
) ([]entry, bool) {
	out := slices.Clone(entries)
	out[from.entry].Items = items
	now := before
	for i := from.entry; i < len(out); i++ {
		e := &out[i]
		e.Before = now
		if i == at.entry {
			row := now.State.Row
			if at.item > 0 && e.Items[at.item].Kind != duel.Answered {
				t, err := r.Run(now, e.Items[:at.item])
				if err != nil {
					return nil, false
				}
				row = t.State.Row
			}
			if row[slot] != card {
				return nil, false
			}
			if e.Items[at.item].Kind == duel.Answered { // nobody asks for its name any more
				e.Items = slices.Delete(slices.Clone(e.Items), at.item, at.item+1)
			}
		}
		t, err := r.Run(now, e.Items)
		if err != nil {
			return nil, false
		}
		e.After, now = &t, &t
	}
	last := entries[len(entries)-1].After
	return out, now.Asking == last.Asking && now.State == last.State
}
