package companion_test

import (
	"reflect"
	"testing"

	"kingoftokyo/companion"
)

// heaps are the numbers of a table with two wheels.
func heaps(t *[2]int) []companion.Position[int] {
	return []companion.Position[int]{{Piece: 0, At: t[0], Heap: true}, {Piece: 1, At: t[1], Heap: true}}
}

// A piece that was moved before is told as it was told then: one that has moved twice by its last way, also where it lies again as
// at the start of the turn; one that the last move moves again by that alone.
func TestToDoTellsTheLastWay(t *testing.T) {
	tables := [][2]int{{5, 2}, {5, 0}, {5, 2}, {4, 2}, {3, 2}}
	var stages []companion.Stage[[2]int]
	for i := range tables[1:] {
		stages = append(stages, companion.Stage[[2]int]{Before: &tables[i], After: &tables[i+1]})
	}
	type shift = companion.Shift[int]
	for fresh, want := range map[int][]shift{
		4: {{Piece: 0, From: 4, To: 3, Done: true}, {Piece: 1, From: 0, To: 2, Done: true}},
		3: {{Piece: 0, From: 4, To: 3}, {Piece: 1, From: 0, To: 2, Done: true}},
		2: {{Piece: 0, From: 5, To: 3}, {Piece: 1, From: 0, To: 2, Done: true}},
		0: {{Piece: 0, From: 5, To: 3}},
	} {
		if got := companion.NewToDo(stages, fresh, heaps).Rest(); !reflect.DeepEqual(got, want) {
			t.Errorf("the last move is from stage %d on: %v, want %v", fresh, got, want)
		}
	}
	stages[3].Sets = true // a correction: it lies so already, and nobody knows by how much it has changed before
	if got, want := companion.NewToDo(stages, 3, heaps).Rest(), []shift{{Piece: 0, From: 3, To: 3, Done: true}, {Piece: 1, From: 0, To: 2, Done: true}}; !reflect.DeepEqual(got, want) {
		t.Errorf("after a correction: %v, want %v", got, want)
	}
}
