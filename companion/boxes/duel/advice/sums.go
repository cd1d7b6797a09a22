package advice

import (
	"math"
	"slices"

	"kingoftokyo/coach/review"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Summed is a finished game of the record with the sums of its look back at review.Steady.
type Summed struct {
	*record.Result
	review.Sums
}

// lastGames is how many of the last games count as the latest.
const lastGames = 10

// SumsOver returns the loss per decision and the luck over games, oldest first, with charts of characters that are width
// columns wide; left is how many games are missing. It leaves out a game in which luck and choice cannot be told apart,
// and says nothing about a single game.
func (v *Phrases) SumsOver(games []Summed, left, width int, ascii bool) []string {
	told := slices.DeleteFunc(slices.Clone(games), func(g Summed) bool {
		_, ok := g.Adjusted()
		return !ok
	})
	var out []string
	if len(told) > 1 {
		last := told[max(0, len(told)-lastGames):]
		line := func(key string, low float64, of func(games []Summed) string, each func(g *Summed) float64) {
			out = append(out, v.Say(key, rules.Num("n", len(told)), rules.Text("all", of(told)), rules.Text("last", of(last)),
				rules.Num("of", len(last))), spark(told, each, low, width, ascii))
		}
		line("games.stats.loss", 0, v.perDecision, func(g *Summed) float64 { return g.PerDecision() })
		luck := func(g *Summed) float64 { return g.Luck[duel.You] + g.Luck[duel.Rival] }
		line("games.stats.luck", -1, func(games []Summed) string { return v.gained(average(games, luck), 1) }, luck)
	}
	if n := len(games) - len(told); n > 1 || n > 0 && len(told) > 1 {
		out = append(out, v.Say("games.stats.untold", rules.Num("n", n)))
	}
	if left > 0 {
		out = append(out, v.Say("games.stats.left", rules.Num("n", left)))
	}
	return out
}

// perDecision returns the loss per decision of all games together.
func (v *Phrases) perDecision(games []Summed) string {
	var all review.Sums
	for i := range games {
		all.Lost += games[i].Lost
		all.Decisions += games[i].Decisions
	}
	return v.Figure(100*all.PerDecision(), 1)
}

func average(games []Summed, of func(*Summed) float64) (sum float64) {
	for i := range games {
		sum += of(&games[i])
	}
	return sum / float64(len(games))
}

// spark draws a number of each game over time as one line of characters, with the greatest number highest. The scale starts
// at 0 or, with low -1, goes as far down as up. If there are more games than columns, neighbours share a column.
func spark(games []Summed, of func(*Summed) float64, low float64, columns int, ascii bool) string {
	ink := []rune("▁▂▃▄▅▆▇█")
	if ascii {
		ink = []rune("_.-~=+*#")
	}
	columns = min(max(columns-2, 1), len(games))
	most := 1e-9
	var means []float64
	for c := range columns {
		means = append(means, average(games[c*len(games)/columns:(c+1)*len(games)/columns], of))
		most = max(most, math.Abs(means[c]))
	}
	out := []rune("  ")
	for _, x := range means {
		at := (x/most - low) / (1 - low)
		out = append(out, ink[min(len(ink)-1, int(at*float64(len(ink))))])
	}
	return string(out)
}
