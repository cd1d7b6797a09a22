package companion_test

import (
	"testing"

	"kingoftokyo"
	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/library"
)

// TestDraftKept checks that the letters of an incomplete roll are back when the game is opened again, and gone once
// the roll is made. A viewer of the game follows what is played, and saves nothing.
func TestDraftKept(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	d, g := opened(t, lib, text.English, three+"row heal tank jets", nil)
	p := companion.NewController(g)
	p.ByKeys("quxwy")
	looks, _, err := d.Look(g.Path())
	if err != nil {
		t.Fatal(err)
	}
	other := companion.NewController(looks)
	other.ByKeys("quxwy")
	types := func(letters string) {
		t.Helper()
		for _, letter := range letters {
			face, _ := p.Face(letter)
			m, err := p.Type(face)
			if err == nil && m != nil {
				_, err = p.Do(m)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	again := func() {
		t.Helper()
		if err := p.Close(); err != nil {
			t.Fatal(err)
		}
		game, notes, err := d.Open(g.Path())
		if err != nil || len(notes) > 0 {
			t.Fatal(notes, err)
		}
		p = companion.NewController(game)
		p.ByKeys("quxwy")
	}
	for _, c := range []struct{ typed, lies, waits string }{
		{"11", "11", "Anna: 4 more dice to type"}, {"1c", "111c", "Anna: 2 more dice to type"}, {"cc", "", "[Enter] resolve and end the turn (0 energy: no shop)"},
	} {
		types(c.typed)
		again()
		if e := p.Entry(); lying(p.Roll(), &e) != c.lies || p.Frame().Prompt != c.waits {
			t.Errorf("behind %s lies %q, %q", c.typed, lying(p.Roll(), &e), p.Frame().Prompt)
		}
	}
	if other.Frame(); other.Steps() != 0 {
		t.Error("who looks on has not followed yet")
	}
	if other.Follow(); other.Steps() != 1 || other.Frame().Head.Step != "dice" {
		t.Errorf("who looks on sees %d steps, %q", other.Steps(), other.Frame().Head.Step)
	}
	if err := p.Close(); err != nil {
		t.Error(err)
	}
	if err := other.Close(); err != nil {
		t.Error(err)
	}
}
