package tracker_test

import (
	"errors"
	"strings"
	"testing"

	"kingoftokyo/tracker"
)

// systems lists the ways in which a file system can, or cannot, give a file an unused
// name: links, renaming, neither (FAT on systems other than Linux).
var systems = map[string]func(d *tracker.MemDisk){
	"links":           func(*tracker.MemDisk) {},
	"names are moved": func(d *tracker.MemDisk) { d.NoLinks = errors.ErrUnsupported },
	"neither":         func(d *tracker.MemDisk) { d.NoLinks, d.NoRenameNew = errors.ErrUnsupported, errors.ErrUnsupported },
}

// TestTwoOfOneName: two games begun at once under one name are two files, whatever the
// file system supports and wherever the second one comes between the steps of the first.
func TestTwoOfOneName(t *testing.T) {
	for name, system := range systems {
		for at, more := 1, true; more; at++ {
			d := tracker.NewMemDisk()
			system(d)
			more = false
			var second *foxSession
			d.Meanwhile = func(before int) {
				if before != at {
					return
				}
				d.Meanwhile, more = nil, true
				var err error
				if second, err = tracker.BeginOn(d, foxRules{}, d.Path("foxes"), []string{"fox 1", "player dan", "player eve", "player fay"}); err != nil {
					t.Fatal(err)
				}
			}
			first, err := tracker.BeginOn(d, foxRules{}, d.Path("foxes"), foxSetup)
			if err != nil {
				t.Fatalf("%s, before step %d: %v", name, at, err)
			}
			mine, _ := d.Text(first.Path)
			if !strings.Contains(mine, "player ann") {
				t.Errorf("%s, before step %d: %s has %q", name, at, first.Path, mine)
			}
			if !more {
				break
			}
			theirs, _ := d.Text(second.Path)
			if first.Path == second.Path || !strings.Contains(theirs, "player dan") {
				t.Errorf("%s, before step %d: %s and %s, the second has %q", name, at, first.Path, second.Path, theirs)
			}
		}
	}
}

// TestNamesFail: on every file system, if a step of beginning a game goes wrong, there is no
// game, or a whole one, or after a kill an empty file if the file system allows nothing
// better; and a refusal leaves nothing behind.
func TestNamesFail(t *testing.T) {
	for name, system := range systems {
		for how := range tracker.Ways {
			for fault, steps := 1, 1; fault <= steps; fault++ {
				d := tracker.NewMemDisk()
				system(d)
				d.Fault, d.How = fault, how
				_, err := tracker.BeginOn(d, foxRules{}, d.Path("foxes"), foxSetup)
				steps = max(steps, d.Steps)
				text, there := d.Text(d.Path("foxes"))
				whole := strings.HasSuffix(text, "player cem # ~"+text[max(0, len(text)-5):])
				switch {
				case err == nil && !d.Off && !whole:
					t.Errorf("%s, step %d, way %d: begun, and there is %q", name, fault, how, text)
				case err != nil && !d.Off && len(d.Names()) > 0:
					t.Errorf("%s, step %d, way %d: refused, and there are %v", name, fault, how, d.Names())
				case d.Off && there && !whole && (text != "" || name != "neither"):
					t.Errorf("%s, step %d, way %d: killed, and there is %q", name, fault, how, text)
				}
			}
		}
	}
}
