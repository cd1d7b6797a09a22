package duel

import (
	"kingoftokyo/coach/review"
	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// The coach of the plain companion.

// mostRanked is how many options plain mode ranks.
const mostRanked = 8

// consult is the coach asked about a game on a console.
type consult struct {
	*companion.Console
	*View
	coach *Coaching
	game  *Game
}

// Answer implements companion.Game: what asks the coach.
func (g *game) Answer(cmd companion.Command, c *companion.Console, rest string) (known bool) {
	ask := &consult{c, g.speak(), g.coach(), g.Session.Game}
	switch cmd {
	case companion.CmdAdvice:
		ask.advice()
	case companion.CmdDanger:
		ask.danger()
	case companion.CmdReview:
		ask.review(rest)
	case companion.CmdCoach:
		if ask.mode(rest) {
			for _, l := range g.unasked() {
				c.Print("%s", l)
			}
		}
	default:
		return false
	}
	return true
}

// unasked is what the coach says without being asked: the danger and the advice, where
// the player wants that always.
func (g *game) unasked() []string {
	c, t := g.coach(), g.Now()
	if c.Mode() != CoachAlways || t.State.Over() {
		return nil
	}
	c.follow(t)
	if !c.Helps() {
		return nil
	}
	v := g.speak()
	var out []string
	if d, ok := c.Danger(g.Session.Game); ok {
		out = append(out, v.dangerWords(&t.State, d)[0])
	}
	return append(out, v.counsel(c, t)...)
}

// counsel is what the coach says of a table.
func (v *View) counsel(c *Coaching, t *duel.Table) []string {
	if a, ok := c.Advice(t); ok && len(a.Options) > 1 && !t.State.Over() {
		return v.rankedLines(t, c, a, mostRanked)
	}
	if chance, ok := c.Win(t); ok {
		return []string{v.WinLine(t, chance)}
	}
	return nil
}

// fault prints an error; nothing was lost by it.
func (c *consult) fault(err error) { c.Print("! %s", c.Error(err)) }

// print prints lines.
func (c *consult) print(lines []string) {
	for _, l := range lines {
		c.Print("%s", l)
	}
}

// on says whether the coach can speak of this game; what keeps it from that is printed.
func (c *consult) on() bool {
	switch {
	case !c.game.Table().Setup.Solo:
		c.fault(rules.Refuse("", "coach.only-solo"))
	case c.coach == nil:
		c.fault(rules.Refuse("", "coach.missing"))
	case c.coach.Mode() == CoachOff:
		c.fault(rules.Refuse("", "coach.off.plain"))
	default:
		return true
	}
	return false
}

// helps makes the coach that of the game; where it cannot help, that is printed.
func (c *consult) helps() bool {
	c.coach.follow(c.game.Table())
	if !c.coach.Helps() {
		c.fault(rules.Refuse("", "coach.none"))
	}
	return c.coach.Helps()
}

// advice prints the coach's advice.
func (c *consult) advice() {
	if c.on() && c.helps() {
		c.print(c.counsel(c.coach, c.game.Table()))
	}
}

// danger prints the danger ahead.
func (c *consult) danger() {
	if !c.on() {
		return
	}
	d, ok := c.coach.Danger(c.game)
	if !ok {
		c.fault(rules.Refuse("", "coach.danger.none"))
		return
	}
	c.print(c.dangerWords(&c.game.Table().State, d))
}

// review prints the look back on the game; with the word "all" every decision.
func (c *consult) review(word string) {
	if !c.on() {
		return
	}
	meant, _ := text.Typed(word, "review")
	all := meant == "all"
	if len(c.game.History()) == 0 {
		c.fault(rules.Refuse("", "coach.review.early"))
		return
	}
	if !c.helps() {
		return
	}
	if report := c.lookBack(); report != nil {
		c.print(c.Review(report, c.columns(), false, all))
	}
}

// lookBack waits for the look back on the game.
func (c *consult) lookBack() *review.Report {
	for {
		report, ok := c.coach.Review(c.game)
		if report != nil || !ok {
			return report
		}
		<-c.coach.Woken()
	}
}

// usualColumns is how wide a picture is where no terminal says it.
const usualColumns = 80

// columns is how wide the player's lines are.
func (c *consult) columns() int {
	if c.Width != nil {
		if w := c.Width(); w > 1 {
			return w - 1 // the last column stays free for the cursor
		}
	}
	return usualColumns
}

// mode changes how much of the coach is shown, or says how much it is. It returns
// whether it was changed.
func (c *consult) mode(word string) (changed bool) {
	m, ok := ParseCoachMode(word)
	switch {
	case c.coach == nil:
		c.fault(rules.Refuse("", "coach.missing"))
		return false
	case word == "":
		c.Print("%s", c.CoachSet(c.coach.Mode()))
		return false
	case !ok:
		c.fault(rules.Refuse("", "coach.unknown", rules.Text("word", word)))
		return false
	}
	if err := c.coach.SetMode(m); err != nil {
		c.fault(rules.Refuse("", "coach.not-kept", rules.Text("mode", c.CoachMode(m)), rules.Because("why", err)))
	}
	c.Print("%s", c.CoachSet(m))
	return true
}
