package pages

import (
	"errors"
	"os"
	"strings"
	"sync"
	"testing"

	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/frozen"
	"kingoftokyo/rules"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

// The beginnings of games.
const (
	solo = "kot 1 duel solo; side you gigazaur Anna; side rival meka-dragon; row armor-plating ? photoshoot; start you"
	city = "kot 1 tokyo; player p1 alienoid Anna; player p2 cyber-kitty Ben; player p3 gigazaur Cleo; first p1"
)

// cardsRead reads the cards that tests play with, once for all tests.
var cardsRead = sync.OnceValues(func() (*library.Library, error) { return library.Read(frozen.Cards(), "cards.yaml") })

// face is a face made for these tests: it keeps what the pages tell it in said, and the pages on it in stack.
type face struct {
	t       *testing.T
	desk    *companion.Desk
	game    *companion.Controller
	setup   *text.Catalogue
	box     string
	stack   []*Sheet
	said    []string
	width   int
	setups  int    // how often the set-up set its words
	refuses string // why moves are refused; "" to play them
}

var _ Host = (*face)(nil)

// bare returns a face of a desk with all boxes, without a game.
func bare(t *testing.T) *face {
	t.Helper()
	lib, err := cardsRead()
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	desk := boxes.On(&duelbox.Desk{Rules: autobot.NewRules(lib.Duel()), Desk: &companion.Desk{Library: lib,
		Store: tracker.Store{Dir: "games"},
		Lang:  text.English, Random: func(int) int { return 0 }, Today: "2026-11-21", Settings: settings.File{Path: "settings"}}}).Desk
	f := &face{t: t, desk: desk, box: "duel", width: 80}
	if f.setup, err = desk.Boxes[0].Words(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if f.game != nil {
			f.game.Close()
		}
	})
	return f
}

// save writes a game of lines separated by semicolons.
func (f *face) save(name, lines string) (path string) {
	f.t.Helper()
	path = "games/" + name + ".kot"
	if err := errors.Join(os.MkdirAll("games", 0o755), os.WriteFile(path, []byte(strings.ReplaceAll(lines, "; ", "\n")+"\n"),
		0o644)); err != nil {
		f.t.Fatal(err)
	}
	return path
}

// playing returns a face at the table of a game.
func playing(t *testing.T, lines string) *face {
	t.Helper()
	return bare(t).plays(lines)
}

// tapping is playing for a player who taps.
func tapping(t *testing.T, lines string) *face {
	t.Helper()
	f := bare(t)
	f.desk.ByTap = true
	return f.plays(lines)
}

func (f *face) plays(lines string) *face {
	f.t.Helper()
	if err := f.Resume(f.save("2026-11-20-game", lines)); err != nil {
		f.t.Fatal(err)
	}
	f.said = nil
	return f
}

func (f *face) note(how string, said ...string) {
	f.said = append(f.said, strings.TrimSpace(how+" "+strings.Join(said, " ")))
}

func (f *face) Desk() *companion.Desk       { return f.desk }
func (f *face) Game() *companion.Controller { return f.game }
func (f *face) Frame() *companion.Frame     { return f.game.Frame() }
func (f *face) Show(s *Sheet)               { f.stack = append(f.stack, s) }
func (f *face) Home()                       { f.stack = nil }
func (f *face) Shows(s *Sheet) bool         { return len(f.stack) > 0 && f.stack[len(f.stack)-1] == s }
func (f *face) Tell(said string)            { f.note("tell", said) }
func (f *face) Warn(said string)            { f.note("warn", said) }
func (f *face) Fault(err error)             { f.note("fault", f.Words().Error(err)) }
func (f *face) Rematch()                    { f.note("rematch") }
func (f *face) Help()                       { f.note("help") }

func (f *face) Coached(said string, err error) {
	if err != nil {
		said = "fault: " + f.Words().Error(err)
	}
	f.note("coached", said)
}

func (f *face) Close() {
	if n := len(f.stack); n > 0 {
		f.stack = f.stack[:n-1]
	}
}

func (f *face) Words() *text.Catalogue {
	if f.game != nil {
		return f.game.Words()
	}
	return f.setup
}

func (f *face) Box() string {
	if f.game != nil {
		return f.game.Box().ID()
	}
	return f.box
}

func (f *face) Commands() (out []Command) {
	for _, c := range []struct{ chars, word, off string }{
		{"u", "undo", ""}, {"U", "redo", "undo-nothing"}, {"r", "rematch", "table.off.rematch"}, {"w", "why", "table.readonly"}, {"a",
			"advice", ""}, {"A", "coach", ""}, {"/", "cards", ""}, {"q", "quit", ""},
		{"L", "lang", ""}, {"T", "theme", ""}, {"x", "menu", ""},
	} {
		k := Key{Chars: c.chars, Shown: c.chars, Word: f.Words().Say("key." + c.word), Help: f.Words().Say("key." + c.word + ".help")}
		if c.off != "" {
			k.Off = f.off(c.off)
		}
		out = append(out, Command{Key: k, Do: func() { f.note("does", c.chars) }})
	}
	return out
}

func (f *face) Unless(on bool, key string) string {
	if on {
		return ""
	}
	return f.Words().Say(key)
}

// off returns why a key is unavailable.
func (f *face) off(key string) string {
	if f.Words().Has(key) {
		return f.Words().Say(key)
	}
	return f.Words().Error(rules.Refuse("", key))
}

func (f *face) Do(m companion.Move) string {
	if f.refuses != "" {
		return f.refuses
	}
	defer f.game.Stale()
	if _, err := f.game.Do(m); err != nil {
		return f.Words().Error(err)
	}
	f.note("done")
	return ""
}

func (f *face) Play(m companion.Move) {
	if why := f.Do(m); why != "" {
		f.Warn(why)
	}
}

func (f *face) Change(said string, change func() error) error {
	defer f.game.Stale()
	err := change()
	if err != nil {
		f.Fault(err)
		return err
	}
	f.Home()
	f.Tell(f.Words().Say(said))
	return nil
}

func (f *face) back(how string, step func() (string, error)) {
	f.note(how)
	if _, err := step(); err != nil {
		f.Fault(err)
	}
	f.game.Stale()
}
func (f *face) Undo() { f.back("undo", f.game.Undo) }
func (f *face) Redo() { f.back("redo", f.game.Redo) }

func (f *face) Resume(path string) error {
	f.note("resume", path)
	g, notes, err := f.desk.Open(path)
	if err != nil {
		return err
	}
	if len(notes) > 0 {
		f.t.Fatalf("%s: %v", path, notes)
	}
	return f.adopt(g)
}

func (f *face) Create(s companion.Setup) error {
	f.note("create")
	g, _, err := s.Create()
	if err != nil {
		return err
	}
	return f.adopt(g)
}

func (f *face) adopt(g companion.Game) error {
	if f.game != nil {
		f.game.Close()
	}
	f.game, f.stack = companion.NewController(g), nil
	f.game.ByKeys("")
	return nil
}

func (f *face) SettingUp(box companion.Box, words *text.Catalogue) {
	f.box, f.setup = box.ID(), words
	f.setups++
}

func (f *face) Setting(s settings.Setting) string {
	if s.Name == settings.Lang {
		return string(f.desk.Lang)
	}
	return f.desk.Settings.Chosen(s)
}

func (f *face) ChooseSetting(s settings.Setting, v string) { f.note("set", s.Name, v) }

// top returns the current page on top.
func (f *face) top() (*Sheet, *Page) {
	f.t.Helper()
	if len(f.stack) == 0 {
		f.t.Fatalf("no page is shown; said: %q", f.said)
	}
	s := f.stack[len(f.stack)-1]
	return s, s.Make(Room{Width: f.width})
}

// press presses keys of the page on top: characters, or Enter, Esc, Left, Right. Like a face, it knows the keys of the rows.
func (f *face) press(keys ...string) {
	f.t.Helper()
	for _, key := range keys {
		s, p := f.top()
		n := map[string]Special{"Enter": Enter, "Esc": Escape, "Left": Left, "Right": Right}[key]
		choice := 0
		for _, r := range p.Rows {
			for _, c := range r.Cells {
				if c.Key == key && r.Choice > 0 {
					choice = r.Choice
				}
			}
		}
		for i := range p.Keys {
			if k := &p.Keys[i]; n != NoKey && k.Named == n || n == NoKey && strings.Contains(k.Chars, key) {
				choice = k.Choice
			}
		}
		if choice == 0 {
			f.t.Fatalf("no key %q on the page:\n%s", key, drawn(p))
		}
		s.Choose(choice)
	}
}

// heard checks what the pages have told since the last call.
func (f *face) heard(want ...string) {
	f.t.Helper()
	if got := strings.Join(f.said, "; "); got != strings.Join(want, "; ") {
		f.t.Errorf("the page told %q, want %q", got, strings.Join(want, "; "))
	}
	f.said = nil
}
