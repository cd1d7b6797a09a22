package advice

import (
	"math"
	"slices"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file puts the coach into words for a screen, never in tenths of a percent.

// WinLine says the player's chance to win: "Your chance: about 82%". It leaves out "about" if the chance is exact, and
// if the words have no exact number: "Your chance: over 99%". It adds what best play would win, if that is another
// number, and that the number is a beginner's, if nothing is known about the player yet. Without whole it says only the
// number as played. If both sides choose, it is another sentence.
func (v *Phrases) WinLine(t *duel.Table, c coach.Chance, beginner, whole bool) string {
	if v.Two { // the chance of the side that must choose, if both play well
		who, win := t.Chooser(), c.Win
		if who == duel.Rival {
			win = 1 - win
		}
		return v.Say("coach.two", rules.ID(rules.ArgSide, "who", who.String()), rules.Text("win", v.Percent(win)))
	}
	key := "coach.wins"
	if t.Setup.Names[duel.You] != "" {
		key = "coach.wins.named"
	}
	if !c.Exact && c.AsPlayed >= 0.01 && c.AsPlayed <= 0.99 {
		key += ".about"
	}
	said := v.Say(key, rules.Text("name", v.Name(t, duel.You)), rules.Text("win", v.Percent(c.AsPlayed)))
	if best := v.Percent(c.Win); c.Win > c.AsPlayed && best != v.Percent(c.AsPlayed) && whole { // both are estimates
		key = "coach.wins.played"
		if beginner {
			key = "coach.wins.beginner"
		}
		said = v.Say(key, rules.Text("wins", said), rules.Text("best", best))
	}
	return said
}

// Standing is WinLine with what the coach knows about a table; "" if the coach cannot help.
func (v *Phrases) Standing(c *Coaching, t *duel.Table, whole bool) string {
	chance, ok := c.Win(t)
	if !ok {
		return ""
	}
	return v.WinLine(t, chance, c.beginner, whole)
}

// unlearned says which cards on the table the coach has not learned; "" for none.
func (v *Phrases) unlearned(t *duel.Table) string {
	list := coach.Unlearned(v.Rules, &t.State)
	if len(list) == 0 {
		return ""
	}
	return v.Say("coach.unlearned", rules.Num("n", len(list)), rules.Text("cards", text.List(list, v.Card)))
}

// mostRanked is how many options are ranked at most.
const mostRanked = 8

// Coach returns what the coach says about a table: the chance to win and the options, best first. a is nil if there is
// nothing to choose.
func (v *Phrases) Coach(c *Coaching, t *duel.Table, a *coach.Advice) companion.Coach {
	var out companion.Coach
	if said := v.Standing(c, t, true); said != "" {
		out.Chance, out.Brief, out.Note = said, v.Standing(c, t, false), v.unlearned(t)
	}
	if a != nil && len(a.Options) > 1 && !Idle(&t.State, a) {
		for _, i := range a.Told(mostRanked) {
			out.Keeps = append(out.Keeps, v.ranked(t, c, a, i))
		}
	}
	return out
}

// Idle reports whether the dice that are being resolved may be resolved in any order without a difference worth
// mentioning.
func Idle(s *duel.State, a *coach.Advice) bool {
	worse := func(o coach.Option) bool { return a.Options[0].AsPlayed-o.AsPlayed >= review.Stake }
	return s.Turn.Phase == duel.PhaseResolve && !slices.ContainsFunc(a.Options, worse)
}

// ranked puts an option of the advice into words: what it is, its chance, and why. For the best option, the reason is
// what its dice bring on average; for another one, how that differs. An option that rolls no dice has only its
// chance.
func (v *Phrases) ranked(t *duel.Table, c *Coaching, a *coach.Advice, i int) companion.Counsel {
	o := &a.Options[i]
	out := companion.Counsel{What: v.Option(t, o), Chance: v.Percent(o.AsPlayed)}
	if n := points(a.Options[0].AsPlayed, o.AsPlayed); i > 0 && n > 0 {
		out.Chance = v.Say("coach.less", rules.Num("n", n)) // as the player plays
	} else if i > 0 {
		out.Chance = v.Say("coach.same")
	}
	if _, wins := v.Rules.MayWin(t.State, o.Event); wins {
		out.Chance, out.Reason = v.Percent(1), v.Say("coach.wins-now.short")
		return out
	}
	best, ok := c.Outcome(t, coach.Kept(&t.State, &a.Options[0].Event))
	switch {
	case t.State.Turn.Phase == duel.PhaseBuy:
		out.Reason = v.endsAfter(t, c, a, o)
	case o.Event.Kind != duel.Kept && o.Event.Kind != duel.Stopped || !ok: // the chances say it
	case i == 0 && o.Event.Kind == duel.Stopped:
		out.Reason = v.brings(&best)
	case i == 0:
		out.Reason = v.leads(&best, o.AsPlayed)
	default:
		out.Reason = v.differs(t, c, &best, &o.Event)
	}
	if i > 0 && i == a.Best {
		out.Reason = joined(v.Say("coach.at-best"), out.Reason)
	}
	return out
}

// endsAfter says how an option of the buy step changes the chance that Autobot wins in its next turn, compared with buying
// nothing; "" if it does not.
func (v *Phrases) endsAfter(t *duel.Table, c *Coaching, a *coach.Advice, o *coach.Option) string {
	pass := slices.IndexFunc(a.Options, func(o coach.Option) bool { return o.Event.Kind == duel.Passed })
	if pass < 0 || o.Event.Kind == duel.Passed {
		return ""
	}
	before, ok := c.after(v.Rules, t, &a.Options[pass])
	now, also := c.after(v.Rules, t, o)
	from, to := v.often(before), v.often(now)
	if !ok || !also || v.Percent(before) == v.Percent(now) || from == to {
		return ""
	}
	return v.Say("coach.ends", rules.Text("from", from), rules.Text("to", to))
}

// differs says how the outcome of a keep differs from the outcome of the best keep.
func (v *Phrases) differs(t *duel.Table, c *Coaching, best *coach.Outcome, ev *duel.Event) string {
	o, ok := c.Outcome(t, coach.Kept(&t.State, ev))
	if !ok {
		return ""
	}
	o = o.Minus(*best)
	return joined(v.outcome("coach.differs.", &o, 2, 1))
}

// points returns what an option costs compared with the best one, in whole percents. It is the difference of the two
// chances as they are shown, so that no line contradicts another.
func points(best, win float64) int {
	return max(0, int(math.RoundToEven(100*best)-math.RoundToEven(100*win)))
}

// cost says what a choice costs, and why.
func (v *Phrases) cost(key, what string, n int, why string) string {
	if n < 1 {
		return v.Say(key+".none", rules.Text("what", what))
	}
	said := v.Say(key, rules.Text("what", what), rules.Num("n", n))
	if why != "" {
		said = v.Colon(said, why)
	}
	return said
}

// Paid is what a choice cost, if the advice on it was shown.
type Paid struct {
	Event duel.Event
	Steps int    // how many steps the game had after it; the game sets it
	price int    // in games of a hundred; 0 for the best
	why   string // how its outcome differs from that of the best choice
}

// Pays returns what an option of the advice on a table costs. Its reason is "" if no dice of the player are rolled.
func (v *Phrases) Pays(c *Coaching, t *duel.Table, a *coach.Advice, o *coach.Option) *Paid {
	out := &Paid{Event: o.Event, price: points(a.Options[0].AsPlayed, o.AsPlayed)}
	if best, ok := c.Outcome(t, coach.Kept(&t.State, &a.Options[0].Event)); ok {
		out.why = v.differs(t, c, &best, &o.Event)
	}
	return out
}

// Costs says what an option would cost.
func (v *Phrases) Costs(c *Coaching, t *duel.Table, a *coach.Advice, o *coach.Option) string {
	p := v.Pays(c, t, a, o)
	return v.cost("coach.costs", v.Option(t, o), p.price, p.why)
}

// Made says what the keep that was made cost.
func (v *Phrases) Made(t *duel.Table, p *Paid) string {
	return v.cost("coach.made", v.Option(t, &coach.Option{Event: p.Event}), p.price, p.why)
}
