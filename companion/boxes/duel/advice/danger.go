package advice

import (
	"math"
	"slices"
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file says what Autobot's next turn may bring, for a screen.

// worthFearing is how much damage counts as a lot. Less counts as a lot if the player has fewer hearts left, if Autobot's
// turn cannot do this much, or if hardly any damage is expected. If this much is certain, only more counts as a lot.
const worthFearing = 3

const (
	likely = 0.1  // the least chance that the player wins in Autobot's turn to be mentioned with the damage
	grave  = 0.05 // the least chance of defeat in Autobot's next turn to be mentioned before anything else
)

// Danger says in one sentence what Autobot's next turn may bring, or the rest of its present one. If a purchase wins at
// once, it says that instead. Both are exact. With the coach off it mentions only a win and a defeat.
func (v *Phrases) Danger(c *Coaching, g *Game) (said companion.Section, details []string) {
	t := g.Table()
	if c != nil && t.Setup.Solo && !t.Asking && t.State.Turn.Phase == duel.PhaseBuy {
		if wins := v.Rules.WinsNow(t.State); len(wins) > 0 {
			what := v.Option(t, &coach.Option{Event: wins[0]})
			return companion.Section{
				Title: v.Say("coach.wins-now.title"),
				Lines: []companion.Line{{Text: v.Say("coach.wins-now", rules.Text("what", what)), Fresh: true}},
			}, nil
		}
	}
	d, ok := c.Danger(g)
	if !ok || t.State.Over() || t.State.Autobot() && decided(d) {
		return companion.Section{}, nil // the table already shows what will happen
	}
	ahead := companion.Line{Text: v.ahead(&t.State, d), Fresh: d.Wins >= grave}
	said = companion.Section{Title: v.Say("coach.ahead.title"), Lines: []companion.Line{ahead}}
	switch {
	case c.Mode() != CoachOff:
		return said, v.DangerWords(&t.State, d)
	case d.Wins < grave || t.State.Autobot():
		return companion.Section{}, nil
	}
	return said, nil
}

// ahead puts the danger into one clause without percentages: a defeat, a win that Autobot's turn hands the player, or the expected
// damage.
func (v *Phrases) ahead(s *duel.State, d *coach.Danger) string {
	hearts, whose, said := int(s.Sides[duel.You].Hearts), "coach.ahead.next", ""
	if s.Autobot() {
		whose = "coach.ahead.rest"
	}
	switch fatal := atLeast(d.Damage, hearts); {
	case d.Wins >= grave && math.Abs(d.Wins-fatal) < 0.005:
		return v.Say("coach.ahead.fatal", rules.Num("n", hearts), rules.Text("often", v.often(fatal)))
	case d.Wins >= grave:
		said = v.Say("coach.ahead.wins.often", rules.Text("often", v.often(d.Wins)))
	case d.Loses >= likely:
		said = v.Say("coach.ahead.loses.often", rules.Text("often", v.often(d.Loses)))
	default:
		said = v.Say("coach.ahead.little")
		if mean := int(math.Round(mean(d.Damage))); mean > 0 {
			said = v.Say("coach.ahead.about", rules.Num("n", mean))
		} else if d.Damage[0] > 1-1e-9 {
			said = v.Say("coach.ahead.damage.none")
		}
	}
	return v.Colon(v.Say(whose), said)
}

// often puts a chance into words: "about 1 time in 8", "about 2 times in 3".
func (v *Phrases) often(p float64) string {
	switch {
	case p > 0.97:
		return v.Say("coach.often.always")
	case p < 0.01:
		return v.Say("coach.often.never")
	}
	times, of := 1, max(2, int(math.Round(1/p)))
	for _, f := range [][2]int{{2, 5}, {3, 5}, {2, 3}, {3, 4}, {4, 5}, {9, 10}} {
		if math.Abs(p-float64(f[0])/float64(f[1])) < math.Abs(p-float64(times)/float64(of)) {
			times, of = f[0], f[1]
		}
	}
	return v.Say("coach.often", rules.Num("n", times), rules.Num("of", of))
}

// decided reports whether nothing in Autobot's turn is left to chance.
func decided(d *coach.Danger) bool {
	open := func(p []float64) bool { return len(p) > 0 && slices.Max(p) < 1-1e-9 }
	return !slices.ContainsFunc([][]float64{d.Damage, d.Fame, d.Destruction, d.Specials}, open)
}

// damageAhead says how much damage is expected, and how likely a lot of damage is: all of the player's hearts, if
// few are left. fatal is the chance of that; it is 0 if the words mention another chance.
func (v *Phrases) damageAhead(damage []float64, hearts int) (said string, fatal float64) {
	most := len(damage) - 1
	for most > 0 && damage[most] == 0 {
		most--
	}
	n, expected := min(worthFearing, most), v.Say("coach.ahead.little")
	if mean := int(math.Round(mean(damage))); mean > 0 {
		expected = v.Say("coach.ahead.about", rules.Num("n", mean))
	} else if hearts > worthFearing {
		n = 1
	}
	for n < most && atLeast(damage, n) > 1-1e-9 {
		n++
	}
	key := "coach.ahead.damage"
	switch n = min(n, hearts); {
	case most == 0:
		return v.Say(key + ".none"), 0
	case n == hearts:
		key, fatal = key+".defeat", atLeast(damage, n)
	case atLeast(damage, n) > 1-1e-9:
		key += ".sure"
	}
	return v.Say(key, rules.Text("expected", expected), rules.Num("much", n), rules.Text("chance", v.Percent(atLeast(damage, n)))), fatal
}

// DangerWords puts a danger into words. The first line is a sentence with the most important facts: the damage, and who
// may win. The others are details: how likely each amount of damage is, the tracks, the special power.
func (v *Phrases) DangerWords(s *duel.State, d *coach.Danger) []string {
	whose := "coach.ahead.next"
	if s.Autobot() {
		whose = "coach.ahead.rest"
	}
	hurt, fatal := v.damageAhead(d.Damage, int(s.Sides[duel.You].Hearts))
	wins, loses := rules.Text("wins", v.Percent(d.Wins)), rules.Text("loses", v.Percent(d.Loses))
	sentence, out := []string{v.Colon(v.Say(whose), hurt)}, []string{""}
	if d.Wins > 0 && (fatal == 0 || math.Abs(d.Wins-fatal) >= 0.005) {
		out = append(out, v.Say("coach.ahead.wins", wins))
		if d.Wins >= 0.005 {
			sentence = []string{v.Say("coach.ahead.wins.short", wins), hurt} // the worst comes first
		}
	}
	if d.Loses > 0 {
		out = append(out, v.Say("coach.ahead.loses", loses))
		if d.Loses >= likely {
			sentence = append(sentence, v.Say("coach.ahead.loses.short", loses))
		}
	}
	out[0] = v.Several(sentence)
	if said := v.spread(d.Damage); said != "" {
		out = append(out, said)
	}
	for i, steps := range [][]float64{d.Fame, d.Destruction} {
		if p := atLeast(steps, 1); p > 0 {
			track := rules.ID(rules.ArgTrack, "track", duel.Track(i).String())
			out = append(out, v.Say("coach.ahead.track", track, rules.Text("one", v.Percent(p))))
		}
	}
	if p := atLeast(d.Specials, 1); p > 0 {
		out = append(out, v.Say("coach.ahead.special", rules.Text("special", v.Percent(p))))
	}
	for _, a := range d.Assumes { // if the table leaves something open
		out = append(out, v.Say("coach.assume."+a.String()))
	}
	return out
}

// atLeast returns the probability of n or more in a distribution by number.
func atLeast(p []float64, n int) float64 {
	sum := 0.0
	for i := n; i < len(p); i++ {
		sum += p[i]
	}
	return min(sum, 1)
}

// mean returns the mean of a distribution by number.
func mean(p []float64) float64 {
	sum := 0.0
	for i, x := range p {
		sum += float64(i) * x
	}
	return sum
}

// mostTold is how many amounts of damage are listed with their chances; the last one includes all higher ones.
const mostTold = 5

// spread says how likely each amount of damage is: "Damage: 12% for 0, 20% for 1, 68% for 2 or more". It leaves out
// impossible amounts, and says nothing if only one amount is possible.
func (v *Phrases) spread(damage []float64) string {
	var list []string
	for n := range min(mostTold, len(damage)) {
		key, p := "coach.ahead.spread.one", damage[n]
		if n == mostTold-1 && n < len(damage)-1 {
			key, p = "coach.ahead.spread.more", atLeast(damage, n)
		}
		if p > 0 {
			list = append(list, v.Say(key, rules.Text("chance", v.Percent(p)), rules.Num("n", n)))
		}
	}
	if len(list) < 2 {
		return ""
	}
	return v.Say("coach.ahead.spread", rules.Text("list", strings.Join(list, ", ")))
}
