package advice_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/companion/boxes/duel/advice"
)

// TestKept checks that results of games are saved for the next start, that other windows add to them, that games which are gone
// are dropped, and that a file that is damaged or from another coach counts as empty.
func TestKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "reviews")
	kept := func(win float64, as coach.Skill) advice.Kept {
		return advice.Kept{Sums: review.Sums{Start: win, Turns: 3}, As: as}
	}
	sharp := coach.Skill{Sharp: 0.5, Slips: 0.25}
	one, other := &advice.Reviews{Path: path}, &advice.Reviews{Path: path}
	one.Keep(map[string]advice.Kept{"a": kept(0.25, sharp)}, nil)
	other.Keep(map[string]advice.Kept{"b": kept(0.5, coach.Skill{})}, nil)
	one.Keep(map[string]advice.Kept{"c": kept(0.75, coach.Skill{})}, nil)
	holds := func(f *advice.Reviews, want string) {
		t.Helper()
		have := ""
		for _, hash := range []string{"a", "b", "c"} {
			if k, ok := f.Of(hash); ok && k.Turns == 3 {
				have += hash
			}
		}
		if _, games := f.Skill(); have != want || games != len(want) {
			t.Errorf("%q are kept of %d, want %q", have, games, want)
		}
	}
	holds(one, "abc")
	holds(&advice.Reviews{Path: path}, "abc")
	now, _ := one.Skill()
	if one.As("a") != sharp || one.As("x") != now {
		t.Errorf("a game is looked back on as %v, others as %v, want %v and %v", one.As("a"), one.As("x"), sharp, now)
	}
	one.Keep(nil, map[string]bool{"a": true, "c": true})
	holds(&advice.Reviews{Path: path}, "ac")
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"", "{", strings.Replace(string(data), `"coach":"`, `"coach":"x`, 1)} {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		holds(&advice.Reviews{Path: path}, "")
	}
	nowhere := &advice.Reviews{}
	nowhere.Keep(map[string]advice.Kept{"a": kept(0.25, sharp)}, nil)
	holds(nowhere, "a")
	var none *advice.Reviews
	if skill, games := none.Skill(); skill != coach.Best || games != 0 || none.As("a") != coach.Best {
		t.Error("without a file the numbers are those of best play")
	}
	if advice.HashOf("a") == advice.HashOf("b") || len(advice.HashOf("a")) != 32 {
		t.Error(advice.HashOf("a"))
	}
}
