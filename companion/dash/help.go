package dash

import (
	"slices"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// RuleNumbers are the numbered rules of Duel, in the order of the help.
var RuleNumbers = []string{
	"S1", "S2", "S3", "S4", "S5", "D1", "D2", "D3", "D4", "D5", "D6", "T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8",
	"O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8", "O9", "O10", "O11", "O12", "W1", "W2", "W3", "W4",
	"A0", "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9",
}

// newHelp is the help: the keys of this screen, then the rules by number. What is
// typed searches both; a number shows that rule.
// Without a table (nil) there are the rules alone.
func newHelp(d *Dash, t *table) page {
	r := newReader(d.App, "dash.help.title", nil)
	r.find = newField(d.search, "")
	r.lines = func() []string { return helpLines(d, t, r.find.text()) }
	return r
}

// helpLines are the lines of the help that match a query.
func helpLines(d *Dash, t *table, query string) []string {
	var out []string
	if t != nil {
		for _, l := range append(keyLines(t), typingLines(t)...) {
			if matches(l, query) {
				out = append(out, l)
			}
		}
	}
	if len(out) > 0 && query == "" {
		out = append([]string{d.view.Say("dash.help.keys")}, out...)
	}
	group := ""
	for _, n := range RuleNumbers {
		if d.view.Two && strings.HasPrefix(n, "A") {
			continue // nobody is Autobot
		}
		title, body := d.view.Say("rule."+n+".title"), d.view.Say("rule."+n)
		if query != "" && !strings.EqualFold(strings.TrimSpace(query), n) && (isRuleNumber(query) || !matches(n+" "+title+" "+body, query)) {
			continue
		}
		if g := n[:1]; g != group {
			group = g
			out = append(out, "", strings.ToUpper(d.view.Say("rules.group."+g)))
		}
		out = append(out, n+"  "+title, "    "+body)
	}
	if len(out) == 0 {
		out = append(out, d.view.Say("dash.help.none", rules.Text("query", query)))
	}
	return out
}

// isRuleNumber says whether a query is the number of a rule.
func isRuleNumber(query string) bool {
	for _, n := range RuleNumbers {
		if strings.EqualFold(strings.TrimSpace(query), n) {
			return true
		}
	}
	return false
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
	for _, l := range strings.Split(strings.TrimSpace(t.d.view.Say("dash.help.typing")), "\n") {
		out = append(out, "  "+l)
	}
	return out
}

// newMenu is the page of what is done rarely: another game, giving up, settings.
func newMenu(t *table) page { return &menu{t} }

type menu struct{ t *table }

// menuEntry is one line of the menu.
type menuEntry struct {
	key   rune
	label string
	do    func()
	who   duel.Side // of whom it speaks
}

func (m *menu) entries() []menuEntry {
	t, d := m.t, m.t.d
	who := duel.You
	if set := &t.now().Setup; !set.Solo {
		who = t.now().State.Turn.Active
	}
	out := []menuEntry{
		{key: 'n', label: "menu.new", do: func() { d.pop(); d.SetUp(wishOf(t)) }},
		{key: 'r', label: "menu.rematch", do: func() { d.pop(); t.rematch() }},
		{key: 'o', label: "menu.open", do: func() { d.pop(); d.push(newSaved(d)) }},
		{key: 'c', label: "menu.concede", do: func() { d.pop(); t.concede(who) }, who: who},
		{key: 'd', label: "menu.concede", do: func() { d.pop(); t.concede(who.Other()) }, who: who.Other()},
		{key: 'f', label: "menu.fix", do: func() { d.pop(); d.push(newHistory(d, t)) }},
		{key: 'v', label: "menu.big", do: func() { d.pop(); t.d.Change(bigger) }},
		{key: 'l', label: "menu.lang", do: func() { d.pop(); d.OtherLanguage() }},
		{key: 'a', label: "menu.ascii", do: func() { d.Change(func(l *Look) { l.ASCII = !l.ASCII }) }},
		{key: 'm', label: "menu.mono", do: func() { d.Change(func(l *Look) { l.Mono = !l.Mono }) }},
		{key: 'q', label: "menu.quit", do: func() { d.Quit() }},
	}
	if t.now().Setup.Solo { // Autobot does not give up
		out = slices.DeleteFunc(out, func(e menuEntry) bool { return e.key == 'd' })
	}
	return out
}

// draw implements page.
func (m *menu) draw(c canvas) {
	c.heading(0, m.t.d.view.Say("menu.title"), "")
	for i, e := range m.entries() {
		x := c.put(2, 1+i, c.th.key, string(e.key))
		c.put(x+2, 1+i, c.th.plain, m.t.d.view.Say(e.label, rules.Text("name", m.t.d.view.Name(m.t.now(), e.who))))
		c.tap(0, 1+i, c.w, 1, e.do)
	}
	m.t.d.footer(c, []hint{{m.t.d.keyName("esc"), m.t.d.view.Say("key.close"), func() { m.t.d.pop() }}})
}

// key implements page.
func (m *menu) key(ev *tcell.EventKey) {
	for _, e := range m.entries() {
		if ev.Key() == tcell.KeyRune && ev.Rune() == e.key {
			e.do()
			return
		}
	}
	m.t.d.pop()
}
