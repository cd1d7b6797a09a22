package line

// Kind is what an argument of a line is. Whoever hears a typed line, or tells a line in words, goes by the kinds of
// its form.
type Kind uint8

// The kinds of arguments. Those that end with Maybe may be left out.
const (
	KindWords      Kind = iota // all words that are left; also of a line of the set-up, which nobody types in a game
	KindWord                   // one word of the notation: yes, left, city
	KindNumber                 // one word too
	KindDice                   // all words that are left: faces, thrown
	KindFace                   // one face, or the group it is resolved with
	KindStep                   // a step of the turn
	KindPlace                  // where a token or a player is, in one word or more
	KindField                  // a number that `set` sets, with its player before a dot if it has one
	KindToken                  // a token
	KindSeat                   // a player
	KindSeatMaybe              // a player
	KindCard                   // a card
	KindSlotOrCard             // a card, or the number of its slot
	KindCopied                 // the card that another one copies, or none
	KindRow                    // the three cards of the row
	KindCards                  // cards up to the line's end
)
