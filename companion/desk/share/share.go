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

// mark begins the fragment of a link that holds a game. The number is the version of what follows it: the check, then
// the game's lines, deflated (RFC 1951), in the letters of base64url without padding (RFC 4648).
const mark = "kot2."

// tested begins the fragment of a link that a test build made, before there were checks.
const tested = "kot1."

// The largest game that a link may hold, unpacked: MostUnpacked bytes and MostLines lines, five times what a long game
// has. A page opens no larger game either, because nobody can stop it while it reads.
const (
	MostUnpacked = 2 << 20
	MostLines    = 10_000
)

// ForPicture is how many letters a link has at most that a QR code still shows well enough to be read from a
// screen.
const ForPicture = 1200

// Link is the address of a page with the game of a file in it. reads says whether a game can be read: one that somebody
// typed may need the numbers of the table at the end of each turn, and has them in its link then. The error is a
// *rules.Problem: the address is none of http or https, or has a fragment already; or the game is too large for a link.
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

// Fragment is what stands behind the # of a link to a game. It does not look at the game.
func Fragment(game string) string {
	var packed bytes.Buffer
	w, _ := flate.NewWriter(&packed, flate.BestCompression) // nothing here can fail: it is written into memory
	_, _ = io.WriteString(w, game)
	_ = w.Close()
	letters := base64.RawURLEncoding.EncodeToString(packed.Bytes())
	return mark + check(letters) + letters
}

// checkLetters is how many letters a check has.
const checkLetters = 8

// check is the check of a link's letters: their CRC-32, as zip has it, in hexadecimal digits. It covers the letters
// and not the game, so that every other way to write the same game is a damaged link as well.
func check(letters string) string { return fmt.Sprintf("%08x", crc32.ChecksumIEEE([]byte(letters))) }

// large says whether a game is larger than a link may hold.
func large(game []byte) bool {
	return len(game) > MostUnpacked || bytes.Count(game, []byte("\n")) > MostLines
}

// refuseLarge is the refusal of such a game.
func refuseLarge(key string) error {
	return rules.Refuse("", key, rules.Num("n", MostLines), rules.Num("mb", MostUnpacked>>20))
}

// web says whether an address is one of http or https that a fragment can stand behind. It is checked by hand: the
// library for addresses would bring the network's into a program that has none.
func web(address string) bool {
	rest, ok := strings.CutPrefix(address, "https://")
	if !ok {
		rest, ok = strings.CutPrefix(address, "http://")
	}
	host, _, _ := strings.Cut(rest, "/")
	return ok && host != "" && !strings.Contains(host, "@") &&
		!strings.ContainsFunc(address, func(r rune) bool { return r <= ' ' || r > '~' || strings.ContainsRune("#<>\"\\^`{|}", r) })
}

// In says whether a text is meant as a link, or as the fragment of one with its "#", and not as the name of a file.
func In(text string) bool {
	address, fragment, _ := strings.Cut(strings.TrimSpace(text), "#")
	return web(address) || strings.HasPrefix(fragment, mark[:3])
}

// Game is the file of the game in a link, with a line feed behind each line. It reads the link alone, fetches
// nothing, and plays nothing: see companion.Desk.Linked. The error is a *rules.Problem: the link holds no game, is of
// a test build, is damaged, or holds a game that is too large.
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

// bare is a file without what a game can do without: checks and comments and, unless all tables are to stay, the
// numbers of the table at the ends of all turns but the last and those behind a gap.
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
