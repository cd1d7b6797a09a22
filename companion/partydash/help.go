package partydash

import (
	"slices"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/screen"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// ruleNumbers are the rules the help shows for an edition, in the order of the
// rules: what is Dark's alone is left out of the base box's.
func ruleNumbers(e tokyo.Edition) []string {
	var out []string
	for _, rule := range tokyo.RuleNumbers() {
		n := string(rule)
		if dark := n == "5.1.5" || n == "1.3" || sectionOf(n) == "12" || sectionOf(n) == "13"; e == tokyo.Dark || !dark {
			out = append(out, n)
		}
	}
	return out
}

// sectionOf is the section of a rule: "10" of "10.3".
func sectionOf(number string) string {
	section, _, _ := strings.Cut(number, ".")
	return section
}

// newHelp is the help: the keys of this screen, then the rules by number. What is
// typed searches both; a number shows that rule. Without a table (nil) there are
// the rules alone.
func newHelp(d *Dash, t *table) screen.Page {
	r := screen.NewReader(d.App, "dash.help.title", nil)
	r.Find = screen.NewField(d.SearchLabel, "")
	r.Lines = func() []string { return helpLines(d, t, r.Find.Text()) }
	return r
}

// helpLines are the lines of the help that match a query.
func helpLines(d *Dash, t *table, query string) []string {
	var out []string
	if t != nil {
		for _, l := range append(keyLines(t), typingLines(t)...) {
			if screen.Matches(l, query) {
				out = append(out, l)
			}
		}
	}
	if len(out) > 0 && query == "" {
		out = append([]string{d.view.Say("dash.help.keys")}, out...)
	}
	number, all, group := strings.TrimSpace(query), ruleNumbers(d.view.Rules.Edition), ""
	exact := slices.Contains(all, number)
	for _, n := range all {
		section := sectionOf(n)
		title, body := d.view.Say("tokyo.rule."+section+".title"), d.view.Say("tokyo.rule."+n)
		if exact && n != number || !exact && query != "" && !screen.Matches(n+" "+title+" "+body, query) {
			continue
		}
		if section != group {
			group = section
			out = append(out, "", section+"  "+strings.ToUpper(title))
		}
		out = append(out, n+"  "+body)
	}
	if len(out) == 0 {
		out = append(out, d.view.Say("dash.help.none", rules.Text("query", query)))
	}
	return out
}

// keyLines are the keys of the table, each with why it does nothing now.
func keyLines(t *table) []string {
	var out []string
	v := &t.d.view
	for i := range bindings {
		b := &bindings[i]
		line := "  " + b.shown() + strings.Repeat(" ", max(1, 6-len(b.shown()))) + v.Say(b.label+".help")
		if why := b.why(t); why != "" {
			line += " - " + v.Say("dash.off", rules.ID(rules.ArgKey, "why", why))
		}
		out = append(out, line)
	}
	return out
}

// typingLines are how dice and the like are typed.
func typingLines(t *table) []string {
	var out []string
	for _, l := range strings.Split(strings.TrimSpace(t.d.view.Say("tokyo.dash.help.typing")), "\n") {
		out = append(out, "  "+l)
	}
	return out
}

// menu is the page of what is done rarely: another game, giving up, settings.
type menu struct{ t *table }

// menuEntry is one line of the menu.
type menuEntry struct {
	key   rune
	label string
	do    func()
	who   tokyo.Seat // of whom it speaks
}

func (m *menu) entries() []menuEntry {
	t, d := m.t, m.t.d
	out := []menuEntry{
		{key: 'n', label: "menu.new", do: func() { d.Pop(); d.Push(setupLike(d, &t.now().Setup)) }},
		{key: 'r', label: "tokyo.dash.menu.rematch", do: func() { d.Pop(); t.rematch() }},
		{key: 'o', label: "menu.open", do: func() { d.Pop(); d.around.SavedGames() }},
		{key: 'f', label: "menu.fix", do: func() { d.Pop(); d.Push(newHistory(d, t)) }},
		{key: 'v', label: "menu.big", do: func() { d.Pop(); d.Change(bigger) }},
		{key: 'l', label: "menu.lang", do: func() { d.Pop(); d.OtherLanguage() }},
		{key: 'a', label: "menu.ascii", do: func() { d.Change(func(l *screen.Look) { l.ASCII = !l.ASCII }) }},
		{key: 'm', label: "menu.mono", do: func() { d.Change(func(l *screen.Look) { l.Mono = !l.Mono }) }},
		{key: 'q', label: "menu.quit", do: func() { d.Quit() }},
	}
	for seat := range tokyo.Seat(t.now().State.Players) {
		if t.now().State.Alive(seat) {
			out = append(out, menuEntry{key: '1' + rune(seat), label: "tokyo.dash.menu.concede", do: func() { d.Pop(); t.concede(seat) }, who: seat})
		}
	}
	return out
}

// Draw implements screen.Page.
func (m *menu) Draw(c screen.Canvas) {
	v := &m.t.d.view
	c.Heading(0, v.Say("menu.title"), "")
	for i, e := range m.entries() {
		x := c.Put(2, 1+i, c.Theme.Key, string(e.key))
		c.Put(x+2, 1+i, c.Theme.Plain, v.Say(e.label, rules.Text("name", v.Player(e.who))))
		c.Tap(0, 1+i, c.W, 1, e.do)
	}
	m.t.d.Footer(c, []screen.Hint{{Keys: m.t.d.KeyName("esc"), Word: v.Say("key.close"), Act: func() { m.t.d.Pop() }}})
}

// Key implements screen.Page.
func (m *menu) Key(ev *tcell.EventKey) {
	for _, e := range m.entries() {
		if ev.Key() == tcell.KeyRune && ev.Rune() == e.key {
			e.do()
			return
		}
	}
	m.t.d.Pop()
}
