package partydash

import (
	"strconv"
	"strings"

	"kingoftokyo/companion/screen"
	party "kingoftokyo/companion/tokyo"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// asidePanel is what larger screens show besides: the cards for sale, those in
// play and the tiles that are left, with what they do.
func (t *table) asidePanel(c screen.Canvas) {
	row, gauge := max(5, c.H*2/5), 0
	if t.now().State.Edition == tokyo.Dark {
		gauge = max(4, c.H/5)
	}
	y := 0
	for _, part := range []struct {
		title string
		lines []screen.Line
		rows  int
	}{
		{"dash.aside.row", t.rowLines(), row}, {"dash.aside.cards", t.cardLines(), c.H - row - gauge}, {"tokyo.dash.aside.gauge", t.gaugeLines(), gauge},
	} {
		if part.rows < 2 || y+2 > c.H {
			continue
		}
		c.Heading(y, t.d.view.Say(part.title), "")
		t.list(c.Rows(y+1, part.rows-1), part.lines)
		y += part.rows
	}
}

// cardWords are what a card or tile does, in words.
func (t *table) cardWords(id tokyo.CardID) string {
	v := &t.d.view
	if v.Rules.IsTile(id) {
		return v.Catalogue.Words(v.Rules.Tile(id).Text)
	}
	return v.Catalogue.Words(v.Rules.Cards[id].Text)
}

// cardWith is a card's line, and its text below where there is room.
func (t *table) cardWith(line string, id tokyo.CardID, key string) []screen.Line {
	act := func() { t.d.Push(newLookup(t.d, naming{show: id})) }
	return []screen.Line{{Keys: key, Text: line, Act: act}, {Text: "  " + t.cardWords(id), Extra: screen.GoesFirst, Act: act}}
}

// cardLines are the cards and tiles before every player, with their texts.
func (t *table) cardLines() []screen.Line {
	v, s := &t.d.view, &t.now().State
	var out []screen.Line
	for seat := range tokyo.Seat(s.Players) {
		held, names := s.Held(seat), v.Held(s, seat)
		if len(held) == 0 {
			continue
		}
		out = append(out, screen.Line{Text: v.Player(seat), Bold: true})
		for i, id := range held {
			out = append(out, t.cardWith(" "+names[i], id, "")...)
		}
	}
	if len(out) == 0 {
		out = append(out, screen.Line{Text: v.Say("tokyo.dash.aside.none")})
	}
	return out
}

// rowLines are the three cards for sale with their texts.
func (t *table) rowLines() []screen.Line {
	var out []screen.Line
	for i, id := range t.now().State.Row {
		key := strconv.Itoa(i + 1)
		switch id {
		case tokyo.NoCard:
			out = append(out, screen.Line{Keys: key, Text: t.d.view.Say("dash.slot.empty")})
			continue
		case tokyo.Unnamed:
			out = append(out, screen.Line{Keys: key, Text: "?", Act: func() { t.name(naming{slot: i + 1}) }})
			continue
		}
		out = append(out, t.cardWith(t.slotWords(i+1), id, key)...)
	}
	return out
}

// gaugeLines are the tiles that can still be earned, by level (12.4).
func (t *table) gaugeLines() []screen.Line {
	v, s := &t.d.view, &t.now().State
	var out []screen.Line
	if s.Edition != tokyo.Dark {
		return nil
	}
	for _, level := range []int8{3, 6, 10} {
		var names []string
		for _, id := range v.Rules.Gauge(s, level).List() {
			names = append(names, v.Card(id))
		}
		left := "-"
		if len(names) > 0 {
			left = strings.Join(names, ", ")
		}
		out = append(out, screen.Line{Text: v.Colon(strconv.Itoa(int(level)), left)})
	}
	return out
}

// newWhole is the page with everything on and about the table, to scroll through.
func newWhole(t *table) screen.Page {
	return screen.NewReader(t.d.App, "dash.whole.title", func() []string {
		v, now := &t.d.view, t.now()
		title, step := t.workLines(false)
		out := []string{title}
		for _, l := range step {
			out = append(out, "  "+strings.TrimSpace(l.Keys+"  "+l.Text))
		}
		if lately := t.lately(); len(lately) > 0 {
			out = append(out, "", v.Say("dash.work.board"))
			for _, l := range lately {
				out = append(out, l.Text)
			}
		}
		out = append(append(out, ""), t.status()...)
		for seat := range tokyo.Seat(now.State.Players) {
			names := v.Held(&now.State, seat)
			for i, id := range now.State.Held(seat) {
				out = append(out, "", v.Colon(v.Player(seat), names[i]))
				out = append(out, t.d.cardText(id)[1:]...)
			}
		}
		for _, id := range now.State.Row {
			if id != tokyo.NoCard && id != tokyo.Unnamed {
				out = append(out, "", v.Colon(v.Say("dash.aside.row"), v.Card(id)))
				out = append(out, t.d.cardText(id)[1:]...)
			}
		}
		return append(out, "", v.Say("dash.whole.file", rules.Text("file", t.s.Path)))
	})
}

// otherName is the name of a card or tile in another language, or once more in this
// one where it has no other.
func otherName(v *party.View, id tokyo.CardID) string {
	name := namesOf(v.Rules, id)
	if other := v.Other(name); other != "" {
		return other
	}
	return v.Words.Words(name)
}

// namesOf is the name of a card or tile in every language.
func namesOf(r *tokyo.Rules, id tokyo.CardID) rules.Words {
	if r.IsTile(id) {
		return r.Tile(id).Name
	}
	return r.Cards[id].Name
}
