package dash

import (
	"slices"
	"strings"

	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// pending is a move held back until the player has said that she means it.
type pending struct {
	events []duel.Event
	how    duel.Why
}

// do plays lines of the notation that belong together: all of them or, if one is
// refused, none, and says why. It returns whether they were played.
func (t *table) do(lines ...string) bool {
	events, err := t.read(lines)
	if err != nil {
		return t.refused(err)
	}
	return t.move(events...)
}

// read reads lines of the notation, each at the table the ones before it lead to.
func (t *table) read(lines []string) (out []duel.Event, err error) {
	if t.s.ReadOnly() {
		return nil, rules.Refuse("", "plain.readonly")
	}
	g := t.s.Game
	for i, l := range lines {
		ev, err := t.d.view.Rules.Read(g.Table(), l)
		if err == nil && i+1 < len(lines) {
			g = g.Copy()
			err = g.Do(ev)
		}
		if err != nil {
			return nil, err
		}
		out = append(out, ev)
	}
	return out, nil
}

// refused says why something was not played, and drops what it was part of.
func (t *table) refused(err error) bool {
	t.held, t.slot, t.meant, t.applying, t.paid = nil, nil, false, false, nil
	t.d.Fault(err)
	return false
}

// move plays events that belong together. A move that would give the game away is held
// back and asked about first (W3, W4).
func (t *table) move(events ...duel.Event) bool {
	made := t.price(events)
	done := t.playAll(events)
	if t.paid = made; made != nil {
		made.steps = len(t.s.Game.History())
	}
	return done
}

// playAll is move without the coach.
func (t *table) playAll(events []duel.Event) bool {
	t.held, t.slot, t.once = nil, nil, false // whatever was being asked, something else was done
	if how, gives := duelbox.GivesAway(t.d.view.Rules, t.s.Game, events...); gives && !t.meant && !t.s.ReadOnly() {
		t.held = &pending{events, how}
		return false
	}
	warned, before := t.d.view.Rules.Warnings(&t.now().State), diceOf(t.now())
	if err := t.s.Do(events...); err != nil {
		return t.refused(err)
	}
	t.pick, t.tally = picker{}, nil
	if diceOf(t.now()) != before {
		t.entry = entry{}
	}
	if n := len(t.entry.typed); n > 0 {
		t.entry.typed = t.entry.typed[:min(n, max(0, t.tray().due-1))]
	}
	t.told(warned)
	t.unnamed()
	if _, open := t.now().Open(); !open {
		t.meant = false
		return t.carryOn()
	}
	return true
}

// throwing is what letters being typed belong to: the dice of one throw.
type throwing struct {
	turn   int16
	active duel.Side
	phase  duel.Phase
	rolls  int8
	dice   rules.Roll
	asked  duel.QuestionID
}

// diceOf is what letters typed at a table belong to.
func diceOf(now *duel.Table) throwing {
	t := &now.State.Turn
	return throwing{turn: t.Number, active: t.Active, phase: t.Phase, rolls: t.Rolls, dice: t.Dice, asked: now.Question.ID}
}

// told says what a correction made odd, and what the disk refused.
func (t *table) told(before []*rules.Problem) {
	var odd []string
	for _, w := range t.d.view.Rules.Warnings(&t.now().State) {
		if !slices.ContainsFunc(before, func(old *rules.Problem) bool { return old.Error() == w.Error() }) {
			odd = append(odd, t.d.view.Note(w.Note))
		}
	}
	if len(odd) > 0 {
		t.d.Warn(strings.Join(odd, "; "))
	}
	if err := t.s.File.Trouble(); err != nil {
		t.d.Fault(err)
	}
}

// unnamed leaves cards that come into the row unnamed: no prompt for a name opens
// by itself.
func (t *table) unnamed() {
	for range 2 * len(t.now().State.Row) {
		if q, ok := t.now().Open(); !ok || q.ID != duel.AskReveal {
			return
		}
		if err := t.s.DoLines("reveal ?"); err != nil {
			t.d.Fault(err)
			return
		}
	}
}

// carryOn goes on after the player said that rolling is over: where the order of
// the symbols changes nothing they are resolved.
func (t *table) carryOn() bool {
	s := &t.now().State
	if !t.applying || s.Turn.Phase != duel.PhaseResolve || s.Autobot() {
		t.applying = t.applying && s.Turn.Phase == duel.PhaseRoll
		return true
	}
	t.applying = false
	if t.d.view.Rules.OrderMatters(*s) {
		return true
	}
	return t.do("resolve")
}

// apply is Enter: what it does at each step.
func (t *table) apply() {
	now := t.now()
	s := &now.State
	tr := t.tray()
	if len(t.entry.typed) > 0 && (tr.wants == wantsAnswer || tr.wants == wantsPick) {
		t.d.Fault(rules.Refuse("", "dash.missing", rules.Num("n", tr.due-len(t.entry.typed))))
		return
	}
	if q, ok := now.Open(); ok {
		t.d.Fault(rules.Refuse("", "dash.answer-first", rules.Text("question", t.d.view.Question(s, &q))))
		return
	}
	if t.d.view.Rules.LabOpen(s) && len(t.entry.typed) == 0 {
		t.do("pass")
		return
	}
	if len(t.entry.typed) > 0 || tr.wants == wantsWhite || tr.wants == wantsRoll && s.Turn.Rolls == 0 {
		t.d.Fault(rules.Refuse("D1", "dash.missing", rules.Num("n", tr.due-len(t.entry.typed))))
		return
	}
	switch {
	case s.Over():
		t.d.Fault(rules.Refuse("W", "over"))
	case s.Turn.Phase <= duel.PhaseRoll && s.Autobot():
		if !t.d.view.Rules.RollsDone(s) {
			t.d.Tell(t.d.view.Say("dash.stopped"))
		}
		t.do("stop")
	case s.Turn.Phase <= duel.PhaseRoll:
		t.applying = true
		t.applyRoll(s)
	case s.Turn.Phase == duel.PhaseResolve:
		t.do("resolve")
	default:
		t.do("pass")
	}
}

// applyRoll takes the human's dice as her final roll: what is asked when rolling
// ends comes before the question of order.
func (t *table) applyRoll(s *duel.State) {
	after, ev := *s, duel.Event{Kind: duel.Stopped}
	e := t.d.view.Rules.NewEngine()
	status, err := e.Play(&after, &ev, nobody{}, nil)
	if err == nil && status != duel.Asking && !t.d.view.Rules.OrderMatters(after) && !t.endsRolling(s, &after) {
		t.do("resolve")
		return
	}
	t.do("stop")
}

// endsRolling says whether ending the rolls changed more than the step.
func (t *table) endsRolling(before, after *duel.State) bool {
	a, b := *before, *after
	a.Turn.Phase, a.Turn.Kept, a.Turn.Said = b.Turn.Phase, b.Turn.Kept, b.Turn.Said
	return a != b
}

// nobody answers no question.
type nobody struct{}

func (nobody) Answer(*duel.State, *duel.Question) (duel.Answer, bool) { return duel.Answer{}, false }

// asItLies resolves the dice as they lie, declining whatever may be declined, and
// notes that something was asked. That dice may be left out is no news.
type asItLies struct{ asked bool }

// Answer implements duel.Answers.
func (a *asItLies) Answer(_ *duel.State, q *duel.Question) (duel.Answer, bool) {
	a.asked = a.asked || q.ID != duel.AskRebooting && q.ID != duel.AskTitanic
	return duel.No, q.No
}

// letter takes one die.
func (t *table) letter(f rules.Face) {
	tr := t.tray()
	s := &t.now().State
	switch {
	case t.s.ReadOnly():
		t.d.Fault(rules.Refuse("", "plain.readonly"))
		return
	case tr.wants == wantsNothing || tr.due == 0:
		t.noLetter(s, &tr)
		return
	case tr.wants == wantsPick && t.d.view.Rules.SpareDice(s)[f] <= t.entry.roll()[f]:
		t.d.Fault(rules.Refuse("O6", "dash.no-spare", rules.ID(rules.ArgFace, "face", duel.FaceName(f))))
		return
	case len(t.entry.typed) == 0 && t.entry.kept == nil && tr.marks:
		t.entry.kept = marksOf(&tr)
	}
	t.entry.typed = append(t.entry.typed, f)
	if len(t.entry.typed) == tr.due {
		t.enter()
	}
}

// noLetter says why a die is not wanted now.
func (t *table) noLetter(s *duel.State, tr *tray) {
	switch {
	case s.Over():
		t.d.Fault(rules.Refuse("W", "over"))
	case tr.wants == wantsRoll:
		t.d.Fault(rules.Refuse("D1", "dash.all-kept"))
	case s.Turn.Phase == duel.PhaseResolve && s.Autobot():
		t.d.Fault(rules.Refuse("A3", "dash.resolve-first"))
	default:
		t.d.Fault(rules.Refuse("", "dash.no-dice", rules.ID(rules.ArgKey, "phase", "phase."+s.Turn.Phase.String())))
	}
}

// marksOf are the keep marks of a tray as they stand.
func marksOf(tr *tray) []bool {
	out := make([]bool, len(tr.dice))
	for i, d := range tr.dice {
		out[i] = d.kept
	}
	return out
}

// enter plays the roll that is complete now. A roll that is refused, or held back
// and then not meant, loses its last letter only.
func (t *table) enter() {
	line, tr := "roll "+duel.Faces.Format(t.entry.roll()), t.tray()
	answers := tr.wants == wantsAnswer || tr.wants == wantsPick
	if answers {
		line = "answer " + duel.Faces.Format(t.entry.roll())
	}
	before, keep := t.entry, t.keeping(&tr)
	if answers {
		t.answered = before.typed
	} else {
		t.orders[len(t.s.Game.History())+len(keep)] = before.typed
	}
	if !t.do(append(keep, line)...) && t.held == nil && len(before.typed) > 0 {
		t.entry = entry{before.typed[:len(before.typed)-1], before.kept}
	}
}

// keeping is the line that says which dice were kept, where that does not follow
// from the rules or from an earlier line.
func (t *table) keeping(tr *tray) []string {
	s := &t.now().State
	kept := tr.kept()
	if !tr.marks || kept == implied(t.d.view.Rules, s) {
		return nil
	}
	return []string{strings.TrimSpace("keep " + duel.Faces.Format(kept))}
}

// mark keeps or gives back one of the dice lying there, from 0.
func (t *table) mark(i int) {
	tr := t.tray()
	switch {
	case t.s.ReadOnly():
		t.d.Fault(rules.Refuse("", "plain.readonly"))
		return
	case tr.wants == wantsPick && i < len(tr.dice) && !tr.dice[i].left && !tr.dice[i].added:
		t.letter(tr.dice[i].face)
		return
	case tr.wants == wantsPick:
		t.unpick(&tr, i)
		return
	case !tr.marks:
		t.d.Fault(rules.Refuse("D1", "dash.no-marks"))
		return
	case len(t.entry.typed) > 0:
		t.d.Fault(rules.Refuse("D1", "dash.marks-late"))
		return
	case i >= len(tr.dice):
		t.d.Fault(rules.Refuse("D1", "dash.no-die", rules.Num("n", i+1)))
		return
	}
	if s := &t.now().State; t.d.view.Rules.Shadowed(s) && tr.dice[i].face != duel.Fame {
		t.d.Fault(rules.Refuse("O3", "shadows-keep", rules.Text("keep", duelbox.Dice(t.d.view.Words, duel.ButFame(s.Turn.Dice)))))
		return
	}
	kept := marksOf(&tr)
	kept[i] = !kept[i]
	t.entry.kept = kept
	t.keepDraft()
}

// unpick takes back a die picked to stay unresolved. An added symbol is no die.
func (t *table) unpick(tr *tray, i int) {
	if i >= len(tr.dice) || !tr.dice[i].left {
		t.d.Fault(rules.Refuse("O6", "dash.no-pick"))
		return
	}
	at := slices.Index(t.entry.typed, tr.dice[i].face)
	t.entry.typed = slices.Delete(slices.Clone(t.entry.typed), at, at+1)
}

// back takes back one letter, also of a roll already entered: as long as nothing
// but rolls followed, letters go one by one.
func (t *table) back() {
	if n := len(t.entry.typed); n > 0 {
		t.entry.typed = t.entry.typed[:n-1]
		if marks := t.entry.kept; n == 1 && marks != nil { // marks the player did not make are nothing to take back
			t.entry.kept = nil
			if tr := t.tray(); !slices.Equal(marks, marksOf(&tr)) {
				t.entry.kept = marks
			}
		}
		return
	}
	if t.entry.kept != nil {
		t.entry.kept = nil
		return
	}
	last, part := t.s.Game.Last() // an answer to a level tie goes with its roll
	if part {
		t.backAnswer()
		return
	}
	if len(last) == 0 || last[0].Items[0].Kind != duel.Rolled && last[0].Items[0].Kind != duel.Kept {
		t.d.Fault(rules.Refuse("", "dash.nothing-typed"))
		return
	}
	ev, answered := last[0].Items[0], len(last) > 1
	if !t.undo() || ev.Kind != duel.Rolled {
		return
	}
	if answered { // the answer alone is taken back
		t.do(t.d.view.Rules.Write(&ev))
		return
	}
	for f, n := range ev.Roll {
		for range n {
			t.entry.typed = append(t.entry.typed, rules.Face(f))
		}
	}
	if typed := (entry{typed: t.orders[len(t.s.Game.History())]}); typed.roll() == ev.Roll { // the last letter is the one typed last
		t.entry.typed = slices.Clone(typed.typed)
	}
	tr := t.tray()
	t.entry.typed = t.entry.typed[:max(0, min(len(t.entry.typed), tr.due)-1)]
}

// backAnswer takes back one letter of dice that were answered to a question, while
// the next one of the same event stands. Other answers are no letters.
func (t *table) backAnswer() {
	h := t.s.Game.History()
	items := h[len(h)-1].Items
	ev := items[len(items)-1]
	if ev.Answer.Kind != duel.DiceAnswer {
		t.d.Fault(rules.Refuse("", "dash.nothing-typed"))
		return
	}
	typed := t.answered
	if !t.undo() {
		return
	}
	if (&entry{typed: typed}).roll() != ev.Answer.Roll { // not typed here, or not last
		typed = nil
		for f, n := range ev.Answer.Roll {
			for range n {
				typed = append(typed, rules.Face(f))
			}
		}
	}
	t.entry.typed = slices.Clone(typed[:max(0, len(typed)-1)])
}

// forget drops what was begun at a table that is about to change.
func (t *table) forget() {
	t.entry, t.pick, t.held, t.slot, t.applying, t.meant, t.once, t.tally = entry{}, picker{}, nil, nil, false, false, false, nil
	t.wanted, t.paid = nil, nil
}

// undo takes the last step back. It returns whether there was one.
func (t *table) undo() bool { return t.through(t.s.Undo) }

// redo does the step again that was taken back last.
func (t *table) redo() { t.through(t.s.Redo) }

// through goes one step through the log, and on past the names of revealed cards,
// which nobody was asked for. It returns whether there was a step.
func (t *table) through(step func() ([]duel.Event, error)) bool {
	t.forget()
	if _, err := step(); err != nil {
		t.d.Fault(err)
		return false
	}
	for range 2 * len(t.now().State.Row) {
		if q, ok := t.now().Open(); !ok || q.ID != duel.AskReveal {
			break
		}
		if _, err := step(); err != nil {
			break
		}
	}
	return true
}

// undoKey takes back what came last: letters of a roll that is not complete, or
// the last step.
func (t *table) undoKey() {
	if len(t.entry.typed) == 0 {
		t.undo()
		return
	}
	t.entry = entry{}
	t.d.Tell(t.d.view.Say("dash.dropped"))
}

// throw rolls for the player: the program's own dice, marked in the log. Letters
// typed before it are real dice and stay.
func (t *table) throw() {
	tr := t.tray()
	n := tr.due - len(t.entry.typed)
	if tr.wants == wantsNothing || tr.wants == wantsPick || n <= 0 {
		t.noLetter(&t.now().State, &tr)
		return
	}
	faces := t.entry.roll()
	for range n {
		faces[t.d.desk.Random(rules.NumFaces)]++
	}
	line := "roll " + duel.Faces.Format(faces) + " thrown"
	if tr.wants == wantsAnswer {
		line = "answer " + duel.Faces.Format(faces)
	}
	t.do(append(t.keeping(&tr), line)...)
}
