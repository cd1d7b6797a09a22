package main

import (
	"encoding/csv"
	"strconv"

	"kingoftokyo/internal/sim"
	"kingoftokyo/rules/duel"
)

// simWays are the ways to win as the data of a simulation has them: nobody gives up
// there.
var simWays = []duel.Why{duel.ByHearts, duel.ByVictory, duel.BySpotlight}

// estimate is a number with its 95 % confidence interval.
func estimate(value float64, in sim.Interval) object {
	return object{{"value", value}, {"low", in.Low}, {"high", in.High}}
}

func shareEstimate(s sim.Share) object { return estimate(s.Rate(), s.Interval()) }

func meanEstimate(s sim.Sum) object { return estimate(s.Mean(), s.Interval()) }

// quartiles are the quartiles of lengths.
func quartiles(l sim.Lengths) [3]int {
	return [3]int{l.Quantile(0.25), l.Quantile(0.5), l.Quantile(0.75)}
}

// tallyData is what the games of a policy add up to.
func tallyData(t *sim.Tally) object {
	ends := func(side duel.Side) (out object) {
		for _, why := range simWays {
			out = append(out, member{why.String(), t.Ends[side][why]})
		}
		return out
	}
	started := func(side duel.Side) object {
		s := t.First[side]
		return object{{"games", s.Of}, {"won", s.N}, {"win", shareEstimate(s)}}
	}
	return object{
		{"games", t.Games}, {"won", t.Won(duel.You).N}, {"lost", t.Won(duel.Rival).N}, {"unfinished", t.Unfinished()}, {"win", shareEstimate(t.Won(duel.You))},
		{"first", object{{"you", started(duel.You)}, {"rival", started(duel.Rival)}}},
		{"ends", object{{"won", ends(duel.You)}, {"lost", ends(duel.Rival)}}},
		{"turns", object{{"mean", meanEstimate(t.Turns.Sum())}, {"quartiles", quartiles(t.Turns)}}},
		{"damage", object{{"dealt", meanEstimate(t.Lost[duel.Rival])}, {"taken", meanEstimate(t.Lost[duel.You])}}},
	}
}

// resultData is what came of some games, and with another policy how the two differ.
func resultData(r *sim.Result, paired bool) object {
	out := tallyData(&r.Sum)
	if p := r.Pairs; paired {
		out = append(out, member{"against", tallyData(&r.Against)}, member{"pairs", object{{"both", p.Both}, {"policy_only", p.First},
			{"against_only", p.Second}, {"neither", p.Neither}, {"difference", estimate(p.Difference(), p.Interval())}}})
	}
	return out
}

// simJSON writes a simulation as one JSON object; docs/odds.md explains every key.
func (p *program) simJSON(s *simulation) {
	sum, matchups := s.all(), []object{}
	for _, m := range s.played() {
		matchups = append(matchups, append(object{{"you", p.lib.Duel.Monsters[m.monsters[duel.You]].ID}, {"rival", p.lib.Duel.Monsters[m.monsters[duel.Rival]].ID}},
			resultData(&m.result, s.against != "")...))
	}
	out := object{{"policy", s.policy}}
	if s.against != "" {
		out = append(out, member{"against", s.against})
	}
	out = append(out, object{{"seed", s.seed}, {"difficulty", difficulty(s.hard)}, {"discard", s.discard}, {"first_dice", s.firstDice}, {"first", s.first},
		{"cut_after", s.turns}, {"asked", s.asked()}, {"partial", sum.Sum.Games < s.asked()}, {"matchups", matchups}}...)
	if len(matchups) > 1 {
		out = append(out, member{"all", resultData(&sum, s.against != "")})
	}
	writeJSON(p.out, out)
}

// simColumns are the columns of the CSV, a row for each matchup and policy.
var simColumns = []string{"you", "rival", "difficulty", "discard", "first_dice", "first", "seed", "policy", "asked", "games", "won", "lost", "unfinished",
	"win", "win_low", "win_high", "you_first", "you_first_won", "rival_first", "rival_first_won",
	"won_hearts", "won_victory", "won_spotlight", "lost_hearts", "lost_victory", "lost_spotlight",
	"turns", "turns_q1", "turns_median", "turns_q3", "damage_dealt", "damage_taken",
	"against", "both_won", "only_won", "only_against", "neither", "difference", "difference_low", "difference_high"}

// simCSV writes a simulation as rows.
func (p *program) simCSV(s *simulation) {
	w := csv.NewWriter(p.out)
	w.Write(simColumns)
	for _, m := range s.played() {
		r, pairs := &m.result, m.result.Pairs
		if s.against == "" {
			w.Write(p.simRow(s, &m, s.policy, &r.Sum, "", nil))
			continue
		}
		turned := sim.Pairs{Both: pairs.Both, First: pairs.Second, Second: pairs.First, Neither: pairs.Neither}
		w.Write(p.simRow(s, &m, s.policy, &r.Sum, s.against, &pairs))
		w.Write(p.simRow(s, &m, s.against, &r.Against, s.policy, &turned))
	}
	w.Flush()
}

// simRow is the row of a matchup and a policy; the last columns are empty without
// another policy.
func (p *program) simRow(s *simulation, m *simMatchup, policy string, t *sim.Tally, against string, pairs *sim.Pairs) []string {
	row := []string{p.lib.Duel.Monsters[m.monsters[duel.You]].ID, p.lib.Duel.Monsters[m.monsters[duel.Rival]].ID, difficulty(s.hard), s.discard, s.firstDice,
		s.first, strconv.FormatUint(s.seed, 10), policy}
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
		for _, why := range simWays {
			whole(t.Ends[side][why])
		}
	}
	real(t.Turns.Sum().Mean())
	q := quartiles(t.Turns)
	whole(q[:]...)
	real(t.Lost[duel.Rival].Mean(), t.Lost[duel.You].Mean())
	if row = append(row, against); pairs == nil {
		return append(row, make([]string, len(simColumns)-len(row))...)
	}
	in = pairs.Interval()
	whole(pairs.Both, pairs.First, pairs.Second, pairs.Neither)
	real(pairs.Difference(), in.Low, in.High)
	return row
}
