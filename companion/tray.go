package companion

import "kingoftokyo/rules"

// Entry is the dice that a player has typed so far and that no move has used yet. The screen keeps it; the
// game says what it means at its table.
type Entry struct {
	Typed []rules.Face // in the order typed
	// Kept says of each die on the table, in the order of Tray, whether the player keeps it; nil while the
	// player has changed nothing and the suggestion holds.
	Kept []bool
	// Hand are dice that the program has thrown and that are not the result yet: the player can keep some by
	// their number and let the program throw the others again. Rolls is how often they were thrown (4.3).
	Hand  []rules.Face
	Rolls int
}

// Empty says whether the player has typed and kept nothing and the program has thrown nothing.
func (e *Entry) Empty() bool { return len(e.Typed) == 0 && e.Kept == nil && e.Hand == nil }

// Tray is the dice as a screen shows them, left to right, with what the player has typed so far.
type Tray struct {
	Step string // the step of the turn with these dice, for the title: "roll 2 of 3"; "" if Head.Step says it already
	Dice []Die
	// Due is how many letters make the entry complete; 0 if the table waits for no dice.
	Due   int
	Marks bool // the player can keep a die, or change that again, by its number
	// Throw says that the program can throw the missing dice.
	Throw  bool
	Prompt string // what to type next: "Type the die you rolled again for Autobot"
	Beside []Line // what to say beside the dice: what is kept, what is rolled again
}

// Left is how many letters are missing.
func (t *Tray) Left(e *Entry) int { return max(0, t.Due-len(e.Typed)) }

// Die is one die of a tray.
type Die struct {
	Face   rules.Face
	Letter string // what is typed for it
	Name   string
	Hue    Hue
	State  DieState
	Best   bool   // the coach would keep it
	Word   string // below the die: "KEEP", "reroll"; "" for nothing
}

// DieState is what a die of the tray is.
type DieState uint8

// The states.
const (
	DieBlank  DieState = iota // to be typed
	DieFresh                  // typed, but not played yet
	DieLying                  // it lies on the table, and nothing else is said of it
	DieKept                   // it is kept
	DieReroll                 // it is rolled again
	DieDone                   // its face was resolved
	DieAdded                  // a symbol from a card, no die
	DieLeft                   // the player has chosen that it stays unresolved
)

// Dicer is a game whose dice players type. Its errors are *rules.Problem.
type Dicer interface {
	// Tray is the dice with what the player has typed of the next ones.
	Tray(e *Entry) Tray
	// Type adds a die to what was typed. If that completes the entry, move is what to play; the screen keeps
	// the entry until the move is done.
	Type(e *Entry, face rules.Face) (next Entry, move Move, err error)
	// Mark keeps a die that lies on the table, counted from 0, or stops keeping it.
	Mark(e *Entry, die int) (next Entry, err error)
	// Throw throws the missing dice with the program's own dice. That makes a move or, if the player may keep
	// some and throw the others again, a hand of dice.
	Throw(e *Entry) (next Entry, move Move, err error)
	// Finish is what Enter does with the dice typed, kept or thrown; move is nil if Enter means the choice
	// with KeyEnter.
	Finish(e *Entry) (move Move, err error)
	// Back is the entry without its last letter. If the dice were played already, undo says that the screen
	// must take back the last step before it takes this entry.
	Back(e *Entry) (next Entry, undo bool, err error)
	// Draft writes an entry as one word that FromDraft reads; "" for an empty one.
	Draft(e *Entry) string
	// FromDraft is the entry of a draft, as far as it fits the table.
	FromDraft(draft string) Entry
	// Face is the face that a letter means in any language.
	Face(char rune) (rules.Face, bool)
}

// Tray implements Dicer for boxes whose dice are not typed as letters. So do the methods below.
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

// noDice refuses dice that the table does not wait for.
func noDice() error { return rules.Refuse("", "dice.off.throw") }
