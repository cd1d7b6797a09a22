package text

import (
	"testing"
	"testing/fstest"
)

// TestReadWhenNeeded checks that a document is read only when one of its texts is needed: a fault
// in one does not affect the others.
func TestReadWhenNeeded(t *testing.T) {
	const bad = "]"
	for _, c := range []struct {
		file string
		good []bool
	}{
		{"a: b\n---\nrule.c: d\n---\n# two\ntokyo.e: f\n---\ntyped.g.h: i\n", []bool{true, true, true, true}},
		{"a: b\n---\nrule.c: d\n", []bool{true, true}},
		{bad + "\n---\nrule.c: d\n", []bool{false, true}},
		{"a: b\n---\nrule.c: d\n" + bad + "\n---\ntokyo.e: f\n", []bool{true, false, true}},
	} {
		s := newSource(fstest.MapFS{"xx.yaml": {Data: []byte(c.file)}}, "xx.yaml")
		for i, d := range s.documents() {
			if _, err := d.read(); (err == nil) != c.good[i] {
				t.Errorf("%q: document %d: %v", c.file, i+1, err)
			}
		}
		for key, want := range map[string]int{"a": 0, "ruled.c": 0, "rule.c": 1, "rule.x": 1, "tokyo.e": 2, "typed.g.h": 3} {
			if at := s.of(key); want < len(c.good) && at != &s.documents()[want] {
				t.Errorf("%q: %s belongs to the document of %q", c.file, key, at.prefix)
			}
		}
	}
}
