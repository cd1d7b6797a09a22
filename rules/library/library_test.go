package library_test

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
	"kingoftokyo/rules/tokyo"
)

// The program's own data has no fault and is the complete box: 6 monsters, 13 tokens,
// at least 50 cards.
func TestOwnData(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	if m, k := len(lib.Duel().Monsters), len(lib.Duel().Tokens); m != 6 || k != 13 {
		t.Errorf("%d monsters, %d tokens", m, k)
	}
	cards, keep, token := 0, 0, 0
	for _, c := range lib.Duel().Cards[1:] {
		cards++
		if c.Keep {
			keep++
		}
		if c.Token != "" {
			token++
		}
	}
	// Counted in the box: 50 cards, 31 of them keep cards, 33 with an icon.
	if cards < 50 || keep < 31 || token < 33 {
		t.Errorf("%d cards, %d keep cards, %d with a Buzz icon", cards, keep, token)
	}
}

// A file can have cards that the box does not have, up to the size of a set of cards.
func TestMoreCards(t *testing.T) {
	const at = "    - id: adrenaline-augment"
	stanza := func(n int) string {
		return fmt.Sprintf("    - {id: more-%d, name: {en: A, fr: B}, cost: 1, kind: discard, plain: true, does: [gain 1 hearts], effect: {en: A, fr: B}}\n", n)
	}
	own, err := library.Read(data, "x.yaml")
	if err != nil {
		t.Fatal(err)
	}
	more := ""
	for n := own.Duel().NumCards() + 1; n <= duel.MaxCards+1; n++ {
		if more += stanza(n); n < duel.MaxCards {
			continue
		}
		broken, _ := breakLine(t, data, at, more+at)
		lib, err := library.Read(broken, "x.yaml")
		switch {
		case n <= duel.MaxCards && (err != nil || lib.Duel().NumCards() != n):
			t.Errorf("%d cards: %v", n, err)
		case n > duel.MaxCards && (err == nil || !strings.Contains(err.Error(), "duel: 64 cards; the game needs 4 to 63")):
			t.Errorf("64 cards: %v", err)
		}
	}
}

// data is the program's own data, in the two languages that these tests know.
var data = regexp.MustCompile(`, ([a-z]{2}): (?:null|"(?:[^"\\]|\\.)*")`).ReplaceAllFunc(kingoftokyo.Cards, func(said []byte) []byte {
	if l := string(said[2:4]); l == "en" || l == "fr" {
		return said
	}
	return nil
})

// breakLine replaces a piece of the data and returns the number of its line.
func breakLine(t *testing.T, data []byte, old, new string) ([]byte, int) {
	t.Helper()
	i := bytes.Index(data, []byte(old))
	if i < 0 {
		t.Fatalf("the data has no %q", old)
	}
	return bytes.Replace(data, []byte(old), []byte(new), 1), bytes.Count(data[:i], []byte("\n")) + 1
}

// FuzzCards: no text causes a panic, and a refusal says where.
func FuzzCards(f *testing.F) {
	f.Add(string(kingoftokyo.Cards))
	f.Add("format: 1\nduel:\n  monsters:\n    - id: a\n      hearts: x\n  tokens: [{id: t, spaces: [blank], covers: 3}]\n  cards: [{id: c, cost: -1, does: [pull fame 99]}]\n")
	f.Add("format: 1\nduel: {monsters: [null], tokens: [~], cards: [{}]}\n")
	f.Add("a: &a [*a]\n")
	f.Add(string(duelOnly()) + "---\ntokyo:\n  boxes: [{id: dark}]\n  monsters: [~]\n  cards: [{id: c, cost: x, dark: {copies: 9}, adds: [limit 9]}]\n  tiles: [{number: 0, side: blue}, {}]\n")
	f.Fuzz(func(t *testing.T, data string) {
		lib, err := library.Read([]byte(data), "x.yaml")
		if (lib == nil) == (err == nil) {
			t.Fatalf("%v, %v", lib, err)
		}
		if err != nil && !strings.HasPrefix(err.Error(), "x.yaml:") {
			t.Fatalf("a fault without its place: %v", err)
		}
		if err != nil {
			return
		}
		sets, err := lib.Tokyo()
		if (sets[tokyo.Base] == nil) == (err == nil) {
			t.Fatalf("%v, %v", sets, err)
		}
		if err != nil && !strings.HasPrefix(err.Error(), "x.yaml:") {
			t.Fatalf("a fault without its place: %v", err)
		}
	})
}

// A file can lack cards for which the program has code, except those that the order of a
// turn itself refers to.
func TestFewerCards(t *testing.T) {
	without := func(ids ...string) error {
		text := string(data)
		for _, id := range ids {
			at := strings.Index(text, "    - id: "+id+"\n")
			text = text[:at] + text[at+strings.Index(text[at+1:], "    - id: ")+1:]
		}
		lib, err := library.Read([]byte(text), "x.yaml")
		if err == nil {
			_, err = lib.Tokyo()
		}
		return err
	}
	if err := without("scrappy", "metamorph"); err != nil {
		t.Error(err)
	}
	if err := without("dominate"); err == nil || !strings.Contains(err.Error(), "card dominate: the program acts for this card, but it is not in the file") {
		t.Errorf("without dominate: %v", err)
	}
}
