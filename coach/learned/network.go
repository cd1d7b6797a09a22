package learned

import (
	"encoding/binary"
	"errors"
	"io"
	"math"
	"sync"
)

// Units of the whole numbers: log-odds, a weight of the first layer, one of the second. A weight of the first layer is at
// most MostFirst, and at most MostStep for an input with many steps, so that no sum of some forty of them overflows its bits.
const (
	LogitUnit  = 1 << 10
	FirstUnit  = 1 << 11
	SecondUnit = 1 << 12
	MostFirst  = 1 << 14
	MostStep   = 1 << 11
)

// Network is a value with one hidden layer (ReLU), whose first layer is a sum of rows, one for each
// thing on a table. All of it is whole numbers, so that cached sums equal those computed from
// scratch, and every processor gets the same result. The number of its units is divisible by PerWord.
type Network struct {
	First [][]int16 // by input, of each unit
	Bias  []int32   // of each unit
	Heads []Head    // by skill, from 0 to 1 in steps of the same size

	packing sync.Once
	words   int
	rows    []uint64 // First, followed by Bias
}

// Head holds the weights that compute a value from the hidden layer.
type Head struct {
	Second []int16 // of the first units; the units after them are for others
	Past   int32   // of log-odds that are known without the network and bypass the hidden layer
	Rest   int64   // what is added at the end
}

// Input is one thing on a table: which one, and how much of it.
type Input struct{ At, N int16 }

// One returns the input for one of something.
func One(at int16) Input { return Input{at, 1} }

// Count returns the input for n of something.
func Count(at, n int16) Input { return Input{at, n} }

// New returns a network with all weights zero, whose heads read the first second units.
func New(inputs, units, heads, second int) *Network {
	n := &Network{First: make([][]int16, inputs), Bias: make([]int32, units), Heads: make([]Head, heads)}
	for i := range n.First {
		n.First[i] = make([]int16, units)
	}
	for k := range n.Heads {
		n.Heads[k].Second = make([]int16, second)
	}
	return n
}

// Read reads the weights that Write wrote, into a network of the same size. stored reports whether the row of an input is in the data.
func (n *Network) Read(r io.Reader, stored func(int) bool) error {
	return n.each(stored, func(data any) error { return binary.Read(r, binary.LittleEndian, data) })
}

// Write writes the weights, lowest byte first: rows of inputs, bias, heads.
func (n *Network) Write(w io.Writer, stored func(int) bool) error {
	return n.each(stored, func(data any) error { return binary.Write(w, binary.LittleEndian, data) })
}

// each calls do for all weights in their order.
func (n *Network) each(stored func(int) bool, do func(data any) error) error {
	for i := range n.First {
		if !stored(i) {
			continue
		}
		if err := do(n.First[i]); err != nil {
			return err
		}
	}
	err := do(n.Bias)
	for k := range n.Heads {
		h := &n.Heads[k]
		err = errors.Join(err, do(h.Second), do(&h.Past), do(&h.Rest))
	}
	return err
}

// Sum is a sum of the first layer, with PerWord units per word, which are all added at once because
// they stay within their bits. Each unit is stored plus nought, so that it is never negative.
type Sum []uint64

// PerWord is how many units are in a word of a Sum.
const (
	PerWord  = 3
	unitBits = 21
	nought   = 1 << (unitBits - 1)
	unitMask = 1<<unitBits - 1
)

// pack packs a row of weights.
func pack[W int16 | int32](to Sum, row []W) {
	for j, w := range row {
		to[j/PerWord] += uint64(int64(w)) << (j % PerWord * unitBits)
	}
}

// Ready packs the weights, once; they must not change afterwards. If the row of an input is the
// mean of other rows, mean returns from which row up to which one; otherwise it returns 0, 0.
func (n *Network) Ready(mean func(input int) (from, to int)) {
	n.packing.Do(func() {
		n.words = len(n.Bias) / PerWord
		n.rows = make([]uint64, (len(n.First)+1)*n.words)
		for i := range n.First {
			row := n.First[i]
			if from, to := mean(i); to > from {
				row = meanOf(n.First[from:to])
			}
			pack(n.row(i), row)
		}
		for j, b := range n.Bias {
			n.row(len(n.First))[j/PerWord] += uint64(int64(b)+nought) << (j % PerWord * unitBits)
		}
	})
}

// meanOf returns the mean of rows of weights, rounded.
func meanOf(rows [][]int16) []int16 {
	to := make([]int16, len(rows[0]))
	for j := range to {
		sum := 0
		for i := range rows {
			sum += int(rows[i][j])
		}
		to[j] = int16(math.Round(float64(sum) / float64(len(rows))))
	}
	return to
}

func (n *Network) row(i int) Sum { return n.rows[i*n.words : (i+1)*n.words : (i+1)*n.words] }

// Sum returns an empty sum to write into. The network must be ready.
func (n *Network) Sum() Sum { return make(Sum, n.words) }

// Begin returns the initial value of every sum, for copying. The network must be ready.
func (n *Network) Begin() Sum { return n.row(len(n.First)) }

// Plus adds another sum.
func (h Sum) Plus(other Sum) {
	other = other[:len(h)]
	for j := range h {
		h[j] += other[j]
	}
}

// Add adds inputs to a sum.
func (n *Network) Add(to Sum, list []Input) {
	for _, x := range list {
		row := n.row(int(x.At))
		if x.N == 1 {
			to.Plus(row)
			continue
		}
		v := uint64(int64(x.N))
		row = row[:len(to)]
		for j := range to {
			to[j] += v * row[j]
		}
	}
}

// Unit returns the sum of a unit, in FirstUnit; below 0 it does not count.
func (h Sum) Unit(u int) int64 {
	return int64(h[u/PerWord]>>(u%PerWord*unitBits)&unitMask) - nought
}

// Of returns the value of the first units of a sum, in log-odds. past is what bypasses the hidden layer.
func (a *Head) Of(h Sum, units int, past int32) float64 {
	total := a.Rest + int64(a.Past)*int64(past)*(FirstUnit/LogitUnit)
	for i, w := range h[:units/PerWord] {
		second := a.Second[PerWord*i : PerWord*i+PerWord]
		total += max(int64(w&unitMask)-nought, 0)*int64(second[0]) +
			max(int64(w>>unitBits&unitMask)-nought, 0)*int64(second[1]) +
			max(int64(w>>(2*unitBits)&unitMask)-nought, 0)*int64(second[2])
	}
	return float64(total) / (FirstUnit * SecondUnit)
}

// Head returns the head for a skill from 0 to 1: the mean of its neighbours.
func (n *Network) Head(skill float64) Head {
	at, part := Neighbours(skill, len(n.Heads))
	return n.Heads[at].Toward(&n.Heads[at+1], part)
}

// Toward returns the mean of two heads, so that its log-odds are between theirs.
func (a *Head) Toward(b *Head, part Between) Head {
	to := Head{make([]int16, len(a.Second)), int32(part.Of(int64(a.Past), int64(b.Past))), part.Of(a.Rest, b.Rest)}
	part.Each(to.Second, a.Second, b.Second)
	return to
}

// Between is the weight of the second of two neighbouring skills, for one between them: from 0, only the first, to 1.
type Between float64

// Neighbours returns the neighbours of a skill among evenly spaced skills from 0 to 1: the number of the first, and their weight.
func Neighbours(skill float64, skills int) (at int, part Between) {
	steps := float64(max(0, min(1, skill)) * float64(skills-1))
	at = min(int(steps), skills-2)
	return at, Between(steps - float64(at))
}

// Of returns the weighted mean of two numbers.
func (part Between) Of(a, b int64) int64 {
	return a + int64(math.Round(float64(float64(part)*float64(b-a))))
}

// Each fills to with the weighted mean of two lists of weights.
func (part Between) Each(to, a, b []int16) {
	for i := range to {
		to[i] = int16(part.Of(int64(a[i]), int64(b[i])))
	}
}
