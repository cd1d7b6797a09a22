package tokyo

import (
	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Roll implements companion.Game.
func (g *Game) Roll() *companion.Roll {
	t, v := g.Now(), g.speak()
	s := &t.State
	q, open := t.Open()
	out := &companion.Roll{ReadOnly: g.ReadOnly(), Letters: &tokyo.Faces, Faces: v.faces(), Random: g.box.desk.Random,
		Below:   companion.DieWords{companion.DieKept: v.Say("dice.keep"), companion.DieReroll: v.Say("dice.reroll")},
		Keeping: "4.3", Complete: "4.4", Why: v.noDice(t), NoMarks: rules.Refuse("", "dice.no-marks"),
		InHand: rules.Refuse("4.3", "tokyo.dash.hand.lies"), Thrown: rules.Refuse("4.1", "tokyo.dash.off.rolls"), Played: g.played}
	switch {
	case open && q.Form() == tokyo.DiceAnswer:
		out.Due, out.Fewer = int(q.N), q.Fewer()
	case !open && s.Turn.Phase == tokyo.PhaseRoll:
		out.Due, out.Hand, out.Throws = v.Rules.DiceCount(s, s.Turn.Active), true, v.Rules.Rolls(s, s.Turn.Active)
		out.Plays, out.Advised, out.Keeps = kotPlays(t, s.Turn.Active), g.advises(t), g.keeps(t)
	}
	if out.Due == 0 && !s.Over() { // another part of the screen says how the game ended
		out.Lying = lying(s)
	}
	if open && q.Form() == tokyo.FaceAnswer { // a question about one die is answered with its letter
		out.Letter = func(f rules.Face) companion.Move {
			return g.move(answered(tokyo.Answer{Kind: tokyo.FaceAnswer, Face: f}))
		}
	}
	out.Done = func(_ rules.Roll, dice []rules.Face, thrown bool) companion.Move {
		ev := said(tokyo.Rolled)
		if open {
			ev = answered(tokyo.Answer{Kind: tokyo.DiceAnswer, Roll: rules.RollOf(dice)})
		} else {
			ev.Roll, ev.Thrown = rules.RollOf(dice), thrown
		}
		ev.Order = rules.OrderOf(dice)
		return g.move(ev)
	}
	if open || out.ReadOnly {
		out.Enter = func() (companion.Move, error) { return g.enter(t, &q, out) }
	}
	out.Told = func(tr *companion.Tray, e *companion.Entry) {
		v.told(t, out, tr, e)
		if said := g.whyKept(v, t, out, e); said != "" {
			tr.Beside, tr.Why = companion.Lines(said), said
		}
	}
	return out
}

// lying are the dice of the result; the dice of a group that is resolved are marked.
func lying(s *tokyo.State) []companion.Die {
	out := companion.Dice(s.Turn.Dice.Faces(), companion.DieLying)
	for i := range out {
		if s.Turn.Phase > tokyo.PhaseResolve || s.Turn.Phase == tokyo.PhaseResolve && s.Turn.Resolved(groupOf(out[i].Face)) {
			out[i].State = companion.DieDone
		}
	}
	return out
}

// noDice says why no die is wanted now, a *rules.Problem.
func (v *Phrases) noDice(t *tokyo.Table) error {
	s := &t.State
	q, open := t.Open()
	switch {
	case s.Over():
		return rules.Refuse("11.3", "tokyo.over")
	case open:
		return v.answerFirst(t, &q)
	case s.Turn.Phase == tokyo.PhaseBuy:
		return rules.Refuse("", "tokyo.dash.no-dice.buy", rules.Text("name", v.Player(s.Turn.Active)))
	}
	return rules.Refuse("", "dice.no-dice", rules.ID(rules.ArgKey, "phase", "tokyo.phase."+s.Turn.Phase.String()))
}

// answerFirst refuses what is no answer to the open question.
func (v *Phrases) answerFirst(t *tokyo.Table, q *tokyo.Question) error {
	return rules.Refuse("", "dice.answer-first", rules.Text("question", v.Question(t, q)))
}

// enter is what Enter does at a question if nothing was typed: it declines the question, if it may.
func (g *Game) enter(t *tokyo.Table, q *tokyo.Question, roll *companion.Roll) (companion.Move, error) {
	v := g.speak()
	switch {
	case roll.ReadOnly, q.MayStayUnnamed() && !v.Rules.Watched(&t.State):
		return nil, nil // the choice with Enter
	case v.EnterDeclines(t, q):
		return g.move(answered(tokyo.No)), nil
	case q.No:
		return nil, v.EnterRefused(t, q)
	case roll.Due > 0:
		return nil, roll.Missing(&companion.Entry{})
	}
	return nil, v.answerFirst(t, q)
}

// played are the dice that the last line was typed with: undo takes back nothing else but what followed by itself.
func (g *Game) played() ([]rules.Face, bool) {
	ev, _ := g.Session.Game.Last(g.Passes)
	switch {
	case ev == nil:
	case ev.Kind == tokyo.Rolled:
		return ev.Order.Lay(ev.Roll), true
	case ev.Kind == tokyo.Answered && ev.Answer.Kind == tokyo.DiceAnswer:
		return ev.Order.Lay(ev.Answer.Roll), true
	}
	return nil, false
}
