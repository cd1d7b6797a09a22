package web

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/internal/often"
)

// finger plays whole games by taps and counts them. It follows the rolls of a person in Duel, and buys in one turn of four.
type finger struct {
	*player
	rng        *rand.Rand
	taps, dice int    // of the turn; dice are those for faces
	to         string // the turn in which the list of pieces was left for the shop
	kept       int    // the roll whose dice were chosen last
	buys       bool
}

// tap carries out a deed that takes one tap.
func (f *finger) tap(h Heard) {
	f.taps++
	h.At = f.now.At
	f.Hear(h)
	f.now = f.Picture()
}

// turn plays until the next turn or the end, and returns the taps, those for faces, and whose turn it was.
func (f *finger) turn() (taps, dice, seat int) {
	f.taps, f.dice, f.kept, f.buys = 0, 0, 0, f.rng.IntN(4) == 0
	begun := f.Game().Frame().Head
	seat = slices.IndexFunc(f.Game().Frame().Seats, func(s companion.Seat) bool { return s.Active })
	for n := 0; ; n++ {
		if h := f.Game().Frame().Head; f.now.Page == nil && (h.Turn+h.Whose != begun.Turn+begun.Whose || f.now.Table.Over) {
			return f.taps, f.dice, seat
		}
		if n > 200 {
			f.Fatalf("the turn does not end: %+v", f.now)
		}
		f.step(seat)
	}
}

// step does what comes next.
func (f *finger) step(seat int) {
	if f.now.Page != nil {
		f.page()
		return
	}
	t := f.now.Table
	choose := func(fits func(c *companion.Choice) bool) bool {
		var can []Button
		for _, b := range t.Choices {
			if b.Off == "" && b.Do == Take && fits(&t.Keys[b.N]) {
				can = append(can, b)
			}
		}
		if len(can) > 0 {
			b := can[f.rng.IntN(len(can))]
			f.tap(Heard{Do: Take, N: b.N})
		}
		return len(can) > 0
	}
	lies := !slices.ContainsFunc(t.Dice.Dice, func(d companion.Die) bool { return d.State == companion.DieBlank })
	switch list := t.Head.Turn + t.Head.Whose; {
	case f.now.Really != nil:
		f.tap(Heard{Do: Yes})
	case t.Dice.Due > 0 && (t.Stage != Previews || !lies):
		f.dice++
		f.tap(Heard{Do: Type, N: f.rng.IntN(len(t.Faces))})
	case t.Dice.Marks && seat == 0 && f.kept < 2 && t.Asked == nil:
		f.keep()
	case t.Asked != nil && t.Placing == nil && choose(func(c *companion.Choice) bool { return c.Answer }):
	case t.Stage == Shopping && f.to != list && slices.ContainsFunc(t.Board.Lines, func(l companion.Line) bool { return l.Board }):
		f.to = list
		f.taps++ // on a phone only
	case t.Stage == Shopping && f.buys && choose(func(c *companion.Choice) bool { return c.Slot > 0 }):
		f.buys = false
	case t.Next.Do != "" && t.Next.Off == "":
		f.tap(Heard{Do: t.Next.Do, N: t.Next.N, Text: t.Next.Chars})
	case !choose(func(*companion.Choice) bool { return true }):
		f.Fatalf("nothing can be tapped: %+v", t)
	}
}

// keep taps the dice with the most common face.
func (f *finger) keep() {
	f.kept++
	count := map[string]int{}
	best := ""
	for _, d := range f.now.Table.Dice.Dice {
		if count[d.Letter]++; best == "" || count[d.Letter] > count[best] {
			best = d.Letter
		}
	}
	for i := range f.now.Table.Dice.Dice {
		if d := f.now.Table.Dice.Dice[i]; d.Letter == best && d.State != companion.DieKept {
			f.tap(Heard{Do: Mark, N: i})
		}
	}
}

// page names a card by its price and first letter, or closes the page.
func (f *finger) page() {
	p := f.now.Page
	if p.Chips == nil || p.Free && f.Game().Frame().Asked == nil {
		f.tap(Heard{Do: Close})
		return
	}
	price := p.Chips.Prices[f.rng.IntN(len(p.Chips.Prices))]
	f.tap(Heard{Do: Find, Text: price})
	if f.now.Page != nil && f.now.Page.Chips != nil && f.now.Page.Chips.Count > 3 {
		f.tap(Heard{Do: Find, Text: price + f.now.Page.Chips.Open[:1]})
	}
	if f.now.Page != nil && len(f.now.Page.Rows) > 0 {
		f.tap(Heard{Do: Row, N: f.now.Page.Rows[0].Choice, To: 1})
	}
}

// TestTaps counts the taps of each turn in whole games on a phone: half of the turns of a person who follows all rolls in Duel take 20
// or fewer, half of Autobot's its dice and two more, half of those in King of Tokyo 10. A tablet saves the tap to the shop.
func TestTaps(t *testing.T) {
	four := "player p4 meka-dragon Dan; "
	games := []struct{ name, lines string }{{"solo", solo}, {"two", two}, {"city", strings.Replace(city, "first", four+"first", 1)}, {"dark", dark}}
	for n := range often.Cases(1, len(games)) {
		var mine, bots, all []int
		g := games[n]
		f := &finger{player: open(t, g.lines), rng: rand.New(rand.NewPCG(uint64(n), 47))}
		for !f.now.Table.Over {
			taps, dice, seat := f.turn()
			switch {
			case n > 1:
				all = append(all, taps)
			case n == 0 && seat == 1:
				bots = append(bots, taps-dice)
			default:
				mine = append(mine, taps)
			}
		}
		for _, of := range []struct {
			what  string
			turns []int
			most  int
		}{{"turns of a person at Duel", mine, 20}, {"of Autobot, besides its dice", bots, 2}, {"at Tokyo", all, 10}} {
			if slices.Sort(of.turns); len(of.turns) == 0 {
				continue
			}
			median := of.turns[len(of.turns)/2]
			if t.Logf("%s: %d turns %s: median %d", g.name, len(of.turns), of.what, median); median > of.most {
				t.Errorf("%s: half of the turns %s take %d taps, want %d", g.name, of.what, median, of.most)
			}
		}
	}
}
