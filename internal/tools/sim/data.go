package main

import (
	"encoding/csv"
	"encoding/json"
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

// estimate is a number with its 95 % confidence interval.
type estimate struct {
	Value float64 `json:"value"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

func estimateOf(value float64, in sim.Interval) estimate {
	return estimate{rounded(value), rounded(in.Low), rounded(in.High)}
}

func shareEstimate(s sim.Share) estimate { return estimateOf(s.Rate(), s.Interval()) }

func meanEstimate(s sim.Sum) estimate { return estimateOf(s.Mean(), s.Interval()) }

// The types below are the data of docs/odds.md, which explains every key.

type startedData struct {
	Games int      `json:"games"`
	Won   int      `json:"won"`
	Win   estimate `json:"win"`
}

type endsData struct {
	Hearts    int `json:"hearts"`
	Victory   int `json:"victory"`
	Spotlight int `json:"spotlight"`
}

// tallyData is what the games of a policy add up to.
type tallyData struct {
	Games      int      `json:"games"`
	Won        int      `json:"won"`
	Lost       int      `json:"lost"`
	Unfinished int      `json:"unfinished"`
	Win        estimate `json:"win"`
	First      struct {
		You   startedData `json:"you"`
		Rival startedData `json:"rival"`
	} `json:"first"`
	Ends struct {
		Won  endsData `json:"won"`
		Lost endsData `json:"lost"`
	} `json:"ends"`
	Turns struct {
		Mean      estimate `json:"mean"`
		Quartiles [3]int   `json:"quartiles"`
	} `json:"turns"`
	Damage struct {
		Dealt estimate `json:"dealt"`
		Taken estimate `json:"taken"`
	} `json:"damage"`
}

func tallyOf(t *sim.Tally) tallyData {
	started := func(s sim.Share) startedData { return startedData{s.Of, s.N, shareEstimate(s)} }
	ends := func(side duel.Side) endsData {
		return endsData{t.Ends[side][duel.ByHearts], t.Ends[side][duel.ByVictory], t.Ends[side][duel.BySpotlight]}
	}
	won := t.Won(duel.You)
	d := tallyData{Games: t.Games, Won: won.N, Lost: t.Won(duel.Rival).N, Unfinished: t.Unfinished(), Win: shareEstimate(won)}
	d.First.You, d.First.Rival = started(t.First[duel.You]), started(t.First[duel.Rival])
	d.Ends.Won, d.Ends.Lost = ends(duel.You), ends(duel.Rival)
	d.Turns.Mean, d.Turns.Quartiles = meanEstimate(t.Turns.Sum()), quartiles(t.Turns)
	d.Damage.Dealt, d.Damage.Taken = meanEstimate(t.Lost[duel.Rival]), meanEstimate(t.Lost[duel.You])
	return d
}

// quartiles are the quartiles of lengths.
func quartiles(l sim.Lengths) [3]int {
	return [3]int{l.Quantile(0.25), l.Quantile(0.5), l.Quantile(0.75)}
}

type pairsData struct {
	Both        int      `json:"both"`
	PolicyOnly  int      `json:"policy_only"`
	AgainstOnly int      `json:"against_only"`
	Neither     int      `json:"neither"`
	Difference  estimate `json:"difference"`
}

// resultData is what came of some games, and with another policy how the two differ.
type resultData struct {
	tallyData
	Against *tallyData `json:"against,omitempty"`
	Pairs   *pairsData `json:"pairs,omitempty"`
}

func (s *simulation) resultOf(r *sim.Result) resultData {
	d := resultData{tallyData: tallyOf(&r.Sum)}
	if p := r.Pairs; s.against != "" {
		against := tallyOf(&r.Against)
		d.Against, d.Pairs = &against, &pairsData{p.Both, p.First, p.Second, p.Neither, estimateOf(p.Difference(), p.Interval())}
	}
	return d
}

type matchupData struct {
	You   string `json:"you"`
	Rival string `json:"rival"`
	resultData
}

// writeJSON writes the simulation as one object on one line.
func (s *simulation) writeJSON(w io.Writer) error {
	sum, played := s.all(), s.played()
	d := struct {
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
		Matchups   []matchupData `json:"matchups"`
		All        *resultData   `json:"all,omitempty"`
	}{s.policy, s.against, s.seed, s.difficulty(), s.discard, s.firstDice, s.first, s.turns, s.asked(), sum.Sum.Games < s.asked(), []matchupData{}, nil}
	for i := range played {
		m := &played[i]
		d.Matchups = append(d.Matchups, matchupData{s.id(m, duel.You), s.id(m, duel.Rival), s.resultOf(&m.result)})
	}
	if len(played) > 1 {
		all := s.resultOf(&sum)
		d.All = &all
	}
	return json.NewEncoder(w).Encode(d)
}

// id is the id of a monster of a matchup, as cards.yaml has it.
func (s *simulation) id(m *matchup, side duel.Side) string {
	return s.rules.Box.Monsters[m.monsters[side]].ID
}

func (s *simulation) difficulty() string {
	if s.hard {
		return "hard"
	}
	return "normal"
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
	row := []string{s.id(m, duel.You), s.id(m, duel.Rival), s.difficulty(), s.discard, s.firstDice, s.first, strconv.FormatUint(s.seed, 10), policy}
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
