package duel

import (
	"slices"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// work goes through the steps of stages and tells each piece where a step moves it first.
type work struct {
	*companion.ToDo[piece]
	v      *view
	now    *duel.Table
	steps  []duel.Step
	fresh  int                 // the first step of the last move
	stage  []int               // of each step; the last move is one
	payer  [2]int              // by side, its last purchase among the steps: its line has the energy left; -1 for none
	causes [2]map[piece]string // of the last move and of those before: the card or token that alone has moved a piece; "" for others
}

// toDo is the list of the board at a table for the stages that led to it. Those from fresh on are the last move's.
func (v *view) toDo(now *duel.Table, stages []companion.Stage[duel.Table], fresh int) *companion.ToDo[piece] {
	brief := newView(v.Brief(), v.Rules)
	w := &work{ToDo: companion.NewToDo(stages, fresh, v.positions), v: &brief, now: now,
		payer: [2]int{-1, -1}, causes: [2]map[piece]string{{}, {}}}
	for i := range stages {
		if i == fresh {
			w.fresh = len(w.steps)
		}
		steps := stages[i].After.Steps[stages[i].From:]
		w.steps = append(w.steps, steps...)
		w.stage = append(w.stage, slices.Repeat([]int{min(i, fresh)}, len(steps))...)
		w.Note(phrases.StepLines(w.v.Names, w.worth(steps, stages[i].Before.State.Turn.Number)))
	}
	if fresh == len(stages) {
		w.fresh = len(w.steps)
	}
	w.lookAhead()
	for i := range w.steps {
		w.step(i)
	}
	for _, s := range w.Rest() {
		w.Add(w.v.shifted(now, &s), s.Done)
	}
	return w.ToDo
}

// worth are the steps of a turn that a table still tells. Who has won stands in large letters.
func (w *work) worth(steps []duel.Step, turn int16) []duel.Step {
	s := &w.now.State
	return slices.DeleteFunc(slices.Clone(steps), func(st duel.Step) bool {
		chosen := st.Verb == duel.StepChosen && (s.Over() || turn != s.Turn.Number)
		return chosen || st.Verb == duel.StepSpecialDue || st.Verb == duel.StepWon
	})
}

// done says whether the players have done a step before the last move.
func (w *work) done(i int) bool { return i < w.fresh }

// lookAhead notes the last purchase of each side and what has moved each piece.
func (w *work) lookAhead() {
	cause, moved := "", map[piece]int{} // in which stage
	for i := range w.steps {
		st, from := &w.steps[i], cause
		cause = ""
		switch {
		case st.Verb == duel.StepActs:
			cause = w.v.Card(st.Card)
		case st.Verb == duel.StepBonus:
			cause = w.v.Say("step.by.token", rules.ID(rules.ArgToken, "token", w.v.Rules.Box.Tokens[st.Token].Name))
		case st.Verb == duel.StepBuy:
			w.payer[st.Side] = i
		case w.renews(i):
			w.payer[w.steps[i-1].Side] = i
		}
		if st.Verb == duel.StepEnergy && st.Rule == "O9" {
			from = w.v.Say("duel.board.saved")
		}
		if k, ok := moves(st); ok {
			causes := w.causes[0]
			if w.done(i) {
				causes = w.causes[1]
			}
			if before, ok := causes[k]; ok && before != from && moved[k] == w.stage[i] {
				from = ""
			}
			causes[k], moved[k] = from, w.stage[i]
		}
	}
}

// renews says whether the row is renewed with this step, the first card discarded for the price.
func (w *work) renews(i int) bool {
	return w.renewal(i) && !w.renewal(i-1) && w.steps[i-1].Verb == duel.StepPay
}

// renewal says whether a step discards a card of a row that is renewed.
func (w *work) renewal(i int) bool {
	st := &w.steps[max(i, 0)]
	return i > 0 && st.Verb == duel.StepDiscard && st.N > 0 && st.Rule == "D4"
}

// moves is the piece that a step moves.
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

// step tells what one step moves.
func (w *work) step(i int) {
	st, done := &w.steps[i], w.done(i)
	switch k, ok := moves(st); {
	case st.Verb == duel.StepBuy:
		w.buys(i)
	case w.renews(i):
		w.renewed(i)
	case w.renewal(i):
	case st.Verb == duel.StepDiscard && st.N > 0:
		said := w.v.Say(phrases.SlotKey(st), phrases.StepArgs(w.v.Names, st, int(st.N))...)
		w.Add(strings.Join(append([]string{said}, w.refill(i)...), ", "), done)
	case st.Verb == duel.StepShuffle || st.Verb == duel.StepFewer || st.Verb == duel.StepLeave:
		w.Add(phrases.StepLines(w.v.Names, w.steps[i:i+1])[0].Text, done)
	case st.Verb == duel.StepKingStop:
		w.Note([]companion.Line{{Text: w.v.Say("step.king-stop", phrases.StepArgs(w.v.Names, st, int(st.N))...)}})
	case ok && !(k.kind == energyCubes && w.reserved(st.Side)):
		shift, ok := w.Find(k)
		if !ok || shift.Done != done {
			return
		}
		w.Take(k)
		said := w.v.shifted(w.now, &shift)
		if cause := w.causes[map[bool]int{true: 1}[done]][k]; cause != "" && shift.From != shift.To {
			said = w.v.Say("step.by", rules.Text("step", said), rules.Text("cause", cause))
		}
		// Autobot's tokens were put back before the roll: the list said so then.
		w.Add(said, done || st.Verb == duel.StepSpendTokens && w.now.Setup.Solo && st.Side == duel.Rival)
	}
}

// reserved says whether the energy of a side is told with its last purchase.
func (w *work) reserved(side duel.Side) bool {
	shift, ok := w.Find(heap(energyCubes, side))
	return ok && w.payer[side] >= 0 && shift.Done == w.done(w.payer[side])
}

// left is what a side has left behind its last purchase, for the line of that.
func (w *work) left(i int, side duel.Side) []string {
	if i != w.payer[side] || !w.Tells(heap(energyCubes, side), w.done(i)) {
		return nil
	}
	return []string{w.v.Say("table.board.left", rules.Num("n", int(w.now.State.Sides[side].Energy)))}
}

// buys tells a purchase: the card, what the buyer has left, and what comes into the row.
func (w *work) buys(i int) {
	st := &w.steps[i]
	card := piece{keepCard, uint8(st.Card)}
	shift, ok := w.Find(card)
	if ok && shift.Done != w.done(i) { // bought earlier, and the last move has moved it on
		return
	}
	if ok && shift.To == 1+int(st.Side) {
		w.Take(card)
	}
	said := w.v.Say("table.board.buy", rules.ID(rules.ArgSide, "who", st.Side.String()),
		rules.Text("card", w.v.Card(st.Card)), rules.Num("n", int(st.N)))
	w.Add(companion.Bought(w.v.Catalogue, said, append(w.left(i, st.Side), w.refill(i)...)), w.done(i))
}

// renewed tells that the row was renewed.
func (w *work) renewed(i int) {
	side := w.steps[i-1].Side
	said := w.v.Say("table.board.renew", rules.ID(rules.ArgSide, "who", side.String()), rules.Num("n", int(w.steps[i-1].N)))
	w.Add(companion.Bought(w.v.Catalogue, said, append(w.left(i, side), w.v.Say("table.board.refill.all"))), w.done(i))
}

// refill is what comes into slot 1 after a card has gone from the row: its name, if anybody has said it.
func (w *work) refill(i int) []string {
	for j := i + 1; j < len(w.steps); j++ {
		st := &w.steps[j]
		switch {
		case st.Verb == duel.StepBuy || st.Verb == duel.StepDiscard && st.N > 0:
			return nil // no card was left
		case st.Verb != duel.StepReveal:
			continue
		}
		card := st.Card
		shows := func(st duel.Step) bool { return st.Verb == duel.StepReveal || st.Verb == duel.StepBuy }
		if card == duel.Unnamed && !slices.ContainsFunc(w.steps[j+1:], shows) {
			card = w.now.State.Row[0]
		}
		if card != duel.Unnamed && card != duel.NoCard {
			return []string{w.v.Say("table.board.lay", rules.Text("card", w.v.Card(card)), rules.Num("slot", 1))}
		}
		return []string{w.v.Say("table.board.refill", rules.Num("slot", 1))}
	}
	if q, open := w.now.Open(); open && q.MayStayUnnamed() {
		return []string{w.v.Say("table.board.refill", rules.Num("slot", 1))}
	}
	return nil
}

// shifted is one piece in words, as it has to lie.
func (v *view) shifted(now *duel.Table, s *companion.Shift[piece]) string {
	side := func(n int) rules.Arg { return rules.ID(rules.ArgSide, "who", duel.Side(n).String()) }
	switch of := s.Piece.of; s.Piece.kind {
	case marker:
		return v.Say("duel.board.marker", rules.ID(rules.ArgTrack, "track", duel.Track(of).String()),
			rules.At("from", s.From), rules.At("to", s.To))
	case buzzToken:
		st := duel.Step{Verb: duel.StepPlace, Token: duel.TokenID(of), Place: now.State.Tokens[of].Place}
		switch {
		case s.To == 0:
			return v.Say("change.untoken", rules.ID(rules.ArgToken, "token", v.Rules.Box.Tokens[of].Name))
		case s.From > 0:
			st.Verb = duel.StepMove
		}
		return v.Say(phrases.StepKey(v.Names, "step."+st.Verb.String(), &st), phrases.StepArgs(v.Names, &st, 0)...)
	case keepCard:
		card := rules.Text("card", v.Card(duel.CardID(of)))
		if s.To == 0 {
			return v.Say("duel.board.discard", side(s.From-1), card)
		}
		return v.Say("step.swap", side(s.To-1), card)
	}
	return s.Counted(v.Catalogue, side(int(s.Piece.of)), rules.ID(rules.ArgKey, "what", "field."+heaps[s.Piece.kind].String()))
}
