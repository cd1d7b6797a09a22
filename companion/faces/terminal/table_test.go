package terminal

import (
	"encoding/json"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/often"
	"kingoftokyo/internal/toybox"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// A key does something, or says why it is unavailable (lazygit's rule): no key is silent. A command has no letter of a
// die, in any language: it would never be reached.
func TestEveryKey(t *testing.T) {
	often.OneGoroutine(t)
	keys := []string{"<enter>", "<bs>", "<f1>", "<ctrl-r>", "<tab>"}
	for c := rune('!'); c <= '~'; c++ {
		keys = append(keys, string(c))
	}
	keys = append(keys, "é", "ç", "à")
	for _, lines := range []string{soloTable, shopTable, yielding, sixTable} {
		desk := newDesk(t, usual)
		path := save(t, "every-key", lines)
		before, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, k := range keys {
			t.Run(strconv.Quote(k), func(t *testing.T) {
				if err := os.WriteFile(path, before, 0o644); err != nil {
					t.Fatal(err)
				}
				u := startOn(t, usual, desk, func(d *Dash) error { return d.Resume(path) })
				if u.Noted = (pages.Note{}); true {
					u.draw()
				}
				was := u.painted()
				if u.hit(k); !u.left && u.painted() == was {
					t.Errorf("%q does nothing and says nothing on\n%s", k, u.snap())
				}
			})
		}
		u := startOn(t, usual, desk, func(d *Dash) error { return d.Resume(path) })
		for _, b := range u.Commands() {
			for _, c := range b.Chars {
				if _, die := u.Game().Roll().Face(c); die {
					t.Errorf("%q is a letter of a die and a command: %s", c, b.Word)
				}
			}
		}
		if err := u.Leave(); err != nil {
			t.Fatal(err)
		}
	}
}

// Autobot's turn takes as many keys as it rolled dice, plus Enter, with no key between rolls.
func TestKeysCounted(t *testing.T) {
	u := open(t, usual, soloTable)
	u.hit("ccffh").see("ROLL 2 of 3", "KEEP  roll") // five dice in the very first turn
	u.hit("e").see("ROLL 3 of 3").hit("c")
	if u.hit("<enter>"); u.keys != 5+1+1+1 || !strings.Contains(u.snap(), "YOUR TURN") && !strings.Contains(u.snap(), "ANNA'S TURN") {
		t.Errorf("%d keys lead to\n%s", u.keys, u.snap())
	}
}

// Enter does nothing while Autobot has dice to reroll; a player who typed only its last dice says so with =.
func TestLastDice(t *testing.T) {
	u := open(t, usual, soloTable).hit("ccffh")
	steps := u.Game().Steps()
	if u.hit("<enter><enter>").see("1 die is missing"); u.Game().Steps() != steps {
		t.Errorf("Enter has stopped the rolling:\n%s", u.snap())
	}
	u.hit("=").see("PREVIEW", "THIS WILL HAPPEN", "[Enter] resolve: ")
}

// Using a card needs a confirmation, so that a slip does not spend it: only yes does it, and an extra Enter means neither
// yes nor no.
func TestReally(t *testing.T) {
	for lang, c := range map[text.Lang]struct{ ask, yes string }{text.English: {"Please confirm: Anna uses Rapid Healing", "y"}, "fr": {"À confirmer : Anna utilise", "o"}} {
		with := usual
		with.lang = lang
		u := open(t, with, shops["tokyo"]+"; card p1 rapid-healing; set p1.energy 4; set p1.hearts 5")
		steps := u.Game().Steps()
		if u.hit("i<enter>").see(c.ask); u.Game().Steps() != steps {
			t.Errorf("done without a yes:\n%s", u.snap())
		}
		if u.hit("x").not(c.ask); u.Game().Steps() != steps {
			t.Errorf("done by a key that is no yes:\n%s", u.snap())
		}
		if u.hit("i" + c.yes); u.Game().Steps() != steps+1 {
			t.Errorf("a yes does not do it:\n%s", u.snap())
		}
	}
}

// Taps do what the keys do: hints, dice, cards for sale, answers.
func TestTaps(t *testing.T) {
	often.OneGoroutine(t)
	u := open(t, usual, soloTable)
	u.clickOn("C claw").clickOn("F fame").see("3 more dice").clickOn("Bksp").see("4 more dice")
	u = open(t, usual, shopTable).clickOn("Photoshoot")
	if u.Game().Steps() == 0 || !strings.Contains(u.snap(), "Photoshoot") || strings.Contains(u.snap(), " 3  Photoshoot") {
		t.Errorf("the card tapped was not bought:\n%s", u.snap())
	}
	open(t, usual, yielding).hit("ccc333<enter>").clickOn("stay in Tokyo").see("DO NOW").not("yield Tokyo City")
	u = open(t, usual, soloTable).clickOn("EN")
	if u.Desk().Lang != text.English.Next() {
		t.Errorf("a tap on the language leads to %q", u.Desk().Lang)
	}
	u.hit(tabs(u.Desk().Lang, "fr")).see("À AUTOBOT")
	u.clickOn("Gigazaur")
	if u.pages.GetPageCount() != 2 {
		t.Error("a tap on the numbers does not open the corrections")
	}
}

// A name may contain what tview takes for a tag, and letters two columns wide.
func TestOddNames(t *testing.T) {
	odd := `[red]["x"]日本`
	u := open(t, usual, strings.ReplaceAll(yielding, "Anna", odd)).see(odd)
	u.hit("t").see(strings.ToUpper(odd))
	u.hit("<esc>ccc333<enter>").see(odd+", leave Tokyo City?").resize(120, 40).see(odd)
	open(t, setting{80, 24, text.English, Look{ASCII: true}, nil}, strings.ReplaceAll(yielding, "Anna", "Zoë 日本")).see("Zoe ??")
}

// A box made up for tests is playable on the dashboard just by registering it.
func TestToyBox(t *testing.T) {
	t.Chdir(t.TempDir())
	desk := &companion.Desk{Store: tracker.Store{Dir: "games"}, Lang: text.English, Today: "2026-11-21"}
	desk.Boxes = []companion.Box{toybox.New(desk)}
	u := startOn(t, usual, desk, func(d *Dash) error {
		s, err := desk.Boxes[0].Setup(nil)
		if err != nil {
			return err
		}
		return d.Create(s)
	})
	u.hit("<esc>").see("ANN", "turn 1", "points", "Ann                         0", "Gift Fox", "throw or gift").hit("3").see("BOB", "turn 2", "Ann                         3")
	u.hit("u").see("turn 1").hit("U").see("turn 2").hit("11").see("turn 4", "> Ann")
	u.clickOn("offer the fox").see("Bob, do you take the fox").hit("y").see("turn 5", "> Bob")
	u.hit("w").see("the fox can be given away").hit("<esc>:3<enter>").see("Bob                         4")
	u.hit("e").see("does nothing here")
}

// Whatever is typed, the program keeps running; ten steps back and ten forward return to the same screen, byte for byte;
// a crash loses nothing typed of a roll.
func TestRandomKeys(t *testing.T) {
	keys := []string{"<enter>", "<enter>", "<enter>", "<bs>", "<esc>", "<left>", "<right>", "<up>", "<down>", "<tab>"}
	for _, c := range "cchhefffddp123112233yynnuUrzvkijo+wtxm?/l:a" {
		keys = append(keys, string(c))
	}
	for n, lines := range []string{soloTable, shopTable, yielding, sixTable} {
		seed := uint32(7*n + 1)
		random := func(n int) int {
			seed = seed*1664525 + 1013904223
			return int(seed>>8) % n
		}
		with := usual
		with.random = random
		u := open(t, with, lines)
		typed := ""
		for i := range often.Times(60, 400) {
			k := keys[random(len(keys))]
			typed += k
			u.hit(k)
			if i%50 == 0 {
				u.resize(20+random(120), 4+random(40))
			}
			u.fresh(typed)
			if u.left {
				t.Fatalf("%s left the program", typed)
			}
		}
		u.resize(80, 24)
		for u.pages.GetPageCount() > 1 {
			u.hit("<esc>")
		}
		u.hit("<esc><esc>")
		e := u.Game().Entry()
		if draft := u.Game().Roll().Draft(&e); draft != u.Game().Drafted() {
			t.Errorf("typed %q, kept %q", draft, u.Game().Drafted())
		}
		u.Forget()
		u.Game().Drop()
		u.Noted = pages.Note{}
		u.draw()
		// After redo, what undo asked to put back must be put back again: the list of pieces is not as before.
		table := func() string {
			f := *u.Frame()
			f.Board = companion.Section{}
			data, err := json.Marshal(f)
			if err != nil {
				t.Fatal(err)
			}
			return string(data)
		}
		was, steps := table(), u.Game().Steps()
		back := 0
		for back < 10 {
			if u.Undo(); u.Noted.Fault {
				break
			}
			back++
		}
		if steps > 0 && u.Game().Steps() == steps {
			t.Errorf("nothing is taken back of %d steps", steps)
		}
		for range back {
			u.Redo()
		}
		u.Noted = pages.Note{}
		if now := table(); now != was {
			t.Errorf("%d steps back and forth:\n%s\n--- was\n%s", back, now, was)
		}
	}
}

// The letters of an incomplete roll are back after the program was killed, and after a card in the row was named
// meanwhile.
func TestDraft(t *testing.T) {
	u := open(t, usual, soloTable).hit("cfh")
	path := u.Game().Path()
	if err := u.Leave(); err != nil {
		t.Fatal(err)
	}
	again := startOn(t, usual, u.Desk(), func(d *Dash) error { return d.Resume(path) })
	again.see("2 more dice").hit(":row acid, ?, ?<enter>").see("2 more dice", "Acid attack").hit("ee").see("KEEP")
}

// A game that another window plays is view-only: every key that would change it says so.
func TestReadOnly(t *testing.T) {
	u := open(t, usual, soloTable)
	path := u.Game().Path()
	other := startOn(t, usual, u.Desk(), func(d *Dash) error { return d.Resume(path) })
	other.see("VIEW ONLY")
	for _, k := range []string{"c", "<enter>", "u", "m", "z", "1"} {
		if other.hit(k); !other.Noted.Fault && other.Noted.Text == "" {
			t.Errorf("%s says nothing:\n%s", k, other.snap())
		}
	}
	u.hit("ccffh")
	other.hit("x<esc>").see("KEEP")
}

// Watching a game does not stop others from playing it, before or after; what is rolled and bought appears within a
// second, automatically.
func TestWatch(t *testing.T) {
	u := open(t, usual, soloTable)
	path := u.Game().Path()
	if err := u.Leave(); err != nil {
		t.Fatal(err)
	}
	other := startOn(t, usual, u.Desk(), func(d *Dash) error { return d.Watch(path, false) })
	other.see("VIEW ONLY")
	u = startOn(t, usual, u.Desk(), func(d *Dash) error { return d.Resume(path) })
	u.not("VIEW ONLY").hit("ccffh").see("KEEP")
	if !other.looking.Load() {
		t.Error("it does not look again by itself")
	}
	other.hit("x<esc>").see("KEEP")
	other.hit("c")
	if !other.Noted.Fault && other.Noted.Text == "" {
		t.Errorf("a die may be typed:\n%s", other.snap())
	}
}

// A second screen moves on to the game that is played after the one it shows: at once if that is over, otherwise when it
// has not changed for a minute; not while a page is open, and never from a game that was named. It says so in one line,
// until the next step.
func TestWatchGoesOn(t *testing.T) {
	const (
		over  = lastStep + "; roll fffff; stop; resolve"
		other = "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1; row jets wings frenzy"
	)
	at := time.Date(2026, 11, 21, 20, 0, 0, 0, time.UTC)
	for _, c := range []struct {
		name, lines string
		named       bool
		later       time.Duration // how much later the other game was played
		goes        bool
	}{
		{"over", over, false, time.Second, true},
		{"over, and played last", over, false, -time.Second, false},
		{"left a minute ago", soloTable, false, time.Minute, true},
		{"perhaps being played", soloTable, false, time.Minute - time.Second, false},
		{"named", over, true, time.Hour, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			desk := newDesk(t, usual)
			shown, next := save(t, "2026-11-20-shown", c.lines), save(t, "2026-11-21-other", other)
			for path, when := range map[string]time.Time{shown: at, next: at.Add(c.later)} {
				if err := os.Chtimes(path, when, when); err != nil {
					t.Fatal(err)
				}
			}
			u := startOn(t, usual, desk, func(d *Dash) error { return d.Watch(shown, !c.named) })
			before := u.snap()
			u.hit("?")
			u.lookAgain()
			if u.Game().Path() != shown {
				t.Fatal("it leaves a page that is being read")
			}
			u.hit("<esc>")
			u.lookAgain()
			u.draw()
			if !c.goes {
				if u.snap() != before {
					t.Errorf("it shows\n%s\nand before\n%s", u.snap(), before)
				}
				return
			}
			u.see("VIEW ONLY", "Now following 2026-11-21-other: the previous game is over or abandoned")
			if !u.looking.Load() || u.Game().Path() != next || !u.Game().ReadOnly() {
				t.Errorf("it follows %s", u.Game().Path())
			}
			playing := startOn(t, usual, desk, func(d *Dash) error { return d.Resume(next) })
			if playing.Game().ReadOnly() {
				t.Fatal("the game is kept from being played")
			}
			playing.hit("112hhc<enter>")
			u.lookAgain()
			u.draw()
			if u.not("Now following"); u.Game().Steps() != playing.Game().Steps() {
				t.Errorf("%d steps are shown of %d", u.Game().Steps(), playing.Game().Steps())
			}
		})
	}
}

// NO_COLOR means no colour at all, and ASCII no other character, in any scene.
func TestPlainLooks(t *testing.T) {
	often.OneGoroutine(t)
	for i := range scenes {
		u := shown(t, i)
		u.change(func(l *Look) { *l = Look{Mono: true, ASCII: true, Big: l.Big} })
		u.draw()
		cells, w, _ := u.scr.GetContents()
		for at, c := range cells {
			fg, bg, _ := c.Style.Decompose()
			if fg != tcell.ColorDefault || bg != tcell.ColorDefault || c.Runes[0] > '~' {
				t.Fatalf("%s: %q in %v on %v at column %d of row %d\n%s", scenes[i].name, c.Runes, fg, bg, at%w, at/w, u.snap())
			}
		}
	}
}

// No rule number is on the table, and no text has an unfilled placeholder.
func TestNoCodes(t *testing.T) {
	code := regexp.MustCompile(`\([A-Z]?[0-9]+(\.[0-9]+)*\)$|\{[a-z]`)
	for i := range scenes {
		u := shown(t, i)
		if said := code.FindString(u.snap()); said != "" {
			t.Errorf("%s has %q:\n%s", scenes[i].name, said, u.snap())
		}
	}
}

// If another program has changed the file, the same step says so, even an undo.
func TestFileTaken(t *testing.T) {
	u := open(t, usual, soloGame+"; roll c c c f f; resolve")
	for _, key := range []string{":you hearts 3<enter>", "u", "U", "l<home>fc c f f f<enter>", "l<home><enter>"} {
		if err := os.Remove(u.Game().Path()); err != nil {
			t.Fatal(err)
		}
		if u.hit(key); !u.Noted.Fault {
			t.Errorf("after %s nothing is said of the file:\n%s", key, u.snap())
		}
	}
}

// BenchmarkKey measures the first frame and a key: the dashboard does not think while it draws.
func BenchmarkKey(b *testing.B) {
	u := open(b, usual, soloTable)
	for b.Loop() {
		u.hit("c<bs>")
	}
}

// troubled is a game whose disk refuses everything.
type troubled struct{ companion.File }

func (troubled) Trouble() error {
	return rules.Refuse("", "sync-failed", rules.Text("file", "x"), rules.Text("reason", "no room"))
}

// The result of a step is on the screen before waiting for the disk; what the disk reports comes with the same step.
func TestShownBeforeTheDisk(t *testing.T) {
	u := open(t, usual, midGame)
	u.Game().File = troubled{u.Game().File}
	var waits []func()
	u.after = func(do func()) { waits = append(waits, do) }
	u.hit("cfhdpc").see("KEEP").not("no room")
	if len(waits) != 1 {
		t.Fatalf("the disk is waited for %d times", len(waits))
	}
	waits[0]()
	u.see("no room", "KEEP")
}
