package companion

import (
	"slices"

	"kingoftokyo/rules"
)

// Entry is the dice that a player has typed so far and that no move has used yet. The screen keeps it; the
// game says what it means at its table.
type Entry struct {
	Typed []rules.Face // in the order typed
	// Thrown says that the program has thrown some of the white dice typed.
	Thrown bool
	// Kept says for each die on the table, in the order of Tray, whether the player keeps it; nil while
	// the player has changed nothing and the suggestion applies.
	Kept []bool
	// Hand is dice that the program has thrown and that are not the result yet: the player can keep some by
	// number and let the program reroll the others. Rolls is how often they were thrown (4.3).
	Hand  []rules.Face
	Rolls int
	// Before is the entry in which the dice in the hand were typed, if the program says which of them are kept; otherwise nil.
	Before *Entry
}

// Empty reports whether the player has typed and kept nothing and the program has thrown nothing.
func (e *Entry) Empty() bool { return len(e.Typed) == 0 && e.Kept == nil && e.Hand == nil }

// Tray is the dice as a screen shows them, left to right, with what the player has typed so far.
type Tray struct {
	Step string // the step of the turn with these dice, for the title: "roll 2 of 3"; "" if Head.Step says it already
	Dice []Die
	// Due is how many letters complete the entry; 0 if the table waits for no dice.
	Due   int
	Marks bool // the player can keep a die, or undo that, by its number
	// None lists the faces that no die to pick has; Missing says that Enter asks for the missing letters.
	None    []rules.Face
	Missing bool
	Whole   bool // Enter accepts the dice, all of which the program keeps
	// Throw says that the program can throw the missing dice.
	Throw  bool
	Plays  string // the program throws the dice of a seat that it plays, for all rolls: "Gigazaur rolls"; else ""
	Takes  Takes  // what Backspace takes back
	Prompt string // what to type next: "Type the die you rolled again for Autobot"
	Brief  string // the same without the names of cards, if the prompt names some
	Beside []Line // what to say beside the dice: what is kept, what is rerolled
	Why    string // why the program keeps what it keeps; "" if it keeps nothing
}

// Takes is what Backspace takes back.
type Takes uint8

// The things that Backspace can take back.
const (
	TakesNothing Takes = iota
	TakesDie           // the last die typed, also of a roll that is complete
	TakesMarks         // which dice are kept
	TakesThrow         // the dice that the program has thrown
)

// LettersLeft returns how many letters are missing.
func (t *Tray) LettersLeft(e *Entry) int { return max(0, t.Due-len(e.Typed)) }

// Die is one die of a tray.
type Die struct {
	Face   rules.Face
	Letter string // the letter to type for it
	Hue    Hue
	State  DieState
	Best   bool   // the coach would keep it
	White  bool   // it is a white die, shown to the right of the others with a gap
	Word   string // below the die: "KEEP", "reroll"; "" for nothing
	Aside  string // that word for a die kept from the roll before, which the first tap on another die keeps too
}

// DieState is the state of a die in the tray.
type DieState uint8

// The states.
const (
	DieBlank  DieState = iota // still to be typed
	DieFresh                  // typed, but not played yet
	DieLying                  // it lies on the table, with nothing else to say about it
	DieKept                   // it is kept
	DieReroll                 // it is rerolled
	DieDone                   // its face was resolved
	DieAdded                  // a symbol from a card, no die
	DieLeft                   // the player has decided to leave it unresolved
)

// Tray returns the dice with what the player has typed of the next ones.
func (r *Roll) Tray(e *Entry) Tray {
	out := Tray{Dice: r.lay(e), Due: r.Wants(e), Takes: r.takes(e)}
	out.Missing = (len(e.Typed) > 0 || r.White != nil) && len(e.Typed) < out.Due && r.Mode != RollFewer
	for f := range rules.Face(rules.NumFaces) {
		if r.Mode == RollPicks && r.barred(f, e.Typed) != nil {
			out.None = append(out.None, f)
		}
	}
	if !r.ReadOnly {
		_, keep := r.marked(e)
		out.Marks = keep != nil && len(e.Typed) == 0 && !r.Plays && !r.last(e) || r.Mode == RollPicks
		out.Throw = out.LettersLeft(e) > 0 && r.Mode != RollPicks || r.Undoes(e)
		out.Whole = r.inHand(e) && r.Chooses(e) && out.Due == 0
	}
	if r.inHand(e) && !r.rolledByHand(e) {
		out.Due, out.Throw = 0, r.ThrowsLeft(e) > 0 || r.Plays
	}
	below := r.Below
	if r.inHand(e) && !r.Chooses(e) && !slices.Contains(e.Kept, true) { // nobody has said that they are rerolled
		below[DieReroll] = ""
	}
	for i := range out.Dice {
		d := &out.Dice[i]
		if d.State != DieBlank {
			of := &r.Faces[d.Face]
			d.Letter, d.Hue, d.Word = of.Letter, of.Hue, below[d.State]
		}
	}
	if out.Marks && r.mayMark(e) {
		for i, aside := range r.Keep {
			if aside {
				out.Dice[i].Aside = below[DieKept]
			}
		}
	}
	if r.Told != nil {
		r.Told(&out, e)
	}
	return out
}

// lay returns the dice with what the player has typed of the next ones: only faces and states.
func (r *Roll) lay(e *Entry) []Die {
	switch lying, keep := r.marked(e); {
	case r.mayMark(e):
		return lying
	case keep != nil:
		again := DieReroll
		if r.last(e) {
			again = DieLying
		}
		next := typed(e.Typed, len(lying)-r.Kept(e).Total())
		for i := range lying { // each die keeps its place
			switch {
			case keep[i]:
				lying[i].State = DieKept
			case len(e.Typed) == 0:
				lying[i].State = again
			default:
				lying[i], next = next[0], next[1:]
			}
		}
		return lying
	case r.Mode == RollPicks:
		for _, f := range e.Typed {
			if i := slices.Index(lying, Die{Face: f, State: DieLying}); i >= 0 {
				lying[i].State = DieLeft
			}
		}
		return lying
	case r.White != nil:
		white := typed(e.Typed, r.Wants(e))
		for i := range white {
			white[i].White = true
		}
		return append(lying, white...)
	case r.Due == 0 || r.Later && len(e.Typed) == 0:
		return lying
	}
	return typed(e.Typed, r.Due)
}

// typed returns the dice typed, and blanks for those still to come.
func typed(faces []rules.Face, n int) []Die {
	out := Dice(faces[:min(len(faces), n)], DieFresh)
	for len(out) < n {
		out = append(out, Die{})
	}
	return out
}

// marked returns the dice on the table or in the hand, and which of them are kept; nil if none can be.
func (r *Roll) marked(e *Entry) (lying []Die, keep []bool) {
	if r.inHand(e) {
		lying, keep = Dice(e.Hand, DieLying), make([]bool, len(e.Hand))
	} else {
		lying, keep = slices.Clone(r.Lying), slices.Clone(r.Keep)
	}
	if r.mayMark(e) { // those set aside before are marked again, so that a digit always keeps its die
		clear(keep)
	}
	copy(keep, e.Kept)
	return lying, keep
}
