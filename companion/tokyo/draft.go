package tokyo

import (
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// handMark separates the parts of a draft: the dice that the program has rolled, how often it has rolled them,
// and which are kept.
const handMark = "*"

// Draft implements companion.Dicer: letters as the notation has them, or a hand:
// `113hec*2*110000`.
func (g *Game) Draft(e *companion.Entry) string {
	letters := func(dice []rules.Face) string {
		out := ""
		for _, f := range dice {
			out += string(tokyo.Faces.Letter(f))
		}
		return out
	}
	if e.Hand == nil {
		return letters(e.Typed)
	}
	kept := ""
	for i := range e.Hand {
		bit := "0"
		if i < len(e.Kept) && e.Kept[i] {
			bit = "1"
		}
		kept += bit
	}
	return strings.Join([]string{letters(e.Hand), strconv.Itoa(e.Rolls), kept}, handMark)
}

// FromDraft implements companion.Dicer.
func (g *Game) FromDraft(draft string) companion.Entry {
	w := g.speak().awaits(g.Now())
	parts := strings.Split(draft, handMark)
	var dice []rules.Face
	for _, c := range parts[0] {
		if f, ok := tokyo.Faces.Face(c); ok {
			dice = append(dice, f)
		}
	}
	if len(parts) == 1 {
		return companion.Entry{Typed: dice[:min(len(dice), max(0, w.due-1))]}
	}
	rolls, err := strconv.Atoi(parts[1])
	if len(parts) != 3 || err != nil || rolls < 1 || !w.result || len(dice) != w.due || len(parts[2]) != len(dice) {
		return companion.Entry{}
	}
	out := companion.Entry{Hand: dice, Kept: make([]bool, len(dice)), Rolls: rolls}
	for i, bit := range parts[2] {
		out.Kept[i] = bit == '1'
	}
	return out
}
