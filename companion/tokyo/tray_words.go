package tokyo

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// faceHues are the colours of the faces. The numbers have the colour of points, which they bring.
var faceHues = [rules.NumFaces]companion.Hue{
	tokyo.One: companion.FameHue, tokyo.Two: companion.FameHue, tokyo.Three: companion.FameHue,
	tokyo.Heart: companion.HeartHue, tokyo.Energy: companion.EnergyHue, tokyo.Smash: companion.ClawHue,
}

// die is a die with this face up.
func (v *Phrases) die(f rules.Face, state companion.DieState) companion.Die {
	return companion.Die{
		Face: f, Letter: v.Say("tokyo.letter." + tokyo.FaceName(f)), Name: v.Say("tokyo.face." + tokyo.FaceName(f)), Hue: faceHues[f], State: state,
	}
}

// Tray implements companion.Dicer.
func (g *Game) Tray(e *companion.Entry) companion.Tray {
	t, v := g.Now(), g.speak()
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

// typing shows the letters typed, and blanks for those still to come.
func (v *Phrases) typing(t *tokyo.Table, e *companion.Entry, w *awaited, out *companion.Tray) {
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
func (v *Phrases) hand(s *tokyo.State, e *companion.Entry, out *companion.Tray) {
	out.Marks, out.Throw = true, v.left(s, e) > 0
	some := slices.Contains(e.Kept, true) // otherwise Enter keeps all of them
	for i, f := range e.Hand {
		d := v.die(f, companion.DieLying)
		switch {
		case i < len(e.Kept) && e.Kept[i]:
			d.State, d.Word = companion.DieKept, v.Say("dice.keep")
		case some:
			d.State, d.Word = companion.DieReroll, v.Say("dice.reroll")
		}
		out.Dice = append(out.Dice, d)
	}
	out.Prompt = v.Say("tokyo.dash.prompt.hand", rules.Num("n", len(e.Hand)), rules.Num("left", v.left(s, e)))
	if !out.Throw {
		out.Prompt = v.Say("tokyo.tray.hand.last")
	}
}

// lying shows the dice of the result; the dice of a group that is resolved are marked.
func (v *Phrases) lying(t *tokyo.Table, out *companion.Tray) {
	s := &t.State
	out.Prompt = v.Prompt(t)
	if s.Over() { // another part of the screen says how the game ended
		out.Prompt = v.Say("table.prompt.over")
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
