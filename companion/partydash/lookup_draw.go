package partydash

import (
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/cards"
	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// This file draws the list of the look-up and the card under its cursor.

// drawList shows the matches around the cursor.
func (l *lookup) drawList(c screen.Canvas, found []tokyo.CardID) {
	v := &l.d.view
	if l.look(strings.TrimSpace(l.find.Text())); l.failed != nil { // a filter it does not know
		c.Part(2, 0, c.W-3, c.H).Over(c.Theme.Warn, v.Error(l.failed))
		return
	}
	others := l.others()
	if len(found)+len(others) == 0 {
		c.Put(2, 0, c.Theme.Plain, v.Say("no-such-card", rules.Text("card", l.find.Text())))
		return
	}
	l.top = screen.Scroll(l.top, l.at, c.H, len(found)+len(others))
	for y := range min(c.H, len(found)+len(others)-l.top) {
		i := l.top + y
		st, mark := c.Theme.Plain, "  "
		if i == l.at && l.picked() {
			st, mark = c.Theme.Active, "> "
		}
		c.Tap(0, y, c.W, 1, func() {
			if l.at == i && l.picked() {
				l.d.Press(tcell.KeyEnter, 0)
				return
			}
			l.to(i) // a tap means this card, also the first
		})
		if i >= len(found) {
			c.Put(0, y, st, mark+"   "+cards.Names(v.Catalogue, others[i-len(found)]))
			continue
		}
		id := found[i]
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
	}
}

// to puts the cursor on a line of the list.
func (l *lookup) to(at int) {
	l.at, l.moved, l.actions, l.text.top = at, true, false, 0
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
	l.drawText(c.Rows(y, c.H-y), l.d.cardText(id))
}

// drawText is the text of a card, to scroll through where it is longer than its place.
func (l *lookup) drawText(c screen.Canvas, lines []string) {
	if c.H < 1 || c.W < 4 {
		return
	}
	var all []string
	for _, line := range lines {
		all = append(all, strings.Split(text.Wrap(strings.TrimPrefix(line, "  "), c.W-2), "\n")...)
	}
	l.text.rows, l.text.lines = c.H, len(all)
	if len(all) > c.H {
		l.text.rows = max(1, c.H-1)
	}
	l.text.top = max(0, min(l.text.top, len(all)-l.text.rows))
	for y, line := range all[l.text.top:min(len(all), l.text.top+l.text.rows)] {
		c.Put(1, y, c.Theme.Plain, line)
	}
	if len(all) > c.H && l.text.top+l.text.rows < len(all) {
		x := c.Put(1, c.H-1, c.Theme.Key, l.d.KeyName("pgdn"))
		c.Put(x+1, c.H-1, c.Theme.Plain, l.d.view.Say("dash.reader.more"))
		c.Tap(0, c.H-1, c.W, 1, func() { l.d.Press(tcell.KeyPgDn, 0) })
	}
}

// scroll goes on in a text longer than its place. It returns false for another key,
// and where all is in sight.
func (l *lookup) scroll(ev *tcell.EventKey) bool {
	by := map[tcell.Key]int{tcell.KeyPgDn: l.text.rows, tcell.KeyPgUp: -l.text.rows}[ev.Key()]
	if by == 0 || l.text.lines <= l.text.rows {
		return false
	}
	l.text.top = max(0, min(l.text.top+by, l.text.lines-l.text.rows))
	return true
}
