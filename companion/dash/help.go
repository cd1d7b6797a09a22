package dash

import (
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
)

// newHelp is the page that explains the keys of the page below it, with the reason where one does nothing now,
// and what can be typed.
func newHelp(d *Dash) page {
	below := d.top()
	r := newText(d, "dash.help.title", func(w int) string {
		t := &prose{th: d.th, w: w}
		if below != nil {
			t.head(d.say("dash.help.keys"))
			t.keys(d, below.bindings())
		}
		if _, ok := below.(*setupPage); ok {
			t.gap()
			t.say(d.th.plain, d.say("page.help.setup"))
			return t.String()
		}
		if d.game != nil {
			t.head(d.say("page.help.typed"))
			t.say(d.th.plain, strings.TrimSpace(d.game.Box().Help(d.Words(), companion.HelpPlay)))
			t.gap()
			t.say(d.th.plain, strings.TrimSpace(d.game.Box().Help(d.Words(), companion.HelpCorrect)))
		}
		return t.String()
	})
	r.more = func() []binding {
		return []binding{{chars: "/", word: d.say("page.key.ask"), act: func() { d.push(newLookup(d, "")) }, step: true}}
	}
	return r
}

// keys writes what keys do, and why some do nothing now.
func (t *prose) keys(d *Dash, list []binding) {
	const column = 9
	for i := range list {
		b := &list[i]
		said := b.word
		if b.help != "" {
			said = d.say(b.help)
		}
		if said == "" || b.shown() == "" {
			continue
		}
		st := t.th.plain
		if b.off != "" {
			said, st = said+" - "+d.say("page.off", rules.Text("why", b.off)), t.th.dim
		}
		t.under(column, b.shown(), t.th.key, st, said)
	}
}
