package ask

// Word is the short answer to a question that asks for one.
type Word uint8

// The words.
const (
	NoWord Word = iota
	Yes
	No
	Depends // on a card on the table, or on how the game was set up
)

// String is the word in data: "" for none.
func (w Word) String() string { return [...]string{"", "yes", "no", "depends"}[w] }
