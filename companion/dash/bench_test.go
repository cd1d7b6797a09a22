package dash

import "testing"

// typing is a game in which Autobot's six dice are typed next, with a token on the board.
const midGame = `kot 1 duel solo;side you gigazaur Anna;side rival meka-dragon;start you;row seismic-test monumental photoshoot;
	roll eeeff;stop;resolve;buy 3;reveal ?;answer fame 2;pass;roll ccffdd;roll ec;roll d;resolve;roll eefffp;stop;resolve;pass`

// BenchmarkKeys is a key with its frame: letters of a roll, its last letter, which is
// written to the file and shows the advice, and Backspace, at two sizes. It is drawn on a
// simulated screen; internal/tools/latency measures a terminal's.
func BenchmarkKeys(b *testing.B) {
	for _, size := range []struct {
		name string
		w, h int
	}{{"80x24", 80, 24}, {"120x40", 120, 40}} {
		with := usual
		with.w, with.h = size.w, size.h
		b.Run("letter/"+size.name, func(b *testing.B) {
			u := open(b, with, midGame)
			b.ReportAllocs()
			for b.Loop() {
				u.hit("cfhdp")
				b.StopTimer()
				u.hit("<bs><bs><bs><bs><bs>")
				b.StartTimer()
			}
		})
		b.Run("last/"+size.name, func(b *testing.B) {
			u := open(b, with, midGame)
			u.hit("cfhdp")
			b.ReportAllocs()
			for b.Loop() {
				u.hit("c")
				b.StopTimer()
				u.hit("<bs>")
				b.StartTimer()
			}
		})
		b.Run("back/"+size.name, func(b *testing.B) {
			u := open(b, with, midGame)
			u.hit("cfhdpc")
			b.ReportAllocs()
			for b.Loop() {
				u.hit("<bs>")
				b.StopTimer()
				u.hit("c")
				b.StartTimer()
			}
		})
	}
}
