package line

import "slices"

// Step is one line of a set-up S: its first word, the player P or the option that it is about, and
// the set-up as it is with the line.
type Step[S any, P ~int8 | ~uint8] struct {
	Verb   string
	Who    P
	Option string
	Set    S
}

// SetsUp makes the forms of a set-up's lines. at is where an event has its step; now says on which
// set-up a line is read, and whether `row` is a correction by now.
func SetsUp[K comparable, C Carrier, S any, P ~int8 | ~uint8](
	kind K, at func(C) **Step[S, P], now func(C) (set *S, rowSaid bool),
) func(word, use string, pass func(C, *S, *Step[S, P])) Form[K, C] {
	return func(word, use string, pass func(C, *S, *Step[S, P])) Form[K, C] {
		f := Says(word, kind, In(use, KindWords, func(c C) {
			step := Own(c, at(c), func() Step[S, P] {
				set, _ := now(c)
				return Step[S, P]{Verb: word, Set: *set}
			})
			pass(c, &step.Set, step)
		}))
		f.When = func(c C) bool {
			if c.line().writing {
				return (*at(c)).Verb == word
			}
			_, rowSaid := now(c)
			return word != "row" || !rowSaid
		}
		return f
	}
}

// SetupLines writes a whole set-up in the order of its forms: the lines of a player, which begin
// with one of the words each, once for each of them, `option` once for each of options. A line with
// nothing to say is left out.
func SetupLines[K comparable, C Carrier, S any, P ~int8 | ~uint8](
	set *S, forms []Form[K, C], each []string, players P, options []string, write func(*Step[S, P]) string,
) []string {
	var lines []string
	for i := range forms {
		step := Step[S, P]{Verb: forms[i].Word, Set: *set}
		put := func() {
			if text := write(&step); text != step.Verb {
				lines = append(lines, text)
			}
		}
		switch {
		case slices.Contains(each, step.Verb):
			for ; step.Who < players; step.Who++ {
				put()
			}
		case step.Verb == "option":
			for _, step.Option = range options {
				put()
			}
		default:
			put()
		}
	}
	return lines
}
