package dash

import (
	"kingoftokyo/coach"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/screen"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file is the coach on the table's page: its keys and modes, when its advice is
// shown, what a choice cost. With the coach off nothing here is worked out, and no screen
// differs.

// paid is what the last choice cost, where the advice on it was shown.
type paid struct {
	steps int // entries of the game when it had been played
	event duel.Event
	price float64 // of the chance to win; 0 for the best
}

// coach is the desk's; nil is one that is off.
func (t *table) coach() *duelbox.Coaching { return t.d.desk.Coach }

// advised says whether advice is shown at the table as it lies: always, or because
// it was asked for since the last event.
func (t *table) advised() bool {
	switch t.coach().Mode() {
	case duelbox.CoachAlways:
		return t.coach().Helps() && !t.now().State.Over()
	case duelbox.CoachAsk:
		return t.wanted != nil && *t.wanted == duelbox.MomentOf(t.now())
	}
	return false
}

// counsel is the advice to be shown, if there is any.
func (t *table) counsel() (*coach.Advice, bool) {
	if !t.advised() {
		return nil, false
	}
	a, ok := t.coach().Advice(t.now())
	return a, ok && len(a.Options) > 0
}

// adviceKey shows the advice until the next event, or hides it.
func (t *table) adviceKey() {
	v, c := &t.d.view, t.coach()
	switch {
	case c.Mode() == duelbox.CoachAlways:
		t.d.Tell(v.Say("coach.always"))
		return
	case t.advised():
		t.wanted = nil
		t.d.Tell(v.Say("coach.hidden"))
		return
	}
	at := duelbox.MomentOf(t.now())
	t.wanted = &at
	if a, ok := t.counsel(); !ok || len(a.Options) == 1 {
		if chance, ok := c.Win(t.now()); ok {
			t.d.Tell(v.WinLine(t.now(), chance))
		}
	}
}

// coachKey goes on to the next mode of the coach: off, on request, always.
func (t *table) coachKey() { t.setCoach(t.coach().Mode().Next()) }

// setCoach changes how much of the coach is shown.
func (t *table) setCoach(m duelbox.CoachMode) {
	c := t.coach()
	err := c.SetMode(m)
	t.wanted, t.paid = nil, nil
	c.Follow(t.now())
	t.d.Tell(t.d.view.CoachSet(m))
	if err != nil {
		t.d.Fault(rules.Refuse("", "coach.not-kept", rules.Text("mode", t.d.view.CoachMode(m)), rules.Because("why", err)))
	}
}

// noCoach is why the coach says nothing at this table, as a catalogue key; "" if it does.
func noCoach(t *table) string {
	switch c := t.coach(); {
	case !t.now().Setup.Solo:
		return "coach.only-solo"
	case c == nil:
		return "coach.missing"
	case c.Mode() == duelbox.CoachOff:
		return "coach.off"
	case !c.Helps():
		return "coach.none"
	}
	return ""
}

func noAdvice(t *table) string {
	if why := noCoach(t); why != "" {
		return why
	}
	if t.now().State.Over() {
		return "over"
	}
	return ""
}

func noReview(t *table) string {
	if why := noCoach(t); why != "" {
		return why
	}
	if len(t.s.Game.History()) == 0 {
		return "coach.review.early"
	}
	return ""
}

// notHers hides the hint of the advice where nothing is hers to choose.
func notHers(t *table) bool {
	if t.coach().Mode() == duelbox.CoachAlways {
		return true // it is shown already
	}
	now := t.now()
	if q, open := now.Open(); open {
		return q.FromTable() || q.ID == duel.AskGameOver
	}
	s := &now.State
	return s.Autobot() || s.Turn.Phase == duel.PhaseEnd || s.Turn.Phase <= duel.PhaseRoll && s.Turn.Rolls == 0 && t.d.view.Rules.MoreTokens(s) == 0 && !t.d.view.Rules.LabOpen(s)
}

// withoutCoach hides the hints of a coach that is off.
func withoutCoach(t *table) bool { return t.coach().Mode() == duelbox.CoachOff }

// goesOn hides the hint of the review while the game goes on.
func goesOn(t *table) bool { return !t.now().State.Over() }

// noMode is why the coach cannot be turned on here.
func noMode(t *table) string {
	switch {
	case !t.now().Setup.Solo:
		return "coach.only-solo"
	case t.coach() == nil:
		return "coach.missing"
	}
	return ""
}

// review opens the look back on the game.
func (t *table) review() { t.d.Push(newReview(t)) }

// coachTitle is what the title says of the coach: how she stands; "" where there
// is nothing to say.
func (t *table) coachTitle() string {
	if t.advised() {
		if chance, ok := t.coach().Win(t.now()); ok {
			return t.d.view.Chance(t.now(), chance)
		}
	}
	return ""
}

// marked says which dice of a tray belong to the best keep.
func (t *table) marked(tr *tray) []bool {
	out := make([]bool, len(tr.dice))
	a, ok := t.counsel()
	if !ok || !tr.marks || len(t.entry.typed) > 0 {
		return out
	}
	best := t.keepOf(&a.Options[0].Event)
	for _, kept := range []bool{true, false} { // of like dice those that are kept already
		for i, d := range tr.dice {
			if d.kept == kept && best[d.face] > 0 {
				best[d.face]--
				out[i] = true
			}
		}
	}
	return out
}

// price is what the choice costs that a move makes, where advice on it is shown.
func (t *table) price(events []duel.Event) *paid {
	a, ok := t.counsel()
	if !ok || len(events) == 0 {
		return nil
	}
	ev := events[0]
	if turn := &t.now().State.Turn; turn.Phase == duel.PhaseRoll && turn.Rolls > 0 {
		switch {
		case ev.Kind == duel.Rolled && !turn.Said: // nothing was set aside
			ev = duel.Event{Kind: duel.Kept}
		case ev.Kind == duel.Resolved, ev.Kind == duel.ResolvedAll: // they end the rolls
			ev = duel.Event{Kind: duel.Stopped}
		}
	}
	o, ok := duelbox.Choice(a, &ev)
	if !ok {
		return nil
	}
	return &paid{event: o.Event, price: max(0, a.Options[0].Win-o.Win)}
}

// paidLines say what her last keep cost, right after it.
func (t *table) paidLines() []screen.Line {
	if t.paid == nil || t.paid.steps != len(t.s.Game.History()) || t.paid.event.Kind != duel.Kept {
		return nil
	}
	return []screen.Line{{Text: t.d.view.Paid(t.paid.event.Roll, t.paid.price)}}
}

// dangerTold says the danger ahead in a line, for those who type the command.
func (t *table) dangerTold() {
	if why := noCoach(t); why != "" && why != "coach.none" { // it needs no matchup the coach knows
		t.d.Fault(rules.Refuse("", why))
		return
	}
	d, ok := t.danger()
	if !ok {
		t.d.Fault(rules.Refuse("", "coach.danger.none"))
		return
	}
	t.d.Tell(t.d.view.DangerShort(d, true))
}

// coachWord sets the mode of a word, or tells the present one.
func (t *table) coachWord(word string) {
	if why := noMode(t); why != "" {
		t.d.Fault(rules.Refuse("", why))
		return
	}
	m, ok := duelbox.ParseCoachMode(word)
	switch {
	case word == "":
		t.d.Tell(t.d.view.CoachSet(t.coach().Mode()))
	case !ok:
		t.d.Fault(rules.Refuse("", "coach.unknown", rules.Text("word", word)))
	default:
		t.setCoach(m)
	}
}
