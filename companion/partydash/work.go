package partydash

import (
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/screen"
	party "kingoftokyo/companion/tokyo"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// work is the panel of the present step: a question with its answers, what
// resolving would do, what can be bought. rowShown says that the cards for sale
// have a band of their own.
func (t *table) work(c screen.Canvas, rowShown bool) {
	if c.H < 1 {
		return
	}
	title, list := t.workLines(rowShown)
	if next := t.d.view.Extras(&t.now().State); next != "" {
		title += " - " + next
	}
	if asked(t) && c.H < 6 { // every answer in sight comes before the title
		t.list(c, together(list))
		return
	}
	if asked(t) && needed(list) > c.H-1 {
		list = together(list)
	}
	c.Heading(0, title, "")
	t.list(c.Rows(1, c.H-1), list)
}

// needed is how many lines may not be left out.
func needed(list []screen.Line) int {
	n := 0
	for _, l := range list {
		if l.Extra == screen.Stays {
			n++
		}
	}
	return n
}

// together are lines with all their choices in one, where each has no row of its
// own.
func together(list []screen.Line) []screen.Line {
	var out []screen.Line
	var choices []string
	for _, l := range list {
		switch {
		case l.Keys != "" && l.Extra == screen.Stays:
			choices = append(choices, strings.ReplaceAll(l.Keys+" "+l.Text, " ", "\u00a0")) // none is broken
		case l.Bold:
			out = append(out, l)
		}
	}
	return append(out, screen.Line{Text: strings.Join(choices, "  ")})
}

// list draws lines; what does not fit stands on the page of the whole table.
func (t *table) list(c screen.Canvas, list []screen.Line) {
	t.d.List(c, list, func() { t.d.Push(newWhole(t)) })
}

// waiting says whether dice are to be typed and little else can be done: so little
// that it fits in so many rows.
func (t *table) waiting(rows int) bool {
	s := &t.now().State
	return !asked(t) && s.Turn.Phase == tokyo.PhaseRoll && len(t.s.Game.History()) > 0 && len(t.optionLines(untyped)) <= rows-2
}

// wide says whether the step is one of answers, not of the cards for sale.
func (t *table) wide() bool {
	return asked(t) || t.now().State.Turn.Phase != tokyo.PhaseBuy && t.now().State.Turn.Phase != tokyo.PhaseRoll
}

// untyped are the options that are not done by one key: something is typed first.
func untyped(o *option) bool { return o.Typed() }

// workLines are the title and the lines of the present step.
func (t *table) workLines(rowShown bool) (string, []screen.Line) {
	v, now := &t.d.view, t.now()
	s := &now.State
	if q, ok := now.Open(); ok {
		return v.Say("tokyo.dash.work.question", rules.Text("name", strings.ToUpper(v.Player(q.Seat)))), t.questionLines(&q)
	}
	name := rules.Text("name", v.Player(s.Turn.Active))
	switch {
	case s.Over():
		return v.Say("dash.work.over"), t.overLines()
	case s.Turn.Phase == tokyo.PhaseRoll && len(t.s.Game.History()) == 0:
		return v.Say("dash.work.setup"), t.setupLines()
	case s.Turn.Phase <= tokyo.PhaseRoll:
		return v.Say("tokyo.dash.work.roll", name), append(t.rollLines(), t.optionLines(untyped)...)
	case s.Turn.Phase == tokyo.PhaseResolve:
		return v.Say("tokyo.dash.work.resolve", name), t.resolveLines()
	}
	list := t.optionLines(func(o *option) bool { return untyped(o) || rowShown && o.Event.Kind == tokyo.Bought })
	return v.Say("tokyo.dash.work.buy", name, rules.Num("energy", int(s.Seats[s.Turn.Active].Energy))), append(t.warning(), list...)
}

// warning is what the active player should know before the turn ends.
func (t *table) warning() []screen.Line {
	if said := t.d.view.Warning(&t.now().State); said != "" {
		return []screen.Line{{Text: "! " + said, Bold: true}}
	}
	return nil
}

// rollLines say how many dice and rolls the active player has (4.1, 4.2).
func (t *table) rollLines() []screen.Line {
	v, s := &t.d.view, &t.now().State
	seat := s.Turn.Active
	return []screen.Line{{Text: v.Say("tokyo.dash.roll", rules.Num("dice", v.Rules.DiceCount(s, seat)), rules.Num("rolls", v.Rules.Rolls(s, seat)))}}
}

// resolveLines are Enter with what it would change, and the groups that may come
// before the others (5.0), which the prompt speaks of too.
func (t *table) resolveLines() []screen.Line {
	out, groups := t.warning(), []screen.Line(nil)
	for _, l := range t.optionLines(untyped) {
		if l.Keys == t.d.KeyName("enter") {
			out = append(out, l)
			continue
		}
		l.Extra = screen.GoesLast
		groups = append(groups, l)
	}
	for _, l := range t.d.view.Preview(t.now()) {
		out = append(out, screen.Line{Text: "  " + l})
	}
	return append(out, groups...)
}

// questionLines are a question, who is asked first, with its answers and the text
// of the card it rests on.
func (t *table) questionLines(q *tokyo.Question) []screen.Line {
	v, now := &t.d.view, t.now()
	out := []screen.Line{{Text: v.Question(now, q), Bold: true}}
	if q.Form() == tokyo.CardAnswer {
		word := "tokyo.dash.question.card"
		if !q.FromTable() {
			word = "tokyo.dash.question.listed"
		}
		l := screen.Line{Keys: "/", Text: v.Say(word), Act: func() { t.name(naming{answer: true}) }, Extra: screen.Unless(q.FromTable(), screen.GoesLast)}
		if q.FromTable() && !q.No {
			l.Keys = "n"
		}
		out = append(out, l)
	}
	if q.Form() == tokyo.DiceAnswer {
		out = append(out, screen.Line{Text: v.Say("dash.question.dice", rules.Num("n", int(q.N)-len(t.typed)))})
	}
	var last, texts []screen.Line
	declining := func(o *option) bool { return o.Event.Answer == tokyo.No }
	for _, l := range t.optionLines(func(o *option) bool { return !declining(o) }) {
		if v.EnterDeclines(now, q) {
			l.Text = v.Say("tokyo.dash.choice.enter", rules.Text("what", l.Text))
		}
		if q.Cards.Empty() {
			last = append(last, l)
		} else {
			out = append(out, l) // before a list that may be long
		}
	}
	choices := t.optionLines(func(o *option) bool { return untyped(o) || declining(o) })
	for _, l := range choices {
		out = append(out, l)
		if id, ok := t.lineCard(q, l.Text); ok {
			text := screen.Line{Text: "   " + t.cardWords(id), Extra: screen.GoesFirst}
			if len(choices) <= shortList {
				out = append(out, text)
				continue
			}
			text.Text = v.Colon(v.Card(id), t.cardWords(id))
			texts = append(texts, text)
		}
	}
	out = append(append(out, last...), texts...)
	if q.Card != tokyo.NoCard && q.Card != tokyo.Unnamed {
		out = append(out, screen.Line{Text: v.Colon(v.Card(q.Card), t.cardWords(q.Card)), Extra: screen.GoesFirst})
	}
	return out
}

// shortList is how many choices may have the text of their card between them; of
// longer lists the texts come behind the last choice.
const shortList = 4

// lineCard is the card of a list that a line of text names.
func (t *table) lineCard(q *tokyo.Question, line string) (tokyo.CardID, bool) {
	for _, id := range q.Cards.List() {
		if strings.Contains(line, t.d.view.Card(id)) {
			return id, true
		}
	}
	return tokyo.NoCard, false
}

// row is the three cards for sale: price for the active player, name, kind and, as
// far as there is room, what they do.
func (t *table) row(c screen.Canvas) {
	each := c.H / 3
	if each == 0 {
		return
	}
	for i := range t.now().State.Row {
		t.slotLine(c.Rows(i*each, each), i+1)
	}
}

// slotLine is one card for sale.
func (t *table) slotLine(c screen.Canvas, slot int) {
	v, s := &t.d.view, &t.now().State
	id := s.Row[slot-1]
	buying := s.Turn.Phase == tokyo.PhaseBuy && !asked(t)
	can := buying && (id == tokyo.Unnamed || v.Rules.CanBuy(s, s.Turn.Active, id))
	key, plain := c.Theme.Dim, c.Theme.Plain
	if can {
		key, plain = c.Theme.Key, c.Theme.Bold
	}
	c.Put(1, 0, key, strconv.Itoa(slot))
	act := func() { t.d.Push(newLookup(t.d, naming{show: id})) }
	if buying {
		act = func() { t.buy(slot) }
	}
	c.Tap(0, 0, c.W, c.H, act)
	x := c.Put(4, 0, plain, t.slotWords(slot))
	if id != tokyo.NoCard && id != tokyo.Unnamed {
		c.Put(x+2, 0, c.Theme.Plain, t.cardWords(id))
	}
}

// slotWords are a card for sale in a few words.
func (t *table) slotWords(slot int) string {
	v, s := &t.d.view, &t.now().State
	id := s.Row[slot-1]
	switch id {
	case tokyo.NoCard:
		return v.Say("dash.slot.empty")
	case tokyo.Unnamed:
		if s.Turn.Phase == tokyo.PhaseBuy {
			return v.Say("dash.slot.unnamed")
		}
		return v.Say("dash.slot.unnamed.poor")
	}
	key := "tokyo.dash.slot.discard"
	if v.Rules.Keeps(id) {
		key = "tokyo.dash.slot.keep"
	}
	return v.Say(key, rules.Text("card", v.Card(id)), rules.Num("price", v.Rules.Price(s, s.Turn.Active, id)))
}

// lately is what this turn did on the board and, until it has its dice, the turn
// before: nobody reads that in the moment the dice pass. After undo it is what has
// to go back.
func (t *table) lately() []screen.Line {
	if back := t.putBack(); len(back) > 0 {
		return back
	}
	turn := &t.now().State.Turn
	list := t.turnLines(turn.Number)
	if turn.Phase <= tokyo.PhaseRoll {
		list = append(t.turnLines(turn.Number-1), list...)
	}
	return list
}

// turnLines are what a turn did, in words; what moves a piece has a box before it.
func (t *table) turnLines(turn int16) []screen.Line {
	h := t.s.Game.History()
	first := len(h)
	for first > 0 && h[first-1].Before.State.Turn.Number >= turn {
		first--
	}
	var list []companion.Line
	for i := first; i < len(h) && h[i].Before.State.Turn.Number == turn; i++ {
		list = append(list, t.d.view.Lines(h[i].After.Steps)...)
	}
	var out []screen.Line
	for _, l := range list {
		mark := " - "
		if l.Board {
			mark = toDoMark
		}
		out = append(out, screen.Line{Text: mark + l.Text, Extra: screen.Unless(l.Board, screen.GoesLast)})
	}
	return out
}

// toDoMark stands before what is to be done with one's hands.
const toDoMark = "[ ] "

// putBack are the pieces that have to go back on the board after undo: how the
// table that was left differs from the present one. It is empty where nothing has
// been taken back.
func (t *table) putBack() []screen.Line {
	left, ok := t.s.Game.Abandoned()
	if !ok {
		return nil
	}
	return t.differences(&left.State)
}

// differences are what has to change on the board to make it the present table.
func (t *table) differences(before *tokyo.State) []screen.Line {
	var out []screen.Line
	for _, change := range t.d.view.Changes(before, &t.now().State) {
		out = append(out, screen.Line{Text: toDoMark + change})
	}
	return out
}

// changed says what a change of the past did to the present table.
func (t *table) changed(key string, before *tokyo.State) {
	changes := t.d.view.Changes(before, &t.now().State)
	said := t.d.view.Say(key)
	if len(changes) > 0 {
		said += " " + t.d.view.Say("dash.board.change", rules.Text("changes", strings.Join(changes, ", ")))
	}
	t.d.Tell(said)
}

// board is the list of what happened, the newest in sight.
func (t *table) board(c screen.Canvas) {
	if c.H < 2 {
		return
	}
	title, list := "dash.work.board", t.lately()
	if len(t.putBack()) > 0 {
		title = "dash.work.back"
	} else {
		list = t.d.Newest(c.Rows(1, c.H-1), list)
	}
	c.Heading(0, t.d.view.Say(title), t.steps())
	t.list(c.Rows(1, c.H-1), list)
}

// steps names what u takes back and what U does again.
func (t *table) steps() string {
	v := &t.d.view
	var out []string
	if h := t.s.Game.History(); len(h) > 0 {
		last := len(h) - 1
		for last > 0 && h[last].Joined {
			last--
		}
		out = append(out, "u: "+t.last(&h[last]))
	}
	if next, ok := t.s.Game.Undone(); ok {
		out = append(out, "U: "+v.Step(t.now(), &next))
	}
	return strings.Join(out, "  ")
}

// last names what an undo would take back of an entry: all of it or, at a question that
// is still open, the last answer.
func (t *table) last(e *party.Entry) string {
	v := &t.d.view
	for n := len(e.Items) - 1; n > 0 && e.After.Asking; n-- {
		if said := v.Said(&e.Items[n]); said != "" { // a card nobody named goes with what brought it
			return said
		}
	}
	return v.Step(&e.Before, &e.Items[0])
}

// log is the list of what was played, newest last.
func (t *table) log(c screen.Canvas) {
	if c.H < 2 {
		return
	}
	c.Heading(0, t.d.view.Say("dash.log"), "")
	rows := c.Rows(1, c.H-1)
	h := t.s.Game.History()
	for y, e := range h[max(0, len(h)-rows.H):] {
		x := rows.Put(1, y, c.Theme.Dim, "t"+strconv.Itoa(int(e.Before.State.Turn.Number))) + 1
		rows.Put(x, y, c.Theme.Plain, t.g.Entry(&e))
	}
	c.Tap(0, 0, c.W, c.H, func() { t.d.Press(tcell.KeyRune, 'l') })
}
