package line

import (
	"slices"
	"strings"

	"kingoftokyo/rules"
)

// A Form is one kind of line: its first word, its kind of event, and the arguments after
// the word. K is the box's type for kinds of events, C is the type that wraps a Line.
type Form[K comparable, C Carrier] struct {
	Word string
	Kind K
	Args []Arg[C]
	// When reports whether a line that begins with Word has this form, or an event of Kind
	// is written in it; nil: always. The first form that matches is used.
	When func(C) bool
}

// An Arg is the rest of a line after its first word, or a part of it.
type Arg[C Carrier] struct {
	Use  string  // its name in help: SIDE, [flip], left|right
	Kind Kind    // what it is, for code that hears or speaks lines
	Pass func(C) // reads it from the line into the event, or writes it
}

// Says returns a form for a kind of event that is the only one with this first word.
func Says[K comparable, C Carrier](word string, kind K, args ...Arg[C]) Form[K, C] {
	return Form[K, C]{Word: word, Kind: kind, Args: args}
}

// In returns an Arg.
func In[C Carrier](use string, kind Kind, pass func(C)) Arg[C] { return Arg[C]{use, kind, pass} }

// Kinds returns the kinds of the arguments after a first word. It uses the last form with that word that has
// arguments, because the lines of a set-up come first.
func Kinds[K comparable, C Carrier](forms []Form[K, C], word string) []Kind {
	var kinds []Kind
	for _, f := range forms {
		if f.Word != word || len(f.Args) == 0 {
			continue
		}
		kinds = nil
		for _, a := range f.Args {
			kinds = append(kinds, a.Kind)
		}
	}
	return kinds
}

// Own gives an event its own copy of what it points to, and returns the copy to be passed.
// When a line is read, the copy starts as the value of begin.
func Own[T any](c Carrier, at **T, begin func() T) *T {
	own := new(T)
	if c.line().writing {
		*own = **at
	} else {
		*own = begin()
	}
	*at = own
	return own
}

// Read reads a line by the form of its first word. It sets kind before it reads
// anything after that word. The error is a *rules.Problem that says what would be
// accepted. Read first removes what is invisible in the line (rules.Unseen), because
// a file can come from anyone, and its names are shown.
func Read[K comparable, C Carrier](c C, kind *K, forms []Form[K, C], text string) error {
	words := strings.Fields(rules.Clean(text))
	if len(words) == 0 {
		return rules.Refuse("", "line-empty")
	}
	l := c.line()
	l.Verb, l.words = words[0], words[1:]
	for i := range forms {
		f := &forms[i]
		if f.Word != l.Verb || f.When != nil && !f.When(c) {
			continue
		}
		*kind = f.Kind
		for _, a := range f.Args {
			a.Pass(c)
		}
		if len(l.words) > 0 {
			l.Fail("words-left", rules.Text("word", l.words[0]))
		}
		if l.fault != nil {
			return l.fault
		}
		return nil
	}
	return rules.Refuse("", "verb-unknown", rules.Text("word", l.Verb))
}

// Write writes an event as a line, by the first form of its kind that matches. It returns "" if
// none does.
func Write[K comparable, C Carrier](c C, kind K, forms []Form[K, C]) string {
	c.line().writing = true
	for i := range forms {
		if f := &forms[i]; f.Kind == kind && (f.When == nil || f.When(c)) {
			c.line().Verb = f.Word
			return strings.TrimSuffix(f.Word+" "+Text(c, f.Args...), " ")
		}
	}
	return ""
}

// Text writes the arguments after the first word of a line.
func Text[C Carrier](c C, args ...Arg[C]) string {
	l := c.line()
	l.writing = true
	for _, a := range args {
		a.Pass(c)
	}
	return strings.Join(l.words, " ")
}

// Answer reads the start of an answer, and sets its kind: asked or no. open says whether a question is open; card says
// whether it asks for a card from the table, the only thing that can be revealed; wrong refuses to reveal anything else.
// ok is false if there is nothing more to read: the line says no, or is refused.
func Answer[A any](l *Line, kind *A, asked, no A, open, card bool, wrong *rules.Problem) (reveal, ok bool) {
	reveal, *kind = l.Verb == "reveal", asked
	switch {
	case !open:
		l.Refuse(rules.Refuse("", "no-question"))
	case reveal && !card:
		l.Refuse(wrong)
	case l.Only("no"):
		*kind = no
		return false, false
	default:
		return reveal, true
	}
	return reveal, false
}

// HeadOnce checks that a line of a set-up comes while the set-up is open, and that the first line begins with `kot`.
// said says whether the set-up already had that line; HeadOnce returns lacks if it is missing.
func HeadOnce(verb string, open, said bool, lacks *rules.Problem) error {
	switch head := verb == "kot"; {
	case !open:
		return rules.Refuse("", "setup-over", rules.Text("word", verb))
	case head && said:
		return rules.Refuse("", "setup-twice", rules.Text("word", verb))
	case !head && !said:
		return lacks
	}
	return nil
}

// Class returns the class of the lines of a kind of event. The first five kinds given have classes of their own.
func Class[K comparable](kind, setUp, answer, table, turn, row K, correction bool) rules.LineClass {
	switch {
	case kind == setUp:
		return rules.SetupLine
	case kind == answer:
		return rules.AnswerLine
	case kind == table:
		return rules.CheckpointLine
	case kind == turn:
		return rules.BreakLine
	case kind == row:
		return rules.RowLine
	case correction:
		return rules.CorrectionLine
	}
	return rules.PlayLine
}

// IsVerb reports whether a word begins a line of a game file. That includes undo and
// redo, which the log reads itself.
func IsVerb[K comparable, C Carrier](forms []Form[K, C], word string) bool {
	return word == "undo" || word == "redo" || slices.ContainsFunc(forms, func(f Form[K, C]) bool { return f.Word == word })
}
