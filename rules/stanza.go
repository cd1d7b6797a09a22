package rules

import (
	"strconv"
	"strings"
)

// This file checks what the stanzas of all boxes in the card data have in common.

// Kind reads whether a card is a keep or a discard card; line is where the item begins.
// Anything else is recorded as a fault.
func (f *Faults) Kind(what string, s Scalar, line int) (keep, discard bool) {
	switch s.S {
	case "keep", "discard":
		return s.S == "keep", s.S == "discard"
	case "":
		f.Add(line, "%s: no kind; want keep or discard", what)
	default:
		f.Add(s.Line, "%s: kind is %q; want keep or discard", what, s.S)
	}
	return false, false
}

// ByID searches list from index first for the item that has an id. It returns the item's index, or 0 and false if no item has it.
func ByID[N ~int8 | ~uint8, T any](list []T, first int, has func(*T) bool) (N, bool) {
	for i := first; i < len(list); i++ {
		if has(&list[i]) {
			return N(i), true
		}
	}
	return 0, false
}

// ID checks that an id is present, well formed, and unique among its kind. seen maps the ids so far to their lines; line
// is where the item begins, and at its index among its kind, from 0. ID returns the name that faults use for the item.
func (f *Faults) ID(seen map[string]int, kind string, id Scalar, line, at int) string {
	what := kind + " " + id.S
	switch {
	case id.S == "":
		f.Add(line, "%s number %d: no id", kind, at+1)
		return kind
	case strings.Trim(id.S, "abcdefghijklmnopqrstuvwxyz0123456789-") != "":
		f.Add(id.Line, "%s: an id is lower-case letters, digits and hyphens", what)
	}
	if first, twice := seen[what]; twice {
		f.Add(id.Line, "%s stands twice; first on line %d", what, first)
	} else {
		seen[what] = id.Line
	}
	return what
}

// Plain reads whether a card's numbers describe it completely.
func (f *Faults) Plain(what string, s Scalar) bool {
	if s.S != "" && s.S != "true" {
		f.Add(s.Line, "%s: plain is %q; want true, or leave it out", what, s.S)
	}
	return s.S == "true"
}

// KeepOnly records a fault for each list that is not empty: a discard card must not have one.
func (f *Faults) KeepOnly(what string, lists ...[]Scalar) {
	for _, list := range lists {
		if len(list) > 0 {
			f.Add(list[0].Line, "%s: adds and bought are for keep cards; a discard card has does", what)
		}
	}
}

// Verbs reads the effects of a card and calls add for each, with its numbers from 1 to 20,
// or 0 if the form has none. forms are the spellings of the verbs, with N and M for the
// numbers: "gain N energy"; "" is not a verb. Text that matches no form is recorded as a
// fault and skipped.
func Verbs[V ~uint8](f *Faults, what string, list []Scalar, forms []string, add func(verb V, n, m int8)) {
next:
	for _, s := range list {
		var known []string
		for v, form := range forms {
			if form == "" {
				continue
			}
			if n, m, ok := fits(form, s.S); ok {
				add(V(v), n, m)
				continue next
			}
			known = append(known, form)
		}
		f.Add(s.Line, "%s: cannot read %q; want one of, with N from 1 to 20: %s", what, s.S, strings.Join(known, ", "))
	}
}

// fits matches a text against a form, word by word.
func fits(form, s string) (n, m int8, ok bool) {
	want, have := strings.Fields(form), strings.Fields(s)
	if len(want) != len(have) {
		return 0, 0, false
	}
	for i, w := range want {
		to := map[string]*int8{"N": &n, "M": &m}[w]
		if to == nil {
			if w != have[i] {
				return 0, 0, false
			}
			continue
		}
		number, err := strconv.Atoi(have[i])
		if err != nil || number < 1 || number > 20 {
			return 0, 0, false
		}
		*to = int8(number)
	}
	return n, m, true
}
