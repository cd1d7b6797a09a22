package tokyo

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// This file plays what follows an event without anybody's choice: a card that was told to ask no more says no, a
// new card stays unnamed, and a turn ends in which nothing more can be done, or in which the player wants to do
// nothing more.

// wanted is what the players have told the program about asking and ending turns. It is no part of the game's
// log and lasts as long as the game is open.
type wanted struct {
	silent  []silence // the cards that ask no more until they are called
	through int16     // the number of the turn that ends without buying; 0 for none
}

// silence is a card that does not ask its owner until it is called.
type silence struct {
	seat tokyo.Seat
	asks tokyo.QuestionID
	card tokyo.CardID
}

// told is a move with something that the player tells the program. Move may be nil.
type told struct {
	companion.Move
	say func()
}

// Lines implements companion.Move.
func (m *told) Lines() []string {
	if m.Move == nil {
		return nil
	}
	return m.Move.Lines()
}

// Do implements companion.Game.
func (g *Game) Do(m companion.Move) (companion.News, error) {
	before := g.wanted
	if own, ok := m.(*told); ok {
		if own.say(); own.Move == nil {
			return companion.News{}, nil
		}
		m = own.Move
	} else if events := g.Events(m); len(events) > 0 && events[0].Kind != tokyo.Answered {
		g.wanted.through = 0
	}
	news, err := g.Base.Do(m)
	if err != nil {
		g.wanted = before
	}
	return news, err
}

// Undo implements companion.Log. If a turn ended by itself, undo takes back its end together with the move that
// brought it about, and names that move.
func (g *Game) Undo() (string, error) {
	g.wanted.through = 0
	h := g.Session.Game.History()
	itself := len(h) > 1 && g.cameOfItself(&h[len(h)-2], h[len(h)-1:])
	what, err := g.Base.Undo()
	if err == nil && itself {
		if did, failed := g.Base.Undo(); failed == nil {
			what = did
		}
	}
	return what, err
}

// Redo implements companion.Log. If a turn ended by itself, redo brings back its end together with the move
// that brought it about.
func (g *Game) Redo() (string, error) {
	g.wanted.through = 0
	what, err := g.Base.Redo()
	if h := g.Session.Game.History(); err == nil && len(h) > 0 && g.cameOfItself(&h[len(h)-1], g.Session.Game.Next()) {
		_, _ = g.Base.Redo() // what cannot be written is said with the next step
	}
	return what, err
}

// cameOfItself says whether the entries behind one are the end of a turn that nobody had to ask for, because
// nothing could be done in its buy step.
func (g *Game) cameOfItself(after *logEntry, next []logEntry) bool {
	if len(next) != 1 || len(next[0].Items) != 1 || next[0].Items[0].Kind != tokyo.Passed || g.tell.Class(&after.Items[0]) >= rules.CorrectionLine {
		return false
	}
	v := g.tell.at(next[0].Before)
	return v.endsItself(next[0].Before)
}

// move makes a move of an event, and of what follows it without anybody's choice.
func (g *Game) move(ev tokyo.Event) companion.Move { return g.Move(g.onward(ev, &g.wanted)...) }

// mostFollowing is how many events follow one by themselves at most.
const mostFollowing = 12

// onward is an event with all that follows it without anybody's choice. An event that is refused stands alone:
// when it is played, the rules say why.
func (g *Game) onward(ev tokyo.Event, want *wanted) []tokyo.Event {
	v, now := g.speak(), g.Now()
	out := []tokyo.Event{ev}
	before, items := *now, []tokyo.Event{ev}
	if h := g.Session.Game.History(); now.Asking {
		before, items = *h[len(h)-1].Before, append(slices.Clip(slices.Clone(h[len(h)-1].Items)), ev)
	}
	for len(out) <= mostFollowing {
		after, err := v.Rules.Run(&before, items)
		if err != nil {
			return out
		}
		next, ok := v.follows(&after, want)
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

// follows is the event that follows at a table without anybody's choice. A silent card says no; a new card stays
// unnamed, where nobody may buy it at once (14.1); and a turn ends where nothing can be done in its buy step,
// where the player wants nothing there, or where the last Monster wins with it.
func (v *Phrases) follows(t *tokyo.Table, want *wanted) (next tokyo.Event, ok bool) {
	q, asked := t.Open()
	switch {
	case asked && q.No && want.silences(&q):
		return answered(tokyo.No), true
	case q.MayStayUnnamed() && !v.Rules.Watched(&t.State):
		return unnamed(), true
	case v.endsItself(t), !asked && v.quiet(t) && t.State.Turn.Number == want.through:
		return said(tokyo.Passed), true
	}
	return next, false
}

// silences says whether a question is one that waits until it is called.
func (w *wanted) silences(q *tokyo.Question) bool {
	return slices.ContainsFunc(w.silent, func(s silence) bool { return s.seat == q.Seat && s.asks == q.ID })
}

// idle says whether nobody can do anything in a buy step.
func (v *Phrases) idle(t *tokyo.Table) bool {
	options := v.Rules.Options(&t.State, nil)
	return len(options) == 1 && options[0].Kind == tokyo.Passed && len(v.unnamedSlots(&t.State)) == 0
}

// endsItself says whether a turn at its buy step ends without anybody's word: nobody can do anything in it, or
// it is the turn of the last Monster, who wins with it (11.3).
func (v *Phrases) endsItself(t *tokyo.Table) bool {
	if t.State.Turn.Phase == tokyo.PhaseBuy && t.State.Living() == 1 {
		winner, ends := v.wins(t)
		return ends && winner != tokyo.NoSeat
	}
	_, asked := t.Open()
	return !asked && v.quiet(t) && v.idle(t)
}

// quiet says whether a turn is at its buy step, and its end brings nothing that the players should see coming:
// the game does not end, no Monster falls, nobody is asked.
func (v *Phrases) quiet(t *tokyo.Table) bool {
	s := &t.State
	if s.Turn.Phase != tokyo.PhaseBuy || v.Warning(s) != "" {
		return false
	}
	after, err := v.Rules.Run(t, []tokyo.Event{said(tokyo.Passed)})
	return err == nil && !after.Asking && !after.State.Over() && after.State.Living() == s.Living()
}

// wins says whether the game ends with this turn, as the table stands, and for whom:
// NoSeat where several share it or nobody is left.
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

// silentKey is the key that tells a card to wait until it is called.
const silentKey = "k"

// throughKey is the key that resolves the dice and buys nothing.
const throughKey = "0"

// sayings are the choices that also tell the program something: a turn without buying, a card that is to wait
// until it is called, and the call.
func (g *Game) sayings(v *Phrases, t *tokyo.Table) []companion.Play {
	var out []companion.Play
	q, asked := t.Open()
	switch {
	case asked && q.No && questions[q.ID].repeated:
		want := g.wanted
		want.silent = append(slices.Clip(want.silent), silence{q.Seat, q.ID, q.Card})
		out = append(out, companion.Play{Choice: companion.Choice{Shortcut: silentKey, Answer: true, Prompted: true,
			Text: v.Say("tokyo.choice.silent", rules.Text("card", v.speaker(&q))), Short: v.Say("tokyo.short.silent")},
			Move: &told{g.Move(g.onward(answered(tokyo.No), &want)...), func() { g.wanted = want }}})
	case !asked && t.State.Turn.Phase == tokyo.PhaseResolve:
		want := g.wanted
		want.through = t.State.Turn.Number
		through := g.onward(said(tokyo.ResolvedAll), &want)
		if enter := g.onward(said(tokyo.ResolvedAll), &g.wanted); enter[len(enter)-1].Kind == tokyo.Passed {
			break // Enter ends the turn as well
		}
		out = append(out, companion.Play{Choice: companion.Choice{Shortcut: throughKey, Hint: v.Say("tokyo.hint.through"), Prompted: true, Text: v.Say("tokyo.choice.through")},
			Move: &told{g.Move(through...), func() { g.wanted = want }}})
	}
	for i, s := range g.wanted.silent {
		if t.Asking || !t.State.Alive(s.seat) || t.State.Over() {
			continue
		}
		card := v.speaker(&tokyo.Question{ID: s.asks, Card: s.card})
		out = append(out, companion.Play{Choice: companion.Choice{Prompted: true, Text: v.Say("tokyo.choice.call", who("who", s.seat), rules.Text("card", card)),
			Hint: v.Say("tokyo.hint.call", rules.Text("card", card))},
			Move: &told{nil, func() { g.call(i) }}})
	}
	return out
}

// call lets a silent card ask again. If the card has just said no by itself, that is taken back, and it asks
// now.
func (g *Game) call(i int) {
	s := g.wanted.silent[i]
	g.wanted.silent = slices.Delete(slices.Clone(g.wanted.silent), i, i+1)
	g.wanted.through = 0
	h := g.Session.Game.History()
	for n := len(h) - 1; n >= 0; n-- {
		e := &h[n]
		for at := range e.Items {
			q := e.Before.Question
			if at > 0 {
				t, err := g.tell.Run(e.Before, e.Items[:at])
				if err != nil {
					return
				}
				q = t.Question
			}
			if q.ID == s.asks && q.Seat == s.seat && e.Items[at].Answer == tokyo.No {
				g.backTo(n, at)
				return
			}
		}
		if e.Items[0].Kind != tokyo.Answered || e.Items[0].Answer != tokyo.No { // something else has followed
			return
		}
	}
}

// backTo takes back everything from one item of a log entry on. If the log refuses, the table stays as it is,
// and the card asks the next time.
func (g *Game) backTo(n, at int) {
	again := slices.Clone(g.Session.Game.History()[n].Items[:at])
	for len(g.Session.Game.History()) > n {
		if _, err := g.Base.Undo(); err != nil {
			return
		}
	}
	if len(again) > 0 {
		_ = g.Session.Do(again...) // it has been played before
	}
	g.Follow()
}
