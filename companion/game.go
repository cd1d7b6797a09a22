package companion

import (
	"kingoftokyo/companion/console"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/lookup/ask"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Box is one of the games that the program keeps the table for. The desk has one value for each of them
// (Desk.Boxes); the shell never asks which one it has.
type Box interface {
	// ID is the box's word in the first line of its files: `kot 1 duel`.
	ID() string
	// Named says whether a word a player types means the box, in any language.
	Named(word string) bool
	// Words is the catalogue in the desk's language with the names of the box's cards, for texts about no
	// certain table. The error has every fault of the data file.
	Words() (*text.Catalogue, error)
	// Help is a help text of plain mode that each box has for itself. Its examples name the players of the table.
	Help(words *text.Catalogue, topic Topic, players ...string) string
	// Options are all that a player can say about a new game, in the order they are read: they become the
	// flags of `kot new`. They need no cards, for flags are read before the cards.
	Options() []Option
	// Items are the box's cards for the look-up. The error has every fault of the data file.
	Items() ([]cards.Item, error)
	// Entries are what else a player can ask about in this box: its rules, monsters and tokens. The error has
	// every fault of the data file.
	Entries() ([]ask.Entry, error)
	// Setup is the set-up of a new game. If like is a game of this box, the set-up begins with its people,
	// monsters and options; otherwise nothing is said yet. The error has every fault of the data file.
	Setup(like Game) (Setup, error)
	// Open opens a saved game to play on. The notes are for the players; the error is a *rules.Problem, inside
	// a *rules.Located if one line is at fault.
	Open(path string) (Game, []rules.Note, error)
	// Look opens a saved game only to look at it, with the errors of Open.
	Look(path string) (Game, []rules.Note, error)
	// Empty is a game without any line and without a file. Fold gives it lines.
	Empty() (Game, error)
}

// Topic says what a text of Box.Help is about.
type Topic uint8

// The topics.
const (
	HelpPlay    Topic = iota // what can be typed at a table
	HelpCorrect              // how a number is corrected
	HelpSetup                // what a set-up asks
)

// Move is something to do at a table: events, ready to be played. A game makes moves of what a player typed,
// and offers moves as choices and fields. Only a game of the same box can play them.
type Move interface {
	// Lines are the lines that the move adds to the file.
	Lines() []string
}

// Join makes one move of several that one game has made. If one of them is refused, none is played.
func Join(moves ...Move) Move {
	if first, ok := moves[0].(interface{ join([]Move) Move }); ok {
		return first.join(moves)
	}
	return moves[0]
}

// Game is one game of some box: a player plays it, looks at it, or reads it line by line.
type Game interface {
	// Box is the box that it is a game of.
	Box() Box
	// Path is the path of its file; "" if it has none.
	Path() string
	// ReadOnly says whether it can only be looked at.
	ReadOnly() bool
	// Over says whether it has ended: somebody has won, or nobody can win any more.
	Over() bool
	// Words is the catalogue in the desk's language with the names of this table.
	Words() *text.Catalogue
	// View is the table as it is now, in the desk's language.
	View() Scene
	// Roll is what the table says of its dice: what lies there, and what the player may type.
	Roll() *Roll

	// Parse reads what a player typed at this table, in any language. The error is a *rules.Problem.
	Parse(typed string) (Move, error)
	// Confirm is the question to put to the player before a move that gives the game away. It is "" if there
	// is none, or if the player has answered it for this move already.
	Confirm(m Move) string
	// Confirmed notes that the player said yes to that question.
	Confirmed()
	// Do plays a move, all of it or nothing. The error is a *rules.Problem: the rules forbid the move, the
	// game can only be looked at, or the file cannot be written.
	Do(m Move) (News, error)
	// Log is what was played, and the ways back in it: the game itself, for its box may change what Base does
	// of it. File is the file that all of it is saved in.
	Log() Log
	File() File
	// GiveUp are the choices to give the game up, one for each player who can.
	GiveUp() []Play
	// CardCorrections are the corrections for one card of the look-up, by its id: give it to a player, take it
	// from one, lay it into the row.
	CardCorrections(card string) []Play
	// Answer does a command that asks about the game instead of playing: advice, danger, a look back, the
	// coach. known is false if the box does not know the command.
	Answer(cmd console.Command, c *console.Console, rest string) (known bool)

	// Fold adds one line of a game file, with the note and errors of tracker.Game.Fold.
	Fold(line string) (*rules.Note, error)
	// Ready is a *rules.Problem if the set-up still lacks something.
	Ready() error
	// JSON is the table as one line of JSON with its line feed. line is the number of the file's line that led
	// to it, 0 for none.
	JSON(line int) []byte
	// Result is the game in a few words, for the list of games and the record. The list adds Name, Path and
	// Date.
	Result() record.Result
	// Close closes the file. The error, in the player's words, says that the disk has failed to keep
	// something, or that the game had to be saved in another file.
	Close() error
}

// Log is what was played in a game.
type Log interface {
	// Past are the steps played so far, oldest first, from the step of that number on, counted from 0.
	Past(from int) []Past
	// Steps is how many steps were played.
	Steps() int
	// Followed are the steps of the lines that were folded since it was called last, and who decided the last of them: rules.KotWord,
	// rules.PersonWord, or "" for one that is nobody's decision.
	Followed() (steps []Line, by string)
	// Undo takes the last answer back or, without one, the last step, and says in words which one it was. What
	// followed by itself goes with it. The error is a *rules.Problem.
	Undo() (step string, err error)
	// Redo brings back what Undo took back last, and says what it was. The error is a *rules.Problem.
	Redo() (step string, err error)
	// Heard tells, in words for the ear, what Do, Undo and Redo have changed since the last call: what to
	// move, take or turn on the board, what was taken back or played again.
	Heard() []string
	// RevertTo takes steps back until the step of that number, counted from 0, is the last one. Redo plays
	// them again one by one. The error is a *rules.Problem.
	RevertTo(step int) error
	// ReplaceStep puts what a player typed in the place of a step and plays again what followed. It takes what
	// Parse takes at the table before that step, and lines of the file, also without their first word. If some
	// of what followed does not fit any more, lost names it: with drop it is left out for good, without it
	// nothing changes and the error says why the first of it does not fit. The error is a *rules.Problem.
	ReplaceStep(step int, typed string, drop bool) (lost []string, err error)
	// Typable is a step as the player may type it, in the desk's language where that is possible.
	Typable(step int) string
}

// File is the file of a game that is played, or looked at.
type File interface {
	// KeepDraft saves dice that the player has typed in part beside the game's file, in the form that
	// Roll.Draft writes; Drafted reads them again, "" for none. If that fails, nobody is told: a draft is
	// worth no message.
	KeepDraft(draft string)
	Drafted() string
	// Unsynced is a *rules.Problem if the disk has failed to keep something so far; nil if not.
	Unsynced() error
	// Trouble is what to tell the player about the file after a change, a *rules.Problem: the disk has failed
	// to keep the change or, told once, the game goes on in another file. It waits for the disk. The change is
	// made in any case.
	Trouble() error
	// Follow reads the file of a game again that somebody plays elsewhere. A game that is played here stays as
	// it is.
	Follow()
}

// Adviser is a game whose coach gives advice when it is asked. The View shows what it says.
type Adviser interface {
	Game
	// NextCoach changes the coach from off to on request, then to always, then to off. said is what it is now;
	// the error is a *rules.Problem, which may also say that the choice could not be saved.
	NextCoach() (said string, err error)
	// Advise shows the coach's advice until something happens; called again, it hides the advice. said is what
	// to tell the player, "" for nothing; the error is a *rules.Problem that says why there is no advice.
	Advise() (said string, err error)
}

// Playing is a game in which the program plays seats.
type Playing interface {
	Game
	// Decides is the line that the program decides next at the seat it plays, as it is saved; "" where it decides nothing now.
	Decides() (said string)
}

// Coached is a game that has a coach. The View shows what the coach says.
type Coached interface {
	Adviser
	// Woken gets an element whenever the coach has worked something out that a View shows.
	Woken() <-chan struct{}
	LooksBack
}

// LooksBack is a game whose coach looks back on it.
type LooksBack interface {
	// LookBack is what the coach says of the game so far. The error is a *rules.Problem.
	LookBack() (*LookBack, error)
}

// LookBack is a game looked back on.
type LookBack struct {
	Lines []string // what is told of it, to be broken where they are too long
	Graph *Graph   // the chance to win; nil while it is being worked out
	Tries []Try    // the decisions that cost most, the dearest first
}

// Try is a decision of a game looked back on, to be made again.
type Try struct {
	Number  int // of the choice in the lines of the look back
	Title   string
	Table   []string // how the table lay
	Asks    string   // what was to be decided
	Prompt  string   // asks for a choice
	Options []TryOption
}

// TryOption is what may be chosen, and what is told then.
type TryOption struct{ Text, Told string }

// Graph is a chance over the turns of a game.
type Graph struct {
	Said   string // what it shows, in a sentence
	Points []Point
	Marks  []Point  // the points that the lines tell of
	Turns  []int    // the numbers of the turns, each as wide as any other
	Scale  []string // the words for none, one half, all
	Axis   string   // what its turns are called
}

// Point is a point of a graph: X in turns from the left, Y from 0 to 1.
type Point struct {
	X, Y float64
	Text string // the letter of a mark
}

// News is what a move did.
type News struct {
	Turn bool // another turn has begun
	// Corrected says that the move's last event was a correction. Odd names the numbers that no play by the
	// rules leads to and that were in order before.
	Corrected bool
	Odd       []string
}

// Line is one step in words. Board says that a player must move, take or turn something on the table for it.
type Line struct {
	Text  string
	Board bool
	Fresh bool  // of the list for hands: the last Enter, answer or purchase has brought it; of a danger: the game may end with it
	Piece Piece // of the list for hands: its parts
}

// Lines are texts as lines that change nothing on the board.
func Lines(texts ...string) []Line {
	return text.Map(texts, func(s string) Line { return Line{Text: s} })
}

// Texts are the texts of lines alone.
func Texts(lines []Line) []string {
	return text.Map(lines, func(l Line) string { return l.Text })
}

// Past is one step that was played.
type Past struct {
	Turn int    // the number of its turn
	Who  string // whose turn it was
	Text string // what was done, and the numbers it changed
	Mark string // how good the coach's look back finds its choice: "?!", "?", "??"; "" for no mark
	// Superseded says that the next step repeats all of it: a row is named card by card, and each line has the
	// whole row so far.
	Superseded bool
	// Joined says that undo takes it back together with the step before.
	Joined bool
}
