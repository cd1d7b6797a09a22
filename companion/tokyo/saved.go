package tokyo

import (
	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/rules/tokyo"
	"kingoftokyo/tracker"
)

// Result reads a saved game of either box in a few words. The error is for the
// players: a *rules.Problem, perhaps in a *rules.Located.
func (d *Desk) Result(g tracker.Saved) (companion.Result, error) {
	o, _, err := d.Look(g.Path)
	if err != nil {
		return companion.Result{}, err
	}
	t := o.Game.Table()
	w, err := d.Words(t.State.Edition, t)
	if err != nil {
		return companion.Result{}, err
	}
	s := &t.State
	r := companion.Result{Name: g.Name, Path: g.Path, Date: companion.DateOf(g), Box: s.Edition.String(), First: int(s.First),
		Turns: int(s.Turn.Number), Active: int(s.Turn.Active), Over: s.Over(), Winner: int(s.Winner), Why: s.Ended.String()}
	for seat := range tokyo.Seat(s.Players) {
		m := &s.Seats[seat]
		r.Players = append(r.Players, companion.Player{Seat: seat.String(), Name: t.Setup.Names[seat], Called: w.Player(seat),
			Monster: d.rules[s.Edition].Monsters[m.ID].ID, Is: w.Monster(m.ID), Points: int(m.Points), Out: m.Out})
	}
	for _, e := range o.Game.History() {
		for _, st := range e.After.Steps {
			if st.Verb == tokyo.StepTurn && e.After.State.Seats[st.Seat].Place.Tokyo() {
				r.Players[st.Seat].InTokyo++
			}
		}
	}
	return r, nil
}

// Results are the saved games of all boxes, the one that changed last first, and
// apart from them those that cannot be read. The error is a *rules.Problem about the
// folder, or has every fault of the data file.
func Results(desk *duelbox.Desk) ([]companion.Result, []companion.Unread, error) {
	duels, unread, err := desk.Results()
	if err != nil {
		return nil, nil, err
	}
	saved, err := desk.Store.List()
	if err != nil {
		return nil, nil, err
	}
	var out []companion.Result
	var tables *Desk // made when the first game needs it
	for _, g := range saved {
		if len(duels) > 0 && duels[0].Path == g.Path {
			out, duels = append(out, duels[0]), duels[1:]
			continue
		}
		box, err := companion.BoxOf(g.Path)
		if _, known := tokyo.EditionNamed(box); err != nil || !known {
			continue
		}
		if tables == nil {
			if tables, err = NewDesk(desk.Desk); err != nil {
				return nil, nil, err
			}
		}
		r, err := tables.Result(g)
		if err != nil {
			words, failed := tables.Words(tokyo.Base, nil)
			if failed != nil {
				return nil, nil, failed
			}
			unread = append(unread, companion.Unread{Name: g.Name, Why: words.Error(err)}) // Duel's words know neither its cards nor its seats
			continue
		}
		out = append(out, r)
	}
	return append(out, duels...), unread, nil
}
