package dash

import (
	"errors"

	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/duel"
	party "kingoftokyo/companion/tokyo"
	"kingoftokyo/rules/tokyo"
	"kingoftokyo/tracker"
)

// partyResult reads a saved game of King of Tokyo or its Dark Edition in a few words.
// The error is for the players: a *rules.Problem, perhaps in a *rules.Located.
func partyResult(d *party.Desk, g tracker.Saved) (duelbox.Result, error) {
	s, _, err := d.Look(g.Path)
	if err != nil {
		return duelbox.Result{}, err
	}
	t := s.Game.Table()
	w, err := d.Words(t.State.Edition, t)
	if err != nil {
		return duelbox.Result{}, err
	}
	st := &t.State
	others := &duelbox.Party{Box: st.Edition.String(), First: int(st.First), Active: int(st.Turn.Active), Winner: int(st.Winner), Why: st.Ended.String()}
	for seat := range tokyo.Seat(st.Players) {
		others.Players = append(others.Players, w.Player(seat))
		others.Names = append(others.Names, t.Setup.Names[seat])
		others.Monsters = append(others.Monsters, d.Rules(st.Edition).Monsters[st.Seats[seat].ID].ID)
	}
	return duelbox.Result{Name: g.Name, Path: g.Path, Date: duelbox.DateOf(g), Turns: int(st.Turn.Number), Over: st.Over(), Party: others}, nil
}

// Results are the saved games of all boxes, the one that changed last first, and
// apart from them those that cannot be read. The error is a *rules.Problem about the
// folder, or has every fault of the data file.
func Results(desk *duelbox.Desk) ([]duelbox.Result, []duelbox.Unread, error) {
	duels, unread, err := desk.Results()
	if err != nil {
		return nil, nil, err
	}
	saved, err := desk.Store.List()
	if err != nil {
		return nil, nil, err
	}
	var out []duelbox.Result
	var tables *party.Desk // made when the first game needs it
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
			if tables, err = party.NewDesk(desk.Desk); err != nil {
				return nil, nil, err
			}
		}
		r, err := partyResult(tables, g)
		if err != nil {
			if words, failed := tables.Words(tokyo.Base, nil); failed == nil {
				err = errors.New(words.Error(err)) // Duel's words know neither its cards nor its seats
			}
			unread = append(unread, duelbox.Unread{Name: g.Name, Err: err})
			continue
		}
		out = append(out, r)
	}
	return append(out, duels...), unread, nil
}
