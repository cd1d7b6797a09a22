package dash

import (
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/cards"
	"kingoftokyo/rules"
)

// newWhy is the page of the reasons: those of the present step, what the coach weighed,
// the rules they rest on.
func newWhy(d *Dash) page {
	r := newText(d, "dash.why.title", func(w int) string {
		t, v := &prose{th: d.th, w: w}, d.view()
		for _, l := range v.Why {
			if strings.TrimSpace(l) == "" {
				t.gap()
				continue
			}
			st := d.th.plain
			if !strings.HasPrefix(l, " ") {
				st = d.th.bold
			}
			t.say(st, l)
		}
		t.counsels(d.say("page.why.coach"), &v.Coach)
		if len(v.Rules) > 0 {
			t.head(d.say("page.why.rules"))
		}
		for _, key := range v.Rules {
			t.rule(d, key)
		}
		if t.Len() == 0 {
			t.say(d.th.plain, d.say("page.why.none"))
		}
		t.legend(d.say("page.why.sources"), cards.Sources(d.Words()))
		t.legend(d.say("page.why.statuses"), cards.Statuses(d.Words()))
		return t.String()
	})
	r.more = func() []binding {
		return []binding{{chars: "/", word: d.say("page.key.ask"), act: func() { d.push(newLookup(d, "")) }}}
	}
	return r
}

// legend writes the words of citations and what they mean.
func (t *prose) legend(title string, terms []cards.Term) {
	t.head(title)
	for _, term := range terms {
		t.under(2, "", t.th.plain, t.th.bold, term.Word)
		t.under(4, "", t.th.plain, t.th.plain, term.Means)
	}
}

// rule writes a rule, whose text has this key in the catalogue.
func (t *prose) rule(d *Dash, key string) {
	_, number, _ := strings.Cut(key, "rule.")
	title := ""
	if d.Words().Has(key + ".title") {
		title = d.say(key + ".title")
	}
	if title == "" {
		t.under(6, number, t.th.key, t.th.plain, d.say(key))
		return
	}
	t.under(6, number, t.th.key, t.th.bold, title)
	t.under(6, "", t.th.plain, t.th.plain, d.say(key))
}

// counsels writes all choices the coach has weighed.
func (t *prose) counsels(title string, c *companion.Coach) {
	if len(c.Keeps) == 0 {
		return
	}
	t.head(title)
	most := 0
	for _, k := range c.Keeps {
		most = max(most, columns(t.th.glyphs(k.Chance)))
	}
	for _, k := range c.Keeps {
		said := k.What
		if k.Reason != "" {
			said += ": " + k.Reason
		}
		t.under(most+1, k.Chance, t.th.ink(companion.YouHue).Bold(true), t.th.plain, said)
	}
	if c.Note != "" {
		t.say(t.th.plain, c.Note)
	}
}

// newWhole is the page of the whole table, with the text of every card on it.
func newWhole(d *Dash) page {
	return newText(d, "dash.whole.title", func(w int) string {
		t, v := &prose{th: d.th, w: w}, d.view()
		t.say(d.th.bold, v.Title)
		for i := range v.Seats {
			t.seat(&v.Seats[i])
		}
		if len(v.Row) > 0 {
			t.head(d.say("page.whole.row"))
		}
		for _, s := range v.Row {
			t.slot(d, &s)
		}
		for _, p := range v.Panels {
			switch {
			case len(p.Lines) > 0:
				t.head(p.Title)
				for _, l := range p.Lines {
					t.say(d.th.plain, l.Text)
				}
			case len(v.Row) == 0 || !p.DrawnElsewhere:
				t.gap()
				t.say(d.th.plain, p.Text)
			}
		}
		for _, l := range v.Lanes {
			t.tokens(&l)
		}
		if v.Dice != "" {
			t.gap()
			t.say(d.th.plain, v.Dice)
		}
		if path := d.game.Path(); path != "" {
			t.gap()
			t.say(d.th.dim, strings.TrimSpace(d.say("dash.whole.file", rules.Text("file", path))))
		}
		return t.String()
	})
}

// seat writes a player with everything that lies before that player.
func (t *prose) seat(s *companion.Seat) {
	name := s.Name
	if s.Monster != "" && s.Monster != s.Name {
		name += ", " + s.Monster
	}
	if s.Place != "" {
		name += ", " + s.Place
	}
	t.head(strings.ToUpper(name))
	t.say(t.th.plain, strings.Join(s.Numbers, ", "))
	if len(s.Held) == 0 && len(s.Pieces) > 0 {
		t.say(t.th.plain, strings.Join(s.Pieces, ", "))
	}
	for _, h := range s.Held {
		name := h.Name
		if h.Note != "" {
			name += " (" + h.Note + ")"
		}
		t.under(2, "", t.th.plain, t.th.bold, name)
		if h.Effect != "" {
			t.under(4, "", t.th.plain, t.th.plain, h.Effect)
		}
	}
}

// slot writes a place of the row with the text of its card.
func (t *prose) slot(d *Dash, s *companion.Slot) {
	number := string(rune('0' + s.Number%10))
	switch {
	case s.Empty:
		t.under(2, number, t.th.key, t.th.dim, d.say("dash.slot.empty"))
	case s.Unnamed:
		t.under(2, number, t.th.key, t.th.dim, d.say("card.unnamed"))
	default:
		t.under(2, number, t.th.key, t.th.bold, d.say("page.whole.card", rules.Text("name", s.Name), rules.Num("price", s.Price), rules.Text("kind", s.Kind)))
		if s.Effect != "" {
			t.under(4, "", t.th.plain, t.th.plain, s.Effect)
		}
	}
}

// tokens writes what lies on a lane.
func (t *prose) tokens(l *companion.Lane) {
	if len(l.Tokens) == 0 {
		return
	}
	t.head(l.Name)
	for _, k := range l.Tokens {
		t.under(2, "", t.th.plain, t.th.plain, strings.TrimSpace(k.Name+" "+k.Label))
	}
}
