package main

import (
	"bytes"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/sim"
	"kingoftokyo/rules/duel"
)

// width is how wide a line for reading may be.
const width = 80

// print prints the simulation for reading.
func (s *simulation) print(out io.Writer) error {
	var p page
	s.tell(&p)
	_, err := out.Write(p.Bytes())
	return err
}

// page is what is printed for reading.
type page struct{ bytes.Buffer }

// printf adds a sentence, in lines as wide as there is room for.
func (p *page) printf(format string, args ...any) {
	p.lines(text.Wrapped(fmt.Sprintf(format, args...), width))
}

func (p *page) lines(lines []string) {
	for _, l := range lines {
		fmt.Fprintln(p, l)
	}
}

// aligned adds rows with their cells under one another, the numbers, which are all but the
// first columns, to the right.
func (p *page) aligned(rows [][]string, words int) {
	var numbers []int
	for i := words; i < len(rows[0]); i++ {
		numbers = append(numbers, i)
	}
	p.lines(text.Columns(rows, numbers...))
}

// begins say who begins, by the flag's word.
var begins = map[string]string{"both": "you and Autobot begin in turns", "you": "you begin", "rival": "Autobot begins"}

// players say who plays, by the policy's name.
var players = map[string]string{
	"random": "any choice the rules allow",
	"greedy": "a simple rule, the most dice of one symbol and the dearest card",
	"solved": "the exact odds of the game without cards",
	"coach":  "the coach, cards included",
}

// tell tells the simulation for reading.
func (s *simulation) tell(p *page) {
	sum, played := s.all(), s.played()
	if len(s.matchups) == 1 {
		m := s.matchups[0].monsters
		p.printf("%s against Autobot with %s", s.words.Monster(m[duel.You]), s.words.Monster(m[duel.Rival]))
	}
	p.printf("The full rules, %s difficulty, %s, seed %d", duel.Difficulty(s.hard), begins[s.first], s.seed)
	for _, policy := range []string{s.policy, s.against} {
		if policy != "" {
			p.printf("Your side, %s: played by %s", policy, players[policy])
		}
	}
	if len(s.matchups) > 1 {
		p.printf("%s of each of %d matchups", games(s.games), len(s.matchups))
	}
	if sum.Sum.Games < s.asked() {
		p.printf("STOPPED: %d of %d games were played; all of these count", sum.Sum.Games, s.asked())
	}
	if sum.Sum.Games == 0 {
		return
	}
	if len(played) > 1 {
		fmt.Fprintln(p)
		s.table(p, played)
		fmt.Fprintln(p)
		p.printf("All together:")
	}
	s.tally(p, s.policy, &sum.Sum)
	if s.against != "" {
		s.tally(p, s.against, &sum.Against)
		fmt.Fprintln(p)
		s.paired(p, sum.Pairs)
	}
	fmt.Fprintln(p)
	p.printf("In parentheses: 95%% confidence intervals.")
}

// ways are the ways to win that games end by: nobody gives up there.
var ways = []duel.Why{duel.ByHearts, duel.ByVictory, duel.BySpotlight}

// tally tells what the games of a policy add up to.
func (s *simulation) tally(p *page, policy string, t *sim.Tally) {
	fmt.Fprintln(p)
	p.printf("Policy %s: %s", policy, games(t.Games))
	rows := [][]string{shareRow("Won", t.Won(duel.You)), shareRow("Lost", t.Won(duel.Rival))}
	if n := t.Unfinished(); n > 0 {
		rows = append(rows, shareRow("Cut off", sim.Share{N: n, Of: t.Games}))
	}
	if s.both {
		rows = append(rows, shareRow("Won where you begin", t.First[duel.You]), shareRow("Won where Autobot begins", t.First[duel.Rival]))
	}
	p.aligned(rows, 1)
	if n := t.Unfinished(); n > 0 {
		p.printf("%s cut off, after %d turns or in a turn without an end: counted as not won, and left out of ends and length",
			was(n), s.turns)
	}
	ends := [][]string{{"What ended them", "won", "lost"}}
	for _, why := range ways {
		won, lost := t.Ends[duel.You][why], t.Ends[duel.Rival][why]
		ends = append(ends, []string{"  " + s.words.Say("why."+why.String()), strconv.Itoa(won), strconv.Itoa(lost)})
	}
	p.aligned(ends, 1)
	length := t.Turns.Sum()
	if length.Games > 0 {
		p.printf("Length: %.1f turns on average (%s); the middle half takes %d to %d, the median is %d",
			length.Mean(), between(length.Interval(), "%.1f"),
			t.Turns.Quantile(0.25), t.Turns.Quantile(0.75), t.Turns.Quantile(0.5))
	}
	p.printf("Damage a game: %.1f dealt, %.1f taken", t.Lost[duel.Rival].Mean(), t.Lost[duel.You].Mean())
}

func games(n int) string {
	if n == 1 {
		return "1 game"
	}
	return strconv.Itoa(n) + " games"
}

func was(n int) string {
	if n == 1 {
		return "1 game was"
	}
	return strconv.Itoa(n) + " games were"
}

// shareRow is the row of a share: its name, the number, per cent, and between what.
func shareRow(name string, s sim.Share) []string {
	return []string{name, strconv.Itoa(s.N), percent(s.Rate()), "(" + between(hundred(s.Interval()), "%.1f") + ")"}
}

// paired tells how two policies differ in the same games.
func (s *simulation) paired(p *page, pairs sim.Pairs) {
	p.printf("The same dice for both, as far as possible: both win %d of these games, only %s %d, only %s %d, neither %d.",
		pairs.Both, s.policy, pairs.First, s.against, pairs.Second, pairs.Neither)
	in := pairs.Interval()
	p.printf("%s minus %s: %s percentage points of wins (%s).",
		s.policy, s.against, number(100*pairs.Difference(), "%+.1f"), between(hundred(in), "%+.1f"))
	switch {
	case in.Low > 0:
		p.printf("%s is stronger than %s: the interval lies on one side of 0.", s.policy, s.against)
	case in.High < 0:
		p.printf("%s is stronger than %s: the interval lies on one side of 0.", s.against, s.policy)
	default:
		p.printf("That does not tell %s and %s apart: 0 lies in the interval. More games may.", s.policy, s.against)
	}
}

// table adds a row for each matchup, and one for each monster of the human's that had
// several rivals.
func (s *simulation) table(p *page, played []matchup) {
	head := []string{"you", "against"}
	if s.against == "" {
		head = append(head, "won", "", "turns", "dealt", "taken")
	} else {
		head = append(head, s.policy, s.against, "difference in points")
	}
	rows, of := [][]string{head}, 0
	var sum sim.Result
	for i := range played {
		m := &played[i]
		you := s.words.Monster(m.monsters[duel.You])
		rows = append(rows, s.matchupRow(you, s.words.Monster(m.monsters[duel.Rival]), &m.result))
		sum.Merge(&m.result)
		of++
		if i+1 == len(played) || played[i+1].monsters[duel.You] != m.monsters[duel.You] {
			if of > 1 && of < len(played) {
				rows = append(rows, s.matchupRow(you, "all", &sum))
			}
			sum, of = sim.Result{}, 0
		}
	}
	p.aligned(rows, 2)
}

// matchupRow are the cells of one matchup, or of several together.
func (s *simulation) matchupRow(you, rival string, r *sim.Result) []string {
	won := r.Sum.Won(duel.You)
	if s.against != "" {
		return []string{you, rival, percent(won.Rate()), percent(r.Against.Won(duel.You).Rate()),
			number(100*r.Pairs.Difference(), "%+.1f") + " (" + between(hundred(r.Pairs.Interval()), "%+.1f") + ")"}
	}
	return []string{
		you, rival, percent(won.Rate()), "(" + between(hundred(won.Interval()), "%.1f") + ")",
		number(r.Sum.Turns.Sum().Mean(), "%.1f"),
		number(r.Sum.Lost[duel.Rival].Mean(), "%.1f"), number(r.Sum.Lost[duel.You].Mean(), "%.1f"),
	}
}

// number is a number without a sign before a zero.
func number(x float64, format string) string {
	if math.Abs(x) < 0.05 {
		x, format = 0, strings.Replace(format, "+", "", 1)
	}
	return fmt.Sprintf(format, x)
}

func percent(rate float64) string { return number(100*rate, "%.1f") + "%" }

// between is from where to where a number lies.
func between(in sim.Interval, format string) string {
	return number(in.Low, format) + " to " + number(in.High, format)
}

// hundred is an interval of a rate in per cent.
func hundred(in sim.Interval) sim.Interval {
	return sim.Interval{Low: 100 * in.Low, High: 100 * in.High}
}
