package plain_test

import (
	"os"
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
)

// TestStartInDoubt: if kot cannot tell which game was played last, it asks; a number, a name or part of one says which, new
// sets up another, q quits, and after an answer that means no game it asks again.
func TestStartInDoubt(t *testing.T) {
	for _, c := range []struct{ typed, opened, said string }{
		{"1\nq", "b", ""},
		{"2\nq", "a", ""},
		{"2026-11-20-a\nq", "a", ""},
		{"20-b\nq", "b", ""},
		{"x\n3\n0\n2\nq", "a", "! "},
		{"2026\n1\nq", "b", "! "},
		{"new\nq", "", "Who plays? Enter: Ann Bob Cem"},
		{"q", "", ""},
	} {
		d := foxDesk(t, text.English)
		for _, name := range []string{"2026-11-20-a", "2026-11-20-b"} {
			lines := "kot 1 foxes\ngoal 9\nplayer Ann\nplayer Bob\nplayer Cem\n"
			if err := os.WriteFile(d.Store.Path(name), []byte(lines), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		of := d.InProgress()
		if len(of.Doubt) != 2 || of.Path != "" {
			t.Fatalf("%+v", of)
		}
		if strings.HasSuffix(of.Doubt[0].Path, "a.kot") { // both were written at the same moment
			of.Doubt[0], of.Doubt[1] = of.Doubt[1], of.Doubt[0]
		}
		p, out := typing(d, c.typed)
		p.Width = func() int { return 200 }
		if err := p.Start(of); err != nil {
			t.Fatal(err)
		}
		got := out.String()
		if !strings.HasPrefix(got, "kot cannot tell which of these games was played last. Which one should continue?\n   game ") {
			t.Errorf("%q begins with\n%s", c.typed, got)
		}
		opened := strings.Contains(got, "2026-11-20-"+c.opened+".kot\n")
		if (c.opened != "") != opened || !strings.Contains(got, c.said) || strings.Count(got, "Continuing ") != len(c.opened) {
			t.Errorf("%q opens %q:\n%s", c.typed, c.opened, got)
		}
		if c.opened != "" && d.Store.Last().Name != "2026-11-20-"+c.opened {
			t.Errorf("%q: the last game is %q", c.typed, d.Store.Last().Name)
		}
		if (c.said == "! ") != strings.Contains(got, "! ") {
			t.Errorf("%q refuses:\n%s", c.typed, got)
		}
	}
	d := foxDesk(t, text.English)
	p, _ := typing(d)
	if err := p.Start(companion.Progress{Path: d.Store.Path("none")}); err == nil {
		t.Error("a game that is gone is opened")
	}
	p, out := typing(d, "Ida Jon Kim", "5", "q")
	if err := p.Start(companion.Progress{}); err != nil || !strings.Contains(out.String(), "A new game of Foxes") ||
		d.InProgress().Path == "" {
		t.Errorf("%v\n%s", err, out)
	}
}

// TestRefusedSetUp: a game that the disk refuses does not begin, and the player reads why in words.
func TestRefusedSetUp(t *testing.T) {
	d := foxDesk(t, text.English)
	d.Store.Dir = d.Store.Path("file")
	if err := os.WriteFile(d.Store.Dir, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	s, err := d.Boxes[0].Setup(nil)
	if err != nil {
		t.Fatal(err)
	}
	p, out := typing(d, "q")
	if err := p.Begin(s); err == nil || !strings.Contains(err.Error(), " ") || strings.Contains(err.Error(), "{") || out.String() != "" {
		t.Errorf("%v\n%s", err, out)
	}
}
