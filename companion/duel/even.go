package duel

import (
	"math"
	"slices"
	"strings"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// This file makes a fair fight: it finds the difficulty and the starting hearts with which somebody who plays
// like this player wins every other game.

// Balance is a difficulty and the hearts the player starts with, and how likely the player wins then.
type Balance struct {
	Hard   bool
	Hearts int16
	Win    float64
}

// The player's record corrects the coach's own chance once it has leastGames finished games; the last mostGames
// of them count.
const (
	leastGames = 10
	mostGames  = 50
)

// skill is how far the player's results lie from the coach's chances at the start of those games, in logits: the
// most likely shift, if beforehand one logit either way is taken to be one standard deviation. So few games move
// it little and many all the way; fewer than leastGames do not move it.
func skill(starts []float64, won []bool) float64 {
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

// shifted is a probability moved by a number of logits.
func shifted(p, by float64) float64 {
	p = min(max(p, 1e-6), 1-1e-6)
	return 1 / (1 + math.Exp(-math.Log(p/(1-p))-by))
}

// played are the player's last finished games against Autobot: the coach's chance at the start of each, and
// whether the player won it.
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

// begun is the table at the beginning of a game: after the corrections that were made before anything was
// played.
func begun(g *Game) *duel.Table {
	h := g.History()
	for i := range h {
		if !h[i].Items[0].Kind.Correction() {
			return h[i].Before
		}
	}
	return g.Table()
}

// evened says whether somebody changed the hearts before anything was played.
func evened(g *Game) bool {
	return slices.ContainsFunc(begun(g).State.Sides[:], func(m duel.Monster) bool { return m.Hearts != m.Max })
}

// Even finds the fairest start of a set-up. Of these difficulties (true is hard) it takes the one, and lowers
// the player's hearts as far, that bring the chance to win nearest to one half. skill is that of Skill. The desk
// must have a coach. The error is a *rules.Problem: there is no coach for such a game.
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
