package coach

import (
	"os"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
)

// TestByHand checks that at tables where a player knows the answer, the coach ranks it first for a beginner, and best play ranks it
// among those as good as the best. Two of the tables that somebody else wrote may be ranked differently, because they are debatable.
func TestByHand(t *testing.T) {
	for _, c := range []struct {
		file         string
		tables, miss int
	}{{"testdata/hand.txt", 36, 0}, {"testdata/others.txt", 20, 2}} {
		data, err := os.ReadFile(c.file)
		if err != nil {
			t.Fatal(err)
		}
		tables, wrong := 0, []string(nil)
		for line := range strings.Lines(string(data)) {
			if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
				continue
			}
			tables++
			if said := otherwise(t, line); said != "" {
				wrong = append(wrong, said)
			}
		}
		if tables != c.tables || len(wrong) > c.miss {
			t.Errorf("%s: %d tables, %d ranked otherwise:\n%s", c.file, tables, len(wrong), strings.Join(wrong, "\n"))
		}
	}
}

// otherwise returns what the coach ranks first at a table instead of the right choice; "" if it ranks that first.
func otherwise(t *testing.T, line string) string {
	r := dueltest.Rules(t)
	parts := strings.Split(line, " | ")
	lines := parts[1]
	if !strings.HasPrefix(lines, "side") {
		lines = "side you gigazaur; side rival meka-dragon; " + lines
	}
	you, rest, _ := strings.Cut(lines, "; ")
	rival, rest, _ := strings.Cut(rest, "; ")
	table, err := dueltest.Fold(r, nil, "kot 1 duel solo; "+you+"; "+rival+"; start you; "+rest)
	if err != nil {
		t.Fatalf("%s: %v", parts[0], err)
	}
	c := coachOf(t, r, &table.State)
	for _, skill := range []Skill{Best, {Sharp: 0.3}} {
		c.SetSkill(skill)
		a, ok := c.Advise(&table)
		if !ok {
			t.Fatalf("%s: nothing to choose", parts[0])
		}
		if !slices.ContainsFunc(a.Options, func(o Option) bool {
			const alike = 0.01
			first := o.Event == a.Options[0].Event || skill == Best && a.Options[0].Win-o.Win <= alike
			return first && slices.Contains(strings.Split(parts[2], ", "), strings.TrimSpace(r.Write(&o.Event)))
		}) {
			return parts[0] + ": " + strings.TrimSpace(r.Write(&a.Options[0].Event)) + ", want " + parts[2] + " (" + parts[3] + ")"
		}
	}
	return ""
}
