package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"runtime"

	"golang.org/x/term"

	"kingoftokyo/companion/console"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// The most bytes in a line: of a file, and of what a program or a player types.
const (
	longestLine = 1 << 20
	longestSaid = 1 << 16
)

// lines reads a text line by line, as the lines arrive.
type lines struct {
	name string // the file, "-" for the input
	in   *bufio.Reader
	most int // the most bytes in a line
}

// linesOf returns a reader of the lines of in. Before it waits for more, it flushes the answers given so far, so that a
// program at the other end can wait for each answer.
func linesOf(name string, in io.Reader, answers *bufio.Writer) *lines {
	most := longestLine
	if name == "-" {
		most = longestSaid
	}
	return &lines{name, bufio.NewReader(dialogue{in, answers}), most}
}

// errUnheard ends the reading because answers can no longer be written. The output tells the player.
var errUnheard = errors.New("nobody hears the answers")

// dialogue is an input that flushes the answers before it waits for more.
type dialogue struct {
	io.Reader
	said *bufio.Writer
}

// Read implements io.Reader.
func (d dialogue) Read(b []byte) (int, error) {
	if d.said != nil {
		if err := d.said.Flush(); err != nil {
			return 0, errUnheard
		}
	}
	return d.Reader.Read(b)
}

// next returns the next line without its end. The error is io.EOF after the last line, errUnheard, or a *rules.Problem:
// read-failed, or line-long for a line that is too long. In that case next returns the beginning of the line, and the
// lines after it can be read.
func (l *lines) next() (string, error) {
	line, long, err := console.ReadLine(l.in, l.most)
	switch {
	case errors.Is(err, io.EOF), errors.Is(err, errUnheard):
		return "", err
	case err != nil:
		return "", readFailed(l.name, err)
	case long:
		return text.Cut(line, 24+3), rules.Refuse("", "line-long", rules.Num("n", l.most))
	}
	return line, nil
}

func readFailed(name string, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return rules.Refuse("", "file-unknown", rules.Text("file", name))
	}
	return rules.Refuse("", "read-failed", rules.Text("file", name), rules.Text("reason", tracker.Reason(err)))
}

// waits tells a player at a terminal what the input is read for, because a program that waits looks like one that hangs.
func (p *program) waits(key string) {
	end := "Ctrl-D"
	if runtime.GOOS == "windows" {
		end = "Ctrl-Z"
	}
	if f, ok := p.in.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		fmt.Fprintln(p.err, "kot: "+p.words.Say(key, rules.Text("end", end)))
	}
}

// open opens a file, or the input for "-". It refuses pipes, devices and the like, which may never answer or never end.
// The error is a *rules.Problem.
func (p *program) open(name string) (io.ReadCloser, error) {
	if name == "-" {
		p.waits("input-waits")
		return io.NopCloser(p.in), nil
	}
	if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() {
		return nil, rules.Refuse("", "file-special", rules.Text("file", name))
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, readFailed(name, err)
	}
	return f, nil
}

// The most that is read of a file, in MB: of a game, of card data. Both are many times the usual size, and fit in memory.
const (
	mostGame  = 8
	mostCards = 1
)

// readAll reads a whole file of at most the given number of MB, or the input for "-". The error is a *rules.Problem.
func (p *program) readAll(name string, most int) (string, error) {
	f, err := p.open(name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, int64(most)<<20+1))
	if err != nil {
		return "", readFailed(name, err)
	}
	if len(data) > most<<20 {
		return "", rules.Refuse("", "file-large", rules.Text("file", name), rules.Num("n", most))
	}
	return string(data), nil
}
