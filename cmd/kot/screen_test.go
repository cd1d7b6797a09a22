//go:build unix

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"kingoftokyo/tracker"
)

// beforeRoll is midTurn before its first roll: five dice are due.
var beforeRoll = strings.TrimSuffix(midTurn, "roll ccffe\n")

// before returns a home with a game in which nothing has been rolled yet.
func before(t *testing.T) string {
	t.Helper()
	home := t.TempDir()
	save(t, home, "2026-01-02-gigazaur-meka-dragon", beforeRoll)
	return home
}

// TestResizeStorm drags the window's corner while letters are typed: they all count, and in the end the screen is the
// same as in a window opened at that size.
func TestResizeStorm(t *testing.T) {
	t.Parallel()
	w := opened(t, before(t), setting{w: 100, h: 30})
	w.sees("Autobot: roll 5 dice")
	w.types("ccff")
	w.sees("1 more die", "C C F F")
	want := w.screen()
	w.types("q")
	w.ends(exitFine)

	home := before(t)
	w = open(t, home)
	w.sees("Autobot: roll 5 dice")
	const times = 200
	for i := range times {
		w.resize(12+i*37%130, 3+i*17%45)
		if i%50 == 10 {
			w.types(string("ccff"[i/50]))
		}
	}
	w.resize(100, 30)
	w.shows(want)
	w.types("e")
	w.sees("rerolled: E")
	w.types("q")
	w.ends(exitFine)
	if game := saved(t, home); game != midTurn {
		t.Errorf("the file has\n%s", game)
	}
}

// TestVastWindow: a window that claims to be larger than any real one is drawn in part, and accepts keys.
func TestVastWindow(t *testing.T) {
	t.Parallel()
	w := open(t, before(t))
	w.sees("Autobot: roll 5 dice")
	w.emu.Resize(500, 200)
	w.setSize(65535, 65535)
	w.until("the last row that is drawn", func(string) bool { return w.row(199) != "" })
	w.types("c")
	w.sees("4 more dice")
	w.types("q")
	w.ends(exitFine)
}

// TestMouse taps on hints and dice, and turns the wheel on a page.
func TestMouse(t *testing.T) {
	t.Parallel()
	w := open(t, before(t))
	w.clickOn("F fame")
	w.sees("4 more dice")
	w.clickOn("Bksp last die")
	w.sees("Autobot: roll 5 dice")
	w.types("ccffe")
	w.sees("KEEP KEEP KEEP KEEP roll")
	w.clickOn("KEEP")
	w.sees("roll KEEP KEEP KEEP roll")
	w.clickOn("roll ")
	w.sees("KEEP KEEP KEEP KEEP roll")

	w.clickOn("? help")
	w.sees("HELP AND RULES")
	w.sees("KEYS OF THIS SCREEN")
	w.wheel(10, 10, true)
	w.until("a lower line of the help", func(now string) bool { return !strings.Contains(now, "KEYS OF THIS SCREEN") })
	w.wheel(10, 10, false)
	w.sees("KEYS OF THIS SCREEN")
	w.types("\x1b")
	w.sees("KEEP KEEP KEEP KEEP roll")
	w.types("q")
	w.ends(exitFine)
}

// TestNoMouse leaves the mouse to the terminal.
func TestNoMouse(t *testing.T) {
	t.Parallel()
	reports := func(args ...string) bool {
		w := open(t, inGame(t), args...)
		w.sees("rerolled: E")
		w.types("q")
		w.ends(exitFine)
		for _, m := range private.FindAllSubmatch(w.stream, -1) {
			for _, mode := range strings.Split(string(m[1]), ";") {
				if len(mode) == 4 && strings.HasPrefix(mode, "10") && mode != "1049" && mode != "1048" && string(m[2]) == "h" {
					return true
				}
			}
		}
		return false
	}
	if !reports() {
		t.Error("no mouse reports")
	}
	if reports("--no-mouse") {
		t.Error("mouse reports with --no-mouse")
	}
}

// TestSecondWindow opens the same game twice: the second window says so, is view-only, and changes nothing.
func TestSecondWindow(t *testing.T) {
	t.Parallel()
	home := inGame(t)
	first := open(t, home)
	first.sees("turn 1 EN", "rerolled: E")
	second := open(t, home)
	second.sees("VIEW ONLY", "this game is open elsewhere", "rerolled: E")
	second.types("h")
	second.sees("this game is view-only here; nothing was changed")
	if game := saved(t, home); game != midTurn {
		t.Errorf("the file has\n%s", game)
	}
	first.types("p")
	first.sees("rerolled: P")
	second.types("v") // any key: it shows what has happened meanwhile
	second.types("v")
	second.sees("VIEW ONLY", "rerolled: P")
	second.types("q")
	second.ends(exitFine)
	first.types("q")
	first.ends(exitFine)

	// Its owner is gone, so the next window writes.
	again := open(t, home)
	again.sees("turn 1 EN", "rerolled: P")
	again.types("q")
	again.ends(exitFine)
}

// kot watch shows what is played, automatically, and never stops anybody from playing.
func TestWatch(t *testing.T) {
	t.Parallel()
	home := inGame(t)
	watching := open(t, home, "watch", "--big=false")
	watching.sees("VIEW ONLY", "rerolled: E")
	playing := open(t, home)
	playing.sees("turn 1 EN", "rerolled: E")
	playing.types("p")
	watching.sees("rerolled: P")
	playing.types("q")
	playing.ends(exitFine)
	large := open(t, home, "watch", "gigazaur")
	large.sees("VIEW ONLY")

	// Another game is played, and the first one was left: a viewer who named no game sees the other one.
	long := time.Now().Add(-time.Hour)
	if err := os.Chtimes(filepath.Join(home, "games", "2026-01-02-gigazaur-meka-dragon.kot"), long, long); err != nil {
		t.Fatal(err)
	}
	save(t, home, "2026-01-03-the-king-alienoid", strings.NewReplacer("gigazaur", "the-king", "meka-dragon", "alienoid").Replace(beforeRoll))
	games := tracker.Store{Dir: filepath.Join(home, "games")}
	games.Note(games.Path("2026-01-03-the-king-alienoid"))
	watching.sees("Now following 2026-01-03-the-king-alienoid", "Alienoid")
	watching.types("q")
	watching.ends(exitFine)
	if said := large.screen(); strings.Contains(said, "CARD ROW") || strings.Contains(said, "Now following") {
		t.Errorf("not the large view of the game that was named:\n%s", said)
	}
	large.types("q")
	large.ends(exitFine)
}

// kot ask alone is a page that answers as you type, without quotes. Esc ends it (Enter: TestAskAlone of companion/faces/terminal).
func TestAskPrompt(t *testing.T) {
	t.Parallel()
	w := open(t, before(t), "ask")
	w.sees("CARDS AND RULES")
	w.types("can i heal in \"tokyo\"?")
	w.sees("own heart dice are useless")
	w.types("\x1b")
	w.ends(exitFine)
}

// TestAnswerIsBold: on a terminal the sentence that answers is bold, unless it is only near.
func TestAnswerIsBold(t *testing.T) {
	t.Parallel()
	home := before(t)
	for asked, bold := range map[string]bool{"undo": true, "can I lend a friend my energy": false} {
		w := open(t, home, "ask", asked)
		w.ends(exitFine)
		if have := bytes.Contains(w.stream, []byte("\x1b[1m")); have != bold {
			t.Errorf("%q: bold %v\n%q", asked, have, w.stream)
		}
	}
}

// TestSavedGames continues a game of the list, by its number.
func TestSavedGames(t *testing.T) {
	t.Parallel()
	home := inGame(t)
	save(t, home, "2026-01-03-the-king-alienoid", strings.NewReplacer("gigazaur", "the-king", "meka-dragon", "alienoid").Replace(beforeRoll))
	w := open(t, home, "games")
	if end := w.leaves(); !end.Exited() || end.ExitStatus() != exitFine {
		t.Errorf("it ended with %v", end)
	}
	numbers := map[string]string{}
	for _, line := range strings.Split(w.screen(), "\n") {
		for _, monster := range []string{"Gigazaur", "The King"} {
			if f := strings.Fields(line); strings.Contains(line, monster) {
				numbers[monster] = f[0]
			}
		}
	}
	w = open(t, home, "games", numbers["Gigazaur"])
	w.sees("ANNA Gigazaur", "AUTOBOT Meka Dragon", "rerolled: E")
	w.types("q")
	w.ends(exitFine)
	w = open(t, home, "games", numbers["The King"])
	w.sees("ANNA The King", "AUTOBOT Alienoid", "Autobot: roll 5 dice")
	w.types("q")
	w.ends(exitFine)
}

// TestDealt begins a game at once, with monsters dealt at random.
func TestDealt(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	w := open(t, home, "new", "--random", "--you", "the-king")
	w.sees("SET UP THE TABLE", "The King")
	w.types("q")
	w.ends(exitFine)
	if game := saved(t, home); !strings.Contains(game, "side you the-king") {
		t.Errorf("the file has\n%s", game)
	}
}

// TestBytesPerKey checks the shadow screen: a letter sends the few places that have changed, not the whole screen.
func TestBytesPerKey(t *testing.T) {
	t.Parallel()
	const most = 220
	w := open(t, before(t))
	frame := []byte("\x1b[?2026l")
	complete := func(text string) {
		t.Helper()
		w.until(text+" in a whole frame", func(screen string) bool {
			return strings.Contains(screen, text) && bytes.HasSuffix(w.stream, frame)
		})
	}
	complete("Autobot: roll 5 dice")
	w.types("c")
	complete("4 more dice")
	for _, key := range []struct{ key, sees string }{
		{"f", "3 more dice"}, {"d", "2 more dice"}, {"\x7f", "3 more dice"}, {"p", "2 more dice"},
	} {
		was := len(w.stream)
		w.types(key.key)
		complete(key.sees)
		if n := len(w.stream) - was; n > most {
			t.Errorf("key %q sent %d bytes, want at most %d:\n%q", key.key, n, most, w.stream[was:])
		} else {
			t.Logf("key %q sent %d bytes", key.key, n)
		}
	}
	w.types("q")
	w.ends(exitFine)
}

// TestNamedGame opens a file by its path.
func TestNamedGame(t *testing.T) {
	t.Parallel()
	home := inGame(t)
	w := open(t, t.TempDir(), filepath.Join(home, "games", "2026-01-02-gigazaur-meka-dragon.kot"))
	w.sees("rerolled: E")
	w.types("q")
	w.ends(exitFine)
}

// TestTypedAhead types before the program has taken over the terminal, while the terminal still turns Enter into a line
// feed: nothing is lost.
func TestTypedAhead(t *testing.T) {
	t.Parallel()
	home := inGame(t)
	w := open(t, home)
	w.types("c\r")
	w.sees("Roll 6 dice")
	w.types("q")
	w.ends(exitFine)
	if game := saved(t, home); !strings.HasPrefix(game, midTurn+"roll c\nresolve\n") {
		t.Errorf("the file has\n%s", game)
	}
}
