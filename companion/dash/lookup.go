package dash

import (
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/cards"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// naming says what a card is looked up for: to read (all zero), to name an
// unnamed card of the row, to answer a question.
type naming struct {
	slot   int  // 1-3: the card of the row to name
	buy    bool // and then buy it
	answer bool // the answer to the open question
	show   duel.CardID
}

// lookup is the page of the cards: type to filter, in either language; Enter says
// what can be done with the card. To be read, cards of the other boxes are found too.
type lookup struct {
	d       *Dash
	naming  naming
	find    *screen.Field
	at      int
	top     int
	moved   bool // the cursor was moved: it means a card with nothing typed
	actions bool // what can be done with the card is shown
}

func newLookup(d *Dash, n naming) *lookup {
	l := &lookup{d: d, naming: n, find: screen.NewField(d.SearchLabel, "")}
	found, _ := l.found()
	for i, f := range found {
		if l.id(f) == n.show {
			l.at = i
		}
	}
	return l
}

// found are the cards that match, best first; with nothing typed all of Duel's. The
// error is a filter that is none.
func (l *lookup) found() ([]cards.Item, error) {
	query := strings.TrimSpace(l.find.Text())
	switch {
	case text.Fold(query) == "" && (query == "" || l.names()):
	case l.names(): // which card of the game it is
		s, _ := l.d.desk.Cards()
		return s.Find(query, cards.Filter{Box: duelbox.Box.ID})
	default:
		return l.d.desk.LookUp(query)
	}
	var out []cards.Item
	for _, id := range l.inOrder() {
		out = append(out, duelbox.Item(l.d.view.Rules.Box, id))
	}
	return out, nil
}

// names says whether a card is looked up to be named.
func (l *lookup) names() bool { return l.naming.slot > 0 || l.naming.answer }

// id is the card of Duel that an item is; duel.NoCard for one of another box.
func (l *lookup) id(it cards.Item) duel.CardID { return duelbox.Card(l.d.view.Rules.Box, it) }

// inOrder are the cards of Duel, those on the table first.
func (l *lookup) inOrder() []duel.CardID {
	var out []duel.CardID
	if t := l.d.table(); t != nil { // those on the table first
		s := &t.now().State
		for _, id := range s.Row {
			if id != duel.NoCard && id != duel.Unnamed && l.naming.slot == 0 && !l.naming.answer {
				out = append(out, id)
			}
		}
		for side := range s.Sides {
			out = append(out, s.Sides[side].Cards()...)
		}
	}
	seen := duel.CardSet(0)
	for _, id := range out {
		seen = seen.With(id)
	}
	for id := duel.CardID(1); int(id) < len(l.d.desk.Rules.Box.Cards); id++ {
		if !seen.Has(id) {
			out = append(out, id)
		}
	}
	return out
}

// picked says whether the cursor means a card: to name one, something must be typed or
// the cursor moved first.
func (l *lookup) picked() bool {
	return l.moved || strings.TrimSpace(l.find.Text()) != "" || l.naming.slot == 0 && !l.naming.answer
}

// card is the card under the cursor.
func (l *lookup) card() (cards.Item, bool) {
	found, _ := l.found()
	if len(found) == 0 || !l.picked() {
		return cards.Item{}, false
	}
	l.at = max(0, min(l.at, len(found)-1))
	return found[l.at], true
}

// Draw implements screen.Page.
func (l *lookup) Draw(c screen.Canvas) {
	v := &l.d.view
	found, err := l.found()
	title := v.Say("dash.lookup.title", rules.Num("n", len(found)))
	switch {
	case l.naming.slot > 0:
		title = v.Say("dash.lookup.slot", rules.Num("slot", l.naming.slot))
	case l.naming.answer:
		title = v.Say("dash.lookup.answer")
	}
	c.Heading(0, title, "")
	l.find.Draw(c.Rows(1, 1))
	list, detail := c.Rows(2, max(2, (c.H-3)/3)), screen.Canvas{}
	if c.W >= 100 {
		list = c.Part(0, 2, 44, c.H-3)
		detail = c.Part(45, 1, c.W-46, c.H-2)
	} else {
		detail = c.Rows(2+list.H, c.H-3-list.H)
	}
	if err != nil {
		list.Part(2, 0, list.W-3, list.H).Over(c.Theme.Warn, v.Error(err))
	} else {
		l.drawList(list, found)
	}
	at, ok := l.card()
	if ok {
		l.drawCard(detail, at)
	}
	enter := l.d.KeyName("enter")
	if l.actions {
		enter = "1-9"
	}
	var hints []screen.Hint
	if !ok || l.id(at) != duel.NoCard { // nothing can be done with a card of another box
		hints = append(hints, screen.Hint{Keys: enter, Word: l.enterWord(), Act: func() { l.d.Press(tcell.KeyEnter, 0) }})
	}
	l.d.Footer(c, append(hints, []screen.Hint{
		{Keys: l.d.KeyName("updown"), Word: v.Say("key.choose"), Act: func() { l.d.Press(tcell.KeyDown, 0) }},
		{Keys: l.d.KeyName("esc"), Word: v.Say("key.close"), Act: func() { l.d.Press(tcell.KeyEscape, 0) }},
		{Keys: "Tab", Word: v.Say("key.lang"), Act: func() { l.d.OtherLanguage() }},
	}...))
}

func (l *lookup) enterWord() string {
	switch {
	case l.actions:
		return l.d.view.Say("key.action")
	case l.naming.slot > 0 && !l.naming.buy && !l.picked():
		return l.d.view.Say("key.close")
	case l.naming.buy:
		return l.d.view.Say("key.name-buy")
	case l.naming.slot > 0 || l.naming.answer:
		return l.d.view.Say("key.name")
	}
	return l.d.view.Say("key.card-do")
}

// drawList shows the matches around the cursor.
func (l *lookup) drawList(c screen.Canvas, found []cards.Item) {
	v := &l.d.view
	if len(found) == 0 {
		c.Put(2, 0, c.Theme.Plain, v.Say("no-such-card", rules.Text("card", l.find.Text())))
		return
	}
	l.top = screen.Scroll(l.top, l.at, c.H, len(found))
	for y := range min(c.H, len(found)-l.top) {
		i := l.top + y
		price, name, where := l.printed(found[i])
		st, mark := c.Theme.Plain, "  "
		if i == l.at && l.picked() {
			st, mark = c.Theme.Active, "> "
		}
		c.Put(0, y, st, mark+price+" "+v.Words.Words(name))
		if c.W >= 60 {
			c.Put(2*c.W/5+4, y, c.Theme.Dim, v.Other(name))
		}
		if where != "" && (c.W >= 60 || l.id(found[i]) != duel.NoCard) { // the boxes are long, and told below
			c.Put(c.W-c.Width(where)-1, y, c.Theme.Plain, " "+where)
		}
		c.Tap(0, y, c.W, 1, func() {
			if l.at == i && l.picked() {
				l.d.Press(tcell.KeyEnter, 0)
				return
			}
			l.at, l.moved, l.actions = i, true, false
		})
	}
}

// printed is what the list says of a card: price, names, and where the table has it
// or, of another box, which.
func (l *lookup) printed(it cards.Item) (price string, name rules.Words, where string) {
	if id := l.id(it); id != duel.NoCard {
		return cards.Price(it), it.Name, l.where(id)
	}
	return cards.Price(it), it.Name, cards.Boxes(l.d.view.Catalogue, it)
}

// where says where the table has the card: before whom, in the row, discarded.
func (l *lookup) where(id duel.CardID) string {
	t := l.d.table()
	if t == nil {
		return ""
	}
	s := &t.now().State
	if side, ok := s.Holder(id); ok {
		return l.d.view.Name(t.now(), side)
	}
	for i, c := range s.Row {
		if c == id {
			return l.d.view.Say("dash.lookup.row", rules.Num("slot", i+1))
		}
	}
	for _, c := range s.Discard.List() {
		if c == id {
			return l.d.view.Say("dash.lookup.discards")
		}
	}
	return ""
}

// drawCard shows a card in full, or what can be done with it.
func (l *lookup) drawCard(c screen.Canvas, it cards.Item) {
	v := &l.d.view
	_, name, where := l.printed(it)
	c.Heading(0, v.Words.Words(name), where)
	y := 1
	if l.actions {
		for i, a := range l.cardActions(l.id(it)) {
			c.Put(2, y, c.Theme.Key, strconv.Itoa(i+1))
			c.Put(5, y, c.Theme.Plain, a.label)
			c.Tap(0, y, c.W, 1, a.do)
			y++
		}
		y++
	}
	body := c.Part(1, 0, c.W-2, c.H)
	for _, line := range v.CardText(it) {
		y = body.Text(y, c.Theme.Plain, strings.TrimPrefix(line, "  "))
	}
}

// cardAction is something that can be done with a card on the table.
type cardAction struct {
	label string
	do    func()
}

// cardActions are what can be done with a card: buying it, and corrections.
func (l *lookup) cardActions(id duel.CardID) []cardAction {
	t, v := l.d.table(), &l.d.view
	if t == nil {
		return nil
	}
	now, name := t.now(), v.Rules.Box.CardName(id)
	play := func(line string) func() {
		return func() {
			l.d.Pop()
			t.do(line)
		}
	}
	var out []cardAction
	slot := 0
	for i, c := range now.State.Row {
		if c == id {
			slot = i + 1
		}
	}
	if slot > 0 && now.State.Turn.Phase == duel.PhaseBuy && !now.State.Autobot() {
		out = append(out, cardAction{v.Say("card.buy", rules.Num("price", int(v.Rules.Price(&now.State, int8(slot))))), play("buy " + strconv.Itoa(slot))})
	}
	owner, held := now.State.Holder(id)
	for side := duel.You; side <= duel.Rival; side++ {
		who := rules.Text("name", v.Name(now, side))
		switch {
		case held && owner == side:
			out = append(out, cardAction{v.Say("card.take", who), play("uncard " + side.String() + " " + name)})
		case v.Rules.Box.Cards[id].Keep:
			out = append(out, cardAction{v.Say("card.give", who), play("card " + side.String() + " " + name)})
		}
	}
	for i := range now.State.Row {
		if i+1 != slot {
			out = append(out, cardAction{v.Say("card.row", rules.Num("slot", i+1)), play(t.rowLine(i+1, id))})
		}
	}
	return out
}

// rowLine is the correction that names the card of a slot. A card that lay in
// another slot leaves that one unnamed.
func (t *table) rowLine(slot int, id duel.CardID) string {
	row := t.now().State.Row
	for i := range row {
		if row[i] == id {
			row[i] = duel.Unnamed
		}
	}
	row[slot-1] = id
	words := []string{"row"}
	for _, c := range row {
		words = append(words, t.d.view.Rules.Box.CardName(c))
	}
	return strings.Join(words, " ")
}

// Paste implements screen.Paster: what is searched for.
func (l *lookup) Paste(line string) (keys string, ok bool) { return line, !l.actions }

// Key implements screen.Page.
func (l *lookup) Key(ev *tcell.EventKey) {
	at, ok := l.card()
	if l.actions {
		n, isDigit := screen.Digit(ev.Rune())
		if list := l.cardActions(l.id(at)); ev.Key() == tcell.KeyRune && isDigit && n <= len(list) {
			list[n-1].do()
			return
		}
		switch ev.Key() {
		case tcell.KeyEscape:
			l.actions = false
			return
		case tcell.KeyEnter:
			return // a digit says which
		}
	}
	found, _ := l.found()
	if at, moved := screen.Moved(ev, l.at, len(found)); moved && ev.Key() != tcell.KeyHome && ev.Key() != tcell.KeyEnd { // those move in the line
		if !l.picked() { // from nothing to the first card
			at = 0
		}
		l.at, l.moved, l.actions = at, true, false
		return
	}
	switch ev.Key() {
	case tcell.KeyEscape:
		l.d.Pop()
	case tcell.KeyTab:
		l.d.OtherLanguage()
	case tcell.KeyEnter:
		switch {
		case ok && l.id(at) != duel.NoCard:
			l.choose(l.id(at))
		case l.picked(): // a card of another box, or none that matches
		case l.naming.buy || l.naming.answer:
			l.d.Fault(rules.Refuse("", "dash.choose-card"))
		default: // the slot keeps its name, or has none
			l.d.Pop()
		}
	default:
		l.find.Key(ev)
		l.at, l.top, l.moved, l.actions = 0, 0, false, false
	}
	l.card() // keeps the cursor on the list
}

// choose takes the card: as the name that was asked for, or to do something with.
func (l *lookup) choose(id duel.CardID) {
	t := l.d.table()
	name := l.d.view.Rules.Box.CardName(id)
	switch {
	case t == nil:
	case l.naming.answer:
		l.d.Pop()
		t.do("reveal " + name)
	case l.naming.slot > 0:
		l.d.Pop()
		if t.do(t.rowLine(l.naming.slot, id)) && l.naming.buy {
			t.do("buy " + strconv.Itoa(l.naming.slot))
		}
	default:
		l.actions = true
	}
}
