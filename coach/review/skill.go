package review

import (
	"math"

	"kingoftokyo/coach"
)

// Grid is how many skills a game is compared with: each sharpness with each number of slips.
const Grid = len(sharps) * len(slips)

var (
	sharps = [...]float64{0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1}
	slips  = [...]float64{0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6}
)

// Steady is the skill for comparing games of different times.
var Steady = coach.Skill{Sharp: 0.75}

// skills are those of the grid.
var skills = func() (list []coach.Skill) {
	for _, sharp := range sharps {
		for _, often := range slips {
			list = append(list, coach.Skill{Sharp: sharp, Slips: often})
		}
	}
	return list
}()

// Evidence is what a game says about the skill of its player, by the skills of the grid.
type Evidence struct {
	Choices [Grid]float64 // the logarithm of how likely such a player is to choose so
	Results [Grid]float64 // the same for how the game ended, as the mean over its turns
}

// noted records a choice: which of the options of an advice was taken.
func (e *Evidence) noted(a *coach.Advice, i int) {
	for k, skill := range skills {
		e.Choices[k] += math.Log(a.Likely(i, skill))
	}
}

// ended records a turn of which only the final roll was typed: how likely such a player is to end with these dice.
func (l *look) ended(ln *line) {
	chances, _ := l.evaluator.Ends(&ln.before.State, ln.items[0].Roll, skills)
	for k, p := range chances {
		l.report.Evidence.Choices[k] += math.Log(max(p, 1e-6))
	}
}

// results records how likely players of each skill are to end a game as it ended, by their chances as its turns began.
func (l *look) results() {
	r := &l.report
	for i := range r.Turns {
		for k, p := range l.evaluator.Chances(&r.Turns[i].Before, skills) {
			if !r.Won {
				p = 1 - p
			}
			r.Results[k] += math.Log(max(leastOfResult, p)) / float64(len(r.Turns))
		}
	}
}

// Choices are many, and depend on each other: a player who chooses unlike any skill wins as often as the results
// suggest, not as the choices do. So choices determine the skill while games are few, and results once there are many.
const (
	ofChoices     = 0.05 // the weight of a choice relative to a result
	mostOfChoices = 1.0  // the largest weight of all of them: that of 20 games
	leastOfResult = 0.01 // no result is less likely than this
)

// Beginner is the skill of somebody about whom nothing is known.
var Beginner = SkillOf(nil)

// prior returns how likely a player is to have a skill, as a logarithm, before anything is known: few play much better
// than those who take the nearest thing, or who have read which cards are good (go run ./internal/tools/skill -outside).
func prior(k coach.Skill) float64 {
	sharp, slips := (k.Sharp-0.2)/0.3, (k.Slips-0.4)/0.25
	return -(sharp*sharp + slips*slips) / 2
}

// SkillOf returns the skill of somebody who has played these games: that of a beginner if there are none.
func SkillOf(games []Sums) (of coach.Skill) {
	var results, choices [Grid]float64
	over, most, all := 0.0, math.Inf(-1), 0.0
	for i := range games {
		g := &games[i]
		if !g.Over {
			continue
		}
		over++
		for k := range skills {
			results[k] += g.Results[k]
			choices[k] += g.Choices[k]
		}
	}
	at := func(k int) float64 {
		return prior(skills[k]) + results[k] + float64(min(ofChoices, mostOfChoices/over)*choices[k])
	}
	for k := range skills {
		most = max(most, at(k))
	}
	for k, skill := range skills {
		p := math.Exp(4 * (at(k) - most)) // skills that win equally often have a mean that wins more often, so use only the likeliest
		of.Sharp, of.Slips, all = of.Sharp+p*skill.Sharp, of.Slips+p*skill.Slips, all+p
	}
	hundredths := func(x float64) float64 { return math.Round(100*x/all) / 100 }
	return coach.Skill{Sharp: hundredths(of.Sharp), Slips: hundredths(of.Slips)}
}
