package duel

import (
	"math"
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file has the words of a game looked back on; reviewpicture.go draws it,
// reviewsvg.go draws it to be looked at elsewhere.

// usualPicture is how many lines the picture takes within a review.
const usualPicture = 13

// Review is a game looked back on, as lines no wider than width (40 at least): the
// picture of the win probability, the turning points it marks, the dearest choices
// with what would have been better, and how the game ended. With ascii the picture
// has only ASCII characters.
func (v *View) Review(r *review.Report, width int, ascii bool) []string {
	width = max(width, minPicture)
	out := []string{v.reviewTitle(r), ""}
	out = append(out, v.ReviewPicture(r, width, usualPicture, ascii)...)
	for _, part := range [][]string{v.turningPoints(r), v.dearest(r), v.reviewEnd(r)} {
		if len(part) > 0 {
			out = append(out, "")
		}
		for _, said := range part {
			out = append(out, strings.Split(text.Wrap(said, width), "\n")...)
		}
	}
	for i, line := range out {
		out[i] = strings.TrimRight(strings.ReplaceAll(line, fixed, " "), " ")
	}
	return out
}

// fixed is the space before a "%", where no line is broken; on the screen it is a
// space like any other.
const fixed = "\u00a0"

// reviewPercent is a probability, or a difference of two, with so many decimals: "4.1%".
// Only what is certain is 0 or 100 %.
func (v *View) reviewPercent(x float64, decimals int) string {
	if least := math.Pow10(-2 - decimals); x > 0 && x < 1 {
		x = min(max(x, least), 1-least)
	}
	return strings.ReplaceAll(v.percent(v.number(100*x, decimals)), " ", fixed)
}

// reviewChange is a difference of two probabilities with its sign: "+4.1%".
func (v *View) reviewChange(x float64) string {
	said := v.reviewPercent(math.Abs(x), 1)
	switch {
	case math.Abs(x) < 0.0005:
		return v.reviewPercent(0, 1)
	case x < 0:
		return "-" + said
	}
	return "+" + said
}

func (v *View) reviewTitle(r *review.Report) string {
	said := v.Say("review.title", rules.Text("win", v.reviewPercent(r.Start.Win, 0)))
	if !r.Exact {
		said += " " + v.Say("review.about")
	}
	return said
}

// reviewMark is the letter of the nth turning point.
func reviewMark(n int) string { return string(rune('A' + n)) }

// turningPoints says what happened in the turns the picture marks.
func (v *View) turningPoints(r *review.Report) []string {
	if len(r.Turns) == 0 {
		return nil
	}
	if len(r.Turning) == 0 {
		return []string{v.Say("review.steady", rules.Text("least", v.reviewPercent(review.Threshold, 0)))}
	}
	out := []string{v.Say("review.turning")}
	for i, at := range r.Turning {
		t := &r.Turns[at]
		head := v.Say("review.turn", rules.Num("turn", t.Number), rules.ID(rules.ArgSide, "who", t.Side.String()),
			rules.Text("from", v.reviewPercent(t.From.Win, 0)), rules.Text("to", v.reviewPercent(t.To.Win, 0)))
		out = append(out, reviewMark(i)+"  "+v.Colon(head, strings.Join(v.happened(t), ", "))+v.reviewParts(t))
	}
	return out
}

// reviewParts tells luck, choices and corrections apart where a turn was not luck alone.
func (v *View) reviewParts(t *review.Turn) string {
	const worthSaying = 0.005
	var parts []string
	if t.Choice <= -worthSaying {
		parts = append(parts, v.Say("review.by-choice", rules.Text("change", v.reviewChange(t.Choice))))
	}
	if other := rules.Text("change", v.reviewChange(t.Other)); math.Abs(t.Other) >= worthSaying {
		said := v.Say("review.by-hand", other)
		if t.After.GaveUp != t.Before.GaveUp {
			said = v.Say("review.by-concession", other)
		}
		parts = append(parts, said)
	}
	if len(parts) == 0 {
		return ""
	}
	parts = append([]string{v.Say("review.by-luck", rules.Text("change", v.reviewChange(t.Luck)))}, parts...)
	return " (" + strings.Join(parts, ", ") + ")"
}

// happened is what a turn changed on the table, apart from energy and dice.
func (v *View) happened(t *review.Turn) []string {
	var out []string
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

// dearest are the choices that cost most, and what all of them cost.
func (v *View) dearest(r *review.Report) []string {
	var out []string
	if len(r.Dearest) > 0 {
		out = append(out, v.Say("review.dearest", rules.Num("n", len(r.Dearest))))
	}
	for i := range r.Dearest {
		out = append(out, v.reviewChoice(i+1, &r.Dearest[i]))
	}
	if r.Choices > 0 {
		out = append(out, v.Say("review.total", rules.Num("n", r.Choices), rules.Num("good", r.Good),
			rules.Text("lost", v.reviewPercent(r.Lost, 1)), rules.Text("luck", v.reviewChange(r.Luck))))
	}
	if r.Untold > 0 {
		out = append(out, v.Say("review.untold", rules.Num("n", r.Untold)))
	}
	return out
}

// reviewChoice is a choice, what it cost, and what would have been better.
func (v *View) reviewChoice(n int, c *review.Choice) string {
	args := []rules.Arg{
		rules.Num("n", n), rules.Num("turn", c.Turn), rules.Text("made", v.reviewOption(&c.At, &c.Made)),
		rules.Text("best", v.reviewOption(&c.At, &c.Best)), rules.Num("more", int(math.Round(100*c.Price))),
	}
	little := ""
	if c.Price < 0.005 {
		little = ".little"
	}
	said := ""
	if q, open := c.At.Open(); open {
		said = v.Say("review.answer"+little, append(args, rules.Text("question", v.Question(&c.At.State, &q)))...)
	} else {
		said = v.Say("review.choice"+little, append(args, rules.Text("where", v.reviewWhere(&c.At.State)))...)
	}
	if !c.Exact {
		said += " " + v.Say("review.about")
	}
	return said
}

// reviewWhere is the moment of a choice within its turn.
func (v *View) reviewWhere(s *duel.State) string {
	t := &s.Turn
	switch {
	case t.Phase == duel.PhaseRoll && t.Rolls == 0:
		return v.Say("review.at.first")
	case t.Phase == duel.PhaseRoll:
		return v.Say("review.at.roll", rules.Num("n", int(t.Rolls)), rules.Text("dice", Dice(v.Words, t.Dice)))
	case t.Phase == duel.PhaseResolve:
		return v.Say("review.at.resolve", rules.Text("dice", Dice(v.Words, t.Dice)))
	case t.Phase == duel.PhaseBuy:
		return v.Say("review.at.buy")
	}
	return v.Say("phase." + t.Phase.String())
}

// reviewOption is something to do, in a few words: "keep CC F", "use the power, fame".
func (v *View) reviewOption(at *duel.Table, o *coach.Option) string {
	out := v.reviewEvent(&at.State, &o.Event)
	for _, a := range o.Answers {
		if said := v.answer(&duel.Event{Kind: duel.Answered, Answer: a}); said != "" {
			out += ", " + said
		}
	}
	return out
}

func (v *View) reviewEvent(s *duel.State, ev *duel.Event) string {
	card := ev.Card
	if ev.Slot > 0 {
		card = s.Row[ev.Slot-1]
	}
	named := rules.ID(rules.ArgCard, "card", v.Rules.Box.CardName(card))
	switch ev.Kind {
	case duel.Rolled:
		return v.Say("review.do.no-tokens")
	case duel.SpendTokens:
		if ev.N == 0 {
			return v.Say("review.do.no-tokens")
		}
		return v.Say("review.do.tokens", rules.Num("n", int(ev.N)))
	case duel.Kept:
		if ev.Roll == (rules.Roll{}) {
			return v.Say("review.do.roll")
		}
		return v.Say("review.do.keep", rules.Text("dice", Dice(v.Words, ev.Roll)))
	case duel.Stopped:
		return v.Say("review.do.stop")
	case duel.Resolved:
		if ev.Face == duel.Power {
			return v.Say("review.do.power")
		}
		return v.Say("review.do.resolve", rules.ID(rules.ArgFace, "face", duel.FaceName(ev.Face)))
	case duel.ResolvedAll:
		return v.Say("review.do.resolve-all")
	case duel.Bought:
		return v.Say("review.do.buy", named)
	case duel.Swept:
		return v.Say("review.do.sweep")
	case duel.Discarded:
		return v.Say("review.do.discard", named)
	case duel.Passed:
		if s.Turn.Phase == duel.PhaseResolve {
			return v.Say("review.do.leave-power")
		}
		return v.Say("review.do.pass")
	}
	return v.answer(ev)
}

// reviewEnd says how the game ended, and how far the numbers can be trusted.
func (v *View) reviewEnd(r *review.Report) []string {
	var out []string
	if n := len(r.Turns); n > 0 {
		t := &r.Turns[n-1]
		said := v.Say("review.open", rules.Text("win", v.reviewPercent(r.End().Win, 0)))
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
