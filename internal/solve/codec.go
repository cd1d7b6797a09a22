package solve

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"math"

	"kingoftokyo/coach/core"
	"kingoftokyo/rules/duel"
)

// Grain returns the grain to which a value of a table is rounded.
func Grain(x float64) uint16 {
	return uint16(math.Round(math.Asin(math.Sqrt(max(0, min(1, x)))) * (2 * core.LastGrain / math.Pi)))
}

// Encode returns a table as it is stored in the program; core.Decode reads it.
func Encode(t *core.Table) []byte {
	out := bytes.Buffer{}
	binary.Write(&out, binary.LittleEndian, [3]float64{Start(t, duel.You, false), Start(t, duel.Rival, false), Start(t, duel.Rival, true)})
	q := make([]uint16, len(t.Values()))
	for i, x := range t.Values() {
		q[i] = Grain(x)
	}
	t.Axes(func(stride, n int) {
		for first := 0; first < len(q); first += stride * n {
			for i := first + stride*n - 1; i >= first+stride; i-- {
				q[i] -= q[i-stride]
			}
		}
	})
	planes := make([]byte, 2*len(q))
	for i, d := range q {
		z := d<<1 ^ uint16(int16(d)>>15) // small numbers of either sign use only the low byte
		planes[i], planes[len(q)+i] = byte(z), byte(z>>8)
	}
	w, _ := flate.NewWriter(&out, flate.BestCompression) // the level is valid, and a buffer takes everything
	w.Write(planes)
	w.Close()
	return out.Bytes()
}
