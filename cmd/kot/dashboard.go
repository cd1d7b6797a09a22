package main

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"

	"golang.org/x/term"

	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/faces/plain"
	"kingoftokyo/companion/faces/terminal"
	"kingoftokyo/companion/faces/terminal/screen"
	"kingoftokyo/rules"
)

// errPlain means that the player has chosen plain mode.
var errPlain = errors.New("plain")

// session plays a game of any box on the dashboard. If the player has chosen plain mode, or if the terminal cannot show a
// dashboard (which session says in one line), it plays line by line.
func (p *program) session(desk *duelbox.Desk, onDash func(*terminal.Dash) error, line func(*plain.Plain) error) int {
	status, err := p.dashboard(desk, onDash)
	var incapable *terminalError
	switch {
	case err == nil:
		return status
	case errors.As(err, &incapable):
		why := p.words.Say(incapable.key, rules.Text("term", os.Getenv("TERM")))
		fmt.Fprintf(p.err, "kot: %s\n", p.words.Say("terminal-plain", rules.Text("why", why)))
	case !errors.Is(err, errPlain):
		return p.fail(err)
	}
	return p.end(line(plain.New(desk.Desk, p.console())))
}

// terminalError is the reason why the terminal cannot show a dashboard, as a catalogue key.
type terminalError struct{ key string }

func (e *terminalError) Error() string { return e.key }

// capable checks whether a dashboard can be shown. The error is errPlain if the player does not want it, or a
// *terminalError.
func (p *program) capable() error {
	if p.flags.On("plain") {
		return errPlain
	}
	for _, stream := range []any{p.in, p.out.Writer} {
		if f, ok := stream.(*os.File); !ok || !term.IsTerminal(int(f.Fd())) {
			return &terminalError{"terminal-none"}
		}
	}
	if runtime.GOOS != "windows" && (os.Getenv("TERM") == "" || os.Getenv("TERM") == "dumb") {
		return &terminalError{"terminal-dumb"}
	}
	return nil
}

// afterStart is when the program prepares the search for answers: after drawing the dashboard, so that the start does not
// wait for it, and before the first question.
const afterStart = 300 * time.Millisecond

// dashboard runs the dashboard. The error is errPlain, a *terminalError, or the error of opening the game.
func (p *program) dashboard(desk *duelbox.Desk, begin func(*terminal.Dash) error) (int, error) {
	if err := p.capable(); err != nil {
		return 0, err
	}
	look := p.look()
	scr, err := screen.Open(!p.flags.On("no-mouse"), asksGround(look.Mono, os.Getenv("TERM")))
	if err != nil {
		return 0, &terminalError{"terminal-unknown"}
	}
	prepare := time.AfterFunc(afterStart, func() { _, _ = desk.Ask() })
	defer prepare.Stop()
	var dash *terminal.Dash
	status, err := terminal.Start(desk.Desk, look, scr, p.err, func(d *terminal.Dash) error {
		dash = d
		return begin(d)
	})
	desk.Coach.Leave()
	if err == nil && status == exitFine && dash.Bye() != "" { // after a signal nobody may read the terminal, and writing to it would wait
		fmt.Fprintln(p.out, dash.Bye())
	}
	return status, err
}

// look returns how to draw the dashboard, which depends on flags, environment and settings.
func (p *program) look() terminal.Look {
	look := terminal.Look{
		ASCII:  p.ascii(),
		Mono:   os.Getenv("NO_COLOR") != "",
		Big:    p.flags.On("big"),
		Ground: terminal.GroundOf(os.Getenv("COLORFGBG")),
	}
	return look.Chosen(chosen())
}

// ascii reports whether to draw with ASCII characters only: because the player says so, or otherwise because the locale
// has no others.
func (p *program) ascii() bool {
	if p.flags.Changed("ascii") {
		return p.flags.On("ascii")
	}
	return !unicodeLocale(os.Getenv, runtime.GOOS)
}

// asksGround reports whether to ask the terminal for its background colour: only if the colours depend on it, and if the
// terminal understands the request. A console would print it on the screen.
func asksGround(mono bool, term string) bool {
	set := chosen()
	return !mono && set.Get(settings.Theme) == "auto" && !slices.ContainsFunc(
		[]string{"linux", "vt", "cons", "eterm", "dumb"}, func(console string) bool { return strings.HasPrefix(term, console) })
}

// unicodeLocale reports whether the terminal shows more than ASCII, with one column per character. The locale says so; on
// Windows the environment has no locale.
func unicodeLocale(getenv func(string) string, system string) bool {
	if getenv("RUNEWIDTH_EASTASIAN") == "1" {
		return false // frames would take two columns
	}
	for _, name := range []string{"LC_ALL", "LC_CTYPE", "LANG"} {
		if v := getenv(name); v != "" {
			v = strings.ToLower(v)
			return strings.Contains(v, "utf-8") || strings.Contains(v, "utf8")
		}
	}
	return system == "windows"
}
