package partydash

import (
	"slices"
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/cards"
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
	moved   bool // the cursor was put on a card, not only left at the first
	actions bool // what can be done with the card is shown
	text    scrolled
	query   string // as last looked up, with what was found
	items   []cards.Item
	failed  error
}

// scrolled is the text of a card where it is longer than its place.
type scrolled struct {
	top, rows, lines int // the first row shown, how many there is room for, and all
}

func newLookup(d *Dash, n naming) *lookup {
	l := &lookup{d: d, naming: n, find: screen.NewField(d.SearchLabel, "")}
	for i, id := range l.found() {
		if d.view.Rules.Same(id, n.show) {
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
	seen := map[string]bool{}
	var first, rest []tokyo.CardID
	for id := tokyo.CardID(1); id <= r.Last(); id++ {
		name := r.Name(id)
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
	l.look(query)
	var out []tokyo.CardID
	for _, it := range l.items {
		first, ok := l.d.view.Rules.Piece(it.ID)
		if !ok || !it.In(l.d.box()) { // a query may name another box
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

// look looks a query up, once for as long as it stays.
func (l *lookup) look(query string) {
	if query != l.query {
		l.query = query
		l.items, l.failed = l.d.find(query)
	}
}

// others are items of another box, which a query has to ask for by its name; they can
// be read, and neither named nor played.
func (l *lookup) others() []cards.Item {
	if strings.TrimSpace(l.find.Text()) == "" || l.naming.slot > 0 || l.naming.answer {
		return nil
	}
	l.look(strings.TrimSpace(l.find.Text()))
	var out []cards.Item
	for _, it := range l.items {
		if !it.In(l.d.box()) {
			out = append(out, it)
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
	return slices.ContainsFunc(l.d.view.Rules.Copies(id), func(twin tokyo.CardID) bool {
		zone := t.now().State.Lies[twin].Zone
		return zone == tokyo.Row || zone == tokyo.Held
	})
}

// picked says whether the cursor means a card: where one is to be named, only after a
// letter or an arrow, so that Enter alone names nothing.
func (l *lookup) picked() bool {
	return l.moved || strings.TrimSpace(l.find.Text()) != "" || l.naming.slot == 0 && !l.naming.answer
}

// card is the card under the cursor.
func (l *lookup) card() (tokyo.CardID, bool) {
	found := l.found()
	l.at = max(0, min(l.at, len(found)+len(l.others())-1))
	if !l.picked() || l.at >= len(found) {
		return tokyo.NoCard, false
	}
	return found[l.at], true
}

// other is the item of another box under the cursor.
func (l *lookup) other() (cards.Item, bool) {
	others := l.others()
	if i := l.at - len(l.found()); i >= 0 && i < len(others) {
		return others[i], true
	}
	return cards.Item{}, false
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
	return open && q.ID == tokyo.AskReveal && !l.picked() && !l.d.view.Rules.Watched(&l.d.table().now().State)
}

// Draw implements screen.Page.
func (l *lookup) Draw(c screen.Canvas) {
	v := &l.d.view
	found := l.found()
	title := l.title(len(found) + len(l.others()))
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
	} else if it, ok := l.other(); ok {
		lines := cards.Text(v.Catalogue, it, "")
		detail.Heading(0, cards.Names(v.Catalogue, it), "")
		l.drawText(detail.Rows(1, detail.H-1), lines)
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
	case l.naming.slot > 0 && !l.naming.buy && !l.picked():
		return l.d.view.Say("key.close")
	case l.naming.buy:
		return l.d.view.Say("key.name-buy")
	case l.naming.slot > 0 || l.naming.answer:
		return l.d.view.Say("tokyo.dash.key.this")
	}
	return l.d.view.Say("key.card-do")
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

// Paste implements screen.Paster: what is searched for.
func (l *lookup) Paste(line string) (keys string, ok bool) { return line, !l.actions }

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
	if l.scroll(ev) {
		return
	}
	if at, moved := screen.Moved(ev, l.at, len(l.found())+len(l.others())); moved && ev.Key() != tcell.KeyHome && ev.Key() != tcell.KeyEnd { // those move in the line
		if !l.picked() { // from nothing to the first card
			at = 0
		}
		l.to(at)
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
		default:
			l.nothing()
		}
	default:
		l.find.Key(ev)
		l.at, l.top, l.moved, l.actions, l.text.top = 0, 0, false, false, 0
	}
	l.card() // keeps the cursor on the list
}

// nothing is Enter where the cursor means no card of this box: a slot keeps its name,
// or has none; whatever must be named says so.
func (l *lookup) nothing() {
	q, open := l.question()
	it, foreign := l.other()
	switch {
	case foreign:
		l.d.Fault(rules.Refuse("", "tokyo.dash.other-box", rules.Text("card", cards.Names(l.d.view.Catalogue, it))))
	case l.picked(): // the list is empty, and says so
	case l.naming.slot > 0 && !l.naming.buy:
		l.d.Pop()
	case open && q.ID == tokyo.AskReveal:
		l.d.Fault(rules.Refuse("14.1", "tokyo.must-name"))
	default:
		l.d.Fault(rules.Refuse("", "dash.choose-card"))
	}
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
