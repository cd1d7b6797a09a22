package terminal

import (
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// coachSaid shows what the coach said about its mode, which may change the table.
func (d *Dash) coachSaid(said string, err error) {
	if v := d.view(); v.Placing != nil { // the coach's place is shown, but the piece stays where the player has it
		d.table.cursor = d.table.spotAt(v) + 1
	}
	d.stale()
	switch {
	case err != nil:
		d.fault(err)
	case said != "":
		d.tell(said)
	}
}

// setting returns the current value of a setting.
func (d *Dash) setting(s settings.Setting) string {
	switch s.Name {
	case settings.Theme:
		return [...]string{"auto", "dark", "light"}[d.look.Ground]
	case settings.View:
		if d.look.Big {
			return "large"
		}
		return "usual"
	case settings.Moves:
		if d.look.HideMoves {
			return "hidden"
		}
		return "shown"
	case settings.Call:
		return d.calls
	case settings.Lang:
		return string(d.desk.Lang)
	}
	return d.desk.Settings.Chosen(s)
}

// choose changes the value of a setting and saves it.
func (d *Dash) choose(s settings.Setting, value string) {
	switch s.Name {
	case settings.Theme:
		d.change(func(l *Look) {
			l.Ground = map[string]Ground{"dark": GroundDark, "light": GroundLight}[value]
			if value == "auto" {
				l.Ground = l.DetectedGround
			}
		})
	case settings.View:
		d.change(func(l *Look) { l.Big = value == "large" })
	case settings.Moves:
		d.change(func(l *Look) { l.HideMoves = value == "hidden" })
	case settings.Call:
		d.calls = value
	case settings.Speak:
		d.voice.Set(value)
	case settings.Lang:
		if value == "auto" {
			value = string(d.desk.Lang.Next())
		}
		if l, ok := text.Parse(value); ok {
			d.speak(l)
		}
	}
	d.keep(s.Name, value)
}

// swapView switches to the large view or back, and saves the choice.
func (d *Dash) swapView() {
	value := "large"
	if d.look.Big {
		value = "usual"
	}
	d.choose(settings.Setting{Name: settings.View}, value)
}

// keep saves a setting. If the disk refuses, the player sees why.
func (d *Dash) keep(name, value string) {
	if err := d.desk.Settings.Keep(name, value); err != nil {
		d.fault(rules.Refuse("", "set-failed", rules.Text("reason", d.Words().Error(err))))
	}
}

// found applies the background that the terminal has reported. If the player has chosen a theme, it stays.
func (d *Dash) found(light bool) {
	ground := GroundDark
	if light {
		ground = GroundLight
	}
	follows := d.look.Ground == d.look.DetectedGround
	d.look.DetectedGround = ground
	if follows {
		d.change(func(l *Look) { l.Ground = ground })
	}
}

// Chosen returns the look with what the player has chosen in the settings.
func (l Look) Chosen(s settings.File) Look {
	l.DetectedGround = l.Ground
	switch s.Get(settings.Theme) {
	case "dark":
		l.Ground = GroundDark
	case "light":
		l.Ground = GroundLight
	}
	l.Big = l.Big || s.Get(settings.View) == "large"
	l.HideMoves = s.Get(settings.Moves) == "hidden"
	return l
}
