package learned

import (
	"encoding/binary"
	"errors"
	"io"
	"math"
	"sync"
)

// Units of the whole numbers: log-odds, a weight of the first layer, one of the second. A weight of the first layer is at most
// MostFirst, one that comes in many steps at most MostStep, so that no sum of some forty of them leaves its bits.
const (
	LogitUnit  = 1 << 10
	FirstUnit  = 1 << 11
	SecondUnit = 1 << 12
	MostFirst  = 1 << 14
	MostStep   = 1 << 11
)

// Network is a value with one hidden layer (ReLU), whose first layer is a sum of rows, one for each thing that lies on a table. All of
// it is whole numbers, so that sums that are kept from table to table are those worked out anew, and every processor finds the
// same. Its units are as many as divide by PerWord.
type Network struct {
	First [][]int16 // by input, of each unit
	Bias  []int32   // of each unit
	Heads []Head    // by skill, from 0 to 1 in steps of the same size

	packing sync.Once
	words   int
	rows    []uint64 // First, and Bias behind it
}

// Head are the weights that make a value of the hidden layer.
type Head struct {
	Second []int16 // of the first units; those behind them are for others
	Past   int32   // of log-odds that are known without the network and go past the hidden layer
	Rest   int64   // what is added in the end
}

// Input is one thing that lies on a table: which one, and how much of it.
type Input struct{ At, N int16 }

// One is the input of one of something.
func One(at int16) Input { return Input{at, 1} }

// Count is the input of n of something.
func Count(at, n int16) Input { return Input{at, n} }

// New is a network of nothing but noughts, whose heads read the first second of its units.
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

// Read reads the weights that Write wrote, into a network of the same size. stored says of an input whether its row is there.
func (n *Network) Read(r io.Reader, stored func(int) bool) error {
	return n.each(stored, func(data any) error { return binary.Read(r, binary.LittleEndian, data) })
}

// Write writes the weights, lowest byte first: rows of inputs, bias, heads.
func (n *Network) Write(w io.Writer, stored func(int) bool) error {
	return n.each(stored, func(data any) error { return binary.Write(w, binary.LittleEndian, data) })
}

// each does something with all weights in their order.
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

// Sum is what the first layer adds up, PerWord units in a word: numbers that stay within their bits are added as one. Each has the
// most it may fall short of nought on top.
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

// Ready packs the weights, once; they stay as they are from then on. mean says of an input from which others up to which its row is the
// mean; of none where both are 0.
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

// meanOf is the mean of rows of weights, rounded.
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

// Sum is a sum of nothing, to be written into. The network must be ready.
func (n *Network) Sum() Sum { return make(Sum, n.words) }

// Begin is where a sum begins, to be copied. The network must be ready.
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

// Unit is what a unit adds up, in FirstUnit; below 0 it does not count.
func (h Sum) Unit(u int) int64 {
	return int64(h[u/PerWord]>>(u%PerWord*unitBits)&unitMask) - nought
}

// Of is the value of the first units of a sum, in log-odds. past is what goes past the hidden layer.
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

// Head is the head for a skill from 0 to 1: the mean of its neighbours.
func (n *Network) Head(skill float64) Head {
	at, part := Neighbours(skill, len(n.Heads))
	return n.Heads[at].Toward(&n.Heads[at+1], part)
}

// Toward is the mean of two heads: how their log-odds lie between each other.
func (a *Head) Toward(b *Head, part Between) Head {
	to := Head{make([]int16, len(a.Second)), int32(part.Of(int64(a.Past), int64(b.Past))), part.Of(a.Rest, b.Rest)}
	part.Each(to.Second, a.Second, b.Second)
	return to
}

// Between is how two numbers of neighbouring skills count for one that lies between them: from 0, the first alone, to 1.
type Between float64

// Neighbours are the two of some skills from 0 to 1, in steps of the same size, between which one lies: the number of the first.
func Neighbours(skill float64, skills int) (at int, part Between) {
	steps := float64(max(0, min(1, skill)) * float64(skills-1))
	at = min(int(steps), skills-2)
	return at, Between(steps - float64(at))
}

// Of is the mean of two numbers, each the more the nearer it is.
func (part Between) Of(a, b int64) int64 {
	return a + int64(math.Round(float64(float64(part)*float64(b-a))))
}

// Each is the mean of two lists of weights.
func (part Between) Each(to, a, b []int16) {
	for i := range to {
		to[i] = int16(part.Of(int64(a[i]), int64(b[i])))
	}
}
