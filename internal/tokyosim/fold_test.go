package tokyosim_test

import (
	"testing"

	"kingoftokyo/internal/often"
	"kingoftokyo/internal/tokyosim"
	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
	"kingoftokyo/tracker"
)

// TestGamesFold plays games, writes every line, and reads them again as a log
// does: the table is the same after every event, and so are its checkpoints. Undone
// to its beginning and done again the game is the same too. And every table can be
// described by corrections alone.
func TestGamesFold(t *testing.T) {
	games := often.Times(20, 40)
	for _, r := range boxes(t) {
		for seed := range uint64(games) {
			set := setup(r, 2+int(seed%5), seed)
			game := tracker.New(tokyo.Log{Rules: r}, nil)
			for _, line := range set.Lines(r) {
				fold(t, game, line)
			}
			begin := game.Table().State
			p, n := tokyosim.New(r, seed), 0
			p.Heard = func(_ *tokyo.State, ev *tokyo.Event, answers []tokyo.Answer, after *tokyo.State) {
				before := game.Table().State
				fold(t, game, r.Write(ev))
				for _, a := range answers {
					fold(t, game, r.Write(&tokyo.Event{Kind: tokyo.Answered, Seat: tokyo.NoSeat, Answer: a}))
				}
				now := game.Table()
				if now.Asking || now.State != *after {
					t.Fatalf("%v game %d, turn %d: %s folds to another table", r.Edition, seed, after.Turn.Number, r.Write(ev))
				}
				if before.Turn.Number != now.State.Turn.Number && !now.State.Over() {
					checkpoint(t, r, game)
				}
				if n++; n%23 == 0 {
					described(t, r, set, after)
				}
			}
			p.Game(set)
			unwound(t, game, begin)
		}
	}
}

func fold(t *testing.T, game *tracker.Game[tokyo.Table, tokyo.Event], line string) {
	t.Helper()
	if note, err := game.Fold(line); err != nil || note != nil {
		t.Fatalf("%s: %v %v", line, err, note)
	}
}

// checkpoint reads the line that closes a turn again: it agrees with the table.
func checkpoint(t *testing.T, r *tokyo.Rules, game *tracker.Game[tokyo.Table, tokyo.Event]) {
	t.Helper()
	line := r.Checkpoint(&game.Table().State)
	ev, err := r.Read(game.Table(), line)
	if err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	if !(tokyo.Log{Rules: r}).Agrees(game.Table(), &ev) {
		t.Fatalf("%s does not agree with its table", line)
	}
}

// described plays the corrections that describe a table on one just set up.
func described(t *testing.T, r *tokyo.Rules, set tokyo.Setup, want *tokyo.State) {
	t.Helper()
	game := tracker.New(tokyo.Log{Rules: r}, nil)
	for _, line := range append(set.Lines(r), tokyotest.Describe(r, want)...) {
		fold(t, game, line)
	}
	have := game.Table().State
	want2 := *want
	have.Ended, have.Winner, have.Roared = want2.Ended, want2.Winner, want2.Roared // how a game ended is no correction's
	have.Turn.Was, want2.Turn.Was = 0, 0
	if want2.Turn.Phase == tokyo.PhaseOver {
		have.Turn.Phase = tokyo.PhaseOver
	}
	if !r.Alike(&have, &want2) { // of two copies of a card it makes no difference which is which
		t.Fatalf("described by corrections the table is\n%+v\nwant\n%+v", have, want2)
	}
}

// unwound undoes a game to its beginning and does it again.
func unwound(t *testing.T, game *tracker.Game[tokyo.Table, tokyo.Event], begin tokyo.State) {
	t.Helper()
	end := game.Table().State
	for game.CanUndo() {
		if _, err := game.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	if game.Table().State != begin {
		t.Fatal("all undone, the table is not the one of the set-up")
	}
	for game.CanRedo() {
		if _, err := game.Redo(); err != nil {
			t.Fatal(err)
		}
	}
	if game.Table().State != end {
		t.Fatal("all done again, the table is not the last one")
	}
}
