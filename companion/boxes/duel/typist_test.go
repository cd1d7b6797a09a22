package duel_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// typist types what may be typed at a table: random legal lines. It plays along with the
// tested game, on a table of its own.
type typist struct {
	r    *duel.Rules
	game *duelbox.Game
	rand *rand.Rand
	deal []string // lines to begin with
}

// newTypist returns a typist at a new game. Each human is dealt some keep cards, so that all
// of them come up in a few games.
func newTypist(t *testing.T, r *duel.Rules, set duel.Setup, seed, stream uint64) *typist {
	t.Helper()
	ty := &typist{r: r, game: tracker.New(duel.Log{Rules: r}, nil), rand: rand.New(rand.NewPCG(seed, stream)), deal: dealt(r, seed, set.Solo)}
	for _, l := range set.Lines(r) {
		if _, err := ty.game.Fold(l); err != nil {
			t.Fatal(err)
		}
	}
	return ty
}

// dealt returns corrections that give the humans the next three keep cards of the box for
// each seed, and the first ones again after the last.
func dealt(r *duel.Rules, seed uint64, solo bool) []string {
	var out []string
	id := duel.CardID(0)
	for range 3 * (seed + 1) {
		for id = id%duel.CardID(r.Box.NumCards()) + 1; !r.Box.Cards[id].Keep; {
			id = id%duel.CardID(r.Box.NumCards()) + 1
		}
		side := duel.You
		if len(out)%2 == 1 && !solo {
			side = duel.Rival
		}
		out = append(out, fmt.Sprintf("card %s %s", side, r.Box.CardName(id)))
	}
	return out[len(out)-3:]
}

// dice returns the letters of n thrown dice.
func (ty *typist) dice(n int) string {
	var roll [6]int
	for range n {
		roll[ty.rand.IntN(6)]++
	}
	out := ""
	for f, k := range roll {
		out += strings.Repeat(string("chefdp"[f]), k)
	}
	return out
}

// line returns a line that the notation would accept next; "" ends the game.
func (ty *typist) line() string {
	t := ty.game.Table()
	s := &t.State
	if len(ty.deal) > 0 {
		line := ty.deal[0]
		ty.deal = ty.deal[1:]
		return line
	}
	if q, ok := t.Open(); ok {
		switch choices := ty.r.Choices(s, &q, nil); {
		case q.ID == duel.AskCamouflage:
			return "answer " + ty.dice(int(q.N))
		case q.FromTable():
			return "reveal ?"
		default:
			return "answer " + ty.r.AnswerText(choices[ty.rand.IntN(len(choices))])
		}
	}
	options := ty.r.Options(s, nil)
	if len(options) == 0 {
		return ""
	}
	ev := options[ty.rand.IntN(len(options))]
	switch ev.Kind {
	case duel.Rolled:
		return "roll " + ty.dice(ty.r.Reroll(s))
	case duel.Kept:
		if ty.r.Shadowed(s) {
			ev.Roll = s.Turn.Dice
		}
	}
	return ty.r.Write(&ev)
}

// plays plays a line at the typist's own table.
func (ty *typist) plays(t *testing.T, line string) {
	t.Helper()
	if err := ty.game.DoLine(line); err != nil {
		t.Fatalf("%s: %v", line, err)
	}
}

// revealed names a card that may have come from the deck.
func (ty *typist) revealed() string {
	for {
		line := "reveal " + ty.r.Box.CardName(duel.CardID(1+ty.rand.IntN(ty.r.Box.NumCards())))
		if ev, err := ty.r.Read(ty.game.Table(), line); err == nil {
			if _, err := ty.game.Try(ev); err == nil {
				return line
			}
		}
	}
}
