package dash

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/record"
	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/settings"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// setupPage is the page on which a new game is set up. Everything is dealt and chosen already: Enter begins, and
// an arrow or the row's key changes one thing.
type setupPage struct {
	*sheet
	box     companion.Box
	setup   companion.Setup
	fields  []companion.SetupField     // the fields that are shown
	more    bool                       // shows also what few people change
	first   bool                       // no game was ever played here, so the page says what kot is
	refused error                      // what was wrong with the row of the cursor
	others  map[string]companion.Setup // the set-ups of the other boxes by their ids, as they were left
}

// boxRow is the row that chooses another box, moreRow the one that shows the rest.
const (
	boxRow  = -1
	moreRow = -2
)

// playerName is the option that says what the player is called; it is remembered.
const playerName = "name"

// newSetup is the page of a set-up of a box.
func newSetup(d *Dash, box companion.Box, s companion.Setup) page {
	p := &setupPage{box: box, setup: s, others: map[string]companion.Setup{}}
	p.sheet = newSheet(d, p.lines)
	p.acts, p.last = true, true
	p.lead = p.intro
	saved, err := d.desk.Store.List()
	p.first = err == nil && len(saved) == 0
	if name := d.desk.Settings.Get(settings.Name); name != "" && d.game == nil {
		_ = s.Set(playerName, name) // a box for many players asks each for a name
	}
	p.refill(80, 20)
	return p
}

// say is a text of the catalogue of the set-up.
func (p *setupPage) say(key string, args ...rules.Arg) string {
	return p.setup.Words().Say(key, args...)
}

func (p *setupPage) title() string {
	return p.say("page.setup.title", rules.Text("box", boxName(p.setup.Words(), p.box)))
}

// boxName is what a box is called in full.
func boxName(words *text.Catalogue, b companion.Box) string {
	if key := "page.box." + b.ID(); words.Has(key) {
		return words.Say(key)
	}
	return record.BoxName(words, b.ID())
}

// reworded implements page. A set-up speaks the language it was made in, so another one is made and filled in
// with the same words.
func (p *setupPage) reworded() {
	if p.setup.Words().Lang == p.d.desk.Lang {
		return
	}
	fresh, err := p.box.Setup(p.d.game)
	if err != nil {
		p.d.fault(err)
		return
	}
	for _, f := range p.setup.Fields() {
		_ = fresh.Set(f.ID, cmp.Or(f.Word, f.Value)) // what one set-up has taken the other one takes as well
	}
	p.setup = fresh
}

// pick is which of the values of a field is the present one; -1 for none.
func (p *setupPage) pick(f *companion.SetupField) int {
	return slices.IndexFunc(f.Picks, func(c companion.SetupPick) bool { return c.Word == f.Word })
}

// rowKeys are the keys of the rows, top to bottom: none is a command of the page.
const rowKeys = "123456789acdefghijklnpstuwyz"

// labelColumn is the widest a label may be.
const labelColumn = 24

// intro says what kot is to somebody who never played here.
func (p *setupPage) intro() string {
	if !p.first {
		return ""
	}
	return p.d.th.tagged(p.d.th.bold, p.say("page.setup.first"))
}

// lines are the rows of the page for so much room.
func (p *setupPage) lines(w, h int) []row {
	th := p.d.th
	p.fields = p.fields[:0]
	hidden := 0
	all := p.setup.Fields()
	label := columns(p.say("page.setup.box"))
	for _, f := range all {
		if f.More && !p.more {
			hidden++
			continue
		}
		p.fields = append(p.fields, f)
		label = max(label, columns(th.glyphs(f.Label)))
	}
	label = min(label, labelColumn, max(8, w/2-4))
	said := w - label - 5 // of the last column
	var out []row
	line := func(is int, key, name, value string, act func()) {
		out = append(out, row{cells: []cell{{key, th.key}, {fit(th.glyphs(name), label), th.dim}, {value, th.bold}}, act: act, is: is})
	}
	line(boxRow, "b", p.say("page.setup.box"), boxName(p.setup.Words(), p.box), func() { p.otherBox(+1) })
	roomy := p.noted(h-len(out)-2, said)
	for i, f := range p.fields {
		key := ""
		if i < len(rowKeys) {
			key = string(rowKeys[i])
		}
		value := cmp.Or(f.Value, "-")
		at := i == p.id
		line(i, key, f.Label, value, func() { p.change(+1) })
		if at && p.refused != nil {
			out = append(out, p.spread(p.setup.Words().Error(p.refused), th.warn, []cell{{}, {}}, said)...)
		} else if note := p.note(&f); note != "" && (at || roomy) {
			out = append(out, p.spread(note, th.dim, []cell{{}, {}}, said)...)
		}
	}
	if hidden > 0 || p.more {
		key := "page.setup.more"
		if p.more {
			key = "page.setup.less"
		}
		line(moreRow, "m", p.say(key), "", p.showMore)
	}
	return out
}

// fit is a text as wide as a column, cut off with a mark where it is wider.
func fit(s string, w int) string {
	if n := columns(s); n <= w {
		return s + strings.Repeat(" ", w-n)
	}
	out := []rune(s)
	for len(out) > 0 && columns(string(out)) >= w {
		out = out[:len(out)-1]
	}
	return string(out) + "."
}

// noted says whether the notes of all fields have room, and not only the note of the cursor's field.
func (p *setupPage) noted(h, w int) bool {
	n := len(p.fields)
	for _, f := range p.fields {
		if note := p.note(&f); note != "" {
			n += len(wrapped(note, max(20, w)))
		}
	}
	return n <= h
}

// note is what the value of a field means.
func (p *setupPage) note(f *companion.SetupField) string {
	if i := p.pick(f); f.Note == "" && i >= 0 {
		return f.Picks[i].Note
	}
	return f.Note
}

// chosen is the field that the cursor is on; nil for none.
func (p *setupPage) chosen() *companion.SetupField {
	if r := p.on(); r != nil && r.is >= 0 && r.is < len(p.fields) {
		return &p.fields[r.is]
	}
	return nil
}

// set says a word for an option. If it is refused, the reason stands below its row.
func (p *setupPage) set(id, word string) bool {
	p.refused = p.setup.Set(id, word)
	if p.refused == nil {
		p.d.setup = p.setup.Words()
		if id == playerName {
			p.d.keep(settings.Name, word)
		}
	}
	return p.refused == nil
}

// change takes the next value of the row, or the one before; a row without values is
// typed.
func (p *setupPage) change(by int) {
	p.refused = nil
	f := p.chosen()
	switch r := p.on(); {
	case r == nil:
	case r.is == boxRow:
		p.otherBox(by)
	case r.is == moreRow:
		p.showMore()
	case f == nil:
	case len(f.Picks) == 0:
		id := f.ID
		p.askAnew(strings.TrimSpace(p.d.Words().Colon(f.Label, "")), f.Value, func(said string) bool { return p.set(id, said) })
	default:
		i, n := p.pick(f), len(f.Picks)
		for range n { // passes over values that cannot be chosen now
			if i = (i + by + n) % n; p.set(f.ID, f.Picks[i].Word) {
				return
			}
		}
	}
}

// otherBox goes over to setting up a game of another box.
func (p *setupPage) otherBox(by int) {
	list := p.d.desk.Boxes
	i := slices.IndexFunc(list, func(b companion.Box) bool { return b.ID() == p.box.ID() })
	box := list[(i+by+len(list))%len(list)]
	p.others[p.box.ID()] = p.setup
	setup := p.others[box.ID()]
	if setup == nil {
		var err error
		if setup, err = box.Setup(p.d.game); err != nil {
			p.d.fault(err)
			return
		}
	}
	p.box, p.setup, p.refused = box, setup, nil
	p.reworded()
	p.d.setup = p.setup.Words()
}

// showMore shows the options that few people change, or hides them.
func (p *setupPage) showMore() { p.more = !p.more }

// begin begins the game.
func (p *setupPage) begin() {
	if err := p.d.Create(p.setup); err != nil {
		p.refused = err
		p.d.warn(p.setup.Words().Error(err))
	}
}

// takes implements keyed.
func (p *setupPage) takes(ev *tcell.EventKey) bool {
	if p.sheet.takes(ev) {
		if p.field == nil && ev.Key() != tcell.KeyEnter {
			p.refused = nil
		}
		return true
	}
	if p.field != nil || ev.Key() != tcell.KeyRune {
		return false
	}
	c := ev.Rune()
	if n, ok := screen.Digit(c); ok {
		c = rune('0' + n)
	}
	for i, r := range p.rows {
		if r.is >= 0 && !r.text && r.is < len(rowKeys) && rune(rowKeys[r.is]) == c {
			p.at, p.id = i, r.is
			p.change(+1)
			return true
		}
	}
	return false
}

func (p *setupPage) prompt() string {
	switch f := p.chosen(); {
	case p.field != nil:
		return p.say("page.setup.prompt.typing")
	case f != nil && len(f.Picks) == 0:
		return p.say("page.setup.prompt.typed")
	}
	return p.say("page.setup.prompt")
}

func (p *setupPage) bindings() []binding {
	if p.field != nil {
		return p.fieldKeys()
	}
	d := p.d
	out := []binding{
		{key: tcell.KeyEnter, show: p.say("keyname.enter"), word: p.say("key.begin"), act: p.begin, step: true},
		{key: tcell.KeyRight, chars: " ", show: p.say("keyname.leftright"), word: p.say("key.change"), act: func() { p.change(+1) }, step: true},
		{key: tcell.KeyLeft, act: func() { p.change(-1) }, quiet: true},
		{chars: "b", word: p.say("page.key.box"), act: func() { p.otherBox(+1) }, step: true, off: p.alone()},
		{chars: "m", word: p.say("page.key.more"), act: p.showMore, step: true},
		{chars: "o", word: p.say("key.open"), act: func() { d.push(newSaved(d)) }},
		{chars: "/", word: p.say("key.cards"), act: func() { d.push(newLookup(d, "")) }},
		{chars: "?", key: tcell.KeyF1, word: p.say("key.help"), act: func() { d.push(newHelp(d)) }},
	}
	if len(d.stack) > 1 {
		out = append(out, d.back())
	}
	return append(out, d.common()[1:]...)
}

// alone is why no other box can be chosen; "" where one can.
func (p *setupPage) alone() string {
	if len(p.d.desk.Boxes) > 1 {
		return ""
	}
	return p.say("page.setup.alone")
}

// ruleBehind is the number of a rule at the end of a line. Nobody who sets up a table needs it.
var ruleBehind = regexp.MustCompile(`\s*\((?:[A-Z]\d+|\d+(?:\.\d+)+)\)$`)

// newToDo is the page of what to put on the table for a new game.
func newToDo(d *Dash, todo []string) page {
	r := newText(d, "dash.work.setup", func(w int) string {
		t := &prose{th: d.th, w: w}
		for _, l := range todo {
			t.under(0, " "+d.th.glyphs("■"), d.th.ink(companion.YouHue), d.th.plain, ruleBehind.ReplaceAllString(strings.TrimSpace(l), ""))
		}
		return t.String()
	})
	r.word = "page.key.laid"
	r.prompts = func() string { return d.say("page.todo.prompt") }
	return r
}
