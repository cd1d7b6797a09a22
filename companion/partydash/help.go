package partydash

import (
	"slices"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/screen"
	party "kingoftokyo/companion/tokyo"
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
// typed searches both; a number shows that rule.
func newHelp(d *Dash, t *table) screen.Page {
	return helpPage(d, func() *party.View { return &d.view }, func() []string { return append(keyLines(t), typingLines(t)...) })
}

// newSetupHelp is the help of the set-up: its keys, and the rules of the box that is
// set up, whatever is being played.
func newSetupHelp(s *setup) screen.Page {
	return helpPage(s.d, s.now, func() []string { return textLines(s.now(), "tokyo.dash.setup.help") })
}

func helpPage(d *Dash, view func() *party.View, keys func() []string) screen.Page {
	r := screen.NewReader(d.App, "dash.help.title", nil)
	r.Find = d.NewSearch()
	r.Lines = func() []string { return helpLines(view(), keys(), r.Find.Text()) }
	return r
}

// helpLines are the lines of the help that match a query: of those about keys, and
// of the rules.
func helpLines(v *party.View, keys []string, query string) []string {
	var out []string
	for _, l := range keys {
		if screen.Matches(l, query) {
			out = append(out, l)
		}
	}
	if len(out) > 0 && query == "" {
		out = append([]string{v.Say("dash.help.keys")}, out...)
	}
	number, all, group := strings.TrimSpace(query), ruleNumbers(v.Rules.Edition), ""
	exact := slices.Contains(all, number)
	for _, n := range all {
		section := sectionOf(n)
		title, body := v.Say("tokyo.rule."+section+".title"), v.Say("tokyo.rule."+n)
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
		out = append(out, v.Say("dash.help.none", rules.Text("query", query)))
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
func typingLines(t *table) []string { return textLines(&t.d.view, "tokyo.dash.help.typing") }

// textLines are the lines of a text of several.
func textLines(v *party.View, key string) []string {
	var out []string
	for _, l := range strings.Split(strings.TrimSpace(v.Say(key)), "\n") {
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
		if s := &t.now().State; s.Alive(seat) && !s.Over() {
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
	n, digit := screen.Digit(ev.Rune())
	for _, e := range m.entries() {
		if ev.Key() == tcell.KeyRune && (ev.Rune() == e.key || digit && e.key == rune('0'+n)) {
			e.do()
			return
		}
	}
	m.t.d.Pop()
}
