package companion

import (
	"kingoftokyo/companion/console"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/lookup/ask"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Box is one of the games that the program keeps track of. The desk has one value for each of them
// (Desk.Boxes); the shell never asks which one it has.
type Box interface {
	// ID returns the box's word in the first line of its files: `kot 1 duel`.
	ID() string
	// Named reports whether a word that a player types means the box, in any language.
	Named(word string) bool
	// Words returns the catalogue in the desk's language with the names of the box's cards, for texts
	// that are not about a particular table. The error has every fault of the data file.
	Words() (*text.Catalogue, error)
	// Help returns a help text of plain mode that each box has for itself. Its examples use the names of the players at the table.
	Help(words *text.Catalogue, topic Topic, players ...string) string
	// Options returns all options of a new game, in the order they are read: they become the flags of
	// `kot new`. They need no cards, because flags are read before the cards.
	Options() []Option
	// Items returns the box's cards for the look-up. The error has every fault of the data file.
	Items() ([]cards.Item, error)
	// Entries returns what else a player can ask about in this box: its rules, monsters and tokens. The error
	// has every fault of the data file.
	Entries() ([]ask.Entry, error)
	// Setup returns the set-up of a new game. If like is a game of this box, the set-up starts with its
	// players, monsters and options; otherwise it is empty. The error has every fault of the data file.
	Setup(like Game) (Setup, error)
	// Open opens a saved game to play on. The notes are for the players; the error is a *rules.Problem,
	// wrapped in a *rules.Located if it is about one line.
	Open(path string) (Game, []rules.Note, error)
	// Look opens a saved game as read-only, with the errors of Open.
	Look(path string) (Game, []rules.Note, error)
	// Empty returns a game without any lines and without a file. Fold adds lines to it.
	Empty() (Game, error)
}

// Topic says what a text of Box.Help is about.
type Topic uint8

// The topics.
const (
	HelpPlay    Topic = iota // what players can type at a table
	HelpCorrect              // how to correct a number
	HelpSetup                // what a set-up asks
)

// Move is something to do at a table: events, ready to be played. A game turns what a player typed into
// moves, and offers moves as choices and fields. Only a game of the same box can play them.
type Move interface {
	// Lines returns the lines that the move adds to the file.
	Lines() []string
}

// Join combines several moves of one game into one. If one of them is refused, none is played.
func Join(moves ...Move) Move {
	if first, ok := moves[0].(interface{ join([]Move) Move }); ok {
		return first.join(moves)
	}
	return moves[0]
}

// Game is one game of some box: a player plays it, looks at it, or reads it line by line.
type Game interface {
	// Box returns the box that it is a game of.
	Box() Box
	// Path returns the path of its file, or "" if it has none.
	Path() string
	// ReadOnly reports whether it is view-only.
	ReadOnly() bool
	// Over reports whether it has ended: somebody has won, or nobody can win any more.
	Over() bool
	// Words returns the catalogue in the desk's language with the names of this table.
	Words() *text.Catalogue
	// View returns the current table, in the desk's language.
	View() Scene
	// Roll describes the dice of the table: which lie there, and what the player may type.
	Roll() *Roll

	// Parse reads what a player typed at this table, in any language. The error is a *rules.Problem.
	Parse(typed string) (Move, error)
	// Confirm returns the question to ask the player before a move that gives the game away. It is "" if
	// there is none, or if the player has already answered it for this move.
	Confirm(m Move) string
	// Confirmed records that the player said yes to that question.
	Confirmed()
	// Do plays a move, all of it or nothing. The error is a *rules.Problem: the rules forbid the move, the
	// game is view-only, or the file cannot be written.
	Do(m Move) (News, error)
	// Log returns the log of the game. It is the game itself, because a box may override methods of Base.
	// File returns the file that the log is saved in.
	Log() Log
	File() File
	// GiveUp returns the choices to give the game up, one for each player who can.
	GiveUp() []Play
	// CardCorrections returns the corrections for one card of the look-up, by its id: give it to a player,
	// take it from one, put it into the row.
	CardCorrections(card string) []Play
	// Answer runs a command that asks about the game instead of playing: advice, danger, a look back, the
	// coach. known is false if the box does not know the command.
	Answer(cmd console.Command, c *console.Console, rest string) (known bool)

	// Fold adds one line of a game file, with the note and errors of tracker.Game.Fold.
	Fold(line string) (*rules.Note, error)
	// Ready returns a *rules.Problem if the set-up is still incomplete.
	Ready() error
	// JSON returns the table as one line of JSON with its line feed. line is the number of the file's line
	// that led to it, 0 for none.
	JSON(line int) []byte
	// Result sums up the game for the list of games and the record. The list adds Name, Path and Date.
	Result() record.Result
	// Close closes the file. The error, in the player's words, says that the disk has failed to save
	// something, or that the game had to be saved in another file.
	Close() error
}

// Log is the log of a game: what was played.
type Log interface {
	// Past returns the steps played so far, oldest first, starting with step number from, counted from 0.
	Past(from int) []Past
	// Steps returns how many steps were played.
	Steps() int
	// Followed returns the steps of the lines folded since the last call, and who decided the last of them:
	// rules.KotWord, rules.PersonWord, or "" if nobody decided it.
	Followed() (steps []Line, by string)
	// Decides returns the line that the program decides next at the seat it plays, as it is saved; "" if it decides
	// nothing now.
	Decides() (line string)
	// Undo takes back the last answer or, if there is none, the last step, and returns its words. What
	// followed from it is undone with it. The error is a *rules.Problem.
	Undo() (step string, err error)
	// Redo brings back what Undo took back last, and returns its words. The error is a *rules.Problem.
	Redo() (step string, err error)
	// Heard returns, worded for speech, what Do, Undo and Redo have changed since the last call: what to
	// move, take or turn on the board, what was undone or played again.
	Heard() []string
	// RevertTo takes back steps until the given step, counted from 0, is the last one. Redo plays them
	// again one by one. The error is a *rules.Problem.
	RevertTo(step int) error
	// ReplaceStep replaces a step by what a player typed and plays again what followed. It accepts what Parse accepts
	// at the table before that step, and lines of the file, also without their first word. If some of what followed
	// no longer fits, lost names it: with drop, ReplaceStep leaves it out for good; without drop, nothing changes and
	// the error says why the first of it does not fit. The error is a *rules.Problem.
	ReplaceStep(step int, typed string, drop bool) (lost []string, err error)
	// Typable returns a step as the player may type it, in the desk's language where possible.
	Typable(step int) string
}

// File is the file of a game that is being played or viewed.
type File interface {
	// KeepDraft saves dice that the player has partly typed, next to the game's file, in the form that
	// Roll.Draft writes; Drafted reads them back, "" for none. KeepDraft reports no failure: a draft is
	// not worth a message.
	KeepDraft(draft string)
	Drafted() string
	// Unsynced returns a *rules.Problem if the disk has failed to save something so far; nil if not.
	Unsynced() error
	// Trouble returns what to tell the player about the file after a change, a *rules.Problem: the disk has
	// failed to save the change or, reported once, the game continues in another file. It waits for the disk.
	// The change has been made in any case.
	Trouble() error
	// Mended returns the lines of the file as it was read, without its damage.
	Mended() (lines []string, damaged bool)
	// Follow reads the file again if the game is being played elsewhere. A game that is played here does not
	// change.
	Follow()
}

// Adviser is a game whose coach gives advice on request. The View shows the advice.
type Adviser interface {
	Game
	// NextCoach switches the coach from off to on request, then to always, then to off. said is the new
	// setting; the error is a *rules.Problem, which may also say that the choice could not be saved.
	NextCoach() (said string, err error)
	// Advise shows the coach's advice until something happens; a second call hides it. said is what to tell
	// the player, "" for nothing; the error is a *rules.Problem that says why there is no advice.
	Advise() (said string, err error)
}

// Coached is a game that has a coach. The View shows what the coach says.
type Coached interface {
	Adviser
	// Woken receives a value whenever the coach has worked out something that a View shows.
	Woken() <-chan struct{}
	LooksBack
}

// LooksBack is a game whose coach can look back on it.
type LooksBack interface {
	// LookBack returns what the coach says about the game so far. The error is a *rules.Problem.
	LookBack() (*LookBack, error)
}

// LookBack is the coach's look back on a game.
type LookBack struct {
	Lines []string // the text, to be wrapped where lines are too long
	Graph *Graph   // the chance to win; nil while it is being worked out
	Tries []Try    // the most costly decisions, the worst first
}

// Try is a decision of a past game that the player can make again.
type Try struct {
	Number  int // of the choice, as in the lines of the look back
	Title   string
	Table   []string // what was on the table
	Asks    string   // the decision to make
	Prompt  string   // asks for a choice
	Options []TryOption
}

// TryOption is an option to choose, and the reply to it.
type TryOption struct{ Text, Told string }

// Graph is a chance, plotted over the turns of a game.
type Graph struct {
	Said   string // what it shows, in a sentence
	Points []Point
	Marks  []Point  // the points that the lines mention
	Turns  []int    // the numbers of the turns, all equally wide
	Scale  []string // the labels for none, one half, all
	Axis   string   // the label of the turns
}

// Point is a point of a graph: X in turns from the left, Y from 0 to 1.
type Point struct {
	X, Y float64
	Text string // the letter of a mark
}

// News is what a move did.
type News struct {
	Turn bool // another turn has begun
	// Corrected says that the move's last event was a correction. Odd names the numbers that became
	// impossible under the rules with this move.
	Corrected bool
	Odd       []string
}

// Line is one step in words. Board says that a player must move, take or turn something on the table for it.
type Line struct {
	Text  string
	Board bool
	Fresh bool  // in the list for hands: the last Enter, answer or purchase caused it; in a danger: the game may end with it
	Piece Piece // in the list for hands: its parts
}

// Lines turns texts into lines that change nothing on the board.
func Lines(texts ...string) []Line {
	return text.Map(texts, func(s string) Line { return Line{Text: s} })
}

// Texts returns only the texts of lines.
func Texts(lines []Line) []string {
	return text.Map(lines, func(l Line) string { return l.Text })
}

// Past is one step that was played.
type Past struct {
	Turn int    // the number of its turn
	Who  string // whose turn it was
	Text string // what was done, and the numbers it changed
	Mark string // the coach's mark for the choice in its look back: "?!", "?", "??"; "" for no mark
	// Superseded says that the next step repeats all of it: players name a row card by card, and each line has
	// the whole row so far.
	Superseded bool
	// Joined says that undo takes it back together with the step before.
	Joined bool
}
