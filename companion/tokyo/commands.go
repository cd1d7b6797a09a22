package tokyo

import (
	"errors"
	"strconv"
	"strings"

	"kingoftokyo/companion/cards"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// The commands of plain mode that are no events: looking up, language, history,
// undo and redo, skipping a step, another game.

// cards looks cards and tiles up, those of the box first; without a word it shows
// those on the table.
func (p *Plain) cards(query string) {
	found, err := p.found(query)
	switch {
	case err != nil:
		p.fault(err)
	case len(found) == 0:
		p.say("no-such-card", rules.Text("card", query))
	case len(found) > mostTexts:
		for _, it := range found {
			p.Print("  %s", cards.Names(p.Catalogue, it))
		}
	default:
		for _, it := range found {
			p.cardTold(it)
		}
	}
}

// mostTexts is how many cards are shown with their texts; of more, the names.
const mostTexts = 6

// cardTold prints a card in full, and before whom it lies.
func (p *Plain) cardTold(it cards.Item) {
	for _, l := range cards.Text(p.Catalogue, it) {
		p.Print("%s", l)
	}
	id, ok := p.Rules.Piece(it.ID)
	if !ok {
		return
	}
	for _, twin := range p.Rules.Copies(id) {
		if lie := p.s.Game.Table().State.Lies[twin]; lie.Zone == tokyo.Held {
			p.Print("  %s", p.Say("card.owner", who("name", lie.Owner)))
		}
	}
}

// found are the items a query means: of the box or, where it has none, of all.
func (p *Plain) found(query string) ([]cards.Item, error) {
	s, err := p.desk.Cards()
	if err != nil {
		return nil, err
	}
	box := map[tokyo.Edition]cards.Box{tokyo.Base: cards.Tokyo, tokyo.Dark: cards.Dark}[p.Rules.Edition]
	if query == "" {
		var out []cards.Item
		for _, id := range p.onTable() {
			if it, ok := s.Item(box, p.Rules.Name(id)); ok {
				out = append(out, it)
			}
		}
		return out, nil
	}
	found, err := s.Find(query, cards.Filter{Box: box})
	if err != nil || len(found) > 0 {
		return found, err
	}
	return s.Find(query, cards.Filter{})
}

// onTable are the cards and tiles that lie face up, those of the row first.
func (p *Plain) onTable() []tokyo.CardID {
	s := &p.s.Game.Table().State
	var out []tokyo.CardID
	for _, id := range s.Row {
		if id != tokyo.NoCard && id != tokyo.Unnamed {
			out = append(out, id)
		}
	}
	for seat := range tokyo.Seat(s.Players) {
		out = append(out, s.Held(seat)...)
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
	if err := p.words(p.Rules.Edition, p.s.Game.Table()); err != nil {
		p.fault(err)
		return
	}
	p.say("plain.lang")
	p.choices()
}

// history shows the last events, or as many as a number says.
func (p *Plain) history(count string) {
	h := p.s.Game.History()
	n, err := strconv.Atoi(count)
	if err != nil || n < 1 {
		n = 15
	}
	from := max(0, len(h)-n)
	for i := from; i < len(h); i++ {
		if turn := h[i].Before.State.Turn; i == from || turn.Number != h[i-1].Before.State.Turn.Number {
			p.say("history.turn", rules.Num("turn", int(turn.Number)), who("name", turn.Active))
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
	p.restored("plain.undone", p.items(*p.s.Game.Table(), items))
}

func (p *Plain) redo() {
	before := *p.s.Game.Table()
	items, err := p.s.Redo()
	if err != nil {
		p.fault(err)
		return
	}
	p.restored("plain.redone", p.items(before, items))
}

// items names the lines of a step as they were played from a table.
func (p *Plain) items(now tokyo.Table, items []tokyo.Event) string {
	var words []string
	before := now
	for i := range items {
		if w := p.Step(&now, &items[i]); w != "" {
			words = append(words, w)
		}
		if next, err := p.Rules.Run(&before, items[:i+1]); err == nil {
			now = next
		}
	}
	return strings.Join(words, ", ")
}

// restored shows the table after an undo or redo: pieces may have to go back.
func (p *Plain) restored(key, step string) {
	p.told = len(p.s.Game.Table().Steps)
	p.say(key, rules.Text("event", step))
	p.table()
	p.choices()
}

// another sets a new game up, of the box named or like the present one with the
// same people; q goes back to the present game.
func (p *Plain) another(box string) error {
	w := Again(&p.s.Game.Table().Setup)
	offered := w.Players
	w.Players = nil
	if box != "" {
		e, ok := EditionNamed(box)
		if !ok {
			p.fault(rules.Refuse("", "tokyo.setup.box-unknown", rules.Text("word", box)))
			return nil
		}
		if e != w.Edition {
			w = Wish{Edition: e}
		}
	}
	playing := p.View
	set, err := p.AskSetup(w, offered)
	p.View = playing
	if errors.Is(err, errCancelled) {
		p.say("plain.cancelled")
		return nil
	}
	if err != nil {
		return err
	}
	if err := p.open(set); err != nil {
		p.fault(err)
		return nil
	}
	p.table()
	p.choices()
	return nil
}

// EditionNamed is the box a player's word means.
func EditionNamed(word string) (tokyo.Edition, bool) {
	switch folded := text.Fold(word); {
	case folded == "":
	case strings.HasPrefix("tokyo", folded), folded == "kingoftokyo", folded == "base":
		return tokyo.Base, true
	case strings.HasPrefix("dark", folded), folded == "darkedition":
		return tokyo.Dark, true
	}
	return tokyo.Base, false
}

// ToTheTable is what to put on the table for a set-up (2).
func (v *View) ToTheTable(t *tokyo.Table) []string {
	s := &t.State
	var out []string
	for seat := range tokyo.Seat(s.Players) {
		key, monster := "tokyo.setup.monster", v.Monster(s.Seats[seat].ID)
		if v.Player(seat) == monster { // by name: it may be told apart from somebody who is called like it
			key = "tokyo.setup.monster.unnamed"
		}
		out = append(out, v.Say(key, who("name", seat), rules.Text("monster", monster), rules.Num("hearts", tokyo.StartHearts))+" (2.1)")
	}
	var row []string
	for _, id := range s.Row {
		name := v.Rules.Name(id)
		row = append(row, v.CardID(name))
	}
	out = append(out, v.Say("tokyo.setup.row", rules.Text("list", strings.Join(row, ", ")))+" (2.2)")
	if s.Edition == tokyo.Dark {
		var tiles []string
		for id := v.Rules.FirstTile(); id <= v.Rules.Last(); id++ {
			if s.Lies[id].Zone == tokyo.Deck {
				tiles = append(tiles, v.Card(id))
			}
		}
		out = append(out, v.Say("tokyo.setup.tiles", rules.Text("list", strings.Join(tiles, ", ")))+" (12.10)",
			v.Say("tokyo.setup.counters")+" (12.1)")
	}
	if s.Players > 4 {
		out = append(out, v.Say("tokyo.setup.bay")+" (8.1)")
	}
	return append(out, v.Say("tokyo.setup.first", who("name", s.First))+" (2.4)")
}
