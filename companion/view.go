package companion

import (
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Scene is what a box says about a table: the view, and the moves that belong to it.
type Scene struct {
	View
	Choices []Play // everything that can be done now, except corrections and giving up
	Spots   []Move // of the places of View.Placing
	// Set makes the correction of a field of View.Fields, by its number, to another value.
	Set func(field, value int) Move
	// Turns are the corrections that say whose turn it is, and at which step. Give makes the correction that
	// gives a card, by its id, to the player of a seat.
	Turns []Play
	Give  func(seat int, card string) (Move, error)
	// Rename makes the correction of the name of the player at a seat; nil if the name cannot change. Monsters
	// returns the corrections that give the player another Monster; none if that changes the rules.
	Rename   func(seat int, name string) Move
	Monsters func(seat int) []Play
	// Hands returns the corrections that give a seat to a person or to the program; none in boxes where the program plays no seats.
	Hands func(seat int) []Play
	// Name makes the move that says which card lies in a place of the row, from 0. The card is an id of the
	// look-up.
	Name func(place int, card string) (Move, error)
	// Card makes the move that answers the open question with a card, by its id, if Asked.Card.
	Card func(id string) (Move, error)
	// Cost returns what a card, by its id, would cost in a place of the row, from 1, or with place 0 as the answer to
	// the open question, and who would buy it. nil in boxes without prices.
	Cost func(place int, card string) Cost
	// Auto is the move that leaves the card just revealed unnamed; nil in boxes where somebody must name it at
	// once, and if no card was revealed. A screen plays it automatically, and undo and redo skip such tables.
	Auto  Move
	Aloud string // what to do now, and who does it, in a sentence to be spoken
}

// View is a table in the words of one language, as plain data that survives a trip through JSON. It
// decides nothing.
type View struct {
	Head   Head     // the number of the turn, whose it is, its step
	Beat   Beat     // the beat of the turn
	Shops  bool     // a shop still comes in this turn, as far as is known
	Seats  []Seat   // everybody at the table, in the order they sit
	Panels []Panel  // what else lies on the table, top to bottom
	Piles  string   // the deck and the discards, if no panel has them
	Over   bool     // the game has ended
	Why    []string // the reasons for the current step, with their rules
	Fields []Field  // the numbers that can be corrected
	Fresh  bool     // nobody has played yet: at most, there were corrections
	Start  bool     // nobody has done anything since the set-up: there is nothing to undo
	Lanes  []Lane   // the tracks of the table, top to bottom
	Row    []Slot   // the cards for sale
	// Discarded lists the ids of the cards that are in the discards, as far as known, with no other copy on
	// the table: none of them can come up before the deck is reshuffled.
	Discarded []string
	Faces     []FaceKey // the letters of the dice, in the order a player learns them
	Asked     *Asked    // who must decide before anything else happens; nil if nobody must
	Advice    Section   // what to do with the dice on the table and why, or what will happen
	Board     Section   // what the last step did, and what to move on the table for it
	Danger    Section   // what the next turn of another player may do, in one sentence; no lines if there is none
	Ahead     []string  // the same with its details, for a player who asks why
	Coach     Coach     // what the coach says
	Ending    *Ending   // how it ended; nil while the game goes on
	// Placing is the piece that a player must now put on a lane, by choosing its place with a cursor. nil for none.
	Placing *Placing
	// Rules lists the catalogue keys of the rules behind the current step, for a player who asks why. A key
	// plus ".title" is the title of the rule.
	Rules []string
}

// Head is the title of the table in its parts.
type Head struct {
	Box   string // the name of the box, if the program has several that look alike; else ""
	Whose string // "Autobot's turn", "your turn", "Cleo's turn"; in a finished game, that it is over
	Hue   Hue    // the colour of the player whose turn it is
	Step  string // "roll 1 of 3", "buy"; "" for none
	Turn  string // "turn 6"
}

// Line returns the title in one line: "Turn 6, your turn, roll 1 of 3".
func (h *Head) Line() string {
	parts := slices.DeleteFunc([]string{h.Turn, h.Whose, h.Step}, func(s string) bool { return s == "" })
	return text.Capital(strings.ReplaceAll(strings.Join(parts, ", "), "  ", ", "))
}

// Hue is what a colour means. It means the same on dice, tracks, hearts, energy and keys.
type Hue uint8

// The hues. FameHue is also the hue of number dice, points and Tokyo in the older boxes.
const (
	NoHue Hue = iota
	ClawHue
	HeartHue
	EnergyHue
	FameHue
	DestructionHue
	PowerHue
	YouHue   // the player; among many, the one whose turn it is
	RivalHue // Autobot, or the second of two players
	NumHues  = iota
)

// Section is a heading with lines below it.
type Section struct {
	Title string
	// Recap describes how the dice that the lines are about were rolled: "Gigazaur  32E2H1 keeps 22 → 2CE1 keeps 222
	// → CEE". It follows from the log. "" for nothing.
	Recap string
	// Reasons says why the program made the decisions in the lines, for a seat that it plays; "" for none. It stays
	// as long as the lines do.
	Reasons string
	Lines   []Line
	Back    bool // what must be put back or corrected on the table, after undo or a retyped step
	Lying   bool // it is about the dice on the table, so a screen hides it while the player types other dice
}

// Coach is what the coach says; empty if the coach is off or has nothing to say.
type Coach struct {
	Chance string    // "Your chance: about 62% (at your level); 97% with best play"; "" for none
	Brief  string    // the same, in short: "Your chance: about 62%"
	Keeps  []Counsel // all choices that it compares, best first
	Yours  string    // what the player's last choice cost; "" if there is nothing to say about it
	Note   string    // what lies on it, what it copies, or that it is used up; "" for nothing

	Advises bool // Coached.Advise has something to show or hide
}

// Counsel is one choice with what the coach says about it.
type Counsel struct {
	What   string // "keep F F", "buy Acid attack"
	Chance string // "82 %" for the first; for the others, how much less
	Reason string // why; "" for none
}

// Asked is the player who must decide. A screen shows the question in a box of its own.
type Asked struct {
	Who      string   // the player's name; "" in a game of one player
	Seat     int      // their seat, an index of View.Seats
	Lines    []string // what led to the question
	Question string   // with the name of the player who answers it: "Anna, leave Tokyo City? Ben would enter Tokyo."
	Short    string   // the same in the few words of a prompt: "Anna, leave Tokyo City?"
	Card     bool     // the answer is a card, which the player names
	Buys     bool     // that card is being bought: if the player leaves the question, they buy nothing
}

// Slot is a place of the row of cards for sale.
type Slot struct {
	Number  int    // from 1: the player types it for this place
	Where   string // which end of the row this is, for the player who lays the cards out; "" for none
	Card    string // its id in the look-up; "" for no card or an unnamed one
	Name    string
	Kind    string // keep, discard: in words
	Effect  string // its text in one paragraph
	Price   int
	Unnamed bool // a card lies there, but nobody has named it
	Empty   bool
	Named   bool // the player can say which card lies there
}

// FaceKey is a face of the dice with the letter to type for it.
type FaceKey struct {
	Face   rules.Face
	Letter string
	Name   string // "claw", "destr."
	Hue    Hue
}

// FaceKeys returns the letters of the dice, each with a name and a colour. The catalogue keys of the letters
// begin with letters, those of the names with names; id returns the rest of both.
func FaceKeys(words *text.Catalogue, letters, names string, id func(rules.Face) string, hues [rules.NumFaces]Hue) []FaceKey {
	var out []FaceKey
	for f, hue := range hues {
		face := rules.Face(f)
		out = append(out, FaceKey{Face: face, Letter: words.Say(letters + id(face)), Name: words.Say(names + id(face)), Hue: hue})
	}
	return out
}

// Ending is how a game ended, told to the player.
type Ending struct {
	Title string // "VICTORY", "DEFEAT", "BEN WINS"
	Hue   Hue    // YouHue if a player at the table has won
	Lost  bool   // the player of a game against Autobot has lost
	Why   string // one sentence: a marker reached Autobot's Victory space
	Lines []string
	Past  []string // what the record says about the whole game, for a look back; Duel's coach says more
}

// OnTable returns the ids of the face-up cards, first those of the row.
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

// Holder names the player who has a card of the look-up, by its id; "" if nobody has it. If the box has two
// copies of the card, it names both players.
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

// Seat is one player at the table, or Autobot.
type Seat struct {
	Name    string
	Who     string // the player's name in lists and texts: "you", or the name without what Name says about kot
	Monster string
	Power   string // what the Monster's own power does, if the player can use one; else ""
	Place   string // the place of the Monster, in boxes with places; else ""
	Hand    string // how well kot plays the seat; "" for a person's
	Person  bool   // a person at the table plays the seat: neither Autobot nor kot
	Active  bool   // it is this player's turn or, in a finished game, this player has won

	Hue    Hue     // YouHue and RivalHue if two play against each other; else NoHue
	Asked  bool    // this player must decide now
	Out    bool    // eliminated, or has given up
	Badge  string  // a special place: "TOKYO CITY"; else ""
	Short  string  // the same in one word: "CITY"
	Gauges []Gauge // hearts, energy and the like
	Held   []Held  // the tokens and cards of this player
}

// Gauge is one number of a seat.
type Gauge struct {
	Word  string // "hearts", "energy"
	Short string // the same in one to three letters
	Hue   Hue
	Value int
	Max   int    // the end of the bar that shows it; 0 for no bar
	Alert string // "in danger", "2 points from winning"; "" for nothing
}

// Held is a card, tile or token of a player.
type Held struct {
	Card   string // its id in the look-up; "" for a token
	Tile   bool   // it is a tile, not a card
	Name   string
	Short  string // a token in two or three letters: "2p"; else ""
	Note   string // what lies on it, what it copies, that it is used up; "" for nothing
	Effect string // its text in one paragraph; "" for none
}

// Numbers returns the numbers of a seat in one line: "hearts 8/10, energy 3".
func (s *Seat) Numbers() string {
	return text.List(s.Gauges, func(g Gauge) string {
		said := g.Word + " " + strconv.Itoa(g.Value)
		if g.Max > 0 {
			said += "/" + strconv.Itoa(g.Max)
		}
		if g.Alert != "" {
			said += " (" + g.Alert + ")"
		}
		return said
	})
}

// Called returns the card with its note.
func (h *Held) Called() string {
	if h.Note == "" {
		return h.Name
	}
	return h.Name + " (" + h.Note + ")"
}

// Line returns the card with what it does, in one line.
func (h *Held) Line(words *text.Catalogue) string {
	if h.Effect == "" {
		return h.Called()
	}
	return words.Colon(h.Called(), h.Effect)
}

// Panel is something on the table that belongs to no player: a heading, and things below it.
type Panel struct {
	Title string
	Held  []Held
	// Untitled says that the things explain themselves, so that one line of them needs no title.
	Untitled bool
}

// Line returns the panel in one line.
func (p *Panel) Line(words *text.Catalogue) string {
	list := text.Map(p.Held, func(h Held) string { return h.Called() })
	if p.Untitled {
		return strings.Join(list, ". ")
	}
	return words.Colon(p.Title, strings.Join(list, ", "))
}

// Choice is one thing that the player can do now.
type Choice struct {
	Number int // its place in Frame.Keys, by which a face names it to the Controller
	// Typed is what to type for it, in the player's language: "y", "2", "use wings"; KeyEnter for an empty
	// line; "" if the player must type something else first, for example dice.
	Typed string
	Text  string // what it does
	// Short is Text in a few words, for a key to tap; "" if Text is already short.
	Short string
	// ToType says that the player must type something first: dice or the name of a card.
	ToType bool
	// Prompted says that the prompt names it, so that nothing else needs to: with the text Prompt, unless the box's prompt already does.
	Prompted bool
	Prompt   string

	// Shortcut is the one key for it on a screen: a character or KeyEnter. If it is "", the screen picks a
	// free key, unless the player must type something first.
	Shortcut string
	Hint     string // the word for the key in the line below the table: "renew", "undo"
	Answer   bool   // it answers the open question
	Enter    bool   // Enter does it too
	Slot     int    // the place of the row that it is about, from 1; 0 for none
	Card     string // the card that it is about, by its id in the look-up; "" for none
	Effect   string // what that card does, in one paragraph
	Hue      Hue
	Odds     string // the chance that the coach gives it: "82 %"; "" for none
	Best     bool   // the coach finds it best
	// Really is the question to ask before it is done; "" if its key is enough.
	Really string
	// Disabled says why it cannot be done now; "" if it can.
	Disabled string
	// NoKey says that a screen offers it in another way, so it needs no key: the player picks dice by their
	// numbers, points at a place, or types the whole line if a wrong key would lose a card.
	NoKey bool
}

// Play is a choice with its move, which is nil if the player must type something first or cannot make the choice
// now.
type Play struct {
	Choice
	Move Move
}

// KeepBestKey is the key that keeps the dice that the coach would keep, in every face.
const KeepBestKey = "k"

// KeyEnter is the key of a Choice for an empty line. Faces translate it when they show it.
const KeyEnter = "Enter"
