package dash

import (
	"cmp"
	"strconv"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/settings"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// menuPage has what is done rarely: other games, giving up, the settings, and below them all keys of the table
// with what they do.
type menuPage struct {
	*sheet
	items []menuItem
}

// menuItem is a line of the menu.
type menuItem struct {
	text, value string
	off         string // why it can't be done now; "" where it can
	act         func()
	step        func(by int) // to the next value; nil where it has none
}

func newMenu(d *Dash) page {
	p := &menuPage{}
	p.sheet = newSheet(d, p.lines)
	p.acts = true
	p.refill(80, 20)
	return p
}

func (p *menuPage) title() string { return p.d.say("menu.title") }

// then closes the menu before it does something.
func (p *menuPage) then(do func()) func() {
	return func() {
		p.d.pop()
		do()
	}
}

// games are the entries about games.
func (p *menuPage) games() []menuItem {
	d := p.d
	v := d.view()
	off := d.table.unless
	out := []menuItem{
		{text: d.say("menu.new"), act: p.then(func() { d.another("") })},
		{text: d.say("page.menu.rematch"), off: off(v.Over, "dash.off.rematch"), act: d.rematch},
		{text: d.say("menu.open"), act: func() { d.push(newSaved(d)) }},
		{text: d.say("page.menu.record"), act: func() { d.push(newRecord(d)) }},
	}
	if _, ok := d.game.(companion.Coached); ok {
		out = append(out, menuItem{text: d.say("menu.review"), off: off(d.game.Steps() > 0, "dash.off.review"), act: func() { d.push(newReview(d)) }})
	}
	for _, c := range d.game.GiveUp() {
		out = append(out, menuItem{text: c.Text, off: off(!d.game.ReadOnly(), "table.readonly"), act: p.then(func() { d.play(c.Move) })})
	}
	return out
}

// lines are the rows of the menu: games, settings, keys.
func (p *menuPage) lines(w, _ int) []row {
	th, d := p.d.th, p.d
	p.items = append(p.games(), d.settings(p)...)
	first := len(p.items) - len(settings.All())
	var out []row
	head := func(key string) {
		if len(out) > 0 {
			out = append(out, row{cells: []cell{{"", th.plain}, {"", th.plain}}, text: true}) // two: a row of one cell would widen the first column
		}
		out = append(out, row{cells: []cell{{"", th.plain}, {d.say(key), th.head}}, text: true})
	}
	head("page.menu.game")
	for i, e := range p.items {
		if i == first {
			head("page.menu.settings")
		}
		key := ""
		if i < 9 {
			key = strconv.Itoa(i + 1)
		}
		said, st := e.text, th.plain
		if e.step != nil {
			said = d.Words().Colon(e.text, e.value)
		}
		if e.off != "" {
			said, st = said+" - "+d.say("page.off", rules.Text("why", e.off)), th.dim
		}
		out = append(out, row{cells: []cell{{key, th.key}, {said, st}}, is: i, act: func() { p.enter(i) }})
	}
	head("page.menu.keys")
	list := d.table.commands()
	for i := range list {
		b := &list[i]
		said, st := d.say(b.help), th.plain
		if b.off != "" {
			said, st = said+" - "+d.say("page.off", rules.Text("why", b.off)), th.dim
		}
		out = append(out, row{cells: []cell{{b.shown(), th.key}, {said, st}}, is: len(p.items) + i, act: func() { p.key(b) }})
	}
	return out
}

// enter does an entry.
func (p *menuPage) enter(i int) {
	switch e := p.items[i]; {
	case e.off != "":
		p.d.warn(e.off)
	case e.step != nil:
		e.step(+1)
	default:
		e.act()
	}
}

// key does what a key of the table does, on the table.
func (p *menuPage) key(b *binding) {
	if b.off != "" {
		p.d.warn(b.off)
		return
	}
	p.d.pop()
	b.act()
}

// takes implements keyed.
func (p *menuPage) takes(ev *tcell.EventKey) bool {
	if p.sheet.takes(ev) {
		return true
	}
	by := 0
	switch ev.Key() {
	case tcell.KeyLeft:
		by = -1
	case tcell.KeyRight:
		by = +1
	}
	if r := p.on(); by != 0 {
		if r != nil && r.is < len(p.items) && p.items[r.is].step != nil {
			p.items[r.is].step(by)
		}
		return true
	}
	if n, ok := screen.Digit(ev.Rune()); ok && ev.Key() == tcell.KeyRune && n <= len(p.items) {
		p.id = n - 1
		p.enter(n - 1)
		return true
	}
	return false
}

func (p *menuPage) prompt() string {
	if p.field != nil {
		return p.d.say("page.setup.prompt.typing")
	}
	if r := p.on(); r != nil && r.is < len(p.items) && p.items[r.is].step != nil {
		return p.d.say("page.menu.prompt.set")
	}
	return p.d.say("page.menu.prompt")
}

func (p *menuPage) bindings() []binding {
	d := p.d
	if p.field != nil {
		return p.fieldKeys()
	}
	out := []binding{
		{key: tcell.KeyEnter, show: d.keyName("enter"), word: d.say("page.key.do"), act: p.do, step: true},
		p.chooseKey(),
	}
	out = append(out, d.common()...)
	for _, b := range d.table.commands() { // any key of the table works here, too
		if b.key != tcell.KeyTab && b.chars != "q" && b.chars != "T" && b.chars != "x" {
			own := b
			b.quiet, b.act = true, func() { p.key(&own) }
			out = append(out, b)
		}
	}
	return append(out, binding{chars: "x", act: d.pop, quiet: true})
}

// settings are the settings as entries of the menu; what is changed is remembered.
func (d *Dash) settings(p *menuPage) []menuItem {
	var out []menuItem
	for _, s := range settings.All() {
		value := d.setting(s)
		e := menuItem{text: d.say("set." + s.Name), value: s.Say(d.Words(), value)}
		switch {
		case s.Values == nil:
			e.value = cmp.Or(e.value, "-")
			e.step = func(int) {
				p.askAnew(d.Words().Colon(d.say("set."+s.Name), ""), value, func(said string) bool {
					d.choose(s, text.CleanName(said))
					return true
				})
			}
		case s.Name == settings.Coach:
			e.step = func(int) {
				if g, ok := d.game.(companion.Coached); ok { // the coach remembers it itself
					d.coachSaid(g.NextCoach())
					return
				}
				d.choose(s, after(s.Values, value, 1))
			}
		default:
			e.step = func(by int) { d.choose(s, after(s.Values, value, by)) }
		}
		out = append(out, e)
	}
	return out
}

// after is the next value of a list, or the one before.
func after(list []string, now string, by int) string {
	for i, v := range list {
		if v == now {
			return list[(i+by+len(list))%len(list)]
		}
	}
	return list[0]
}

// coachSaid shows what the coach said about its mode, which may change the table.
func (d *Dash) coachSaid(said string, err error) {
	d.stale()
	switch {
	case err != nil:
		d.fault(err)
	case said != "":
		d.tell(said)
	}
}

// setting is the value of a setting as it is now.
func (d *Dash) setting(s settings.Setting) string {
	switch s.Name {
	case settings.Theme:
		return [...]string{"auto", "dark", "light"}[d.look.Ground]
	case settings.View:
		if d.look.Big {
			return "large"
		}
		return "usual"
	case settings.Moves:
		if d.look.HideMoves {
			return "hidden"
		}
		return "shown"
	case settings.Call:
		return d.calls
	case settings.Lang:
		return string(d.desk.Lang)
	}
	return d.desk.Settings.Chosen(s)
}

// choose gives a setting another value, and remembers it.
func (d *Dash) choose(s settings.Setting, value string) {
	switch s.Name {
	case settings.Theme:
		d.change(func(l *Look) {
			l.Ground = map[string]Ground{"dark": GroundDark, "light": GroundLight}[value]
			if value == "auto" {
				l.Ground = l.DetectedGround
			}
		})
	case settings.View:
		d.change(func(l *Look) { l.Big = value == "large" })
	case settings.Moves:
		d.change(func(l *Look) { l.HideMoves = value == "hidden" })
	case settings.Call:
		d.calls = value
	case settings.Speak:
		d.voice.Set(value)
	case settings.Lang:
		if value == "auto" {
			value = string(d.desk.Lang.Next())
		}
		d.languageNamed(value)
	}
	d.keep(s.Name, value)
}

// swapView goes to the large view or back, and remembers it.
func (d *Dash) swapView() {
	value := "large"
	if d.look.Big {
		value = "usual"
	}
	d.choose(settings.Setting{Name: settings.View}, value)
}

// keep remembers a setting. If the disk refuses, the player is told.
func (d *Dash) keep(name, value string) {
	if err := d.desk.Settings.Keep(name, value); err != nil {
		d.fault(rules.Refuse("", "set-failed", rules.Text("reason", d.Words().Error(err))))
	}
}

// found takes the background that the terminal was found to have. A player who has chosen a look keeps that one.
func (d *Dash) found(light bool) {
	ground := GroundDark
	if light {
		ground = GroundLight
	}
	follows := d.look.Ground == d.look.DetectedGround
	d.look.DetectedGround = ground
	if follows {
		d.change(func(l *Look) { l.Ground = ground })
	}
}

// Chosen is a look with what the player has chosen in the settings.
func (l Look) Chosen(s settings.File) Look {
	l.DetectedGround = l.Ground
	switch s.Get(settings.Theme) {
	case "dark":
		l.Ground = GroundDark
	case "light":
		l.Ground = GroundLight
	}
	l.Big = l.Big || s.Get(settings.View) == "large"
	l.HideMoves = s.Get(settings.Moves) == "hidden"
	return l
}
