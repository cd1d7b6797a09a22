package dash_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	"kingoftokyo/companion/dash"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

var update = flag.Bool("update", false, "draw the golden screens anew; look at them then")

// screens is the folder of the golden screens; tests work in a folder of their own.
var screens = func() string {
	dir, err := filepath.Abs(filepath.Join("testdata", "screens"))
	if err != nil {
		panic(err)
	}
	return dir
}()

// box reads cards.yaml once for all tests.
var box = sync.OnceValues(func() (*library.Library, error) { return library.Read(kingoftokyo.Cards, "cards.yaml") })

// away is a place on no screen: the mouse moves there where a test wants to look at
// something on the event loop, behind all keys sent before, and nothing is drawn anew.
const away = 10000

// barrier is a key the program does not know. What stands behind it in the queue
// is not handled before the tests have done what they want on the event loop.
const barrier = tcell.KeyF64

// driver is a dashboard on a simulated screen, played by keys and taps. Nothing
// in it sleeps: whatever a test looks at, it looks at on the event loop, behind
// all keys sent before.
type driver struct {
	testing.TB
	*dash.Dash
	desk  *duelbox.Desk
	scr   tcell.SimulationScreen
	do    chan func()
	did   chan struct{}
	done  chan error
	keys  int // sent so far, taps apart
	looks int
}

// setting is how a dashboard is started.
type setting struct {
	w, h   int
	lang   text.Lang
	look   screen.Look
	random func(int) int
}

// dashWish leaves everything open.
var dashWish duelbox.Wish

var plain = setting{w: 80, h: 24, lang: text.English}

// newDesk is a desk whose games lie in the folder "games" of a folder of the
// test's own, so that paths on a screen are always the same.
func newDesk(t testing.TB, with setting) *duelbox.Desk {
	t.Helper()
	lib, err := box()
	if err != nil {
		t.Fatal(err)
	}
	if with.random == nil {
		with.random = func(int) int { return 0 }
	}
	t.Chdir(t.TempDir())
	return boxes.On(&duelbox.Desk{Rules: autobot.NewRules(lib.Duel), Desk: &companion.Desk{Library: lib, Store: tracker.Store{Dir: "games"},
		Lang: with.lang, Random: with.random, Today: "2026-11-21"}})
}

// start runs a dashboard; begin opens its first page.
func start(t testing.TB, with setting, desk *duelbox.Desk, begin func(*dash.Dash) error) *driver {
	t.Helper()
	scr := tcell.NewSimulationScreen("UTF-8")
	if err := scr.Init(); err != nil {
		t.Fatal(err)
	}
	scr.SetSize(with.w, with.h)
	var u *dash.Dash
	var err error
	frozen(running, func() { u, err = dash.New(desk, with.look, screen.Ready(scr)) }) // it sets styles all of them share
	if err != nil {
		t.Fatal(err)
	}
	if err := begin(u); err != nil {
		t.Fatal(err)
	}
	d := &driver{TB: t, Dash: u, desk: desk, scr: scr, do: make(chan func(), 1), did: make(chan struct{}), done: make(chan error, 1)}
	u.Application().SetMouseCapture(func(ev *tcell.EventMouse, action tview.MouseAction) (*tcell.EventMouse, tview.MouseAction) {
		if x, _ := ev.Position(); x >= away {
			(<-d.do)()
			d.did <- struct{}{}
		}
		return ev, action
	})
	inner := u.Application().GetInputCapture()
	u.Application().SetInputCapture(func(ev *tcell.EventKey) *tcell.EventKey {
		if ev.Key() == barrier {
			(<-d.do)()
			d.did <- struct{}{}
			return nil
		}
		return inner(ev)
	})
	running = append(running, d)
	go d.run()
	t.Cleanup(d.stop)
	return d
}

// running are the dashboards that have not been stopped: a test may have several,
// the program never has.
var running []*driver

// frozen does something while no dashboard draws.
func frozen(list []*driver, do func()) {
	if len(list) == 0 {
		do()
		return
	}
	if !list[0].on(func() { frozen(list[1:], do) }) {
		frozen(list[1:], do)
	}
}

func (d *driver) run() {
	defer func() {
		if p := recover(); p != nil {
			d.done <- fmt.Errorf("panic: %v\n%s", p, debug.Stack())
		}
	}()
	d.done <- d.Application().Run()
}

// stop ends the dashboard, if it still runs, and gives its file back.
func (d *driver) stop() {
	running = slices.DeleteFunc(running, func(o *driver) bool { return o == d })
	d.Application().Stop()
	if err := <-d.done; err != nil {
		d.Error(err)
	}
	d.Leave()
}

// on does something on the event loop, behind all that was sent before. It
// returns false if the program has ended.
func (d *driver) on(do func()) bool {
	d.Helper()
	return d.handled(do, tcell.NewEventKey(barrier, 0, tcell.ModNone))
}

// look is on for what only looks: the screen is not drawn anew.
func (d *driver) look(do func()) bool {
	d.Helper()
	d.looks++
	return d.handled(do, tcell.NewEventMouse(away+d.looks%2, 0, tcell.ButtonNone, tcell.ModNone))
}

// handled sends an event at which something is done.
func (d *driver) handled(do func(), ev tcell.Event) bool {
	d.Helper()
	d.do <- do
	d.Application().QueueEvent(ev)
	select {
	case <-d.did:
		return true
	case err := <-d.done:
		<-d.do
		d.done <- nil
		if err != nil {
			d.Fatal(err)
		}
		return false
	}
}

// ends waits until the program has ended: it was told to.
func (d *driver) ends() bool {
	d.Helper()
	if err := <-d.done; err != nil {
		d.Fatal(err)
	}
	d.done <- nil
	return true
}

// names are the keys that are no characters.
var names = map[string]tcell.Key{
	"enter": tcell.KeyEnter, "esc": tcell.KeyEscape, "bs": tcell.KeyBackspace2, "tab": tcell.KeyTab, "f1": tcell.KeyF1,
	"up": tcell.KeyUp, "down": tcell.KeyDown, "left": tcell.KeyLeft, "right": tcell.KeyRight, "pgup": tcell.KeyPgUp,
	"pgdn": tcell.KeyPgDn, "home": tcell.KeyHome, "end": tcell.KeyEnd, "ctrl-r": tcell.KeyCtrlR, "ctrl-l": tcell.KeyCtrlL,
	"del": tcell.KeyDelete,
}

// press sends keys: characters, and names in pointed brackets: "ccfhdp<enter>".
func (d *driver) press(keys string) *driver {
	d.Helper()
	for keys != "" {
		if end := strings.IndexByte(keys, '>'); keys[0] == '<' && end > 0 {
			if k, ok := names[keys[1:end]]; ok {
				d.send(tcell.NewEventKey(k, 0, tcell.ModNone))
				keys = keys[end+1:]
				continue
			}
		}
		r := []rune(keys)[0]
		d.send(tcell.NewEventKey(tcell.KeyRune, r, tcell.ModNone))
		keys = keys[len(string(r)):]
	}
	return d
}

func (d *driver) send(ev *tcell.EventKey) {
	d.keys++
	d.Application().QueueEvent(ev)
}

// click taps a place.
func (d *driver) click(x, y int) *driver {
	d.Application().QueueEvent(tcell.NewEventMouse(x, y, tcell.Button1, tcell.ModNone))
	d.Application().QueueEvent(tcell.NewEventMouse(x, y, tcell.ButtonNone, tcell.ModNone))
	return d
}

// clickOn taps the first place a text stands at.
func (d *driver) clickOn(word string) *driver {
	d.Helper()
	x, y := d.find(word)
	return d.click(x, y)
}

// resize gives the terminal another size.
func (d *driver) resize(w, h int) *driver {
	d.Helper()
	d.look(func() { d.scr.SetSize(w, h) })
	d.Application().QueueEvent(tcell.NewEventResize(w, h))
	return d
}

// cells is what stands on the screen, with its size.
func (d *driver) cells() (out []tcell.SimCell, w, h int) {
	d.Helper()
	if !d.look(func() {
		have, wide, high := d.scr.GetContents()
		out, w, h = append(out, have...), wide, high
	}) {
		d.Fatal("the program has ended")
	}
	return out, w, h
}

// snap is the screen as text.
func (d *driver) snap() string {
	d.Helper()
	cells, w, h := d.cells()
	var b strings.Builder
	for y := range h {
		var l strings.Builder
		for x := range w {
			l.WriteString(string(cells[y*w+x].Runes))
		}
		b.WriteString(strings.TrimRight(l.String(), " ") + "\n")
	}
	return b.String()
}

// find is where a text stands.
func (d *driver) find(word string) (x, y int) {
	d.Helper()
	shown := d.snap()
	for y, l := range strings.Split(shown, "\n") {
		if i := strings.Index(l, word); i >= 0 {
			return len([]rune(l[:i])), y
		}
	}
	d.Fatalf("%q is not on the screen:\n%s", word, shown)
	return 0, 0
}

// style is the style of the first letter of a text.
func (d *driver) style(word string) tcell.Style {
	d.Helper()
	x, y := d.find(word)
	cells, w, _ := d.cells()
	return cells[y*w+x].Style
}

// has says whether a style has an attribute.
func has(st tcell.Style, mask tcell.AttrMask) bool {
	_, _, attr := st.Decompose()
	return attr&mask != 0
}

// see fails if a text is not on the screen.
func (d *driver) see(words ...string) *driver {
	d.Helper()
	shown := d.snap()
	for _, w := range words {
		if !strings.Contains(shown, w) {
			d.Errorf("%q is not on the screen:\n%s", w, shown)
		}
	}
	return d
}

// now is the table shown.
func (d *driver) now() duel.Table {
	d.Helper()
	var out duel.Table
	if !d.look(func() { out = *d.Shown() }) {
		d.Fatal("the program has ended")
	}
	return out
}

// state is what lies on the table shown.
func (d *driver) state() duel.State {
	d.Helper()
	return d.now().State
}

// said is the note of the last key.
func (d *driver) said() (note string, fault bool) {
	d.Helper()
	d.look(func() { note, fault = d.Note() })
	return note, fault
}

// file is the saved game, line by line, without the set-up and the checkpoints.
func (d *driver) file() []string {
	d.Helper()
	var path string
	d.on(func() { path = d.Session().Path })
	data, err := os.ReadFile(path)
	if err != nil {
		d.Fatal(err)
	}
	var out []string
	for _, l := range strings.Split(strings.TrimSuffix(tracker.UncheckedText(string(data)), "\n"), "\n") {
		word, _, _ := strings.Cut(l, " ")
		if setup := len(out) == 0 && strings.Contains(" kot cards side option start row ", " "+word+" "); !setup && word != "table" {
			out = append(out, l)
		}
	}
	return out
}

// last is the last line of the saved game.
func (d *driver) last() string {
	d.Helper()
	lines := d.file()
	if len(lines) == 0 {
		return ""
	}
	return lines[len(lines)-1]
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

// open opens a table described by lines of the notation.
func open(t testing.TB, with setting, lines string) *driver {
	t.Helper()
	return openOn(t, with, newDesk(t, with), lines)
}

// openOn opens it on a desk that may have other games.
func openOn(t testing.TB, with setting, desk *duelbox.Desk, lines string) *driver {
	t.Helper()
	path := save(t, "2026-11-20-game", lines)
	d := start(t, with, desk, func(u *dash.Dash) error { return u.Resume(path) })
	if note, _ := d.said(); note != "" {
		t.Fatalf("the game did not open as written: %s", note)
	}
	return d
}

// setUp opens the page that sets a game up.
func setUp(t testing.TB, with setting) *driver {
	t.Helper()
	return start(t, with, newDesk(t, with), func(u *dash.Dash) error {
		u.SetUp(duelbox.Wish{Name: "Anna", Row: "acid, ?, photo"})
		return nil
	})
}
