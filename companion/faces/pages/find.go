package pages

import (
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/lookup/ask"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// finder is a page that finds something by a few words. It searches again when the language has changed.
type finder struct {
	*Sheet
	query string
	said  text.Lang // the language of the last search
	fault error     // why the query cannot be read
}

// open makes the page with some words already typed. look searches for them, show shows what was found.
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

// begin opens the field again.
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

// lookup is the page that answers questions about cards, rules, monsters, tokens and the program's help, by a few words
// in any language. While nothing is typed, it shows what concerns the current table.
type lookup struct {
	finder
	reply ask.Reply
}

// Lookup returns the look-up page with some words already typed.
func Lookup(h Host, query string) *Sheet {
	p := &lookup{}
	if _, err := h.Desk().Ask(); err != nil {
		h.Fault(err)
	}
	p.open(h, Form{Finds: true, About: 12, Label: 30}, "page.lookup.ask", query, p.look, p.show)
	return p.Sheet
}

func (p *lookup) look() {
	var v *companion.View
	if p.Game() != nil {
		v = &p.Frame().View
	}
	p.reply = p.Desk().Answers(p.Words(), p.query, p.Box(), v)
}

// show shows the answers, best first, and everything about the one under the cursor. If no rule answers the question, a
// line above them says so.
func (p *lookup) show() {
	p.Title, p.Prompt = p.say("page.lookup.title"), p.say("page.lookup.prompt")
	if strings.TrimSpace(p.query) == "" && p.Game() != nil {
		p.Prompt = p.say("page.lookup.prompt.table")
	}
	found := p.reply.Answers
	for i := range found {
		a := &found[i]
		p.row(i+1, func(int) { p.read(*a) }, Span{Text: a.Title, Tone: Bold}, Span{Text: a.Text})
	}
	if lead := p.reply.Lead(p.Words()); lead != "" {
		p.write(Dim, lead)
	}
	p.write(Dim, p.reply.Notes(p.Words())...)
	if len(found) > 0 {
		p.answer(&found[max(1, min(p.At, len(found)))-1])
	} else {
		p.nothing("page.help.none")
	}
	p.chooses("page.key.read")
}

// answer adds an answer: first its sentence, with the words of the question marked, then everything else about its
// subject.
func (s *Sheet) answer(a *ask.Answer) {
	if of := s.Box(); of == "" || len(a.Boxes) == 0 || slices.Contains(a.Boxes, of) {
		s.write(Head, a.Title)
	} else { // the answer is from another box than the game
		s.write(Head, ask.Head(s.Words(), a))
	}
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
			if who := s.Frame().Holder(it.ID); who != "" {
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

// read shows an answer on a page of its own, with the keys for what can be done with its card. The keys are in the text,
// because the hints have no room for the keys of a whole table of players.
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

// moves returns what can be done with the card of an answer: the choices of the table about it, and the places where it
// can be. It returns at most as many as there are keys.
func (s *Sheet) moves(a *ask.Answer) (out []companion.Play) {
	it, ok := a.Item()
	if g := s.Game(); !ok || g == nil || g.ReadOnly() || !it.In(s.Box()) {
		return nil
	}
	out = s.Game().Corrections(it.ID)
	return out[:min(9, len(out))]
}
