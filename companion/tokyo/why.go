package tokyo

import (
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// This file is the rules that a question or a step rests on.

// questionRules are the rules that a question rests on; a question without any rests on the text of its card
// alone.
var questionRules = map[tokyo.QuestionID][]rules.Rule{
	tokyo.AskReveal: {"10.2"}, tokyo.AskName: {"10.1"}, tokyo.AskYield: {"6.1", "6.3", "6.5", "6.7"}, tokyo.AskJets: {"6.3"},
	tokyo.AskTile: {"12.5", "12.6", "12.7"}, tokyo.AskPoisonDice: {"5.4.4", "14.2"}, tokyo.AskShrinkDice: {"5.4.4", "14.2"},
	tokyo.AskDweller: {"4.3"}, tokyo.AskUnstable: {"6.8"}, tokyo.AskMimic: {"3.1"}, tokyo.AskMove: {"3.1"}, tokyo.AskCopyFirst: {"3.1"}, tokyo.AskOpportunist: {"14.1", "10.2"},
	tokyo.AskLab: {"10.1"}, tokyo.AskTentacles: {"10.1"}, tokyo.AskSell: {"14.4"}, tokyo.AskRay: {"5.4.2", "5.4.3"},
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
		list = questionRules[q.ID]
	}
	var out []string
	said := map[rules.Rule]bool{}
	add := func(r rules.Rule) {
		if key := "tokyo.rule." + string(r); !said[r] && v.Has(key) {
			said[r], out = true, append(out, key)
		}
	}
	for _, r := range list {
		add(r)
	}
	for i := range t.Steps {
		add(t.Steps[i].Rule)
	}
	return out
}
