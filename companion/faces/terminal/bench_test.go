package terminal

import (
	"runtime"
	"strings"
	"testing"
)

// The tables of BenchmarkKeys: at one, Autobot's six dice come next, with a token on the board; at the other, the dice of
// a player with cards, with other players in Tokyo.
const (
	midGame = `kot 1 duel solo;side you gigazaur Anna;side rival meka-dragon;start you;row seismic-test monumental photoshoot;
	roll eeeff;stop;resolve;buy 3;reveal ?;answer fame 2;pass;roll ccffdd;roll ec;roll d;resolve;roll eefffp;stop;resolve;pass`
	midTokyo = `kot 1 tokyo;player p1 gigazaur Anna;player p2 the-king Bea;player p3 alienoid Cleo;first p1;
	row alpha-monster nova-breath spiked-tail;roll 11223c;resolve;pass;set p2.energy 9;roll 1122eh;resolve;buy 1;reveal ?;pass`
)

// BenchmarkKeys measures a key with its frame: letters of a roll, its last letter, which is written to the file and shows
// the advice or the effect of the dice, and Backspace, at two sizes. It draws on a simulated screen.
func BenchmarkKeys(b *testing.B) {
	for _, c := range []struct {
		name, game, some, last string
		w, h                   int
	}{
		{"duel/80x24", midGame, "cfhdp", "c", 80, 24},
		{"duel/120x40", midGame, "cfhdp", "c", 120, 40},
		{"tokyo/80x24", midTokyo, "cceh1", "1", 80, 24},
		{"tokyo/120x40", midTokyo, "cceh1", "1", 120, 40},
	} {
		with, erased := usual, strings.Repeat("<bs>", len(c.some))
		with.w, with.h = c.w, c.h
		for _, step := range []struct{ name, before, keys, after string }{
			{"letters", "", c.some, erased},
			{"last", c.some, c.last, "<bs>"},
			{"back", c.some + c.last, "<bs>", c.last},
		} {
			b.Run(c.name+"/"+step.name, func(b *testing.B) {
				u := open(b, with, c.game)
				u.hit(step.before)
				b.ReportAllocs()
				for b.Loop() {
					u.hit(step.keys)
					b.StopTimer()
					u.hit(step.after)
					b.StartTimer()
				}
			})
		}
	}
}

// longGame returns a game of the given number of turns for two players, in which nothing happens.
func longGame(box string, turns int) string {
	if box == "duel" {
		return "kot 1 duel two;side you gigazaur Anna;side rival alienoid Bea;start you;roll hhhhh;stop;resolve;pass;" +
			strings.Repeat("roll hhhhhh;stop;resolve;pass;", turns-1)
	}
	return "kot 1 tokyo;player p1 gigazaur Anna;player p2 the-king Bea;first p1;" +
		strings.Repeat(strings.Repeat("roll 112233;resolve;pass;", 10)+"set p1.points 0;", turns/10)
}

// costs returns how many bytes of memory some keys take at the table of a game.
func costs(t *testing.T, game, first, keys string) uint64 {
	t.Helper()
	u := open(t, usual, game)
	u.hit(first) // what is made only once
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	u.hit(keys)
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// TestUndoCost: undo and redo, drawn and written, need no more memory late in a long game than early in it.
func TestUndoCost(t *testing.T) {
	for _, box := range []string{"duel", "tokyo"} {
		short, long := costs(t, longGame(box, 100), "uUuU", "uuUuUU"), costs(t, longGame(box, 3000), "uUuU", "uuUuUU")
		if long > 2*short { // now and then the copy of the file in memory grows
			t.Errorf("%s: six steps cost %d kB after 100 turns, %d kB after 3,000", box, short>>10, long>>10)
		}
	}
}

// TestManyCorrections: showing a roll after a thousand corrections, all in one turn, takes no more work than after two
// hundred.
func TestManyCorrections(t *testing.T) {
	for box, keys := range map[string]string{"duel": "hhhhh", "tokyo": "112233"} {
		begin := strings.Join(strings.Split(longGame(box, 10), ";")[:4], ";")
		set := map[string]string{"duel": ";set you.hearts 9", "tokyo": ";set p1.points 1"}[box]
		few, many := costs(t, begin+strings.Repeat(set, 200), "", keys), costs(t, begin+strings.Repeat(set, 1000), "", keys)
		if many > 2*few {
			t.Errorf("%s: a roll costs %d kB behind 200 corrections, %d kB behind 1,000", box, few>>10, many>>10)
		}
	}
}

// BenchmarkUndo measures undo and redo with their frames, early and late in a game.
func BenchmarkUndo(b *testing.B) {
	for _, box := range []string{"duel", "tokyo"} {
		for name, turns := range map[string]int{"100": 100, "10000": 10_000} {
			b.Run(box+"/"+name, func(b *testing.B) {
				u := open(b, usual, longGame(box, turns))
				b.ReportAllocs()
				for b.Loop() {
					u.hit("uU")
				}
			})
		}
	}
}
