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
	// Before is the entry that the dice in the hand were typed in, where the program says what is kept of them; nil where it does not.
	Before *Entry
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
	// None are the faces that no die to be picked has; Missing says that Enter asks for the letters that are missing.
	None    []rules.Face
	Missing bool
	Whole   bool // Enter takes the dice, of which the program keeps all
	// Throw says that the program can throw the missing dice.
	Throw  bool
	Takes  Takes  // what Backspace takes back
	Prompt string // what to type next: "Type the die you rolled again for Autobot"
	Beside []Line // what to say beside the dice: what is kept, what is rolled again
	Why    string // why the program keeps what it keeps; "" where it does not
}

// Takes is what Backspace takes back.
type Takes uint8

// What it may be.
const (
	TakesNothing Takes = iota
	TakesDie           // the last die typed, also of a roll that is complete
	TakesMarks         // which dice are kept
	TakesThrow         // the dice that the program has thrown
)

// Left is how many letters are missing.
func (t *Tray) Left(e *Entry) int { return max(0, t.Due-len(e.Typed)) }

// Die is one die of a tray.
type Die struct {
	Face   rules.Face
	Letter string // what is typed for it
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

// Roll implements Game for boxes whose dice are not typed.
func (p *Base[T, E]) Roll() *Roll { return &Roll{Why: rules.Refuse("", "dice.off.throw")} }
