package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/internal/sim"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
)

// said is the estimate for a player before a turn, and how the game ended.
type said struct {
	turn        int16
	chance, won float64
}

// phases is the number of parts into which the turns of a game are divided, by their number, so that each
// part has the same number of tables of a player. Thirds of each game would not do: nobody knows at the table
// when it will end, and a player who leads without having won in the last third of a game was about to lose.
const phases = 3

// games add up how many more of the tables of some games were won than estimated. The tables of one
// game depend on each other.
type games struct {
	n, said, off float64
	each         [][2]float64 // of each game: how many tables, and how many more of them were won
}

// add adds a table of a game; those of one game must follow each other.
func (g *games) add(s *said, first bool) {
	if first || len(g.each) == 0 {
		g.each = append(g.each, [2]float64{})
	}
	last := &g.each[len(g.each)-1]
	last[0], last[1] = last[0]+1, last[1]+s.won-s.chance
	g.n, g.said, g.off = g.n+1, g.said+s.chance, g.off+s.won-s.chance
}

// points returns how many more were won, in points, and half its 95 % interval.
func (g *games) points() (off, half float64) {
	off = g.off / g.n
	squares := 0.0
	for _, e := range g.each {
		d := e[1] - off*e[0]
		squares += d * d
	}
	return 100 * off, 196 * math.Sqrt(squares) / g.n
}

// record is the number of games from which the skill of a stranger is estimated.
const record = 150

// outside estimates the skill of each stranger from a record, plays other games of theirs on both difficulties,
// and prints, for each phase of a game, how many were won and the estimates before the player's turns.
func (j *job) outside(n int) {
	for _, player := range strangers {
		skill := review.SkillOf(tools.All(j.workers, record, func(i int) review.Sums {
			rnd := j.chance(i)
			m, c := j.draw(rnd)
			return review.Of(j.rules, c, j.typed(m, player.policy(j.rules, m.Table(j.rules)), rnd, true), coach.Best).Sums
		}))
		fmt.Printf("%s: told sharpness %.2f, slips %.2f from %d games\n", player.name, skill.Sharp, skill.Slips, record)
		for _, hard := range []bool{false, true} {
			tellPhases(duel.Difficulty(hard), tools.All(j.workers, n, func(i int) []said {
				rnd := rand.New(rand.NewPCG(j.seed+1, uint64(i)))
				m := j.list[rnd.IntN(len(j.list))]
				m.Hard, m.First = hard, duel.Side(i%2)
				c := coach.New(j.rules, m.Table(j.rules))
				c.SetSkill(skill)
				return heard(c, sim.NewPlayer(j.rules, player.policy(j.rules, m.Table(j.rules)), rnd.Uint64()), m.Setup(j.rules))
			}))
		}
	}
}

// heard plays a game and returns the estimate before every other turn of the player.
func heard(c *coach.Coach, p *sim.Player, set *duel.Setup) (list []said) {
	s, turn, told := p.Start(set), int16(0), p.Rand.IntN(2) == 0
	for !s.Over() && s.Turn.Number <= 300 {
		if s.Turn.Number == turn || s.Turn.Active != duel.You {
		} else if told = !told; told {
			list = append(list, said{turn: s.Turn.Number, chance: c.Win(&duel.Table{State: s}).AsPlayed})
		}
		turn = s.Turn.Number
		tools.Must(p.Step(&s))
	}
	for i := range list {
		list[i].won = tools.Won(&s)
	}
	return list
}

// tellPhases prints the phases of games, and marks what is certainly wrong: a mean off by more than
// 3 points, a tenth with more than 200 tables off by more than 4.
func tellPhases(name string, all [][]said) {
	var turns []int16
	for _, g := range all {
		for i := range g {
			turns = append(turns, g[i].turn)
		}
	}
	slices.Sort(turns)
	var parts [phases][11]games // by the tenth of what was said, and all of them
	for _, g := range all {
		var begun [phases][11]bool
		for i := range g {
			at := 0
			for at < phases-1 && g[i].turn > turns[(at+1)*len(turns)/phases] {
				at++
			}
			for _, k := range [...]int{min(9, int(10*g[i].chance)), 10} {
				parts[at][k].add(&g[i], !begun[at][k])
				begun[at][k] = true
			}
		}
	}
	for at := range parts {
		mean := &parts[at][10]
		off, half := mean.points()
		mark := ""
		if math.Abs(off) > 3 {
			mark = " MISSED"
		}
		last := turns[min(len(turns)-1, (at+1)*len(turns)/phases)]
		fmt.Printf("  %s, up to turn %d: said %.1f, won %+.1f +-%.1f%s;", name, last, 100*mean.said/mean.n, off, half, mark)
		for k := range 10 {
			if g := &parts[at][k]; g.n > 200 {
				off, half := g.points()
				if mark = ""; math.Abs(off)-half > 4 {
					mark = " MISSED"
				}
				fmt.Printf(" %.0f %+.1f +-%.1f%s of %.0f;", 100*g.said/g.n, off, half, mark, g.n)
			}
		}
		fmt.Println()
	}
}
