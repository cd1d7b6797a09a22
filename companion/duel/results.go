package duel

import (
	"kingoftokyo/companion"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// Results are the saved games of Duel, the one that changed last first, and apart
// from them those that cannot be read. The error is a *rules.Problem about the folder.
func (d *Desk) Results() ([]companion.Result, []companion.Unread, error) {
	saved, err := d.Store.List()
	if err != nil {
		return nil, nil, err
	}
	words, err := d.Words(nil)
	if err != nil {
		return nil, nil, err
	}
	var results []companion.Result
	var unread []companion.Unread
	for _, g := range saved {
		if box, err := companion.BoxOf(g.Path); err == nil && box != companion.Boxes[0] {
			continue
		}
		o, err := tracker.Look(duel.Log{Rules: d.Rules}, g.Path)
		if err != nil {
			unread = append(unread, companion.Unread{Name: g.Name, Why: words.Error(err)})
			continue
		}
		v := View{Words: words, Rules: d.Rules}
		r := v.result(o.Game)
		r.Name, r.Path, r.Date = g.Name, g.Path, companion.DateOf(g)
		results = append(results, r)
	}
	return results, unread, nil
}

// result reads a game off its table and its history.
func (v *View) result(game *Game) companion.Result {
	t := game.Table()
	s := &t.State
	r := companion.Result{Box: companion.Boxes[0], Against: t.Setup.Solo, Hard: s.Options.Hard, First: int(s.First),
		Turns: int(s.Turn.Number), Active: int(s.Turn.Active), Over: s.Over(), Winner: -1}
	for side := duel.You; side <= duel.Rival; side++ {
		m := t.Setup.Monsters[side]
		r.Players = append(r.Players, companion.Player{Seat: side.String(), Name: t.Setup.Names[side], Called: v.called(t.Setup.Solo, side, t.Setup.Names[side]),
			Monster: v.Rules.Box.Monsters[m].ID, Is: v.Monster(m)})
	}
	for _, e := range game.History() {
		if side, faces, ok := thrown(&e); ok {
			r.Players[side].Dice.Add(faces)
		}
	}
	if r.Over {
		winner, why := s.Winner()
		for _, st := range t.Steps { // what really ended it, where an earlier win was denied (T8)
			if st.Verb == duel.StepWon {
				winner, why = st.Side, st.Why
			}
		}
		r.Winner, r.Why, r.Ending = int(winner), why.String(), v.Say("why."+why.String())
	}
	return r
}

// thrown is what an entry says was thrown, and by whom. The step tells it rather
// than whose turn it was: a roll may first end Autobot's turn, and where that
// ends the game nothing was thrown. Dice the program threw are not the table's.
func thrown(e *tracker.Entry[duel.Table, duel.Event]) (side duel.Side, faces companion.Faces, ok bool) {
	if e.Items[0].Kind != duel.Rolled || e.Items[0].Thrown {
		return 0, faces, false
	}
	for _, st := range e.After.Steps {
		if st.Verb == duel.StepDice || st.Verb == duel.StepSpecial {
			for f, n := range e.Items[0].Roll {
				faces[f] = int(n)
			}
			return st.Side, faces, true
		}
	}
	return 0, faces, false
}
