package dash

import (
	"github.com/gdamore/tcell/v2"

	"kingoftokyo/rules/duel"
)

// hints are the keys that work now: those of the step in the first line, those
// of the program behind them, as many as fit.
func (t *table) hints(c canvas) {
	if c.h < 1 {
		return
	}
	if modal := t.modalHints(); modal != nil {
		c.untap() // nothing else can be tapped meanwhile
		hintLine(c, c.h-1, modal)
		return
	}
	first, rest := t.hintList(c.w)
	if c.h == 1 {
		hintLine(c, 0, append(first, rest...))
		return
	}
	rest = rest[hintLine(c, 1, rest):]
	hintLine(c, 0, append(first, rest...))
}

// modalHints are the keys while one thing is asked: a line being typed, "really?",
// a slot of the row. They are nil otherwise.
func (t *table) modalHints() []hint {
	v := &t.d.view
	key := func(k tcell.Key, c rune) func() { return func() { t.d.press(k, c) } }
	switch {
	case t.ask != nil:
		return []hint{{t.d.keyName("enter"), v.Say("key.set"), key(tcell.KeyEnter, 0)}, {t.d.keyName("esc"), v.Say("key.cancel"), key(tcell.KeyEscape, 0)}}
	case t.held != nil:
		return []hint{{v.Say("dash.key.yes"), v.Say("event.yes"), key(tcell.KeyRune, 'y')}, {"n", v.Say("event.no"), key(tcell.KeyRune, 'n')}}
	case t.slot != nil:
		return []hint{{"1", "", key(tcell.KeyRune, '1')}, {"2", "", key(tcell.KeyRune, '2')}, {"3", "", key(tcell.KeyRune, '3')}, {t.d.keyName("esc"), v.Say("key.cancel"), key(tcell.KeyEscape, 0)}}
	}
	return nil
}

// hintWords is the width from which on the letters of the dice have their words.
const hintWords = 60

// hintList are the hints of the step, and those of the program.
func (t *table) hintList(w int) (first, rest []hint) {
	v := &t.d.view
	press := func(key tcell.Key, c rune) func() { return func() { t.d.press(key, c) } }
	s := &t.now().State
	q, open := t.now().Open()
	if tr := t.tray(); (tr.wants != wantsNothing && tr.due > 0 || open && q.Form() == duel.FaceAnswer) && !t.s.ReadOnly() {
		for f := duel.Claw; f <= duel.Power; f++ {
			h := hint{v.Say("letter." + duel.FaceName(f)), v.Say("dash.face." + duel.FaceName(f)), press(tcell.KeyRune, duel.Faces.Letter(f))}
			if w < hintWords {
				h.word = ""
			}
			first = append(first, h)
		}
	}
	if tr := t.tray(); !s.Over() && len(t.entry.typed) == 0 && !open && !t.s.ReadOnly() && tr.wants != wantsWhite && (tr.wants != wantsRoll || s.Turn.Rolls > 0 || v.Rules.LabOpen(s)) {
		first = append(first, hint{t.d.keyName("enter"), v.Say("key.enter"), press(tcell.KeyEnter, 0)})
	}
	if len(t.entry.typed) > 0 {
		first = append(first, hint{t.d.keyName("back"), v.Say("key.back"), press(tcell.KeyBackspace2, 0)})
	}
	for i := range bindings {
		b := &bindings[i]
		if b.why(t) != "" || b.quiet != nil && b.quiet(t) {
			continue
		}
		ch := rune(0)
		if b.chars != "" {
			ch = []rune(b.chars)[0]
		}
		h := hint{b.shown(), v.Say(b.label), press(tcell.KeyRune, ch)}
		if ch == 0 {
			h.act = press(b.key, 0)
		}
		if b.step {
			first = append(first, h)
		} else {
			rest = append(rest, h)
		}
	}
	return first, rest
}
