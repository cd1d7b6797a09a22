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

	"kingoftokyo/rules/duel"
)

// This file has the format in which solved tables are stored in the program: the three values
// before the first roll in full precision, and then, deflated, the value before each of the
// player's turns as a number of 15 bits. Neighbouring positions are nearly alike, so only
// differences of differences are stored: along the hearts of both sides, Autobot's energy and the
// dice tokens.

// LastGrain is the grain of 1; that of 0 is 0. Values are rounded to grains, which are steps of an
// angle whose squared sine is the value. They are finest near 0 and 1, and off by at most 2.4e-5.
const LastGrain = 1<<15 - 1

// grains returns the values of all grains.
var grains = sync.OnceValue(func() *[LastGrain + 1]float64 {
	v := new([LastGrain + 1]float64)
	for q := range v {
		sin := math.Sin(float64(q) * (math.Pi / (2 * LastGrain)))
		v[q] = sin * sin
	}
	return v
})

// headSize is how many bytes come before the deflated part.
const headSize = 3 * 8

// Axes calls do for each direction in which differences are taken, with the distance between
// neighbours and how many there are.
func (g *grid) Axes(do func(stride, n int)) {
	do(numPairs, g.bot)
	do(numPairs*g.bot, g.you)
	do(g.plane, g.need)
	do(g.plane*g.need, g.tokens+1)
}

// DecodeStart returns the value before the first roll of an encoded table, in full precision: the
// player starts, Autobot starts with five dice, or with six (S4).
func DecodeStart(data []byte, first duel.Side, fullDice bool) (float64, error) {
	if len(data) < headSize {
		return 0, errCut
	}
	at := 0
	switch {
	case first == duel.Rival && fullDice:
		at = 16
	case first == duel.Rival:
		at = 8
	}
	return math.Float64frombits(binary.LittleEndian.Uint64(data[at:])), nil
}

var errCut = errors.New("a table that is cut off")

// Decode returns the table of a matchup that solve.Encode wrote. It returns an error if the matchup
// is not valid or the data are not those of a table.
func Decode(m Matchup, data []byte) (*Table, error) {
	if err := m.check(); err != nil {
		return nil, err
	}
	if len(data) < headSize {
		return nil, errCut
	}
	t := &Table{grid: newGrid(m)}
	q, planes := make([]uint16, t.size()), make([]byte, 2*t.size())
	if _, err := io.ReadFull(flate.NewReader(bytes.NewReader(data[headSize:])), planes); err != nil {
		return nil, fmt.Errorf("a table of %d values: %w", len(q), err)
	}
	for i := range q {
		z := uint16(planes[i]) | uint16(planes[len(q)+i])<<8
		q[i] = z>>1 ^ -(z & 1)
	}
	t.Axes(func(stride, n int) {
		for first := 0; first < len(q); first += stride * n {
			for i := first + stride; i < first+stride*n; i++ {
				q[i] += q[i-stride]
			}
		}
	})
	t.values, t.autobot = make([]float64, t.size()), newAutobotTurns(t.grid)
	for i := range q {
		t.values[i] = grains()[q[i]&LastGrain]
	}
	return t, nil
}
