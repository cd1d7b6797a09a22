package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"kingoftokyo/coach"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
)

// This file trains the network: logistic regression through one hidden layer on how
// the games ended, step by step (AdaGrad), in one goroutine, so that the same pool
// always gives the same weights.

// real is the network while it is trained. Weights count in the units of its inputs.
type real struct {
	first [coach.Inputs][coach.Hidden]float32
	bias  [coach.Hidden]float32
	heads [len(coach.Skills)]head
	buys  coach.Buying // stays as it is
}

// head is what makes the value for players of one skill of the hidden layer.
type head struct {
	second     [coach.ValueHidden]float32
	core, rest float32
}

// best is the skill of best play, in hundredths.
const best = 100

// shares are the heads that a skill is valued by: the first of two neighbours, and how much the second one counts.
func shares(skill uint8) (at int, part float32) {
	const steps = len(coach.Skills) - 1
	at = min(int(skill)*steps/best, steps-1)
	return at, float32(skill)*float32(steps)/best - float32(at)
}

// learned are the units of the hidden layer, from one up to another, and the heads that are learned for a skill:
// those of best play, or all others, which leave the former as they are.
func learned(skill uint8) (from, to int, heads []int) {
	if skill == best {
		return 0, coach.BestHidden, []int{len(coach.Skills) - 1}
	}
	return coach.BestHidden, coach.ValueHidden, []int{0, 1, 2, 3}
}

// newReal begins with small weights by chance, and the core as it is.
func newReal(rnd *rand.Rand) *real {
	n := &real{}
	for i := range n.first {
		for j := range coach.ValueHidden {
			n.first[i][j] = float32(rnd.NormFloat64() * 0.05)
		}
	}
	for j := range n.first[0] { // of the core logit, which comes in 16 steps a unit
		n.first[0][j] /= 8
	}
	for j := range n.bias {
		n.bias[j] = 0.1
	}
	for k := range n.heads {
		n.heads[k].core = 1
		for j := range coach.ValueHidden {
			if j < coach.BestHidden || k < len(n.heads)-1 {
				n.heads[k].second[j] = float32(rnd.NormFloat64() * 0.2)
			}
		}
	}
	return n
}

// realOf are the weights of a network in whole numbers.
func realOf(in *coach.Network) *real {
	n := &real{buys: in.Buying}
	for i := range n.first {
		for j := range n.first[i] {
			n.first[i][j] = float32(in.First[i][j]) / coach.FirstUnit
		}
	}
	for j := range n.bias {
		n.bias[j] = float32(in.Bias[j]) / coach.FirstUnit
	}
	for k := range n.heads {
		to, from := &n.heads[k], &in.Heads[k]
		to.core, to.rest = float32(from.Core)/coach.SecondUnit, float32(from.Rest)/(coach.FirstUnit*coach.SecondUnit)
		for j := range to.second {
			to.second[j] = float32(from.Second[j]) / coach.SecondUnit
		}
	}
	return n
}

// out is the logit of a table for players of a skill; h takes the hidden layer.
func (n *real) out(list []coach.Input, core float32, skill uint8, h *[coach.Hidden]float32) float32 {
	*h = n.bias
	for _, x := range list {
		row, v := &n.first[x.At], float32(x.N)
		for j := range h {
			h[j] += float32(v * row[j])
		}
	}
	at, part := shares(skill)
	a, b := &n.heads[at], &n.heads[at+1]
	sum := float32((1-part)*float32(a.rest+float32(a.core*core))) + float32(part*float32(b.rest+float32(b.core*core)))
	for j := range coach.ValueHidden {
		if h[j] > 0 {
			sum += float32(h[j] * float32(float32((1-part)*a.second[j])+float32(part*b.second[j])))
		}
	}
	return sum
}

// network is the network in whole numbers.
func (n *real) network(box *duel.Box) *coach.Network {
	out := coach.NewNetwork(box)
	out.Buying = n.buys
	clip := func(x float32, unit, most float64) int16 {
		return int16(max(-most, min(most, math.Round(float64(x)*unit))))
	}
	for i := range n.first {
		most := float64(coach.MostFirst)
		if i == 0 {
			most = coach.MostStep
		}
		for j := range n.first[i] {
			out.First[i][j] = clip(n.first[i][j], coach.FirstUnit, most)
		}
	}
	for j := range n.bias {
		out.Bias[j] = int32(math.Round(float64(n.bias[j]) * coach.FirstUnit))
	}
	for k := range n.heads {
		from, to := &n.heads[k], &out.Heads[k]
		for j := range from.second {
			to.Second[j] = clip(from.second[j], coach.SecondUnit, math.MaxInt16)
		}
		to.Core = int32(math.Round(float64(from.core) * coach.SecondUnit))
		to.Rest = int64(math.Round(float64(from.rest) * coach.FirstUnit * coach.SecondUnit))
	}
	return out
}

// squares are the squared slopes seen so far, for each weight.
type squares real

// step moves a weight against its slope.
func step(w, seen *float32, slope, rate, floor float32) {
	*seen += float32(slope * slope)
	*w -= rate * slope / (float32(math.Sqrt(float64(*seen))) + floor)
}

// learn takes one table of players of a skill and what came of it in.
func (n *real) learn(g *squares, l *lesson, rate float32, h *[coach.Hidden]float32) {
	p := float32(1 / (1 + math.Exp(-float64(n.out(l.list, l.core, l.skill, h)))))
	d := p - l.want
	from, to, heads := learned(l.skill)
	at, part := shares(l.skill)
	var back [coach.Hidden]float32
	for _, k := range heads {
		slope := d
		switch k {
		case at:
			slope *= 1 - part
		case at + 1:
			slope *= part
		default:
			continue
		}
		if slope == 0 {
			continue
		}
		head, seen := &n.heads[k], &g.heads[k]
		step(&head.rest, &seen.rest, slope, rate, 1e-3)
		step(&head.core, &seen.core, float32(slope*l.core), rate*0.3, 1e-3)
		for j := range coach.ValueHidden {
			if h[j] > 0 && (l.skill != best || j < to) {
				if j >= from && j < to {
					back[j] += float32(slope * head.second[j])
				}
				step(&head.second[j], &seen.second[j], float32(slope*h[j]), rate, 1e-3)
			}
		}
	}
	for j := from; j < to; j++ {
		if h[j] > 0 {
			step(&n.bias[j], &g.bias[j], back[j], rate, 1e-3)
		}
	}
	for _, x := range l.list {
		row, seen, v := &n.first[x.At], &g.first[x.At], float32(x.N)
		r := rate
		if x.At == 0 {
			r /= 8
		}
		for j := from; j < to; j++ {
			if h[j] > 0 {
				step(&row[j], &seen[j], float32(back[j]*v), r, 1e-2)
			}
		}
	}
}

// reading finds the inputs of moments.
type reading struct {
	rules   *duel.Rules
	net     *coach.Network
	coaches map[[2]duel.MonsterID][2]*coach.Coach // by difficulty
	buf     []coach.Input
}

func newReading(r *duel.Rules, n *coach.Network) *reading {
	return &reading{rules: r, net: n, coaches: map[[2]duel.MonsterID][2]*coach.Coach{}}
}

// coach is the one of a moment's game.
func (r *reading) coach(m *moment) *coach.Coach {
	hard := 0
	if m.Hard {
		hard = 1
	}
	all := r.coaches[m.Monster]
	if all[hard] == nil {
		of := tools.Matchup{You: r.rules.Box.Monsters[m.Monster[0]].ID, Rival: r.rules.Box.Monsters[m.Monster[1]].ID, Hard: m.Hard}
		table, err := of.Table(r.rules)
		if err != nil {
			panic(err)
		}
		all[hard] = coach.NewWith(r.rules, table, r.net)
		r.coaches[m.Monster] = all
	}
	return all[hard]
}

// inputs are those of a moment, with some of its row hidden where hide says so.
func (r *reading) inputs(m *moment, hide int) (list []coach.Input, core float32, ok bool) {
	s := m.state(r.rules)
	hideRow(&s, hide)
	return r.of(m, &s)
}

// of are the inputs of a table of a moment's game.
func (r *reading) of(m *moment, s *duel.State) (list []coach.Input, core float32, ok bool) {
	var logit int32
	r.buf, logit, ok = r.coach(m).Inputs(s, r.buf[:0])
	return r.buf, float32(logit) / coach.LogitUnit, ok
}

// hideRow hides some cards of a row.
func hideRow(s *duel.State, hide int) {
	for i := range s.Row {
		if hide>>i&1 != 0 && s.Row[i] != duel.NoCard {
			s.Row[i] = duel.Unnamed
		}
	}
}

// hiding is which cards of a row are hidden: none, all, or any.
func hiding(rnd *rand.Rand) int {
	switch rnd.IntN(4) {
	case 0:
		return 7
	case 1:
		return rnd.IntN(8)
	}
	return 0
}

// lesson is a table and what the network should say of it.
type lesson struct {
	list       []coach.Input
	core, want float32
	skill      uint8 // of the player, in hundredths
}

// settle has a network say of a table what a search of the turn that stands there finds
// with it: half of the tables are those of a pool, half of them shaken, and in every fourth
// a monster has few hearts left.
func (t *training) settle(r *duel.Rules, pool []moment, net *coach.Network) *coach.Network {
	rnd := rand.New(rand.NewPCG(t.seed, 9))
	n, g := realOf(net), &squares{}
	list := t.lessons(r, pool, net)
	held := len(list) / t.held
	t.off("before", n, list[:held])
	var h [coach.Hidden]float32
	for epoch := range 3 * t.epochs {
		rnd.Shuffle(len(list)-held, func(a, b int) { list[held+a], list[held+b] = list[held+b], list[held+a] })
		for i := range list[held:] {
			l := &list[held+i]
			n.learn(g, l, float32(t.rate/2), &h)
		}
		t.off(fmt.Sprintf("epoch %d", epoch+1), n, list[:held])
	}
	return n.network(r.Box)
}

// lessons are what searches with a network say of tables.
func (t *training) lessons(r *duel.Rules, pool []moment, net *coach.Network) []lesson {
	free := make(chan *reading, t.workers)
	for range t.workers {
		free <- newReading(r, net)
	}
	list := make([]lesson, t.tables)
	tools.Each(t.workers, len(list), func(i int) {
		read := <-free
		defer func() { free <- read }()
		rnd := rand.New(rand.NewPCG(t.seed+9, uint64(i)))
		m := &pool[rnd.IntN(len(pool))]
		s := m.state(r)
		if i%2 == 1 {
			tools.Shake(r, &s, rnd)
		}
		if i%8 < 2 {
			s.Sides[rnd.IntN(2)].Hearts = int16(1 + rnd.IntN(3))
		}
		if _, why := s.Winner(); why != duel.NotWon {
			return
		}
		of := read.coach(m)
		skill := uint8(best)
		if t.skill {
			skill = uint8(math.Round(100 * skillOf(rnd)))
		}
		of.SetSkill(float64(skill) / best)
		want := of.Searched(&duel.Table{State: s}).AsPlayed // of the cards that lie there: unnamed ones cannot be bought in a search
		hideRow(&s, hiding(rnd))
		if in, core, ok := read.of(m, &s); ok {
			list[i] = lesson{slices.Clone(in), core, float32(want), skill}
		}
	})
	return slices.DeleteFunc(list, func(l lesson) bool { return l.list == nil })
}

// off prints how far a network is off on lessons it has not had.
func (t *training) off(what string, n *real, list []lesson) {
	var h [coach.Hidden]float32
	squares, sides := 0.0, [2][2]float64{}
	for i := range list {
		off := 1/(1+math.Exp(-float64(n.out(list[i].list, list[i].core, list[i].skill, &h)))) - float64(list[i].want)
		squares += off * off
		side := duel.Rival
		if slices.Contains(list[i].list, coach.PlayersTurn) {
			side = duel.You
		}
		sides[side][0] += off
		sides[side][1]++
	}
	fmt.Printf("%s: off by %.2f points (root of the mean square of %d), on the mean %+.2f before her turns and %+.2f before Autobot's\n", what,
		100*math.Sqrt(squares/float64(len(list))), len(list), 100*sides[0][0]/sides[0][1], 100*sides[1][0]/sides[1][1])
}

// training is what the command line says of it.
type training struct {
	skill  bool // of players of all skills: best play stays as it is
	onward bool // from the network that stands
	epochs int
	rate   float64
	seed   uint64
	tables int // searched to settle the network
	buying int // tables whose purchases are searched, and how many rows are dealt at each
	deals  int
	held   int // one game in so many is left out, to be told of

	workers int // searching at once; the result is the same
}

// train trains on a pool, from a network or, where that is nil, a new one, and prints how
// well the games that were left out are told.
func (t *training) train(r *duel.Rules, pool []moment, from *coach.Network) *coach.Network {
	rnd := rand.New(rand.NewPCG(t.seed, 7))
	n, g := newReal(rnd), &squares{}
	if from != nil {
		n = realOf(from)
	}
	read := newReading(r, coach.NewNetwork(r.Box))
	var order []int
	for i := range pool {
		if int(pool[i].Game)%t.held != 0 {
			order = append(order, i)
		}
	}
	var h [coach.Hidden]float32
	for epoch := range t.epochs {
		rnd.Shuffle(len(order), func(a, b int) { order[a], order[b] = order[b], order[a] })
		rate := float32(t.rate)
		if epoch == t.epochs-1 {
			rate /= 3
		}
		for _, i := range order {
			if t.skill && pool[i].Skill == best {
				continue // stays as it is
			}
			list, core, ok := read.inputs(&pool[i], hiding(rnd))
			if !ok {
				continue
			}
			won := float32(0)
			if pool[i].Won {
				won = 1
			}
			n.learn(g, &lesson{list, core, won, pool[i].Skill}, rate, &h)
		}
		t.tell(fmt.Sprintf("epoch %d", epoch+1), read, pool, n.network(r.Box))
	}
	return n.network(r.Box)
}

// tell prints the log loss and each tenth of the estimates on games that were left out.
func (t *training) tell(what string, read *reading, pool []moment, net *coach.Network) {
	rnd := rand.New(rand.NewPCG(t.seed, 8))
	var loss, n float64
	var tenths [10][3]float64
	for i := range pool {
		if int(pool[i].Game)%t.held != 0 {
			continue
		}
		list, core, ok := read.inputs(&pool[i], hiding(rnd))
		if !ok {
			continue
		}
		p := 1 / (1 + math.Exp(-net.Logit(list, int32(math.Round(float64(core)*coach.LogitUnit)), float64(pool[i].Skill)/best)))
		won := 0.0
		if pool[i].Won {
			won = 1
		}
		q := max(1e-6, min(1-1e-6, p))
		loss -= won*math.Log(q) + (1-won)*math.Log(1-q)
		n++
		k := min(9, int(10*p))
		tenths[k][0]++
		tenths[k][1] += p
		tenths[k][2] += won
	}
	fmt.Printf("%s: log loss %.4f on %.0f tables left out;", what, loss/n, n)
	for _, k := range tenths {
		if k[0] > 0 {
			fmt.Printf(" %.1f/%.1f", 100*k[1]/k[0], 100*k[2]/k[0])
		}
	}
	fmt.Println()
}

// skills prints what the network says of tables of a pool, one of each game, and how often these were won, for players of
// about each skill and in each tenth of what it says. It is a matter of games the training has not had.
func skillsTold(r *duel.Rules, pool []moment, net *coach.Network) {
	read := newReading(r, net)
	rnd := rand.New(rand.NewPCG(5, 5))
	var cells [len(coach.Skills)][11][3]float64
	for i := 0; i < len(pool); {
		end := i
		for end < len(pool) && pool[end].Game == pool[i].Game {
			end++
		}
		at := i + rnd.IntN(30) // drawn before it is known how long the game is: otherwise long games would count too little
		if i = end; at >= end {
			continue
		}
		m := &pool[at]
		list, core, ok := read.inputs(m, 0)
		if !ok {
			continue
		}
		p := 1 / (1 + math.Exp(-net.Logit(list, int32(math.Round(float64(core)*coach.LogitUnit)), float64(m.Skill)/best)))
		row := &cells[min(int(m.Skill+12)*(len(coach.Skills)-1)/best, len(coach.Skills)-1)]
		for _, cell := range []*[3]float64{&row[min(9, int(10*p))], &row[10]} {
			cell[0]++
			cell[1] += p
			if m.Won {
				cell[2]++
			}
		}
	}
	for k := range cells {
		fmt.Printf("skill about %v:", coach.Skills[k])
		for _, c := range cells[k] {
			if c[0] > 0 {
				said, won := c[1]/c[0], c[2]/c[0]
				fmt.Printf(" %.1f %+.1f (+-%.1f)", 100*said, 100*(won-said), 196*math.Sqrt(won*(1-won)/c[0]))
			}
		}
		fmt.Println()
	}
}
