package main

import (
	"html"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"kingoftokyo/companion/words/text"
)

// TestDocs checks that the pictures of the README and the docs are what the program draws.
func TestDocs(t *testing.T) {
	n := 0
	if err := docs(func(name, svg string) error {
		n++
		path := filepath.Join("..", "..", "..", "docs", "pictures", name)
		if kept, err := os.ReadFile(path); err != nil || string(kept) != svg {
			t.Errorf("%s is not what the program draws now (%v): go run ./internal/tools/pictures, and look at it", name, err)
		}
		return nil
	}); err != nil || n != 18 {
		t.Errorf("%d pictures, %v", n, err)
	}
}

// painted matches a text of a picture: its position, and what it says.
var painted = regexp.MustCompile(`<text x="([0-9.]+)" y="([0-9.]+)"[^>]*>([^<]*)</text>`)

// TestGrid checks that each letter of a picture is in the same row and column as in the terminal. A
// test of cmd/web checks that a browser draws it there.
func TestGrid(t *testing.T) {
	for _, sc := range scenes {
		s, err := shown(sc.name, 80, 24, "fr", grounds["light"])
		if err != nil {
			t.Fatal(err)
		}
		snap := s.snap()
		if err := s.close(); err != nil {
			t.Fatal(err)
		}
		rows := make([][]rune, snap.h)
		for y := range rows {
			rows[y] = []rune(strings.Repeat(" ", snap.w))
		}
		for _, m := range painted.FindAllStringSubmatch(still(snap, grounds["light"]), -1) {
			x, errX := strconv.ParseFloat(m[1], 64)
			y, errY := strconv.ParseFloat(m[2], 64)
			if errX != nil || errY != nil {
				t.Fatal(m[0])
			}
			copy(rows[int((y-10)/17)][int(math.Round((x-10)/8.4)):], []rune(html.UnescapeString(m[3])))
		}
		for y, row := range rows {
			want := ""
			for _, c := range snap.row(y) {
				want += c.said
			}
			if strings.TrimRight(string(row), " ") != strings.TrimRight(want, " ") {
				t.Errorf("%s, row %d: painted %q, the terminal has %q", sc.name, y, string(row), want)
			}
		}
	}
}

// TestTurn checks that the moving picture begins with what Autobot keeps, which is also the still
// picture, and that what to move and what happens next follow, each row with its time.
func TestTurn(t *testing.T) {
	svg, err := turn(text.English, grounds["dark"])
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"AUTOBOT", "KEEP", "roll", "DO NOW", "THIS WILL HAPPEN", "@keyframes", "prefers-reduced-motion"} {
		if !strings.Contains(svg, want) {
			t.Errorf("%q is missing", want)
		}
	}
	for _, class := range regexp.MustCompile(`class="([^"]+)"`).FindAllStringSubmatch(svg, -1) {
		if !strings.Contains(svg, "@keyframes "+class[1]+"{") {
			t.Errorf("%s is never seen", class[1])
		}
	}
	later := regexp.MustCompile(`(?s)<g class="f[1-9][^>]*>.*?</g>`)
	if n := strings.Count(later.ReplaceAllString(svg, ""), ">KEEP<"); n != 4 {
		t.Errorf("it begins with %d dice to keep, want 4", n)
	}
}
