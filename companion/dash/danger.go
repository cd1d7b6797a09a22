package dash

import (
	"strings"

	"kingoftokyo/coach"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/screen"
)

// The danger ahead: a panel beside the table where there is room, otherwise a few
// words in the heading of the dice. Which of them depends on the size of the screen
// alone.

const (
	dangerPanel = 30 // rows of the panel beside from which on the danger has a part of it
	dangerBelow = 22 // rows of the panel below
	dangerRows  = 15 // how many that part has, an empty one below it among them
	dangerBars  = 5  // of these are for the picture of the damage
	dangerWide  = 90 // columns from which on the heading has a number more
)

// endangered says whether the danger ahead has its place on the screen: against
// Autobot, unless the coach is off.
func (t *table) endangered() bool {
	return t.now().Setup.Solo && t.coach().Mode() != duelbox.CoachOff
}

// danger is the danger at the table as it lies.
func (t *table) danger() (*coach.Danger, bool) { return t.coach().Danger(t.s.Game) }

// dangerBeside says whether a layout has a panel for the danger.
func (t *table) dangerBeside(l *layout) bool {
	return l.aside > 0 && l.top(segPrompt) >= dangerPanel || l.below >= dangerBelow
}

// dangerHeading is the danger in the heading of the dice; "" where a panel has it.
func (t *table) dangerHeading(l *layout) string {
	if !t.endangered() || t.dangerBeside(l) || l.main < fullWidth {
		return ""
	}
	d, ok := t.danger()
	if !ok {
		return ""
	}
	return t.d.view.DangerShort(d, l.main >= dangerWide)
}

// dangerPart draws the panel of the danger.
func (t *table) dangerPart(c screen.Canvas) {
	v := &t.d.view
	c.Heading(0, v.Say("coach.danger.title"), "")
	d, ok := t.danger()
	if !ok {
		c.Part(1, 1, c.W-1, c.H-1).Text(0, c.Theme.Dim, v.Say("coach.danger.none"))
		return
	}
	c.Put(1, 1, c.Theme.Plain, v.DangerTitle(&t.now().State))
	numbers := v.DangerNumbers(d)
	rest := v.Assumed(d)
	y := 2
	for i, l := range numbers {
		st := c.Theme.Plain
		if i == 0 && d.Wins > 0 {
			st = c.Theme.Bold
		}
		c.Put(1, y, st, l)
		y++
		if i == 1 { // the damage, and its picture right below
			for n, bar := range v.DangerChart(d, dangerBars, c.W-2) {
				c.Put(2, y+n, c.Theme.Plain, bar)
			}
			y += dangerBars
		}
	}
	if len(rest) > 0 {
		c.Part(1, y, c.W-1, c.H-y).Text(0, c.Theme.Dim, strings.Join(rest, "; "))
	}
}
