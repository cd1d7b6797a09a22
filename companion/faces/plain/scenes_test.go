package plain_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/console"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/faces/plain"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/advicetest"
	"kingoftokyo/internal/frozen"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

var update = flag.Bool("update", false, "write the expected sessions anew; read what has changed then")

// scenes are games, as lines separated by bars, and what is typed.
var scenes = map[string][2]string{
	"duel": {"kot 1 duel solo|side you gigazaur Anna|side rival meka-dragon|start you|row photoshoot camouflage ?|set you.energy 4|" +
		"token cat fame 2|card rival camouflage",
		"why|ccffe|advice|cc+fff|danger|cc+fffd||hf|1||why|fame 5|log|name 2 5zz|name 2 6ac||ccchfe|d|?|d||hhhhhh||concede|no|" +
			"concede|yes|u|cards e|ask how many dice|new|q|q"},
	"city": {"kot 1 tokyo|player p1 the-king Anna|player p2 gigazaur Ben|player p3 cyber-kitty Cleo|plays p3 kot normal|first p1|" +
		"row heal tank ?|set p1.energy 9|place p2 city",
		"keep 11|111ccc||y|3|?|r|wings|heal|jets||advice|222eec|22|keep 22|keep x|eeec|||y|n|1e2h3c|log 2|skip|skip cards|112 2|" +
			"ben points 7|name 1 4he|t|new tokyo||3|q"},
	"first": {"", "?|2|king|?|gigazaur|first|Anna|Ben|x||||q|q"},
}

// sessionOf returns what is printed for what is typed, with a coach; it continues the given game, or sets up a new one.
func sessionOf(t *testing.T, game, typed string) string {
	t.Helper()
	lib, err := library.Read(frozen.Cards(), "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	d := boxes.On(&duelbox.Desk{Rules: autobot.NewRules(lib.Duel()), Coach: advice.NewCoaching(&advicetest.Oracle{}, advice.CoachAsk, nil),
		Desk: &companion.Desk{Library: lib, Store: tracker.Store{Dir: dir}, Lang: text.English, Random: func(int) int { return 0 },
			Today: "2026-01-02", Settings: settings.File{Path: filepath.Join(dir, "settings")}}})
	if game != "" {
		if err := os.WriteFile(filepath.Join(dir, "game"+tracker.Ext), []byte(strings.ReplaceAll(game, "|", "\n")+"\n"),
			0o644); err != nil {
			t.Fatal(err)
		}
	}
	var out strings.Builder
	if err := plain.New(d.Desk, console.New(strings.NewReader(strings.ReplaceAll(typed, "|", "\n")+"\n"),
		&out)).Start(d.InProgress()); err != nil {
		t.Fatal(err)
	}
	return strings.ReplaceAll(out.String(), dir, "")
}

// TestScenes compares whole sessions, line by line, with files.
func TestScenes(t *testing.T) {
	for name, s := range scenes {
		t.Run(name, func(t *testing.T) {
			got, file := sessionOf(t, s[0], s[1]), filepath.Join("testdata", "scene-"+name+".txt")
			if *update {
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			is, was := strings.Split(got, "\n"), strings.Split(string(want), "\n")
			for i := range max(len(is), len(was)) {
				if i >= len(is) || i >= len(was) || is[i] != was[i] {
					t.Fatalf("%s:%d differs; the session is\n%s", file, i+1, got)
				}
			}
		})
	}
}
