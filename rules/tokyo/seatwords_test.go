package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// TestSeatsTold: a refusal of a player who does not take part lists those who do or, while a set-up is open, all possible ones.
func TestSeatsTold(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Base)
	for _, c := range []struct{ game, line, want string }{
		{"kot 1 tokyo; player p1 the-king", "player p9 gigazaur", "word-wrong word=p9 use=p1, p2, p3, p4, p5, p6 verb=player"},
		{tokyotest.Game(tokyo.Base, 3) + "roll 112233", "out p9", "word-wrong word=p9 use=p1, p2, p3 verb=out"},
		{tokyotest.Game(tokyo.Base, 2) + "roll 112233", "out p3", ""},
	} {
		now, err := tokyotest.Fold(r, nil, c.game)
		if err != nil {
			t.Fatal(c.game, err)
		}
		have := ""
		if _, err := (tokyo.Log{Rules: r}).Read(&now, c.line); err != nil {
			have = err.Error()
		}
		if have != c.want {
			t.Errorf("%s; %s: %q, want %q", c.game, c.line, have, c.want)
		}
	}
}
