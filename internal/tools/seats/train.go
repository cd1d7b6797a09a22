package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"time"

	"kingoftokyo/internal/tools"
	"kingoftokyo/internal/training"
)

// moment is a table to learn from.
type moment[S any] struct {
	state S
	game  int
	want  []float32 // the chance of each seat: the result of the game, or an estimate on the way; nil if nobody won
}

// The size of a step of training, and that one game in left is left out, for evaluation.
const (
	rate = 0.02
	left = 20
)

// school is how the opponents of a box learn.
type school[S any] interface {
	// pool plays the games of a round, and returns the tables to learn from.
	pool(round int) []moment[S]
	// steps returns the size of a step for each pass through the pool.
	steps(round int) []float32
	// lessons returns what each seat of a table learns.
	lessons(m *moment[S], rnd *rand.Rand) []training.Lesson
	// learned adopts what was learned, and returns the weights as they are stored in the program.
	learned(n *training.Net) ([]byte, error)
}

// train trains part of a network, which begins with small random weights unless it is trained on, and writes its weights after each round.
func train[S any](j *job, of school[S], n *training.Net, part training.Part) error {
	rnd := rand.New(rand.NewPCG(j.seed, 7))
	if !j.bought {
		n.Begin(rnd, func(int, int) bool { return true })
	}
	for round := range j.rounds {
		begun := time.Now()
		pool := of.pool(round)
		fmt.Printf("round %d: %d tables, %s\n", round+1, len(pool), time.Since(begun).Round(time.Second))
		g := n.Squares()
		for _, step := range of.steps(round) {
			for _, i := range rnd.Perm(len(pool)) {
				if m := &pool[i]; m.game%left != 0 {
					n.Compete(g, of.lessons(m, rnd), part, step)
				}
			}
			tell(n, of, pool, rand.New(rand.NewPCG(j.seed, 8)))
		}
		weights, err := of.learned(n)
		if err == nil {
			err = os.WriteFile(j.out, weights, 0o644)
		}
		if err != nil {
			return err
		}
		fmt.Printf("round %d done, %s\n", round+1, time.Since(begun).Round(time.Second))
	}
	return nil
}

// tell prints the log loss and the tenths of the estimates for the games that were left out.
func tell[S any](n *training.Net, of school[S], pool []moment[S], rnd *rand.Rand) {
	var fit tools.Fit
	for i := range pool {
		if m := &pool[i]; m.game%left == 0 && m.want != nil {
			all := of.lessons(m, rnd)
			won := make([]float64, len(all))
			for k := range all {
				won[k] = float64(all[k].Want)
			}
			fit.Add(n.Shares(all), won)
		}
	}
	fmt.Println(&fit)
}
