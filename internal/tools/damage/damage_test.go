package main

import (
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/internal/often"
)

// TestOneWrongByte draws wrong bytes in three games of each box: every game opens, loses no
// more than the turn the byte is in, and what differs is said.
func TestOneWrongByte(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	games, err := saved(folder, 7)
	if err != nil {
		t.Fatal(err)
	}
	desk := boxes.On(&duelbox.Desk{Desk: &companion.Desk{}}).Desk
	f := oneByte(games, desk, folder, often.Times(1000, 100_000), 7, 1)
	for _, s := range f.faults {
		t.Error(s)
	}
	if f.draws == 0 || f.bad() || f.whole < f.draws*98/100 {
		t.Errorf("%+v", f)
	}
}

// TestDamageOfAllKinds damages games in 14 ways and mends them: nothing is lost outside the
// turn that was hit, no note is untrue, the mended copy is the same game and has nothing to
// say, and a line deleted, doubled or put in is told.
func TestDamageOfAllKinds(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	games, err := saved(folder, 8)
	if err != nil {
		t.Fatal(err)
	}
	if len(kinds) != 14 {
		t.Errorf("%d kinds", len(kinds))
	}
	if damages(games, folder, often.Times(500, 20_000), 8, 1) {
		t.Error("the table above")
	}
}
