package review

import (
	"math"

	"kingoftokyo/coach"
	"kingoftokyo/rules/duel"
)

// Grid is how many skills a game is held against: 0, 0.05 and so on to 1.
const Grid = 21

// Steady is the skill at which games of different times are held against each other.
const Steady = 0.75

// skills are those of the grid.
var skills = func() (list []float64) {
	for k := range Grid {
		list = append(list, float64(k)/(Grid-1))
	}
	return list
}()

// Evidence is what a game says of the skill of its player, by the skills of the grid.
type Evidence struct {
	Choices [Grid]float64 // the logarithm of how likely such a player chooses so
	Starts  [Grid]float64 // the chance of such a player as the first turn begins
}

// noted notes a choice: which of the options of an advice was taken.
func (e *Evidence) noted(a *coach.Advice, i int) {
	for k, skill := range skills {
		e.Choices[k] += math.Log(a.Likely(i, skill))
	}
}

// ended notes a turn of which only the final roll was told: how likely such a player ends with these dice.
func (l *look) ended(ln *line) {
	dice := ln.items[0].Roll
	if ln.before.State.Turn.Rolls > 0 {
		return
	}
	chances, ok := l.evaluator.Ends(&ln.before.State, dice, skills)
	if !ok {
		return
	}
	for k, p := range chances {
		l.report.Evidence.Choices[k] += math.Log(max(p, 1e-6))
	}
}

// starts notes the chance of each skill at the start.
func (l *look) starts(first *duel.Table) {
	for k, skill := range skills {
		l.evaluator.SetSkill(skill)
		l.report.Starts[k] = l.chance(first).AsPlayed
	}
	l.evaluator.SetSkill(l.report.Skill)
}

// What of a player is known beforehand: the skill of a beginner, give or take. Choices are many, and depend on
// each other; a player who chooses unlike any skill wins as often as the results say, not as the choices do.
const (
	giveOrTake    = 0.25
	ofChoices     = 0.08 // how much a choice counts against a result
	leastOfResult = 0.01 // no result is less likely than this
)

// SkillOf is the skill of somebody who has played these games: that of a beginner, coach.Beginner, where there
// are none.
func SkillOf(games []Sums) float64 {
	if len(games) == 0 {
		return coach.Beginner
	}
	var at [Grid]float64
	most := math.Inf(-1)
	for k, skill := range skills {
		off := (skill - coach.Beginner) / giveOrTake
		at[k] = -off * off / 2
		for i := range games {
			g := &games[i]
			if !g.Over {
				continue
			}
			p := g.Starts[k]
			if !g.Won {
				p = 1 - p
			}
			at[k] += math.Log(max(leastOfResult, p)) + ofChoices*g.Choices[k]
		}
		most = max(most, at[k])
	}
	sum, all := 0.0, 0.0
	for k, skill := range skills {
		p := math.Exp(at[k] - most)
		sum, all = sum+p*skill, all+p
	}
	return sum / all
}
