package tracker_test

import (
	"strings"
	"testing"

	"kingoftokyo/internal/kit"
)

// TestKit plays games of foxes through the log, with undo, redo, corrections and refused lines in
// between: tables are the same however they were reached.
func TestKit(t *testing.T) { kit.Run(t, foxBox(), 60, 2000) }

// foxBox is the game of foxes as the kit plays it: thirty turns, because it has no end.
func foxBox() *kit.Box[foxTable, foxLine, foxTable] {
	return &kit.Box[foxTable, foxLine, foxTable]{
		Rules: foxRules{},
		Setup: func(*kit.Draw) []string { return foxSetup },
		State: func(now *foxTable) foxTable {
			t := *now
			if t.asks == "" {
				t.who = 0 // nobody is asked
			}
			return t
		},
		Over:      func(now *foxTable) bool { return now.turn > 30 && now.asks == "" },
		Question:  func(now *foxTable) string { return now.asks },
		Questions: []string{"offer", "return", "take", "away"},
		Words:     []string{"fox", "player", "throw", "gift", "trade", "answer", "set", "deal", "sum", "undo", "redo"},
		Offers: func(now *foxTable, _ *kit.Draw, buf []foxLine) []foxLine {
			for _, e := range foxAlphabet() {
				if now.turn <= 30 || now.asks != "" {
					if foxOffered(now, &e) {
						buf = append(buf, e)
					}
				}
			}
			return buf
		},
		Alphabet: func(_ *foxTable, buf []foxLine) []foxLine { return append(buf, foxAlphabet()...) },
		Offered:  foxOffered,
		Beside: func(_ *foxTable, e *foxLine, next *foxTable) bool { // nobody has anything to give
			return e.verb == "trade" && next.asks == "offer" || e.verb == "answer" && next.asks == "return"
		},
		Correct: func(_ *foxTable, d *kit.Draw) string {
			return []string{"set ann 4", "set cem 1", "deal ann fox", "deal bob owl", "deal cem fox"}[d.N(5)]
		},
		Fault: func(now *foxTable, _ bool) string {
			for _, cards := range now.cards {
				if cards[0] < 0 || cards[1] < 0 {
					return "less than no card"
				}
			}
			return ""
		},
	}
}

// foxAlphabet returns lines that mean something at some point of a game of foxes.
func foxAlphabet() (all []foxLine) {
	for _, line := range foxMenu {
		w := append(strings.Fields(line), "", "", "")
		if w[0] != "set" && w[0] != "deal" && w[1] != "x" {
			all = append(all, foxLine{w[0], w[1], w[2], w[3]})
		}
	}
	return all
}

// foxOffered reports whether a player can do e now.
func foxOffered(now *foxTable, e *foxLine) bool {
	has := func(player int, card string) bool {
		return card == foxCards[0] && now.cards[player][0] > 0 || card == foxCards[1] && now.cards[player][1] > 0
	}
	switch next := (now.active + 1) % 3; {
	case now.asks == "take":
		return e.verb == "answer" && (e.a == "yes" || e.a == "no")
	case now.asks != "":
		return e.verb == "answer" && has(now.who, e.a)
	case e.verb == "gift":
		return has(now.active, e.a)
	case e.verb == "trade":
		return now.heldBy(now.active) > 0 && now.heldBy(next) > 0
	}
	return e.verb == "throw"
}
