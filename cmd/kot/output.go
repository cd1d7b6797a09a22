package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"unicode/utf8"

	"golang.org/x/term"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// output is where the program prints. It keeps the first write error, which finish reports, and writes nothing after it.
// It removes everything that would control a terminal, no matter who wrote the text: see rules.QuoteLines.
type output struct {
	io.Writer
	terminal bool
	wraps    bool   // lines are broken between words: only people read them
	torn     []byte // the first bytes of a character whose other bytes have not arrived yet
	failed   error
}

func newOutput(w io.Writer) *output {
	f, ok := w.(*os.File)
	return &output{Writer: w, terminal: ok && term.IsTerminal(int(f.Fd()))}
}

// Write implements io.Writer.
func (o *output) Write(b []byte) (int, error) {
	if o.failed != nil {
		return 0, o.failed
	}
	if !o.terminal {
		n, err := o.Writer.Write(b)
		o.failed = err
		return n, err
	}
	var whole []byte
	whole, o.torn = wholeCharacters(append(o.torn, b...))
	said := rules.QuoteLines(string(whole))
	if o.wraps {
		said = strings.Join(text.Wrapped(said, o.width()), "\n")
	}
	_, o.failed = io.WriteString(o.Writer, said)
	return len(b), o.failed
}

// wholeCharacters splits bytes after the last whole character; torn are the bytes of an incomplete one.
func wholeCharacters(b []byte) (whole, torn []byte) {
	for i := len(b) - 1; i >= 0 && i > len(b)-utf8.UTFMax; i-- {
		if utf8.RuneStart(b[i]) {
			if !utf8.FullRune(b[i:]) {
				return b[:i], bytes.Clone(b[i:])
			}
			break
		}
	}
	return b, nil
}

func (o *output) width() int {
	if f, ok := o.Writer.(*os.File); ok && o.terminal {
		if width, _, err := term.GetSize(int(f.Fd())); err == nil && width > 0 {
			return width
		}
	}
	return usualWidth
}

// finish ends a run of kot and returns its exit status, which is an error if some of the output could not be written.
func (p *program) finish(status int) int {
	if p.out.Writer == os.Stdout {
		p.out.failed = errors.Join(p.out.failed, os.Stdout.Close())
	}
	if p.out.failed == nil {
		return status
	}
	p.fail(rules.Refuse("", "output-failed", rules.Text("reason", tracker.Reason(p.out.failed))))
	return max(status, exitWrong)
}

// screen returns the terminal that kot prints on; ok is false if it prints elsewhere.
func (p *program) screen() (f *os.File, ok bool) {
	f, _ = p.out.Writer.(*os.File)
	return f, p.out.terminal
}

// usualWidth is how wide tables may be if no terminal reports its width.
const usualWidth = 80

func (p *program) width() int { return p.out.width() }

// lines prints lines for people: if a terminal is too narrow, they are broken between words.
func (o *output) lines(lines ...string) {
	for _, l := range lines {
		if o.terminal {
			l = strings.Join(text.Wrapped(l, o.width()), "\n")
		}
		fmt.Fprintln(o, l)
	}
}

func (p *program) lines(lines []string) { p.out.lines(lines...) }

// sayWrapped prints a text of the catalogue, in lines as wide as the terminal.
func (p *program) sayWrapped(key string, args ...rules.Arg) {
	p.wrapped(p.words.Say(key, args...))
}

// wrapped prints texts in lines as wide as the terminal.
func (p *program) wrapped(lines ...string) {
	for _, line := range lines {
		p.lines(text.Wrapped(line, p.width()))
	}
}
