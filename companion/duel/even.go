package duel

import (
	"math"
	"slices"
	"strings"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// This file makes a fair fight: the difficulty and her starting hearts with which somebody
// who plays like her wins every other game.

// Balance is a difficulty and the hearts she starts with, and how likely she wins then.
type Balance struct {
	Hard   bool
	Hearts int16
	Win    float64
}

// The record moves the coach's own chance from leastGames finished games on; the last mostGames
// of them count.
const (
	leastGames = 10
	mostGames  = 50
)

// Skill is how far her results lie from the coach's chances at the start of her games, in logits: the
// likeliest shift, where one of a logit either way is as unlikely beforehand as one standard deviation. So
// few games move it little and many all the way; fewer than ten do not move it.
func Skill(starts []float64, won []bool) float64 {
	if len(starts) < leastGames {
		return 0
	}
	low, high := -6.0, 6.0
	for high-low > 1e-6 {
		mid := (low + high) / 2
		slope := -mid
		for i, p := range starts {
			slope -= shifted(p, mid)
			if won[i] {
				slope++
			}
		}
		if slope > 0 {
			low = mid
		} else {
			high = mid
		}
	}
	return (low + high) / 2
}

// shifted is a probability moved by logits.
func shifted(p, by float64) float64 {
	p = min(max(p, 1e-6), 1-1e-6)
	return 1 / (1 + math.Exp(-math.Log(p/(1-p))-by))
}

// played are the chances at the start of her last finished games against Autobot, as the coach
// has them, and which of them she won.
func (d *Desk) played() (starts []float64, won []bool) {
	saved, err := d.Store.List()
	if err != nil {
		return nil, nil
	}
	copies := map[string]bool{}
	for _, file := range saved {
		if len(starts) == mostGames {
			break
		}
		o, err := tracker.Look(duel.Log{Rules: d.Rules}, file.Path)
		if err != nil || !o.Game.Table().Setup.Solo || !o.Game.Table().State.Over() {
			continue
		}
		if text, err := tracker.Read(file.Path); err == nil && o.Game.Table().State.Turn.Number > 1 {
			said := strings.Join(tracker.Said(text), "\n")
			if copies[said] {
				continue
			}
			copies[said] = true
		}
		first := begun(o.Game)
		if m, ok := d.Coach.engine.Matchup(&first.State); ok {
			winner, _ := o.Game.Table().State.Winner()
			starts, won = append(starts, d.Coach.engine.Adviser(m).Win(first).Win), append(won, winner == duel.You)
		}
	}
	return starts, won
}

// begun is the table as the game began: with what was corrected before anything was played.
func begun(g *Game) *duel.Table {
	h := g.History()
	for i := range h {
		if !h[i].Items[0].Kind.Correction() {
			return h[i].Before
		}
	}
	return g.Table()
}

// evened says whether hearts were set before anything was played.
func evened(g *Game) bool {
	return slices.ContainsFunc(begun(g).State.Sides[:], func(m duel.Monster) bool { return m.Hearts != m.Max })
}

// Even is what makes a set-up as even as it can be: at one of these difficulties (true is hard) her hearts
// lowered, or not, so that the chance comes nearest to one half. skill is that of Skill. The desk has a coach. The error is
// a *rules.Problem: there is no coach for such a game.
func (d *Desk) Even(set duel.Setup, hards []bool, skill float64) (best Balance, err error) {
	for _, hard := range hards {
		set.Options.Hard = hard
		t := duel.Table{Setup: set, State: d.Rules.Start(&set)}
		m, ok := d.Coach.engine.Matchup(&t.State)
		if !ok {
			return best, rules.Refuse("", "coach.none")
		}
		adviser, you := d.Coach.engine.Adviser(m), &t.State.Sides[duel.You]
		try := func(hearts int16) float64 {
			you.Hearts = hearts
			win := shifted(adviser.Win(&t).Win, skill)
			if best.Hearts == 0 || math.Abs(win-0.5) < math.Abs(best.Win-0.5) {
				best = Balance{hard, hearts, win}
			}
			return win
		}
		for low, high := int16(1), you.Max; low <= high; { // more hearts, more chance
			if mid := (low + high + 1) / 2; try(mid) > 0.5 {
				high = mid - 1
			} else {
				low = mid + 1
			}
		}
	}
	return best, nil
}
