package duel

import (
	"math"
	"strings"

	"kingoftokyo/coach/review"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file has the words of a game looked back on; reviewpicture.go draws it,
// reviewsvg.go draws it to be looked at elsewhere.

// usualPicture is how many lines the picture takes within a review, mostDearest how many of
// the dearest choices it tells.
const (
	usualPicture = 13
	mostDearest  = 3
)

// Review is a game looked back on, as lines no wider than width (40 at least): the
// picture of the win probability, the turning points it marks, the dearest choices or all of them,
// luck and choices added up, and how the game ended. With ascii the picture has only ASCII characters.
func (v *Phrases) Review(r *review.Report, width int, ascii, all bool) []string {
	width = max(width, minPicture)
	out := append(wrapped([]string{v.reviewTitle(r)}, width), "")
	out = append(out, v.ReviewPicture(r, width, usualPicture, ascii)...)
	for _, part := range [][]string{v.turningPoints(r), v.choices(r, all), text.Columns(v.sum(r), 1), v.reviewEnd(r)} {
		if len(part) > 0 {
			out = append(out, "")
		}
		out = append(out, wrapped(part, width)...)
	}
	return out
}

// fixed is the space before a "%": no line is broken there. On the screen it is a space like any other.
const fixed = "\u00a0"

// reviewPercent is a probability in whole percents: "4%". Only what is certain is 0 or 100 %.
func (v *Phrases) reviewPercent(x float64) string {
	if x > 0 && x < 1 {
		x = min(max(x, 0.01), 0.99)
	}
	return strings.ReplaceAll(v.percent(v.Figure(100*x, 0)), " ", fixed)
}

// reviewChange is a difference of two probabilities with its sign: "+4%".
func (v *Phrases) reviewChange(x float64) string {
	return strings.ReplaceAll(v.signed(x, 0), " ", fixed)
}

func (v *Phrases) reviewTitle(r *review.Report) string {
	said := v.Say("review.title", rules.Text("win", v.reviewPercent(r.Start)))
	if !r.Exact {
		said += " " + v.Say("review.about")
	}
	return said
}

// reviewMark is the letter of the nth turning point.
func reviewMark(n int) string { return string(rune('A' + n)) }

// turningPoints says what was to be expected and what came in the turns the picture marks.
func (v *Phrases) turningPoints(r *review.Report) []string {
	if len(r.Turns) == 0 {
		return nil
	}
	if len(r.Turning) == 0 {
		return []string{v.Say("review.steady", rules.Text("least", v.reviewPercent(review.Threshold)))}
	}
	out := []string{v.Say("review.turning")}
	for i, at := range r.Turning {
		t := &r.Turns[at]
		head := v.Say("review.turn", rules.Num("turn", t.Number), rules.ID(rules.ArgSide, "who", t.Side.String()),
			rules.Text("from", v.reviewPercent(t.From.Win)), rules.Text("to", v.reviewPercent(t.To.Win)))
		said := strings.Join(v.happened(t), ", ")
		if t.Expects && t.After.GaveUp == t.Before.GaveUp {
			said = v.Say("review.expected", rules.Text("expected", v.outcome("coach.leads.", &t.Expected, 3)), rules.Text("came", said))
		}
		out = append(out, reviewMark(i)+"  "+v.Colon(head, said)+v.reviewParts(t))
	}
	return out
}

// reviewParts tells apart what luck and what choices did in a turn, where the turn was not luck alone.
func (v *Phrases) reviewParts(t *review.Turn) string {
	const worthSaying = 0.005
	var parts []string
	add := func(key string, change float64) {
		if math.Abs(change) >= worthSaying {
			parts = append(parts, v.Say(key, rules.Text("change", v.reviewChange(change))))
		}
	}
	luck := t.Luck[duel.You] + t.Luck[duel.Rival]
	add("review.by-luck", luck)
	add("review.by-choice", t.Choice)
	add("review.by-both", t.Mixed)
	add("review.by-hand", t.Other)
	add("review.by-itself", t.Drift)
	if len(parts) == 0 || len(parts) == 1 && math.Abs(luck) >= worthSaying {
		return ""
	}
	return " (" + strings.Join(parts, ", ") + ")"
}

// happened is what a turn changed on the table, apart from energy and dice.
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
			out = append(out, v.Say("review.pulled", rules.ID(rules.ArgTrack, "track", track.String()), rules.ID(rules.ArgSide, "who", to.String()),
				rules.Text("spaces", rules.HalfText(halves)), rules.Num("n", (halves+1)/2)))
		}
	}
	if len(out) == 0 {
		out = append(out, v.Say("review.nothing"))
	}
	return out
}

// choices are the choices that cost most, or all of them in their order, and how much a decision cost on
// average.
func (v *Phrases) choices(r *review.Report, all bool) []string {
	var out []string
	list := r.Dearest(mostDearest)
	if all {
		list = nil
		for i := range r.Choices {
			list = append(list, &r.Choices[i])
		}
	}
	switch {
	case len(list) == 0:
	case all:
		out = append(out, v.Say("review.all"))
	default:
		out = append(out, v.Say("review.dearest", rules.Num("n", len(list))))
	}
	for i, c := range list {
		out = append(out, v.reviewChoice(i+1, c))
	}
	if r.Decisions > 0 {
		out = append(out, v.Say("review.decisions", rules.Num("n", r.Decisions), rules.Text("lost", v.fine(r.PerDecision())),
			rules.Num("doubtful", r.Marks[review.Doubtful]), rules.Num("mistakes", r.Marks[review.Mistake]), rules.Num("blunders", r.Marks[review.Blunder])))
	}
	if r.Untold > 0 {
		out = append(out, v.Say("review.untold", rules.Num("n", r.Untold)))
	}
	return out
}

// fine is a price or loss in tenths of percents.
func (v *Phrases) fine(x float64) string {
	return strings.ReplaceAll(v.percent(v.Figure(100*x, 1)), " ", fixed)
}

// reviewChoice is a choice with its mark, and what would have been better.
func (v *Phrases) reviewChoice(n int, c *review.Choice) string {
	mark := review.MarkOf(c.Price).String()
	if mark != "" {
		mark = " " + mark
	}
	key := "review.choice"
	if c.Price == 0 {
		key = "review.choice.best"
	}
	made := v.Option(&c.At, &c.Made)
	said := v.Colon(v.reviewWhere(&c.At.State), made)
	if q, open := c.At.Open(); open {
		if said = v.Question(&c.At.State, &q); strings.HasSuffix(said, "?") {
			said += " " + made
		} else {
			said = v.Colon(said, made)
		}
	}
	return v.Say(key, rules.Num("n", n), rules.Num("turn", c.Turn), rules.Text("said", said), rules.Text("mark", mark),
		rules.Text("best", v.Option(&c.At, &c.Best)), rules.Text("more", v.fine(c.Price)))
}

// reviewWhere is the moment of a choice within its turn.
func (v *Phrases) reviewWhere(s *duel.State) string {
	t := &s.Turn
	switch {
	case t.Phase == duel.PhaseRoll && t.Rolls == 0:
		return v.Say("review.at.first")
	case t.Phase == duel.PhaseRoll:
		return v.Say("review.at.roll", rules.Num("n", int(t.Rolls)), rules.Text("dice", diceText(v.Names, t.Dice)))
	case t.Phase == duel.PhaseResolve:
		return v.Say("review.at.resolve", rules.Text("dice", diceText(v.Names, t.Dice)))
	case t.Phase == duel.PhaseBuy:
		return v.Say("review.at.buy")
	}
	return v.Say("phase." + t.Phase.String())
}

// sum is how luck and choices led from the chance at the start to the one at the end: names with tenths of
// percents that add up as they are shown. Parts of 0 are left out; the result without luck stands between them.
func (v *Phrases) sum(r *review.Report) [][]string {
	if len(r.Points) == 0 {
		return nil
	}
	at, tenths := r.Start, math.Round(1000*r.Start)
	rows := [][]string{{v.Say("review.sum.start"), v.fine(tenths / 1000)}}
	add := func(key string, change float64, args ...rules.Arg) {
		at += change
		now := math.Round(1000 * at)
		if shown := (now - tenths) / 1000; shown != 0 {
			rows = append(rows, []string{v.Say(key, args...), strings.ReplaceAll(v.signed(shown, 1), " ", fixed)})
		}
		tenths = now
	}
	add("review.sum.choices", r.Choice)
	if _, ok := r.Adjusted(); ok {
		rows = append(rows, []string{v.Say("review.sum.adjusted"), v.fine(tenths / 1000)})
	}
	for _, side := range []duel.Side{duel.You, duel.Rival} {
		add("review.sum.luck."+side.String(), r.Luck[side])
	}
	add("review.sum.mixed", r.Mixed, rules.Num("n", r.Untold))
	add("review.sum.other", r.Other)
	add("review.sum.drift", r.Drift)
	end := "review.sum.now"
	if r.Over {
		end = "review.sum.result"
	}
	return append(rows, []string{v.Say(end), v.fine(tenths / 1000)})
}

// reviewEnd says how the game ended, and how far the numbers can be trusted.
func (v *Phrases) reviewEnd(r *review.Report) []string {
	var out []string
	if n := len(r.Turns); n > 0 {
		t := &r.Turns[n-1]
		said := v.Say("review.open", rules.Text("win", v.reviewPercent(r.End)))
		if r.Over {
			said = v.Say("step.won."+r.Winner.String()+"."+r.Why.String(), rules.ID(rules.ArgSide, "who", r.Winner.String()))
		}
		out = append(out, v.Say("review.end", rules.Num("turn", t.Number), rules.Text("said", said)))
	}
	key := "review.estimate"
	if r.Exact {
		key = "review.exact"
	}
	return append(out, v.Say(key))
}
