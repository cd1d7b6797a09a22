package main

import (
	"fmt"
	"math"
	"math/rand/v2"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/internal/sim"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// ofEach is how many games of a player are reviewed.
const ofEach = 20

// guess plays games of players with random skill, records only the final roll of half of their
// turns, reviews the games, and prints the estimate of their skill.
func (j *job) guess(players int) {
	thought := tools.All(j.workers, players, func(i int) (of [2]coach.Skill) {
		rnd := j.chance(i)
		of[0] = coach.Skill{Sharp: 0.1 + 0.9*rnd.Float64(), Slips: max(0, 0.8*rnd.Float64()-0.2)}
		var games []review.Sums
		for range ofEach {
			m, c := j.draw(rnd)
			c.SetSkill(of[0])
			g := j.typed(m, sim.SkilledBy(c), rnd, true)
			games = append(games, review.Of(j.rules, c, g, coach.Best).Sums)
		}
		of[1] = review.SkillOf(games)
		return of
	})
	near, sharp, slips := 0, 0.0, 0.0
	for _, of := range thought {
		more, oftener := of[1].Sharp-of[0].Sharp, of[1].Slips-of[0].Slips
		if math.Abs(more) <= 0.15 && math.Abs(oftener) <= 0.15 {
			near++
		}
		sharp, slips = sharp+more/float64(players), slips+oftener/float64(players)
		fmt.Printf("sharpness %.2f, slips %.2f; thought %.2f, %.2f\n", of[0].Sharp, of[0].Slips, of[1].Sharp, of[1].Slips)
	}
	fmt.Printf("both of %d of %d players within 0.15 after %d games; on the mean %+.3f and %+.3f\n", near, players, ofEach, sharp, slips)
}

// typed returns a game as a player types it; with half, only the final roll of half of their turns.
func (j *job) typed(m *tools.Matchup, policy sim.Policy, rnd *rand.Rand, half bool) *review.Game {
	r := j.rules
	p := sim.NewPlayer(r, policy, rnd.Uint64())
	set := m.Setup(r)
	set.First = duel.Side(rnd.IntN(2))
	s := p.Start(set)
	set.Row = s.Row
	g := tracker.New(duel.Log{Rules: r}, nil)
	do := func(line string) { tools.Must(g.DoLine(line)) }
	for _, l := range set.Lines(r) {
		do(l)
	}
	var answers, dice []string
	whole := true
	p.Heard = func(_ *duel.State, q *duel.Question, a duel.Answer) {
		reveal := q.ID == duel.AskReveal || q.ID == duel.AskName
		answers = append(answers, r.Write(&duel.Event{Kind: duel.Answered, Answer: a, Reveal: reveal}))
	}
	p.Watch = func(before *duel.State, ev *duel.Event, after *duel.State) {
		lines := []string{r.Write(ev)}
		if ev.Kind != duel.Answered {
			lines = append(lines, answers...)
		}
		answers = nil
		if t := &before.Turn; !before.Autobot() && t.Phase == duel.PhaseRoll {
			if t.Rolls == 0 && ev.Kind == duel.Rolled {
				whole = !half || rnd.IntN(2) == 0 || before.Sides[duel.You].Keep != 0 // cards may look at each roll
				dice = nil
			}
			switch thrown := before.Turn.Kept.Plus(ev.Roll); {
			case whole:
			case ev.Kind == duel.Kept:
				return
			case ev.Kind == duel.Rolled && after.Turn.Phase == duel.PhaseRoll:
				dice = []string{"roll " + duel.SortedDice(thrown)}
				return
			case ev.Kind == duel.Rolled: // the last one, which ends the rolling
				dice = []string{"roll " + duel.SortedDice(thrown)}
				lines[0] = "stop"
			}
		}
		for _, l := range append(dice, lines...) {
			do(l)
		}
		dice = nil
	}
	tools.Must(p.Continue(&s, 300))
	return g
}
