package main

import (
	"bytes"
	"math/rand/v2"
	"slices"

	"kingoftokyo/coach"
	"kingoftokyo/internal/sim"
	"kingoftokyo/internal/tools"
	"kingoftokyo/internal/training"
	"kingoftokyo/rules/duel"
)

// duelSchool trains the second chair of Duel: first on games of players with the network in the
// program, then on games that the new network itself plays.
type duelSchool struct {
	*job
	rules  *duel.Rules
	stored *coach.Network
	read   *coach.Coach
	played [][]moment[duel.State]
}

// How many turns a game may have; the weight, turn by turn, of what comes later at a table, rather
// than the estimate of the next table; and from how many past rounds games are used.
const (
	mostTurns = 200
	later     = 0.85
	backward  = 3
)

// setup returns that of a game of two.
func setup(r *duel.Rules, rnd *rand.Rand, first duel.Side) *duel.Setup {
	you := rnd.IntN(len(r.Box.Monsters))
	rival := (you + 1 + rnd.IntN(len(r.Box.Monsters)-1)) % len(r.Box.Monsters)
	set := duel.NewSetup(false, [2]duel.MonsterID{duel.MonsterID(you), duel.MonsterID(rival)}, first)
	return &set
}

func (t *duelSchool) pool(round int) []moment[duel.State] {
	all := tools.All(t.workers, t.games, func(i int) []moment[duel.State] { return t.game(i, round) })
	t.played = append(t.played, slices.Concat(all...))
	return slices.Concat(t.played[max(0, len(t.played)-backward):]...)
}

// game returns the tables of a game. In half of the games, Shake has changed the first of them.
func (t *duelSchool) game(i, round int) (list []moment[duel.State]) {
	rnd := rand.New(rand.NewPCG(t.seed, uint64(round<<24+i)))
	set := setup(t.rules, rnd, duel.Side(i%2))
	c := coach.NewWith(t.rules, nil, t.stored)
	policy := &tools.Astray{Policy: sim.CoachedBy(c)}
	p := sim.NewPlayer(t.rules, policy, rnd.Uint64())
	s := p.Start(set)
	shaken := 0
	switch i / 2 % 4 {
	case 0, 1:
		shaken = 2 + rnd.IntN(6)
	case 2:
		policy.Turn = int16(1 + rnd.IntN(16))
	}
	tables := policy.Tables(p, &s, shaken, rnd, mostTurns)
	won := tools.Won(&s)
	for _, table := range slices.Backward(tables) {
		list = append(list, moment[duel.State]{table, i, []float32{float32(won), 1 - float32(won)}})
		won = later*won + (1-later)*c.Value(&table)
	}
	slices.Reverse(list)
	return list
}

func (t *duelSchool) steps(round int) []float32 {
	step := float32(rate) / float32(1+round)
	return []float32{step, step / 3}
}

// lessons returns those of both sides. It hides the row in a quarter of the tables.
func (t *duelSchool) lessons(m *moment[duel.State], rnd *rand.Rand) []training.Lesson {
	s := m.state
	if rnd.IntN(4) == 0 {
		tools.HideRow(&s, 7)
	}
	out := make([]training.Lesson, 2)
	for side := range out {
		out[side] = training.Lesson{List: t.read.Lesson(&s, duel.Side(side)), Skill: 100, Want: m.want[side]}
	}
	return out
}

func (t *duelSchool) learned(n *training.Net) ([]byte, error) {
	t.stored = tools.NewNetworkOfTwo(t.rules.Box)
	n.Write(t.stored.Network)
	var packed bytes.Buffer
	err := t.stored.Encode(&packed)
	return packed.Bytes(), err
}
