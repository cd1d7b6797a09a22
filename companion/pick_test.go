package companion_test

import (
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// A game is found by its whole name before part of a name, and never guessed.
func TestPickGame(t *testing.T) {
	d := &companion.Desk{Store: tracker.Store{Dir: t.TempDir()}}
	for _, name := range []string{"2026-11-21-gigazaur-meka-dragon", "2026-11-21-gigazaur-meka-dragon-2", "2026-12-01-the-king-alienoid", "Été", "21"} {
		file, err := tracker.Create(d.Store.Path(name), nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := file.Close(); err != nil {
			t.Fatal(err)
		}
	}
	for word, want := range map[string]string{
		"2026-11-21-gigazaur-meka-dragon": "2026-11-21-gigazaur-meka-dragon", // the whole name, even if another name begins with it
		"dragon-2":                        "2026-11-21-gigazaur-meka-dragon-2",
		"king":                            "2026-12-01-the-king-alienoid",
		"The King":                        "2026-12-01-the-king-alienoid",
		"ete":                             "Été",
		"été":                             "Été",
		"12-01":                           "2026-12-01-the-king-alienoid",
		"1201":                            "2026-12-01-the-king-alienoid",
		"21":                              "21",
		"gigazaur":                        "game-unclear",
		"2026":                            "game-unclear",
		"frobnicate":                      "game-unknown",
		"":                                "game-unknown",
		"?!":                              "game-unknown",
	} {
		path, err := d.PickGame(word)
		if err != nil && !rules.IsProblem(err, want) || err == nil && path != d.Store.Path(want) {
			t.Errorf("%q: %s, %v, want %s", word, path, err, want)
		}
	}
}
