package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// TestOptions: options may come before, between and after the words, in each of their forms; an error in one is a problem
// that the catalogues can put into words.
func TestOptions(t *testing.T) {
	for _, c := range []struct {
		typed string // arguments, separated by single spaces
		want  string // lang, output, plain, n, the words; or the problem
	}{
		{"", " - false 4 []"},
		{"--lang fr new --plain game", "fr - true 4 [new game]"},
		{"new game --lang=fr --plain=false", "fr - false 4 [new game]"},
		{"--lang= x", " - false 4 [x]"},
		{"a -o file b", " file false 4 [a b]"},
		{"-ofile -", " file false 4 [-]"},
		{"-o=file --output - --n 0x10", " - false 16 []"},
		{"--lang --plain --n -5", "--plain - false -5 []"}, // whatever follows an option that takes a value is the value
		{"a -- --plain -o", " - false 4 [a --plain -o]"},
		{"--n 1 --n 2", " - false 2 []"},
		{"a  b", " - false 4 [a  b]"},
		{"what about -1 slot -2x", " - false 4 [what about -1 slot -2x]"}, // no option begins with a digit
		{"--plan", "flag-meant flag=--plan command=kot meant=--plain"},
		{"new --plan=x", "flag-meant flag=--plan command=kot meant=--plain"},
		{"-x", "flag-unknown flag=-x command=kot help=kot help advanced"},
		{"-é", "flag-unknown flag=-é command=kot help=kot help advanced"},
		{"-plain", "flag-meant flag=-plain command=kot meant=--plain"},
		{"--=x", "flag-unknown flag=--=x command=kot help=kot help advanced"},
		{"---plain", "flag-meant flag=---plain command=kot meant=--plain"},
		{"new --lang", "flag-value flag=lang"},
		{"-o", "flag-value flag=output"},
		{"--n five", "flag-wrong flag=n value=five"},
		{"--n 99999999999999999999", "flag-wrong flag=n value=99999999999999999999"},
		{"--plain=maybe", "flag-wrong flag=plain value=maybe"},
	} {
		o := newOptions()
		lang, output, plain, n := o.String("lang", "", ""), o.String("output", "-", ""), o.Bool("plain", false, ""), o.Int("n", 4, "")
		args := strings.Split(c.typed, " ")
		if c.typed == "" {
			args = nil
		}
		got := ""
		if err := o.Parse(args); err != nil {
			got = err.Error()
		} else {
			got = fmt.Sprintf("%s %s %t %d %v", *lang, *output, *plain, *n, o.Args())
		}
		if got != c.want {
			t.Errorf("%q: %s, want %s", c.typed, got, c.want)
		}
		for _, name := range []string{"lang", "plain", "n"} {
			typed := slices.ContainsFunc(args, func(a string) bool { return a == "--"+name || strings.HasPrefix(a, "--"+name+"=") })
			if strings.HasPrefix(c.want, "flag-") || strings.Contains(c.typed, "--lang --plain") || strings.Contains(c.typed, "-- ") {
				continue
			}
			if o.Changed(name) != typed || o.On(name) != (name == "plain" && *plain) {
				t.Errorf("%q: --%s given: %t, on: %t", c.typed, name, o.Changed(name), o.On(name))
			}
		}
	}
}

// TestWrongOptions: what a player reads if an option, a value or a word is wrong, in both languages, with the language
// given after the error.
func TestWrongOptions(t *testing.T) {
	t.Setenv("KOT_HOME", t.TempDir())
	for _, c := range []struct{ typed, want string }{
		{"new --colour --lang en", "kot: unknown option --colour for kot new; kot new --help lists them\n"},
		{"new --colour --lang fr", "kot: option --colour inconnue de kot new ; kot new --help en donne la liste\n"},
		{"ask --jso x --lang en", "kot: unknown option --jso for kot ask; did you mean --json?\n"},
		{"ask --jso x --lang fr", "kot: option --jso inconnue de kot ask ; vouliez-vous dire --json ?\n"},
		{"games -stats --lang en", "kot: unknown option -stats for kot games; did you mean --stats?\n"},
		{"games -v --lang en", "kot: unknown option -v for kot games; did you mean -V?\n"},
		{"--zzz --lang en", "kot: unknown option --zzz for kot; kot help advanced lists them\n"},
		{"gmaes --stats --lang en", "kot: kot does not know \"gmaes\"; did you mean kot games?\n"},
		{"set theem dark --lang en", "kot: there is no setting \"theem\"; use lang, theme, view, coach, name, moves, call, speak, hints, page; did you mean theme?\n"},
		{"set theme drak --lang fr", "kot: theme ne peut pas être « drak » ; choix : auto, dark, light ; vouliez-vous dire dark ?\n"},
		{"new --box tokio --lang en", "kot: unknown box \"tokio\"; use duel, tokyo, dark; did you mean tokyo?\n"},
		{"new --box tokyo --strength hrad --lang en", "kot: option strength cannot be \"hrad\"; use easy, normal, hard; did you mean hard?\n"},
		{"new --you gigazor --lang en", "kot: \"gigazor\" does not name one monster; choose from Alienoid, Cyber Kitty, Gigazaur, Meka Dragon, Space Penguin, The King; did you mean Gigazaur?\n"},
		{"card x --token poisn --box duel --kind kepe --lang en", "kot: kind: \"kepe\" is not one of keep/pouvoir, discard/action, tile/tuile; did you mean keep?\n"},
		{"completion fsih --lang en", "kot: kot has no completion for \"fsih\"; it supports bash, fish, powershell, zsh; did you mean fish?\n"},
		{"advise ccfhdp --tie fam --lang en", "kot: tie is \"fam\"; accepted: \"\", \"fame\", \"destruction\"; did you mean fame?\n"},
		{"odds gigazor --lang en", "kot: \"gigazor\" is neither a monster nor a saved game; try kot odds gigazaur meka-dragon, or kot odds FILE. kot games lists the games; did you mean gigazaur?\n"},
		{"--coach alwys --lang en", "kot: the coach can be off, ask or always, not \"alwys\"; nothing was changed; did you mean always?\n"},
		{"man foo bar --lang en", "kot: kot man takes no further words, but got \"foo bar\"\n"},
		{"info foo --lang fr", "kot: « foo » est de trop : kot info n'attend aucun mot\n"},
		{"version foo --lang en", "kot: kot version takes no further words, but got \"foo\"\n"},
		{"new foo --lang en", "kot: kot new takes no further words, but got \"foo\"\n"},
		{"--lang en export -o", "kot: --output needs a value\n"},
		{"--lang fr export -o", "kot: --output attend une valeur\n"},
		{"odds --digits many --lang=en", "kot: --digits cannot be many\n"},
		{"odds --digits many --lang=fr", "kot: --digits ne peut pas être many\n"},
	} {
		var said, failed strings.Builder
		status := run(strings.Fields(c.typed), strings.NewReader(""), &said, &failed)
		if status == exitFine || said.String() != "" || failed.String() != c.want {
			t.Errorf("kot %s: status %d, %q %q", c.typed, status, said.String(), failed.String())
		}
	}
}

// TestVersion: an option and its letter print the version, with any command.
func TestVersion(t *testing.T) {
	t.Setenv("KOT_HOME", t.TempDir())
	for _, typed := range []string{"version", "-V", "--version", "ask -V", "man --version"} {
		var said, failed strings.Builder
		if status := run(strings.Fields(typed), strings.NewReader(""), &said, &failed); status != exitFine || !strings.HasPrefix(said.String(), "kot ") || strings.Count(said.String(), "\n") != 1 {
			t.Errorf("kot %s: status %d, %q %q", typed, status, said.String(), failed.String())
		}
	}
}
