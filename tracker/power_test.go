package tracker_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/internal/often"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

type foxSession = tracker.Session[foxTable, foxLine]

// gamble is a game of foxes on a disk that fails once.
type gamble struct {
	t    *testing.T
	rnd  *rand.Rand
	d    *tracker.MemDisk
	s    *foxSession
	name string // of the run, for messages
	// at lists all tables so far, oldest first; kept is the index of the one that a power
	// cut must leave at least.
	at   []string
	kept int
}

// foxRandom returns a line that may be legal at a table.
func foxRandom(rnd *rand.Rand, now *foxTable) string {
	card := foxCards[rnd.IntN(2)]
	if now.asks != "" && rnd.IntN(4) > 0 {
		return "answer " + []string{"yes", "no", card}[rnd.IntN(3)]
	}
	switch rnd.IntN(8) {
	case 0:
		return fmt.Sprintf("set %s %d", foxPlayers[rnd.IntN(3)], rnd.IntN(20))
	case 1:
		return "deal " + foxPlayers[rnd.IntN(3)] + " " + card
	case 2:
		return "gift " + card
	case 3:
		return "trade"
	case 4:
		return "undo"
	case 5:
		return "redo"
	}
	return "throw " + strings.Repeat("u", 1+rnd.IntN(3)) + strings.Repeat("m", rnd.IntN(2))
}

// step does something. It fails the test if a promise is broken at once.
func (g *gamble) step() {
	line := foxRandom(g.rnd, g.s.Game.Table())
	before := g.s.Game.Table().String()
	ahead := g.s.Game.Copy() // the result, if it happens
	lines := &memory{}
	ahead.Attach(lines)
	trial := &foxSession{Game: ahead, File: g.s.File}
	if foxSessionDo(trial, line) != nil {
		return // refused by the rules
	}
	g.at = append(g.at, ahead.Table().String())
	err := foxSessionDo(g.s, line)
	switch {
	case g.d.Off:
		return
	case err != nil:
		if !rules.IsProblem(err, "write-failed") || g.s.Game.Table().String() != before {
			g.t.Fatalf("%s: %s: %v; the table was %s, is %s", g.name, line, err, before, g.s.Game.Table())
		}
		if g.s.File.SyncFailed() == nil {
			g.at = g.at[:len(g.at)-1]
		}
	case g.s.Game.Table().String() != ahead.Table().String():
		g.t.Fatalf("%s: %s leads to %s, want %s", g.name, line, g.s.Game.Table(), ahead.Table())
	case len(lines.lines) > 1 && g.s.File.SyncFailed() == nil && !g.d.Off:
		g.kept = len(g.at) - 1
	}
	if g.rnd.IntN(3) == 0 {
		g.s.File.KeepDraft("uum")
	}
}

func foxSessionDo(s *foxSession, line string) (err error) {
	switch line {
	case "undo":
		_, err = s.TakeBack(nil)
	case "redo":
		_, err = s.PlayAgain(nil)
	default:
		err = s.Game.DoLine(line)
	}
	return err
}

// opens opens the game on a disk and returns its table.
func (g *gamble) opens(d *tracker.MemDisk, what string) string {
	s, err := tracker.OpenOn(d, foxRules{}, d.Path("foxes"))
	if err != nil {
		text, _ := d.Text(d.Path("foxes"))
		g.t.Fatalf("%s: %s: %v\n%q", g.name, what, err, text)
	}
	defer s.Close()
	if s.ReadOnly() {
		g.t.Fatalf("%s: %s: it may only be looked at: %v", g.name, what, s.Notes)
	}
	return s.Game.Table().String()
}

// run plays a game on a disk that goes wrong at a step, and checks what is left. It
// returns the number of steps.
func (g *gamble) run(fault int, how tracker.Failing) int {
	g.d = tracker.NewMemDisk()
	g.d.Fault, g.d.How = fault, how
	path := g.d.Path("foxes")
	var err error
	g.s, err = tracker.BeginOn(g.d, foxRules{}, path, foxSetup)
	if err != nil {
		if _, there := g.d.Text(path); there && !g.d.Off {
			g.t.Fatalf("%s: refused (%v), and there is a game", g.name, err)
		}
		g.begun()
		return g.d.Steps
	}
	g.s.File.NoteIn(tracker.Store{Dir: "/games"})
	g.at, g.kept = []string{g.s.Game.Table().String()}, 0
	for range 4 + g.rnd.IntN(12) {
		if g.d.Off {
			break
		}
		g.step()
	}
	if !g.d.Off && g.rnd.IntN(2) == 0 {
		g.killed()
	}
	if !g.d.Off && g.rnd.IntN(2) == 0 {
		if err := g.s.Close(); err == nil && !g.d.Off {
			g.kept = len(g.at) - 1
		}
	}
	for range 4 {
		after := g.d.After(g.rnd)
		have := g.opens(after, "after a power cut")
		if !slices.Contains(g.at[g.kept:], have) {
			text, _ := after.Text(path)
			now, _ := g.d.Text(path)
			g.t.Fatalf("%s: after a power cut the table is %s; %d of %d were safe:\n%s\nthe file is\n%q\nwas\n%q", g.name, have, g.kept+1, len(g.at), strings.Join(g.at, "\n"), text, now)
		}
	}
	return g.d.Steps
}

// begun checks a game whose beginning went wrong: there is none, or a whole one.
func (g *gamble) begun() {
	for range 4 {
		after := g.d.After(g.rnd)
		if _, there := after.Text(after.Path("foxes")); there {
			g.opens(after, "begun without power")
		}
	}
}

// killed checks what a program that is killed now leaves: every step that was done.
func (g *gamble) killed() {
	text, ok := g.d.Text(g.s.Path)
	if m := tracker.LastOn(g.d, "/games"); m.Name != "" && !m.Begins(text) {
		g.t.Fatalf("%s: killed, and noted is %v of\n%q", g.name, m, text)
	}
	left := tracker.NewMemDisk()
	left.Put(left.Path("foxes"), text, false, false)
	if have, want := g.opens(left, "killed"), g.s.Game.Table().String(); !ok || have != want {
		g.t.Fatalf("%s: killed at %s, opened at %s", g.name, want, have)
	}
}

// TestEverythingFails plays random games on a disk of which every write, sync, open and rename
// in turn fails once, is cut short, or is the last before a power cut, which keeps any part of
// what was not synced. A step that cannot be written has not happened; a killed program has lost
// nothing; a power cut costs at most the current turn, and what is left is a table that existed.
func TestEverythingFails(t *testing.T) {
	runs := 0
	for seed := range uint64(often.Times(6, 40)) {
		for how := range tracker.Ways {
			for fault, steps := 0, 0; fault <= steps; fault++ {
				g := &gamble{t: t, rnd: rand.New(rand.NewPCG(seed, 14)), name: fmt.Sprintf("game %d, step %d goes wrong the way %d", seed, fault, how)}
				steps = max(steps, g.run(fault, how))
				runs++
			}
		}
	}
	t.Logf("%d games", runs)
}

// TestDraftSurvives: the typed letters are the latest or the previous ones, whatever
// fails; a kill never loses them.
func TestDraftSurvives(t *testing.T) {
	for how := range tracker.Ways {
		for fault := 1; fault < 6; fault++ {
			d := tracker.NewMemDisk()
			s, err := tracker.BeginOn(d, foxRules{}, d.Path("foxes"), foxSetup)
			if err != nil {
				t.Fatal(err)
			}
			s.File.KeepDraft("u")
			d.FailAfter(fault, how)
			s.File.KeepDraft("um")
			d.Restart()
			if have := s.File.Draft(); have != "u" && have != "um" {
				t.Errorf("step %d goes wrong the way %d: the draft is %q", fault, how, have)
			}
			s.File.KeepDraft("umm")
			if have := s.File.Draft(); have != "umm" {
				t.Errorf("step %d went wrong the way %d: the next draft is %q", fault, how, have)
			}
		}
	}
}

// accident is what another program does to a game's file.
var accidents = map[string]func(d *tracker.MemDisk, path, text string){
	"replaced": func(d *tracker.MemDisk, path, text string) {
		d.Put(path, "fox 1\nplayer somebody\n", false, false)
	},
	"replaced by an older state": func(d *tracker.MemDisk, path, text string) {
		d.Put(path, text[:strings.LastIndexByte(text[:len(text)-1], '\n')+1], false, false)
	},
	"cut to nothing": func(d *tracker.MemDisk, path, text string) { d.Put(path, "", true, false) },
	"cut short":      func(d *tracker.MemDisk, path, text string) { d.Put(path, text[:len(text)/2], true, false) },
	"appended to":    func(d *tracker.MemDisk, path, text string) { d.Put(path, text+"throw u\n", true, false) },
	"saved in place with the same size": func(d *tracker.MemDisk, path, text string) {
		d.Put(path, strings.Replace(text, "throw uu", "throw mm", 1), true, false)
	},
	"saved in place with the same size and time": func(d *tracker.MemDisk, path, text string) {
		d.Put(path, strings.Replace(text, "throw uu", "throw mm", 1), true, true)
	},
	"deleted": func(d *tracker.MemDisk, path, text string) { d.Delete(path) },
}

// TestAccidents: whatever another program does to the file during a game, every step is
// saved: in a new file, with a message that names both, and neither is overwritten.
// Viewers and the lock follow to the new file.
func TestAccidents(t *testing.T) {
	for name, happen := range accidents {
		for _, atEnd := range []bool{false, true} {
			t.Run(fmt.Sprintf("%s, at the end %v", name, atEnd), func(t *testing.T) {
				d := tracker.NewMemDisk()
				path := d.Path("foxes")
				s, err := tracker.BeginOn(d, foxRules{}, path, foxSetup)
				if err != nil {
					t.Fatal(err)
				}
				must(t, s.Game.DoLine("deal ann owl"), s.Game.DoLine("throw uu"), s.Game.DoLine("throw u"))
				look, err := tracker.OpenOn(d, foxRules{}, path)
				if err != nil || keys(look.Notes) != "note-locked" {
					t.Fatal(err, look)
				}
				before, _ := d.Text(path)
				happen(d, path, before)
				theirs, there := d.Text(path)
				look.Follow()

				var told error
				if atEnd {
					told = s.Close()
				} else {
					if err := s.Game.DoLine("throw uuu"); err != nil {
						t.Fatal(err)
					}
					told = s.File.Trouble()
				}
				key, want := "file-moved", d.Path("foxes-2")
				if name == "deleted" {
					key, want = "file-again", path
				}
				if s.Path != want || !rules.IsProblem(told, key) {
					t.Errorf("it goes on in %s, told %v; want %s", s.Path, told, want)
				}
				if again := s.File.Trouble(); !atEnd && again != nil {
					t.Errorf("told twice: %v", again)
				}
				if have, still := d.Text(path); still != there && name != "deleted" || there && have != theirs {
					t.Errorf("the other program's file is now %q", have)
				}
				now, err := tracker.OpenOn(d, foxRules{}, s.Path)
				if err != nil || now.Game.Table().String() != s.Game.Table().String() || now.ReadOnly() == atEnd {
					t.Fatalf("opened: %v, %v; want %s, held %v", now, err, s.Game.Table(), !atEnd)
				}
				look.Follow()
				if look.Path != s.Path || look.Game.Table().String() != s.Game.Table().String() {
					t.Errorf("who looks on sees %s in %s, want %s in %s", look.Game.Table(), look.Path, s.Game.Table(), s.Path)
				}
			})
		}
	}
}

// TestAccidentOnAFullDisk: what cannot be saved anywhere has not happened, and can be done
// once there is space.
func TestAccidentOnAFullDisk(t *testing.T) {
	d := tracker.NewMemDisk()
	s, err := tracker.BeginOn(d, foxRules{}, d.Path("foxes"), foxSetup)
	if err != nil {
		t.Fatal(err)
	}
	d.Put(s.Path, "mine now\n", false, false)
	d.Room = 10
	before := s.Game.Table().String()
	if err := s.Game.DoLine("throw uu"); !rules.IsProblem(err, "write-failed") || s.Game.Table().String() != before {
		t.Fatalf("%v, %s", err, s.Game.Table())
	}
	if have := d.Names(); len(have) != 1 {
		t.Errorf("left behind: %v", have)
	}
	d.Room = -1
	if err := s.Game.DoLine("throw uu"); err != nil || s.Path != d.Path("foxes-2") {
		t.Fatalf("with room again: %v, %s", err, s.Path)
	}
}

// TestReplacedByItself: if a file replaces ours and has the same content, kot
// switches to it, with its lock.
func TestReplacedByItself(t *testing.T) {
	d := tracker.NewMemDisk()
	s, err := tracker.BeginOn(d, foxRules{}, d.Path("foxes"), foxSetup)
	if err != nil {
		t.Fatal(err)
	}
	text, _ := d.Text(s.Path)
	d.Put(s.Path, text, false, false)
	if err := errors.Join(s.Game.DoLine("throw uu"), s.File.Trouble()); err != nil || s.Path != d.Path("foxes") {
		t.Fatalf("%v, %s", err, s.Path)
	}
	if have, _ := d.Text(s.Path); !strings.Contains(have, "throw uu") {
		t.Errorf("the file is %q", have)
	}
	if o, err := tracker.OpenOn(d, foxRules{}, s.Path); err != nil || !o.ReadOnly() {
		t.Errorf("another one may write: %v", err)
	}
}

// TestLockFails: if there are no locks, the game is played with a warning; a lock that
// fails for another reason is an error.
func TestLockFails(t *testing.T) {
	d := tracker.NewMemDisk()
	d.NoLocks = errors.ErrUnsupported
	s, err := tracker.BeginOn(d, foxRules{}, d.Path("foxes"), foxSetup)
	if err != nil || keys(s.Notes) != "note-unlocked" {
		t.Fatal(err, s)
	}
	if s, err = tracker.OpenOn(d, foxRules{}, s.Path); err != nil || keys(s.Notes) != "note-unlocked" || s.ReadOnly() {
		t.Fatal(err, s)
	}
	if err := s.Game.DoLine("throw uu"); err != nil {
		t.Error(err)
	}
	d.NoLocks = errors.New("the lock is broken")
	if _, err := tracker.OpenOn(d, foxRules{}, s.Path); !rules.IsProblem(err, "lock-failed") {
		t.Errorf("opened: %v", err)
	}
}
