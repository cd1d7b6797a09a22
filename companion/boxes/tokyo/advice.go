package tokyo

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// advice is what to know about the dice that lie there: what resolving them would bring, and what the end of the
// turn would bring.
func (v *Phrases) advice(t *tokyo.Table) companion.Section {
	s := &t.State
	out := companion.Section{Lines: v.willMove(t)}
	if said := v.Warning(s); said != "" {
		out.Lines = append([]companion.Line{{Text: said}}, out.Lines...)
	}
	if seat, ends := v.wins(t); ends {
		out.Lines = append(out.Lines, companion.Line{Text: v.endsSo(seat)})
	}
	if after, err := v.resolved(t); err == nil { // first, where it is not cut
		if seat, ends := v.wins(&after); ends {
			out.Lines = append([]companion.Line{{Text: v.endsSo(seat)}}, out.Lines...)
		}
	}
	if len(out.Lines) == 0 && s.Turn.Phase == tokyo.PhaseResolve && !t.Asking {
		out.Lines = companion.Lines(v.Say("tokyo.advice.nothing"))
	}
	if len(out.Lines) > 0 {
		out.Title = v.Say("tokyo.advice")
	}
	return out
}

// willMove is the list for hands if the dice that lie there are resolved, up to the first question on the way. Nothing is to be
// moved yet.
func (v *Phrases) willMove(t *tokyo.Table) []companion.Line {
	if t.State.Turn.Phase != tokyo.PhaseResolve || t.Asking {
		return nil
	}
	after, err := v.resolved(t)
	if err != nil {
		return nil
	}
	lines := v.toDo(&after, []companion.Stage[tokyo.Table]{{Before: t, After: &after, List: 1}})
	for i := range lines {
		lines[i].Board = false
	}
	if after.Asking {
		lines = append(lines, companion.Line{Text: v.Say("tokyo.preview.asks", rules.Text("question", v.short(&after, &after.Question)))})
	}
	return lines
}

// endsSo says that the game ends with this turn, and who wins it.
func (v *Phrases) endsSo(seat tokyo.Seat) string {
	if seat == tokyo.NoSeat {
		return v.Say("tokyo.ends")
	}
	return v.Say("tokyo.ends.wins", who("who", seat))
}

// Warning is what the active player should know before the turn ends: with natural-selection a 3 in the result
// is deadly. "" where there is nothing.
func (v *Phrases) Warning(s *tokyo.State) string {
	seat := s.Turn.Active
	step := s.Turn.Phase == tokyo.PhaseResolve || s.Turn.Phase == tokyo.PhaseBuy
	if !step || s.Turn.Dice[tokyo.Three] == 0 || v.Rules.Count(s, seat, "natural-selection") == 0 {
		return ""
	}
	return v.Say("tokyo.warning.three", rules.Text("card", v.CardID("natural-selection")), who("who", seat))
}

// Preview is what resolving the dice that lie there would change, up to the first question on the way. It is
// empty in any other step.
func (v *Phrases) Preview(t *tokyo.Table) []string {
	if t.State.Turn.Phase != tokyo.PhaseResolve || t.Asking {
		return nil
	}
	after, err := v.resolved(t)
	if err != nil {
		return nil
	}
	out := companion.Texts(v.Lines(after.Steps))
	if after.Asking {
		out = append(out, v.Say("tokyo.preview.asks", rules.Text("question", v.short(&after, &after.Question))))
	}
	return out
}

// resolved is a table once all dice that lie there are resolved, or at the first question
// on the way. The error is a *rules.Problem: nothing lies there to resolve.
func (v *Phrases) resolved(t *tokyo.Table) (tokyo.Table, error) {
	return v.Rules.Run(t, []tokyo.Event{{Kind: tokyo.ResolvedAll, Seat: tokyo.NoSeat}})
}

// stepRules are the rules of what the active player does next.
func stepRules(s *tokyo.State) []rules.Rule {
	switch {
	case s.Over():
		return []rules.Rule{s.Ended.Rule(), "11.3"}
	case s.Turn.Phase == tokyo.PhaseResolve:
		return []rules.Rule{"5.0"}
	case s.Turn.Phase == tokyo.PhaseBuy:
		return []rules.Rule{"10.1", "10.2", "10.3"}
	}
	return []rules.Rule{"4.1", "4.2", "4.3", "4.4"}
}

// rulesNow are the catalogue's keys of the rules that a table rests on now: first those of its question or its
// step, then those of what happened last.
func (v *Phrases) rulesNow(t *tokyo.Table) []string {
	list := stepRules(&t.State)
	if q, ok := t.Open(); ok {
		list = slices.Clone(q.Rules())
	}
	for i := range t.Steps {
		list = append(list, t.Steps[i].Rule)
	}
	var out []string
	for _, r := range list {
		if key := "tokyo.rule." + string(r); v.Has(key) && !slices.Contains(out, key) {
			out = append(out, key)
		}
	}
	return out
}
