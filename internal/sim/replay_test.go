package sim_test

import (
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/internal/sim"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// replay writes a game down as lines while it is played, and reads every line
// back at once.
type replay struct {
	t     *testing.T
	r     *duel.Rules
	set   duel.Setup
	table duel.Table // folded from the lines
	said  []duel.Event
	lines []string
	log   *tracker.Game[duel.Table, duel.Event]
	file  memory
}

// memory is an Appender that keeps the lines.
type memory []string

// Append keeps them.
func (m *memory) Append(lines ...string) error {
	*m = append(*m, lines...)
	return nil
}

func newReplay(t *testing.T, r *duel.Rules, set *duel.Setup, s *duel.State) *replay {
	t.Helper()
	rp := &replay{t: t, r: r, set: *set}
	rp.log = tracker.New(duel.Log{Rules: r}, &rp.file)
	rp.set.Row = s.Row
	lines := rp.set.Lines(r)
	for side := range s.Sides { // what was dealt is said as a correction
		for _, id := range s.Sides[side].Cards() {
			lines = append(lines, r.Write(&duel.Event{Kind: duel.GiveCard, Side: duel.Side(side), Card: id}))
		}
	}
	lines = append(lines, r.Write(&duel.Event{Kind: duel.SetNumber, Field: duel.DeckField, N: int16(s.Deck)}))
	table, err := dueltest.Fold(r, nil, strings.Join(lines, ";"))
	if err != nil {
		t.Fatal(err)
	}
	if rp.table = table; table.State != *s {
		t.Fatalf("set-up and corrections fold to another table\n%s", strings.Join(lines, "\n"))
	}
	for _, l := range lines {
		if err := rp.log.DoLine(l); err != nil {
			t.Fatal(err)
		}
	}
	return rp
}

// heard notes an answer on the way of an event.
func (rp *replay) heard(_ *duel.State, q *duel.Question, a duel.Answer) {
	rp.said = append(rp.said, duel.Event{Kind: duel.Answered, Answer: a, Reveal: q.ID == duel.AskReveal && len(rp.lines)%2 == 0})
}

// watch writes an event with its answers, reads it back onto the folded table,
// and compares.
func (rp *replay) watch(_ *duel.State, ev *duel.Event, after *duel.State) {
	lines := []string{rp.r.Write(ev)}
	for i := range rp.said {
		lines = append(lines, rp.r.Write(&rp.said[i]))
	}
	rp.said = rp.said[:0]
	rp.lines = append(rp.lines, lines...)
	next, err := dueltest.Fold(rp.r, &rp.table, strings.Join(lines, ";"))
	if err != nil || next.Asking || next.State != *after {
		rp.t.Fatalf("%s: folds to another table (%v)", strings.Join(lines, "; "), err)
	}
	ended := next.State.Turn.Number != rp.table.State.Turn.Number
	rp.table = next
	for _, l := range lines {
		if err := rp.log.DoLine(l); err != nil {
			rp.t.Fatalf("%s: %v", l, err)
		}
	}
	if ended {
		rp.alone(after)
	}
	rp.described(after)
}

// fresh is the game right after its set-up, with a table line.
func (rp *replay) fresh(more ...string) duel.State {
	lines := append(rp.set.Lines(rp.r), more...)
	table, err := dueltest.Fold(rp.r, nil, strings.Join(lines, ";"))
	if err != nil {
		rp.t.Fatalf("%s: %v", strings.Join(more, "; "), err)
	}
	return table.State
}

// alone goes on from nothing but the line that closes a turn: the same table.
func (rp *replay) alone(s *duel.State) {
	if have := rp.fresh(rp.r.Checkpoint(s)); have != *s {
		rp.t.Fatalf("the table line alone is another table: %s", rp.r.Checkpoint(s))
	}
}

// described says a table by corrections alone, at any moment. What is left out is
// what a keep line says.
func (rp *replay) described(s *duel.State) {
	t, more := &s.Turn, []string(nil)
	if s.Over() {
		return
	}
	say := func(ev duel.Event) { more = append(more, rp.r.Write(&ev)) }
	more = append(more, rp.r.Checkpoint(s))
	say(duel.Event{Kind: duel.SetDice, Roll: t.Dice})
	say(duel.Event{Kind: duel.SetRolls, N: int16(t.Rolls)})
	say(duel.Event{Kind: duel.SetNumber, Field: duel.WhiteField, N: int16(t.White)})
	say(duel.Event{Kind: duel.SetChosen, Symbol: t.Chosen})
	say(duel.Event{Kind: duel.SetAdded, Roll: t.Added})
	done := duel.Event{Kind: duel.SetDone}
	for f := range done.Roll {
		done.Roll[f] = int8(t.Done >> f & 1)
	}
	say(done)
	stoppable, _ := rp.r.Box.Card("unstoppable")
	for id := t.Used.Next(duel.NoCard); id != duel.NoCard; id = t.Used.Next(id) {
		ev := duel.Event{Kind: duel.SetUsed, Card: id}
		if id == stoppable && t.Safe[duel.Rival] {
			ev.Side = duel.Rival
		}
		if id == stoppable {
			ev.N = 1
		}
		say(ev)
		if id == stoppable && t.Safe == [2]bool{true, true} { // it went to the other side and spoke again
			say(duel.Event{Kind: duel.SetUsed, Card: id, N: 1})
		}
	}
	for field, n := range map[duel.Field]int16{duel.ClawsField: t.Claws, duel.PowersField: int16(t.Powers), duel.BoughtField: map[bool]int16{true: 1}[t.Bought]} {
		say(duel.Event{Kind: duel.SetNumber, Field: field, N: n})
	}
	stopped := duel.Event{Kind: duel.SetKingStops}
	for track, is := range t.Stopped {
		if is {
			stopped.Roll[duel.Track(track).Face()] = 1
		}
	}
	say(stopped)
	for side := range s.Sides {
		say(duel.Event{Kind: duel.SetTaken, Side: duel.Side(side), N: int16(s.Sides[side].Taken)})
		say(duel.Event{Kind: duel.SetNumber, Side: duel.Side(side), Field: duel.HurtField, N: t.HeartsLost[side]})
		say(duel.Event{Kind: duel.SetDominated, Side: duel.Side(side), N: int16(s.Sides[side].Dominated)})
	}
	want := *s
	want.Turn.Kept, want.Turn.Said = rules.Roll{}, false
	if have := rp.fresh(more...); have != want {
		rp.t.Fatalf("described by corrections it is another table:\n%s\n%+v\n%+v", strings.Join(more, "\n"), have, want)
	}
}

// A game of any cards that is written down folds back to every table it went
// through; the whole file folds without a word of doubt; from the line that closes
// a turn it goes on as if nothing else had been written; and the table of any
// moment can be said by corrections.
func TestReplay(t *testing.T) {
	r := dueltest.Rules(t)
	for name, policy := range map[string]sim.Policy{"random": sim.Random{}, "greedy": sim.Greedy{}} {
		p := sim.NewPlayer(r, policy, 55)
		for n := range often.Times(20, 75) {
			set := deal(n)
			s := dealt(p, n)
			rp := newReplay(t, r, &set, &s)
			p.Heard, p.Watch = rp.heard, rp.watch
			if err := p.Continue(&s, 2000); err != nil {
				t.Fatalf("%s, game %d: %v", name, n, err)
			}
			rp.whole(&s)
		}
	}
}

// whole folds the file the log has written: the same table, and every checkpoint
// agrees.
func (rp *replay) whole(s *duel.State) {
	if have := rp.log.Table().State; have != *s {
		rp.t.Fatal("the log ends with another table")
	}
	again := tracker.New(duel.Log{Rules: rp.r}, nil)
	for i, l := range rp.file {
		if note, err := again.Fold(l); err != nil || note != nil {
			rp.t.Fatalf("line %d, %s: %v %v", i+1, l, note, err)
		}
	}
	if again.Table().State != *s {
		rp.t.Fatal("the file folds to another table")
	}
}
