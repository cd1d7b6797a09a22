// Package pages makes all pages beside the table: history, look-up, menu, corrections and so on. A Page is plain
// data that a face draws; a Sheet is a Page with what its choices do. It must not know any terminal, browser or
// box.
package pages

import "kingoftokyo/companion"

// Page is all that a page shows. It goes through JSON and back unchanged: what can be chosen is told by a number.
type Page struct {
	Title  string
	Prompt string           // what the page waits for; "" for nothing
	Lead   []Line           // stands above everything else
	Field  *Field           // what the player types; nil for nothing
	Rows   []Row            // what the player chooses from
	Lines  []Line           // the text of the page; where it has rows, the text about the row of the cursor
	Fold   int              // from this line on it can be folded, below its heading; 0 for nowhere
	Graph  *companion.Graph // stands above the text, for a face that draws graphs
	Keys   []Key            // the keys of the page, those of the step first
	At     int              // the choice that the cursor is on; 0 for none
	// Free says that the cursor may be on none. Confirms says that the player is asked for a yes, the first key, and
	// that any other key means the second one.
	Free, Confirms bool
	Chips          *Chips
	Picks          *Pick // the choice that a face without an Enter key may take; nil for none
	Form
}

// Pick is a choice of which what was typed leaves no doubt.
type Pick struct{ Choice int }

// Chips are prices and first letters to tap instead of typing: what they are put together to is looked for.
type Chips struct {
	Prices, Letters []string
	Price, Letter   string // the chosen ones; "" for none
	Open            string // the letters with which some card of that price begins
	Count           int    // how many cards are shown
}

// Widest is how many columns a text may have at most so that it reads well.
const Widest = 100

// Form says how the rows of a page are drawn and chosen.
type Form struct {
	Finds bool // Field looks for something: it stands above the rows and is never closed
	Taps  bool // a tap does a choice, and does not only move the cursor there
	Steps bool // the last cell of a row is a value of its own: the cursor marks it alone
	Grid  bool // each cell is a choice
	Label int  // the most columns that the second cell from the right may have; 0 for any number
	About int  // how many lines of the text are shown below the rows
}

// Tone is how a text stands out from others.
type Tone uint8

// The tones.
const (
	Plain  Tone = iota
	Bold        // what matters
	Dim         // less important
	Head        // a heading
	Strong      // a key to press
	Warn        // something is wrong
	Marked      // it was looked for
)

// Span is a text in one tone.
type Span struct {
	Text string
	Tone Tone
	Hue  companion.Hue // its colour; NoHue for that of its tone
}

// Line is a text to be broken into lines. They are indented like the first one, behind the label.
type Line struct {
	In    int // how many columns the text is indented
	Label Span
	Text  []Span
	Whole bool // it is a line of a picture, which is not broken
}

// Row is a row to choose from.
type Row struct {
	Cells  []Cell
	Choice int      // what it does; 0 for a heading or a note
	Values bool     // left and right take another value of it
	Broken bool     // its last cell is broken into lines
	Picks  []string // its values, for a face that shows all of them: a step of 1 goes to the next one
	Now    int      // which of them it has, from 0
	Of     int      // the player it is about, from 1; 0 for none
	Others []string // what may stand in its last cell instead, broken too: where there is room, the row is as high as the highest
	Aside  bool     // a remark on the row above: without room for all remarks, only that on the row of the cursor is shown
}

// Cell is a part of a row. In a grid it may be a number.
type Cell struct {
	Span
	Key    string // the character that chooses the row or, above a column of numbers, moves the cursor there
	Number *Number
}

// Number is a number that the player sets.
type Number struct {
	Choice          int
	Value, Min, Max int
	Half            bool // all of them are counted in half steps
}

// Field is a text that the player types.
type Field struct {
	ID    int // another one for each time that a field is opened
	Label string
	Text  string // what stands in it at first
	Fresh bool   // the first character that the player types replaces that
}

// Key is a key of a page.
type Key struct {
	Chars  string  // the characters that mean it, the one shown first
	Named  Special // or a key without a character
	Shown  string  // how it is called
	Word   string  // its hint
	Help   string  // what it does, in a sentence; "" where its hint says enough
	Off    string  // why it does nothing now; "" if it does
	Choice int     // what it does
	Step   bool    // it belongs to the step: its hint comes first
	Quiet  bool    // it works without being hinted
	Touch  bool    // fingers need it, although it is quiet
}

// Special is a key without a character.
type Special uint8

// The keys without characters.
const (
	NoKey Special = iota
	Enter
	Escape
	Left
	Right
	Up // moves the cursor
	Down
	Redo // Ctrl-R
	F1
	Hinted // no key at all: a hint alone
)
