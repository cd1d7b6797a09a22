package advice

import (
	"math"
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file says what happened in the turns that decided a game.

// turningPoints says what was expected and what happened in the turns that the graph marks.
func (v *Phrases) turningPoints(r *review.Report) []string {
	if len(r.Turns) == 0 {
		return nil
	}
	if len(r.Turning) == 0 {
		return []string{v.Say("review.steady", rules.Text("least", v.reviewPercent(review.Threshold)))}
	}
	key := "review.turning"
	if r.Skill != coach.Best { // compared with best play, no choice gains anything
		key += ".usual"
	}
	out := []string{v.Say(key, v.usual(r))}
	for i, at := range r.Turning {
		t := &r.Turns[at]
		head := v.Say("review.turn", rules.Num("turn", t.Number), rules.ID(rules.ArgSide, "who", t.Side.String()),
			rules.Text("from", v.reviewPercent(t.From.AsPlayed)), rules.Text("to", v.reviewPercent(t.To.AsPlayed)))
		said := v.came(t)
		if t.Expects && t.After.GaveUp == t.Before.GaveUp {
			shown := 1.0 // Autobot's dice leave nothing to skill
			if t.Side == duel.You {
				shown = t.From.AsPlayed
			}
			said = v.Say("review.expected", rules.Text("expected", v.leads(&t.Expected, shown)), rules.Text("came", said))
		}
		out = append(out, reviewMark(i)+"  "+v.Colon(head, said)+v.reviewParts(t))
	}
	return out
}

// came says what happened in a turn and, if that does not explain why the turn was good or bad, what did not happen. If Autobot's turn was
// good for the player, that comes first, because what did happen is bad anyway.
func (v *Phrases) came(t *review.Turn) string {
	said := strings.Join(v.happened(t), ", ")
	if said == "" { // this already says what did not happen
		return v.Say("review.nothing")
	}
	if !t.Expects || t.After.GaveUp != t.Before.GaveUp {
		return said
	}
	missed := strings.Join(v.missed(t), ", ")
	key := "review.missed"
	switch {
	case missed == "":
		return said
	case t.Side == duel.Rival:
		key = "review.spared"
	}
	return v.Say(key, rules.Text("came", said), rules.Text("list", missed))
}

// missed lists what was expected of a turn and did not happen at all, if the turn was good for the side whose turn it was not:
// what happened does not explain that.
func (v *Phrases) missed(t *review.Turn) (out []string) {
	if t.Swing() < 0 == (t.Side == duel.Rival) {
		return nil
	}
	hit := t.Side.Other()
	a, b := t.Before, t.After
	came := [...]bool{
		duel.Claw:        b.Sides[hit].Hearts < a.Sides[hit].Hearts,
		duel.Heart:       b.Sides[t.Side].Hearts > a.Sides[t.Side].Hearts,
		duel.Fame:        b.Marker[duel.FameTrack] != a.Marker[duel.FameTrack],
		duel.Destruction: b.Marker[duel.DestructionTrack] != a.Marker[duel.DestructionTrack],
	}
	const likely = 0.3
	for _, f := range []rules.Face{duel.Claw, duel.Fame, duel.Destruction, duel.Heart} {
		if t.Expected.Of(f) >= likely && !came[f] {
			out = append(out, v.Say("review.none."+duel.FaceName(f)))
		}
	}
	return out
}

// reviewParts separates what luck and what choices did in a turn, unless it was luck alone.
func (v *Phrases) reviewParts(t *review.Turn) string {
	const worthSaying = 0.005
	var parts []string
	last := 0.0
	add := func(key string, change float64) {
		if math.Abs(change) >= worthSaying {
			last = change
			parts = append(parts, v.Say(key, rules.Text("change", v.gained(change, 0))))
		}
	}
	luck := t.Luck[duel.You] + t.Luck[duel.Rival]
	add("review.by-luck", luck)
	add("review.by-choice", t.Choice)
	add("review.by-both", t.Mixed)
	add("review.by-hand", t.Other)
	if len(parts) == 0 || len(parts) == 1 && math.Abs(luck) >= worthSaying {
		return ""
	}
	return " " + v.Say("review.parts", rules.Text("list", strings.Join(parts, ", ")), rules.Num("n", int(math.Round(100*last))))
}

// happened lists what a turn changed on the table, apart from energy and dice.
func (v *Phrases) happened(t *review.Turn) []string {
	var out []string
	if t.After.GaveUp != t.Before.GaveUp {
		out = append(out, v.Say("ending.rival.conceded"))
	}
	for _, side := range []duel.Side{duel.You, duel.Rival} {
		who := rules.ID(rules.ArgSide, "who", side.String())
		a, b := &t.Before.Sides[side], &t.After.Sides[side]
		if lost := int(a.Hearts - b.Hearts); lost > 0 {
			out = append(out, v.Say("review.hurt", who, rules.Num("n", lost)))
		} else if lost < 0 {
			out = append(out, v.Say("review.healed", who, rules.Num("n", -lost)))
		}
		for id := duel.CardID(1); int(id) < len(v.Rules.Box.Cards); id++ {
			if b.Keep.Has(id) && !a.Keep.Has(id) {
				out = append(out, v.Say("change.card", who, rules.Text("card", v.Card(id))))
			}
		}
	}
	for track := duel.FameTrack; track <= duel.DestructionTrack; track++ {
		halves, to := int(t.After.Marker[track]-t.Before.Marker[track]), duel.You
		if halves < 0 {
			halves, to = -halves, duel.Rival
		}
		if halves > 0 {
			out = append(out, v.Say("review.pulled",
				rules.ID(rules.ArgTrack, "track", track.String()), rules.ID(rules.ArgSide, "who", to.String()),
				rules.Text("spaces", strings.Replace(rules.HalfText(halves), ".", v.Decimal(), 1)), rules.Num("n", (halves+1)/2)))
		}
	}
	return out
}
