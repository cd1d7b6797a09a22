package duel

import (
	"math"
	"slices"
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file is the coach as a screen shows it: in words, never in tenths of a percent.
// With the coach off nothing here is worked out. game implements companion.Coached.

// paid is what the player's last choice cost, where the advice on it was shown.
type paid struct {
	steps int // how many steps the game had after that choice
	event duel.Event
	price int    // in games of a hundred; 0 for the best
	why   string // how it turns out otherwise than the best choice
}

// WinLine is the player's chance to win as a sentence: "You win about 82 %". "About" is left out where the
// chance is exact and where the sentence has no number of its own: "You win over 99 %". What best play would win is
// said beside it, where that is another number; and that the number is a beginner's, where nothing is known of the
// player yet. Without whole only the number as played is said. Where both sides choose it is another sentence.
func (v *Phrases) WinLine(t *duel.Table, c coach.Chance, beginner, whole bool) string {
	if v.Two { // of whoever is to choose, if both play on well
		who, win := chooser(t), c.Win
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

// unlearned says which cards on the table the coach has not learned, "" for none.
func (v *Phrases) unlearned(t *duel.Table) string {
	var names []string
	for _, id := range coach.Unlearned(v.Rules, &t.State) {
		names = append(names, v.Card(id))
	}
	if len(names) == 0 {
		return ""
	}
	return v.Say("coach.unlearned", rules.Num("n", len(names)), rules.Text("cards", strings.Join(names, ", ")))
}

// advised says whether advice is shown at the table as it lies: always, or because it was
// asked for since the last event.
func (g *game) advised() bool {
	if t := g.Now(); kotPlays(t, chooser(t)) {
		return false
	}
	switch g.coach().Mode() {
	case coachAlways:
		return g.coach().Helps() && !g.Over()
	case CoachAsk:
		return g.wanted != nil && *g.wanted == momentOf(g.Now())
	}
	return false
}

// counsel is the advice to be shown, if there is any.
func (g *game) counsel() (*coach.Advice, bool) {
	if !g.advised() {
		return nil, false
	}
	a, ok := g.coach().Advice(g.Now())
	return a, ok && len(a.Options) > 0
}

// coaching is what the coach says.
func (g *game) coaching() companion.Coach {
	var out companion.Coach
	v, t, c := g.speak(), g.Now(), g.coach()
	if c.Mode() == CoachOff || t.State.Over() {
		return out
	}
	if !g.advised() {
		return out
	}
	a, choosing := g.counsel()
	if chance, ok := c.Win(t); ok {
		out.Chance, out.Brief, out.Note = v.WinLine(t, chance, c.beginner, true), v.WinLine(t, chance, c.beginner, false), v.unlearned(t)
	}
	if choosing && len(a.Options) > 1 && !idle(&t.State, a) {
		for _, i := range a.Told(mostRanked) {
			out.Keeps = append(out.Keeps, v.ranked(t, c, a, i))
		}
	}
	if g.paid != nil && g.paid.steps == g.Steps() && g.paid.event.Kind == duel.Kept {
		out.Yours = v.cost("coach.made", v.Option(t, &coach.Option{Event: g.paid.event}), g.paid.price, g.paid.why)
	}
	return out
}

// idle says whether the dice that are being resolved may be resolved in any order without a difference worth
// telling.
func idle(s *duel.State, a *coach.Advice) bool {
	return s.Turn.Phase == duel.PhaseResolve && !slices.ContainsFunc(a.Options, func(o coach.Option) bool { return a.Options[0].AsPlayed-o.AsPlayed >= review.Stake })
}

// ranked is an option of the advice in words: what it is, its chance, and why. For the best option, why is what
// its dice lead to on average; for another one, how that differs. An option that rolls no dice has its chance
// alone.
func (v *Phrases) ranked(t *duel.Table, c *Coaching, a *coach.Advice, i int) companion.Counsel {
	o := &a.Options[i]
	out := companion.Counsel{What: v.Option(t, o), Chance: v.Percent(o.AsPlayed), Weaker: i >= a.Near}
	if i > 0 {
		out.Chance = v.less(points(a.Options[0].AsPlayed, o.AsPlayed))
	}
	if _, wins := v.Rules.MayWin(t.State, o.Event); wins {
		out.Chance, out.Reason = v.Percent(1), v.Say("coach.wins-now.short")
		return out
	}
	best, ok := c.Outcome(t, keepOf(&t.State, &a.Options[0].Event))
	switch {
	case t.State.Turn.Phase == duel.PhaseBuy:
		out.Reason = v.endsAfter(t, c, a, o)
	case o.Event.Kind != duel.Kept && o.Event.Kind != duel.Stopped || !ok: // the chances say it
	case i == 0:
		out.Reason = v.leads(&best)
	default:
		out.Reason = v.differs(t, c, &best, &o.Event)
	}
	return out
}

// endsAfter says how an option of the buy step changes the chance that Autobot wins in its next turn, against buying nothing;
// "" where it does not.
func (v *Phrases) endsAfter(t *duel.Table, c *Coaching, a *coach.Advice, o *coach.Option) string {
	pass := slices.IndexFunc(a.Options, func(o coach.Option) bool { return o.Event.Kind == duel.Passed })
	if pass < 0 || o.Event.Kind == duel.Passed {
		return ""
	}
	before, ok := c.after(v.Rules, t, &a.Options[pass])
	now, also := c.after(v.Rules, t, o)
	from, to := v.Percent(before), v.Percent(now)
	if !ok || !also || from == to {
		return ""
	}
	return v.Say("coach.ends", rules.Text("from", from), rules.Text("to", to))
}

// less says how many points an option is behind the first one, as the player plays.
func (v *Phrases) less(n int) string {
	if n == 0 {
		return v.Say("coach.same")
	}
	return v.Say("coach.less", rules.Num("n", n))
}

// differs says how the outcome of a keep differs from the outcome of the best keep.
func (v *Phrases) differs(t *duel.Table, c *Coaching, best *coach.Outcome, ev *duel.Event) string {
	o, ok := c.Outcome(t, keepOf(&t.State, ev))
	if !ok {
		return ""
	}
	o = o.Minus(*best)
	return joined(v.outcome("coach.differs.", &o, 2))
}

// rankedLines are the player's chance to win and the options of the advice, best first, at most so many: for
// plain mode.
func (v *Phrases) rankedLines(t *duel.Table, c *Coaching, a *coach.Advice, most int) []string {
	chance, _ := c.Win(t)
	out := []string{v.WinLine(t, chance, c.beginner, true)}
	for n, i := range a.Told(most) {
		said := v.ranked(t, c, a, i)
		key := "coach.ranked"
		if said.Reason != "" {
			key = "coach.ranked.why"
		}
		out = append(out, "  "+v.Say(key, rules.Num("n", n+1), rules.Text("what", said.What), rules.Text("win", said.Chance), rules.Text("reason", said.Reason)))
	}
	return out
}

// points is what an option costs against the best one, in whole percents, taken from the two chances as they are
// shown, so that no line contradicts another.
func points(best, win float64) int {
	return max(0, int(math.RoundToEven(100*best)-math.RoundToEven(100*win)))
}

// cost is what a choice costs, as a sentence, and why.
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

// keepOf are the dice an option keeps.
func keepOf(s *duel.State, ev *duel.Event) rules.Roll {
	switch ev.Kind {
	case duel.Kept:
		return ev.Roll
	case duel.Stopped:
		return s.Turn.Dice
	}
	return rules.Roll{}
}

// starBest marks the dice of a tray that belong to the best keep. Of several dice with the same face it takes those
// that are kept already.
func (g *game) starBest(tr *laid) {
	if tr.roll.Keep == nil || tr.typing() {
		return
	}
	a, ok := g.counsel()
	if !ok {
		return
	}
	best := keepOf(&g.Now().State, &a.Options[0].Event)
	for _, kept := range []bool{true, false} {
		for i := range tr.Dice {
			if d := &tr.Dice[i]; (d.State == companion.DieKept) == kept && best[d.Face] > 0 {
				best[d.Face]--
				d.Best = true
			}
		}
	}
}

// yours is what the dice that the player keeps now cost against the best keep; "" while the player has marked
// none.
func (g *game) yours(tr *laid) string {
	kept := tr.kept()
	if tr.e.Kept == nil && kept.Total() == 0 {
		return ""
	}
	a, ok := g.counsel()
	if !ok {
		return ""
	}
	ev := duel.Event{Kind: duel.Kept, Roll: kept}
	if kept == g.Now().State.Turn.Dice {
		ev = duel.Event{Kind: duel.Stopped}
	}
	o, ok := Choice(g.Now(), a, &ev)
	if !ok {
		return ""
	}
	v := g.speak()
	return v.cost("coach.costs", v.Option(g.Now(), o), points(a.Options[0].AsPlayed, o.AsPlayed), g.why(a, o))
}

// odds are what the coach says of a choice: the chance to win after it. best says that no choice is better.
func (g *game) odds(ev *duel.Event) (said string, best bool) {
	a, ok := g.counsel()
	if !ok {
		return "", false
	}
	o, ok := Choice(g.Now(), a, ev)
	if !ok {
		return "", false
	}
	return g.speak().Percent(o.AsPlayed), o == &a.Options[0]
}

// price is what the choice costs that these events make, where the advice on it is shown.
func (g *game) price(events []duel.Event) *paid {
	a, ok := g.counsel()
	if !ok || len(events) == 0 {
		return nil
	}
	ev := events[0]
	if turn := &g.Now().State.Turn; turn.Phase == duel.PhaseRoll && turn.Rolls > 0 {
		switch {
		case ev.Kind == duel.Rolled && !turn.Said: // nothing was set aside
			ev = duel.Event{Kind: duel.Kept}
		case ev.Kind == duel.Resolved, ev.Kind == duel.ResolvedAll: // they end the rolls
			ev = duel.Event{Kind: duel.Stopped}
		}
	}
	o, ok := Choice(g.Now(), a, &ev)
	if !ok {
		return nil
	}
	return &paid{event: o.Event, price: points(a.Options[0].AsPlayed, o.AsPlayed), why: g.why(a, o)}
}

// why is how the outcome of an option's dice differs from the outcome of the best option's; "" where no dice of
// the player are rolled.
func (g *game) why(a *coach.Advice, o *coach.Option) string {
	t := g.Now()
	best, ok := g.coach().Outcome(t, keepOf(&t.State, &a.Options[0].Event))
	if !ok {
		return ""
	}
	return g.speak().differs(t, g.coach(), &best, &o.Event)
}

// noCoach is why the coach says nothing at this table; nil if it does say something. off is the key of the text
// for a coach that is off.
func (g *game) noCoach(off string) error {
	if err := g.coachOff(off); err != nil {
		return err
	}
	if g.coach().follow(g.Now()); !g.coach().Helps() {
		return rules.Refuse("", "coach.none")
	}
	return nil
}

// coachOff is noCoach where it does not matter whether the coach can help in this game.
func (g *game) coachOff(off string) error {
	switch c := g.coach(); {
	case c == nil:
		return rules.Refuse("", "coach.missing")
	case c.Mode() == CoachOff:
		return rules.Refuse("", off)
	}
	return nil
}

// chooser is the side that is to choose: the one that is asked, or else whose turn it is.
func chooser(t *duel.Table) duel.Side {
	if q, open := t.Open(); open {
		return q.Side
	}
	return t.State.Turn.Active
}

// advises says whether Advise has anything to show or hide that is worth a key: between two people the help has it.
func (g *game) advises() bool {
	t := g.Now()
	return (t.Setup.Solo || t.Setup.HasKot() && !kotPlays(t, chooser(t))) && g.noCoach("coach.off") == nil && !g.Over() && g.coach().Mode() != coachAlways
}

// Advise implements companion.Coached.
func (g *game) Advise() (string, error) {
	v, c := g.speak(), g.coach()
	if err := g.noCoach("coach.off"); err != nil {
		return "", err
	}
	switch {
	case g.Over():
		return "", rules.Refuse("W", "over")
	case kotPlays(g.Now(), chooser(g.Now())):
		return "", rules.Refuse("", "coach.of-kot")
	case c.Mode() == coachAlways:
		return v.Say("coach.always"), nil
	case g.advised():
		g.wanted = nil
		return v.Say("coach.hidden"), nil
	}
	at := momentOf(g.Now())
	g.wanted = &at
	if a, ok := g.counsel(); !ok || len(a.Options) == 1 || idle(&g.Now().State, a) {
		if chance, ok := c.Win(g.Now()); ok {
			return v.WinLine(g.Now(), chance, c.beginner, true), nil
		}
	}
	return "", nil
}

// NextCoach implements companion.Coached.
func (g *game) NextCoach() (string, error) {
	if g.coach() == nil {
		return "", rules.Refuse("", "coach.missing")
	}
	return g.setMode(g.coach().Mode().Next())
}

// setMode changes how much of the coach is shown, and says so. The error is a
// *rules.Problem: the mode is not remembered.
func (g *game) setMode(m CoachMode) (said string, err error) {
	v, c := g.speak(), g.coach()
	if failed := c.SetMode(m); failed != nil {
		err = rules.Refuse("", "coach.not-kept", rules.Text("mode", v.CoachMode(m)), rules.Because("why", failed))
	}
	g.wanted, g.paid = nil, nil
	c.Follow(g.Now())
	return v.CoachSet(m), err
}

// Woken implements companion.Coached.
func (g *game) Woken() <-chan struct{} { return g.coach().Woken() }

// worthFearing is how much damage counts as much. Fewer is much where the player has fewer hearts left, or where
// no turn of Autobot's, or every one, does this much.
const worthFearing = 3

// likely is the chance from which on it is told with the damage that the player wins in Autobot's turn.
const likely = 0.1
