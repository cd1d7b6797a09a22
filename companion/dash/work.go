package dash

import (
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/autobot"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/screen"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// work is the panel of the present step: the advice, the plan, a question, the
// row for sale, or what to do on the board before the dice are rolled.
func (t *table) work(c screen.Canvas, boardShown bool) {
	if c.H < 1 {
		return
	}
	title, list := t.workLines(c.W)
	c.Heading(0, title, t.elsewhere(boardShown))
	if t.beforeRollShown() && len(t.s.Game.History()) > 0 && len(t.putBack()) == 0 {
		list = t.d.Newest(c.Rows(1, c.H-1), list)
	}
	t.list(c.Rows(1, c.H-1), list)
}

// list draws lines; what does not fit stands on the page of the whole table.
func (t *table) list(c screen.Canvas, list []screen.Line) {
	t.d.List(c, list, func() { t.d.Push(newWhole(t)) })
}

// elsewhere is what stands behind the title: what undo takes back, or how much
// there is to do on the board where that has no panel of its own.
func (t *table) elsewhere(boardShown bool) string {
	if t.beforeRollShown() {
		return t.steps()
	}
	n := 0
	for _, l := range t.lately() {
		if l.Extra == screen.Stays {
			n++
		}
	}
	if boardShown || n == 0 {
		return ""
	}
	return t.d.view.Say("dash.todo", rules.Num("n", n))
}

// workLines are the title and the lines of the present step, for so many columns.
func (t *table) workLines(w int) (string, []screen.Line) {
	v, now := &t.d.view, t.now()
	s := &now.State
	if q, ok := now.Open(); ok {
		question, list := v.Question(s, &q), t.questionLines(&q)
		if len([]rune(question)) > w-6 { // too long for a title
			return v.Say("dash.work.question"), append([]screen.Line{{Text: question, Bold: true}}, list...)
		}
		return question, list
	}
	switch {
	case s.Over():
		return v.Say("dash.work.over"), t.overLines()
	case s.Autobot() && s.Turn.Phase <= duel.PhaseRoll && s.Turn.Rolls > 0, s.Autobot() && s.Turn.Phase == duel.PhaseResolve:
		return t.advice(w)
	case s.Turn.Phase == duel.PhaseEnd && s.Autobot() && s.Sides[duel.Rival].Energy >= s.SpecialAt():
		return v.Say("dash.work.special"), t.specialLines()
	case v.Rules.LabOpen(s):
		return v.Say("dash.work.lab", rules.Num("energy", int(s.Sides[s.Turn.Active].Energy))), t.buyLines(w)
	case s.Turn.Phase <= duel.PhaseRoll && s.Turn.Rolls > 0:
		return v.Say("dash.work.roll", rules.Num("n", int(s.Turn.Rolls)+t.between()), rules.Num("of", int(v.Rules.MaxRolls(s))), rules.Text("name", strings.ToUpper(v.Name(now, s.Turn.Active)))), t.rollLines(w)
	case s.Turn.Phase == duel.PhaseResolve:
		return v.Say("dash.work.resolve"), t.resolveLines()
	case s.Turn.Phase == duel.PhaseBuy && !s.Autobot():
		return v.Say("dash.work.buy", rules.Num("energy", int(s.Sides[s.Turn.Active].Energy))), t.buyLines(w)
	}
	title, list := t.beforeRoll()
	return title, append(list, t.optionLines(w)...)
}

// beforeRoll is what to do on the board before the dice: for a new game what to
// put on the table, otherwise what the turn before did.
func (t *table) beforeRoll() (string, []screen.Line) {
	v := &t.d.view
	if len(t.s.Game.History()) == 0 {
		var out []screen.Line
		for _, l := range v.ToTheTable(t.now()) {
			out = append(out, screen.Line{Text: "[ ] " + l})
		}
		return v.Say("dash.work.setup"), out
	}
	list := t.lately()
	if m := &t.now().State.Sides[duel.Rival]; t.now().State.Autobot() && m.Dice > 0 && len(t.entry.typed) == 0 {
		spend := v.Say("step.spend-tokens", rules.ID(rules.ArgSide, "who", duel.Rival.String()), rules.Num("n", int(m.Dice)))
		list = append([]screen.Line{{Text: "[ ] " + v.WithRule(spend, "A0"), Bold: true}}, list...)
	}
	return t.boardTitle(), list
}

// lately is what this turn did on the board and, until it has its dice, the turn
// before: nobody reads that in the moment the dice pass.
func (t *table) lately() []screen.Line {
	turn := &t.now().State.Turn
	list := t.boardLines(turn.Number)
	if turn.Phase <= duel.PhaseRoll && turn.Rolls == 0 && len(t.putBack()) == 0 {
		list = append(t.boardLines(turn.Number-1), list...)
	}
	return list
}

// boardLines are what a turn did on the board.
func (t *table) boardLines(turn int16) []screen.Line {
	if back := t.putBack(); len(back) > 0 {
		return back
	}
	return toDo(t.d.view.TurnBoard(t.s.Game.History(), turn))
}

// toDo are consequences as lines: those that move no piece give way where there
// is no room.
func toDo(list []duelbox.Line) []screen.Line {
	var out []screen.Line
	for i, l := range lines(list) {
		out = append(out, screen.Line{Text: l, Extra: screen.Unless(list[i].Board, screen.GoesLast)})
	}
	return out
}

// advice is Autobot's: what it keeps and why, then what its dice will do, for so
// many columns.
func (t *table) advice(w int) (string, []screen.Line) {
	v, now := &t.d.view, t.now()
	text := v.Advice(now)
	if len(text) == 0 {
		return v.Say("dash.work.advice"), nil
	}
	var out []screen.Line
	for _, l := range text[1:] {
		out = append(out, screen.Line{Text: strings.TrimPrefix(l, "  ")})
	}
	s := &now.State
	if s.Turn.Phase == duel.PhaseResolve { // the plan is what matters now; the reasons are a key away
		out = nil
		if plan, err := autobot.PlanRoll(v.Rules, *s); err == nil {
			out = toDo(duelbox.Lines(v.Words, plan.Steps))
			if plan.Ask.ID != duel.NoQuestion {
				out = append(out, screen.Line{Text: v.PlanAsks(s, &plan), Bold: true})
			}
			out = append(out, toDo(duelbox.Lines(v.Words, plan.Then))...)
		}
		for i, why := range text[1:] {
			if strings.TrimSpace(why) == strings.TrimSpace(v.Say("advice.plan")) {
				break
			}
			if i == 0 {
				out = append(out, screen.Line{Extra: screen.GoesFirst})
			}
			out = append(out, screen.Line{Text: strings.TrimPrefix(why, "  "), Extra: screen.GoesFirst})
		}
		return v.Say("dash.work.plan"), out
	}
	if !s.Turn.Said && t.entry.kept != nil && len(t.entry.typed) == 0 {
		tr := t.tray()
		if kept := tr.kept(); kept != implied(v.Rules, s) {
			return v.Say("dash.work.others", rules.Text("keep", duelbox.Dice(v.Words, kept))), out
		}
	}
	if w < hintWords {
		return text[0], out
	}
	return v.Colon(v.Say("dash.work.advice"), text[0]), out
}

// specialLines explain the special power that is due, below what was done before.
func (t *table) specialLines() []screen.Line {
	v, s := &t.d.view, &t.now().State
	out := []screen.Line{{Text: v.WithRule(v.Say("dash.special.why", rules.Num("have", int(s.Sides[duel.Rival].Energy)), rules.Num("need", int(s.SpecialAt()))), "A7"), Bold: true}}
	if !s.Options.DiscardTurns {
		out = append(out, screen.Line{Text: v.WithRule(v.Say("dash.special.discard"), "A8")})
	}
	return out
}

// rollLines are what a human's dice would do as they lie, and how to go on.
func (t *table) rollLines(w int) []screen.Line {
	v, s := &t.d.view, &t.now().State
	if len(t.entry.typed) > 0 {
		tr := t.tray()
		stays := v.Say("dash.roll.kept", rules.Text("dice", duelbox.Dice(v.Words, tr.kept())))
		if tr.kept().Total() == 0 {
			stays = v.Say("dash.roll.none-kept")
		}
		return append([]screen.Line{
			{Text: stays},
			{Keys: t.d.KeyName("back"), Text: v.Say("dash.roll.back"), Act: func() { t.d.Press(tcell.KeyBackspace2, 0) }},
		}, t.typedAdvice()...)
	}
	out := t.keepAdvice(w)
	ranked := len(out) > 0
	extra := screen.Unless(!ranked, screen.GoesFirst) // the ranking needs the room
	out = append(out, t.paidLines()...)
	if !ranked && t.coach().Mode() == duelbox.CoachAsk && noAdvice(t) == "" {
		out = append(out, screen.Line{Keys: "a", Text: v.Say("coach.ask"), Extra: screen.GoesFirst, Act: t.adviceKey})
	}
	out = append(out, screen.Line{Keys: t.d.KeyName("enter"), Text: v.Say("dash.roll.final") + t.chance(duel.Event{Kind: duel.Stopped}), Extra: screen.Unless(!ranked, screen.GoesLast), Act: func() { t.d.Press(tcell.KeyEnter, 0) }})
	for _, l := range v.Looking(s) {
		out = append(out, screen.Line{Text: l, Bold: true})
	}
	if n := s.Turn.Dice.Total(); n > 0 {
		out = append(out, screen.Line{Keys: "1-" + strconv.Itoa(min(n, 9)), Text: v.Say("dash.roll.keep"), Extra: extra})
	}
	after, ev := *s, duel.Event{Kind: duel.ResolvedAll}
	before := *s
	guess := asItLies{}
	if status, err := v.Rules.NewEngine().Play(&after, &ev, &guess, nil); err == nil {
		text := strings.Join(v.Changes(&before, &after), ", ")
		switch {
		case after.Over() && !guess.asked:
			winner, how := after.Winner()
			text = v.Say("dash.roll.wins", rules.Text("changes", text), rules.ID(rules.ArgSide, "who", winner.String()), rules.ID(rules.ArgKey, "how", "why."+how.String()))
		case (status == duel.Asking || guess.asked) && text == "":
			text = v.Say("dash.roll.question")
		case status == duel.Asking || guess.asked:
			text = v.Say("dash.roll.asks", rules.Text("changes", text))
		}
		if text != "" {
			out = append(out, screen.Line{Text: v.Say("dash.roll.would", rules.Text("changes", text)), Extra: extra})
		}
	}
	return out
}

// resolveLines are the symbols left, where their order matters.
func (t *table) resolveLines() []screen.Line {
	v, s := &t.d.view, &t.now().State
	out := append(t.stepAdvice(), screen.Line{Keys: t.d.KeyName("enter"), Text: v.Say("dash.resolve.all") + t.chance(duel.Event{Kind: duel.ResolvedAll}),
		Act: func() { t.d.Press(tcell.KeyEnter, 0) }})
	for f := duel.Claw; f <= duel.Power; f++ {
		if !v.Rules.Left(s, f) && !(f == duel.Power && v.Rules.PowerReady(s)) {
			continue
		}
		key := "dash.symbols." + duel.FaceName(f)
		if f == duel.Power {
			key = "dash.resolve.power"
		}
		out = append(out, screen.Line{Keys: v.Say("letter." + duel.FaceName(f)), Act: func() { t.faceKey(f) },
			Text: v.Say(key, rules.Num("n", v.Rules.Symbols(s, f))) + t.chance(duel.Event{Kind: duel.Resolved, Face: f})})
	}
	return out
}

// buyLines are the row with its prices, and what else Enter and r do. The texts of
// the cards stand in the same line, or below where there is room.
func (t *table) buyLines(w int) []screen.Line {
	v, s := &t.d.view, &t.now().State
	var out []screen.Line
	for i, id := range s.Row {
		slot := i + 1
		l := screen.Line{Keys: strconv.Itoa(slot), Text: t.slotWords(slot) + t.gain(duel.Event{Kind: duel.Bought, Slot: int8(slot)}), Act: func() { t.buy(slot) }}
		below := ""
		if id != duel.NoCard && id != duel.Unnamed {
			below = v.Words.Words(v.Rules.Box.Cards[id].Text)
			if len([]rune(l.Text))+len([]rune(below))+6 <= w {
				l.Text, below = l.Text+"  "+below, ""
			}
		}
		out = append(out, l)
		if below != "" && w >= fullWidth {
			out = append(out, screen.Line{Text: "     " + below, Extra: screen.GoesFirst, Act: l.Act})
		}
	}
	free := "dash.buy.done"
	switch {
	case v.Rules.LabOpen(s):
		free = "dash.buy.roll"
	case !s.Turn.Bought:
		free = "dash.buy.none"
	}
	out = append(out, screen.Line{Keys: t.d.KeyName("enter"), Text: v.Say(free) + t.odds(duel.Event{Kind: duel.Passed}), Extra: screen.GoesLast, Act: func() { t.d.Press(tcell.KeyEnter, 0) }})
	if noSweep(t) == "" {
		out = append(out, screen.Line{Keys: "r", Text: v.Say("dash.buy.sweep") + t.gain(duel.Event{Kind: duel.Swept}), Extra: screen.GoesLast, Act: func() { t.d.Press(tcell.KeyRune, 'r') }})
	}
	return out
}

// slotWords are a card for sale in a few words: its price, whether it stays, its
// Buzz token, whether it is too dear.
func (t *table) slotWords(slot int) string {
	v, s := &t.d.view, &t.now().State
	energy := s.Sides[s.Turn.Active].Energy
	id := s.Row[slot-1]
	switch {
	case id == duel.NoCard:
		return v.Say("dash.slot.empty")
	case id == duel.Unnamed && energy == 0:
		return v.Say("dash.slot.unnamed.poor")
	case id == duel.Unnamed:
		return v.Say("dash.slot.unnamed")
	}
	card := &v.Rules.Box.Cards[id]
	key := "dash.slot.discard"
	switch {
	case v.Rules.Price(s, int8(slot)) > energy:
		key = "dash.slot.dear"
	case card.Keep:
		key = "dash.slot.keep"
	}
	words := v.Say(key, rules.Text("card", v.Card(id)), rules.Num("price", int(v.Rules.Price(s, int8(slot)))))
	if card.Token != "" {
		words += v.Say("dash.slot.token", rules.ID(rules.ArgToken, "token", card.Token))
	}
	return words
}

// questionLines are a question with its answers, one key each.
func (t *table) questionLines(q *duel.Question) []screen.Line {
	v := &t.d.view
	var out []screen.Line
	add := func(key, label string, char rune, a duel.Answer) {
		out = append(out, screen.Line{Keys: key, Text: v.Say(label) + t.answerOdds(a), Act: func() { t.d.Press(tcell.KeyRune, char) }})
	}
	if q.ID == duel.AskKingLift && v.Rules.KingInSupply(&t.now().State) {
		add("n", "dash.question.supply", 'n', duel.No)
	}
	switch q.Form() {
	case duel.YesAnswer:
		add(v.Say("choice.key.yes"), t.meaning("yes", q), 'y', duel.Yes)
		add("n", t.meaning("no", q), 'n', duel.No)
		return append(out, t.questionHelp(q)...)
	case duel.SymbolAnswer:
		add(v.Say("letter.fame"), "face.fame", 'f', duel.Answer{Kind: duel.SymbolAnswer, Symbol: duel.FameSymbol})
		add(v.Say("letter.destruction"), "face.destruction", 'd', duel.Answer{Kind: duel.SymbolAnswer, Symbol: duel.DestructionSymbol})
	case duel.FaceAnswer:
		var all []string
		for f := duel.Claw; f <= duel.Power; f++ {
			a := duel.Answer{Kind: duel.FaceAnswer, Face: f}
			if t.once {
				a.N = 1
			}
			odds := t.answerOdds(a)
			if odds == "" {
				odds = " " + v.Say("face."+duel.FaceName(f))
			}
			all = append(all, v.Say("letter."+duel.FaceName(f))+odds)
		}
		out = append(out, screen.Line{Text: strings.Join(all, "  ")})
		if key := "dash.question.once"; q.N > 1 {
			if t.once {
				key = "dash.question.twice"
			}
			out = append(out, screen.Line{Keys: "1", Text: v.Say(key), Act: func() { t.d.Press(tcell.KeyRune, '1') }})
		}
	case duel.CardAnswer, duel.NumberAnswer:
		if q.FromTable() {
			add("n", "dash.question.card", 'n', duel.Answer{})
		}
		out = append(out, t.listedLines(q)...)
	case duel.PlaceAnswer:
		for _, l := range t.answerAdvice() {
			l.Extra = screen.Unless(l.Bold, screen.GoesFirst) // the chance stands with the cursor as well
			out = append(out, l)
		}
		for _, l := range t.placeLines(q) {
			out = append(out, screen.Line{Text: l})
		}
		place := "dash.place.enter"
		if q.ID == duel.AskKingLift {
			place = "dash.place.lift"
		}
		out = append(out, screen.Line{Keys: t.d.KeyName("enter"), Text: v.Say(place), Act: func() { t.d.Press(tcell.KeyEnter, 0) }})
	case duel.DiceAnswer:
		key := "dash.question.dice"
		if q.ID == duel.AskTitanic {
			key = "dash.question.leave"
			out = append(out, t.answerAdvice()...)
		}
		out = append(out, screen.Line{Text: v.Say(key, rules.Num("n", int(q.N)-len(t.entry.typed)))})
	}
	if q.No && q.Form() != duel.PlaceAnswer {
		add("n", "dash.question.no", 'n', duel.No)
	}
	return append(out, t.questionHelp(q)...)
}

// meaning is the catalogue key of what yes or no means at a question: its own
// words where it has some, for not every choice is a matter of yes or no.
func (t *table) meaning(answer string, q *duel.Question) string {
	if key := "answers." + answer + "." + q.ID.String(); t.d.view.Has(key) {
		return key
	}
	return "event." + answer
}

// listedLines are the answers that are chosen by number.
func (t *table) listedLines(q *duel.Question) []screen.Line {
	v := &t.d.view
	var out []screen.Line
	answers := listed(v.Rules, &t.now().State, q)
	const most = 3 // with more points a line for each would hide the last
	if n := len(answers); q.Form() == duel.NumberAnswer && n > most {
		return append(t.answerAdvice(), screen.Line{Keys: "1-" + strconv.Itoa(min(n, 9)), Text: v.Say("dash.question.many"), Act: func() { t.ask = screen.NewAsk("answer ") }})
	}
	for i, a := range answers {
		n := i + 1
		odds := t.answerOdds(a)
		out = append(out, screen.Line{Keys: strconv.Itoa(n), Act: func() { t.answerListed(q, n) }, Text: v.Say("dash.question.points", rules.Num("n", int(a.N))) + odds})
		if a.Kind == duel.CardAnswer {
			out[len(out)-1].Text = v.Card(a.Card) + odds
			out = append(out, screen.Line{Text: "  " + v.Words.Words(v.Rules.Box.Cards[a.Card].Text), Extra: screen.GoesFirst})
		}
	}
	return out
}

// questionHelp is the text of the card a question speaks of.
func (t *table) questionHelp(q *duel.Question) []screen.Line {
	if q.Card == duel.NoCard || q.Card == duel.Unnamed {
		return nil
	}
	return []screen.Line{{Text: t.d.view.Words.Words(t.d.view.Rules.Box.Cards[q.Card].Text), Extra: screen.GoesFirst}}
}
