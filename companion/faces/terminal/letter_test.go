package terminal

import (
	"maps"
	"slices"
	"testing"

	"kingoftokyo/companion"
)

// counter counts how often a game is asked for its dice, and how often those dice are laid out and put into words.
type counter struct{ rolls, trays int }

func (c *counter) count(r *companion.Roll) *companion.Roll {
	c.rolls++
	told := r.Told
	r.Told = func(tr *companion.Tray, e *companion.Entry) {
		c.trays++
		told(tr, e)
	}
	return r
}

// counted is a game with its counter, advised one that has a coach.
type (
	counted struct {
		companion.Game
		*counter
	}
	advised struct {
		companion.Coached
		*counter
	}
)

// Roll implements companion.Game.
func (g counted) Roll() *companion.Roll { return g.count(g.Game.Roll()) }

// Roll implements companion.Game.
func (g advised) Roll() *companion.Roll { return g.count(g.Coached.Roll()) }

// TestLetterOnce: a letter, a number or Backspace that plays nothing does its work once. The table has not changed, so
// the game is not asked again for its dice; the tray is laid out once, and few texts are made.
func TestLetterOnce(t *testing.T) {
	const (
		reroll = midGame + ";roll ccfhdp"
		older  = "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1; row jets wings frenzy"
		texts  = 60 // twice the work would make twice as many
	)
	for _, c := range []struct {
		name, lines, before, key string
	}{
		{"the first letter", midGame, "", "c"},
		{"a letter", midGame, "cfh", "d"},
		{"a letter taken back", midGame, "cfhd", "<bs>"},
		{"a letter of a reroll", reroll, "f", "e"},
		{"a mark that is not what Autobot keeps", reroll, "", "1"},
		{"a letter of an older box", older, "1", "1"},
		{"the number of a die thrown in an older box", older, "z", "1"},
	} {
		for _, size := range [][2]int{{80, 24}, {120, 40}, {50, 20}} {
			with := usual
			with.w, with.h = size[0], size[1]
			u := open(t, with, c.lines)
			n := &counter{}
			if g, ok := u.Game().Game.(companion.Coached); ok {
				u.Game().Game = advised{g, n}
			} else {
				u.Game().Game = counted{u.Game().Game, n}
			}
			u.Stale()
			u.draw()
			u.hit(c.before)
			said, sum := map[string]int{}, 0
			u.Words().Listen(func(key string) { said[key]++; sum++ })
			*n = counter{}
			u.hit(c.key)
			if n.rolls > 0 || n.trays != 1 || sum == 0 || sum >= texts {
				t.Errorf("%s on %v: the table was asked %d times, the tray laid %d times, %d texts said:", c.name, size, n.rolls, n.trays, sum)
				for _, key := range slices.Sorted(maps.Keys(said)) {
					t.Log(said[key], key)
				}
			}
		}
	}
}

// TestLettersOfTheScreen: a die has the letter shown on the screen, and no other: an S for "smash" is not a heart
// ("soin"), and a C for "cœur" is not a claw.
func TestLettersOfTheScreen(t *testing.T) {
	u := open(t, usual, cityGame).hit("11s").see("\"s\" does nothing here").hit("2")
	if got := len(u.Game().Entry().Typed); got != 3 {
		t.Errorf("%d dice are typed:\n%s", got, u.snap())
	}
	with := usual
	with.lang = "fr"
	u = open(t, with, cityGame).hit("11c2s")
	if got := len(u.Game().Entry().Typed); got != 4 {
		t.Errorf("%d dice are typed:\n%s", got, u.snap())
	}
}
