package line

import (
	"slices"
	"strings"

	"kingoftokyo/rules"
)

// Form is one kind of line: its first word, the kind of event it is, and what stands
// behind the word. K are the box's kinds of events, C is what it passes a Line with.
type Form[K comparable, C Carrier] struct {
	Word string
	Kind K
	Args []Arg[C]
	// When says whether a line that begins with the word is of this form, or an event of the
	// kind is written so; nil: always. The first form that fits is the one.
	When func(C) bool
}

// Arg is what stands behind the first word of a line, or a part of it.
type Arg[C Carrier] struct {
	Use  string  // as help names it: SIDE, [flip], left|right
	Kind Kind    // what it is, for whoever hears it typed or tells it
	Pass func(C) // reads it from the line into the event, or writes it
}

// Says is a form of a kind of event that no other form begins like.
func Says[K comparable, C Carrier](word string, kind K, args ...Arg[C]) Form[K, C] {
	return Form[K, C]{Word: word, Kind: kind, Args: args}
}

// In is an Arg.
func In[C Carrier](use string, kind Kind, pass func(C)) Arg[C] { return Arg[C]{use, kind, pass} }

// Kinds are the kinds of what stands behind a first word, by the last form with the word that has anything there:
// the lines of a set-up come first.
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

// Own gives an event a copy of its own of what it points to, which is passed then; where the
// line is read it is what begin says.
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

// Read reads a line by the form that its first word begins; kind is told before
// anything behind it is read. The error is a *rules.Problem that says what would be
// accepted. What cannot be seen in the line (rules.Unseen) is taken out first: a file
// comes from anybody, and its names are shown.
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

// Write writes an event as the line of its kind's first form that fits. It is empty where there
// is none.
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

// Text writes what stands behind the first word of a line.
func Text[C Carrier](c C, args ...Arg[C]) string {
	l := c.line()
	l.writing = true
	for _, a := range args {
		a.Pass(c)
	}
	return strings.Join(l.words, " ")
}

// Answer reads what an answer begins with, and sets the kind it is of: that of the question, or no. open says whether a
// question is open, card whether it asks for a card from the table, which alone can be revealed; wrong refuses to reveal
// anything else. ok is false where nothing more is to be read: the line says no, or is refused.
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

// HeadOnce checks that a line of a set-up comes while the set-up is open, and that its lines begin with the one that
// begins with `kot`. said says whether they had it before this line; lacks is the refusal where it is missing.
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

// Class is what the lines of a kind of event are to the log, of which five are special.
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

// IsVerb says whether a word begins a line of a game file; undo and redo, which
// the log reads itself, are among them.
func IsVerb[K comparable, C Carrier](forms []Form[K, C], word string) bool {
	return word == "undo" || word == "redo" || slices.ContainsFunc(forms, func(f Form[K, C]) bool { return f.Word == word })
}
