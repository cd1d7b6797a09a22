package companion

import (
	"strings"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// phase is the step of a turn of some box, the first 0.
type phase interface {
	~uint8
	String() string
}

// PhaseNamed is the step of a turn that a player means, one before over: by the notation's word, which spoken is, or by
// the catalogue's, whose key is the notation's word behind prefix.
func PhaseNamed[P phase](words *text.Catalogue, prefix string, over P, word, spoken string) (P, bool) {
	for p := P(0); p < over; p++ {
		if spoken == p.String() || text.Fold(word) == text.Fold(words.Say(prefix+p.String())) {
			return p, true
		}
	}
	return over, false
}

// SkipTo is the step that "skip" goes to from the step now: the next one or, where it names a step as for PhaseNamed,
// that one. The error is a *rules.Problem: there is no such step, or the turn is at its last one.
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
