// Package share packs a whole game into a link, and reads it out of one. The game stands in the fragment of the
// address, which a browser sends nowhere: whoever opens the link has the game, and nobody in between.
package share

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"io"
	"slices"
	"strings"

	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// mark begins the fragment of a link that holds a game. The number is the version of what stands behind it: the
// game's lines, deflated (RFC 1951), in the letters of base64url without padding (RFC 4648).
const mark = "kot1."

// MostUnpacked is how many bytes a game in a link may have when it is unpacked.
const MostUnpacked = 8 << 20

// ForPicture is how many letters a link has at most that a QR code still shows well enough to be read from a
// screen.
const ForPicture = 1200

// Link is the address of a page with the game of a file in it. reads says whether a game can be read: a game of an
// earlier version may need the numbers of the table at the end of each turn, and has them in its link then. The
// error is a *rules.Problem: the address is none of http or https, or has a fragment already.
func Link(address, file string, reads func(game string) bool) (string, error) {
	if !web(address) {
		return "", rules.Refuse("", "share-address", rules.Text("address", address))
	}
	game := bare(file, false)
	if !reads(game) {
		game = bare(file, true)
	}
	var packed bytes.Buffer
	w, err := flate.NewWriter(&packed, flate.BestCompression)
	if err == nil {
		_, err = io.WriteString(w, game)
	}
	if err = errors.Join(err, w.Close()); err != nil {
		return "", err
	}
	return address + "#" + mark + base64.RawURLEncoding.EncodeToString(packed.Bytes()), nil
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

// In says whether a text is the link of a game, or the fragment of one with its "#".
func In(text string) bool {
	_, fragment, ok := strings.Cut(strings.TrimSpace(text), "#")
	return ok && strings.HasPrefix(fragment, mark)
}

// Game is the file of the game in a link, with a line feed behind each line. It reads the link alone and fetches
// nothing. The error is a *rules.Problem: the link holds no game, is cut off, or unpacks to more than
// MostUnpacked.
func Game(link string) (file string, err error) {
	_, fragment, _ := strings.Cut(strings.TrimSpace(link), "#")
	packed, is := strings.CutPrefix(fragment, mark)
	if !is {
		return "", rules.Refuse("", "share-none")
	}
	data, err := base64.RawURLEncoding.Strict().DecodeString(packed)
	if err != nil {
		return "", rules.Refuse("", "share-damaged")
	}
	in := flate.NewReader(bytes.NewReader(data))
	unpacked, err := io.ReadAll(io.LimitReader(in, MostUnpacked+1))
	switch {
	case len(unpacked) > MostUnpacked:
		return "", rules.Refuse("", "share-large", rules.Num("mb", MostUnpacked>>20))
	case err != nil || len(unpacked) == 0:
		return "", rules.Refuse("", "share-damaged")
	}
	return string(unpacked), nil
}

// bare is a file without what a game can do without: checks and comments and, unless all tables are to stay, the
// numbers of the table at the ends of all turns but the last.
func bare(file string, tables bool) string {
	var out []string
	table := -1
	for line := range strings.Lines(file) {
		text := tracker.Comment(strings.TrimSpace(line))
		if text == "" {
			continue
		}
		if word, _, _ := strings.Cut(text, " "); word == "table" && !tables {
			if table >= 0 {
				out = slices.Delete(out, table, table+1)
			}
			table = len(out)
		}
		out = append(out, text)
	}
	return strings.Join(out, "\n") + "\n"
}
