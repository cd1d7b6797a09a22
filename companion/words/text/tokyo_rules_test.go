package text_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

const tokyoRule = "tokyo.rule."

// TestTokyoRules checks that every rule of King of Tokyo has its text in both languages, every
// section its title, and that the help has no other.
func TestTokyoRules(t *testing.T) {
	want := map[string]bool{}
	for _, n := range tokyo.RuleNumbers() {
		want[tokyoRule+string(n)] = true
	}
	for n := 1; n <= 15; n++ {
		want[tokyoRule+strconv.Itoa(n)+".title"] = true
	}
	for _, l := range text.Langs {
		c := load(t, l)
		for key := range want {
			if !c.Has(key) {
				t.Errorf("%s.yaml lacks %s", l, key)
			}
		}
		for _, key := range c.Keys() {
			if strings.HasPrefix(key, tokyoRule) && !want[key] {
				t.Errorf("%s.yaml has %s, which is no rule", l, key)
			}
		}
	}
}

// TestTokyoRuleNumbers checks that the numbers are those of the rules, each once, in order.
func TestTokyoRuleNumbers(t *testing.T) {
	numbers := tokyo.RuleNumbers()
	if len(numbers) != 112 {
		t.Errorf("%d rules, want 112", len(numbers))
	}
	for i := 1; i < len(numbers); i++ {
		if slices.Compare(parts(t, numbers[i-1]), parts(t, numbers[i])) >= 0 {
			t.Errorf("%s stands before %s", numbers[i-1], numbers[i])
		}
	}
	for _, n := range []rules.Rule{"1.1", "3.0", "5.0", "5.1.5", "5.2.1", "5.4.4", "8.12", "12.13", "15.6"} {
		if !slices.Contains(numbers, n) {
			t.Errorf("%s is missing", n)
		}
	}
	numbers[0] = "changed"
	if tokyo.RuleNumbers()[0] != "1.1" {
		t.Error("whoever changes the numbers changes them for everybody")
	}
}

// TestTokyoRulesCited checks that the program refers players to no rule that the help lacks.
func TestTokyoRulesCited(t *testing.T) {
	files, err := filepath.Glob("../../../rules/tokyo/*.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no source of the rules", err)
	}
	numbers, cited := tokyo.RuleNumbers(), 0
	for _, path := range files {
		if name := filepath.Base(path); name == "help.go" || strings.HasSuffix(name, "_test.go") {
			continue // help.go has the beginnings of numbers
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			lit, ok := n.(*ast.BasicLit)
			if !ok || lit.Kind != token.STRING {
				return true
			}
			if s, err := strconv.Unquote(lit.Value); err == nil && crossReference.FindString(s) == s && s != "" {
				cited++
				if !slices.Contains(numbers, rules.Rule(s)) {
					t.Errorf("%s cites %s, which is no rule", path, s)
				}
			}
			return true
		})
	}
	if cited == 0 {
		t.Error("no source cites a rule")
	}
}

// parts returns the numbers in a rule's number: 5, 1 and 2 of "5.1.2".
func parts(t *testing.T, n rules.Rule) []int {
	t.Helper()
	var out []int
	for _, p := range strings.Split(string(n), ".") {
		number, err := strconv.Atoi(p)
		if err != nil {
			t.Fatalf("%q is no number of a rule", n)
		}
		out = append(out, number)
	}
	return out
}

// crossReference matches a rule that another one points to: "(5.4.2, 5.4.4)", "(see 15.1)".
var crossReference = regexp.MustCompile(`\b\d+\.\d+(\.\d+)?\b`)

// TestTokyoRulesSpeakToNobody checks that no rule says "you", because several people read one
// screen; and that a reference is a rule.
func TestTokyoRulesSpeakToNobody(t *testing.T) {
	second := map[text.Lang]*regexp.Regexp{
		text.English:    regexp.MustCompile(`(?i)\b(you|yours?|yourself)\b`),
		text.Lang("fr"): regexp.MustCompile(`(?i)\b(vous|votre|vos|vôtres?|tu|toi)\b`),
	}
	numbers := tokyo.RuleNumbers()
	for _, l := range text.Langs {
		c := load(t, l)
		for _, n := range numbers {
			said := c.Raw(tokyoRule + string(n))
			if re := second[l]; re != nil && re.MatchString(said) {
				w := re.FindString(said)
				t.Errorf("%s.yaml: %s says %q", l, n, w)
			}
			for _, to := range crossReference.FindAllString(said, -1) {
				if !slices.Contains(numbers, rules.Rule(to)) {
					t.Errorf("%s.yaml: %s points to %s, which is no rule", l, n, to)
				}
			}
		}
	}
}
