//go:build unix

package screen

import (
	"math/rand/v2"
	"testing"

	"github.com/gdamore/tcell/v2"
	"github.com/hinshun/vt10x"
)

func TestShorter(t *testing.T) {
	for sent, want := range map[string]string{
		"plain m": "plain m",
		"":        "",
		"\x1b(B\x1b[m\x1b[38;5;68m\x1b[1mBksp\x1b(B\x1b[m ": "\x1b[0;38;5;68;1mBksp\x1b[m ",
		"\x1b[1m\x1b[2;3Hm\x1b[31mm\x1b[m":                  "\x1b[1m\x1b[2;3Hm\x1b[31mm\x1b[m",
		"\x1b[7m\x1b[m\x1b[1m":                              "\x1b[7m\x1b[0;1m",
		"\x1b[?25l\x1b[m":                                   "\x1b[?25l\x1b[m",
		"\x1b(0q\x1b(B":                                     "\x1b(0q\x1b(B",
		"\x1b[1m\x1b[":                                      "\x1b[1m\x1b[",
		"é\x1b[4:3m\x1b[1m\x1b[7m":                          "é\x1b[4:3m\x1b[1;7m",
	} {
		if got := string(shorter([]byte(sent))); got != want {
			t.Errorf("%q becomes %q, want %q", sent, got, want)
		}
	}
}

// A terminal that is sent colours in fewer bytes shows the same.
func TestShorterShowsTheSame(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	pieces := []string{"\x1b(B\x1b[m", "\x1b[31m", "\x1b[1m", "\x1b[38;5;68m", "\x1b[48;5;237m", "\x1b[7m", "m", "12m", " ", "\x1b[2;3H", "\x1b[5;1H"}
	for range 200 {
		sent := ""
		for range 60 {
			sent += pieces[random.IntN(len(pieces))]
		}
		a, b := vt10x.New(vt10x.WithSize(20, 6)), vt10x.New(vt10x.WithSize(20, 6))
		a.Write([]byte(sent))
		b.Write(shorter([]byte(sent)))
		for y := range 6 {
			for x := range 20 {
				if a.Cell(x, y) != b.Cell(x, y) {
					t.Fatalf("%q: %v at %d,%d, want %v", sent, b.Cell(x, y), x, y, a.Cell(x, y))
				}
			}
		}
	}
}

// Whatever is drawn, a screen that is sent less looks the same.
func TestTerseLooksTheSame(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	styles := []tcell.Style{tcell.StyleDefault, tcell.StyleDefault.Foreground(tcell.ColorRed), tcell.StyleDefault.Bold(true), tcell.StyleDefault.Dim(true),
		tcell.StyleDefault.Background(tcell.ColorBlue), tcell.StyleDefault.Background(tcell.ColorBlue).Foreground(tcell.ColorRed).Bold(true),
		tcell.StyleDefault.Reverse(true), tcell.StyleDefault.Foreground(tcell.ColorRed).Reverse(true), tcell.StyleDefault.Underline(true)}
	const w, h = 12, 4
	sim := tcell.NewSimulationScreen("UTF-8")
	if err := sim.Init(); err != nil {
		t.Fatal(err)
	}
	sim.SetSize(w, h)
	s := newShadow(sim)
	s.terse = true
	for range 300 {
		s.Clear()
		for range 1 + random.IntN(40) {
			s.SetContent(random.IntN(w), random.IntN(h), []rune("  ab")[random.IntN(4)], nil, styles[random.IntN(len(styles))])
		}
		want := append([]cell(nil), s.next...)
		if random.IntN(20) == 0 {
			s.all = true
		}
		s.Show()
		cells, _, _ := sim.GetContents()
		for i := range want {
			got := cell{cells[i].Runes[0], "", cells[i].Style}
			if got.char != want[i].char || !want[i].in(got.style) {
				t.Fatalf("%v shown in place %d, %v was drawn", got, i, want[i])
			}
		}
	}
}

// The cursor is hidden once, until it is shown or the screen is drawn anew.
func TestHidden(t *testing.T) {
	const hide, show = "\x1b[?25l", "\x1b[?12l\x1b[?25h"
	var it thrifty
	for _, c := range []struct{ sent, want string }{
		{hide + "a" + hide, hide + "a"}, {hide + "b" + hide, "b"}, {"c", "c"}, {hide + "d" + show, "d" + show}, {hide + "e" + hide, hide + "e"},
		{show + "f" + hide + "g" + hide, show + "f" + hide + "g"}, {hide + "\x1b[H\x1b[2J" + hide, hide + "\x1b[H\x1b[2J"}, {hide, ""},
	} {
		if got := string(it.hiding([]byte(c.sent))); got != c.want {
			t.Errorf("%q becomes %q, want %q", c.sent, got, c.want)
		}
	}
}

// sized is a terminal that says how large it is.
type sized struct {
	tcell.Tty
	w, h int
}

// WindowSize implements tcell.Tty.
func (s sized) WindowSize() (tcell.WindowSize, error) {
	return tcell.WindowSize{Width: s.w, Height: s.h}, nil
}

// TestLargest: a terminal that says it is larger than any is drawn in part; one that people use is drawn whole.
func TestLargest(t *testing.T) {
	for _, c := range []struct{ w, h, wide, high int }{{80, 24, 80, 24}, {400, 150, 400, 150}, {1000, 1000, 500, 200}, {65535, 24, 500, 24}, {65535, 65535, 500, 200}} {
		if size, err := (&thrifty{Tty: sized{w: c.w, h: c.h}}).WindowSize(); err != nil || size.Width != c.wide || size.Height != c.high {
			t.Errorf("of %dx%d places %dx%d are drawn, %v; want %dx%d", c.w, c.h, size.Width, size.Height, err, c.wide, c.high)
		}
	}
}
