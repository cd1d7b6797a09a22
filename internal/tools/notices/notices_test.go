package main

import (
	"os"
	"strings"
	"testing"
)

// TestCurrent holds that NOTICES is what the command writes: a library that came, went or
// changed its words since is a fault.
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
