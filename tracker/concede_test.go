package tracker_test

import (
	"slices"
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/rulestest"
)

// TestConcededGame gives up in every way, takes it back, does it again, saves it,
// corrects it, and closes the game after every line: the file always results in the
// table that was shown.
func TestConcededGame(t *testing.T) {
	r := dueltest.Rules(t)
	setup := []string{"kot 1 duel solo", "side you gigazaur", "side rival meka-dragon", "start rival", "row ? ? ?"}
	path := write(t, setup)
	script := []struct{ line, want string }{
		{"roll cefdd", "question="},
		{"roll cd", "phase=resolve"},
		{"concede", "phase=over winner=rival why=conceded"},
		{"undo", "phase=resolve winner= why="},
		{"redo", "phase=over winner=rival why=conceded"},
		{"undo", "phase=resolve winner="},
		{"resolve", "active=you turn=2"},
		{"concede rival", "phase=over winner=you why=conceded"},
		{"set turn 9", "phase=roll question=game-over winner=you why=conceded turn=9"},
		{"answer yes", "phase=over winner=you why=conceded"},
		{"undo", "phase=over turn=2 winner=you"}, // the answer goes with the correction
		{"redo", "phase=over turn=9 winner=you"},
		{"set deck 30", "phase=roll question=game-over"},
		{"answer no", "phase=roll question= winner= why="},
		{"roll cchhee", "rolls=1"},
		{"concede", "phase=over winner=rival why=conceded"},
	}
	want := slices.Clone(setup)
	for i, s := range script {
		o := open(t, r, path)
		if len(o.Notes) > 0 {
			t.Fatalf("%d, before %s: %v", i+1, s.line, o.Notes)
		}
		turn := o.Game.Table().State.Turn.Number
		do(t, o.Game, s.line)
		rulestest.Want(t, dueltest.View(r, o.Game.Table()), s.want)
		closeFile(t, o.File)
		if s.line == "concede" {
			s.line = "concede you" // files name the side
		}
		want = append(want, s.line)
		if s.line != "undo" && s.line != "redo" && o.Game.Table().State.Turn.Number != turn {
			want = append(want, r.Checkpoint(&o.Game.Table().State))
		}
		if have := content(t, path); have != strings.Join(want, "\n")+"\n" {
			t.Fatalf("%d, after %s the file is\n%s", i+1, s.line, have)
		}
		again := open(t, r, path)
		if look(again.Game) != look(o.Game) || len(again.Notes) > 0 {
			t.Fatalf("%d, after %s the file folds to another table: %v", i+1, s.line, again.Notes)
		}
		closeFile(t, again.File)
	}
	if !slices.ContainsFunc(want, func(l string) bool { return strings.HasSuffix(l, " conceded=rival") }) {
		t.Error("no table line of the reopened game says who gave up")
	}
}
