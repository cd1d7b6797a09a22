package pages

import (
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/rules"
)

// This file has the pages that corrections open: lists of what is not a number.

// done plays a correction together with the changed numbers, and shows the table.
func (p *corrections) done(m companion.Move) {
	moves := append(p.changed(), m)
	p.Home()
	p.Play(companion.Join(moves...))
}

// list shows a page of corrections to choose one from, below a title. Where players leave, the cursor begins on none and
// the numbers that were changed are dropped, so that keys typed by mistake end no game.
func (p *corrections) list(title string, list []companion.Play, leave bool) {
	p.Show(newSheet(p.Host, Form{Taps: true}, func(s *Sheet) {
		s.Title, s.Prompt, s.Free = title, s.say("page.places.prompt"), leave
		if leave && s.At == 0 {
			s.Prompt = s.say("page.places.prompt.leave")
		}
		for i, c := range list {
			s.row(i+1, func(int) {
				if leave {
					clear(p.now)
				}
				p.done(c.Move)
			}, Span{Text: c.Text})
		}
		s.chooses("page.key.do")
	}))
}

// chooses adds the keys of a list; enter is the hint for what Enter does with the row under the cursor.
func (s *Sheet) chooses(enter string) {
	s.key(Key{Named: Enter, Choice: s.At, Step: true}, enter, nil)
	s.key(Key{Named: Down, Step: true}, "key.choose", nil)
}

// cards returns the page of the cards that the players own and of the row. A card opens the places where it can be
// instead, a slot the naming of its card, and a player the naming of a card to give.
func (p *corrections) cards() *Sheet {
	return newSheet(p.Host, Form{Taps: true}, func(s *Sheet) {
		s.Title, s.Prompt = s.say("page.places.title"), s.say("page.places.prompt")
		head := func(text string) { s.note(Span{}, Span{Text: text, Tone: Head}) }
		leads := func(text string, tone Tone, to func()) {
			s.row(len(s.actions)+1, func(int) { to() }, Span{}, Span{Text: text, Tone: tone})
		}
		v := s.Frame()
		for i := range v.Seats {
			seat := &v.Seats[i]
			head(seat.Name)
			for _, held := range seat.Held {
				if held.Card != "" { // it opens the places where it can be instead
					leads(held.Name, Bold, func() { p.list(held.Name, p.Game().Places(held.Card), false) })
				}
			}
			if !seat.Out {
				leads(s.say("page.places.give", rules.Text("name", seat.Name)), Plain, func() { s.Show(p.giving(i, seat.Name)) })
			}
		}
		head(s.say("page.places.row"))
		for _, slot := range v.Row {
			name := slot.Name
			if slot.Card == "" {
				name = s.say("card.unnamed")
			}
			if slot.Empty {
				name = "-"
			}
			leads(s.say("page.places.slot", rules.Num("slot", slot.Number), rules.Text("card", name)), Bold, func() {
				s.Show(Naming(s.Host, slot.Number, s.Home))
			})
		}
		s.chooses("page.key.do")
	})
}

// named returns for each seat whether its player can be renamed.
func (p *corrections) named() []bool {
	out := make([]bool, len(p.Frame().Seats))
	for i := range out {
		out[i] = p.Game().Rename(i, "?") != nil
	}
	return out
}

// names returns the page of the players' names and Monsters.
func (p *corrections) names() *Sheet {
	return newSheet(p.Host, Form{Taps: true}, func(s *Sheet) {
		s.Title, s.Prompt = s.say("page.places.names"), s.say("page.places.prompt")
		for i, may := range p.named() {
			if !may {
				continue
			}
			seat := s.Frame().Seats[i]
			s.row(len(s.actions)+1, func(int) {
				s.askAnew(func() string { return s.say("page.places.called", rules.Text("name", "")) }, seat.Name, func(typed string) bool {
					if typed != "" {
						p.done(s.Game().Rename(i, typed))
					}
					return true
				})
			}, Span{Text: s.say("page.places.called", rules.Text("name", seat.Name)), Tone: Bold})
			if list := s.Game().Monsters(i); len(list) > 0 {
				monster := s.say("page.places.monster", rules.Text("name", seat.Monster))
				s.row(len(s.actions)+1, func(int) { p.list(seat.Name, list, false) }, Span{Text: monster})
			}
		}
		for i, seat := range s.Frame().Seats {
			if list := s.Game().Hands(i); len(list) > 0 {
				hands := s.say("page.places.hands", rules.Text("name", seat.Name))
				s.row(len(s.actions)+1, func(int) { p.list(seat.Name, list, false) }, Span{Text: hands})
			}
		}
		if s.Field == nil {
			s.chooses("page.key.do")
		}
	})
}

// giving is the page on which the player names a card to give to a player.
type giving struct {
	finder
	of    *corrections
	seat  int
	found []cards.Item
}

func (p *corrections) giving(seat int, name string) *Sheet {
	g := &giving{of: p, seat: seat}
	g.open(p.Host, Form{Finds: true, Taps: true, About: 7}, namingLabel, "", g.look, func() { g.show(name) })
	return g.Sheet
}

// look finds the cards and tiles of the box that a player can have.
func (p *giving) look() {
	index, _ := p.Desk().Ask() // the face showed the fault when it was opened
	list, _, err := index.Cards().Meant(p.query, cards.Filter{Box: p.Box()})
	p.found, p.fault = nil, err
	for _, it := range cards.Shown(p.Words(), list, p.query) {
		if _, err := p.Game().Give(p.seat, it.ID); err == nil && it.In(p.Box()) {
			p.found = append(p.found, it)
		}
	}
}

// show shows the cards that fit, and the one under the cursor in full.
func (p *giving) show(name string) {
	p.Title, p.Prompt = p.say("page.places.give.title", rules.Text("name", name)), p.say("page.naming.prompt.letters")
	p.Free = strings.TrimSpace(p.query) == ""
	if len(p.found) == 0 {
		p.nothing("page.naming.none")
	}
	for i, it := range p.found {
		p.row(i+1, func(int) { p.give(it.ID) }, Span{Text: cards.Names(p.Words(), it), Tone: Bold})
	}
	if p.At > 0 && p.At <= len(p.found) {
		p.card(p.found[p.At-1], Head, "")
	}
	p.key(Key{Named: Enter, Step: true}, "key.name", func() { p.Choose(p.At) })
	p.key(Key{Named: Down, Step: true}, "key.choose", nil)
}

func (p *giving) give(id string) {
	m, err := p.Game().Give(p.seat, id)
	if err != nil {
		p.Fault(err)
		return
	}
	p.of.done(m)
}
