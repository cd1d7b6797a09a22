package line

import (
	"strings"

	"kingoftokyo/rules"
)

// Options are the switches of a box, chosen when a game is set up, in the order
// they are written; O is where they are kept.
type Options[O any] []Option[O]

// Option is one switch: its name, its two values (off, which it is unless somebody
// says otherwise, and on), and where it is kept.
type Option[O any] struct {
	Name   string
	Values [2]string
	At     func(*O) *bool
}

// Names are the options and their values, the default first.
func (list Options[O]) Names() map[string][2]string {
	out := map[string][2]string{}
	for _, x := range list {
		out[x.Name] = x.Values
	}
	return out
}

// Words are the options and their present values.
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

// On are the names of the options that are not as they are unless somebody says otherwise.
func (list Options[O]) On(o *O) []string {
	var out []string
	for _, x := range list {
		if *x.At(o) {
			out = append(out, x.Name)
		}
	}
	return out
}

// Set sets an option by its words; false where there is no such option or value.
func (list Options[O]) Set(o *O, name, value string) bool {
	for _, x := range list {
		if x.Name == name && (value == x.Values[0] || value == x.Values[1]) {
			*x.At(o) = value == x.Values[1]
			return true
		}
	}
	return false
}

// Pass passes `NAME VALUE`: a name and the value that option has.
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

// Version passes the version of the notation that a game file is in, the first
// number of its first line. A newer one than ours is refused.
func (l *Line) Version(ours int) {
	v := ours
	if Number(l, &v, 0, 9999); v > ours {
		l.Fail("file-newer", rules.Num("have", v), rules.Num("most", ours))
	}
}
