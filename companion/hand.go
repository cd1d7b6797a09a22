package companion

import (
	"slices"

	"kingoftokyo/rules"
)

// This file is the dice in the hand, thrown by the program or typed roll by roll, and who says which of them are kept.

// inHand says whether the program has thrown dice which the player has not taken yet.
func (r *Roll) inHand(e *Entry) bool {
	return r.Mode == RollHand && e.Hand != nil && len(e.Hand) == r.Due
}

// Chooses says whether the program says what is kept of the dice of an entry, where it plays whoever rolls or its coach
// was asked. Then dice that were typed are no result as long as they may be rolled again. Of dice that were typed roll
// by roll it says so to the last one.
func (r *Roll) Chooses(e *Entry) bool {
	return r.Keeps != nil && (r.Plays || r.Advised || e.Before != nil)
}

// rolledByHand says whether the dice of a hand that are not kept may be rolled by people and typed.
func (r *Roll) rolledByHand(e *Entry) bool {
	return r.ThrowsLeft(e) > 0 && (r.Chooses(e) || len(e.Typed) > 0)
}

// chosen are the dice of a hand that the program keeps: none where it does not choose, or where they are the result.
func (r *Roll) chosen(e *Entry) []bool {
	if r.Chooses(e) && r.ThrowsLeft(e) > 0 {
		return r.Keeps(e.Hand, r.ThrowsLeft(e))
	}
	return make([]bool, len(e.Hand))
}

// chosenBy is an entry of dice that were made at another roll of the same dice, once somebody else says what is kept:
// the coach that was asked marks what it would keep, and the marks of whom the program plays no longer are the others'.
// Those typed for them are on the table.
func (r *Roll) chosenBy(was *Roll, e *Entry) Entry {
	next := *e
	switch before, now := was != nil && was.Chooses(e), r.Chooses(e); {
	case was == nil || !r.inHand(e) || len(e.Typed) > 0 || before == now && was.Plays == r.Plays:
	case was.Plays && !r.Advised && e.Before != nil:
		return Entry{}
	case now || was.Plays:
		next.Kept = r.chosen(e)
	}
	return next
}

// said are faces in the letters on screen.
func (r *Roll) said(faces []rules.Face) (out string) {
	for _, f := range faces {
		out += r.Faces[f].Letter
	}
	return out
}

// KeepOnly keeps those of the dice in the hand, and no others.
func (r *Roll) KeepOnly(e *Entry, kept rules.Roll) (next Entry, err error) {
	switch {
	case r.ReadOnly:
		return *e, rules.Refuse("", "table.readonly")
	case !r.inHand(e):
		return *e, r.NoMarks
	case len(e.Typed) > 0:
		return *e, rules.Refuse(r.Keeping, "dice.marks-late")
	case r.ThrowsLeft(e) == 0:
		return *e, r.Thrown
	case !rules.RollOf(e.Hand).Contains(kept):
		return *e, rules.Refuse(r.Keeping, "keep-missing", rules.Text("keep", r.said(kept.Faces())), rules.Text("dice", r.said(e.Hand)))
	}
	next = *e
	next.Kept = kept.Among(e.Hand)
	return next, nil
}

// whole are the dice of an entry: those kept of the dice in the hand, and those typed in the places of the others.
func (r *Roll) whole(e *Entry) (dice []rules.Face) {
	if !r.inHand(e) {
		return e.Typed
	}
	typed := e.Typed
	dice = slices.Clone(e.Hand)
	for i, k := range e.Kept {
		if !k && len(typed) > 0 {
			dice[i], typed = typed[0], typed[1:]
		}
	}
	return dice
}

// again is the entry once the program has seen the dice of one that is complete, and says what is kept; false where no roll is left.
func (r *Roll) again(e *Entry) (next Entry, again bool) {
	before := *e
	before.Typed = e.Typed[:max(0, len(e.Typed)-1)]
	next = Entry{Hand: r.whole(e), Rolls: e.Rolls + 1, Before: &before}
	next.Kept = r.chosen(&next)
	return next, r.ThrowsLeft(&next) > 0
}

// rest is the entry of a turn that the program plays and throws to its end.
func (r *Roll) rest(e *Entry) Entry {
	for now := *e; ; {
		if r.inHand(&now) && r.Wants(&now) == 0 { // the players keep them all
			return now
		}
		for now.Typed = slices.Clone(now.Typed); len(now.Typed) < r.Wants(&now); {
			now.Typed = append(now.Typed, r.random())
		}
		next, again := r.again(&now)
		if !again {
			return next
		}
		now = next
	}
}

// Took is an entry of dice that the program has taken as the result, or thrown itself.
func (r *Roll) Took(dice []rules.Face, thrown bool) Entry {
	if len(dice) == 0 || len(dice) != r.Wants(&Entry{}) {
		return Entry{}
	}
	if r.Mode != RollHand {
		return Entry{Typed: dice, Thrown: thrown}
	}
	e := Entry{Hand: dice, Kept: slices.Repeat([]bool{true}, len(dice)), Rolls: r.Throws}
	if !thrown {
		e.Before = &Entry{}
	}
	return e
}

// KeepBest keeps the dice that the coach would keep.
func (c *Controller) KeepBest() error {
	if !c.AdvisesKeep() {
		return c.Roll().NoMarks
	}
	next := Entry{}
	if r := c.Roll(); r.inHand(&c.entry) {
		next = c.entry
		next.Kept = r.chosen(&next)
	} else {
		for _, d := range c.Frame().Dice.Dice {
			next.Kept = append(next.Kept, d.Best)
		}
	}
	c.enter(next)
	return nil
}

// AdvisesKeep says whether the coach says which of the dice that lie there to keep.
func (c *Controller) AdvisesKeep() bool {
	if r := c.Roll(); r.inHand(&c.entry) {
		return r.Advised && !r.Plays && r.ThrowsLeft(&c.entry) > 0 && len(c.entry.Typed) == 0
	}
	return c.Roll().Keep != nil && c.Frame().Dice.Marks && len(c.frame.Coach.Keeps) > 0 && len(c.entry.Typed) == 0
}
