package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"kingoftokyo/internal/tools"
)

// apartFrom is the number of the first measured game: no training uses games from there on.
const apartFrom = 1 << 40

// box is what is measured. Its players have names: random; greedy, which represents a beginner;
// club, somebody of that strength; or a player of kot as in a file, such as kot easy.
type box interface {
	// seats returns how many players there may be, the usual number first.
	seats() []int
	// start begins the game of a number, of one player against others, with each seat and each start in turn.
	start(i, seats int, one, others string) (m match, at int)
	// tempers prints what each temper does, and how often it wins.
	tempers() error
}

// match is a game of a box.
type match interface {
	rand() *rand.Rand
	turn() int
	step() bool         // plays on, and reports whether the game continues
	chances() []float64 // the estimate for each seat; 0 for those that are out
	winner() int        // -1 if nobody has won
}

// end plays a game to its end, and returns the winner.
func end(m match) int {
	for n := 0; n < 20000 && m.step(); n++ {
	}
	return m.winner()
}

// cells are one player against others, the last ones at every number of seats: how often hard wins,
// and how often others win against each strength.
var cells = map[string][][2]string{
	"strength": {{"kot hard", "random"}, {"kot hard", "greedy"}},
	"easy": {
		{"club", "kot easy"}, {"greedy", "kot normal"}, {"club", "kot normal"}, {"greedy", "kot hard"}, {"club", "kot hard"},
		{"greedy", "kot easy"},
	},
}

// measure measures a gate.
func (j *job) measure(gate string, of box) error {
	switch gate {
	case "strength", "easy":
		for k, c := range cells[gate] {
			for at, seats := range of.seats() {
				if at == 0 || k == len(cells[gate])-1 {
					j.cell(of, seats, c[0], c[1])
				}
			}
		}
	case "tempers":
		return of.tempers()
	case "calibration":
		for _, seats := range of.seats() {
			all := tools.All(j.workers, j.games, func(i int) []tools.Seen { return j.said(of, i, seats) })
			tools.Calibration(fmt.Sprintf("%d seats", seats), all)
		}
	case "time":
		j.time(of)
	default:
		return fmt.Errorf("no gate %q", gate)
	}
	return nil
}

// cell plays games of one player against others, and prints how many the one has won.
func (j *job) cell(of box, seats int, one, others string) {
	var won, turns tools.Mean
	for _, x := range tools.All(j.workers, j.games, func(i int) [2]float64 {
		m, at := of.start(j.first+i, seats, one, others)
		return [...]float64{tools.Wins(end(m) == at), float64(m.turn())}
	}) {
		won.Add(x[0])
		turns.Add(x[1])
	}
	fmt.Printf("%s against %s, %d seats: wins %s of %.0f, %.1f turns\n", one, others, seats, won.Percent(), won.N, turns.Value())
}

// said returns the estimates for a table of a game between hard players, and who won; nothing if the game was over before.
func (j *job) said(of box, i, seats int) (list []tools.Seen) {
	m, _ := of.start(j.first+i, seats, "kot hard", "kot hard")
	at := 1 + m.rand().IntN(10*seats) // drawn before the length of the game is known
	for m.turn() < at {
		if !m.step() {
			return nil
		}
	}
	chances := m.chances()
	winner := end(m)
	for seat, said := range chances {
		if said > 0 && winner >= 0 {
			list = append(list, tools.Seen{Said: said, Won: tools.Wins(winner == seat), Asked: true})
		}
	}
	return list
}

// time prints how long a step takes, during which a dashboard waits for kot, one game after the other.
func (j *job) time(of box) {
	var took []time.Duration
	for i := range j.games {
		m, _ := of.start(j.first+i, of.seats()[i%len(of.seats())], "kot hard", "kot hard")
		for on := true; on; {
			begun := time.Now()
			on = m.step()
			took = append(took, time.Since(begun))
		}
	}
	slices.Sort(took)
	at := func(part float64) time.Duration {
		return took[min(len(took)-1, int(part*float64(len(took))))].Round(10 * time.Microsecond)
	}
	fmt.Printf("%d steps: half within %v, 99 %% within %v, all within %v\n", len(took), at(0.5), at(0.99), at(1))
}
