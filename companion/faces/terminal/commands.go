package terminal

import (
	"slices"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/faces/pages"
)

// bindings implements page: first the keys of the step, then those of the program.
func (t *table) bindings() []binding {
	d := t.d
	switch {
	case t.line != nil:
		return []binding{
			{key: tcell.KeyEnter, show: d.keyName("enter"), word: d.say("key.set"), act: func() { d.press(tcell.KeyEnter, 0) }},
			{key: tcell.KeyEscape, show: d.keyName("esc"), word: d.say("key.cancel"), act: func() { d.press(tcell.KeyEscape, 0) }},
		}
	case d.Really != nil:
		return []binding{t.answerKey("table.key.yes", "table.yes"), t.answerKey("table.key.no", "table.no")}
	}
	commands := t.commands()
	// The key that takes back a letter comes after the throw, so the throw keeps its place when the first letter is typed.
	entry := d.Game().Entry()
	letters := len(entry.Typed) > 0 || entry.Hand != nil
	if takes := t.tray().Takes; takes != companion.TakesNothing && !d.Game().ReadOnly() {
		word := d.say([...]string{
			companion.TakesDie:   "key.back.die",
			companion.TakesMarks: "key.back.marks",
			companion.TakesThrow: "key.back.throw",
		}[takes])
		at := 2
		if !letters { // for dice already played, it is next to undo
			at = 1 + slices.IndexFunc(commands, func(b binding) bool { return b.chars == "u" })
		}
		back := binding{key: tcell.KeyBackspace2, show: d.keyName("back"), word: word, step: letters, act: t.back}
		commands = slices.Insert(commands, at, back)
	}
	if t.sells() { // before the shop, the name of a card comes before the dice
		at := slices.IndexFunc(commands, func(b binding) bool { return b.chars == "n" })
		n := commands[at]
		commands = slices.Insert(slices.Delete(commands, at, at+1), 0, t.faces()...)
		return slices.Concat([]binding{n}, t.moves(), commands)
	}
	return slices.Concat(t.faces(), t.moves(), commands)
}

// sells reports whether cards are for sale while dice may be rolled as well.
func (t *table) sells() bool {
	sold := func(c companion.Choice) bool { return c.Slot > 0 }
	return t.tray().Due > 0 && t.d.Frame().FirstUnnamed() > 0 && slices.ContainsFunc(t.choices(), sold)
}

// answerKey returns a key that answers "really?".
func (t *table) answerKey(key, word string) binding {
	c := []rune(t.d.say(key))[0]
	return binding{chars: string(c), word: t.d.say(word), act: func() { t.d.press(tcell.KeyRune, c) }}
}

// faces returns the keys of the dice.
func (t *table) faces() (out []binding) {
	tr := t.tray()
	if entry := t.d.Game().Entry(); t.d.Game().ReadOnly() || tr.LettersLeft(&entry) == 0 || t.unseen() { // none missing, or unseen pieces
		return nil
	}
	for _, f := range t.d.Frame().Faces {
		none := slices.Contains(tr.None, f.Face)
		out = append(out, binding{
			show: f.Letter, word: f.Name, hue: f.Hue, step: true, bare: true, quiet: none,
			act: func() { t.typeFace(f.Face) },
		})
	}
	return out
}

// moves returns the other keys of the current step: choices and Enter.
func (t *table) moves() (out []binding) {
	d := t.d
	if d.Game().ReadOnly() {
		return nil
	}
	v, tr := d.Frame(), t.tray()
	if t.unseen() {
		turn := func() { t.page++ }
		return []binding{{key: tcell.KeyEnter, show: d.keyName("enter"), word: d.say("key.pages"), act: turn, step: true}}
	}
	if tr.Marks {
		_, faces := d.Game().Face('1') // in other boxes the prompt names the numbers of the dice
		mark := func() { d.press(tcell.KeyRune, ' ') }
		out = append(out, binding{chars: " ", show: d.keyName("mark"), word: d.say("key.mark"), act: mark, step: true,
			quiet: !faces || tr.Due == 0})
	}
	if t.drawn.pages > 1 && v.Over {
		turn := func() { d.press(tcell.KeyPgDn, 0) }
		out = append(out, binding{key: tcell.KeyPgDn, show: d.keyName("pgdn"), word: d.say("key.pages"), act: turn, step: true,
			quiet: t.page+1 == t.drawn.pages})
	}
	if v.Placing != nil {
		aside, now := tcell.KeyRight, t.spot(v)
		if !slices.ContainsFunc(v.Placing.Spots, func(s companion.Spot) bool { return s.Lane == now.Lane && s.From > now.From }) {
			aside = tcell.KeyLeft // already on the last place of a lane
		}
		choose, does := func() { t.arrow(aside) }, "key.place"
		if v.Placing.Lifts {
			does = "key.lift"
		}
		out = append(out,
			binding{key: tcell.KeyEnter, show: d.keyName("enter"), word: d.say(does), act: t.enter, step: true},
			binding{key: aside, show: d.keyName("arrows"), word: d.say("key.choose"), act: choose, step: true})
		for i := range v.Lanes {
			if l := &v.Lanes[i]; i != now.Lane && slices.ContainsFunc(v.Placing.Spots, func(s companion.Spot) bool { return s.Lane == i }) {
				act := func() { t.placeRune([]rune(l.Letter)[0]) }
				out = append(out, binding{show: l.Letter, word: l.Name, hue: l.Hue, act: act, step: true})
			}
		}
		if v.Placing.Turns {
			out = append(out, binding{chars: "r", word: d.say("key.turn"), act: func() { t.placeRune('r') }, step: true})
		}
	}
	for _, c := range t.choices() {
		b := binding{
			chars: c.Shortcut, word: c.Hint, does: c.Text, hue: c.Hue, off: c.Disabled, step: true, quiet: c.Hint == "",
			act: func() { d.Take(c) },
		}
		if c.Answer {
			b.show = strings.ToUpper(c.Shortcut) // as the box of the question shows it
		}
		if c.Shortcut == companion.KeyEnter {
			b.chars, b.key, b.show = "", tcell.KeyEnter, d.keyName("enter")
			b.act = func() { d.press(tcell.KeyEnter, 0) } // typed dice come first
			b.quiet = b.quiet || tr.Missing || tr.Whole
		}
		out = append(out, b)
	}
	return out
}

// commands returns the program's own keys. None is a letter of a die, and none requires Ctrl, Alt or brackets.
func (t *table) commands() []binding {
	d := t.d
	v, tr := d.Frame(), t.tray()
	_, coached := d.Game().Game.(companion.Coached)
	_, advised := d.Game().Game.(companion.Adviser)
	show := func(page func(pages.Host) *pages.Sheet) func() { return func() { d.Show(page(d)) } }
	review, early := "key.review", d.Unless(d.Game().Steps() > 0, "review-early")
	if !coached {
		review, early = "key.review.past", d.Unless(v.Over, "table.off.review") // without a coach there are no chances or choices to show
	}
	throw, entry := "key.throw", d.Game().Entry()
	switch {
	case tr.Plays != "":
		throw = "key.throw.kot"
	case len(entry.Typed) > 0:
		throw = "key.throw.rest" // the typed dice stay
	}
	advise := func() { d.Coached(d.Game().Game.(companion.Adviser).Advise()) }
	if len(v.Coach.Keeps) > 0 { // the table shows the best keep, the page shows all
		advise = t.why
	}
	next := func() { d.Coached(d.Game().Game.(companion.Adviser).NextCoach()) }
	adviseOff := d.Unless(advised, "dash.off.coach")
	var list []binding
	if d.Game().AdvisesKeep() { // boxes without a coach for dice may use this key
		best := func() { d.Entered(nil, d.Game().KeepBest()) }
		list = append(list, binding{chars: companion.KeepBestKey, word: "key.keep-best", act: best, quiet: true})
	}
	list = append(list, []binding{
		{chars: "r", word: "key.rematch", off: d.Unless(v.Over, "table.off.rematch"), act: d.Rematch, step: true},
		{chars: "z", word: throw, off: d.Playing(tr.Throw, "dice.off.throw"), act: t.throw, step: true},
		{chars: "a", word: "key.advice", off: adviseOff, act: advise, step: true, quiet: !v.Coach.Advises},
		{chars: "j", word: review, off: early, act: show(pages.Review), step: true, quiet: !v.Over},
		{chars: "u", word: "key.undo", off: d.Playing(!v.Start || d.Game().Begun(), "undo-nothing"), act: d.TakeBack},
		{chars: "U", key: tcell.KeyCtrlR, word: "key.redo", off: d.Playing(true, ""), act: d.Redo, quiet: true},
		{chars: "w", word: "key.why", act: t.why},
		{chars: "m", word: "key.correct", off: d.Playing(true, ""), act: show(pages.Corrections)},
		{chars: "/", word: "key.cards", act: func() { d.Show(pages.Lookup(d, "")) }},
		{chars: "?", key: tcell.KeyF1, word: "key.help", act: d.Help},
		{chars: "x", word: "key.menu", act: show(pages.Menu)},
		{chars: "v", word: "key.big", off: d.Unless(!v.Over, "dash.off.big"), act: d.swapView},
		{chars: "t", word: "key.table", act: show(pages.Whole)},
		{chars: "l", word: "key.history", act: show(pages.History)},
		{chars: "L", key: tcell.KeyTab, show: "Tab", word: "key.lang", act: d.OtherLanguage},
		{chars: ":", word: "key.line", act: t.openLine},
		{chars: "q", word: "key.quit", act: d.Quit},
		{chars: "A", word: "key.coach", off: adviseOff, act: next, quiet: true},
		{chars: "T", word: "key.theme", act: d.swapGround, quiet: true},
	}...)
	naming, at := t.naming(), 2
	if d.NamesAgain() { // after the other keys of the step
		at = slices.IndexFunc(list, func(b binding) bool { return b.chars == "u" })
	}
	list = slices.Insert(list, at, naming)
	t.word(list)
	return list
}

// word sets the words of commands. Until the player has seen all pages of the list, dice cannot be thrown nor cards named.
func (t *table) word(list []binding) {
	for i := range list {
		list[i].help = list[i].word + ".help"
		list[i].word = t.d.say(list[i].word)
		if t.unseen() && strings.Contains("zn", list[i].chars) {
			list[i].off = t.d.say("dash.pages")
		}
	}
}

// why opens the page of reasons, which shows the whole list of pieces to move.
func (t *table) why() { t.d.Show(pages.Why(t.d)) }

// naming returns the key that names cards. If it only corrects a name, its hint comes after the keys of the step; if the
// key answers the question, it has no hint.
func (t *table) naming() binding {
	d := t.d
	b := binding{chars: "n", word: "key.name", off: d.Playing(d.Frame().Nameable(), "dash.off.name"), act: d.NameCards, step: true}
	if d.NamesAgain() {
		b.word = "key.name.again"
	}
	b.quiet = slices.ContainsFunc(t.choices(), func(c companion.Choice) bool { return c.Shortcut == "n" && !c.ToType })
	return b
}
