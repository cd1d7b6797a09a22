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
		file                string
		texts, rules, tokyo bool
	}{
		{"a: b\n---\nc: d\n---\ntokyo.e: f\n", true, true, true},
		{"a: b\n---\nc: d\n", true, true, true},
		{bad + "\n---\nc: d\n---\ntokyo.e: f\n", false, true, true},
		{"a: b\n---\n" + bad + "\n---\ntokyo.e: f\n", true, false, true},
		{"a: b\n---\nc: d\n---\n" + bad + "\n", true, true, false},
	} {
		s := newSource(fstest.MapFS{"xx.yaml": {Data: []byte(c.file)}}, "xx.yaml")
		for i, document := range []struct {
			read func() (map[string]string, error)
			good bool
		}{{s.documents[textsDocument], c.texts}, {s.documents[rulesDocument], c.rules}, {s.documents[tokyoDocument], c.tokyo}} {
			if _, err := document.read(); (err == nil) != document.good {
				t.Errorf("%q: document %d: %v", c.file, i+1, err)
			}
		}
	}
}
