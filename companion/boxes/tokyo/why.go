package tokyo

import (
	"slices"

	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// This file is the rules that a question or a step rests on.

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
