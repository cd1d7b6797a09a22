package partydash

import (
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/screen"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// naming says what a card is looked up for: to read (all zero), to name a card of
// the row, to answer a question.
type naming struct {
	slot   int  // 1-3: the card of the row to name
	buy    bool // and then buy it
	answer bool // the answer to the open question
	show   tokyo.CardID
}

// lookup is the page of the cards and tiles: type to filter, in either language;
// Enter says what can be done with the card, or names it.
type lookup struct {
	d       *Dash
	naming  naming
	find    *screen.Field
	at      int
	top     int
	actions bool // what can be done with the card is shown
}

func newLookup(d *Dash, n naming) *lookup {
	l := &lookup{d: d, naming: n, find: screen.NewField(d.SearchLabel, "")}
	for i, id := range l.found() {
		if id == n.show {
			l.at = i
		}
	}
	return l
}

// question is the question the page answers, if it is there for one.
func (l *lookup) question() (tokyo.Question, bool) {
	t := l.d.table()
	if t == nil || !l.naming.answer {
		return tokyo.Question{}, false
	}
	q, ok := t.now().Open()
	return q, ok && q.Form() == tokyo.CardAnswer
}

// may says whether a card or tile can be meant at all: of a list those in it, of
// the deck those that do not lie in plain sight.
func (l *lookup) may(id tokyo.CardID) bool {
	r, t := l.d.view.Rules, l.d.table()
	q, open := l.question()
	switch {
	case open && !q.FromTable():
		return q.Cards.Has(id)
	case t == nil || !open && l.naming.slot == 0:
		return true
	case r.IsTile(id):
		return false
	}
	zone := t.now().State.Lies[id].Zone
	return zone == tokyo.Deck || zone == tokyo.Discard || !open && zone == tokyo.Row
}

// found are the cards and tiles that match, best first; with nothing typed all of
// them, those on the table before the others. Of two copies one stands for both.
func (l *lookup) found() []tokyo.CardID {
	if query := strings.TrimSpace(l.find.Text()); query != "" {
		return l.matching(query)
	}
	r := l.d.view.Rules
	seen := map[rules.Words]bool{}
	var first, rest []tokyo.CardID
	for id := tokyo.CardID(1); id <= r.Last(); id++ {
		name := namesOf(r, id)
		switch {
		case seen[name] && !r.IsTile(id) || !l.may(id):
			continue
		case l.atHand(id):
			first = append(first, id)
		default:
			rest = append(rest, id)
		}
		seen[name] = true
	}
	return append(first, rest...)
}

// matching are the cards and tiles of the box that the look-up of all boxes finds
// for a query: by name, by words of the effect, by filters.
func (l *lookup) matching(query string) []tokyo.CardID {
	items, err := l.d.find(query)
	if err != nil {
		return nil // drawList says why
	}
	var out []tokyo.CardID
	for _, it := range items {
		first, ok := l.d.view.Rules.Piece(it.ID)
		if !ok || !it.In(boxes[l.d.view.Rules.Edition]) { // a query may name another box
			continue
		}
		for _, id := range l.d.view.Rules.Copies(first) {
			if l.may(id) {
				out = append(out, id)
				break
			}
		}
	}
	return out
}

// atHand says whether a card lies on the table, where it is read first.
func (l *lookup) atHand(id tokyo.CardID) bool {
	t := l.d.table()
	if t == nil || l.naming.slot > 0 || l.naming.answer {
		return true
	}
	zone := t.now().State.Lies[id].Zone
	return zone == tokyo.Row || zone == tokyo.Held
}

// card is the card under the cursor.
func (l *lookup) card() (tokyo.CardID, bool) {
	found := l.found()
	if len(found) == 0 {
		return tokyo.NoCard, false
	}
	l.at = max(0, min(l.at, len(found)-1))
	return found[l.at], true
}

// title says what is looked for.
func (l *lookup) title(n int) string {
	v := &l.d.view
	q, open := l.question()
	switch {
	case open:
		return v.Question(l.d.table().now(), &q)
	case l.naming.slot > 0:
		return v.Say("dash.lookup.slot", rules.Num("slot", l.naming.slot))
	}
	return v.Say("dash.lookup.title", rules.Num("n", n))
}

// unnamed says whether Enter alone leaves the card unnamed.
func (l *lookup) unnamed() bool {
	q, open := l.question()
	return open && q.ID == tokyo.AskReveal && strings.TrimSpace(l.find.Text()) == "" && l.at == 0 && !l.d.view.Rules.Watched(&l.d.table().now().State)
}

// Draw implements screen.Page.
func (l *lookup) Draw(c screen.Canvas) {
	v := &l.d.view
	found := l.found()
	title := l.title(len(found))
	y := 1
	if c.Width(title) > c.W-4 { // too long for a heading
		c.Heading(0, v.Say("dash.lookup.answer"), "")
		y = c.Part(1, 0, c.W-2, max(2, c.H-4)).Text(1, c.Theme.Bold, title)
	} else {
		c.Heading(0, title, "")
	}
	l.find.Draw(c.Rows(y, 1))
	room := c.H - y - 2
	list, detail := c.Rows(y+1, max(2, room/3)), screen.Canvas{}
	if c.W >= 100 {
		list = c.Part(0, y+1, 50, room)
		detail = c.Part(51, y, c.W-52, room+1)
	} else {
		detail = c.Rows(y+1+list.H, room-list.H)
	}
	l.drawList(list, found)
	if id, ok := l.card(); ok {
		l.drawCard(detail, id)
	}
	enter := l.d.KeyName("enter")
	if l.actions {
		enter = "1-9"
	}
	l.d.Footer(c, []screen.Hint{
		{Keys: enter, Word: l.enterWord(), Act: func() { l.d.Press(tcell.KeyEnter, 0) }},
		{Keys: l.d.KeyName("updown"), Word: v.Say("key.choose"), Act: func() { l.d.Press(tcell.KeyDown, 0) }},
		{Keys: l.d.KeyName("esc"), Word: v.Say("key.close"), Act: func() { l.d.Press(tcell.KeyEscape, 0) }},
		{Keys: "Tab", Word: v.Say("key.lang"), Act: func() { l.d.OtherLanguage() }},
	})
}

func (l *lookup) enterWord() string {
	switch {
	case l.actions:
		return l.d.view.Say("key.action")
	case l.unnamed():
		return l.d.view.Say("tokyo.dash.key.unnamed")
	case l.naming.buy:
		return l.d.view.Say("key.name-buy")
	case l.naming.slot > 0 || l.naming.answer:
		return l.d.view.Say("tokyo.dash.key.this")
	}
	return l.d.view.Say("key.card-do")
}

// drawList shows the matches around the cursor.
func (l *lookup) drawList(c screen.Canvas, found []tokyo.CardID) {
	v := &l.d.view
	if _, err := l.d.find(l.find.Text()); err != nil { // a filter it does not know
		c.Part(2, 0, c.W-3, c.H).Over(c.Theme.Warn, v.Error(err))
		return
	}
	if len(found) == 0 {
		c.Put(2, 0, c.Theme.Plain, v.Say("no-such-card", rules.Text("card", l.find.Text())))
		return
	}
	unnamed := l.unnamed()
	l.top = screen.Scroll(l.top, l.at, c.H, len(found))
	for y := range min(c.H, len(found)-l.top) {
		i := l.top + y
		id := found[i]
		st, mark := c.Theme.Plain, "  "
		if i == l.at && !unnamed {
			st, mark = c.Theme.Active, "> "
		}
		price := "  "
		if !v.Rules.IsTile(id) {
			price = pad(strconv.Itoa(int(v.Rules.Cards[id].Cost)), 2)
		}
		c.Put(0, y, st, mark+price+" "+v.Card(id))
		if other := otherName(v, id); c.W >= 60 && other != v.Card(id) {
			c.Put(2*c.W/5+4, y, c.Theme.Dim, other)
		}
		if where := l.where(id); where != "" {
			c.Put(c.W-c.Width(where)-1, y, c.Theme.Plain, " "+where)
		}
		c.Tap(0, y, c.W, 1, func() {
			if l.at == i && !unnamed {
				l.d.Press(tcell.KeyEnter, 0)
				return
			}
			l.at, l.actions = i, false
			if l.naming.answer {
				l.find.SetText(v.Card(id)) // a tap means this card, also the first
				l.at = 0
			}
		})
	}
}

// where says where the table has the card: before whom, in the row, discarded.
func (l *lookup) where(id tokyo.CardID) string {
	t := l.d.table()
	if t == nil {
		return ""
	}
	var out []string
	s := &t.now().State
	for _, twin := range t.d.view.Rules.Copies(id) {
		switch lie := &s.Lies[twin]; lie.Zone {
		case tokyo.Held:
			out = append(out, l.d.view.Player(lie.Owner))
		case tokyo.Row:
			for i, c := range s.Row {
				if c == twin {
					out = append(out, l.d.view.Say("dash.lookup.row", rules.Num("slot", i+1)))
				}
			}
		case tokyo.Discard:
			if !l.d.view.Rules.IsTile(twin) {
				out = append(out, l.d.view.Say("dash.lookup.discards"))
			}
		}
	}
	return strings.Join(out, ", ")
}

// drawCard shows a card in full, or what can be done with it.
func (l *lookup) drawCard(c screen.Canvas, id tokyo.CardID) {
	v := &l.d.view
	c.Heading(0, v.Card(id), l.where(id))
	y := 1
	if l.actions {
		for i, a := range l.cardActions(id) {
			c.Put(2, y, c.Theme.Key, strconv.Itoa(i+1))
			c.Put(5, y, c.Theme.Plain, a.label)
			c.Tap(0, y, c.W, 1, a.do)
			y++
		}
		y++
	}
	body := c.Part(1, 0, c.W-2, c.H)
	for _, line := range l.d.cardText(id) {
		y = body.Text(y, c.Theme.Plain, strings.TrimPrefix(line, "  "))
	}
}

// cardAction is something that can be done with a card on the table.
type cardAction struct {
	label string
	do    func()
}

// cardActions are what can be done with a card: buying it, and corrections. There
// are nine at most, one digit each.
func (l *lookup) cardActions(id tokyo.CardID) []cardAction {
	t, v := l.d.table(), &l.d.view
	if t == nil {
		return nil
	}
	s, name := &t.now().State, v.Rules.Name(id)
	play := func(line string) func() {
		return func() {
			l.d.Pop()
			t.do(line)
		}
	}
	var out []cardAction
	slot := 0
	for i, c := range s.Row {
		if v.Rules.Same(c, id) {
			slot = i + 1
		}
	}
	if slot > 0 && s.Turn.Phase == tokyo.PhaseBuy && !asked(t) {
		out = append(out, cardAction{v.Say("card.buy", rules.Num("price", v.Rules.Price(s, s.Turn.Active, id))), play("buy " + strconv.Itoa(slot))})
	}
	for seat := range tokyo.Seat(s.Players) {
		who, held := rules.Text("name", v.Player(seat)), false
		for _, twin := range v.Rules.Copies(id) {
			held = held || s.Holds(seat, twin)
		}
		switch {
		case held:
			out = append(out, cardAction{v.Say("card.take", who), play("uncard " + seat.String() + " " + name)})
		case v.Rules.IsTile(id) || v.Rules.Keeps(id):
			out = append(out, cardAction{v.Say("card.give", who), play("card " + seat.String() + " " + name)})
		}
	}
	if v.Rules.IsTile(id) {
		if s.Lies[id].Zone != tokyo.Deck {
			out = append(out, cardAction{v.Say("tokyo.dash.tile.lay"), play("tile " + name)})
		}
		return out
	}
	for i := range s.Row {
		if i+1 != slot && len(out) < 9 {
			out = append(out, cardAction{v.Say("card.row", rules.Num("slot", i+1)), play(t.rowLine(i+1, id))})
		}
	}
	return out
}

// rowLine is the correction that names the card of a slot. A card that lay in
// another slot leaves that one unnamed.
func (t *table) rowLine(slot int, id tokyo.CardID) string {
	row := t.now().State.Row
	for i := range row {
		if row[i] == id {
			row[i] = tokyo.Unnamed
		}
	}
	row[slot-1] = id
	words := []string{"row"}
	for _, c := range row {
		words = append(words, t.d.view.Rules.Name(c))
	}
	return strings.Join(words, " ")
}

// Key implements screen.Page.
func (l *lookup) Key(ev *tcell.EventKey) {
	id, ok := l.card()
	if l.actions {
		n, isDigit := screen.Digit(ev.Rune())
		if list := l.cardActions(id); ev.Key() == tcell.KeyRune && isDigit && n <= len(list) {
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
	if l.naming.answer && ev.Key() == tcell.KeyDown && l.unnamed() && ok { // from "unnamed" to the first card
		l.find.SetText(" ")
	}
	if at, moved := screen.Moved(ev, l.at, len(l.found())); moved && ev.Key() != tcell.KeyHome && ev.Key() != tcell.KeyEnd { // those move in the line
		l.at, l.actions = at, false
		return
	}
	switch ev.Key() {
	case tcell.KeyEscape:
		l.d.Pop()
	case tcell.KeyTab:
		l.d.OtherLanguage()
	case tcell.KeyEnter:
		switch {
		case l.unnamed():
			l.d.Pop()
			l.d.table().do("reveal ?")
		case ok:
			l.choose(id)
		}
	default:
		l.find.Key(ev)
		l.at, l.top, l.actions = 0, 0, false
	}
	l.card() // keeps the cursor on the list
}

// choose takes the card: as the name that was asked for, or to do something with.
func (l *lookup) choose(id tokyo.CardID) {
	t, name := l.d.table(), l.d.view.Rules.Name(id)
	q, open := l.question()
	switch {
	case t == nil:
	case l.naming.answer && !open: // the question is no longer there
		l.d.Pop()
	case open && q.FromTable():
		l.d.Pop()
		t.do("reveal " + name)
	case open:
		l.d.Pop()
		t.do("answer " + name)
	case l.naming.slot > 0:
		l.d.Pop()
		if t.do(t.rowLine(l.naming.slot, id)) && l.naming.buy {
			t.do("buy " + strconv.Itoa(l.naming.slot))
		}
	default:
		l.actions = true
	}
}
