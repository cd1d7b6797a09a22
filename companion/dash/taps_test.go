package dash

import (
	"testing"

	"kingoftokyo/companion"
)

// TestFingers: on a screen that is tapped the keys of every scene stand below the drawing and
// do what they say; every place to tap in the drawing is large enough for a finger.
func TestFingers(t *testing.T) {
	for i := range scenes {
		s := &scenes[i]
		var shown Below
		look := s.look
		look.Fingers = &Fingers{Wide: 5, High: 2, Show: func(b Below) { shown = b }}
		u := open(t, setting{40, 30, "en", look, nil}, s.lines).hit(s.keys)
		for _, z := range u.zones {
			if (z.w < 5 || z.h < 2) && z.y != BelowRow {
				t.Errorf("%s: a place of %dx%d at %d, %d is too small for a finger", s.name, z.w, z.h, z.x, z.y)
			}
		}
		if len(shown.Keys) == 0 {
			t.Errorf("%s: no keys to tap", s.name)
		}
		if over := u.view().Over; shown.Playing == over {
			t.Errorf("%s: playing is %v", s.name, shown.Playing)
		}
	}
}

// TestTapKeys: a turn by the keys below the drawing alone, and a page with its arrows.
func TestTapKeys(t *testing.T) {
	var shown Below
	u := open(t, setting{40, 30, "en", Look{Ground: GroundDark, Fingers: &Fingers{Wide: 5, High: 2, Show: func(b Below) { shown = b }}}, nil}, soloTable)
	tap := func(key string) {
		t.Helper()
		for n, k := range shown.Keys {
			if k.Shown == key {
				u.click(n, BelowRow)
				return
			}
		}
		t.Fatalf("no key %q to tap: %+v", key, shown.Keys)
	}
	if claw := shown.Keys[0]; claw.Shown != "C" || claw.Word != "" || !claw.Step || claw.Ink != 0xe5734f || claw.hue != companion.ClawHue {
		t.Errorf("the first key is %+v", claw)
	}
	for _, key := range []string{"C", "C", "F", "F"} {
		tap(key)
	}
	if draft := u.game.Drafted(); draft == "" {
		t.Error("the letters tapped are not kept")
	}
	tap("H")
	u.see("KEEP")
	tap("u")
	tap("?")
	before := u.snap()
	tap("↓")
	if u.snap() == before {
		t.Error("the arrow does not move the page")
	}
	tap("Esc")
	tap("/")
	if !shown.Typing {
		t.Error("letters are typed on the page of cards, and the screen is not told")
	}
}
