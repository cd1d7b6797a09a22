// Command sim plays many games of Duel's full rules, with a policy in the human's place against Autobot, and counts the
// results. docs/developers/coach.md describes the policies.
//
//	go run ./internal/tools/sim gigazaur meka-dragon
//	go run ./internal/tools/sim --policy greedy --against random
package main

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime"
	"slices"
	"strings"
	"syscall"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/tables"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/sim"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
)

// The exit statuses.
const (
	exitFine    = 0
	exitWrong   = 2   // wrong use, or an output that cannot be written
	exitStopped = 130 // stopped before all games were played
)

// mostTurns is the greatest limit of turns that may be asked for.
const mostTurns = 10000

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // the second Ctrl-C ends the program at once
	os.Exit(run(ctx, os.Args[1:], os.Stdout, os.Stderr))
}

// run is main with its surroundings handed in.
func run(ctx context.Context, args []string, out, errOut io.Writer) int {
	s, words, err := parse(args, errOut)
	if errors.Is(err, flag.ErrHelp) {
		return exitFine
	}
	if err == nil {
		err = s.prepare(words)
	}
	if err == nil {
		err = s.play(ctx, errOut)
	}
	stopped := err != nil && ctx.Err() != nil
	if err != nil && !stopped {
		fmt.Fprintf(errOut, "sim: %s\n", s.words.Error(err))
		return exitWrong
	}
	if err := s.print(out); err != nil {
		fmt.Fprintf(errOut, "sim: %v\n", err)
		return exitWrong
	}
	if stopped {
		all := s.all()
		fmt.Fprintf(errOut, "sim: stopped after %d of %d games; what was played is printed\n", all.Sum.Games, s.asked())
		return exitStopped
	}
	return exitFine
}

// matchup is one pair of monsters and what came of it.
type matchup struct {
	monsters [2]duel.MonsterID
	result   sim.Result
}

// simulation is what the flags ask for, and all that is played.
type simulation struct {
	policy, against    string
	games, turns       int
	workers            int
	seed               uint64
	hard               bool
	discard, firstDice string
	first              string

	words    *phrases.Names
	rules    *duel.Rules
	options  duel.Options
	both     bool      // who begins alternates
	starter  duel.Side // otherwise
	matchups []matchup
}

// parse reads the command line, in which flags may stand before, between and behind the
// names of monsters: these are the words.
func parse(args []string, errOut io.Writer) (s *simulation, words []string, err error) {
	s = &simulation{}
	if s.words, err = phrases.LoadNames(text.English, nil); err != nil {
		return s, nil, err
	}
	f := flag.NewFlagSet("sim", flag.ContinueOnError)
	f.SetOutput(io.Discard)
	f.StringVar(&s.policy, "policy", "coach", "who plays the human: "+strings.Join(policyNames(), ", "))
	f.StringVar(&s.against, "against", "", "a second policy that plays the same games")
	f.IntVar(&s.games, "games", 200, "games of each matchup")
	f.IntVar(&s.turns, "turns", sim.UsualTurns, "a game is cut after so many turns")
	f.IntVar(&s.workers, "workers", 0, "games played at once (default all cores)")
	f.Uint64Var(&s.seed, "seed", 1, "decides all dice and decks")
	f.BoolVar(&s.hard, "hard", false, "hard difficulty (A9)")
	f.StringVar(&s.discard, "discard", "power", "what Autobot discards (A8): power, turn")
	f.StringVar(&s.firstDice, "first-dice", "both", "who has fewer dice at first (S4): both, you")
	f.StringVar(&s.first, "first", "both", "who begins: you, rival, both in turns")
	for rest := args; err == nil && len(rest) > 0; {
		if err = f.Parse(rest); f.NArg() == 0 {
			break
		}
		words, rest = append(words, f.Arg(0)), f.Args()[1:]
	}
	if errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(errOut, "usage: sim [YOU [RIVAL]] [flags]")
		f.SetOutput(errOut)
		f.PrintDefaults()
	}
	return s, words, err
}

// prepare refuses what cannot be played, and reads the cards and the names of monsters.
func (s *simulation) prepare(words []string) error {
	for _, c := range []struct {
		flag         string
		n, low, high int
	}{{"games", s.games, 1, 1e9}, {"turns", s.turns, 1, mostTurns}, {"workers", s.workers, 0, 1024}} {
		if c.n < c.low || c.n > c.high {
			return fmt.Errorf("the option --%s cannot be %d; it is %d to %d", c.flag, c.n, c.low, c.high)
		}
	}
	for _, word := range []*string{&s.policy, &s.against, &s.discard, &s.firstDice, &s.first} {
		*word = strings.ToLower(*word)
	}
	if policies[s.policy] == nil {
		return policyUnknown(s.policy)
	}
	if s.against != "" && policies[s.against] == nil {
		return policyUnknown(s.against)
	}
	s.workers = cmp.Or(s.workers, runtime.GOMAXPROCS(0))
	s.options.Hard = s.hard
	for name, value := range map[string]string{"discard": s.discard, "first-dice": s.firstDice} {
		if !s.options.Set(name, value) {
			values := duel.OptionNames()[name]
			return optionUnknown(name, value, values[:]...)
		}
	}
	switch s.first {
	case "both":
		s.both = true
	case duel.You.String():
		s.starter = duel.You
	case duel.Rival.String(), "autobot":
		s.starter, s.first = duel.Rival, duel.Rival.String()
	default:
		return optionUnknown("first", s.first, "you", "rival", "both")
	}
	lib, err := library.Read(ownCards(), "cards.yaml")
	if err != nil {
		return err
	}
	s.rules, s.words.Box = autobot.NewRules(lib.Duel()), lib.Duel()
	pairs, err := duelbox.PickPairs(s.words, words)
	for _, pair := range pairs {
		s.matchups = append(s.matchups, matchup{monsters: pair})
	}
	return err
}

// ownCards are the program's own cards; tests play with those of then.
var ownCards = func() []byte { return kingoftokyo.Cards }

func optionUnknown(name, value string, use ...string) error {
	return fmt.Errorf("the option %s cannot be %q; it is one of %s", name, value, strings.Join(use, ", "))
}

// policies make the players of the human's side, by name. All but two play by the solved
// table of their matchup.
var policies = map[string]func(*duel.Rules, *core.Table) sim.Policy{
	"random": func(*duel.Rules, *core.Table) sim.Policy { return sim.Random{} },
	"greedy": func(*duel.Rules, *core.Table) sim.Policy { return sim.Greedy{} },
	"solved": func(r *duel.Rules, t *core.Table) sim.Policy { return sim.NewSolved(r, t) },
	"coach":  func(r *duel.Rules, t *core.Table) sim.Policy { return sim.NewCoached(r, t) },
}

// policyNames are the policies from the weakest to the strongest.
func policyNames() []string { return []string{"random", "greedy", "solved", "coach"} }

func policyUnknown(name string) error {
	return fmt.Errorf("no policy is called %q; there are %s", name, strings.Join(policyNames(), ", "))
}

// maker makes the policy of a name for the games of one set-up.
func (s *simulation) maker(name string, set *duel.Setup) (sim.Maker, error) {
	var table *core.Table
	if name == "solved" || name == "coach" {
		start := s.rules.Start(set)
		if m, ok := coach.Matchup(s.rules, &start); ok {
			table, _ = tables.Of(m)
		}
		if table == nil {
			you, rival := s.words.Monster(set.Monsters[duel.You]), s.words.Monster(set.Monsters[duel.Rival])
			return nil, fmt.Errorf("the coach knows no game of %s against %s with these hearts", you, rival)
		}
	}
	return func() (sim.Policy, error) { return policies[name](s.rules, table), nil }, nil
}

// told is how often it is said how many games have been played.
const told = 10

// play plays the matchups one after the other, each on all workers, and tells how far it is.
func (s *simulation) play(ctx context.Context, errOut io.Writer) error {
	tell := func(games int) {
		if of := s.asked(); games*told/of > (games-1)*told/of {
			fmt.Fprintf(errOut, "sim: %d of %d games\n", games, of)
		}
	}
	for i := range s.matchups {
		m := &s.matchups[i]
		set := duel.NewSetup(true, m.monsters, s.starter)
		set.Options = s.options
		job := sim.Job{Rules: s.rules, Setup: set, Both: s.both, Games: s.games, Seed: s.seed, Workers: s.workers, Turns: s.turns,
			Progress: func(games int) { tell(i*s.games + games) }}
		var err error
		if job.Policy, err = s.maker(s.policy, &set); err != nil {
			return err
		}
		if s.against != "" {
			if job.Against, err = s.maker(s.against, &set); err != nil {
				return err
			}
		}
		if m.result, err = sim.Run(ctx, job); err != nil {
			return err
		}
	}
	return nil
}

// played are the matchups of which at least one game was played.
func (s *simulation) played() []matchup {
	return slices.DeleteFunc(slices.Clone(s.matchups), func(m matchup) bool { return m.result.Sum.Games == 0 })
}

// all is everything together.
func (s *simulation) all() sim.Result {
	var sum sim.Result
	for i := range s.matchups {
		sum.Merge(&s.matchups[i].result)
	}
	return sum
}

// asked is how many games there are to play (pairs of games with --against).
func (s *simulation) asked() int { return s.games * len(s.matchups) }
