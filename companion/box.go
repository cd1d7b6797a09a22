package companion

import (
	"bufio"
	"io"
	"os"
	"slices"
	"strings"

	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// Boxes are the words for the boxes in the first line of a game file.
var Boxes = []string{"duel", "tokyo", "dark"}

// BoxOf says which box a saved game is played with: the third word of its first line,
// `kot 1 tokyo`. A file that says none of Boxes is taken for Duel's, whose reader
// then says what is wrong with it. The error is a *rules.Problem: the file cannot be
// read.
func BoxOf(path string) (box string, err error) {
	file, err := os.Open(path)
	if err != nil {
		return "", rules.Refuse("", "read-failed", rules.Text("file", path), rules.Text("reason", errText(err)))
	}
	defer file.Close()
	return BoxIn(file), nil
}

// BoxIn is BoxOf for the text of a game file.
func BoxIn(text io.Reader) string {
	in := bufio.NewScanner(text)
	for in.Scan() {
		if tracker.Comment(in.Text()) == "" {
			continue
		}
		if box := BoxSaid(in.Text()); box != "" {
			return box
		}
		break
	}
	return Boxes[0]
}

// BoxSaid is the box that the first line of a game file says, one of Boxes; "" for any
// other line.
func BoxSaid(line string) string {
	words := strings.Fields(tracker.Comment(strings.TrimPrefix(line, "\ufeff")))
	if len(words) < 3 || words[0] != "kot" || !slices.Contains(Boxes, words[2]) {
		return ""
	}
	return words[2]
}

// errText is the operating system's word for a failure, without the path that the
// message around it names already.
func errText(err error) string {
	if path, ok := err.(*os.PathError); ok {
		return path.Err.Error()
	}
	return err.Error()
}
