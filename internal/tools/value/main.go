// Command value trains the network that values tables with cards. It plays games with the current coach, many of them
// from unusual tables, saves the tables between turns in a pool, and trains the network on how the games ended:
//
//	go run ./internal/tools/value --play 200000 --train --settle 16000
//
// does all of it. Each part also works alone, and on several pools:
//
//	go run ./internal/tools/value --play 200000 --pool pool --seed 1
//	go run ./internal/tools/value --train --pool pool,older
//	go run ./internal/tools/value --train --onward --rate 0.003 --pool pool
//	go run ./internal/tools/value --settle 16000 --pool pool
//	go run ./internal/tools/value --buys 48000 --pool pool
//
// The number of workers changes neither games nor weights.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"strings"
	"time"

	"kingoftokyo/coach"
	"kingoftokyo/internal/tools"
	"kingoftokyo/internal/training"
	"kingoftokyo/rules/duel"
)

// chunk is how many games are played before the pool is written.
const chunk = 2000

// job is what the command line asks for.
type job struct {
	rules  *duel.Rules
	skill  bool // of players of all skills: best play stays unchanged
	onward bool // from the present network
	epochs int
	rate   float64
	seed   uint64
	tables int // searched to settle the network
	buying int // tables whose purchases are searched, and how many rows are dealt at each
	deals  int

	workers int // playing or searching at once; the result is the same
}

func main() {
	t := &job{}
	games := flag.Int("play", 0, "games to be played and added to the pool")
	flag.BoolVar(&t.skill, "skill", false, "games, training and tables of players of all skills, not of best play, which stays as it is")
	told := flag.Bool("told", false, "print what the network says of games of players of all skills, and how they ended")
	pool := flag.String("pool", "pool", "files of the pool; games are added to the first one")
	train := flag.Bool("train", false, "train on the pool")
	flag.BoolVar(&t.onward, "onward", false, "train on from the network that stands, instead of a new one")
	flag.IntVar(&t.tables, "settle", 0, "tables whose search the network is to agree with, as it stands or once it is trained")
	flag.IntVar(&t.buying, "buys", 0, "tables with an unnamed row whose purchases the network is to know")
	flag.IntVar(&t.deals, "deals", 16, "rows dealt at each of them")
	flag.IntVar(&t.epochs, "epochs", 2, "how often the pool is gone through; three times as often the searched tables")
	flag.Float64Var(&t.rate, "rate", 0.02, "how far a step goes; half as far on searched tables")
	out := flag.String("out", "coach/value.weights", "where the weights are written")
	tools.Run(1, func(seed uint64, workers int) error {
		t.rules, t.seed, t.workers = tools.Rules(), seed, workers
		return t.run(*games, strings.Split(*pool, ","), *train, *told, *out)
	})
}

func (t *job) run(games int, pool []string, train, told bool, out string) error {
	err := t.play(games, pool[0])
	if err != nil || !train && !told && t.tables == 0 && t.buying == 0 {
		return err
	}
	all, err := readPool(pool)
	if err != nil {
		return err
	}
	net := coach.Learned()
	if told {
		t.told(all, net)
		return nil
	}
	if train {
		if !t.onward && !t.skill {
			net = nil
		}
		net = t.train(all, net)
	}
	if t.tables > 0 {
		net = t.settle(all, net)
	}
	if t.buying > 0 {
		t.buys(all, net)
	}
	var packed bytes.Buffer
	if err := net.Encode(&packed); err != nil {
		return err
	}
	return os.WriteFile(out, packed.Bytes(), 0o644)
}

// play adds games to a pool. There are twice as many games on hard, which are won less often.
func (t *job) play(games int, pool string) error {
	var of []tools.Matchup
	for _, m := range tools.Games(t.rules) {
		if of = append(of, m); m.Hard {
			of = append(of, m)
		}
	}
	for done := 0; done < games; done += chunk {
		begun := time.Now()
		all := t.games(done, min(chunk, games-done), of)
		if err := training.WritePool(pool, all); err != nil {
			return err
		}
		fmt.Printf("%d games, %d tables, %s\n", done+chunk, len(all), time.Since(begun).Round(time.Second))
	}
	return nil
}
