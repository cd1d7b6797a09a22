package companion

import (
	"slices"
	"strings"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// View is a table in the words of one language: what plain mode prints, dashboards
// draw and tests read. It decides nothing.
type View struct {
	Title  string  // the turn, whose it is, its step
	Seats  []Seat  // everybody at the table, in the order they sit
	Panels []Panel // what else lies on the table, top to bottom: tracks, row, piles
	Dice   string  // the dice that lie there; "" for none
	// DiceAwaited says that the next move is about the dice, as Panel.Awaited does.
	DiceAwaited bool
	Over        bool // nothing more is played

	// Now is what to know before the next move: what Autobot keeps and why, what
	// resolving would bring, who should beware.
	Now     []Line
	Prompt  string   // what the table waits for, and from whom
	Choices []Choice // all that can be done now, corrections and giving up apart
	Why     []string // the reasons behind the present step, with their rules
	Fields  []Field  // the numbers that can be corrected

	// What follows is for a screen, which shows the same table in parts.

	Head   Head      // the title in its parts
	Lanes  []Lane    // the tracks of the table, top to bottom
	Row    []Slot    // the cards for sale
	Faces  []FaceKey // the letters of the dice, in the order a player learns them
	Asked  *Asked    // who must decide before anything else; nil where nobody is asked
	Advice Section   // what to do with the dice that lie there and why, or what will happen
	Board  Section   // what the last step did, and what to move on the table for it
	Danger Section   // what the next turn of somebody else may bring; no lines where there is none
	Coach  Coach     // what the coach says
	Ending *Ending   // how it ended; nil while the game goes on
	// AutoMove is the move that leaves the card just turned up unnamed, in boxes where nobody
	// needs to name it at once; nil otherwise. A screen plays it by itself, and goes on past
	// such tables after undo and redo.
	AutoMove Move
	// Placing is the piece that is put on a lane now: a cursor chooses its place. nil for none.
	Placing *Placing
	// Rules are the rules the present step rests on, for whoever asks why: the catalogue has
	// their texts under these keys, and their titles under the same with ".title" behind.
	Rules []string
}

// Placing is a piece being put on a lane, with all places the rules allow.
type Placing struct {
	Name  string
	Spots []Spot // at least one
	At    int    // the one the cursor begins at
	Turns bool   // turned round it is another piece: there are spots both ways round
}

// Spot is a place for a piece on a lane.
type Spot struct {
	Lane     int // of View.Lanes
	From, To int // the spaces it covers, from 0
	Turned   bool
	Text     string // where that is, and what its spaces give
	Parts    []LanePart
	Move     Move
}

// Head is a title in its parts.
type Head struct {
	Box   string // the game, where the program has several that look alike; else ""
	Whose string // "AUTOBOT'S TURN", "YOUR TURN", "CLEO'S TURN"; of a finished game what it is
	Hue   Hue    // of whose turn it is
	Step  string // "roll 1 of 3", "buy"; "" for none
	Turn  string // "turn 6"
}

// Hue is what a colour means, the same on dice, tracks, hearts, energy and keys.
type Hue uint8

// The hues. The numbers of the older boxes' dice, points and Tokyo have that of fame.
const (
	NoHue Hue = iota
	ClawHue
	HeartHue
	EnergyHue
	FameHue
	DestructionHue
	PowerHue
	YouHue   // the player, or whoever's turn it is among many
	RivalHue // Autobot, or the second of two
	NumHues  = iota
)

// Section is a heading and what stands under it.
type Section struct {
	Title string
	Lines []Line
	Lying bool // it speaks of the dice as they lie: no word of it while others are being typed
}

// Coach is what the coach says; empty where it is off or has nothing to say.
type Coach struct {
	Chance string    // "You win about 82 %"; "" for none
	Keeps  []Counsel // the choices it compares, best first, all of them
	Yours  string    // what her last choice cost; "" where nothing is to be said of it
	Note   string    // what these numbers take for granted; "" for nothing
}

// Counsel is a choice the coach has weighed.
type Counsel struct {
	What   string // "keep F F", "buy Acid attack"
	Chance string // "82 %"
	Reason string // why; "" for none
}

// Asked is the person who must decide, in a box of her own.
type Asked struct {
	Who      string   // her name; "" for whoever plays alone
	Seat     int      // her seat
	Lines    []string // what has led to it
	Question string
	// Card makes the move that answers with a card by its id, where one is asked for by
	// name; nil for another question.
	Card func(id string) (Move, error)
}

// Lane is a track with a marker on it, your end on the left.
type Lane struct {
	Name   string
	Hue    Hue
	Letter string // of the marker
	Spaces []Space
	// Marker is where the marker is, in half spaces from the first: 4 is the third space,
	// 5 between the third and the fourth.
	Marker int
	Tokens []LaneToken
}

// Space is a space of a lane.
type Space struct {
	Label string // what it is called everywhere: "+3", "WIN"
	Zone  Hue    // whose spotlight zone it is: YouHue, RivalHue or NoHue
	Win   bool
	Gone  bool // a token has taken it off the lane
}

// LaneToken is a token that lies on a lane.
type LaneToken struct {
	From, To int    // the spaces it covers, from 0
	Label    string // its bonus in a few letters: "+1E"
	Name     string
	Parts    []LanePart
}

// LanePart is a space of a token that lies on a lane.
type LanePart struct {
	At    int    // in half spaces from the first of the lane, as Lane.Marker
	Label string // its bonus in a few letters; "" for a blank one
	Hue   Hue
}

// Slot is a place of the row of cards for sale.
type Slot struct {
	Number  int    // from 1: what is typed for it
	Where   string // which end of the row it is, for who lays the cards out; "" for none
	Card    string // its id in the look-up; "" for none or an unnamed one
	Name    string
	Kind    string // keep, discard: in words
	Effect  string // its text in one paragraph
	Price   int
	Unnamed bool // a card lies there that nobody has named
	Empty   bool
	// Named is the move that says which card lies there.
	Named func(id string) (Move, error)
}

// FaceKey is a face of the dice as it is typed.
type FaceKey struct {
	Face   rules.Face
	Letter string
	Name   string // "claw", "destr."
	Hue    Hue
}

// FaceKeys are the letters of the dice, with a name and a colour each. letters and names are what the catalogue's keys begin
// with, id is what stands behind.
func FaceKeys(words *text.Catalogue, letters, names string, id func(rules.Face) string, hues [rules.NumFaces]Hue) []FaceKey {
	var out []FaceKey
	for f, hue := range hues {
		face := rules.Face(f)
		out = append(out, FaceKey{Face: face, Letter: words.Say(letters + id(face)), Name: words.Say(names + id(face)), Hue: hue})
	}
	return out
}

// Ending is how a game ended, told from the player's side.
type Ending struct {
	Title string // "VICTORY", "DEFEAT", "BEN WINS"
	Hue   Hue    // whose colour: YouHue for a victory of a player at the table
	Lost  bool   // the one who plays alone has lost
	Why   string // one sentence: a marker reached Autobot's Victory space
	Lines []string
	Past  []string // what the record knows of the whole game, for a look back; Duel's coach says more
}

// Lines is the whole table in lines: whose turn it is, a line for each seat with its
// tokens and cards below, what else lies there, the dice.
func (v *View) Lines(words *text.Catalogue) []string {
	out := []string{v.Title}
	for _, s := range v.Seats {
		mark := "  "
		if s.Active {
			mark = "> "
		}
		out = append(out, mark+words.Colon(s.called(words), strings.Join(s.Numbers, ", ")))
		if len(s.Pieces) > 0 {
			out = append(out, "    "+strings.Join(s.Pieces, ", "))
		}
	}
	for _, p := range v.Panels {
		out = append(out, "  "+p.Text)
	}
	if v.Dice != "" {
		out = append(out, "  "+v.Dice)
	}
	return out
}

// OnTable are the ids of the cards that lie face up, those of the row first.
func (v *View) OnTable() []string {
	var out []string
	for _, slot := range v.Row {
		out = append(out, slot.Card)
	}
	for _, s := range v.Seats {
		for _, held := range s.Held {
			out = append(out, held.Card)
		}
	}
	return slices.DeleteFunc(out, func(id string) bool { return id == "" })
}

// Holder says before whom a card of the look-up lies, by its id; "" for nobody. Both holders
// of a card that the box has twice are named.
func (v *View) Holder(card string) string {
	var who []string
	for _, s := range v.Seats {
		for _, held := range s.Held {
			if held.Card == card {
				who = append(who, s.Name)
			}
		}
	}
	return strings.Join(who, ", ")
}

// Seat is somebody at the table.
type Seat struct {
	Name    string
	Monster string
	Place   string   // where the Monster is, in boxes that have places; else ""
	Numbers []string // hearts, energy and the like, each with its word: "8/10 hearts"
	Pieces  []string // the tokens and cards that lie there
	Active  bool     // it is this one's turn, or who has won once it is over

	Hue    Hue     // YouHue and RivalHue where two sit against each other; else NoHue
	Asked  bool    // she must decide now
	Out    bool    // eliminated, or gave up
	Badge  string  // a place that stands out: "TOKYO CITY"; else ""
	Gauges []Gauge // Numbers, one by one
	Held   []Held  // Pieces, one by one
}

// Gauge is a number of a seat.
type Gauge struct {
	Word  string // "hearts", "energy"
	Short string // the same in one to three letters
	Hue   Hue
	Value int
	Max   int    // a bar is drawn up to it; 0 for none
	Alert string // "in danger", "2 points from winning"; "" for nothing
}

// Held is a card, tile or token before somebody.
type Held struct {
	Card   string // its id in the look-up; "" for a token
	Tile   bool   // it is a tile and no card
	Name   string
	Note   string // what lies on it, what it copies, that it is used up; "" for nothing
	Effect string // its text in one paragraph; "" for none
}

// called is who sits there: the name, the Monster if it is called otherwise, its place.
func (s *Seat) called(words *text.Catalogue) string {
	name := s.Name
	if s.Monster != "" && s.Monster != s.Name {
		name = words.Say("table.seat", rules.Text("name", name), rules.Text("monster", s.Monster))
	}
	if s.Place != "" {
		name += ", " + s.Place
	}
	return name
}

// Panel is something on the table that belongs to no seat.
type Panel struct {
	Text string // one line
	// Awaited says that the next move is about it: plain mode shows it again before the
	// prompt, unless it has just shown the whole table.
	Awaited bool

	// Title and Lines are the same on a screen with room: a heading and a line a thing.
	Title string
	Lines []Line
	// DrawnElsewhere says that a screen draws it elsewhere: as a lane, as the row.
	DrawnElsewhere bool
}

// Choice is something that can be done now.
type Choice struct {
	// Typed are what to type for it, in the player's language: "y", "2", "use wings";
	// KeyEnter for an empty line; "" where something else must be typed first, as dice.
	Typed string
	Text  string // what it does
	// Short is Text in a few words, for a key to tap; "" where Text has few.
	Short string
	Move  Move // nil where something must be typed first
	// Prompted says that the prompt names it already.
	Prompted bool

	// Shortcut is the one key that does it on a screen, a character or KeyEnter; "" where the
	// screen gives it one that is free, or where something must be typed first.
	Shortcut string
	Hint     string // the key's word below the table: "renew", "undo"
	Answer   bool   // it answers the open question
	Enter    bool   // Enter alone does it too
	Slot     int    // the place of the row it is about, from 1; 0 for none
	Card     string // the card it is about, by its id in the look-up; "" for none
	Effect   string // what that card does, in one paragraph
	Hue      Hue
	Odds     string // what the coach says of it: "82 %"; "" for nothing
	Best     bool   // the coach ranks it first
	// Hold is said at the first press of its key; only a second one, with nothing between,
	// does it. "" where one press is enough.
	Hold string
	// Disabled is why it cannot be done now, in words; "" where it can.
	Disabled string
	// NoKey says that a screen has another way to it and gives it no key: dice picked by their
	// numbers, a place pointed at, a line typed out where a key could take a card away by a slip.
	NoKey bool
}

// KeyEnter is the key of a Choice that an empty line stands for; whoever shows it
// translates it.
const KeyEnter = "Enter"

// Field is a number that can be corrected.
type Field struct {
	Label string // in the player's language
	Group string // whose or what part of the table it is
	Value int
	Min   int
	Max   int
	Half  bool // Value, Min and Max count half steps
	Flag  bool // 1 is yes, 0 is no
	// Set is the correction that gives it another value from Min to Max.
	Set func(value int) Move
}
