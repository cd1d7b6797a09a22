// Command skill plays games of players with a given skill. It measures how many they win, and how well kot recognises their
// skill from their games.
//
//	go run ./internal/tools/skill -won 300
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
	"strconv"
	"strings"
	"time"

	"kingoftokyo/coach"
	"kingoftokyo/internal/sim"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
)

func main() {
	games := flag.Int("won", 0, "games of each skill and difficulty, to count how many are won")
	skills := flag.String("skills", "0.25,0.5,0.75,1", "skills")
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
	err := wins(*games, *skills, *workers, *seed)
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

// wins plays games of players of each of some skills, and prints how many of them are won.
func wins(n int, skills string, workers int, seed uint64) error {
	if n == 0 {
		return nil
	}
	r, list, tables, err := tools.Solved()
	if err != nil {
		return err
	}
	for _, word := range strings.Split(skills, ",") {
		skill, err := strconv.ParseFloat(word, 64)
		if err != nil {
			return err
		}
		for _, hard := range []bool{false, true} {
			begun := time.Now()
			played, err := tools.All(workers, n, func(i int) (of [2]float64, err error) {
				k := i * 7 % len(list)
				if list[k].Hard != hard {
					k ^= 1
				}
				c := coach.New(r, tables[k])
				c.SetSkill(coach.Skill{Sharp: skill})
				p := sim.NewPlayer(r, sim.SkilledBy(c), seed+uint64(i))
				m := list[k]
				m.First = duel.Side(i % 2)
				s := p.Start(m.Setup(r))
				err = p.Continue(&s, 300)
				return [2]float64{won(&s), float64(s.Turn.Number)}, err
			})
			if err != nil {
				return err
			}
			var count, turns tools.Mean
			for _, of := range played {
				count.Add(of[0])
				turns.Add(of[1])
			}
			fmt.Printf("skill %s hard %v: %.1f %% of %d won, %.0f turns, %.0f ms a game\n", word, hard,
				100*count.Value(), n, turns.Value(), time.Since(begun).Seconds()*1000/float64(n))
		}
	}
	return nil
}
