package duel

import (
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// Game is a game of Duel with its log, Session the same with the file it lives in.
type (
	Game    = tracker.Game[duel.Table, duel.Event]
	Session = tracker.Session[duel.Table, duel.Event]
)

// Desk is the companion's desk with the rules of Duel and its coach.
type Desk struct {
	*companion.Desk
	Rules *duel.Rules
	// Coach helps the human of a solo game; nil is one that is off for good.
	Coach *Coaching
}

// Create begins a game from its set-up and what is corrected at once, saved under a name made of
// the date and the monsters.
func (d *Desk) Create(set duel.Setup, corrections ...duel.Event) (*Session, error) {
	set.Hash = d.Library.Hash
	lines := set.Lines(d.Rules)
	for i := range corrections {
		lines = append(lines, d.Rules.Write(&corrections[i]))
	}
	m := d.Library.Duel.Monsters
	name := strings.Join([]string{d.Today, m[set.Monsters[duel.You]].ID, m[set.Monsters[duel.Rival]].ID}, "-")
	return tracker.Begin(duel.Log{Rules: d.Rules}, d.Store.Path(name), lines)
}

// Words is the catalogue of the desk's language, with the names of a table.
func (d *Desk) Words(t *duel.Table) (*Words, error) {
	c, err := LoadWords(d.Lang, d.Library.Duel)
	if err == nil && t != nil {
		c.Names, c.Two = t.Setup.Names, !t.Setup.Solo
	}
	return c, err
}

// ToTheTable is what to put on the table for a set-up (S1-S5).
func (v *View) ToTheTable(t *duel.Table) []string {
	s := &t.State
	var out []string
	add := func(key string, args ...rules.Arg) { out = append(out, v.Say(key, args...)) }
	for side := range s.Sides {
		m := &s.Sides[side]
		add("setup.monster", rules.Text("name", v.Name(t, duel.Side(side))), rules.Text("monster", v.Monster(m.ID)), rules.Num("hearts", int(m.Hearts)))
		if v.Rules.Box.Monsters[m.ID].ID == "the-king" {
			add("setup.king")
		}
	}
	add("setup.markers")
	if row := v.Say("setup.row"); s.Row == [3]duel.CardID{duel.Unnamed, duel.Unnamed, duel.Unnamed} { // which ones they are turns out
		out = append(out, row)
	} else {
		out = append(out, v.Colon(row, v.row(s)))
	}
	add("setup.second", rules.Text("name", v.Name(t, s.First.Other())))
	add("setup.first", rules.Text("name", v.Name(t, s.First)), rules.Num("n", v.Rules.DiceCount(s)))
	return out
}
