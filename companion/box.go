package companion

import (
	"bufio"
	"errors"
	"io"
	"strings"

	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// BoxIn is the box that the first line of the text of a game file says; "" for none. A
// comment before it may be of any length.
func BoxIn(text io.Reader) string {
	in := bufio.NewReader(text)
	for {
		line, err := beginning(in)
		if tracker.Comment(strings.TrimPrefix(line, "\ufeff")) != "" {
			return BoxSaid(line)
		}
		if err != nil {
			return ""
		}
	}
}

// beginning reads a line and returns what stands at its beginning: no first line is
// longer. The error is that of reading on.
func beginning(in *bufio.Reader) (string, error) {
	const most = 1 << 12
	var line []byte
	for {
		part, err := in.ReadSlice('\n')
		if len(line) < most {
			line = append(line, part...)
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return strings.TrimRight(string(line), "\r\n"), err
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
// of the cards than the desk has. Both are hashes; have is "" where the game says none.
func NoteCards(notes []rules.Note, have, want string) []rules.Note {
	if have == "" || have == want {
		return notes
	}
	return append(notes, rules.Note{Key: "note-cards", Args: []rules.Arg{rules.Text("have", have), rules.Text("want", want)}})
}
