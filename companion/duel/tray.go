package duel

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file is what the letters of dice mean at a table of Duel: game implements
// companion.Dicer. What a player types becomes events; nothing here is read from lines.

// wants is what the letters that the player types now are for.
type wants uint8

const (
	wantsNothing wants = iota
	wantsRoll          // the first roll, or the dice rolled again
	wantsWhite         // the two white dice of Autobot's special power (A7)
	wantsAnswer        // dice a question asks for
	wantsPick          // two of the dice lying there (titanic-batteries)
)

// tray are the dice of a table with an entry, before they are put into words.
type tray struct {
	dice  []companion.Die // Face and State alone
	wants wants
	due   int  // how many letters complete the entry
	marks bool // they can be kept, or given back, by their number
}

// rolled is how the dice that lie there came about: those the player set aside before the roll, and the others
// in the order in which they were typed.
type rolled struct {
	aside rules.Roll
	typed []rules.Face
}

// order puts dice of the table in an order: those set aside first, the others as they were typed.
func (was *rolled) order(roll rules.Roll) []rules.Face {
	return rules.OrderOf(slices.Concat(was.aside.Faces(), was.typed)).Lay(roll)
}

// lay works out which dice a table shows while an entry is being typed.
func lay(r *duel.Rules, t *duel.Table, e *companion.Entry, was rolled) tray {
	s := &t.State
	if q, ok := t.Open(); ok {
		switch {
		case q.Form() == duel.DiceAnswer && !q.FromTable():
			return tray{dice: picked(lying(s, &was), e.Typed), wants: wantsPick, due: int(q.N)}
		case q.Thrown():
			return tray{dice: typed(e.Typed, int(q.N)), wants: wantsAnswer, due: int(q.N)}
		}
		return tray{dice: lying(s, &was)}
	}
	rolling := s.Turn.Phase <= duel.PhaseRoll && !r.RollsDone(s)
	switch {
	case s.Over():
	case s.Turn.Phase == duel.PhaseEnd && special(s):
		return tray{dice: typed(e.Typed, duel.MaxWhite), wants: wantsWhite, due: duel.MaxWhite}
	case r.LabOpen(s) && len(e.Typed) == 0: // the player may buy first; whoever types letters does not
		return tray{wants: wantsRoll, due: r.DiceCount(s)}
	case rolling && s.Turn.Rolls == 0:
		n := r.DiceCount(s)
		return tray{dice: typed(e.Typed, n), wants: wantsRoll, due: n}
	case rolling:
		return rerolling(r, s, e, &was)
	}
	return tray{dice: lying(s, &was)}
}

// special says whether Autobot has the energy for its special power at the end of its
// turn (A7).
func special(s *duel.State) bool {
	return s.Autobot() && s.Sides[duel.Rival].Energy >= s.SpecialAt()
}

// rerolling are the dice between two rolls, those kept on the left. Dice that a player kept before stay marked,
// as they stay set aside on the table.
func rerolling(r *duel.Rules, s *duel.State, e *companion.Entry, was *rolled) tray {
	keep := implied(r, s)
	if !s.Turn.Said && !s.Autobot() && !r.Shadowed(s) && s.Turn.Dice.Contains(was.aside) {
		keep = was.aside
	}
	rest := was.order(s.Turn.Dice)
	for _, f := range keep.Faces() {
		at := slices.Index(rest, f)
		rest = slices.Delete(rest, at, at+1)
	}
	out := tray{wants: wantsRoll, marks: true, dice: append(dice(keep.Faces(), companion.DieKept), dice(rest, companion.DieReroll)...)}
	var kept []companion.Die
	for i := range out.dice {
		d := &out.dice[i]
		if i < len(e.Kept) {
			d.State = companion.DieReroll
			if e.Kept[i] {
				d.State = companion.DieKept
			}
		}
		if d.State == companion.DieKept {
			kept = append(kept, *d)
		}
	}
	out.due = len(out.dice) - len(kept)
	if len(e.Typed) > 0 {
		out.dice = append(kept, typed(e.Typed, out.due)...)
	}
	return out
}

// implied is what the next roll keeps if no event says otherwise: for Autobot what A1 says, what a keep event
// has said already, for a player nothing.
func implied(r *duel.Rules, s *duel.State) rules.Roll {
	switch {
	case s.Turn.Said:
		return s.Turn.Kept
	case s.Autobot():
		return r.Decision(s).Keep
	case r.Shadowed(s):
		return duel.ButFame(s.Turn.Dice)
	}
	return rules.Roll{}
}

// dice are faces as dice, all in one state.
func dice(faces []rules.Face, state companion.DieState) []companion.Die {
	var out []companion.Die
	for _, f := range faces {
		out = append(out, companion.Die{Face: f, State: state})
	}
	return out
}

// typed are the letters typed, and blanks for those still to come.
func typed(faces []rules.Face, n int) []companion.Die {
	out := make([]companion.Die, 0, n)
	for _, f := range faces {
		out = append(out, companion.Die{Face: f, State: companion.DieFresh})
	}
	for len(out) < n {
		out = append(out, companion.Die{State: companion.DieBlank})
	}
	return out
}

// lying are dice that nobody keeps or rolls again, and the symbols that cards have added to them.
func lying(s *duel.State, was *rolled) []companion.Die {
	out := append(dice(was.order(s.Turn.Dice), companion.DieLying), dice(s.Turn.Added.Faces(), companion.DieAdded)...)
	for i := range out {
		if s.Turn.Phase > duel.PhaseResolve || s.Turn.Done&(1<<out[i].Face) != 0 {
			out[i].State = companion.DieDone
		}
	}
	return out
}

// picked marks the dice that the typed letters stand for, one die each.
func picked(dice []companion.Die, faces []rules.Face) []companion.Die {
	for _, f := range faces {
		for i := range dice {
			if d := &dice[i]; d.Face == f && d.State == companion.DieLying {
				d.State = companion.DieLeft
				break
			}
		}
	}
	return dice
}

// kept is the roll of the dice that are marked to be kept.
func (t *tray) kept() rules.Roll {
	var out rules.Roll
	for _, d := range t.dice {
		if d.State == companion.DieKept {
			out[d.Face]++
		}
	}
	return out
}

// keeps says of each die whether it is marked to be kept.
func (t *tray) keeps() []bool {
	out := make([]bool, len(t.dice))
	for i, d := range t.dice {
		out[i] = d.State == companion.DieKept
	}
	return out
}

// tray are the dice of the game's table with an entry.
func (g *game) tray(e *companion.Entry) tray { return lay(g.box.desk.Rules, g.Now(), e, g.rolled()) }

// rolled is how the dice that lie there came.
func (g *game) rolled() (was rolled) {
	h := g.Session.Game.History()
	n := len(h) - 1
	for ; n >= 0 && h[n].Items[0].Kind != duel.Rolled; n-- {
		if h[n].Before.State.Turn.Phase > duel.PhaseResolve || g.tell.Class(&h[n].Items[0]) >= rules.CorrectionLine {
			return rolled{} // that turn is over, or the dice were put right
		}
	}
	if n < 0 {
		return rolled{}
	}
	roll := &h[n].Items[0]
	was.typed = roll.Order.Lay(roll.Roll)
	if n > 0 && h[n-1].Items[0].Kind == duel.Kept {
		was.aside = h[n-1].Items[0].Roll
	}
	return was
}

// Type implements companion.Dicer: a die or, where a symbol is asked for or resolved,
// that symbol.
func (g *game) Type(e *companion.Entry, face rules.Face) (companion.Entry, companion.Move, error) {
	t, tr := g.Now(), g.tray(e)
	if g.ReadOnly() {
		return *e, nil, rules.Refuse("", "table.readonly")
	}
	if m, err := g.symbol(face); m != nil || err != nil {
		return *e, m, err
	}
	switch {
	case tr.wants == wantsNothing || tr.due == 0:
		return *e, nil, noLetter(&t.State, &tr)
	case tr.wants == wantsPick && g.box.desk.Rules.SpareDice(&t.State)[face] <= rules.RollOf(e.Typed)[face]:
		return *e, nil, rules.Refuse("O6", "duel.no-spare", rules.ID(rules.ArgFace, "face", duel.FaceName(face)))
	case len(e.Typed) >= tr.due: // a roll that was refused loses its last letter first
		return *e, nil, rules.Refuse("D1", "duel.marks-late")
	}
	next := *e
	next.Typed = append(slices.Clone(e.Typed), face)
	if len(e.Typed) == 0 && e.Kept == nil && tr.marks {
		next.Kept = tr.keeps()
	}
	if len(next.Typed) < tr.due {
		return next, nil, nil
	}
	return next, g.enters(&next, &tr, false), nil
}

// symbol is the move of a letter that stands for no die: it answers a question for a symbol, or resolves a
// symbol. It is nil where letters are dice.
func (g *game) symbol(face rules.Face) (companion.Move, error) {
	t := g.Now()
	s := &t.State
	q, open := t.Open()
	if !open {
		if s.Turn.Phase == duel.PhaseResolve && !s.Autobot() && !s.Over() {
			return g.Move(duel.Event{Kind: duel.Resolved, Face: face}), nil
		}
		return nil, nil
	}
	switch form := q.Form(); {
	case form == duel.SymbolAnswer && face == duel.Fame:
		return g.answering(duel.Answer{Kind: form, Symbol: duel.FameSymbol}), nil
	case form == duel.SymbolAnswer && face == duel.Destruction:
		return g.answering(duel.Answer{Kind: form, Symbol: duel.DestructionSymbol}), nil
	case form == duel.FaceAnswer:
		return g.answering(duel.Answer{Kind: form, Face: face}), nil
	case form != duel.DiceAnswer:
		return nil, g.answerFirst(&q)
	}
	return nil, nil
}

// answering is the move of an answer.
func (g *game) answering(a duel.Answer) companion.Move {
	return g.Move(duel.Event{Kind: duel.Answered, Answer: a})
}

// answerFirst refuses what is no answer to the open question.
func (g *game) answerFirst(q *duel.Question) error {
	return rules.Refuse("", "dice.answer-first", rules.Text("question", g.speak().Question(&g.Now().State, q)))
}

// noLetter says why a die is not wanted now.
func noLetter(s *duel.State, tr *tray) error {
	switch {
	case s.Over():
		return rules.Refuse("W", "over")
	case tr.wants == wantsRoll:
		return rules.Refuse("D1", "dice.all-kept")
	case s.Turn.Phase == duel.PhaseResolve && s.Autobot():
		return rules.Refuse("A3", "duel.resolve-first")
	}
	return rules.Refuse("", "dice.no-dice", rules.ID(rules.ArgKey, "phase", "phase."+s.Turn.Phase.String()))
}

// enters is the move that a complete entry makes: the roll or the answered dice. What was kept goes before the
// roll, unless the rules or an earlier event say the same.
func (g *game) enters(e *companion.Entry, tr *tray, thrown bool) companion.Move {
	roll, order := rules.RollOf(e.Typed), rules.OrderOf(e.Typed)
	if tr.wants == wantsAnswer || tr.wants == wantsPick {
		return g.Move(duel.Event{Kind: duel.Answered, Answer: duel.Answer{Kind: duel.DiceAnswer, Roll: roll}, Order: order})
	}
	events := []duel.Event{{Kind: duel.Rolled, Roll: roll, Order: order, Thrown: thrown}}
	if kept := tr.kept(); tr.marks && kept != implied(g.box.desk.Rules, &g.Now().State) {
		events = slices.Insert(events, 0, duel.Event{Kind: duel.Kept, Roll: kept})
	}
	return g.Move(events...)
}

// Mark implements companion.Dicer.
func (g *game) Mark(e *companion.Entry, i int) (companion.Entry, error) {
	tr := g.tray(e)
	_, open := g.Now().Open()
	switch {
	case g.ReadOnly():
		return *e, rules.Refuse("", "table.readonly")
	case tr.wants == wantsPick:
		return pick(e, &tr, i)
	case open:
		q, _ := g.Now().Open()
		return *e, g.answerFirst(&q)
	case !tr.marks:
		return *e, rules.Refuse("D1", "dice.no-marks")
	case len(e.Typed) > 0:
		return *e, rules.Refuse("D1", "duel.marks-late")
	case i < 0 || i >= len(tr.dice):
		return *e, rules.Refuse("D1", "dice.no-die", rules.Num("n", i+1))
	}
	if s := &g.Now().State; g.box.desk.Rules.Shadowed(s) && tr.dice[i].Face != duel.Fame {
		return *e, rules.Refuse("O3", "shadows-keep", rules.Text("keep", Dice(g.speak().Names, duel.ButFame(s.Turn.Dice))))
	}
	next := *e
	next.Kept = tr.keeps()
	next.Kept[i] = !next.Kept[i]
	return next, nil
}

// pick marks a die that stays unresolved, or takes the mark away. A symbol that a card has added is no die.
func pick(e *companion.Entry, tr *tray, i int) (companion.Entry, error) {
	next := *e
	switch {
	case i < 0 || i >= len(tr.dice):
	case tr.dice[i].State == companion.DieLeft:
		at := slices.Index(e.Typed, tr.dice[i].Face)
		next.Typed = slices.Delete(slices.Clone(e.Typed), at, at+1)
		return next, nil
	case tr.dice[i].State == companion.DieLying && len(e.Typed) < tr.due:
		next.Typed = append(slices.Clone(e.Typed), tr.dice[i].Face)
		return next, nil
	}
	return *e, rules.Refuse("O6", "duel.no-pick")
}

// Throw implements companion.Dicer: the program throws the dice, and the log says so. Letters typed before it
// are dice of the table and stay.
func (g *game) Throw(e *companion.Entry) (companion.Entry, companion.Move, error) {
	tr := g.tray(e)
	n := tr.due - len(e.Typed)
	switch {
	case g.ReadOnly():
		return *e, nil, rules.Refuse("", "table.readonly")
	case tr.wants == wantsNothing || tr.wants == wantsPick || n <= 0:
		return *e, nil, noLetter(&g.Now().State, &tr)
	}
	next := *e
	next.Typed = slices.Clone(e.Typed)
	for range n {
		next.Typed = append(next.Typed, rules.Face(g.box.desk.Random(rules.NumFaces)))
	}
	return next, g.enters(&next, &tr, true), nil
}

// Finish implements companion.Dicer: it refuses an entry that is typed in part, and takes the player's dice as
// the final roll, which is resolved at once where the order of the symbols makes no difference.
func (g *game) Finish(e *companion.Entry) (companion.Move, error) {
	t, tr := g.Now(), g.tray(e)
	s := &t.State
	missing := rules.Refuse("D1", "dice.missing", rules.Num("n", tr.due-len(e.Typed)))
	if q, open := t.Open(); open {
		switch {
		case tr.wants == wantsPick && len(e.Typed) == tr.due:
			return g.enters(e, &tr, false), nil
		case len(e.Typed) > 0:
			return nil, missing
		case q.MayStayUnnamed() || q.Form() == duel.PlaceAnswer:
			return nil, nil
		}
		return nil, g.answerFirst(&q)
	}
	switch r := g.box.desk.Rules; {
	case s.Over():
		return nil, rules.Refuse("W", "over")
	case r.LabOpen(s) && len(e.Typed) == 0:
		return nil, nil
	case len(e.Typed) > 0, tr.wants == wantsWhite, tr.wants == wantsRoll && s.Turn.Rolls == 0:
		return nil, missing
	case s.Turn.Phase <= duel.PhaseRoll && !s.Autobot():
		g.finishing = true
		return g.finalRoll(s), nil
	}
	return nil, nil
}

// finalRoll takes the player's dice as the final roll. If something is asked when the rolls end, that question
// comes before the one about the order.
func (g *game) finalRoll(s *duel.State) companion.Move {
	r := g.box.desk.Rules
	after, stop := *s, duel.Event{Kind: duel.Stopped}
	status, err := r.NewEngine().Play(&after, &stop, unanswered{}, nil)
	same := after
	same.Turn.Phase, same.Turn.Kept, same.Turn.Said = s.Turn.Phase, s.Turn.Kept, s.Turn.Said
	if err == nil && status != duel.Asking && same == *s && !r.OrderMatters(after) {
		return g.Move(duel.Event{Kind: duel.ResolvedAll})
	}
	return g.Move(stop)
}

// unanswered answers no question.
type unanswered struct{}

// Answer implements duel.Answers.
func (unanswered) Answer(*duel.State, *duel.Question) (duel.Answer, bool) {
	return duel.Answer{}, false
}

// Back implements companion.Dicer: a roll that was entered already goes back letter by letter, too, as long as
// nothing but its answers followed it.
func (g *game) Back(e *companion.Entry) (next companion.Entry, undo bool, err error) {
	next = *e
	switch n := len(e.Typed); {
	case n > 0:
		next.Typed = slices.Clone(e.Typed[:n-1])
		if n == 1 && e.Kept != nil { // marks that the player did not make need not be taken back
			next.Kept = nil
			if tr := g.tray(&next); !slices.Equal(e.Kept, tr.keeps()) {
				next.Kept = e.Kept
			}
		}
		return next, false, nil
	case e.Kept != nil:
		next.Kept = nil
		return next, false, nil
	case g.ReadOnly():
		return next, false, rules.Refuse("", "table.readonly")
	}
	last, part := g.Session.Game.Last()
	if len(last) == 0 {
		return next, false, rules.Refuse("", "dice.nothing-typed")
	}
	ev, before := last[0].Items[0], last[0].Before
	if part {
		ev = last[0].Items[len(last[0].Items)-1]
	}
	switch {
	case part && ev.Answer.Kind == duel.DiceAnswer: // while the next question of the same event stands
		faces := ev.Order.Lay(ev.Answer.Roll)
		next.Typed = faces[:len(faces)-1]
	case !part && ev.Kind == duel.Kept:
	case !part && ev.Kind == duel.Rolled:
		faces := ev.Order.Lay(ev.Roll)
		due := lay(g.box.desk.Rules, before, &next, rolled{}).due
		next.Typed = faces[:max(0, min(len(faces), due)-1)]
	default:
		return next, false, rules.Refuse("", "dice.nothing-typed")
	}
	return next, true, nil
}

// Face implements companion.Dicer.
func (g *game) Face(char rune) (rules.Face, bool) { return duel.Faces.Face(char) }
