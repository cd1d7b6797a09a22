package web

import (
	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// This file moves a piece over the tracks until the player puts it down.

// placed adds where the piece is now, and how it can be moved.
func (f *Face) placed(t *Table) {
	if t.Placing == nil {
		f.spot = nil
		return
	}
	t.Spot = f.spotAt(t.Placing)
	for i, by := range []int{-1, 0, 1} {
		b := Button{Text: f.Say("web.turn"), Do: Nudge, N: by}
		if by != 0 && len(t.Seats) > 1 {
			b.Text = f.Say("web.toward", rules.Text("name", t.Seats[i/2].Who))
		}
		if by == 0 && !t.Placing.Turns {
			continue
		}
		b.Text = text.Capital(b.Text)
		t.Nudges = append(t.Nudges, b)
	}
}

// spotAt returns the place where the piece is now.
func (f *Face) spotAt(p *companion.Placing) int {
	at := p.At
	if f.spot != nil {
		at = *f.spot
	}
	return max(0, min(at, len(p.Spots)-1))
}

// over puts the piece over a space of a lane. A piece that covers two spaces begins on that space or, after a second tap
// or if it cannot begin there, ends on it.
func (f *Face) over(lane, space int) {
	if !f.nearest(func(s, now *companion.Spot) bool {
		return s.Lane == lane && min(s.From, s.To) == space && !sameSpaces(s, now)
	}) {
		f.nearest(func(s, now *companion.Spot) bool {
			return s.Lane == lane && max(s.From, s.To) == space && !sameSpaces(s, now)
		})
	}
}

func sameSpaces(a, b *companion.Spot) bool {
	return a.Lane == b.Lane && min(a.From, a.To) == min(b.From, b.To)
}

// nudge moves the piece one place sideways, or turns it in place.
func (f *Face) nudge(by int) {
	f.nearest(func(s, now *companion.Spot) bool {
		if by == 0 {
			return sameSpaces(s, now) && s.Turned != now.Turned
		}
		return s.Lane == now.Lane && (min(s.From, s.To)-min(now.From, now.To))*by > 0
	})
}

// nearest moves the piece from where it is now to the nearest place that fits. It returns false if none fits, or no piece is
// being placed.
func (f *Face) nearest(fits func(s, now *companion.Spot) bool) bool {
	p := f.Frame().Placing
	if p == nil {
		return false
	}
	now := &p.Spots[f.spotAt(p)]
	best := p.Nearest(now, func(s *companion.Spot) bool { return fits(s, now) })
	if best >= 0 {
		f.spot = &best
	}
	return best >= 0
}
