package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"

	"kingoftokyo/coach"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
	"kingoftokyo/sim"
)

// moment is a table between two turns of a game, and who won it.
type moment struct {
	parts coach.Parts
	you   duel.MonsterID
	hard  bool
	mine  bool // her turn comes next
	won   bool
}

// moments plays games of each matchup by some weights and notes every table between two
// turns. The same seed gives the same moments, however many workers play.
func moments(r *duel.Rules, list []matchup, w *coach.Weights, games int, seed uint64, workers int) []moment {
	parts := make([][]moment, len(list))
	tools.Each(workers, len(list), func(i int) { parts[i] = watched(r, &list[i], i, w, games, seed) })
	return slices.Concat(parts...)
}

func watched(r *duel.Rules, m *matchup, row int, w *coach.Weights, games int, seed uint64) []moment {
	c := coach.NewWith(r, m.table, w)
	p := sim.NewPlayer(r, sim.CoachedBy(coach.NewWith(r, m.table, w)), seed)
	set := m.Setup(r)
	var all []moment
	won := 0
	for n := range games {
		p.Rand = rand.New(rand.NewPCG(seed, uint64(row)<<32|uint64(n)))
		set.First = duel.Side(n % 2)
		s := p.Start(set)
		from, first := len(all), s.Turn.Number
		turns(p, &s, mostTurns, func() {
			if s.Turn.Number == first || s.Over() {
				return
			}
			if parts, ok := c.Parts(&s); ok {
				all = append(all, moment{parts: parts, you: s.Sides[duel.You].ID, hard: m.Hard, mine: s.Turn.Active == duel.You})
			}
		})
		if side, _ := s.Winner(); side == duel.You {
			won++
			for i := from; i < len(all); i++ {
				all[i].won = true
			}
		}
	}
	fmt.Fprintf(os.Stderr, "%s against %s, hard %v: %d of %d won\n", m.You, m.Rival, m.Hard, won, games)
	return all
}

// What the regression weighs, beside what is to come for each monster early and late.
const (
	slope = iota
	offeredHers
	offeredHis
	futureEarly
	futureLate
	moveEarly
	moveLate
	hardEarly
	hardLate
	numWeights
)

// given is what is not left to the regression.
func (m *moment) given(scale float64) float64 {
	return m.parts.Core + scale*(m.parts.Energy+m.parts.Cards+m.parts.Board)
}

// seen is what the regression sees of a table.
func (m *moment) seen(monsters int) []float64 {
	p := &m.parts
	x := make([]float64, numWeights+2*monsters)
	early, late := p.Early, 1-p.Early
	x[slope] = p.Core
	x[futureEarly], x[futureLate] = early, late
	x[offeredHis] = p.Offered
	if m.mine {
		x[offeredHers], x[offeredHis] = p.Offered, 0
		x[moveEarly], x[moveLate] = early, late
	}
	if m.hard {
		x[hardEarly], x[hardLate] = early, late
	}
	x[numWeights+2*int(m.you)], x[numWeights+2*int(m.you)+1] = early, late
	return x
}

// calibrate sets what is to come, and how much the other weights count beside it, so that estimates come true as
// often as they say: by logistic regression on tables of games the coach played. Which
// of two cards is worth more is left to the paired games.
func calibrate(r *duel.Rules, w *coach.Weights, all []moment) {
	monsters := len(r.Box.Monsters)
	var data rows
	for i := range all {
		data.add(all[i].seen(monsters), all[i].given(w.Scale), all[i].won)
	}
	ridge := make([]float64, numWeights+2*monsters)
	for i := range ridge {
		ridge[i] = 1
		if i >= numWeights {
			ridge[i] = 10
		}
	}
	got := data.regress(ridge)
	w.Slope = 1 + got[slope]
	w.Move, w.Hard = coach.Weight{Early: got[moveEarly], Late: got[moveLate]}, coach.Weight{Early: got[hardEarly], Late: got[hardLate]}
	w.Row = [2]float64{duel.You: max(0, got[offeredHers]), duel.Rival: max(0, got[offeredHis])}
	w.Future = map[string]coach.Weight{}
	for i := range r.Box.Monsters {
		k := numWeights + 2*i
		w.Future[r.Box.Monsters[i].ID] = coach.Weight{Early: got[futureEarly] + got[k], Late: got[futureLate] + got[k+1]}
	}
}
