// Package record adds up saved games: who won, how often, how long the games took, and which faces the dice showed.
// It knows no box.
package record

import (
	"os"
	"path/filepath"
	"time"

	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// Result is a summary of one saved game, of any box.
type Result struct {
	Name string // the name of its file, without the ending
	Path string
	// Date is the day on which the game began, if its name begins with a date; otherwise the day on which its
	// file last changed: 2026-11-21.
	Date string

	Box    string // the ID of its box
	Versus bool   // two play against each other; Players[0] is the one named first
	// Opponent is what the box calls, in the desk's language, the opponent that it plays itself: Players[1].
	// It is "" if only people play. Level, Groups and Ways are about games against that opponent.
	Opponent string
	Level    string   // how strong it is, in the notation's word
	Groups   []Group  // the groups into which the box divides such games, in the order a player reads them
	Group    int      // the group of this game, an index of Groups
	Ways     []string // how such games may end, in the notation's words and the order a player reads them
	Players  []Player
	Faces    []string // the ids of the faces of its dice ("claw", in the catalogues "face.claw"), if the box counts them
	First    int      // who began, an index of Players
	Turns    int      // the number of its last turn; every player's turns count
	Active   int      // whose turn that is, an index of Players
	Over     bool
	Winner   int    // an index of Players; -1 if nobody has won, or not alone
	Tied     bool   // several have won together: Winner is -1
	Why      string // how it ended, in the notation's word
	Ending   string // the same in the desk's language

	Deeds // who did what

	Same string // the name of a newer saved game with the same lines; "" for none
}

// Group is a part of the games against a box's own opponent that the record counts separately.
type Group struct {
	ID   string
	Name string // in the desk's language
}

// Player is one player of a game.
type Player struct {
	Seat    string // the seat in the notation's word: "you", "p3"
	Name    string // the name in the file; may be empty
	Called  string // the name or, without one, what the box calls the seat in the desk's language
	Monster string // its id
	Is      string // the Monster's name in the desk's language
	Dice    Faces  // the faces of all rolls except those taken back, if the box counts them
	Points  int    // victory points, in boxes with points
	Out     bool   // eliminated
	InTokyo int    // turns that began in Tokyo, in boxes with Tokyo
	Damage  int    // hearts that the player has cost others
}

// Faces counts dice by the face that they showed.
type Faces [rules.NumFaces]int

// Total returns how many dice were counted.
func (f Faces) Total() int {
	n := 0
	for _, k := range f {
		n += k
	}
	return n
}

// Add counts more dice.
func (f *Faces) Add(o Faces) {
	for i, k := range o {
		f[i] += k
	}
}

// Solo reports whether Players[0] plays against the box's own opponent.
func (r *Result) Solo() bool { return r.Opponent != "" }

// Finished reports whether it is a finished game against the box's own opponent. The record counts
// such a game as won or lost.
func (r *Result) Finished() bool { return r.Solo() && r.Over }

// Won reports whether Players[0] has won.
func (r *Result) Won() bool { return r.Over && r.Winner == 0 }

// Unread is a saved game that cannot be read, and why.
type Unread struct {
	Name string
	Why  string // in the words of its box
}

// DateOf returns the day that a game's name begins with or, without one, the day on which its file last
// changed: 2026-11-21.
func DateOf(g tracker.Saved) string {
	if day, ok := dayOf(g.Name); ok {
		return day
	}
	return time.Unix(0, g.Age).Format(time.DateOnly)
}

// dayOf returns the day that a game's name begins with, if it does.
func dayOf(name string) (day string, ok bool) {
	day = name[:min(len(name), len(time.DateOnly))]
	_, err := time.Parse(time.DateOnly, day)
	return day, err == nil
}

// SameFile reports whether two paths lead to the same file.
func SameFile(a, b string) bool {
	if filepath.Clean(a) == filepath.Clean(b) {
		return true
	}
	one, err := os.Stat(a)
	other, otherErr := os.Stat(b)
	return err == nil && otherErr == nil && os.SameFile(one, other)
}
