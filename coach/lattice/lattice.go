// Package lattice orders all sets of up to eight dice by "one die more". The value of a keep is the mean of the
// keeps with one more die, and the best keep of some dice is either all of them or the best keep of one die fewer.
// So a turn of several rolls needs no search of sequences. The package knows no game.
package lattice

import (
	"math"
	"sync"

	"kingoftokyo/rules"
)

// Lattice holds the multisets of no dice up to a full roll. Those of fewer dice come first, those of the same
// size in no particular order.
type Lattice struct {
	Sets []rules.Roll // every multiset; those from FirstRoll on are full
	// Up and Down lead to the set with one die of a face more or fewer; -1 if there is none.
	Up, Down [][rules.NumFaces]int16

	index map[rules.Roll]int16
	first int
}

var (
	made [rules.MaxDice + 1]*Lattice
	once [rules.MaxDice + 1]sync.Once
)

// Of returns the lattice of n dice, 0 to rules.MaxDice. It is built once and never written
// afterwards.
func Of(n int) *Lattice {
	once[n].Do(func() { made[n] = build(n) })
	return made[n]
}

func build(n int) *Lattice {
	l := &Lattice{Sets: []rules.Roll{{}}, index: map[rules.Roll]int16{{}: 0}}
	for i := 0; i < len(l.Sets); i++ {
		var up [rules.NumFaces]int16
		for f := range up {
			up[f] = -1
			if l.Sets[i].Total() == n {
				continue
			}
			l.first = i + 1
			more := l.Sets[i]
			more[f]++
			id, ok := l.index[more]
			if !ok {
				id = int16(len(l.Sets))
				l.index[more] = id
				l.Sets = append(l.Sets, more)
			}
			up[f] = id
		}
		l.Up = append(l.Up, up)
	}
	l.Down = make([][rules.NumFaces]int16, len(l.Sets))
	for i, set := range l.Sets {
		for f, k := range set {
			l.Down[i][f] = -1
			if k > 0 {
				set[f]--
				l.Down[i][f] = l.index[set]
				set[f]++
			}
		}
	}
	return l
}

// Index returns the index in Sets of a multiset of at most a full roll.
func (l *Lattice) Index(r rules.Roll) int { return int(l.index[r]) }

// FirstRoll returns the index in Sets of the first full roll.
func (l *Lattice) FirstRoll() int { return l.first }

// Keeps computes what every keep is worth from what the full rolls are worth. worth has a number
// for each of Sets, with those of the full rolls filled in. Keeps sets the rest to the mean over
// the dice still to be thrown.
func (l *Lattice) Keeps(worth []float64) {
	for i := l.FirstRoll() - 1; i >= 0; i-- {
		sum := 0.0
		for _, up := range l.Up[i] {
			sum += worth[up]
		}
		worth[i] = sum / rules.NumFaces
	}
}

// Subsets replaces the number of each of Sets with the sum over all its subsets, itself included.
func (l *Lattice) Subsets(of []float64) {
	for f := range rules.NumFaces {
		for i := range of {
			if down := l.Down[i][f]; down >= 0 {
				of[i] += of[down]
			}
		}
	}
}

// Keepings returns how many subsets one of Sets has, itself included.
func (l *Lattice) Keepings(i int) int {
	n := 1
	for _, k := range l.Sets[i] {
		n *= int(k) + 1
	}
	return n
}

// Supersets replaces the number of each of Sets with the sum over all sets that contain it, itself included.
func (l *Lattice) Supersets(of []float64) {
	for f := range rules.NumFaces {
		for i := len(of) - 1; i >= 0; i-- {
			if up := l.Up[i][f]; up >= 0 {
				of[i] += of[up]
			}
		}
	}
}

// Faces maps each face to itself: the usual argument of Throw.
var Faces = [rules.NumFaces]rules.Face{0, 1, 2, 3, 4, 5}

// Throw moves the chance of each of Sets to the full rolls that it becomes by throwing the missing
// dice. as says which face each face counts as.
func (l *Lattice) Throw(chance []float64, as *[rules.NumFaces]rules.Face) {
	for i := range l.FirstRoll() {
		if chance[i] == 0 {
			continue
		}
		p := chance[i] / rules.NumFaces
		chance[i] = 0
		for _, f := range as {
			chance[l.Up[i][f]] += p
		}
	}
}

// Best finds the best keep among each set of dice: best[i] is the greatest worth of any subset of
// Sets[i], itself included, and from[i] is that subset. Both have the length of Sets; from may be
// nil.
func (l *Lattice) Best(worth, best []float64, from []int16) {
	for i := range l.Sets {
		b, at := worth[i], int16(i)
		for _, down := range l.Down[i] {
			if down >= 0 && best[down] > b {
				b = best[down]
				at = down
			}
		}
		best[i] = b
		if from != nil {
			if at != int16(i) {
				at = from[at]
			}
			from[i] = at
		}
	}
}

// Share returns the chance of exactly k successes among n dice that each have a chance.
func Share(n, k int, each float64) float64 {
	p := 1.0
	for i := range k {
		p *= each * float64(n-i) / float64(i+1)
	}
	return p * math.Pow(1-each, float64(n-k))
}
