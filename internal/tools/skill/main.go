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
	"math/rand/v2"

	"kingoftokyo/coach"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
)

// job is what to play: all solo games.
type job struct {
	rules   *duel.Rules
	list    []tools.Matchup
	seed    uint64
	workers int
}

func main() {
	j := &job{rules: tools.Rules()}
	j.list = tools.Games(j.rules)
	asked := map[*int]func(n int){
		flag.Int("guess", 0, "players whose skill is to be told from twenty games each"): j.guess,
		flag.Int("outside", 0, "games on each difficulty of some players who choose otherwise than those of any skill, "+
			"to hold what is said against"): j.outside,
		flag.Int("slips", 0, "games of players of all skills, to find what slips cost"):                                      j.slips,
		flag.Int("luck", 0, "games to be looked back on, to know how kind dice and cards usually are"):                       j.luck,
		flag.Int("drift", 0, "games of each skill to be looked back on, to know how far the estimate moves by itself"):       j.drift,
		flag.Int("ladder", 0, "games of each skill with each monster on each rung of the ladder, to count how many are won"): j.ladder,
	}
	tools.Run(77, func(seed uint64, workers int) error {
		j.seed, j.workers = seed, workers
		for n, do := range asked {
			if *n > 0 {
				do(*n)
			}
		}
		return nil
	})
}

// chance returns the random source of game i.
func (j *job) chance(i int) *rand.Rand { return rand.New(rand.NewPCG(j.seed, uint64(i))) }

// draw returns a random matchup, and its coach.
func (j *job) draw(rnd *rand.Rand) (*tools.Matchup, *coach.Coach) {
	m := &j.list[rnd.IntN(len(j.list))]
	return m, coach.New(j.rules, m.Table(j.rules))
}
