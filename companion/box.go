package companion

import (
	"bufio"
	"io"
	"strings"

	"kingoftokyo/companion/console"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// BoxIn returns the ID of the box that the first line of a game file names, or "" if it names none.
// Comments before that line may be of any length.
func BoxIn(text io.Reader) string {
	const most = 1 << 12 // no first line of a game is longer
	in := bufio.NewReader(text)
	for {
		line, _, err := console.ReadLine(in, most)
		if err != nil {
			return ""
		}
		if tracker.Comment(strings.TrimPrefix(line, "\ufeff")) != "" {
			return BoxSaid(line)
		}
	}
}

// BoxSaid returns the ID of the box in the first line of a game file, `kot 1 tokyo`, or "" for any other line.
func BoxSaid(line string) string {
	words := strings.Fields(tracker.Comment(strings.TrimPrefix(line, "\ufeff")))
	if len(words) < 3 || words[0] != "kot" {
		return ""
	}
	return words[2]
}

// NoteCards adds a note to the notes of a game just read if the game was begun with card data other than
// the desk's. have is the hash in the game, "" if it has none; want is the desk's.
func NoteCards(notes []rules.Note, have, want string) []rules.Note {
	if have == "" || have == want {
		return notes
	}
	return append(notes, rules.Note{Key: "note-cards", Args: []rules.Arg{rules.Text("have", have), rules.Text("want", want)}})
}
