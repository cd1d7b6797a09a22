package main

import (
	"cmp"
	"context"
	"fmt"
	"runtime"
	"strings"
	"time"

	"kingoftokyo/autobot"
	"kingoftokyo/coach/core"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/internal/sim"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// mostSimTurns is the greatest limit of turns that may be asked for.
const mostSimTurns = 10000

// policyMaker makes a policy for the games of one set-up.
type policyMaker func(*program, *duel.Rules, *duel.Setup) (sim.Maker, error)

// simPolicies are the policies a simulation knows, by name, in the order they are
// listed: what makes each for the games of one set-up.
var simPolicies = []struct {
	name string
	make policyMaker
}{
	{"random", func(*program, *duel.Rules, *duel.Setup) (sim.Maker, error) {
		return func() (sim.Policy, error) { return sim.Random{}, nil }, nil
	}},
	{"greedy", func(*program, *duel.Rules, *duel.Setup) (sim.Maker, error) {
		return func() (sim.Policy, error) { return sim.Greedy{}, nil }, nil
	}},
	{"solved", bySolved(func(r *duel.Rules, t *core.Table) sim.Policy { return sim.NewSolved(r, t) })},
	{"coach", bySolved(func(r *duel.Rules, t *core.Table) sim.Policy { return sim.NewCoached(r, t) })},
}

// bySolved makes policies that play by the solved table of their matchup.
func bySolved(policy func(*duel.Rules, *core.Table) sim.Policy) policyMaker {
	return func(p *program, r *duel.Rules, set *duel.Setup) (sim.Maker, error) {
		s := r.Start(set)
		table, err := p.table(r, &s)
		if err != nil {
			return nil, err
		}
		return func() (sim.Policy, error) { return policy(r, table), nil }, nil
	}
}

// policyFor is what makes the policy of a name for the games of one set-up; a
// problem where there is none.
func (p *program) policyFor(name string, r *duel.Rules, set *duel.Setup) (sim.Maker, error) {
	for _, known := range simPolicies {
		if known.name == name {
			return known.make(p, r, set)
		}
	}
	return nil, policyUnknown(name)
}

// policyUnknown is the problem of a name that no policy has; nil where one has it.
func policyUnknown(name string) error {
	var names []string
	for _, known := range simPolicies {
		if known.name == name {
			return nil
		}
		names = append(names, known.name)
	}
	return rules.Refuse("", "sim-policy-unknown", rules.Text("policy", name), rules.Text("list", strings.Join(names, ", ")))
}

// simWish is what the flags of kot sim ask for.
type simWish struct {
	policy, against    string
	games, turns       int
	workers            int
	seed               uint64
	hard               bool
	discard, firstDice string
	first              string
	asJSON, asCSV      bool

	options duel.Options
	both    bool      // who begins alternates
	starter duel.Side // otherwise
}

// simMatchup is one pair of monsters and what came of it.
type simMatchup struct {
	monsters [2]duel.MonsterID
	result   sim.Result
}

// simulation is all that is played.
type simulation struct {
	simWish
	matchups []simMatchup
}

// played are the matchups of which at least one game was played.
func (s *simulation) played() []simMatchup {
	var out []simMatchup
	for _, m := range s.matchups {
		if m.result.Sum.Games > 0 {
			out = append(out, m)
		}
	}
	return out
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

// sim plays many games by itself and counts them.
func (p *program) sim(args []string) int {
	var s simulation
	f := p.flags
	f.StringVar(&s.policy, "policy", "coach", "")
	f.StringVar(&s.against, "against", "", "")
	f.IntVar(&s.games, "games", 200, "")
	f.IntVar(&s.turns, "turns", sim.UsualTurns, "")
	f.IntVar(&s.workers, "workers", 0, "")
	f.Uint64Var(&s.seed, "seed", 1, "")
	f.BoolVar(&s.hard, "hard", false, "")
	f.StringVar(&s.discard, "discard", "power", "")
	f.StringVar(&s.firstDice, "first-dice", "both", "")
	f.StringVar(&s.first, "first", "both", "")
	f.BoolVar(&s.asJSON, "json", false, "")
	f.BoolVar(&s.asCSV, "csv", false, "")
	return p.withFlags(args, func(args []string) int {
		if err := p.checkSim(&s.simWish); err != nil {
			return p.fail(err)
		}
		pairs, err := p.simPairs(args)
		if err != nil {
			return p.fail(err)
		}
		for _, pair := range pairs {
			s.matchups = append(s.matchups, simMatchup{monsters: pair})
		}
		return p.simulate(&s)
	})
}

// simulate plays and prints; what was played is printed also where it was stopped.
func (p *program) simulate(s *simulation) int {
	ctx, stop := interruptible()
	defer stop()
	m := &simMeter{g: p.newProgress(), of: s.asked(), begun: time.Now()}
	err := p.playSim(ctx, s, m)
	m.end()
	stopped := ctx.Err() != nil && err != nil
	if stopped {
		err = nil
	}
	sum := s.all()
	if sum.Sum.Games > 0 || err == nil {
		p.printSim(s)
	}
	if err != nil {
		return p.fail(err)
	}
	if stopped {
		fmt.Fprintf(p.err, "kot: %s\n", p.words.Say("sim.stopped", rules.Num("n", sum.Sum.Games), rules.Num("of", s.asked())))
		return exitStopped
	}
	return exitFine
}

// playSim plays the matchups one after the other, each on all workers.
func (p *program) playSim(ctx context.Context, s *simulation, meter *simMeter) error {
	r := autobot.NewRules(p.lib.Duel)
	for i := range s.matchups {
		m := &s.matchups[i]
		set := duel.NewSetup(true, m.monsters, s.starter)
		set.Options = s.options
		job := sim.Job{Rules: r, Setup: set, Both: s.both, Games: s.games, Seed: s.seed, Workers: s.workers, Turns: s.turns,
			Progress: func(games int) { meter.tell(i*s.games + games) }}
		var err error
		if job.Policy, err = p.policyFor(s.policy, r, &set); err != nil {
			return err
		}
		if s.against != "" {
			if job.Against, err = p.policyFor(s.against, r, &set); err != nil {
				return err
			}
		}
		if m.result, err = sim.Run(ctx, job); err != nil {
			return err
		}
	}
	return nil
}

// checkSim reads what the flags say and refuses what cannot be played.
func (p *program) checkSim(s *simWish) error {
	if s.asCSV && s.asJSON {
		return rules.Refuse("", "games-either", rules.Text("one", "--csv"), rules.Text("other", "--json"))
	}
	for _, c := range []struct {
		flag         string
		n, low, high int
	}{{"games", s.games, 1, 1e9}, {"turns", s.turns, 1, mostSimTurns}, {"workers", s.workers, 0, 1024}} {
		if c.n < c.low || c.n > c.high {
			return rules.Refuse("", "sim-number", rules.Text("flag", c.flag), rules.Num("n", c.n), rules.Num("low", c.low), rules.Num("high", c.high))
		}
	}
	for _, word := range []*string{&s.policy, &s.against, &s.discard, &s.firstDice, &s.first} {
		*word = strings.ToLower(*word)
	}
	if err := policyUnknown(s.policy); err != nil {
		return err
	}
	if p.flags.Changed("against") {
		if err := policyUnknown(s.against); err != nil {
			return err
		}
	}
	s.workers = cmp.Or(s.workers, runtime.GOMAXPROCS(0))
	s.options.Hard = s.hard
	for name, val := range map[string]string{"discard": s.discard, "first-dice": s.firstDice} {
		if !s.options.Set(name, val) {
			values := duel.OptionNames()[name]
			return simOption(name, val, values[:]...)
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
		return simOption("first", s.first, "you", "rival", "both")
	}
	return nil
}

func simOption(name, val string, use ...string) error {
	return rules.Refuse("", "option-unknown", rules.Text("option", name), rules.Text("value", val), rules.Text("use", strings.Join(use, ", ")))
}

// simPairs are the pairs of monsters that words ask for, the human's first: one
// pair, a monster against each of the others or, without words, all there are.
func (p *program) simPairs(words []string) ([][2]duel.MonsterID, error) {
	monsters, err := p.simMonsters(words)
	if err != nil {
		return nil, err
	}
	if len(monsters) == 2 {
		if monsters[0] == monsters[1] {
			return nil, rules.Refuse("S1", "monster-taken", rules.Text("monster", p.words.Monster(monsters[0])))
		}
		return [][2]duel.MonsterID{{monsters[0], monsters[1]}}, nil
	}
	var out [][2]duel.MonsterID
	for you := range p.lib.Duel.Monsters {
		for rival := range p.lib.Duel.Monsters {
			pair := [2]duel.MonsterID{duel.MonsterID(you), duel.MonsterID(rival)}
			if you != rival && (len(monsters) == 0 || monsters[0] == pair[0]) {
				out = append(out, pair)
			}
		}
	}
	return out, nil
}

// simMonsters reads none, one or two monsters, whose names may be of several words.
func (p *program) simMonsters(words []string) ([]duel.MonsterID, error) {
	if len(words) == 0 {
		return nil, nil
	}
	one, err := duelbox.PickMonster(p.words, strings.Join(words, " "))
	if err == nil {
		return []duel.MonsterID{one}, nil
	}
	for i := 1; i < len(words); i++ {
		you, errYou := duelbox.PickMonster(p.words, strings.Join(words[:i], " "))
		rival, errRival := duelbox.PickMonster(p.words, strings.Join(words[i:], " "))
		switch {
		case errYou == nil && errRival == nil:
			return []duel.MonsterID{you, rival}, nil
		case len(words) == 2 && errYou != nil:
			err = errYou
		case len(words) == 2:
			err = errRival
		}
	}
	return nil, err
}
