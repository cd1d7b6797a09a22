package terminal

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"unicode/utf8"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/companion/faces/terminal/screen"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/frozen"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

var update = flag.Bool("update", false, "draw the golden screens anew; look at them then")

// allCards lets a test play with all cards, not only the frozen ones, which may not include the card of a question.
func allCards(t *testing.T) {
	t.Helper()
	frozen := cardsRead
	cardsRead = sync.OnceValues(func() (*library.Library, error) { return library.Read(kingoftokyo.Cards, "cards.yaml") })
	t.Cleanup(func() { cardsRead = frozen })
}

// cardsRead reads the cards that tests play with, once for all tests.
var cardsRead = sync.OnceValues(func() (*library.Library, error) { return library.Read(frozen.Cards(), "cards.yaml") })

// driver is a dashboard on a simulated screen, controlled by keys and taps. There is no event loop: every key is handled
// and drawn before the next.
type driver struct {
	testing.TB
	*Dash
	scr  tcell.SimulationScreen
	keys int // sent so far, not counting taps
}

// setting is how a dashboard is started.
type setting struct {
	w, h   int
	lang   text.Lang
	look   Look
	random func(int) int
}

// usual is the smallest screen that shows everything, in English.
var usual = setting{w: 80, h: 24, lang: text.English, look: Look{Ground: GroundDark}}

// newDesk returns a desk with all boxes whose games are in the folder "games" of the test's own folder, so that paths on
// a screen are always the same.
func newDesk(t testing.TB, with setting) *companion.Desk {
	t.Helper()
	lib, err := cardsRead()
	if err != nil {
		t.Fatal(err)
	}
	if with.random == nil {
		with.random = func(int) int { return 0 }
	}
	t.Chdir(t.TempDir())
	return boxes.On(&duelbox.Desk{Rules: autobot.NewRules(lib.Duel()), Desk: &companion.Desk{Library: lib, Store: tracker.Store{Dir: "games"},
		Lang: with.lang, Random: with.random, Today: "2026-11-21"}}).Desk
}

// startOn returns a dashboard on a desk; begin opens its first page.
func startOn(t testing.TB, with setting, desk *companion.Desk, begin func(*Dash) error) *driver {
	t.Helper()
	scr := tcell.NewSimulationScreen("UTF-8")
	if err := scr.Init(); err != nil {
		t.Fatal(err)
	}
	d, err := New(desk, with.look, screen.Ready(scr))
	if err != nil {
		t.Fatal(err)
	}
	scr.SetSize(with.w, with.h)
	u := &driver{TB: t, Dash: d, scr: scr}
	d.after = func(do func()) { do() }
	t.Cleanup(func() {
		if err := d.Leave(); err != nil {
			t.Error(err)
		}
	})
	if err := begin(d); err != nil {
		t.Fatal(err)
	}
	u.draw()
	return u
}

// save writes a game of lines separated by semicolons, and returns its path.
func save(t testing.TB, name, lines string) string {
	t.Helper()
	if err := os.MkdirAll("games", 0o755); err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, l := range strings.Split(lines, ";") {
		if l = strings.TrimSpace(l); l != "" {
			b.WriteString(l + "\n")
		}
	}
	path := filepath.Join("games", name+tracker.Ext)
	if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// open opens a table described by lines of the notation, of any box.
func open(t testing.TB, with setting, lines string) *driver {
	t.Helper()
	return openOn(t, with, newDesk(t, with), lines)
}

// openOn is open on a desk that several tables may share: a test that opens hundreds makes its desk, with all that can be
// looked up, only once.
func openOn(t testing.TB, with setting, desk *companion.Desk, lines string) *driver {
	t.Helper()
	t.Chdir(t.TempDir())
	path := save(t, "2026-11-20-game", lines)
	u := startOn(t, with, desk, func(d *Dash) error { return d.Resume(path) })
	if u.Noted.Text != "" {
		t.Fatalf("the game did not open as written: %s", u.Noted.Text)
	}
	return u
}

// names reports whether the page on top, opened from the table, asks for the name of a card.
func (u *driver) names() bool {
	p, ok := u.top().(*paged)
	return ok && p.sheet.Low
}

// draw draws the screen as the event loop does.
func (u *driver) draw() { u.loop.ForceDraw() }

// names are the keys that are not characters.
var names = map[string]tcell.Key{
	"enter": tcell.KeyEnter, "esc": tcell.KeyEscape, "bs": tcell.KeyBackspace2, "tab": tcell.KeyTab, "f1": tcell.KeyF1,
	"up": tcell.KeyUp, "down": tcell.KeyDown, "left": tcell.KeyLeft, "right": tcell.KeyRight, "pgup": tcell.KeyPgUp,
	"pgdn": tcell.KeyPgDn, "home": tcell.KeyHome, "end": tcell.KeyEnd, "ctrl-c": tcell.KeyCtrlC, "ctrl-r": tcell.KeyCtrlR, "ctrl-l": tcell.KeyCtrlL,
	"del": tcell.KeyDelete,
}

// tabs returns the keys that lead from one language to another: others may come between them.
func tabs(from, to text.Lang) (keys string) {
	for l := from; l != to; l = l.Next() {
		keys += "<tab>"
	}
	return keys
}

// hit sends keys: characters, and names in angle brackets: "ccfhdp<enter>". One second passes between two of them.
func (u *driver) hit(keys string) *driver {
	u.Helper()
	for keys != "" {
		if end := strings.IndexByte(keys, '>'); keys[0] == '<' && end > 0 {
			if k, ok := names[keys[1:end]]; ok {
				u.stroke(k, 0)
				keys = keys[end+1:]
				continue
			}
		}
		r := []rune(keys)[0]
		for u.table != nil && u.top() == page(u.table) && u.table.unseen() { // a list on several pages
			u.stroke(tcell.KeyEnter, 0)
		}
		u.stroke(tcell.KeyRune, r)
		keys = keys[len(string(r)):]
	}
	return u
}

// stroke sends one key.
func (u *driver) stroke(k tcell.Key, c rune) {
	u.keys++
	u.press(k, c)
	u.draw()
}

// fresh checks that what is cached of the table is what would be made now.
func (u *driver) fresh(after string) {
	u.Helper()
	u.draw() // some hints depend on what was drawn last
	was := u.snap()
	u.Stale()
	if u.draw(); u.snap() != was {
		u.Fatalf("after %s an older table is shown:\n%s--- it is\n%s", after, was, u.snap())
	}
}

// click taps a place.
func (u *driver) click(x, y int) *driver {
	if ev, action := u.mouse(tcell.NewEventMouse(x, y, tcell.Button1, tcell.ModNone), tview.MouseLeftClick); ev != nil && !u.left {
		u.root.MouseHandler()(action, ev, func(tview.Primitive) {})
	}
	u.draw()
	return u
}

// resize changes the size of the terminal.
func (u *driver) resize(w, h int) *driver {
	u.scr.SetSize(w, h)
	u.draw()
	return u
}

// snap returns the screen as text.
func (u *driver) snap() string {
	cells, w, h := u.scr.GetContents()
	var out []byte
	for y := range h {
		for x := 0; x < w; x++ {
			c := cells[y*w+x].Runes
			for _, r := range c {
				out = utf8.AppendRune(out, r)
			}
			if len(c) == 1 && wide(c[0]) == 2 {
				x++
			}
		}
		out = append(bytes.TrimRight(out, " "), '\n')
	}
	return string(out)
}

// painted returns the screen as text and, below it, a letter for the style of every cell and what the letters stand for.
func (u *driver) painted() string {
	cells, w, h := u.scr.GetContents()
	letters := map[tcell.Style]byte{tcell.StyleDefault: '.'}
	var order []tcell.Style
	var b strings.Builder
	for y := range h {
		row := make([]byte, w)
		for x := range w {
			st := cells[y*w+x].Style
			if _, ok := letters[st]; !ok {
				letters[st] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"[len(order)]
				order = append(order, st)
			}
			row[x] = letters[st]
		}
		b.WriteString(strings.TrimRight(string(row), ".") + "\n")
	}
	for _, st := range order {
		fg, bg, attr := st.Decompose()
		fmt.Fprintf(&b, "%c %s on %s, %b\n", letters[st], fg.CSS(), bg.CSS(), attr)
	}
	return u.snap() + "\n" + b.String()
}

// find returns the place of a text.
func (u *driver) find(word string) (x, y int) {
	u.Helper()
	shown := u.snap()
	for y, l := range strings.Split(shown, "\n") {
		if i := strings.Index(l, word); i >= 0 {
			return columns(l[:i]), y
		}
	}
	u.Fatalf("%q is not on the screen:\n%s", word, shown)
	return 0, 0
}

// clickOn taps the first place where a text appears.
func (u *driver) clickOn(word string) *driver {
	u.Helper()
	x, y := u.find(word)
	return u.click(x, y)
}

// see checks that texts are on the screen.
func (u *driver) see(words ...string) *driver {
	u.Helper()
	shown := u.snap()
	for _, w := range words {
		if !strings.Contains(shown, w) {
			u.Errorf("%q is not on the screen:\n%s", w, shown)
		}
	}
	return u
}

// not checks that texts are not on the screen.
func (u *driver) not(words ...string) *driver {
	u.Helper()
	shown := u.snap()
	for _, w := range words {
		if strings.Contains(shown, w) {
			u.Errorf("%q is on the screen:\n%s", w, shown)
		}
	}
	return u
}

// row returns the row of the page on top that a key chooses.
func (u *driver) row(key string) *pages.Row {
	u.Helper()
	rows := u.top().(*paged).page().Rows
	i := slices.IndexFunc(rows, func(r pages.Row) bool { return r.Cells[0].Key == key })
	if i < 0 {
		u.Fatalf("no row has the key %s:\n%s", key, u.snap())
	}
	return &rows[i]
}
