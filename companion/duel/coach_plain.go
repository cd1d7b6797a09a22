package duel

import (
	"kingoftokyo/coach/review"
	"kingoftokyo/rules"
)

// The coach of the plain companion. A matchup is solved when its odds are first wanted:
// whoever plays line by line, or has a script play, shall not solve one for nothing.

// mostRanked is how many options plain mode ranks.
const mostRanked = 8

// coachFollows makes the coach that of the game being played, if it is to speak by
// itself or is solving another one.
func (p *Plain) coachFollows() {
	if c := p.desk.Coach; c.Mode() == CoachAlways || c.Helps() {
		c.Follow(p.s.Game.Table())
	}
}

// coachOn says whether the coach can speak of this game; what keeps it from that is
// printed.
func (p *Plain) coachOn() bool {
	c := p.desk.Coach
	switch {
	case !p.s.Game.Table().Setup.Solo:
		p.fault(rules.Refuse("", "coach.only-solo"))
	case c == nil:
		p.fault(rules.Refuse("", "coach.missing"))
	case c.Mode() == CoachOff:
		p.fault(rules.Refuse("", "coach.off.plain"))
	default:
		return true
	}
	return false
}

// solved waits until the matchup is solved and says meanwhile how far that is. It
// returns false where it cannot be.
func (p *Plain) solved() bool {
	c := p.desk.Coach
	if !c.Helps() || c.Broken() != nil {
		c.Follow(p.s.Game.Table())
	}
	if !c.Helps() {
		p.fault(rules.Refuse("", "coach.none"))
		return false
	}
	if _, solving := c.Solving(); solving {
		p.say("coach.wait")
	}
	told := 0.0
	c.Wait(func(done float64) {
		if done >= told+0.1 {
			told = done
			p.Print("%s", p.SolvingLine(done))
		}
	})
	p.coachFailed()
	return c.Ready()
}

// coachFailed says once that the matchup could not be solved.
func (p *Plain) coachFailed() {
	if err := p.desk.Coach.Failed(); err != nil {
		p.fault(rules.Refuse("", "coach.failed.short", rules.Because("why", err)))
	}
}

// counsel prints the coach's advice.
func (p *Plain) counsel() {
	if p.coachOn() && p.solved() {
		p.counselled()
	}
}

// counselled prints what the coach has to say on the table as it lies.
func (p *Plain) counselled() {
	t, c := p.s.Game.Table(), p.desk.Coach
	if a, ok := c.Advice(t); ok && len(a.Options) > 1 && !t.State.Over() {
		for _, l := range p.AdviceLines(t, a, mostRanked) {
			p.Print("%s", l)
		}
		return
	}
	if chance, ok := c.Win(t); ok {
		p.Print("%s", p.WinLine(t, chance))
	}
}

// coached prints the danger and the advice after each step, where the player wants
// that always.
func (p *Plain) coached() {
	c, t := p.desk.Coach, p.s.Game.Table()
	if c.Mode() != CoachAlways || !c.Helps() || t.State.Over() {
		return
	}
	p.coachFailed()
	if d, ok := c.Danger(p.s.Game); ok {
		p.Print("%s", p.DangerShort(d, true))
	}
	if done, solving := c.Solving(); solving {
		p.Print("%s", p.SolvingLine(done))
		return
	}
	if c.Ready() {
		p.counselled()
	}
}

// danger prints the danger ahead.
func (p *Plain) danger() {
	if !p.coachOn() {
		return
	}
	d, ok := p.desk.Coach.Danger(p.s.Game)
	if !ok {
		p.fault(rules.Refuse("", "coach.danger.none"))
		return
	}
	for _, l := range p.DangerLines(&p.s.Game.Table().State, d) {
		p.Print("%s", l)
	}
}

// review prints the look back on the game.
func (p *Plain) review() {
	if !p.coachOn() {
		return
	}
	if len(p.s.Game.History()) == 0 {
		p.fault(rules.Refuse("", "coach.review.early"))
		return
	}
	if !p.solved() {
		return
	}
	report := p.lookBack()
	if report == nil {
		return
	}
	for _, l := range p.Review(report, p.columns(), false) {
		p.Print("%s", l)
	}
}

// lookBack waits for the look back on the game; nil where there is none.
func (p *Plain) lookBack() *review.Report {
	for {
		report, done, err := p.desk.Coach.Review(p.s.Game)
		if err != nil {
			p.fault(rules.Refuse("", "coach.failed.short", rules.Because("why", err)))
		}
		if done {
			return report
		}
		<-p.desk.Coach.Woken()
	}
}

// usualColumns is how wide a picture is where no terminal says it.
const usualColumns = 80

// columns is how wide the player's lines are.
func (p *Plain) columns() int {
	if p.Width != nil {
		if w := p.Width(); w > 1 {
			return w - 1 // the last column stays free for the cursor
		}
	}
	return usualColumns
}

// coachMode changes how much of the coach is shown, or says how much it is.
func (p *Plain) coachMode(word string) {
	c := p.desk.Coach
	m, ok := ParseCoachMode(word)
	switch {
	case c == nil:
		p.fault(rules.Refuse("", "coach.missing"))
		return
	case word == "":
		p.Print("%s", p.CoachSet(c.Mode()))
		return
	case !ok:
		p.fault(rules.Refuse("", "coach.unknown", rules.Text("word", word)))
		return
	}
	if err := c.SetMode(m); err != nil {
		p.fault(rules.Refuse("", "coach.not-kept", rules.Text("mode", p.CoachMode(m)), rules.Because("why", err)))
	}
	p.Print("%s", p.CoachSet(m))
	p.coachFollows()
	p.coached()
}
