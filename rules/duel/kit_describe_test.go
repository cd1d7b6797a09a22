package duel_test

import (
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// describe returns correction lines that alone produce the table, at any moment. It omits what
// a keep line says.
func (b *box) describe(now *duel.Table) (lines []string, want compared) {
	s, t := &now.State, &now.State.Turn
	if s.Over() || now.Asking {
		return nil, want
	}
	say := func(ev duel.Event) { lines = append(lines, b.Write(&ev)) }
	lines = append(lines, b.Checkpoint(s))
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
	b.describeUsed(t, say)
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
	want = compared{State: *s, Question: now.Question}
	want.State.Turn.Kept, want.State.Turn.Said = rules.Roll{}, false
	return lines, want
}

// describeUsed writes the effects that are used up on this turn, and whom unstoppable protects.
func (b *box) describeUsed(t *duel.Turn, say func(duel.Event)) {
	unstoppable, _ := b.Box.Card("unstoppable")
	for id := t.Used.Next(duel.NoCard); id != duel.NoCard; id = t.Used.Next(id) {
		ev := duel.Event{Kind: duel.SetUsed, Card: id}
		if id == unstoppable {
			ev.N = 1
			if t.Safe[duel.Rival] {
				ev.Side = duel.Rival
			}
		}
		say(ev)
		if id == unstoppable && t.Safe == [2]bool{true, true} { // it changed sides and spoke again
			say(duel.Event{Kind: duel.SetUsed, Card: id, N: 1})
		}
	}
}
