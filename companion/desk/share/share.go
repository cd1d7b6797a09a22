// Package share packs a whole game into a link and reads it back. The game is in the fragment of the address, which
// browsers send nowhere: nobody but the reader of the link sees it. It knows no box.
package share

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"fmt"
	"hash/crc32"
	"io"
	"slices"
	"strings"

	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// mark is the start of the fragment of a link that holds a game. The number is the version of what follows: the
// check, then the game's lines, deflated (RFC 1951), in the letters of base64url without padding (RFC 4648).
const mark = "kot2."

// tested is the start of the fragment of a link that a test build made, before there were checks.
const tested = "kot1."

// The largest game that a link may hold, unpacked: MostUnpacked bytes and MostLines lines, five times as much as a
// long game. A page opens no larger game either, because nobody can stop it while it reads.
const (
	MostUnpacked = 2 << 20
	MostLines    = 10_000
)

// ForPicture is the maximum number of letters in a link that a QR code still shows well enough to be scanned
// from a screen.
const ForPicture = 1200

// Link returns the address of a page with the game of a file in it. reads reports whether a game can be read: a game that
// somebody typed may need the numbers of the table at the end of each turn, and its link then includes them. The error is
// a *rules.Problem: the address is not http or https, or already has a fragment; or the game is too large for a link.
func Link(address, file string, reads func(game string) bool) (string, error) {
	if !web(address) {
		return "", rules.Refuse("", "share-address", rules.Text("address", address))
	}
	game := bare(file, false)
	if !reads(game) {
		game = bare(file, true)
	}
	if large([]byte(game)) {
		return "", refuseLarge("share-long")
	}
	return address + "#" + Fragment(game), nil
}

// Fragment returns what follows the # of a link to a game. It does not check the game.
func Fragment(game string) string {
	var packed bytes.Buffer
	w, _ := flate.NewWriter(&packed, flate.BestCompression) // nothing here can fail: it writes to memory
	_, _ = io.WriteString(w, game)
	_ = w.Close()
	letters := base64.RawURLEncoding.EncodeToString(packed.Bytes())
	return mark + check(letters) + letters
}

// checkLetters is how many letters a check has.
const checkLetters = 8

// check returns the check of a link's letters: their CRC-32, as in zip, in hexadecimal digits. It covers the
// letters and not the game, so that any other encoding of the same game counts as a damaged link too.
func check(letters string) string { return fmt.Sprintf("%08x", crc32.ChecksumIEEE([]byte(letters))) }

// large reports whether a game is larger than a link may hold.
func large(game []byte) bool {
	return len(game) > MostUnpacked || bytes.Count(game, []byte("\n")) > MostLines
}

func refuseLarge(key string) error {
	return rules.Refuse("", key, rules.Num("n", MostLines), rules.Num("mb", MostUnpacked>>20))
}

// web reports whether an address is an http or https address that can take a fragment. It does not use net/url
// because that would bring network code into a program that has none.
func web(address string) bool {
	rest, ok := strings.CutPrefix(address, "https://")
	if !ok {
		rest, ok = strings.CutPrefix(address, "http://")
	}
	host, _, _ := strings.Cut(rest, "/")
	return ok && host != "" && !strings.Contains(host, "@") &&
		!strings.ContainsFunc(address, func(r rune) bool { return r <= ' ' || r > '~' || strings.ContainsRune("#<>\"\\^`{|}", r) })
}

// In reports whether a text is meant as a link, or as the fragment of one with its "#", and not as the name of a file.
func In(text string) bool {
	address, fragment, _ := strings.Cut(strings.TrimSpace(text), "#")
	return web(address) || strings.HasPrefix(fragment, mark[:3])
}

// Game returns the file of the game in a link, with a line feed after each line. It only reads the link, fetches
// nothing, and plays nothing: see companion.Desk.Linked. The error is a *rules.Problem: the link holds no game, is
// from a test build, is damaged, or holds a game that is too large.
func Game(link string) (file string, err error) {
	_, fragment, _ := strings.Cut(strings.TrimSpace(link), "#")
	checked, is := strings.CutPrefix(fragment, mark)
	switch {
	case strings.HasPrefix(fragment, tested):
		return "", rules.Refuse("", "share-test")
	case !is:
		return "", rules.Refuse("", "share-none", rules.Text("mark", "#"+mark))
	case len(checked) > 2*MostUnpacked:
		return "", refuseLarge("share-large")
	case len(checked) < checkLetters || check(checked[checkLetters:]) != checked[:checkLetters]:
		return "", rules.Refuse("", "share-damaged")
	}
	data, err := base64.RawURLEncoding.Strict().DecodeString(checked[checkLetters:])
	if err != nil {
		return "", rules.Refuse("", "share-damaged")
	}
	unpacked, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(data)), MostUnpacked+1))
	switch {
	case large(unpacked):
		return "", refuseLarge("share-large")
	case err != nil || len(unpacked) == 0:
		return "", rules.Refuse("", "share-damaged")
	}
	return string(unpacked), nil
}

// bare returns a file without what a game does not need: checks and comments and, unless tables is set, the
// numbers of the table at the ends of turns, except those at the last one and after a gap.
func bare(file string, tables bool) string {
	var out []string
	table := -1
	for line := range strings.Lines(file) {
		text := tracker.Comment(strings.TrimSpace(line))
		if text == "" {
			continue
		}
		if word, _, _ := strings.Cut(text, " "); word == "table" && !tables {
			if table > 0 && out[table-1] != "gap" {
				out = slices.Delete(out, table, table+1)
			}
			table = len(out)
		}
		out = append(out, text)
	}
	return strings.Join(out, "\n") + "\n"
}
