package main

import (
	"fmt"
	"math/rand/v2"

	"kingoftokyo/coach/seats"
	"kingoftokyo/internal/city"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// cityBox is King of Tokyo or its Dark Edition.
type cityBox struct {
	*job
	rules *tokyo.Rules
	value *seats.Value
}

func (t *cityBox) seats() []int { return []int{4, 2, 6} }

// player returns the player with a name, for a game of a seed.
func (t *cityBox) player(name string, seed uint64) city.Policy {
	switch name {
	case "random":
		return city.Random{}
	case "greedy":
		return city.Greedy{}
	case "club":
		return clubTokyo{}
	}
	hand, _ := rules.HandNamed(name)
	return &city.Kot{Player: seats.NewPlayer(t.rules, t.value, hand, seed)}
}

func (t *cityBox) start(i, players int, one, others string) (match, int) {
	seed := uint64(apartFrom + i)
	m := cityMatch{city.Start(t.rules, seed, players, tokyo.Seat(i%players), tokyo.Options{}), t.value}
	at := i / players % players
	for k := range players {
		m.Seats[k] = t.player(others, seed)
	}
	m.Seats[at] = t.player(one, seed)
	return m, at
}

// cityMatch is a game of the box.
type cityMatch struct {
	*city.Game
	value *seats.Value
}

func (m cityMatch) rand() *rand.Rand { return m.Rnd }

func (m cityMatch) turn() int { return int(m.State.Turn.Number) }

func (m cityMatch) step() bool {
	m.Step()
	return !m.State.Over() && m.turn() <= 2*mostTurns
}

func (m cityMatch) chances() []float64 {
	all := m.value.Of(&m.State, new(seats.Scratch))
	return all[:m.State.Players]
}

func (m cityMatch) winner() int {
	if m.State.Winner == tokyo.NoSeat {
		return -1
	}
	return int(m.State.Winner)
}

func (t *cityBox) tempers() error {
	const turns, smashes, points, spent, inTokyo, won = 0, 1, 2, 3, 4, 5
	for temper := rules.Even; temper <= rules.Hoarder; temper++ {
		all := make([][6]float64, t.games)
		tools.Each(t.workers, t.games, func(i int) {
			m, seat := t.start(t.first+i, 4, "kot hard "+temper.String(), "kot hard")
			at, c := tokyo.Seat(seat), &all[i]
			m.(cityMatch).Watch = func(g *city.Game, ev *tokyo.Event) {
				s := &g.State
				switch {
				case s.Turn.Active != at:
				case ev.Kind == tokyo.Rolled:
					c[turns]++
					c[smashes] += float64(ev.Roll[tokyo.Smash])
					for f := tokyo.One; f <= tokyo.Three; f++ {
						if n := ev.Roll[f]; n >= 3 {
							c[points] += float64(int(f) + 1 + int(n) - 3)
						}
					}
					c[inTokyo] += tools.Wins(s.Seats[at].Place.Tokyo())
				case ev.Kind == tokyo.Bought:
					c[spent] += float64(g.Rules.Price(s, at, s.Row[ev.Slot-1]))
				case ev.Kind == tokyo.Swept:
					c[spent] += tokyo.SweepPrice
				}
			}
			c[won] = tools.Wins(end(m) == seat)
		})
		var wins tools.Mean
		var sum [6]float64
		for _, c := range all {
			wins.Add(c[won])
			for k := range sum {
				sum[k] += c[k]
			}
		}
		n := sum[turns]
		fmt.Printf("%s: wins %s; a turn %.2f smashes, %.2f points from dice, %.2f energy spent, %.2f in Tokyo\n",
			temper, wins.Percent(), sum[smashes]/n, sum[points]/n, sum[spent]/n, sum[inTokyo]/n)
	}
	return nil
}
