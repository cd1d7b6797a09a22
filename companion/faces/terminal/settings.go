package terminal

import "kingoftokyo/companion/desk/settings"

// Coached implements pages.Host.
func (d *Dash) Coached(said string, err error) {
	if v := d.Frame(); v.Placing != nil { // the coach's place is shown, but the piece stays where the player has it
		d.table.cursor = d.table.spotAt(v) + 1
	}
	d.Base.Coached(said, err)
}

// Setting implements pages.Host.
func (d *Dash) Setting(s settings.Setting) string {
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
	}
	return d.Base.Setting(s)
}

// ChooseSetting implements pages.Host.
func (d *Dash) ChooseSetting(s settings.Setting, value string) {
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
	}
	d.Base.ChooseSetting(s, value)
}

// swapView switches to the large view or back, and saves the choice.
func (d *Dash) swapView() {
	view := settings.Named(settings.View)
	d.ChooseSetting(view, view.After(d.Setting(view), 1))
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
