package tracker_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/tokyo"
	"kingoftokyo/tracker"
)

// counted is a saved game of two as kot writes it, with the number of lines before each of its
// checkpoints: ten turns, and a roll in the eleventh.
func counted(t *testing.T, r *duel.Rules) (d *tracker.MemDisk, path string, lines []string) {
	t.Helper()
	d = tracker.NewMemDisk()
	s, err := tracker.BeginOn(d, duel.Log{Rules: r}, d.Path("game"), []string{"kot 1 duel two", "side you gigazaur Zoë", "side rival meka-dragon", "option difficulty hard", "start you"})
	if err != nil {
		t.Fatal(err)
	}
	for turn := range 10 {
		do(t, s.Game, "roll cchef"+strings.Repeat("d", min(turn, 1)), "stop", "set deck 4"+fmt.Sprint(turn%10), "resolve claw", "undo", "redo", "resolve", "pass")
	}
	do(t, s.Game, "roll hhhdef")
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	text, _ := d.Text(s.Path)
	return d, s.Path, strings.Split(strings.TrimSuffix(text, "\n"), "\n")
}

// put makes the file a text of lines.
func put(d *tracker.MemDisk, path string, lines []string) {
	d.Put(path, strings.Join(lines, "\n")+"\n", false, false)
}

// opened opens a game, closes it and returns it.
func opened(t *testing.T, d *tracker.MemDisk, r *duel.Rules, path string) *tracker.Session[duel.Table, duel.Event] {
	t.Helper()
	s, err := tracker.OpenOn(d, duel.Log{Rules: r}, path)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	return s
}

// TestLinesAreCounted: each checkpoint says how many lines stand before it, in a form that
// goes through checking, unchecking and reading.
func TestLinesAreCounted(t *testing.T) {
	r := dueltest.Rules(t)
	d, path, lines := counted(t, r)
	tables := 0
	for i, l := range lines {
		if !strings.HasPrefix(l, "table ") {
			continue
		}
		tables++
		if want := fmt.Sprintf(" # %d:", i); !strings.Contains(l, want) || tracker.Checked(l) != l || tracker.Checked(tracker.Unchecked(l)) != l || !strings.Contains(tracker.Unchecked(l), want) {
			t.Errorf("line %d is %q, want %q in it", i+1, l, want)
		}
	}
	if tables != 10 {
		t.Fatalf("%d table lines", tables)
	}
	if s := opened(t, d, r, path); len(s.Notes) > 0 {
		t.Errorf("opened with %v", s.Notes)
	}
}

// TestMissingLinesAreTold deletes, doubles and puts in each line before the last checkpoint
// (but what the set-up cannot do without): it is told at the first opening and at no other,
// the check says it always, and a mended copy has nothing more to say.
func TestMissingLinesAreTold(t *testing.T) {
	t.Parallel()
	r := dueltest.Rules(t)
	d, path, lines := counted(t, r)
	want := look(opened(t, d, r, path).Game)
	last := len(lines) - 2
	if !strings.HasPrefix(lines[last], "table ") {
		t.Fatal(lines[last])
	}
	for at := 3; at < last; at++ {
		for how, bad := range map[string][]string{
			"deleted":       slices.Delete(slices.Clone(lines), at, at+1),
			"doubled":       slices.Insert(slices.Clone(lines), at, lines[at]),
			"put in":        slices.Insert(slices.Clone(lines), at, "set you.energy 3"),
			"from far away": slices.Insert(slices.Clone(lines), at, lines[(at+41)%len(lines)]),
		} {
			if !often.Long() && (at%2 == 0) == (how == "deleted" || how == "doubled") {
				continue // each kind at every second place
			}
			if how == "from far away" && strings.Contains(lines[(at+41)%len(lines)], "side ") {
				continue
			}
			put(d, path, bad)
			looked, err := tracker.LookOn(d, duel.Log{Rules: r}, path)
			if err != nil || len(looked.Notes) == 0 {
				t.Fatalf("%d %s: %v, nothing is told", at+1, how, err)
			}
			first := opened(t, d, r, path)
			if keys(first.Notes) != keys(looked.Notes) {
				t.Errorf("%d %s: told %v, looked at %v", at+1, how, first.Notes, looked.Notes)
			}
			if at > 4 && look(first.Game).state != want.state {
				t.Errorf("%d %s: another table; %v", at+1, how, first.Notes)
			}
			mended(t, r, looked, filepath.Join(t.TempDir(), "copy.kot"))
			lone := !slices.ContainsFunc(first.Notes, func(n rules.Note) bool { // of other damage is told each time
				return !slices.Contains([]string{"note-passed-over", "note-left-out", "note-missing", "note-missing-turn", "note-too-many", "note-too-many-turn", "note-doubled", "note-stray"}, n.Key)
			})
			second, err := tracker.OpenOn(d, duel.Log{Rules: r}, path)
			if err != nil || lone && len(second.Notes) > 0 {
				t.Fatalf("%d %s: %v, told again: %v; at first %v", at+1, how, err, second.Notes, first.Notes)
			}
			do(t, second.Game, "undo", "redo", "stop", "resolve", "pass", "roll cchefd")
			if err := second.Close(); err != nil {
				t.Fatal(err)
			}
			third, err := tracker.LookOn(d, duel.Log{Rules: r}, path)
			if err != nil || keys(third.Notes) != keys(second.Notes) || len(third.Told) == 0 {
				t.Errorf("%d %s: %v, after another turn %v, told %v", at+1, how, err, third.Notes, third.Told)
			}
		}
	}
}

// TestWhatIsTold is what is said of a line that is missing or too many, and what a copy is
// read as: a line that stands in the file twice counts once.
func TestWhatIsTold(t *testing.T) {
	r := dueltest.Rules(t)
	d, path, lines := counted(t, r)
	want := look(opened(t, d, r, path).Game)
	at := 5 + 9*3 + 6 // the last resolve of turn 4
	for _, c := range []struct {
		name  string
		lines []string
		notes string
		turn  string
		whole bool
	}{
		{"a line missing", slices.Delete(slices.Clone(lines), at-4, at-3), "note-missing-turn", "4", false},
		{"one that the next line needs", slices.Delete(slices.Clone(lines), at, at+1), "note-passed-over note-missing-turn", "4", false},
		{"two lines missing", slices.Delete(slices.Clone(lines), at-2, at), "note-missing-turn", "4", false},
		{"an undo doubled", slices.Insert(slices.Clone(lines), at-1, lines[at-2]), "note-doubled", "", true},
		{"two lines doubled", slices.Insert(slices.Clone(lines), at, lines[at-2:at]...), "note-doubled", "", false},
		{"a table line doubled", slices.Insert(slices.Clone(lines), at+3, lines[at+2]), "note-doubled", "", true},
		{"a table line of elsewhere", slices.Insert(slices.Clone(lines), at, lines[at+11]), "note-stray", "", true},
		{"an earlier one behind the last", append(slices.Clone(lines), lines[at+2]), "note-stray", "", true},
		{"a line typed in", slices.Insert(slices.Clone(lines), at, "set you.energy 3"), "note-too-many-turn", "4", false},
		{"one typed in behind the last table line", append(slices.Clone(lines), "set you.energy 3"), "", "", false},
		{"the set-up lacks a line", slices.Delete(slices.Clone(lines), 3, 4), "note-missing-turn", "1", false},
	} {
		put(d, path, c.lines)
		s, err := tracker.LookOn(d, duel.Log{Rules: r}, path)
		if err != nil || keys(s.Notes) != c.notes || c.turn != "" && arg(s.Notes[len(s.Notes)-1], "turn") != c.turn {
			t.Errorf("%s: %v, %v; want %s in turn %s", c.name, err, s.Notes, c.notes, c.turn)
			continue
		}
		if c.whole && look(s.Game) != want {
			t.Errorf("%s: another table", c.name)
		}
	}
}

// TestNumberDamaged: a number whose letters do not fit it counts for nothing, and is said.
func TestNumberDamaged(t *testing.T) {
	r := dueltest.Rules(t)
	d, path, lines := counted(t, r)
	at := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, "table ") })
	from := strings.Index(lines[at], "# ") + 2
	for i := from; i < len(lines[at]); i++ {
		for _, c := range []byte("07a~:x \xa0\x00") {
			if lines[at][i] == c {
				continue
			}
			bad := slices.Clone(lines)
			bad[at] = lines[at][:i] + string([]byte{c}) + lines[at][i+1:]
			put(d, path, bad)
			s, err := tracker.LookOn(d, duel.Log{Rules: r}, path)
			if said := keys(s.Notes); err != nil || said != "note-count-damaged" && said != "note-check-damaged" && said != "note-table-damaged" {
				t.Errorf("%q: %v, %v", bad[at][from:], err, s.Notes)
			}
		}
	}
}

// TestOlderVersionBetween: versions before write no numbers, and nobody misses a line where
// they have played on.
func TestOlderVersionBetween(t *testing.T) {
	r := dueltest.Rules(t)
	d, path, lines := counted(t, r)
	old := slices.Clone(lines)
	for i := 30; i < 70; i++ {
		old[i] = tracker.Checked(numbers.ReplaceAllString(tracker.Unchecked(old[i]), ""))
	}
	old = append(old, "stop", "resolve", "pass")
	put(d, path, old)
	s, err := tracker.OpenOn(d, duel.Log{Rules: r}, path)
	if err != nil || len(s.Notes) > 0 {
		t.Fatal(err, s.Notes)
	}
	do(t, s.Game, "roll cchefd", "stop", "resolve", "pass")
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if s := opened(t, d, r, path); len(s.Notes) > 0 {
		t.Errorf("opened with %v", s.Notes)
	}
}

// TestUnended: a last line without its line feed counts if its check is whole, and the file
// gets the line feed with the next opening; a torn one stays to be read with all it had.
func TestUnended(t *testing.T) {
	r := dueltest.Rules(t)
	d, path, lines := counted(t, r)
	want := look(opened(t, d, r, path).Game)
	whole := strings.Join(lines, "\n")
	for _, end := range []string{"", "x", "\x00"} {
		d.Put(path, whole+end, false, false)
		s, err := tracker.OpenOn(d, duel.Log{Rules: r}, path)
		if err != nil || keys(s.Notes) != "note-unended" || look(s.Game) != want {
			t.Fatalf("%q: %v, %v", end, err, s.Notes)
		}
		do(t, s.Game, "set deck 30")
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		if have, _ := d.Text(path); have != whole+"\n"+tracker.Checked("set deck 30")+"\n" {
			t.Errorf("%q: the file ends %q", end, have[len(whole)-20:])
		}
	}
	torn := "set deck 30 # " + strings.Repeat("a long word ", 10)
	d.Put(path, whole+"\n"+torn, false, false)
	if s := opened(t, d, r, path); keys(s.Notes) != "note-torn" || look(s.Game) != want {
		t.Error(s.Notes)
	}
	if have, _ := d.Text(path); have != whole+"\n# cut off: "+torn+"\n" {
		t.Errorf("the file ends %q", have[len(whole):])
	}
}

// TestTornBlock: zeros from within the last table line over what follows, as a disk leaves
// them, are not called numbers that the game has as well.
func TestTornBlock(t *testing.T) {
	r := dueltest.Rules(t)
	d, path, lines := counted(t, r)
	for _, from := range []int{9 * 9, 9*9 + 5, 9*10 + 4} { // a roll, a resolve, the last table line
		for _, within := range []int{5, 10, len(lines[from]) - 3} {
			within = min(within, len(lines[from])-1)
			text := strings.Join(lines, "\n") + "\n"
			begin := len(strings.Join(lines[:from], "\n")) + 1 + within
			end := min(begin+len(lines[from])+40, len(text)-8)
			d.Put(path, text[:begin]+strings.Repeat("\x00", end-begin)+text[end:], false, false)
			s, err := tracker.LookOn(d, duel.Log{Rules: r}, path)
			if err != nil || !strings.Contains(keys(s.Notes), "note-zeros") || strings.Contains(keys(s.Notes), "note-table-damaged") || strings.Contains(keys(s.Notes), "note-differs") {
				t.Errorf("line %d, byte %d: %v, %v", from+1, within, err, s.Notes)
			}
		}
	}
}

// TestRemarksDamaged: the comments kot writes have no check, and no letter of them costs a
// line of the game.
func TestRemarksDamaged(t *testing.T) {
	r := dueltest.Rules(t)
	d, path, lines := counted(t, r)
	want := look(opened(t, d, r, path).Game)
	for name, bad := range map[string][]string{
		"the first letter at the head":  slices.Insert(slices.Clone(lines), 0, "x goes on from far.kot"),
		"the end at the head":           append([]string{"# goes on from far.kotx" + lines[0]}, lines[1:]...),
		"the first letter in the midst": slices.Insert(slices.Clone(lines), len(lines)-3, "x told: 1a2b"),
		"the end in the midst":          slices.Replace(slices.Clone(lines), len(lines)-3, len(lines)-2, "# told: 1a2bx"+lines[len(lines)-3]),
	} {
		put(d, path, bad)
		s, err := tracker.LookOn(d, duel.Log{Rules: r}, path)
		if err != nil || look(s.Game) != want || len(s.Notes) != 1 {
			t.Errorf("%s: %v, %v", name, err, s)
		}
	}
}

// TestSetUpOfAnotherGame: a wrong letter may make another legal line of the set-up, which what
// follows does not fit. It is read as it was.
func TestSetUpOfAnotherGame(t *testing.T) {
	r := tokyo.Log{Rules: tokyotest.Rules(t, tokyo.Base)}
	setup := []string{"kot 1 tokyo", "player p1 gigazaur Anna", "player p2 alienoid Bea", "player p3 the-king Cleo", "first p2", "row ? ? ?"}
	d := tracker.NewMemDisk()
	s, err := tracker.BeginOn(d, r, d.Path("game"), setup)
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range []string{"roll 111233", "resolve", "pass", "roll 111223", "resolve"} {
		if err := s.DoLines(l); err != nil {
			t.Fatal(l, err)
		}
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	text, _ := d.Text(s.Path)
	for wrong, was := range map[string]string{"player p6 the-king Cleo": "player p3 the-king Cleo", "first p3": "first p2", "player p6 gigazaur Anna": "player p1 gigazaur Anna"} {
		d.Put(s.Path, strings.Replace(text, was, wrong, 1), false, false)
		again, err := tracker.LookOn(d, r, s.Path)
		if err != nil || keys(again.Notes) != "note-mended" || arg(again.Notes[0], "mended") != was || again.Game.Table().State != s.Game.Table().State {
			t.Errorf("%s: %v, %v", wrong, err, again)
		}
	}
	d.Put(s.Path, strings.Replace(text, "Cleo", "Clea", 1), false, false) // somebody has changed a name
	if again, err := tracker.LookOn(d, r, s.Path); err != nil || keys(again.Notes) != "note-changed" {
		t.Errorf("%v, %v", err, again)
	}
}

// TestHostileFiles: files made to be slow to restore are read, and soon: what is tried has a
// limit.
func TestHostileFiles(t *testing.T) {
	t.Parallel()
	r := dueltest.Rules(t)
	setup := []string{"kot 1 duel two", "side you gigazaur", "side rival meka-dragon"}
	d, path, lines := counted(t, r)
	table := lines[len(lines)-2]
	for name, more := range map[string][]string{
		"table lines that all say too much": slices.Repeat([]string{"set deck 30", table}, 10_000),
		"halves of lines":                   slices.Repeat([]string{"set deck # ~12", "34 ~0000"}, 100_000),
		"checks without a comment":          slices.Repeat([]string{strings.Repeat("x ", 400) + "~0000"}, 8_000),
		"remarks":                           slices.Repeat([]string{"# goes on from " + strings.Repeat("x ~0000", 100)}, 8_000),
		"checks in a line":                  {strings.Repeat("set deck 30 # ~0000 ", 200_000)},
	} {
		put(d, path, slices.Concat(setup, more))
		s, err := tracker.LookOn(d, duel.Log{Rules: r}, path)
		if err != nil || len(s.Notes) > 21 {
			t.Errorf("%s: %v, %v", name, err, s)
		}
	}
}
