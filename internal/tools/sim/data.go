package main

import (
	"encoding/csv"
	"io"
	"math"
	"strconv"

	"kingoftokyo/internal/sim"
	"kingoftokyo/rules/duel"
)

// ways are the ways to win that games end by: nobody gives up there.
var ways = []duel.Why{duel.ByHearts, duel.ByVictory, duel.BySpotlight}

// rounded leaves out the digits in which processors differ, and the sign of nothing.
func rounded(x float64) float64 { return math.Round(x*1e6)/1e6 + 0 }

// quartiles are the quartiles of lengths.
func quartiles(l sim.Lengths) [3]int {
	return [3]int{l.Quantile(0.25), l.Quantile(0.5), l.Quantile(0.75)}
}

// id is the id of a monster of a matchup, as cards.yaml has it.
func (s *simulation) id(m *matchup, side duel.Side) string {
	return s.rules.Box.Monsters[m.monsters[side]].ID
}

// columns are those of the CSV, a row for each matchup and policy.
var columns = []string{"you", "rival", "difficulty", "discard", "first_dice", "first", "seed", "policy", "asked", "games", "won", "lost", "unfinished",
	"win", "win_low", "win_high", "you_first", "you_first_won", "rival_first", "rival_first_won",
	"won_hearts", "won_victory", "won_spotlight", "lost_hearts", "lost_victory", "lost_spotlight",
	"turns", "turns_q1", "turns_median", "turns_q3", "damage_dealt", "damage_taken",
	"against", "both_won", "only_won", "only_against", "neither", "difference", "difference_low", "difference_high"}

// writeCSV writes the simulation as rows.
func (s *simulation) writeCSV(out io.Writer) error {
	w := csv.NewWriter(out)
	w.Write(columns)
	for _, m := range s.played() {
		r, pairs := &m.result, m.result.Pairs
		if s.against == "" {
			w.Write(s.row(&m, s.policy, &r.Sum, "", nil))
			continue
		}
		turned := sim.Pairs{Both: pairs.Both, First: pairs.Second, Second: pairs.First, Neither: pairs.Neither}
		w.Write(s.row(&m, s.policy, &r.Sum, s.against, &pairs))
		w.Write(s.row(&m, s.against, &r.Against, s.policy, &turned))
	}
	w.Flush()
	return w.Error()
}

// row is the row of a matchup and a policy; the last columns are empty without another policy.
func (s *simulation) row(m *matchup, policy string, t *sim.Tally, against string, pairs *sim.Pairs) []string {
	row := []string{s.id(m, duel.You), s.id(m, duel.Rival), duel.Difficulty(s.hard), s.discard, s.firstDice, s.first, strconv.FormatUint(s.seed, 10), policy}
	whole := func(numbers ...int) {
		for _, n := range numbers {
			row = append(row, strconv.Itoa(n))
		}
	}
	real := func(numbers ...float64) {
		for _, x := range numbers {
			row = append(row, strconv.FormatFloat(rounded(x), 'f', -1, 64))
		}
	}
	won := t.Won(duel.You)
	in := won.Interval()
	whole(m.result.Asked, t.Games, won.N, t.Won(duel.Rival).N, t.Unfinished())
	real(won.Rate(), in.Low, in.High)
	for _, side := range []duel.Side{duel.You, duel.Rival} {
		whole(t.First[side].Of, t.First[side].N)
	}
	for _, side := range []duel.Side{duel.You, duel.Rival} {
		for _, why := range ways {
			whole(t.Ends[side][why])
		}
	}
	real(t.Turns.Sum().Mean())
	q := quartiles(t.Turns)
	whole(q[:]...)
	real(t.Lost[duel.Rival].Mean(), t.Lost[duel.You].Mean())
	if row = append(row, against); pairs == nil {
		return append(row, make([]string, len(columns)-len(row))...)
	}
	in = pairs.Interval()
	whole(pairs.Both, pairs.First, pairs.Second, pairs.Neither)
	real(pairs.Difference(), in.Low, in.High)
	return row
}
