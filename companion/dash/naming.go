package dash

import (
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/cards"
	"kingoftokyo/rules"
)

// naming is the page on which the player says which card lies in a place: a few letters in any language, and
// Enter. It goes on with the next unnamed card of the row, or closes.
type naming struct {
	*sheet
	slot  int // of the row, from 1; 0 answers the open question
	found []cards.Item
	past  map[string]bool // those that lie in the discards, by id
	spelt bool            // the names have the letters typed; otherwise they only come near
	fault error
	then  func() // after the card was named; nil goes on with the next one
}

// newNaming is the page for a place of the row and the unnamed cards behind it; for place 0 it answers the open
// question (companion.Asked).
func newNaming(d *Dash, slot int) page { return namingOf(d, slot, nil) }

// namingOf is the page for the card of one place; then is done afterwards.
func namingOf(d *Dash, slot int, then func()) page {
	p := &naming{slot: slot, then: then}
	p.sheet = newSheet(d, p.lines)
	p.tell, p.aboutH, p.beside, p.acts, p.fieldTop = p.text, 7, 100, true, true
	p.begin()
	return p
}

// begin asks for the card of the place.
func (p *naming) begin() {
	p.ask(p.d.say("page.naming.ask"), "", func(string) bool { return false })
	p.search()
}

func (p *naming) title() string {
	if p.slot == 0 {
		return p.d.say("dash.lookup.answer")
	}
	for _, s := range p.d.view().Row {
		if s.Number == p.slot && s.Where != "" {
			return p.d.say("dash.lookup.slot.where", rules.Num("slot", p.slot), rules.Text("where", s.Where))
		}
	}
	return p.d.say("dash.lookup.slot", rules.Num("slot", p.slot))
}

// named is the move that names the card.
func (p *naming) named(id string) (companion.Move, error) {
	v := p.d.view()
	if p.slot == 0 && v.Asked != nil && v.Asked.Card != nil {
		return v.Asked.Card(id)
	}
	for _, s := range v.Row {
		if s.Number == p.slot && s.Named != nil {
			return s.Named(id)
		}
	}
	return nil, rules.Refuse("", "page.naming.over")
}

// search finds the cards of the box by letters of their names, in the order of the language shown: first those
// that can lie there, then those in the discards. It does not look into the texts of cards, because Enter would
// then put another card on the table than the player meant.
func (p *naming) search() {
	box := p.d.game.Box().ID()
	index, _ := p.d.desk.Ask() // the dashboard told its fault when it was opened
	var list, discarded, rest []cards.Item
	list, p.spelt, p.fault = index.Cards().Meant(p.field.GetText(), cards.Filter{Box: box})
	p.found = p.found[:0:0]
	lying := map[string]bool{}
	for _, id := range p.d.view().OnTable() {
		lying[id] = true
	}
	p.past = map[string]bool{}
	for _, id := range p.d.game.Discarded() {
		p.past[id] = !lying[id]
	}
	for _, it := range cards.Shown(p.d.Words(), list, p.field.GetText()) {
		if !it.In(box) || it.Kind == cards.Tile { // tiles lie on the gauge
			continue
		}
		switch _, err := p.named(it.ID); {
		case err != nil || lying[it.ID]:
			rest = append(rest, it)
		case p.past[it.ID]:
			discarded = append(discarded, it)
		default:
			p.found = append(p.found, it)
		}
	}
	p.found = append(append(p.found, discarded...), rest...)
	p.id, p.free = 0, strings.TrimSpace(p.field.GetText()) == ""
	p.refill(80, 20)
}

func (p *naming) reworded() {
	p.field.SetLabel(" " + p.d.th.safe(p.d.say("page.naming.ask")) + " ")
	p.search()
}

// lines are the cards that fit.
func (p *naming) lines(w, h int) []row {
	th := p.d.th
	if p.fault != nil {
		return p.spread(p.d.Words().Error(p.fault), th.warn, nil, w)
	}
	if len(p.found) == 0 {
		return p.spread(p.d.say("page.naming.none", rules.Text("query", p.field.GetText())), th.dim, nil, w)
	}
	var out []row
	if !p.spelt {
		out = p.spread(p.d.say("page.naming.near", rules.Text("query", p.field.GetText())), th.warn, []cell{{}}, w-3)
	}
	for i, it := range p.found {
		cells := []cell{{fit(cards.Price(it, p.d.game.Box().ID()), 2), th.ink(companion.EnergyHue)}, {cards.Names(p.d.Words(), it), th.bold}}
		if p.past[it.ID] {
			cells = append(cells, cell{p.d.say("page.naming.discarded"), th.dim})
		}
		out = append(out, row{cells: cells, is: i, act: p.choose})
	}
	return out
}

// text is the card of the cursor in full.
func (p *naming) text() string {
	it := p.chosen()
	if it == nil {
		return ""
	}
	t := &prose{th: p.d.th, w: min(widest, max(20, p.room))}
	t.gap()
	t.card(p.d.Words(), *it, p.d.game.Box().ID(), p.d.th.head, "")
	return t.String()
}

func (p *naming) chosen() *cards.Item {
	if r := p.on(); p.fault == nil && r != nil && r.is < len(p.found) {
		return &p.found[r.is]
	}
	return nil
}

// choose names the card of the cursor.
func (p *naming) choose() {
	it := p.chosen()
	if it == nil {
		return
	}
	m, err := p.named(it.ID)
	if err != nil {
		p.d.fault(err)
		return
	}
	if !p.d.do(m) {
		return
	}
	if then := p.then; then != nil {
		p.d.pop()
		then()
		return
	}
	p.next()
}

// enter is Enter. With nothing typed and no card chosen, the card stays unnamed.
func (p *naming) enter() {
	if p.free {
		if p.slot == 0 {
			p.d.warn(p.d.say("dash.choose-card"))
			return
		}
		p.next()
		return
	}
	p.choose()
}

// next goes on with the next unnamed card behind this one, or closes the page.
func (p *naming) next() {
	if p.d.top() != page(p) { // the table has opened another page
		return
	}
	for _, s := range p.d.view().Row {
		if p.slot > 0 && s.Number > p.slot && s.Unnamed && s.Named != nil {
			p.slot = s.Number
			p.begin()
			return
		}
	}
	if p.slot == 0 && p.d.asksName() {
		p.begin()
		return
	}
	p.d.pop()
}

// asksName says whether the table waits for the name of a card, which somebody has to give.
func (d *Dash) asksName() bool {
	v := d.view()
	return v.AutoMove == nil && v.Asked != nil && v.Asked.Card != nil && d.game.Unnamed() && !d.game.ReadOnly()
}

// nameAsked opens the page by itself where the table waits for a name.
func (d *Dash) nameAsked() {
	if _, open := d.top().(*naming); !open && d.asksName() {
		d.push(newNaming(d, 0))
	}
}

// takes implements keyed: everything is typed but what moves the cursor.
func (p *naming) takes(ev *tcell.EventKey) bool {
	switch key := ev.Key(); {
	case key == tcell.KeyEscape:
		p.d.pop()
	case key == tcell.KeyEnter:
		p.enter()
	case key == tcell.KeyUp, key == tcell.KeyDown, key == tcell.KeyPgUp, key == tcell.KeyPgDn:
		return p.sheet.takes(ev)
	case edits(ev), key == tcell.KeyHome, key == tcell.KeyEnd:
		p.type_(ev)
		p.search()
	default:
		return false
	}
	return true
}

func (p *naming) prompt() string {
	if p.slot == 0 {
		return p.d.say("page.naming.prompt")
	}
	return p.d.say("page.naming.prompt.slot")
}

func (p *naming) bindings() []binding {
	d := p.d
	return []binding{
		{key: tcell.KeyEnter, show: d.keyName("enter"), word: d.say("key.name"), act: p.enter, step: true},
		p.chooseKey(),
		d.back(), d.langKey(),
	}
}
