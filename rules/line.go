package rules

// LineClass says how the log treats a line of a game file, in any box.
type LineClass uint8

// The classes.
const (
	SetupLine      LineClass = iota // before the first event; cannot be undone
	PlayLine                        // an event that people did or saw
	AnswerLine                      // the answer to the open question
	CorrectionLine                  // sets values
	RowLine                         // a correction that names all cards of the row
	BreakLine                       // a correction that drops the rest of an unfinished event
	CheckpointLine                  // the table's numbers at the end of a turn
)
