package dash

import (
	"strings"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// entry is what has been typed of a roll that is not complete yet, and which of
// the dice lying there the player says are kept.
type entry struct {
	typed []rules.Face
	// kept says for each die lying there, as shown, whether it stays; nil while the
	// player has said nothing and the suggestion stands.
	kept []bool
}

// wants is what the letters typed now are for.
type wants uint8

const (
	wantsNothing wants = iota
	wantsRoll          // the first roll, or the dice rerolled
	wantsWhite         // the two white dice of Autobot's special power (A7)
	wantsAnswer        // dice a question asks for
	wantsPick          // two of the dice lying there (titanic-batteries)
)

// die is one die as the tray shows it.
type die struct {
	face  rules.Face
	blank bool // not typed yet
	fresh bool // typed, not entered yet
	kept  bool
	left  bool // picked to stay unresolved
	added bool // a symbol that is no die (O3)
}

// tray is the dice as they are shown, left to right.
type tray struct {
	dice  []die
	wants wants
	due   int  // how many letters complete the entry
	marks bool // keep and reroll are shown
}

// newTray works out the dice to show for a table and an entry; before are the
// dice the human set aside for the roll that lies there.
func newTray(r *duel.Rules, t *duel.Table, e *entry, before rules.Roll) tray {
	s := &t.State
	if q, ok := t.Open(); ok {
		if q.ID == duel.AskTitanic {
			return tray{dice: picked(lying(s.Turn.Dice, s.Turn.Added), e), wants: wantsPick, due: int(q.N)}
		}
		if q.Form() == duel.DiceAnswer {
			return tray{dice: entered(e.typed, int(q.N)), wants: wantsAnswer, due: int(q.N)}
		}
		return tray{dice: lying(s.Turn.Dice, s.Turn.Added)}
	}
	rolling := s.Turn.Phase == duel.PhaseStart || s.Turn.Phase == duel.PhaseRoll
	switch {
	case s.Over():
	case s.Turn.Phase == duel.PhaseEnd && s.Autobot() && s.Sides[duel.Rival].Energy >= s.SpecialAt():
		return tray{dice: entered(e.typed, duel.MaxWhite), wants: wantsWhite, due: duel.MaxWhite}
	case r.LabOpen(s) && len(e.typed) == 0: // the purchase comes first; letters pass it over
		return tray{wants: wantsRoll, due: r.DiceCount(s)}
	case rolling && s.Turn.Rolls == 0 && !r.RollsDone(s):
		n := r.DiceCount(s)
		return tray{dice: entered(e.typed, n), wants: wantsRoll, due: n}
	case rolling && !r.RollsDone(s):
		return rerolling(r, s, e, before)
	}
	return tray{dice: lying(s.Turn.Dice, s.Turn.Added)}
}

// rerolling are the dice between two rolls: those kept on the left. A human's
// dice kept before stay marked, as they stay aside on the table.
func rerolling(r *duel.Rules, s *duel.State, e *entry, before rules.Roll) tray {
	keep := implied(r, s)
	if !s.Turn.Said && !s.Autobot() && !r.Shadowed(s) && s.Turn.Dice.Contains(before) {
		keep = before
	}
	out := tray{wants: wantsRoll, marks: true, dice: apart(s.Turn.Dice, keep)}
	for i := range out.dice {
		if i < len(e.kept) {
			out.dice[i].kept = e.kept[i]
		}
		if !out.dice[i].kept {
			out.due++
		}
	}
	if len(e.typed) == 0 {
		return out
	}
	var dice []die
	for _, d := range out.dice {
		if d.kept {
			dice = append(dice, d)
		}
	}
	out.dice = append(dice, entered(e.typed, out.due)...)
	return out
}

// implied is what the next roll keeps unless a `keep` line says otherwise: A1 for
// Autobot, what such a line said already, nothing for a human.
func implied(r *duel.Rules, s *duel.State) rules.Roll {
	switch {
	case s.Turn.Said:
		return s.Turn.Kept
	case s.Autobot():
		return r.Decision(s).Keep
	case r.Shadowed(s):
		return duel.ButFame(s.Turn.Dice)
	}
	return rules.Roll{}
}

// picked marks the dice that letters typed have picked, one each.
func picked(dice []die, e *entry) []die {
	for _, f := range e.typed {
		for i := range dice {
			if d := &dice[i]; d.face == f && !d.left && !d.added {
				d.left = true
				break
			}
		}
	}
	return dice
}

// kept is the roll of the dice marked.
func (t *tray) kept() rules.Roll {
	var out rules.Roll
	for _, d := range t.dice {
		if d.kept {
			out[d.face]++
		}
	}
	return out
}

// entered are letters typed and the blanks still to come.
func entered(typed []rules.Face, n int) []die {
	out := make([]die, 0, n)
	for _, f := range typed {
		out = append(out, die{face: f, fresh: true})
	}
	for len(out) < n {
		out = append(out, die{blank: true})
	}
	return out
}

// apart are dice with those kept first.
func apart(dice, keep rules.Roll) []die {
	var out []die
	for _, part := range []struct {
		roll rules.Roll
		kept bool
	}{{keep, true}, {dice.Minus(keep), false}} {
		for f, n := range part.roll {
			for range n {
				out = append(out, die{face: rules.Face(f), kept: part.kept})
			}
		}
	}
	return out
}

// lying are dice with nothing to keep, and the symbols added to them.
func lying(dice, added rules.Roll) []die {
	out := apart(dice, rules.Roll{})
	for _, d := range apart(added, rules.Roll{}) {
		d.added = true
		out = append(out, d)
	}
	return out
}

// roll is the letters typed as a roll.
func (e *entry) roll() rules.Roll {
	var out rules.Roll
	for _, f := range e.typed {
		out[f]++
	}
	return out
}

// text is the entry as a draft: the letters, and the numbers of the dice kept.
func (e *entry) text() string {
	if len(e.typed) == 0 && e.kept == nil {
		return ""
	}
	out := ""
	for _, f := range e.typed {
		out += string(duel.Faces.Letter(f))
	}
	out += " "
	for i, kept := range e.kept {
		if kept {
			out += string(rune('1' + i))
		}
	}
	return out
}

// fromDraft types a draft again, as far as it fits the table.
func (t *table) fromDraft(draft string) {
	letters, kept, _ := strings.Cut(draft, " ")
	if tr := t.tray(); tr.marks && draft != "" {
		marks := make([]bool, len(tr.dice))
		for _, c := range kept {
			if i := int(c - '1'); i >= 0 && i < len(marks) {
				marks[i] = true
			}
		}
		t.entry.kept = marks
	}
	tr := t.tray()
	for _, c := range letters {
		if f, ok := duel.Faces.Face(c); ok && len(t.entry.typed) < tr.due-1 {
			t.entry.typed = append(t.entry.typed, f)
		}
	}
}
