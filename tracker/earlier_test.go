package tracker_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/tokyo"
	"kingoftokyo/tracker"
)

type earlierFile struct{ file, rule, want string }

// earlier are files as earlier versions wrote them (testdata/earlier): all of them with checks,
// but the one of 0.1.0. rule is the rule that is another one since; "" where the file
// comes out alike. Want is the table that the version itself showed in the end.
var earlier = []earlierFile{
	{"ray", "15.3 healing-ray and regeneration", "p2.hearts=10 p2.energy=5 p1.energy=4 turn=3 dice=hhhhhh"},
	{"ray-full", "15.3 healing-ray and regeneration", "p2.hearts=10 p3.hearts=8 city=p3 turn=2 dice=112233"},
	{"ray-then-smash", "15.3 healing-ray and regeneration", "p2.hearts=1 p2.out=false city=p2 phase=buy"},
	{"copy-moved", "mimic on one's own battery-monster", "p1.energy=6 p1.cards=mimic turn=3 dice=112233"},
	{"copy-moved-0.1.0", "mimic on one's own battery-monster", "p1.energy=6 p1.cards=mimic turn=3 dice=112233"},
	{"copy-spent", "mimic on one's own battery-monster", "p1.energy=2 p1.cards=mimic turn=3 p1.points=4"},
	{"copy-open", "mimic on one's own battery-monster", "p1.energy=4 p1.cards=mimic turn=2 dice=112233"},
	{"opportunist", "", "p1.energy=4 row=frenzy,energize,corner-store turn=2"},
	{"swept", "10.5 a card just discarded", "p1.cards=jets row=?,?,heal turn=2 discards=tank,wings dice=112233"},
	{"outside", "6.1 outside at the question", "p2.hearts=8 city=p1 turn=2 dice=112233"},
	{"duel-passed", "A5 Autobot's useless dice passed by", "rival.energy=0 turn=2 active=you dice=cceehh"},
	{"dark-two", "", "p1.points=3 p1.energy=1 turn=3 dice=112hhh"},
}

// TestEarlierFiles: files of earlier versions open to the same table, whatever rules have changed since; that
// is said once.
func TestEarlierFiles(t *testing.T) {
	for _, c := range earlier {
		data, err := os.ReadFile(filepath.Join("testdata", "earlier", c.file+".kot"))
		if err != nil {
			t.Fatal(err)
		}
		switch box, _, _ := strings.Cut(c.file, "-"); box {
		case "duel":
			r := dueltest.Frozen(t)
			opensAlike(t, duel.Log{Rules: r}, c, string(data), func(now *duel.Table) any {
				dueltest.Want(t, r, now, c.want)
				return now.State
			})
		case "dark":
			opensAlikeTokyo(t, tokyo.Dark, c, string(data))
		default:
			opensAlikeTokyo(t, tokyo.Base, c, string(data))
		}
	}
}

func opensAlikeTokyo(t *testing.T, edition tokyo.Edition, c earlierFile, data string) {
	t.Helper()
	r := tokyotest.Rules(t, edition)
	opensAlike(t, tokyo.Log{Rules: r}, c, data, func(now *tokyo.Table) any {
		tokyotest.Want(t, r, now, c.want)
		return now.State
	})
}

// opensAlike opens a file, with its checks and without, as 0.1.0 wrote none. state holds a table to what is
// wanted and returns its state.
func opensAlike[T, E any](t *testing.T, log tracker.Rules[T, E], c earlierFile, data string, state func(*T) any) {
	t.Helper()
	want := "note-earlier"
	if c.rule == "" {
		want = ""
	}
	for _, text := range []string{data, tracker.UncheckedText(data)} {
		path := filepath.Join(t.TempDir(), "game.kot")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		s, err := tracker.Open(log, path)
		if err != nil {
			t.Errorf("%s: %v", c.file, err)
			continue
		}
		if keys(s.Notes) != want {
			t.Errorf("%s: noted %v", c.file, s.Notes)
		}
		was := state(s.Game.Table())
		if lines, damaged := s.Mended(); damaged || tracker.UncheckedText(strings.Join(lines, "\n")+"\n") != tracker.UncheckedText(text) {
			t.Errorf("%s: mended to %q", c.file, lines)
		}
		backAndForth(t, s)
		if state(s.Game.Table()) != was {
			t.Errorf("%s: taken back and done again it is another table", c.file)
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if by := strictly(log, data); by != (c.rule != "") {
		t.Errorf("%s: read by the rules as they are it is another game: %t", c.file, by)
	}
}

// strictly says whether a file is another game by the rules as they are.
func strictly[T, E any](r tracker.Rules[T, E], text string) (other bool) {
	g := tracker.New(r, nil)
	for line := range strings.Lines(text) {
		if note, err := g.Fold(strings.TrimSpace(line)); note != nil || err != nil {
			return true
		}
	}
	return false
}

// backAndForth takes a game back to its beginning and does it again.
func backAndForth[T, E any](t *testing.T, s *tracker.Session[T, E]) {
	t.Helper()
	n := 0
	for ; s.Game.CanUndo(); n++ {
		if _, err := s.TakeBack(nil); err != nil {
			t.Fatal(err)
		}
	}
	for range n {
		if _, err := s.PlayAgain(nil); err != nil {
			t.Fatal(err)
		}
	}
}

// TestEarlierUnfinished: a turn that was not finished and can be read by the rules as they are
// is: the heart of regeneration is not there, and the next question is asked.
func TestEarlierUnfinished(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("testdata", "earlier", "ray-open.kot"))
	if err != nil {
		t.Fatal(err)
	}
	r := tokyotest.Rules(t, tokyo.Base)
	s, err := tracker.Look(tokyo.Log{Rules: r}, write(t, strings.Split(strings.TrimSpace(string(data)), "\n")))
	if err != nil || len(s.Notes) > 0 {
		t.Fatalf("%v, %v", err, s)
	}
	tokyotest.Want(t, r, s.Game.Table(), "p2.hearts=9 question=yield asks=p3")
}

// TestNotEarlier: what is damaged, edited or written by hand is not read by the rules of then.
func TestNotEarlier(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Base)
	lines := func(file string) []string {
		data, err := os.ReadFile(filepath.Join("testdata", "earlier", file+".kot"))
		if err != nil {
			t.Fatal(err)
		}
		return strings.Split(strings.TrimSpace(string(data)), "\n")
	}
	at := func(list []string, begin string) int {
		return slices.IndexFunc(list, func(l string) bool { return strings.HasPrefix(l, begin) })
	}
	for _, c := range []struct {
		name, file string
		change     func(list []string) []string
		want       string
	}{
		{"a line without a check among those with one", "swept", func(l []string) []string {
			i := at(l, "reveal jets")
			l[i] = tracker.Unchecked(l[i])
			return l
		}, "note-passed-over"},
		{"an edited line", "copy-moved", func(l []string) []string {
			i := at(l, "set p1.energy 6")
			l[i] = strings.Replace(l[i], "energy 6", "energy 8", 1)
			return l
		}, "note-changed note-passed-over"},
		{"a turn whose numbers agree with neither", "copy-moved", func(l []string) []string {
			i := at(l, "set p1.energy 6")
			return slices.Delete(l, i, i+1)
		}, "note-passed-over"},
		{"a damaged line in the next turn", "swept", func(l []string) []string {
			return append(l, "resolve # ~0000")
		}, "note-earlier note-changed"},
	} {
		s, err := tracker.Look(tokyo.Log{Rules: r}, write(t, c.change(lines(c.file))))
		if err != nil || keys(s.Notes) != c.want {
			t.Errorf("%s: %v, noted %v", c.name, err, s.Notes)
		}
	}
}
