package sim_test

import (
	"context"
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/sim"
	"kingoftokyo/rules/duel"
)

func random() (sim.Policy, error) { return sim.Random{}, nil }
func greedy() (sim.Policy, error) { return sim.Greedy{}, nil }

// job is a run of one matchup, both sides beginning in turns.
func job(t testing.TB, policy sim.Maker, games int) sim.Job {
	return sim.Job{Rules: dueltest.Frozen(t), Setup: matchup(7), Both: true, Policy: policy, Games: games, Seed: 5, Workers: 1}
}

func mustRun(t testing.TB, j sim.Job) sim.Result {
	t.Helper()
	res, err := sim.Run(context.Background(), j)
	if err != nil {
		t.Fatal(err)
	}
	return res
}

// However many workers share a run, its result is the same to the last number, and
// another seed has another one.
func TestRunWorkers(t *testing.T) {
	j := job(t, greedy, 333)
	j.Against = random
	want := mustRun(t, j)
	for _, workers := range []int{2, 5, 400} {
		j.Workers = workers
		if have := mustRun(t, j); !reflect.DeepEqual(have, want) {
			t.Errorf("%d workers:\n%+v\n%+v", workers, have, want)
		}
	}
	j.Seed++
	if have := mustRun(t, j); reflect.DeepEqual(have, want) {
		t.Error("another seed has the same result")
	}
}

// consistent says what in a result cannot be.
func consistent(r *sim.Result) string {
	s := &r.Sum
	began := s.First[duel.You].Of + s.First[duel.Rival].Of
	won := s.First[duel.You].N + s.First[duel.Rival].N
	ended := s.Won(duel.You).N + s.Won(duel.Rival).N
	switch {
	case began != s.Games, s.Lost[duel.You].Games != s.Games, s.Lost[duel.Rival].Games != s.Games:
		return "not every game is counted everywhere"
	case won != s.Won(duel.You).N:
		return "the wins by who began are not all wins"
	case ended+s.Unfinished() != s.Games, s.Turns.Sum().Games != ended:
		return "the finished games are not all counted"
	case s.Ends[duel.You][duel.NotWon]+s.Ends[duel.Rival][duel.NotWon] != 0:
		return "a game that nobody won is counted as an end"
	}
	return ""
}

// A stopped run has the first games of the job, as a shorter job would have them,
// and loses none that was begun.
func TestRunStopped(t *testing.T) {
	for _, workers := range []int{1, 3} {
		ctx, stop := context.WithCancel(context.Background())
		j := job(t, random, 2000)
		j.Workers = workers
		j.Progress = func(games int) {
			if games >= 500 {
				stop()
			}
		}
		res, err := sim.Run(ctx, j)
		if !errors.Is(err, context.Canceled) || !res.Partial() || res.Asked != 2000 || res.Sum.Games < 500 {
			t.Fatalf("%d workers: %d of %d games, %v", workers, res.Sum.Games, res.Asked, err)
		}
		if wrong := consistent(&res); wrong != "" {
			t.Error(wrong)
		}
		short := job(t, random, res.Sum.Games)
		if want := mustRun(t, short); !reflect.DeepEqual(want.Sum, res.Sum) {
			t.Errorf("%d workers: not the first %d games:\n%+v\n%+v", workers, res.Sum.Games, res.Sum, want.Sum)
		}
	}
	ctx, stop := context.WithCancel(context.Background())
	stop()
	if res, err := sim.Run(ctx, job(t, random, 10)); !errors.Is(err, context.Canceled) || res.Sum.Games != 0 {
		t.Errorf("stopped before the first game: %+v, %v", res, err)
	}
}

// The progress tells of every game once, whoever plays.
func TestRunProgress(t *testing.T) {
	for _, games := range []int{0, 1, 7, 1234} {
		for _, workers := range []int{1, 4} {
			told := 0
			j := job(t, greedy, games)
			j.Workers, j.Progress = workers, func(n int) {
				if told++; n != told {
					t.Errorf("%d games, %d workers: told %d after %d", games, workers, n, told-1)
				}
			}
			if mustRun(t, j); told != games {
				t.Errorf("%d games, %d workers: told of %d", games, workers, told)
			}
		}
	}
}

// dither says again and again which dice it keeps, and never rolls.
type dither struct{ sim.Greedy }

func (dither) Next(p *sim.Player, s *duel.State) duel.Event {
	switch {
	case s.Turn.Phase != duel.PhaseRoll:
		return sim.Greedy{}.Next(p, s)
	case s.Turn.Rolls == 0:
		return duel.Event{Kind: duel.Rolled}
	}
	return duel.Event{Kind: duel.Kept}
}

// Games that go on too long are cut and counted apart, those within one turn too.
func TestRunUnfinished(t *testing.T) {
	j := job(t, greedy, 50)
	j.Turns = 2
	short := mustRun(t, j)
	j = job(t, func() (sim.Policy, error) { return dither{}, nil }, 20)
	j.Turns = 9
	for name, res := range map[string]sim.Result{"two turns": short, "one endless turn": mustRun(t, j)} {
		if n := res.Sum.Unfinished(); n < res.Sum.Games*9/10 {
			t.Errorf("%s: only %d of %d games were cut", name, n, res.Sum.Games)
		}
		if wrong := consistent(&res); wrong != "" {
			t.Errorf("%s: %s", name, wrong)
		}
	}
}

// sick passes where there is nothing to pass.
type sick struct{ sim.Greedy }

func (sick) Next(*sim.Player, *duel.State) duel.Event { return duel.Event{Kind: duel.Passed} }

var errSick = errors.New("sick")

// A policy that cannot be made, and one that chooses what the rules forbid, end the
// run with an error; the first game that failed is named, whoever played it.
func TestRunFails(t *testing.T) {
	if _, err := sim.Run(context.Background(), job(t, func() (sim.Policy, error) { return nil, errSick }, 10)); !errors.Is(err, errSick) {
		t.Errorf("error %v, want %v", err, errSick)
	}
	for _, workers := range []int{1, 4} {
		j := job(t, func() (sim.Policy, error) { return sick{}, nil }, 400)
		j.Workers = workers
		_, err := sim.Run(context.Background(), j)
		if err == nil || !strings.HasPrefix(err.Error(), "game 1: ") {
			t.Errorf("error %v, want one of game 1", err)
		}
	}
}

// Against itself a policy wins exactly as often, in the same games; against another
// one the pairs add up to both shares.
func TestRunPairs(t *testing.T) {
	j := job(t, greedy, 200)
	j.Against = greedy
	same := mustRun(t, j)
	if !reflect.DeepEqual(same.Sum, same.Against) || same.Pairs.First+same.Pairs.Second != 0 || same.Pairs.Games() != 200 {
		t.Errorf("against itself: %+v", same)
	}
	j.Against = random
	res := mustRun(t, j)
	one, other, p := res.Sum.Won(duel.You), res.Against.Won(duel.You), res.Pairs
	if p.Both+p.First != one.N || p.Both+p.Second != other.N || p.Games() != 200 {
		t.Errorf("%+v: greedy won %d, random %d", p, one.N, other.N)
	}
	if have, want := p.Difference(), one.Rate()-other.Rate(); math.Abs(have-want) > 1e-12 {
		t.Errorf("difference %v, want %v", have, want)
	}
	if in := p.Interval(); !(in.Low < p.Difference() && p.Difference() < in.High) || in.Low <= 0 {
		t.Errorf("greedy wins more often than random by %v, %+v", p.Difference(), in)
	}
	if alone := mustRun(t, job(t, random, 200)); !reflect.DeepEqual(alone.Sum, res.Against) {
		t.Error("with another policy beside it random plays other games")
	}
}

// Results of parts of any sizes merge to the same whole, in any order.
func TestRunMerge(t *testing.T) {
	parts := make([]sim.Result, 3)
	for i := range parts {
		j := job(t, greedy, 20+30*i)
		j.Setup, j.Seed, j.Against = matchup(i), uint64(i), random
		parts[i] = mustRun(t, j)
	}
	merge := func(order ...int) (out sim.Result) {
		for _, i := range order {
			out.Merge(&parts[i])
		}
		return out
	}
	want := merge(0, 1, 2)
	if want.Asked != 150 || want.Sum.Games != 150 || want.Pairs.Games() != 150 || consistent(&want) != "" {
		t.Errorf("merged: %+v", want)
	}
	if have := merge(2, 0, 1); !reflect.DeepEqual(have, want) {
		t.Errorf("in another order:\n%+v\n%+v", have, want)
	}
}

// BenchmarkRunRandom plays a run as kot sim does, on one core.
func BenchmarkRunRandom(b *testing.B) { benchRun(b, random) }

// BenchmarkRunGreedy is the same with the other policy.
func BenchmarkRunGreedy(b *testing.B) { benchRun(b, greedy) }

func benchRun(b *testing.B, policy sim.Maker) {
	j := job(b, policy, 2000)
	games := 0
	b.ReportAllocs()
	for b.Loop() {
		games += mustRun(b, j).Sum.Games
	}
	b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
}
