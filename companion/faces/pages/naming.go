package pages

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// naming is the page on which the player says which card is in a place: the price printed on it, a few letters in any
// language, or both, and Enter. Then it continues with the next unnamed card in the row, or closes.
type naming struct {
	finder
	slot  int // the place in the row, from 1; 0 answers the open question
	found companion.Naming
	then  func() // called after the card was named; nil continues with the next one
	pays  bool   // then buys it
	shown string // the example of a card's price and letters
}

const (
	namingLabel = "page.naming.ask" // the label of the page's field
	anySlot     = -1                // the player has not said which place yet
	narrow      = 56                // below this many columns, two words say that a card is too expensive
	beyond      = 98                // from this many columns on, the card under the cursor is beside the list
)

// namingForm is how the cards appear on the page.
var namingForm = Form{Finds: true, Taps: true, About: 7}

// Naming returns the page for a place in the row and the unnamed cards after it; for place 0 it answers the open question
// (companion.Asked). If then is set, the page is for one place only, and calls then afterwards.
func Naming(h Host, slot int, then func()) *Sheet {
	p := &naming{slot: slot, then: then}
	p.open(h, namingForm, namingLabel, "", p.look, p.show)
	return p.Sheet
}

// Buying returns the page for the unnamed card in a place of the row that is about to be bought: buy is called once it has its name,
// unless it is too expensive.
func Buying(h Host, slot int, buy func()) *Sheet {
	p := &naming{slot: slot, then: buy, pays: true}
	p.open(h, namingForm, namingLabel, "", p.look, p.show)
	return p.Sheet
}

// Renaming returns the page for a row in which every card has a name: it first asks which place has another card.
func Renaming(h Host) *Sheet {
	p := &naming{slot: anySlot}
	p.open(h, Form{Taps: true}, namingLabel, "", p.look, p.show)
	p.asked = nil
	return p.Sheet
}

// which asks for the place.
func (p *naming) which() {
	p.Title, p.Prompt = p.say("page.naming.which"), p.say("page.naming.which.prompt")
	for _, slot := range p.Frame().Row {
		if !slot.Named {
			continue
		}
		name, key := slot.Name, strconv.Itoa(slot.Number)
		if slot.Empty {
			name = p.say("table.slot.empty")
		}
		row := p.row(slot.Number, func(int) {
			p.Form = namingForm
			p.at(slot.Number)
		}, Span{Text: key, Tone: Strong}, Span{Text: name, Tone: Bold})
		row.Cells[0].Key = key
	}
	p.chooses("key.name.again")
}

// at moves on to the card of another place.
func (p *naming) at(slot int) {
	p.slot = slot
	p.begin(namingLabel, "")
}

// buys reports whether the named card is bought at once.
func (p *naming) buys() bool {
	a := p.Frame().Asked
	return p.pays || p.slot == 0 && a != nil && a.Buys
}

// asks says which card the page asks for, and why.
func (p *naming) asks() {
	p.Title, p.Prompt = p.title(), p.say("page.naming.prompt.slot", p.example())
	switch a := p.Frame().Asked; {
	case p.buys():
		p.Title, p.Prompt = p.say("page.naming.buys"), p.say("page.naming.prompt.buys", p.example())
	case p.slot == 0 && a != nil:
		p.Title, p.Prompt = a.Short, p.say("page.naming.prompt", p.example())
		for _, l := range a.Lines {
			p.Lead = append(p.Lead, Line{Text: []Span{{Text: l}}})
		}
	}
}

func (p *naming) title() string {
	for _, slot := range p.Frame().Row {
		if slot.Number == p.slot && slot.Where != "" {
			return p.say("page.naming.slot.where", rules.Num("slot", p.slot), rules.Text("where", slot.Where))
		}
	}
	return p.say("page.naming.slot", rules.Num("slot", p.slot))
}

func (p *naming) look() {
	if p.slot == anySlot {
		return
	}
	index, _ := p.Desk().Ask() // the face showed the fault when it was opened
	p.found, p.fault = p.Game().Naming(index.Cards(), p.slot, p.query)
	if rest := slices.DeleteFunc(slices.Clone(p.found.Cards), p.inRow); len(rest) > 0 { // if it is the only one, show where the card is
		p.found.Cards = rest
	}
}

// inRow reports whether a card is in another place of the row, so that the rules do not allow naming it here.
func (p *naming) inRow(it companion.Nameable) bool {
	if !it.Lies || !slices.ContainsFunc(p.Frame().Row, func(s companion.Slot) bool { return s.Card == it.ID && s.Number != p.slot }) {
		return false
	}
	_, err := p.Game().Name(p.slot, it.ID)
	return err != nil
}

// show shows the cards that fit, and the one under the cursor in full.
func (p *naming) show() {
	if p.slot == anySlot {
		p.which()
		return
	}
	p.asks()
	empty := strings.TrimSpace(p.query) == ""
	p.Free = empty || p.found.Near || p.found.Other // no card fits: Enter takes one only once the player has chosen it
	list := p.found.Cards
	switch {
	case len(list) == 0 && p.found.Price == strings.TrimSpace(p.query):
		p.nothing("page.naming.none.price")
	case len(list) == 0:
		p.nothing("page.naming.none")
	case p.found.Other:
		letters := strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(p.query), p.found.Price))
		other := p.say("page.naming.other", rules.Text("query", letters), rules.Text("price", p.found.Price))
		p.broken(Span{}, Span{Text: other, Tone: Warn})
	case p.found.Near:
		p.broken(Span{}, Span{Text: p.say("page.naming.near", rules.Text("query", p.query)), Tone: Warn})
	}
	p.Chips = p.chips(len(list))
	names := p.names(list)
	for i := range list {
		price := fmt.Sprintf("%-2s", cards.Price(list[i].Item, p.Box()))
		cells := []Span{{Text: price, Hue: companion.EnergyHue}, {Text: names[i], Tone: Bold}}
		if said := p.remark(&list[i]); said != "" {
			cells = append(cells, Span{Text: said, Tone: Dim})
		}
		p.row(i+1, func(int) { p.choose(&list[i]) }, cells...)
	}
	if p.found.Only && len(list) > 0 {
		p.Picks = 1
	}
	if p.At > 0 && p.At <= len(list) {
		p.card(list[p.At-1].Item, Head, "")
	}
	p.key(Key{Named: Enter, Step: true}, "key.name", p.enter)
	p.key(Key{Named: Down, Step: true}, "key.choose", nil)
	if empty && p.then == nil && p.slot > 0 {
		p.key(Key{Named: Left, Quiet: true}, "", func() { p.beside(-1) })
		p.key(Key{Named: Right}, "key.slot", func() { p.beside(+1) })
	}
	if p.buys() {
		p.key(Key{Named: Escape, Step: true}, "key.buy.cancel", func() {
			if p.Close(); !p.pays {
				p.Undo()
			}
		})
	}
}

// chips returns the prices and first letters of all cards that may be there.
func (p *naming) chips(count int) *Chips {
	index, _ := p.Desk().Ask()
	all, err := p.Game().Naming(index.Cards(), p.slot, "")
	if err != nil {
		return nil
	}
	query := strings.TrimSpace(p.query)
	out := &Chips{Price: query[:strings.LastIndexAny(query, "0123456789")+1], Count: count, Later: p.leaves()}
	if letters := strings.ToUpper(text.Fold(strings.TrimSpace(query[len(out.Price):]))); len(letters) > 0 {
		out.Letter = letters[:1]
	}
	add := func(list []string, one string) []string {
		if one == "" || slices.Contains(list, one) {
			return list
		}
		return append(list, one)
	}
	for _, it := range all.Cards {
		price, letter := cards.Price(it.Item, p.Box()), ""
		if name := []rune(text.Fold(p.Words().Words(it.Name))); len(name) > 0 {
			letter = strings.ToUpper(string(name[:1]))
		}
		out.Prices, out.Letters = add(out.Prices, price), add(out.Letters, letter)
		if out.Price == "" || price == out.Price {
			out.Open += letter
		}
	}
	slices.SortFunc(out.Prices, func(a, b string) int { return cmp.Or(len(a)-len(b), strings.Compare(a, b)) })
	slices.Sort(out.Letters)
	return out
}

// example returns how to name a card of this box by its price and letters: the first card of the whole list.
func (p *naming) example() rules.Arg {
	if p.shown == "" && len(p.found.Cards) > 0 {
		it := p.found.Cards[0].Item
		letters := []rune(text.Fold(p.Words().Words(it.Name)))
		p.shown = p.Words().Colon(cards.Price(it, p.Box())+string(letters[:min(2, len(letters))]), p.Words().Words(it.Name))
	}
	return rules.Text("example", p.shown)
}

// names returns the names of cards in two languages, or in one if both do not fit beside the remarks on the cards.
func (p *naming) names(list []companion.Nameable) (names []string) {
	room, said := p.room.Width-5, 0
	if p.room.Width >= beyond {
		room = p.room.Width*6/10 - 5
	}
	for i := range list {
		said = max(said, len([]rune(p.remark(&list[i]))))
	}
	for i := range list {
		name := cards.Names(p.Words(), list[i].Item)
		if len([]rune(name))+said > room || p.Desk().ByTap { // on a tap screen, cards are in narrow columns
			name = p.Words().Words(list[i].Name)
		}
		names = append(names, name)
	}
	return names
}

// remark says why a card cannot be bought, or may not be the one; "" for nothing.
func (p *naming) remark(it *companion.Nameable) string {
	switch {
	case it.Cost.Dear() && p.room.Width < narrow:
		return p.say("page.naming.dear.short")
	case it.Cost.Dear():
		return p.costs("page.naming.dear", &it.Cost)
	case it.Lies:
		return p.say("page.naming.lies")
	case it.Past:
		return p.say("page.naming.discarded")
	}
	return ""
}

// costs returns a text about a card that is too expensive.
func (p *naming) costs(key string, c *companion.Cost, args ...rules.Arg) string {
	if c.Who == "" {
		key += ".you"
	}
	return p.say(key, append(args, rules.Num("price", c.Price), rules.Num("have", c.Have), rules.Text("who", c.Who))...)
}

// choose names a card. If it is being bought but is too expensive, it stays in the row, and the player sees that it was not bought.
func (p *naming) choose(it *companion.Nameable) {
	m, err := p.Game().Name(p.slot, it.ID)
	if err != nil {
		p.Fault(err)
		return
	}
	dear, turn := it.Cost.Dear() && p.buys(), p.Frame().Head.Turn
	if why := p.Do(m); why != "" {
		p.Warn(why)
		return
	}
	switch {
	case p.then != nil:
		p.Close()
		if !dear {
			p.then()
		}
	case p.slot > 0 && (p.Frame().Head.Turn != turn || !p.lies(it.ID)): // the program has bought a card for its seat, or its turn is over
		if p.Shows(p.Sheet) {
			p.Close()
		}
	default:
		p.next()
	}
	if lies := slices.IndexFunc(p.Frame().Row, func(s companion.Slot) bool { return s.Card == it.ID }); dear && lies >= 0 {
		p.Tell(p.costs("page.naming.unbought", &it.Cost, rules.Text("card", p.Words().Words(it.Name)), rules.Num("slot", lies+1)))
	}
}

// lies reports whether the card is in the place of the page.
func (p *naming) lies(id string) bool {
	return slices.ContainsFunc(p.Frame().Row, func(s companion.Slot) bool { return s.Number == p.slot && s.Card == id })
}

// leaves reports whether the card can stay unnamed.
func (p *naming) leaves() bool {
	later := func(c companion.Choice) bool { return c.Shortcut == companion.KeyEnter }
	return !p.buys() && (p.slot > 0 || slices.ContainsFunc(p.Frame().Keys, later))
}

// enter handles Enter. With nothing typed and no card chosen, the card stays unnamed. If no card fits what was typed,
// nothing is named.
func (p *naming) enter() {
	switch {
	case p.At > 0:
		p.Choose(p.At)
	case strings.TrimSpace(p.query) != "":
		p.Warn(p.say("page.naming.unfit", rules.Text("query", p.query)))
	case !p.leaves():
		p.Warn(p.say("page.naming.choose"))
	case p.slot == 0:
		if why := p.Do(p.Game().Enter()); why != "" {
			p.Warn(why)
			return
		}
		p.next()
	default:
		p.next()
	}
}

// beside goes to the next place in that direction. After the last comes the first.
func (p *naming) beside(by int) {
	row := p.Frame().Row
	i := slices.IndexFunc(row, func(s companion.Slot) bool { return s.Number == p.slot })
	p.at(row[(i+by+len(row))%len(row)].Number)
}

// next continues with the next unnamed card after this one, or closes the page.
func (p *naming) next() {
	if !p.Shows(p.Sheet) { // the table has opened another page
		return
	}
	for _, slot := range p.Frame().Row {
		if p.slot > 0 && slot.Number > p.slot && slot.Unnamed && slot.Named {
			p.at(slot.Number)
			return
		}
	}
	if p.slot == 0 && p.Game().Open() {
		p.begin(namingLabel, "")
		return
	}
	p.Close()
}
