package tokyo

import (
	"cmp"
	"slices"
	"strings"

	"kingoftokyo/coach/seats"
	"kingoftokyo/companion"
	"kingoftokyo/companion/console"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// This file is the coach of people: what kot would do in their place, playing as well as it can, the chance to win of each of their
// options, and what staying in Tokyo may cost.

// coachAlways is the word of the setting for a coach that always advises.
const coachAlways = "always"

// adviser is the hand that plays in place of a person.
var adviser = rules.Hand{Kot: true, Strength: rules.Hard}

// decides returns the person who must now decide something that the coach can advise on. ok is false if there is none.
func (g *Game) decides(t *tokyo.Table) (seat tokyo.Seat, ok bool) {
	seat, ok = chooses(g.tell.Rules, t)
	return seat, ok && g.Ready() == nil && !g.ReadOnly()
}

// chooses returns the person who must decide something at a table: an answer, a purchase, the dice to keep. ok is false if it is kot, or
// if the table shows what comes.
func chooses(r *tokyo.Rules, t *tokyo.Table) (seat tokyo.Seat, ok bool) {
	seat = t.State.Turn.Active
	q, asked := t.Open()
	switch shop := t.State.Turn.Phase == tokyo.PhaseBuy && !t.Asking; {
	case t.State.Over():
	case asked && !(shop && q.Beside()):
		seat, ok = q.Seat, !q.FromTable()
	case t.State.Turn.Phase == tokyo.PhaseRoll:
		ok = r.DiceCount(&t.State, seat) > 0
	default:
		ok = shop
	}
	return seat, ok && !kotPlays(t, seat)
}

// advises reports whether the coach shows its advice on the present table.
func (g *Game) advises(t *tokyo.Table) bool {
	_, ok := g.decides(t)
	return ok && (g.coachMode() == coachAlways || g.advised == t)
}

// Advise implements companion.Adviser.
func (g *Game) Advise() (said string, err error) {
	t := g.Now()
	switch _, ok := g.decides(t); {
	case g.coachMode() == coachOff:
		return "", rules.Refuse("", "coach.off")
	case !ok && t.State.Turn.Phase == tokyo.PhaseResolve && !t.Asking && !kotPlays(t, t.State.Turn.Active):
		return "", rules.Refuse("", "tokyo.coach.rolled")
	case !ok:
		return "", rules.Refuse("", "tokyo.coach.nothing")
	case g.advised == t:
		g.advised = nil
	default:
		g.advised = t
	}
	return "", nil
}

// counsel returns what the coach says about the present table.
func (g *Game) counsel(v *Phrases, t *tokyo.Table) (out companion.Coach) {
	seat, ok := g.decides(t)
	if out.Advises = ok && g.coachMode() != coachOff && t.Setup.HasKot(); !g.advises(t) { // without kot, only the help lists the key
		return out
	}
	out.Advises = true
	list := g.now(v, t)
	slices.SortStableFunc(list, func(a, b option) int { return cmp.Compare(b.Chance, a.Chance) })
	if len(list) == 0 {
		return out
	}
	best := list[0].Chance
	out.Chance = v.Say("tokyo.coach.wins", who("who", seat), rules.Text("p", v.Percent(best)))
	_, asked := t.Open()
	if !asked { // at a question, each answer has its own chance
		out.Brief = v.Say("tokyo.coach.brief", who("who", seat), rules.Text("p", v.Percent(best)))
	}
	if t.State.Turn.Phase == tokyo.PhaseRoll && !t.Asking {
		out.Note = v.Say("tokyo.coach.rolls")
	}
	for i, o := range list {
		k := companion.Counsel{What: o.what, Chance: v.Percent(o.Chance)}
		switch {
		case asked:
			k.Chance = v.ToWin(o.Chance)
		case i > 0:
			k.Chance = v.Say("tokyo.coach.less", rules.Text("p", v.Percents(v.Figure(100*(best-o.Chance), 0))))
		}
		if len(list) > 1 {
			out.Keeps = append(out.Keeps, k)
		}
	}
	return out
}

// option is something that a person may do, in words.
type option struct {
	seats.Option
	what string
}

// options returns what may be done at the table after the first items of a log entry; it uses e only if a question has
// stopped that entry.
func (g *Game) options(v *Phrases, t *tokyo.Table, e *logEntry, items int) (out []option) {
	p := g.player(adviser)
	q, asked := t.Open()
	if asked && !(t.State.Turn.Phase == tokyo.PhaseBuy && q.Beside()) {
		before, ev, so := &t.State, answered(tokyo.No), []tokyo.Answer(nil) // for a question between events: the table and an answer
		if t.Asking {
			before, ev, so = &e.Before.State, e.Items[0], answersIn(e.Items[1:items])
		}
		for _, o := range p.Answers(before, &ev, so, &t.State, &q) {
			out = append(out, option{o, v.choiceOf(t, &q, o.Answer)})
		}
		return out
	}
	for _, o := range p.Options(&t.State) {
		out = append(out, option{o, v.deed(&t.State, &o.Event)})
	}
	return out
}

// now returns the options at the present table.
func (g *Game) now(v *Phrases, t *tokyo.Table) []option {
	e := g.Session.Game.Latest()
	if e == nil {
		return g.options(v, t, nil, 0)
	}
	return g.options(v, t, e, len(e.Items))
}

// answerOdds returns a function that says what the coach sees in each answer to the open question: the chance to win, and whether no
// other answer is better; nothing if the coach does not advise.
func (g *Game) answerOdds(v *Phrases, t *tokyo.Table) func(tokyo.Answer) (said string, best bool) {
	var list []option
	if q, asked := t.Open(); asked && !(t.State.Turn.Phase == tokyo.PhaseBuy && q.Beside()) && g.advises(t) {
		list = g.now(v, t)
	}
	return func(a tokyo.Answer) (said string, best bool) {
		for _, o := range list {
			if o.Answer == a {
				better := func(other option) bool { return other.Chance > o.Chance }
				return v.ToWin(o.Chance), !slices.ContainsFunc(list, better)
			}
		}
		return "", false
	}
}

// choiceOf returns an answer in the words of its choice: "leave Tokyo City" instead of yes.
func (v *Phrases) choiceOf(t *tokyo.Table, q *tokyo.Question, a tokyo.Answer) string {
	for _, c := range v.questionChoices(t, q) {
		if c.Event.Kind == tokyo.Answered && c.Event.Answer == a {
			return c.Text
		}
	}
	return v.answerTo(q, a)
}

// answersIn returns the answers among lines.
func answersIn(items []tokyo.Event) (so []tokyo.Answer) {
	for i := range items {
		if items[i].Kind == tokyo.Answered {
			so = append(so, items[i].Answer)
		}
	}
	return so
}

// deed puts something that may be done when no question is open into a few words.
func (v *Phrases) deed(s *tokyo.State, ev *tokyo.Event) string {
	switch ev.Kind {
	case tokyo.Bought:
		return v.Say("tokyo.coach.buy", rules.Text("card", v.Card(s.Row[ev.Slot-1])))
	case tokyo.Took:
		return v.Say("tokyo.coach.buy", rules.Text("card", v.Card(ev.Card)))
	case tokyo.Used:
		return v.Say("tokyo.coach.use", rules.Text("card", v.Card(ev.Card)))
	case tokyo.Swept:
		return v.Say("tokyo.coach.sweep")
	case tokyo.Rolled:
		return v.Say("tokyo.coach.roll")
	}
	return v.Say("tokyo.coach.pass")
}

// lookBackWidth is how wide the look back is in plain mode.
const lookBackWidth = 79

// Answer implements companion.Game: the command that looks back on a game.
func (g *Game) Answer(cmd console.Command, c *console.Console, _ string) (known bool) {
	switch {
	case cmd != console.CmdReview || !g.Now().Setup.HasKot():
		return false
	case !g.Over():
		c.Fault(g.Words(), rules.Refuse("", "table.off.review"))
		return true
	}
	back, _ := g.LookBack() // it has no error
	for _, l := range text.Wrapped(strings.Join(back.Lines, "\n"), lookBackWidth) {
		c.Print("%s", l)
	}
	return true
}

// stay says in a sentence what staying in Tokyo may cost the player who is asked to leave it, until their next turn; "" at any
// other question, and with the coach off.
func (g *Game) stay(v *Phrases, t *tokyo.Table, q *tokyo.Question) string {
	if !seats.Asks(q) || g.coachMode() == coachOff {
		return ""
	}
	o, ok := g.outlook.Of(t.State, func() (seats.Outlook, bool) { return seats.Stay(v.Rules, t) })
	if !ok {
		return ""
	}
	return v.Stay(q.Seat, int(t.State.Seats[q.Seat].Hearts), o)
}

// The least chances that are mentioned: of falling, and of losing hearts.
const (
	leastFall = 0.005
	leastLost = 0.1
)

// Stay says what staying in Tokyo may cost a seat with this many hearts: the chance to fall or, if there is hardly one, the greatest loss
// of hearts that has a chance of one in ten.
func (v *Phrases) Stay(seat tokyo.Seat, hearts int, o *seats.Outlook) string {
	gain := v.Say("tokyo.stay.points", rules.Num("n", o.Points))
	if o.Energy > 0 {
		gain = v.Say("tokyo.stay.energy", rules.Num("n", o.Energy))
	}
	args := []rules.Arg{who("who", seat), rules.Num("turns", o.Turns), rules.Text("gain", gain)}
	lost := hearts - 1
	for lost > 1 && o.AtLeast(lost) < leastLost {
		lost--
	}
	switch {
	case o.Turns == 0:
		return v.Say("tokyo.stay.none", args...)
	case o.Falls >= leastFall || lost < 1:
		return v.Say("tokyo.stay.falls", append(args, rules.Text("p", v.Percent(o.Falls)))...)
	}
	return v.Say("tokyo.stay.lost", append(args, rules.Num("n", lost), rules.Text("p", v.Percent(o.AtLeast(lost))))...)
}

// coachOff is the word of the setting for a coach that says nothing.
const coachOff = "off"

// coachMode returns how much of the coach the player wants to see.
func (g *Game) coachMode() string { return g.box.desk.Settings.Get(settings.Coach) }

// NextCoach implements companion.Adviser.
func (g *Game) NextCoach() (said string, err error) {
	v, modes := g.speak(), settings.Named(settings.Coach)
	mode := modes.After(g.coachMode(), 1)
	word, means := v.Say("coach.mode."+mode), "tokyo.coach.on"
	if mode == coachOff {
		means = "tokyo.coach.off"
	}
	if failed := g.box.desk.Settings.Keep(settings.Coach, mode); failed != nil {
		err = rules.Refuse("", "coach.not-kept", rules.Text("mode", word), rules.Because("why", failed))
	}
	return v.Say("coach.set", rules.Text("mode", word), rules.ID(rules.ArgKey, "means", means)), err
}
