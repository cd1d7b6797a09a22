package coach_test

import (
	"fmt"
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file computes dangers of bare tables a third time: dice in a row that keep their places,
// thrown one by one, and Autobot as in the text of A0 to A9. It uses neither the engine nor package
// autobot.

// row is dice in their places; those not thrown yet are blank.
type row [4]rules.Face

const blank = rules.Face(rules.NumFaces)

// ordered is a bare table in Autobot's turn.
type ordered struct {
	you, bot, most            int // hearts; most are Autobot's at the start
	fame, destruction, energy int
	need, dice                int
	told                      map[orderedKey]stories
}

// orderedKey is a table between two throws, or at a special power.
type orderedKey struct {
	kept         row
	number       int
	symbol       rules.Face
	sp           bool
	you, bot     int
	fame, destro int
	energy       int
}

func (o ordered) key(kept row, number int, symbol rules.Face, sp bool) orderedKey {
	return orderedKey{kept, number, symbol, sp, o.you, o.bot, o.fame, o.destruction, o.energy}
}

// roll throws the blank dice, one by one.
func (o ordered) roll(kept row, number int, symbol rules.Face) stories {
	key := o.key(kept, number, symbol, false)
	if out, known := o.told[key]; known {
		return out
	}
	out := stories{}
	var each func(now row, at int, p float64)
	each = func(now row, at int, p float64) {
		if at == o.dice {
			for s, q := range o.lie(now, number, symbol) {
				out[s] += p * q
			}
			return
		}
		if now[at] != blank {
			each(now, at+1, p)
			return
		}
		for f := range rules.Face(rules.NumFaces) {
			now[at] = f
			each(now, at+1, p/6)
		}
	}
	each(kept, 0, 1)
	o.told[key] = out
	return out
}

// lie returns what follows from what Autobot keeps (A1 to A3).
func (o ordered) lie(now row, number int, symbol rules.Face) stories {
	if number == 3 {
		return o.resolve(now)
	}
	count := [rules.NumFaces + 1]int{}
	for _, f := range now[:o.dice] {
		count[f]++
	}
	if symbol == blank && count[duel.Fame]+count[duel.Destruction] > 0 {
		switch diff := count[duel.Fame] - count[duel.Destruction]; {
		case diff > 0 || diff == 0 && o.fame < o.destruction:
			symbol = duel.Fame
		case diff < 0 || o.destruction < o.fame:
			symbol = duel.Destruction
		default:
			fame, destruction := o.lie(now, number, duel.Fame), o.lie(now, number, duel.Destruction)
			if destruction.better(fame) {
				return destruction
			}
			return fame
		}
	}
	hearts, all := o.most-o.bot, true
	kept := row{blank, blank, blank, blank}
	for i, f := range now[:o.dice] {
		switch {
		case f == duel.Claw || f == symbol:
			kept[i] = f
		case f == duel.Heart && hearts > 0:
			kept[i] = f
			hearts--
		default:
			all = false
		}
	}
	if all {
		return o.resolve(now)
	}
	return o.roll(kept, number+1, symbol)
}

// over returns who has won and how, if anybody.
func (o ordered) over() (winner duel.Side, why duel.Why) {
	zone := func(at int) bool { return at >= 3 && at <= 5 }
	switch {
	case o.you <= 0:
		return duel.Rival, duel.ByHearts
	case o.fame == -7 || o.destruction == -7:
		return duel.Rival, duel.ByVictory
	case zone(-o.fame) && zone(-o.destruction):
		return duel.Rival, duel.BySpotlight
	case zone(o.fame) && zone(o.destruction):
		return duel.You, duel.BySpotlight
	}
	return duel.You, duel.NotWon
}

// do does n times what one die does, and reports whether that ends the game.
func (o *ordered) do(st *story, f rules.Face, n int) bool {
	for range n {
		switch {
		case f == duel.Claw:
			o.you--
			st.damage++
		case f == duel.Heart && o.bot < o.most:
			o.bot++
		case f == duel.Fame:
			o.fame--
			st.steps[0]++
		case f == duel.Destruction:
			o.destruction--
			st.steps[1]++
		default:
			o.energy++
		}
		if st.winner, st.why = o.over(); st.why != duel.NotWon {
			return true
		}
	}
	return false
}

// resolve applies A4 and A5.
func (o ordered) resolve(now row) stories {
	st, count := story{}, [rules.NumFaces + 1]int{}
	for _, f := range now[:o.dice] {
		count[f]++
	}
	for f := duel.Fame; f <= duel.Destruction; f++ {
		if count[f] < 3 {
			count[duel.Energy] += count[f]
			count[f] = 0
		} else {
			count[f] -= 2
		}
	}
	for _, f := range []rules.Face{duel.Claw, duel.Heart, duel.Fame, duel.Destruction, duel.Energy, duel.Power} {
		if o.do(&st, f, count[f]) {
			return stories{st: 1}
		}
	}
	out := stories{}
	for next, p := range o.special() {
		out[st.then(next)] += p
	}
	return out
}

// special applies A7.
func (o ordered) special() stories {
	if o.energy < o.need {
		return stories{{}: 1}
	}
	key := o.key(row{}, 0, blank, true)
	if out, known := o.told[key]; known {
		return out
	}
	out := stories{}
	for first := range rules.Face(rules.NumFaces) {
		for second := range rules.Face(rules.NumFaces) {
			now, st, over := o, story{specials: 1}, false
			now.energy -= o.need
			for _, f := range []rules.Face{duel.Fame, duel.Destruction, duel.Claw, duel.Heart, duel.Energy, duel.Power} {
				for _, die := range []rules.Face{first, second} {
					over = over || die == f && now.do(&st, f, 1)
				}
			}
			if over {
				out[st] += 1. / 36
				continue
			}
			for next, p := range now.special() {
				out[st.then(next)] += p / 36
			}
		}
	}
	o.told[key] = out
	return out
}

// TestAheadOrdered checks that the danger of bare tables is that of dice in a row.
func TestAheadOrdered(t *testing.T) {
	r := dueltest.Rules(t)
	for i, c := range []struct {
		hard                bool
		dice                int
		you, bot            int
		fame, destro, power int // power is Autobot's energy
	}{
		{false, 3, 9, 12, 3, 1, 0},
		{false, 3, 2, 10, -6, -2, 3},
		{true, 3, 2, 11, -2, -3, 2},
		{false, 3, 3, 11, 6, 4, 2},
		{false, 4, 3, 9, -2, -2, 0},
		{true, 4, 1, 12, 0, 1, 1},
		{false, 3, 9, 12, -4, 6, 3},
		{false, 3, 9, 10, -6, -6, 3},
		{true, 2, 1, 10, -1, -1, 2},
		{false, 4, 15, 8, 6, 6, 3},
	} {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			difficulty, need := "", 4
			if c.hard {
				difficulty, need = "option difficulty hard; ", 3
			}
			s := at(t, r, "kot 1 duel solo; side you gigazaur; side rival meka-dragon; "+difficulty+"start you; turn rival roll; "+
				fmt.Sprintf("taken %d rival; set you.hearts %d; set rival.hearts %d; set rival.energy %d; set fame %d; set destruction %d",
					6-c.dice, c.you, c.bot, c.power, c.fame, c.destro))
			have, ok := coach.Ahead(r, &duel.Table{State: s})
			if !ok {
				t.Fatal("no danger")
			}
			o := ordered{c.you, c.bot, 12, c.fame, c.destro, c.power, need, c.dice, map[orderedKey]stories{}}
			want := o.roll(row{blank, blank, blank, blank}, 1, blank).danger()
			same(t, fmt.Sprintf("%+v", c), &have, &want)
		})
	}
}
