package main

import (
	"fmt"

	"kingoftokyo/rules/duel"
)

// arms are the things that are measured: every keep card early and late, energy, dice
// tokens, a die taken, what a Buzz token gives, tokens on the board.
func arms(r *duel.Rules) []arm {
	var list []arm
	for id := duel.CardID(1); int(id) <= r.Box.NumCards(); id++ {
		if !r.Box.Cards[id].Keep {
			continue
		}
		for _, late := range []bool{false, true} {
			list = append(list, arm{name: r.Box.Cards[id].ID, late: late, per: 1, set: func(s *duel.State) { own(s, id) }})
		}
	}
	for _, n := range []int16{2, 4, 8} {
		list = append(list, arm{name: fmt.Sprint("energy ", n), per: 1, set: func(s *duel.State) { s.Sides[duel.You].Energy += n }})
	}
	return append(list,
		arm{name: "dice", per: 1, set: func(s *duel.State) { s.Sides[duel.You].Dice++ }},
		arm{name: "bot dice", per: 1, set: func(s *duel.State) { s.Sides[duel.Rival].Dice++ }},
		arm{name: "taken", per: 1, set: func(s *duel.State) { s.Sides[duel.Rival].Taken++ }},
		arm{name: "heart", per: -1, set: func(s *duel.State) { s.Sides[duel.You].Hearts-- }},
		arm{name: "damage", per: 1, set: func(s *duel.State) { s.Sides[duel.Rival].Hearts-- }},
		arm{name: "pumpkins", per: 1, set: func(s *duel.State) { lay(r, s, "pumpkin", 0, duel.Place{At: 1}) }},
		arm{name: "king", only: "the-king", per: 2, set: func(s *duel.State) {
			lay(r, s, "king", 0, duel.Place{At: -1})
			lay(r, s, "king", 1, duel.Place{Track: duel.DestructionTrack, At: -1})
		}},
	)
}

// own lays a card before her, out of the row if it lies there.
func own(s *duel.State, id duel.CardID) {
	for i, c := range s.Row {
		if c == id {
			s.Row[i] = duel.Unnamed
		}
	}
	you := &s.Sides[duel.You]
	you.Keep = you.Keep.With(id)
}

func lay(r *duel.Rules, s *duel.State, name string, twin duel.TokenID, p duel.Place) {
	id, _ := r.Box.Token(name)
	s.Tokens[id+twin] = duel.Token{Place: p, Laid: true}
}

// reach is how much of a bonus spaces are worth ahead of a marker, before it is scaled.
var reach = []float64{1, 0.7, 0.45, 0.25, 0.12}
