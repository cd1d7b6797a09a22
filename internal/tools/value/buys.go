package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"kingoftokyo/coach"
	"kingoftokyo/coach/learned"
	"kingoftokyo/internal/tools"
	"kingoftokyo/internal/training"
	"kingoftokyo/rules/duel"
)

// This file trains what an unnamed row is worth if one of its cards may be bought: the mean, over
// dealt rows, of what a search of the purchases finds. The rest of the network does not change.

// buy is a table of the buy step with an unnamed row, and what the network should say about it.
type buy struct {
	training.Lesson         // of the table once the turn has ended without a purchase
	base            float32 // the logit of that table
	energy, n       int     // what may be spent, and how many cards are unnamed
	head            int     // of the player's skill
}

// buying holds the weights of coach.Buying in training, and those of its units in the first layer.
type buying struct {
	first [coach.Inputs][coach.BuyHidden]float32
	units [coach.MostEnergy + 1][coach.BuyHidden]float32
	gains [coach.Skills]struct {
		second [coach.MostEnergy + 1][coach.BuyHidden]float32
		rest   [coach.MostEnergy + 1]float32
		part   [4]float32
	}
}

// newBuying begins with small random weights, and more for more energy.
func newBuying(rnd *rand.Rand) *buying {
	w := &buying{}
	for i := range w.first {
		for u := range w.first[i] {
			w.first[i][u] = float32(rnd.NormFloat64() * 0.05)
		}
	}
	for u := range w.first[0] { // of the core logit, which has 16 steps per unit
		w.first[0][u] /= 8
	}
	for u := range coach.BuyHidden {
		second := float32(rnd.NormFloat64() * 0.2)
		for e := range w.units {
			w.units[e][u] = 0.1
			for k := range w.gains {
				w.gains[k].second[e][u] = second
			}
		}
	}
	for k := range w.gains {
		g := &w.gains[k]
		for e := range g.rest {
			g.rest[e] = 0.06 * float32(e)
		}
		for n := range g.part {
			g.part[n] = float32(n) / 3
		}
	}
	return w
}

// gain returns what is added to the logit of a table with three unnamed cards, if it is more than zero; it fills h with the units.
func (w *buying) gain(b *buy, h *[coach.BuyHidden]float32) float32 {
	g := &w.gains[b.head]
	*h = w.units[b.energy]
	for _, x := range b.List {
		for u, first := range w.first[x.At] {
			h[u] += float32(float32(x.N) * first)
		}
	}
	sum := g.rest[b.energy]
	for u := range h {
		h[u] = max(0, h[u])
		sum += float32(h[u] * g.second[b.energy][u])
	}
	return sum
}

// off returns how far the chance of a table is off, with what a purchase adds.
func (w *buying) off(b *buy, gain float32) float32 {
	return float32(1/(1+math.Exp(-float64(b.base+float32(w.gains[b.head].part[b.n]*max(0, gain)))))) - b.Want
}

// learn learns from one table.
func (w *buying) learn(seen *buying, b *buy, rate float32) {
	var h [coach.BuyHidden]float32
	gain := w.gain(b, &h)
	slope := w.off(b, gain)
	if gain <= 0 && slope > 0 {
		return // never less than zero
	}
	g, gs, e := &w.gains[b.head], &seen.gains[b.head], b.energy
	if b.n < 3 {
		training.Step(&g.part[b.n], &gs.part[b.n], float32(slope*max(0, gain)), rate*0.3, 1e-3)
	}
	slope *= g.part[b.n]
	training.Step(&g.rest[e], &gs.rest[e], slope, rate, 1e-3)
	for u := range h {
		if h[u] == 0 {
			continue
		}
		back := float32(slope * g.second[e][u])
		training.Step(&g.second[e][u], &gs.second[e][u], float32(slope*h[u]), rate, 1e-3)
		training.Step(&w.units[e][u], &seen.units[e][u], back, 2*rate, 1e-3)
		for _, x := range b.List {
			r := rate
			if x.At == 0 {
				r /= 8
			}
			training.Step(&w.first[x.At][u], &seen.first[x.At][u], float32(back*float32(x.N)), r, 1e-2)
		}
	}
}

// smooth moves the values of one energy toward those of its neighbours, because chance alone makes steps between them.
func (w *buying) smooth() {
	before := *w
	for e := 1; e < coach.MostEnergy; e++ {
		mean := func(a, b, c float32) float32 { return float32(a+2*b+c) / 4 }
		for u := range w.units[e] {
			w.units[e][u] = mean(before.units[e-1][u], before.units[e][u], before.units[e+1][u])
			for k := range w.gains {
				of := &before.gains[k].second
				w.gains[k].second[e][u] = mean(of[e-1][u], of[e][u], of[e+1][u])
			}
		}
		for k := range w.gains {
			of := &before.gains[k].rest
			w.gains[k].rest[e] = mean(of[e-1], of[e], of[e+1])
		}
	}
}

// into writes the weights into a network, in whole numbers.
func (w *buying) into(n *coach.Network) {
	for i := range w.first {
		most := float64(learned.MostFirst)
		if i == 0 {
			most = learned.MostStep
		}
		for u, x := range w.first[i] {
			n.First[i][coach.ValueHidden+u] = int16(training.Whole(x, learned.FirstUnit, most))
		}
	}
	for e := range w.units {
		for u, x := range w.units[e] {
			n.Units[e][u] = int32(training.Whole(x, learned.FirstUnit, math.MaxInt16))
		}
	}
	for k := range w.gains {
		from, to := &w.gains[k], &n.Gains[k]
		for e := range from.rest {
			to.Rest[e] = int64(training.Whole(from.rest[e], learned.FirstUnit*learned.SecondUnit, math.MaxInt32))
			for u, x := range from.second[e] {
				to.Second[e][u] = int16(training.Whole(x, learned.SecondUnit, math.MaxInt16))
			}
		}
		for i, x := range from.part {
			to.Part[i] = int32(training.Whole(x, learned.SecondUnit, math.MaxInt16))
		}
	}
}

// buys teaches a network what searches with it say about tables with dealt rows.
func (t *job) buys(pool []moment, net *coach.Network) {
	list := t.bought(pool, net)
	rnd := rand.New(rand.NewPCG(t.seed, 11))
	w, seen := newBuying(rnd), &buying{}
	held := len(list) / left
	w.tell("before", list[:held])
	const passes = 12
	for pass := range passes * t.epochs {
		rate := float32(2 * t.rate)
		if pass >= passes*t.epochs-3 {
			rate /= 4
		}
		rnd.Shuffle(len(list)-held, func(a, b int) { list[held+a], list[held+b] = list[held+b], list[held+a] })
		for i := range list[held:] {
			w.learn(seen, &list[held+i], rate)
		}
		w.smooth()
		w.tell(fmt.Sprintf("pass %d", pass+1), list[:held])
	}
	w.into(net)
	level(net, 12) // so few games reach it that its value was less than that of 11
}

// level makes an energy that few games reach, from 2 to 12, count as the mean of its neighbours: at
// the end of a turn, and one less before an unnamed card may be bought.
func level(n *coach.Network, energy int) {
	const half learned.Between = 0.5
	half.Each(n.First[coach.InEnergy+energy], n.First[coach.InEnergy+energy-1], n.First[coach.InEnergy+energy+1])
	e := energy - 1
	for u := range coach.BuyHidden {
		n.Units[e][u] = int32(half.Of(int64(n.Units[e-1][u]), int64(n.Units[e+1][u])))
	}
	for k := range n.Gains {
		g := &n.Gains[k]
		half.Each(g.Second[e][:], g.Second[e-1][:], g.Second[e+1][:])
		g.Rest[e] = half.Of(g.Rest[e-1], g.Rest[e+1])
	}
}

// tell prints for each skill how far held-out tables are off, on average and as the root of the mean square.
func (w *buying) tell(what string, list []buy) {
	var off, squares, n [coach.Skills]float64
	var h [coach.BuyHidden]float32
	for i := range list {
		b := &list[i]
		d := float64(w.off(b, w.gain(b, &h)))
		off[b.head], squares[b.head], n[b.head] = off[b.head]+d, squares[b.head]+d*d, n[b.head]+1
	}
	fmt.Printf("%s:", what)
	for k := range n {
		fmt.Printf(" %+.2f (%.2f)", 100*off[k]/n[k], 100*math.Sqrt(squares[k]/n[k]))
	}
	fmt.Println()
}

// sureLogit is the logit beyond which most tables are left out, because there is little to learn from them.
const sureLogit = 3

// bought returns what searches say about tables with dealt rows, most with random energy.
func (t *job) bought(pool []moment, net *coach.Network) []buy {
	list := make([]buy, t.buying)
	t.each(len(list), net, func(i int, read *reading) {
		rnd := rand.New(rand.NewPCG(t.seed+11, uint64(i)))
		s := t.searched(pool, i, rnd)
		you := &s.Sides[duel.You]
		if you.Energy = min(you.Energy, coach.MostEnergy); rnd.IntN(3) > 0 {
			you.Energy = int16(rnd.IntN(coach.MostEnergy + 1))
		}
		hide := 7
		if rnd.IntN(3) == 0 {
			hide = 1 + rnd.IntN(7)
		}
		tools.HideRow(&s, hide)
		b := buy{energy: int(you.Energy), n: unnamed(&s), head: rnd.IntN(coach.Skills)}
		if _, why := s.Winner(); why != duel.NotWon || b.n == 0 {
			return
		}
		of := read.coach(&s)
		s.Turn.Active = duel.Rival
		you.Energy++
		in, core, ok := read.of(s, 0)
		if !ok {
			return
		}
		b.base = float32(net.Logit(in, int32(math.Round(float64(core)*learned.LogitUnit)), sharpness(b.head)))
		if math.Abs(float64(b.base)) > sureLogit && rnd.IntN(4) > 0 {
			return
		}
		b.Lesson = training.Lesson{List: slices.Clone(in), Past: core}
		s.Turn.Active, s.Turn.Phase = duel.You, duel.PhaseBuy
		you.Energy--
		of.SetSkill(coach.Skill{Sharp: sharpness(b.head)})
		sum := 0.0
		for range t.deals {
			dealt := s
			if !tools.Deal(t.rules, &dealt, rnd) {
				return
			}
			sum += of.Searched(&duel.Table{State: dealt}).AsPlayed
		}
		b.Want = float32(sum / float64(t.deals))
		list[i] = b
	})
	return slices.DeleteFunc(list, func(b buy) bool { return b.List == nil })
}

// unnamed returns how many cards of the row nobody has named.
func unnamed(s *duel.State) (n int) {
	for _, c := range s.Row {
		if c == duel.Unnamed {
			n++
		}
	}
	return n
}
