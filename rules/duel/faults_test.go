package duel_test

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/rules/library"
)

// own is the program's own data, in the two languages that these tests know.
var own = regexp.MustCompile(`, ([a-z]{2}): (?:null|"(?:[^"\\]|\\.)*")`).ReplaceAllFunc(kingoftokyo.Cards, func(said []byte) []byte {
	if l := string(said[2:4]); l == "en" || l == "fr" {
		return said
	}
	return nil
})

// breakLine replaces a piece of the data and returns the number of its line.
func breakLine(t *testing.T, data []byte, old, new string) ([]byte, int) {
	t.Helper()
	i := bytes.Index(data, []byte(old))
	if i < 0 {
		t.Fatalf("the data has no %q", old)
	}
	return bytes.Replace(data, []byte(old), []byte(new), 1), bytes.Count(data[:i], []byte("\n")) + 1
}

// Every kind of fault is refused with file and line, and all are reported at once.
func TestFaults(t *testing.T) {
	all := own
	var wants []string
	for _, c := range []struct {
		old, new string
		line     int // of the fault, counted from the broken line
		want     string
	}{
		{"      cost: 6\n      kind: keep\n      token: tiger", "      cots: 6\n      kind: keep\n      token: tigre", 0, `unknown key "cots"`},
		{"{en: \"Frenzy\", fr: \"Rage\"", "{en: \"Frenzy\"", -1, "card frenzy: name: no text (fr)"},
		{"    - id: gentle-giant", "    - id: Gentle Giant", 0, "card Gentle Giant: an id is lower-case letters, digits and hyphens"},
		{"    - id: scrappy", "    - id: snack-time", 0, ""}, // the duplicate is reported at the second one
		{"      kind: discard", "      kind: action", 0, `kind is "action"; want keep or discard`},
		{"does: [pull destruction 3]", "does: [pul destruction 3]", 0, `cannot read "pul destruction 3"; want one of, with N from 1 to 20: pull fame N, `},
		{"adds: [roll 1]", "adds: [rolls 1]", 0, `adds "rolls 1"; want claw N, die N or roll N`},
		{"spaces: [heart 1]", "spaces: [hart 1]", 0, `"hart 1" is no space`},
		{"      hearts: 15", "      hearts: many", 0, `hearts is "many"; a number from 1 to 50 is wanted`},
		{"      hearts: 13\n      difficulty: 3", "      hearts: 13\n      difficulty: 0", 1, `difficulty is "0"; a number from 1 to 3 is wanted`},
	} {
		broken, line := breakLine(t, own, c.old, c.new)
		_, err := library.Read(broken, "x.yaml")
		if err == nil {
			t.Errorf("%q is not refused", c.new)
			continue
		}
		if want := fmt.Sprintf("x.yaml:%d: ", line+c.line); c.want != "" && !(strings.Contains(err.Error(), want) && strings.Contains(err.Error(), c.want)) {
			t.Errorf("%q: want %s...%s\nhave %v", c.new, want, c.want, err)
		}
		all, _ = breakLine(t, all, c.old, c.new)
		if c.want != "" {
			wants = append(wants, c.want)
		}
	}
	_, err := library.Read(all, "x.yaml")
	for _, w := range wants {
		if err == nil || !strings.Contains(err.Error(), w) {
			t.Errorf("with all faults at once %q is not reported:\n%v", w, err)
		}
	}
}

// Duplicate cards, tokens, keys or documents, a missing card with a hook, an unknown
// token, and text that is not YAML are all reported.
func TestMoreFaults(t *testing.T) {
	for name, c := range map[string]struct{ old, new, want string }{
		"other language":  {"fr: \"Attaque acide\"", "fr: \"Attaque acide\", xx: A", `card acid-attack: name: unknown key "xx"; the languages of this file are en`},
		"third language":  {`name: {en: "Alienoid", `, `name: {en: "Alienoid", xx: A, `, "monster cyber-kitty: name: no text (xx)"},
		"no id":           {"    - id: acid-attack\n      name", "    - name", "card number 1: no id"},
		"double card":     {"    - id: scrappy", "    - id: snack-time", "card snack-time stands twice; first on line"},
		"double token":    {"    - id: panda", "    - id: cat", "token cat stands twice"},
		"double key":      {"      cost: 10", "      cost: 10\n      cost: 10", "already defined"},
		"wrong token":     {"      token: tiger", "      token: tigre", `no token "tigre" (cat, panda, fish`},
		"token of a king": {"      token: tiger", "      token: king", `no token "king"`},
		"no hook card":    {"    - id: camouflage", "    - id: camouflagee", "card camouflage: the program acts for this card"},
		"no code":         {"    - id: camouflage", "    - id: camouflagee", "card camouflagee: the program does nothing for it"},
		"not plain":       {"      plain: true", "", "card acid-attack: the program does nothing for it"},
		"plain and code":  {"      does: [ignore 1 damage]", "      does: [ignore 1 damage]\n      plain: true", "card armor-plating: it is declared plain, but the program acts"},
		"plain nothing":   {"does: [gain 3 hearts]", "does: [deal 3 damage]", "card snack-time: it is declared plain, but its numbers do nothing"},
		"no number":       {"      does: [count 1 claws]", "", "card adrenaline-augment: its does is not what the program needs: one number, `count N claws`"},
		"other number":    {"does: [ignore 1 damage]", "does: [gain 1 energy]", "card armor-plating: its does is not what the program needs: one number, `ignore N damage`"},
		"no effect":       {"      does: [gain 6 hearts]", "", "card hibernation: its does is not what the program needs: effects that act by themselves"},
		"mute effect":     {"does: [gain 6 hearts]", "does: [count 6 claws]", "card hibernation: its does is not what the program needs"},
		"idle number":     {"    - id: superconductor", "    - id: superconductor\n      does: [gain 1 energy]", "card superconductor: its does is not what the program needs: nothing"},
		"plain word":      {"      plain: true", "      plain: yes", `plain is "yes"; want true`},
		"format":          {"format: 1", "format: 2", `format is "2"; this program reads 1`},
		"not yaml":        {"format: 1", "format: [1", "x.yaml:"},
		"discard adds":    {"does: [gain 3 hearts]", "adds: [claw 1]", "adds and bought are for keep cards"},
		"a list":          {"      cost: 10", "      cost: [10]", "a word is wanted here"},
	} {
		broken, _ := breakLine(t, own, c.old, c.new)
		if _, err := library.Read(broken, "x.yaml"); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, c := range map[string]struct{ data, want string }{
		"empty":     {"", "the file is empty"},
		"no box":    {"format: 1\n", "no box"},
		"few cards": {"format: 1\nduel: {monsters: [], tokens: [], cards: []}\n", "0 monsters"},
	} {
		if _, err := library.Read([]byte(c.data), "x.yaml"); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
