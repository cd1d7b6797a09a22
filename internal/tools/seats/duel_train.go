package main

import (
	"bytes"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"time"

	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/internal/sim"
	"kingoftokyo/internal/tools"
	"kingoftokyo/internal/training"
	"kingoftokyo/rules/duel"
)

// duelSchool trains the second chair of Duel.
type duelSchool struct {
	rules         *duel.Rules
	rounds, games int
	seed          uint64
	out           string
	workers       int
}

// table is a table between two turns that is learned from.
type table struct {
	duel.State
	want float32 // what the chance of the side You came to: how the game ended, and what was said of it on the way
	game int
}

// How many turns a game may have; how much of what comes later counts at a table, turn by turn, and not what is said of
// the next table at once; and how many rounds back games are learned from.
const (
	mostTurns = 200
	later     = 0.85
	backward  = 3
)

// train trains from nothing on, and writes the weights: first by games of players who value a table as one against
// Autobot, then by games that the network plays itself.
func (t *duelSchool) train() error {
	rnd := rand.New(rand.NewPCG(t.seed, 7))
	stored := tools.NewNetworkOfTwo(t.rules.Box)
	n := training.Of(stored.Network, -1)
	n.Begin(rnd, func(int, int) bool { return true })
	read := coach.NewWith(t.rules, nil, stored)
	var pools [][]table
	for round := range t.rounds + 1 {
		begun := time.Now()
		player := func(*duel.Setup) *coach.Coach { return coach.NewWith(t.rules, nil, stored) }
		if round == 0 {
			player = func(set *duel.Setup) *coach.Coach {
				c, err := bySolo(t.rules, set)
				if err != nil {
					panic(err) // every game of the box is solved
				}
				return c
			}
		}
		pools = append(pools, t.play(t.games, round, player))
		pool := slices.Concat(pools[max(0, len(pools)-backward):]...)
		fmt.Printf("round %d: %d tables, %s\n", round, len(pool), time.Since(begun).Round(time.Second))
		t.learn(n, read, pool, rnd, round)
		stored = tools.NewNetworkOfTwo(t.rules.Box)
		n.Write(stored.Network)
		fmt.Printf("round %d done, %s\n", round, time.Since(begun).Round(time.Second))
		var packed bytes.Buffer
		if err := stored.Encode(&packed); err != nil {
			return err
		}
		if err := os.WriteFile(t.out, packed.Bytes(), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// bySolo is a player who values a table as one against Autobot, from either side.
func bySolo(r *duel.Rules, set *duel.Setup) (*coach.Coach, error) {
	var of [2]*core.Table
	for side := range of {
		you, rival := set.Monsters[side], set.Monsters[1-side]
		table, err := (&tools.Matchup{You: r.Box.Monsters[you].ID, Rival: r.Box.Monsters[rival].ID}).Table(r)
		if err != nil {
			return nil, err
		}
		of[side] = table
	}
	return coach.NewTwoBySolo(r, of), nil
}

// learn goes through a pool.
func (t *duelSchool) learn(n *training.Net, read *coach.Coach, pool []table, rnd *rand.Rand, round int) {
	g := n.Squares()
	for epoch := range 2 {
		step := float32(rate) / float32(1+round)
		if epoch == 1 {
			step /= 3
		}
		for _, i := range rnd.Perm(len(pool)) {
			if m := &pool[i]; m.game%left != 0 {
				n.Compete(g, lessonsOfTwo(read, m, rnd), training.Part{To: coach.UnitsOfTwo, Read: coach.UnitsOfTwo, Heads: []int{1}}, step)
			}
		}
		t.tell(n, read, pool)
	}
}

// straying plays as a coach says, and at one purchase something else: the tables that follow it would not be seen otherwise.
type straying struct {
	*sim.Coached
	turn    int16 // from which on it strays once; 0 for never
	strayed bool  // since this was asked last
}

// Next implements sim.Policy.
func (a *straying) Next(p *sim.Player, s *duel.State) duel.Event {
	if a.turn > 0 && s.Turn.Phase == duel.PhaseBuy && s.Turn.Number >= a.turn {
		if list := p.Options(s); len(list) > 1 {
			a.turn, a.strayed = 0, true
			return list[p.Rand.IntN(len(list))]
		}
	}
	return a.Coached.Next(p, s)
}

// setup is that of a game of two.
func setup(r *duel.Rules, rnd *rand.Rand, first duel.Side) *duel.Setup {
	you := rnd.IntN(len(r.Box.Monsters))
	rival := (you + 1 + rnd.IntN(len(r.Box.Monsters)-1)) % len(r.Box.Monsters)
	set := duel.NewSetup(false, [2]duel.MonsterID{duel.MonsterID(you), duel.MonsterID(rival)}, first)
	return &set
}

// play plays games of two players alike, half of them from a table that somebody has shaken.
func (t *duelSchool) play(games, round int, player func(*duel.Setup) *coach.Coach) (pool []table) {
	all := make([][]table, games)
	tools.Each(t.workers, games, func(i int) { all[i] = t.game(i, round, player) })
	return slices.Concat(all...)
}

// game are the tables of a game; none where something that nobody chose led to its end.
func (t *duelSchool) game(i, round int, player func(*duel.Setup) *coach.Coach) (list []table) {
	rnd := rand.New(rand.NewPCG(t.seed, uint64(round<<24+i)))
	set := setup(t.rules, rnd, duel.Side(i%2))
	c := player(set)
	policy := &straying{Coached: sim.CoachedBy(c)}
	p := sim.NewPlayer(t.rules, policy, rnd.Uint64())
	s := p.Start(set)
	shaken := int16(-1)
	switch i / 2 % 4 {
	case 0, 1:
		shaken = int16(2 + rnd.IntN(6))
	case 2:
		policy.turn = int16(1 + rnd.IntN(16))
	}
	for turn := int16(0); !s.Over(); {
		if s.Turn.Number != turn {
			turn = s.Turn.Number
			if turn == shaken {
				list = list[:0]
				tools.Shake(t.rules, &s, rnd)
				if _, why := s.Winner(); why != duel.NotWon {
					return nil
				}
			}
			list = append(list, table{State: s, game: i})
		}
		if err := p.Step(&s); err != nil || s.Turn.Number > mostTurns {
			return nil
		}
		if policy.strayed {
			list, policy.strayed = list[:0], false
		}
	}
	side, _ := s.Winner()
	won := tools.Wins(side == duel.You)
	for k := len(list) - 1; k >= 0; k-- {
		list[k].want = float32(won)
		won = later*won + (1-later)*c.Value(&list[k].State)
	}
	return list
}

// lessonsOfTwo are what both sides of a table learn. Of a fourth of them the row is hidden.
func lessonsOfTwo(read *coach.Coach, m *table, rnd *rand.Rand) []training.Lesson {
	s := m.State
	if rnd.IntN(4) == 0 {
		for i := range s.Row {
			if s.Row[i] != duel.NoCard {
				s.Row[i] = duel.Unnamed
			}
		}
	}
	out := make([]training.Lesson, 2)
	for side := range out {
		out[side] = training.Lesson{List: read.Lesson(&s, duel.Side(side)), Skill: 100}
	}
	out[duel.You].Want, out[duel.Rival].Want = m.want, 1-m.want
	return out
}

// tell prints the log loss and the tenths of what is said of games that are left out.
func (t *duelSchool) tell(n *training.Net, read *coach.Coach, pool []table) {
	rnd := rand.New(rand.NewPCG(t.seed, 8))
	var tenths tools.Tenths
	loss, tables := 0.0, 0.0
	for i := range pool {
		if m := &pool[i]; m.game%left == 0 {
			all := lessonsOfTwo(read, m, rnd)
			for k, p := range n.Shares(all) {
				tenths.Add(p, float64(all[k].Want))
				loss -= float64(all[k].Want) * math.Log(max(1e-9, p))
			}
			tables++
		}
	}
	fmt.Printf("log loss %.4f on %.0f tables left out;", loss/tables, tables)
	for k := range tenths {
		fmt.Printf(" %.1f/%+.1f", 100*tenths[k].Said.Value(), 100*tenths[k].Off.Value())
	}
	fmt.Println()
}
