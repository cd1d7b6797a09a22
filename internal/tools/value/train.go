package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/learned"
	"kingoftokyo/internal/tools"
	"kingoftokyo/internal/training"
	"kingoftokyo/rules/duel"
)

// This file trains the network on how games ended and on what searches say (internal/training).

// best is the skill of best play, in hundredths.
const best = 100

// left is how many games there are per game that is left out, for evaluation.
const left = 20

// stepped is the input of the core logit.
const stepped = 0

// parts returns what is learned for a skill: the units and the head of best play, or all others, which leave the former unchanged.
func parts(skill uint8) training.Part {
	if skill == best {
		return training.Part{From: 0, To: coach.BestHidden, Read: coach.BestHidden, Heads: []int{coach.Skills - 1}}
	}
	return training.Part{From: coach.BestHidden, To: coach.ValueHidden, Read: coach.ValueHidden, Heads: []int{0, 1, 2, 3}}
}

// begun returns the net at which training begins: that of a network or, without one, small random weights and the core as it is.
func (t *job) begun(from *coach.Network, rnd *rand.Rand) *training.Net {
	if from != nil {
		return training.Of(from.Network, stepped)
	}
	n := training.Of(tools.NewNetwork(t.rules.Box).Network, stepped)
	n.Begin(rnd, func(head, unit int) bool { return unit < coach.BestHidden || head < coach.Skills-1 })
	return n
}

// whole returns a network in whole numbers. Its purchases are those of another network, if there was one.
func (t *job) whole(n *training.Net, before *coach.Network) *coach.Network {
	out := tools.NewNetwork(t.rules.Box)
	if before != nil {
		out.Buying = before.Buying
	}
	n.Write(out.Network)
	return out
}

// reading finds the inputs of tables.
type reading struct {
	rules   *duel.Rules
	net     *coach.Network
	coaches map[*core.Table]*coach.Coach
	buf     []learned.Input
}

func newReading(r *duel.Rules, n *coach.Network) *reading {
	return &reading{rules: r, net: n, coaches: map[*core.Table]*coach.Coach{}}
}

// coach returns that of a table's game.
func (r *reading) coach(s *duel.State) *coach.Coach {
	solved := tools.TableOf(r.rules, s)
	if r.coaches[solved] == nil {
		r.coaches[solved] = coach.NewWith(r.rules, solved, r.net)
	}
	return r.coaches[solved]
}

// of returns the inputs of a table, with some of its row hidden if hide says so.
func (r *reading) of(s duel.State, hide int) (list []learned.Input, core float32, ok bool) {
	tools.HideRow(&s, hide)
	var logit int32
	r.buf, logit, ok = r.coach(&s).Inputs(&s, r.buf[:0])
	return r.buf, float32(logit) / learned.LogitUnit, ok
}

// said returns the network's estimate of a table, for a player of its skill.
func (r *reading) said(m *moment, net *coach.Network, hide int) (chance float64, ok bool) {
	list, core, ok := r.of(m.State, hide)
	return 1 / (1 + math.Exp(-net.Logit(list, int32(math.Round(float64(core)*learned.LogitUnit)), float64(m.Skill)/best))), ok
}

// hiding returns which cards of a row are hidden: none, all, or any.
func hiding(rnd *rand.Rand) int {
	switch rnd.IntN(4) {
	case 0:
		return 7
	case 1:
		return rnd.IntN(8)
	}
	return 0
}

// searched returns the i-th table of a pool to be searched. Half of them are shaken, and in every
// fourth a monster has few hearts left. Each has its own turn number: a coach caches places of tokens
// for a turn, and these must not be those of another table, which may have been another worker's.
func (t *job) searched(pool []moment, i int, rnd *rand.Rand) duel.State {
	s := pool[rnd.IntN(len(pool))].State
	s.Turn.Number = int16(2 + i%30000)
	if i%2 == 1 {
		tools.Shake(t.rules, &s, rnd)
	}
	if i%8 < 2 {
		s.Sides[rnd.IntN(2)].Hearts = int16(1 + rnd.IntN(3))
	}
	return s
}

// settle trains a network to agree with what a search of the present turn finds with it.
func (t *job) settle(pool []moment, net *coach.Network) *coach.Network {
	rnd := rand.New(rand.NewPCG(t.seed, 9))
	n := t.begun(net, nil)
	g := n.Squares()
	list := t.lessons(pool, net)
	held := len(list) / left
	t.off("before", n, list[:held])
	for epoch := range 3 * t.epochs {
		rnd.Shuffle(len(list)-held, func(a, b int) { list[held+a], list[held+b] = list[held+b], list[held+a] })
		for i := range list[held:] {
			l := &list[held+i]
			n.Learn(g, l, parts(l.Skill), float32(t.rate/2))
		}
		t.off(fmt.Sprintf("epoch %d", epoch+1), n, list[:held])
	}
	return t.whole(n, net)
}

// lessons returns what searches with a network say about tables.
func (t *job) lessons(pool []moment, net *coach.Network) []training.Lesson {
	list := make([]training.Lesson, t.tables)
	t.each(len(list), net, func(i int, read *reading) {
		rnd := rand.New(rand.NewPCG(t.seed+9, uint64(i)))
		s := t.searched(pool, i, rnd)
		if _, why := s.Winner(); why != duel.NotWon {
			return
		}
		of := read.coach(&s)
		skill := uint8(best)
		if t.skill {
			skill = uint8(math.Round(best * skillOf(rnd)))
		}
		of.SetSkill(coach.Skill{Sharp: float64(skill) / best})
		want := of.Searched(&duel.Table{State: s}).AsPlayed // of the present cards: unnamed ones cannot be bought in a search
		if in, core, ok := read.of(s, hiding(rnd)); ok {
			list[i] = training.Lesson{List: slices.Clone(in), Past: core, Want: float32(want), Skill: skill}
		}
	})
	return slices.DeleteFunc(list, func(l training.Lesson) bool { return l.List == nil })
}

// off prints how far a network is off on lessons it has not seen.
func (t *job) off(what string, n *training.Net, list []training.Lesson) {
	squares, sides := 0.0, [2][2]float64{}
	for i := range list {
		off := 1/(1+math.Exp(-float64(n.Out(&list[i])))) - float64(list[i].Want)
		squares += off * off
		side := duel.Rival
		if slices.Contains(list[i].List, coach.PlayersTurn) {
			side = duel.You
		}
		sides[side][0] += off
		sides[side][1]++
	}
	fmt.Printf("%s: off by %.2f points (root of the mean square of %d), "+
		"on the mean %+.2f before her turns and %+.2f before Autobot's\n",
		what, 100*math.Sqrt(squares/float64(len(list))), len(list),
		100*sides[0][0]/sides[0][1], 100*sides[1][0]/sides[1][1])
}

// train trains on a pool, from a network or, if that is nil, a new one, and prints how well it fits
// the games that were left out.
func (t *job) train(pool []moment, from *coach.Network) *coach.Network {
	rnd := rand.New(rand.NewPCG(t.seed, 7))
	n := t.begun(from, rnd)
	g := n.Squares()
	read := newReading(t.rules, tools.NewNetwork(t.rules.Box))
	var order []int
	for i := range pool {
		if pool[i].Game%left != 0 {
			order = append(order, i)
		}
	}
	for epoch := range t.epochs {
		rnd.Shuffle(len(order), func(a, b int) { order[a], order[b] = order[b], order[a] })
		rate := float32(t.rate)
		if epoch == t.epochs-1 {
			rate /= 3
		}
		for _, i := range order {
			m := &pool[i]
			if t.skill && m.Skill == best {
				continue // stays unchanged
			}
			if list, core, ok := read.of(m.State, hiding(rnd)); ok {
				won := float32(tools.Wins(m.Won))
				n.Learn(g, &training.Lesson{List: list, Past: core, Want: won, Skill: m.Skill}, parts(m.Skill), rate)
			}
		}
		t.tell(fmt.Sprintf("epoch %d", epoch+1), read, pool, t.whole(n, from))
	}
	return t.whole(n, from)
}

// tell prints how well a network fits the games that were left out.
func (t *job) tell(what string, read *reading, pool []moment, net *coach.Network) {
	rnd := rand.New(rand.NewPCG(t.seed, 8))
	var fit tools.Fit
	for i := range pool {
		if m := &pool[i]; m.Game%left == 0 {
			if p, ok := read.said(m, net, hiding(rnd)); ok {
				won := tools.Wins(m.Won)
				fit.Add([]float64{p, 1 - p}, []float64{won, 1 - won})
			}
		}
	}
	fmt.Printf("%s: %v\n", what, &fit)
}

// told prints a network's estimates for tables of a pool, one of each game, and how often these were won, for
// players of about each skill and in each tenth of the estimates. It needs games that the training has not seen.
func (t *job) told(pool []moment, net *coach.Network) {
	read := newReading(t.rules, net)
	rnd := rand.New(rand.NewPCG(5, 5))
	var cells [coach.Skills]struct {
		tools.Tenths
		all tools.Told
	}
	for i := 0; i < len(pool); {
		end := i
		for end < len(pool) && pool[end].Game == pool[i].Game {
			end++
		}
		at := i + rnd.IntN(30) // drawn before the length of the game is known: otherwise long games would count too little
		if i = end; at >= end {
			continue
		}
		m := &pool[at]
		if p, ok := read.said(m, net, 0); ok {
			row := &cells[min(int(m.Skill+12)*(coach.Skills-1)/best, coach.Skills-1)]
			row.Add(p, tools.Wins(m.Won))
			row.all.Add(p, tools.Wins(m.Won))
		}
	}
	for k := range cells {
		fmt.Printf("skill about %v:", sharpness(k))
		for _, c := range append(cells[k].Tenths[:], cells[k].all) {
			if c.Said.N > 0 {
				fmt.Printf(" %.1f %s", 100*c.Said.Value(), c.Off.Points())
			}
		}
		fmt.Println()
	}
}
