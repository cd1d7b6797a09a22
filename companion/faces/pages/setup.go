package pages

import (
	"cmp"
	"slices"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// setup is the page on which a new game is set up. Everything has a value already: Enter begins, and an arrow or the
// row's key changes one thing.
type setup struct {
	*Sheet
	box     companion.Box
	setup   companion.Setup
	fields  []companion.SetupField     // the visible fields
	more    bool                       // also shows what few people change
	first   bool                       // no game was ever played here, so the page says what kot is
	refused error                      // why the value of a row was refused
	wrong   int                        // the choice of that row
	others  map[string]companion.Setup // the set-ups of the other boxes by their ids, as the player left them
	keys    map[string]map[int]string  // by the id of a box, the keys that the places of its fields have had
}

// boxRow is the row that chooses another box, moreRow the one that shows the rest; the fields begin at fieldRow. A field
// keeps its choice and its key while other fields appear and disappear.
const (
	boxRow = 1 + iota
	moreRow
	fieldRow
)

// playerName is the option for the player's name, which is saved.
const playerName = "name"

// rowKeys are the keys of the fields, in the order in which these appear. None is a command of the page.
const rowKeys = "123456789acdefghijklnpstuwyz"

// choiceOf returns the choice of a field's row.
func choiceOf(f *companion.SetupField) int { return fieldRow + f.Place }

// Setup returns the page of a set-up of a box.
func Setup(h Host, box companion.Box, s companion.Setup) *Sheet {
	p := &setup{box: box, setup: s, others: map[string]companion.Setup{}, keys: map[string]map[int]string{}}
	p.Sheet = newSheet(h, Form{Taps: true, Steps: true, Label: 24}, func(*Sheet) { p.make() })
	p.At = fieldRow
	p.find = func(string) { p.refused = nil }
	saved, err := h.Desk().Store.List()
	p.first = err == nil && len(saved) == 0
	if name := h.Desk().Settings.Get(settings.Name); name != "" && h.Game() == nil {
		_ = s.Set(playerName, name) // a box for many players asks for each name
	}
	return p.Sheet
}

// says returns a text of the catalogue of the set-up.
func (p *setup) says(key string, args ...rules.Arg) string { return p.setup.Words().Say(key, args...) }

// boxName returns the full name of a box.
func boxName(words *text.Catalogue, b companion.Box) string {
	if key := "page.box." + b.ID(); words.Has(key) {
		return words.Say(key)
	}
	return record.BoxName(words, b.ID())
}

func (p *setup) make() {
	p.Title = p.says("page.setup.title", rules.Text("box", boxName(p.setup.Words(), p.box)))
	if p.first {
		p.Lead = []Line{{Text: []Span{{Text: p.says("page.setup.first"), Tone: Bold}}}}
	}
	box := p.line(boxRow, "b", p.says("page.setup.box"), boxName(p.setup.Words(), p.box), p.otherBox)
	for i, b := range p.Desk().Boxes {
		if box.Picks = append(box.Picks, boxName(p.setup.Words(), b)); b.ID() == p.box.ID() {
			box.Now = i
		}
	}
	hidden := p.list()
	for i := range p.fields {
		p.field(&p.fields[i])
	}
	switch {
	case p.more:
		p.line(moreRow, "m", p.says("page.setup.less"), "", p.showMore)
	case hidden:
		p.line(moreRow, "m", p.says("page.setup.more"), "", p.showMore)
	}
	p.Prompt = p.says("page.setup.prompt")
	if p.Field != nil {
		p.Prompt = p.says("page.setup.prompt.typing")
		return
	} else if slices.ContainsFunc(p.fields, func(f companion.SetupField) bool { return choiceOf(&f) == p.At && len(f.Picks) == 0 }) {
		p.Prompt = p.says("page.setup.prompt.typed")
	}
	off := ""
	if len(p.Desk().Boxes) < 2 {
		off = p.says("page.setup.alone")
	}
	p.key(Key{Named: Enter, Step: true}, "key.begin", p.begin)
	p.key(Key{Named: Right, Chars: " ", Shown: p.say("keyname.leftright"), Choice: p.At, Step: true}, "key.change", nil)
	p.key(Key{Chars: "b", Step: true, Off: off}, "page.key.box", func() { p.otherBox(+1) })
	more := "page.key.more"
	if p.more {
		more = "page.key.less"
	}
	p.key(Key{Chars: "m", Step: true}, more, func() { p.showMore(+1) })
	if !p.first || !p.Desk().ByTap {
		p.key(Key{Chars: "o"}, "key.open", func() { p.Show(Saved(p.Host)) })
	}
	p.key(Key{Chars: "/"}, "key.cards", func() { p.Show(Lookup(p.Host, "")) })
	p.key(Key{Chars: "?", Named: F1}, "key.help", p.Help)
}

// list makes the list of visible fields, and reports whether others are hidden.
func (p *setup) list() (hidden bool) {
	p.fields = nil
	for _, f := range p.setup.Fields() {
		if f.More && !p.more {
			hidden = true
		} else {
			p.fields = append(p.fields, f)
		}
	}
	return hidden
}

func (p *setup) line(choice int, key, label, value string, act func(by int)) *Row {
	r := p.row(choice, act, Span{Text: key, Tone: Strong}, Span{Text: label, Tone: Dim}, Span{Text: value, Tone: Bold})
	r.Values = true
	return r
}

// field adds a field with what its value means, or why a value was refused.
func (p *setup) field(f *companion.SetupField) {
	choice, key := choiceOf(f), p.keyOf(f)
	row := p.line(choice, key, f.Label, cmp.Or(f.Value, "-"), func(by int) { p.change(f, by) })
	row.Cells[0].Key, row.Of = key, f.N
	for _, pick := range f.Picks {
		row.Picks = append(row.Picks, pick.Text)
	}
	row.Now = picked(f)
	switch {
	case p.refused != nil && p.wrong == choice && p.At == choice:
		p.broken(Span{}, Span{}, Span{Text: p.setup.Words().Error(p.refused), Tone: Warn})
	case f.Note != "":
		p.broken(Span{}, Span{}, Span{Text: f.Note, Tone: Dim})
		r := &p.Rows[len(p.Rows)-1]
		r.Aside = true
		for _, pick := range f.Picks {
			if pick.Note != "" {
				r.Others = append(r.Others, pick.Note)
			}
		}
	}
}

// picked is the number of the pick that is the present value, from 0; -1 for none.
func picked(f *companion.SetupField) int {
	return slices.IndexFunc(f.Picks, func(c companion.SetupPick) bool { return c.Word == f.Word })
}

// keyOf returns the key of a field. A field that appears later gets the next key, so that no key changes its row.
func (p *setup) keyOf(f *companion.SetupField) string {
	keys := p.keys[p.box.ID()]
	if keys == nil {
		keys = map[int]string{}
		p.keys[p.box.ID()] = keys
	}
	if n := len(keys); keys[f.Place] == "" && n < len(rowKeys) {
		keys[f.Place] = rowKeys[n : n+1]
	}
	return keys[f.Place]
}

// set sets an option to a word. If the word is refused, the reason appears below its row.
func (p *setup) set(choice int, id, word string) bool {
	p.refused, p.wrong = p.setup.Set(id, word), choice
	if p.refused != nil {
		return false
	}
	p.SettingUp(p.box, p.setup.Words())
	if id == playerName {
		p.ChooseSetting(settings.Setting{Name: settings.Name}, word)
	}
	return true
}

// change takes the next or the previous value of a field. A field without a list of values is typed.
func (p *setup) change(f *companion.SetupField, by int) {
	p.refused = nil
	if len(f.Picks) == 0 {
		p.typeIn(f)
		return
	}
	n := len(f.Picks)
	at := picked(f)
	for range n { // skip values that cannot be chosen now
		if at = (at + by + n) % n; p.set(choiceOf(f), f.ID, f.Picks[at].Word) {
			return
		}
	}
}

// typeIn opens the field of a value that is typed, and afterwards goes on to the next field.
func (p *setup) typeIn(f *companion.SetupField) {
	label := strings.TrimSpace(p.setup.Words().Colon(f.Label, ""))
	p.ask(func() string { return label }, func(typed string) bool {
		if typed != f.Value && !p.set(choiceOf(f), f.ID, typed) {
			return false
		}
		p.goOn(f)
		return true
	})
	p.asked.Text, p.asked.Fresh = f.Value, f.Value != ""
}

// goOn goes on from a typed value to the next one that is typed, such as the next player's name, and opens it, or else to the
// next field. A field that asks for the next player's throw asks again. On a tap screen, the player opens each field by a tap.
func (p *setup) goOn(from *companion.SetupField) {
	p.list()
	i := slices.IndexFunc(p.fields, func(f companion.SetupField) bool { return f.ID == from.ID })
	if i < 0 {
		return
	}
	for j := i; j < len(p.fields); j++ {
		if f := &p.fields[j]; len(f.Picks) == 0 && !f.More && (j > i && !p.Desk().ByTap || j == i && f.Label != from.Label) {
			p.At = choiceOf(f)
			p.typeIn(f)
			return
		}
	}
	p.At = choiceOf(&p.fields[min(i+1, len(p.fields)-1)])
}

// otherBox switches to setting up a game of another box.
func (p *setup) otherBox(by int) {
	list := p.Desk().Boxes
	i := slices.IndexFunc(list, func(b companion.Box) bool { return b.ID() == p.box.ID() })
	box := list[(i+by+len(list))%len(list)]
	p.others[p.box.ID()] = p.setup
	setup := p.others[box.ID()]
	if setup == nil {
		var err error
		if setup, err = box.Setup(p.Game().Like()); err != nil {
			p.Fault(err)
			return
		}
	}
	p.box, p.setup, p.refused = box, setup, nil
	p.SettingUp(p.box, p.setup.Words())
}

// showMore shows the options that few people change, or hides them.
func (p *setup) showMore(int) { p.more = !p.more }

func (p *setup) begin() {
	if err := p.Create(p.setup); err != nil {
		p.refused, p.wrong = err, p.At
		p.Warn(p.setup.Words().Error(err))
	}
}
