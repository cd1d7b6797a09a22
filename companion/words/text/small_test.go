package text_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion/words/text"
)

// TestMistakes checks that one mistake is a letter wrong, missing or extra, or two neighbours
// swapped; two are two such letters.
func TestMistakes(t *testing.T) {
	for _, c := range []struct {
		a, b     string
		one, two bool
	}{
		{"wings", "wings", true, true}, {"wings", "wimgs", true, true}, {"wings", "wigs", true, true}, {"wings", "winggs", true, true},
		{"wings", "wnigs", true, true}, {"wings", "wing", true, true}, {"wings", "win", false, true}, {"wings", "wi", false, false},
		{"wings", "wongx", false, true}, {"wings", "xongx", false, false}, {"wings", "wxyzs", false, false}, {"wings", "iwngs", true, true},
		{"", "", true, true}, {"", "a", true, true}, {"", "ab", false, true}, {"", "abc", false, false}, {"ab", "ba", true, true},
		{"energize", "enrgze", false, true},
	} {
		for _, swapped := range []bool{false, true} {
			a, b := []rune(c.a), []rune(c.b)
			if swapped {
				a, b = b, a
			}
			if got := text.OneMistake(a, b); got != c.one {
				t.Errorf("%q and %q differ in one letter at most: %v", string(a), string(b), got)
			}
			if got := text.TwoMistakes(a, b); got != c.two {
				t.Errorf("%q and %q differ in two letters at most: %v", string(a), string(b), got)
			}
		}
	}
}

// TestBeginsAlmost checks whether a word begins with what was typed, but for one mistake after its first letter.
func TestBeginsAlmost(t *testing.T) {
	for _, c := range []struct {
		word, typed string
		want        bool
	}{
		{"energize", "ener", true}, {"energize", "enrg", true}, {"energize", "enxr", true}, {"energize", "xner", false}, {"energize",
			"exxr", false},
		{"energize", "e", true}, {"energize", "", false}, {"", "e", false}, {"en", "ene", true}, {"en", "ener", false}, {"energize",
			"energizer", true},
	} {
		if got := text.BeginsAlmost([]rune(c.word), []rune(c.typed)); got != c.want {
			t.Errorf("%q begins almost with %q: %v", c.word, c.typed, got)
		}
	}
}

// TestTypedAs checks the word of a language for a meaning, in the first group that has one, or the meaning itself.
func TestTypedAs(t *testing.T) {
	for l, want := range map[text.Lang]string{text.English: "yes|cards|chess", "fr": "oui|cartes|chess"} {
		c := text.Load(l, nil)
		got := c.TypedAs("yes", "play") + "|" + c.TypedAs("cards", "box", "command") + "|" + c.TypedAs("chess", "play")
		if got != want {
			t.Errorf("%s: %s, want %s", l, got, want)
		}
	}
}

// TestHelpLines checks the lines of all lists in a help text, and the options that a line is about.
func TestHelpLines(t *testing.T) {
	h := text.Help{Blocks: []text.HelpBlock{{Prose: "p", List: []text.HelpLine{{Left: "a", Text: "1"}}}, {Prose: "q"},
		{List: []text.HelpLine{{Left: "--b, --cc=N -d", Text: "2"}, {Left: "e", Text: "3"}}}}}
	var got []string
	for _, l := range h.All() {
		got = append(got, l.Text+strings.Join(l.Options(), "+"))
	}
	if strings.Join(got, "|") != "1|2b+cc|3" {
		t.Errorf("%q", got)
	}
}

// TestByTap checks that players who tap read the text for that, if there is one, and players who listen do not.
func TestByTap(t *testing.T) {
	c := text.Load(text.English, nil)
	var heard []string
	tap := c.In(text.Manner{ByTap: true})
	tap.Listen(func(key string) { heard = append(heard, key) })
	for key, want := range map[string][2]string{
		"page.corrections.title": {"Correct the table: only these values change", "Fix a number"},
		"menu.title":             {"MENU", "MENU"},
	} {
		if got := [2]string{c.Say(key), tap.Say(key)}; got != want {
			t.Errorf("%s: %q, want %q", key, got, want)
		}
	}
	if len(heard) != 2 {
		t.Errorf("heard of %q", heard)
	}
	if text.Compare("Écran", "ecrin") >= 0 || text.Compare("b", "É") >= 0 || text.Compare("É", "e") != 0 {
		t.Error("accents change the order")
	}
}
