package coach

import (
	"os"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
)

// TestByHand: at tables where a player knows the answer the coach ranks it first for a beginner, and for best play among what is as
// good as the best.
func TestByHand(t *testing.T) {
	data, err := os.ReadFile("testdata/hand.txt")
	if err != nil {
		t.Fatal(err)
	}
	r := dueltest.Rules(t)
	for line := range strings.Lines(string(data)) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		parts := strings.Split(line, " | ")
		lines := parts[1]
		if !strings.HasPrefix(lines, "side") {
			lines = "side you gigazaur; side rival meka-dragon; " + lines
		}
		you, rest, _ := strings.Cut(lines, "; ")
		rival, rest, _ := strings.Cut(rest, "; ")
		table, err := dueltest.Fold(r, nil, "kot 1 duel solo; "+you+"; "+rival+"; start you; "+rest)
		if err != nil {
			t.Errorf("%s: %v", parts[0], err)
			continue
		}
		c := coachOf(t, r, &table.State)
		for _, skill := range []float64{Best, Beginner} {
			c.SetSkill(skill)
			a, ok := c.Advise(&table)
			if !ok {
				t.Errorf("%s: nothing to choose", parts[0])
				continue
			}
			count := 1
			if skill == Best {
				count = a.Near
			}
			if !slices.ContainsFunc(a.Options[:count], func(o Option) bool {
				return slices.Contains(strings.Split(parts[2], ", "), strings.TrimSpace(r.Write(&o.Event)))
			}) {
				t.Errorf("%s at skill %v: want %s (%s)", parts[0], skill, parts[2], parts[3])
				for i := range min(3, len(a.Options)) {
					t.Logf("  %-14s %.4f %.4f", strings.TrimSpace(r.Write(&a.Options[i].Event)), a.Options[i].Win, a.Options[i].AsPlayed)
				}
			}
		}
	}
}
