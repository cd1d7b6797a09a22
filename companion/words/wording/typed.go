package wording

import (
	"strconv"
	"strings"

	"kingoftokyo/companion/console"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// Typed is a line typed at a table, to be turned into events of a box.
type Typed[E any] struct {
	Line  string   // without spaces around it
	Words []string // its words
	First string   // the first word, as the notation has it
	box   Hearer
	kinds func(verb string) []line.Kind
	read  func(line string) (E, error)
}

// NewTyped returns a line as a box hears it: read reads the notation, and kinds returns the kinds of a verb's arguments.
func NewTyped[E any](typed string, box Hearer, kinds func(verb string) []line.Kind, read func(line string) (E, error)) *Typed[E] {
	t := &Typed[E]{box: box, kinds: kinds, read: read}
	t.Retype(strings.TrimSpace(typed))
	return t
}

// Retype replaces the line that was typed by another one.
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

// Hear reads a verb and the words after it, names among them, as a line of the notation.
func (t *Typed[E]) Hear(verb string, words ...string) ([]E, error) {
	said, err := Hear(t.box, verb, t.kinds(verb), words)
	if err != nil {
		return nil, err
	}
	return t.Notation(said)
}

// Reader has the meanings a line can have at a table, in the order in which they are tried. done is false if the line
// means something else.
type Reader[E any] interface {
	Skip(step string) ([]E, error)                // to the next step of the turn, or to the one named
	OfPlayer() (events []E, done bool, err error) // a correction that begins with a player
	Answer() (events []E, done bool, err error)   // answers the open question
	Enter() ([]E, error)                          // an empty line
	ByStep() (events []E, done bool, err error)   // without a verb, what the current step offers
	Verb() ([]E, error)                           // everything else
	Meant() Meant                                 // if it is refused
}

// Events returns what a line means to its reader. The error says what may have been meant.
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

// Meant is what a player may have meant by a line that was refused.
type Meant struct {
	Box   string // the box's own group of typed words; words of every table are known anyway
	Whose string // if the line begins with a number that can be corrected but names no player, the player to suggest; else ""
	Cards string // the cards with similar names, if a card may be named; "" for none
}

// instead returns a better refusal of a line: it says how to write a correction, or which word or card the player may
// have meant. If nothing better is known, it returns the refusal itself.
func (m Meant) instead(line string, refused error) error {
	words := strings.Fields(line)
	if len(words) == 2 && m.Whose != "" {
		if _, err := strconv.Atoi(strings.TrimLeft(words[1], "+-")); err == nil {
			return rules.Refuse("", "correction-whose",
				rules.Text("line", line), rules.Text("who", m.Whose), rules.Text("number", words[0]))
		}
	}
	if len(words) == 0 || !rules.IsProblem(refused, "verb-unknown") && !rules.IsProblem(refused, "dice-face") {
		return refused
	}
	if near, ok := text.Near(words[0], "command", "play", m.Box); ok {
		return rules.Refuse("", "verb-meant", rules.Text("word", words[0]), rules.Text("use", near))
	}
	if m.Cards != "" {
		return rules.Refuse("", "verb-meant", rules.Text("word", line), rules.Text("use", m.Cards))
	}
	return refused
}
