package main

import (
	"bufio"
	"flag"
	"fmt"
	"html"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

var update = flag.Bool("update", false, "draw the pictures of the README anew")

// typed hands out lines one by one and copies each to the screen, as a terminal does.
type typed struct {
	lines  []string
	screen io.Writer
}

func (k *typed) Read(p []byte) (int, error) {
	if len(k.lines) == 0 {
		return 0, io.EOF
	}
	line := k.lines[0] + "\n"
	k.lines = k.lines[1:]
	io.WriteString(k.screen, line)
	return copy(p, line), nil
}

// palette is the colours of a picture.
type palette struct{ ground, text, typed, advice string }

// The README's pictures are what the program prints: `go test ./cmd/kot -run Picture -update` draws them anew.
func TestPicture(t *testing.T) {
	screen := transcript(t)
	for name, p := range map[string]palette{
		"play-light.svg": {"#ffffff", "#24292f", "#0550ae", "#1a7f37"},
		"play-dark.svg":  {"#16181d", "#d8d8d8", "#8cc4ff", "#8fe09a"},
	} {
		path := filepath.Join("..", "..", "docs", name)
		drawn := svg(screen, p)
		if *update {
			if err := os.WriteFile(path, []byte(drawn), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		kept, err := os.ReadFile(path)
		if err != nil || string(kept) != drawn {
			t.Errorf("%s is not what the program prints now (%v); draw it anew with -update and look at it", path, err)
		}
	}
}

// transcript plays a turn of Autobot and shows the part of it that says most.
func transcript(t *testing.T) string {
	t.Helper()
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	desk := &companion.Desk{Library: lib, Rules: autobot.NewRules(lib.Duel), Store: tracker.Store{Dir: t.TempDir()},
		Lang: text.English, Random: func(int) int { return 0 }, Today: "2026-01-02"}
	var screen strings.Builder
	in := &typed{strings.Split("autobot energy 3\ncffdd\nf\nfe\nh\n\ncd\n\nq", "\n"), &screen}
	plain, err := companion.NewPlain(desk, in, &screen)
	if err != nil {
		t.Fatal(err)
	}
	catalogue, err := desk.Words(nil)
	if err != nil {
		t.Fatal(err)
	}
	set, err := desk.Setup(catalogue, companion.Wish{You: "gigazaur", Rival: "meka", Name: "Anna", Start: "autobot", Row: "acid, monumental, photoshoot"})
	if err != nil {
		t.Fatal(err)
	}
	if err := plain.Begin(set); err != nil {
		t.Fatal(err)
	}
	shown := screen.String()
	begin, end := strings.Index(shown, "Turn 1, Autobot, roll 1 of 3: type the 5 dice rolled > cffdd"), strings.LastIndex(shown, "Turn 2, Anna: roll")
	if begin < 0 || end < begin {
		t.Fatalf("the turn did not go as drawn:\n%s", shown)
	}
	return shown[begin:end]
}

// svg draws lines of text: what was typed in one colour, advice in another.
func svg(screen string, p palette) string {
	const charWidth, lineHeight, pad = 7.8, 18, 14
	var lines []string
	in := bufio.NewScanner(strings.NewReader(screen))
	for in.Scan() {
		lines = append(lines, in.Text())
	}
	longest := 0
	for _, l := range lines {
		longest = max(longest, len([]rune(l)))
	}
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" width="%.0f" height="%d" role="img" aria-label="A turn of Autobot">`+"\n",
		float64(longest)*charWidth+2*pad, len(lines)*lineHeight+2*pad)
	fmt.Fprintf(&b, `<rect width="100%%" height="100%%" rx="6" fill="%s"/>`+"\n", p.ground)
	fmt.Fprintf(&b, `<g font-family="DejaVu Sans Mono,Menlo,Consolas,monospace" font-size="13" xml:space="preserve">`+"\n")
	for i, l := range lines {
		y := pad + 13 + i*lineHeight
		shown, keys, prompt := strings.Cut(l, " > ")
		colour := p.text
		if strings.HasPrefix(l, "KEEP") {
			colour = p.advice
		}
		if prompt {
			shown += " > "
		}
		fmt.Fprintf(&b, `<text x="%d" y="%d" fill="%s">%s`, pad, y, colour, html.EscapeString(shown))
		if prompt {
			fmt.Fprintf(&b, `<tspan fill="%s" font-weight="bold">%s</tspan>`, p.typed, html.EscapeString(keys))
		}
		b.WriteString("</text>\n")
	}
	b.WriteString("</g></svg>\n")
	return b.String()
}
