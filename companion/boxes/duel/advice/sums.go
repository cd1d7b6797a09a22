package advice

import (
	"math"
	"slices"
	"strings"

	"kingoftokyo/coach/review"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Summed is a finished game of the record, and what it comes to looked back on at review.Steady.
type Summed struct {
	*record.Result
	review.Sums
}

// lastGames is how many of the last games count as the latest.
const lastGames = 10

// SumsOver are the loss per decision and the luck over games, oldest first, in lines no wider than width; left
// says how many games are missing. A game in which luck and choice cannot be told apart is left out, and of a
// single game nothing is said.
func (v *Phrases) SumsOver(games []Summed, left, width int, ascii bool) []string {
	told := slices.DeleteFunc(slices.Clone(games), func(g Summed) bool {
		_, ok := g.Adjusted()
		return !ok
	})
	var out []string
	if len(told) > 1 {
		var loss, luck []float64
		for i := range told {
			loss, luck = append(loss, told[i].PerDecision()), append(luck, told[i].Luck[duel.You]+told[i].Luck[duel.Rival])
		}
		last := told[max(0, len(told)-lastGames):]
		out = append(out, v.Say("games.stats.loss", rules.Num("n", len(told)), rules.Text("all", v.Figure(100*perDecision(told), 1)),
			rules.Text("last", v.Figure(100*perDecision(last), 1)), rules.Num("of", len(last))),
			spark(loss, 0, width, ascii),
			v.Say("games.stats.luck", rules.Num("n", len(told)), rules.Text("all", v.gained(average(luck), 1)),
				rules.Text("last", v.gained(average(luck[len(luck)-len(last):]), 1)), rules.Num("of", len(last))),
			spark(luck, -1, width, ascii))
	}
	if n := len(games) - len(told); n > 1 || n > 0 && len(told) > 1 {
		out = append(out, v.Say("games.stats.untold", rules.Num("n", n)))
	}
	if left > 0 {
		out = append(out, v.Say("games.stats.left", rules.Num("n", left)))
	}
	return wrapped(out, width)
}

// wrapped breaks lines at a width.
func wrapped(lines []string, width int) []string {
	var out []string
	for _, said := range lines {
		for _, l := range text.Wrapped(said, width) {
			out = append(out, strings.ReplaceAll(l, fixed, " "))
		}
	}
	return out
}

// perDecision is the loss per decision of all games together.
func perDecision(games []Summed) float64 {
	var all review.Sums
	for i := range games {
		all.Lost += games[i].Lost
		all.Decisions += games[i].Decisions
	}
	return all.PerDecision()
}

func average(list []float64) float64 {
	sum := 0.0
	for _, x := range list {
		sum += x
	}
	return sum / float64(max(1, len(list)))
}

// spark draws numbers over time as one line of characters, the greatest of them as the highest. It goes from
// nothing up or, with low -1, as far down as up. Where there are more numbers than columns, neighbours share a
// column.
func spark(list []float64, low float64, columns int, ascii bool) string {
	ink := []rune("▁▂▃▄▅▆▇█")
	if ascii {
		ink = []rune("_.-~=+*#")
	}
	columns = min(max(columns-2, 1), len(list))
	most := 1e-9
	var means []float64
	for c := range columns {
		means = append(means, average(list[c*len(list)/columns:(c+1)*len(list)/columns]))
		most = max(most, math.Abs(means[c]))
	}
	out := []rune("  ")
	for _, x := range means {
		at := (x/most - low) / (1 - low)
		out = append(out, ink[min(len(ink)-1, int(at*float64(len(ink))))])
	}
	return string(out)
}
