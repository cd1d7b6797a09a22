package tokyo

import (
	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// GiveUp implements companion.Game.
func (g *Game) GiveUp() []companion.Play {
	s := &g.Now().State
	if s.Over() {
		return nil
	}
	var out []companion.Play
	for seat := range tokyo.Seat(s.Players) {
		if s.Alive(seat) {
			out = append(out, companion.Play{Choice: companion.Choice{Text: g.Words().Say("tokyo.dash.menu.concede", rules.Text("name", g.tell.phrases.Player(seat)))}, Move: g.Move(tokyo.Event{Kind: tokyo.Conceded, Seat: seat})})
		}
	}
	return out
}
