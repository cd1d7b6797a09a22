// Package pages makes all pages beside the table: history, look-up, menu, corrections and so on. A Page is plain data
// that a face draws; a Sheet is a Page with what its choices do. It must not know any terminal, browser or box.
package pages

import "kingoftokyo/companion"

// Page is everything that a page shows. It goes through JSON and back unchanged: choices are numbers.
type Page struct {
	Title  string
	Prompt string           // what the page waits for; "" for nothing
	Lead   []Line           // above everything else
	Field  *Field           // what the player types; nil for nothing
	Rows   []Row            // what the player chooses from
	Lines  []Line           // the text of the page; if it has rows, the text about the row under the cursor
	Fold   int              // from this line on, the text can be folded below its heading; 0 for nowhere
	Graph  *companion.Graph // above the text, for a face that draws graphs
	Keys   []Key            // the keys of the page, those of the step first
	At     int              // the choice under the cursor; 0 for none
	// Free means that the cursor may be on no choice. Confirms means that the player is asked for a yes, the first key,
	// and that any other key means the second one.
	Free, Confirms bool
	Chips          *Chips
	Picks          int // what was typed means this choice alone, which a face without an Enter key may take; 0 for none
	Form
}

// Chips are prices and first letters to tap instead of typing: the combination is searched for.
type Chips struct {
	Prices, Letters []string
	Price, Letter   string // the chosen ones; "" for none
	Open            string // the letters with which at least one card of that price begins
	Count           int    // how many cards are shown
	Later           bool   // the card can stay unnamed
}

// Widest is the most columns that a text may have to stay readable.
const Widest = 100

// Form says how the rows of a page are drawn and chosen.
type Form struct {
	Finds bool // Field is a search field: it is above the rows and is never closed
	Taps  bool // a tap takes a choice instead of only moving the cursor to it
	Steps bool // the last cell of a row is a separate value: the cursor marks only that cell
	Grid  bool // each cell is a choice
	Label int  // the most columns that the second cell from the right may have; 0 for no limit
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
	Marked      // it matches the search
)

// Span is a text in one tone.
type Span struct {
	Text string
	Tone Tone
	Hue  companion.Hue // its colour; NoHue for the colour of its tone
}

// Line is a text to be broken into lines. They are indented like the first one, after the label.
type Line struct {
	In    int // how many columns the text is indented
	Label Span
	Text  []Span
	Whole bool // it is a line of a picture, which must not be broken
}

// Row is a row to choose from.
type Row struct {
	Cells  []Cell
	Choice int      // the number of its choice; 0 for a heading or a note
	Values bool     // left and right change its value
	Broken bool     // its last cell is broken into lines
	Picks  []string // its values, for a face that shows all of them: a step of 1 chooses the next one
	Now    int      // which of them is chosen, from 0; -1 for none
	Of     int      // the player it is about, from 1; 0 for none
	Others []string // the other possible texts of its last cell, broken too: if there is room, the row is as high as the highest
	Aside  bool     // a remark on the row above: if not all remarks fit, only that of the row under the cursor is shown
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
	Half            bool // Value, Min and Max count in half steps
}

// Field is a text that the player types.
type Field struct {
	ID    int // a different one each time that a field is opened
	Label string
	Text  string // the text in it at first
	Fresh bool   // the first character that the player types replaces Text
}

// Key is a key of a page.
type Key struct {
	Chars  string  // the characters of the key; the first is shown
	Named  Special // or a key without a character
	Shown  string  // its name in a hint
	Word   string  // its hint
	Help   string  // what it does, in a sentence; "" if its hint is enough
	Off    string  // why it is unavailable; "" if it works
	Choice int     // the number of its choice
	Step   bool    // it belongs to the step: its hint comes first
	Quiet  bool    // it works but has no hint
	Touch  bool    // touch screens need it, although it is quiet
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
	Hinted // not a key: only a hint
	Backspace
	PageDown
	Tab
)
