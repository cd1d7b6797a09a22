package main

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion/text"
)

// command is what the documents tell to type: a line of its own, or words between
// backquotes.
var command = regexp.MustCompile("(?m)^(?:    |\\$ )((?:kot|go) .*)$|`(kot(?: [^`]*)?|go (?:run|test|generate|install|build) [^`]*)`")

// blank is a word that stands for another one, as in "kot card NAME".
var blank = regexp.MustCompile(`^-?[\[(]?[A-ZÉ]{3,}[\])]?|\.\.\.|\||…`)

// documents are all texts for people in a folder, but those of libraries and of test data.
func documents(t *testing.T, root string) []string {
	t.Helper()
	var files []string
	if err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch name := d.Name(); {
		case err != nil:
			return err
		case d.IsDir() && slices.Contains([]string{".git", "vendor", "testdata"}, name):
			return filepath.SkipDir
		case filepath.Ext(name) == ".md":
			files = append(files, path)
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	return files
}

// TestDocs: what the documents tell to type can be typed. A command without blanks ends
// well in a folder with games; of one with blanks, and of Go's, the names are there.
func TestDocs(t *testing.T) {
	root := filepath.Join("..", "..")
	root, err := filepath.Abs(root)
	if err != nil {
		t.Fatal(err)
	}
	ran, done := 0, map[string]bool{}
	for _, doc := range documents(t, root) {
		data, err := os.ReadFile(doc)
		if err != nil {
			t.Fatal(err)
		}
		tidyHome(t)
		for _, m := range command.FindAllStringSubmatch(string(data), -1) {
			line, _, _ := strings.Cut(m[1]+m[2], " #")
			line = strings.TrimSpace(line)
			if done[line] {
				continue
			}
			done[line] = true
			words := strings.Fields(line)
			switch {
			case words[0] == "go":
				goCommand(t, root, doc, words)
			case len(words) == 1, words[1] == "1": // the first line of a game file
			case slices.ContainsFunc(words, blank.MatchString), m[1] == "" && commands()[words[1]] != nil && firstWord(words[2:]) == len(words)-2:
				knownWords(t, doc, words[1:]) // a blank, the name of a command alone
			default:
				typedLine(t, doc, line)
				ran++
			}
		}
	}
	if ran < 20 {
		t.Errorf("%d commands ran, too few", ran)
	}
}

// goCommand holds that the folders a go command names are there.
func goCommand(t *testing.T, root, doc string, words []string) {
	t.Helper()
	for _, w := range words[1:] {
		if w == "|" {
			return
		}
		if dir, ok := strings.CutPrefix(w, "./"); ok {
			if _, err := os.Stat(filepath.Join(root, strings.TrimSuffix(dir, "/..."))); err != nil && dir != "..." {
				t.Errorf("%s: %s: %v", filepath.Base(doc), strings.Join(words, " "), err)
			}
		}
	}
}

// knownWords holds that a command and its options are known.
func knownWords(t *testing.T, doc string, words []string) {
	t.Helper()
	i := firstWord(words)
	name := ""
	if i < len(words) && commands()[words[i]] != nil {
		name = words[i]
	} else if i < len(words) && !blank.MatchString(words[i]) {
		t.Errorf("%s: kot %s: no such command", filepath.Base(doc), strings.Join(words, " "))
	}
	known := newProgram(nil, newOutput(nil), newOutput(nil)).optionsOf(name)
	for w := range strings.FieldsFuncSeq(strings.Join(words, " "), func(c rune) bool { return strings.ContainsRune("[](),| =", c) }) {
		if option, ok := strings.CutPrefix(w, "--"); ok && option != "" && !slices.Contains(known, option) {
			t.Errorf("%s: kot %s: no option --%s", filepath.Base(doc), strings.Join(words, " "), option)
		}
	}
}

// save saves a game in the folder of games of a home.
func save(t *testing.T, home, name, game string) {
	t.Helper()
	dir := filepath.Join(home, "games")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, name+".kot"), []byte(game), 0o644); err != nil {
		t.Fatal(err)
	}
}

// tidyHome is a folder with games to run the commands of a document in, one after the other.
func tidyHome(t *testing.T) {
	t.Helper()
	home := t.TempDir()
	t.Setenv("KOT_HOME", home)
	t.Setenv("XDG_CONFIG_HOME", home)
	t.Chdir(home)
	for _, name := range []string{"2026-11-21-alienoid-the-king", "2026-11-22-gigazaur-meka-dragon", "2026-11-23-space-penguin-the-king"} {
		save(t, home, name, beforeWin)
	}
	if err := os.WriteFile("game.kot", []byte(beforeWin), 0o644); err != nil {
		t.Fatal(err)
	}
}

// typedLine runs a command with the words that a shell makes of its line.
func typedLine(t *testing.T, doc, line string) {
	t.Helper()
	if i := strings.IndexAny(line, "<>|"); i > 0 && line[i-1] == ' ' { // a file that is written, or that has a game; another program
		line = line[:i]
	}
	split := exec.Command("sh", "-c", `printf '%s\0' `+strings.TrimPrefix(line, "kot"))
	split.Stderr = os.Stderr
	said, err := split.Output()
	if err != nil {
		t.Errorf("%s: a shell does not read %s: %v", filepath.Base(doc), line, err)
		return
	}
	words := strings.Split(strings.TrimSuffix(string(said), "\x00"), "\x00")
	in := beforeWin
	if slices.Contains([]string{"advise", "watch", "new", "games"}, firstOf(words)) {
		in = ""
	}
	var out, failed bytes.Buffer
	args := append([]string{"--lang", string(text.English), "--plain"}, words...)
	if status := run(args, strings.NewReader(in), &out, &failed); status != exitFine {
		t.Errorf("%s: kot %s: status %d, %s", filepath.Base(doc), strings.Join(words, " "), status, &failed)
	}
}

// firstOf is the command of a line, "" for none.
func firstOf(words []string) string {
	if i := firstWord(words); i < len(words) {
		return words[i]
	}
	return ""
}
