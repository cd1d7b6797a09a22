package duel_test

import (
	"bytes"
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
)

// TestLegal: the lines that programs are told are legal, and what the table says about the dice.
func TestLegal(t *testing.T) {
	r := dueltest.Rules(t)
	const anna = `"you":{"monster":"gigazaur","hearts":14,"max":14,"energy":0,"dice_tokens":0,"cards":[],`
	for _, c := range []struct{ lines, legal, also string }{
		{"", "roll dice:5", anna + `"dice":5,"rolls":3}`}, // S4
		{"", "roll dice:5", `"energy":1,"dice_tokens":0,"cards":[],"dice":6,"rolls":3}`},
		{"", "roll dice:5", `"keep":"","next":{"side":"you","who":"person"}`},
		{"set you.dice-tokens 2; turn you roll", "tokens 1|tokens 2|roll dice:5", ""},
		{"set you.dice-tokens 2; tokens 1", "tokens 1|roll dice:6", `"dice":6,"rolls":3}`},
		{"roll ccccc", "roll dice:5|keep|keep c|keep cc|keep ccc|keep cccc|keep ccccc|stop", `"keep":""`},
		{"dice ccf; keep cf", "roll dice:1|keep|keep c|keep cc|keep f|keep cf|keep ccf|stop", `"keep":"cf"`},
		{"dice ccf; keep ccf", "roll|keep|keep c|keep cc|keep f|keep cf|keep ccf|stop", ""},
		{"card you in-the-shadows; dice ccff; rolls 3", "roll dice:2|keep cc|keep ccf|keep ccff|stop", `"keep":"cc"`}, // O3: fame alone
		{"turn rival roll", "roll dice:6", `"next":{"side":"rival","who":"autobot"}`},
		{"turn rival roll; roll ccffde", "roll dice:2", `"keep":"ccff"`}, // A1
		{"turn rival roll; roll ccfdee", "answer fame|answer destruction", `"keep":"","next":{"side":"you","who":"person"}`},
		{"turn rival roll; roll ccfdee; answer destruction", "roll dice:3", `"keep":"ccd"`},
		{"turn rival end; set rival.energy 4", "roll dice:2", `"keep":""`}, // A7
		{"set you.energy 2; row ? too-cute -; turn you buy", "sweep|pass|buy 1", ""},
		{"card you camouflage; turn rival resolve; dice ccc; resolve", "answer no|answer dice:3", ""},
		{"concede", "", `"next":null`},
	} {
		table, err := dueltest.Fold(r, nil, dueltest.Solo("gigazaur", "meka-dragon", "you")+c.lines)
		if err != nil {
			t.Fatalf("%s: %v", c.lines, err)
		}
		if have := strings.Join(r.Legal(&table), "|"); have != c.legal {
			t.Errorf("%s: %s may be said, want %s", c.lines, have, c.legal)
		}
		if have := r.JSON(&table, 0); !bytes.Contains(have, []byte(c.also)) {
			t.Errorf("%s: no %s in %s", c.lines, c.also, have)
		}
	}
	begun, err := dueltest.Fold(r, nil, "kot 1 duel solo; side you gigazaur")
	if err != nil || len(r.Legal(&begun)) > 0 {
		t.Errorf("%v may be said before Autobot has a monster (%v)", r.Legal(&begun), err)
	}
}

// TestMostLegal: no dice can be kept in more ways than these; with the roll and stop, there are 146 lines. A card that came is one of
// 47, or unnamed: 50 without the three of the row.
func TestMostLegal(t *testing.T) {
	r := dueltest.Frozen(t)
	for lines, want := range map[string]int{"dice cchhefdp": 146, "set you.energy 9; row frenzy too-cute photoshoot; turn you buy; buy 2": r.Box.NumCards() - 3 + 1} {
		table, err := dueltest.Fold(r, nil, dueltest.Solo("gigazaur", "meka-dragon", "you")+lines)
		if have := len(r.Legal(&table)); err != nil || have != want {
			t.Errorf("%s: %d lines may be said, want %d (%v)", lines, have, want, err)
		}
	}
}
