package partydash

import (
	"slices"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/screen"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// hints are the keys that work now: those of the step in the first line, those
// of the program behind them, as many as fit.
func (t *table) hints(c screen.Canvas) {
	if c.H < 1 {
		return
	}
	if modal := t.modalHints(); modal != nil {
		c.Untap() // nothing else can be tapped meanwhile
		screen.HintLine(c, c.H-1, modal)
		return
	}
	first, rest := t.hintList(c.W)
	if all := append(slices.Clone(rest), first...); c.H > 1 && needs(c, all) > 2*c.W-10 {
		first, rest = t.hintList(0) // the dice can do without their words, and so can ?
		for i := range rest {
			if rest[i].Keys == "?" {
				rest[i].Word = ""
			}
		}
	}
	if c.H == 1 {
		screen.HintLine(c, 0, append(first, rest...))
		return
	}
	rest = rest[screen.HintLine(c, 1, rest):]
	screen.HintLine(c, 0, append(first, rest...))
}

// needs is how many columns hints take.
func needs(c screen.Canvas, list []screen.Hint) int {
	n := 1
	for _, h := range list {
		n += c.Width(strings.TrimSpace(h.Keys+" "+h.Word)) + 2
	}
	return n
}

// modalHints are the keys while one thing is asked: a line being typed, a slot of
// the row. They are nil otherwise.
func (t *table) modalHints() []screen.Hint {
	v := &t.d.view
	key := func(k tcell.Key, c rune) func() { return func() { t.d.Press(k, c) } }
	cancel := screen.Hint{Keys: t.d.KeyName("esc"), Word: v.Say("key.cancel"), Act: key(tcell.KeyEscape, 0)}
	switch {
	case t.ask != nil:
		return []screen.Hint{{Keys: t.d.KeyName("enter"), Word: v.Say("key.set"), Act: key(tcell.KeyEnter, 0)}, cancel}
	case t.slot != nil:
		return []screen.Hint{{Keys: "1", Act: key(tcell.KeyRune, '1')}, {Keys: "2", Act: key(tcell.KeyRune, '2')}, {Keys: "3", Act: key(tcell.KeyRune, '3')}, cancel}
	}
	return nil
}

// hintWords is the width from which on the letters of the dice have their words.
const hintWords = 60

// faceName is what a face is called in a hint or under its die; a number says
// itself.
func (t *table) faceName(f rules.Face) string {
	if f <= tokyo.Three {
		return ""
	}
	return t.d.view.Say("tokyo.face." + tokyo.FaceName(f))
}

// faceLetter is what one types for a face, as it is shown.
func (t *table) faceLetter(f rules.Face) string {
	return t.d.view.Say("tokyo.letter." + tokyo.FaceName(f))
}

// hintList are the hints of the step, and those of the program.
func (t *table) hintList(w int) (first, rest []screen.Hint) {
	v := &t.d.view
	press := func(key tcell.Key, c rune) func() { return func() { t.d.Press(key, c) } }
	tr := t.tray()
	if tr.wants != wantsNothing && tr.due > 0 && !t.s.ReadOnly() {
		for f := range rules.Face(rules.NumFaces) {
			h := screen.Hint{Keys: t.faceLetter(f), Word: t.faceName(f), Act: press(tcell.KeyRune, tokyo.Faces.Letter(f))}
			if w < hintWords {
				h.Word = ""
			}
			first = append(first, h)
		}
	}
	_, open := t.now().Open()
	if !t.now().State.Over() && !t.s.ReadOnly() && !open && (tr.wants == wantsNothing || tr.due == 0) || tr.fewer && len(t.typed) > 0 {
		first = append(first, screen.Hint{Keys: t.d.KeyName("enter"), Word: v.Say("key.enter"), Act: press(tcell.KeyEnter, 0)})
	}
	if q, asked := t.now().Open(); asked && !t.s.ReadOnly() && len(t.typed) == 0 && v.EnterDeclines(t.now(), &q) {
		first = append(first, screen.Hint{Keys: t.d.KeyName("enter"), Word: v.Say("tokyo.dash.key.decline"), Act: press(tcell.KeyEnter, 0)})
	}
	if len(t.typed) > 0 || tr.wants == wantsHand {
		first = append(first, screen.Hint{Keys: t.d.KeyName("back"), Word: v.Say("key.back"), Act: press(tcell.KeyBackspace2, 0)})
	}
	for i := range bindings {
		b := &bindings[i]
		if b.why(t) != "" || b.quiet != nil && b.quiet(t) {
			continue
		}
		h := screen.Hint{Keys: b.shown(), Word: v.Say(b.label), Act: press(b.key, 0)}
		if b.chars != "" {
			h.Act = press(tcell.KeyRune, []rune(b.chars)[0])
		}
		if b.step {
			first = append(first, h)
		} else {
			rest = append(rest, h)
		}
	}
	return first, rest
}
