package main

import (
	"os"
	"strings"
	"testing"
)

// TestPolicy: the page has the same policy for hosts that send no headers, and nothing in it that the policy forbids.
func TestPolicy(t *testing.T) {
	page, err := os.ReadFile("site/index.html")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(page), `content="`+policy+`"`) {
		t.Error("index.html has another policy")
	}
	for _, forbidden := range []string{"<style", "style=", "<script>", "onclick", "javascript:"} {
		if strings.Contains(string(page), forbidden) {
			t.Errorf("index.html has %s", forbidden)
		}
	}
}
