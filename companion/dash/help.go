package dash

import (
	"slices"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/screen"
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
func newHelp(d *Dash, t *table) screen.Page {
	r := screen.NewReader(d.App, "dash.help.title", nil)
	r.Find = d.NewSearch()
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
	group := ""
	for _, n := range RuleNumbers {
		if d.view.Two && strings.HasPrefix(n, "A") {
			continue // nobody is Autobot
		}
		title, body := d.view.Say("rule."+n+".title"), d.view.Say("rule."+n)
		if query != "" && !strings.EqualFold(strings.TrimSpace(query), n) && (isRuleNumber(query) || !screen.Matches(n+" "+title+" "+body, query)) {
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
func newMenu(t *table) screen.Page { return &menu{t} }

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
		{key: 'n', label: "menu.new", do: func() { d.Pop(); d.SetUp(wishOf(t)) }},
		{key: 'r', label: "menu.rematch", do: func() { d.Pop(); t.rematch() }},
		{key: 'o', label: "menu.open", do: func() { d.Pop(); d.Push(newSaved(d)) }},
		{key: 'c', label: "menu.concede", do: func() { d.Pop(); t.concede(who) }, who: who},
		{key: 'd', label: "menu.concede", do: func() { d.Pop(); t.concede(who.Other()) }, who: who.Other()},
		{key: 'f', label: "menu.fix", do: func() { d.Pop(); d.Push(newHistory(d, t)) }},
		{key: 'k', label: "menu.coach", do: t.coachKey},
		{key: 'j', label: "menu.review", do: func() { d.Pop(); d.Press(tcell.KeyRune, 'j') }},
		{key: 'v', label: "menu.big", do: func() { d.Pop(); t.d.Change(bigger) }},
		{key: 'l', label: "menu.lang", do: func() { d.Pop(); d.OtherLanguage() }},
		{key: 'a', label: "menu.ascii", do: func() { d.Change(func(l *screen.Look) { l.ASCII = !l.ASCII }) }},
		{key: 'm', label: "menu.mono", do: func() { d.Change(func(l *screen.Look) { l.Mono = !l.Mono }) }},
		{key: 'q', label: "menu.quit", do: func() { d.Quit() }},
	}
	absent := "kj" // nobody coaches two humans
	if t.now().Setup.Solo {
		absent = "d" // Autobot does not give up
		if t.coach() == nil {
			absent = "dkj"
		}
	}
	out = slices.DeleteFunc(out, func(e menuEntry) bool { return strings.ContainsRune(absent, e.key) })
	return out
}

// Draw implements screen.Page.
func (m *menu) Draw(c screen.Canvas) {
	c.Heading(0, m.t.d.view.Say("menu.title"), "")
	for i, e := range m.entries() {
		x := c.Put(2, 1+i, c.Theme.Key, string(e.key))
		c.Put(x+2, 1+i, c.Theme.Plain, m.t.d.view.Say(e.label, rules.Text("name", m.t.d.view.Name(m.t.now(), e.who)),
			rules.Text("mode", m.t.d.view.CoachMode(m.t.coach().Mode()))))
		c.Tap(0, 1+i, c.W, 1, e.do)
	}
	m.t.d.Footer(c, []screen.Hint{{Keys: m.t.d.KeyName("esc"), Word: m.t.d.view.Say("key.close"), Act: func() { m.t.d.Pop() }}})
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
