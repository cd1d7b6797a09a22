package screen

import (
	"bytes"
	"strconv"
	"strings"
	"time"

	"github.com/gdamore/tcell/v2"
)

// question asks a terminal for its background (OSC 11), and then for its kind (DA). Every terminal answers the second
// question, and no other answer follows that one.
const question = "\x1b]11;?\x1b\\\x1b[c"

// The beginnings of the two answers.
const (
	colourAnswer = "\x1b]11;"
	kindAnswer   = "\x1b[?"
)

// longestAnswer is the most bytes an answer can have; anything longer is not an answer.
const longestAnswer = 64

// soon is how long the program waits for the answers if the player leaves at once.
const soon = 200 * time.Millisecond

// asking is a terminal that was asked for its background. The answers arrive among the keys, in any number of pieces.
// asking removes them before anyone takes them for keys.
type asking struct {
	tcell.Tty
	asked   time.Time
	now     func() time.Time
	light   chan bool     // the answer: whether the background is light
	settled chan struct{} // closed when no more answers can come

	// Only the reader uses the fields below.
	over    bool   // settled is closed
	held    []byte // bytes that may be the beginning of an answer
	escaped bool   // the last byte passed on was an Escape
	out     []byte // the keys to pass on
}

func newAsking(tty tcell.Tty, now func() time.Time) *asking {
	return &asking{Tty: tty, asked: now(), now: now, light: make(chan bool, 1), settled: make(chan struct{})}
}

// answered waits for answers that may still come, because otherwise the shell would receive them as keys.
func (a *asking) answered() {
	left := soon - a.now().Sub(a.asked)
	if left <= 0 {
		return
	}
	wait := time.NewTimer(left)
	defer wait.Stop()
	select {
	case <-a.settled:
	case <-wait.C:
	}
}

// Read implements tcell.Tty. It returns only keys.
func (a *asking) Read(b []byte) (int, error) {
	for len(a.out) == 0 {
		n, err := a.Tty.Read(b)
		if n == 0 || err != nil || a.over && len(a.held) == 0 {
			return n, err
		}
		a.out = a.keys(b[:n])
	}
	n := copy(b, a.out)
	a.out = a.out[n:]
	return n, nil
}

// keys returns the bytes read that belong to no answer.
func (a *asking) keys(read []byte) []byte {
	b := append(a.held, read...)
	if a.escaped && (begins(b, colourAnswer[1:]) || begins(b, kindAnswer[1:])) { // an answer whose first byte came alone
		b = append([]byte{'\x1b'}, b...)
	}
	a.held, a.escaped = nil, false
	var out []byte
	for len(b) > 0 {
		n, whole := 0, false
		if !a.over {
			n, whole = a.answer(b)
		}
		switch {
		case n == 0:
			out, b = append(out, b[0]), b[1:]
			a.escaped = out[len(out)-1] == '\x1b'
		case whole:
			b = b[n:]
		default:
			a.held, b = bytes.Clone(b), nil
		}
	}
	return out
}

// begins reports whether b begins with the given text, or might do so once more bytes arrive.
func begins(b []byte, with string) bool {
	n := min(len(b), len(with))
	return string(b[:n]) == with[:n]
}

// answer returns how many bytes at the beginning of b belong to an answer, and whether the answer ends there. n is 0
// for a key.
func (a *asking) answer(b []byte) (n int, whole bool) {
	s := string(b[:min(len(b), longestAnswer)])
	switch {
	case s == "\x1b": // more likely the key; an answer whose first byte arrived alone costs one Escape
		return 0, false
	case len(s) < len(colourAnswer) && begins(b, colourAnswer), len(s) < len(kindAnswer) && begins(b, kindAnswer):
		return len(b), false
	case strings.HasPrefix(s, colourAnswer):
		end, skip := strings.IndexByte(s, '\a'), 1
		if i := strings.Index(s, "\x1b\\"); i > 0 && (end < 0 || i < end) {
			end, skip = i, 2
		}
		if end < 0 {
			return len(b), len(b) >= longestAnswer
		}
		if light, ok := lightColour(s[len(colourAnswer):end]); ok {
			select {
			case a.light <- light:
			default:
			}
		}
		return end + skip, true
	case strings.HasPrefix(s, kindAnswer):
		for i, c := range s[len(kindAnswer):] {
			if c == 'c' {
				a.over = true
				close(a.settled)
				return len(kindAnswer) + i + 1, true
			}
			if c != ';' && (c < '0' || c > '9') {
				return 0, false
			}
		}
		return len(b), len(b) >= longestAnswer
	}
	return 0, false
}

// lightColour reports whether a colour is light. Terminals send it as "rgb:ffff/ffff/ffff", with one to four digits
// each.
func lightColour(s string) (light, ok bool) {
	_, parts, found := strings.Cut(s, ":")
	list := strings.Split(parts, "/")
	if !found || len(list) < 3 {
		return false, false
	}
	var sum float64
	for i, weight := range []float64{0.299, 0.587, 0.114} {
		n, err := strconv.ParseUint(list[i], 16, 16)
		if err != nil {
			return false, false
		}
		sum += weight * float64(n) / float64(uint(1)<<(4*len(list[i]))-1)
	}
	return sum > 0.5, true
}

// Light returns a channel that receives, once the terminal has answered, whether its background is light. It returns
// nil for a screen whose terminal was not asked.
func Light(scr tcell.Screen) <-chan bool {
	if r, ok := scr.(*ready); ok && r.asked != nil {
		return r.asked.light
	}
	return nil
}
