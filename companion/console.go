package companion

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode"

	"kingoftokyo/companion/text"
)

// Console is where games are played line by line, whatever the box: no cursor
// moves, no colours, everything stays in the scrollback. It serves screen readers,
// scripts and any terminal.
type Console struct {
	// Width is how many columns lines are broken at, asked anew for each; nil or
	// zero leaves lines whole.
	Width func() int

	in  *bufio.Scanner
	out io.Writer
}

// NewConsole reads lines and writes text.
func NewConsole(in io.Reader, out io.Writer) *Console {
	return &Console{in: bufio.NewScanner(in), out: out}
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

// Read prompts and reads one line. The error is ErrQuit at the end of the input, and where
// the prompt cannot be printed.
func (c *Console) Read(prompt string) (string, error) {
	if _, err := fmt.Fprint(c.out, c.wrap(prompt+" > ")); err != nil {
		return "", ErrQuit
	}
	if !c.in.Scan() {
		fmt.Fprintln(c.out)
		if err := c.in.Err(); err != nil {
			return "", err
		}
		return "", ErrQuit
	}
	return strings.TrimSpace(plainText(c.in.Text())), nil
}

// plainText is a typed line without what would steer the terminal if it were
// quoted: control characters, broken encodings.
func plainText(s string) string {
	return strings.Map(func(c rune) rune {
		if unicode.IsControl(c) && c != '\t' {
			return -1
		}
		return c
	}, strings.ToValidUTF8(s, "?"))
}
