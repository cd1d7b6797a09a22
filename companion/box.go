package companion

import (
	"bufio"
	"io"
	"os"
	"strings"

	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// boxIn is the box that the first line of a game file says; "" where it says none. The
// error is a *rules.Problem: the file cannot be read.
func boxIn(path string) (id string, err error) {
	file, err := os.Open(path)
	if err != nil {
		return "", rules.Refuse("", "read-failed", rules.Text("file", path), rules.Text("reason", errText(err)))
	}
	defer file.Close()
	return BoxIn(file), nil
}

// BoxIn is the box that the first line of the text of a game file says; "" for none.
func BoxIn(text io.Reader) string {
	in := bufio.NewScanner(text)
	for in.Scan() {
		if tracker.Comment(in.Text()) != "" {
			return BoxSaid(in.Text())
		}
	}
	return ""
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

// errText is the operating system's word for a failure, without the path that the
// message around it names already.
func errText(err error) string {
	if path, ok := err.(*os.PathError); ok {
		return path.Err.Error()
	}
	return err.Error()
}
