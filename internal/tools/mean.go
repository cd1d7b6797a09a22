package tools

import (
	"fmt"
	"math"
	"slices"

	"kingoftokyo/rules/duel"
)

// Mean is a mean of numbers and its spread.
type Mean struct {
	N       float64 // how many there are
	Most    float64 // the number furthest from 0, without its sign
	sum     float64
	squares float64
}

// Add adds a number.
func (m *Mean) Add(x float64) {
	m.N, m.sum, m.squares, m.Most = m.N+1, m.sum+x, m.squares+x*x, max(m.Most, math.Abs(x))
}

// Value returns the mean, or 0 without numbers.
func (m *Mean) Value() float64 { return m.sum / max(1, m.N) }

// Half returns half the 95 % interval of the mean.
func (m *Mean) Half() float64 {
	at := m.Value()
	return 1.96 * math.Sqrt(max(0, m.squares/max(1, m.N)-at*at)/max(1, m.N))
}

// Points returns the mean of chances in points, and its 95 % interval.
func (m *Mean) Points() string {
	at, half := m.Value(), m.Half()
	return fmt.Sprintf("%+.2f (%+.2f to %+.2f)", 100*at, 100*(at-half), 100*(at+half))
}

// Percent returns a share in percent, and its 95 % interval.
func (m *Mean) Percent() string {
	at, half := m.Value(), m.Half()
	return fmt.Sprintf("%.1f %% (%.1f to %.1f)", 100*at, 100*(at-half), 100*(at+half))
}

// Told holds the estimates for tables, and how many more of them were won.
type Told struct{ Said, Off Mean }

// Add adds a table: its estimate, and 1 or 0 for how its game ended.
func (t *Told) Add(said, won float64) {
	t.Said.Add(said)
	t.Off.Add(won - said)
}

// Seen is a table: its estimate, and 1 or 0 for how its game ended. Asked is false if it does not count.
type Seen struct {
	Said, Won float64
	Asked     bool
}

// Tenths are tables by the tenth of their estimates.
type Tenths [10]Told

// Add adds a table to its tenth.
func (t *Tenths) Add(said, won float64) { t[min(9, int(10*said))].Add(said, won) }

// Tell adds tables to a Told, or to Tenths.
func Tell(to interface{ Add(said, won float64) }, seen []Seen) {
	for _, s := range seen {
		if s.Asked {
			to.Add(s.Said, s.Won)
		}
	}
}

// Fit is how well the estimates of tables fit how their games ended.
type Fit struct {
	Tenths
	loss, tables float64
}

// Add adds a table: the estimate of each of its seats, and 1 for the one that won.
func (f *Fit) Add(said, won []float64) {
	for k, p := range said {
		f.Tenths.Add(p, won[k])
		f.loss -= won[k] * math.Log(max(1e-9, p))
	}
	f.tables++
}

// String returns the log loss, and for each tenth the mean estimate and how much more was won.
func (f *Fit) String() string {
	out := fmt.Sprintf("log loss %.4f on %.0f tables left out;", f.loss/f.tables, f.tables)
	for k := range f.Tenths {
		out += fmt.Sprintf(" %.1f/%+.1f", 100*f.Tenths[k].Said.Value(), 100*f.Tenths[k].Off.Value())
	}
	return out
}

// Calibration prints the estimates of tables, each with all its seats, by tenths, and the Slope that would
// fit best. The interval of a tenth is the one for calibrated chances, so that it holds for few tables too.
func Calibration(what string, tables [][]Seen) {
	var tenths Tenths
	Tell(&tenths, slices.Concat(tables...))
	fmt.Printf("%s:", what)
	worst := 0.0 // certainly off
	for k := range tenths {
		said, off := tenths[k].Said.Value(), tenths[k].Off.Value()
		half := 1.96 * math.Sqrt(said*(1-said)/max(1, tenths[k].Said.N))
		worst = max(worst, math.Abs(off)-half)
		fmt.Printf(" %.1f %+.1f (%+.1f to %+.1f) of %.0f;", 100*said, 100*off, 100*(off-half), 100*(off+half), tenths[k].Said.N)
	}
	slope, half := Slope(tables)
	fmt.Printf(" surely off by %.1f at most; log-odds times %.3f (%.3f to %.3f) fit best\n", 100*worst, slope, slope-half, slope+half)
}

// Slope returns the factor for the log-odds of estimates that fits best how their games ended, and
// half its 95 % interval. Each table has all its seats, one of which won.
func Slope(tables [][]Seen) (slope, half float64) {
	slope = 1
	for range 20 { // Newton's method: the likelihood has a single maximum
		pull, bend := 0.0, 1e-9
		for _, seats := range tables {
			var sum, mean, square, won float64
			for _, s := range seats {
				odds := math.Log(max(s.Said, 1e-9))
				w := math.Exp(slope * odds)
				sum, mean, square, won = sum+w, mean+w*odds, square+w*odds*odds, won+s.Won*odds
			}
			if sum > 0 {
				mean /= sum
				pull, bend = pull+won-mean, bend+square/sum-mean*mean
			}
		}
		slope += pull / bend
		half = 1.96 / math.Sqrt(bend)
	}
	return slope, half
}

// Wins returns 1 for a game that was won, else 0.
func Wins(won bool) float64 {
	if won {
		return 1
	}
	return 0
}

// Won returns 1 if the side You has won the game, else 0.
func Won(s *duel.State) float64 {
	side, why := s.Winner()
	return Wins(why != duel.NotWon && side == duel.You)
}
