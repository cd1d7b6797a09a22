package companion

import (
	"kingoftokyo/companion/ask"
	"kingoftokyo/companion/cards"
	"kingoftokyo/companion/console"
	"kingoftokyo/companion/record"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// Box is a game the program keeps the table for. The desk has one value for each in
// its registry (Desk.Boxes); nothing above asks which one it is.
type Box interface {
	// ID is the box's word in the first line of its files: `kot 1 duel`.
	ID() string
	// Named says whether a word a player types means the box, in any language.
	Named(word string) bool
	// Words are the catalogue in the desk's language with the box's names, for what is
	// said without a table. The error has every fault of the data file.
	Words() (*text.Catalogue, error)
	// Help is a text of the box's own for plain mode.
	Help(words *text.Catalogue, topic Topic) string
	// Options are all that can be said about a new game, in the order a player reads them:
	// the flags of `kot new`, which must be known before the cards are read.
	Options() []Option
	// Items are the box's cards for the look-up. The error has every fault of the data
	// file.
	Items() ([]cards.Item, error)
	// Entries are what else can be asked about the box: its rules, its monsters, its
	// tokens. The error has every fault of the data file.
	Entries() ([]ask.Entry, error)
	// Setup is a new game's set-up with nothing said; of the same people, monsters and
	// options as a game that was played, if like is one of this box. The error has every fault of
	// the data file.
	Setup(like Game) (Setup, error)
	// Open goes on with a saved game. The notes are for the players; the error is a
	// *rules.Problem, in a *rules.Located where a line is at fault.
	Open(path string) (Game, []rules.Note, error)
	// Look reads a saved game to be looked at only, with the errors of Open.
	Look(path string) (Game, []rules.Note, error)
	// Empty is a game without a line, in memory alone: Fold gives it some.
	Empty() (Game, error)
}

// Topic is what a text of Box.Help is about.
type Topic uint8

// The topics.
const (
	HelpPlay    Topic = iota // what can be typed at a table
	HelpCorrect              // how a number is corrected
	HelpSetup                // what a set-up asks
)

// Move is something to be done at a table: events of its game, ready to be played. A
// game makes moves of what somebody typed, and offers them as choices and fields; only
// a game of the same box can do them.
type Move interface {
	// Lines are the move as the file will have it.
	Lines() []string
}

// Game is a game of some box: being played, looked at, or folded line by line.
type Game interface {
	// Box is the box it is played with.
	Box() Box
	// Path is where its file lies; "" for one in memory alone.
	Path() string
	// ReadOnly says whether nothing can be changed.
	ReadOnly() bool
	// Over says whether somebody has won, or nobody can any more.
	Over() bool
	// Words are the catalogue in the desk's language with the names of the table.
	Words() *text.Catalogue
	// View is the table as it lies, in the desk's language.
	View() View
	Dicer

	// Parse reads what a player typed as the table stands, whatever the language. The
	// error is a *rules.Problem.
	Parse(typed string) (Move, error)
	// Confirm is what to ask before a move that gives the game away; "" where there is
	// nothing to ask, or where the answers to a move once confirmed are meant.
	Confirm(m Move) string
	// Confirmed notes that the player meant the move asked about.
	Confirmed()
	// Do plays a move, all of it or nothing. The error is a *rules.Problem: the rules'
	// refusal, a game that may only be looked at, or a failed write.
	Do(m Move) (News, error)
	// KeepDraft keeps an entry of dice half typed beside the game's file, as Dicer.Draft
	// writes it; Drafted is the one that was kept, "" for none. They fail in silence:
	// a draft is worth no message.
	KeepDraft(draft string)
	Drafted() string
	// Unsynced is what the disk refused to keep so far, a *rules.Problem; nil for nothing.
	Unsynced() error
	// Trouble is what to say about the file after a change, a *rules.Problem: the disk
	// refused to keep it, or, once, that the game goes on in another file. It waits for the
	// disk. The change is done all the same.
	Trouble() error
	// Undo takes the last step back and says in words what it was. The error is a
	// *rules.Problem.
	Undo() (step string, err error)
	// Redo does the step again that was taken back last, and says what it was. The error
	// is a *rules.Problem.
	Redo() (step string, err error)
	// Heard is what moves, Undo and Redo did since it was called last, in words for the ear:
	// what is to be moved, taken or turned on the board, what was taken back or done again.
	Heard() []string
	// Due is what to do now, and who, as a sentence for the ear.
	Due() string
	// Join makes one move of several: all of them are done or, if one is refused, none.
	Join(moves ...Move) Move
	// RevertTo takes steps back until that of a number, the first being 0, is the last one;
	// Redo does them again one by one. The error is a *rules.Problem.
	RevertTo(step int) error
	// ReplaceStep puts another line in the place of a step, as Past.Line has it or without its
	// first word, and plays again what followed. Where that no longer fits, lost is how many
	// steps would be left out for good: with drop they are, otherwise nothing has changed
	// and the error says which one does not fit. The error is a *rules.Problem.
	ReplaceStep(step int, line string, drop bool) (lost int, err error)
	// GiveUp is giving the game up, a choice for everybody who can.
	GiveUp() []Choice
	// CardCorrections are the corrections that put a card of the look-up, by its id, before somebody,
	// take it away, or lay it into the row.
	CardCorrections(card string) []Choice
	// Follow reads a game anew that is being played elsewhere; one's own stays as it is.
	Follow()
	// Past are the steps that were played, oldest first; from the one of that number on,
	// the first being 0.
	Past(from int) []Past
	// Steps is how many steps were played.
	Steps() int
	// Answer does a command that asks more of the game than playing: advice, danger, a
	// look back, the coach. known is false for a command the box has no answer to.
	Answer(cmd console.Command, c *console.Console, rest string) (known bool)
	// Discarded are the ids of the cards that are known to lie in the discards, all copies
	// of them that are not on the table: none of them comes before the deck is rebuilt.
	Discarded() []string
	// Unnamed says that the table waits for the name of a card, or "?" for one that
	// nobody names.
	Unnamed() bool

	// Fold takes one line of a game file, with the note and errors of tracker.Game.Fold.
	Fold(line string) (*rules.Note, error)
	// Ready is a *rules.Problem while the set-up lacks something.
	Ready() error
	// JSON is the table as one line of JSON, ended by a line feed; line is the line of
	// the file that led to it, 0 for none.
	JSON(line int) []byte
	// Result is the game in a few words, for the list of games and the record. Name,
	// Path and Date are the list's business.
	Result() record.Result
	// Close gives the file back. The error, in the player's words, says that the disk has
	// refused to keep something, or that the game had to be saved in another file.
	Close() error
}

// Coached is a game that has a coach. What it says stands in the View.
type Coached interface {
	Game
	// Advise shows the coach's advice until something happens, or hides it. said is what to
	// tell the player, "" for nothing; the error is a *rules.Problem: why there is none.
	Advise() (said string, err error)
	// NextCoach goes on to the next way of the coach: off, on request, always. said is which
	// it is now; the error is a *rules.Problem, also one that says it is not remembered.
	NextCoach() (said string, err error)
	// Woken has an element whenever the coach has worked out something that a View shows.
	Woken() <-chan struct{}
	// LookBack is the game looked back on, in lines no wider than width; done is false while
	// that is being worked out. The error is a *rules.Problem.
	LookBack(width int, ascii bool) (lines []string, done bool, err error)
}

// News is what a move did.
type News struct {
	// Steps are what followed, told in order: what happened, and what to do on the board.
	Steps []Line
	Turn  bool // another turn has begun
	// Corrected says that the move's last event was a correction; Odd are the numbers it
	// made odd, in words.
	Corrected bool
	Odd       []string
}

// Line is one consequence in words. Board says that somebody has to move, take or turn
// something on the table for it.
type Line struct {
	Text  string
	Board bool
	Done  bool // it stood on the board before the question that was just answered
}

// Lines are texts as lines that change nothing on the board.
func Lines(texts ...string) []Line {
	var out []Line
	for _, s := range texts {
		out = append(out, Line{Text: s})
	}
	return out
}

// Texts are lines without what they say of the board.
func Texts(lines []Line) []string {
	var out []string
	for _, l := range lines {
		out = append(out, l.Text)
	}
	return out
}

// Past is a step that was played.
type Past struct {
	Turn int    // the number of its turn
	Who  string // whose turn it was
	Text string // what was done, and the numbers it changed
	Line string // its line in the file, answers apart
	Mark string // what a look back says of the choice in it: "?!", "?", "??"; "" for nothing
	// Superseded says that the next step says all of it: a row is named card by card, and each line
	// has the whole row.
	Superseded bool
	// Joined says that undo takes it back together with the step before.
	Joined bool
}
