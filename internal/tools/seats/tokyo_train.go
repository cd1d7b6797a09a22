package main

import (
	"bytes"
	"compress/flate"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"kingoftokyo/coach/learned"
	"kingoftokyo/coach/seats"
	"kingoftokyo/internal/city"
	"kingoftokyo/internal/tools"
	"kingoftokyo/internal/training"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// citySchool trains a box, starting from the guess by hand.
type citySchool struct {
	*cityBox
	all []moment[tokyo.State]
}

// strays is how often a player acts at random in a game that is learned from.
const strays = 0.06

// What a seat has at most when a game begins from which a network is trained on.
const (
	mostDealt  = 4 // cards
	mostEnergy = 9
)

// begun returns the game of a number: half of them with four players (of a network that is trained on, or two), the others with two
// to six, some of them with the rules for two.
func (t *citySchool) begun(i int) *city.Game {
	players := 4
	switch {
	case i%2 == 1:
		players = 2 + i/2%5
	case t.bought && i%4 == 0:
		players = 2
	}
	options := tokyo.Options{TwoEnergy: players == 2 && i%3 == 0, BayMoves: i%5 == 0}
	return city.Start(t.rules, t.seed<<32+uint64(i), players, tokyo.Seat(i%players), options)
}

func (t *citySchool) pool(round int) []moment[tokyo.State] {
	if round > 1 {
		t.all = t.all[len(t.all)/2:] // of weaker players
	}
	all := tools.All(t.workers, t.games, func(i int) []moment[tokyo.State] { return t.played(round*t.games + i) })
	t.all = append(t.all, slices.Concat(all...)...)
	return t.all
}

// played returns the tables of a game.
func (t *citySchool) played(number int) (list []moment[tokyo.State]) {
	g := t.begun(number)
	for seat := range tokyo.Seat(g.State.Players) {
		g.Seats[seat] = &city.Kot{Player: seats.NewPlayer(t.rules, t.value, rules.Hand{Strength: rules.Hard}, 0), Strays: strays}
	}
	if t.bought {
		deal(g)
	}
	g.Watch = func(g *city.Game, ev *tokyo.Event) {
		if g.State.Turn.Phase == tokyo.PhaseRoll || g.State.Turn.Phase == tokyo.PhaseBuy && ev.Kind != tokyo.Answered {
			list = append(list, moment[tokyo.State]{state: g.State, game: number})
		}
	}
	if winner := g.Play(); winner != tokyo.NoSeat {
		want := make([]float32, g.State.Players)
		want[winner] = 1
		for k := range list {
			list[k].want = want
		}
	}
	return list
}

// deal gives everybody cards and energy: players who seldom buy a card never show what it is worth.
func deal(g *city.Game) {
	r := g.Rules
	for seat := range tokyo.Seat(g.State.Players) {
		for range g.Rnd.IntN(mostDealt + 1) {
			id := tokyo.CardID(1 + g.Rnd.IntN(r.NumCards()))
			if r.Cards[id].Keep && g.State.Locations[id].Zone == tokyo.Deck {
				g.Do(&tokyo.Event{Kind: tokyo.GiveCard, Seat: seat, Card: id})
			}
		}
		g.State.Seats[seat].Energy = int16(g.Rnd.IntN(mostEnergy + 1))
	}
}

func (t *citySchool) steps(round int) []float32 {
	switch {
	case t.bought:
		return []float32{rate / 2}
	case round == t.rounds-1:
		return []float32{rate / 4}
	}
	return []float32{rate}
}

// lessons returns those of the living. It hides the row in a quarter of the tables.
func (t *citySchool) lessons(m *moment[tokyo.State], rnd *rand.Rand) (out []training.Lesson) {
	s := m.state
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
		l := training.Lesson{Skill: uint8(math.Round(100 * seats.HeadOf(int(s.Players))))}
		l.List, l.Past = t.value.Lesson(&s, seat)
		if m.want != nil {
			l.Want = m.want[seat]
		}
		out = append(out, l)
	}
	return out
}

// newNetwork returns the network at which training begins: it knows only the guess by hand.
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

// learned returns the deflated network: a line of its cards and tiles, and then its weights.
func (t *citySchool) learned(n *training.Net) ([]byte, error) {
	stored := newNetwork(t.rules)
	n.Write(stored.Network)
	t.value = seats.NewValue(t.rules, stored)
	var packed bytes.Buffer
	z, err := flate.NewWriter(&packed, flate.BestCompression)
	if err != nil {
		return nil, err
	}
	_, err = fmt.Fprintln(z, strings.Join(stored.Pieces, " "))
	err = errors.Join(err, stored.Write(z, func(int) bool { return true }), z.Close())
	return packed.Bytes(), err
}
