package tokyo

import (
	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// GiveUp implements companion.Game.
func (g *Game) GiveUp() []companion.Choice {
	s := &g.Now().State
	if s.Over() {
		return nil
	}
	var out []companion.Choice
	for seat := range tokyo.Seat(s.Players) {
		if s.Alive(seat) {
			out = append(out, companion.Choice{Text: g.Words().Say("tokyo.dash.menu.concede", rules.Text("name", g.tell.phrases.Player(seat))), Move: g.Move(tokyo.Event{Kind: tokyo.Conceded, Seat: seat})})
		}
	}
	return out
}
