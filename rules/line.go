package rules

// LineClass is what a line of a game file is to its log, whatever the box.
type LineClass uint8

// The classes.
const (
	SetupLine      LineClass = iota // before the first event; not undone
	PlayLine                        // an event people did or saw
	AnswerLine                      // the answer to the open question
	CorrectionLine                  // sets values
	RowLine                         // a correction that says all cards of the row
	BreakLine                       // a correction that drops what is left of an unfinished event
	CheckpointLine                  // the table's numbers at the end of a turn
)
