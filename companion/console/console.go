// Package console reads and prints the lines of plain mode, and lists the commands that players can type there. It
// knows no game.
package console

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Console is the input and output of a game played line by line. It moves no cursor and uses no colours, and
// every line stays readable. It serves screen readers, scripts and any terminal.
type Console struct {
	// Width returns how many columns a line may have. It is called for each line, because the terminal may
	// change; nil or zero leaves lines whole.
	Width func() int

	// Explain puts an error into the player's words.
	Explain func(error) string

	in  *bufio.Reader
	out io.Writer
}

// New returns a console that reads from in and writes to out.
func New(in io.Reader, out io.Writer) *Console {
	return &Console{Explain: error.Error, in: bufio.NewReader(in), out: out}
}

// ErrQuit says that no more lines come: the player has left, the input has ended, or nothing can be printed
// any more.
var ErrQuit = errors.New("quit")

// Print prints a text, broken between words if the terminal is narrow.
func (c *Console) Print(format string, args ...any) {
	fmt.Fprintln(c.out, c.wrap(fmt.Sprintf(format, args...)))
}

// Fault prints an error in the words of a catalogue. The error has not changed anything.
func (c *Console) Fault(words *text.Catalogue, err error) { c.Print("! %s", words.Error(err)) }

func (c *Console) wrap(s string) string {
	if c.Width == nil {
		return s
	}
	return text.Wrap(s, c.Width()-1) // the last column stays free for the cursor
}

// longestLine is the maximum number of bytes in a line that a player types.
const longestLine = 1 << 16

// Read prints the prompt and reads one line. It removes characters that would control the terminal if the
// line were printed again. It refuses a line that is too long and prompts again. The error is ErrQuit at the
// end of the input, or if the prompt cannot be printed.
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

// ReadLine returns the next line of a text without its end, up to most bytes; long reports that the line
// has more. The error is io.EOF after the last line, or that reading failed.
func ReadLine(in *bufio.Reader, most int) (line string, long bool, err error) {
	var kept []byte
	for {
		part, err := in.ReadSlice('\n')
		if len(kept) <= most+len("\r\n") { // nothing more of a longer line is kept
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
