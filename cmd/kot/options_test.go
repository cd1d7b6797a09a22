package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// TestOptions: options stand before, between and behind the words, in each of their forms;
// what is wrong with one is a problem the catalogues can word.
func TestOptions(t *testing.T) {
	for _, c := range []struct {
		typed string // arguments, parted by one space
		want  string // lang, output, plain, n, the words; or the problem
	}{
		{"", " - false 4 []"},
		{"--lang fr new --plain game", "fr - true 4 [new game]"},
		{"new game --lang=fr --plain=false", "fr - false 4 [new game]"},
		{"--lang= x", " - false 4 [x]"},
		{"a -o file b", " file false 4 [a b]"},
		{"-ofile -", " file false 4 [-]"},
		{"-o=file --output - --n 0x10", " - false 16 []"},
		{"--lang --plain --n -5", "--plain - false -5 []"}, // what stands behind an option that wants a value is it
		{"a -- --plain -o", " - false 4 [a --plain -o]"},
		{"--n 1 --n 2", " - false 2 []"},
		{"a  b", " - false 4 [a  b]"},
		{"what about -1 slot -2x", " - false 4 [what about -1 slot -2x]"}, // no option begins with a digit
		{"--plan", "flag-unknown flag=plan"},
		{"new --plan=x", "flag-unknown flag=plan"},
		{"-x", "flag-unknown flag=x"},
		{"-é", "flag-unknown flag=é"},
		{"-plain", "flag-unknown flag=plain"},
		{"--=x", "flag-unknown flag=--=x"},
		{"---plain", "flag-unknown flag=-plain"},
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

// TestWrongOptions: what a player reads when an option is wrong, in both languages, with
// the language behind the fault.
func TestWrongOptions(t *testing.T) {
	t.Setenv("KOT_HOME", t.TempDir())
	for _, c := range []struct{ typed, want string }{
		{"new --colour --lang en", "kot: no option colour; kot help lists them\n"},
		{"new --colour --lang fr", "kot: pas d'option colour ; kot help en donne la liste\n"},
		{"--lang en export -o", "kot: --output needs a value\n"},
		{"--lang fr export -o", "kot: --output attend une valeur\n"},
		{"odds --digits many --lang=en", "kot: --digits cannot be many\n"},
		{"odds --digits many --lang=fr", "kot: --digits ne peut pas être many\n"},
	} {
		var said, failed strings.Builder
		status := run(strings.Fields(c.typed), strings.NewReader(""), &said, &failed)
		if status != exitWrong || said.String() != "" || failed.String() != c.want {
			t.Errorf("kot %s: status %d, %q %q", c.typed, status, said.String(), failed.String())
		}
	}
}
