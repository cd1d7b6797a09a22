package main

import (
	"os/exec"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// TestBashLine: what a line for bash says so far, and from where on bash replaces it.
func TestBashLine(t *testing.T) {
	for _, c := range []struct {
		line, typed string
		want        string // the words, parted by |, what is replaced before it; "-" for none safely
		name, said  string // what completes it for a name
	}{
		{"kot ga", "ga", "ga", "games", "games"},
		{"kot  check ", "", "check|", "a b", `a\ b`},
		{`kot check "a`, "a", "check|a", "a $b", `a \$b"`},
		{`kot check 'a`, "a", "check|a", "a 'b", `a '\''b'`},
		{`kot check "`, "", "check|", `"x`, `"\"x"`[1:]},
		{`kot check '`, "", "check|", `'x`, `''\''x'`}, // bash drops one of two quotes in a row
		{`kot check "`, "", "check|", `!x`, `""\!"x"`},
		{`kot check "a\$`, `a\$`, "check|a$", "a$b", `a\$b"`},
		{`kot check a=`, "", "check|a=", "a=b c", `b\ c`}, // bash replaces behind = and :
		{`kot check a:b`, "b", "check|a:b", "a:b;c", `b\;c`},
		{`kot check a\ b`, `a\ b`, "check|a b", "a b", `a\ b`},
		{`kot check a" "b`, "b", "check|a b", "a b>", `b\>`},
		{`kot "check" a`, "a", "check|a", "aé", "aé"},
		{`kot check $(a`, "a", "-", "", ""},
		{`kot check a;b`, "b", "-", "", ""},
		{`kot check $x=`, "", "-", "", ""},
		{"kot check `a=", "", "-", "", ""},
		{`kot check "$x=`, "$x=", "check|$x=", "$x=1", `\$x=1"`},
		{`kot check $'a`, "a", "-", "", ""},
		{`kot check ~=`, "", "-", "", ""},
		{`kot check >a`, "a", "-", "", ""},
		{`kot check a`, "b", "-", "", ""}, // the line is not what bash says it replaces
		{`kot`, "kot", "-", "", ""},
		{``, "", "-", "", ""},
	} {
		before, last, ok := bashLine(c.line, c.typed)
		have := "-"
		if ok {
			have = strings.Join(append(before, last.said), "|")
		}
		if have != c.want {
			t.Errorf("%s: %s, want %s", c.line, have, c.want)
		} else if ok && last.finish(c.name) != c.said {
			t.Errorf("%s: %q is completed by %s, want %s", c.line, c.name, last.finish(c.name), c.said)
		}
	}
}

// TestBashWords: whatever is in a name, and however its beginning was typed, bash reads what
// completes it as that name.
func TestBashWords(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("left out: there is no bash here")
	}
	var line strings.Builder
	var want []string
	rapid.Check(t, func(t *rapid.T) {
		name := rapid.StringOfN(rapid.SampledFrom([]rune("ab $`'\"\\!*?[]{}()<>|&;#~=:@^%-é\u0308")), 1, 12, -1).Draw(t, "name")
		cut := rapid.IntRange(0, len(name)).Draw(t, "cut")
		quote := rapid.SampledFrom([]string{"", "'", `"`}).Draw(t, "quote")
		typed := &bashWord{quote: unquoted}
		if quote != "" {
			typed.quote = quoteState(quote[0])
		}
		begun, _ := strings.CutSuffix(typed.finish(name[:cut]), quote) // as completion itself would have begun it
		if begun == "" || strings.ContainsAny(quote, "'\"") && strings.HasPrefix(begun, quote) {
			begun, cut = "", 0
		}
		before, last, ok := bashLine("kot check "+quote+begun, begun)
		if !ok || len(before) != 1 || last.said != name[:cut] {
			t.Fatalf("%s%s is read as %q, %v", quote, begun, last.said, ok)
		}
		said := last.finish(name)
		if said == "" {
			t.Fatalf("%s%s is not completed to %q", quote, begun, name)
		}
		if quote != "" && strings.HasPrefix(said, quote) { // as bash does it
			said = said[1:]
		}
		line.WriteString(" " + quote + said)
		want = append(want, name)
	})
	out, err := exec.Command(bash, "-c", `printf '%s\0'`+line.String()).Output()
	if err != nil {
		t.Fatal(err)
	}
	if have := strings.Split(strings.TrimSuffix(string(out), "\x00"), "\x00"); !slices.Equal(have, want) {
		for i := range min(len(have), len(want)) {
			if have[i] != want[i] {
				t.Fatalf("%q arrives as %q", want[i], have[i])
			}
		}
		t.Errorf("%d names arrive as %d", len(want), len(have))
	}
}
