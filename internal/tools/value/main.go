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
	"math"
	"os"
	"strings"
	"time"

	"kingoftokyo/coach"
	"kingoftokyo/coach/learned"
	"kingoftokyo/internal/tools"
	"kingoftokyo/internal/training"
	"kingoftokyo/rules/duel"
)

// chunk is how many games are played before the pool is written.
const chunk = 2000

func main() {
	games := flag.Int("play", 0, "games to be played and added to the pool")
	first := flag.Int("first", 0, "number of the first game; games of the same seed and number are the same")
	skill := flag.Bool("skill", false, "games, training and tables of players of all skills, not of best play, which stays as it is")
	told := flag.Bool("told", false, "print what the network says of games of players of all skills, and how they ended")
	pool := flag.String("pool", "pool", "files of the pool; games are added to the first one")
	train := flag.Bool("train", false, "train on the pool")
	onward := flag.Bool("onward", false, "train on from the network that stands, instead of a new one")
	settle := flag.Int("settle", 0, "tables whose search the network is to agree with, as it stands or once it is trained")
	buys := flag.Int("buys", 0, "tables with an unnamed row whose purchases the network is to know")
	deals := flag.Int("deals", 16, "rows dealt at each of them")
	raise := flag.Float64("raise", 0, "log-odds by which the value of best play is raised, where games show that it says too little")
	epochs := flag.Int("epochs", 2, "how often the pool is gone through; three times as often the searched tables")
	rate := flag.Float64("rate", 0.02, "how far a step goes; half as far on searched tables")
	out := flag.String("out", "coach/value.weights", "where the weights are written")
	tools.Run(1, func(seed uint64, workers int) error {
		t := &job{
			skill: *skill, onward: *onward, epochs: *epochs, rate: *rate, seed: seed, tables: *settle,
			buying: *buys, deals: *deals, held: 20, workers: workers,
		}
		return run(*games, *first, strings.Split(*pool, ","), *train, *told, t, *raise, *out)
	})
}

func run(games, first int, pool []string, train, told bool, t *job, raise float64, out string) error {
	r, err := tools.Rules()
	if err != nil {
		return err
	}
	err = playAll(r, games, first, t.workers, t.seed, t.skill, pool[0])
	if err != nil || !train && !told && t.tables == 0 && t.buying == 0 && raise == 0 {
		return err
	}
	var all []moment
	if train || told || t.tables > 0 || t.buying > 0 {
		if all, err = readPool(pool); err != nil {
			return err
		}
	}
	if told {
		skillsTold(r, all, coach.Learned())
		return nil
	}
	net := coach.Learned()
	if train {
		if !t.onward && !t.skill {
			net = nil
		}
		net = t.train(r, all, net)
	}
	if t.tables > 0 {
		net = t.settle(r, all, net)
	}
	if t.buying > 0 {
		t.buys(r, all, net)
	}
	net.Heads[len(coach.Skills)-1].Rest += int64(math.Round(raise * learned.FirstUnit * learned.SecondUnit))
	return write(out, net)
}

// playAll adds games to a pool. Games on hard, which are won less often, are twice as
// many.
func playAll(r *duel.Rules, games, first, workers int, seed uint64, skill bool, pool string) error {
	if games == 0 {
		return nil
	}
	p := &playing{rules: r, seed: seed, skill: skill}
	for _, m := range tools.Games(r) {
		table, err := m.Table(r)
		if err != nil {
			return err
		}
		p.seats = append(p.seats, seat{m, table})
		if m.Hard {
			p.seats = append(p.seats, seat{m, table})
		}
	}
	for done := 0; done < games; done += chunk {
		begun := time.Now()
		all := p.games(first+done, min(chunk, games-done), workers)
		if err := training.WritePool(pool, all); err != nil {
			return err
		}
		fmt.Printf("%d games, %d tables, %s\n", done+chunk, len(all), time.Since(begun).Round(time.Second))
	}
	return nil
}

// write writes the weights as the coach reads them.
func write(name string, n *coach.Network) error {
	var out bytes.Buffer
	if err := n.Encode(&out); err != nil {
		return err
	}
	return os.WriteFile(name, out.Bytes(), 0o644)
}
