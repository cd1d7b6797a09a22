package partydash

import (
	party "kingoftokyo/companion/tokyo"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// wants is what the letters typed now are for.
type wants uint8

const (
	wantsNothing wants = iota
	wantsRoll          // the result after the last roll (4.4)
	wantsAnswer        // dice a question asks for
	wantsHand          // nothing: the dice the program has thrown lie there
)

// die is one die as the tray shows it.
type die struct {
	face  rules.Face
	blank bool // not typed yet
	done  bool // its group is resolved
	// number, from 1, is the key that keeps one the program has thrown; kept says it is.
	number int
	kept   bool
}

// tray is the dice as they are shown, left to right.
type tray struct {
	dice  []die
	wants wants
	due   int  // how many letters complete the entry
	fewer bool // Enter may complete it with fewer, one at least (background-dweller)
}

// newTray works out the dice to show for a table and the letters typed.
func newTray(r *tokyo.Rules, t *tokyo.Table, typed []rules.Face) tray {
	s := &t.State
	q, open := t.Open()
	switch {
	case open && q.Form() == tokyo.DiceAnswer:
		n := int(q.N)
		return tray{dice: entered(typed, n), wants: wantsAnswer, due: n, fewer: q.ID == tokyo.AskDweller}
	case !open && !s.Over() && s.Turn.Phase == tokyo.PhaseRoll:
		n := r.DiceCount(s, s.Turn.Active)
		return tray{dice: entered(typed, n), wants: wantsRoll, due: n}
	}
	return tray{dice: lying(&s.Turn)}
}

// entered are letters typed and the blanks still to come.
func entered(typed []rules.Face, n int) []die {
	out := make([]die, 0, n)
	for _, f := range typed {
		out = append(out, die{face: f})
	}
	for len(out) < n {
		out = append(out, die{blank: true})
	}
	return out
}

// lying are the dice of the result, those already resolved marked.
func lying(t *tokyo.Turn) []die {
	var out []die
	for f, n := range t.Dice {
		for range n {
			done := t.Phase == tokyo.PhaseResolve && t.Resolved(party.GroupOf(rules.Face(f)))
			out = append(out, die{face: rules.Face(f), done: done})
		}
	}
	return out
}

// rollOf are letters as a roll.
func rollOf(typed []rules.Face) rules.Roll {
	var out rules.Roll
	for _, f := range typed {
		out[f]++
	}
	return out
}

// draft is the letters typed as a line to keep.
func draft(typed []rules.Face) string {
	out := ""
	for _, f := range typed {
		out += string(tokyo.Faces.Letter(f))
	}
	return out
}

// fromDraft types a draft again, as far as it fits the table.
func (t *table) fromDraft(letters string) {
	tr := t.tray()
	for _, c := range letters {
		if f, ok := tokyo.Faces.Face(c); ok && len(t.typed) < tr.due-1 {
			t.typed = append(t.typed, f)
		}
	}
}
