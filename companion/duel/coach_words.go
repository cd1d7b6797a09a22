package duel

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// The words of the coach: what plain mode prints and the dashboard draws.

// percent is a number followed by its sign, as the language writes it: "53.1%" in
// English, "53,1 %" in French.
func (v *Phrases) percent(n string) string { return v.Say("coach.percent", rules.Text("n", n)) }

// rest is how far sums of chances may be off 0 and 1 by rounding, although the thing is certain.
const rest = 1e-9

// Percent is a probability in whole percents. Only what is impossible is said to be 0, only what is certain 100:
// anything else is "under 1%" or "over 99%" at least.
func (v *Phrases) Percent(p float64) string {
	switch {
	case p > rest && p < 0.01:
		return v.Say("coach.under", rules.Text("n", v.percent("1")))
	case p < 1-rest && p > 0.99:
		return v.Say("coach.over", rules.Text("n", v.percent("99")))
	}
	return v.percent(v.Figure(100*p, 0))
}

// short is Percent for where there is little room: "<1%".
func (v *Phrases) short(p float64) string {
	switch {
	case p > rest && p < 0.01:
		return v.percent("<1")
	case p < 1-rest && p > 0.99:
		return v.percent(">99")
	}
	return v.percent(v.Figure(100*p, 0))
}

// signed is the difference of two chances in percents with its sign: "+3.1%".
func (v *Phrases) signed(d float64, decimals int) string {
	n := v.Figure(100*d, decimals)
	if strings.Trim(n, "-0.,") != "" && d > 0 {
		n = "+" + n
	}
	return v.percent(n)
}

// CoachMode is a mode of the coach in words.
func (v *Phrases) CoachMode(m CoachMode) string { return v.Say("coach.mode." + m.String()) }

// CoachSet says which mode the coach is in now, and what that means.
func (v *Phrases) CoachSet(m CoachMode) string {
	return v.Say("coach.set", rules.Text("mode", v.CoachMode(m)), rules.ID(rules.ArgKey, "means", "coach.means."+m.String()))
}

// Option is what an option of the advice does at a table, in a few words.
func (v *Phrases) Option(t *duel.Table, o *coach.Option) string {
	s := &t.State
	words := ""
	switch ev := &o.Event; ev.Kind {
	case duel.NoEvent:
		words = v.Say("coach.option.play-on")
	case duel.Conceded:
		words = v.Say("coach.option.give-up")
	case duel.Kept:
		words = v.Say("coach.option.keep", rules.Text("dice", diceText(v.Names, ev.Roll)))
		if ev.Roll.Total() == 0 {
			words = v.Say("coach.option.none")
		}
	case duel.Stopped:
		words = v.Say("coach.option.stop")
	case duel.SpendTokens:
		words = v.Say("coach.option.tokens", rules.Num("n", int(ev.N)))
	case duel.Rolled:
		words = v.Say("coach.option.roll")
	case duel.Resolved:
		words = v.Say("face." + duel.FaceName(ev.Face))
	case duel.ResolvedAll:
		words = v.Say("coach.option.all")
	case duel.Bought, duel.Discarded:
		words = v.bought(s, ev)
	case duel.Swept:
		words = v.Say("coach.option.sweep")
	case duel.Passed:
		words = v.passed(s)
	default:
		words = v.answer(ev)
	}
	var then []string
	for i := range o.Answers {
		if a := v.answer(&duel.Event{Kind: duel.Answered, Answer: o.Answers[i]}); a != "" {
			then = append(then, a)
		}
	}
	if len(then) == 0 {
		return words
	}
	return v.Say("coach.option.then", rules.Text("what", words), rules.Text("then", strings.Join(then, ", ")))
}

// bought is a card bought or discarded from the row.
func (v *Phrases) bought(s *duel.State, ev *duel.Event) string {
	card, key := ev.Card, "coach.option.buy"
	if ev.Slot > 0 {
		card = s.Row[ev.Slot-1]
	}
	if ev.Kind == duel.Discarded {
		key = "coach.option.discard"
	}
	return v.Say(key, rules.Text("card", v.Card(card)), rules.Text("keys", v.keys(ev)))
}

// passed is what it means to pass at a step.
func (v *Phrases) passed(s *duel.State) string {
	switch {
	case s.Turn.Phase == duel.PhaseResolve:
		return v.Say("coach.option.leave")
	case s.Turn.Phase == duel.PhaseBuy && !s.Turn.Bought:
		return v.Say("coach.option.save")
	}
	return v.Say("coach.option.pass")
}

// assumed are the words for what the danger takes for granted.
var assumed = map[coach.Assumption]string{
	coach.AssumeSymbol: "coach.assume.symbol", coach.AssumeCamouflage: "coach.assume.camouflage", coach.AssumeDeclined: "coach.assume.declined",
}

// Assumed says what the danger takes for granted where the table leaves something open.
func (v *Phrases) Assumed(d *coach.Danger) []string {
	var out []string
	for _, a := range d.Assumes {
		out = append(out, v.Say(assumed[a]))
	}
	return out
}

// atLeast is the probability of n or more in a distribution by number.
func atLeast(p []float64, n int) float64 {
	sum := 0.0
	for i := n; i < len(p); i++ {
		sum += p[i]
	}
	return min(sum, 1)
}

// mean is the mean of a distribution by number.
func mean(p []float64) float64 {
	sum := 0.0
	for i, x := range p {
		sum += float64(i) * x
	}
	return sum
}

// DangerChart draws how likely each number of damage is, as bars, one line a number. There are at most so many
// lines; the last one stands for its number and all higher ones. The longest bar fills the width. Damage that
// cannot come has no line, and where only one number can come there is no chart.
func (v *Phrases) DangerChart(d *coach.Danger, lines, width int) []string {
	lines = min(lines, len(d.Damage))
	if lines < 1 {
		return nil
	}
	p := slices.Clone(d.Damage[:lines])
	p[lines-1] = atLeast(d.Damage, lines-1)
	most, room := slices.Max(p), max(1, width-4-chartPercent)
	damage := v.Say("coach.ahead.bar")
	var out []string
	for n, x := range p {
		if x == 0 {
			continue
		}
		label := strconv.Itoa(n)
		if n == lines-1 && lines < len(d.Damage) {
			label += "+"
		}
		bar := max(1, int(x/most*float64(room)+0.5))
		out = append(out, fmt.Sprintf("%s %-3s%*s %s", damage, label, chartPercent, v.short(x), strings.Repeat("█", bar)))
	}
	if len(out) == 1 {
		return nil
	}
	return out
}

// chartPercent is how wide the percentages of a chart are.
const chartPercent = 5
