package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestDocs: the pictures of the README and the docs are what the program draws.
func TestDocs(t *testing.T) {
	n := 0
	if err := docs(func(name, svg string) error {
		n++
		path := filepath.Join("..", "..", "..", "docs", "pictures", name)
		if kept, err := os.ReadFile(path); err != nil || string(kept) != svg {
			t.Errorf("%s is not what the program draws now (%v): go run ./internal/tools/pictures, and look at it", name, err)
		}
		return nil
	}); err != nil || n != 6 {
		t.Errorf("%d pictures, %v", n, err)
	}
}

// TestAllScenes: twelve scenes are painted on both grounds and at both sizes, each another
// picture, of words and of fills, and without any script.
func TestAllScenes(t *testing.T) {
	seen := map[string]string{}
	if err := all(func(name, svg string) error {
		if other := seen[svg]; other != "" {
			t.Errorf("%s is the same as %s", name, other)
		}
		seen[svg] = name
		if strings.Count(svg, "<text") < 10 || !strings.Contains(svg, "<rect x=") || strings.Contains(svg, "<script") {
			t.Errorf("%s is no picture of the dashboard", name)
		}
		return nil
	}); err != nil || len(seen) != 12*4 {
		t.Errorf("%d pictures, %v", len(seen), err)
	}
}

// TestTurn: the moving picture has the roll, the advice, what to move and what comes next,
// each of its rows with its time; where nothing may move, it shows the advice.
func TestTurn(t *testing.T) {
	svg, err := turn(grounds["dark"])
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"AUTOBOT", "KEEP", "reroll", "ON THE BOARD", "DANGER", "@keyframes", "prefers-reduced-motion"} {
		if !strings.Contains(svg, want) {
			t.Errorf("%q is missing", want)
		}
	}
	for _, class := range regexp.MustCompile(`class="([^"]+)"`).FindAllStringSubmatch(svg, -1) {
		if !strings.Contains(svg, "@keyframes "+class[1]+"{") {
			t.Errorf("%s is never seen", class[1])
		}
	}
	if kept := regexp.MustCompile(`<g class="[^"]+">\n<[^<]*<[^<]*KEEP|<g class="[^"]+">\n[^v]*KEEP`).FindString(svg); kept == "" {
		t.Error("where nothing moves, no advice is seen")
	}
}
