package pages

import (
	"slices"
	"strconv"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// corrections is the page on which numbers of the table are corrected: a row for each kind of number, a column for
// each player, and below them the numbers that belong to no player. Enter makes all changes at once or, if one is
// refused, none.
type corrections struct {
	*Sheet
	fields  []companion.Field
	now     map[int]int // the values that were changed, by the index of the field
	refused error
}

// Corrections is that page. The choice of a number is its place among the fields of the table, from 1.
func Corrections(h Host) *Sheet {
	p := &corrections{now: map[int]int{}}
	p.Sheet = newSheet(h, Form{Grid: true}, func(*Sheet) { p.make() })
	p.find = func(string) { p.refused = nil }
	return p.Sheet
}

// columnKeys are the keys of the columns.
const columnKeys = "abcdef"

func (p *corrections) make() {
	p.fields = p.View().Fields
	p.Title = p.say("page.corrections.title")
	var who, labels []string
	for _, f := range p.fields {
		if f.Group != "" && !slices.Contains(who, f.Group) {
			who = append(who, f.Group)
		}
		if f.Group != "" && !slices.Contains(labels, f.Label) {
			labels = append(labels, f.Label)
		}
	}
	if len(who) > 0 {
		p.Rows = append(p.Rows, Row{Cells: make([]Cell, 1, len(who)+1)})
		for i, name := range who {
			p.Rows[0].Cells = append(p.Rows[0].Cells, Cell{Span: Span{Text: name, Tone: Strong}, Key: columnKeys[min(i, len(columnKeys)-1):][:1]})
		}
	}
	for _, l := range labels {
		cells := make([]Cell, len(who)+1)
		cells[0].Span = Span{Text: l, Tone: Dim}
		for i := range p.fields {
			if f := &p.fields[i]; f.Group != "" && f.Label == l {
				cells[1+slices.Index(who, f.Group)] = p.number(i)
			}
		}
		p.Rows = append(p.Rows, Row{Cells: cells})
	}
	for i := range p.fields {
		if f := &p.fields[i]; f.Group == "" {
			if len(labels) > 0 {
				p.note()
				labels = nil
			}
			p.Rows = append(p.Rows, Row{Cells: []Cell{{Span: Span{Text: f.Label, Tone: Dim}}, p.number(i)}})
		}
	}
	if p.refused != nil {
		p.write(Warn, p.Words().Error(p.refused))
	} else {
		p.write(Dim, p.Game().Box().Help(p.Words(), companion.HelpCorrect))
	}
	if p.Field != nil {
		p.Prompt = p.say("page.corrections.prompt.line")
		return
	}
	p.Prompt = p.say("page.corrections.prompt")
	if n := len(p.now); n > 0 {
		p.Prompt = p.say("page.corrections.prompt.changed", rules.Num("n", n))
	}
	p.key(Key{Named: Enter, Step: true}, "key.set", p.apply)
	p.key(Key{Named: Escape, Step: true}, "key.cancel", p.Close)
	for _, sign := range []string{"-", "+"} {
		p.key(Key{Named: Hinted, Shown: sign, Word: "1", Step: true}, "", nil)
	}
	p.key(Key{Named: Hinted, Shown: "0-9", Step: true}, "key.number", nil)
	p.key(Key{Chars: ":"}, "page.key.typed", func() { p.ask(func() string { return ":" }, p.typed) })
	p.key(Key{Chars: "/"}, "key.cards", func() { p.Show(Lookup(p.Host, "")) })
}

// number is the cell of a number: what it is and, where it was changed, what it was.
func (p *corrections) number(i int) Cell {
	f := &p.fields[i]
	said := func(n int) string {
		switch {
		case f.Half:
			return text.Spot(n)
		case f.Flag && n > 0:
			return p.say("table.yes")
		case f.Flag:
			return p.say("table.no")
		}
		return strconv.Itoa(n)
	}
	cell := Cell{Span: Span{Text: said(f.Value), Tone: Bold}, Number: &Number{i + 1, f.Value, f.Min, f.Max, f.Half}}
	if n, changed := p.now[i]; changed {
		cell.Text, cell.Hue, cell.Number.Value = cell.Text+" → "+said(n), companion.ClawHue, n
	}
	p.acts[i+1] = func(n int) {
		p.refused = nil
		if p.now[i] = n; n == f.Value {
			delete(p.now, i)
		}
	}
	return cell
}

// changed are the moves of the numbers that were changed.
func (p *corrections) changed() []companion.Move {
	var out []companion.Move
	for i := range p.fields {
		if n, ok := p.now[i]; ok {
			out = append(out, p.Game().Set(i, n))
		}
	}
	return out
}

// apply sets all that was changed. The page stays where that is refused.
func (p *corrections) apply() {
	moves := p.changed()
	if len(moves) == 0 {
		p.Close()
		p.Tell(p.say("page.corrections.nothing"))
		return
	}
	p.played(moves...)
}

// played plays corrections in one piece and closes the page, or says why not.
func (p *corrections) played(moves ...companion.Move) bool {
	if why := p.Do(companion.Join(moves...)); why != "" {
		p.refused = rules.Refuse("", "page.corrections.refused", rules.Text("why", why))
		return false
	}
	p.Close()
	return true
}

// typed is a correction that was typed: cards, dice, the step. It is played together with the numbers.
func (p *corrections) typed(line string) bool {
	if line == "" {
		return true
	}
	m, err := p.Game().Parse(line)
	if err != nil {
		p.refused = err
		return false
	}
	return p.played(append(p.changed(), m)...)
}
