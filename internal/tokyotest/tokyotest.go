// Package tokyotest helps tests of King of Tokyo: it plays a game written as one line of text, and compares the
// table with what a rule says.
package tokyotest

import (
	"fmt"
	"strconv"
	"strings"
	"sync"
	"testing"

	"kingoftokyo"
	"kingoftokyo/internal/rulestest"
	"kingoftokyo/rules/library"
	"kingoftokyo/rules/tokyo"
)

// read returns the boxes of the card data, read once for all tests of a package.
var read = sync.OnceValues(func() (sets [tokyo.NumEditions]*tokyo.Box, err error) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		return sets, err
	}
	return lib.Tokyo()
})

// Rules returns the rules of a box of cards.yaml.
func Rules(t testing.TB, edition tokyo.Edition) *tokyo.Rules {
	t.Helper()
	sets, err := read()
	if err != nil {
		t.Fatal(err)
	}
	return tokyo.New(sets[edition])
}

// Fold is rulestest.Fold for King of Tokyo.
func Fold(r *tokyo.Rules, from *tokyo.Table, lines string) (tokyo.Table, error) {
	return rulestest.Fold(tokyo.Log{Rules: r}, from, lines)
}

// monsters are those of each box, in the order of the players of Game.
var monsters = [tokyo.NumEditions][tokyo.MaxPlayers]string{
	{"alienoid", "cyber-kitty", "gigazaur", "meka-dragon", "space-penguin", "the-king"},
	{"alienoid", "cyber-bunny", "gigazaur", "kraken", "meka-dragon", "the-king"},
}

// Game returns a set-up of n players without names, in which p1 begins; the row is unnamed and all
// tiles are red.
func Game(edition tokyo.Edition, n int) string {
	lines := "kot 1 " + edition.String() + "; "
	for i := range n {
		lines += fmt.Sprintf("player p%d %s; ", i+1, monsters[edition][i])
	}
	return lines + "first p1; "
}

// View returns a table as flat words, one per value, with the keys of Want. drawn counts the cards
// of the box that are not in the deck.
func View(r *tokyo.Rules, t *tokyo.Table) map[string]string {
	s := &t.State
	v := map[string]string{
		"city": seat(s.In(tokyo.City)), "bay": seat(s.In(tokyo.Bay)), "row": names(r, s.Row[:]), "deck": strconv.Itoa(r.DeckSize(s)),
		"drawn":    strconv.Itoa(r.NumCards() - r.DeckSize(s)),
		"discards": names(r, r.Discards(s)), "lost": itoa(s.Lost), "phase": s.Turn.Phase.String(), "active": s.Turn.Active.String(),
		"regular": seat(s.Turn.Regular), "turn": itoa(s.Turn.Number), "dice": tokyo.Faces.Format(s.Turn.Dice), "fewer": itoa(s.Turn.Fewer),
		"paid": itoa(s.Turn.Paid), "living": strconv.Itoa(s.Living()), "winner": seat(s.Winner), "why": s.Ended.String(),
		"done":  rest(r, &tokyo.Event{Kind: tokyo.SetDone, Done: s.Turn.Done}),
		"extra": rest(r, &tokyo.Event{Kind: tokyo.SetExtras, Table: s}), "flags": rest(r, &tokyo.Event{Kind: tokyo.SetFlags, Table: s}),
		"question": "", "asks": "", "answers": "", "told": told(r, t.Steps),
		"may": rulestest.May(r.Options(s, nil), r.Write, func(ev *tokyo.Event) (int, bool) { return int(ev.N), ev.Kind == tokyo.Rolled }),
	}
	for p := range tokyo.Seat(s.Players) {
		m, name := &s.Seats[p], p.String()
		v[name+".hearts"], v[name+".points"], v[name+".energy"] = itoa(m.Hearts), itoa(m.Points), itoa(m.Energy)
		v[name+".wicked"], v[name+".poison"], v[name+".shrink"] = itoa(m.Wickedness), itoa(m.Poison), itoa(m.Shrink)
		v[name+".place"], v[name+".out"], v[name+".zombie"] = m.Place.String(), strconv.FormatBool(m.Out), strconv.FormatBool(m.Zombie)
		v[name+".dice"], v[name+".rolls"] = strconv.Itoa(r.DiceCount(s, p)), strconv.Itoa(r.Rolls(s, p))
		v[name+".max"] = strconv.Itoa(r.Limit(s, p))
		var cards, tiles []string
		for _, id := range s.Held(p) {
			if r.IsTile(id) {
				tiles = append(tiles, word(r, s, id))
			} else {
				cards = append(cards, word(r, s, id))
			}
		}
		v[name+".cards"], v[name+".tiles"] = strings.Join(cards, ","), strings.Join(tiles, ",")
	}
	if q, ok := t.Open(); ok {
		v["question"], v["asks"] = q.ID.String(), seat(q.Seat)
		v["answers"] = strings.Join(r.AnswerTexts(s, &q), ",")
	}
	return v
}

// word returns a card with what is on it and what it copies.
func word(r *tokyo.Rules, s *tokyo.State, id tokyo.CardID) string {
	w, lie := r.Name(id), s.Locations[id]
	if lie.N != 0 {
		w += ":" + itoa(lie.N)
	}
	if lie.Of != tokyo.NoCard {
		w += ">" + r.Name(lie.Of)
	}
	return w
}

// rest returns what follows the verb of a correction, with commas.
func rest(r *tokyo.Rules, ev *tokyo.Event) string {
	ev.Seat = tokyo.NoSeat
	_, words, _ := strings.Cut(r.Write(ev), " ")
	return strings.ReplaceAll(words, " ", ",")
}

func seat(s tokyo.Seat) string { return strings.TrimPrefix(s.String(), "-") }

func itoa[N int8 | int16](n N) string { return strconv.Itoa(int(n)) }

func names(r *tokyo.Rules, list []tokyo.CardID) string { return rulestest.Words(list, r.Name) }

// Case is one scenario of a rule.
type Case = rulestest.Case

// Run checks the cases, each as a subtest named after its rule.
func Run(t *testing.T, r *tokyo.Rules, cases []Case) {
	t.Helper()
	rulestest.Run(t, cases, tokyo.Log{Rules: r}, func(now *tokyo.Table) map[string]string { return View(r, now) })
}
