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
func partyResult(box companion.Box, g tracker.Saved) (duelbox.Result, error) {
	game, _, err := box.Look(g.Path)
	if err != nil {
		return duelbox.Result{}, err
	}
	r := game.Result()
	others := &duelbox.Party{Box: r.Box, First: r.First, Active: r.Active, Winner: r.Winner, Why: r.Why}
	for _, p := range r.Players {
		others.Players = append(others.Players, p.Called)
		others.Names = append(others.Names, p.Name)
		others.Monsters = append(others.Monsters, p.Monster)
	}
	return duelbox.Result{Name: g.Name, Path: g.Path, Date: duelbox.DateOf(g), Turns: r.Turns, Over: r.Over, Party: others}, nil
}

// Results are the saved games of all boxes, the one that changed last first, and
// apart from them those that cannot be read. The error is a *rules.Problem about the
// folder.
func Results(desk *duelbox.Desk) ([]duelbox.Result, []duelbox.Unread, error) {
	duels, unread, err := desk.Results()
	if err != nil {
		return nil, nil, err
	}
	saved, err := desk.Store.List()
	if err != nil {
		return nil, nil, err
	}
	var boxes [tokyo.NumEditions]*party.Box
	for e := range boxes {
		boxes[e] = party.NewBox(desk.Desk, tokyo.Edition(e))
	}
	var out []duelbox.Result
	for _, g := range saved {
		if len(duels) > 0 && duels[0].Path == g.Path {
			out, duels = append(out, duels[0]), duels[1:]
			continue
		}
		word, err := companion.BoxOf(g.Path)
		edition, known := tokyo.EditionNamed(word)
		if err != nil || !known {
			continue
		}
		r, err := partyResult(boxes[edition], g)
		if err != nil { // Duel's words know neither its cards nor its seats
			unread = append(unread, duelbox.Unread{Name: g.Name, Err: errors.New(companion.InWords(boxes[edition], err))})
			continue
		}
		out = append(out, r)
	}
	return append(out, duels...), unread, nil
}
