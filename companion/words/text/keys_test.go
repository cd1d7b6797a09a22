package text_test

import (
	"go/ast"
	"path"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion/words/text"
)

// Names for groups of folders in saidBy.
const (
	shell   = "companion companion/desk/record companion/desk/settings companion/console"
	eachBox = "companion/boxes/duel companion/boxes/tokyo"
	face    = "companion/faces/terminal companion/faces/web companion/faces/pages"
)

// saidBy names the folders whose code uses the texts of a key, by the key's first word. A text that others start to
// use as well gets a word that all of them share: dice for typing dice in any box, table for what any table says. A
// key without a dot is a refusal or a note, which any rule or reader of files may have.
var saidBy = map[string]string{
	// Used in one place.
	"cards": "companion/lookup/cards", "source": "companion/lookup/cards", "kind": "companion/lookup/cards cmd/kot",
	"dash": face, "page": "companion/faces/pages", "menu": "companion/faces/pages companion/faces/web", "keyname": face + " " + shell,
	"plain": "companion/faces/plain companion/console companion/boxes/duel", "beat": shell + " " + eachBox, "offer": shell + " " + eachBox, "rulings": "internal/tools/rulings",
	"language": "companion/words/text",
	"advise":   "cmd/kot", "check": "cmd/kot", "info": "cmd/kot", "odds": "cmd/kot", "serve": "cmd/web", "web": "cmd/web cmd/web/kot companion/faces/web",

	// Used by a box or its rules; everything in Duel that has no other place.
	"tokyo": "companion/boxes/tokyo rules/tokyo", "duel": "companion/boxes/duel", "use": "rules/duel rules/tokyo",
	"advice": "companion/boxes/duel", "answers": "companion/boxes/duel", "bonus": "companion/boxes/duel", "change": "companion/boxes/duel", "choice": "companion/boxes/duel",
	"ending": "companion/boxes/duel", "event": "companion/boxes/duel", "field": "companion/boxes/duel rules/duel companion/words/wording", "gauge": "companion/boxes/duel", "held": "companion/boxes/duel",
	"lane": "companion/boxes/duel", "ladder": "companion/boxes/duel", "letter": "companion/boxes/duel", "looking": "companion/boxes/duel", "monster": "companion/boxes/duel",
	"phase": "companion/boxes/duel rules/duel", "place": "companion/boxes/duel", "question": "companion/boxes/duel",
	"row": "companion/boxes/duel", "step": "companion/boxes/duel", "track": "companion/boxes/duel rules/duel companion/words/text", "tray": "companion/boxes/duel",
	"view": eachBox, "why": "companion/boxes/duel", "rule": "companion/boxes/duel companion/faces/pages " + shell,
	"coach": "companion/boxes/duel companion/boxes/tokyo companion/faces/pages cmd/kot", "review": "companion/boxes/duel companion/boxes/tokyo cmd/kot", "aloud": "companion/boxes/duel companion/words/text",
	"face": "companion/boxes/duel companion/words/text " + shell, "side": "companion/boxes/duel companion/words/text cmd/kot", "name": "companion/boxes/duel " + shell,

	// Used in several places.
	"about": "companion/lookup/ask", "hint": shell, "ask": "companion/lookup/ask companion/faces/plain companion/console cmd/kot " + eachBox, "help": "companion/lookup/ask cmd/kot", "key": face + " companion/lookup/ask companion/boxes/duel",
	"card": face + " companion/faces/plain companion/boxes/duel " + shell, "dice": face + " " + shell + " " + eachBox,
	"table":   face + " companion/faces/plain tracker " + shell + " " + eachBox,
	"history": "companion/faces/pages companion/faces/plain", "watch": "companion/faces/terminal companion/faces/plain", "start": "companion/faces/pages companion/faces/plain " + shell,
	"set": "companion/faces/pages cmd/kot " + shell, "setup": "companion/boxes/duel companion/faces/plain cmd/kot " + shell,
	"games": "companion/boxes/duel companion/faces/plain cmd/kot cmd/web/kot " + shell,
}

// TestKeysByFolder checks that the first word of a key says whose text it is, and that no other folder uses it.
func TestKeysByFolder(t *testing.T) {
	keys := load(t, text.English).Keys()
	words := map[string]bool{}
	for _, k := range keys {
		base := strings.TrimSuffix(strings.TrimSuffix(strings.TrimSuffix(strings.TrimSuffix(k, ".tap"), ".two"), ".aloud"), ".line")
		if word, _, dotted := strings.Cut(base, "."); dotted {
			words[word] = true
			if saidBy[word] == "" {
				t.Errorf("saidBy does not name who says %s", k)
				saidBy[word] = "?"
			}
		}
	}
	for word := range saidBy {
		if !words[word] {
			t.Errorf("no key begins with %s", word)
		}
	}
	production(t, func(file string, tree *ast.File) {
		folder := path.Dir(file)
		if strings.HasPrefix(folder, "companion/boxes/duel/") {
			folder = "companion/boxes/duel" // its packages are one box
		}
		if strings.HasPrefix(folder, "internal/") && !slices.Contains(strings.Fields(saidBy["why"]+" "+saidBy["rulings"]), folder) {
			return // tests and tools may look up anything
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			if _, imports := n.(*ast.ImportSpec); imports {
				return false
			}
			said, ok := literal(n)
			word, _, dotted := strings.Cut(said, ".")
			if !ok || !dotted || !slices.Contains(keys, said) && !slices.Contains(families, said) {
				return true
			}
			if !slices.Contains(strings.Fields(saidBy[word]), folder) {
				t.Errorf("%s says %s, a text of %s", file, said, saidBy[word])
			}
			return true
		})
	})
}
