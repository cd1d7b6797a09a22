package library_test

import (
	"bytes"
	"reflect"
	"strconv"
	"strings"
	"sync"
	"testing"

	"kingoftokyo"
	"kingoftokyo/rules/library"
)

// duelOnly is the data up to the second document.
func duelOnly() []byte {
	one, _, _ := bytes.Cut(kingoftokyo.Cards, []byte("\n---\n"))
	return append(bytes.TrimRight(bytes.Clone(one), "\n"), '\n')
}

// read reads a data file whose first document has no fault.
func read(t *testing.T, data string) *library.Library {
	t.Helper()
	lib, err := library.Read([]byte(data), "x.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return lib
}

// Duel needs no second document, and ignores its faults. A caller that asks for the
// other boxes gets these faults, with lines of the whole file.
func TestSecondDocument(t *testing.T) {
	duel := string(duelOnly())
	for name, c := range map[string]struct {
		after, want string
		line        int // counted from the end of the first document
	}{
		"none":        {"", "a second document (after a line ---) with the key tokyo is missing", 0},
		"empty":       {"---\n", "no box: the key tokyo is missing", 1},
		"other key":   {"---\n\ntokio: {}\n", `unknown key "tokio"`, 3},
		"unknown key": {"--- # the rest\ntokyo:\n  cads: []\n", `unknown key "cads"`, 3},
		"not yaml":    {"---\r\ntokyo:\r\n  cards: [\r\n", "did not find expected", 0},
		"third":       {"---\ntokyo: {}\n---\nformat: 1\n", "another document starts here", 3},
		"nothing":     {"---\ntokyo:\n  boxes:\n    - {id: dark, name: {en: D, fr: D}}\n", "box tokyo: it is not among the boxes", 4},
	} {
		lib := read(t, duel+c.after)
		_, err := lib.Tokyo()
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if c.line > 0 && !strings.Contains(err.Error(), place(strings.Count(duel, "\n")+c.line)) {
			t.Errorf("%s: %v\nwant line %d", name, err, strings.Count(duel, "\n")+c.line)
		}
		if _, again := lib.Tokyo(); again != err {
			t.Errorf("%s: asked again, it says %v", name, again)
		}
	}
}

// Each document has its own hash, so a new card of one box does not affect the saved
// games of another. Lines that only look like a separator do not split the file.
func TestHashes(t *testing.T) {
	duel := string(duelOnly())
	alone := read(t, duel)
	if alone.TokyoHash != "" || len(alone.Hash) != 12 {
		t.Errorf("%q, %q", alone.Hash, alone.TokyoHash)
	}
	a, b := read(t, duel+"---\ntokyo: {}\n"), read(t, duel+"---\ntokyo: {cards: []}\n")
	if a.Hash != alone.Hash || b.Hash != alone.Hash || a.TokyoHash == b.TokyoHash || len(a.TokyoHash) != 12 {
		t.Errorf("%q %q, %q %q, alone %q", a.Hash, a.TokyoHash, b.Hash, b.TokyoHash, alone.Hash)
	}
	c := read(t, strings.Replace(duel, "hearts: 14", "hearts: 15", 1)+"---\ntokyo: {}\n")
	if c.Hash == a.Hash || c.TokyoHash != a.TokyoHash {
		t.Errorf("%q %q, %q %q", a.Hash, a.TokyoHash, c.Hash, c.TokyoHash)
	}
	for name, data := range map[string]string{
		"begins with one": "# head\n\n---\n" + duel,
		"longer line":     duel + "#\n#---\n# ---\n",
	} {
		if lib := read(t, data); lib.TokyoHash != "" {
			t.Errorf("%s: it is cut", name)
		}
	}
	if lib := read(t, "# head\n---\n"+duel+"---\ntokyo: {}"); lib.TokyoHash == "" {
		t.Error("it is not cut")
	}
}

func place(line int) string { return "x.yaml:" + strconv.Itoa(line) + ": " }

// The program's own second document has no fault.
func TestOwnTokyo(t *testing.T) {
	lib := read(t, string(kingoftokyo.Cards))
	sets, err := lib.Tokyo()
	if err != nil {
		t.Fatal(err)
	}
	again, err := lib.Tokyo()
	for e, set := range sets {
		if set == nil || set.Name["en"] == "" || set.NumCards() < 66 || again[e] != set {
			t.Errorf("%v, %v, %v", set, again[e], err)
		}
	}
	if alone := read(t, string(duelOnly())); lib.Hash != alone.Hash || lib.TokyoHash == "" {
		t.Errorf("hashes %q and %q; Duel alone %q", lib.Hash, lib.TokyoHash, alone.Hash)
	}
}

// TestOwn: the program's own data is read when a box is first needed, even by several
// callers at the same time, and is then the same as what Read returns with all checks.
func TestOwn(t *testing.T) {
	want := read(t, string(kingoftokyo.Cards))
	sets, err := want.Tokyo()
	if err != nil {
		t.Fatal(err)
	}
	own := library.Own(kingoftokyo.Cards)
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			if have, err := own.Tokyo(); err != nil || !reflect.DeepEqual(have, sets) {
				t.Errorf("King of Tokyo differs: %v", err)
			}
		})
		all.Go(func() {
			if !reflect.DeepEqual(own.Duel(), want.Duel()) {
				t.Error("Duel differs")
			}
		})
	}
	all.Wait()
	duel := own.Duel()
	if again, _ := own.Tokyo(); own.Duel() != duel || again[0] == sets[0] || own.Hash != want.Hash || own.TokyoHash != want.TokyoHash {
		t.Error("read twice, or not the same file")
	}
}

// TestHalfTranslated: players can play if only some texts have a language.
func TestHalfTranslated(t *testing.T) {
	data := bytes.ReplaceAll(kingoftokyo.Cards, []byte(`{en: "Alienoid", `), []byte(`{en: "Alienoid", xx: "Ein Wesen", `))
	data = bytes.ReplaceAll(data, []byte(`{en: "Wings", `), []byte(`{en: "Wings", yy: "Vinger", `))
	own := library.Own(data)
	if name := own.Duel().Monsters[0].Name; name.In("xx") != "Ein Wesen" || name.In("yy") != "Alienoid" {
		t.Errorf("the name is %v", name)
	}
	if _, err := own.Tokyo(); err != nil {
		t.Error(err)
	}
}
