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
	case roll.Chooses(e) && e.Hand != nil && !typed && roll.Left(e) > 0 && roll.Plays:
		tr.Prompt = v.kept(t, roll, e)
	case roll.Chooses(e) && e.Hand != nil && !typed && roll.Left(e) > 0:
		tr.Prompt = v.best(roll, e)
	case tr.Marks && !tr.Throw:
		tr.Prompt = v.Say("tokyo.tray.hand.last")
	case tr.Marks && roll.Kept(e) == (rules.Roll{}):
		tr.Prompt = v.Say("tokyo.dash.prompt.hand.none", rules.Num("n", len(e.Hand)), rules.Num("left", roll.Left(e)))
	case tr.Marks:
		tr.Prompt = v.Say("tokyo.dash.prompt.hand", rules.Num("n", len(e.Hand)), rules.Num("left", roll.Left(e)))
	case typed && roll.Fewer:
		tr.Prompt = v.Say("tokyo.tray.fewer", missing)
	case typed:
		tr.Prompt = v.Say("tokyo.tray.more", missing)
	case roll.Hand && roll.Chooses(e) && !roll.Plays && tr.Due > 0:
		tr.Prompt = v.Say("tokyo.coach.first", rules.Text("name", v.Player(t.State.Turn.Active)), rules.Num("n", tr.Due), rules.Num("rolls", roll.Throws))
	default:
		tr.Prompt = v.Prompt(t)
	}
	if roll.Plays && tr.Due > 0 && !typed {
		tr.Beside = companion.Lines(v.Say("table.kot.beside", rules.Num("rolls", roll.Left(e))))
	} else if roll.Hand && tr.Due > 0 && !typed && !roll.Chooses(e) {
		tr.Beside = companion.Lines(v.Say("tokyo.tray.rolls", rules.Num("rolls", roll.Throws)))
	}
}

// kept says which of the dice typed kot keeps, and what to do with the others.
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

// best says which of the dice the coach would keep, and what to do with the others; where the player keeps other dice, with the others of those.
func (v *Phrases) best(roll *companion.Roll, e *companion.Entry) string {
	best := rules.Roll{}
	for i, k := range roll.Keeps(e.Hand, roll.Left(e)) {
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
