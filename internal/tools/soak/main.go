//go:build unix

// Command soak tries for hours to make kot lose a step, hang or crash. It sends random keys, pastes, taps and resizes
// through a pseudo-terminal to games of all boxes. It kills kot, opens a second window, fills the disk, and writes to the
// game's file from other programs. It looks only at the saved files, never at the screen. It prints the table of
// docs/developers/measured.txt and ends with status 1 if anything failed:
//
//	go run ./internal/tools/soak -for 1h
//
// A hang is a minute in which kot shows nothing after its start, takes no key, or doesn't end.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"sync"
	"syscall"
	"time"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

// soak is one run of the command.
type soak struct {
	kot  string // the program
	dir  string // where the players' homes are
	seed uint64
	full bool            // disks can be mounted in memory, and filled
	over <-chan struct{} // closed when it is time to end
	figures
}

func main() {
	how := soak{figures: figures{counts: map[string]int{}}}
	long := flag.Duration("for", 5*time.Minute, "how long it tries")
	windows := flag.Int("windows", runtime.NumCPU(), "how many players sit before a terminal")
	flag.Uint64Var(&how.seed, "seed", uint64(time.Now().UnixNano()), "what the random choices follow from, but for the timing")
	flag.Parse()
	begun := time.Now()
	if err := how.run(*long, *windows); err != nil {
		fmt.Fprintln(os.Stderr, "soak:", err)
		os.Exit(2)
	}
	how.print(time.Since(begun).Round(time.Second))
	if how.fell() > 0 {
		os.Exit(1)
	}
}

// run runs for long, or until it is interrupted.
func (s *soak) run(long time.Duration, windows int) (err error) {
	if s.dir, err = os.MkdirTemp("", "soak"); err != nil {
		return err
	}
	defer func() {
		if s.fell() == 0 { // keep failures for inspection
			os.RemoveAll(s.dir)
		}
	}()
	s.kot = filepath.Join(s.dir, "kot")
	build := exec.Command("go", "build", "-o", s.kot, "kingoftokyo/cmd/kot")
	build.Stderr = os.Stderr
	if err := build.Run(); err != nil {
		return err
	}
	if err := smallDisk(s.dir); err != nil {
		fmt.Fprintln(os.Stderr, "soak: no full disks, none can be mounted:", err)
	} else if err := freeDisk(s.dir); err != nil {
		return err
	} else {
		s.full = true
	}
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	ctx, end := context.WithTimeout(ctx, long)
	defer end()
	fmt.Fprintf(os.Stderr, "soak: seed %d, %s, %d windows\n", s.seed, long, windows)
	s.over = ctx.Done()
	var all sync.WaitGroup
	for i := range windows {
		all.Go(func() {
			p := s.player(i, lib)
			for n := 0; ctx.Err() == nil; n++ {
				p.guarded(func() { p.sit(n) })
			}
		})
	}
	all.Wait()
	return nil
}

// player is somebody with their own home, who does one thing after the other.
type player struct {
	*soak
	*rand.Rand
	home  string
	lib   *library.Library
	keeps int // homes kept after failures

	opened int // windows
}

func (s *soak) player(i int, lib *library.Library) *player {
	return &player{soak: s, Rand: rand.New(rand.NewPCG(s.seed, uint64(i))), home: filepath.Join(s.dir, fmt.Sprint("home", i)), lib: lib}
}

// games returns the folder of the player's saved games.
func (p *player) games() string { return filepath.Join(p.home, "games") }

// desk returns the desk in this process that reads the player's games.
func (p *player) desk() *duelbox.Desk {
	return boxes.On(&duelbox.Desk{
		Desk: &companion.Desk{
			Library: p.lib, Store: tracker.Store{Dir: p.games()}, Lang: text.English,
			Random: p.IntN, Today: "2026-01-02",
		},
		Rules: autobot.NewRules(p.lib.Duel()),
	})
}

// beginnings are the possible games, as arguments of `kot new`.
var beginnings = [][]string{
	{}, {"--hard"}, {"--duel"}, {"--duel", "--name", "Зоя", "--other", "王 小明"},
	{"--box", "tokyo", "--players", "2"}, {"--box", "tokyo", "--players", "4"}, {"--box", "tokyo", "--players", "6"},
	{"--box", "dark", "--players", "3"}, {"--box", "dark", "--players", "5"},
}

// fresh gives the player an empty home with one new game, and returns its file.
func (p *player) fresh() string {
	p.emptied()
	return p.begins()
}

// emptied gives the player an empty home.
func (p *player) emptied() { tools.Must(errors.Join(os.RemoveAll(p.home), os.MkdirAll(p.home, 0o755))) }

// begins starts a game in the player's home, and returns its file.
func (p *player) begins() string {
	tools.Must(os.WriteFile(filepath.Join(p.home, "settings"), []byte("coach off\n"), 0o644)) // solving would take all the time
	args := append([]string{"new", "--random", "--plain"}, beginnings[p.IntN(len(beginnings))]...)
	cmd := exec.Command(p.kot, args...)
	cmd.Env = p.env()
	if out, err := cmd.CombinedOutput(); err != nil {
		panic(fmt.Sprintf("kot %q: %v\n%s", args, err, out))
	}
	return p.latest()
}

// latest returns the saved game that changed last.
func (p *player) latest() string {
	saved, err := tracker.Store{Dir: p.games()}.List()
	if err != nil || len(saved) == 0 {
		return ""
	}
	return saved[0].Path
}

// env returns the environment of the program.
func (p *player) env(more ...string) []string {
	return append([]string{"KOT_HOME=" + p.home, "HOME=" + p.home, "PATH=" + os.Getenv("PATH"), "GOTRACEBACK=all"}, more...)
}

// guarded does one thing, and reports a failure of the soak itself.
func (p *player) guarded(do func()) {
	defer func() {
		if fault := recover(); fault != nil {
			p.fall("other faults", "the soak: %v\n%s", fault, debug.Stack())
		}
	}()
	do()
}

// sit does one thing after the other in front of a terminal.
func (p *player) sit(n int) {
	switch {
	case n%40 == 0 || p.latest() == "":
		p.fresh()
	case p.IntN(12) == 0:
		p.begins()
	}
	switch k := p.IntN(100); {
	case k < 8:
		p.accident()
	case k < 10 && p.full:
		p.fullDisk()
	case k < 15:
		p.letters()
	case k < 21:
		p.twoWindows()
	case k < 23:
		p.session(2000 + p.IntN(6000)) // a whole evening
	default:
		p.session(p.IntN(600))
	}
}
