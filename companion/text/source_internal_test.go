package text

import (
	"testing"
	"testing/fstest"
)

// TestReadWhenNeeded: a document is read when something of it is wanted, and no
// sooner: a fault in one is no matter to the others.
func TestReadWhenNeeded(t *testing.T) {
	const bad = "]"
	for _, c := range []struct {
		file                       string
		texts, rules, tokyo, typed bool
	}{
		{"a: b\n---\nc: d\n---\ntokyo.e: f\n---\ntyped.g.h: i\n", true, true, true, true},
		{"a: b\n---\nc: d\n", true, true, true, true},
		{bad + "\n---\nc: d\n---\ntokyo.e: f\n", false, true, true, true},
		{"a: b\n---\n" + bad + "\n---\ntokyo.e: f\n", true, false, true, true},
		{"a: b\n---\nc: d\n---\n" + bad + "\n---\ntyped.g.h: i\n", true, true, false, true},
		{"a: b\n---\nc: d\n---\ntokyo.e: f\n---\n" + bad, true, true, true, false},
	} {
		s := newSource(fstest.MapFS{"xx.yaml": {Data: []byte(c.file)}}, "xx.yaml")
		for i, good := range [numDocuments]bool{c.texts, c.rules, c.tokyo, c.typed} {
			if _, err := s.documents[i](); (err == nil) != good {
				t.Errorf("%q: document %d: %v", c.file, i+1, err)
			}
		}
	}
}
