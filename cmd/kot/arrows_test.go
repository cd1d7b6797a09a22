package main

import (
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const module = "kingoftokyo"

// arrows lists which of our packages each package may import; "" is the root, with the card data. Commands may import
// every product package, and tools anything; so may tests, except commands and tools. What the product imports is
// product: never internal/.
var arrows = map[string][]string{
	"":                                {},
	"rules":                           {},
	"rules/line":                      {"rules"}, // it knows no box
	"rules/duel":                      {"rules", "rules/line"},
	"rules/tokyo":                     {"rules", "rules/line"},
	"rules/library":                   {"rules", "rules/duel", "rules/tokyo"},
	"internal/rulestest":              {"tracker"},                            // it knows no box
	"internal/kit":                    {"rules", "tracker", "internal/often"}, // it knows no box
	"internal/dueltest":               {"", "rules", "internal/rulestest", "internal/frozen", "rules/duel", "rules/library", "autobot"},
	"internal/advicetest":             {"rules", "rules/duel", "coach", "coach/core", "coach/review", "companion/boxes/duel/advice"}, // a coach made up for tests
	"internal/tokyotest":              {"", "rules", "internal/rulestest", "internal/kit", "rules/tokyo", "rules/library"},
	"autobot":                         {"rules", "rules/duel"},
	"tracker":                         {"rules"}, // it knows no box
	"coach":                           {"rules", "rules/duel", "autobot", "coach/core", "coach/lattice", "coach/learned", "coach/rolling"},
	"coach/learned":                   {},
	"coach/seats":                     {"rules", "rules/tokyo", "coach/lattice", "coach/learned"},
	"coach/lattice":                   {"rules"},
	"coach/rolling":                   {"rules", "rules/duel", "autobot", "coach/lattice"},
	"coach/core":                      {"rules", "rules/duel", "autobot", "coach/lattice", "coach/rolling"},
	"coach/review":                    {"rules", "rules/duel", "tracker", "coach", "coach/core"},
	"coach/tables":                    {"rules/duel", "coach/core"},
	"internal/sim":                    {"rules", "rules/duel", "autobot", "coach", "coach/core"},
	"internal/solve":                  {"rules", "rules/duel", "coach/core", "coach/lattice"},
	"internal/city":                   {"rules", "rules/tokyo", "coach/seats"},
	"internal/training":               {"coach/learned"},
	"internal/frozen":                 {""},                                                                                                                                                                                                                           // the cards that games of tests are played with
	"companion/words/text":            {"rules"},                                                                                                                                                                                                                      // it knows no box
	"companion/lookup/cards":          {"rules", "companion/words/text"},                                                                                                                                                                                              // it knows no box
	"companion/lookup/ask":            {"rules", "companion/words/text", "companion/lookup/cards"},                                                                                                                                                                    // it knows no box
	"companion/desk/share":            {"rules", "tracker"},                                                                                                                                                                                                           // it knows no game
	"companion/desk/record":           {"rules", "tracker", "companion/words/text"},                                                                                                                                                                                   // it knows no game
	"companion/desk/settings":         {"rules", "companion/words/text"},                                                                                                                                                                                              // it knows no game
	"companion/console":               {"rules", "companion/words/text"},                                                                                                                                                                                              // it knows no game
	"companion":                       {"rules", "rules/line", "rules/library", "tracker", "companion/words/text", "companion/lookup/cards", "companion/lookup/ask", "companion/desk/record", "companion/desk/settings", "companion/console", "companion/desk/share"}, // it knows no box
	"companion/words/wording":         {"rules", "rules/line", "companion/words/text", "companion/console"},                                                                                                                                                           // it knows no box
	"companion/words/voice":           {"rules", "companion", "companion/desk/settings", "companion/words/text"},                                                                                                                                                      // it knows no box
	"internal/toybox":                 {"rules", "tracker", "companion", "companion/words/text", "companion/lookup/cards", "companion/lookup/ask", "companion/desk/record", "companion/console"},                                                                      // a box made up for tests
	"companion/faces/plain":           {"rules", "companion", "companion/words/text", "companion/lookup/cards", "companion/lookup/ask", "companion/desk/record", "companion/desk/settings", "companion/console", "companion/words/voice"},                             // it knows no box
	"companion/faces/web":             {"rules", "companion", "companion/faces/pages", "companion/words/text", "companion/desk/settings", "companion/console", "companion/words/voice"},                                                                               // it knows no box
	"companion/faces/terminal/screen": {"rules", "tracker", "companion/words/text"},                                                                                                                                                                                   // it knows no box
	"companion/boxes/duel/phrases":    {"rules", "rules/duel", "companion", "companion/words/text", "companion/words/wording"},
	"companion/boxes/duel/advice":     {"rules", "rules/duel", "autobot", "coach", "coach/core", "coach/review", "tracker", "companion", "companion/words/text", "companion/desk/record", "companion/boxes/duel/phrases"},
	"companion/boxes/duel":            {"rules", "rules/line", "rules/duel", "coach", "coach/review", "tracker", "companion", "companion/words/text", "companion/lookup/cards", "companion/lookup/ask", "companion/desk/record", "companion/desk/settings", "companion/console", "companion/words/wording", "companion/boxes/duel/phrases", "companion/boxes/duel/advice"},
	"companion/boxes/tokyo":           {"rules", "rules/line", "rules/tokyo", "rules/library", "coach/seats", "tracker", "companion", "companion/desk/settings", "companion/words/text", "companion/lookup/cards", "companion/lookup/ask", "companion/desk/record", "companion/console", "companion/words/wording"},
	"companion/boxes":                 {"rules", "rules/duel", "rules/tokyo", "coach", "coach/core", "coach/review", "coach/tables", "companion", "companion/boxes/duel", "companion/boxes/duel/advice", "companion/boxes/tokyo", "companion/desk/settings"}, // the registry
	"companion/faces/pages":           {"rules", "companion", "companion/lookup/cards", "companion/words/text", "companion/lookup/ask", "companion/desk/record", "companion/desk/settings", "companion/console"},                                             // it knows no box
	"companion/faces/terminal":        {"rules", "companion", "companion/faces/pages", "companion/words/text", "companion/faces/terminal/screen", "companion/desk/settings", "companion/console", "companion/words/voice"},                                   // it knows no box
}

// pure reports whether a package has no terminal, no clock, no random numbers, and no files except the tracker's: the
// core, and the pages, which any face may draw.
func pure(pkg string) bool {
	first, _, _ := strings.Cut(pkg, "/")
	return slices.Contains([]string{"rules", "autobot", "tracker", "coach"}, first) || pkg == "companion/faces/pages"
}

var terminals = []string{"github.com/rivo/tview", "github.com/gdamore/tcell", "golang.org/x/term"}

// top reports whether a package is above all others: a command or a tool, which nothing imports. What the tools share is
// only for tools.
func top(pkg string) bool {
	return strings.HasPrefix(pkg, "cmd/") || pkg == toolbox || strings.HasPrefix(pkg, toolbox+"/")
}

// inside reports whether a package is only for tests and tools.
func inside(pkg string) bool { return strings.HasPrefix(pkg, "internal/") }

const toolbox = "internal/tools"

// forbidden returns why a package may not import another one; empty if it may.
func forbidden(pkg, imports string, test bool) string {
	if ours, ok := strings.CutPrefix(imports+"/", module+"/"); ok {
		ours = strings.TrimSuffix(ours, "/")
		may, known := arrows[pkg]
		switch {
		case !test && inside(ours) && !inside(pkg):
			return "what players run imports nothing of internal/"
		case top(pkg) && (!top(ours) || ours == toolbox && strings.HasPrefix(pkg, toolbox)), slices.Contains(may, ours), test && !top(ours):
			return ""
		case !known:
			return "nobody said in arrows_test.go what this package may import"
		}
		return "an arrow upward"
	}
	if !pure(pkg) {
		return ""
	}
	for _, t := range terminals {
		if imports == t || strings.HasPrefix(imports, t+"/") {
			return "the core and the pages have no terminal"
		}
	}
	switch {
	case test:
	case imports == "time":
		return "the core reads no clock"
	case imports == "math/rand", imports == "crypto/rand", imports == "math/rand/v2":
		return "the core draws no chance"
	case imports == "os" && pkg != "tracker":
		return "files are the tracker's"
	}
	return ""
}

func TestArrows(t *testing.T) {
	root := filepath.Join("..", "..")
	seen := 0
	err := filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		switch name := d.Name(); {
		case err != nil:
			return err
		case d.IsDir() && file != root && (name == "testdata" || name == "vendor" || strings.HasPrefix(name, ".")):
			return fs.SkipDir
		case d.IsDir() || filepath.Ext(name) != ".go":
			return nil
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		seen++
		from, err := filepath.Rel(root, file)
		if err != nil {
			return err
		}
		pkg := path.Dir(filepath.ToSlash(from))
		if pkg == "." {
			pkg = ""
		}
		for _, spec := range parsed.Imports {
			imports, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			if why := forbidden(pkg, imports, strings.HasSuffix(file, "_test.go")); why != "" {
				t.Errorf("%s imports %s: %s", filepath.ToSlash(from), imports, why)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if seen < len(arrows) {
		t.Errorf("%d Go files found under %s; is that the module?", seen, root)
	}
}

// TestArrowsAreChecked tests the check itself.
func TestArrowsAreChecked(t *testing.T) {
	for _, c := range []struct {
		pkg, imports string
		test, ok     bool
	}{
		{"rules", "kingoftokyo/rules/duel", false, false},
		{"rules/duel", "kingoftokyo/rules", false, true},
		{"rules/duel", "kingoftokyo/autobot", false, false},
		{"rules/duel", "kingoftokyo/rules/tokyo", false, false},
		{"rules/duel", "kingoftokyo/rules/line", false, true},
		{"rules/line", "kingoftokyo/rules/duel", false, false},
		{"rules/tokyo", "kingoftokyo/rules/duel", false, false},
		{"rules/library", "kingoftokyo/rules/tokyo", false, true},
		{"rules/duel", "kingoftokyo/autobot", true, true},
		{"rules/duel", "kingoftokyo/internal/dueltest", false, false},
		{"tracker", "kingoftokyo/rules/duel", false, false},
		{"companion", "kingoftokyo/cmd/kot", false, false},
		{"companion", "kingoftokyo/internal/sim", false, false},
		{"tracker", "kingoftokyo/internal/sim", true, true},
		{"coach/tables", "kingoftokyo/internal/solve", false, false},
		{"coach/tables", "kingoftokyo/internal/solve", true, true},
		{"tracker", "kingoftokyo/cmd/kot", true, false},
		{"companion", "kingoftokyo", false, false},
		{"companion/words/text", "kingoftokyo/rules/duel", false, false},
		{"companion/faces/terminal/screen", "kingoftokyo/rules/duel", false, false},
		{"companion/lookup/cards", "kingoftokyo/rules/duel", false, false},
		{"companion/lookup/cards", "kingoftokyo/companion/boxes/tokyo", false, false},
		{"companion/boxes/duel/advice", "kingoftokyo/companion/boxes/duel", false, false},
		{"companion/faces/terminal/screen", "kingoftokyo/companion", false, false},
		{"cmd/kot", "kingoftokyo/companion", false, true},
		{"cmd/kot", "kingoftokyo/internal/tools", false, false},
		{"cmd/kot", "kingoftokyo/internal/sim", false, false},
		{"cmd/kot", "kingoftokyo/internal/sim", true, true},
		{"cmd/web/kot", "kingoftokyo/internal/solve", false, false},
		{"internal/tools/value", "kingoftokyo/internal/solve", false, true},
		{"internal/tools/value", "kingoftokyo/internal/tools", false, true},
		{"internal/tools/value", "kingoftokyo/cmd/kot", false, false},
		{"internal/sim", "kingoftokyo/internal/tools", true, false},
		{"umpire", "kingoftokyo/rules", false, false},
		{"rules", "golang.org/x/term", true, false},
		{"autobot", "github.com/gdamore/tcell/v2", false, false},
		{"companion", "github.com/rivo/tview", false, true},
		{"tracker", "time", false, false},
		{"tracker", "time", true, true},
		{"internal/sim", "math/rand/v2", false, true},
		{"autobot", "math/rand/v2", false, false},
		{"autobot", "math/bits", false, true},
		{"tracker", "os", false, true},
		{"rules/library", "os", false, false},
	} {
		why := forbidden(c.pkg, c.imports, c.test)
		if got := why == ""; got != c.ok {
			t.Errorf("%s: allowed %v, want %v (%s)", fmt.Sprint(c.pkg, " imports ", c.imports, ", test ", c.test), got, c.ok, why)
		}
	}
}
