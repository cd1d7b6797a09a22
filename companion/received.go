package companion

import (
	"encoding/binary"
	"slices"
	"strings"
	"unicode/utf16"

	"kingoftokyo/tracker"
)

// Received is the text of a game that somebody exported and sent. Two kinds are put right: UTF-16, which the >
// of Windows PowerShell writes, and a mail that quotes the game with "> ". Of a mail it takes the quoted
// lines, if the first line of a game is among them and no unquoted line stands between them. Any other text
// stays as it is.
func Received(data string) string {
	text := fromUTF16(data)
	lines := strings.Split(strings.TrimSuffix(strings.TrimPrefix(text, "\ufeff"), "\n"), "\n")
	first := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, ">") })
	if first < 0 {
		return text
	}
	last := len(lines)
	for !strings.HasPrefix(lines[last-1], ">") {
		last--
	}
	var game []string
	for _, l := range lines[first:last] {
		quoted, ok := unquoted(l)
		if !ok {
			return text
		}
		game = append(game, quoted)
	}
	if i := slices.IndexFunc(game, func(l string) bool { return tracker.Comment(l) != "" }); i < 0 || BoxSaid(game[i]) == "" {
		return text
	}
	return strings.Join(game, "\n") + "\n"
}

// unquoted is a line of a mail without its signs of quotation, however many there are; ok is false for a line
// without one.
func unquoted(line string) (rest string, ok bool) {
	for strings.HasPrefix(line, ">") {
		line = strings.TrimPrefix(line[1:], " ")
		ok = true
	}
	return line, ok
}

// fromUTF16 turns a text in UTF-16 into UTF-8, if it begins with the mark that says the order of its bytes.
func fromUTF16(data string) string {
	var order binary.ByteOrder
	switch {
	case strings.HasPrefix(data, "\xff\xfe"):
		order = binary.LittleEndian
	case strings.HasPrefix(data, "\xfe\xff"):
		order = binary.BigEndian
	default:
		return data
	}
	var units []uint16
	for unit := range slices.Chunk([]byte(data[2:]), 2) {
		if len(unit) == 2 { // half a unit at the end of the file is left out
			units = append(units, order.Uint16(unit))
		}
	}
	return string(utf16.Decode(units))
}
