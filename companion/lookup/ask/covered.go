package ask

import "slices"

// leastScore is the score below which the best answer answers nothing.
const leastScore = 0.14

// covers says whether a rule says what was asked.
func (a *inquiry) covers(box string) bool {
	return !a.at.elsewhere(box) && !silent(a.at.words, box) && len(a.found) > 0 &&
		(a.found[0].class != other || a.found[0].score >= leastScore)
}

// elsewhere says whether a question has words of another box than the one that it is about.
func (at *place) elsewhere(box string) bool {
	return at.torn || box != "" && at.told != nil && !slices.Contains(at.told, box)
}
