//go:build unix

package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/often"
	"kingoftokyo/tracker"
)

// This file runs what players are told to type as their shell would: every command line of the help, of the manual page
// and of the documents.

// unrun are the command lines that no test can run, by their first words, each with its reason.
var unrun = []struct{ begin, reason string }{
	{"go", "tests, measures, trains or compiles, for a minute up to days; the folders it names are there (goCommand)"},
	{".ci", "runs every test, this one too, or installs a browser; the file is there"},
	{"ssh", "needs another machine"},
	{"sudo apt apt-get dpkg install", "needs root"},
	{"tar unzip sha256sum shasum", "needs an archive that was downloaded; .ci/debian installs one"},
	{"xattr brew scoop", "needs another system"},
	{"kot-web", "serves until it is ended; the tests of cmd/web run it"},
	{"git curl npm", "needs the network"},
}

// reasonFor returns why a line is not run, "" if it is.
func reasonFor(program string) string {
	program, _, _ = strings.Cut(program, "/")
	for _, u := range unrun {
		if slices.Contains(strings.Fields(u.begin), program) {
			return u.reason
		}
	}
	return ""
}

// doing matches the beginning of a command line in a document: variables and a program.
var doing = regexp.MustCompile(`^((?:[A-Z_]+=\S* )*)((?:\./|\.\\)?kot(?:\.exe)?|\.ci/\S+|[a-z][a-z0-9-]*)( |$)`)

// others are the programs, besides kot and those of unrun, whose lines are run.
var others = []string{"man", "source", "sh", "bash", "python3", "diff", "jq"}

// filled replaces the blanks in a line such as "kot card NAME", and its alternatives.
var filled = strings.NewReplacer(
	"-o FILE", "-o out.kot", "page ADDRESS", "page https://games.example/", "--players N", "--players 3", "odds GAME", "odds 1", "--skill N", "--skill 0.5",
	"card NAME", "card acid", "card NOM", "card acide", "card ...", "card acid", "new ...", "new", "check --repair GAME", "check --repair 1",
	"[GAME]", "1", "GAME", "1", "[PARTIE]", "1", "PARTIE", "1", "FILE", "game.kot", "FICHIER", "game.kot", "WORDS", "heal in tokyo", "MOTS", "soigner tokyo",
	"COMMANDE", "new", "COMMAND", "new", "NUMBER", "A2", "NUMÉRO", "A2", "DICE", "ccfhdp", "DÉS", "bbgsdp", "[YOU [RIVAL]]", "the-king gigazaur", "SHELL", "bash",
	"bash|zsh|fish|powershell", "powershell", "bash|zsh|fish", "fish", "--csv|--json", "--json")

// needy are the commands that are incomplete without a word: alone they are only mentioned.
var needy = []string{"ask", "card", "rule", "import", "replay", "completion"}

// shellPath makes a folder with kot and with programs that a line may need.
func shellPath(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	self, err := os.Executable()
	if err == nil {
		err = os.Symlink(self, filepath.Join(dir, "kot"))
	}
	if err = errors.Join(err, os.WriteFile(filepath.Join(dir, "espeak-ng"), []byte("#!/bin/sh\n"), 0o755)); err != nil {
		t.Fatal(err)
	}
	return dir
}

// typeLine runs a line as sh does, with the programs of bin, in a folder with saved games and nobody at the keyboard; "-" is a game.
func typeLine(t *testing.T, bin string, lang text.Lang, line string) {
	t.Helper()
	home := t.TempDir()
	for _, name := range []string{"2026-11-21-alienoid-the-king", "2026-11-22-gigazaur-meka-dragon", "2026-11-23-space-penguin-the-king"} {
		save(t, home, name, beforeWin)
		games := tracker.Store{Dir: filepath.Join(home, "games")}
		games.Note(games.Path(name))
	}
	for name, has := range map[string]string{"game.kot": beforeWin, "position": beforeWin, "settings": "page https://games.example/\n"} {
		if err := os.WriteFile(filepath.Join(home, name), []byte(has), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	locale := map[text.Lang]string{"fr": "fr_FR.UTF-8"}[lang]
	if locale == "" {
		locale = "C.UTF-8"
	}
	vars := map[string]string{"KOT_HOME": home, "HOME": home, "LANG": locale, "TERM": "dumb", "PATH": bin + ":/usr/local/bin:/usr/bin:/bin"}
	in, words := "", strings.Fields(line)
	switch {
	case slices.Contains(words, "-"):
		in = beforeWin
	case line == "kot advise":
		in = `{"dice":"ccfhdp","roll":1,"deficit":0,"fame":0,"destruction":0}`
	}
	var said, failed bytes.Buffer
	err := error(nil)
	if words[0] == "kot" && !strings.ContainsAny(line, "|&;<>()$`\\\"'*?[]~") { // a line in which a shell would find nothing to do
		status := asProcess(home, func(name string) string { return vars[name] }, func() int { return run(words[1:], strings.NewReader(in), &said, &failed) })
		if status != exitFine {
			err = fmt.Errorf("status %d", status)
		}
	} else {
		err = bySh(t, home, vars, line, in, &said, &failed)
	}
	if err != nil {
		t.Errorf("%s: %v, %s", line, err, &failed)
	} else if said.Len()+failed.Len() == 0 && !strings.Contains(line, " -o ") && !strings.Contains(line, ">") {
		t.Errorf("%s says nothing", line)
	}
}

// bySh runs a line with sh.
func bySh(t *testing.T, dir string, vars map[string]string, line, in string, said, failed io.Writer) error {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	cmd := exec.CommandContext(ctx, "sh", "-c", line)
	if cmd.Dir = dir; strings.HasPrefix(line, "python3 ") { // a program of the documents
		cmd.Dir = filepath.Join("..", "..")
	}
	cmd.Env = []string{"GORACE=atexit_sleep_ms=0", "GOGC=off", "GOMEMLIMIT=256MiB"}
	for name, value := range vars {
		cmd.Env = append(cmd.Env, name+"="+value)
	}
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(in), said, failed
	return cmd.Run()
}

// helpExamples returns the lines in the help and the manual page of a language that players may copy, each once.
func helpExamples(t *testing.T, lang text.Lang) (lines []string) {
	t.Helper()
	helps := helps(t, lang)
	var manual bytes.Buffer
	if status := run([]string{"--lang", string(lang), "man"}, strings.NewReader(""), &manual, &manual); status != exitFine {
		t.Fatalf("kot man: %d", status)
	}
	inside := false
	for line := range strings.Lines(manual.String()) {
		switch line = strings.TrimSpace(line); line {
		case ".nf", ".fi":
			inside = line == ".nf"
		default:
			if inside {
				lines = append(lines, unroff.Replace(line))
			}
		}
	}
	for typed, said := range helps {
		if !strings.HasSuffix(typed, "--help") {
			continue
		}
		found := 0
		for _, b := range text.ParseHelp(strings.TrimSpace(said)).Blocks {
			for _, e := range b.Examples {
				found++
				if !slices.Contains(lines, e) {
					t.Errorf("%s: the manual page lacks %s", lang, e)
				}
			}
		}
		if found == 0 {
			t.Errorf("%s: kot %s has no example", lang, typed)
		}
	}
	slices.Sort(lines)
	return slices.Compact(lines)
}

// unroff turns a line of the manual page into readable text.
var unroff = strings.NewReplacer(`\-`, "-", `\(aq`, "'", `\(ti`, "~", `\(ha`, "^", `\(ga`, "`", `\e`, `\`)

// TestHelpExamples: every example of every command's help and of the manual page works: typed into a shell, it succeeds
// in a folder with games.
func TestHelpExamples(t *testing.T) {
	often.OneGoroutine(t)
	bin := shellPath(t)
	for _, lang := range text.Langs {
		lines := helpExamples(t, lang)
		if len(lines) < 30 {
			t.Errorf("%s: %d examples, too few", lang, len(lines))
		}
		for _, line := range lines {
			t.Run(string(lang)+" "+line, func(t *testing.T) { typeLine(t, bin, lang, line) })
		}
	}
}

// docLine is a command line in a document.
type docLine struct {
	line   string
	quoted bool // in a sentence, between backquotes
}

var quotedWords = regexp.MustCompile("`([^`]+)`")

// docLines returns the command lines of a document: lines of code, and words between backquotes.
func docLines(data string) (out []docLine) {
	fenced := false
	var prose strings.Builder
	add := func(line string, quoted bool) {
		line = strings.TrimPrefix(strings.Join(strings.Fields(line), " "), "$ ")
		m := doing.FindStringSubmatch(line)
		if m == nil || strings.HasPrefix(line, "kot 1 ") { // the first line of a game file
			return
		}
		program := strings.TrimSuffix(strings.TrimLeft(m[2], `./\`), ".exe")
		switch {
		case program == "kot":
			line = m[1] + "kot" + m[3] + line[len(m[0]):]
		case m[3] == "", reasonFor(m[2]) == "" && !slices.Contains(others, program): // a single word, or part of a sentence
			return
		}
		out = append(out, docLine{line, quoted})
	}
	for line := range strings.Lines(data) {
		code, isCode := strings.CutPrefix(line, "    ")
		switch {
		case strings.HasPrefix(strings.TrimSpace(line), "```"):
			fenced = !fenced
		case fenced:
			add(line, false)
		case isCode:
			add(code, false)
		default:
			prose.WriteString(line)
		}
	}
	for _, m := range quotedWords.FindAllStringSubmatch(prose.String(), -1) {
		add(strings.ReplaceAll(m[1], `\|`, "|"), true)
	}
	return out
}

// TestDocs: what the documents say to type can be typed. A command is run by a shell, in a folder with games; its blanks
// are filled. If a command is only mentioned, or has a blank that the test cannot fill, its names must exist.
func TestDocs(t *testing.T) {
	often.OneGoroutine(t)
	if len(unrun) > 10 {
		t.Errorf("%d kinds of lines are not run", len(unrun))
	}
	root, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	bin, ran, done := shellPath(t), 0, map[string]bool{}
	for _, doc := range documents(t, root) {
		data, err := os.ReadFile(doc)
		if err != nil {
			t.Fatal(err)
		}
		name, _ := filepath.Rel(root, doc)
		lang := text.English
		if strings.HasSuffix(doc, ".fr.md") || strings.HasPrefix(filepath.ToSlash(name), "docs/players/fr/") {
			lang = "fr"
		}
		for _, l := range docLines(string(data)) {
			l.line, _, _ = strings.Cut(l.line, " #")
			l.line = filled.Replace(strings.Replace(l.line, "go run ./cmd/kot", "kot", 1))
			if key := string(lang) + " " + l.line; !done[key] {
				done[key] = true
				if docCommand(t, bin, root, name, lang, l) {
					ran++
				}
			}
		}
	}
	if ran < 40 {
		t.Errorf("%d commands ran, too few", ran)
	}
	t.Logf("%d commands ran", ran)
}

// docCommand runs a line of a document, or checks that its names exist.
func docCommand(t *testing.T, bin, root, doc string, lang text.Lang, l docLine) (ran bool) {
	t.Helper()
	line, words := l.line, strings.Fields(l.line)
	program := words[slices.IndexFunc(words, func(w string) bool { return !strings.Contains(w, "=") })]
	if reasonFor(program) != "" {
		switch {
		case program == "go":
			goCommand(t, root, doc, words)
		case strings.HasPrefix(program, ".ci/"):
			if _, err := os.Stat(filepath.Join(root, program)); err != nil {
				t.Errorf("%s: %s: %v", doc, line, err)
			}
		}
		return false
	}
	if _, err := exec.LookPath(program); program != "kot" && err != nil {
		t.Logf("left out: there is no %s here: %s", program, line)
		return false
	}
	if words[0] == "kot" {
		named := len(words) > 1 && slices.Contains(needy, words[1]) && firstWord(words[2:]) == len(words)-2
		wants := newProgram(nil, newOutput(nil), newOutput(nil)).readLine(words[1:]).awaits != ""
		if l.quoted && (named || wants) || slices.ContainsFunc(words, blank.MatchString) {
			knownWords(t, doc, words[1:])
			return false
		}
	}
	t.Run(doc+" "+line, func(t *testing.T) { typeLine(t, bin, lang, line) })
	return true
}

// ofGo are the options of go itself that the documents use.
var ofGo = strings.Fields("run bench benchtime count cpu fuzz fuzztime fuzzminimizetime parallel race tags timeout v o")

// goCommand checks that the folders in a go command exist, and that they have the options it gives and the tests it runs.
func goCommand(t *testing.T, root, doc string, words []string) {
	t.Helper()
	if i := slices.IndexFunc(words, func(w string) bool { return w == "&&" || w == "|" || w == ">" }); i >= 0 {
		words = words[:i]
	}
	source := ""
	for _, w := range words {
		if dir, ok := strings.CutPrefix(w, "./"); ok && dir != "..." {
			files, err := filepath.Glob(filepath.Join(root, strings.TrimSuffix(dir, "/..."), "*.go"))
			if err != nil || len(files) == 0 && !strings.HasSuffix(dir, "/...") {
				t.Errorf("%s: %s: no program in %s, %v", doc, strings.Join(words, " "), dir, err)
			}
			if strings.HasPrefix(dir, toolbox) { // all tools that play games have the options for seed and workers
				files = append(files, filepath.Join(root, toolbox, "tools.go"))
			}
			for _, file := range files {
				data, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				source += string(data)
			}
		}
	}
	for i, w := range words {
		name := strings.Trim(w, "-[]")
		switch {
		case source == "" || !strings.HasPrefix(strings.TrimPrefix(w, "["), "-") || name == "":
		case name == "run" && words[i+1] != "xxx": // no test is called xxx
			tests := regexp.MustCompile(`func \w*(?:` + strings.Trim(words[i+1], `"'`) + `)\w*\(`)
			if !tests.MatchString(source) {
				t.Errorf("%s: %s: no such test", doc, strings.Join(words, " "))
			}
		case !slices.Contains(ofGo, name) && !strings.Contains(source, `"`+name+`"`):
			t.Errorf("%s: %s: no option %s", doc, strings.Join(words, " "), w)
		}
	}
}

// blank is a word that stands for another one, as in "kot card NAME".
var blank = regexp.MustCompile(`^-?[\[(]?[A-ZÉ]{3,}[\])]?$|\.\.\.|\||…`)

// knownWords checks that a command and its options are known.
func knownWords(t *testing.T, doc string, words []string) {
	t.Helper()
	i := firstWord(words)
	name := ""
	if i < len(words) && commandNamed(words[i]) != nil {
		name = words[i]
	} else if i < len(words) && !blank.MatchString(words[i]) {
		t.Errorf("%s: kot %s: no such command", doc, strings.Join(words, " "))
	}
	known := newProgram(nil, newOutput(nil), newOutput(nil)).optionsOf(name)
	for w := range strings.FieldsFuncSeq(strings.Join(words, " "), func(c rune) bool { return strings.ContainsRune("[](),| =", c) }) {
		if option, ok := strings.CutPrefix(w, "--"); ok && option != "" && !slices.Contains(known, option) {
			t.Errorf("%s: kot %s: no option --%s", doc, strings.Join(words, " "), option)
		}
	}
}
