package tokyo

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// work goes through the steps of stages and tells each piece where a step moves it first.
type work struct {
	*companion.ToDo[piece]
	v      *Phrases
	now    *tokyo.Table
	steps  []tokyo.Step
	fresh  int                   // the first step of the last move
	stage  []int                 // of each step; the last move is one
	payer  [tokyo.MaxPlayers]int // by seat, its last purchase among the steps, from 1: its line has the energy left; 0 for none
	causes [2]map[piece]*cause   // of the last move and of those before
	dice   int                   // the last step that turns a die, from 1, while the dice lie there; 0 for none
	turned int                   // how many do so in the same part
}

// cause is what alone has moved a piece.
type cause struct {
	acted  []tokyo.Step // the cards
	start  bool         // the start of a turn in Tokyo
	poison bool         // Poison tokens
}

func (c *cause) equals(d *cause) bool {
	return c.start == d.start && c.poison == d.poison && slices.Equal(c.acted, d.acted)
}

// toDo is the list of the board at a table for the stages that led to it. Those from fresh on are the last move's.
func (v *Phrases) toDo(now *tokyo.Table, stages []companion.Stage[tokyo.Table], fresh int) *companion.ToDo[piece] {
	w := &work{ToDo: companion.NewToDo(stages, fresh, v.positions), v: v.brief(), now: now, causes: [2]map[piece]*cause{{}, {}}}
	ofTurn := 0 // the first step of the present turn
	for i := range stages {
		if i == fresh {
			w.fresh = len(w.steps)
		}
		if stages[i].Before.State.Turn.Number < now.State.Turn.Number {
			ofTurn = len(w.steps) + len(stages[i].After.Steps) - stages[i].From
		}
		steps := slices.Clone(stages[i].After.Steps[stages[i].From:])
		for n := range steps {
			if st := &steps[n]; st.Verb == tokyo.StepReveal && st.Card == tokyo.Unnamed {
				st.Card = saidOf(stages[i:], n+1, st.N)
			}
		}
		w.steps = append(w.steps, steps...)
		w.stage = append(w.stage, slices.Repeat([]int{min(i, fresh)}, len(steps))...)
		if len(steps) > 0 && steps[0].Verb == tokyo.StepDice { // they lie there
			steps = steps[1:]
		}
		w.Note(w.v.Lines(slices.DeleteFunc(slices.Clone(steps), func(st tokyo.Step) bool { return st.Verb == tokyo.StepBuy })))
	}
	if fresh == len(stages) {
		w.fresh = len(w.steps)
	}
	w.leave()
	w.lookAhead(ofTurn)
	for i := range w.steps {
		w.step(i)
	}
	for _, s := range w.Rest() {
		w.Add(w.v.shifted(now, &s), s.Done)
	}
	return w.ToDo
}

// leave leaves out what goes with another piece: all of a player who is out, and what lay on a card that has left.
func (w *work) leave() {
	out := func(seat int) bool {
		s, ok := w.Find(of(figure, tokyo.Seat(seat)))
		return ok && s.To == gone
	}
	w.Drop(func(s *companion.Shift[piece]) bool {
		switch {
		case s.Piece.kind < figure:
			return out(int(s.Piece.of))
		case s.Piece.kind == before:
			return s.To == 0 && out(s.From-1)
		case s.Piece.kind > before:
			return w.now.State.Locations[s.Piece.of].Zone != tokyo.Held
		}
		return false
	})
}

// done says whether the players have done a step before the last move.
func (w *work) done(i int) bool { return i < w.fresh }

// part is the place of a step's part in causes.
func (w *work) part(done bool) map[piece]*cause {
	if done {
		return w.causes[1]
	}
	return w.causes[0]
}

// lookAhead notes the last purchase of each seat, the dice turned, and what has moved each piece.
func (w *work) lookAhead(ofTurn int) {
	var acted []tokyo.Step   // the cards that have acted right before a step
	moved := map[piece]int{} // in which stage
	for i := range w.steps {
		st := &w.steps[i]
		switch {
		case st.Verb == tokyo.StepActs:
			acted = append(acted, *st)
			continue
		case st.Verb == tokyo.StepShield: // what is left of the loss follows
			continue
		case st.Verb == tokyo.StepBuy || st.Verb == tokyo.StepTake:
			w.payer[st.Seat] = i + 1
		case w.renews(i):
			w.payer[w.steps[i-1].Seat] = i + 1
		case st.Verb == tokyo.StepSetDie && i >= ofTurn:
			if w.dice > 0 && w.done(w.dice-1) != w.done(i) {
				w.turned = 0
			}
			w.dice, w.turned = i+1, w.turned+1
		}
		if k, ok := moves(st); ok {
			one := &cause{start: st.Verb == tokyo.StepPoints && st.Rule == "9.2", poison: st.Verb == tokyo.StepDamage && st.Rule == "14.2"}
			if slices.Contains(effects, st.Verb) {
				one.acted = slices.DeleteFunc(acted, func(by tokyo.Step) bool { return by.Card == st.Card })
			}
			causes := w.part(w.done(i))
			if old := causes[k]; old != nil && !old.equals(one) && moved[k] == w.stage[i] {
				one = &cause{}
			}
			causes[k], moved[k] = one, w.stage[i]
		}
		acted = nil
	}
}

// renews says whether the row is renewed with this step, the first card discarded for the price.
func (w *work) renews(i int) bool {
	return w.renewal(i) && !w.renewal(i-1) && w.steps[i-1].Verb == tokyo.StepPay
}

// renewal says whether a step discards a card of a row that is renewed.
func (w *work) renewal(i int) bool {
	return i > 0 && w.steps[i].Verb == tokyo.StepDiscard && w.steps[i].Seat == tokyo.NoSeat
}

// moves is the piece that a step moves.
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

// step tells what one step moves.
func (w *work) step(i int) {
	st, done := &w.steps[i], w.done(i)
	switch k, ok := moves(st); {
	case st.Verb == tokyo.StepBuy || st.Verb == tokyo.StepTake:
		w.buys(i)
	case w.renews(i):
		seat := w.steps[i-1].Seat
		said := w.v.Say("table.board.renew", who("who", seat), rules.Num("n", int(w.steps[i-1].N)))
		w.Add(companion.Bought(w.v.Catalogue, said, append(w.left(i, seat), w.v.Say("table.board.refill.all"))), done)
	case w.renewal(i):
	case st.Verb == tokyo.StepShuffle:
		w.Add(w.v.Lines(w.steps[i : i+1])[0].Text, done)
	case st.Verb == tokyo.StepSetDie && w.dice == i+1:
		if w.turned > 1 {
			w.Add(w.v.Say("tokyo.step.dice.again", w.v.stepArgs(st)...), done)
			return
		}
		w.Add(w.v.Lines(w.steps[i : i+1])[0].Text, done)
	case ok && !(k.kind == pieceKind(tokyo.EnergyField) && w.reserved(st.Seat)):
		w.moved(k, done, st.Verb)
	}
}

// moved tells a piece where it has to lie, and what alone has moved it.
func (w *work) moved(k piece, done bool, verb tokyo.StepVerb) {
	shift, ok := w.Find(k)
	if !ok || shift.Done != done {
		return
	}
	w.Take(k)
	said := w.v.shifted(w.now, &shift)
	if shift.From == shift.To {
		w.Add(said, done)
		return
	}
	if k.kind == figure && shift.To == int(tokyo.Outside) && verb == tokyo.StepYield {
		said = w.v.Say("tokyo.step.yield", who("who", tokyo.Seat(k.of)), place(shift.From))
	}
	switch by := w.part(done)[k]; {
	case by == nil:
	case by.start:
		said = w.v.Say("tokyo.step.by", rules.Text("step", said), rules.Text("card", w.v.Say("tokyo.board.start")))
	case by.poison:
		said = w.v.Say("tokyo.step.by", rules.Text("step", said), rules.Text("card", w.v.Say("tokyo.board.poison")))
	default:
		for n := range by.acted {
			said = w.v.because(said, &by.acted[n], tokyo.Seat(k.of))
		}
	}
	w.Add(said, done)
}

// reserved says whether the energy of a seat is told with its last purchase.
func (w *work) reserved(seat tokyo.Seat) bool {
	shift, ok := w.Find(of(pieceKind(tokyo.EnergyField), seat))
	return ok && w.payer[seat] > 0 && shift.Done == w.done(w.payer[seat]-1)
}

// left is what a seat has left behind its last purchase, for the line of that.
func (w *work) left(i int, seat tokyo.Seat) []string {
	if i != w.payer[seat]-1 || w.now.State.Seats[seat].Out || !w.Tells(of(pieceKind(tokyo.EnergyField), seat), w.done(i)) {
		return nil
	}
	return []string{w.v.Say("table.board.left", rules.Num("n", int(w.now.State.Seats[seat].Energy)))}
}

// buys tells a purchase: the card, what the buyer has left, and what comes into the row.
func (w *work) buys(i int) {
	st := &w.steps[i]
	card := piece{before, uint8(st.Card)}
	shift, ok := w.Find(card)
	if ok && shift.Done != w.done(i) { // bought earlier, and the last move has moved it on
		return
	}
	if ok && shift.To == 1+int(st.Seat) {
		w.Take(card)
	}
	if st.Verb == tokyo.StepTake {
		w.Add(companion.Bought(w.v.Catalogue, w.v.Say("tokyo.step.take", w.v.stepArgs(st)...), w.left(i, st.Seat)), w.done(i))
		return
	}
	said := w.v.Say("table.board.buy", who("who", st.Seat), rules.Text("card", w.v.Card(st.Card)), rules.Num("n", int(st.N)))
	w.Add(companion.Bought(w.v.Catalogue, said, append(w.left(i, st.Seat), w.refill(i)...)), w.done(i))
}

// refill is what comes into the row after a purchase: its name, if anybody has said it.
func (w *work) refill(i int) []string {
	for j := i + 1; j < len(w.steps); j++ {
		switch st := &w.steps[j]; {
		case st.Verb == tokyo.StepBuy || w.renewal(j):
			return nil // the card came from the deck, or no card was left
		case st.Verb == tokyo.StepReveal && st.Card == tokyo.Unnamed:
			return []string{w.v.Say("table.board.refill", rules.Num("slot", int(st.N)))}
		case st.Verb == tokyo.StepReveal:
			return []string{w.v.Say("table.board.lay", rules.Text("card", w.v.Card(st.Card)), rules.Num("slot", int(st.N)))}
		}
	}
	if q, open := w.now.Open(); open && q.MayStayUnnamed() {
		return []string{w.v.Say("table.board.refill", rules.Num("slot", int(q.N)))}
	}
	return nil
}

// place is a place as an argument of a text.
func place(at int) rules.Arg {
	return rules.ID(rules.ArgKey, "place", "tokyo.place."+tokyo.Place(at).String())
}

// shifted is one piece in words, as it has to lie.
func (v *Phrases) shifted(now *tokyo.Table, s *companion.Shift[piece]) string {
	seat, id := tokyo.Seat(s.Piece.of), tokyo.CardID(s.Piece.of)
	st := tokyo.Step{Seat: seat, By: tokyo.NoSeat, Card: id}
	say := func(verb tokyo.StepVerb) string {
		st.Verb = verb
		return v.Say(v.stepKey("tokyo.step."+verb.String(), &st), v.stepArgs(&st)...)
	}
	switch s.Piece.kind {
	case figure:
		switch {
		case s.To == gone:
			return say(tokyo.StepOut)
		case s.From == gone:
			return v.Colon(v.Player(seat), v.Say("tokyo.change.back"))
		case s.To == int(tokyo.Outside):
			st.Place = tokyo.Place(s.From)
			return say(tokyo.StepThrown)
		}
		if st.Place = tokyo.Place(s.To); s.From == int(tokyo.Outside) {
			return say(tokyo.StepEnter)
		}
		return say(tokyo.StepMoves)
	case before:
		switch st.Seat = tokyo.Seat(s.To - 1); {
		case s.To == 0 && now.State.Locations[id].Zone == tokyo.Discard:
			st.Seat = tokyo.Seat(s.From - 1)
			return say(tokyo.StepDiscard)
		case s.To == 0:
			return v.Say("tokyo.change.uncard", who("who", tokyo.Seat(s.From-1)), rules.Text("card", v.Card(id)))
		case s.From > 0:
			st.By = tokyo.Seat(s.From - 1)
			return say(tokyo.StepSwap)
		case v.Rules.IsTile(id):
			return say(tokyo.StepTile)
		}
		return say(tokyo.StepOwn)
	case load:
		st.Seat, st.Of, st.N = now.State.Locations[id].Owner, copied(&now.State, id), int16(s.To)
		return say(tokyo.StepCharge)
	case copyMark:
		st.Seat, st.Of = now.State.Locations[id].Owner, tokyo.CardID(s.To)
		if s.To == 0 {
			return say(tokyo.StepIdle)
		}
		return say(tokyo.StepCopy)
	}
	return s.Counted(v.Catalogue, who("who", seat), rules.ID(rules.ArgKey, "what", "tokyo.field."+tokyo.Field(s.Piece.kind).String()))
}
