package duel

import (
	"strconv"
	"strings"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// The commands of the plain companion that are no events: looking up, language,
// history, undo and redo, skipping a step.

// cards looks cards up, Duel's first; without a word it shows those on the table.
func (p *Plain) cards(query string) {
	found, err := cardsFound(p.onTable()), error(nil)
	if query != "" {
		found, err = p.desk.LookUp(query)
	}
	switch {
	case err != nil:
		p.fault(err)
	case len(found) == 0:
		p.say("no-such-card", rules.Text("card", query))
	case len(found) > mostTexts:
		for _, f := range found {
			p.Print("  %s", FoundName(p.Words, f))
		}
	default:
		for _, f := range found {
			p.cardTold(f)
		}
	}
}

// mostTexts is how many cards are shown with their texts; of more, the names.
const mostTexts = 6

// cardTold prints a card in full, and before whom it lies.
func (p *Plain) cardTold(f Found) {
	for _, l := range FoundText(p.Words, f) {
		p.Print("%s", l)
	}
	t := p.s.Game.Table()
	if owner, ok := t.State.Holder(f.Card); ok && f.Card != duel.NoCard {
		p.Print("  %s", p.Say("card.owner", rules.Text("name", p.Name(t, owner))))
	}
}

// onTable are the cards that lie face up, those of the row first.
func (p *Plain) onTable() []duel.CardID {
	s := &p.s.Game.Table().State
	var out []duel.CardID
	for _, id := range s.Row {
		if id != duel.NoCard && id != duel.Unnamed {
			out = append(out, id)
		}
	}
	for side := range s.Sides {
		out = append(out, s.Sides[side].Cards()...)
	}
	return out
}

// lang changes the language; the game is not touched.
func (p *Plain) lang(word string) {
	l, ok := text.Parse(word)
	if !ok && word != "" {
		p.fault(rules.Refuse("", "lang-unknown", rules.Text("lang", word)))
		return
	}
	if word == "" {
		l = p.desk.Lang.Other()
	}
	p.desk.Lang = l
	c, err := p.desk.Words(p.s.Game.Table())
	if err != nil {
		p.fault(err)
		return
	}
	p.View.Words = c
	p.say("plain.lang")
	p.advice()
}

// history shows the last events, or as many as a number says.
func (p *Plain) history(count string) {
	h := p.s.Game.History()
	n, err := strconv.Atoi(count)
	if err != nil || n < 1 {
		n = 15
	}
	for i := max(0, len(h)-n); i < len(h); i++ {
		if turn := h[i].Before.State.Turn; i == max(0, len(h)-n) || turn.Number != h[i-1].Before.State.Turn.Number {
			p.say("history.turn", rules.Num("turn", int(turn.Number)), rules.Text("name", p.Name(&h[i].Before, turn.Active)))
		}
		p.Print("%4d  %s", i+1, p.Entry(&h[i]))
	}
}

func (p *Plain) undo() {
	items, err := p.s.Undo()
	if err != nil {
		p.fault(err)
		return
	}
	p.restored("plain.undone", p.items(p.s.Game.Table(), items))
}

func (p *Plain) redo() {
	before := *p.s.Game.Table()
	items, err := p.s.Redo()
	if err != nil {
		p.fault(err)
		return
	}
	p.restored("plain.redone", p.items(&before, items))
}

// items names the lines of a step as they were played at a table.
func (p *Plain) items(before *duel.Table, items []duel.Event) string {
	words := []string{p.Step(before, &items[0])}
	for i := range items[1:] {
		if a := p.answer(&items[i+1]); a != "" {
			words = append(words, a)
		}
	}
	return strings.Join(words, ", ")
}

// restored shows the table after an undo or redo: pieces may have to go back.
func (p *Plain) restored(key, step string) {
	p.told = len(p.s.Game.Table().Steps)
	p.say(key, rules.Text("event", step))
	p.table()
	p.advice()
}
