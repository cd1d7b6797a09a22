package wording

import (
	"strings"

	"kingoftokyo/companion/console"
	"kingoftokyo/rules/line"
)

// Typed is a line that was typed at a table, on its way into events of a box.
type Typed[E any] struct {
	Line  string   // without spaces around it
	Words []string // of it
	First string   // the first of them, as the notation has it
	box   Hearer
	kinds func(verb string) []line.Kind
	read  func(line string) (E, error)
}

// NewTyped is a line as a box hears it: read reads the notation, whose verbs have arguments of some kinds.
func NewTyped[E any](typed string, box Hearer, kinds func(verb string) []line.Kind, read func(line string) (E, error)) *Typed[E] {
	t := &Typed[E]{box: box, kinds: kinds, read: read}
	t.Retype(strings.TrimSpace(typed))
	return t
}

// Retype puts another line in the place of the one that was typed.
func (t *Typed[E]) Retype(typed string) {
	t.Line, t.Words, t.First = typed, strings.Fields(typed), ""
	if len(t.Words) > 0 {
		t.First = t.box.Speak(line.KindWords, t.Words[0])
	}
}

// Notation reads words as a line of the notation.
func (t *Typed[E]) Notation(words ...string) ([]E, error) {
	ev, err := t.read(strings.Join(words, " "))
	if err != nil {
		return nil, err
	}
	return []E{ev}, nil
}

// Hear reads a verb and the words behind it, names among them, as a line of the notation.
func (t *Typed[E]) Hear(verb string, words ...string) ([]E, error) {
	said, err := Hear(t.box, verb, t.kinds(verb), words)
	if err != nil {
		return nil, err
	}
	return t.Notation(said)
}

// Reader is what a line may mean at a table, in the order in which it is asked. done is false where the line is something
// else.
type Reader[E any] interface {
	Skip(step string) ([]E, error)                // to the next step of the turn, or to the one named
	OfPlayer() (events []E, done bool, err error) // a correction that begins with a player
	Answer() (events []E, done bool, err error)   // to the open question
	Enter() ([]E, error)                          // an empty line
	ByStep() (events []E, done bool, err error)   // without a verb, what the present step offers
	Verb() ([]E, error)                           // all else
	Meant() Meant                                 // where it is refused
}

// Events are what a line means to a reader of it. The error says what may have been meant.
func (t *Typed[E]) Events(r Reader[E]) ([]E, error) {
	events, err := t.events(r)
	if err != nil {
		return nil, r.Meant().instead(t.Line, err)
	}
	return events, nil
}

func (t *Typed[E]) events(r Reader[E]) ([]E, error) {
	if cmd, to := console.AsCommand(t.Line); cmd == console.CmdSkip {
		return r.Skip(to)
	}
	if events, done, err := r.OfPlayer(); done {
		return events, err
	}
	if events, done, err := r.Answer(); done {
		return events, err
	}
	if t.Line == "" {
		return r.Enter()
	}
	if events, done, err := r.ByStep(); done {
		return events, err
	}
	return r.Verb()
}
