package main

import (
	"bytes"
	"fmt"
	"go/format"
	"sort"

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

// source is coach/fitted.go.
func source(r *duel.Rules, got map[string][2][]measured, games int, seed uint64) string {
	worth := func(name string) float64 { return pooled(got[name][0]) }
	early, lateSum := 0.0, 0.0
	var names []string
	for id := 1; id <= r.Box.NumCards(); id++ {
		if c := &r.Box.Cards[id]; c.Keep {
			names = append(names, c.ID)
			e, l := pooled(got[c.ID][0]), pooled(got[c.ID][1])
			early, lateSum = early+e*e, lateSum+e*l
		}
	}
	sort.Strings(names)
	ratio := max(0.2, min(1, lateSum/early))
	var b bytes.Buffer
	fmt.Fprintf(&b, "package coach\n\nimport \"kingoftokyo/rules/duel\"\n\n")
	fmt.Fprintf(&b, "// fitted are the worths of the box's cards, made by\n//\n//\tgo run ./cmd/fit --games %d --seed %d\n", games, seed)
	fmt.Fprintf(&b, "var fitted = Worths{\n\tEnergy: []float64{%.3f, %.3f, %.3f, %.3f, %.3f},\n", worth("energy 2")/2, worth("energy 2")/2,
		(worth("energy 4")-worth("energy 2"))/2, (worth("energy 4")-worth("energy 2"))/2, (worth("energy 8")-worth("energy 4"))/4)
	fmt.Fprintf(&b, "\tDice: %.3f, BotDice: %.3f, Taken: %.3f,\n", max(0, worth("dice")), min(0, worth("bot dice")), max(0, worth("taken")))
	heart, damage := max(0.05, -worth("heart")), max(0.05, worth("damage"))
	fmt.Fprintf(&b, "\tBonus: [...]float64{duel.BonusNone: 0, duel.BonusHeart: %.3f, duel.BonusDamage: %.3f, duel.BonusEnergy: %.3f, duel.BonusDice: %.3f},\n",
		heart, damage, worth("energy 2")/2, worth("dice"))
	scale := worth("pumpkins") / (heart*(reach[0]+reach[2]) + 2*damage*reach[1])
	fmt.Fprintf(&b, "\tReach: []float64{")
	for _, x := range reach {
		fmt.Fprintf(&b, "%.3f, ", max(0.05, min(1, scale))*x)
	}
	fmt.Fprintf(&b, "},\n\tKing: %.3f,\n\tLate: %.3f,\n\tCards: map[string]Worth{\n", worth("king")/2/max(0.05, min(1, scale)), ratio)
	for _, n := range names {
		e, l := pooled(got[n][0]), pooled(got[n][1])
		fmt.Fprintf(&b, "\t\t%q: {%.2f, %.2f},\n", n, e, (l+ratio*e)/2) // half its own, half what all cards keep
	}
	fmt.Fprintf(&b, "\t},\n}\n")
	out, err := format.Source(b.Bytes())
	if err != nil {
		return b.String()
	}
	return string(out)
}
