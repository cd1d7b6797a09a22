package advice

import (
	"math"
	"slices"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file is the ladder: starts of a game from easy to hard, so that everybody finds one where they win about half of their
// games. Autobot plays by its printed rules on each rung, and nobody begins with less than 60 % of their hearts.

// Rung is how a game begins on a rung of the ladder.
type Rung struct {
	Hard    bool
	Hearts  int      // Autobot's hearts in percent, rounded up; 0: all of them
	Energy  [2]int16 // by side, in addition to what the rules give
	Markers int      // spaces toward Autobot, on both tracks
}

// Rungs are the rungs of the ladder, the easiest one first (docs/developers/measured.txt has how many games are won on each).
var Rungs = [...]Rung{
	{Hearts: 60, Energy: [2]int16{duel.You: 3}},
	{Hearts: 80, Energy: [2]int16{duel.You: 2}},
	{},
	{Hard: true},
	{Hard: true, Energy: [2]int16{duel.Rival: 2}},
	{Hard: true, Markers: 1},
	{Hard: true, Markers: 2},
	{Hard: true, Energy: [2]int16{duel.Rival: 2}, Markers: 2},
}

// Levels is how many levels players are offered: the rungs, and after them kot on hard in the other chair.
const Levels = len(Rungs) + 1

// Corrections returns what a rung changes in the start of a set-up, apart from the difficulty.
func (l *Rung) Corrections(r *duel.Rules, set *duel.Setup) (out []duel.Event) {
	change := func(field duel.Field, side duel.Side, n int16) {
		out = append(out, duel.Event{Kind: duel.SetNumber, Field: field, Side: side, N: n})
	}
	start := r.Start(set)
	if l.Hearts > 0 {
		change(duel.HeartsField, duel.Rival, int16(math.Ceil(float64(int(r.Box.Monsters[set.Monsters[duel.Rival]].Hearts)*l.Hearts)/100)))
	}
	for side, n := range l.Energy {
		if n > 0 {
			change(duel.EnergyField, duel.Side(side), start.Sides[side].Energy+n)
		}
	}
	if l.Markers > 0 {
		change(duel.FameField, duel.You, int16(-2*l.Markers))
		change(duel.DestructionField, duel.You, int16(-2*l.Markers))
	}
	return out
}

// Begin returns the table of a set-up on the rung. The error is a *rules.Problem: a monster that the box does not have.
func (l *Rung) Begin(r *duel.Rules, set duel.Setup) (duel.Table, error) {
	set.Options.Hard = l.Hard
	t := duel.Table{Setup: set, State: r.Start(&set)}
	for _, ev := range l.Corrections(r, &set) {
		var err error
		if t, err = r.Run(&t, []duel.Event{ev}); err != nil {
			return t, err
		}
	}
	return t, nil
}

// begun returns the table at the beginning of a game: after the corrections that were made before anything was
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

// Evened reports whether a game did not begin as in the box, in order to make it even: on a rung that changes numbers, or with
// other hearts, as a file written by hand may have.
func Evened(r *duel.Rules, g *Game) bool {
	return SetUpSteps(r, g) > 0 || slices.ContainsFunc(begun(g).State.Sides[:], func(m duel.Monster) bool { return m.Hearts != m.Max })
}

// SetUpSteps returns how many steps the set-up has written into a game: the corrections of its rung.
func SetUpSteps(r *duel.Rules, g *Game) int {
	h := g.History()
	if len(h) == 0 || !h[0].Before.Setup.Solo {
		return 0
	}
	most := 0
	for n := range Rungs {
		steps := Rungs[n].Corrections(r, &h[0].Before.Setup)
		all := len(steps) <= len(h) && Rungs[n].Hard == h[0].Before.State.Options.Hard
		for i := 0; all && i < len(steps); i++ {
			all = len(h[i].Items) == 1 && h[i].Items[0] == steps[i]
		}
		if all {
			most = max(most, len(steps))
		}
	}
	return most
}

// Propose returns the number, from 0, of the rung on which the player's chance to win is nearest to one half, and
// that chance; hards are the difficulties that the rung may have. The error is a *rules.Problem: there is no coach for
// such a game.
func (c *Coaching) Propose(r *duel.Rules, set duel.Setup, hards []bool) (rung int, win float64, err error) {
	rung = -1
	for n := range Rungs {
		if !slices.Contains(hards, Rungs[n].Hard) {
			continue
		}
		p, err := c.Chance(r, set, n)
		if err != nil {
			return 0, 0, err
		}
		if rung < 0 || math.Abs(p-0.5) < math.Abs(win-0.5) {
			rung, win = n, p
		}
	}
	return rung, win, nil
}

// Chance returns the player's chance to win on a rung. The error is that of Propose.
func (c *Coaching) Chance(r *duel.Rules, set duel.Setup, rung int) (win float64, err error) {
	t, err := Rungs[rung].Begin(r, set)
	if err != nil {
		return 0, err
	}
	m, ok := c.engine.Matchup(&t.State)
	if !ok {
		return 0, rules.Refuse("", "coach.none")
	}
	skill, _ := c.Kept.Skill()
	return c.engine.Adviser(m, skill).Win(&t).AsPlayed, nil
}

// Rung puts into words what a rung changes.
func (v *Phrases) Rung(l *Rung, set *duel.Setup) string {
	parts := []string{v.Say(map[bool]string{false: "ladder.normal", true: "ladder.hard"}[l.Hard])}
	if l.Hearts > 0 {
		n := l.Corrections(v.Rules, set)[0].N
		parts = append(parts, v.Say("ladder.hearts", rules.Num("n", int(n))))
	}
	for side, n := range l.Energy {
		if n > 0 {
			parts = append(parts, v.Say("ladder.energy."+duel.Side(side).String(), rules.Num("n", int(n))))
		}
	}
	if l.Markers > 0 {
		parts = append(parts, v.Say("ladder.markers", rules.Num("n", l.Markers)))
	}
	return v.Several(parts)
}
