package companion

import (
	"slices"

	"kingoftokyo/companion/words/text"
)

// Setup is the set-up of a new game. Plain mode asks it question by question, the flags of `kot new` fill it
// in, the dashboard shows it as a page. Options that nobody sets are drawn at random or have their default.
type Setup interface {
	// Set sets one of the box's options, by its ID, to what a player typed in any language; "" takes what the
	// question offers. The error is a *rules.Problem that names the word it could not use; then nothing has
	// changed.
	Set(id, word string) error
	// Offers returns the values that one of the options has, by its ID; none if it takes any word.
	Offers(id string) []SetupPick
	// Next returns the next question; ok is false if nothing is left to ask.
	Next() (q SetupQuestion, ok bool)
	// Fields returns all options with their current values, in the order they are read: they make the page
	// of a set-up.
	Fields() []SetupField
	// Title returns the title of the first question and the page.
	Title() string
	// Words returns the catalogue in the desk's current language, with the names given so far. It has the words
	// for the refusals of Set.
	Words() *text.Catalogue
	// Create begins the game and saves it under a name made of the date and the players. todo is what to put
	// on the table for it. The error is a *rules.Problem.
	Create() (game Game, todo []string, err error)
}

// DealMonsters gives each player who has not chosen a Monster a random one of the box's Monsters that
// nobody else has; of is their number. ok is false if two players have chosen the same one, twice.
func DealMonsters[M ~uint8](monsters []M, chosen []bool, of int, random func(n int) int) (twice M, ok bool) {
	gone := map[M]bool{}
	for i, m := range monsters {
		if chosen[i] && gone[m] {
			return m, false
		}
		gone[m] = gone[m] || chosen[i]
	}
	for i := range monsters {
		if chosen[i] {
			continue
		}
		var open []M
		for m := range M(of) {
			if !gone[m] {
				open = append(open, m)
			}
		}
		monsters[i] = open[random(len(open))]
		gone[monsters[i]] = true
	}
	return 0, true
}

// Option is one option of a new game.
type Option struct {
	ID     string // the name of its flag
	Switch bool   // its flag takes no value: Set gets "yes"
}

// SetupQuestion is an option that kot asks the player for.
type SetupQuestion struct {
	ID  string
	Ask string // in the player's language; it says what Enter takes
}

// SetupField is an option on the page of a set-up, in the player's language.
type SetupField struct {
	ID    string // of the option, for Set
	Label string
	Value string // its current value, or that it will be drawn at random
	Note  string // what this value means, in one line; "" for nothing
	// Picks are the values to choose from; none if the value is typed.
	Picks []SetupPick
	Word  string // the word of the pick that is the current value; "" for none
	// Starts lists the possible first players, if the option says who starts: a rematch asks for one of them.
	Starts []SetupPick
	// More says that the page hides it behind "more", because few people change it.
	More bool
	N    int // the number of the player it is about; 0 for none
	// Place counts the options of the page before this one, shown or not: it stays the same while others come and go.
	Place int
}

// Pick makes the pick with that word, if there is one, the current value, with its note.
func (f *SetupField) Pick(word string) {
	if i := slices.IndexFunc(f.Picks, func(p SetupPick) bool { return p.Word == word }); i >= 0 {
		f.Word, f.Value, f.Note = word, f.Picks[i].Text, f.Picks[i].Note
	}
}

// SetupPick is a value of a SetupField.
type SetupPick struct {
	Word string // the word for Set
	Text string
	Note string // what it means, in one line, for example a Monster's power; "" for nothing
}
