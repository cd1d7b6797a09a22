package duel

import (
	"kingoftokyo/rules/duel"
)

// questionRules are the rules a question rests on.
var questionRules = map[duel.QuestionID][]string{
	duel.AskReveal: {"D4", "D5"}, duel.AskName: {"D4", "D5"}, duel.AskPlace: {"D5", "T1", "T2"}, duel.AskDoubt: {"T1", "T7"}, duel.AskHand: {"T7"},
	duel.AskSymbol: {"A2"}, duel.AskFirst: {"O8"}, duel.AskGigazaur: {"D2", "O6", "T6"}, duel.AskAlienoid: {"D2", "O3"}, duel.AskMeka: {"D2", "O6"},
	duel.AskKingLift: {"T6", "T1", "T2"}, duel.AskKingPlace: {"T6", "T1", "T2"}, duel.AskHibernation: {"O1"}, duel.AskCamouflage: {"O10"},
	duel.AskSuperconductor: {"D2", "O6"}, duel.AskUnchained: {"O11", "D3"}, duel.AskLightning: {"O11"}, duel.AskDominate: {"O1", "O2"},
	duel.AskShadows: {"O3", "D1"}, duel.AskCardOrder: {"O4"}, duel.AskRebooting: {"O5"}, duel.AskTitanic: {"O6"}, duel.AskInShape: {"O11", "O10"},
	duel.AskUnstable: {"O10"}, duel.AskTesla: {"O8"}, duel.AskGameOver: {"T8", "W1", "W2", "W3"},
}

// rulesNow are the keys of the rules the present step rests on.
func (v *Phrases) rulesNow(t *duel.Table) []string {
	var out []string
	for _, number := range v.stepRules(t) {
		out = append(out, "rule."+number)
	}
	return out
}

// stepRules are their numbers.
func (v *Phrases) stepRules(t *duel.Table) []string {
	s := &t.State
	if q, ok := t.Open(); ok {
		return questionRules[q.ID]
	}
	switch {
	case v.Rules.LabOpen(s):
		return []string{"O1", "D4"}
	case v.Rules.Shadowed(s):
		return []string{"O3", "D1"}
	case s.Over():
		return []string{"W1", "W2", "W3", "W4"}
	case s.Autobot() && s.Turn.Phase <= duel.PhaseRoll:
		return []string{"A0", "A1", "A2", "A3"}
	case s.Autobot() && s.Turn.Phase == duel.PhaseResolve:
		return []string{"A4", "A5", "A6"}
	case s.Autobot():
		return []string{"A7", "A8", "A9"}
	case s.Turn.Phase <= duel.PhaseRoll && s.Turn.Number == 1:
		return []string{"D1", "O2", "S4"}
	case s.Turn.Phase <= duel.PhaseRoll:
		return []string{"D1", "O2"}
	case s.Turn.Phase == duel.PhaseResolve:
		return []string{"D2", "D3", "O6"}
	}
	return []string{"D4", "D5", "O8", "O9"}
}
