package companion

import (
	"slices"

	"kingoftokyo/companion/text"
)

// Setup is a new game being set up: one form that plain mode asks line by line, flags
// of `kot new` fill in, and a page shows. What is left open is dealt by chance or has a
// usual value.
type Setup interface {
	// Set says one of the box's options, by its ID, as a player types it in any language; "" takes
	// what is offered. The error is a *rules.Problem that names the word it could not
	// use; nothing is changed then.
	Set(id, word string) error
	// Next is what to ask next; ok is false where nothing is open.
	Next() (q Question, ok bool)
	// Fields are all options with what is said of them so far, in the order a player reads
	// them: the page of a set-up.
	Fields() []SetupField
	// Title is said before the first question.
	Title() string
	// Words are the catalogue in the desk's language with the names said so far: what Set
	// refuses is told from it.
	Words() *text.Catalogue
	// Create begins the game and saves it under a name made of the date and who plays.
	// ToDo is what to put on the table for it. The error is a *rules.Problem.
	Create() (game Game, todo []string, err error)
}

// DealMonsters gives each player the Monster of a box of so many that was said for them, or one of
// the others at random. pick is the Monster that some letters mean, taken refuses one that somebody has. The
// errors are theirs.
func DealMonsters[M ~uint8](said []string, of int, random func(n int) int, pick func(letters string) (M, error), taken func(M) error) ([]M, error) {
	out, gone := make([]M, len(said)), map[M]bool{}
	for i, letters := range said {
		if letters == "" {
			continue
		}
		m, err := pick(letters)
		if err == nil && gone[m] {
			err = taken(m)
		}
		if err != nil {
			return nil, err
		}
		out[i], gone[m] = m, true
	}
	for i, letters := range said {
		if letters != "" {
			continue
		}
		var open []M
		for m := range M(of) {
			if !gone[m] {
				open = append(open, m)
			}
		}
		out[i] = open[random(len(open))]
		gone[out[i]] = true
	}
	return out, nil
}

// Option is something that can be said about a new game.
type Option struct {
	ID     string // the name of its flag
	Switch bool   // it is said by naming it: Set is given "yes"
}

// Question is an option asked of a player.
type Question struct {
	ID  string
	Ask string // in the player's language, with what Enter takes
}

// SetupField is an option on the page of a set-up, in the player's language.
type SetupField struct {
	ID    string // of the option: Set takes it
	Label string
	Value string // what is said of it, or will be dealt by chance
	Note  string // what that means, in one line; "" for nothing
	// Picks are the values one steps through; none where it is typed.
	Picks []SetupPick
	Word  string // of the pick that is its value; "" for none
	// More says that it stands behind "more": few people change it.
	More bool
}

// Pick makes the pick of a word the value.
func (f *SetupField) Pick(word string) {
	f.Word, f.Value = word, f.Picks[slices.IndexFunc(f.Picks, func(p SetupPick) bool { return p.Word == word })].Text
}

// SetupPick is a value of a SetupField.
type SetupPick struct {
	Word string // what Set takes
	Text string
	Note string // what it means, in one line: a Monster's power; "" for nothing
}
