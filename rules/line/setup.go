package line

import "slices"

// A Step is one line of a set-up S: its first word, the player P or the option that it concerns,
// and the set-up that results from it.
type Step[S any, P ~int8 | ~uint8] struct {
	Verb   string
	Who    P
	Option string
	Set    S
}

// SetsUp returns a function that makes the forms of a set-up's lines. at returns where an event
// stores its step; now returns the set-up so far, and whether `row` is a correction by now.
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

// SetupLines writes a whole set-up in the order of its forms. It writes each word in `each` once
// per player, `option` once for each of options, and leaves out lines with nothing to say.
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
