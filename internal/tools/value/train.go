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

// This file trains the network on how games ended and on what searches say (internal/training).

// best is the skill of best play, in hundredths.
const best = 100

// stepped is the input of the core logit.
const stepped = 0

// parts are what is learned for a skill: the units and the head of best play, or all others, which leave the former as they are.
func parts(skill uint8) training.Part {
	if skill == best {
		return training.Part{From: 0, To: coach.BestHidden, Read: coach.BestHidden, Heads: []int{len(coach.Skills) - 1}}
	}
	return training.Part{From: coach.BestHidden, To: coach.ValueHidden, Read: coach.ValueHidden, Heads: []int{0, 1, 2, 3}}
}

// begun is where training begins: at a network, or, where there is none, at small weights by chance and the core as it is.
func begun(r *duel.Rules, from *coach.Network, rnd *rand.Rand) *training.Net {
	if from != nil {
		return training.Of(from.Network, stepped)
	}
	n := training.Of(tools.NewNetwork(r.Box).Network, stepped)
	n.Begin(rnd, func(head, unit int) bool { return unit < coach.BestHidden || head < len(coach.Skills)-1 })
	return n
}

// whole is a network in whole numbers; of purchases it says what another one did, if there was one.
func whole(r *duel.Rules, n *training.Net, before *coach.Network) *coach.Network {
	out := tools.NewNetwork(r.Box)
	if before != nil {
		out.Buying = before.Buying
	}
	n.Write(out.Network)
	return out
}

// reading finds the inputs of moments.
type reading struct {
	rules   *duel.Rules
	net     *coach.Network
	coaches map[[2]duel.MonsterID][2]*coach.Coach // by difficulty
	buf     []learned.Input
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
func (r *reading) inputs(m *moment, hide int) (list []learned.Input, core float32, ok bool) {
	s := m.state(r.rules)
	hideRow(&s, hide)
	return r.of(m, &s)
}

// of are the inputs of a table of a moment's game.
func (r *reading) of(m *moment, s *duel.State) (list []learned.Input, core float32, ok bool) {
	var logit int32
	r.buf, logit, ok = r.coach(m).Inputs(s, r.buf[:0])
	return r.buf, float32(logit) / learned.LogitUnit, ok
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

// settle has a network say of a table what a search of the turn that stands there finds
// with it: half of the tables are those of a pool, half of them shaken, and in every fourth
// a monster has few hearts left.
func (t *job) settle(r *duel.Rules, pool []moment, net *coach.Network) *coach.Network {
	rnd := rand.New(rand.NewPCG(t.seed, 9))
	n := begun(r, net, nil)
	g := n.Squares()
	list := t.lessons(r, pool, net)
	held := len(list) / t.held
	t.off("before", n, list[:held])
	for epoch := range 3 * t.epochs {
		rnd.Shuffle(len(list)-held, func(a, b int) { list[held+a], list[held+b] = list[held+b], list[held+a] })
		for i := range list[held:] {
			l := &list[held+i]
			n.Learn(g, l, parts(l.Skill), float32(t.rate/2))
		}
		t.off(fmt.Sprintf("epoch %d", epoch+1), n, list[:held])
	}
	return whole(r, n, net)
}

// lessons are what searches with a network say of tables.
func (t *job) lessons(r *duel.Rules, pool []moment, net *coach.Network) []training.Lesson {
	free := make(chan *reading, t.workers)
	for range t.workers {
		free <- newReading(r, net)
	}
	list := make([]training.Lesson, t.tables)
	tools.Each(t.workers, len(list), func(i int) {
		read := <-free
		defer func() { free <- read }()
		rnd := rand.New(rand.NewPCG(t.seed+9, uint64(i)))
		m := &pool[rnd.IntN(len(pool))]
		s := m.state(r)
		s.Turn.Number = numbered(i)
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
		of.SetSkill(coach.Skill{Sharp: float64(skill) / best})
		want := of.Searched(&duel.Table{State: s}).AsPlayed // of the cards that lie there: unnamed ones cannot be bought in a search
		hideRow(&s, hiding(rnd))
		if in, core, ok := read.of(m, &s); ok {
			list[i] = training.Lesson{List: slices.Clone(in), Past: core, Want: float32(want), Skill: skill}
		}
	})
	return slices.DeleteFunc(list, func(l training.Lesson) bool { return l.List == nil })
}

// numbered is a turn of its own for each table searched: a coach keeps places of tokens for a turn, and these must not be those of another
// table, which may have been another worker's.
func numbered(i int) int16 { return int16(2 + i%30000) }

// off prints how far a network is off on lessons it has not had.
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

// job is what the command line says of a training.
type job struct {
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
func (t *job) train(r *duel.Rules, pool []moment, from *coach.Network) *coach.Network {
	rnd := rand.New(rand.NewPCG(t.seed, 7))
	n := begun(r, from, rnd)
	g := n.Squares()
	read := newReading(r, tools.NewNetwork(r.Box))
	var order []int
	for i := range pool {
		if int(pool[i].Game)%t.held != 0 {
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
			if t.skill && pool[i].Skill == best {
				continue // stays as it is
			}
			list, core, ok := read.inputs(&pool[i], hiding(rnd))
			if !ok {
				continue
			}
			won := float32(tools.Wins(pool[i].Won))
			n.Learn(g, &training.Lesson{List: list, Past: core, Want: won, Skill: pool[i].Skill}, parts(pool[i].Skill), rate)
		}
		t.tell(fmt.Sprintf("epoch %d", epoch+1), read, pool, whole(r, n, from))
	}
	return whole(r, n, from)
}

// tell prints the log loss and each tenth of the estimates on games that were left out.
func (t *job) tell(what string, read *reading, pool []moment, net *coach.Network) {
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
		p := 1 / (1 + math.Exp(-net.Logit(list, int32(math.Round(float64(core)*learned.LogitUnit)), float64(pool[i].Skill)/best)))
		won := tools.Wins(pool[i].Won)
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
	var cells [len(coach.Skills)]struct {
		tools.Tenths
		all tools.Told
	}
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
		p := 1 / (1 + math.Exp(-net.Logit(list, int32(math.Round(float64(core)*learned.LogitUnit)), float64(m.Skill)/best)))
		row := &cells[min(int(m.Skill+12)*(len(coach.Skills)-1)/best, len(coach.Skills)-1)]
		won := tools.Wins(m.Won)
		row.Add(p, won)
		row.all.Add(p, won)
	}
	for k := range cells {
		fmt.Printf("skill about %v:", coach.Skills[k])
		for _, c := range append(cells[k].Tenths[:], cells[k].all) {
			if c.Said.N > 0 {
				fmt.Printf(" %.1f %s", 100*c.Said.Value(), c.Off.Points())
			}
		}
		fmt.Println()
	}
}
