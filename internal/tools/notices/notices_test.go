package main

import (
	"os"
	"strings"
	"testing"
)

// TestCurrent checks that NOTICES is what the command writes. It fails if a library was added,
// removed or has changed its text since.
func TestCurrent(t *testing.T) {
	committed, err := os.ReadFile("../../../NOTICES")
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := notices(&b); err != nil {
		t.Fatal(err)
	}
	if b.String() != string(committed) {
		t.Error("NOTICES is out of date: go run ./internal/tools/notices > NOTICES")
	}
}
