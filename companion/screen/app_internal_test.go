package screen

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// host is a dashboard of the tests: it has words and no game.
type host struct{ words *text.Catalogue }

func (h *host) Words() *text.Catalogue { return h.words }

func (h *host) OtherLanguage() {
	c, err := text.Load(h.words.Lang.Next(), nil)
	if err != nil {
		panic(err)
	}
	h.words = c
}

// leaf is a page that notes its keys; a tap on its first two cells adds one, and
// the second of them, drawn later, adds ten.
type leaf struct {
	typed string
	taps  int
}

func (l *leaf) Draw(c Canvas) {
	c.Put(0, 0, c.Theme.Plain, fmt.Sprintf("typed %q, %dx%d", l.typed, c.W, c.H))
	c.Tap(0, 0, 2, 1, func() { l.taps++ })
	c.Tap(1, 0, 1, 1, func() { l.taps += 10 })
}

func (l *leaf) Key(ev *tcell.EventKey) { l.typed += string(ev.Rune()) }

// newTestApp is an App in English, with no page yet.
func newTestApp(t *testing.T) *App {
	t.Helper()
	c, err := text.Load(text.English, nil)
	if err != nil {
		t.Fatal(err)
	}
	return New(&host{c}, Look{}, tcell.NewSimulationScreen("UTF-8"))
}

// shown is what is written on a paper, its rows parted by bars.
func (p *paper) shown() string {
	out := make([]string, p.h)
	for y := range p.h {
		out[y] = strings.TrimRight(strings.ReplaceAll(p.line(y), "~", " "), " ")
	}
	return strings.Join(out, "|")
}

// drawn is what an App draws on so many columns and rows, row by row.
func drawn(a *App, w, h int) []string {
	p := newPaper(w, h)
	a.DrawOn(p, w, h)
	return strings.Split(p.shown(), "|")
}

// TestPages: the page on top is drawn and has the keys; the last one stays.
func TestPages(t *testing.T) {
	a := newTestApp(t)
	if a.Top() != nil || a.Bottom() != nil || a.Depth() != 0 {
		t.Error("a stack nobody laid a page on has one")
	}
	a.Pop()
	a.Press(tcell.KeyRune, 'x') // nobody there
	if rows := drawn(a, 20, 2); strings.Join(rows, "") != "" || a.Zones() != 0 {
		t.Errorf("no page draws %q", rows)
	}
	low, high := &leaf{}, &leaf{}
	a.Push(low)
	a.Press(tcell.KeyRune, 'a')
	a.Push(high)
	a.Press(tcell.KeyRune, 'b')
	if low.typed != "a" || high.typed != "b" || a.Top() != Page(high) || a.Bottom() != Page(low) || a.Depth() != 2 {
		t.Errorf("low has %q, high %q, of %d pages", low.typed, high.typed, a.Depth())
	}
	if rows := drawn(a, 30, 2); rows[0] != `typed "b", 30x2` {
		t.Errorf("the page on top draws %q", rows)
	}
	for range 3 {
		a.Pop()
	}
	if a.Top() != Page(low) || a.Depth() != 1 {
		t.Errorf("%d pages are left", a.Depth())
	}
	a.Push(high)
	a.Only(high)
	if a.Bottom() != Page(high) || a.Depth() != 1 {
		t.Errorf("the only page is one of %d", a.Depth())
	}
}

// TestTaps: of places over each other the one drawn last is tapped; beside all of
// them nothing is, and the note stays.
func TestTaps(t *testing.T) {
	a, l := newTestApp(t), &leaf{}
	a.Push(l)
	for range 2 { // no place is kept from the frame before
		drawn(a, 10, 3)
	}
	if a.Zones() != 2 {
		t.Errorf("%d places can be tapped", a.Zones())
	}
	for _, c := range []struct {
		x, y, taps int
		note       string
	}{{5, 0, 0, "note"}, {0, 1, 0, "note"}, {0, 0, 1, ""}, {1, 0, 10, ""}, {2, 0, 0, "note"}} {
		l.taps = 0
		a.Tell("note")
		a.tapped(c.x, c.y)
		if note, _ := a.Note(); l.taps != c.taps || note != c.note {
			t.Errorf("a tap at %d,%d: %d, note %q; want %d, %q", c.x, c.y, l.taps, note, c.taps, c.note)
		}
	}
}

// TestNote: what a key has to say stands until the next key; a fault is said in the
// language of the moment, and whether it is one is known.
func TestNote(t *testing.T) {
	a := newTestApp(t)
	a.Push(&leaf{})
	for _, c := range []struct {
		do    func()
		note  string
		fault bool
	}{
		{func() { a.Tell("done") }, "done", false},
		{func() { a.Warn("odd") }, "odd", true},
		{func() { a.Fault(errors.New("EIO")) }, "EIO", true},
		{func() { a.Fault(rules.Refuse("W", "over")) }, "the game is over; take a step back or begin a new one (W)", true},
		{func() { a.host.OtherLanguage(); a.Fault(rules.Refuse("W", "over")) }, "la partie est finie ; annulez une étape ou commencez-en une autre (W)", true},
	} {
		c.do()
		if note, fault := a.Note(); note != c.note || fault != c.fault {
			t.Errorf("the note is %q, %v; want %q, %v", note, fault, c.note, c.fault)
		}
		a.Press(tcell.KeyRune, 'x')
		if note, fault := a.Note(); note != "" || fault {
			t.Errorf("after the next key the note is %q, %v", note, fault)
		}
	}
}

// TestChange: another look is drawn from the next frame on.
func TestChange(t *testing.T) {
	a := newTestApp(t)
	a.Push(NewReader(a, "dash.why.title", func() []string { return []string{"l’œil"} }))
	if rows := drawn(a, 40, 4); !strings.HasPrefix(rows[0], "─") || rows[1] != " l’œil" {
		t.Errorf("drawn: %q", rows)
	}
	a.Change(func(l *Look) { l.ASCII = true })
	if rows := drawn(a, 40, 4); !strings.HasPrefix(rows[0], "-") || rows[1] != " l'oeil" {
		t.Errorf("in ASCII: %q", rows)
	}
	if want := (Look{ASCII: true}); a.Look() != want {
		t.Errorf("the look is %+v", a.Look())
	}
}

// TestReader scrolls: no key leaves the text, and a search is one level to go back.
func TestReader(t *testing.T) {
	a := newTestApp(t)
	var lines []string
	for i := range 20 {
		lines = append(lines, fmt.Sprint("line ", i))
	}
	a.Push(&leaf{})
	r := NewReader(a, "dash.why.title", func() []string { return lines })
	a.Push(r)
	first := func() string { return drawn(a, 60, 7)[1] } // five rows of text
	first()
	for _, c := range []struct {
		key  tcell.Key
		char rune
		want string
	}{
		{tcell.KeyDown, 0, " line 1"}, {tcell.KeyPgDn, 0, " line 6"}, {tcell.KeyRune, ' ', " line 11"}, {tcell.KeyUp, 0, " line 10"},
		{tcell.KeyEnd, 0, " line 15"}, {tcell.KeyPgDn, 0, " line 15"}, {tcell.KeyPgUp, 0, " line 10"}, {tcell.KeyHome, 0, " line 0"}, {tcell.KeyUp, 0, " line 0"},
	} {
		a.Press(c.key, c.char)
		if have := first(); have != c.want {
			t.Errorf("after key %d %q the text begins with %q, want %q", c.key, c.char, have, c.want)
		}
	}
	r.Find = a.NewSearch()
	for _, c := range "qx" { // letters of a query, no commands
		a.Press(tcell.KeyRune, c)
	}
	if r.Find.Text() != "qx" || a.Depth() != 2 {
		t.Errorf("searched for %q on %d pages", r.Find.Text(), a.Depth())
	}
	if a.Press(tcell.KeyEscape, 0); r.Find.Text() != "" || a.Depth() != 2 {
		t.Error("Esc does not take the search back first")
	}
	if a.Press(tcell.KeyEscape, 0); a.Depth() != 1 {
		t.Error("Esc does not close the page")
	}
}

// TestFieldLength: a line takes no more than so many characters, whatever they are.
func TestFieldLength(t *testing.T) {
	for f, longest := range map[*Field]int{NewField(func() string { return "" }, ""): LongestLine, newTestApp(t).NewSearch(): LongestSearch} {
		for range 2 * longest {
			f.Key(tcell.NewEventKey(tcell.KeyRune, 'é', tcell.ModNone))
		}
		if have := f.Text(); have != strings.Repeat("é", longest) {
			t.Errorf("the line has %d characters, want %d", len([]rune(have)), longest)
		}
	}
}

// TestFooter: the hints that fit or, in their place, the note, on as many rows as
// it takes.
func TestFooter(t *testing.T) {
	a := newTestApp(t)
	foot := func(note string) string {
		p := newPaper(30, 3)
		a.Warn(note)
		a.Footer(Canvas{scr: p, Theme: a.th, zones: &[]zone{}, W: 30, H: 3}, []Hint{{Keys: "Esc", Word: "close"}, {Keys: "Tab", Word: "language"}, {Keys: "x", Word: "nobody sees"}})
		return p.shown()
	}
	for note, want := range map[string]string{
		"":                              "|| Esc close  Tab language",
		"short":                         "||! short",
		"a note longer than the footer": "|! a note longer than the|  footer",
	} {
		if have := foot(note); have != want {
			t.Errorf("%q: %q, want %q", note, have, want)
		}
	}
}

// TestList: extra lines go first, the last row says how many more there are, and a
// tap on it shows them.
func TestList(t *testing.T) {
	a := newTestApp(t)
	list := []Line{{Keys: "1", Text: "one"}, {Text: "two"}, {Text: "first to go", Extra: GoesFirst}, {Text: "last to go", Extra: GoesLast}, {Text: "three"}}
	for _, c := range []struct {
		rows int
		want string
	}{
		{6, " 1  one| two| first to go| last to go| three|"},
		{5, " 1  one| two| first to go| last to go| three"},
		{4, " 1  one| two| last to go| three"},
		{3, " 1  one| two| three"},
		{2, " 1  one| ... 2 more: t"},
		{1, " 1  one"},
	} {
		p, zones, whole := newPaper(30, c.rows), []zone{}, 0
		a.List(Canvas{scr: p, Theme: a.th, zones: &zones, W: 30, H: c.rows}, list, func() { whole++ })
		if have := p.shown(); have != c.want {
			t.Errorf("%d rows: %q, want %q", c.rows, have, c.want)
		}
		for _, z := range zones {
			z.act()
		}
		if more := strings.Contains(c.want, "more"); more != (whole == 1) {
			t.Errorf("%d rows: the whole list was opened %d times", c.rows, whole)
		}
	}
	short := Canvas{scr: newPaper(30, 2), Theme: a.th, zones: &[]zone{}, W: 30, H: 2}
	if have := a.Newest(short, list); len(have) != 2 || have[0].Text != "... 2 before: t" || have[1].Text != "three" {
		t.Errorf("the newest are %+v", have)
	}
}
