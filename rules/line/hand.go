package line

import (
	"strings"

	"kingoftokyo/rules"
)

// UseHand is what help calls the words that Hand passes.
const UseHand = "person|kot [STRENGTH] [TEMPER]"

// Hand passes who plays a seat, which ends the line.
func (l *Line) Hand(h *rules.Hand) {
	words := h.String()
	if l.Rest(&words); l.writing {
		return
	}
	read, ok := rules.HandNamed(words)
	if !ok {
		l.Wrong(words, "person, kot, kot easy, kot hard brawler")
	}
	*h = read
}

// ByKot ends the line of an event that kot decided.
const ByKot = " by " + rules.KotWord

// CutByKot is a line without ByKot, and whether it had it. Whether the words mean that, or end a player's name, the
// rest of the line says.
func CutByKot(text string) (own string, is bool) {
	return strings.CutSuffix(strings.TrimRight(text, " "), ByKot)
}
