package duel

import (
	"strings"
	"sync"

	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// Desk is the companion's desk with the rules of Duel and its coach.
type Desk struct {
	*companion.Desk
	// Rules are those of the box, with Autobot. If Read is set they are nil until the box is first
	// used and reads its cards. A start with a game of another box does not need them.
	Rules *duel.Rules
	Read  func() *duel.Rules
	once  sync.Once
	// Coach helps the human of a solo game; nil is a coach that is always off.
	Coach *advice.Coaching
}

// wanted returns the desk with the rules of the box. Everything that the shell asks of the box begins with it.
func (d *Desk) wanted() *Desk {
	d.once.Do(func() {
		if d.Read != nil {
			d.Rules = d.Read()
		}
	})
	return d
}

// Create begins a game from its set-up and its first corrections, and saves it under a name made of
// the date and the monsters.
func (d *Desk) Create(set duel.Setup, corrections ...duel.Event) (*session, error) {
	set.Hash = d.Library.Hash
	lines := set.Lines(d.Rules)
	for i := range corrections {
		lines = append(lines, d.Rules.Write(&corrections[i]))
	}
	m := d.Library.Duel().Monsters
	name := strings.Join([]string{d.Today, m[set.Monsters[duel.You]].ID, m[set.Monsters[duel.Rival]].ID}, "-")
	return tracker.Begin(duel.Log{Rules: d.Rules}, d.Store.Path(name), lines)
}

// Names returns the catalogue of the desk's language, with the names of a table; t is nil if there is none.
func (d *Desk) Names(t *duel.Table) *phrases.Names {
	c := phrases.LoadNames(d.Lang, d.Library.Duel())
	if t != nil {
		c.Players, c.Two = t.Setup.Names, !t.Setup.Solo
	}
	return c.Over(c.In(d.Manner))
}
