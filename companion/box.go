package companion

import (
	"bufio"
	"io"
	"slices"
	"strings"

	"kingoftokyo/companion/console"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// BoxIn is the box that the first line of the text of a game file says; "" for none. A
// comment before it may be of any length.
func BoxIn(text io.Reader) string {
	const most = 1 << 12 // no first line is longer
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

// BoxSaid is the ID of the box that the first line of a game file says, `kot 1 tokyo`; ""
// for any other line.
func BoxSaid(line string) string {
	words := strings.Fields(tracker.Comment(strings.TrimPrefix(line, "\ufeff")))
	if len(words) < 3 || words[0] != "kot" {
		return ""
	}
	return words[2]
}

// NoteCards adds to the notes of a game just read that it was begun with another version
// of the cards than the desk has. Both are hashes; have is "" where the game says none. One
// that was damaged since, as the notes say, is no other version.
func NoteCards(notes []rules.Note, have, want string) []rules.Note {
	hurt := func(n rules.Note) bool { // the line that says it was changed since
		return n.Key == "note-changed" && slices.ContainsFunc(n.Args, func(a rules.Arg) bool { return a.Name == "text" && strings.HasPrefix(a.Plain(), "cards ") })
	}
	if have == "" || have == want || slices.ContainsFunc(notes, hurt) {
		return notes
	}
	return append(notes, rules.Note{Key: "note-cards", Args: []rules.Arg{rules.Text("have", have), rules.Text("want", want)}})
}
