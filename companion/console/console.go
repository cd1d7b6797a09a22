// Package console reads and prints the lines of plain mode, and knows the commands that may be
// typed in them. It knows no game.
package console

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// Console is where games are played line by line, whatever the box: no cursor
// moves, no colours, everything stays in the scrollback. It serves screen readers,
// scripts and any terminal.
type Console struct {
	// Width is how many columns lines are broken at, asked anew for each; nil or
	// zero leaves lines whole.
	Width func() int

	// Explain says an error in the player's words.
	Explain func(error) string

	in  *bufio.Reader
	out io.Writer
}

// New reads lines and writes text.
func New(in io.Reader, out io.Writer) *Console {
	return &Console{Explain: error.Error, in: bufio.NewReader(in), out: out}
}

// ErrQuit ends the reading of lines: the player left, the input ended, or nothing more
// can be printed.
var ErrQuit = errors.New("quit")

// Print prints a text, broken between words where the terminal is narrow.
func (c *Console) Print(format string, args ...any) {
	fmt.Fprintln(c.out, c.wrap(fmt.Sprintf(format, args...)))
}

// Fault prints an error in some words; nothing was lost by it.
func (c *Console) Fault(words *text.Catalogue, err error) { c.Print("! %s", words.Error(err)) }

func (c *Console) wrap(s string) string {
	if c.Width == nil {
		return s
	}
	return text.Wrap(s, c.Width()-1) // the last column stays free for the cursor
}

// longestLine is how many bytes a typed line may have.
const longestLine = 1 << 16

// Read prompts and reads one line, without what would steer the terminal if it were
// quoted. A line that is too long is refused and asked for again. The error is ErrQuit at
// the end of the input, and where the prompt cannot be printed.
func (c *Console) Read(prompt string) (string, error) {
	for {
		if _, err := fmt.Fprint(c.out, c.wrap(prompt+" > ")); err != nil {
			return "", ErrQuit
		}
		line, long, err := ReadLine(c.in, longestLine)
		switch {
		case long:
			c.Print("! %s", c.Explain(rules.Refuse("", "line-long", rules.Num("n", longestLine))))
			continue
		case err != nil:
			fmt.Fprintln(c.out)
			if errors.Is(err, io.EOF) {
				err = ErrQuit
			}
			return "", err
		}
		return strings.TrimSpace(rules.Clean(line)), nil
	}
}

// ReadLine is the next line of a text without its end, and no more than its first bytes, most at
// the most; long says that it has more. The error is io.EOF behind the last line, or a failure
// to read.
func ReadLine(in *bufio.Reader, most int) (line string, long bool, err error) {
	var kept []byte
	for {
		part, err := in.ReadSlice('\n')
		if len(kept) <= most+len("\r\n") { // of a longer line nothing more is kept
			kept = append(kept, part...)
		}
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case err != nil && (len(kept) == 0 || !errors.Is(err, io.EOF)):
			return "", false, err
		}
		kept = bytes.TrimSuffix(bytes.TrimSuffix(kept, []byte("\n")), []byte("\r"))
		return string(kept[:min(most, len(kept))]), len(kept) > most, nil
	}
}
