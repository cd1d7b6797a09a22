package tokyo

import (
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// This file is what the letters of dice mean at a table: Game implements companion.Dicer.

// awaited are the dice a table waits for.
type awaited struct {
	due    int  // how many; 0 where none are awaited
	fewer  bool // one is enough (background-dweller)
	result bool // they are the result after the last roll (4.4), not those of a question
}

// awaits says which dice a table waits for.
func (v *View) awaits(t *tokyo.Table) awaited {
	s := &t.State
	q, open := t.Open()
	switch {
	case open && q.Form() == tokyo.DiceAnswer:
		return awaited{due: int(q.N), fewer: q.ID == tokyo.AskDweller}
	case !open && s.Turn.Phase == tokyo.PhaseRoll:
		return awaited{due: v.Rules.DiceCount(s, s.Turn.Active), result: true}
	}
	return awaited{}
}

// inHand says whether dice the program has rolled lie there for the result awaited.
func (w *awaited) inHand(e *companion.Entry) bool {
	return w.result && e.Hand != nil && len(e.Hand) == w.due
}

// left is how often the dice of a hand may be rolled again.
func (v *View) left(s *tokyo.State, e *companion.Entry) int {
	return max(0, v.Rules.Rolls(s, s.Turn.Active)-e.Rolls)
}

// faceHues are the colours of the faces. The numbers have that of points, which they bring.
var faceHues = [rules.NumFaces]companion.Hue{
	tokyo.One: companion.FameHue, tokyo.Two: companion.FameHue, tokyo.Three: companion.FameHue,
	tokyo.Heart: companion.HeartHue, tokyo.Energy: companion.EnergyHue, tokyo.Smash: companion.ClawHue,
}

// die is a die with this face up.
func (v *View) die(f rules.Face, state companion.DieState) companion.Die {
	return companion.Die{
		Face: f, Letter: v.Say("tokyo.letter." + tokyo.FaceName(f)), Name: v.Say("tokyo.face." + tokyo.FaceName(f)), Hue: faceHues[f], State: state,
	}
}

// faces are the letters of the dice.
func (v *View) faces() []companion.FaceKey {
	var out []companion.FaceKey
	for f := range rules.Face(rules.NumFaces) {
		d := v.die(f, companion.DieBlank)
		out = append(out, companion.FaceKey{Face: f, Letter: d.Letter, Name: d.Name, Hue: d.Hue})
	}
	return out
}

// Tray implements companion.Dicer.
func (g *Game) Tray(e *companion.Entry) companion.Tray {
	t, v := g.Now(), g.tell.at(g.Now())
	s := &t.State
	w := v.awaits(t)
	var out companion.Tray
	switch {
	case w.inHand(e):
		v.hand(s, e, &out)
	case w.due > 0:
		v.typing(t, e, &w, &out)
	default:
		v.lying(t, &out)
	}
	return out
}

// typing shows the letters typed and the blanks still to come.
func (v *View) typing(t *tokyo.Table, e *companion.Entry, w *awaited, out *companion.Tray) {
	s := &t.State
	out.Due, out.Throw = w.due, true
	for _, f := range e.Typed[:min(len(e.Typed), w.due)] {
		out.Dice = append(out.Dice, v.die(f, companion.DieFresh))
	}
	for len(out.Dice) < w.due {
		out.Dice = append(out.Dice, companion.Die{})
	}
	missing, typed := rules.Num("n", out.Left(e)), len(e.Typed) > 0
	switch {
	case typed && w.fewer:
		out.Prompt = v.Say("tokyo.tray.fewer", missing)
	case typed:
		out.Prompt = v.Say("tokyo.tray.more", missing)
	default:
		out.Prompt = v.Prompt(t)
	}
	if w.result && !typed {
		out.Beside = []companion.Line{{Text: v.Say("tokyo.tray.rolls", rules.Num("rolls", v.Rules.Rolls(s, s.Turn.Active)))}}
	}
}

// hand shows the dice the program has rolled.
func (v *View) hand(s *tokyo.State, e *companion.Entry, out *companion.Tray) {
	out.Marks, out.Throw = true, v.left(s, e) > 0
	some := slices.Contains(e.Kept, true) // otherwise Enter keeps all of them
	for i, f := range e.Hand {
		d := v.die(f, companion.DieLying)
		switch {
		case i < len(e.Kept) && e.Kept[i]:
			d.State, d.Word = companion.DieKept, v.Say("dash.keep")
		case some:
			d.State, d.Word = companion.DieReroll, v.Say("dash.reroll")
		}
		out.Dice = append(out.Dice, d)
	}
	out.Prompt = v.Say("tokyo.dash.prompt.hand", rules.Num("n", len(e.Hand)), rules.Num("left", v.left(s, e)))
	if !out.Throw {
		out.Prompt = v.Say("tokyo.tray.hand.last")
	}
}

// lying shows the dice of the result; those of a group that is resolved are marked.
func (v *View) lying(t *tokyo.Table, out *companion.Tray) {
	s := &t.State
	out.Prompt = v.Prompt(t)
	if s.Over() { // how it ended stands above
		out.Prompt = v.Say("dash.prompt.over")
		return
	}
	if _, asked := t.Open(); !asked && s.Turn.Phase == tokyo.PhaseResolve && s.Turn.Dice != (rules.Roll{}) {
		out.Prompt = v.Say("tokyo.dash.prompt.resolve", rules.Text("name", v.Player(s.Turn.Active)))
	}
	for _, f := range s.Turn.Dice.Faces() {
		state := companion.DieLying
		if s.Turn.Phase > tokyo.PhaseResolve || s.Turn.Phase == tokyo.PhaseResolve && s.Turn.Resolved(GroupOf(f)) {
			state = companion.DieDone
		}
		out.Dice = append(out.Dice, v.die(f, state))
	}
}

// diceMove is what dice come to: the result, or the answer to the question.
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

// Type implements companion.Dicer. A question about one die is answered by its letter.
func (g *Game) Type(e *companion.Entry, f rules.Face) (next companion.Entry, move companion.Move, err error) {
	t, v := g.Now(), g.tell.at(g.Now())
	w := v.awaits(t)
	q, open := t.Open()
	switch {
	case g.ReadOnly():
		return *e, nil, rules.Refuse("", "plain.readonly")
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
func (v *View) noDice(t *tokyo.Table) error {
	s := &t.State
	q, open := t.Open()
	switch {
	case s.Over():
		return rules.Refuse("11.3", "tokyo.over")
	case open:
		return rules.Refuse("", "dash.answer-first", rules.Text("question", v.Question(t, &q)))
	case s.Turn.Phase == tokyo.PhaseBuy:
		return rules.Refuse("", "tokyo.dash.no-dice.buy", rules.Text("name", v.Player(s.Turn.Active)))
	}
	return rules.Refuse("", "dash.no-dice", rules.ID(rules.ArgKey, "phase", "tokyo.phase."+s.Turn.Phase.String()))
}

// Mark implements companion.Dicer: of dice the program has rolled some are kept (4.3).
func (g *Game) Mark(e *companion.Entry, die int) (companion.Entry, error) {
	w := g.tell.at(g.Now()).awaits(g.Now())
	switch {
	case !w.inHand(e):
		return *e, rules.Refuse("", "dash.no-marks")
	case die < 0 || die >= len(e.Hand):
		return *e, rules.Refuse("4.3", "dash.no-die", rules.Num("n", die+1))
	}
	next := *e
	next.Kept = make([]bool, len(e.Hand))
	copy(next.Kept, e.Kept)
	next.Kept[die] = !next.Kept[die]
	return next, nil
}

// Throw implements companion.Dicer. Letters typed before it are real dice and stay; of
// dice that lie there those are rolled again that are not kept.
func (g *Game) Throw(e *companion.Entry) (next companion.Entry, move companion.Move, err error) {
	t, v := g.Now(), g.tell.at(g.Now())
	w := v.awaits(t)
	random := func() rules.Face { return rules.Face(g.box.desk.Random(rules.NumFaces)) }
	switch {
	case g.ReadOnly():
		return *e, nil, rules.Refuse("", "plain.readonly")
	case w.due == 0:
		return *e, nil, rules.Refuse("", "dash.off.throw")
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
func (v *View) rollAgain(s *tokyo.State, e *companion.Entry, random func() rules.Face) (companion.Entry, companion.Move, error) {
	switch {
	case v.left(s, e) == 0:
		return *e, nil, rules.Refuse("4.1", "tokyo.dash.off.rolls")
	case !slices.Contains(e.Kept, false):
		return *e, nil, rules.Refuse("4.3", "dash.all-kept")
	}
	next := companion.Entry{Hand: slices.Clone(e.Hand), Kept: slices.Clone(e.Kept), Rolls: e.Rolls + 1}
	for i, kept := range next.Kept {
		if !kept {
			next.Hand[i] = random()
		}
	}
	return next, nil, nil
}

// Finish implements companion.Dicer: dice rolled by the program are taken as they lie, and
// a question that Enter may decline is declined.
func (g *Game) Finish(e *companion.Entry) (companion.Move, error) {
	t, v := g.Now(), g.tell.at(g.Now())
	w := v.awaits(t)
	q, open := t.Open()
	missing := func() error {
		return rules.Refuse("4.4", "dash.missing", rules.Num("n", w.due-len(e.Typed)))
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
	case !open || q.ID == tokyo.AskReveal && !v.Rules.Watched(&t.State):
		return nil, nil // the choice with Enter
	case v.EnterDeclines(t, &q):
		return g.move(answered(tokyo.No)), nil
	case q.No:
		return nil, v.EnterRefused(t, &q)
	case w.due > 0:
		return nil, missing()
	}
	return nil, rules.Refuse("", "dash.answer-first", rules.Text("question", v.Question(t, &q)))
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
		return *e, false, rules.Refuse("", "dash.nothing-typed")
	}
	entry := &h[len(h)-1]
	last := &entry.Items[len(entry.Items)-1]
	dice, alone := last.Roll, true
	switch {
	case last.Kind == tokyo.Answered && last.Answer.Kind == tokyo.DiceAnswer:
		dice, alone = last.Answer.Roll, entry.After.Asking // otherwise undo takes all of the step back
	case last.Kind != tokyo.Rolled:
		return *e, false, rules.Refuse("", "dash.nothing-typed")
	}
	order := last.Order.Lay(dice)
	if !alone || len(order) == 0 {
		return companion.Entry{}, true, nil
	}
	return companion.Entry{Typed: order[:len(order)-1]}, true, nil
}

// handMark stands in a draft between the dice the program has rolled, how often it has,
// and which are kept.
const handMark = "*"

// Draft implements companion.Dicer: letters as the notation has them, or a hand:
// `113hec*2*110000`.
func (g *Game) Draft(e *companion.Entry) string {
	letters := func(dice []rules.Face) string {
		out := ""
		for _, f := range dice {
			out += string(tokyo.Faces.Letter(f))
		}
		return out
	}
	if e.Hand == nil {
		return letters(e.Typed)
	}
	kept := ""
	for i := range e.Hand {
		bit := "0"
		if i < len(e.Kept) && e.Kept[i] {
			bit = "1"
		}
		kept += bit
	}
	return strings.Join([]string{letters(e.Hand), strconv.Itoa(e.Rolls), kept}, handMark)
}

// FromDraft implements companion.Dicer.
func (g *Game) FromDraft(draft string) companion.Entry {
	w := g.tell.at(g.Now()).awaits(g.Now())
	parts := strings.Split(draft, handMark)
	var dice []rules.Face
	for _, c := range parts[0] {
		if f, ok := tokyo.Faces.Face(c); ok {
			dice = append(dice, f)
		}
	}
	if len(parts) == 1 {
		return companion.Entry{Typed: dice[:min(len(dice), max(0, w.due-1))]}
	}
	rolls, err := strconv.Atoi(parts[1])
	if len(parts) != 3 || err != nil || rolls < 1 || !w.result || len(dice) != w.due || len(parts[2]) != len(dice) {
		return companion.Entry{}
	}
	out := companion.Entry{Hand: dice, Kept: make([]bool, len(dice)), Rolls: rolls}
	for i, bit := range parts[2] {
		out.Kept[i] = bit == '1'
	}
	return out
}

// Face implements companion.Dicer.
func (g *Game) Face(char rune) (rules.Face, bool) { return tokyo.Faces.Face(char) }
