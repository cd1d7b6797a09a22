package main

import (
	"encoding/csv"
	"strconv"

	"kingoftokyo/rules/duel"
	"kingoftokyo/sim"
)

// simWays are the ways to win as the data of a simulation has them: nobody gives up
// there.
var simWays = []duel.Why{duel.ByHearts, duel.ByVictory, duel.BySpotlight}

// jsonSim is a simulation as data; docs/odds.md explains every key.
type jsonSim struct {
	Policy     string        `json:"policy"`
	Against    string        `json:"against,omitempty"`
	Seed       uint64        `json:"seed"`
	Difficulty string        `json:"difficulty"`
	Discard    string        `json:"discard"`
	FirstDice  string        `json:"first_dice"`
	First      string        `json:"first"`
	CutAfter   int           `json:"cut_after"`
	Asked      int           `json:"asked"`
	Partial    bool          `json:"partial"`
	Matchups   []jsonMatchup `json:"matchups"`
	All        *jsonResult   `json:"all,omitempty"`
}

type jsonMatchup struct {
	You   string `json:"you"`
	Rival string `json:"rival"`
	jsonResult
}

type jsonResult struct {
	jsonTally
	Against *jsonTally `json:"against,omitempty"`
	Pairs   *jsonPairs `json:"pairs,omitempty"`
}

type jsonTally struct {
	Games      int               `json:"games"`
	Won        int               `json:"won"`
	Lost       int               `json:"lost"`
	Unfinished int               `json:"unfinished"`
	Win        jsonEstimate      `json:"win"`
	First      pair[jsonStarted] `json:"first"`
	Ends       jsonEnds          `json:"ends"`
	Turns      jsonLengths       `json:"turns"`
	Damage     jsonDamage        `json:"damage"`
}

// jsonEstimate is a number with its 95 % confidence interval.
type jsonEstimate struct {
	Value float64 `json:"value"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

type jsonStarted struct {
	Games int          `json:"games"`
	Won   int          `json:"won"`
	Win   jsonEstimate `json:"win"`
}

type jsonEnds struct {
	Won  jsonEnd `json:"won"`
	Lost jsonEnd `json:"lost"`
}

type jsonEnd struct {
	Hearts    int `json:"hearts"`
	Victory   int `json:"victory"`
	Spotlight int `json:"spotlight"`
}

type jsonLengths struct {
	Mean      jsonEstimate `json:"mean"`
	Quartiles [3]int       `json:"quartiles"`
}

type jsonDamage struct {
	Dealt jsonEstimate `json:"dealt"`
	Taken jsonEstimate `json:"taken"`
}

type jsonPairs struct {
	Both       int          `json:"both"`
	First      int          `json:"policy_only"`
	Second     int          `json:"against_only"`
	Neither    int          `json:"neither"`
	Difference jsonEstimate `json:"difference"`
}

func estimate(value float64, in sim.Interval) jsonEstimate {
	return jsonEstimate{rounded(value), rounded(in.Low), rounded(in.High)}
}

func shareEstimate(s sim.Share) jsonEstimate { return estimate(s.Rate(), s.Interval()) }

func meanEstimate(s sim.Sum) jsonEstimate { return estimate(s.Mean(), s.Interval()) }

// quartiles are the quartiles of lengths.
func quartiles(l sim.Lengths) [3]int {
	return [3]int{l.Quantile(0.25), l.Quantile(0.5), l.Quantile(0.75)}
}

func tallyData(t *sim.Tally) jsonTally {
	ends := func(side duel.Side) jsonEnd {
		e := &t.Ends[side]
		return jsonEnd{e[duel.ByHearts], e[duel.ByVictory], e[duel.BySpotlight]}
	}
	started := func(side duel.Side) jsonStarted {
		s := t.First[side]
		return jsonStarted{s.Of, s.N, shareEstimate(s)}
	}
	return jsonTally{
		Games: t.Games, Won: t.Won(duel.You).N, Lost: t.Won(duel.Rival).N, Unfinished: t.Unfinished(), Win: shareEstimate(t.Won(duel.You)),
		First: pair[jsonStarted]{started(duel.You), started(duel.Rival)}, Ends: jsonEnds{ends(duel.You), ends(duel.Rival)},
		Turns:  jsonLengths{meanEstimate(t.Turns.Sum()), quartiles(t.Turns)},
		Damage: jsonDamage{meanEstimate(t.Lost[duel.Rival]), meanEstimate(t.Lost[duel.You])},
	}
}

func resultData(r *sim.Result, paired bool) jsonResult {
	j := jsonResult{jsonTally: tallyData(&r.Sum)}
	if paired {
		other, p := tallyData(&r.Against), r.Pairs
		j.Against = &other
		j.Pairs = &jsonPairs{p.Both, p.First, p.Second, p.Neither, estimate(p.Difference(), p.Interval())}
	}
	return j
}

// simJSON writes a simulation as one JSON object.
func (p *program) simJSON(s *simulation) {
	sum := s.all()
	j := jsonSim{Policy: s.policy, Against: s.against, Seed: s.seed, Difficulty: difficulty(s.hard), Discard: s.discard, FirstDice: s.firstDice,
		First: s.first, CutAfter: s.turns, Asked: s.asked(), Partial: sum.Sum.Games < s.asked(), Matchups: []jsonMatchup{}}
	for _, m := range s.played() {
		j.Matchups = append(j.Matchups, jsonMatchup{p.lib.Duel.Monsters[m.monsters[duel.You]].ID, p.lib.Duel.Monsters[m.monsters[duel.Rival]].ID,
			resultData(&m.result, s.against != "")})
	}
	if len(j.Matchups) > 1 {
		all := resultData(&sum, s.against != "")
		j.All = &all
	}
	writeJSON(p.out, j)
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
