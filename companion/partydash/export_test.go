package partydash

import (
	party "kingoftokyo/companion/tokyo"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// What the tests of package partydash_test need to see of a dashboard. All of it
// may be called on the event loop only.

// Shown is the table shown, or nil before there is a game.
func (d *Dash) Shown() *tokyo.Table {
	if t := d.table(); t != nil {
		return t.now()
	}
	return nil
}

// Session is the game being played.
func (d *Dash) Session() *party.Session { return d.table().s }

// Rules are those of the box being played.
func (d *Dash) Rules() *tokyo.Rules { return d.view.Rules }

// Typed is how many letters of a roll have been typed.
func (d *Dash) Typed() int { return len(d.table().typed) }

// Entered is how many rolls and answers the log has, and how many letters are typed
// for the next one.
func (d *Dash) Entered() (items, letters int) {
	t := d.table()
	if t == nil {
		return 0, 0
	}
	for _, e := range t.s.Game.History() {
		for _, it := range e.Items {
			if it.Kind == tokyo.Rolled || it.Kind == tokyo.Answered {
				items++
			}
		}
	}
	return items, len(t.typed)
}

// Fit is how many rows the bands of a table have together, and each of them.
func Fit(w, h, n int) (rows [int(numSegs)]int, main, aside, below int) {
	l := fit(w, h, n)
	return l.rows, l.main, l.aside, l.below
}

// Rules are the numbers of the rules that the help of an edition shows.
func Rules(e tokyo.Edition) []string { return ruleNumbers(e) }

// CommandKeys are the characters of all commands, and the spare keys of options.
func CommandKeys() (commands, options string) {
	for i := range bindings {
		commands += bindings[i].chars
	}
	return commands, spare
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

// Option is something that can be done now: its key and its line.
type Option struct{ Key, Line string }

// Options are what can be done now.
func (d *Dash) Options() []Option {
	var out []Option
	for _, o := range d.table().options() {
		line := ""
		if !o.Typed() {
			line = d.view.Rules.Write(&o.Event)
		}
		out = append(out, Option{o.key, line})
	}
	return out
}

// FitBig is how the monsters of the large view stand: how many side by side, in how
// many rows, and how large their numbers are.
func FitBig(w, high, n int) (across, down, times int) {
	b := fitBig(w, high, n)
	return b.across, b.down, b.times
}

// Why are the rules that the page of reasons names for questions and steps.
func Why() (out []rules.Rule) {
	for _, list := range party.QuestionRules {
		out = append(out, list...)
	}
	for phase := tokyo.PhaseStart; phase <= tokyo.PhaseOver; phase++ {
		for ended := tokyo.NotOver; ended <= tokyo.ByConceded; ended++ {
			out = append(out, party.RulesOfStep(&tokyo.State{Turn: tokyo.Turn{Phase: phase}, Ended: ended})...)
		}
	}
	return out
}

// Askers are the cards whose questions name another card.
func Askers() (out []string) {
	for _, name := range askers {
		out = append(out, name)
	}
	return out
}
