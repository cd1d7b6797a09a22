package companion

import (
	"slices"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Roll is what a box says of the dice of its table: which lie there, which the table waits for, and what they are
// played as. It is made once for each step of the game. Its methods are what letters, numbers, Enter and Backspace
// do with an Entry; they are the same in every box. Their errors are *rules.Problem.
type Roll struct {
	ReadOnly bool            // the game can only be looked at
	Letters  *rules.Alphabet // the letters of the faces, in any language; nil in a box whose dice are not typed
	Faces    []FaceKey       // the faces in words
	Below    DieWords        // the words below the dice

	Lying []Die // the dice on the table, left to right: faces and states alone
	// Keep says of each of them whether it is kept at the next roll, as long as the player says nothing else. It
	// is nil where no roll comes next.
	Keep []bool
	// Rerolls says that the dice that are not kept are rolled again in any case. Otherwise all of them are the result as
	// long as the player has marked none.
	Rerolls bool
	// Due is how many dice are to be typed. Between two rolls it is worked out from what is kept.
	Due   int
	Later bool // something else may come before those dice: they are shown from the first letter on
	Mode  RollMode
	// White says how many white dice must be typed beside those that lie there, if these were typed of them: two may lead to
	// two more. It is nil where there are none.
	White func(typed []rules.Face) int
	// Ahead is what Enter will do with the white dice typed, for Frame.Advice; nil where there are none.
	Ahead func(e *Entry) Section
	// Says is what Enter does with them, in words.
	Says   func(e *Entry) string
	Throws int // how often the program throws in RollHand, the first time included
	// Keeps says which of some dice the program would keep with so many rolls left: see Chooses. It is nil where the dice
	// typed are always the result.
	Keeps   func(dice []rules.Face, left int) []bool
	Plays   bool // the program plays whoever rolls: a throw lets it roll to the end, and nobody else marks dice
	Advised bool // the coach was asked what to keep

	Keeping, Complete rules.Rule // the rules that say how dice are kept, and that none may be missing

	Why     error // why no letter is wanted
	NoMarks error // why no die can be kept or picked by its number
	InHand  error // why no letter is wanted beside dice that the program has thrown
	Thrown  error // why the program does not throw them once more

	// Barred is why a die with this face can be neither kept nor picked, besides those picked; nil for never.
	Barred func(f rules.Face, picked []rules.Face) error
	// Letter is the move of a letter that stands for no die: an answer, a symbol to resolve. It is nil where
	// letters are dice.
	Letter func(rules.Face) Move
	// Undone are the dice that undo has just taken back, which Enter plays once more; an empty entry for none. It is nil where
	// undo brings no dice back.
	Undone func() Entry
	// Done is the move of the dice typed, picked or thrown. kept are those that were kept before that, throws the rolls of dice
	// in the hand.
	Done func(kept rules.Roll, dice []rules.Face, thrown bool, throws []Throw) Move
	// Enter is what Enter does if nothing was typed. Without a move or an error it means the choice with
	// KeyEnter. It is nil where Enter does nothing of its own: missing dice are refused.
	Enter func() (Move, error)
	// Played are the dice of the last step, in the order they were typed, where Backspace takes that step back.
	Played func() (dice []rules.Face, ok bool)
	// Told adds to a tray what is said about it: its step, its prompt, what stands beside it, the coach's dice.
	Told   func(tr *Tray, e *Entry)
	Random func(n int) int // the program's dice
}

// RollMode says when the dice of an entry are played.
type RollMode uint8

// The modes of a roll.
const (
	RollAtOnce RollMode = iota // with the last letter
	RollHeld                   // with Enter, once they are complete: they answer a question, or are white dice
	RollFewer                  // as RollAtOnce, and Enter takes fewer of them
	RollPicks                  // with Enter; letters and numbers pick so many of the dice that lie there
	// RollHand plays typed dice with the last letter. Dice that the program has thrown are no result yet: the player keeps
	// some, and the program throws the others again.
	RollHand
)

// DieWords are the words below dice, by their states.
type DieWords [DieLeft + 1]string

// Dice are dice with these faces, all in one state.
func Dice(faces []rules.Face, state DieState) []Die {
	return text.Map(faces, func(f rules.Face) Die { return Die{Face: f, State: state} })
}

// Face is the face that a letter means on the screen. The letters of other languages are none there: an S typed for "smash"
// would be a heart ("soin").
func (r *Roll) Face(char rune) (rules.Face, bool) {
	for _, k := range r.Faces {
		if strings.EqualFold(k.Letter, string(char)) {
			return k.Face, true
		}
	}
	return 0, false
}

// ThrowsLeft is how often the program may throw the dice in the hand again.
func (r *Roll) ThrowsLeft(e *Entry) int { return max(0, r.Throws-e.Rolls) }

// last says whether dice are in the hand after their last throw: none of them is rolled again.
func (r *Roll) last(e *Entry) bool { return r.inHand(e) && r.ThrowsLeft(e) == 0 }

// Wants is how many letters complete an entry.
func (r *Roll) Wants(e *Entry) int {
	lying, keep := r.marked(e)
	switch {
	case r.White != nil:
		return r.White(e.Typed)
	case keep == nil:
		return r.Due
	case r.mayMark(e):
		return 0
	}
	return len(lying) - r.Kept(e).Total()
}

// mayMark says whether the dice that lie there are the result, unless the player marks some of them for another roll.
func (r *Roll) mayMark(e *Entry) bool {
	return r.Keep != nil && !r.Rerolls && e.Kept == nil && e.Hand == nil
}

// marking says whether the player has marked dice for another roll.
func (r *Roll) marking(e *Entry) bool {
	return r.Keep != nil && e.Kept != nil && !r.inHand(e) && r.Wants(e) > 0
}

// Kept are the dice that are kept.
func (r *Roll) Kept(e *Entry) (kept rules.Roll) {
	lying, keep := r.marked(e)
	for i, k := range keep {
		if k {
			kept[lying[i].Face]++
		}
	}
	return kept
}

// Type adds a die to what was typed. If that completes the entry, move is what to play, and the entry stays as it
// was until that is done.
func (r *Roll) Type(e *Entry, f rules.Face) (next Entry, move Move, err error) {
	due := r.Wants(e)
	switch {
	case r.ReadOnly:
		return *e, nil, rules.Refuse("", "table.readonly")
	case r.Letter != nil:
		if move = r.Letter(f); move == nil {
			err = r.Why
		}
		return *e, move, err
	case r.inHand(e) && !r.rolledByHand(e):
		return *e, nil, r.InHand
	case r.mayMark(e):
		return *e, nil, rules.Refuse(r.Keeping, "dice.mark-first", rules.Num("n", len(r.Lying)))
	case due == 0, r.White != nil && len(e.Typed) == due:
		return *e, nil, r.Why
	case r.Mode == RollHeld && len(e.Typed) == due:
		return *e, nil, rules.Refuse("", "dice.enter-first", rules.Num("n", len(e.Typed)))
	}
	if r.Mode == RollPicks {
		err = r.barred(f, e.Typed)
	}
	if err == nil && len(e.Typed) >= due {
		err = rules.Refuse(r.Keeping, "dice.marks-late")
	}
	if err != nil {
		return *e, nil, err
	}
	next = *e
	next.Typed = append(slices.Clone(e.Typed), f)
	if next.Kept == nil && len(e.Typed) == 0 {
		next.Kept = slices.Clone(r.Keep)
	}
	switch {
	case len(next.Typed) < due, r.Mode == RollHeld:
		return next, nil, nil
	case !r.Chooses(e) && !r.inHand(e):
		return *e, r.Done(r.Kept(e), next.Typed, e.Thrown, nil), nil
	}
	next, again := r.again(&next)
	if again && !(r.Plays && r.Wants(&next) == 0) { // dice that the program keeps all can be resolved
		return next, nil, nil
	}
	return *e, r.Done(rules.Roll{}, next.Hand, false, r.throws(&next)), nil
}

// Mark keeps a die that lies there, counted from 0, or stops keeping it. A tap on the first one lets those set aside before the roll stay
// kept; digits name all dice to keep.
func (r *Roll) Mark(e *Entry, die int, tap bool) (next Entry, err error) {
	dice, keep := r.marked(e)
	switch {
	case r.ReadOnly:
		return *e, rules.Refuse("", "table.readonly")
	case r.Mode == RollPicks:
		return r.pick(e, die)
	case r.Plays:
		return *e, rules.Refuse(r.Keeping, "dice.kot-keeps")
	case keep == nil:
		return *e, r.NoMarks
	case len(e.Typed) > 0:
		return *e, rules.Refuse(r.Keeping, "dice.marks-late")
	case r.last(e):
		return *e, r.Thrown
	case die < 0 || die >= len(dice):
		return *e, rules.Refuse(r.Keeping, "dice.no-die", rules.Num("n", die+1))
	}
	if err := r.barred(dice[die].Face, nil); err != nil {
		return *e, err
	}
	next = *e
	if tap && r.mayMark(e) {
		copy(keep, r.Keep)
		keep[die] = true
	} else {
		keep[die] = !keep[die]
	}
	next.Kept = keep
	return next, nil
}

func (r *Roll) barred(f rules.Face, picked []rules.Face) error {
	if r.Barred == nil {
		return nil
	}
	return r.Barred(f, picked)
}

// pick picks a die that lies there, or takes that back.
func (r *Roll) pick(e *Entry, die int) (next Entry, err error) {
	dice := r.lay(e)
	next = Entry{Typed: slices.Clone(e.Typed)}
	switch {
	case die < 0 || die >= len(dice):
	case dice[die].State == DieLeft:
		at := slices.Index(e.Typed, dice[die].Face)
		next.Typed = slices.Delete(next.Typed, at, at+1)
		return next, nil
	case dice[die].State == DieLying && len(e.Typed) < r.Due:
		next.Typed = append(next.Typed, dice[die].Face)
		return next, nil
	}
	return *e, r.NoMarks
}

// Throw lets the program throw the missing dice; those typed before it are dice of the table and stay. That makes
// a move or, where the player may keep some, a hand of dice.
func (r *Roll) Throw(e *Entry) (next Entry, move Move, err error) {
	if r.Undoes(e) { // all of them are thrown anew
		e = &Entry{}
	}
	missing := r.Wants(e) - len(e.Typed)
	switch {
	case r.ReadOnly:
		return *e, nil, rules.Refuse("", "table.readonly")
	case r.Plays && r.Mode == RollHand:
		last := r.rest(e)
		return *e, r.Done(rules.Roll{}, last.Hand, true, r.throws(&last)), nil
	case r.last(e):
		return *e, nil, r.Thrown
	case r.inHand(e) && missing == 0:
		return *e, nil, rules.Refuse(r.Keeping, "dice.all-kept")
	case r.inHand(e):
		next = Entry{Hand: slices.Clone(e.Hand), Kept: slices.Clone(e.Kept), Rolls: e.Rolls + 1}
		for i, kept := range e.Kept {
			if !kept {
				next.Hand[i] = r.random()
			}
		}
		if r.Chooses(e) || r.ThrowsLeft(&next) == 0 {
			next.Kept = r.chosen(&next)
		}
		return next, nil, nil
	case r.Mode == RollPicks || missing <= 0:
		return *e, nil, r.Why
	}
	dice := slices.Clone(e.Typed)
	for range missing {
		dice = append(dice, r.random())
	}
	if r.Mode == RollHeld {
		return Entry{Typed: dice, Thrown: true}, nil, nil
	}
	if r.Mode == RollHand {
		next = Entry{Hand: dice, Rolls: 1}
		next.Kept = r.chosen(&next)
		return next, nil, nil
	}
	return *e, r.Done(r.Kept(e), dice, true, nil), nil
}

// Undoes says whether an entry has dice of a seat that the program plays, which undo has brought back: Enter plays them once
// more, and a throw throws others.
func (r *Roll) Undoes(e *Entry) bool {
	switch {
	case !r.Plays:
		return false
	case r.Mode == RollHand:
		return r.last(e)
	}
	return len(e.Typed) > 0 && len(e.Typed) == r.Wants(e)
}

func (r *Roll) random() rules.Face { return rules.Face(r.Random(rules.NumFaces)) }

// Finish is what Enter does with the dice typed, picked, kept or thrown; move is nil if Enter means the choice
// with KeyEnter.
func (r *Roll) Finish(e *Entry) (move Move, err error) {
	due, n := r.Wants(e), len(e.Typed)
	switch {
	case r.Plays && n == 0 && due > 0 && !r.ReadOnly:
		return nil, r.Missing(e)
	case r.inHand(e) && n == 0:
		return r.Done(rules.Roll{}, e.Hand, e.Before == nil, r.throws(e)), nil // dice that were typed are the table's
	case n > 0 && (r.Mode == RollFewer || n == due):
		return r.Done(r.Kept(e), e.Typed, e.Thrown, nil), nil
	case n == 0 && r.Enter != nil && !r.marking(e):
		return r.Enter()
	case n > 0, due > 0 && (r.Keep == nil || r.marking(e)):
		return nil, r.Missing(e)
	}
	return nil, nil
}

// Missing refuses an entry that lacks letters.
func (r *Roll) Missing(e *Entry) error {
	return rules.Refuse(r.Complete, "dice.missing", rules.Num("n", r.Wants(e)-len(e.Typed)))
}

// Back is the entry without its last letter, mark or throw. Dice that were played already go back letter by letter
// too: undo says that the screen must take back the last step before it takes this entry.
func (r *Roll) Back(e *Entry) (next Entry, undo bool, err error) {
	switch n := len(e.Typed); {
	case n > 0:
		next = *e
		next.Typed, next.Thrown = slices.Clone(e.Typed[:n-1]), e.Thrown && n > 1
		if n == 1 && e.Hand == nil && slices.Equal(e.Kept, r.Keep) { // the player has made none of these marks
			next.Kept = nil
		}
		return next, false, nil
	case e.Before != nil:
		return *e.Before, false, nil
	case !e.Empty():
		return Entry{}, false, nil
	case r.ReadOnly:
		return *e, false, rules.Refuse("", "table.readonly")
	}
	if r.Played != nil {
		if dice, ok := r.Played(); ok {
			return Entry{Typed: dice[:max(0, len(dice)-1)]}, true, nil
		}
	}
	return *e, false, rules.Refuse("", "dice.nothing-typed")
}

// takes is what Back would take.
func (r *Roll) takes(e *Entry) Takes {
	switch {
	case r.ReadOnly:
		return TakesNothing
	case len(e.Typed) > 0:
		return TakesDie
	case e.Hand != nil:
		return TakesThrow
	case e.Kept != nil:
		return TakesMarks
	case r.Played == nil:
		return TakesNothing
	}
	switch dice, ok := r.Played(); {
	case ok && len(dice) > 0:
		return TakesDie
	case ok: // dice that were set aside
		return TakesMarks
	}
	return TakesNothing
}
