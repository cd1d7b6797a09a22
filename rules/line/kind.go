package line

// Kind is the kind of an argument of a line. Code that hears typed lines, or puts lines into words, uses the kinds
// of a line's form.
type Kind uint8

// The kinds of arguments. Those that end with Maybe may be left out.
const (
	KindWords      Kind = iota // all remaining words; also a line of the set-up, which nobody types in a game
	KindWord                   // one word of the notation: yes, left, city
	KindNumber                 // a number, in one word
	KindDice                   // all remaining words: faces, rolled
	KindFace                   // one face, or the group of dice that it stands for
	KindStep                   // a step of the turn
	KindPlace                  // the place of a token or a player, in one or more words
	KindField                  // a number that `set` sets, after its player and a dot if it has one
	KindToken                  // a token
	KindSeat                   // a player
	KindSeatMaybe              // a player
	KindCard                   // a card
	KindSlotOrCard             // a card, or the number of its slot
	KindCopied                 // the card that another card copies, or none
	KindRow                    // the three cards of the row
	KindCards                  // cards, up to the end of the line
)
