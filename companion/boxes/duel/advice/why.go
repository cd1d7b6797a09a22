package advice

import (
	"slices"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// RulesNow are the keys of the rules that a table rests on now: first those of its question or its step, then those of
// what happened last.
func (v *Phrases) RulesNow(t *duel.Table) []string {
	var out []string
	list := slices.Clone(v.stepRules(t))
	for i := range t.Steps {
		list = append(list, t.Steps[i].Rule)
	}
	for _, number := range list {
		if key := "rule." + string(number); v.Has(key) && !slices.Contains(out, key) {
			out = append(out, key)
		}
	}
	return out
}

// stepRules are their numbers.
func (v *Phrases) stepRules(t *duel.Table) []rules.Rule {
	s := &t.State
	if q, ok := t.Open(); ok {
		return q.Rules()
	}
	switch {
	case v.Rules.LabOpen(s):
		return []rules.Rule{"O1", "D4"}
	case v.Rules.Shadowed(s):
		return []rules.Rule{"O3", "D1"}
	case s.Over():
		return []rules.Rule{"W1", "W2", "W3", "W4"}
	case s.Autobot() && s.Turn.Phase <= duel.PhaseRoll:
		return []rules.Rule{"A0", "A1", "A2", "A3"}
	case s.Autobot() && s.Turn.Phase == duel.PhaseResolve:
		return []rules.Rule{"A4", "A5", "A6"}
	case s.Autobot():
		return []rules.Rule{"A7", "A8", "A9"}
	case s.Turn.Phase <= duel.PhaseRoll && s.Turn.Number == 1:
		return []rules.Rule{"D1", "O2", "S4"}
	case s.Turn.Phase <= duel.PhaseRoll:
		return []rules.Rule{"D1", "O2"}
	case s.Turn.Phase == duel.PhaseResolve:
		return []rules.Rule{"D2", "D3", "O6"}
	}
	return []rules.Rule{"D4", "D5", "O8", "O9"}
}
