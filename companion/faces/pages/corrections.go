package pages

import (
	"slices"
	"strconv"

	"kingoftokyo/companion"
	"kingoftokyo/companion/console"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// corrections is the page for correcting numbers of the table: a row for each kind of number, a column for each player,
// and below them the numbers that belong to no player. Enter makes all changes at once or, if one is refused, none. The
// rows after them open what is not a number: whose turn it is, the cards, who leaves.
type corrections struct {
	*Sheet
	fields  []companion.Field
	now     map[int]int   // the changed values, by the index of the field
	small   bool          // only the small facts of the turn are shown
	opens   map[int]other // the rows that open something else, by their choices
	refused error
}

// Corrections returns the page of corrections. The choice of a number is its place among the fields of the table, from 1.
func Corrections(h Host) *Sheet {
	p := &corrections{now: map[int]int{}}
	p.Sheet = newSheet(h, Form{Grid: true}, func(*Sheet) { p.make() })
	p.find = func(string) { p.refused = nil }
	return p.Sheet
}

const columnKeys = "abcdef"

func (p *corrections) make() {
	p.fields, p.opens = p.Frame().Fields, map[int]other{}
	p.Title = p.say("page.corrections.title")
	if p.small {
		p.smallFacts()
	} else {
		p.numbers()
	}
	if p.refused != nil {
		p.write(Warn, p.Words().Error(p.refused))
	} else if p.Field != nil { // what can be typed here
		p.write(Dim, p.Game().HelpCorrect())
	}
	if p.Field != nil {
		p.Prompt = p.say("page.corrections.prompt.line")
		return
	}
	p.keys()
}

// numbers adds the numbers of the players side by side, those of the table below, and what else can be corrected.
func (p *corrections) numbers() {
	var who, labels []string
	for _, f := range p.fields {
		if f.Group != "" && !f.Small && !slices.Contains(who, f.Group) {
			who = append(who, f.Group)
		}
		if f.Group != "" && !f.Small && !slices.Contains(labels, f.Label) {
			labels = append(labels, f.Label)
		}
	}
	if len(who) > 0 {
		p.Rows = append(p.Rows, Row{Cells: make([]Cell, 1, len(who)+1)})
		for i, name := range who {
			key := columnKeys[min(i, len(columnKeys)-1):][:1]
			p.Rows[0].Cells = append(p.Rows[0].Cells, Cell{Span: Span{Text: name, Tone: Strong}, Key: key})
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
	if len(labels) > 0 {
		p.note()
	}
	for i := range p.fields {
		if f := &p.fields[i]; f.Group == "" && !f.Small {
			p.Rows = append(p.Rows, Row{Cells: []Cell{{Span: Span{Text: f.Label, Tone: Dim}}, p.number(i)}})
		}
	}
	for _, o := range p.others() {
		p.open(len(p.fields)+len(p.opens)+1, o)
	}
}

// smallFacts adds the small facts of the turn, each in a row of its own.
func (p *corrections) smallFacts() {
	for i := range p.fields {
		if f := &p.fields[i]; f.Small {
			label := f.Label
			if f.Group != "" {
				label = p.Words().Colon(f.Group, label)
			}
			p.Rows = append(p.Rows, Row{Cells: []Cell{{Span: Span{Text: label, Tone: Dim}}, p.number(i)}})
		}
	}
}

// other is a row that opens something other than a number: its key, the catalogue keys of its label and of the prompt
// while the cursor is on it, and what follows the label.
type other struct {
	key, label, prompt, now string
	open                    func()
}

// open adds such a row.
func (p *corrections) open(choice int, o other) {
	p.opens[choice] = o
	row := p.row(choice, func(int) { o.open() }, Span{Text: p.say(o.label), Tone: Dim}, Span{Text: o.now, Tone: Bold})
	row.Cells[1].Key = o.key
	p.key(Key{Chars: o.key, Word: p.say(o.label), Quiet: true}, "", o.open)
}

// others returns these rows.
func (p *corrections) others() (out []other) {
	add := func(key, label, prompt, now string, open func()) {
		out = append(out, other{key, label, prompt, now, open})
	}
	if turns := p.Game().Turns(); len(turns) > 0 {
		whose := ""
		for _, seat := range p.Frame().Seats {
			if seat.Active {
				whose = seat.Name
			}
		}
		add("t", "page.corrections.turn", "page.corrections.prompt.turn", whose, func() {
			p.list(p.say("page.corrections.turn.title"), turns, false)
		})
	}
	if p.Game().CanGive() {
		add("k", "page.corrections.cards", "page.corrections.prompt.cards", "", func() { p.Show(p.cards()) })
	}
	if slices.ContainsFunc(p.named(), func(seat bool) bool { return seat }) {
		add("n", "page.corrections.names", "page.corrections.prompt.names", "", func() { p.Show(p.names()) })
	}
	if p.Frame().Fresh {
		add("o", "page.corrections.seats", "page.corrections.prompt.seats", "", func() {
			p.Home()
			Another(p.Host, "")
		})
	}
	if leave := p.Game().GiveUp(); len(leave) > 0 {
		add("l", "page.corrections.leave", "page.corrections.prompt.leave", "", func() {
			p.list(p.say("page.corrections.leave.title"), leave, true)
		})
	}
	if slices.ContainsFunc(p.fields, func(f companion.Field) bool { return f.Small }) {
		add("m", "page.corrections.more", "page.corrections.prompt.more", "", func() { p.small, p.At = true, 0 })
	}
	return out
}

func (p *corrections) keys() {
	p.Prompt = p.say("page.corrections.prompt")
	if n := len(p.now); n > 0 {
		p.Prompt = p.say("page.corrections.prompt.changed", rules.Num("n", n))
	}
	if o, opens := p.opens[p.At]; opens {
		p.Prompt = p.say(o.prompt)
		p.key(Key{Named: Enter, Step: true}, "page.key.open", o.open)
	} else {
		p.key(Key{Named: Enter, Step: true}, "key.set", p.apply)
	}
	if p.small {
		p.key(Key{Named: Escape, Step: true}, "key.close", func() { p.small, p.At = false, 0 })
	} else {
		p.key(Key{Named: Escape, Step: true}, "key.cancel", p.Close)
	}
	for _, sign := range []string{"-", "+"} {
		p.key(Key{Named: Hinted, Shown: sign, Word: "1", Step: true}, "", nil)
	}
	p.key(Key{Named: Hinted, Shown: "0-9", Step: true}, "key.number", nil)
	p.key(Key{Chars: ":"}, "page.key.typed", func() { p.ask(func() string { return ":" }, p.typed) })
	p.key(Key{Chars: "/"}, "key.cards", func() { p.Show(Lookup(p.Host, "")) })
}

// number returns the cell of a number: its value and, if it was changed, the new value.
func (p *corrections) number(i int) Cell {
	f := &p.fields[i]
	said := func(n int) string {
		switch {
		case n >= 0 && n < len(f.Words):
			return f.Words[n]
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
	p.actions[i+1] = func(n int) {
		p.refused = nil
		if p.now[i] = n; n == f.Value {
			delete(p.now, i)
		}
	}
	return cell
}

// changed returns the moves for the numbers that were changed.
func (p *corrections) changed() []companion.Move {
	var out []companion.Move
	for i := range p.fields {
		if n, ok := p.now[i]; ok {
			out = append(out, p.Game().Set(i, n))
		}
	}
	return out
}

// apply sets everything that was changed. If that is refused, the page stays.
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

// typed handles a typed correction: cards, dice, the step. It is played together with the numbers. The word for help
// opens a page of what can be typed here.
func (p *corrections) typed(line string) bool {
	if line == "" {
		return true
	}
	if cmd, _ := console.AsCommand(line); cmd == console.CmdHelp {
		p.Show(newText(p.Host, "page.corrections.help", func(s *Sheet) {
			s.write(Plain, s.Game().HelpCorrect())
		}))
		return true
	}
	m, err := p.Game().Parse(line)
	if err != nil {
		p.refused = err
		return false
	}
	return p.played(append(p.changed(), m)...)
}
