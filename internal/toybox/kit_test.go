package toybox

import (
	"strconv"
	"testing"

	"kingoftokyo/internal/kit"
)

// TestKit checks that the toy box keeps the promises of every box.
func TestKit(t *testing.T) { kit.Run(t, box(), 40, 40) }

// seen is a table without what its last event told.
type seen struct {
	goal, seated, turn, active, fox int
	names                           [3]string
	points                          [3]int
	asks                            bool
}

func box() *kit.Box[table, line, seen] {
	return &kit.Box[table, line, seen]{
		Rules: rulesOf{},
		Setup: func(d *kit.Draw) []string {
			return []string{"kot 1 foxes", "goal " + strconv.Itoa(4+d.N(20)), "player Ann", "player Bob", "player Cem"}
		},
		State: func(now *table) seen {
			return seen{now.goal, now.seated, now.turn, now.active, now.fox, now.names, now.points, now.asks}
		},
		Over: func(now *table) bool { return now.winner() >= 0 },
		Question: func(now *table) string {
			if now.asks {
				return "take"
			}
			return ""
		},
		Questions: []string{"take"},
		Words:     verbs[:],
		Offers: func(now *table, _ *kit.Draw, buf []line) []line {
			for _, e := range alphabet() {
				if offered(now, &e) {
					buf = append(buf, e)
				}
			}
			return buf
		},
		Alphabet: func(_ *table, buf []line) []line { return append(buf, alphabet()...) },
		Offered:  offered,
		Correct: func(now *table, d *kit.Draw) string {
			return "set " + now.names[d.N(3)] + " " + strconv.Itoa(d.N(30))
		},
		Fault: func(now *table, _ bool) string {
			if now.fox < 0 || now.fox >= len(now.names) || min(now.points[0], now.points[1], now.points[2]) < 0 {
				return "nobody has the fox, or somebody less than nothing"
			}
			return ""
		},
	}
}

// alphabet returns all events and answers.
func alphabet() []line {
	return []line{{foxThrow, [3]string{"1"}}, {foxThrow, [3]string{"2"}}, {foxThrow, [3]string{"3"}}, {verb: foxGift}, {verb: foxYes}, {verb: foxNo}}
}

// offered reports whether players may do e now.
func offered(now *table, e *line) bool {
	switch {
	case now.winner() >= 0:
		return false
	case e.verb == foxYes, e.verb == foxNo:
		return now.asks
	case e.verb == foxGift:
		return !now.asks && now.fox == now.active
	}
	return !now.asks
}
