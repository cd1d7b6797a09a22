package main

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// block returns the first block of a document after some words, between lines of three backticks.
func block(t *testing.T, document, behind string) string {
	t.Helper()
	_, rest, found := strings.Cut(document, behind)
	_, rest, opened := strings.Cut(rest, "\n```")
	_, rest, begun := strings.Cut(rest, "\n")
	text, _, closed := strings.Cut(rest, "\n```")
	if !found || !opened || !begun || !closed {
		t.Fatalf("no block behind %q", behind)
	}
	return text + "\n"
}

// TestNotationExample: the game in the notation document is playable, and ends with the table shown there.
func TestNotationExample(t *testing.T) {
	document, err := os.ReadFile(filepath.Join("..", "..", "docs", "programs", "notation.md"))
	if err != nil {
		t.Fatal(err)
	}
	game := filepath.Join(t.TempDir(), "anna.kot")
	if err := os.WriteFile(game, []byte(block(t, string(document), "## An example")), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("kot", "replay", game, "--json")
	cmd.Env = append(os.Environ(), "KOT_HOME="+t.TempDir(), "LANG=C")
	var wrong bytes.Buffer
	cmd.Stderr = &wrong
	said, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v: %s", err, wrong.Bytes())
	}
	var have, want map[string]any
	if err := json.Unmarshal(said, &have); err != nil {
		t.Fatalf("%s: %v", said, err)
	}
	if err := json.Unmarshal([]byte(block(t, string(document), "The example ends with")), &want); err != nil {
		t.Fatal(err)
	}
	for key, value := range want {
		if !reflect.DeepEqual(have[key], value) {
			t.Errorf("%s is %v; the notation says %v", key, have[key], value)
		}
	}
}
