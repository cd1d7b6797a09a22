package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// TestDocument checks that docs/rulings.md is what the program answers with.
func TestDocument(t *testing.T) {
	file := filepath.Join("..", "..", "..", "docs", "rulings.md")
	have, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	index, err := cardIndex()
	if err != nil {
		t.Fatal(err)
	}
	want, err := documented(have, index)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(have, want) {
		t.Errorf("%s differs from the program; go generate ./companion/lookup/ask writes it", file)
	}
}
