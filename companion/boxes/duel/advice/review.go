package advice

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file has the words of a review; verdict.go has the sentences that come first, turns.go those about the
// turns that decided the game.

// mostDearest is how many of the costliest choices a review lists.
const mostDearest = 5

// LookBack returns the look back on a game: the verdict, the turning points, the costliest choices, and the win probability. The player
// can make the choices in Tries again.
func (v *Phrases) LookBack(r *review.Report) *companion.LookBack {
	return &companion.LookBack{Lines: paragraphs(v.parts(r, false)), Graph: v.Graph(r), Tries: v.tries(r)}
}

// Review is LookBack with how the game ended, without Tries. With all it also has the other choices, how kind dice and cards were, and
// luck and choices added up.
func (v *Phrases) Review(r *review.Report, all bool) *companion.LookBack {
	return &companion.LookBack{Lines: paragraphs(append([][]string{v.reviewEnd(r)}, v.parts(r, all)...)), Graph: v.Graph(r)}
}

// Graph returns the course of the win probability.
func (v *Phrases) Graph(r *review.Report) *companion.Graph {
	out := &companion.Graph{
		Axis:   v.Say("review.axis"),
		Scale:  []string{v.reviewPercent(0), v.reviewPercent(0.5), v.reviewPercent(1)},
		Points: []companion.Point{{Y: r.Start}},
		Said: v.Say("review.chart", rules.Text("from", v.reviewPercent(r.Start)),
			rules.Text("to", v.reviewPercent(r.End)), rules.Num("turns", len(r.Turns))),
	}
	for i, t := range r.Turns {
		out.Turns = append(out.Turns, t.Number)
		for at := t.First; at <= t.Last; at++ {
			part := float64(at-t.First+1) / float64(t.Last-t.First+1)
			out.Points = append(out.Points, companion.Point{X: float64(i) + part, Y: r.Points[at].AsPlayed})
		}
	}
	for i, at := range r.Turning {
		out.Marks = append(out.Marks, companion.Point{X: float64(at + 1), Y: r.Turns[at].To.AsPlayed, Text: reviewMark(i)})
	}
	return out
}

// parts returns the parts of a review after the end of the game.
func (v *Phrases) parts(r *review.Report, all bool) [][]string {
	out := [][]string{v.verdict(r), v.turningPoints(r), v.choices(r, all)}
	if all {
		sum := text.Columns(v.sum(r), 1)
		if kind := v.kind(r); kind != "" {
			sum = append(sum, kind)
		}
		out = append(out, sum)
	}
	return append(out, v.basis(r))
}

// paragraphs joins parts with an empty line between them.
func paragraphs(parts [][]string) (out []string) {
	for _, part := range parts {
		if len(part) > 0 && len(out) > 0 {
			out = append(out, "")
		}
		out = append(out, part...)
	}
	return out
}

// reviewPercent returns a probability in whole percents: "4%". Only what is certain is 0 or 100 %.
func (v *Phrases) reviewPercent(x float64) string {
	if x > 0 && x < 1 {
		x = min(max(x, 0.01), 0.99)
	}
	return v.Percents(v.Figure(100*x, 0))
}

// gained returns a difference of two probabilities in points, with its sign: "+4".
func (v *Phrases) gained(x float64, decimals int) string {
	n := v.Figure(100*x, decimals)
	if x > 0 && strings.Trim(n, "0.,") != "" {
		n = "+" + n
	}
	return n
}

// basis says how far the numbers can be trusted, and what they show for whom.
func (v *Phrases) basis(r *review.Report) []string {
	said := v.Say("review.title", rules.Text("win", v.reviewPercent(r.Start)), rules.Text("whose", v.Say("review.whose."+reviewed(r))))
	if r.Exact {
		return []string{v.Say("review.exact"), said}
	}
	return []string{v.Say("review.estimate"), said + " " + v.Say("review.about")}
}

// reviewed says whose skill the numbers of a report assume.
func reviewed(r *review.Report) string {
	switch r.Skill {
	case coach.Best:
		return "best"
	case review.Beginner:
		return "beginner"
	}
	return "yours"
}

// usual says whose choices a report compares with.
func (v *Phrases) usual(r *review.Report) rules.Arg {
	return rules.Text("usual", v.Say("review.usual."+reviewed(r)))
}

// Numbers lists the human's win probability after each turn, with the letters of the turning points, for those who listen.
func (v *Phrases) Numbers(r *review.Report) []string {
	if len(r.Turns) == 0 {
		return nil
	}
	list := make([]string, len(r.Turns))
	for i := range r.Turns {
		list[i] = v.Colon(strconv.Itoa(r.Turns[i].Number), v.reviewPercent(r.Turns[i].To.AsPlayed))
	}
	for i, at := range r.Turning {
		list[at] += " " + reviewMark(i)
	}
	return []string{v.Say("review.numbers", rules.Text("list", strings.Join(list, ", ")))}
}

// reviewMark returns the letter of turning point n, from 0.
func reviewMark(n int) string { return string(rune('A' + n)) }

// choices lists the choices that cost most, or all of them in their order, and says how much a decision cost on
// average.
func (v *Phrases) choices(r *review.Report, all bool) []string {
	var out []string
	list, marks := dearest(r), review.Marks{}
	for _, c := range r.Dearest(len(r.Choices)) { // the same advice given twice in a turn is one mistake
		marks[review.MarkOf(c.Price)]++
	}
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
		lost := rules.Text("lost", v.Figure(100*r.PerDecision(), 1))
		out = append(out, v.Say("review.decisions", rules.Num("n", r.Decisions), lost,
			rules.Num("doubtful", marks[review.Doubtful]), rules.Num("mistakes", marks[review.Mistake]),
			rules.Num("blunders", marks[review.Blunder])))
	}
	if r.Untold > 0 {
		out = append(out, v.Say("review.untold", rules.Num("n", r.Untold)))
	}
	return out
}

// leastDear is the least that a choice must cost for a review to call it costly: one win in 100.
const leastDear = 0.01

// dearest returns the choices that cost most.
func dearest(r *review.Report) []*review.Choice {
	return slices.DeleteFunc(r.Dearest(mostDearest), func(c *review.Choice) bool { return c.Price < leastDear })
}

// fine returns a chance in tenths of a percent.
func (v *Phrases) fine(x float64) string { return v.Percents(v.Figure(100*x, 1)) }

// chosen says what the player chose, and at what moment of the turn.
func (v *Phrases) chosen(c *review.Choice) string {
	made := v.Option(&c.At, &c.Made)
	q, open := c.At.Open()
	if !open {
		return v.Colon(v.reviewWhere(&c.At.State), made)
	}
	said := v.Question(&c.At.State, &q)
	if strings.HasSuffix(said, "?") {
		return said + " " + made
	}
	return v.Colon(said, made)
}

// reviewChoice puts a choice into words, with its mark and what would have been better.
func (v *Phrases) reviewChoice(n int, c *review.Choice) string {
	mark := review.MarkOf(c.Price).String()
	if mark != "" {
		mark = " " + mark
	}
	key := "review.choice"
	if c.Price == 0 {
		key = "review.choice.best"
	}
	said := v.chosen(c)
	return v.Say(key, rules.Num("n", n), rules.Num("turn", c.Turn), rules.Text("said", said), rules.Text("mark", mark),
		rules.Text("best", v.Option(&c.At, &c.Best)), rules.Text("more", v.Figure(100*c.Price, 1)))
}

// reviewWhere says at which moment of its turn a choice was made.
func (v *Phrases) reviewWhere(s *duel.State) string {
	t := &s.Turn
	switch {
	case t.Phase == duel.PhaseRoll && t.Rolls == 0:
		return v.Say("review.at.first")
	case t.Phase == duel.PhaseRoll:
		return v.Say("review.at.roll", rules.Num("n", int(t.Rolls)), rules.Text("dice", phrases.DiceText(v.Names, t.Dice)))
	case t.Phase == duel.PhaseResolve:
		return v.Say("review.at.resolve", rules.Text("dice", phrases.DiceText(v.Names, t.Dice)))
	case t.Phase == duel.PhaseBuy:
		return v.Say("review.at.buy")
	}
	return v.Say("phase." + t.Phase.String())
}

// sum shows how luck and choices led from the chance at the start to the one at the end: names with tenths of a
// percent that add up as shown. It leaves out parts of 0, and puts the result without luck between the others.
func (v *Phrases) sum(r *review.Report) [][]string {
	if len(r.Points) == 0 {
		return nil
	}
	at, tenths := r.Start, math.Round(1000*r.Start)
	rows := [][]string{{v.Say("review.sum.start"), v.fine(tenths / 1000)}}
	// Points have no percent sign: the unit aligns their figures with those of the chances.
	unit := strings.Repeat(" ", utf8.RuneCountInString(v.Percents("")))
	add := func(key string, change float64, args ...rules.Arg) {
		at += change
		now := math.Round(1000 * at)
		if shown := (now - tenths) / 1000; shown != 0 {
			rows = append(rows, []string{v.Say(key, args...), v.gained(shown, 1) + unit})
		}
		tenths = now
	}
	choices := "review.sum.choices"
	if r.Skill != coach.Best {
		choices += ".usual"
	}
	add(choices, r.Choice, v.usual(r))
	if win, ok := r.Adjusted(); ok && win >= 0 && win <= 1 { // with very unusual choices the sum is no possible chance
		rows = append(rows, []string{v.Say("review.sum.adjusted"), v.fine(tenths / 1000)})
	}
	for _, side := range []duel.Side{duel.You, duel.Rival} {
		add("review.sum.luck."+side.String(), r.Luck[side])
	}
	add("review.sum.mixed", r.Mixed, rules.Num("n", r.Untold))
	add("review.sum.other", r.Other)
	end := "review.sum.now"
	if r.Over {
		end = "review.sum.result"
	}
	return append(rows, []string{v.Say(end), v.fine(tenths / 1000)})
}

// reviewEnd says how the game ended.
func (v *Phrases) reviewEnd(r *review.Report) (out []string) {
	if n := len(r.Turns); n > 0 {
		t := &r.Turns[n-1]
		said := v.Say("review.open", rules.Text("win", v.reviewPercent(r.End)))
		if r.Over {
			said = v.Say("step.won."+r.Winner.String()+"."+r.Why.String(), rules.ID(rules.ArgSide, "who", r.Winner.String()))
		}
		out = append(out, v.Say("review.end", rules.Num("turn", t.Number), rules.Text("said", said)))
	}
	return out
}
