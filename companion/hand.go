package companion

import (
	"slices"

	"kingoftokyo/rules"
)

// This file handles the dice in the hand, thrown by the program or typed roll by roll, and who says which of them are kept.

// inHand reports whether the program has thrown dice that the player has not taken yet.
func (r *Roll) inHand(e *Entry) bool {
	return r.Mode == RollHand && e.Hand != nil && len(e.Hand) == r.Due
}

// Chooses reports whether the program says which dice of an entry are kept, because it plays the seat that rolls or
// its coach was asked. Then typed dice are no result as long as they may be rolled again. If dice are typed roll by
// roll, the program chooses until the last roll.
func (r *Roll) Chooses(e *Entry) bool {
	return r.Keeps != nil && (r.Plays || r.Advised || e.Before != nil)
}

// rolledByHand reports whether people may roll the dice of a hand that are not kept and type them.
func (r *Roll) rolledByHand(e *Entry) bool {
	return r.ThrowsLeft(e) > 0 && (r.Chooses(e) || len(e.Typed) > 0)
}

// chosen returns the dice of a hand that the program keeps: none if it does not choose, or if the dice are the result.
func (r *Roll) chosen(e *Entry) []bool {
	if r.Chooses(e) && r.ThrowsLeft(e) > 0 {
		return r.Keeps(e.Hand, r.ThrowsLeft(e))
	}
	return make([]bool, len(e.Hand))
}

// chosenBy adapts an entry of dice, made at another roll of the same dice, when somebody else now says what is kept:
// if the coach was asked, it marks what it would keep, and a seat that the program no longer plays loses the
// program's marks. Dice typed for that seat leave the entry: they are on the table.
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

// said returns faces in the letters on screen.
func (r *Roll) said(faces []rules.Face) (out string) {
	for _, f := range faces {
		out += r.Faces[f].Letter
	}
	return out
}

// KeepOnly keeps the given dice of the hand, and no others.
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

// whole returns the dice of an entry: those kept of the dice in the hand, and those typed in place of the others.
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

// again returns the entry after a complete one, once the program has seen the dice and says what is kept; false if no roll is left.
func (r *Roll) again(e *Entry) (next Entry, again bool) {
	before := *e
	before.Typed = e.Typed[:max(0, len(e.Typed)-1)]
	next = Entry{Hand: r.whole(e), Rolls: e.Rolls + 1, Before: &before}
	next.Kept = r.chosen(&next)
	return next, r.ThrowsLeft(&next) > 0
}

// rest returns the entry at the end of a turn that the program plays, throwing all dice still to come.
func (r *Roll) rest(e *Entry) Entry {
	for now := *e; ; {
		if r.inHand(&now) && r.Wants(&now) == 0 { // the players keep all of them
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

// Took returns an entry of dice that the program has taken as the result, or thrown itself.
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

// AdvisesKeep reports whether the coach says which of the dice on the table to keep.
func (c *Controller) AdvisesKeep() bool {
	if r := c.Roll(); r.inHand(&c.entry) {
		return r.Advised && !r.Plays && r.ThrowsLeft(&c.entry) > 0 && len(c.entry.Typed) == 0
	}
	return c.Roll().Keep != nil && c.Frame().Dice.Marks && len(c.frame.Coach.Keeps) > 0 && len(c.entry.Typed) == 0
}
