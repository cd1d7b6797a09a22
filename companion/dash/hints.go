package dash

import (
	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/screen"
	"kingoftokyo/rules/duel"
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
	if c.H == 1 {
		screen.HintLine(c, 0, append(first, rest...))
		return
	}
	rest = rest[screen.HintLine(c, 1, rest):]
	screen.HintLine(c, 0, append(first, rest...))
}

// modalHints are the keys while one thing is asked: a line being typed, "really?",
// a slot of the row. They are nil otherwise.
func (t *table) modalHints() []screen.Hint {
	v := &t.d.view
	key := func(k tcell.Key, c rune) func() { return func() { t.d.Press(k, c) } }
	switch {
	case t.ask != nil:
		return []screen.Hint{{Keys: t.d.KeyName("enter"), Word: v.Say("key.set"), Act: key(tcell.KeyEnter, 0)}, {Keys: t.d.KeyName("esc"), Word: v.Say("key.cancel"), Act: key(tcell.KeyEscape, 0)}}
	case t.held != nil:
		return []screen.Hint{{Keys: v.Say("choice.key.yes"), Word: v.Say("event.yes"), Act: key(tcell.KeyRune, 'y')}, {Keys: "n", Word: v.Say("event.no"), Act: key(tcell.KeyRune, 'n')}}
	case t.slot != nil:
		return []screen.Hint{{Keys: "1", Act: key(tcell.KeyRune, '1')}, {Keys: "2", Act: key(tcell.KeyRune, '2')}, {Keys: "3", Act: key(tcell.KeyRune, '3')}, {Keys: t.d.KeyName("esc"), Word: v.Say("key.cancel"), Act: key(tcell.KeyEscape, 0)}}
	}
	return nil
}

// hintWords is the width from which on the letters of the dice have their words.
const hintWords = 60

// hintList are the hints of the step, and those of the program.
func (t *table) hintList(w int) (first, rest []screen.Hint) {
	v := &t.d.view
	press := func(key tcell.Key, c rune) func() { return func() { t.d.Press(key, c) } }
	s := &t.now().State
	q, open := t.now().Open()
	if tr := t.tray(); (tr.wants != wantsNothing && tr.due > 0 || open && q.Form() == duel.FaceAnswer) && !t.s.ReadOnly() {
		for f := duel.Claw; f <= duel.Power; f++ {
			h := screen.Hint{Keys: v.Say("letter." + duel.FaceName(f)), Word: v.Say("dash.face." + duel.FaceName(f)), Act: press(tcell.KeyRune, duel.Faces.Letter(f))}
			if w < hintWords {
				h.Word = ""
			}
			first = append(first, h)
		}
	}
	if tr := t.tray(); !s.Over() && len(t.entry.typed) == 0 && !open && !t.s.ReadOnly() && tr.wants != wantsWhite && (tr.wants != wantsRoll || s.Turn.Rolls > 0 || v.Rules.LabOpen(s)) {
		first = append(first, screen.Hint{Keys: t.d.KeyName("enter"), Word: v.Say("key.enter"), Act: press(tcell.KeyEnter, 0)})
	}
	if len(t.entry.typed) > 0 {
		first = append(first, screen.Hint{Keys: t.d.KeyName("back"), Word: v.Say("key.back"), Act: press(tcell.KeyBackspace2, 0)})
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
		h := screen.Hint{Keys: b.shown(), Word: v.Say(b.label), Act: press(tcell.KeyRune, ch)}
		if ch == 0 {
			h.Act = press(b.key, 0)
		}
		if b.step {
			first = append(first, h)
		} else {
			rest = append(rest, h)
		}
	}
	return first, rest
}
