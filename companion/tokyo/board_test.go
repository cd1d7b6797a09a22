package tokyo_test

import (
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
)

// TestListsFollowCorrections: what "w" and the list of the board say a number is now, is what
// it is, also after a correction at a question and after the event.
func TestListsFollowCorrections(t *testing.T) {
	g := create(t, plainDesk(t, text.English))
	for _, c := range []struct{ do, board, why string }{
		{"place p2 city", "", ""},
		{"set p2.energy 3", "", ""},
		{"roll 1113cc", "", ""},
		{"resolve", "Bea: -2 hearts by Anna, 8 left", "Bea: -2 hearts by Anna, 8 left (5.3.1)"},
		{"bea hearts 4", "Bea: -2 hearts by Anna, 4 left", "Bea: -2 hearts by Anna, 4 left (5.3.1)"},
		{"answer no", "Bea: -2 hearts by Anna, 4 left", "Bea: -2 hearts by Anna, 4 left (5.3.1)"},
		{"bea hearts 3", "Bea: -2 hearts by Anna, 3 left", ""},
		{"set p1.points 7", "Anna: +1 point, now 7", ""},
		{"bea out", "Bea: -2 hearts by Anna, 8 left", ""},
	} {
		do(t, g, c.do)
		v := g.View()
		if board := companion.Texts(v.Board.Lines); c.board != "" && !slices.Contains(board, c.board) {
			t.Errorf("%s: the board is %q, want %q", c.do, board, c.board)
		}
		if c.why != "" && !slices.Contains(v.Why, c.why) {
			t.Errorf("%s: the reasons are %q, want %q", c.do, v.Why, c.why)
		}
	}
}

// TestNobodyYieldsOutside: who is put outside at the question is asked no more, and nothing
// says that it stays there.
func TestNobodyYieldsOutside(t *testing.T) {
	g := create(t, plainDesk(t, text.English))
	for _, line := range []string{"place p2 city", "roll 1113cc", "resolve", "bea outside"} {
		do(t, g, line)
	}
	v := g.View()
	if said := strings.Join(append(companion.Texts(v.Board.Lines), companion.NewController(g).Frame().Prompt), "; "); v.Asked != nil || strings.Contains(said, "outside") {
		t.Errorf("%+v; %s", v.Asked, said)
	}
}
