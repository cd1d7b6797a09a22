package companion

import "kingoftokyo/rules"

// Entry is what a player has typed of dice that no move has taken yet. It belongs to the
// screen; a game says what it means at its table.
type Entry struct {
	Typed []rules.Face // in the order typed
	// Kept says for each die lying there, as Tray shows them, whether she keeps it; nil
	// while she has said nothing and the suggestion stands.
	Kept []bool
	// Hand says that the dice lying there were thrown by the program and are not the
	// result yet: they can be kept by number and thrown again. Rolls is how often they have
	// been thrown (4.3).
	Hand  []rules.Face
	Rolls int
}

// Empty says whether nothing was typed, marked or thrown.
func (e *Entry) Empty() bool { return len(e.Typed) == 0 && e.Kept == nil && e.Hand == nil }

// Tray is the dice as a screen shows them, left to right, with what was typed.
type Tray struct {
	Step string // the step with what was typed, as Head.Step: "roll 2 of 3"; "" where it is that
	Dice []Die
	// Due is how many letters complete the entry; 0 where no dice are awaited.
	Due   int
	Marks bool // they can be kept, or given back, by their number
	// Throw says that the program can throw what is missing.
	Throw  bool
	Prompt string // what is expected with this entry: "Type the die you rolled again for Autobot"
	Beside []Line // what to say beside the dice: what is kept, what is rolled again
}

// Left is how many letters are still missing.
func (t *Tray) Left(e *Entry) int { return max(0, t.Due-len(e.Typed)) }

// Die is a die of a tray.
type Die struct {
	Face   rules.Face
	Letter string // what is typed for it
	Name   string
	Hue    Hue
	State  DieState
	Best   bool   // the coach would keep it
	Word   string // under it: "KEEP", "reroll"; "" for nothing
}

// DieState is what a die in a tray is.
type DieState uint8

// The states.
const (
	DieBlank  DieState = iota // not typed yet
	DieFresh                  // typed, not entered yet
	DieLying                  // it lies there, and nothing is said of it
	DieKept                   // it is kept
	DieReroll                 // it is rolled again
	DieDone                   // its group is resolved
	DieAdded                  // a symbol that is no die
	DieLeft                   // picked to stay unresolved
)

// Dicer is a game whose dice are typed. What it refuses is a *rules.Problem.
type Dicer interface {
	// Tray is the dice with what was typed of the next ones.
	Tray(e *Entry) Tray
	// Type adds a die to what was typed. Where that completes it, move is what it comes to,
	// which the screen plays; the entry stays as it was until that has been done.
	Type(e *Entry, face rules.Face) (next Entry, move Move, err error)
	// Mark keeps a die lying there, from 0, or gives it back.
	Mark(e *Entry, die int) (next Entry, err error)
	// Throw throws what is missing with the program's own dice: a move, or a hand of dice
	// from which some can be kept and the others thrown again.
	Throw(e *Entry) (next Entry, move Move, err error)
	// Finish is what Enter makes of dice typed, marked or thrown; move is nil where Enter
	// means the choice with KeyEnter.
	Finish(e *Entry) (move Move, err error)
	// Back is the entry with its last letter taken away, also of dice just entered: then
	// undo says that the last step must be taken back first, which the screen does before
	// it takes the entry.
	Back(e *Entry) (next Entry, undo bool, err error)
	// Draft is an entry in a word that FromDraft reads; "" for an empty one.
	Draft(e *Entry) string
	// FromDraft is the entry of a draft, as far as it fits the table.
	FromDraft(draft string) Entry
	// Face is the face a character means in any language.
	Face(char rune) (rules.Face, bool)
}

// Tray implements Dicer for boxes whose dice are no letters, as do the methods below.
func (p *Base[T, E]) Tray(*Entry) Tray { return Tray{} }

// Type implements Dicer.
func (p *Base[T, E]) Type(e *Entry, _ rules.Face) (Entry, Move, error) { return *e, nil, noDice() }

// Mark implements Dicer.
func (p *Base[T, E]) Mark(e *Entry, _ int) (Entry, error) { return *e, noDice() }

// Throw implements Dicer.
func (p *Base[T, E]) Throw(e *Entry) (Entry, Move, error) { return *e, nil, noDice() }

// Finish implements Dicer.
func (p *Base[T, E]) Finish(*Entry) (Move, error) { return nil, nil }

// Back implements Dicer.
func (p *Base[T, E]) Back(e *Entry) (next Entry, undo bool, err error) {
	return *e, false, rules.Refuse("", "dice.nothing-typed")
}

// Draft implements Dicer.
func (p *Base[T, E]) Draft(*Entry) string { return "" }

// FromDraft implements Dicer.
func (p *Base[T, E]) FromDraft(string) Entry { return Entry{} }

// Face implements Dicer.
func (p *Base[T, E]) Face(rune) (rules.Face, bool) { return 0, false }

// noDice refuses dice where none are awaited.
func noDice() error { return rules.Refuse("", "dice.off.throw") }
