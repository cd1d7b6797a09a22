// Package dueltest helps tests of Duel: it plays a game written as one line of text, and compares the table with
// what a rule says.
package dueltest

import (
	"fmt"
	"strconv"
	"strings"
	"sync"
	"testing"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/internal/frozen"
	"kingoftokyo/internal/rulestest"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
)

// once reads card data for all tests of a package.
func once(cards func() []byte) func(t testing.TB) *library.Library {
	read := sync.OnceValues(func() (*library.Library, error) { return library.Read(cards(), "cards.yaml") })
	return func(t testing.TB) *library.Library {
		t.Helper()
		lib, err := read()
		if err != nil {
			t.Fatal(err)
		}
		return lib
	}
}

// Library is the card data, which must not be written to. FrozenLibrary is for tests that count
// cards or draw among them; it lacks the cards added after those of package frozen.
var Library, FrozenLibrary = once(func() []byte { return kingoftokyo.Cards }), once(frozen.Cards)

// Rules returns the rules of the box in cards.yaml, Autobot included.
func Rules(t testing.TB) *duel.Rules {
	t.Helper()
	return autobot.NewRules(Library(t).Duel())
}

// Frozen returns Rules without the cards added after those of package frozen, so that tests that
// count cards or draw among them stay stable.
func Frozen(t testing.TB) *duel.Rules {
	t.Helper()
	return autobot.NewRules(FrozenLibrary(t).Duel())
}

// Fold is rulestest.Fold for Duel.
func Fold(r *duel.Rules, from *duel.Table, lines string) (duel.Table, error) {
	return rulestest.Fold(duel.Log{Rules: r}, from, lines)
}

// Solo returns a set-up: the human plays you, Autobot plays rival, and start begins.
func Solo(you, rival, start string) string {
	return fmt.Sprintf("kot 1 duel solo; side you %s; side rival %s; start %s; ", you, rival, start)
}

// View returns a table as flat words, one per value, with the keys of Want. drawn counts the cards
// of the box that are not in the deck.
func View(r *duel.Rules, t *duel.Table) map[string]string {
	s := &t.State
	v := map[string]string{
		"fame": s.Marker[duel.FameTrack].String(), "destruction": s.Marker[duel.DestructionTrack].String(),
		"deck": itoa(s.Deck), "drawn": strconv.Itoa(r.Box.NumCards() - int(s.Deck)),
		"phase": s.Turn.Phase.String(), "active": s.Turn.Active.String(), "turn": itoa(s.Turn.Number),
		"rolls": itoa(s.Turn.Rolls), "dice": duel.SortedDice(s.Turn.Dice), "chosen": s.Turn.Chosen.String(),
		"added": duel.SortedDice(s.Turn.Added), "claws": itoa(s.Turn.Claws), "question": "", "answers": "", "winner": "", "why": "",
		"row": cards(r, s.Row[:]), "discards": cards(r, s.Discard.List()), "tokens": "", "told": told(r, t.Steps),
		"may": rulestest.May(r.Options(s, nil), r.Write, func(ev *duel.Event) (int, bool) { return int(ev.N), ev.Kind == duel.Rolled }),
	}
	for side := range s.Sides {
		m, name := &s.Sides[side], duel.Side(side).String()
		v[name+".hearts"], v[name+".energy"], v[name+".dice"] = itoa(m.Hearts), itoa(m.Energy), itoa(m.Dice)
		v[name+".taken"], v[name+".cards"] = itoa(m.Taken), cards(r, m.Cards())
	}
	var tokens, used []string
	for i := range r.Box.Tokens {
		if s.Tokens[i].Laid {
			tokens = append(tokens, r.Box.Tokens[i].Name+":"+strings.ReplaceAll(s.Tokens[i].Place.String(), " ", ":"))
		}
	}
	v["tokens"] = strings.Join(tokens, ",")
	for id := s.Turn.Used.Next(0); id != duel.NoCard; id = s.Turn.Used.Next(id) {
		used = append(used, r.Box.CardName(id))
	}
	v["used"] = strings.Join(used, ",")
	if q, ok := t.Open(); ok {
		v["question"] = q.ID.String()
		v["answers"] = rulestest.Words(r.Choices(s, &q, nil), func(a duel.Answer) string {
			return strings.ReplaceAll(r.AnswerText(a), " ", ":")
		})
	}
	if side, why := s.Winner(); why != duel.NotWon {
		v["winner"], v["why"] = side.String(), why.String()
	}
	return v
}

// Case is one scenario of a rule.
type Case = rulestest.Case

// Run checks the cases, each as a subtest named after its rule.
func Run(t *testing.T, r *duel.Rules, cases []Case) {
	t.Helper()
	rulestest.Run(t, cases, duel.Log{Rules: r}, func(now *duel.Table) map[string]string { return View(r, now) })
}

func itoa[N int8 | int16](n N) string { return strconv.Itoa(int(n)) }

func cards(r *duel.Rules, list []duel.CardID) string { return rulestest.Words(list, r.Box.CardName) }
