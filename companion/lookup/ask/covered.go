package ask

import "slices"

// leastScore is the score below which even the best answer answers nothing.
const leastScore = 0.14

// The least scores with which help answers a question that no rule answers: a text about kot itself, and a key.
const (
	leastAbout = 0.4
	leastKey   = 0.5
)

// covers reports whether a rule, or kot's help, says what was asked.
func (a *inquiry) covers(x *Index, box string) bool {
	elsewhere := a.at.elsewhere(box)
	if len(a.found) > 0 {
		first, score := x.entries[x.parts[x.units[a.found[0].unit].part].entry], a.found[0].score
		switch key := first.Kind == Help && Keys[first.ID] != ""; {
		case first.about() && score >= leastAbout, key && score >= leastKey && !elsewhere:
			return true
		case first.Kind != Help && slices.ContainsFunc(parted(a.at.words), word.ofKot): // no rule says what kot does
			return false
		}
	}
	return !elsewhere && !silent(a.at.words, box) && len(a.found) > 0 &&
		(a.found[0].class != other || a.found[0].score >= leastScore)
}

func (w word) ofKot() bool { return w.folded == "kot" }

// elsewhere reports whether a question has words of another box than the one that it is about.
func (at *place) elsewhere(box string) bool {
	return at.torn || box != "" && at.told != nil && !slices.Contains(at.told, box)
}

// ofKot reports whether a question is about kot itself: whether it has its name, or a word for things of kot that is
// in the name of a help text or leads to one, and that occurs only in help.
func (x *Index) ofKot(query string) bool {
	return slices.ContainsFunc(parted(query), func(w word) bool {
		t, names := x.terms[stem(w.folded)], vocabulary().kinds[w.folded] == Help
		switch {
		case w.ofKot() || t == nil && names:
			return true
		case t == nil || weight(w.folded) < 1:
			return false
		}
		for _, p := range t.in {
			at := int(p.at)
			switch p.in {
			case inUnit:
				names = names || x.units[at].sentence == hint
				at = x.parts[x.units[at].part].entry
			case inTitle:
				at = x.parts[at].entry
			default:
				names = true
			}
			if x.entries[at].Kind != Help {
				return false
			}
		}
		return names
	})
}
