package duel

import (
	"kingoftokyo/coach"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/console"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file is the coach at the table and in plain mode. With the coach off, nothing here is computed. game implements companion.Coached.

// advised reports whether advice is shown at the present table: always, or because the
// player has asked for it since the last event.
func (g *game) advised() bool {
	if t := g.Now(); kotPlays(t, t.Chooser()) {
		return false
	}
	switch g.coach().Mode() {
	case advice.CoachAlways:
		return g.coach().Helps() && !g.Over()
	case advice.CoachAsk:
		return g.wanted != nil && *g.wanted == advice.MomentOf(g.Now())
	}
	return false
}

// counsel returns the advice to show; nil for none.
func (g *game) counsel() *coach.Advice {
	if !g.advised() {
		return nil
	}
	if a, ok := g.coach().Advice(g.Now()); ok && len(a.Options) > 0 {
		return a
	}
	return nil
}

// weighed returns the advice to show, and its option that an event takes; nil for none.
func (g *game) weighed(ev *duel.Event) (a *coach.Advice, o *coach.Option) {
	if a = g.counsel(); a != nil {
		o = advice.Choice(g.Now(), a, ev)
	}
	return a, o
}

// coaching returns what the coach says.
func (g *game) coaching() companion.Coach {
	v, t := g.speak(), g.Now()
	if t.State.Over() || !g.advised() {
		return companion.Coach{}
	}
	out := v.Coach(g.coach(), t, g.counsel())
	if g.paid != nil && g.paid.Steps == g.Steps() && g.paid.Event.Kind == duel.Kept {
		out.Yours = v.Made(t, g.paid)
	}
	return out
}

// starBest marks the dice of a tray that belong to the best keep. Of several dice with the same face it prefers those
// that are already kept.
func (g *game) starBest(tr *laid) {
	if tr.roll.Keep == nil || tr.typing() {
		return
	}
	a := g.counsel()
	if a == nil {
		return
	}
	best := coach.Kept(&g.Now().State, &a.Options[0].Event)
	for _, kept := range []bool{true, false} {
		for i := range tr.Dice {
			if d := &tr.Dice[i]; (d.State == companion.DieKept) == kept && best[d.Face] > 0 {
				best[d.Face]--
				d.Best = true
			}
		}
	}
}

// costOfKeep says what the player's present keep costs compared with the best keep; "" while the player has marked
// no dice.
func (g *game) costOfKeep(tr *laid) string {
	kept := tr.kept()
	if tr.e.Kept == nil && kept.Total() == 0 {
		return ""
	}
	ev := duel.Event{Kind: duel.Kept, Roll: kept}
	if kept == g.Now().State.Turn.Dice {
		ev = duel.Event{Kind: duel.Stopped}
	}
	a, o := g.weighed(&ev)
	if o == nil {
		return ""
	}
	return g.speak().Costs(g.coach(), g.Now(), a, o)
}

// odds returns what the coach says about a choice: the chance to win after it. best says that no choice is better.
func (g *game) odds(ev *duel.Event) (said string, best bool) {
	a, o := g.weighed(ev)
	if o == nil {
		return "", false
	}
	return g.speak().ToWin(o.AsPlayed), o == &a.Options[0]
}

// price returns what the choice made by these events costs, if the advice on it is shown.
func (g *game) price(events []duel.Event) *advice.Paid {
	if len(events) == 0 {
		return nil
	}
	ev := events[0]
	if turn := &g.Now().State.Turn; turn.Phase == duel.PhaseRoll && turn.Rolls > 0 {
		switch {
		case ev.Kind == duel.Rolled && !turn.Said: // nothing was set aside
			ev = duel.Event{Kind: duel.Kept}
		case ev.Kind == duel.Resolved, ev.Kind == duel.ResolvedAll: // these end rolling
			ev = duel.Event{Kind: duel.Stopped}
		}
	}
	a, o := g.weighed(&ev)
	if o == nil {
		return nil
	}
	return g.speak().Pays(g.coach(), g.Now(), a, o)
}

// noCoach returns the reason why the coach says nothing at this table; nil if it does say something.
func (g *game) noCoach() error {
	if err := g.coachOff(); err != nil {
		return err
	}
	if g.coach().Join(g.Now()); !g.coach().Helps() {
		return rules.Refuse("", "coach.none")
	}
	return nil
}

// coachOff is noCoach without the check that the coach can help in this game.
func (g *game) coachOff() error {
	switch c := g.coach(); {
	case c == nil:
		return rules.Refuse("", "coach.missing")
	case c.Mode() == advice.CoachOff:
		return rules.Refuse("", "coach.off")
	}
	return nil
}

// advises reports whether Advise has anything to show or hide that is worth a key: in a game of two people only the help lists it.
func (g *game) advises() bool {
	t := g.Now()
	chooses := t.Setup.Solo || t.Setup.HasKot() && !kotPlays(t, t.Chooser())
	return chooses && g.noCoach() == nil && !g.Over() && g.coach().Mode() != advice.CoachAlways
}

// Advise implements companion.Coached.
func (g *game) Advise() (string, error) {
	v, c := g.speak(), g.coach()
	if err := g.noCoach(); err != nil {
		return "", err
	}
	switch {
	case g.Over():
		return "", rules.Refuse("W", "over")
	case kotPlays(g.Now(), g.Now().Chooser()):
		return "", rules.Refuse("", "coach.of-kot")
	case c.Mode() == advice.CoachAlways:
		return v.Say("coach.always"), nil
	case g.advised():
		g.wanted = nil
		return v.Say("coach.hidden"), nil
	}
	at := advice.MomentOf(g.Now())
	g.wanted = &at
	if a := g.counsel(); a == nil || len(a.Options) == 1 || advice.Idle(&g.Now().State, a) {
		return v.Standing(c, g.Now(), true), nil
	}
	return "", nil
}

// NextCoach implements companion.Coached.
func (g *game) NextCoach() (string, error) {
	if g.coach() == nil {
		return "", rules.Refuse("", "coach.missing")
	}
	modes := settings.Named(settings.Coach)
	return g.setMode(modes.After(g.coach().Mode(), 1))
}

// setMode changes how much of the coach is shown, and says so. The error is a
// *rules.Problem: the mode could not be saved.
func (g *game) setMode(m string) (said string, err error) {
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

// Answer implements companion.Game: the commands that ask the coach.
func (g *game) Answer(cmd console.Command, c *console.Console, rest string) (known bool) {
	var said []string
	var err error
	switch cmd {
	case console.CmdDanger:
		said, err = g.ahead()
	case console.CmdReview:
		said, err = g.lookedBack(rest, columns(c))
	case console.CmdCoach:
		said, err = g.mode(rest)
	default:
		return false
	}
	if err != nil {
		c.Fault(g.Words(), err)
	}
	for _, l := range said {
		c.Print("%s", l)
	}
	return true
}

// ahead returns the danger ahead, in words.
func (g *game) ahead() ([]string, error) {
	if err := g.coachOff(); err != nil {
		return nil, err
	}
	if !g.Now().Setup.Solo {
		return nil, rules.Refuse("", "coach.danger.two")
	}
	d, ok := g.coach().Danger(g.Session.Game)
	if !ok {
		return nil, rules.Refuse("", "coach.danger.none")
	}
	return g.speak().DangerWords(&g.Now().State, d), nil
}

// usualColumns is how wide a picture is if the width of the terminal is not known.
const usualColumns = 80

// columns returns how many columns a line may have.
func columns(c *console.Console) int {
	if c.Width != nil {
		if w := c.Width(); w > 1 {
			return w - 1 // the last column stays free for the cursor
		}
	}
	return usualColumns
}

// mode changes or says how much of the coach is shown.
func (g *game) mode(word string) ([]string, error) {
	m, ok := advice.ParseCoachMode(word)
	switch c := g.coach(); {
	case c == nil:
		return nil, rules.Refuse("", "coach.missing")
	case word == "":
		return []string{g.speak().CoachSet(c.Mode())}, nil
	case !ok:
		return nil, rules.Refuse("", "coach.unknown", rules.Text("word", word))
	}
	said, err := g.setMode(m)
	return []string{said}, err
}
