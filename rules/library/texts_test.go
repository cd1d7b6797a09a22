package library_test

import (
	"bytes"
	"regexp"
	"strings"
	"testing"

	"kingoftokyo/rules/library"
)

// french is the French version of a text; it follows the English one.
var french = regexp.MustCompile(`, fr: "(?:[^"\\]|\\.)*"`)

// TestTexts: every text of the data without French is reported once, except names of the older boxes, which may be
// unknown. The first text says that the file has French.
func TestTexts(t *testing.T) {
	i := bytes.Index(data, []byte("\n---\n"))
	first, second := data[:i], data[i:]
	at := french.FindIndex(first)
	_, err := library.Read(append(bytes.Clone(first[:at[1]]), french.ReplaceAll(first[at[1]:], nil)...), "x.yaml")
	missed(t, "Duel", err, len(french.FindAll(first, -1))-1)

	named := regexp.MustCompile(`(?m)^ *(- )?name: .*$`)
	lib, err := library.Read(append(bytes.Clone(first), french.ReplaceAll(second, nil)...), "x.yaml")
	if err != nil {
		t.Fatal(err)
	}
	_, err = lib.Tokyo()
	missed(t, "King of Tokyo", err, len(french.FindAll(named.ReplaceAll(second, nil), -1)))
}

// missed checks that the given number of texts is reported.
func missed(t *testing.T, box string, err error, want int) {
	t.Helper()
	if err == nil {
		t.Fatalf("%s is read", box)
	}
	if n := strings.Count(err.Error(), "no text (fr)"); n != want || n < 50 {
		t.Errorf("%s: %d texts are missed, want %d", box, n, want)
	}
}
