package coach

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules/duel"
)

// TestUnseen checks that if nobody has named the row and one of its cards is affordable, the buy step is worth about the
// mean over the cards that may be there, and the more energy the more. Passing alone is also shown, at its own worth.
func TestUnseen(t *testing.T) {
	r := dueltest.Rules(t)
	rnd := rand.New(rand.NewPCG(1, 1))
	off := 0.0
	tables := []string{
		"set you.hearts 5; set rival.hearts 8", "set you.hearts 9; set rival.hearts 14; set fame -2; set destruction -2",
		"set you.hearts 4; set rival.hearts 12; set fame -4; set destruction -2", "set rival.hearts 3",
	}
	played := 0
	for i := range often.Cases(2, len(tables)) {
		lines, last := tables[i], 0.0
		played++
		for _, energy := range []string{"0", "3", "6", "10", "15"} {
			table, err := dueltest.Fold(r, nil, dueltest.Solo("cyber-kitty", "the-king", "you")+lines+"; set you.energy "+energy+"; turn you buy")
			if err != nil {
				t.Fatal(err)
			}
			c := coachOf(t, r, &table.State)
			now := c.Win(&table).Win
			if now < last {
				t.Errorf("%s: %.3f with %s energy, %.3f with less", lines, now, energy, last)
			}
			last = now
			mean, deals := 0.0, 60
			for range deals {
				dealt := table
				cards := rnd.Perm(r.Box.NumCards())
				for slot := range dealt.State.Row {
					dealt.State.Row[slot] = duel.CardID(cards[slot] + 1)
				}
				mean += c.Win(&dealt).Win / float64(deals)
			}
			if off += math.Abs(now - mean); math.Abs(now-mean) > 0.16 { // a loss nearly certain, with much energy: the worst of these
				t.Errorf("%s, %s energy: %.3f, %.3f on the mean over dealt rows", lines, energy, now, mean)
			}
			a, _ := c.Advise(&table)
			at := slices.IndexFunc(a.Options, func(o Option) bool { return o.Event == Unseen })
			pass := slices.IndexFunc(a.Options, func(o Option) bool { return o.Event.Kind == duel.Passed })
			if pass < 0 || (at >= 0) != (energy != "0") || at >= 0 && (a.Options[at].Win != now || a.Options[pass].Win > now) {
				t.Errorf("%s, %s energy: %+v", lines, energy, a.Options)
			}
		}
	}
	if off /= 5 * float64(played); off > 0.04 {
		t.Errorf("on the mean %.3f off", off)
	}
}
