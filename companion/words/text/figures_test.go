package text_test

import (
	"testing"

	"kingoftokyo/companion/words/text"
)

// TestFigures checks numbers and percents as each language writes them; only the impossible is 0, only the certain 100.
func TestFigures(t *testing.T) {
	en := text.Load(text.English, nil)
	fr := text.Load("fr", nil)
	for _, c := range []struct {
		x        float64
		decimals int
		en, fr   string
	}{{1.25, 1, "1.2", "1,2"}, {-1.26, 1, "-1.3", "-1,3"}, {-0.01, 1, "0.0", "0,0"}, {-0.4, 0, "0", "0"}, {7, 0, "7", "7"}, {-0.06, 1, "-0.1", "-0,1"}} {
		if e, f := en.Figure(c.x, c.decimals), fr.Figure(c.x, c.decimals); e != c.en || f != c.fr {
			t.Errorf("%v is %q and %q, want %q and %q", c.x, e, f, c.en, c.fr)
		}
	}
	for p, want := range map[float64]string{0: "0%", 1e-10: "0%", 1e-8: "under 1%", 0.0099: "under 1%", 0.01: "1%", 0.5: "50%", 0.99: "99%", 0.9901: "over 99%", 1 - 1e-8: "over 99%", 1 - 1e-10: "100%", 1: "100%"} {
		if have := en.Percent(p); have != want || en.ToWin(p) != want+" to win" {
			t.Errorf("%v is %q, %q, want %q", p, have, en.ToWin(p), want)
		}
	}
}
