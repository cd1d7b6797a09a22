package tokyo

import (
	"cmp"
	"slices"
	"strconv"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// pieceKind is a kind of thing that players move: first the numbers of a player, by Field.
type pieceKind uint8

const (
	figure   = pieceKind(tokyo.ShrinkField) + 1 + iota // a Monster, in Tokyo or out of it
	before                                             // the owner of a card or tile
	load                                               // what lies on a card
	copyMark                                           // which card another one copies
)

// gone is the position of the figure of a player who is out of the game, after all places.
const gone = int(tokyo.Bay) + 1

// tossed is the position of a Wickedness tile that has left the game: a player owns the others, or they lie on the gauge (0).
const tossed = -1

// piece is something that players move. of is its seat, card or tile.
type piece struct {
	kind pieceKind
	of   uint8
}

// of returns a piece of a seat.
func of(kind pieceKind, seat tokyo.Seat) piece { return piece{kind, uint8(seat)} }

// positions returns where all pieces of a table lie, except those of the row and the dice.
func (v *Phrases) positions(t *tokyo.Table) []companion.Position[piece] {
	s := &t.State
	var out []companion.Position[piece]
	for seat := range tokyo.Seat(s.Players) {
		for f := tokyo.HeartsField; f <= tokyo.ShrinkField; f++ {
			out = append(out, companion.Position[piece]{Piece: of(pieceKind(f), seat), At: f.Of(s, seat)})
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
		} else if v.Rules.IsTile(id) && l.Zone == tokyo.Discard {
			owner = tossed
		}
		out = append(out,
			companion.Position[piece]{Piece: piece{before, uint8(id)}, At: owner},
			companion.Position[piece]{Piece: piece{load, uint8(id)}, At: n},
			companion.Position[piece]{Piece: piece{copyMark, uint8(id)}, At: copies})
	}
	return out
}

// goesWith reports whether a piece goes with another one, whose line is enough: everything of a player who is out
// except the hearts lost last, and what lay on a card that has left.
func goesWith(now *tokyo.Table, t *companion.Trip[piece]) bool {
	out := func(seat int) bool { return now.State.Seats[seat].Out }
	switch {
	case t.Piece.kind < figure:
		return out(int(t.Piece.of)) && (t.Piece.kind > pieceKind(tokyo.HeartsField) || now.State.Seats[t.Piece.of].GaveUp)
	case t.Piece.kind == before: // one that came from the row in the same turn may still lie there
		return t.To() <= 0 && t.Before() > 0 && t.Told[0] > 0 && out(t.Before()-1)
	case t.Piece.kind > before:
		return now.State.Locations[t.Piece.of].Zone != tokyo.Held
	}
	return false
}

// rank orders the pieces as a player would move them: seat by seat from the one whose turn it was, each with its numbers and
// its cards; then the Monsters that leave Tokyo, and those that enter it.
func rank(now *tokyo.State, t *companion.Trip[piece], first tokyo.Seat) int {
	seat := int(t.Piece.of)
	switch {
	case t.Piece.kind == figure && t.To() != int(tokyo.Outside) && t.To() != gone:
		return tokyo.MaxPlayers*int(copyMark+1) + 1
	case t.Piece.kind == figure:
		return tokyo.MaxPlayers * int(copyMark+1)
	case t.Piece.kind == before:
		if seat = int(first); max(t.To(), t.Before()) > 0 {
			seat = max(t.To(), t.Before()) - 1
		}
	case t.Piece.kind > before:
		seat = int(now.Locations[t.Piece.of].Owner)
	}
	return (seat-int(first)+int(now.Players))%int(now.Players)*int(copyMark+1) + int(t.Piece.kind)
}

// inOrder sorts pieces by rank.
func inOrder(now *tokyo.State, trips []companion.Trip[piece], first tokyo.Seat) {
	slices.SortStableFunc(trips, func(a, b companion.Trip[piece]) int { return cmp.Compare(rank(now, &a, first), rank(now, &b, first)) })
}

// board lists the pieces to move since dice were last resolved. After undo, or after a step was retyped, it lists what
// must go back.
func (g *Game) board(v *Phrases, t *tokyo.Table) companion.Section {
	left := g.PutBack()
	if lines := v.putBack(&left, t); len(lines) > 0 {
		return g.BoardSection(lines, left.Way)
	}
	out := g.BoardSection(v.toDo(t, g.Stages()), companion.Forth)
	out.Recap, out.Reasons = g.recap(v), g.reasons(v)
	return out
}

// toDo lists the pieces to move for the stages that led to a table, and what else they brought.
func (v *Phrases) toDo(now *tokyo.Table, stages []companion.Stage[tokyo.Table]) []companion.Line {
	v = v.brief()
	causes := make(companion.Causes[piece], len(stages))
	var others, notes []companion.Line
	resolves := companion.Resolves(stages)
	// A seat of kot has not told anybody that it stays, or which die its own card turns.
	sets := func(st *tokyo.Step) bool { return st.Verb == tokyo.StepSetDie && kotPlays(now, st.By) }
	stays := func(st *tokyo.Step) bool { return st.Verb == tokyo.StepStay && kotPlays(now, st.Seat) }
	for i := range stages {
		v.causes(causes, i, stages[i].After.Steps, stages[i].From)
		steps := stages[i].After.Steps[stages[i].From:]
		told := !stages[i].Rolls || i > resolves
		was, is := &stages[i].Before.State.Turn, &stages[i].After.State.Turn
		for n := range steps {
			st := steps[n]
			switch {
			case st.Verb == tokyo.StepTurn && was.Number > 0 && is.Regular == was.Regular: // a further turn, not the next one in the round
				st.Verb, st.N = tokyo.StepAgain, int16(is.Fewer)
			case st.Verb == tokyo.StepBuy && !keeps(stages[i:], st.Card):
				st = tokyo.Step{Verb: tokyo.StepDiscard, Seat: st.Seat, Card: st.Card}
			case stays(&st):
			case st.Verb != tokyo.StepShuffle && (st.Verb != tokyo.StepSetDie || i <= resolves && !sets(&st)):
				continue
			}
			said := v.Lines([]tokyo.Step{st})[0].Text
			others = append(others, companion.Line{Text: said, Board: true, Fresh: stages[i].Fresh, Piece: companion.Piece{What: said}})
		}
		if len(steps) > 0 && steps[0].Verb == tokyo.StepDice { // the dice already lie on the table
			steps = steps[1:]
		}
		rest := slices.DeleteFunc(slices.Clone(steps), func(st tokyo.Step) bool {
			return stays(&st) || st.Verb == tokyo.StepBuy || st.Verb == tokyo.StepTurn ||
				st.Verb == tokyo.StepAgain && now.State.Extras == 0 || st.Verb == tokyo.StepFalls && now.State.Seats[st.Seat].Out
		})
		for _, l := range v.Lines(rest) {
			if !l.Board && told {
				l.Fresh = stages[i].Fresh
				notes = append(notes, l)
			}
		}
	}
	trips := companion.Trips(stages, v.positions, causes)
	trips = slices.DeleteFunc(trips, func(t companion.Trip[piece]) bool { return goesWith(now, &t) })
	if len(stages) > 0 {
		inOrder(&now.State, trips, stages[0].Before.State.Turn.Active)
	}
	var out []companion.Line
	for i := range trips {
		t := &trips[i]
		out = append(out, v.moved(now, t, causes.Of(t)))
		if left := tokyo.Place(t.Before()); t.Piece.kind == figure && t.To() == gone && left.Tokyo() && now.State.In(left) == tokyo.NoSeat {
			said := v.Say("tokyo.board.empty", inPlace(left))
			out = append(out, companion.Line{Text: said, Board: true, Fresh: t.Fresh, Piece: companion.Piece{What: said}})
		}
	}
	return slices.Concat(out, others, v.row(now, stages), notes)
}

// keeps reports whether a card that is bought in the first of these stages still lies before a player where its list ends: otherwise no
// trip says that hands must take it out of the row.
func keeps(stages []companion.Stage[tokyo.Table], card tokyo.CardID) bool {
	for len(stages) > 1 && stages[1].List == stages[0].List && !stages[1].Sets {
		stages = stages[1:]
	}
	return stages[0].After.State.Locations[card].Zone == tokyo.Held
}

// causes records what moved each piece in the steps of a stage: a card, a price, Poison, the start of a turn in Tokyo. The
// steps before from belong to earlier stages.
func (v *Phrases) causes(all companion.Causes[piece], stage int, steps []tokyo.Step, from int) {
	var acted []*tokyo.Step // the cards that have acted right before a step
	var bought *tokyo.Step  // the bought card that is taking effect
	for i := range steps {
		st, add := &steps[i], func(p piece, why string) {
			if i >= from {
				all.Add(stage, p, why, 0)
			}
		}
		cost := func(seat tokyo.Seat, what string, n int16) {
			if n > 0 && i >= from {
				said := v.Say("table.board.cost", rules.Text("what", what), rules.Num("n", int(n)))
				all.Add(stage, of(pieceKind(tokyo.EnergyField), seat), said, int(n))
			}
		}
		switch {
		case st.Verb == tokyo.StepActs:
			acted = append(acted, st)
			continue
		case st.Verb == tokyo.StepShield: // the rest of the loss follows
			continue
		case st.Verb == tokyo.StepBuy:
			cost(st.Seat, v.Card(st.Card), st.N)
			bought = &tokyo.Step{Seat: st.Seat, Card: st.Card, Of: st.Card}
		case st.Verb == tokyo.StepTake:
			cost(st.Seat, v.Card(st.Card), st.N)
		case st.Verb == tokyo.StepOwn, st.Verb == tokyo.StepReveal, st.Verb == tokyo.StepTurn:
			bought = nil
		case renews(steps, i):
			cost(steps[i-1].Seat, v.Say("table.board.renew"), steps[i-1].N)
		}
		if k, ok := moves(st); ok {
			switch {
			case st.Verb == tokyo.StepPoints && st.Rule == "9.2":
				add(k, v.Say("tokyo.board.start"))
			case st.Verb == tokyo.StepPoints && st.Rule == "9.1":
				add(k, v.Say("tokyo.board.enter"))
			case st.Verb == tokyo.StepDamage && st.Rule == "14.2":
				add(k, v.Say("tokyo.board.poison"))
			case slices.Contains(effects, st.Verb):
				if bought != nil && len(acted) == 0 {
					add(k, v.actor(bought, st.Seat))
				}
				for _, by := range acted {
					if by.Card != st.Card && st.Verb == tokyo.StepPay {
						cost(st.Seat, v.actor(by, st.Seat), st.N)
						break
					}
					if by.Card != st.Card && i >= from {
						all.Add(stage, k, v.actor(by, st.Seat), -v.brought(by, st))
					}
				}
				if n := gained(st) - len(acted); bought == nil && i >= from && !slices.ContainsFunc(acted, v.alone) {
					all.Alone(stage, k, n)
				}
			}
		}
		acted = nil
	}
}

// renews reports whether a step renews the row: it discards the first card right after the price was paid.
func renews(steps []tokyo.Step, i int) bool {
	st := &steps[i]
	return i > 0 && st.Verb == tokyo.StepDiscard && st.Seat == tokyo.NoSeat && steps[i-1].Verb == tokyo.StepPay
}

// moves returns the piece that a step moves.
func moves(st *tokyo.Step) (piece, bool) {
	if n, ok := numberOf(st); ok {
		return of(pieceKind(n.field), n.seat), true
	}
	switch st.Verb {
	case tokyo.StepYield, tokyo.StepEnter, tokyo.StepMoves, tokyo.StepThrown, tokyo.StepOut:
		return of(figure, st.Seat), true
	case tokyo.StepOwn, tokyo.StepSwap, tokyo.StepTile, tokyo.StepDiscard:
		return piece{before, uint8(st.Card)}, true
	case tokyo.StepCharge:
		return piece{load, uint8(st.Card)}, true
	case tokyo.StepCopy, tokyo.StepIdle:
		return piece{copyMark, uint8(st.Card)}, true
	}
	return piece{}, false
}

// row says in one line what to do with the row. It returns none if the row was not renewed and no card turned up.
func (v *Phrases) row(now *tokyo.Table, stages []companion.Stage[tokyo.Table]) []companion.Line {
	var deeds []string
	fresh, renewed := false, false
	for i := range stages {
		steps := stages[i].After.Steps[stages[i].From:]
		count := len(deeds)
		for n := range steps {
			switch st := &steps[n]; {
			case renews(steps, n):
				renewed = true
				deeds = append(deeds, v.Say("table.board.refill.all"))
			case st.Verb == tokyo.StepBuy:
				renewed = false
			case st.Verb == tokyo.StepReveal && !renewed:
				card := st.Card
				if card == tokyo.Unnamed {
					card = saidOf(stages[i:], n+1, st.N)
				}
				deeds = append(deeds, companion.Revealed(v.Catalogue, int(st.N), v.named(card)))
			}
		}
		if len(deeds) > count {
			fresh = stages[i].Fresh
		}
	}
	if q, open := now.Open(); open && q.MayStayUnnamed() && !renewed {
		deeds, fresh = append(deeds, companion.Revealed(v.Catalogue, int(q.N), "")), true
	}
	return companion.RowLine(v.Catalogue, deeds, fresh)
}

// moved puts one piece into words: what it has shown, and where it must lie.
func (v *Phrases) moved(now *tokyo.Table, t *companion.Trip[piece], why string) companion.Line {
	p := companion.Piece{Why: why}
	if t.Piece.kind >= figure {
		p.What = v.shifted(now, t)
		return p.Line(v.Catalogue, t.Fresh)
	}
	p.Who = v.Say("table.board.who", who("who", tokyo.Seat(t.Piece.of)))
	p.What = v.Arg(rules.ID(rules.ArgKey, "", "tokyo.field."+tokyo.Field(t.Piece.kind).String()))
	p.Told = companion.Numbers(t.Shown(), strconv.Itoa)
	return p.Line(v.Catalogue, t.Fresh)
}

// shifted says where a piece without a number must lie.
func (v *Phrases) shifted(now *tokyo.Table, s *companion.Trip[piece]) string {
	seat, id := tokyo.Seat(s.Piece.of), tokyo.CardID(s.Piece.of)
	st := tokyo.Step{Seat: seat, By: tokyo.NoSeat, Card: id}
	say := func(verb tokyo.StepVerb) string {
		st.Verb = verb
		return v.Say(v.stepKey("tokyo.step."+verb.String(), &st), v.stepArgs(&st)...)
	}
	switch s.Piece.kind {
	case figure:
		switch {
		case s.To() == gone:
			return say(tokyo.StepOut)
		case slices.Contains(s.Told, gone): // hands may have moved it since, or not: this says where it is
			return v.Colon(v.Player(seat), v.Say("tokyo.change.back.in", inPlace(tokyo.Place(s.To()))))
		case s.To() == int(tokyo.Outside):
			st.Place = tokyo.Place(s.Before())
			return say(tokyo.StepThrown)
		}
		if st.Place = tokyo.Place(s.To()); s.Before() == int(tokyo.Outside) {
			return say(tokyo.StepEnter)
		}
		return say(tokyo.StepMoves)
	case before:
		switch st.Seat = tokyo.Seat(s.To() - 1); {
		case s.To() == tossed && s.Before() == 0:
			return v.Say("tokyo.board.tile", rules.Text("card", v.Card(id)))
		case s.Before() == tossed && s.To() == 0:
			return v.Say("tokyo.board.tile.back", rules.Text("card", v.Card(id)))
		case s.To() <= 0 && now.State.Locations[id].Zone == tokyo.Discard:
			st.Seat = tokyo.Seat(s.Before() - 1)
			return say(tokyo.StepDiscard)
		case s.To() == 0:
			return v.Say("tokyo.change.uncard", who("who", tokyo.Seat(s.Before()-1)), rules.Text("card", v.Card(id)))
		case s.Before() > 0:
			st.By = tokyo.Seat(s.Before() - 1)
			return say(tokyo.StepSwap)
		case v.Rules.IsTile(id):
			return say(tokyo.StepTile)
		}
		return say(tokyo.StepOwn)
	case load:
		st.Seat, st.Of, st.N = now.State.Locations[id].Owner, copied(&now.State, id), int16(s.To())
		return say(tokyo.StepCharge)
	}
	st.Seat, st.Of = now.State.Locations[id].Owner, tokyo.CardID(s.To()) // what another card copies
	if s.To() == 0 {
		return say(tokyo.StepIdle)
	}
	return say(tokyo.StepCopy)
}

// putBack lists what lies differently at a table than at the tables that were left without a move.
func (v *Phrases) putBack(left *companion.PutBack[tokyo.Table], now *tokyo.Table) []companion.Line {
	var lines []companion.Line
	trips := companion.Trips(left.Back(now), v.positions, nil)
	inOrder(&now.State, trips, now.State.Turn.Active)
	for i := range trips {
		if !goesWith(now, &trips[i]) {
			lines = append(lines, v.moved(now, &trips[i], ""))
		}
	}
	cards, row := 0, [len(now.State.Row)]string{}
	dealt := func(from *tokyo.Table) int { return v.Rules.DeckSize(&left.Led.State) - v.Rules.DeckSize(&from.State) }
	if len(left.Tables) > 0 {
		cards = dealt(left.Turned())
	}
	for _, table := range left.Tables {
		for i, id := range left.Led.State.Row {
			was := table.State.Row[i]
			named := was == tokyo.Unnamed || id == tokyo.Unnamed
			if id != tokyo.NoCard && id != was && (dealt(table) != 0 || !named) { // otherwise it is the same card
				row[i] = companion.InSlot(v.Catalogue, i, v.Card(now.State.Row[i]))
			}
		}
	}
	return append(lines, companion.RowBack(v.Catalogue, slices.DeleteFunc(row[:], func(s string) bool { return s == "" }), cards)...)
}
