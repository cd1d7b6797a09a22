package phrases

import (
	"cmp"
	"slices"
	"strconv"

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

// piece is something that players move. of is its side, track, token or card.
type piece struct {
	kind pieceKind
	of   uint8
}

// heaps has the fields of the pieces that show a number.
var heaps = [...]duel.Field{heartsWheel: duel.HeartsField, energyCubes: duel.EnergyField, diceTokens: duel.DiceTokensField}

// heap returns the wheel, the cubes or the tokens of a side.
func heap(kind pieceKind, side duel.Side) piece { return piece{kind, uint8(side)} }

// positions returns where all pieces of a table lie, except those of the row.
func (v *Phrases) positions(t *duel.Table) []companion.Position[piece] {
	s := &t.State
	var out []companion.Position[piece]
	for side := duel.You; side <= duel.Rival; side++ {
		for kind, f := range heaps {
			out = append(out, companion.Position[piece]{Piece: heap(pieceKind(kind), side), At: f.Of(s, side)})
		}
	}
	for track, at := range s.Marker {
		out = append(out, companion.Position[piece]{Piece: piece{marker, uint8(track)}, At: int(at)})
	}
	for i := range v.Rules.Box.Tokens {
		at := 0
		if k := s.Tokens[i]; k.Laid {
			at = placed(k.Place)
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

// placed returns the position of a Buzz token at a place, a number above 0.
func placed(p duel.Place) int {
	at := 1 + 4*(int(p.At)+int(duel.Victory)) + 2*int(p.Track)
	if p.Flip {
		at++
	}
	return at
}

// rank orders the pieces as a player would move them: numbers and cards of the side whose turn it was, those of the other side, then
// the tracks and the Buzz tokens.
func rank(t *companion.Trip[piece], first duel.Side) int {
	side := duel.Side(t.Piece.of)
	switch t.Piece.kind {
	case marker, buzzToken:
		return 2*int(keepCard+1) + int(t.Piece.kind)
	case keepCard:
		side = duel.Side(cmp.Or(t.To(), t.Before()) - 1)
	}
	if side == first {
		return int(t.Piece.kind)
	}
	return int(keepCard+1) + int(t.Piece.kind)
}

// ToDo lists the pieces to move for the stages that led to a table, and what else they brought.
func (v *Phrases) ToDo(now *duel.Table, stages []companion.Stage[duel.Table]) []companion.Line {
	v = &Phrases{v.Over(v.Brief()), v.Rules}
	causes := make(companion.Causes[piece], len(stages))
	var others, notes []companion.Line
	by, resolves := "", companion.Resolves(stages)
	for i := range stages {
		steps := stages[i].After.Steps[stages[i].From:]
		if stages[i].From == 0 { // a new event, not one that goes on after an answer
			by = ""
		}
		by = v.causes(causes, i, steps, by)
		for _, l := range StepLines(v.Names, worth(steps, stages[i].Before.State.Turn.Number, &now.State)) {
			if !l.Board && (!stages[i].Rolls || i > resolves) {
				l.Fresh = stages[i].Fresh
				notes = append(notes, l)
			}
		}
		for n := range steps {
			if st := &steps[n]; slices.Contains(apart, st.Verb) {
				said := v.Say(StepKey(v.Names, "step."+st.Verb.String(), st), StepArgs(v.Names, st, int(st.N))...)
				line := companion.Line{Text: said, Board: true, Fresh: stages[i].Fresh}
				if st.Verb != duel.StepShield { // which tells why a wheel stays
					line.Piece.What = said
				}
				others = append(others, line)
			}
		}
	}
	trips := companion.Trips(stages, v.positions, causes)
	if len(stages) > 0 {
		slices.SortStableFunc(trips, func(a, b companion.Trip[piece]) int {
			first := stages[0].Before.State.Turn.Active
			return cmp.Compare(rank(&a, first), rank(&b, first))
		})
	}
	var out []companion.Line
	for i := range trips {
		out = append(out, v.moved(now, &trips[i], causes.Of(&trips[i])))
	}
	return slices.Concat(out, others, v.row(now, stages), notes)
}

// WillMove lists the pieces to move if the dice on a table, rolled in these stages, are resolved with these white dice up to the first
// question; ends says that the turn ends as well. It also returns the table at that point. Nothing is to be moved yet. An error means that
// there is nothing to resolve.
func (v *Phrases) WillMove(t *duel.Table, rolled []companion.Stage[duel.Table], white []rules.Face, ends bool) (
	lines []companion.Line, after *duel.Table, err error,
) {
	ahead, err := LookAhead(v.Rules, t, white)
	if err != nil {
		return nil, t, err
	}
	if ends {
		before := ahead.After()
		_, last, _ := untilAsked(v.Rules, before, duel.Event{Kind: duel.Passed})
		ahead.Stages = append(ahead.Stages, companion.Stage[duel.Table]{Before: before, After: last})
	}
	for i := range ahead.Stages {
		ahead.Stages[i].Fresh, ahead.Stages[i].List = true, 1+len(rolled)
	}
	return companion.Expected(v.Catalogue, v.ToDo(ahead.After(), slices.Concat(rolled, ahead.Stages))), ahead.After(), nil
}

// apart are the steps that move no piece of positions, but still give the players something to do or to know.
var apart = []duel.StepVerb{duel.StepShuffle, duel.StepFewer, duel.StepLeave, duel.StepKingStop, duel.StepAgain, duel.StepShield}

// worth returns the steps of a turn that are still worth showing. Large letters already show who has won, the head whose turn it is.
func worth(steps []duel.Step, turn int16, now *duel.State) []duel.Step {
	return slices.DeleteFunc(slices.Clone(steps), func(st duel.Step) bool {
		switch st.Verb {
		case duel.StepSpecial, duel.StepSpecialDue, duel.StepWon, duel.StepTurn, duel.StepKingStop, duel.StepShield:
			return true
		case duel.StepChosen:
			return now.Over() || turn != now.Turn.Number
		}
		return false
	})
}

// causes records what moved each piece in the steps of a stage: a card, a token, a price. by is the card or token that acted
// right before the first step. causes returns the one that acted in the last step.
func (v *Phrases) causes(all companion.Causes[piece], stage int, steps []duel.Step, by string) string {
	cost := func(side duel.Side, what string, n int16) {
		said := v.Say("table.board.cost", rules.Text("what", what), rules.Num("n", int(n)))
		all.Add(stage, heap(energyCubes, side), said, int(n))
	}
	for i := range steps {
		st, from := &steps[i], by
		by = ""
		switch {
		case st.Verb == duel.StepActs:
			by = v.Card(st.Card)
		case st.Verb == duel.StepBonus:
			by = v.Say("step.by.token", rules.ID(rules.ArgToken, "token", v.Rules.Box.Tokens[st.Token].Name))
		case st.Verb == duel.StepBuy:
			cost(st.Side, v.Card(st.Card), st.N)
		case renews(steps, i):
			cost(steps[i-1].Side, v.Say("table.board.renew"), steps[i-1].N)
		case st.Verb == duel.StepSpecial:
			cost(st.Side, v.Say("duel.board.power"), st.N)
		case st.Verb == duel.StepEnergy && st.Rule == "O9":
			from = v.Say("duel.board.saved")
		}
		if k, ok := moves(st); ok {
			gained := 0
			if st.Verb == duel.StepEnergy {
				gained = int(st.N)
			}
			all.Add(stage, k, from, -gained)
		}
	}
	return by
}

// renews reports whether a step renews the row: it discards the first card right after the price was paid.
func renews(steps []duel.Step, i int) bool {
	return renewal(&steps[i]) && i > 0 && steps[i-1].Verb == duel.StepPay
}

// renewal reports whether a step discards a card of a row that is being renewed.
func renewal(st *duel.Step) bool {
	return st.Verb == duel.StepDiscard && st.N > 0 && st.Rule == "D4"
}

// moves returns the piece that a step moves.
func moves(st *duel.Step) (piece, bool) {
	switch st.Verb {
	case duel.StepDamage, duel.StepHearts:
		return heap(heartsWheel, st.Side), true
	case duel.StepEnergy, duel.StepPay:
		return heap(energyCubes, st.Side), true
	case duel.StepDiceTokens, duel.StepSpendTokens:
		return heap(diceTokens, st.Side), true
	case duel.StepPull:
		return piece{marker, uint8(st.Track)}, true
	case duel.StepPlace, duel.StepMove:
		return piece{buzzToken, uint8(st.Token)}, true
	case duel.StepOwn, duel.StepSwap, duel.StepDiscard:
		return piece{keepCard, uint8(st.Card)}, true
	}
	return piece{}, false
}

// moved puts one piece into words: what it has shown, and where it must lie.
func (v *Phrases) moved(now *duel.Table, t *companion.Trip[piece], why string) companion.Line {
	p := companion.Piece{Why: why}
	switch of := t.Piece.of; t.Piece.kind {
	case marker:
		p.Who, p.What = v.Arg(rules.ID(rules.ArgTrack, "", duel.Track(of).String())), v.Say("duel.board.marker")
		p.Told = companion.Numbers(t.Shown(), func(n int) string { return v.Arg(rules.At("", n)) })
	case buzzToken:
		p.What = v.tokenMoved(now, duel.TokenID(of), t.Before(), t.To() > 0)
	case keepCard:
		card := rules.Text("card", v.Card(duel.CardID(of)))
		side := rules.ID(rules.ArgSide, "who", duel.Side(cmp.Or(t.To(), t.Before())-1).String())
		switch {
		case t.To() == 0:
			p.What = v.Say("duel.board.discard", side, card)
		case t.Before() == 0:
			p.What = v.Say("step.own", side, card)
		default:
			p.What = v.Say("step.swap", side, card)
		}
	default:
		p.Who = v.Say("table.board.who", rules.ID(rules.ArgSide, "who", duel.Side(of).String()))
		p.What = v.Arg(rules.ID(rules.ArgKey, "", "field."+heaps[t.Piece.kind].String()))
		p.Told = companion.Numbers(t.Shown(), strconv.Itoa)
	}
	return p.Line(v.Catalogue, t.Fresh)
}

// tokenMoved says where a Buzz token must go from position lay, 0 for the supply. For a King token it names both places: there are two.
func (v *Phrases) tokenMoved(now *duel.Table, id duel.TokenID, lay int, lies bool) string {
	st := duel.Step{Verb: duel.StepPlace, Token: id, Place: now.State.Tokens[id].Place}
	switch {
	case !lies:
		return v.Say("change.untoken", rules.ID(rules.ArgToken, "token", v.Rules.Box.Tokens[id].Name))
	case lay > 0 && v.Rules.Box.Tokens[id].King:
		from := duel.Place{At: int8((lay-1)/4) - int8(duel.Victory), Track: duel.Track((lay - 1) / 2 % 2)}
		token := rules.ID(rules.ArgToken, "token", v.Rules.Box.Tokens[id].Name)
		return v.Say("duel.board.king", token, rules.Text("from", v.Place(id, from)), rules.Text("to", v.Place(id, st.Place)))
	case lay > 0:
		st.Verb = duel.StepMove
	}
	return v.Say(StepKey(v.Names, "step."+st.Verb.String(), &st), StepArgs(v.Names, &st, 0)...)
}

// row says in one line what to do with the row. It returns none if nothing was bought, discarded or turned up.
func (v *Phrases) row(now *duel.Table, stages []companion.Stage[duel.Table]) []companion.Line {
	var deeds []string
	fresh, renewed := false, false
	for i := range stages {
		steps := stages[i].After.Steps[stages[i].From:]
		before := len(deeds)
		for n := range steps {
			switch st := &steps[n]; {
			case renews(steps, n):
				renewed = true
				deeds = append(deeds, v.Say("table.board.refill.all"))
			case renewal(st), renewed && st.Verb == duel.StepReveal:
			case st.Verb == duel.StepBuy:
				renewed = false
				row := stages[i].Before.State.Row[:]
				slot := 1 + slices.Index(row, st.Card)
				if slot == 0 { // the purchase named the card, and the step does not say which slot it was in
					slot = len(row)
				}
				deeds = append(deeds, v.Say("duel.board.out", rules.Text("card", v.Card(st.Card)), rules.Num("n", slot)))
			case st.Verb == duel.StepDiscard && st.N > 0:
				renewed = false
				key := "duel.board.out"
				if st.Card == duel.Unnamed {
					key += ".unnamed"
				}
				deeds = append(deeds, v.Say(key, rules.Text("card", v.Card(st.Card)), rules.Num("n", int(st.N))))
			case st.Verb == duel.StepReveal:
				card := st.Card
				if card == duel.Unnamed && !slides(steps[n+1:]) {
					card = namedSince(now, stages[i+1:])
				}
				deeds = append(deeds, companion.Revealed(v.Catalogue, 1, v.named(card)))
			}
		}
		if len(deeds) > before {
			fresh = stages[i].Fresh
		}
	}
	if q, open := now.Open(); open && q.MayStayUnnamed() && !renewed {
		deeds, fresh = append(deeds, companion.Revealed(v.Catalogue, 1, "")), true
	}
	return companion.RowLine(v.Catalogue, deeds, fresh)
}

// namedSince returns the name that was given since to the card turned up right before some stages. The card lies in the first slot
// until the row slides again.
func namedSince(now *duel.Table, stages []companion.Stage[duel.Table]) duel.CardID {
	for i := range stages {
		if slides(stages[i].After.Steps[stages[i].From:]) {
			return stages[i].Before.State.Row[0]
		}
	}
	return now.State.Row[0]
}

// slides reports whether a card leaves the row in these steps, so that the others slide.
func slides(steps []duel.Step) bool {
	return slices.ContainsFunc(steps, func(st duel.Step) bool {
		return st.Verb == duel.StepBuy || st.Verb == duel.StepDiscard && st.N > 0
	})
}

// named returns the name of a card, "" for an unnamed one.
func (v *Phrases) named(id duel.CardID) string {
	if id == duel.Unnamed || id == duel.NoCard {
		return ""
	}
	return v.Card(id)
}

// PutBack lists what lies differently at a table than at the tables that were left without a move.
func (v *Phrases) PutBack(left *companion.PutBack[duel.Table], now *duel.Table) []companion.Line {
	var lines []companion.Line
	trips := companion.Trips(left.Back(now), v.positions, nil)
	for i := range trips {
		t := &trips[i]
		if lines = append(lines, v.moved(now, t, "")); t.Piece.kind == keepCard && t.To() == 0 { // back in the row, or in the hand
			side := rules.ID(rules.ArgSide, "who", duel.Side(t.Before()-1).String())
			said := v.Say("duel.board.away", side, rules.Text("card", v.Card(duel.CardID(t.Piece.of))))
			lines[len(lines)-1] = (&companion.Piece{What: said}).Line(v.Catalogue, t.Fresh)
		}
	}
	cards, row := 0, [len(now.State.Row)]string{}
	dealt := func(from *duel.Table) int { return int(left.Led.State.Deck) - int(from.State.Deck) }
	if len(left.Tables) > 0 {
		cards = dealt(left.Turned())
	}
	for _, table := range left.Tables {
		for i, id := range left.Led.State.Row {
			was := table.State.Row[i]
			named := was == duel.Unnamed || id == duel.Unnamed
			if id != was && (dealt(table) != 0 || !named) { // otherwise it is the same card
				row[i] = companion.InSlot(v.Catalogue, i, v.Card(now.State.Row[i]))
			}
		}
	}
	return append(lines, companion.RowBack(v.Catalogue, slices.DeleteFunc(row[:], func(s string) bool { return s == "" }), cards)...)
}
