package main

import (
	"bufio"
	"errors"
	"io"
	"os"

	"kingoftokyo/companion/console"
	"kingoftokyo/rules"
)

// longestLine is how many bytes a line on the input may have.
const longestLine = 1 << 20

// lines are the lines of a text, read as they come.
type lines struct {
	name string // of the file, "-" for the input
	in   *bufio.Reader
}

// linesOf are the lines of a text. What was answered so far is flushed before anything is
// waited for: so a program can hold a dialogue.
func linesOf(name string, in io.Reader, answers *bufio.Writer) *lines {
	return &lines{name, bufio.NewReader(dialogue{in, answers})}
}

// errUnheard ends the reading of a text to which no answer can be written any more; the output
// tells of it.
var errUnheard = errors.New("nobody hears the answers")

// dialogue is an input that is not waited for before what was said has been sent.
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

// next is the next line, without its end. The error is io.EOF behind the last one, errUnheard, or a
// *rules.Problem: line-long for one that is longer than longestLine (its beginning comes
// with it, and the one after it can be read), or read-failed.
func (l *lines) next() (string, error) {
	line, long, err := console.ReadLine(l.in, longestLine)
	switch {
	case errors.Is(err, io.EOF), errors.Is(err, errUnheard):
		return "", err
	case err != nil:
		return "", readFailed(l.name, err)
	case long:
		return cut(line, barCells) + "...", rules.Refuse("", "line-long", rules.Num("n", longestLine))
	}
	return line, nil
}

func readFailed(name string, err error) error {
	return rules.Refuse("", "read-failed", rules.Text("file", name), rules.Text("reason", reason(err)))
}

// open opens a file, or the input for "-". What is no ordinary file, a pipe or a device, is
// refused: it may never answer, or never end. The error is a *rules.Problem.
func (p *program) open(name string) (io.ReadCloser, error) {
	if name == "-" {
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

// The most that is read of a file, in MB: of a game, of card data. Both are many times what
// there is, and no more than the memory bears.
const (
	mostGame  = 8
	mostCards = 1
)

// readAll reads a file of at most so many MB, or the input for "-". The error is a
// *rules.Problem.
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
