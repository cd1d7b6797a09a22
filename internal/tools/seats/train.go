package main

import (
	"bytes"
	"compress/flate"
	"errors"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"time"

	"kingoftokyo/coach/learned"
	"kingoftokyo/coach/seats"
	"kingoftokyo/internal/city"
	"kingoftokyo/internal/tools"
	"kingoftokyo/internal/training"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// school trains a box.
type school struct {
	rules         *tokyo.Rules
	rounds, games int
	seed          uint64
	out           string
	workers       int
}

// moment is a table that is learned from, and who won its game.
type moment struct {
	tokyo.State
	winner tokyo.Seat
	game   int
}

// How training goes: how far a step goes, how often the games of a round are gone through, how often something is done at random in a game,
// and one game in so many is left out, to be told of.
const (
	rate   = 0.02
	epochs = 1
	strays = 0.06
	left   = 20
)

// game is the game of a number: half of them with four players, the others with two to six, some of them with the rules for two.
func (t *school) game(i int) *city.Game {
	players := 4
	if i%2 == 1 {
		players = 2 + i/2%5
	}
	options := tokyo.Options{TwoEnergy: players == 2 && i%3 == 0, BayMoves: i%5 == 0}
	return city.Start(t.rules, t.seed<<32+uint64(i), players, tokyo.Seat(i%players), options)
}

// train trains from the guess by hand on, and writes the weights.
func (t *school) train() error {
	rnd := rand.New(rand.NewPCG(t.seed, 7))
	stored := newNetwork(t.rules)
	n := training.Of(stored.Network, -1)
	value := seats.NewValue(t.rules, stored)
	n.Begin(rnd, func(int, int) bool { return true })
	var pool []moment
	for round := range t.rounds {
		begun := time.Now()
		if round > 1 {
			pool = pool[len(pool)/2:] // of weaker players
		}
		pool = append(pool, t.play(value, round)...)
		fmt.Printf("round %d: %d tables, %s\n", round+1, len(pool), time.Since(begun).Round(time.Second))
		g := n.Squares()
		for epoch := range epochs {
			order := rnd.Perm(len(pool))
			step := float32(rate)
			if round == t.rounds-1 && epoch == epochs-1 {
				step /= 4
			}
			for _, i := range order {
				if m := &pool[i]; m.game%left != 0 {
					n.Compete(g, lessons(value, m, rnd), training.Part{To: seats.Hidden, Read: seats.Hidden, Heads: []int{0, 1}}, step)
				}
			}
			t.tell(n, value, pool)
		}
		stored = newNetwork(t.rules)
		n.Write(stored.Network)
		value = seats.NewValue(t.rules, stored)
		fmt.Printf("round %d done, %s\n", round+1, time.Since(begun).Round(time.Second))
	}
	var packed bytes.Buffer
	if err := encode(stored, &packed); err != nil {
		return err
	}
	return os.WriteFile(t.out, packed.Bytes(), 0o644)
}

// play plays the games of a round.
func (t *school) play(v *seats.Value, round int) (pool []moment) {
	all := make([][]moment, t.games)
	tools.Each(t.workers, t.games, func(i int) {
		number := round*t.games + i
		g := t.game(number)
		for seat := range tokyo.Seat(g.State.Players) {
			g.Seats[seat] = &city.Kot{Player: seats.NewPlayer(t.rules, v, rules.Hand{Strength: rules.Hard}, 0), Strays: strays}
		}
		var list []moment
		g.Watch = func(g *city.Game, ev *tokyo.Event) {
			if g.State.Turn.Phase == tokyo.PhaseRoll || g.State.Turn.Phase == tokyo.PhaseBuy && ev.Kind != tokyo.Answered {
				list = append(list, moment{State: g.State, game: number})
			}
		}
		winner := g.Play()
		for k := range list {
			list[k].winner = winner
		}
		all[i] = list
	})
	for _, list := range all {
		pool = append(pool, list...)
	}
	return pool
}

// lessons are what each seat of a table learns. Of a fourth of them the row is hidden.
func lessons(v *seats.Value, m *moment, rnd *rand.Rand) (out []training.Lesson) {
	s := m.State
	if rnd.IntN(4) == 0 {
		for i := range s.Row {
			if s.Row[i] != tokyo.NoCard {
				s.Row[i] = tokyo.Unnamed
			}
		}
	}
	for seat := range tokyo.Seat(s.Players) {
		if !s.Alive(seat) {
			continue
		}
		list, past := v.Lesson(&s, seat)
		want := float32(tools.Wins(seat == m.winner))
		out = append(out, training.Lesson{List: list, Past: past, Want: want, Skill: uint8(math.Round(100 * seats.HeadOf(int(s.Players))))})
	}
	return out
}

// tell prints the log loss and the tenths of what is said of games that are left out.
func (t *school) tell(n *training.Net, v *seats.Value, pool []moment) {
	rnd := rand.New(rand.NewPCG(t.seed, 8))
	var tenths tools.Tenths
	loss, tables := 0.0, 0.0
	for i := range pool {
		m := &pool[i]
		if m.game%left != 0 || m.winner == tokyo.NoSeat {
			continue
		}
		all := lessons(v, m, rnd)
		for k, p := range n.Shares(all) {
			tenths.Add(p, float64(all[k].Want))
			if all[k].Want == 1 {
				loss -= math.Log(max(1e-9, p))
			}
		}
		tables++
	}
	fmt.Printf("log loss %.4f on %.0f tables left out;", loss/tables, tables)
	for k := range tenths {
		fmt.Printf(" %.1f/%+.1f", 100*tenths[k].Said.Value(), 100*tenths[k].Off.Value())
	}
	fmt.Println()
}

// newNetwork is a network for a box that knows the guess by hand alone: where training begins.
func newNetwork(r *tokyo.Rules) *seats.Network {
	n := &seats.Network{Network: learned.New(seats.Inputs, seats.Hidden, seats.Heads, seats.Hidden)}
	for i := range n.Heads {
		n.Heads[i].Past = learned.SecondUnit
	}
	for id := tokyo.CardID(1); id <= r.Last(); id++ {
		n.Pieces = append(n.Pieces, r.Name(id))
	}
	return n
}

// encode writes a network as it travels with the program: deflated, a line of its cards and tiles, and then its weights. The error is that
// of the writer.
func encode(n *seats.Network, w io.Writer) error {
	z, err := flate.NewWriter(w, flate.BestCompression)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(z, strings.Join(n.Pieces, " "))
	return errors.Join(err, n.Write(z, func(int) bool { return true }), z.Close())
}
