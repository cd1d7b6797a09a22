package dash

import (
	"slices"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/ask"
	"kingoftokyo/companion/cards"
	"kingoftokyo/rules"
)

// lookup is the page that answers questions about cards, rules, monsters, tokens and the program's help, by a
// few words in any language. While nothing is typed it shows what belongs to the table as it lies.
type lookup struct {
	*sheet
	index *ask.Index
	found []ask.Answer
	fault error
	query string // that was answered
	stale int    // how many keys were typed since; they are answered when no more come, or when the answer is needed
}

// newLookup is the page with some words typed already.
func newLookup(d *Dash, begin string) page {
	p := &lookup{}
	p.sheet = newSheet(d, p.lines)
	p.tell, p.aboutH, p.beside, p.acts = p.answer, 12, 100, false
	var err error
	if p.index, err = d.desk.Ask(); err != nil {
		d.fault(err)
	}
	p.fieldTop = true
	p.ask(d.say("dash.search"), begin, func(string) bool { return false })
	p.search()
	return p
}

func (p *lookup) title() string { return p.d.say("page.lookup.title") }

// box is the box that is asked about: that of the game or of the set-up.
func (p *lookup) box() string {
	if p.d.game != nil {
		return p.d.game.Box().ID()
	}
	for _, below := range p.d.stack {
		if s, ok := below.(*setupPage); ok {
			return s.box.ID()
		}
	}
	return ""
}

// near is what belongs to the table as it lies: its cards, and the rules of the step.
func (p *lookup) near() []ask.Ref {
	if p.d.game == nil {
		return nil
	}
	var out []ask.Ref
	for _, id := range p.d.view().OnTable() {
		out = append(out, ask.Ref{Kind: ask.Card, ID: id}, ask.Ref{Kind: ask.Tile, ID: id})
	}
	for _, key := range p.d.view().Rules {
		if _, number, ok := strings.Cut(key, "rule."); ok {
			out = append(out, ask.Ref{Kind: ask.Rule, ID: number})
		}
	}
	return out
}

// search answers what is typed.
func (p *lookup) search() {
	p.query, p.stale = p.field.GetText(), 0
	f := ask.Filter{Near: p.near()}
	f.Only = strings.TrimSpace(p.query) == "" && len(f.Near) > 0
	f.Box = p.box()
	p.found, p.fault = p.index.Search(p.d.Words(), p.query, f)
	if len(p.found) == 0 && p.fault == nil && f.Box != "" { // of another box
		f.Filter = cards.Filter{}
		p.found, p.fault = p.index.Search(p.d.Words(), p.query, f)
	}
	p.id = 0
	p.refill(80, 20)
}

// current answers what is typed, if that was not done yet.
func (p *lookup) current() {
	if p.stale > 0 {
		p.search()
	}
}

// mostStale is after how many keys the page answers although more keys come.
const mostStale = 100

// reworded implements page.
func (p *lookup) reworded() {
	p.field.SetLabel(" " + p.d.th.safe(p.d.say("dash.search")) + " ")
	p.search()
}

// lines are the answers, best first.
func (p *lookup) lines(w, h int) []row {
	if !p.d.keys.Wait() || p.stale >= mostStale {
		p.current()
	}
	th := p.d.th
	var out []row
	switch {
	case p.fault != nil:
		return p.spread(p.d.Words().Error(p.fault), th.warn, nil, w)
	case len(p.found) == 0:
		return p.spread(p.d.say("dash.help.none", rules.Text("query", p.query)), th.dim, nil, w)
	}
	title := min(30, w/2)
	for i := range p.found {
		a := &p.found[i]
		out = append(out, row{cells: []cell{{fit(th.glyphs(a.Title), title), th.bold}, {a.Text, th.plain}}, is: i, act: p.open})
	}
	return out
}

// chosen is the answer of the cursor; nil for none.
func (p *lookup) chosen() *ask.Answer {
	if r := p.on(); r == nil || r.is >= len(p.found) || p.fault != nil {
		return nil
	} else {
		return &p.found[r.is]
	}
}

// answer is the answer of the cursor: its sentence first, with the words that were asked
// for marked, then all that is said of it.
func (p *lookup) answer() string {
	a := p.chosen()
	if a == nil {
		return ""
	}
	t := &prose{th: p.d.th, w: min(widest, max(20, p.room))}
	if !p.side {
		t.gap()
	}
	p.sentence(t, a)
	p.rest(t, a)
	return t.String()
}

// sentence writes the sentence that answers.
func (p *lookup) sentence(t *prose, a *ask.Answer) {
	th := p.d.th
	t.say(th.head, a.Title)
	at, marked := 0, th.fill(companion.YouHue)
	for _, l := range wrapped(a.Text, t.w) {
		at += strings.Index(a.Text[at:], l) // a line is a piece of the text
		end := at + len(l)
		for _, m := range a.Marks {
			if from, to := max(at, m.From), min(end, m.To); from < to {
				t.WriteString(th.tagged(th.bold, a.Text[at:from]) + th.tagged(marked, a.Text[from:to]))
				at = to
			}
		}
		t.WriteString(th.tagged(th.bold, a.Text[at:end]) + "\n")
		at = end
	}
	if a.Source != "" {
		t.say(th.dim, a.Source)
	}
}

// rest writes what else is said of what the answer is about; its sentence is not said
// again.
func (p *lookup) rest(t *prose, a *ask.Answer) {
	th, words := p.d.th, p.d.Words()
	if it, ok := a.Item(); ok {
		t.gap()
		t.card(words, it, p.box(), th.bold, a.Text)
		if p.d.game != nil {
			if who := p.d.view().Holder(it.ID); who != "" {
				t.say(th.dim, p.d.say("card.owner", rules.Text("name", who)))
			}
		}
		return
	}
	for _, part := range a.Parts() {
		said := strings.TrimSpace(strings.TrimPrefix(words.Words(part.Text), a.Text))
		if part.Only != "" && part.Only != a.Box || said == "" {
			continue
		}
		t.gap()
		t.say(th.plain, said)
	}
}

// open shows the answer of the cursor on a page of its own, with the keys of what can be done with its card.
// These stand in the text, because the rows of hints have no room for the keys of a whole table of players.
func (p *lookup) open() {
	a := p.chosen()
	if a == nil {
		return
	}
	d, chosen := p.d, *a
	r := newText(d, "page.lookup.title", func(w int) string {
		t := &prose{th: d.th, w: w}
		p.sentence(t, &chosen)
		p.rest(t, &chosen)
		for i, b := range d.cardKeys(&chosen) {
			if i == 0 {
				t.gap()
			}
			t.under(0, " "+b.chars, d.th.key, d.th.plain, b.word)
		}
		return t.String()
	})
	r.more = func() []binding { return d.cardKeys(&chosen) }
	d.push(r)
}

// cardKeys are the keys of what can be done with the card of an answer: the choices of
// the table about it, and the places of the row it can lie in.
func (d *Dash) cardKeys(a *ask.Answer) []binding {
	it, ok := a.Item()
	if !ok || d.game == nil || d.game.ReadOnly() || !it.In(d.game.Box().ID()) {
		return nil
	}
	var out []binding
	add := func(text string, m companion.Move) {
		if n := len(out) + 1; n <= 9 {
			out = append(out, binding{chars: string(rune('0' + n)), word: text, step: true, quiet: d.look.Fingers == nil, act: func() {
				d.home()
				d.play(m)
			}})
		}
	}
	for _, c := range d.view().Choices {
		if c.Card == it.ID && c.Move != nil {
			add(c.Text, c.Move)
		}
	}
	for _, c := range d.game.CardCorrections(it.ID) {
		add(c.Text, c.Move)
	}
	return out
}

// takes implements keyed: everything is typed but what moves the cursor.
func (p *lookup) takes(ev *tcell.EventKey) bool {
	if !edits(ev) {
		p.current()
	}
	switch key := ev.Key(); key {
	case tcell.KeyEscape:
		p.d.pop()
	case tcell.KeyEnter:
		p.open()
	case tcell.KeyTab:
		return false
	case tcell.KeyHome, tcell.KeyEnd, tcell.KeyLeft, tcell.KeyRight:
		p.type_(ev)
	default:
		if slices.Contains([]tcell.Key{tcell.KeyUp, tcell.KeyDown, tcell.KeyPgUp, tcell.KeyPgDn}, key) {
			return p.sheet.takes(ev)
		}
		if !edits(ev) {
			return false
		}
		p.type_(ev)
		p.stale++
	}
	return true
}

func (p *lookup) prompt() string {
	if strings.TrimSpace(p.query) == "" && p.d.game != nil {
		return p.d.say("page.lookup.prompt.table")
	}
	return p.d.say("page.lookup.prompt")
}

func (p *lookup) bindings() []binding {
	d := p.d
	return []binding{
		{key: tcell.KeyEnter, show: d.keyName("enter"), word: d.say("page.key.read"), act: p.open, step: true},
		p.chooseKey(),
		d.back(), d.langKey(),
	}
}
