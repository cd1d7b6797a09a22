package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
)

// helps returns the texts of the help in a language, by what is typed for them.
func helps(t *testing.T, lang text.Lang) map[string]string {
	t.Helper()
	out := map[string]string{"help": "", "help advanced": ""}
	for _, c := range commands() {
		out[c.name+" --help"] = ""
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

// TestHelp: every command has its own help, in 80 columns, in every language; the help of kot lists it, and its own help
// names every option that it has.
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
		listed := all["help"] + all["help advanced"]
		for _, c := range commands() {
			name := c.name
			if !strings.Contains(listed, "  kot "+name+" ") && !strings.Contains(listed, "kot "+name+"\n") && !strings.Contains(listed, "kot "+name+",") {
				t.Errorf("%s: neither kot help nor kot help advanced lists kot %s", lang, name)
			}
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

// TestHelpOfSettings: the help of kot set names every setting, with every value that it has.
func TestHelpOfSettings(t *testing.T) {
	for _, lang := range text.Langs {
		p := newProgram(nil, newOutput(nil), newOutput(nil))
		p.words = phrases.LoadNames(lang, nil)
		lines := text.ParseHelp(p.helpOf("set")).All()
		for _, s := range settings.All() {
			i := slices.IndexFunc(lines, func(l text.HelpLine) bool { return strings.HasPrefix(l.Left, s.Name+" ") })
			if i < 0 {
				t.Errorf("%s: no help for %s", lang, s.Name)
				continue
			}
			for _, v := range s.Values {
				if !slices.Contains(strings.FieldsFunc(lines[i].Left, func(c rune) bool { return c == '|' || c == ' ' }), v) {
					t.Errorf("%s: the help of %s lacks %s: %s", lang, s.Name, v, lines[i].Left)
				}
			}
		}
	}
}

// TestHelpOfValues: if the help of an option lists its values, it has all that completion offers.
func TestHelpOfValues(t *testing.T) {
	t.Setenv("KOT_HOME", t.TempDir())
	for _, lang := range text.Langs {
		p := newProgram(strings.NewReader(""), newOutput(io.Discard), newOutput(io.Discard))
		p.withFlags([]string{"--lang", string(lang)}, func([]string) int { return exitFine })
		checked := 0
		for _, c := range commands() {
			name := c.name
			for _, l := range text.ParseHelp(p.helpOf(name)).All() {
				left, values, _ := strings.Cut(l.Left, " ")
				if option, ok := strings.CutPrefix(left, "--"); ok && strings.Contains(values, "|") {
					checked++
					for _, o := range p.valuesOf(p.readLine([]string{name}), option) {
						if !slices.Contains(strings.Split(values, "|"), o.word) {
							t.Errorf("%s: kot %s: %s lacks %s", lang, name, l.Left, o.word)
						}
					}
				}
			}
		}
		if checked < 15 {
			t.Errorf("%s: %d options with values, too few", lang, checked)
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

// TestMeant: a misspelled command is reported, and nothing is done.
func TestMeant(t *testing.T) {
	t.Setenv("KOT_HOME", t.TempDir())
	for typed, meant := range map[string]string{"nwe": "kot new", "gmes": "kot games", "exprot": "kot export", "helpp": "kot help", "zzz": ""} {
		var said, failed bytes.Buffer
		status := run([]string{"--lang", "en", typed}, strings.NewReader(""), &said, &failed)
		if status != exitNothing || meant != "" && !strings.Contains(failed.String(), meant+"?") || meant == "" && strings.Contains(failed.String(), "did you mean") {
			t.Errorf("kot %s: status %d, %s", typed, status, &failed)
		}
	}
}

// TestComplete: what kot tells a shell can follow.
func TestComplete(t *testing.T) {
	home := t.TempDir()
	t.Setenv("KOT_HOME", home)
	t.Setenv("LC_ALL", "C")
	for _, name := range []string{"2026-01-02-gigazaur-meka-dragon", "xy", "x $y", "x\x1b", "-x"} {
		save(t, home, name, beforeWin)
	}
	for _, c := range []struct{ typed, want string }{
		{"export 2026", "2026-01-02-gigazaur-meka-dragon\n"},
		{"card armor-p", "armor-plating\tArmor plating\n"},
		{"completion z", "zsh\n"},
		{"import g", ""},
		{"games xy x", ""},     // a game is one word
		{"export -o 2026", ""}, // a file of the player's own
		{"export x", "xy\n"},   // the other games need quotes
		{"export =x", "xy\n"},  // as scripts pass it
		{"export =", "2026-01-02-gigazaur-meka-dragon\nxy\n"},
		{"--lang fr expor", "export\tprint a saved game (default: the one played last)\n"},
		{"ask --kind ", "discard\tdiscard card\nkeep\tkeep card\ntile\ttile\n"},
		{"card --kind=k", "--kind=keep\tkeep card\n"},
		{"ask --token pois", "poison\n"},
		{"new --box=d", "--box=dark\tDark\n--box=duel\tDuel\n"},
		{"set theme ", "auto\tsame as the terminal\ndark\tfor a dark background\nlight\tfor a light background\n"},
		{"set them", "theme\tcolours for a dark or a light terminal\n"},
		{"set name ", "off\n"},
		{"set theme dark ", ""},
		{"rule A2", "A2\tFame or destruction\n"},
		{"rule 14.5", "14.5\tNotes on some cards\n"},
		{"new --discard ", "power\twith each special power\nturn\tafter each Autobot turn\n"},
		{"new --box duel --first ", "rival\tAutobot\nyou\tYou\n"},
		{"new --first-dice b", "both\t5 dice for whoever starts\n"},
		{"odds --first-dice b", "both\n"},
		{"new --tiles r", "random\ta random mix\nred\tall red\n"},
		{"new --first d", "dice\tthe dice: Roll six dice each; the player with the most smashes starts. Reroll ties\n"},
		{"new --row armor", "armor-plating\tArmor plating\n"},
		{"new --box tokyo --row acid", "acid-attack\tAcid Attack\n"},
		{"new --row=acid-attack,arm", "--row=acid-attack,armor-plating\tArmor plating\n"},
		{"new --strength ha", "hard\thard: a beginner wins 2 games in 100 against three of them\n"},
		{"new --temper cl", "climber\tpoints: keeps more numbers\n"},
		{"new --kot 2", "2\n"},
		{"advise ccfhdp --tie ", "destruction\nfame\n"},
		{"help adv", "advanced\nadvise\twhich dice Autobot keeps of a roll, and why (rules A1-A3)\n"},
		{"export --f", "--force\toverwrite any file\n"},
		{"new --box=", "--box=dark\tDark\n--box=duel\tDuel\n--box=tokyo\tTokyo\n"},
		{"export --o", "--output\twrite it to a file: the whole game or nothing\n"},
		{"export -- -", ""}, // a game may not look like an option
		{"export -- x", "xy\n"},
	} {
		var said, failed bytes.Buffer
		words := strings.Fields(c.typed)
		if strings.HasSuffix(c.typed, " ") {
			words = append(words, "")
		}
		run(append([]string{"completion", "words", "--"}, words...), strings.NewReader(""), &said, &failed)
		if said.String() != c.want {
			t.Errorf("kot %s: %q, want %q %s", c.typed, &said, c.want, &failed)
		}
	}
}

// TestCompleteInFrench: the meaning of a word is in the player's language.
func TestCompleteInFrench(t *testing.T) {
	t.Setenv("KOT_HOME", t.TempDir())
	t.Setenv("LC_ALL", "fr_FR.UTF-8")
	for typed, want := range map[string]string{
		"expor": "export\tafficher une partie (par défaut la dernière jouée)\n", "new --you gi": "gigazaur\tGigazaur\n", "set them": "theme\tcouleurs pour un terminal sombre ou clair\n",
		"rule A2": "A2\tGloire ou destruction\n", "new --temper brawl": "brawler\tfrapper : garde plus de baffes\n",
	} {
		var said, failed bytes.Buffer
		run(append([]string{"completion", "words", "--"}, strings.Fields(typed)...), strings.NewReader(""), &said, &failed)
		if said.String() != want {
			t.Errorf("kot %s: %q, want %q %s", typed, &said, want, &failed)
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
