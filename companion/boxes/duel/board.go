package duel

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// pieceKind is a kind of thing that players move.
type pieceKind uint8

const (
	heartsWheel pieceKind = iota
	energyCubes
	diceTokens
	marker
	buzzToken
	keepCard
)

// piece is one of them: of a side, a track, a token or a card.
type piece struct {
	kind pieceKind
	of   uint8
}

// heaps are the fields of the pieces that show a number.
var heaps = [...]duel.Field{heartsWheel: duel.HeartsField, energyCubes: duel.EnergyField, diceTokens: duel.DiceTokensField}

// heap is the wheel, the cubes or the tokens of a side.
func heap(kind pieceKind, side duel.Side) piece { return piece{kind, uint8(side)} }

// positions are where all pieces of a table lie, but for the row.
func (v *view) positions(t *duel.Table) []companion.Position[piece] {
	s := &t.State
	var out []companion.Position[piece]
	for side := duel.You; side <= duel.Rival; side++ {
		for kind, f := range heaps {
			out = append(out, companion.Position[piece]{Piece: heap(pieceKind(kind), side), At: f.Of(s, side), Heap: true})
		}
	}
	for track, at := range s.Marker {
		out = append(out, companion.Position[piece]{Piece: piece{marker, uint8(track)}, At: int(at)})
	}
	for i := range v.Rules.Box.Tokens {
		at := 0
		if k := s.Tokens[i]; k.Laid {
			at = 1 + 4*(int(k.Place.At)+int(duel.Victory)) + 2*int(k.Place.Track)
			if k.Place.Flip {
				at++
			}
		}
		out = append(out, companion.Position[piece]{Piece: piece{buzzToken, uint8(i)}, At: at})
	}
	for id := duel.CardID(1); int(id) < len(v.Rules.Box.Cards); id++ {
		at := 0
		if side, ok := s.Holder(id); ok {
			at = 1 + int(side)
		}
		out = append(out, companion.Position[piece]{Piece: piece{keepCard, uint8(id)}, At: at})
	}
	return out
}

// board is what the last move asks to be moved, behind what was moved before it in this turn and, until its dice are
// thrown, in the turn before. After undo, or after a step was typed anew, it is what has to go back. That a special
// power is due stands with the advice until it is paid, and what Autobot collects is told until its turn or the game
// ends.
func (g *game) board() companion.Section {
	v, t := g.speak(), g.Now()
	left := g.Left()
	if lines := v.putBack(&left, t); len(lines) > 0 {
		return g.BoardSection(lines, left.Way)
	}
	s := &t.State
	waits := s.Turn.Phase <= duel.PhaseRoll && s.Turn.Rolls == 0
	from := int(s.Turn.Number)
	if waits {
		from--
	}
	stages, fresh := g.Stages(from)
	l := v.toDo(t, stages, fresh)
	if n := int(s.Sides[duel.Rival].Dice); s.Autobot() && n > 0 && waits {
		l.Add(v.Say("step.spend-tokens", rules.ID(rules.ArgSide, "who", duel.Rival.String()), rules.Num("n", n)), false)
	}
	return g.BoardSection(l.Lines(), companion.Forth)
}

// putBack is what lies otherwise at a table than at those that were left.
func (v *view) putBack(left *companion.Left[duel.Table], now *duel.Table) []companion.Line {
	l := companion.NewBack(left, now, v.positions)
	for _, s := range l.Rest() {
		l.Add(v.shifted(now, &s), false)
	}
	cards, row := 0, [len(now.State.Row)]string{}
	for _, table := range slices.Backward(left.Tables) {
		cards = int(left.Led.State.Deck) - int(table.State.Deck)
		for i, id := range left.Led.State.Row {
			was := table.State.Row[i]
			if named := was == duel.Unnamed || id == duel.Unnamed; id != was && (cards != 0 || !named) { // otherwise the same card lies there
				row[i] = companion.InSlot(v.Catalogue, i, v.Card(now.State.Row[i]))
			}
		}
	}
	l.Row(v.Catalogue, slices.DeleteFunc(row[:], func(s string) bool { return s == "" }), cards)
	return l.Lines()
}
