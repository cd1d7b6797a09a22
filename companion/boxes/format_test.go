package boxes_test

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/frozen"
	"kingoftokyo/internal/rulestest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/library"
)

var update = flag.Bool("update", false, "write the golden table anew; look at the difference then")

// TestFormat1 opens games of every box that kot saved in format 1. In every later version too, each must open without a
// note and end at the same table, given the cards of that time. (The only note allowed says that the facts of the cards
// have changed since.)
func TestFormat1(t *testing.T) {
	lib, err := library.Read(frozen.Cards(), "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	d := boxes.On(&duelbox.Desk{Rules: autobot.NewRules(lib.Duel()), Desk: &companion.Desk{Library: lib, Lang: text.English}})
	files, err := filepath.Glob(filepath.Join("testdata", "format1", "*.kot"))
	if err != nil || len(files) != 9 {
		t.Fatal(files, err)
	}
	for _, path := range files {
		t.Run(filepath.Base(path), func(t *testing.T) {
			game, notes, err := d.Look(path)
			if err != nil {
				t.Fatal(err)
			}
			defer game.Close()
			if notes = slices.DeleteFunc(notes, func(n rules.Note) bool { return n.Key == "note-cards" }); len(notes) > 0 {
				t.Errorf("opened with %v", notes)
			}
			golden, table := strings.TrimSuffix(path, ".kot")+".json", game.JSON(0)
			if *update {
				if err := os.WriteFile(golden, table, 0o644); err != nil {
					t.Fatal(err)
				}
			}
			if want, err := os.ReadFile(golden); err != nil || !rulestest.Within(want, table) {
				t.Errorf("%v; the table is\n%swant\n%s", err, table, want)
			}
		})
	}
}
