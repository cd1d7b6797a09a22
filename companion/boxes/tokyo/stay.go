package tokyo

import (
	"slices"

	"kingoftokyo/coach/seats"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// outlook is what was worked out of a table last.
type outlook struct {
	of tokyo.State
	seats.Outlook
}

// stay is what staying in Tokyo may cost until the next turn of whoever is asked to leave it, in a sentence; "" at any other
// question, and with the coach off.
func (g *Game) stay(v *Phrases, t *tokyo.Table, q *tokyo.Question) string {
	if !seats.Asks(q) || g.coachMode() == coachOff {
		return ""
	}
	if g.outlook == nil || g.outlook.of != t.State {
		o, ok := seats.Stay(v.Rules, t)
		if !ok {
			return ""
		}
		g.outlook = &outlook{t.State, o}
	}
	return v.Stay(q.Seat, int(t.State.Seats[q.Seat].Hearts), &g.outlook.Outlook)
}

// The least chances that are told: of falling, and of hearts lost.
const (
	leastFall = 0.005
	leastLost = 0.1
)

// Stay says what staying in Tokyo may cost a seat that has so many hearts: the chance to fall or else, where that is hardly one, that of
// the most hearts which are lost with one chance in ten.
func (v *Phrases) Stay(seat tokyo.Seat, hearts int, o *seats.Outlook) string {
	gain := v.Say("tokyo.stay.points", rules.Num("n", o.Points))
	if o.Energy > 0 {
		gain = v.Say("tokyo.stay.energy", rules.Num("n", o.Energy))
	}
	args := []rules.Arg{who("who", seat), rules.Num("turns", o.Turns), rules.Text("gain", gain)}
	lost := hearts - 1
	for lost > 1 && o.AtLeast(lost) < leastLost {
		lost--
	}
	switch {
	case o.Turns == 0:
		return v.Say("tokyo.stay.none", args...)
	case o.Falls >= leastFall || lost < 1:
		return v.Say("tokyo.stay.falls", append(args, rules.Text("p", v.Percent(o.Falls)))...)
	}
	return v.Say("tokyo.stay.lost", append(args, rules.Num("n", lost), rules.Text("p", v.Percent(o.AtLeast(lost))))...)
}

// coachOff is the word of the setting for a coach that says nothing.
const coachOff = "off"

// coachSetting is the setting of how much the coach says.
func coachSetting() settings.Setting {
	all := settings.All()
	return all[slices.IndexFunc(all, func(s settings.Setting) bool { return s.Name == settings.Coach })]
}

// coachMode is how much the player wants to be told.
func (g *Game) coachMode() string { return g.box.desk.Settings.Chosen(coachSetting()) }

// NextCoach implements companion.Advised.
func (g *Game) NextCoach() (said string, err error) {
	v, modes := g.speak(), coachSetting().Values
	mode := modes[(slices.Index(modes, g.coachMode())+1)%len(modes)]
	word, means := v.Say("coach.mode."+mode), "tokyo.coach.on"
	if mode == coachOff {
		means = "tokyo.coach.off"
	}
	if failed := g.box.desk.Settings.Keep(settings.Coach, mode); failed != nil {
		err = rules.Refuse("", "coach.not-kept", rules.Text("mode", word), rules.Because("why", failed))
	}
	return v.Say("coach.set", rules.Text("mode", word), rules.ID(rules.ArgKey, "means", means)), err
}
