package companion

import (
	"slices"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// This file describes how a turn was rolled, for the heading of the list for hands.

// Throw is one roll of a turn.
type Throw struct {
	Dice []rules.Face // those rolled, in the order typed
	Kept []rules.Face // those of all dice kept before the next roll
}

// Recap describes how dice were rolled, with the letters of these faces: "32E2H1 keeps 22 → 2CE1 keeps 222 → CEE". Kept dice are in the
// order of their faces. It is "" for no roll.
func Recap(words *text.Catalogue, faces []FaceKey, throws []Throw) string {
	letters := (&Roll{Faces: faces}).said
	said := text.Map(throws, func(t Throw) string { return letters(t.Dice) })
	for i := range said[:max(0, len(said)-1)] {
		key := "table.recap.keeps"
		if len(throws[i].Kept) == 0 {
			key = "table.recap.keeps.none"
		}
		said[i] = words.Say(key, rules.Text("dice", said[i]), rules.Text("kept", letters(slices.Sorted(slices.Values(throws[i].Kept)))))
	}
	return strings.Join(said, " → ")
}

// throws returns the rolls that led to the dice of an entry in the hand, as far as they are known.
func (r *Roll) throws(e *Entry) []Throw {
	if e.Before == nil || e.Before.Hand == nil {
		return []Throw{{Dice: e.Hand}}
	}
	was := e.Before
	out, next := r.throws(was), Throw{}
	for i, f := range was.Hand {
		if was.Kept[i] {
			out[len(out)-1].Kept = append(out[len(out)-1].Kept, f)
		} else {
			next.Dice = append(next.Dice, e.Hand[i])
		}
	}
	return append(out, next)
}

// ToldTurn returns the entries of the turn that the list for hands tells: the last turn in which something followed a
// roll, or came without one.
func (p *Base[T, E]) ToldTurn() []tracker.Entry[T, E] {
	g := p.Session.Game
	e := g.Latest()
	for ; e != nil; e = e.Previous() {
		if unresolved, _ := p.Tell.Rolling(e.Before, &e.Items[0]); !unresolved && !p.sets(e, 0) {
			break
		}
	}
	if e == nil {
		return nil
	}
	turn, first := p.Tell.TurnNumber(e.Before), e
	for before := e.Previous(); before != nil && p.Tell.TurnNumber(before.Before) == turn; before = before.Previous() {
		first = before
	}
	return g.Since(first.Number() - 1)[:e.Number()-first.Number()+1]
}
