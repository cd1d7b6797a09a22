// Command seats trains and measures the opponents of King of Tokyo, its Dark Edition and Duel. One command trains the
// opponents of a box, in games against each other:
//
//	go run ./internal/tools/seats -train
//	go run ./internal/tools/seats -train -box dark
//
// Another measures one gate and prints it with its interval of 95 %:
//
//	go run ./internal/tools/seats -gate strength -games 20000
//
// The number of workers changes neither games nor weights.
package main

import (
	"flag"
	"fmt"

	"kingoftokyo"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/library"
	"kingoftokyo/rules/tokyo"
)

func main() {
	box := flag.String("box", "tokyo", "the box: tokyo, dark or duel")
	train := flag.Bool("train", false, "train and write the weights")
	rounds := flag.Int("rounds", 4, "how often games are played and learned from")
	games := flag.Int("games", 4000, "games of each round, or of each cell of a gate")
	first := flag.Int("first", 0, "number of the first game of a gate; parts of one count as one run")
	gate := flag.String("gate", "", "what is measured: strength, easy, tempers, calibration, time")
	out := flag.String("out", "", "where the weights are written; coach/seats/BOX.weights unless it is said")
	tools.Run(1, func(seed uint64, workers int) error {
		return run(*box, *train, *rounds, *games, *first, *gate, seed, *out, workers)
	})
}

func run(box string, train bool, rounds, games, first int, gate string, seed uint64, out string, workers int) error {
	if box == "duel" {
		r, err := tools.Rules()
		if err != nil {
			return err
		}
		if out == "" {
			out = "coach/two.weights"
		}
		if train {
			return (&duelSchool{rules: r, rounds: rounds, games: games, seed: seed, out: out, workers: workers}).train()
		}
		return measureDuel(r, gate, first, games, workers)
	}
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		return err
	}
	sets, err := lib.Tokyo()
	if err != nil {
		return err
	}
	edition, ok := tokyo.EditionNamed(box)
	if !ok {
		return fmt.Errorf("no box %q: tokyo or dark", box)
	}
	r := tokyo.New(sets[edition])
	if out == "" {
		out = "coach/seats/" + box + ".weights"
	}
	if train {
		return (&school{rules: r, rounds: rounds, games: games, seed: seed, out: out, workers: workers}).train()
	}
	return measure(r, gate, first, games, workers)
}
