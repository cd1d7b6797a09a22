package dash

import (
	"slices"
	"testing"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/duel/dueltest"
)

// TestLayoutAddsUp: at every size the bands and the panel below fill the height
// and nothing lies outside.
func TestLayoutAddsUp(t *testing.T) {
	for w := 0; w <= 260; w++ {
		for h := 0; h <= 120; h++ {
			l := fit(w, h)
			rows := l.below
			for b, n := range l.rows {
				if n < 0 || l.top(seg(b))+n > h {
					t.Fatalf("%dx%d: band %d has %d rows from %d on", w, h, b, n, l.top(seg(b)))
				}
				rows += n
			}
			if rows != h || l.below < 0 || l.aside < 0 || l.main+l.aside != w {
				t.Fatalf("%dx%d: %d rows and %d columns, %+v", w, h, rows, l.main+l.aside, l)
			}
			if l.aside > 0 && l.main < fullWidth {
				t.Fatalf("%dx%d: a panel beside and no tracks: %+v", w, h, l)
			}
		}
	}
}

// TestDiceAndWorkFirst: where there is any room the dice have some, then the work
// panel; a larger screen takes rows from neither, down to the six that the advice
// needs (the list of the board comes in above that).
func TestDiceAndWorkFirst(t *testing.T) {
	for _, w := range []int{1, 20, 40, 77, 78, 80} {
		before := fit(w, 0)
		for h := 1; h < belowRows; h++ {
			l := fit(w, h)
			if l.rows[segDice] < 1 || h >= 3 && l.rows[segWork] < 2 || h >= 5 && l.rows[segPrompt] < 1 {
				t.Fatalf("%dx%d: %+v", w, h, l)
			}
			for _, b := range []seg{segDice, segWork, segPrompt, segTitle, segSides, segTracks} {
				if l.rows[b] < before.rows[b] && !(b == segWork && l.rows[b] >= 6) {
					t.Fatalf("%dx%d takes rows of band %d: %+v, before %+v", w, h, b, l, before)
				}
			}
			before = l
		}
	}
}

// TestCommonSizes are the bands the checks speak of: everything at 80x24, the
// tracks as words at 40x15 and 80x12, panels at 120x40 and on a tall screen.
func TestCommonSizes(t *testing.T) {
	l := fit(80, 24)
	for b := seg(0); b < numSegs; b++ {
		if b != segLog && l.rows[b] == 0 {
			t.Errorf("80x24 has no band %d: %+v", b, l)
		}
	}
	if l.rows[segTracks] != 3 || l.rows[segSides] != 3 || l.rows[segHints] != 2 || l.rows[segDice] != 4 {
		t.Errorf("80x24: %+v", l)
	}
	for _, size := range [][2]int{{40, 15}, {80, 12}} {
		if l := fit(size[0], size[1]); l.rows[segTracks] != 1 || l.rows[segDice] < 2 || l.rows[segWork] < 4 || l.rows[segHints] < 1 {
			t.Errorf("%v: %+v", size, l)
		}
	}
	if l := fit(120, 40); l.aside == 0 || l.rows[segLog] < 4 || l.rows[segBoard] < 4 || l.below != 0 {
		t.Errorf("120x40: %+v", l)
	}
	if l := fit(60, 60); l.below == 0 || l.aside != 0 {
		t.Errorf("60x60: %+v", l)
	}
}

// trayOf is the tray of a table described by lines.
func trayOf(t *testing.T, lines string, e entry, before string) tray {
	t.Helper()
	r := dueltest.Rules(t)
	table, err := dueltest.Fold(r, nil, dueltest.Solo("gigazaur", "meka-dragon", "you")+lines)
	if err != nil {
		t.Fatal(err)
	}
	aside, _ := duel.Faces.Parse(before)
	return newTray(r, &table, &e, aside)
}

// letters writes a tray: kept dice before a bar, blanks as dots, added symbols in
// brackets.
func letters(tr tray) string {
	kept, rest := "", ""
	for _, d := range tr.dice {
		switch l := string(duel.Faces.Letter(d.face)); {
		case d.blank:
			rest += "."
		case d.added:
			rest += "(" + l + ")"
		case d.kept:
			kept += l
		case d.fresh:
			rest += string(rune(l[0] - 32))
		default:
			rest += l
		}
	}
	return kept + "|" + rest
}

// TestTray is which dice are shown and how many letters are wanted, by the rules.
func TestTray(t *testing.T) {
	typed := func(s string) []rules.Face {
		var out []rules.Face
		for _, c := range s {
			f, _ := duel.Faces.Face(c)
			out = append(out, f)
		}
		return out
	}
	for _, c := range []struct {
		name, lines string
		typed       string
		kept        []bool
		before      string
		dice        string
		wants       wants
		due         int
	}{
		{"the first turn has five dice (S4)", "", "", nil, "", "|.....", wantsRoll, 5},
		{"six afterwards", "turn rival roll; roll eeeepp; turn you roll; set turn 3", "", nil, "", "|......", wantsRoll, 6},
		{"in the order typed", "", "fce", nil, "", "|FCE..", wantsRoll, 5},
		{"a token more (O2)", "set you.dice-tokens 1; turn you start; tokens 1", "", nil, "", "|......", wantsRoll, 6},
		{"dice taken (O2)", "taken 2 you; turn you roll", "", nil, "", "|...", wantsRoll, 3},
		{"the human keeps nothing by herself", "roll ccffe", "", nil, "", "|cceff", wantsRoll, 5},
		{"but what she set aside stays aside", "roll ccffe; keep ff; roll ffe", "", nil, "ff", "ff|eff", wantsRoll, 3},
		{"her marks", "roll ccffe", "", []bool{true, false, false, true, false}, "", "cf|cef", wantsRoll, 3},
		{"letters replace what is rolled again", "roll ccffe", "d", []bool{true, true, false, false, false}, "", "cc|D..", wantsRoll, 3},
		{"Autobot keeps by A1", "set rival.hearts 11; set fame 2; turn rival roll; roll cchhfd", "", nil, "", "cchd|hf", wantsRoll, 2},
		{"all kept: nothing is wanted (A3)", "turn rival roll; roll ccccff", "", nil, "", "|ccccff", wantsNothing, 0},
		{"resolving", "roll ccffe; stop", "", nil, "", "|cceff", wantsNothing, 0},
		{"the white dice (A7)", "set rival.energy 4; turn rival end", "h", nil, "", "|H.", wantsWhite, 2},
		{"a level tie waits", "turn rival roll; roll ccfdee", "", nil, "", "|cceefd", wantsNothing, 0},
		{"camouflage's dice", "card you camouflage; turn rival resolve; dice ccceee; resolve", "h", nil, "", "|H..", wantsAnswer, 3},
	} {
		tr := trayOf(t, c.lines, entry{typed(c.typed), c.kept}, c.before)
		if got := letters(tr); got != c.dice || tr.wants != c.wants || tr.due != c.due {
			t.Errorf("%s: %s, wants %d, %d due; should be %s, %d, %d", c.name, got, tr.wants, tr.due, c.dice, c.wants, c.due)
		}
	}
}

// TestMarksPlace: marking a die does not move it.
func TestMarksPlace(t *testing.T) {
	for i := range 5 {
		marks := make([]bool, 5)
		marks[i] = true
		tr := trayOf(t, "roll ccffe", entry{kept: marks}, "")
		var faces []rules.Face
		for j, d := range tr.dice {
			faces = append(faces, d.face)
			if d.kept != (i == j) {
				t.Errorf("marking die %d: die %d is kept: %v", i, j, d.kept)
			}
		}
		if want := []rules.Face{duel.Claw, duel.Claw, duel.Energy, duel.Fame, duel.Fame}; !slices.Equal(faces, want) {
			t.Errorf("marking die %d moves the dice: %v", i, faces)
		}
	}
}
