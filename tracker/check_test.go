package tracker_test

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// TestChecked writes lines with their check and reads them without it. The sums are those
// of CRC-16/CCITT-FALSE, which anybody can work out: "123456789" has 29b1.
func TestChecked(t *testing.T) {
	for _, c := range []struct{ line, checked, text string }{
		{"123456789", "123456789 # ~29b1", "123456789"},
		{"  123456789 \r", "  123456789 # ~29b1", "123456789"},
		{"123456789 # a word", "123456789 # a word ~29b1", "123456789"},
		{"123456789#", "123456789# ~29b1", "123456789"},
		{"# a comment", "# a comment", ""},
		{"", "", ""},
		{"123456789 # ~29b1", "123456789 # ~29b1", "123456789"},
		{"123456789 # ~0000", "123456789 # ~0000", "123456789"}, // somebody has edited it
		{"123456789 # ~29B1", "123456789 # ~29B1 ~29b1", "123456789"},
	} {
		if have := tracker.Checked(c.line); have != c.checked {
			t.Errorf("%q becomes %q, want %q", c.line, have, c.checked)
		}
		if have := tracker.Comment(c.checked); have != c.text {
			t.Errorf("%q says %q, want %q", c.checked, have, c.text)
		}
	}
	for line, want := range map[string]string{
		"123456789 # ~29b1": "123456789", "123456789 # a word ~29b1": "123456789 # a word", "123456789 # ~0000": "123456789 # ~0000",
		"# a ~29b1": "# a ~29b1", "123456789": "123456789", "": "",
	} {
		if have := tracker.Unchecked(line); have != want {
			t.Errorf("%q is read as %q, want %q", line, have, want)
		}
	}
}

// checkedFile is the text of a saved game as this version writes it.
func checkedFile(t testing.TB, r *duel.Rules) (text string, want *duelGame) {
	t.Helper()
	lines := eventful(t, r)
	want = foldLines(t, r, lines)
	for _, l := range lines {
		text += tracker.Checked(l) + "\n"
	}
	return text, want
}

// TestOneWrongLetter puts a wrong letter in the place of bytes of a saved game. The
// game always opens and says so. It is as it was, except where the wrong letter has made
// another legal line, which is played as if somebody had edited it, or two lines into one.
func TestOneWrongLetter(t *testing.T) {
	r := dueltest.Rules(t)
	text, want := checkedFile(t, r)
	rnd := rand.New(rand.NewPCG(3, 3))
	disk := tracker.NewMemDisk()
	path := disk.Path("game")
	tried, other := 0, 0
	for i := 0; i < len(text); i += often.Times(5, 1) {
		tried++
		bad := []byte(text)
		for bad[i] == text[i] {
			bad[i] = byte(' ' + rnd.IntN(95))
		}
		disk.Put(path, string(bad), false, false)
		s, err := tracker.LookOn(disk, duel.Log{Rules: r}, path)
		if err != nil {
			t.Fatalf("byte %d, %q in the place of %q: %v", i, bad[i], text[i], err)
		}
		line, _, _ := strings.Cut(string(bad[strings.LastIndexByte(text[:i], '\n')+1:]), "\n")
		said := keys(s.Notes)
		switch {
		case look(s.Game) == look(want):
			if had := text[strings.LastIndexByte(text[:i], '\n')+1:]; said == "" && tracker.Comment(line) != tracker.Comment(had[:strings.IndexByte(had, '\n')]) {
				t.Errorf("byte %d, %q: nobody says that %q is damaged", i, bad[i], line)
			}
		case strings.Contains(said, "note-changed") || text[i] == '\n':
			other++
		case strings.Contains(said, "note-damaged") && text[i] == '#': // its check is lost as well
			other++
		default:
			t.Errorf("byte %d, %q in the place of %q: another table; %v", i, bad[i], text[i], s.Notes)
		}
	}
	t.Logf("%d of %d wrong letters led to another table", other, tried)
	if other > tried/20 {
		t.Errorf("%d of %d wrong letters led to another table", other, tried)
	}
}

// TestDamage is damage of every kind, and what is made of it.
func TestDamage(t *testing.T) {
	t.Parallel()
	r := dueltest.Rules(t)
	setup := []string{"kot 1 duel two", "side you gigazaur Zoë", "side rival meka-dragon", "option difficulty hard", "start you"}
	turn := []string{"roll cchef", "stop", "resolve", "pass"}
	out := &memory{}
	do(t, newGame(t, r, setup, out), append(turn, "roll eeeffd")...)
	var lines []string
	for _, l := range out.lines {
		lines = append(lines, tracker.Checked(l))
	}
	table := len(setup) + len(turn)
	if !strings.HasPrefix(lines[table], "table turn=2 ") || len(lines) != table+2 {
		t.Fatalf("the game is %q", lines)
	}
	all := look(foldLines(t, r, lines))
	upTo := func(n int) view { return look(foldLines(t, r, lines[:n])) }
	for _, c := range []struct {
		name  string
		line  int
		text  string // "" drops it
		notes string
		err   string
		want  view
	}{
		{"a letter of the first line", 1, "kot 1 dual two # ~" + check(lines[0]), "note-mended", "", all},
		{"the version, which looks like a newer program's", 1, "kot 2 duel two # ~" + check(lines[0]), "note-mended", "", all},
		{"a newer program's", 1, tracker.Checked("kot 2 duel two"), "", "file-newer", view{}},
		{"a letter of a side", 2, "side you gigasaur Zoë # ~" + check(lines[1]), "note-mended", "", all},
		{"two letters of a side", 2, "side you gigasaus Zoë # ~" + check(lines[1]), "", "word-wrong", view{}},
		{"two letters of an option", 4, "optoin difficulty hard # ~" + check(lines[3]), "note-setup-damaged", "", view{}},
		{"a letter of an event", 7, "stpp # ~" + check(lines[6]), "note-mended", "", all},
		{"an event edited by hand", 6, "roll cchee # ~" + check(lines[5]), "note-changed note-goes-on", "", all},
		{"an event edited by hand, with no check", 6, "roll cchee", "note-goes-on", "", all},
		{"a digit of the table line", table + 1, strings.Replace(lines[table], "turn=2", "turn=9", 1), "note-table-damaged", "", all},
		{"hearts of the table line that cannot be", table + 1, "table turn=2 active=rival phase=roll you=x/1/0/0 rival=9/1/0/0", "note-table-lost", "", all},
		{"the word of the table line", table + 1, strings.Replace(tracker.Unchecked(lines[table]), "table", "tible", 1), "note-table-damaged", "", all},
		{"a table line of a newer program", table + 1, tracker.Checked(strings.Replace(tracker.Unchecked(lines[table]), " rival=10/1", " rival=9/1", 1)), "note-differs", "", view{}},
		{"what is left of a table line", table + 1, "table turn=2 active=rival phase=roll", "note-table-lost", "", all},
		{"an event beyond mending, that counts", 6, "r~~~ # ~" + check(lines[5]), "note-passed-over", "", all},
		{"one that makes no difference", 7, "s~~~ # ~" + check(lines[6]), "note-left-out", "", all},
		{"the last event, beyond mending", table + 2, "roll xxyyzz # ~" + check(lines[table+1]), "note-damaged", "", upTo(table + 1)},
		{"a piece of the disk", table + 2, "\x00\x00\x00" + lines[table+1], "note-zeros note-damaged", "", upTo(table + 1)},
		{"a zero for the sign of a comment", 2, strings.Replace(lines[1], "#", "\x00", 1), "note-mended", "", all},
		{"a piece of a letter became a sign", 2, strings.Replace(lines[1], "\xab", "#", 1), "note-mended", "", all},
		{"a table line cut in two within its check", table + 1, strings.Replace(lines[table], "~", "\n", 1), "note-joined", "", all},
		{"a comment that is no text", 7, strings.Replace(lines[6], "# ", "#\xa0", 1), "", "", all},
		{"a letter before the comment that is no text", 2, strings.Replace(lines[1], " #", "\xa0#", 1), "note-mended", "", all},
		{"a check with a wrong letter", 7, lines[6][:len(lines[6])-1] + "x", "note-check-damaged", "", all},
		{"a line cut in two", 2, lines[1][:11] + "\n" + lines[1][12:], "note-joined", "", all},
		{"a line cut in two behind its text", 7, lines[6][:5] + "\n" + lines[6][6:], "note-joined", "", all},
		{"the last letter of a line became a space", 2, strings.Replace(lines[1], "ë #", "\xc3  #", 1), "note-mended", "", all},
	} {
		t.Run(c.name, func(t *testing.T) {
			bad := slices.Clone(lines)
			bad[c.line-1] = c.text
			path := write(t, bad)
			s, err := tracker.Look(duel.Log{Rules: r}, path)
			if c.err != "" {
				if !rules.IsProblem(err, c.err) || c.err != "file-newer" && !strings.Contains(err.Error(), "game.kot:2: ") {
					t.Errorf("%v, want %s", err, c.err)
				}
				return
			}
			if err != nil || keys(s.Notes) != c.notes || c.want != (view{}) && look(s.Game) != c.want && !strings.Contains(c.notes, "note-goes-on") && !strings.HasPrefix(c.notes, "note-passed-over") {
				t.Fatalf("%v: notes %v; want %s", err, s.Notes, c.notes)
			}
			mended(t, r, s, path)
		})
	}
}

// mended wants the mended copy of a damaged game to open at the same table with nothing to
// say.
func mended(t *testing.T, r *duel.Rules, s *tracker.Session[duel.Table, duel.Event], path string) {
	t.Helper()
	lines, damaged := s.Mended()
	if !damaged {
		if slices.ContainsFunc(s.Notes, func(n rules.Note) bool { return n.Key != "note-differs" && n.Key != "note-goes-on" }) {
			t.Errorf("not damaged: %v", s.Notes)
		}
		return
	}
	copied, err := tracker.Create(path, lines)
	if err != nil {
		t.Fatal(err)
	}
	closeFile(t, copied)
	again, err := tracker.Look(duel.Log{Rules: r}, copied.Path)
	if err != nil || look(again.Game) != look(s.Game) || len(again.Notes) > 0 {
		t.Errorf("mended: %v, %v:\n%s", err, again.Notes, strings.Join(lines, "\n"))
	}
}

func check(line string) string { return line[strings.LastIndexByte(line, '~')+1:] }

// TestMendings finds what trying every letter in every place finds.
func TestMendings(t *testing.T) {
	line := tracker.Checked("side you gigazaur Zoë")
	for _, at := range []int{0, 5, 12, 19} {
		bad := line[:at] + "~" + line[at+1:]
		text := tracker.Comment(bad)
		var want []string
		for i := range len(text) {
			for c := byte(' '); c < 0x7f; c++ {
				if m := text[:i] + string(rune(c)) + text[i+1:]; c != '#' && m != text && tracker.Checked(m) == m+line[len(line)-8:] {
					want = append(want, m)
				}
			}
		}
		if have := tracker.Mendings(bad); !slices.Equal(have, want) || !slices.Contains(have, tracker.Comment(line)) {
			t.Errorf("%q: %q, want %q", bad, have, want)
		}
	}
}

// TestOldFilesOpen: files of versions without checks open without a word, and what is
// added to them has checks.
func TestOldFilesOpen(t *testing.T) {
	r := dueltest.Rules(t)
	lines := eventful(t, r)
	path := write(t, lines)
	o := open(t, r, path)
	if len(o.Notes) > 0 || look(o.Game) != look(foldLines(t, r, lines)) {
		t.Errorf("opened with %v", o.Notes)
	}
	do(t, o.Game, "set deck 30")
	closeFile(t, o.File)
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if want := strings.Join(lines, "\n") + "\n" + tracker.Checked("set deck 30") + "\n"; string(data) != want {
		t.Errorf("the file ends %q", data[len(data)-60:])
	}
}

// TestManyDamagedLines: a file of rubbish behind a set-up is told in a few notes, and soon.
func TestManyDamagedLines(t *testing.T) {
	t.Parallel()
	r := dueltest.Rules(t)
	lines := []string{"kot 1 duel two", "side you gigazaur", "side rival meka-dragon"}
	for range 20_000 {
		lines = append(lines, "set deck 30 # ~0000")
	}
	s, err := tracker.Look(duel.Log{Rules: r}, write(t, lines))
	if err != nil || len(s.Notes) != 21 || s.Notes[20].Key != "note-more" || arg(s.Notes[20], "n") != "19980" {
		t.Errorf("%v, %d notes", err, len(s.Notes))
	}
}
