package terminal

import "testing"

// TestNothingTickedUnseen: a piece for which the list had no room, or that a question has covered, is ticked only
// after it has stood on the screen, or on the page of the whole list.
func TestNothingTickedUnseen(t *testing.T) {
	const at = "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1; row ? ? ?; place p2 city; set p1.hearts 5; set p1.energy 3"
	small := usual
	u := open(t, small, at)
	u.resize(40, 15)
	u.hit("hec112")
	if u.view().Asked == nil {
		t.Fatalf("nobody is asked:\n%s", u.snap())
	}
	hidden := "Anna: energy up to 4 (+1)"
	u.not(hidden).hit("n")
	u.resize(80, 24)
	u.see("□ " + hidden).not("✓ " + hidden)
	u.hit("0").see("✓ " + hidden)

	u = open(t, small, at)
	u.resize(40, 15)
	u.hit("hec112").not(hidden).hit("w").hit("<esc>").hit("n")
	u.resize(80, 24)
	u.see("✓ " + hidden)
}
