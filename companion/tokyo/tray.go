package tokyo

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// This file is what the letters of dice mean at a table: Game implements companion.Dicer.

// awaited are the dice that a table waits for.
type awaited struct {
	due    int  // how many; 0 where none are awaited
	fewer  bool // one is enough (background-dweller)
	result bool // they are the result after the last roll (4.4), not those of a question
}

// awaits says which dice a table waits for.
func (v *Phrases) awaits(t *tokyo.Table) awaited {
	s := &t.State
	q, open := t.Open()
	switch {
	case open && q.Form() == tokyo.DiceAnswer:
		return awaited{due: int(q.N), fewer: q.Fewer()}
	case !open && s.Turn.Phase == tokyo.PhaseRoll:
		return awaited{due: v.Rules.DiceCount(s, s.Turn.Active), result: true}
	}
	return awaited{}
}

// inHand says whether the program has rolled dice for this result which the player has not taken yet.
func (w *awaited) inHand(e *companion.Entry) bool {
	return w.result && e.Hand != nil && len(e.Hand) == w.due
}

// left is how often the dice of a hand may be rolled again.
func (v *Phrases) left(s *tokyo.State, e *companion.Entry) int {
	return max(0, v.Rules.Rolls(s, s.Turn.Active)-e.Rolls)
}

// diceMove is the move that dice make: the result of the roll, or the answer to the question.
func (g *Game) diceMove(w *awaited, dice []rules.Face, thrown bool) companion.Move {
	roll, order := rules.RollOf(dice), rules.OrderOf(dice)
	if !w.result {
		ev := answered(tokyo.Answer{Kind: tokyo.DiceAnswer, Roll: roll})
		ev.Order = order
		return g.move(ev)
	}
	ev := said(tokyo.Rolled)
	ev.Roll, ev.Order, ev.Thrown = roll, order, thrown
	return g.move(ev)
}

// Type implements companion.Dicer. A question about one die is answered with its letter.
func (g *Game) Type(e *companion.Entry, f rules.Face) (next companion.Entry, move companion.Move, err error) {
	t, v := g.Now(), g.speak()
	w := v.awaits(t)
	q, open := t.Open()
	switch {
	case g.ReadOnly():
		return *e, nil, rules.Refuse("", "table.readonly")
	case open && q.Form() == tokyo.FaceAnswer:
		return *e, g.move(answered(tokyo.Answer{Kind: tokyo.FaceAnswer, Face: f})), nil
	case w.inHand(e):
		return *e, nil, rules.Refuse("4.3", "tokyo.dash.hand.lies")
	case w.due == 0:
		return *e, nil, v.noDice(t)
	}
	next = companion.Entry{Typed: append(slices.Clip(slices.Clone(e.Typed)), f)}
	if len(next.Typed) < w.due {
		return next, nil, nil
	}
	return *e, g.diceMove(&w, next.Typed, false), nil
}

// noDice says why no die is wanted now, a *rules.Problem.
func (v *Phrases) noDice(t *tokyo.Table) error {
	s := &t.State
	q, open := t.Open()
	switch {
	case s.Over():
		return rules.Refuse("11.3", "tokyo.over")
	case open:
		return rules.Refuse("", "dice.answer-first", rules.Text("question", v.Question(t, &q)))
	case s.Turn.Phase == tokyo.PhaseBuy:
		return rules.Refuse("", "tokyo.dash.no-dice.buy", rules.Text("name", v.Player(s.Turn.Active)))
	}
	return rules.Refuse("", "dice.no-dice", rules.ID(rules.ArgKey, "phase", "tokyo.phase."+s.Turn.Phase.String()))
}

// Mark implements companion.Dicer: of dice the program has rolled some are kept (4.3).
func (g *Game) Mark(e *companion.Entry, die int) (companion.Entry, error) {
	w := g.speak().awaits(g.Now())
	switch {
	case !w.inHand(e):
		return *e, rules.Refuse("", "dice.no-marks")
	case die < 0 || die >= len(e.Hand):
		return *e, rules.Refuse("4.3", "dice.no-die", rules.Num("n", die+1))
	}
	next := *e
	next.Kept = make([]bool, len(e.Hand))
	copy(next.Kept, e.Kept)
	next.Kept[die] = !next.Kept[die]
	return next, nil
}

// Throw implements companion.Dicer. Letters typed before it are dice of the table and stay; of dice that lie
// there, those that are not kept are rolled again.
func (g *Game) Throw(e *companion.Entry) (next companion.Entry, move companion.Move, err error) {
	t, v := g.Now(), g.speak()
	w := v.awaits(t)
	random := func() rules.Face { return rules.Face(g.box.desk.Random(rules.NumFaces)) }
	switch {
	case g.ReadOnly():
		return *e, nil, rules.Refuse("", "table.readonly")
	case w.due == 0:
		return *e, nil, rules.Refuse("", "dice.off.throw")
	case w.inHand(e):
		return v.rollAgain(&t.State, e, random)
	}
	dice := slices.Clone(e.Typed)
	for len(dice) < w.due {
		dice = append(dice, random())
	}
	if !w.result {
		return *e, g.diceMove(&w, dice, true), nil
	}
	return companion.Entry{Hand: dice, Kept: make([]bool, len(dice)), Rolls: 1}, nil, nil
}

// rollAgain is a further roll of the dice of a hand that are not kept.
func (v *Phrases) rollAgain(s *tokyo.State, e *companion.Entry, random func() rules.Face) (companion.Entry, companion.Move, error) {
	switch {
	case v.left(s, e) == 0:
		return *e, nil, rules.Refuse("4.1", "tokyo.dash.off.rolls")
	case !slices.Contains(e.Kept, false):
		return *e, nil, rules.Refuse("4.3", "dice.all-kept")
	}
	next := companion.Entry{Hand: slices.Clone(e.Hand), Kept: slices.Clone(e.Kept), Rolls: e.Rolls + 1}
	for i, kept := range next.Kept {
		if !kept {
			next.Hand[i] = random()
		}
	}
	return next, nil, nil
}

// Finish implements companion.Dicer: dice that the program rolled are taken as they lie, and a question that
// Enter may decline is declined.
func (g *Game) Finish(e *companion.Entry) (companion.Move, error) {
	t, v := g.Now(), g.speak()
	w := v.awaits(t)
	q, open := t.Open()
	missing := func() error {
		return rules.Refuse("4.4", "dice.missing", rules.Num("n", w.due-len(e.Typed)))
	}
	switch {
	case g.ReadOnly():
		return nil, nil
	case w.inHand(e):
		return g.diceMove(&w, e.Hand, true), nil
	case len(e.Typed) > 0 && w.due > 0 && !w.fewer:
		return nil, missing()
	case len(e.Typed) > 0 && w.due > 0:
		return g.diceMove(&w, e.Typed, false), nil
	case !open && w.due > 0:
		return nil, missing()
	case !open || q.MayStayUnnamed() && !v.Rules.Watched(&t.State):
		return nil, nil // the choice with Enter
	case v.EnterDeclines(t, &q):
		return g.move(answered(tokyo.No)), nil
	case q.No:
		return nil, v.EnterRefused(t, &q)
	case w.due > 0:
		return nil, missing()
	}
	return nil, rules.Refuse("", "dice.answer-first", rules.Text("question", v.Question(t, &q)))
}

// Back implements companion.Dicer.
func (g *Game) Back(e *companion.Entry) (next companion.Entry, undo bool, err error) {
	if n := len(e.Typed); n > 0 {
		return companion.Entry{Typed: slices.Clone(e.Typed[:n-1])}, false, nil
	}
	if e.Hand != nil {
		return companion.Entry{}, false, nil
	}
	h := g.Session.Game.History()
	if len(h) == 0 || g.ReadOnly() {
		return *e, false, rules.Refuse("", "dice.nothing-typed")
	}
	entry := &h[len(h)-1]
	last := &entry.Items[len(entry.Items)-1]
	dice, alone := last.Roll, true
	switch {
	case last.Kind == tokyo.Answered && last.Answer.Kind == tokyo.DiceAnswer:
		dice, alone = last.Answer.Roll, entry.After.Asking // otherwise undo takes all of the step back
	case last.Kind != tokyo.Rolled:
		return *e, false, rules.Refuse("", "dice.nothing-typed")
	}
	order := last.Order.Lay(dice)
	if !alone || len(order) == 0 {
		return companion.Entry{}, true, nil
	}
	return companion.Entry{Typed: order[:len(order)-1]}, true, nil
}

// Face implements companion.Dicer.
func (g *Game) Face(char rune) (rules.Face, bool) { return tokyo.Faces.Face(char) }
