package duel_test

import (
	"encoding/json"
	"fmt"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file checks what must be true of every table and every question, whatever cards are in play.

// fault returns what is wrong with a table according to the rules, or "". Less can be said about
// a table that corrections have changed.
func (b *box) fault(now *duel.Table, clean bool) string {
	s := &now.State
	odd := b.Warnings(s)
	for side, m := range s.Sides {
		if m.Hearts < 0 || m.Dice < 0 || m.Energy < 0 || m.Taken < 0 || m.Dominated < 0 || s.Deck < 0 {
			return fmt.Sprintf("%s has %+v, %d cards are in the deck", duel.Side(side), m, s.Deck)
		}
	}
	if _, why := s.Winner(); s.Over() && why == duel.NotWon {
		return "the game is over, and nobody has won"
	}
	if !clean {
		if b.odd++; b.odd%4 == 0 && !json.Valid(b.JSON(now, 0)) {
			return "no JSON: " + string(b.JSON(now, 0))
		}
		if b.odd%4 == 0 {
			b.OrderMatters(*s)
		}
		return ""
	}
	for side, m := range s.Sides {
		if m.Hearts > m.Max || m.Dice > duel.MaxDiceTokens {
			return fmt.Sprintf("%s has %d hearts of %d, %d dice tokens", duel.Side(side), m.Hearts, m.Max, m.Dice)
		}
	}
	for _, at := range s.Marker {
		if at < -duel.Victory || at > duel.Victory {
			return fmt.Sprintf("a marker at %s", at)
		}
	}
	if n := inPlay(s); n != b.Box.NumCards() {
		return fmt.Sprintf("%d cards, %d of them in the deck", n, s.Deck)
	}
	if c := twice(s); c != duel.NoCard {
		return b.Box.CardName(c) + " lies at two places"
	}
	if len(odd) > 0 {
		return fmt.Sprintf("play has led to an odd table: %v", odd[0])
	}
	if _, why := s.Winner(); (why != duel.NotWon) != s.Over() && !now.Asking {
		return fmt.Sprintf("won by %q, over %v", why, s.Over())
	}
	if fault := b.diceFault(s); fault != "" {
		return fault
	}
	if q, asked := now.Open(); asked {
		return b.questionFault(s, &q)
	}
	return b.handsOverFault(now)
}

// inPlay returns the number of cards of a table, which never changes (S2).
func inPlay(s *duel.State) int {
	n := int(s.Deck) + int(s.Discard.N) + s.Sides[duel.You].Keep.Len() + s.Sides[duel.Rival].Keep.Len()
	for _, c := range s.Row {
		if c != duel.NoCard {
			n++
		}
	}
	if s.Turn.Buying != duel.NoCard {
		n++
	}
	return n
}

// twice returns a named card that is in two places, or NoCard.
func twice(s *duel.State) duel.CardID {
	seen := s.Sides[duel.You].Keep
	if both := seen & s.Sides[duel.Rival].Keep; both != 0 {
		return both.Next(duel.NoCard)
	}
	seen |= s.Sides[duel.Rival].Keep
	for _, list := range [][]duel.CardID{s.Row[:], s.Discard.List(), {s.Turn.Buying}} {
		for _, c := range list {
			if seen.Has(c) {
				return c
			}
			seen = seen.With(c)
		}
	}
	return duel.NoCard
}

// diceFault is O2 and D1: at most eight dice, some of which can be kept.
func (b *box) diceFault(s *duel.State) string {
	turn := &s.Turn
	if turn.Dice.Total() > rules.MaxDice || b.DiceCount(s) > rules.MaxDice || !turn.Dice.Contains(turn.Kept) {
		return fmt.Sprintf("%v dice, %v kept, %d to roll", turn.Dice, turn.Kept, b.DiceCount(s))
	}
	for f, n := range turn.Dice {
		if n < 0 || turn.Added[f] < 0 || turn.Kept[f] < 0 {
			return fmt.Sprintf("dice %v, added %v, kept %v", turn.Dice, turn.Added, turn.Kept)
		}
	}
	if turn.Rolls > 5 || turn.Powers < 0 || turn.White > duel.MaxWhite || turn.HeartsLost[0] < 0 || turn.HeartsLost[1] < 0 {
		return fmt.Sprintf("%d rolls, %d power symbols used, %d tokens spent, hurt %v", turn.Rolls, turn.Powers, turn.White, turn.HeartsLost)
	}
	return ""
}

// powerOf maps questions to the monsters whose powers ask them.
var powerOf = map[duel.QuestionID]string{
	duel.AskGigazaur: "gigazaur", duel.AskAlienoid: "alienoid", duel.AskMeka: "meka-dragon",
	duel.AskKingLift: "the-king", duel.AskKingPlace: "the-king",
}

// nobody answers a question that is not due.
const nobody duel.Side = 99

// answering returns the side that must answer a question: for a card's question, its owner (O10, O11, D2, T7).
func (b *box) answering(s *duel.State, q *duel.Question) duel.Side {
	if q.Card != duel.NoCard && b.Box.Cards[q.Card].Keep && q.Card != s.Turn.Buying {
		if side, held := s.Holder(q.Card); held {
			return side
		}
		if q.ID != duel.AskFirst && q.ID != duel.AskTesla && q.ID != duel.AskUnchained {
			return nobody
		}
	}
	if name, ok := powerOf[q.ID]; ok && b.Box.Monsters[s.Sides[s.Turn.Active].ID].ID != name {
		return nobody
	}
	switch q.ID {
	case duel.AskReveal, duel.AskHand, duel.AskSymbol, duel.AskGameOver:
		return duel.You // everybody at the table sees it
	}
	return s.Turn.Active
}

// cardsOf returns the cards that a question for a card must offer.
func cardsOf(s *duel.State, q *duel.Question) duel.CardSet {
	switch q.ID {
	case duel.AskUnstable, duel.AskTesla:
		return s.Sides[q.Side.Other()].Keep
	case duel.AskDominate:
		return s.Sides[q.Side].Keep
	}
	return q.Cards
}

// questionFault checks a question: the right side answers, there is something to answer,
// and Autobot is asked nothing.
func (b *box) questionFault(s *duel.State, q *duel.Question) string {
	if want := b.answering(s, q); q.Side != want && q.Card != s.Turn.Buying || s.Solo && q.Side == duel.Rival {
		return fmt.Sprintf("%s is asked of %s, not of %d", q.ID, q.Side, want)
	}
	choices := b.Choices(s, q, nil)
	if !q.FromTable() && (len(choices) == 0 || len(choices) == 1 && choices[0] == duel.No) {
		return fmt.Sprintf("%s has no answer but %v", q.ID, choices)
	}
	if have := cardsOf(s, q); q.Cards != have || q.Form() == duel.CardAnswer && !q.FromTable() && q.Cards == 0 {
		return fmt.Sprintf("%s offers %b, want %b", q.ID, q.Cards, have)
	}
	switch {
	case q.ID == duel.AskInShape && int16(q.N) > s.Sides[q.Side].Energy,
		q.ID == duel.AskCardOrder && (q.Cards.Len() < 2 || q.Cards&^s.Sides[q.Side].Keep != 0),
		q.ID == duel.AskTesla && q.Cards.Len() < 2,
		(q.ID == duel.AskCamouflage || q.ID == duel.AskSuperconductor) && q.N < 1,
		q.ID == duel.AskSuperconductor && q.Side == s.Turn.Active:
		return fmt.Sprintf("%s is asked with %d of %b", q.ID, q.N, q.Cards)
	}
	if s.Over() {
		return fmt.Sprintf("%s is asked though the game is over", q.ID)
	}
	return ""
}

// anyAnswers answers with any of the choices. chance says that dice, a place or a card of the
// deck were asked for: a warning does not try them all.
type anyAnswers struct {
	*box
	n      int
	chance bool
}

// Answer implements duel.Answers.
func (a *anyAnswers) Answer(s *duel.State, q *duel.Question) (duel.Answer, bool) {
	a.chance = a.chance || q.Form() == duel.PlaceAnswer || q.ID == duel.AskCamouflage
	switch {
	case q.ID == duel.AskCamouflage:
		return duel.Answer{Kind: duel.DiceAnswer, Roll: mixed(int(q.N))}, true
	case q.FromTable():
		return duel.Answer{Kind: duel.CardAnswer, Card: a.Hidden(s).Next(duel.NoCard)}, true
	}
	choices := a.Choices(s, q, nil)
	a.n = a.n*7 + int(s.Turn.Number)
	return choices[a.n%len(choices)], true
}

// handsOverFault returns an event that HandsOver reports although it does not make the other side win.
func (b *box) handsOverFault(now *duel.Table) string {
	for _, ev := range b.Options(&now.State, nil) {
		switch ev.Kind {
		case duel.Rolled, duel.Kept:
			continue
		}
		why, lost := b.HandsOver(now.State, ev)
		if !lost {
			continue
		}
		after, answers := now.State, &anyAnswers{box: b}
		if _, err := b.NewEngine().Play(&after, &ev, answers, nil); err != nil {
			return fmt.Sprintf("%s hands the game over, and is refused: %v", b.Write(&ev), err)
		}
		if winner, how := after.Winner(); !answers.chance && (winner == now.State.Turn.Active || how != why) {
			return fmt.Sprintf("%s hands the game over by %s, it was warned; but then %s has won by %q", b.Write(&ev), why, winner, how)
		}
	}
	return ""
}
