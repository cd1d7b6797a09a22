package dash

import (
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/rules/duel"
)

// What the tests of package dash_test need to see of a dashboard. All of it may be
// called on the event loop only.

// Shown is the table shown, or nil before there is a game.
func (d *Dash) Shown() *duel.Table {
	if t := d.table(); t != nil {
		return t.now()
	}
	return nil
}

// Session is the game being played.
func (d *Dash) Session() *duelbox.Session { return d.table().s }

// Leave gives the game's file back.
func (d *Dash) Leave() { d.close() }

// Follow shows what happens beside the event loop, until done is closed.
func (d *Dash) Follow(done <-chan struct{}) { d.follow(done) }

// Typed is how many letters of a roll have been typed.
func (d *Dash) Typed() int { return len(d.table().entry.typed) }

// Held says whether lines wait for "really?".
func (d *Dash) Held() bool { return d.table().held != nil }

// Due is how many dice are wanted, and whether it is white ones.
func (d *Dash) Due() (n int, white bool) {
	tr := d.table().tray()
	if tr.wants == wantsNothing {
		return 0, false
	}
	return tr.due, tr.wants == wantsWhite
}

// Mending are the letters of the correction page, and how a position on a track
// is told from a number.
func (d *Dash) Mending() (letters string, places string) {
	m := d.Top().(*mend)
	for i := range m.values {
		letters += string(m.values[i].letter)
		if m.values[i].place {
			places += string(m.values[i].letter)
		}
	}
	return letters, places
}

// CommandKeys are the characters of all commands.
func CommandKeys() string {
	out := ""
	for i := range bindings {
		out += bindings[i].chars
	}
	return out
}

// Hints are the keys the hints of the table name now.
func (d *Dash) Hints() []string {
	first, rest := d.table().hintList(1000)
	var out []string
	for _, h := range append(first, rest...) {
		out = append(out, h.Keys)
	}
	return out
}

// TapHint does what a tap on a hint does.
func (d *Dash) TapHint(i int) {
	first, rest := d.table().hintList(1000)
	append(first, rest...)[i].Act()
}
