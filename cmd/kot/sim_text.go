package main

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"kingoftokyo/internal/sim"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// printSim prints a simulation in the form asked for.
func (p *program) printSim(s *simulation) {
	switch {
	case s.asJSON:
		p.simJSON(s)
	case s.asCSV:
		p.simCSV(s)
	default:
		p.simText(s)
	}
}

// simFirst are the texts of who begins, by the flag's word.
var simFirst = map[string]string{"both": "sim.first.both", "you": "sim.first.you", "rival": "sim.first.rival"}

// simPlayers are the texts of who plays, by the policy's name.
var simPlayers = map[string]string{"random": "sim.player.random", "greedy": "sim.player.greedy", "solved": "sim.player.solved", "coach": "sim.player.coach"}

// simText prints a simulation for reading.
func (p *program) simText(s *simulation) {
	sum, played := s.all(), s.played()
	if len(s.matchups) == 1 {
		m := s.matchups[0].monsters
		p.sayWrapped("sim.title", rules.Text("you", p.words.Monster(m[duel.You])), rules.Text("rival", p.words.Monster(m[duel.Rival])))
	}
	p.sayWrapped("sim.how", rules.ID(rules.ArgKey, "difficulty", map[bool]string{false: "games.stats.normal", true: "games.stats.hard"}[s.hard]),
		rules.ID(rules.ArgKey, "first", simFirst[s.first]), rules.Text("seed", strconv.FormatUint(s.seed, 10)))
	for _, policy := range []string{s.policy, s.against} {
		if policy != "" {
			p.sayWrapped("sim.plays", rules.Text("policy", policy), rules.ID(rules.ArgKey, "who", simPlayers[policy]))
		}
	}
	if len(s.matchups) > 1 {
		p.sayWrapped("sim.each", rules.Num("n", s.games), rules.Num("matchups", len(s.matchups)))
	}
	if sum.Sum.Games < s.asked() {
		p.sayWrapped("sim.partial", rules.Num("n", sum.Sum.Games), rules.Num("of", s.asked()))
	}
	if sum.Sum.Games == 0 {
		return
	}
	if len(played) > 1 {
		fmt.Fprintln(p.out)
		p.simTable(s, played)
		fmt.Fprintln(p.out)
		p.sayWrapped("sim.together")
	}
	p.simTally(s, s.policy, &sum.Sum)
	if s.against != "" {
		p.simTally(s, s.against, &sum.Against)
		fmt.Fprintln(p.out)
		p.simPaired(s, sum.Pairs)
	}
	fmt.Fprintln(p.out)
	p.sayWrapped("sim.intervals")
}

// simTally prints what the games of a policy add up to.
func (p *program) simTally(s *simulation, policy string, t *sim.Tally) {
	fmt.Fprintln(p.out)
	p.sayWrapped("sim.policy", rules.Text("policy", policy), rules.Num("n", t.Games))
	rows := [][]string{p.simShare("sim.won", t.Won(duel.You)), p.simShare("sim.lost", t.Won(duel.Rival))}
	if n := t.Unfinished(); n > 0 {
		rows = append(rows, p.simShare("sim.cut", sim.Share{N: n, Of: t.Games}))
	}
	for side, key := range []string{"sim.began.you", "sim.began.rival"} {
		if s.both {
			rows = append(rows, p.simShare(key, t.First[side]))
		}
	}
	p.lines(aligned(rows))
	if n := t.Unfinished(); n > 0 {
		p.sayWrapped("sim.cut.note", rules.Num("n", n), rules.Num("turns", s.turns))
	}
	ends := [][]string{{p.words.Say("sim.ends"), p.words.Say("games.stats.won"), p.words.Say("games.stats.lost")}}
	for _, why := range simWays {
		ends = append(ends, []string{"  " + p.words.Say("why."+why.String()), strconv.Itoa(t.Ends[duel.You][why]), strconv.Itoa(t.Ends[duel.Rival][why])})
	}
	p.lines(aligned(ends))
	length, q := t.Turns.Sum(), quartiles(t.Turns)
	if length.Games > 0 {
		p.sayWrapped("sim.length", rules.Text("mean", p.simNumber(length.Mean(), "%.1f")), rules.Text("range", p.simRange(length.Interval(), "%.1f")),
			rules.Num("low", q[0]), rules.Num("median", q[1]), rules.Num("high", q[2]))
	}
	p.sayWrapped("sim.damage", rules.Text("dealt", p.simNumber(t.Lost[duel.Rival].Mean(), "%.1f")), rules.Text("taken", p.simNumber(t.Lost[duel.You].Mean(), "%.1f")))
}

// simShare is the row of a share: its name, the number, per cent, and between what.
func (p *program) simShare(key string, s sim.Share) []string {
	return []string{p.words.Say(key), strconv.Itoa(s.N), p.simPercent(s.Rate()), "(" + p.simRange(simHundred(s.Interval()), "%.1f") + ")"}
}

// simPaired prints how two policies differ in the same games.
func (p *program) simPaired(s *simulation, pairs sim.Pairs) {
	p.sayWrapped("sim.pairs", rules.Text("policy", s.policy), rules.Text("other", s.against), rules.Num("both", pairs.Both),
		rules.Num("first", pairs.First), rules.Num("second", pairs.Second), rules.Num("neither", pairs.Neither))
	in := pairs.Interval()
	p.sayWrapped("sim.difference", rules.Text("policy", s.policy), rules.Text("other", s.against),
		rules.Text("difference", p.simNumber(100*pairs.Difference(), "%+.1f")), rules.Text("range", p.simRange(simHundred(in), "%+.1f")))
	switch {
	case in.Low > 0:
		p.sayWrapped("sim.stronger", rules.Text("policy", s.policy), rules.Text("other", s.against))
	case in.High < 0:
		p.sayWrapped("sim.stronger", rules.Text("policy", s.against), rules.Text("other", s.policy))
	default:
		p.sayWrapped("sim.alike", rules.Text("policy", s.policy), rules.Text("other", s.against))
	}
}

// simTable prints a row for each matchup, and one for each monster of the human's
// that had several rivals.
func (p *program) simTable(s *simulation, played []simMatchup) {
	head := []string{p.words.Say("games.column.you"), p.words.Say("games.column.against")}
	if s.against == "" {
		head = append(head, p.words.Say("sim.column.won"), "", p.words.Say("games.column.turns"), p.words.Say("sim.column.dealt"), p.words.Say("sim.column.taken"))
	} else {
		head = append(head, s.policy, s.against, p.words.Say("sim.column.difference"))
	}
	rows, of := [][]string{head}, 0
	var sum sim.Result
	for i := range played {
		m := &played[i]
		you := p.words.Monster(m.monsters[duel.You])
		rows = append(rows, p.simMatchupRow(s, you, p.words.Monster(m.monsters[duel.Rival]), &m.result))
		sum.Merge(&m.result)
		of++
		if i+1 == len(played) || played[i+1].monsters[duel.You] != m.monsters[duel.You] {
			if of > 1 && of < len(played) {
				rows = append(rows, p.simMatchupRow(s, you, p.words.Say("sim.column.all"), &sum))
			}
			sum, of = sim.Result{}, 0
		}
	}
	p.lines(aligned(rows))
}

// simMatchupRow are the cells of one matchup, or of several together.
func (p *program) simMatchupRow(s *simulation, you, rival string, r *sim.Result) []string {
	won := r.Sum.Won(duel.You)
	if s.against != "" {
		return []string{you, rival, p.simPercent(won.Rate()), p.simPercent(r.Against.Won(duel.You).Rate()),
			p.simNumber(100*r.Pairs.Difference(), "%+.1f") + " (" + p.simRange(simHundred(r.Pairs.Interval()), "%+.1f") + ")"}
	}
	return []string{you, rival, p.simPercent(won.Rate()), "(" + p.simRange(simHundred(won.Interval()), "%.1f") + ")",
		p.simNumber(r.Sum.Turns.Sum().Mean(), "%.1f"), p.simNumber(r.Sum.Lost[duel.Rival].Mean(), "%.1f"), p.simNumber(r.Sum.Lost[duel.You].Mean(), "%.1f")}
}

// simNumber is a number in the language's way.
func (p *program) simNumber(x float64, format string) string {
	if math.Abs(x) < 0.05 { // no sign before a zero
		x, format = 0, strings.Replace(format, "+", "", 1)
	}
	return strings.Replace(fmt.Sprintf(format, x), ".", p.words.Decimal(), 1)
}

// simPercent is a rate in per cent.
func (p *program) simPercent(rate float64) string {
	return p.words.Say("coach.percent", rules.Text("n", p.simNumber(100*rate, "%.1f")))
}

// simRange is from where to where a number lies.
func (p *program) simRange(in sim.Interval, format string) string {
	return p.words.Say("sim.range", rules.Text("low", p.simNumber(in.Low, format)), rules.Text("high", p.simNumber(in.High, format)))
}

// simHundred is an interval of a rate in per cent.
func simHundred(in sim.Interval) sim.Interval {
	return sim.Interval{Low: 100 * in.Low, High: 100 * in.High}
}
