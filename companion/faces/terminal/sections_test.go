package terminal

import "testing"

// TestRecapEnds: if a recap is too long, rolls in its middle are left out: the last dice count.
func TestRecapEnds(t *testing.T) {
	const all = "Cleo E3EC33 keeps EE → 3E31 keeps EE → H112 keeps 11 → HHH111"
	for w, want := range map[int]string{
		80: all, 50: "Cleo E3EC33 keeps EE → … → H112 keeps 11 → HHH111", 36: "Cleo E3EC33 keeps EE → … → HHH111", 20: "Cleo E3EC33 keeps …",
	} {
		if have := (canvas{theme: newTheme(Look{})}).ended(all, w); have != want {
			t.Errorf("%d columns: %q, want %q", w, have, want)
		}
	}
}

// TestBesideKeepsReason: of two pieces beside each other each keeps its reason if there is room for it.
func TestBesideKeepsReason(t *testing.T) {
	rows := func(why string) []sectionRow {
		return []sectionRow{{mark: mark{text: "Anna energy 3 → 1"}, x: 3, first: true},
			{mark: mark{text: "The King points 8 → 9", why: why}, x: 3, first: true}}
	}
	for why, want := range map[string]string{"Sonic Boomer": "Sonic Boomer", "a reason of far too many words": ""} {
		if have := (canvas{theme: newTheme(Look{}), w: 80}).paired(rows(why), 1); !have[1].beside || have[1].why != want {
			t.Errorf("%q: %+v", why, have[1])
		}
	}
}

// TestPagesOfLarge: the large view says that a list has more pages, also if they were seen before.
func TestPagesOfLarge(t *testing.T) {
	small := usual
	small.h = 20
	u := open(t, small, "kot 1 dark; player p1 alienoid Anna; player p2 kraken Ben; player p3 gigazaur Cleo; player p4 meka-dragon Dan; "+
		"first p1; row ? ? ?; place p2 city; roll 111ccc; resolve; answer yes; pass")
	u.hit("v").see("DO NOW  1/2 PgDn").hit("<pgdn>").see("2/2 PgDn")
}

// TestPagesReadOnce: a correction that takes a piece off the list holds no page back again.
func TestPagesReadOnce(t *testing.T) {
	small := usual
	small.w, small.h = 80, 12
	u := open(t, small, "kot 1 tokyo; player p1 alienoid Anna; player p2 the-king Ben; player p3 gigazaur Cleo; player p4 meka-dragon Dan; "+
		"player p5 cyber-kitty Eve; player p6 space-penguin Fritz; first p1; set p1.energy 9; place p1 city; row heal tank jets; roll 111cce; resolve")
	for u.table.unseen() {
		u.hit("<enter>")
	}
	if u.hit(":ben hearts 9<enter>"); u.table.unseen() || u.table.drawn.pages < 2 {
		t.Errorf("%d pages, unseen %v:\n%s", u.table.drawn.pages, u.table.unseen(), u.snap())
	}
}
