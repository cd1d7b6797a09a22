package tokyo

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
	"kingoftokyo/tracker"
)

// This file plays what follows an event without anybody's choice: a card that was told to stop asking says no, a
// new card stays unnamed, and a turn ends if nothing more can be done in it, or if the player wants to do nothing
// more.

// wanted is what the players have told kot about asking and ending turns. It is not part of the game's
// log, and lasts as long as the game is open.
type wanted struct {
	silent  []silence // the cards that do not ask until they are called
	through int16     // the number of the turn that ends without buying; 0 for none
	since   int       // how many lines the log had before the player chose to end that turn
}

// silence is a card that does not ask its owner until it is called.
type silence struct {
	seat tokyo.Seat
	asks tokyo.QuestionID
	card tokyo.CardID
	// since is how many lines the log had before the player silenced the card: undo takes that back as well, and redo
	// brings it back.
	since int
}

// saying is a move with something that the player tells kot. Move may be nil.
type saying struct {
	companion.Move
	say func()
}

// Lines implements companion.Move.
func (m *saying) Lines() []string {
	if m.Move == nil {
		return nil
	}
	return m.Move.Lines()
}

// Do implements companion.Game.
func (g *Game) Do(m companion.Move) (companion.News, error) {
	before := g.wanted
	g.wanted = g.want()
	if own, ok := m.(*saying); ok {
		if own.say(); own.Move == nil {
			return companion.News{}, nil
		}
		m = own.Move
	} else if events := g.Events(m); len(events) > 0 && events[0].Kind != tokyo.Answered {
		g.wanted.through = 0
	}
	q, _ := g.Now().Open()
	standing := g.Still(m, q.FromTable())
	news, err := g.Base.Do(m)
	if err != nil {
		g.wanted = before
		return news, err
	}
	err = g.GoOn(&news, standing, func(ev tokyo.Event) bool { return ev.Kind == tokyo.ResolvedAll }, nil)
	return news, err
}

// passes is tracker.Passes: a card that was told to stop asking has said no, a card stayed unnamed, a turn ended, kot decided.
// It is false after a correction, because the players have then seen the table.
func (g *Game) passes(last *logEntry, next *tokyo.Event) bool {
	if next.ByKot {
		return true
	}
	if g.tell.Class(&last.Items[len(last.Items)-1]) >= rules.CorrectionLine {
		return false
	}
	want := g.wanted.at(last.Lines())
	ev, ok := g.tell.at(last.After).follows(last.Before, last.After, &want)
	return ok && g.tell.Write(&ev) == g.tell.Write(next)
}

// want returns what the players have told kot, as it applies now.
func (g *Game) want() wanted { return g.wanted.at(g.Session.Game.Lines()) }

// at returns what the players had told kot when the log had n lines.
func (w *wanted) at(n int) wanted {
	out := *w
	out.silent = slices.DeleteFunc(slices.Clone(w.silent), func(s silence) bool { return s.since >= n })
	if out.since >= n {
		out.through = 0
	}
	return out
}

// move makes a move of an event and what follows it without anybody's choice.
func (g *Game) move(ev tokyo.Event) companion.Move {
	want := g.want()
	return g.Move(g.onward(ev, &want)...)
}

// mostFollowing is how many events may follow another by themselves.
const mostFollowing = 12

// onward returns an event with everything that follows it without anybody's choice. Nothing follows an event that
// is refused: when it is played, the rules say why.
func (g *Game) onward(ev tokyo.Event, want *wanted) []tokyo.Event {
	before, items := *g.Now(), []tokyo.Event{ev}
	if last := g.Session.Game.Latest(); before.Asking {
		before, items = *last.Before, append(slices.Clip(slices.Clone(last.Items)), ev)
	}
	return g.speak().onward(before, items, want)
}

// onward returns the last of the items played at a table, and everything that follows it.
func (v *Phrases) onward(before tokyo.Table, items []tokyo.Event, want *wanted) []tokyo.Event {
	out := []tokyo.Event{items[len(items)-1]}
	for len(out) <= mostFollowing {
		after, err := v.Rules.Run(&before, items)
		if err != nil {
			return out
		}
		next, ok := v.follows(&before, &after, want)
		switch {
		case !ok:
			return out
		case after.Asking:
			items = append(items, next)
		default:
			before, items = after, []tokyo.Event{next}
		}
		out = append(out, next)
	}
	return out
}

// follows returns the event that follows at a table without anybody's choice. A silent card says no. A new card stays
// unnamed if nobody may buy it at once (14.1). A turn ends when its buy step begins if nothing can be done in it, if the
// player wants nothing in it, or if the last Monster wins with it. Dice never resolve by themselves, and a buy step that
// people have been in ends only when they say so. before is the table before the event that led to this one.
func (v *Phrases) follows(before, t *tokyo.Table, want *wanted) (next tokyo.Event, ok bool) {
	q, asked := t.Open()
	switch {
	case !asked && kotPlays(t, t.State.Turn.Active): // kot decides that
		return next, false
	case asked && q.No && want.silences(&q):
		return answered(tokyo.No), true
	case q.MayStayUnnamed() && !v.Rules.Watched(&t.State):
		return unnamed(), true
	case v.lastWins(t),
		!asked && v.quiet(t, want) && (t.State.Turn.Number == want.through ||
			before.State.Turn.Phase != tokyo.PhaseBuy && v.shopEmpty(t)):
		return said(tokyo.Passed), true
	}
	return next, false
}

// silences reports whether the card that asks a question is silent.
func (w *wanted) silences(q *tokyo.Question) bool {
	return slices.ContainsFunc(w.silent, func(s silence) bool { return s.seat == q.Seat && s.asks == q.ID })
}

// shopEmpty reports whether nobody can do anything in a buy step. An unnamed card that could only be the one that costs nothing does
// not hold up a turn.
func (v *Phrases) shopEmpty(t *tokyo.Table) bool {
	s, options := &t.State, v.Rules.Options(&t.State, nil)
	costs := func(id tokyo.CardID) bool { return v.Rules.Price(s, s.Turn.Active, id) > 0 }
	return len(options) == 1 && options[0].Kind == tokyo.Passed &&
		(len(v.unnamedSlots(s)) == 0 || !slices.ContainsFunc(v.payable(s), costs))
}

// lastWins reports whether the last Monster is at the buy step of its turn, and wins when the turn ends (11.3).
func (v *Phrases) lastWins(t *tokyo.Table) bool {
	if t.State.Turn.Phase != tokyo.PhaseBuy || t.State.Living() > 1 {
		return false
	}
	winner, ends := v.wins(t)
	return ends && winner != tokyo.NoSeat
}

// quiet reports whether a turn is at its buy step, and its end brings nothing that the players should see coming:
// the game does not end, no Monster falls, only silent cards ask.
func (v *Phrases) quiet(t *tokyo.Table, want *wanted) bool {
	s := &t.State
	if s.Turn.Phase != tokyo.PhaseBuy || t.Asking || v.Warning(s) != "" {
		return false
	}
	items := []tokyo.Event{said(tokyo.Passed)}
	after, err := v.Rules.Run(t, items)
	for err == nil && after.Asking && after.Question.No && want.silences(&after.Question) && len(items) < mostFollowing {
		items = append(items, answered(tokyo.No))
		after, err = v.Rules.Run(t, items)
	}
	return err == nil && !after.Asking && !after.State.Over() && after.State.Living() == s.Living()
}

// wins reports whether the game ends with this turn from the present table, and who wins:
// NoSeat if several share the win or nobody is left.
func (v *Phrases) wins(t *tokyo.Table) (who tokyo.Seat, ends bool) {
	if t.State.Turn.Phase != tokyo.PhaseBuy || t.Asking {
		return tokyo.NoSeat, false
	}
	after, err := v.Rules.Run(t, []tokyo.Event{said(tokyo.Passed)})
	if err != nil || !after.State.Over() {
		return tokyo.NoSeat, false
	}
	return after.State.Winner, true
}

const (
	silentKey  = "k" // tells a card to wait until it is called
	throughKey = "0" // resolves the dice and buys nothing
)

// sayings returns the choices that also tell kot something: to end the turn without buying, to silence a card
// until it is called, and to call it.
func (g *Game) sayings(v *Phrases, t *tokyo.Table) []companion.Play {
	var out []companion.Play
	q, asked := t.Open()
	since, wanted := g.Session.Game.Lines(), g.want()
	switch {
	case asked && q.No && questions[q.ID].repeated:
		want := wanted
		want.silent = append(slices.Clip(want.silent), silence{q.Seat, q.ID, q.Card, since})
		out = append(out, companion.Play{Choice: companion.Choice{Shortcut: silentKey, Answer: true, Prompted: true,
			Text: v.Say("tokyo.choice.silent", rules.Text("card", v.speaker(&q))), Short: v.Say("tokyo.short.silent")},
			Move: &saying{g.Move(g.onward(answered(tokyo.No), &want)...), func() { g.wanted = want }}})
	case !asked && t.State.Turn.Phase == tokyo.PhaseResolve && !kotPlays(t, t.State.Turn.Active):
		want := wanted
		want.through, want.since = t.State.Turn.Number, since
		through := g.onward(said(tokyo.ResolvedAll), &want)
		enter := g.onward(said(tokyo.ResolvedAll), &wanted)
		after, err := v.declined(t)
		if enter[len(enter)-1].Kind == tokyo.Passed || err == nil && !after.Asking && v.shopEmpty(&after) {
			break // there is no shop
		}
		prompt := v.Say("tokyo.prompt.through")
		if resolved, ok := v.resolved(t); ok && !resolved.Asking {
			_, steps := v.untilNext(&resolved, passed)
			if out := slices.IndexFunc(steps, func(st tokyo.Step) bool { return st.Verb == tokyo.StepOut }); out >= 0 {
				prompt = v.Say("tokyo.prompt.through.out", rules.Text("out", v.Say("beat.end.out", who("who", steps[out].Seat))))
			}
		}
		out = append(out, companion.Play{Choice: companion.Choice{Shortcut: throughKey, Prompted: true,
			Text: v.Say("tokyo.choice.through"), Prompt: prompt},
			Move: &saying{g.Move(through...), func() { g.wanted = want }}})
	}
	out = append(out, g.leavings(v, t, since)...)
	for _, s := range wanted.silent {
		if t.Asking || t.State.Over() || !t.State.Alive(s.seat) {
			continue
		}
		seat, card := who("who", s.seat), rules.Text("card", v.speaker(&tokyo.Question{ID: s.asks, Card: s.card}))
		hint := ""
		if _, _, now := g.saidNo(s); now { // otherwise nothing happens until it asks the next time
			key := "tokyo.hint.call"
			if s.seat == t.State.Turn.Active {
				key += ".own"
			}
			hint = v.Say(key, seat, card)
		}
		out = append(out, companion.Play{
			Choice: companion.Choice{Prompted: true, Text: v.Say("tokyo.choice.call", seat, card), Hint: hint},
			Move:   &saying{nil, func() { g.call(s) }}})
	}
	return out
}

// call lets a silent card ask again. If the card has just said no by itself, call undoes that, and the card asks
// now.
func (g *Game) call(s silence) {
	g.wanted.silent = slices.DeleteFunc(slices.Clone(g.wanted.silent), func(other silence) bool { return other == s })
	g.wanted.through = 0
	if e, at, ok := g.saidNo(s); ok {
		g.backTo(e, at)
	}
}

// saidNo returns where a silent card has just said no: the entry of the log, and its item.
func (g *Game) saidNo(s silence) (entry *logEntry, item int, ok bool) {
	for e := g.Session.Game.Latest(); e != nil; e = e.Previous() {
		for at := range e.Items {
			q := e.Before.Question
			if at > 0 {
				t, _ := g.tell.Run(e.Before, e.Items[:at]) // the log has played them
				q = t.Question
			}
			if q.ID == s.asks && q.Seat == s.seat && e.Items[at].Answer == tokyo.No {
				return e, at, true
			}
		}
		if e.Items[0].Kind != tokyo.Answered || e.Items[0].Answer != tokyo.No { // something else has followed
			break
		}
	}
	return nil, 0, false
}

// backTo undoes everything from one item of a log entry on. If the log refuses, the table stays as it is, and the
// card asks the next time.
func (g *Game) backTo(e *logEntry, at int) {
	again := slices.Clone(e.Items[:at])
	_ = g.Session.Game.Atomic(func(d *tracker.Game[tokyo.Table, tokyo.Event]) error {
		for d.Steps() >= e.Number() {
			if _, err := d.Undo(); err != nil {
				return err
			}
		}
		for _, e := range again {
			if err := d.Do(e); err != nil {
				return err
			}
		}
		return nil
	})
	g.Follow()
}
