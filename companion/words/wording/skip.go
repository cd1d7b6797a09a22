package wording

import (
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// phase is a step of a turn in some box; the first one is 0.
type phase interface {
	~uint8
	String() string
}

// PhaseNamed returns the step of a turn, before the step over, that a player names. spoken is the typed word
// in the notation; word is the typed word itself, in the language of the catalogue, where the name of a step
// has the key prefix + the notation's word.
func PhaseNamed[P phase](words *text.Catalogue, prefix string, over P, word, spoken string) (P, bool) {
	for p := P(0); p < over; p++ {
		if spoken == p.String() || text.Fold(word) == text.Fold(words.Say(prefix+p.String())) {
			return p, true
		}
	}
	return over, false
}

// SkipTo returns the step that "skip" goes to from the step now: the one that the player names, as for
// PhaseNamed, or without a name the next one. The error is a *rules.Problem: there is no such step, or the
// turn is at its last step.
func SkipTo[P phase](words *text.Catalogue, prefix string, now, over P, word, spoken string) (P, error) {
	to := now + 1
	if word != "" {
		var ok bool
		if to, ok = PhaseNamed(words, prefix, over, word, spoken); !ok {
			var names []string
			for p := P(0); p < over; p++ {
				names = append(names, words.Say(prefix+p.String()))
			}
			return over, rules.Refuse("", "skip-unknown", rules.Text("word", word), rules.Text("use", strings.Join(names, ", ")))
		}
	}
	if now >= over || to >= over {
		return over, rules.Refuse("", "skip-nothing")
	}
	return to, nil
}
