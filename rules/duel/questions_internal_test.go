package duel

import (
	"slices"
	"testing"
)

// TestRows: every question has its own id, a form, rules that the help has, and no property that its form does
// not allow.
func TestRows(t *testing.T) {
	ids := map[string]bool{}
	for id := NoQuestion + 1; id < NumQuestions; id++ {
		q, row := Question{ID: id}, &questions[id]
		if row.id == "" || ids[row.id] || row.form == 0 || row.form == DeclineAnswer || len(row.rules) == 0 {
			t.Errorf("question %d: %+v", id, row)
		}
		ids[row.id] = true
		for _, number := range row.rules {
			if !slices.Contains(RuleNumbers(), number) {
				t.Errorf("%s: there is no rule %s", id, number)
			}
		}
		if row.table && row.form != CardAnswer && row.form != DiceAnswer || row.unnamed && !(row.table && row.form == CardAnswer) ||
			row.rivals && row.form != CardAnswer || row.lifts && row.form != PlaceAnswer || q.Thrown() && q.Chosen() {
			t.Errorf("%s: %+v", id, row)
		}
	}
}
