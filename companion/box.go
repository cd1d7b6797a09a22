package companion

import (
	"bufio"
	"io"
	"os"
	"strings"

	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// Boxes are the words for the boxes in the first line of a game file.
var Boxes = []string{"duel", "tokyo", "dark"}

// BoxOf says which box a saved game is played with: the last word of its first line,
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
		words := strings.Fields(tracker.Comment(in.Text()))
		switch {
		case len(words) == 0:
			continue
		case len(words) == 3 && words[0] == "kot":
			for _, b := range Boxes {
				if words[2] == b {
					return b
				}
			}
		}
		break
	}
	return Boxes[0]
}

// errText is the operating system's word for a failure, without the path that the
// message around it names already.
func errText(err error) string {
	if path, ok := err.(*os.PathError); ok {
		return path.Err.Error()
	}
	return err.Error()
}
