package companion

import (
	"slices"

	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
)

// hint is a rule that a player meets for the first time, and where kot shows it.
type hint struct {
	in    *Controller
	step  int
	beat  Beat
	who   string
	key   string // the key of the rule; "" for none
	shown bool   // it was on the screen
}

// Hint returns a rule of the current table that a player meets for the first time; it stays as long as the beat lasts.
// It is "" if they have met all of them, if the player wants no hints, or if there are no settings to record them in.
func (d *Desk) Hint(c *Controller) string {
	v := c.Frame()
	who := reader(v)
	if d.Settings.Path == "" || c.ReadOnly() || v.Over || who == "" {
		return ""
	}
	h := hint{in: c, step: c.Steps(), beat: v.Beat, who: who}
	if was := (hint{in: d.hint.in, step: d.hint.step, beat: d.hint.beat, who: d.hint.who}); was != h {
		if met := &d.hint; met.shown && met.key != "" {
			_ = d.Settings.Add(settings.Met, met.key+" "+met.who) // if the disk fails, the hint only appears once more
		}
		d.hint = h
		if d.Settings.Get(settings.Hints) != "off" {
			d.hint.key = d.unmet(c.Words(), v.Rules, who)
		}
	}
	if d.hint.key == "" {
		return ""
	}
	return c.Words().Say("hint." + d.hint.key)
}

// Hinted records that the hint was on the screen: the player it was for does not see it again once the beat is over.
func (d *Desk) Hinted() { d.hint.shown = true }

// unmet returns the first rule with a hint that a player has not met; what happens at this table comes before what the step is about.
func (d *Desk) unmet(words *text.Catalogue, list []string, who string) string {
	met := d.Settings.Values(settings.Met)
	for _, key := range slices.Backward(list) {
		if words.Has("hint."+key) && !slices.Contains(met, key+" "+who) {
			return key
		}
	}
	return ""
}

// reader returns the name of the person that a hint is for: who is asked, whose turn it is, or else the first at the table.
func reader(v *Frame) string {
	for _, on := range []func(*Seat) bool{
		func(s *Seat) bool { return s.Asked },
		func(s *Seat) bool { return s.Active && v.Asked == nil },
		func(*Seat) bool { return v.Asked == nil },
	} {
		for i := range v.Seats {
			if s := &v.Seats[i]; s.Person && on(s) {
				return text.CleanName(s.Name)
			}
		}
	}
	return ""
}
