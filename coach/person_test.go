package coach

import (
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// TestLikeAPerson checks that easy and normal do nothing ridiculous, whatever is drawn. must are
// the dice that they keep, never the faces of which they keep none, or another event.
func TestLikeAPerson(t *testing.T) {
	r := dueltest.Rules(t)
	c := NewTwo(r)
	for _, at := range []struct{ what, lines, must, never string }{
		{"keeps hearts that heal nothing", "turn you roll; roll hhcfde", "", "h"},
		{"stops with nothing but hearts that heal nothing", "turn you roll; roll hhhhhh", "", "h"},
		{"rerolls two hearts with 2 left", "set you.hearts 2; turn you roll; roll hhcfde", "hh", ""},
		{"rerolls a heart for claws with 3 left", "set you.hearts 3; turn you roll; roll hcccfd", "h", ""},
		{"rerolls a heart with 1 left", "set you.hearts 1; turn you roll; roll hfcdep", "h", ""},
		{"breaks three stars", "turn you roll; roll fffche", "fff", ""},
		{"breaks four destruction", "turn you roll; roll ddddce", "dddd", ""},
		{"breaks six stars", "turn you roll; roll ffffff", "ffffff", ""},
		{"rerolls the claws that win", "set rival.hearts 2; turn you roll; roll ccfdeh", "cc", ""},
		{"rerolls the stars that win", "set fame 6; turn you roll; roll fffcce", "fff", ""},
		{"leaves claws that hurt", "turn you resolve; dice cccfde", "", "pass"},
		{"leaves the card that wins", "row too-cute snack-time photoshoot; set you.energy 6; set rival.hearts 2; turn you buy", "buy 1", ""},
		{"leaves the card that pulls Fame to Victory", "row photoshoot extra-head regeneration; set you.energy 9; set fame 6; turn you buy", "buy 1", ""},
		{"renews the row with its last energy", "row photoshoot extra-head regeneration; set you.energy 2; turn you buy", "", "sweep"},
		{"renews the row with 3 energy left", "row giant-brain extra-head monumental; set you.energy 5; turn you buy", "", "sweep"},
		{"renews a row with a good card that it can pay", "row extra-head snack-time regeneration; set you.energy 9; turn you buy", "", "sweep"},
	} {
		now, err := dueltest.Fold(r, nil, "kot 1 duel two; side you gigazaur; side rival meka-dragon; start rival; "+at.lines)
		if err != nil {
			t.Fatal(at.what, err)
		}
		a, ok := c.Advise(&now)
		if !ok {
			t.Fatal(at.what)
		}
		for n := rules.Easy; n < rules.Hard; n++ {
			for draw := range 200 {
				i := c.taken(&now.State, &a, n, (float64(draw)+0.5)/200)
				did := strings.TrimSpace(r.Write(&a.Options[i].Event))
				if did == "stop" {
					did = "keep all"
				}
				laughs := at.must != "" && did != at.must || did == at.never
				if dice, keeps := strings.CutPrefix(did, "keep"); keeps {
					dice = strings.ReplaceAll(strings.TrimSpace(dice), "all", at.lines[strings.LastIndex(at.lines, " ")+1:])
					laughs = !contains(at.must, dice) || at.never != "" && strings.Contains(dice, at.never)
				}
				if laughs {
					t.Errorf("%s: %s does %q, by draw %d", at.what, n, did, draw)
					break
				}
			}
		}
	}
}

// TestUsesItsPower checks that a power that kot has chosen by itself is used. Declining would lead back to the
// same table, and a turn could last forever. Declining is fine if the power is used by resolving everything.
func TestUsesItsPower(t *testing.T) {
	r := dueltest.Rules(t)
	c := NewTwo(r)
	for _, at := range []struct {
		side, lines string
		declines    bool // easy does
	}{
		{"gigazaur", "dice ppceee; resolve power", false},
		{"gigazaur", "dice ppceee; resolve", true},
		{"the-king", "dice ppceee; resolve power", false},
		{"the-king", "dice ppppppp; token king fame -3; token king destruction -3; resolve power", false},
		{"the-king", "dice ppppppp; token king fame -3; token king destruction -3; resolve power; answer fame -3", false},
	} {
		now, err := dueltest.Fold(r, nil, "kot 1 duel two; side you "+at.side+"; side rival meka-dragon; start you; turn you resolve; "+at.lines)
		if err != nil {
			t.Fatal(at.lines, err)
		}
		for n := range rules.Strength(rules.NumStrengths) {
			declined := false
			for draw := range 200 {
				a, i, ok := c.Decide(&now, n, (float64(draw)+0.5)/200)
				if !ok {
					t.Fatal(at.lines)
				}
				declined = declined || a.Options[i].Event.Answer == duel.No
			}
			if declined && !at.declines || !declined && at.declines && n == rules.Easy {
				t.Errorf("%s, %s: %s declines: %v", at.side, at.lines, n, declined)
			}
		}
	}
}

// contains reports whether every letter of some is among others, as often.
func contains(some, others string) bool {
	for _, letter := range some {
		if strings.Count(others, string(letter)) < strings.Count(some, string(letter)) {
			return false
		}
	}
	return true
}
