package text_test

import (
	"bytes"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"gopkg.in/yaml.v3"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/console"
	"kingoftokyo/companion/faces/plain"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

// third is a language made up by these tests: English in Armenian letters, so that every word the
// program says or reads in another language stands out.
const third text.Lang = "xx"

// inThird returns an English text in that language.
func inThird(s string) string {
	return strings.Map(func(c rune) rune {
		switch {
		case c >= 'a' && c <= 'z':
			return c - 'a' + '\u0561'
		case c >= 'A' && c <= 'Z':
			return c - 'A' + '\u0531'
		}
		return c
	}, s)
}

var blankOrText = regexp.MustCompile(`\{[a-zA-Z-]+:?|[^{]+`)

// thirdText returns a text of the catalogue in that language, with its blanks unchanged.
func thirdText(s string) string {
	return blankOrText.ReplaceAllStringFunc(s, func(part string) string {
		if strings.HasPrefix(part, "{") {
			return part
		}
		return inThird(part)
	})
}

// addThird adds the third language to the program for a test, as a translator would: one more
// catalogue, and one more text in every {en: ...} of cards.yaml, which it returns.
func addThird(t *testing.T) *library.Library {
	t.Helper()
	files := fstest.MapFS{}
	for _, l := range text.Langs {
		data, err := os.ReadFile(string(l) + ".yaml")
		if err != nil {
			t.Fatal(err)
		}
		files[string(l)+".yaml"] = &fstest.MapFile{Data: data}
	}
	catalogue := []byte("language: Third\n")
	for i, part := range bytes.Split(files["en.yaml"].Data, []byte("\n---\n")) {
		var texts map[string]string
		if err := yaml.Unmarshal(part, &texts); err != nil {
			t.Fatal(err)
		}
		delete(texts, "language")
		for key, said := range texts {
			texts[key] = thirdText(said)
		}
		if i == 0 {
			texts["language.forms"], texts["language.decimal"] = "0 | 2 3", ";"
			texts["language.beside"] = "en"
			texts["step.useless"] = "{n} {n:none|few|many}"
		} else {
			catalogue = append(catalogue, "---\n"...)
		}
		out, err := yaml.Marshal(texts)
		if err != nil {
			t.Fatal(err)
		}
		catalogue = append(catalogue, out...)
	}
	files[string(third)+".yaml"] = &fstest.MapFile{Data: catalogue}
	text.Use(t, files)

	english := regexp.MustCompile(`\ben: ("(?:[^"\\]|\\.)*")`)
	data := english.ReplaceAllFunc(kingoftokyo.Cards, func(en []byte) []byte {
		return append(bytes.Clone(en), ", xx: "+inThird(strings.TrimPrefix(string(en), "en: "))...)
	})
	lib, err := library.Read(data, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return lib
}

// TestThirdLanguage checks that a catalogue and the texts of the cards make a language, without
// changing a Go file.
func TestThirdLanguage(t *testing.T) {
	before := len(text.Langs)
	lib := addThird(t)
	if len(text.Langs) != before+1 || text.Langs[0] != text.English || !slices.IsSorted(text.Langs[1:]) || !slices.Contains(text.Langs, third) {
		t.Fatalf("the languages are %v", text.Langs)
	}
	round, codes := text.English, []string(nil)
	for range text.Langs {
		codes = append(codes, string(round))
		round = round.Next()
	}
	if round != text.English || !slices.Contains(codes, string(third)) || third.Name() != "Third" {
		t.Errorf("one after the other come %v, then %s; the third is called %s", codes, round, third.Name())
	}
	if l, ok := text.Parse("XX_YY.UTF-8"); l != third || !ok {
		t.Errorf("parsed as %s", l)
	}
	if l := text.FromEnv(func(name string) string { return map[string]string{"LANG": "xx_YY.UTF-8"}[name] }); l != third {
		t.Errorf("taken from the surroundings as %s", l)
	}
	c := load(t, third)
	n := func(n int) rules.Arg { return rules.Num("n", n) }
	for _, x := range []struct{ have, want string }{
		{c.Say("phase.buy"), inThird("buy")},
		{c.Say("step.useless", n(0)), "0 none"},
		{c.Say("step.useless", n(3)), "3 few"},
		{c.Say("step.useless", n(1)), "1 many"},
		{c.Say("key.lang"), third.Next().Name()},
		{c.Decimal(), ";"},
		{c.Error(rules.Refuse("", "lang-unknown", rules.Text("lang", "zz"))), inThird("unknown language") + ` "zz"; ` + inThird("use") + " " + strings.Join(codes, "|")},
		{c.Words(rules.Words{"en": "Wings", "fr": "Ailes", "xx": "W"}), "W"},
		{c.Other(rules.Words{"en": "Wings", "fr": "Ailes", "xx": "W"}), "Wings"},
		{load(t, text.English).Other(rules.Words{"en": "Wings", "fr": "Ailes", "xx": "W"}), "Ailes"},
		{c.Words(rules.Words{"en": "Wings", "fr": "Ailes"}), "Wings"},
	} {
		if x.have != x.want {
			t.Errorf("%q, want %q", x.have, x.want)
		}
	}
	for word, want := range map[string]string{inThird("keep"): "keep", "garder": "keep", "keep": "keep", inThird("roll"): "roll"} {
		if have, _ := text.Typed(word, "duel", "play"); have != want {
			t.Errorf("%q means %q, want %q", word, have, want)
		}
	}
	index, err := onDesk(lib).Ask()
	if err != nil {
		t.Fatal(err)
	}
	for _, query := range []string{inThird("acid att"), inThird("box:duel kind:keep acid")} {
		found, err := index.Find(query, cards.Filter{})
		if err != nil || len(found) == 0 || found[0].ID != "acid-attack" {
			t.Errorf("%q finds %v, %v", query, found, err)
			continue
		}
		if data := cards.JSON(found); !strings.Contains(string(data), `"xx":"`+inThird("Acid attack")) {
			t.Errorf("%s", data)
		}
	}
}

// latin matches a word in the letters of English.
var latin = regexp.MustCompile(`[A-Za-z]{2,}`)

// TestPlayInThirdLanguage sets up and plays games of both boxes in it, typing and reading every
// word. Only the names of languages, of cards in English next to their own, and of who said a
// ruling are not in its letters.
func TestPlayInThirdLanguage(t *testing.T) {
	lib := addThird(t)
	languages := ""
	for _, l := range text.Langs {
		languages += " " + l.Name()
	}
	for name, c := range map[string]struct {
		typed string
		lines string // which the game's file then has
		names string // text in other letters
	}{
		"duel": {
			typed: "one|gigazaur|cyber kitty||me|normal|acid attack, ?, ?|help|t|me hearts 9|roll CCEEF|w|resolve fame|resolve|cards acid attack|log|u|redo|q",
			lines: "set you.hearts 9|roll cceef|resolve fame|resolve",
			names: "Acid attack",
		},
		"tokyo": {
			typed: "2|Z:gigazaur|Y:the king|none|wings, ?, ?|Z|help|table|Z hearts 9|roll 11122E|resolve|pass|why|cards wings|log|undo|exit",
			lines: "set p1.hearts 9|roll 11122e|resolve|pass",
			names: "Wings Glossaire",
		},
	} {
		var typed, said strings.Builder
		for _, line := range strings.Split(c.typed, "|") {
			if verb, dice, ok := strings.Cut(line, " "); ok && verb == "roll" {
				line = inThird(verb) + " " + dice // letters of dice belong to the box, not to a language
			} else if !strings.ContainsAny(line, "ZY") {
				line = inThird(line)
			} else if rest, ok := strings.CutPrefix(line[1:], " "); ok {
				line = line[:1] + " " + inThird(rest)
			} else if monster, ok := strings.CutPrefix(line[1:], ":"); ok {
				line = line[:1] + ":" + inThird(monster)
			}
			typed.WriteString(line + "\n")
		}
		desk := onDesk(lib)
		desk.Store, desk.Lang, desk.Random, desk.Today = tracker.Store{Dir: t.TempDir()}, third, func(int) int { return 0 }, "2026-01-02"
		box := desk.Box(name)
		setup, err := box.Setup(nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := plain.New(desk, console.New(strings.NewReader(typed.String()), &said)).Ask(box, setup); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		saved, err := desk.Store.List()
		if err != nil || len(saved) != 1 {
			t.Fatal(saved, err)
		}
		game, err := os.ReadFile(saved[0].Path)
		if want := "\n" + strings.ReplaceAll(c.lines, "|", "\n") + "\n"; err != nil || !strings.Contains(tracker.Unchecked(string(game)), want) {
			t.Errorf("%s: %v, the game is\n%s", name, err, game)
		}
		for _, w := range latin.FindAllString(strings.ReplaceAll(said.String(), saved[0].Path, ""), -1) {
			if !slices.Contains(latin.FindAllString(c.names+languages, -1), w) {
				t.Errorf("%s: %q is said in\n%s", name, w, said.String())
			}
		}
	}
}

// onDesk returns a desk with all boxes of a library.
func onDesk(lib *library.Library) *companion.Desk {
	return boxes.On(&duelbox.Desk{Rules: autobot.NewRules(lib.Duel()), Desk: &companion.Desk{Library: lib}}).Desk
}
