package line

import (
	"strings"

	"kingoftokyo/rules"
)

// UseHand is the name in help of the words that Hand passes.
const UseHand = "person|kot [STRENGTH] [TEMPER]"

// Hand passes who plays a seat. It must be the last argument of a line.
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

// ByKot is the end of a line whose event kot decided.
const ByKot = " by " + rules.KotWord

// CutByKot returns a line without ByKot, and whether it ended with ByKot. Only the rest of the line shows whether
// those words mean that, or are the end of a player's name.
func CutByKot(text string) (own string, is bool) {
	return strings.CutSuffix(strings.TrimRight(text, " "), ByKot)
}
