package party

import (
	"kingoftokyo/companion"
	"kingoftokyo/rules/tokyo"
	"kingoftokyo/tracker"
)

// Result reads a saved game of either box in a few words. The error is for the
// players: a *rules.Problem, perhaps in a *rules.Located.
func (d *Desk) Result(g tracker.Saved) (companion.Result, error) {
	s, _, err := d.Look(g.Path)
	if err != nil {
		return companion.Result{}, err
	}
	t := s.Game.Table()
	w, err := d.Words(s.Rules.Edition, t)
	if err != nil {
		return companion.Result{}, err
	}
	st := &t.State
	party := &companion.Party{Box: s.Rules.Edition.String(), First: int(st.First), Active: int(st.Turn.Active), Winner: int(st.Winner), Why: st.Ended.String()}
	for seat := range tokyo.Seat(st.Players) {
		party.Players = append(party.Players, w.Player(seat))
		party.Names = append(party.Names, t.Setup.Names[seat])
		party.Monsters = append(party.Monsters, s.Rules.Monsters[st.Seats[seat].ID].ID)
	}
	return companion.Result{Name: g.Name, Path: g.Path, Date: companion.DateOf(g), Turns: int(st.Turn.Number), Over: st.Over(), Party: party}, nil
}
