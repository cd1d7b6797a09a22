package duel

import (
	"math"
	"slices"

	"kingoftokyo/coach"
	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file is what Autobot's next turn may bring, as a screen tells it.

// leastToldOff is the chance of defeat in Autobot's next turn from which on it is told where the coach is off, too.
const leastToldOff = 0.03

// danger is what Autobot's next turn may bring, or the rest of its present one, in one sentence. Where a purchase wins at
// once, that is said instead. Both are exact; with the coach off only a win and a defeat are told.
func (g *game) danger() (said companion.Section, details []string) {
	v, t, c := g.speak(), g.Now(), g.coach()
	if c != nil && t.Setup.Solo && !t.Asking && t.State.Turn.Phase == duel.PhaseBuy {
		if wins := v.Rules.WinsNow(t.State); len(wins) > 0 {
			what := v.Option(t, &coach.Option{Event: wins[0]})
			return companion.Section{Title: v.Say("coach.wins-now.title"), Lines: companion.Lines(v.Say("coach.wins-now", rules.Text("what", what)))}, nil
		}
	}
	d, ok := c.Danger(g.Session.Game)
	if !ok || t.State.Over() || t.State.Autobot() && decided(d) {
		return companion.Section{}, nil // what will happen stands on the table
	}
	if c.Mode() == CoachOff {
		if d.Wins < leastToldOff || t.State.Autobot() {
			return companion.Section{}, nil
		}
		said := v.Colon(v.Say("coach.ahead.next"), v.Say("coach.ahead.wins.short", rules.Text("wins", v.Percent(d.Wins))))
		return companion.Section{Title: v.Say("coach.ahead.title"), Lines: companion.Lines(said)}, nil
	}
	list := v.dangerWords(&t.State, d)
	return companion.Section{Title: v.Say("coach.ahead.title"), Lines: companion.Lines(list[0])}, list
}

// decided says whether nothing of Autobot's turn is left to chance.
func decided(d *coach.Danger) bool {
	for _, p := range [][]float64{d.Damage, d.Fame, d.Destruction, d.Specials} {
		if len(p) > 0 && slices.Max(p) < 1-1e-9 {
			return false
		}
	}
	return true
}

// damageAhead says the damage to be expected, and how likely much damage is: all of the player's hearts, where
// few are left. fatal is the chance of that; it is 0 where the words tell another chance.
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

// dangerWords are a danger in words. The first line is a sentence that says the most important: the damage, and who
// may win. The others are the details: how likely each number of damage is, the tracks, the special power.
func (v *Phrases) dangerWords(s *duel.State, d *coach.Danger) []string {
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
			out = append(out, v.Say("coach.ahead.track", rules.ID(rules.ArgTrack, "track", duel.Track(i).String()), rules.Text("one", v.Percent(p))))
		}
	}
	if p := atLeast(d.Specials, 1); p > 0 {
		out = append(out, v.Say("coach.ahead.special", rules.Text("special", v.Percent(p))))
	}
	return append(out, v.Assumed(d)...)
}
