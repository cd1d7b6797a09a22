package tracker_test

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// The game that these tests damage. Its set-up is lines 1 to 4; its turns end at lines 8, 13 and 15.
var damagedGame = strings.Split("fox 1;player ann;player bob;player cem;"+
	"deal ann fox;deal bob owl;throw uu;sum 2 2/0/0 10/1/0;"+
	"set cem 5;set cem 6;deal cem owl;throw u;sum 3 2/1/6 10/1/1;"+
	"throw uuu;sum 4 2/1/9 10/1/1;"+
	"set ann 3;throw uu;sum 5 5/1/9 10/1/1;set bob 4", ";")

const damagedEnd = "5 bob 5/4/9 10/1/1"

// without, doubled and moved change lines, counted from 1.
func without(lines []string, from, to int) []string {
	return slices.Delete(slices.Clone(lines), from-1, to)
}

func inserted(lines []string, at int, more ...string) []string {
	return slices.Insert(slices.Clone(lines), at-1, more...)
}

func changed(lines []string, at int, text string) []string {
	lines = slices.Clone(lines)
	lines[at-1] = text
	return lines
}

// TestDamage has damage of every kind, and what kot makes of it.
func TestDamage(t *testing.T) {
	l := strings.Split(strings.TrimSuffix(tracker.CheckedText(damagedGame), "\n"), "\n")
	text := func(i int) string { return tracker.Comment(l[i-1]) }
	letter := func(i int, old, new string) []string { return changed(l, i, strings.Replace(l[i-1], old, new, 1)) }
	for _, c := range []struct {
		name  string
		lines []string
		notes string // or the refusal and its line
		at    string
		want  string
	}{
		{"nothing", l, "", "", damagedEnd},
		{"saved with other line ends", strings.Split(strings.Join(l, "\r\n")+"\r", "\n"), "", "", damagedEnd},
		{"saved with a byte order mark", changed(l, 1, "\ufeff"+l[0]), "", "", damagedEnd},
		{"comments between", inserted(l, 6, "# well", "", "#~1234567890"), "", "", damagedEnd},

		{"a letter", letter(7, "uu", "um"), "note-turn-lost", "7", damagedEnd},
		{"a letter of a line without which the turn is the same", letter(9, "5", "7"), "note-left-out", "9", damagedEnd},
		{"a byte that is no text", letter(7, "uu", "u\xff"), "note-turn-lost", "7", damagedEnd},
		{"a letter of the last line", letter(19, "4", "3"), "note-end-lost", "19", "5 bob 5/1/9 10/1/1"},
		{"a letter of a line's own check", letter(7, "~", "~x"), "note-check-damaged", "7", damagedEnd},
		{"a letter of the other digits", changed(l, 7, l[6][:len(l[6])-1]+"g"), "note-check-damaged", "7", damagedEnd},
		{"the sign of a check", letter(7, "~", "-"), "note-check-damaged", "7", damagedEnd},
		{"a check", changed(l, 7, text(7)), "note-check-damaged", "7", damagedEnd},
		{"the sign of a comment", letter(7, "#", "+"), "note-turn-lost", "7", damagedEnd},
		{"a comment's sign in front", letter(7, "t", "#"), "note-turn-lost", "8", damagedEnd},
		{"a line feed lost", slices.Concat(l[:8], []string{l[8] + l[9]}, l[10:]), "note-turn-lost", "9", damagedEnd},
		{"a line feed put in", slices.Concat(l[:6], []string{l[6][:7], l[6][7:]}, l[7:]), "note-by-hand note-turn-lost", "7 8", damagedEnd},
		{"a line feed before a check", slices.Concat(l[:6], []string{text(7), strings.TrimPrefix(l[6], text(7))}, l[7:]), "note-check-damaged", "7", damagedEnd},
		{"zeros over two turns", slices.Concat(l[:6], []string{strings.Repeat("\x00", 90) + l[9][4:]}, l[10:]), "note-turn-lost", "7", damagedEnd},
		{"zeros at the end", slices.Concat(l[:18], []string{strings.Repeat("\x00", 90)}), "note-end-lost", "19", "5 bob 5/1/9 10/1/1"},

		{"a line deleted", without(l, 7, 7), "note-turn-lost", "7", damagedEnd},
		{"a line deleted without which the turn is the same", without(l, 9, 9), "note-missing", "9", damagedEnd},
		{"the last line deleted", without(l, 19, 19), "", "", "5 bob 5/1/9 10/1/1"},
		{"lines of three turns deleted", without(l, 7, 16), "note-turn-lost", "7", damagedEnd},
		{"a line doubled", inserted(l, 8, l[6]), "note-stray", "8", damagedEnd},
		{"the last line doubled", append(slices.Clone(l), l[18]), "note-end-lost", "20", damagedEnd},
		{"a turn doubled", inserted(l, 9, l[4:8]...), "note-stray note-stray note-stray note-stray", "9 10 11 12", damagedEnd},
		{"a turn put in where it was not yet", inserted(l, 6, l[13:15]...), "note-stray note-stray", "6 7", damagedEnd},
		{"rubbish put in", inserted(l, 8, "rubbish # ~12", "more # of it ~", "# ~"), "note-stray note-hand-refused", "8 9", damagedEnd},
		{"a line moved to the front", without(inserted(l, 6, l[11]), 13, 13), "note-stray note-turn-lost", "6 13", damagedEnd},
		{"a line moved to the end", append(without(l, 7, 7), l[6]), "note-turn-lost note-end-lost", "7 19", damagedEnd},
		{"two lines changed round", without(inserted(l, 9, l[9]), 11, 11), "note-stray note-turn-lost", "9 11", damagedEnd},

		{"a letter of numbers", letter(8, "2", "3"), "note-numbers", "8", damagedEnd},
		{"the last numbers damaged", letter(18, "5", "6"), "note-numbers", "18", damagedEnd},
		{"numbers deleted", without(l, 8, 8), "note-numbers", "8", damagedEnd},
		{"numbers doubled", inserted(l, 9, l[7]), "note-stray", "9", damagedEnd},
		{"numbers moved to the end", append(without(l, 8, 8), l[7]), "note-numbers note-end-lost", "8 19", damagedEnd},
		{"numbers moved to the front", without(inserted(l, 6, l[14]), 16, 16), "note-stray note-numbers", "6 16", damagedEnd},

		{"a line typed", inserted(l, 7, "set bob 1 # she said"), "note-by-hand note-differs", "7 9", damagedEnd},
		{"a line typed at the end", append(slices.Clone(l), "throw uu"), "note-by-hand", "20", "6 cem 5/6/9 10/1/1"},
		{"a line typed that is refused", inserted(l, 7, "gift owl"), "note-hand-refused", "7", damagedEnd},
		{"a line corrected", changed(l, 19, "set bob 7"), "note-by-hand", "19", "5 bob 5/7/9 10/1/1"},
		{"a line corrected further up", changed(l, 7, "throw uum"), "note-by-hand note-differs", "7 8", damagedEnd},

		{"a letter of the set-up", letter(2, "ann", "amn"), "setup-damaged", "2", ""},
		{"a word of the set-up", letter(3, "player", "plaier"), "setup-damaged", "3", ""},
		{"the last line of the set-up", letter(4, "cem", "cen"), "setup-damaged", "4", ""},
		{"a line of the set-up deleted", without(l, 2, 2), "setup-missing", "2", ""},
		{"its first line deleted", without(l, 1, 1), "setup-missing", "1", ""},
		{"its last line deleted", without(l, 4, 4), "setup-missing", "4", ""},
		{"two lines of the set-up changed round", without(inserted(l, 2, l[2]), 4, 4), "setup-missing", "4", ""},
		{"a line of the set-up doubled", inserted(l, 3, l[1]), "note-stray", "3", damagedEnd},
		{"its first line doubled", inserted(l, 1, l[0]), "note-stray", "2", damagedEnd},
		{"a check of the set-up", letter(3, "~", "~~"), "note-check-damaged", "3", damagedEnd},
		{"a line of the set-up corrected as it was", changed(l, 3, text(3)), "note-check-damaged", "3", damagedEnd},
		{"a line of the set-up changed", changed(l, 3, "player bea"), "setup-missing", "4", ""},
		{"the set-up changed, without checks", slices.Concat([]string{"fox 1", "player ann", "player bea", "player cem"}, l[4:]), "note-before", "5", damagedEnd},

		{"a test build's file", strings.Split("fox 1 # ~1a2b;player ann # ~1a2b;player bob;player cem;throw u # ~1a2b", ";"), "test-build", "", ""},
		{"nothing but a comment", []string{"# ~1234567890"}, "setup-incomplete", "0", ""},
		{"typed, and refused", strings.Split("fox 1;player ann;player bob;player cem;throw u;dance", ";"), "verb-unknown", "6", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := tracker.NewMemDisk()
			path, text := d.Path("foxes"), strings.Join(c.lines, "\n")+"\n"
			d.Put(path, text, false, false)
			looked, _ := tracker.LookOn(d, foxRules{}, path)
			s, err := tracker.OpenOn(d, foxRules{}, path)
			var at *rules.Located
			switch {
			case err != nil && errors.As(err, &at) && rules.IsProblem(err, c.notes) && fmt.Sprint(at.Line) == c.at:
			case err != nil && at == nil && rules.IsProblem(err, c.notes) && c.at == "":
			case err != nil || c.want == "":
				t.Errorf("%v, want %s at line %s", err, c.notes, c.at)
			}
			if have, _ := d.Text(path); err != nil && (have != text || len(d.Names()) > 1) {
				t.Errorf("refused, and the files are %v", d.Names())
			}
			if err != nil {
				return
			}
			told := writtenAnew(t, d, looked, s, text)
			if have := lineNumbers(told); keys(told) != c.notes || have != c.at || s.Game.Table().String() != c.want {
				t.Errorf("%s at %s\n%v\nwant %s at %s; %s, want %s", keys(told), have, told, c.notes, c.at, s.Game.Table(), c.want)
			}
		})
	}
}

// lineNumbers returns the lines that notes mention.
func lineNumbers(notes []rules.Note) string {
	var out []string
	for _, n := range notes {
		out = append(out, arg(n, "line"))
	}
	return strings.Join(out, " ")
}

// writtenAnew checks that a file that was viewed and then opened is rewritten if anything was noted, and opens at the
// same table without a note from then on; and that a damaged one is also saved as it was. It returns the notes on lines.
func writtenAnew(t rapid.TB, d *tracker.MemDisk, looked, s *foxSession, was string) (told []rules.Note) {
	t.Helper()
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	told = s.Notes
	_, hurt := looked.Mended()
	if kept, ok := d.Text(s.Path + ".damaged"); hurt {
		last := told[len(told)-1]
		if kept != was || last.Key != "note-kept" || arg(last, "file") != s.Path+".damaged" {
			t.Errorf("saved beside is %q, told %v", kept, last)
		}
		told = told[:len(told)-1]
		if !reflect.DeepEqual(told, looked.Notes) {
			t.Errorf("opened, told %v; looked at, %v", told, looked.Notes)
		}
	} else if ok {
		t.Errorf("nothing was damaged, and the file was saved beside")
	}
	now, _ := d.Text(s.Path)
	if len(told) == 0 && now != was {
		t.Errorf("nothing is told, and the file is now %q", now)
	}
	again, err := tracker.OpenOn(d, foxRules{}, s.Path)
	if err != nil || len(again.Notes) > 0 || again.Game.Table().String() != s.Game.Table().String() {
		t.Fatalf("opened again: %v, %v\n%s", err, again, now)
	}
	if err := again.Close(); err != nil {
		t.Error(err)
	}
	return told
}

// wreck is the text of a damaged game of foxes, and its original lines. Those from hit to last, counted from 0,
// were damaged.
type wreck struct {
	lines     []string
	text      string
	hit, last int
}

// drawWreck plays a game, with or without undos, and damages its file.
func drawWreck(t *rapid.T, undos bool) (w wreck) {
	d := tracker.NewMemDisk()
	s, err := tracker.BeginOn(d, foxRules{}, d.Path("foxes"), foxSetup)
	if err != nil {
		t.Fatal(err)
	}
	menu := append(slices.Clone(foxMenu), "throw u", "throw uu", "throw uum")
	if undos {
		menu = append(menu, "undo", "undo", "redo")
	}
	for _, line := range rapid.SliceOfN(rapid.SampledFrom(menu), 5, 40).Draw(t, "lines") {
		foxSessionDo(s, line) // many are refused
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	w.text, _ = d.Text(s.Path)
	w.lines = slices.Collect(strings.Lines(w.text))
	line := func(name string) int { return rapid.IntRange(0, len(w.lines)-1).Draw(t, name) }
	at, other := line("line"), line("other line")
	bad := slices.Clone(w.lines)
	w.hit, w.last = at, at
	switch rapid.SampledFrom([]string{"delete", "double", "move", "insert", "byte"}).Draw(t, "damage") {
	case "delete":
		bad = slices.Delete(bad, at, at+1)
	case "double":
		bad = slices.Insert(bad, at, bad[at])
	case "insert":
		bad = slices.Insert(bad, at, bad[other])
	case "move":
		bad = slices.Insert(slices.Delete(bad, at, at+1), other, w.lines[at])
		w.hit, w.last = min(at, other), max(at, other)
	case "byte":
		i := rapid.IntRange(0, len(w.text)-1).Draw(t, "byte")
		w.hit = strings.Count(w.text[:i], "\n")
		w.last = min(strings.Count(w.text[:i+1], "\n"), len(w.lines)-1) // a line feed belongs to two lines
		b := []byte(w.text)
		b[i] = rapid.Byte().Draw(t, "value")
		bad = []string{string(b)}
	}
	w.text = strings.Join(bad, "")
	return w
}

// same reports whether the damaged file says the same as the whole one, or lacks only lines at its end.
func (w *wreck) same() bool {
	said := func(text string) (out []string) {
		for line := range strings.Lines(text) {
			_, check, _ := strings.Cut(line, "#")
			out = append(out, tracker.Comment(line)+"#"+strings.TrimSpace(check))
		}
		return out
	}
	have, want := said(w.text), said(strings.Join(w.lines, ""))
	return strings.HasSuffix(w.text, "\n") && len(have) <= len(want) && slices.Equal(have, want[:len(have)])
}

// turns returns the turns of the lines that were hit, from first to last, and the table at the end.
func (w *wreck) turns(t *rapid.T) (first, last int, end *foxTable) {
	g := tracker.New(foxRules{}, nil)
	first = 100
	for i, l := range w.lines {
		before := g.Table().turn
		if strings.HasPrefix(l, "sum ") { // the end of one turn and the start of the next
			before--
		}
		if _, err := g.Fold(l); err != nil {
			t.Fatal(err)
		}
		if i >= w.hit && i <= w.last {
			first, last = min(first, before), max(last, g.Table().turn)
		}
	}
	return first, last, g.Table()
}

// TestDamageProperty damages random games: a line is deleted, duplicated, moved or inserted, or a byte is wrong. kot
// reports it, and loses no more than the turns that were hit.
func TestDamageProperty(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		undos := rapid.Bool().Draw(t, "undos")
		w := drawWreck(t, undos)
		d := tracker.NewMemDisk()
		path := d.Path("foxes")
		d.Put(path, w.text, false, false)
		looked, _ := tracker.LookOn(d, foxRules{}, path)
		s, err := tracker.OpenOn(d, foxRules{}, path)
		if err != nil {
			if have, _ := d.Text(path); w.hit > len(foxSetup) || have != w.text || len(d.Names()) > 1 {
				t.Fatalf("refused: %v", err)
			}
			return
		}
		told := writtenAnew(t, d, looked, s, w.text)
		if len(told) == 0 && !w.same() {
			t.Fatalf("nothing is told of\n%s", w.text)
		}
		first, last, end := w.turns(t)
		if s.Game.Table().String() != end.String() && last < end.turn {
			t.Errorf("turns %d to %d were hit, and the table is %s, want %s: %v\n%s", first, last, s.Game.Table(), end, s.Notes, w.text)
		}
		if undos {
			return
		}
		kept, _ := looked.Mended()
		before, behind := w.beside(first, last)
		if have := comments(kept); !strings.HasPrefix(have, before) || !strings.HasSuffix(have, behind) {
			t.Errorf("turns %d to %d were hit, and kept is\n%swant\n%s...\n%s%v", first, last, have, before, behind, s.Notes)
		}
	})
}

// beside returns the lines of the turns before and after those from one to another.
func (w *wreck) beside(from, to int) (before, behind string) {
	turn := 1
	for i, l := range w.lines {
		switch {
		case turn < from || i < min(w.hit, len(foxSetup)):
			before += comments([]string{l})
		case turn > to:
			behind += comments([]string{l})
		}
		if strings.HasPrefix(l, "sum ") {
			fmt.Sscanf(l, "sum %d", &turn)
		}
	}
	return before, behind
}

// comments returns lines without their comments.
func comments(lines []string) (out string) {
	for _, l := range lines {
		out += tracker.Comment(l) + "\n"
	}
	return out
}

// TestDamageOnABadDisk opens a damaged game on a disk of which each step in turn goes wrong. The file is unchanged or
// rewritten, the copy is complete, and the next opening results in the same table.
func TestDamageOnABadDisk(t *testing.T) {
	text := strings.Replace(tracker.CheckedText(damagedGame), "throw uu ", "throw um ", 1)
	for how := range tracker.Ways {
		for fault, steps := 1, 20; fault <= steps; fault++ {
			d := tracker.NewMemDisk()
			path := d.Path("foxes")
			d.Put(path, text, false, false)
			d.FailAfter(fault, how)
			s, err := tracker.OpenOn(d, foxRules{}, path)
			if err == nil {
				s.Close()
			}
			if d.Steps < fault {
				steps = fault
			}
			d.Restart()
			now, _ := d.Text(path)
			kept, ok := d.Text(path + ".damaged")
			if now != text && kept != text || ok && kept != text || how == tracker.Fails && now == text && len(d.Names()) > 1 {
				t.Errorf("step %d goes wrong the way %d (%v): the files are %v, the game is %q", fault, how, err, d.Names(), now)
			}
			again, err := tracker.OpenOn(d, foxRules{}, path)
			if err != nil || again.ReadOnly() || again.Game.Table().String() != damagedEnd {
				t.Fatalf("step %d went wrong the way %d: opened again %v, %v", fault, how, err, again)
			}
			again.Close()
			if now, _ := d.Text(path); strings.Contains(now, "throw um") {
				t.Errorf("step %d went wrong the way %d: the file is still damaged", fault, how)
			}
		}
	}
}

// TestDamageMeanwhile changes a damaged file while it is being opened: kot does not overwrite it.
func TestDamageMeanwhile(t *testing.T) {
	text := strings.Replace(tracker.CheckedText(damagedGame), "throw uu ", "throw um ", 1)
	for step := 2; step < 12; step++ {
		d := tracker.NewMemDisk()
		path := d.Path("foxes")
		d.Put(path, text, false, false)
		theirs, done := text+"# theirs\n", false
		d.Meanwhile = func(n int) {
			if n == step {
				d.Put(path, theirs, step%2 == 0, false)
				done = true
			}
		}
		s, err := tracker.OpenOn(d, foxRules{}, path)
		if err != nil {
			t.Fatal(err)
		}
		s.Close()
		have, _ := d.Text(path)
		kept, _ := d.Text(path + ".damaged")
		if done && have != theirs && kept != theirs && !strings.Contains(have, "# theirs") {
			t.Errorf("changed before step %d, and %v has %q", step, d.Names(), have)
		}
	}
}

// TestHostileFiles reads files that were made to be slow: a hundred thousand faults, eight megabytes of garbage.
func TestHostileFiles(t *testing.T) {
	t.Parallel()
	begun := append(slices.Clone(foxSetup), "throw u", "sum 2 1/0/0 0/0/0")
	const many = 100_000
	for name, more := range map[string][]string{
		"rubbish":                    {strings.Repeat("x # ~1a2b3c4d5\x00", 1<<19)},
		"lines of rubbish":           slices.Repeat([]string{"rubbish # ~1a2b3c4d5e"}, many),
		"lines typed":                slices.Repeat([]string{"# a comment", "throw x"}, many),
		"doubled lines":              slices.Repeat(strings.Split(strings.TrimSpace(tracker.CheckedText([]string{"throw u"})), "\n"), many),
		"doubled numbers":            slices.Repeat(strings.Split(strings.TrimSpace(tracker.CheckedText(begun)), "\n")[5:], many),
		"a fault before all numbers": slices.Repeat(append([]string{"rubbish # ~1a2b3c4d5e"}, strings.Split(strings.TrimSpace(tracker.CheckedText(begun)), "\n")[5:]...), many/2),
	} {
		d := tracker.NewMemDisk()
		path := d.Path("foxes")
		d.Put(path, tracker.CheckedText(begun)+strings.Join(more, "\n")+"\n", false, false)
		if s, err := tracker.LookOn(d, foxRules{}, path); err != nil || len(s.Notes) > 21 || len(s.Notes) == 0 {
			t.Errorf("%s: %v, %v", name, err, s)
		}
	}
}
