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
	"cmp"
	"flag"
	"fmt"

	"kingoftokyo"
	"kingoftokyo/coach"
	"kingoftokyo/coach/seats"
	"kingoftokyo/internal/tools"
	"kingoftokyo/internal/training"
	"kingoftokyo/rules/library"
	"kingoftokyo/rules/tokyo"
)

// job is what the command line asks for.
type job struct {
	rounds, games, first int
	out                  string
	bought               bool
	seed                 uint64
	workers              int
}

func main() {
	var j job
	box := flag.String("box", "tokyo", "the box: tokyo, dark or duel")
	learn := flag.Bool("train", false, "train and write the weights")
	flag.IntVar(&j.rounds, "rounds", 4, "how often games are played and learned from")
	flag.IntVar(&j.games, "games", 4000, "games of each round, or of each cell of a gate")
	flag.IntVar(&j.first, "first", 0, "number of the first game of a gate; parts of one count as one run")
	flag.BoolVar(&j.bought, "bought", false, "train the present network on: only what energy, cards and tiles weigh in it, and its heads")
	gate := flag.String("gate", "", "what is measured: strength, easy, tempers, calibration, time")
	flag.StringVar(&j.out, "out", "", "where the weights are written; coach/seats/BOX.weights unless it is said")
	tools.Run(1, func(seed uint64, workers int) error {
		j.seed, j.workers = seed, workers
		return j.run(*box, *gate, *learn)
	})
}

func (j *job) run(box, gate string, learn bool) error {
	j.out = cmp.Or(j.out, map[string]string{"duel": "coach/two.weights"}[box], "coach/seats/"+box+".weights")
	if box == "duel" {
		r := tools.Rules()
		if !learn {
			return j.measure(gate, &chairs{r})
		}
		j.rounds++ // the first one with the network in the program
		begin := tools.NewNetworkOfTwo(r.Box)
		part := training.Part{To: coach.UnitsOfTwo, Read: coach.UnitsOfTwo, Heads: []int{1}}
		school := &duelSchool{job: j, rules: r, stored: coach.LearnedOfTwo(), read: coach.NewWith(r, nil, begin)}
		return train(j, school, training.Of(begin.Network, -1), part)
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
		return fmt.Errorf("no box %q: tokyo, dark or duel", box)
	}
	of := &cityBox{job: j, rules: tokyo.New(sets[edition])}
	begin := newNetwork(of.rules)
	if !learn || j.bought {
		begin = seats.Learned[edition]()
	}
	of.value = seats.NewValue(of.rules, begin)
	if learn {
		part := training.Part{To: seats.Hidden, Read: seats.Hidden, Heads: []int{0, 1}}
		if j.bought {
			part.Only = seats.Bought
		}
		return train(j, &citySchool{cityBox: of}, training.Of(begin.Network, -1), part)
	}
	return j.measure(gate, of)
}
