package tokyo

import (
	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// faceHues are the colours of the faces. The numbers have the colour of points, which they bring.
var faceHues = [rules.NumFaces]companion.Hue{
	tokyo.One: companion.FameHue, tokyo.Two: companion.FameHue, tokyo.Three: companion.FameHue,
	tokyo.Heart: companion.HeartHue, tokyo.Energy: companion.EnergyHue, tokyo.Smash: companion.ClawHue,
}

// told says of a tray what is to be said of it.
func (v *Phrases) told(t *tokyo.Table, roll *companion.Roll, tr *companion.Tray, e *companion.Entry) {
	missing, typed := rules.Num("n", tr.Left(e)), len(e.Typed) > 0
	switch {
	case tr.Marks && !tr.Throw:
		tr.Prompt = v.Say("tokyo.tray.hand.last")
	case tr.Marks:
		tr.Prompt = v.Say("tokyo.dash.prompt.hand", rules.Num("n", len(e.Hand)), rules.Num("left", roll.Left(e)))
	case typed && roll.Fewer:
		tr.Prompt = v.Say("tokyo.tray.fewer", missing)
	case typed && roll.Ahead:
		tr.Prompt = v.Say("tokyo.tray.ahead", missing)
	case typed:
		tr.Prompt = v.Say("tokyo.tray.more", missing)
	default:
		tr.Prompt = v.Prompt(t)
	}
	if roll.Hand && tr.Due > 0 && !typed {
		tr.Beside = companion.Lines(v.Say("tokyo.tray.rolls", rules.Num("rolls", roll.Throws)))
	}
}
