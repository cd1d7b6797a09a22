package tokyo

import (
	"slices"

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
	case !open && s.Turn.Phase == tokyo.PhaseResolve:
		out.NoMarks = out.Why
	case open && q.Form() == tokyo.DiceAnswer:
		out.Due, out.Mode = int(q.N), companion.RollHeld
		if q.Fewer() { // a preview follows
			out.Mode = companion.RollFewer
		}
	case !open && s.Turn.Phase == tokyo.PhaseRoll:
		out.Due, out.Mode, out.Throws = v.Rules.DiceCount(s, s.Turn.Active), companion.RollHand, v.Rules.Rolls(s, s.Turn.Active)
		out.Plays, out.Advised = kotPlays(t, s.Turn.Active), g.advises(t)
		out.Keeps = func(dice []rules.Face, left int) []bool {
			return g.roller(t).Keep(s, rules.RollOf(dice), left).Among(dice)
		}
	}
	if out.Due == 0 && !s.Over() { // another part of the screen says how the game ended
		out.Lying = lying(s)
		if i := slices.IndexFunc(out.Lying, func(d companion.Die) bool { return open && q.AnyFace() && q.Dice[d.Face] > 0 }); i >= 0 {
			out.Lying[i].State = companion.DieReroll // the die that the question is about
		}
	}
	if open && q.Form() == tokyo.FaceAnswer { // a question about one die is answered with its letter
		out.Letter = func(f rules.Face) companion.Move {
			return g.move(answered(tokyo.Answer{Kind: tokyo.FaceAnswer, Face: f}))
		}
	}
	out.Done = func(_ rules.Roll, dice []rules.Face, thrown bool, throws []companion.Throw) companion.Move {
		ev := said(tokyo.Rolled)
		if open {
			ev = answered(tokyo.Answer{Kind: tokyo.DiceAnswer, Roll: rules.RollOf(dice)})
		} else {
			ev.Roll, ev.Thrown = rules.RollOf(dice), thrown
		}
		ev.Order = rules.OrderOf(dice)
		if out.Plays {
			return &saying{g.move(ev), func() { g.rolling(throws) }}
		}
		return g.move(ev)
	}
	if out.Plays {
		out.Undone = func() companion.Entry { return g.undone(out) }
	}
	if open || out.ReadOnly {
		out.Enter = func() (companion.Move, error) { return g.enter(t, &q, out) }
	}
	out.Told = func(tr *companion.Tray, e *companion.Entry) { g.told(v, t, out, tr, e) }
	return out
}

// told adds the words to a tray, and says why dice are kept.
func (g *Game) told(v *Phrases, t *tokyo.Table, roll *companion.Roll, tr *companion.Tray, e *companion.Entry) {
	v.trayWords(t, roll, tr, e)
	if e.Empty() && t.State.Turn.Phase == tokyo.PhaseResolve && kotPlays(t, t.State.Turn.Active) {
		tr.Beside = companion.Lines(v.Say("table.kot.keeps.all", rules.Text("name", v.Player(t.State.Turn.Active))))
	}
	if said := g.whyKept(v, t, roll, e); said != "" {
		left := v.Say("table.kot.kept.rolls", rules.Num("rolls", roll.ThrowsLeft(e)))
		if aim := v.goodFor(roll.Kept(e)); aim != "" {
			left = aim + " · " + left
		}
		tr.Beside, tr.Why = companion.Lines(left), said // the chances go with the reasons
	}
}

// undone returns the dice of kot that undo has just taken back, as they lay in the end.
func (g *Game) undone(r *companion.Roll) companion.Entry {
	lines := g.Session.Game.Undone()
	if len(lines) == 0 || lines[0].Kind != tokyo.Rolled {
		return companion.Entry{}
	}
	dice := lines[0].Order.Lay(lines[0].Roll)
	return r.Took(dice, lines[0].Thrown)
}

// lying returns the dice of the result. It marks the dice of a group that is resolved.
func lying(s *tokyo.State) []companion.Die {
	out := companion.Dice(s.Turn.Dice.Faces(), companion.DieLying)
	for i := range out {
		if s.Turn.Phase > tokyo.PhaseResolve || s.Turn.Phase == tokyo.PhaseResolve && s.Turn.Resolved(groupOf(out[i].Face)) {
			out[i].State = companion.DieDone
		}
	}
	return out
}

// noDice returns the reason why no die can be typed now, a *rules.Problem.
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
	case s.Turn.Phase == tokyo.PhaseResolve && s.Turn.Dice.Total() > 0:
		return rules.Refuse("4.4", "tokyo.dash.no-dice.all", rules.Num("n", s.Turn.Dice.Total()))
	}
	return rules.Refuse("", "dice.no-dice", rules.ID(rules.ArgKey, "phase", "tokyo.phase."+s.Turn.Phase.String()))
}

// answerFirst refuses anything that does not answer the open question.
func (v *Phrases) answerFirst(t *tokyo.Table, q *tokyo.Question) error {
	return rules.Refuse("", "dice.answer-first", rules.Text("question", v.Question(t, q)))
}

// enter returns what Enter does at a question if nothing was typed: it declines the question, if it may.
func (g *Game) enter(t *tokyo.Table, q *tokyo.Question, roll *companion.Roll) (companion.Move, error) {
	v := g.speak()
	switch {
	case roll.ReadOnly, q.MayStayUnnamed() && !v.Rules.Watched(&t.State), kotPlays(t, q.Seat) && g.Decides() != "":
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

// played returns the dice typed by the last line, as long as they are not resolved: they, and what followed by itself, are all
// that undo would take back.
func (g *Game) played() ([]rules.Face, bool) {
	ev, before := g.Session.Game.Last(g.Passes)
	s := &g.Now().State
	switch {
	case ev == nil:
	case ev.Kind == tokyo.Rolled && before.State.Turn.Number == s.Turn.Number && s.Turn.Phase <= tokyo.PhaseResolve && s.Turn.Done == 0:
		return ev.Order.Lay(ev.Roll), true
	case ev.Kind == tokyo.Answered && ev.Answer.Kind == tokyo.DiceAnswer && before.Question.Fewer() && // otherwise Enter has played them
		before.State.Turn.Number == s.Turn.Number && before.State.Turn.Phase == s.Turn.Phase:
		return ev.Order.Lay(ev.Answer.Roll), true
	}
	return nil, false
}

// faceHues has the colours of the faces. The numbers have the colour of points, because they bring points.
var faceHues = [rules.NumFaces]companion.Hue{
	tokyo.One: companion.FameHue, tokyo.Two: companion.FameHue, tokyo.Three: companion.FameHue,
	tokyo.Heart: companion.HeartHue, tokyo.Energy: companion.EnergyHue, tokyo.Smash: companion.ClawHue,
}

// trayWords adds the words to a tray.
func (v *Phrases) trayWords(t *tokyo.Table, roll *companion.Roll, tr *companion.Tray, e *companion.Entry) {
	if roll.Plays && tr.Throw {
		tr.Plays = v.Say("table.kot.rolls", who("who", t.State.Turn.Active))
	}
	missing, typed := rules.Num("n", tr.LettersLeft(e)), len(e.Typed) > 0
	switch {
	case roll.Undoes(e):
		tr.Prompt = v.Say("table.kot.same", rules.Text("name", v.Player(t.State.Turn.Active)))
	case roll.Chooses(e) && e.Hand != nil && !typed && roll.ThrowsLeft(e) > 0 && roll.Plays:
		tr.Prompt = v.kept(t, roll, e)
	case roll.Chooses(e) && e.Hand != nil && !typed && roll.ThrowsLeft(e) > 0:
		tr.Prompt = v.best(roll, e)
	case e.Hand != nil && roll.ThrowsLeft(e) == 0:
		tr.Prompt = v.Say("tokyo.tray.hand.last")
	case tr.Marks && roll.Kept(e) == (rules.Roll{}):
		tr.Prompt = v.Say("tokyo.dash.prompt.hand.none", rules.Num("n", len(e.Hand)), rules.Num("left", roll.ThrowsLeft(e)))
	case tr.Marks:
		tr.Prompt = v.Say("tokyo.dash.prompt.hand", rules.Num("n", len(e.Hand)), rules.Num("left", roll.ThrowsLeft(e)))
	case typed && missing.N == 0: // Enter says it all
	case typed && roll.Mode == companion.RollFewer:
		tr.Prompt = v.Say("tokyo.tray.fewer", missing)
	case typed:
		tr.Prompt = v.Colon(v.Player(t.Chooser()), v.Say("tokyo.tray.more", missing))
	case roll.Mode == companion.RollHand && roll.Chooses(e) && !roll.Plays && tr.Due > 0:
		tr.Prompt = v.Say("tokyo.coach.first",
			rules.Text("name", v.Player(t.State.Turn.Active)),
			rules.Num("n", tr.Due),
			rules.Num("rolls", roll.Throws))
	default:
		tr.Prompt = v.Prompt(t)
		if _, asked := t.Open(); !asked && t.State.Turn.Phase == tokyo.PhaseBuy {
			tr.Brief = v.shopPrompt(t, true)
		}
	}
	if roll.Plays && tr.Due > 0 && !typed {
		tr.Beside = companion.Lines(v.Say("table.kot.beside", rules.Num("rolls", roll.ThrowsLeft(e))))
	} else if roll.Mode == companion.RollHand && tr.Due > 0 && !typed && !roll.Chooses(e) {
		tr.Beside = companion.Lines(v.Say("tokyo.tray.rolls", rules.Num("rolls", roll.Throws)))
	}
}

// kept says which of the typed dice kot keeps, and what to do with the others.
func (v *Phrases) kept(t *tokyo.Table, roll *companion.Roll, e *companion.Entry) string {
	name, n, kept := rules.Text("name", v.Player(t.State.Turn.Active)), rules.Num("n", roll.Wants(e)), roll.Kept(e)
	switch {
	case n.N == 0:
		return v.Say("table.kot.keeps.all", name)
	case kept.Total() == 0:
		return v.Say("table.kot.keeps.none", name, n)
	}
	return v.Say("table.kot.keeps", name, rules.Text("dice", v.Dice(kept)), n)
}

// best says which dice the coach would keep, and what to do with the others. If the player keeps other dice, it says what to
// do with all except those.
func (v *Phrases) best(roll *companion.Roll, e *companion.Entry) string {
	best := rules.Roll{}
	for i, k := range roll.Keeps(e.Hand, roll.ThrowsLeft(e)) {
		if k {
			best[e.Hand[i]]++
		}
	}
	what, n := v.Say("tokyo.coach.keeps", rules.Text("dice", v.Dice(best))), rules.Num("n", roll.Wants(e))
	switch best.Total() {
	case 0:
		what = v.Say("tokyo.coach.keeps.none")
	case len(e.Hand):
		what = v.Say("tokyo.coach.keeps.all")
	}
	key := "tokyo.coach.keep"
	if best != roll.Kept(e) {
		key = "tokyo.coach.keep.other"
	}
	if n.N == 0 {
		key += ".all"
	}
	return v.Say(key, rules.Text("what", what), n)
}
