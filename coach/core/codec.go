package core

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"sync"
	"sync/atomic"

	"kingoftokyo/rules/duel"
)

// This file is the form in which solved tables travel with the program: the three
// values before the first roll in full, and then, deflated, the value before each of
// the human's turns as a number of 15 bits. Neighbouring positions are nearly alike, so
// that only differences of differences are left: along the hearts of both sides,
// Autobot's energy and the dice tokens.

// grain is how many steps a table's values are rounded to. The steps are those of an
// angle whose squared sine is the value: finest near 0 and 1, and 2.4e-5 off at most.
const grain = 1<<15 - 1

// quantized is a probability in steps.
func quantized(x float64) uint16 {
	return uint16(math.Round(math.Asin(math.Sqrt(max(0, min(1, x)))) * (2 * grain / math.Pi)))
}

// steps are the values of all steps.
var grains = sync.OnceValue(func() *[grain + 1]float64 {
	v := new([grain + 1]float64)
	for q := range v {
		sin := math.Sin(float64(q) * (math.Pi / (2 * grain)))
		v[q] = sin * sin
	}
	return v
})

// starts are the values before the first roll: she starts, Autobot starts with five
// dice, or with six (S4).
type starts [3]float64

func startIndex(first duel.Side, fullDice bool) int {
	switch {
	case first == duel.You:
		return 0
	case !fullDice:
		return 1
	}
	return 2
}

// headSize is how many bytes stand before the deflated part.
const headSize = 8 * len(starts{})

// Encode is the table as it travels; Decode reads it.
func (t *Table) Encode() []byte {
	out := bytes.Buffer{}
	binary.Write(&out, binary.LittleEndian, starts{t.Start(duel.You, false), t.Start(duel.Rival, false), t.Start(duel.Rival, true)})
	q := make([]uint16, t.groups()*t.need)
	for i := range t.v.you {
		for e := range t.need {
			q[t.step(i, e)] = quantized(t.v.you[i][e])
		}
	}
	t.axes(func(stride, n int) {
		for first := 0; first < len(q); first += stride * n {
			for i := first + stride*n - 1; i >= first+stride; i-- {
				q[i] -= q[i-stride]
			}
		}
	})
	planes := make([]byte, 2*len(q))
	for i, d := range q {
		z := d<<1 ^ uint16(int16(d)>>15) // small numbers of either sign in the low byte alone
		planes[i], planes[len(q)+i] = byte(z), byte(z>>8)
	}
	w, _ := flate.NewWriter(&out, flate.BestCompression) // the level is a right one, and a buffer takes everything
	w.Write(planes)
	w.Close()
	return out.Bytes()
}

// step is where the value of a group and an energy of Autobot's stands.
func (f *field) step(i, e int) int { return (i/f.block*f.need+e)*f.block + i%f.block }

// axes calls do with each direction that differences are taken in: how far apart
// neighbours stand, and how many there are.
func (f *field) axes(do func(stride, n int)) {
	do(numPairs, f.bot)
	do(numPairs*f.bot, f.you)
	do(f.block, f.need)
	do(f.block*f.need, f.tokens+1)
}

// DecodeStart is the value before the first roll in an encoded table, in full.
func DecodeStart(data []byte, first duel.Side, fullDice bool) (float64, error) {
	if len(data) < headSize {
		return 0, errCut
	}
	return math.Float64frombits(binary.LittleEndian.Uint64(data[8*startIndex(first, fullDice):])), nil
}

var errCut = errors.New("a table that is cut off")

// Decode is the table of a matchup that Encode wrote. The error says that the matchup
// is none, or that the data are not those of one.
func Decode(m Matchup, data []byte) (*Table, error) {
	if err := m.check(); err != nil {
		return nil, err
	}
	if len(data) < headSize {
		return nil, errCut
	}
	t := &Table{matchup: m, field: newField(m)}
	q, planes := make([]uint16, t.groups()*t.need), make([]byte, 2*t.groups()*t.need)
	if _, err := io.ReadFull(flate.NewReader(bytes.NewReader(data[headSize:])), planes); err != nil {
		return nil, fmt.Errorf("a table of %d values: %w", len(q), err)
	}
	for i := range q {
		z := uint16(planes[i]) | uint16(planes[len(q)+i])<<8
		q[i] = z>>1 ^ -(z & 1)
	}
	t.axes(func(stride, n int) {
		for first := 0; first < len(q); first += stride * n {
			for i := first + stride; i < first+stride*n; i++ {
				q[i] += q[i-stride]
			}
		}
	})
	t.v = t.newValues(1)
	for i := range t.v.you {
		for e := range t.need {
			t.v.you[i][e] = grains()[q[t.step(i, e)]&grain]
		}
	}
	t.head = new(starts)
	for i := range t.head {
		t.head[i] = math.Float64frombits(binary.LittleEndian.Uint64(data[8*i:]))
	}
	t.late = t.newLate()
	return t, nil
}

// late has which values before Autobot's turns are worked out: those of a decoded table
// are when they are first asked for, by block, from any goroutine.
type late struct {
	mu      sync.Mutex
	scratch *botScratch
	due     []bool // special powers, by dice tokens
	done    []atomic.Bool
}

func (f *field) newLate() *late {
	return &late{scratch: newBotScratch(f, botTurns[usualDice]()), due: make([]bool, f.tokens+1), done: make([]atomic.Bool, f.blocks())}
}

// ensure works the values before Autobot's turns of a block out, if they are not.
func (t *Table) ensure(block int) {
	if t.late != nil && !t.late.done[block].Load() {
		t.workOut(block)
	}
}

func (t *Table) workOut(block int) {
	l, plane := t.late, t.blocks()/(t.tokens+1)
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.done[block].Load() {
		return
	}
	if tokens := block / plane; !l.due[tokens] {
		l.due[tokens] = true
		first, last := tokens*plane, (tokens+1)*plane
		for i := first * numPairs; i < last*numPairs; i++ {
			copy(t.v.due[i][:t.need], t.v.you[i][:])
		}
		for level := range surplus {
			for b := first; b < last; b++ {
				l.scratch.powers(t.v, b, level)
			}
		}
	}
	l.scratch.dice(t.v, block, nil)
	l.done[block].Store(true)
}
