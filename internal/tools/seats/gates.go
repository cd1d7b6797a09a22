package main

import (
	"fmt"
	"math"
	"slices"
	"time"

	"kingoftokyo/coach/seats"
	"kingoftokyo/internal/city"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// gates are what is measured.
type gates struct {
	rules        *tokyo.Rules
	value        *seats.Value
	first, games int
	workers      int
}

// apartFrom is where the numbers of measured games begin: no training has them.
const apartFrom = 1 << 40

func measure(r *tokyo.Rules, gate string, first, games, workers int) error {
	t := &gates{rules: r, value: seats.NewValue(r, seats.Learned[r.Edition]()), first: first, games: games, workers: workers}
	all := map[string]func(){
		"strength": t.strength, "easy": t.easy, "calibration": t.calibration, "tempers": t.tempers, "time": t.time,
	}
	do, ok := all[gate]
	if !ok {
		return fmt.Errorf("no gate %q", gate)
	}
	do()
	return nil
}

// player makes a policy for a game of a seed.
type player func(seed uint64) city.Policy

func random(uint64) city.Policy  { return city.Random{} }
func greedy(uint64) city.Policy  { return city.Greedy{} }
func clubber(uint64) city.Policy { return clubTokyo{} }

// kot is a seat of kot.
func (t *gates) kot(n rules.Strength, temper rules.Temper) player {
	return func(seed uint64) city.Policy {
		return &city.Kot{Player: seats.NewPlayer(t.rules, t.value, rules.Hand{Strength: n, Temper: temper}, seed)}
	}
}

// cell plays games of one player against others, each seat and each start in turn, and says how many the one has won.
func (t *gates) cell(what string, players int, one, others player) {
	var won, turns tools.Mean
	t.each(func(i int) (float64, float64) {
		g, at := t.start(i, players, one, others)
		if g.Play() == at {
			return 1, float64(g.State.Turn.Number)
		}
		return 0, float64(g.State.Turn.Number)
	}, func(a, b float64) { won.Add(a); turns.Add(b) })
	fmt.Printf("%s, %d seats: wins %s of %.0f, %.1f turns\n", what, players, interval(&won), won.N, turns.Value())
}

// each does something for each game and takes in what it says in the order of the games.
func (t *gates) each(do func(i int) (float64, float64), take func(a, b float64)) {
	said := make([][2]float64, t.games)
	tools.Each(t.workers, t.games, func(i int) { said[i][0], said[i][1] = do(t.first + i) })
	for _, x := range said {
		take(x[0], x[1])
	}
}

// start begins the game of a number, of one player against others.
func (t *gates) start(i, players int, one, others player) (g *city.Game, at tokyo.Seat) {
	seed := uint64(apartFrom + i)
	g = city.Start(t.rules, seed, players, tokyo.Seat(i%players), tokyo.Options{})
	at = tokyo.Seat(i / players % players)
	for k := range players {
		g.Seats[k] = others(seed)
	}
	g.Seats[at] = one(seed)
	return g, at
}

// interval is a share in percent with its interval of 95 %.
func interval(m *tools.Mean) string {
	p := m.Value()
	half := 1.96 * math.Sqrt(p*(1-p)/max(1, m.N))
	return fmt.Sprintf("%.1f %% (%.1f to %.1f)", 100*p, 100*(p-half), 100*(p+half))
}

// strength is how often hard wins.
func (t *gates) strength() {
	hard := t.kot(rules.Hard, rules.Even)
	t.cell("hard against random", 4, hard, random)
	for _, n := range []int{2, 4, 6} {
		t.cell("hard against greedy", n, hard, greedy)
	}
}

// easy is how often greedy, which stands for a beginner, and a player of club strength win against each strength.
func (t *gates) easy() {
	for n := range rules.Strength(rules.NumStrengths) {
		t.cell("greedy against "+n.String(), 4, greedy, t.kot(n, rules.Even))
		t.cell("club against "+n.String(), 4, clubber, t.kot(n, rules.Even))
	}
	for _, players := range []int{2, 6} {
		t.cell("greedy against easy", players, greedy, t.kot(rules.Easy, rules.Even))
	}
}

// calibration is what is said of tables, one a game, and who has won.
func (t *gates) calibration() {
	for _, players := range []int{2, 4, 6} {
		hard := t.kot(rules.Hard, rules.Even)
		all := make([][]tools.Seen, t.games)
		tools.Each(t.workers, t.games, func(i int) {
			g, _ := t.start(t.first+i, players, hard, hard)
			at := g.Rnd.IntN(10*players) + 1 // drawn before it is known how long the game is
			var said seats.Chances
			seen := false
			g.Watch = func(g *city.Game, _ *tokyo.Event) {
				if !seen && g.State.Turn.Phase == tokyo.PhaseRoll && int(g.State.Turn.Number) == at {
					seen = true
					var room seats.Scratch
					said = t.value.Of(&g.State, &room)
				}
			}
			winner := g.Play()
			for seat := range players {
				if seen && said[seat] > 0 && winner != tokyo.NoSeat {
					all[i] = append(all[i], tools.Seen{Said: said[seat], Won: tools.Wins(int(winner) == seat), Asked: true})
				}
			}
		})
		tools.Calibration(fmt.Sprintf("%d seats", players), all)
	}
}

// tempers is what each temper does, and how often it wins.
func (t *gates) tempers() {
	even := t.kot(rules.Hard, rules.Even)
	for temper := rules.Even; temper <= rules.Hoarder; temper++ {
		var won tools.Mean
		var sum [4]float64
		counts := make([][5]float64, t.games)
		tools.Each(t.workers, t.games, func(i int) {
			g, at := t.start(t.first+i, 4, t.kot(rules.Hard, temper), even)
			c := &counts[i]
			g.Watch = func(g *city.Game, ev *tokyo.Event) {
				s := &g.State
				if s.Turn.Active != at {
					return
				}
				switch ev.Kind {
				case tokyo.Rolled:
					c[0]++
					c[1] += float64(ev.Roll[tokyo.Smash])
					for f := tokyo.One; f <= tokyo.Three; f++ {
						if n := ev.Roll[f]; n >= 3 {
							c[2] += float64(int(f) + 1 + int(n) - 3)
						}
					}
					if s.Seats[at].Place.Tokyo() {
						c[4]++
					}
				case tokyo.Bought:
					c[3] += float64(g.Rules.Price(s, at, s.Row[ev.Slot-1]))
				case tokyo.Swept:
					c[3] += tokyo.SweepPrice
				}
			}
			if g.Play() == at {
				counts[i][0] += 1000000
			}
		})
		turns := 0.0
		for _, c := range counts {
			won.Add(math.Floor(c[0] / 1000000))
			turns += math.Mod(c[0], 1000000)
			for k := range sum {
				sum[k] += c[1+k]
			}
		}
		fmt.Printf("%s: wins %s; a turn %.2f smashes, %.2f points from dice, %.2f energy spent, %.2f in Tokyo\n",
			temper, interval(&won), sum[0]/turns, sum[1]/turns, sum[2]/turns, sum[3]/turns)
	}
}

// timed tells how long a player takes.
type timed struct {
	*city.Kot
	took *[]time.Duration
}

func (k timed) note(begun time.Time) { *k.took = append(*k.took, time.Since(begun)) }

// Keep implements city.Policy.
func (k timed) Keep(g *city.Game, dice rules.Roll, left int) rules.Roll {
	defer k.note(time.Now())
	return k.Kot.Keep(g, dice, left)
}

// Choose implements city.Policy.
func (k timed) Choose(g *city.Game, options []tokyo.Event) tokyo.Event {
	defer k.note(time.Now())
	return k.Kot.Choose(g, options)
}

// Answer implements city.Policy.
func (k timed) Answer(g *city.Game, now *tokyo.State, q *tokyo.Question) tokyo.Answer {
	defer k.note(time.Now())
	return k.Kot.Answer(g, now, q)
}

// time is how long a decision takes, one game after the other.
func (t *gates) time() {
	var took []time.Duration
	hard := t.kot(rules.Hard, rules.Even)
	with := func(seed uint64) city.Policy { return timed{hard(seed).(*city.Kot), &took} }
	for i := range t.games {
		g, _ := t.start(t.first+i, 2+i%5, with, with)
		g.Play()
	}
	tellTimes(took)
}

// tellTimes prints how long decisions took.
func tellTimes(took []time.Duration) {
	slices.Sort(took)
	at := func(part float64) time.Duration {
		return took[min(len(took)-1, int(part*float64(len(took))))].Round(10 * time.Microsecond)
	}
	fmt.Printf("%d decisions: half within %v, 99 %% within %v, all within %v\n", len(took), at(0.5), at(0.99), at(1))
}
