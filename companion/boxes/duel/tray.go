package duel

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// wants is what the letters typed now are for.
type wants uint8

const (
	wantsNothing wants = iota
	wantsRoll          // the first roll, or the rerolled dice
	wantsWhite         // the two white dice of Autobot's special power (A7)
	wantsAhead         // those white dice, while the other dice are not resolved yet
	wantsAnswer        // dice that a question asks for
	wantsPick          // two of the dice on the table (titanic-batteries)
)

// rolled is how the dice on the table lie: a rerolled die comes back to its place.
type rolled struct {
	dice  []rules.Face
	aside []bool // the dice that were not rerolled last; nil after a first roll
}

// order puts the dice of the table in their places.
func (was *rolled) order(roll rules.Roll) []rules.Face {
	dice := slices.Clone(was.dice)
	out := rules.OrderOf(dice).Lay(roll)
	if len(dice) != roll.Total() || rules.RollOf(dice) == roll {
		return out
	}
	var free []int // the places of corrected dice: the others stay where they lie
	for i, f := range dice {
		if roll[f] == 0 {
			free = append(free, i)
			continue
		}
		roll[f]--
	}
	for i, f := range roll.Faces() {
		dice[free[i]] = f
	}
	return dice
}

// awaits returns which dice lie on a table, which ones it waits for, and what they are for.
func awaits(r *duel.Rules, t *duel.Table, was rolled) (*companion.Roll, wants) {
	s := &t.State
	q, open := t.Open()
	rolling := s.Turn.Phase <= duel.PhaseRoll && !r.RollsDone(s)
	switch {
	case open && q.Form() == duel.DiceAnswer && !q.FromTable():
		return &companion.Roll{Lying: lying(s, &was), Due: int(q.N), Mode: companion.RollPicks}, wantsPick // a preview follows
	case open && q.Thrown():
		return &companion.Roll{Due: int(q.N), Mode: companion.RollHeld}, wantsAnswer
	case open, s.Over():
	case s.Autobot() && s.Turn.Phase == duel.PhaseResolve:
		white := func(typed []rules.Face) int {
			ahead, _ := phrases.LookAhead(r, t, typed)
			return ahead.White
		}
		if white(nil) > 0 {
			return &companion.Roll{Lying: lying(s, &was), White: white, Mode: companion.RollHeld}, wantsAhead
		}
	case s.Turn.Phase == duel.PhaseEnd && s.SpecialDue():
		return &companion.Roll{White: func([]rules.Face) int { return duel.MaxWhite }, Mode: companion.RollHeld}, wantsWhite
	case r.LabOpen(s): // the player may buy first; a player who types letters does not
		return &companion.Roll{Due: r.DiceCount(s), Later: true}, wantsRoll
	case rolling && s.Turn.Rolls == 0:
		return &companion.Roll{Due: r.DiceCount(s)}, wantsRoll
	case rolling:
		return rerolling(r, s, &was), wantsRoll
	}
	return &companion.Roll{Lying: lying(s, &was)}, wantsNothing
}

// stays returns which dice on the table are the kept ones: of equal dice, those that were set aside before.
func (was *rolled) stays(keep rules.Roll, dice []rules.Face) []bool {
	out := make([]bool, len(dice))
	for _, aside := range []bool{true, false} {
		for i, f := range dice {
			if keep[f] > 0 && !out[i] && (i < len(was.aside) && was.aside[i]) == aside {
				keep[f]--
				out[i] = true
			}
		}
	}
	return out
}

// rerolling returns the dice between two rolls. Dice that a player kept before stay marked, as they stay set aside on the table.
func rerolling(r *duel.Rules, s *duel.State, was *rolled) *companion.Roll {
	dice := was.order(s.Turn.Dice)
	out := &companion.Roll{Lying: companion.Dice(dice, companion.DieLying), Keep: was.stays(r.Stays(s), dice)}
	out.Rerolls = s.Autobot() || r.Shadowed(s) || s.Turn.Said
	if !out.Rerolls && was.aside != nil && slices.Equal(dice, was.dice) {
		out.Keep = slices.Clone(was.aside)
	}
	return out
}

// lying returns dice that nobody keeps or rerolls, and the symbols that cards have added to them.
func lying(s *duel.State, was *rolled) []companion.Die {
	out := append(companion.Dice(was.order(s.Turn.Dice), companion.DieLying), companion.Dice(s.Turn.Added.Faces(), companion.DieAdded)...)
	for i := range out {
		if s.Turn.Phase > duel.PhaseResolve || s.Turn.Done&(1<<out[i].Face) != 0 {
			out[i].State = companion.DieDone
		}
	}
	return out
}

// rolled returns how the dice on the table lie.
func (g *game) rolled() (was rolled) {
	var rolls []*tracker.Entry[duel.Table, duel.Event]
	for e := g.Session.Game.Latest(); e != nil && e.Before.State.Turn.Number == g.Now().State.Turn.Number; e = e.Previous() {
		if e.Items[0].Kind == duel.Rolled {
			rolls = append(rolls, e)
		}
	}
	for _, e := range slices.Backward(rolls) {
		roll, before := &e.Items[0], &e.Before.State
		typed := roll.Order.Lay(roll.Roll)
		if before.Turn.Rolls == 0 {
			was = rolled{dice: typed}
			continue
		}
		was.dice = was.order(before.Turn.Dice)
		was.aside = was.stays(g.box.desk.Rules.Stays(before), was.dice)
		for i, kept := range was.aside {
			if !kept && len(typed) > 0 {
				was.dice[i], typed = typed[0], typed[1:]
			}
		}
	}
	return was
}

// Roll implements companion.Game.
func (g *game) Roll() *companion.Roll {
	t, r, v := g.Now(), g.box.desk.Rules, g.speak()
	s := &t.State
	out, wants := awaits(r, t, g.rolled())
	out.ReadOnly, out.Letters, out.Faces, out.Below = g.ReadOnly(), &duel.Faces, v.faces(), v.dieWords()
	out.Random, out.Keeping, out.Complete = g.box.desk.Random, "D1", "D1"
	out.Why, out.NoMarks = noLetter(s, wants), rules.Refuse("D1", "dice.no-marks")
	out.Plays = !out.ReadOnly && g.kotRolls(t)
	out.Undone = func() companion.Entry { return g.undone(out, wants) }
	out.Told = func(tr *companion.Tray, e *companion.Entry) { g.trayWords(&laid{tr, out, wants, e, false}) }
	q, open := t.Open()
	if open {
		out.Why = rules.Refuse("", "dice.answer-first", rules.Text("question", v.Question(s, &q)))
		out.NoMarks = out.Why
	}
	out.Letter, out.Enter, out.Played = g.symbols(), g.enter(out), g.played
	switch {
	case s.Turn.Phase == duel.PhaseBuy && !open:
		out.NoMarks = rules.Refuse("D4", "duel.no-purchase")
	case wants == wantsAhead:
		out.Ahead = func(e *companion.Entry) companion.Section { return g.advice(e.Typed) }
		out.Says = func(e *companion.Entry) string { return g.resolves(v, t, e.Typed) }
	case wants == wantsPick:
		out.NoMarks = rules.Refuse("O6", "duel.no-pick")
		out.Barred = func(f rules.Face, picked []rules.Face) error {
			if r.SpareDice(s)[f] > rules.RollOf(picked)[f] {
				return nil
			}
			return rules.Refuse("O6", "duel.no-spare", rules.ID(rules.ArgFace, "face", duel.FaceName(f)))
		}
	case out.Keep != nil && r.Shadowed(s):
		out.Barred = func(f rules.Face, _ []rules.Face) error {
			if f == duel.Fame {
				return nil
			}
			return rules.Refuse("O3", "shadows-keep", rules.Text("keep", phrases.DiceText(v.Names, duel.ButFame(s.Turn.Dice))))
		}
	}
	out.Done = func(kept rules.Roll, dice []rules.Face, thrown bool, _ []companion.Throw) companion.Move {
		roll, order := rules.RollOf(dice), rules.OrderOf(dice)
		if wants == wantsAnswer || wants == wantsPick {
			return g.Move(duel.Event{Kind: duel.Answered, Answer: duel.Answer{Kind: duel.DiceAnswer, Roll: roll}, Order: order})
		}
		if wants == wantsAhead {
			return g.Move(withWhite(r, t, dice, thrown)...)
		}
		events := []duel.Event{{Kind: duel.Rolled, Roll: roll, Order: order, Thrown: thrown}}
		if out.Keep != nil && kept != r.Stays(s) { // neither the rules nor an earlier event keep these
			events = slices.Insert(events, 0, duel.Event{Kind: duel.Kept, Roll: kept})
		}
		return g.Move(events...)
	}
	return out
}

// noLetter returns the reason why no die can be typed now while no question is open.
func noLetter(s *duel.State, wants wants) error {
	switch {
	case s.Over():
		return rules.Refuse("W", "over")
	case wants == wantsRoll:
		return rules.Refuse("D1", "dice.all-kept")
	case s.Turn.Phase == duel.PhaseResolve && s.Autobot():
		return rules.Refuse("A3", "duel.resolve-first")
	case s.Turn.Phase == duel.PhaseResolve:
		return rules.Refuse("D2", "duel.resolve-own-first")
	}
	return rules.Refuse("", "dice.no-dice", rules.ID(rules.ArgKey, "phase", "phase."+s.Turn.Phase.String()))
}

// symbols returns the moves of letters that are not dice: they answer a question for a symbol, or resolve one.
func (g *game) symbols() func(rules.Face) companion.Move {
	t := g.Now()
	s := &t.State
	q, open := t.Open()
	form := q.Form()
	switch {
	case !open && s.Turn.Phase == duel.PhaseResolve && !s.Autobot() && !s.Over() && g.orderMatters(s):
		return func(f rules.Face) companion.Move { return g.Move(duel.Event{Kind: duel.Resolved, Face: f}) }
	case !open || form == duel.DiceAnswer:
		return nil
	}
	return func(f rules.Face) companion.Move {
		switch {
		case form == duel.SymbolAnswer && f == duel.Fame:
			return g.answering(duel.Answer{Kind: form, Symbol: duel.FameSymbol})
		case form == duel.SymbolAnswer && f == duel.Destruction:
			return g.answering(duel.Answer{Kind: form, Symbol: duel.DestructionSymbol})
		case form == duel.FaceAnswer:
			return g.answering(duel.Answer{Kind: form, Face: f})
		}
		return nil
	}
}

// answering returns the move of an answer.
func (g *game) answering(a duel.Answer) companion.Move {
	return g.Move(duel.Event{Kind: duel.Answered, Answer: a})
}

// enter returns what Enter does if nothing was typed; nil for what it does by default.
func (g *game) enter(roll *companion.Roll) func() (companion.Move, error) {
	t := g.Now()
	s := &t.State
	q, open := t.Open()
	switch {
	case !g.ReadOnly() && g.Decides() != "":
		return func() (companion.Move, error) { return nil, nil }
	case open && !q.MayStayUnnamed() && q.Form() != duel.PlaceAnswer, s.Over():
		return func() (companion.Move, error) { return nil, roll.Why }
	case s.Autobot() && roll.Wants(&companion.Entry{}) > 0:
		return func() (companion.Move, error) { return nil, roll.Missing(&companion.Entry{}) }
	case open, g.box.desk.Rules.LabOpen(s):
		return func() (companion.Move, error) { return nil, nil }
	}
	return nil
}

// played returns the dice typed or set aside by the last line, as long as they are not resolved: they are all that undo
// would take back.
func (g *game) played() ([]rules.Face, bool) {
	ev, before := g.Session.Game.Last(g.Passes)
	s := &g.Now().State
	switch {
	case ev == nil:
	case ev.Kind == duel.Kept:
		return nil, true
	case ev.Kind == duel.Rolled && before.State.Turn.Number == s.Turn.Number && s.Turn.Phase <= duel.PhaseResolve && s.Turn.Done == 0:
		was, _ := awaits(g.box.desk.Rules, before, rolled{})
		dice := ev.Order.Lay(ev.Roll)
		return dice[:min(len(dice), was.Wants(&companion.Entry{}))], true
	}
	return nil, false
}

// dieWords returns the words below the dice.
func (v *view) dieWords() companion.DieWords {
	return companion.DieWords{companion.DieKept: v.Say("dice.keep"), companion.DieReroll: v.Say("dice.reroll"),
		companion.DieLeft: v.Say("duel.left"), companion.DieAdded: v.Say("tray.added"), companion.DieDone: v.Say("tray.done-die")}
}

// laid is a tray that is being put into words, with what the table expects of its dice and what was typed.
type laid struct {
	*companion.Tray
	roll  *companion.Roll
	wants wants
	e     *companion.Entry
	brief bool // without the names of cards
}

// typing reports whether letters of the next dice were typed.
func (tr *laid) typing() bool { return len(tr.e.Typed) > 0 }

// kept returns the kept dice of the tray.
func (tr *laid) kept() rules.Roll { return tr.roll.Kept(tr.e) }

// trayWords adds the words to a tray.
func (g *game) trayWords(tr *laid) {
	g.starBest(tr)
	next := tr.e.Kept != nil // dice are marked for another roll, or are due
	if tr.roll.Rerolls || tr.roll.Plays {
		next = tr.Due > 0
	}
	tr.Step = g.speak().step(&g.Now().State, tr.typing() || next)
	tr.Prompt = g.prompt(tr)
	if tr.brief = g.speak().beat(g.Now()) == companion.ShopBeat; tr.brief {
		tr.Brief = g.prompt(tr)
	}
	if tr.roll.Plays && tr.Throw {
		tr.Plays = g.speak().Say("table.kot.rolls", rules.ID(rules.ArgSide, "who", g.Now().State.Turn.Active.String()))
	}
	for i := range tr.Dice {
		if tr.Dice[i].White {
			tr.Dice[i].Word = g.speak().Say("tray.white.word")
		}
	}
	tr.Beside = companion.Lines(g.beside(tr)...)
}

// step names the current step of the turn: "roll 2 of 3", "buy". typing says that the player is typing the next
// roll.
func (v *view) step(s *duel.State, typing bool) string {
	_, standing := v.Rules.Standing(s)
	switch {
	case s.Over():
		return ""
	case v.Rules.LabOpen(s), s.Turn.Phase == duel.PhaseStart && standing:
		return v.Say("phase.start")
	case s.Turn.Phase <= duel.PhaseRoll:
		of := int(v.Rules.MaxRolls(s))
		n := int(s.Turn.Rolls)
		if n == 0 || typing {
			n++
		}
		return v.Say("duel.roll", rules.Num("n", min(n, of)), rules.Num("of", of))
	case s.Turn.Phase == duel.PhaseEnd && s.Autobot():
		return v.Say("duel.special")
	}
	return v.Say("phase." + s.Turn.Phase.String())
}

// orderMatters is duel.Rules.OrderMatters, computed once for each table.
func (g *game) orderMatters(s *duel.State) bool {
	matters, _ := g.ordered.Of(*s, func() (bool, bool) { return g.box.desk.Rules.OrderMatters(*s), true })
	return *matters
}

// beside returns the words beside the dice: what is kept and what is rerolled.
func (g *game) beside(tr *laid) []string {
	v, s := g.speak(), &g.Now().State
	if _, open := g.Now().Open(); open || tr.roll.Keep == nil {
		if s.Autobot() && s.Turn.Phase == duel.PhaseResolve && !open {
			return []string{v.Say("tray.stops")}
		}
		return nil
	}
	kept := tr.kept()
	keep := rules.Text("keep", phrases.DiceText(v.Names, kept))
	var out []string
	switch rule := v.Rules.Stays(s); {
	case s.Autobot() && kept != rule:
		out = append(out, v.Say("tray.keeps.other", keep, rules.Text("rule", phrases.DiceText(v.Names, rule))))
	case s.Autobot() && s.Turn.Said:
		out = append(out, v.Say("tray.keeps.said", keep))
	case s.Autobot():
		out = append(out, v.Say("tray.keeps.autobot", keep))
	case kept.Total() > 0:
		out = append(out, v.Say("tray.keeps", keep))
	case tr.typing():
		out = append(out, v.Say("tray.keeps.none"))
	}
	if again := s.Turn.Dice.Minus(kept); again.Total() > 0 && (s.Autobot() || kept.Total() > 0) {
		out[0] = v.Say("tray.again", rules.Text("kept", out[0]), rules.Text("reroll", phrases.DiceText(v.Names, again)))
	}
	if cost := g.costOfKeep(tr); cost != "" {
		out = append(out, cost)
	}
	return out
}
