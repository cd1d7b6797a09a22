package companion

import (
	"encoding/binary"
	"errors"
	"slices"
	"strings"
	"unicode/utf16"

	"kingoftokyo/companion/desk/share"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// Linked returns the file of the game in a link, after playing each of its lines. Terminal and page read links only
// with it. The error is a *rules.Problem in the player's words: that of share.Game; share-line for the first line
// that cannot be played, at which Linked stops; or what the set-up lacks.
func (d *Desk) Linked(link string) (file string, err error) {
	if file, err = share.Game(link); err != nil {
		return "", err
	}
	game, _, at, err := d.played(file)
	if err != nil && at > 0 {
		err = lineRefused("share-line", "line-unknown", game, "", at, lineOf(file, at), err)
	}
	if err != nil {
		return "", err
	}
	return file, nil
}

// Played returns the game of a text, after playing each of its lines, with the notes on its lines. It stops at the
// first line that cannot be played. name is what the error, a *rules.Problem as LineRefused makes it, calls the text;
// or the error says what the set-up lacks, or has every fault of the data file.
func (d *Desk) Played(name, text string) (Game, []rules.Note, error) {
	game, notes, at, err := d.played(text)
	if err != nil && at > 0 {
		err = LineRefused(game, name, at, lineOf(text, at), err)
	}
	return game, notes, err
}

// played plays the lines of a text. at is the number of the line that the error is about; 0 for the whole text.
func (d *Desk) played(text string) (game Game, notes []rules.Note, at int, err error) {
	if game, err = d.Box(BoxIn(strings.NewReader(text))).Empty(); err != nil {
		return nil, nil, 0, err
	}
	for line := range strings.Lines(text) {
		at++
		note, err := game.Fold(strings.TrimRight(line, "\r\n"))
		if err != nil {
			return game, notes, at, err
		}
		if note != nil {
			notes = append(notes, rules.Note{Key: note.Key, Args: append(note.Args, rules.Num("line", at))})
		}
	}
	if err := game.Ready(); err != nil {
		return game, notes, 0, errors.New(InWords(game.Box(), err)) // the table has no names yet
	}
	return game, notes, 0, nil
}

func lineOf(text string, n int) string {
	return strings.TrimSuffix(strings.SplitN(text, "\n", n+1)[n-1], "\r")
}

// LineRefused says which line of a file was refused and why. It leaves out the advice for a player who types, because
// that does not help with a file.
func LineRefused(game Game, file string, line int, said string, err error) error {
	return lineRefused("line-refused", "line-verb", game, file, line, said, err)
}

// lineRefused reports a line under a key; a long line is cut off. verb is the key of the reason for a line that begins with
// no word of the notation.
func lineRefused(key, verb string, game Game, file string, line int, said string, err error) error {
	const most = 200
	if p, ok := errors.AsType[*rules.Problem](err); ok && p.Key == "verb-unknown" {
		err = rules.Refuse(p.Rule, verb, append(p.Args, rules.Text("file", file))...)
	}
	if said = tracker.Comment(said); len(said) > most {
		said = strings.ToValidUTF8(said[:most], "") + "..."
	}
	return rules.Refuse("", key, rules.Text("file", file), rules.Num("line", line), rules.Text("text", said),
		rules.Text("why", game.Words().Error(err)))
}

// Received returns the text of a game that somebody exported and sent. It repairs two kinds of damage: UTF-16,
// which the > of Windows PowerShell writes, and a mail that quotes the game with "> ". From a mail it takes
// the quoted lines, if the first line of a game is among them and no unquoted line is between them. Any other
// text is returned unchanged.
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

// unquoted returns a line of a mail without its quotation marks, however many there are; ok is false for a
// line without one.
func unquoted(line string) (rest string, ok bool) {
	for strings.HasPrefix(line, ">") {
		line = strings.TrimPrefix(line[1:], " ")
		ok = true
	}
	return line, ok
}

// fromUTF16 converts a text from UTF-16 to UTF-8, if it begins with a byte order mark.
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
