package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/rulestest"
	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
	"kingoftokyo/tracker"
)

var _ tracker.Rules[tokyo.Table, tokyo.Event] = tokyo.Log{}

// The line that closes a turn, written by hand.
func TestCheckpoint(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Dark)
	before := begun(t, r, 3, "")
	now := begun(t, r, 3, "turn p2 roll; set turn 5; set p1.hearts 7; set p1.points 4; set p1.energy 12; place p1 city; set p2.wickedness 3; set p2.poison 2; set p3.shrink 1; "+
		"card p2 tile-barbs; card p2 smoke-cloud; charge smoke-cloud 2; card p1 tile-fluxling; copy tile-fluxling smoke-cloud; out p3 gaveup; zombie p1 yes; card p1 tile-devious; uncard tile-devious; "+
		"row wings ? -; discards jets ? ?; regular p1; extra p1-1; set fewer 1; flags wings:p2 moved")
	log := tokyo.Log{Rules: r}
	want := "table turn=5 active=p2 regular=p1 phase=roll p1=7/4/12/0/0/0/city/zombie p1.cards=tile-fluxling:3>smoke-cloud p2=10/0/0/3/2/0/outside p2.cards=smoke-cloud:2,tile-barbs " +
		"p3=10/0/0/0/0/1/outside/gaveup row=wings,?,- tiles=-rrrrrrrrr discards=jets lost=2 extra=p1-1 fewer=1 flags=wings:p2"
	if have := log.Checkpoint(&before, &now); have != want {
		t.Errorf("written\n%s\nwant\n%s", have, want)
	}
	if log.Checkpoint(&now, &now) != "" {
		t.Error("no turn has ended")
	}
	ev, err := r.Read(&before, log.Checkpoint(&before, &now))
	if err != nil || !log.Agrees(&now, &ev) || log.Agrees(&before, &ev) {
		t.Errorf("it agrees with the wrong table (%v)", err)
	}
	next, err := r.Run(&before, []tokyo.Event{ev})
	if err != nil || !r.Alike(&next.State, &now.State) {
		t.Errorf("the game goes on elsewhere: %v\n%s", err, r.Checkpoint(&next.State))
	}
}

func TestClasses(t *testing.T) {
	log := tokyo.Log{Rules: tokyotest.Rules(t, tokyo.Base)}
	for kind, want := range map[tokyo.EventKind]rules.LineClass{
		tokyo.SetUp: rules.SetupLine, tokyo.Rolled: rules.PlayLine, tokyo.Conceded: rules.PlayLine, tokyo.Answered: rules.AnswerLine,
		tokyo.SetNumber: rules.CorrectionLine, tokyo.SetFlags: rules.CorrectionLine, tokyo.SetRow: rules.RowLine, tokyo.SetTurn: rules.BreakLine, tokyo.SetTable: rules.CheckpointLine,
	} {
		if have := log.Class(&tokyo.Event{Kind: kind}); have != want {
			t.Errorf("kind %d is of class %d, want %d", kind, have, want)
		}
	}
}

// A short game in the tracker: lines, a question, a correction while it is open, undo.
func TestTracked(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Base)
	g := tracker.New(tokyo.Log{Rules: r}, nil)
	do := func(want string, lines ...string) {
		t.Helper()
		for _, line := range lines {
			if err := g.DoLine(line); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
		}
		rulestest.Want(t, tokyotest.View(r, g.Table()), want)
	}
	do("phase=roll", "kot 1 tokyo", "player p1 alienoid", "player p2 gigazaur", "first p1", "row ? ? ?")
	do("active=p2 city=p1 p1.points=2 p1.energy=1", "roll 111hec", "resolve", "pass")
	do("question=yield asks=p1 p1.hearts=8", "roll cc1123", "resolve")
	do("question=yield p1.hearts=9", "set p1.hearts 9")
	do("question= p1.hearts=9 city=p2 p2.points=1 phase=buy", "answer yes")
	if _, err := g.Undo(); err != nil {
		t.Fatal(err)
	}
	rulestest.Want(t, tokyotest.View(r, g.Table()), "question= phase=resolve p1.hearts=10 city=p1")
}
