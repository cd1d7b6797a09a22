package main

import (
	"bytes"
	"os"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"kingoftokyo/companion/text"
)

// helps are the texts of the help in a language, by what is typed for them.
func helps(t *testing.T, lang text.Lang) map[string]string {
	t.Helper()
	out := map[string]string{"help": "", "help advanced": ""}
	for name := range commands() {
		out[name+" --help"] = ""
	}
	for typed := range out {
		var said, failed bytes.Buffer
		if status := run(append([]string{"--lang", string(lang)}, strings.Fields(typed)...), strings.NewReader(""), &said, &failed); status != exitFine {
			t.Errorf("kot %s: status %d, %s", typed, status, &failed)
		}
		out[typed] = said.String()
	}
	return out
}

// TestHelp: every command has a help of its own, in 80 columns, in every language, and it
// names every option the command has.
func TestHelp(t *testing.T) {
	t.Setenv("KOT_HOME", t.TempDir())
	shared := newProgram(nil, newOutput(nil), newOutput(nil)).optionsOf("version") // those of all commands
	for _, lang := range text.Langs {
		all := helps(t, lang)
		for typed, said := range all {
			if said == all["help"] && typed != "help" {
				t.Errorf("%s: kot %s is the help of kot", lang, typed)
			}
			for line := range strings.Lines(said) {
				if n := utf8.RuneCountInString(strings.TrimRight(line, "\n")); n > 80 {
					t.Errorf("%s: kot %s has a line of %d columns: %s", lang, typed, n, line)
				}
			}
		}
		for name := range commands() {
			for _, option := range newProgram(nil, newOutput(nil), newOutput(nil)).optionsOf(name) {
				where := all[name+" --help"]
				if contains(shared, option) {
					where = all["help advanced"]
				}
				if !strings.Contains(where, "--"+option) && option != "help" && option != "version" {
					t.Errorf("%s: the help of kot %s does not name --%s", lang, name, option)
				}
			}
		}
	}
}

func contains(list []string, word string) bool {
	for _, w := range list {
		if w == word {
			return true
		}
	}
	return false
}

// example is a line of the help that somebody may copy.
var example = regexp.MustCompile(`(?m)\n\n((?:  kot .*\n)+)`)

// TestHelpExamples: every example of every command's help does what it says: it ends well
// in a folder with a game.
func TestHelpExamples(t *testing.T) {
	for _, lang := range text.Langs {
		ran := 0
		for typed, said := range helps(t, lang) {
			if !strings.HasSuffix(typed, "--help") {
				continue
			}
			found := example.FindAllStringSubmatch(said+"\n", -1)
			if len(found) == 0 {
				t.Errorf("%s: kot %s has no example", lang, typed)
			}
			for _, block := range found {
				for line := range strings.Lines(block[1]) {
					runExample(t, lang, strings.TrimSpace(line))
					ran++
				}
			}
		}
		if ran < 20 {
			t.Errorf("%s: %d examples ran, too few", lang, ran)
		}
	}
}

// runExample runs a line as a shell without wildcards would, in a folder with a game.
func runExample(t *testing.T, lang text.Lang, line string) {
	t.Helper()
	home := t.TempDir()
	t.Setenv("KOT_HOME", home)
	t.Chdir(home)
	if err := os.WriteFile("game.kot", []byte(beforeWin), 0o644); err != nil {
		t.Fatal(err)
	}
	save(t, home, "2026-01-02-gigazaur-meka-dragon", beforeWin)
	if err := os.WriteFile("settings", []byte("page https://games.example/\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	var said, failed bytes.Buffer
	args := append([]string{"--lang", string(lang), "--plain"}, strings.Fields(line)[1:]...)
	if status := run(args, strings.NewReader(""), &said, &failed); status != exitFine || said.Len()+failed.Len() == 0 && !strings.Contains(line, " -o ") {
		t.Errorf("%s: %s: status %d, %s", lang, line, status, &failed)
	}
}

// TestMeant: a slip of the finger in a command is told, and nothing is done.
func TestMeant(t *testing.T) {
	t.Setenv("KOT_HOME", t.TempDir())
	for typed, meant := range map[string]string{"nwe": "kot new", "gmes": "kot games", "exprot": "kot export", "helpp": "kot help", "zzz": ""} {
		var said, failed bytes.Buffer
		status := run([]string{"--lang", "en", typed}, strings.NewReader(""), &said, &failed)
		if status != exitWrong || meant != "" && !strings.Contains(failed.String(), meant+"?") || meant == "" && strings.Contains(failed.String(), "did you mean") {
			t.Errorf("kot %s: status %d, %s", typed, status, &failed)
		}
	}
}

// TestLeft: a command that left kot says where it went, whatever was asked of it, in the
// player's language, and is not completed.
func TestLeft(t *testing.T) {
	t.Setenv("KOT_HOME", t.TempDir())
	for typed, want := range map[string]string{
		"--lang en sim giga king --games 3":  "kot: kot sim is no longer a command of players",
		"sim --help --lang fr":               "kot: kot sim n'est plus une commande des joueurs",
		"--lang en help sim":                 "kot: kot sim is no longer a command of players",
		"--lang en completion words -- si":   "",
		"--lang fr sim --policy zzz --games": "kot: kot sim n'est plus",
	} {
		var said, failed bytes.Buffer
		status := run(strings.Fields(typed), strings.NewReader(""), &said, &failed)
		if status != exitWrong && want != "" || said.Len() > 0 || !strings.HasPrefix(failed.String(), want) || want != "" && !strings.Contains(failed.String(), "go run ./internal/tools/sim") {
			t.Errorf("kot %s: status %d, %q, %q", typed, status, &said, &failed)
		}
	}
}

// TestComplete: what a shell is told can follow.
func TestComplete(t *testing.T) {
	home := t.TempDir()
	t.Setenv("KOT_HOME", home)
	for _, name := range []string{"2026-01-02-gigazaur-meka-dragon", "xy", "x $y", "x\x1b", "-x"} {
		save(t, home, name, beforeWin)
	}
	for _, c := range []struct{ typed, want string }{
		{"ex", "export\n"},
		{"new --yo", "--you\n"},
		{"new --you gi", "gigazaur\n"},
		{"export 2026", "2026-01-02-gigazaur-meka-dragon\n"},
		{"card armor-p", "armor-plating\n"},
		{"--lang e", "en\n"},
		{"completion z", "zsh\n"},
		{"import g", ""},
		{"export -o 2026", ""},  // a file of the player's own
		{"-- export x", "xy\n"}, // scripts of earlier versions put everything into the line as it is
		{"zsh -- export x", "x $y\nxy\n"},
		{"fish -- export -", "--ascii\n--big\n--cards\n--coach\n--force\n--help\n--lang\n--no-mouse\n--output\n--plain\n--version\n"},
		{"fish -- export -- -", "-x\n"},
		{"zsh -- export -- -", "-x\n"},
		{"bash -- kot", ""}, // two words are wanted
	} {
		var said, failed bytes.Buffer
		words := strings.Fields(c.typed)
		if len(words) < 2 || words[0] != "--" && words[1] != "--" {
			words = append([]string{"--"}, words...)
		}
		run(append([]string{"completion", "words"}, words...), strings.NewReader(""), &said, &failed)
		if said.String() != c.want {
			t.Errorf("kot %s: %q, want %q %s", c.typed, &said, c.want, &failed)
		}
	}
}
