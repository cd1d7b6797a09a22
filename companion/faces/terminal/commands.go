package terminal

import (
	"slices"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/faces/pages"
)

// bindings implements page: first the keys of the step, then those of the program.
func (t *table) bindings() []pages.Command {
	d := t.d
	switch {
	case t.line != nil:
		return []pages.Command{
			{Key: pages.Key{Named: pages.Enter, Word: d.Say("key.set")}, Do: func() { d.press(tcell.KeyEnter, 0) }},
			{Key: pages.Key{Named: pages.Escape, Word: d.Say("key.cancel")}, Do: func() { d.press(tcell.KeyEscape, 0) }},
		}
	case d.Really != nil:
		return []pages.Command{t.answerKey("table.key.yes", "table.yes"), t.answerKey("table.key.no", "table.no")}
	}
	commands := d.Commands()
	// The key that takes back a letter comes after the throw, so the throw keeps its place when the first letter is typed.
	entry := d.Game().Entry()
	letters := len(entry.Typed) > 0 || entry.Hand != nil
	if takes := t.tray().Takes; takes != companion.TakesNothing && !d.Game().ReadOnly() {
		word := d.Say([...]string{
			companion.TakesDie:   "key.back.die",
			companion.TakesMarks: "key.back.marks",
			companion.TakesThrow: "key.back.throw",
		}[takes])
		at := 2
		if !letters { // for dice already played, it is next to undo
			at = 1 + keyAt(commands, "u")
		}
		back := pages.Command{Key: pages.Key{Named: pages.Backspace, Word: word, Step: letters}, Do: t.back}
		commands = slices.Insert(commands, at, back)
	}
	if t.sells() { // before the shop, the name of a card comes before the dice
		at := keyAt(commands, "n")
		n := commands[at]
		commands = slices.Insert(slices.Delete(commands, at, at+1), 0, t.faces()...)
		return slices.Concat([]pages.Command{n}, t.moves(), commands)
	}
	return slices.Concat(t.faces(), t.moves(), commands)
}

// keyAt returns where the command with a key is in a list.
func keyAt(list []pages.Command, chars string) int {
	return slices.IndexFunc(list, func(c pages.Command) bool { return c.Chars == chars })
}

// sells reports whether cards are for sale while dice may be rolled as well.
func (t *table) sells() bool {
	sold := func(c companion.Choice) bool { return c.Slot > 0 }
	return t.tray().Due > 0 && t.d.Frame().FirstUnnamed() > 0 && slices.ContainsFunc(t.choices(), sold)
}

// answerKey returns a key that answers "really?".
func (t *table) answerKey(key, word string) pages.Command {
	c := []rune(t.d.Say(key))[0]
	return pages.Command{Key: pages.Key{Chars: string(c), Word: t.d.Say(word)}, Do: func() { t.d.press(tcell.KeyRune, c) }}
}

// faces returns the keys of the dice.
func (t *table) faces() (out []pages.Command) {
	tr := t.tray()
	if entry := t.d.Game().Entry(); t.d.Game().ReadOnly() || tr.LettersLeft(&entry) == 0 || t.unseen() { // none missing, or unseen pieces
		return nil
	}
	for _, f := range t.d.Frame().Faces {
		key := pages.Key{Shown: f.Letter, Word: f.Name, Step: true, Quiet: slices.Contains(tr.None, f.Face)}
		out = append(out, pages.Command{Key: key, Hue: f.Hue, Bare: true, Do: func() { t.typeFace(f.Face) }})
	}
	return out
}

// moves returns the other keys of the current step: choices and Enter.
func (t *table) moves() (out []pages.Command) {
	d := t.d
	if d.Game().ReadOnly() {
		return nil
	}
	v, tr := d.Frame(), t.tray()
	if t.unseen() {
		turn := func() { t.page++ }
		return []pages.Command{{Key: pages.Key{Named: pages.Enter, Word: d.Say("key.pages"), Step: true}, Do: turn}}
	}
	if tr.Marks {
		_, faces := d.Game().Face('1') // in other boxes the prompt names the numbers of the dice
		key := pages.Key{Chars: " ", Shown: d.Say("keyname.mark"), Word: d.Say("key.mark"), Quiet: !faces || tr.Due == 0}
		out = append(out, pages.Command{Key: key, Do: func() { d.press(tcell.KeyRune, ' ') }})
	}
	if t.drawn.pages > 1 && v.Over {
		key := pages.Key{Named: pages.PageDown, Word: d.Say("key.pages"), Quiet: t.page+1 == t.drawn.pages}
		out = append(out, pages.Command{Key: key, Do: func() { d.press(tcell.KeyPgDn, 0) }})
	}
	if v.Placing != nil {
		out = append(out, t.placeKeys(v)...)
	}
	for _, c := range t.choices() {
		key := pages.Key{Chars: c.Shortcut, Word: c.Hint, Help: c.Text, Off: c.Disabled, Quiet: c.Hint == ""}
		do := func() { d.Take(c) }
		if c.Answer {
			key.Shown = strings.ToUpper(c.Shortcut) // as the box of the question shows it
		}
		if c.Shortcut == companion.KeyEnter {
			key.Chars, key.Named, key.Shown = "", pages.Enter, ""
			key.Quiet = key.Quiet || tr.Missing || tr.Whole
			do = func() { d.press(tcell.KeyEnter, 0) } // typed dice come first
		}
		out = append(out, pages.Command{Key: key, Hue: c.Hue, Do: do})
	}
	for i := range out {
		out[i].Step = true
	}
	return out
}

// placeKeys returns the keys that put a piece on a lane.
func (t *table) placeKeys(v *companion.Frame) []pages.Command {
	d, now := t.d, t.spot(v)
	aside, arrow, does := pages.Right, tcell.KeyRight, "key.place"
	if !slices.ContainsFunc(v.Placing.Spots, func(s companion.Spot) bool { return s.Lane == now.Lane && s.From > now.From }) {
		aside, arrow = pages.Left, tcell.KeyLeft // already on the last place of a lane
	}
	if v.Placing.Lifts {
		does = "key.lift"
	}
	out := []pages.Command{
		{Key: pages.Key{Named: pages.Enter, Word: d.Say(does)}, Do: t.enter},
		{Key: pages.Key{Named: aside, Shown: d.Say("keyname.arrows"), Word: d.Say("key.choose")}, Do: func() { t.arrow(arrow) }},
	}
	for i := range v.Lanes {
		if l := &v.Lanes[i]; i != now.Lane && slices.ContainsFunc(v.Placing.Spots, func(s companion.Spot) bool { return s.Lane == i }) {
			act := func() { t.placeRune([]rune(l.Letter)[0]) }
			out = append(out, pages.Command{Key: pages.Key{Shown: l.Letter, Word: l.Name}, Hue: l.Hue, Do: act})
		}
	}
	if v.Placing.Turns {
		out = append(out, pages.Command{Key: pages.Key{Chars: "r", Word: d.Say("key.turn")}, Do: func() { t.placeRune('r') }})
	}
	return out
}

// Commands implements pages.Host. No key requires Ctrl, Alt or brackets.
func (d *Dash) Commands() []pages.Command {
	t, v := d.table, d.Frame()
	throw, entry := "key.throw", d.Game().Entry()
	switch {
	case t.tray().Plays != "":
		throw = "key.throw.kot"
	case len(entry.Typed) > 0:
		throw = "key.throw.rest" // the typed dice stay
	}
	list := d.Base.Commands()
	list = slices.Insert(list, keyAt(list, "t"), d.Command("v", "key.big", d.Unless(!v.Over, "dash.off.big"), d.swapView))
	list = slices.Insert(list, keyAt(list, "A"), d.Command("q", "key.quit", "", d.Quit))
	if d.Game().AdvisesKeep() { // boxes without a coach for dice may use this key
		list = slices.Insert(list, 0, d.Command(companion.KeepBestKey, "key.keep-best", "", func() { d.Entered(nil, d.Game().KeepBest()) }))
	}
	at := 2
	if d.NamesAgain() { // after the other keys of the step
		at = keyAt(list, "u")
	}
	list = slices.Insert(list, at, d.NamingCommand())
	for i := range list {
		c := &list[i]
		if c.Chars == "z" {
			*c = d.Command("z", throw, c.Off, t.throw)
		}
		c.Step, c.Quiet = strings.Contains("rzajn", c.Chars), strings.Contains(companion.KeepBestKey+"UAT", c.Chars)
		switch c.Chars {
		case "a":
			if c.Quiet = !v.Coach.Advises; len(v.Coach.Keeps) > 0 { // the table shows the best keep, the page shows all
				c.Do = func() { d.Show(pages.Why(d)) }
			}
		case "j":
			c.Quiet = !v.Over
		case "n": // not if it answers the question
			c.Quiet = slices.ContainsFunc(t.choices(), func(ch companion.Choice) bool { return ch.Shortcut == "n" && !ch.ToType })
		case "?":
			c.Named = pages.F1
		case "L":
			c.Named, c.Shown = pages.Tab, "Tab"
		}
		if t.unseen() && strings.Contains("zn", c.Chars) { // dice and names wait until all pages of the list were shown
			c.Off = d.Say("dash.pages")
		}
	}
	return list
}
