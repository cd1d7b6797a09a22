package kit

import (
	"math/rand/v2"

	"kingoftokyo/rules"
)

// Draw is the source of chance and choices: a seed, or the bytes of a fuzzer. After the last byte
// it draws only 0.
type Draw struct {
	rnd   *rand.Rand
	bytes []byte
	face  rules.Face // what half of the dice show, or all but one in share
	share int        // 0: the dice are not rigged
	eager bool       // players rarely do what Box.Seldom reports
}

// Seeded returns a Draw from a seed.
func Seeded(seed uint64) *Draw {
	return &Draw{rnd: rand.New(rand.NewPCG(seed, seed^0x9e3779b97f4a7c15))}
}

func fed(bytes []byte) *Draw { return &Draw{bytes: bytes} }

func (d *Draw) spent() bool { return d.rnd == nil && len(d.bytes) == 0 }

// rig makes half of the dice show a face, or nearly all of them: by n, each face both ways.
func (d *Draw) rig(n int) {
	d.share, d.face = 2, rules.Face(n%rules.NumFaces)
	if n/rules.NumFaces%2 == 1 {
		d.share = 8
	}
}

// N returns a number from 0 to n-1.
func (d *Draw) N(n int) int {
	if d.rnd != nil {
		return d.rnd.IntN(n)
	}
	drawn := 0
	for most := 1; most < n && len(d.bytes) > 0; most *= 256 {
		drawn, d.bytes = drawn*256+int(d.bytes[0]), d.bytes[1:]
	}
	return drawn % n
}

// Roll returns n thrown dice. Now and then each shows a different face, so that what needs all
// faces occurs.
func (d *Draw) Roll(n int) rules.Roll {
	var roll rules.Roll
	straight := d.N(16) == 0
	for i := range n {
		f := rules.Face(d.N(rules.NumFaces))
		switch {
		case straight:
			f = rules.Face(i % rules.NumFaces)
		case d.share == 2 && d.N(2) == 0, d.share > 2 && d.N(d.share) > 0:
			f = d.face
		}
		roll[f]++
	}
	return roll
}
