package duel

import (
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/rules/duel"
)

// Draft implements companion.Dicer: the letters, and the numbers of the dice kept.
func (g *game) Draft(e *companion.Entry) string {
	if len(e.Typed) == 0 && e.Kept == nil {
		return ""
	}
	var out strings.Builder
	for _, f := range e.Typed {
		out.WriteRune(duel.Faces.Letter(f))
	}
	out.WriteByte(' ')
	for i, kept := range e.Kept {
		if kept {
			out.WriteRune(rune('1' + i))
		}
	}
	return out.String()
}

// FromDraft implements companion.Dicer.
func (g *game) FromDraft(draft string) companion.Entry {
	var e companion.Entry
	letters, kept, _ := strings.Cut(draft, " ")
	if tr := g.tray(&e); tr.marks && draft != "" {
		e.Kept = make([]bool, len(tr.dice))
		for _, c := range kept {
			if i := int(c - '1'); i >= 0 && i < len(e.Kept) {
				e.Kept[i] = true
			}
		}
	}
	due := g.tray(&e).due
	for _, c := range letters {
		if f, ok := duel.Faces.Face(c); ok && len(e.Typed) < due-1 {
			e.Typed = append(e.Typed, f)
		}
	}
	return e
}
