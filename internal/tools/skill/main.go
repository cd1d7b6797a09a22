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
	"fmt"
	"os"
	"runtime"

	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
)

func main() {
	skills := flag.String("skills", "0.25,0.5,0.75,1", "skills of -ladder")
	workers := flag.Int("workers", runtime.GOMAXPROCS(0), "games played at once")
	seed := flag.Uint64("seed", 77, "seed of the games")
	players := flag.Int("guess", 0, "players whose skill is to be told from twenty games each")
	others := flag.Int("outside", 0, "games on each difficulty of some players who choose otherwise than those of any skill, "+
		"to hold what is said against")
	record := flag.Int("record", 150, "games before them, from which their skill is told")
	slip := flag.Int("slips", 0, "games of players of all skills, to find what slips cost")
	lucky := flag.Int("luck", 0, "games to be looked back on, to know how kind dice and cards usually are")
	drifting := flag.Int("drift", 0, "games of each skill to be looked back on, to know how far the estimate moves by itself")
	rungs := flag.Int("ladder", 0, "games of each skill with each monster on each rung of the ladder, to count how many are won")
	flag.Parse()
	var err error
	if *players > 0 {
		err = guess(*players, *workers, *seed)
	}
	if *others > 0 {
		err = outside(*others, *record, *workers, *seed)
	}
	if *slip > 0 {
		err = slips(*slip, *workers, *seed)
	}
	if *lucky > 0 {
		err = luck(*lucky, *workers, *seed)
	}
	if *drifting > 0 {
		err = drift(*drifting, *workers, *seed)
	}
	if *rungs > 0 {
		err = ladder(*rungs, *skills, *workers, *seed)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "skill:", err)
		os.Exit(1)
	}
}

// won is 1 where the player has won, else 0.
func won(s *duel.State) float64 {
	side, _ := s.Winner()
	return tools.Wins(side == duel.You && s.Over())
}
