package tokyo

import (
	"slices"
	"testing"
)

// TestRows: every question has its own id, a form, only rules that the help has, and no property that its form
// does not allow.
func TestRows(t *testing.T) {
	ids := map[string]bool{}
	for id := NoQuestion + 1; id < NumQuestions; id++ {
		row := &questions[id]
		if row.id == "" || ids[row.id] || row.form == 0 || row.form == DeclineAnswer {
			t.Errorf("question %d: %+v", id, row)
		}
		ids[row.id] = true
		for _, number := range row.rules {
			if !slices.Contains(RuleNumbers(), number) {
				t.Errorf("%s: there is no rule %s", id, number)
			}
		}
		if (row.unnamed || row.payable) && !(row.table && row.form == CardAnswer) || row.anyFace && row.form != FaceAnswer ||
			row.fewer && row.form != DiceAnswer || row.yields && row.form != YesAnswer {
			t.Errorf("%s: %+v", id, row)
		}
	}
}
