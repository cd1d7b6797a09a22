package companion

import "kingoftokyo/companion/text"

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
	// Title is said before the first question.
	Title() string
	// Words are the catalogue in the desk's language with the names said so far: what Set
	// refuses is told from it.
	Words() *text.Catalogue
	// Create begins the game and saves it under a name made of the date and who plays.
	// ToDo is what to put on the table for it. The error is a *rules.Problem.
	Create() (game Game, todo []string, err error)
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
