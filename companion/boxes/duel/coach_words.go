package duel

import (
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// The words of the coach: what plain mode prints and the dashboard draws.

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
		if words = v.Say("coach.option.unseen"); *ev != coach.Unseen {
			words = v.bought(s, ev)
		}
	case duel.Swept:
		words = v.Say("coach.option.sweep")
	case duel.Passed:
		words = v.passed(s)
	default:
		words = v.answer(ev)
	}
	var then []string
	for i := range o.Answers {
		a := v.answer(&duel.Event{Kind: duel.Answered, Answer: o.Answers[i]})
		if o.Answers[i].Kind == duel.PlaceAnswer { // the place alone reads as what the card does
			a = v.Say("coach.option.token", rules.Text("place", a))
		}
		if a != "" {
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

// mostTold is how many numbers of damage are told with their chances; the last one stands for all higher ones too.
const mostTold = 5

// spread says how likely each number of damage is: "Damage: 12% for 0, 20% for 1, 68% for 2 or more". Damage that
// cannot come is left out, and where only one number can come there is nothing to say.
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
