package companion

import (
	"slices"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Roll is what a box says about the dice of its table: which lie there, which the table waits for, and what they
// are played as. It is made once for each step of the game. Its methods say what letters, numbers, Enter and
// Backspace do with an Entry; they are the same in every box. Their errors are *rules.Problem.
type Roll struct {
	ReadOnly bool            // the game is view-only
	Letters  *rules.Alphabet // the letters of the faces, in any language; nil in a box whose dice are not typed
	Faces    []FaceKey       // the faces in words
	Below    DieWords        // the words below the dice

	Lying []Die // the dice on the table, left to right: only faces and states
	// Keep says which of them are kept at the next roll if the player says nothing else. It is nil if no roll
	// comes next.
	Keep []bool
	// Rerolls says that the dice that are not kept are rerolled in any case. Otherwise all dice are the result as
	// long as the player has marked none.
	Rerolls bool
	// Due is how many dice must be typed. Between two rolls it follows from what is kept.
	Due   int
	Later bool // something else may come before those dice: they appear with the first letter
	Mode  RollMode
	// White returns how many white dice must be typed next to the dice on the table, given those already typed: two
	// may add two more. It is nil if there are none.
	White func(typed []rules.Face) int
	// Ahead returns what Enter will do with the white dice typed, for Frame.Advice; nil if there are none.
	Ahead func(e *Entry) Section
	// Says returns what Enter does with them, in words.
	Says   func(e *Entry) string
	Throws int // how many times the program throws in RollHand, including the first
	// Keeps returns which of some dice the program would keep with that many rolls left: see Chooses. It is nil if
	// the dice typed are always the result.
	Keeps   func(dice []rules.Face, left int) []bool
	Plays   bool // the program plays the seat that rolls: a throw makes all its rolls, and nobody else marks dice
	Advised bool // the coach was asked what to keep

	Keeping, Complete rules.Rule // the rules that say how dice are kept, and that none may be missing

	Why     error // why no letter is accepted
	NoMarks error // why no die can be kept or picked by its number
	InHand  error // why no letter is accepted for dice that the program has thrown
	Thrown  error // why the program does not throw them again

	// Barred returns why a die with this face can be neither kept nor picked, given those already picked; nil if no face is barred.
	Barred func(f rules.Face, picked []rules.Face) error
	// Letter returns the move of a letter that is not a die: an answer, a symbol to resolve. It is nil if
	// letters are dice.
	Letter func(rules.Face) Move
	// Undone returns the dice that undo has just brought back, which Enter plays again; an empty entry for none. It
	// is nil if undo brings back no dice.
	Undone func() Entry
	// Done returns the move of the dice typed, picked or thrown. kept are those that were kept before, throws the
	// rolls of dice in the hand.
	Done func(kept rules.Roll, dice []rules.Face, thrown bool, throws []Throw) Move
	// Enter returns what Enter does if nothing was typed. Without a move or an error, Enter means the choice with
	// KeyEnter. The function is nil if Enter does nothing of its own: missing dice are refused.
	Enter func() (Move, error)
	// Played returns the dice of the last step, in the order they were typed, if Backspace takes that step back.
	Played func() (dice []rules.Face, ok bool)
	// Told adds to a tray what is said about it: its step, its prompt, the lines beside it, the coach's dice.
	Told   func(tr *Tray, e *Entry)
	Random func(n int) int // the program's dice
}

// RollMode says when the dice of an entry are played.
type RollMode uint8

// The modes of a roll.
const (
	RollAtOnce RollMode = iota // with the last letter
	RollHeld                   // with Enter, once they are complete: they answer a question, or are white dice
	RollFewer                  // as RollAtOnce, but Enter also accepts fewer
	RollPicks                  // with Enter; letters and numbers pick Due of the dice on the table
	// RollHand plays typed dice with the last letter. Dice that the program has thrown are no result yet: the player
	// keeps some, and the program rerolls the others.
	RollHand
)

// DieWords are the words below dice, by their states.
type DieWords [DieLeft + 1]string

// Dice are dice with these faces, all in one state.
func Dice(faces []rules.Face, state DieState) []Die {
	return text.Map(faces, func(f rules.Face) Die { return Die{Face: f, State: state} })
}

// Face returns the face that a letter means on the screen. Letters of other languages do not count: an S typed for
// "smash" would be a heart ("soin").
func (r *Roll) Face(char rune) (rules.Face, bool) {
	for _, k := range r.Faces {
		if strings.EqualFold(k.Letter, string(char)) {
			return k.Face, true
		}
	}
	return 0, false
}

// ThrowsLeft returns how often the program may reroll the dice in the hand.
func (r *Roll) ThrowsLeft(e *Entry) int { return max(0, r.Throws-e.Rolls) }

// last reports whether the dice in the hand have had their last throw: none of them is rerolled.
func (r *Roll) last(e *Entry) bool { return r.inHand(e) && r.ThrowsLeft(e) == 0 }

// Wants returns how many letters complete an entry.
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

// mayMark reports whether the dice on the table are the result, unless the player marks some of them for another roll.
func (r *Roll) mayMark(e *Entry) bool {
	return r.Keep != nil && !r.Rerolls && e.Kept == nil && e.Hand == nil
}

// marking reports whether the player has marked dice for another roll.
func (r *Roll) marking(e *Entry) bool {
	return r.Keep != nil && e.Kept != nil && !r.inHand(e) && r.Wants(e) > 0
}

// Kept returns the dice that are kept.
func (r *Roll) Kept(e *Entry) (kept rules.Roll) {
	lying, keep := r.marked(e)
	for i, k := range keep {
		if k {
			kept[lying[i].Face]++
		}
	}
	return kept
}

// Type adds a die to what was typed. If that completes the entry, move is what to play, and the entry does not
// change until that is played.
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
	case r.inHand(e) && !r.rolledByHand(e) && e.Before != nil: // people have rolled them
		return *e, nil, rules.Refuse("", "dice.enter-first", rules.Num("n", len(e.Hand)))
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
	if again && !(r.Plays && r.Wants(&next) == 0) { // if the program keeps all dice, they can be resolved
		return next, nil, nil
	}
	return *e, r.Done(rules.Roll{}, next.Hand, false, r.throws(&next)), nil
}

// NoDie is the number of no die: a tap on it, see Roll.Mark.
const NoDie = -1

// Mark keeps a die on the table, counted from 0, or stops keeping it; a tap on NoDie keeps none. If the first mark is a tap, the
// dice set aside before the roll stay kept; with digits, the player names all dice to keep.
func (r *Roll) Mark(e *Entry, die int, tap bool) (next Entry, err error) {
	dice, keep := r.marked(e)
	switch {
	case r.ReadOnly:
		return *e, rules.Refuse("", "table.readonly")
	case r.Mode == RollPicks:
		return r.pick(e, die)
	case keep == nil && r.Due > 0 && slices.ContainsFunc(r.Faces, func(k FaceKey) bool { return k.Letter == "1" }): // meant as a die
		letters := text.Map(r.Faces, func(k FaceKey) string { return k.Letter })
		return *e, rules.Refuse("", "dice.letters", rules.Text("list", strings.Join(letters, ", ")))
	case r.Plays:
		return *e, rules.Refuse(r.Keeping, "dice.kot-keeps")
	case keep == nil:
		return *e, r.NoMarks
	case len(e.Typed) > 0:
		return *e, rules.Refuse(r.Keeping, "dice.marks-late")
	case r.last(e):
		return *e, r.Thrown
	case tap && die == NoDie:
		next = *e
		next.Kept = make([]bool, len(dice))
		return next, nil
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

// pick picks a die on the table, or undoes that.
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

// Throw lets the program throw the missing dice; those typed before are real dice and stay. Throw returns a move
// or, if the player may keep some dice, a hand.
func (r *Roll) Throw(e *Entry) (next Entry, move Move, err error) {
	if r.Undoes(e) { // all of them are thrown again
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

// Undoes reports whether an entry has dice of a seat that the program plays, which undo has brought back: Enter plays
// them again, and a throw replaces them.
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

// Finish returns what Enter does with the dice typed, picked, kept or thrown; move is nil if Enter means the
// choice with KeyEnter.
func (r *Roll) Finish(e *Entry) (move Move, err error) {
	due, n := r.Wants(e), len(e.Typed)
	switch {
	case r.Plays && n == 0 && due > 0 && !r.ReadOnly:
		return nil, r.Missing(e)
	case r.inHand(e) && n == 0:
		return r.Done(rules.Roll{}, e.Hand, e.Before == nil, r.throws(e)), nil // typed dice are real dice
	case n > 0 && (r.Mode == RollFewer || n == due):
		return r.Done(r.Kept(e), e.Typed, e.Thrown, nil), nil
	case n == 0 && r.Enter != nil && !r.marking(e):
		return r.Enter()
	case n > 0, due > 0 && (r.Keep == nil || r.marking(e)):
		return nil, r.Missing(e)
	}
	return nil, nil
}

// Missing returns the refusal of an entry that lacks letters.
func (r *Roll) Missing(e *Entry) error {
	return rules.Refuse(r.Complete, "dice.missing", rules.Num("n", r.Wants(e)-len(e.Typed)))
}

// Back returns the entry without its last letter, mark or throw. Dice that were already played go back letter by
// letter too: undo says that the screen must undo the last step before it uses this entry.
func (r *Roll) Back(e *Entry) (next Entry, undo bool, err error) {
	switch n := len(e.Typed); {
	case n > 0:
		next = *e
		next.Typed, next.Thrown = slices.Clone(e.Typed[:n-1]), e.Thrown && n > 1
		if n == 1 && r.Rerolls && e.Hand == nil && slices.Equal(e.Kept, r.Keep) { // the player has made none of these marks
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

// takes returns what Back would take.
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
