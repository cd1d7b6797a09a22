package dash

import (
	"strconv"
	"strings"

	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/screen"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// asidePanel is what larger screens show besides: the row, the Buzz tokens, and
// the cards in play with what they do; with a coach and room for it, the danger ahead.
func (t *table) asidePanel(c screen.Canvas, danger bool) {
	row, tokens := max(5, c.H*2/5), max(5, c.H/5)
	if danger && t.endangered() {
		t.dangerPart(c.Rows(0, dangerRows-1))
		c = c.Rows(dangerRows, c.H-dangerRows)
		row, tokens = max(5, c.H/2), max(4, c.H/6)
	}
	y := 0
	for _, part := range []struct {
		title string
		lines []screen.Line
		rows  int
	}{
		{"dash.aside.row", t.rowLines(), row}, {"dash.aside.tokens", t.tokenLines(), tokens}, {"dash.aside.cards", t.cardLines(), c.H - row - tokens},
	} {
		if part.rows < 2 || y+2 > c.H {
			return
		}
		c.Heading(y, t.d.view.Say(part.title), "")
		t.list(c.Rows(y+1, part.rows-1), part.lines)
		y += part.rows
	}
}

// cardLines are the keep cards of both sides with their texts.
func (t *table) cardLines() []screen.Line {
	v, now := &t.d.view, t.now()
	var out []screen.Line
	for side := range now.State.Sides {
		cards := now.State.Sides[side].Cards()
		out = append(out, screen.Line{Text: v.Colon(v.Name(now, duel.Side(side)), v.Say("dash.cards", rules.Num("n", len(cards)))), Bold: true})
		for _, id := range cards {
			out = append(out, t.cardWith(v.Card(id), id, "")...)
		}
	}
	return out
}

// cardWith is a card's line, and its text below where there is room.
func (t *table) cardWith(line string, id duel.CardID, key string) []screen.Line {
	act := func() { t.d.Push(newLookup(t.d, naming{show: id})) }
	return []screen.Line{{Keys: key, Text: line, Act: act}, {Text: "  " + t.d.view.Words.Words(t.d.view.Rules.Box.Cards[id].Text), Extra: screen.GoesFirst, Act: act}}
}

// rowLines are the three cards for sale.
func (t *table) rowLines() []screen.Line {
	v, s := &t.d.view, &t.now().State
	var out []screen.Line
	for i, id := range s.Row {
		key := strconv.Itoa(i + 1)
		switch id {
		case duel.NoCard:
			out = append(out, screen.Line{Keys: key, Text: v.Say("dash.slot.empty")})
		case duel.Unnamed:
			out = append(out, screen.Line{Keys: key, Text: "?", Act: func() { t.name(naming{slot: i + 1}) }})
		default:
			line := v.Say("dash.row.card", rules.Text("card", v.Card(id)), rules.Num("price", int(v.Rules.Price(s, int8(i)+1))))
			if token := v.Rules.Box.Cards[id].Token; token != "" {
				line += v.Say("dash.slot.token", rules.ID(rules.ArgToken, "token", token))
			}
			out = append(out, t.cardWith(line, id, key)...)
		}
	}
	return out
}

// tokenLines are the Buzz tokens on the board with what their spaces give.
func (t *table) tokenLines() []screen.Line {
	v, s := &t.d.view, &t.now().State
	var out []screen.Line
	for i := range v.Rules.Box.Tokens {
		kind, laid := &v.Rules.Box.Tokens[i], s.Tokens[i]
		if !laid.Laid {
			continue
		}
		line := v.Say("track."+laid.Track.String()) + " " + v.Spaces(duel.TokenID(i), laid.Place)
		out = append(out, screen.Line{Text: v.Colon(v.Token(kind.Name), line)})
	}
	if len(out) == 0 {
		out = append(out, screen.Line{Text: v.Say("dash.aside.no-tokens")})
	}
	return out
}

// newWhole is the page with everything on and about the table, to scroll through.
func newWhole(t *table) screen.Page {
	return screen.NewReader(t.d.App, "dash.whole.title", func() []string {
		v, now := &t.d.view, t.now()
		title, step := t.workLines(hintWords)
		out := []string{title}
		for _, l := range step {
			out = append(out, "  "+strings.TrimSpace(l.Keys+"  "+l.Text))
		}
		if !t.beforeRollShown() {
			out = append(out, "", t.boardTitle())
			for _, l := range t.lately() {
				out = append(out, l.Text)
			}
		}
		out = append(append(out, ""), v.Status(now)...)
		for side := range now.State.Sides {
			for _, id := range now.State.Sides[side].Cards() {
				out = append(out, "", v.Colon(v.Name(now, duel.Side(side)), v.Card(id)))
				out = append(out, v.CardText(duelbox.Item(v.Rules.Box, id))[1:]...)
			}
		}
		for _, id := range now.State.Row {
			if id != duel.NoCard && id != duel.Unnamed {
				out = append(out, "", v.Colon(v.Say("dash.aside.row"), v.Card(id)))
				out = append(out, v.CardText(duelbox.Item(v.Rules.Box, id))[1:]...)
			}
		}
		return append(out, "", v.Say("dash.whole.file", rules.Text("file", t.s.Path)))
	})
}

// newWhy is the page with every reason behind the present advice, and the plan.
func newWhy(t *table) screen.Page {
	return screen.NewReader(t.d.App, "dash.why.title", func() []string {
		v, now := &t.d.view, t.now()
		out := v.Advice(now)
		s := &now.State
		if len(out) == 0 && s.Autobot() {
			switch s.Turn.Phase {
			case duel.PhaseRoll:
				out = append(out, v.Say("plain.why-roll"))
			case duel.PhaseEnd:
				out = append(out, v.Say("plain.why-special", rules.Num("need", int(s.SpecialAt()))))
			}
		}
		if q, ok := now.Open(); ok && q.Card != duel.NoCard && q.Card != duel.Unnamed {
			out = append(out, v.CardText(duelbox.Item(v.Rules.Box, q.Card))...)
		}
		for _, number := range t.rulesOfStep() {
			out = append(out, "", number+"  "+v.Say("rule."+number+".title"), "  "+v.Say("rule."+number))
		}
		return out
	})
}

// questionRules are the rules a question rests on, by its id.
var questionRules = map[duel.QuestionID][]string{
	duel.AskReveal: {"D4", "D5"}, duel.AskName: {"D4", "D5"}, duel.AskPlace: {"D5", "T1", "T2"}, duel.AskDoubt: {"T1", "T7"}, duel.AskHand: {"T7"},
	duel.AskSymbol: {"A2"}, duel.AskFirst: {"O8"}, duel.AskGigazaur: {"D2", "O6", "T6"}, duel.AskAlienoid: {"D2", "O3"}, duel.AskMeka: {"D2", "O6"},
	duel.AskKingLift: {"T6", "T1", "T2"}, duel.AskKingPlace: {"T6", "T1", "T2"}, duel.AskHibernation: {"O1"}, duel.AskCamouflage: {"O10"},
	duel.AskSuperconductor: {"D2", "O6"}, duel.AskUnchained: {"O11", "D3"}, duel.AskLightning: {"O11"}, duel.AskDominate: {"O1", "O2"},
	duel.AskShadows: {"O3", "D1"}, duel.AskCardOrder: {"O4"}, duel.AskRebooting: {"O5"}, duel.AskTitanic: {"O6"}, duel.AskInShape: {"O11", "O10"},
	duel.AskUnstable: {"O10"}, duel.AskTesla: {"O8"}, duel.AskGameOver: {"T8", "W1", "W2", "W3"},
}

// rulesOfStep are the numbers of the rules the present step rests on.
func (t *table) rulesOfStep() []string {
	s := &t.now().State
	if q, ok := t.now().Open(); ok {
		return questionRules[q.ID]
	}
	switch {
	case t.d.view.Rules.LabOpen(s):
		return []string{"O1", "D4"}
	case t.d.view.Rules.Shadowed(s):
		return []string{"O3", "D1"}
	case s.Over():
		return []string{"W1", "W2", "W3", "W4"}
	case s.Autobot() && s.Turn.Phase <= duel.PhaseRoll:
		return []string{"A0", "A1", "A2", "A3"}
	case s.Autobot() && s.Turn.Phase == duel.PhaseResolve:
		return []string{"A4", "A5", "A6"}
	case s.Autobot():
		return []string{"A7", "A8", "A9"}
	case s.Turn.Phase <= duel.PhaseRoll:
		if s.Turn.Number == 1 {
			return []string{"D1", "O2", "S4"}
		}
		return []string{"D1", "O2"}
	case s.Turn.Phase == duel.PhaseResolve:
		return []string{"D2", "D3", "O6"}
	}
	return []string{"D4", "D5", "O8", "O9"}
}
