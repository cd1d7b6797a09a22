package pages

import (
	"fmt"
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/ask"
	"kingoftokyo/companion/cards"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// finder is a page on which a few words find something. It looks again when the language has changed.
type finder struct {
	*Sheet
	query string
	said  text.Lang // the language in which was looked last
	fault error     // why the query cannot be read
}

// open makes the page with some words typed already. look looks for them, show shows what was found.
func (p *finder) open(h Host, form Form, label, query string, look, show func()) {
	p.Sheet = newSheet(h, form, func(*Sheet) {
		if p.said != p.Words().Lang {
			p.find(p.query)
		}
		show()
	})
	p.find = func(query string) {
		p.query, p.said, p.At = query, p.Words().Lang, 0
		look()
	}
	p.begin(label, query)
}

// begin opens the field anew.
func (p *finder) begin(label, query string) {
	p.ask(func() string { return p.say(label) }, func(string) bool { return false })
	p.asked.Text = query
	p.find(query)
}

// nothing says why nothing was found.
func (p *finder) nothing(key string) {
	if p.fault != nil {
		p.broken(Span{Text: p.Words().Error(p.fault), Tone: Warn})
		return
	}
	p.broken(Span{Text: p.say(key, rules.Text("query", p.query)), Tone: Dim})
}

// lookup is the page that answers questions about cards, rules, monsters, tokens and the program's help, by a few
// words in any language. While nothing is typed it shows what belongs to the table as it lies.
type lookup struct {
	finder
	found []ask.Answer
}

// Lookup is that page with some words typed already.
func Lookup(h Host, query string) *Sheet {
	p := &lookup{}
	if _, err := h.Desk().Ask(); err != nil {
		h.Fault(err)
	}
	p.open(h, Form{Finds: true, About: 12, Label: 30}, "page.lookup.ask", query, p.look, p.show)
	return p.Sheet
}

// look answers what is typed.
func (p *lookup) look() {
	var v *companion.View
	if p.Game() != nil {
		v = &p.View().View
	}
	p.found, p.fault = p.Desk().Answers(p.Words(), p.query, p.Box(), v)
}

// show shows the answers, best first, and all that is said of the one of the cursor.
func (p *lookup) show() {
	p.Title, p.Prompt = p.say("page.lookup.title"), p.say("page.lookup.prompt")
	if strings.TrimSpace(p.query) == "" && p.Game() != nil {
		p.Prompt = p.say("page.lookup.prompt.table")
	}
	if p.fault != nil {
		p.found = nil
	}
	for i := range p.found {
		a := &p.found[i]
		p.row(i+1, func(int) { p.read(*a) }, Span{Text: a.Title, Tone: Bold}, Span{Text: a.Text})
	}
	if len(p.found) == 0 {
		p.nothing("page.help.none")
	} else {
		p.answer(&p.found[max(1, min(p.At, len(p.found)))-1])
	}
	p.key(Key{Named: Enter, Choice: p.At, Step: true}, "page.key.read", nil)
	p.key(Key{Named: Down, Step: true}, "key.choose", nil)
}

// answer adds an answer: its sentence first, with the words that were asked for marked, then all else that is said
// of what it is about.
func (s *Sheet) answer(a *ask.Answer) {
	s.write(Head, a.Title)
	var said Line
	at := 0
	for _, m := range a.Marks {
		said.Text = append(said.Text, Span{Text: a.Text[at:m.From], Tone: Bold}, Span{a.Text[m.From:m.To], Marked, companion.YouHue})
		at = m.To
	}
	said.Text = append(said.Text, Span{Text: a.Text[at:], Tone: Bold})
	s.Lines = append(s.Lines, said)
	if a.Source != "" {
		s.write(Dim, a.Source)
	}
	if it, ok := a.Item(); ok {
		s.gap()
		s.card(it, Bold, a.Text)
		if s.Game() != nil {
			if who := s.View().Holder(it.ID); who != "" {
				s.write(Dim, s.say("card.owner", rules.Text("name", who)))
			}
		}
		return
	}
	for _, part := range a.Parts() {
		said := strings.TrimSpace(strings.TrimPrefix(s.Words().Words(part.Text), a.Text))
		if part.Only != "" && part.Only != a.Box || said == "" {
			continue
		}
		s.gap()
		s.write(Plain, said)
	}
}

// read shows an answer on a page of its own, with the keys of what can be done with its card. These stand in the
// text, because hints have no room for the keys of a whole table of players.
func (p *lookup) read(a ask.Answer) {
	p.Show(newText(p.Host, "page.lookup.title", func(s *Sheet) {
		s.answer(&a)
		for i, c := range s.moves(&a) {
			if i == 0 {
				s.gap()
			}
			key := strconv.Itoa(i + 1)
			s.under(0, Span{Text: " " + key, Tone: Strong}, Plain, c.Text)
			s.key(Key{Chars: key, Word: c.Text, Step: true, Quiet: true, Touch: true}, "", func() {
				s.Home()
				s.Play(c.Move)
			})
		}
	}))
}

// moves are what can be done with the card of an answer: the choices of the table about it, and the places where it
// can lie. There are no more than keys.
func (s *Sheet) moves(a *ask.Answer) (out []companion.Play) {
	it, ok := a.Item()
	if g := s.Game(); !ok || g == nil || g.ReadOnly() || !it.In(s.Box()) {
		return nil
	}
	out = s.Game().Corrections(it.ID)
	return out[:min(9, len(out))]
}

// naming is the page on which the player says which card lies in a place: a few letters in any language, and Enter.
// It goes on with the next unnamed card of the row, or closes.
type naming struct {
	finder
	slot  int // of the row, from 1; 0 answers the open question
	found []cards.Item
	past  map[string]bool // those that lie in the discards, by id
	spelt bool            // the names have the letters typed; otherwise they only come near
	then  func()          // after the card was named; nil goes on with the next one
}

// namingLabel is what the field of the page says.
const namingLabel = "page.naming.ask"

// Naming is that page for a place of the row and the unnamed cards behind it; for place 0 it answers the open
// question (companion.Asked). With then it is for one place alone, and then is done afterwards.
func Naming(h Host, slot int, then func()) *Sheet {
	p := &naming{slot: slot, then: then}
	p.open(h, Form{Finds: true, Taps: true, About: 7}, namingLabel, "", p.look, p.show)
	return p.Sheet
}

// title says which card is asked for.
func (p *naming) title() string {
	if p.slot == 0 {
		return p.say("page.naming.answer")
	}
	for _, slot := range p.View().Row {
		if slot.Number == p.slot && slot.Where != "" {
			return p.say("page.naming.slot.where", rules.Num("slot", p.slot), rules.Text("where", slot.Where))
		}
	}
	return p.say("page.naming.slot", rules.Num("slot", p.slot))
}

// named is the move that names the card.
func (p *naming) named(id string) (companion.Move, error) { return p.Game().Name(p.slot, id) }

// look finds the cards of the box by letters of their names, in the order of the language shown: first those that can
// lie there, then those in the discards. It does not look into the texts of cards, because Enter would then put
// another card on the table than the player meant.
func (p *naming) look() {
	index, _ := p.Desk().Ask() // the face told its fault when it was opened
	var list, discarded, rest []cards.Item
	list, p.spelt, p.fault = index.Cards().Meant(p.query, cards.Filter{Box: p.Box()})
	p.found, p.past = nil, map[string]bool{}
	lying := map[string]bool{}
	for _, id := range p.View().OnTable() {
		lying[id] = true
	}
	for _, id := range p.View().Discarded {
		p.past[id] = !lying[id]
	}
	for _, it := range cards.Shown(p.Words(), list, p.query) {
		if !it.In(p.Box()) || it.Kind == cards.Tile { // tiles lie on the gauge
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
}

// show shows the cards that fit, and the one of the cursor in full.
func (p *naming) show() {
	p.Title, p.Prompt = p.title(), p.say("page.naming.prompt.slot")
	if p.slot == 0 {
		p.Prompt = p.say("page.naming.prompt")
	}
	p.Free = strings.TrimSpace(p.query) == ""
	switch {
	case p.fault != nil || len(p.found) == 0:
		p.found = nil
		p.nothing("page.naming.none")
	case !p.spelt:
		p.broken(Span{}, Span{Text: p.say("page.naming.near", rules.Text("query", p.query)), Tone: Warn})
	}
	for i, it := range p.found {
		cells := []Span{{Text: fmt.Sprintf("%-2s", cards.Price(it, p.Box())), Hue: companion.EnergyHue}, {Text: cards.Names(p.Words(), it), Tone: Bold}}
		if p.past[it.ID] {
			cells = append(cells, Span{Text: p.say("page.naming.discarded"), Tone: Dim})
		}
		p.row(i+1, func(int) { p.choose(it.ID) }, cells...)
	}
	if p.At > 0 && p.At <= len(p.found) {
		p.card(p.found[p.At-1], Head, "")
	}
	p.key(Key{Named: Enter, Step: true}, "key.name", p.enter)
	p.key(Key{Named: Down, Step: true}, "key.choose", nil)
}

// choose names a card.
func (p *naming) choose(id string) {
	m, err := p.named(id)
	if err != nil {
		p.Fault(err)
		return
	}
	if why := p.Do(m); why != "" {
		p.Warn(why)
		return
	}
	if p.then != nil {
		p.Close()
		p.then()
		return
	}
	p.next()
}

// enter is Enter. With nothing typed and no card chosen, the card stays unnamed.
func (p *naming) enter() {
	switch {
	case p.At > 0:
		p.Choose(p.At)
	case !p.Free:
	case p.slot == 0:
		p.Warn(p.say("page.naming.choose"))
	default:
		p.next()
	}
}

// next goes on with the next unnamed card behind this one, or closes the page.
func (p *naming) next() {
	if !p.Shows(p.Sheet) { // the table has opened another page
		return
	}
	for _, slot := range p.View().Row {
		if p.slot > 0 && slot.Number > p.slot && slot.Unnamed && slot.Named {
			p.slot = slot.Number
			p.begin(namingLabel, "")
			return
		}
	}
	if p.slot == 0 && p.Game().Open() {
		p.begin(namingLabel, "")
		return
	}
	p.Close()
}
