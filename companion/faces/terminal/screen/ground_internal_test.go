package screen

import (
	"strings"
	"testing"
	"time"
)

// typedOn returns the keys that a terminal asked for its background passes on from the pieces it reads, and whether it
// has learned that it is light: 'l', 'd', or 0 for unknown.
func typedOn(t *testing.T, pieces ...string) (keys string, ground rune) {
	t.Helper()
	tty := &script{pieces: pieces, drain: make(chan struct{})}
	close(tty.drain)
	a := newAsking(tty, time.Now)
	for b := make([]byte, 128); ; {
		n, err := a.Read(b)
		keys += string(b[:n])
		if err != nil {
			break
		}
	}
	select {
	case light := <-a.light:
		if ground = 'd'; light {
			ground = 'l'
		}
	default:
	}
	return keys, ground
}

const (
	lightAnswer = "\x1b]11;rgb:ffff/ffff/f5f5\x1b\\"
	darkAnswer  = "\x1b]11;rgb:1e/1e/2e\a"
	itsKind     = "\x1b[?62;22c"
)

// TestGroundAnswered: the answers are removed from the keys, in one piece or split anywhere, with letters before, between
// and after them.
func TestGroundAnswered(t *testing.T) {
	for answer, want := range map[string]rune{lightAnswer + itsKind: 'l', darkAnswer + itsKind: 'd', itsKind: 0} {
		if keys, ground := typedOn(t, "cc"+answer+"\x1b[Ah"); keys != "cc\x1b[Ah" || ground != want {
			t.Errorf("%q: keys %q, ground %q", answer, keys, ground)
		}
		for i := 1; i < len(answer); i++ {
			keys, ground := typedOn(t, "c", answer[:i], answer[i:], "h")
			if keys = strings.Replace(keys, "\x1b", "", 1); keys != "ch" || ground != want { // after its first byte, an Escape is left
				t.Errorf("%q torn at %d: keys %q, ground %q", answer, i, keys, ground)
			}
		}
		one := strings.Split(answer, "")
		if keys, ground := typedOn(t, one...); strings.Trim(keys, "\x1b") != "" || ground != want {
			t.Errorf("%q byte by byte: keys %q, ground %q", answer, keys, ground)
		}
	}
}

// TestGroundNever: if a terminal never answers, no key is lost, least of all an Escape.
func TestGroundNever(t *testing.T) {
	for _, keys := range []string{"cch", "\x1b", "\x1b[A\x1b[B", "\x1bOP", "c\x1b", "é]11;x", "\x1b[200~paste\x1b[201~", "\x1b[<0;10;5M"} {
		if got, ground := typedOn(t, keys); got != keys || ground != 0 {
			t.Errorf("%q: %q, ground %q", keys, got, ground)
		}
	}
	if got, _ := typedOn(t, "\x1b", "[A", "c"); got != "\x1b[Ac" {
		t.Errorf("an arrow torn off: %q", got)
	}
	if got, _ := typedOn(t, "\x1b", "c"); got != "\x1bc" {
		t.Errorf("an Escape at once: %q", got)
	}
}

// TestGroundLeaving: a player who leaves at once waits for the answer, so that the shell does not receive it, but not for
// long; one who leaves later does not wait.
func TestGroundLeaving(t *testing.T) {
	at := time.Now()
	a := newAsking(&script{pieces: []string{lightAnswer, itsKind}, drain: make(chan struct{})}, func() time.Time { return at })
	go func() {
		b := make([]byte, 128)
		_, _ = a.Read(b)
	}()
	a.answered()
	select {
	case <-a.settled:
	default:
		t.Error("nobody has waited for the answer")
	}
	never := newAsking(&script{drain: make(chan struct{})}, func() time.Time { return at })
	at = at.Add(time.Minute)
	before := time.Now()
	if never.answered(); time.Since(before) > soon/2 {
		t.Error("an answer that never came is waited for a minute later")
	}
}

// TestColours: what terminals answer, with one to four digits per colour.
func TestColours(t *testing.T) {
	for said, want := range map[string]string{"rgb:ffff/ffff/ffff": "light", "rgb:f/f/f": "light", "rgb:0000/0000/0000": "dark", "rgb:1e/1e/2e": "dark",
		"rgba:fdf6/f6e3/e3e3/ffff": "light", "rgb:002b/3636/4242": "dark", "nonsense": "", "rgb:zz/00/00": "", "rgb:11111/0/0": "", "rgb:/0/0": "", "": ""} {
		light, ok := lightColour(said)
		got := ""
		switch {
		case ok && light:
			got = "light"
		case ok:
			got = "dark"
		}
		if got != want {
			t.Errorf("%q is %q, want %q", said, got, want)
		}
	}
}
