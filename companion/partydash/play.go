package partydash

import (
	"slices"
	"strings"

	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// do plays lines of the notation that belong together: all of them or, if one is
// refused, none, and says why. It returns whether they were played.
func (t *table) do(lines ...string) bool {
	return t.change(func() error { return t.s.DoLines(lines...) })
}

// play is do for events.
func (t *table) play(events ...tokyo.Event) bool {
	return t.change(func() error { return t.s.Do(events...) })
}

func (t *table) change(change func() error) bool {
	t.slot, t.armed = nil, tokyo.Event{} // whatever was being asked, something else was done
	warned, before := t.d.view.Rules.Warnings(&t.now().State), throwOf(t.now())
	if err := change(); err != nil {
		t.d.Fault(err)
		return false
	}
	if throwOf(t.now()) != before || t.threw() {
		t.typed, t.hand = nil, nil
	}
	if n := len(t.typed); n > 0 {
		t.typed = t.typed[:min(n, max(0, t.tray().due-1))]
	}
	t.told(warned)
	t.keepDraft()
	t.revealed()
	return true
}

// threw says whether what was played last is dice or an answer: letters typed before it
// belonged to it, even where the next question looks the same (a card and its copy both
// throw dice).
func (t *table) threw() bool {
	h := t.s.Game.History()
	items := h[len(h)-1].Items
	kind := items[len(items)-1].Kind
	return kind == tokyo.Rolled || kind == tokyo.Answered
}

// throw is what letters being typed belong to: the dice of one throw.
type throw struct {
	turn   int16
	active tokyo.Seat
	phase  tokyo.Phase
	asked  tokyo.QuestionID
	seat   tokyo.Seat
}

// throwOf is what letters typed at a table belong to.
func throwOf(now *tokyo.Table) throw {
	t := &now.State.Turn
	return throw{turn: t.Number, active: t.Active, phase: t.Phase, asked: now.Question.ID, seat: now.Question.Seat}
}

// told says what a correction made odd, and what the disk refused.
func (t *table) told(before []*rules.Problem) {
	var odd []string
	for _, w := range t.d.view.Rules.Warnings(&t.now().State) {
		if t.now().Asking { // half an event is odd by nature: a slot waits for its card
			break
		}
		if !slices.ContainsFunc(before, func(old *rules.Problem) bool { return old.Error() == w.Error() }) {
			odd = append(odd, t.d.view.Note(w.Note))
		}
	}
	for i, st := range t.now().Steps { // a card that should have lain in the discards
		if st.Verb == tokyo.StepDoubtful {
			odd = append(odd, t.d.view.Lines(t.now().Steps[i : i+1])[0].Text)
		}
	}
	if len(odd) > 0 {
		t.d.Warn(strings.Join(odd, "; "))
	}
	if err := t.s.File.Trouble(); err != nil {
		t.d.Fault(err)
	}
}

// revealed opens the cards where one has just been turned up: a few letters name
// it.
func (t *table) revealed() {
	if q, ok := t.now().Open(); ok && t.now().Asking && q.FromTable() && q.Form() == tokyo.CardAnswer && t.d.Top() == t {
		t.name(naming{answer: true})
	}
}

// letter takes one die; with the last one the roll is done.
func (t *table) letter(f rules.Face) {
	tr := t.tray()
	switch {
	case t.s.ReadOnly():
		t.d.Fault(rules.Refuse("", "plain.readonly"))
		return
	case tr.wants == wantsNothing || tr.due == 0:
		t.noLetter()
		return
	}
	t.typed = append(t.typed, f)
	if len(t.typed) == tr.due {
		t.enterDice()
	}
}

// noLetter says why a die is not wanted now.
func (t *table) noLetter() {
	s := &t.now().State
	switch {
	case s.Over():
		t.d.Fault(rules.Refuse("11.3", "over"))
		return
	case t.tray().wants == wantsHand:
		t.d.Fault(rules.Refuse("4.3", "tokyo.dash.hand.lies"))
		return
	}
	t.d.Fault(rules.Refuse("", "dash.no-dice", rules.ID(rules.ArgKey, "phase", "tokyo.phase."+s.Turn.Phase.String())))
}

// enterDice plays the dice typed. A roll that is refused loses its last letter only.
func (t *table) enterDice() {
	verb := "roll "
	if t.tray().wants == wantsAnswer {
		verb = "answer "
	}
	typed := t.typed
	if t.do(strings.TrimSpace(verb + tokyo.Faces.Format(rollOf(typed)))) {
		t.order = typed
	} else if len(typed) > 0 {
		t.typed = typed[:len(typed)-1]
	}
}

// back takes back one letter, also of dice just entered: as long as nothing
// followed them, letters go one by one.
func (t *table) back() {
	if n := len(t.typed); n > 0 {
		t.typed = t.typed[:n-1]
		return
	}
	if t.hand != nil {
		t.putAway()
		return
	}
	h := t.s.Game.History()
	if len(h) == 0 {
		t.d.Fault(rules.Refuse("", "dash.nothing-typed"))
		return
	}
	items := h[len(h)-1].Items
	last := items[len(items)-1]
	dice := last.Roll
	if last.Kind == tokyo.Answered {
		dice = last.Answer.Roll
	}
	if last.Kind != tokyo.Rolled && (last.Kind != tokyo.Answered || last.Answer.Kind != tokyo.DiceAnswer) {
		t.d.Fault(rules.Refuse("", "dash.nothing-typed"))
		return
	}
	order := t.order
	if !t.undo() {
		return
	}
	if rollOf(order) != dice { // not typed here, or not last
		order = nil
		for f, n := range dice {
			for range n {
				order = append(order, rules.Face(f))
			}
		}
	}
	t.typed = slices.Clone(order[:max(0, min(len(order), t.tray().due)-1)])
}

// forget drops what was begun at a table that is about to change.
func (t *table) forget() {
	t.typed, t.hand, t.slot, t.armed = nil, nil, nil, tokyo.Event{}
	t.keepDraft()
}

// undo takes the last step back. It returns whether there was one.
func (t *table) undo() bool { return t.through(t.s.Undo) }

// redo does the step again that was taken back last.
func (t *table) redo() { t.through(t.s.Redo) }

// through goes one step through the log. It returns whether there was a step.
func (t *table) through(step func() ([]tokyo.Event, error)) bool {
	t.forget()
	if _, err := step(); err != nil {
		t.d.Fault(err)
		return false
	}
	return true
}

// undoKey takes back what came last: letters of a roll that is not complete, or
// the last step.
func (t *table) undoKey() {
	if t.hand != nil {
		t.putAway()
		return
	}
	if len(t.typed) == 0 {
		t.undo()
		return
	}
	t.forget()
	t.d.Tell(t.d.view.Say("dash.dropped"))
}
