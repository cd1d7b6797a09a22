package library_test

import (
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/rules/library"
)

// A text, a ruling or a comment changes nothing that a table depends on; a number, a word or a card does.
func TestHashOfFacts(t *testing.T) {
	own := string(kingoftokyo.Cards)
	now := read(t, own)
	change := func(old, new string) *library.Library {
		t.Helper()
		if !strings.Contains(own, old) {
			t.Fatalf("no %q", old)
		}
		return read(t, strings.Replace(own, old, new, 1))
	}
	ruling := own[strings.Index(own, `        - {en: "A power symbol`):]
	ruling = ruling[:strings.Index(ruling, "\n")+1]
	for _, one := range []struct{ old, new string }{
		{"You gain 2 energy.", `2 energy for \"you\" # so it is.`},
		{"# The one data file of kot", "# One data file"},
		{ruling, ruling + ruling},
	} {
		if lib := change(one.old, one.new); lib.Hash != now.Hash || lib.TokyoHash != now.TokyoHash {
			t.Errorf("%q for %q: another hash", one.new, one.old)
		}
	}
	for _, one := range []struct{ old, new string }{{"hearts: 14", "hearts: 15"}, {"cost: 6", "cost: 5"}, {"symbols: 2", "symbols: 3"}, {"difficulty: 3", "difficulty: 2"}} {
		if lib := change(one.old, one.new); lib.Hash == now.Hash || lib.TokyoHash != now.TokyoHash {
			t.Errorf("%q for %q: hashes %q and %q, were %q and %q", one.new, one.old, lib.Hash, lib.TokyoHash, now.Hash, now.TokyoHash)
		}
	}
}

// A fact can be in quotes and still counts; a text does not, whatever it contains.
func TestQuotedFacts(t *testing.T) {
	own := string(kingoftokyo.Cards)
	quoted := func(old, as string) string {
		t.Helper()
		if !strings.Contains(own, old) {
			t.Fatalf("no %q", old)
		}
		return read(t, strings.Replace(own, old, as, 1)).Hash
	}
	if quoted("hearts: 14", `hearts: "14"`) == quoted("hearts: 14", `hearts: "15"`) {
		t.Error("a number in quotes does not count")
	}
	if quoted(`name: {en: "Alienoid"`, `name: {en: "Alienoid"`) != quoted(`name: {en: "Alienoid"`, `name: {en: "An \"alien\" # one"`) {
		t.Error("a text with quotes and a # in it counts")
	}
}
