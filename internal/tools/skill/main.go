// Command skill plays games of players with a given skill. It measures how many they win, and how well kot recognises their
// skill from their games.
//
//	go run ./internal/tools/skill -guess 40
//	go run ./internal/tools/skill -outside 1500
//	go run ./internal/tools/skill -slips 6000
//	go run ./internal/tools/skill -luck 2000
//	go run ./internal/tools/skill -drift 300
//	go run ./internal/tools/skill -ladder 500
package main

import (
	"flag"

	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
)

func main() {
	skills := flag.String("skills", "0.25,0.5,0.75,1", "skills of -ladder")
	players := flag.Int("guess", 0, "players whose skill is to be told from twenty games each")
	others := flag.Int("outside", 0, "games on each difficulty of some players who choose otherwise than those of any skill, "+
		"to hold what is said against")
	record := flag.Int("record", 150, "games before them, from which their skill is told")
	slip := flag.Int("slips", 0, "games of players of all skills, to find what slips cost")
	lucky := flag.Int("luck", 0, "games to be looked back on, to know how kind dice and cards usually are")
	drifting := flag.Int("drift", 0, "games of each skill to be looked back on, to know how far the estimate moves by itself")
	rungs := flag.Int("ladder", 0, "games of each skill with each monster on each rung of the ladder, to count how many are won")
	tools.Run(77, func(seed uint64, workers int) error {
		switch {
		case *players > 0:
			return guess(*players, workers, seed)
		case *others > 0:
			return outside(*others, *record, workers, seed)
		case *slip > 0:
			return slips(*slip, workers, seed)
		case *lucky > 0:
			return luck(*lucky, workers, seed)
		case *drifting > 0:
			return drift(*drifting, workers, seed)
		case *rungs > 0:
			return ladder(*rungs, *skills, workers, seed)
		}
		return nil
	})
}

// won is 1 where the player has won, else 0.
func won(s *duel.State) float64 {
	side, _ := s.Winner()
	return tools.Wins(side == duel.You && s.Over())
}
