package rules

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Rule is the number of a rule of the specification: "A4", "D3". It is empty if no
// rule is concerned (a torn file, a misspelt word).
type Rule string

// A Note is a message in any language: a key of the catalogues, the rule that it is
// based on, and the arguments to fill in.
type Note struct {
	Rule Rule
	Key  string
	Args []Arg
}

// A Problem is an error as a Note. A function that returns one has changed nothing.
type Problem struct{ Note }

// Refuse makes a Problem.
func Refuse(rule Rule, key string, args ...Arg) *Problem {
	return &Problem{Note{Rule: rule, Key: key, Args: args}}
}

// Error returns the Problem without a catalogue: its key and its arguments. Players
// see the text of their language's catalogue instead.
func (p *Problem) Error() string {
	var b strings.Builder
	b.WriteString(p.Key)
	for _, a := range p.Args {
		fmt.Fprintf(&b, " %s=%s", a.Name, a.Plain())
	}
	if p.Rule != "" {
		fmt.Fprintf(&b, " (%s)", p.Rule)
	}
	return b.String()
}

// Located is an error in a line of a file. Line is 0 if the error concerns the whole file.
type Located struct {
	File string
	Line int
	Err  error
}

// Error returns the place and the error.
func (l *Located) Error() string { return l.Place() + l.Err.Error() }

// Unwrap returns the error without its place.
func (l *Located) Unwrap() error { return l.Err }

// Place returns "file:line: ", or "file: " for the whole file.
func (l *Located) Place() string {
	if l.Line == 0 {
		return l.File + ": "
	}
	return fmt.Sprintf("%s:%d: ", l.File, l.Line)
}

// IsProblem reports whether err is a Problem with the given key.
func IsProblem(err error, key string) bool {
	var p *Problem
	return errors.As(err, &p) && p.Key == key
}

// ArgKind says how an Arg is shown: literally, or as a name that depends on the
// language.
type ArgKind uint8

// The kinds of Arg.
const (
	ArgNum   ArgKind = iota // a number
	ArgText                 // typed text or a file name: shown literally, with invisible characters quoted
	ArgCard                 // the id of a card
	ArgToken                // the id of a token
	ArgFace                 // the id of a face
	ArgSide                 // the id of a side or player
	ArgTrack                // the id of a track
	ArgSpot                 // a position, in half spaces
	ArgKey                  // a key of the catalogue
	ArgNote                 // another note: a reason within a reason
)

// An Arg is one named value to fill into a text.
type Arg struct {
	Name string
	Kind ArgKind
	N    int
	Text string
	Note *Note
}

// Num returns a number argument.
func Num(name string, n int) Arg { return Arg{Name: name, Kind: ArgNum, N: n} }

// Text returns an argument that is shown literally, with invisible characters written as Quote does.
func Text(name, s string) Arg { return Arg{Name: name, Kind: ArgText, Text: s} }

// ID returns an argument whose name depends on the language: a card, token, face,
// side, track or catalogue key.
func ID(kind ArgKind, name, id string) Arg { return Arg{Name: name, Kind: kind, Text: id} }

// Because returns a problem's note as an argument of another problem, so that the
// reason appears in the same language. An error of another type is shown as is.
func Because(name string, err error) Arg {
	var p *Problem
	if errors.As(err, &p) {
		return Arg{Name: name, Kind: ArgNote, Note: &p.Note}
	}
	return Text(name, err.Error())
}

// At returns a position in half spaces: +14 is the Victory space of the first side.
func At(name string, half int) Arg { return Arg{Name: name, Kind: ArgSpot, N: half} }

// Plain returns the argument as text, without a catalogue.
func (a Arg) Plain() string {
	switch a.Kind {
	case ArgNum:
		return fmt.Sprint(a.N)
	case ArgSpot:
		return HalfText(a.N)
	case ArgNote:
		return (&Problem{*a.Note}).Error()
	case ArgText:
		return Quote(a.Text)
	default:
		return a.Text
	}
}

// HalfText formats a number of halves as in the notation: 5 is "2.5", -14 is "-7".
func HalfText(half int) string { return strconv.FormatFloat(float64(half)/2, 'f', -1, 64) }

// ParseHalf reads a number that may end in .5, and returns it in halves. It returns
// false for anything else, and for numbers with more than three digits.
func ParseHalf(s string) (int, bool) {
	whole, frac, dotted := strings.Cut(strings.TrimPrefix(s, "+"), ".")
	digits, negative := strings.CutPrefix(whole, "-")
	n, err := strconv.ParseUint(digits, 10, 16)
	if err != nil || len(digits) > 3 || dotted && frac != "5" && frac != "0" || strings.HasPrefix(s, "+-") {
		return 0, false
	}
	half := int(n) * 2
	if frac == "5" {
		half++
	}
	if negative {
		half = -half
	}
	return half, true
}
