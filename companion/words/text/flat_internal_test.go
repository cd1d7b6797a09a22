package text

import (
	"bytes"
	"maps"
	"testing"

	"gopkg.in/yaml.v3"
)

// The quick reader reads all documents of all catalogues, and agrees with YAML.
func TestFlatIsYAML(t *testing.T) {
	for _, l := range Langs {
		for i, part := range bytes.Split(sources[l].data(), []byte("\n---\n")) {
			got, ok := flat(string(part))
			if !ok {
				for line := range bytes.Lines(part) {
					if _, ok := flat(string(line)); !ok && line[0] != ' ' {
						t.Errorf("%s.yaml: write this line in quotes: %s", l, line)
					}
				}
				continue
			}
			var want map[string]string
			if err := yaml.Unmarshal(part, &want); err != nil {
				t.Fatal(err)
			}
			for k := range want {
				if got[k] != want[k] {
					t.Errorf("%s.yaml, document %d, %s: %q, YAML says %q", l, i, k, got[k], want[k])
				}
			}
			if len(got) != len(want) {
				t.Errorf("%s.yaml, document %d: %d keys, YAML has %d", l, i, len(got), len(want))
			}
		}
	}
}

// Whatever the quick reader accepts means the same in YAML; it leaves the rest to YAML.
func TestFlatLeavesTheRest(t *testing.T) {
	for _, c := range []struct {
		document string
		ok       bool
	}{
		{"a: one\nb.c-d_2: two words, three\n", true},
		{"a: one", true},
		{"# words\n\na: one\n", true},
		{"a: \"say \\\"no\\\"\"\nb: \"\"\nc: 'it \"is\" so'\n", true},
		{"a: |-\n  one\n    two\n\n  three\n\n# more\nb: x\n", true},
		{"a: |-\n\n  one\nb: x\n", true},
		{"a: |-\n  one\n\n\n", true},
		{"a: |-\nb: x\n", true},
		{"a:   one  \n", true},
		{"a: 1\nb: true\nc: 2026-11-21\n", true},
		{"a: x:y\nb: x#y\nc: http://kot\n", true},
		{"a: one\na: two\n", false},
		{"a: one\n  and two\n", false},
		{"a: one # not two\n", false},
		{"a: b: c\n", false},
		{"a: b:\n", false},
		{"a: \"one\\n\"\n", false},
		{"a: \"one\\\\\"\n", false},
		{"a: \"one\"two\"\n", false},
		{"a: \"one\" # two\n", false},
		{"a: \"one\n  two\"\n", false},
		{"a: \"\\\"\n", false},
		{"a: 'it''s'\n", false},
		{"a: 'it'\n  s: x\n", false},
		{"a: null\n", false},
		{"a: ~\n", false},
		{"a:\n", false},
		{"a: {b: c}\n", false},
		{"a: [b]\n", false},
		{"a: |\n  one\n", false},
		{"a: >-\n  one\n", false},
		{"a: &x one\nb: *x\n", false},
		{"a: !!int 1\n", false},
		{"a: -b\n", false},
		{"a: one\t# two\n", false},
		{"- a\n", false},
		{"\"a\": one\n", false},
		{"a:one\n", false},
		{"just words\n", false},
	} {
		got, ok := flat(c.document)
		if ok != c.ok {
			t.Errorf("%q: taken %v", c.document, ok)
		}
		var want map[string]string
		if err := yaml.Unmarshal([]byte(c.document), &want); ok && (err != nil || !maps.Equal(got, want)) {
			t.Errorf("%q: %q, YAML says %q, %v", c.document, got, want, err)
		}
	}
}
