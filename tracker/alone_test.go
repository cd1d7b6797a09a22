package tracker_test

import (
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/rulestest"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// An answer to a choice at the start of a turn is a step of its own: undo takes it
// back without the line that ended the previous turn. An answer to a level tie goes
// with its roll.
func TestUndoAlone(t *testing.T) {
	r := dueltest.Rules(t)
	for _, c := range []struct {
		name, lines string
		undo        int
		want        string
	}{
		{"hibernation's choice alone", "kot 1 duel two;side you gigazaur;side rival alienoid;card rival hibernation;turn you buy;pass;answer no", 1,
			"active=rival phase=start question=hibernation"},
		{"then the turn's end", "kot 1 duel two;side you gigazaur;side rival alienoid;card rival hibernation;turn you buy;pass;answer no", 2, "active=you phase=buy question="},
		{"one of dominate's answers", "kot 1 duel two;side you gigazaur;side rival alienoid;card rival scrappy;card rival unchained;card rival frenzy;dominated 1 rival;turn you buy;pass;answer scrappy;answer unchained", 1,
			"active=rival phase=start question=dominate rival.cards=frenzy,unchained"},
		{"a correction before the answer stays", "kot 1 duel two;side you gigazaur;side rival alienoid;card rival hibernation;turn you buy;pass;set you.hearts 4;answer no", 1,
			"you.hearts=4 question=hibernation"},
		{"a level tie goes with its roll", "kot 1 duel solo;side you gigazaur;side rival alienoid;start rival;roll ffddc;answer fame", 1, "rolls=0 question="},
	} {
		g := tracker.New(duel.Log{Rules: r}, nil)
		for l := range strings.SplitSeq(c.lines, ";") {
			if _, err := g.Fold(l); err != nil {
				t.Fatalf("%s: %s: %v", c.name, l, err)
			}
		}
		for range c.undo {
			if _, err := g.Undo(); err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
		}
		rulestest.Want(t, dueltest.View(r, g.Table()), c.want)
	}
}
