//go:build unix

package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

// special are keys that are not characters, and what a mouse sends.
var special = []string{
	"\r", "\r", "\r", "\x1b", "\x7f", "\x7f", "\t", "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D",
	"\x1b[5~", "\x1b[6~", "\x1b[H", "\x1b[F", "\x12", "\x0c", "\x1bOP", "\x1b[3~", "\x1b[Z", "\n", "\x00",
	"\x1b[1;5A", "\x1b[999~", "\x1b[", "\x1b]0;x\x07", "\xc3", "\xff", "ж", "王", "\u202e", "\u009b", "🚀",
}

// often are the characters that players of all boxes type most: dice, digits, answers, commands.
// None of them leaves, and none wakes the coach, which would take all the time.
const often = "chefdpbsgchefdpbsg123456yonmux+-=tzkvlwra/?:jUL"

// latin returns a letter of western languages beyond ASCII: on a French keyboard some of them are
// digits.
func latin(r *rand.Rand) rune { return rune(0xe0 + r.IntN(32)) }

// key returns a random key, which seldom or never leaves the program.
func key(r *rand.Rand) string {
	switch n := r.IntN(100); {
	case n < 55:
		return string(often[r.IntN(len(often))])
	case n < 70:
		c := rune(' ' + r.IntN('~'-' '+1))
		if c == 'A' || c == 'q' && r.IntN(20) > 0 {
			c = latin(r)
		}
		return string(c)
	}
	return special[r.IntN(len(special))]
}

// keys returns n random keys.
func keys(r *rand.Rand, n int) string {
	var b strings.Builder
	for range n {
		b.WriteString(key(r))
	}
	return b.String()
}

// pasted returns a pasted text, from a terminal that marks pastes or one that does not.
func (p *player) pasted() string {
	p.count("pastes", 1)
	texts := []string{
		"Dear all,\rthe game is at eight, bring dice.\r", "ccfhdp", strings.Repeat("hello ", p.IntN(2000)),
		"roll cccfff\r", keys(p.Rand, p.IntN(300)), "", "\x03\x1a",
	}
	text := strings.ReplaceAll(texts[p.IntN(len(texts))], "q", "k")
	switch p.IntN(12) {
	case 0:
		text = strings.ReplaceAll(text, "\x03\x1a", "") // in a terminal that does not mark pastes they are keys
		return text
	case 1:
		return "\x1b[201~\x1b[200~" + text + "\x1b[200~\x1b[201~\x1b[201~"
	}
	return "\x1b[200~" + text + "\x1b[201~"
}

// plays types n random keys, with pastes, taps and resizes between them.
func (w *window) plays(n int) {
	p := w.p
	for n > 0 {
		select {
		case <-w.done:
			return
		case <-p.over:
			return
		default:
		}
		some := min(n, 1+p.IntN(40))
		w.types(keys(p.Rand, some))
		p.count("keys through the terminal", some)
		n -= some
		switch p.IntN(12) {
		case 0:
			w.types(p.pasted())
		case 1:
			w.resize(uint16(1+p.IntN(160)), uint16(1+p.IntN(60)))
			p.count("resizes", 1)
		case 2:
			at := fmt.Sprintf("%d;%d", 1+p.IntN(120), 1+p.IntN(40))
			w.types("\x1b[<0;" + at + "M\x1b[<0;" + at + "m")
			p.count("taps", 1)
		case 3:
			time.Sleep(time.Duration(p.IntN(20)) * time.Millisecond)
		}
	}
}

// signals are those that end the program in an orderly way.
var signals = []syscall.Signal{syscall.SIGTERM, syscall.SIGHUP, syscall.SIGINT, syscall.SIGQUIT}

// flood returns what is typed at exit.
func (p *player) flood() string {
	if p.IntN(3) == 0 {
		return strings.Repeat(string(often[p.IntN(len(often))]), 400)
	}
	return strings.ReplaceAll(keys(p.Rand, 400), "q", "")
}

// ends ends the program in one of many ways.
func (w *window) ends() {
	p := w.p
	stop := func() {}
	flood := ""
	if p.IntN(2) == 0 {
		flood = "in a flood "
		stop = w.floods(p.flood())
		defer func() { stop() }()
	}
	switch k := p.IntN(100); {
	case k < 65:
		if flood != "" || p.IntN(2) == 0 {
			time.Sleep(time.Duration(p.IntN(4000)) * time.Microsecond)
		}
		p.count("kills (SIGKILL)", 1)
		_ = w.cmd.Process.Signal(syscall.SIGKILL)
		w.leaves(flood+"killed", syscall.SIGKILL)
		return
	case k < 75:
		stop()
		stop = func() {}
		p.count("window closed", 1)
		if flood != "" {
			w.types(flood)
		}
		w.tty.Close()
		w.leaves(flood+"window closed", syscall.SIGHUP)
		return
	}
	sig := signals[p.IntN(len(signals))]
	p.count("ended by a signal", 1)
	if flood != "" {
		p.count("floods of keys at exit", 1)
	}
	_ = w.cmd.Process.Signal(sig)
	w.leaves(flood+sig.String(), sig)
}

// session plays n random keys and ends in one of many ways: what was in the files must stay there.
func (p *player) session(n int) {
	w := p.open()
	if p.IntN(10) > 0 { // otherwise it ends while it starts
		w.ready()
	}
	if p.IntN(6) == 0 {
		p.quits(w)
		return
	}
	w.plays(n)
	before := p.read()
	w.ends()
	p.sound(before, "session")
}

// quits leaves by a key with many more after it, in one write and without a pause.
func (p *player) quits(w *window) {
	w.ready()
	w.types("h")
	before := p.read()
	p.count("floods of keys at exit", 1)
	leave := "q"
	if p.IntN(3) == 0 {
		leave = "\x03"
	}
	w.types(leave + p.flood())
	stop := func() {}
	if p.IntN(2) == 0 {
		stop = w.floods(p.flood())
	}
	w.leaves("left by key with a flood behind it", 0)
	stop()
	p.sound(before, "left by key")
}

// twoWindows opens the player's game twice: the second window must change nothing, whichever ends first.
func (p *player) twoWindows() {
	p.count("second windows", 1)
	first := p.open()
	first.ready()
	second := p.open()
	second.ready()
	second.plays(p.IntN(60))
	first.plays(p.IntN(60))
	before := p.read()
	if p.IntN(2) == 0 {
		first, second = second, first
	}
	first.ends()
	second.plays(p.IntN(60))
	for path, was := range before {
		if now, err := os.ReadFile(path); err != nil || !strings.HasPrefix(string(now), whole(was)) {
			p.fall("steps lost", "two windows: %s lost lines: %v", path, err)
		}
	}
	before = p.read()
	second.ends()
	p.sound(before, "two windows")
}

// letters kills the program while the letters of a roll are typed. Those that were in a file must
// stay in one until the roll is complete.
func (p *player) letters() {
	path := p.begins()
	w := p.open()
	w.ready()
	w.types("hh")
	typed := func(all string) bool {
		found, _ := filepath.Glob(filepath.Join(p.games(), ".*"))
		for _, f := range found {
			data, err := os.ReadFile(f)
			holds := err == nil && strings.Contains(strings.ToLower(string(data)), all)
			if holds && strings.Contains(f, filepath.Base(path)) {
				return true
			}
		}
		return false
	}
	kept := false
	for begin := time.Now(); !kept && time.Since(begin) < 5*time.Second; time.Sleep(time.Millisecond) {
		kept = typed("hh")
	}
	before := p.read()
	if kept {
		p.count("kills while letters were typed", 1)
		w.types("h")
		time.Sleep(time.Duration(p.IntN(3000)) * time.Microsecond)
	}
	p.count("kills (SIGKILL)", 1)
	_ = w.cmd.Process.Signal(syscall.SIGKILL)
	w.leaves("killed", syscall.SIGKILL)
	if kept && !typed("hh") {
		p.fall("letters lost", "letters lost by a kill")
	}
	p.sound(before, "letters")
}
