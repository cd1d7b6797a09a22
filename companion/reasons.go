package companion

import (
	"maps"
	"slices"
)

// Decided is what the program has decided last for those whom it plays: what came of it, and what it weighed. It is nil
// where somebody has made a move since.
type Decided struct{ Steps, Why []string }

// With is Decided with more of both behind.
func (d *Decided) With(steps []Line, why []string) *Decided {
	if d == nil {
		d = &Decided{}
	}
	return &Decided{slices.Concat(d.Steps, Texts(steps)), slices.Concat(d.Why, why)}
}

// Decided is what the program has decided last at the table as it lies.
func (p *Base[T, E]) Decided() *Decided {
	return p.decided[p.Session.Game.Lines()]
}

// Still is Decided as it holds after a move that is about to be done. Corrections, what a screen plays by itself and
// what the program decides are no moves of somebody; shown says that this one is none either, as it only says what lies
// on the table. Where the move is what the program decides, by which a person lets it go on, why says what it weighs.
func (p *Base[T, E]) Still(m Move, shown bool, why func() []string) *Decided {
	now := p.Session.Game.Lines()
	maps.DeleteFunc(p.decided, func(at int, _ *Decided) bool { return at > now }) // it was taken back
	own, _ := m.(move[T, E])
	byKot := func(e E) bool { return p.Tell.ByKot(&e) }
	if !own.auto && !shown && slices.ContainsFunc(own.events, func(e E) bool { return !corrects(p.Tell.Class(&e)) && !byKot(e) }) {
		return nil
	}
	if len(own.events) > 0 && byKot(own.events[0]) {
		return p.Decided().With(nil, why())
	}
	return p.Decided()
}

// Hold keeps what the program has decided for the table as it lies.
func (p *Base[T, E]) Hold(d *Decided) {
	if p.decided == nil {
		p.decided = map[int]*Decided{}
	}
	if d != nil {
		p.decided[p.Session.Game.Lines()] = d
	}
}
