package tokyo

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules/tokyo"
)

// pieceKind is a kind of thing that players move: first the numbers of a player, by Field.
type pieceKind uint8

const (
	figure   = pieceKind(tokyo.ShrinkField) + 1 + iota // a Monster, in Tokyo or out of it
	before                                             // who has a card or tile
	load                                               // what lies on a card
	copyMark                                           // which card another one copies
)

// gone is where the figure of a player lies who is out of the game, behind all places.
const gone = int(tokyo.Bay) + 1

// piece is one of them: of a seat, or a card or tile.
type piece struct {
	kind pieceKind
	of   uint8
}

// of is a piece of a seat.
func of(kind pieceKind, seat tokyo.Seat) piece { return piece{kind, uint8(seat)} }

// positions are where all pieces of a table lie, but for the row and the dice.
func (v *Phrases) positions(t *tokyo.Table) []companion.Position[piece] {
	s := &t.State
	var out []companion.Position[piece]
	for seat := range tokyo.Seat(s.Players) {
		for f := tokyo.HeartsField; f <= tokyo.ShrinkField; f++ {
			out = append(out, companion.Position[piece]{Piece: of(pieceKind(f), seat), At: f.Of(s, seat), Heap: true})
		}
		at := int(s.Seats[seat].Place)
		if s.Seats[seat].Out {
			at = gone
		}
		out = append(out, companion.Position[piece]{Piece: of(figure, seat), At: at})
	}
	for id := tokyo.CardID(1); id <= v.Rules.Last(); id++ {
		owner, n, copies := 0, 0, 0
		if l := &s.Locations[id]; l.Zone == tokyo.Held {
			owner, copies = 1+int(l.Owner), int(l.Of)
			if v.tokenOn(s, id) != tokyo.NoToken {
				n = int(l.N)
			}
		}
		out = append(out, companion.Position[piece]{Piece: piece{before, uint8(id)}, At: owner},
			companion.Position[piece]{Piece: piece{load, uint8(id)}, At: n}, companion.Position[piece]{Piece: piece{copyMark, uint8(id)}, At: copies})
	}
	return out
}

// board is what the last move asks to be moved, behind what was moved before it in this turn and, until this turn has
// its dice, in the turn before. After undo, or after a step was typed anew, it is what has to go back.
func (g *Game) board(v *Phrases, t *tokyo.Table) companion.Section {
	left := g.Left()
	if lines := v.putBack(&left, t); len(lines) > 0 {
		return g.BoardSection(lines, left.Way)
	}
	from := int(t.State.Turn.Number)
	if t.State.Turn.Phase <= tokyo.PhaseRoll {
		from--
	}
	stages, fresh := g.Stages(from)
	return g.BoardSection(v.toDo(t, stages, fresh).Lines(), companion.Forth)
}

// putBack is what lies otherwise at a table than at those that were left.
func (v *Phrases) putBack(left *companion.Left[tokyo.Table], now *tokyo.Table) []companion.Line {
	l := companion.NewBack(left, now, v.positions)
	(&work{ToDo: l, now: now}).leave()
	for _, s := range l.Rest() {
		l.Add(v.shifted(now, &s), false)
	}
	cards, row := 0, [len(now.State.Row)]string{}
	for _, table := range slices.Backward(left.Tables) {
		cards = v.Rules.DeckSize(&left.Led.State) - v.Rules.DeckSize(&table.State)
		for i, id := range left.Led.State.Row {
			was := table.State.Row[i]
			if named := was == tokyo.Unnamed || id == tokyo.Unnamed; id != tokyo.NoCard && id != was && (cards != 0 || !named) { // otherwise the same card lies there
				row[i] = companion.InSlot(v.Catalogue, i, v.Card(now.State.Row[i]))
			}
		}
	}
	l.Row(v.Catalogue, slices.DeleteFunc(row[:], func(s string) bool { return s == "" }), cards)
	return l.Lines()
}

// saidOf is the name that a card got later which was turned up unnamed in a place of the row, from 1. It looks at the
// stages in their order, in the first one only behind a number of its steps. Unnamed where nobody named the card before
// something else lay there.
func saidOf(stages []companion.Stage[tokyo.Table], from int, slot int16) tokyo.CardID {
	for i := range stages {
		bought := tokyo.Unnamed
		for _, st := range stages[i].After.Steps[stages[i].From+from:] {
			switch {
			case st.Verb == tokyo.StepBuy:
				bought = st.Card
			case st.Verb == tokyo.StepReveal && st.N == slot:
				return bought
			}
		}
		from = 0
		if now := stages[i].After.State.Row[slot-1]; now != tokyo.Unnamed {
			if now == tokyo.NoCard {
				return bought
			}
			return now
		}
	}
	return tokyo.Unnamed
}

// number is a player's number that a step can tell the new value of: "now 6", "6 left".
type number struct {
	seat  tokyo.Seat
	field tokyo.Field
}

// tells are the numbers whose new values steps tell.
var tells = map[tokyo.StepVerb]tokyo.Field{
	tokyo.StepHearts: tokyo.HeartsField, tokyo.StepDamage: tokyo.HeartsField, tokyo.StepReborn: tokyo.HeartsField,
	tokyo.StepPoints: tokyo.PointsField, tokyo.StepPointsLost: tokyo.PointsField, tokyo.StepWicked: tokyo.WickednessField,
	tokyo.StepEnergy: tokyo.EnergyField, tokyo.StepPay: tokyo.EnergyField, tokyo.StepToken: tokyo.PoisonField, tokyo.StepUntoken: tokyo.PoisonField,
}

// numberOf is the number whose new value a step tells; ok is false for a step that tells none.
func numberOf(st *tokyo.Step) (of number, ok bool) {
	of.seat = st.Seat
	if of.field, ok = tells[st.Verb]; of.field == tokyo.PoisonField && st.Token == tokyo.ShrinkToken {
		of.field = tokyo.ShrinkField
	}
	return of, ok
}

// settled are steps that tell the numbers as they are at a table. A correction has no step of its own, so the
// last step that tells a number gets the number's present value. said are the numbers that later steps tell; nil
// where there are no later steps. A player who is out of the game keeps the numbers told.
func settled(steps []tokyo.Step, s *tokyo.State, said map[number]bool) []tokyo.Step {
	if said == nil {
		said = map[number]bool{}
	}
	out := slices.Clone(steps)
	for i := len(out) - 1; i >= 0; i-- {
		st := &out[i]
		of, ok := numberOf(st)
		if !ok || !s.Has(of.seat) || said[of] {
			continue
		}
		if said[of] = true; !s.Seats[of.seat].Out && st.Verb != tokyo.StepReborn {
			st.To = int16(of.field.Of(s, of.seat))
		}
	}
	return out
}
