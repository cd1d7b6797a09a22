package coach_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/autobot"
	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/sim"
	"kingoftokyo/rules/duel"
)

// learned returns the rules of Duel with the cards that the network knows. A new card counts as an
// average one, so it changes none of the numbers before the network is trained again.
func learned(t *testing.T) *duel.Rules {
	box := *dueltest.Rules(t).Box
	box.Cards = slices.DeleteFunc(slices.Clone(box.Cards), func(c duel.Card) bool {
		return c.ID != "" && !slices.Contains(coach.Learned().Cards, c.ID)
	})
	return autobot.NewRules(&box)
}

// TestNumbers checks that the coach's numbers for tables of whole games stay the same. Most of them are estimates that no
// rule gives, so the file has what the coach said when somebody last looked, and a change is either intended or a fault.
// If it is intended, `go test ./coach -run TestNumbers -update` writes the file again; look at how far the numbers moved.
func TestNumbers(t *testing.T) {
	r := learned(t)
	var b strings.Builder
	for n := range 2 * len(r.Box.Monsters) {
		p := sim.NewPlayer(r, sim.Random{}, uint64(n))
		you, count := duel.MonsterID(n/2), duel.MonsterID(len(r.Box.Monsters))
		set := duel.NewSetup(true, [2]duel.MonsterID{you, (you + 1 + duel.MonsterID(n%4)) % count}, duel.Side(n%2))
		set.Options.Hard = n%2 == 1
		s := p.Start(&set)
		give(p, r, &s, 1+n%4)
		fmt.Fprintf(&b, "%s, hard %v\n", r.Box.Monsters[you].ID, set.Options.Hard)
		c, at := coachOf(t, r, &s), 0
		tables(t, r, p, s, 16, func(table *duel.Table) {
			if at++; at%4 == 0 || table.Asking {
				b.WriteString(numbers(r, c, table))
			}
		})
		p = sim.NewPlayer(r, sim.CoachedBy(coach.New(r, coach.Solved(t, matchup(t, r, &s)))), uint64(n))
		s = p.Start(&set)
		give(p, r, &s, 3+n%4)
		b.WriteString(coached(t, r, p, s))
	}
	const name = "testdata/numbers.txt"
	if *coach.Update {
		if err := os.WriteFile(name, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	got, lines := strings.Split(b.String(), "\n"), strings.Split(string(want), "\n")
	if len(got) != len(lines) {
		t.Errorf("%d lines, want %d", len(got), len(lines))
	}
	for i := range min(len(got), len(lines)) {
		if got[i] != lines[i] {
			t.Fatalf("line %d is\n%s\nwant\n%s", i+1, got[i], lines[i])
		}
	}
}

// matchup returns that of a table.
func matchup(t *testing.T, r *duel.Rules, s *duel.State) core.Matchup {
	t.Helper()
	m, ok := coach.Matchup(r, s)
	if !ok {
		t.Fatal("no matchup")
	}
	return m
}

// coached returns a game that the coach plays, one line per turn.
func coached(t *testing.T, r *duel.Rules, p *sim.Player, s duel.State) string {
	var b strings.Builder
	p.Heard = func(_ *duel.State, _ *duel.Question, a duel.Answer) {
		b.WriteString("; " + r.Write(&duel.Event{Kind: duel.Answered, Answer: a}))
	}
	p.Watch = func(before *duel.State, ev *duel.Event, after *duel.State) {
		b.WriteString("; " + r.Write(ev))
		if after.Turn.Number != before.Turn.Number || after.Over() {
			b.WriteString("\n ")
		}
	}
	for !s.Over() && s.Turn.Number < 40 {
		if err := p.Step(&s); err != nil {
			t.Fatal(err)
		}
	}
	return strings.ReplaceAll("  played"+b.String(), " ; ", " ") + "over " + fmt.Sprint(s.Over()) + "\n"
}

// numbers returns what the coach says about a table, in one line.
func numbers(r *duel.Rules, c *coach.Coach, t *duel.Table) string {
	var b strings.Builder
	turn := &t.State.Turn
	fmt.Fprintf(&b, "  %d %s %d %.5f", turn.Number, turn.Phase, turn.Dice, c.Win(t).Win)
	c.Cardless = true
	fmt.Fprintf(&b, " cardless %.5f", c.Win(t).Win)
	c.Cardless = false
	if a, ok := c.Advise(t); ok {
		sum := 0.0
		for _, o := range a.Options {
			sum += o.Win
		}
		best := &a.Options[0]
		fmt.Fprintf(&b, ", %d options of %.5f: %s", len(a.Options), sum/float64(len(a.Options)), r.Write(&best.Event))
		for _, x := range best.Answers {
			b.WriteString("; " + r.Write(&duel.Event{Kind: duel.Answered, Answer: x}))
		}
		if !t.Asking {
			if ev := c.Choose(&t.State, nil); ev.Kind != duel.Answered {
				b.WriteString(", in short " + r.Write(&ev))
			}
		}
	}
	if d, ok := coach.Ahead(r, t); ok {
		fmt.Fprintf(&b, ", danger %.5f %.5f %.3f %.3f %.3f %.3f %v", d.Wins, d.Loses, mean(d.Damage), mean(d.Fame), mean(d.Destruction), mean(d.Specials), d.Assumes)
	}
	return b.String() + "\n"
}
