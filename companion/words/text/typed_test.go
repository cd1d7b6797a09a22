package text_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"unicode"

	"gopkg.in/yaml.v3"

	"kingoftokyo/companion/words/text"
)

// typedIn returns the words players may type, as a catalogue has them.
func typedIn(t *testing.T, l text.Lang) map[string]string {
	t.Helper()
	data, err := os.ReadFile(string(l) + ".yaml")
	if err != nil {
		t.Fatal(err)
	}
	parts := strings.Split(string(data), "\n---\n")
	var words map[string]string
	if err := yaml.Unmarshal([]byte(parts[len(parts)-1]), &words); err != nil {
		t.Fatal(err)
	}
	return words
}

// production walks the Go files of the program, except tests.
func production(t *testing.T, each func(path string, file *ast.File)) {
	t.Helper()
	files, err := parsed()
	if err != nil {
		t.Fatal(err)
	}
	for path, file := range files {
		each(path, file)
	}
}

var parsed = sync.OnceValues(func() (map[string]*ast.File, error) {
	files := map[string]*ast.File{}
	return files, filepath.WalkDir("../../..", func(path string, d fs.DirEntry, err error) error {
		if d != nil && d.Name() == "vendor" {
			return fs.SkipDir
		}
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		files[strings.TrimPrefix(filepath.ToSlash(path), "../../../")] = file
		return err
	})
})

// literal returns the value of a string or character in the source.
func literal(n ast.Node) (string, bool) {
	lit, ok := n.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING && lit.Kind != token.CHAR {
		return "", false
	}
	s, err := strconv.Unquote(lit.Value)
	return s, err == nil
}

// TestTypedMeaning checks that in every language there is a word for every meaning, and that a word
// has one meaning in a group, whatever the language, and in groups that are searched together.
func TestTypedMeaning(t *testing.T) {
	want := slices.Sorted(maps.Keys(typedIn(t, text.English)))
	means := map[string]map[string]string{} // by group and word
	for _, l := range text.Langs {
		words := typedIn(t, l)
		if have := slices.Sorted(maps.Keys(words)); !slices.Equal(have, want) {
			t.Errorf("%s.yaml has %v, en.yaml %v", l, have, want)
		}
		for key, list := range words {
			dot := strings.LastIndexByte(key, '.')
			group, meaning := strings.TrimPrefix(key[:dot], "typed."), key[dot+1:]
			if strings.Fields(list) == nil {
				t.Errorf("%s.yaml: %s has no word", l, key)
			}
			if means[group] == nil {
				means[group] = map[string]string{}
			}
			for _, w := range strings.Fields(list) {
				if old, ok := means[group][w]; ok && old != meaning {
					t.Errorf("%s.yaml: %q in group %s means %s and %s", l, w, group, old, meaning)
				}
				means[group][w] = meaning
				if have, ok := text.Typed(w, group); !ok || have != meaning {
					t.Errorf("%s.yaml: %q in group %s is read as %q, want %s", l, w, group, have, meaning)
				}
			}
		}
	}
	for groups := range asked(t) {
		all := map[string]string{}
		for _, group := range strings.Fields(groups) {
			for w, meaning := range means[group] {
				if old, ok := all[w]; ok && old != meaning {
					t.Errorf("%q in the groups %s means %s and %s", w, groups, old, meaning)
				}
				all[w] = meaning
			}
		}
	}
}

// asked returns the groups of typed words that the program searches, those searched together with
// spaces between.
func asked(t *testing.T) map[string]bool {
	out := map[string]bool{}
	production(t, func(_ string, file *ast.File) {
		ast.Inspect(file, func(n ast.Node) bool {
			if row, ok := n.(*ast.KeyValueExpr); ok { // of a table of options
				if id, ok := row.Key.(*ast.Ident); ok && id.Name == "Group" {
					if group, ok := literal(row.Value); ok {
						out[group] = true
					}
				}
			}
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			name, first := "", 0
			switch f := call.Fun.(type) {
			case *ast.SelectorExpr:
				name = f.Sel.Name
			case *ast.Ident:
				name = f.Name
			}
			switch name {
			case "Typed":
				first = 1
			case "TypedWords", "TypedUse":
			case "choose": // of the look-up
				first = 3
			default:
				return true
			}
			if len(call.Args) < first {
				return true // another function of that name
			}
			var groups []string
			for _, arg := range call.Args[first:] {
				if group, ok := literal(arg); ok {
					groups = append(groups, group)
				}
				if first == 0 {
					break
				}
			}
			out[strings.Join(groups, " ")] = true
			return true
		})
	})
	return out
}

// TestTypedIsUsed checks that the program searches every group of the catalogues and no other, and
// that every meaning is one of its words.
func TestTypedIsUsed(t *testing.T) {
	literals := map[string]bool{}
	production(t, func(_ string, file *ast.File) {
		ast.Inspect(file, func(n ast.Node) bool {
			if s, ok := literal(n); ok {
				literals[s] = true
			}
			return true
		})
	})
	groups := map[string]bool{}
	for key := range typedIn(t, text.English) {
		dot := strings.LastIndexByte(key, '.')
		groups[strings.TrimPrefix(key[:dot], "typed.")] = true
		if !literals[key[dot+1:]] {
			t.Errorf("%s: nothing in the program is called %q", key, key[dot+1:])
		}
	}
	used := map[string]bool{}
	for list := range asked(t) {
		for _, group := range strings.Fields(list) {
			used[group] = true
			if !groups[group] {
				t.Errorf("the program asks for typed words of the group %s, of which there are none", group)
			}
		}
	}
	for group := range groups {
		if !used[group] {
			t.Errorf("nothing asks for the typed words of the group %s", group)
		}
	}
}

// TestTyped checks that words of all languages are accepted at once, however they are written.
func TestTyped(t *testing.T) {
	for _, c := range []struct {
		word   string
		groups []string
		want   string
	}{
		{"résoudre", []string{"duel", "play"}, "resolve"},
		{"RESOUDRE", []string{"duel", "play"}, "resolve"},
		{"resolve", []string{"duel", "play"}, "resolve"},
		{"fin", []string{"duel", "play"}, "end"},
		{"fin", []string{"tokyo", "play"}, "pass"},
		{"fin", []string{"play"}, ""},
		{"u", []string{"command"}, "undo"},
		{"U", []string{"command"}, "redo"},
		{"Refaire", []string{"command"}, "redo"},
		{"baie avance", []string{"tokyo.switch"}, "bay"},
		{"au hasard", []string{"tokyo.tiles"}, "random"},
		{"", []string{"play"}, ""},
		{"?", []string{"command"}, ""},
		{"oui", nil, ""},
	} {
		if have, ok := text.Typed(c.word, c.groups...); have != c.want || ok != (c.want != "") {
			t.Errorf("%q in %v means %q, want %q", c.word, c.groups, have, c.want)
		}
	}
	if have, want := text.TypedUse("cards", "box"), "box/boite"; !strings.HasPrefix(have, want) {
		t.Errorf("%q, want %q", have, want)
	}
	have := text.TypedWords("cards", "cost")
	for _, want := range []string{"cost", "price", "prix", "cout"} {
		if !slices.Contains(have, want) {
			t.Errorf("%q, want %q among them", have, want)
		}
	}
}

// lettersInGo has the letters beyond ASCII that production Go may have in a string or character, by
// file: keys of a keyboard, and letters that can be written with two others.
var lettersInGo = map[string]string{
	"companion/faces/terminal/screen/answer.go": "éèçà",
	"companion/faces/terminal/canvas.go":        "œŒæ",
	"companion/words/text/fold.go":              "œæ",
}

// stoodInGo has words that once were in Go files and are not words that players type.
const stoodInGo = `au carte cartes conseil deux difficile lesdes moi normale toupetit un vous`

// TestNoLanguageInGo checks that no Go file of the program has a word of a language but English,
// neither one that players may type in it nor a letter of its own.
func TestNoLanguageInGo(t *testing.T) {
	english, foreign := map[string]bool{}, map[string]bool{}
	for key, list := range typedIn(t, text.English) {
		english[text.Fold(key[strings.LastIndexByte(key, '.')+1:])] = true
		for _, w := range strings.Fields(list) {
			english[text.Fold(w)] = true
		}
	}
	for _, l := range text.Langs[1:] {
		for _, list := range typedIn(t, l) {
			for _, w := range strings.Fields(list) {
				if w = text.Fold(w); !english[w] && len(w) > 1 {
					foreign[w] = true
				}
			}
		}
	}
	for _, w := range strings.Fields(stoodInGo) {
		foreign[w] = true
	}
	if !foreign["abandonner"] || foreign["undo"] {
		t.Fatalf("the words looked for are %v", foreign)
	}
	word, id := regexp.MustCompile(`\pL+`), regexp.MustCompile(`^[a-z]+(-[a-z]+)+$`) // "hors-d-oeuvre" is the id of a card
	production(t, func(path string, file *ast.File) {
		ast.Inspect(file, func(n ast.Node) bool {
			s, ok := literal(n)
			if !ok || id.MatchString(s) {
				return true
			}
			for _, w := range word.FindAllString(s, -1) {
				if foreign[text.Fold(w)] {
					t.Errorf("%s has %q in %q; it belongs to a catalogue", path, w, s)
				}
			}
			for _, c := range s {
				if c > unicode.MaxASCII && unicode.Is(unicode.Latin, c) && !strings.ContainsRune(lettersInGo[path], c) {
					t.Errorf("%s has %q in %q", path, c, s)
				}
			}
			return true
		})
	})
}

// TestNear checks that a word with one mistake means the word, if there is only one, and that a correct word means no other.
func TestNear(t *testing.T) {
	for typed, want := range map[string]string{
		"resolv": "resolve", "resolce": "resolve", "ersolve": "resolve", "Résolve": "", "resolve": "", "reslv": "", "dangre": "danger", "danger": "",
		"res": "", "under": "", "zzzz": "",
	} {
		if have, ok := text.Near(typed, "command", "play"); have != want && ok || ok != (want != "") {
			t.Errorf("%q means %q, %v; want %q", typed, have, ok, want)
		}
	}
}
