package line

import (
	"strings"

	"kingoftokyo/rules"
)

// Options are the switches of a box, chosen at set-up, in the order in which they are
// written. O is the type that holds their values.
type Options[O any] []Option[O]

// An Option is one switch: its name, its two values (off, the default, and on), and
// where it is stored.
type Option[O any] struct {
	Name   string
	Values [2]string
	At     func(*O) *bool
}

// Words returns the options and their current values.
func (list Options[O]) Words(o *O) map[string]string {
	out := map[string]string{}
	for _, x := range list {
		out[x.Name] = x.Values[0]
		if *x.At(o) {
			out[x.Name] = x.Values[1]
		}
	}
	return out
}

// On returns the names of the options that are not at their default.
func (list Options[O]) On(o *O) []string {
	var out []string
	for _, x := range list {
		if *x.At(o) {
			out = append(out, x.Name)
		}
	}
	return out
}

// Set sets an option by its words. It returns false if there is no such option or value.
func (list Options[O]) Set(o *O, name, value string) bool {
	for _, x := range list {
		if x.Name == name && (value == x.Values[0] || value == x.Values[1]) {
			*x.At(o) = value == x.Values[1]
			return true
		}
	}
	return false
}

// Pass passes `NAME VALUE`: the name of an option and its value.
func (list Options[O]) Pass(l *Line, o *O, name *string) {
	*name = l.Word(*name)
	if value := l.Word(list.Words(o)[*name]); !l.writing && !list.Set(o, *name, value) {
		forms := make([]string, len(list))
		for i, x := range list {
			forms[i] = x.Name + " " + x.Values[0] + "|" + x.Values[1]
		}
		l.Wrong(*name+" "+value, strings.Join(forms, ", "))
	}
}

// Version passes the version of the notation of a game file, the first number of its
// first line. It refuses a version newer than ours.
func (l *Line) Version(ours int) {
	v := ours
	if Number(l, &v, 0, 9999); v > ours {
		l.Fail("file-newer", rules.Num("have", v), rules.Num("most", ours))
	}
}
