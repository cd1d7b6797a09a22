package tokyo_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// TestKeysOfATurn counts the keys of every turn of 100 games of four players, of whom all
// throw and answer at random: dice letter by letter, a card that can be paid bought every
// other time, the row renewed one time in ten, a card that comes up left unnamed. Half of
// the turns take 8 keys or fewer, nine of ten 12 or fewer.
func TestKeysOfATurn(t *testing.T) {
	d := plainDesk(t, text.English)
	var turns []int
	for seed := range uint64(100) {
		e := tokyo.Edition(seed % tokyo.NumEditions)
		g, err := d.boxes[e].Begin(tokyo.NewSetup(e, []tokyo.MonsterID{0, 1, 2, 3}, []string{"Anna", "Ben", "Cleo", "Dan"}, 0))
		if err != nil {
			t.Fatal(err)
		}
		p := &counting{entering: &entering{T: t, g: g}, rng: rand.New(rand.NewPCG(seed, 15))}
		turns = append(turns, p.game()...)
		if err := g.Close(); err != nil {
			t.Fatal(err)
		}
	}
	slices.Sort(turns)
	half, most := turns[len(turns)/2], turns[len(turns)*9/10]
	t.Logf("%d turns: median %d keys, nine of ten %d, the most %d", len(turns), half, most, turns[len(turns)-1])
	if half > 8 || most > 12 {
		t.Errorf("the median is %d keys, nine of ten turns take %d or fewer; want 8 and 12", half, most)
	}
}

// counting plays a game at random and counts the keys of its turns.
type counting struct {
	*entering
	rng *rand.Rand
}

// game plays to the end, and returns the keys of every turn.
func (p *counting) game() []int {
	var turns []int
	keys := 0
	for range 4000 {
		turn := p.g.Now().State.Turn.Number
		if p.g.Over() {
			return append(turns, keys)
		}
		keys += p.step()
		if p.err != nil {
			p.Fatalf("%v at %+v", p.err, p.g.View().Prompt)
		}
		if p.g.Now().State.Turn.Number != turn {
			turns, keys = append(turns, keys), 0
		}
	}
	p.Fatal("the game does not end")
	return nil
}

// step presses what comes next, and returns how many keys that were.
func (p *counting) step() int {
	if due := p.g.Tray(&companion.Entry{}).Due; due > 0 {
		for range due {
			var m companion.Move
			p.entry, m, p.err = p.g.Type(&p.entry, rules.Face(p.rng.IntN(rules.NumFaces)))
			if p.play(m); p.err != nil {
				break
			}
		}
		return due
	}
	c := p.pick()
	p.play(c.Move)
	if c.Hold != "" {
		return 2
	}
	return 1
}

// pick is the choice of the one who decides.
func (p *counting) pick() companion.Choice {
	v := p.g.View()
	if v.Leave != nil {
		return companion.Choice{Move: v.Leave}
	}
	if v.Asked != nil && v.Asked.Card != nil && len(v.Choices) > 0 && v.Choices[0].Move == nil { // a card from the deck: none of it
		v.Choices = slices.DeleteFunc(v.Choices, func(c companion.Choice) bool { return !c.Answer })
	}
	var can []companion.Choice
	for _, c := range v.Choices {
		buys := c.Slot > 0 && !p.unnamed(v, c.Slot)
		switch {
		case c.Move == nil, c.Slot > 0 && !buys, c.Key == "r" && p.rng.IntN(10) > 0:
		case c.Key == companion.KeyEnter && v.Asked == nil:
			can = append(can, c)
		case c.Answer, buys && p.rng.IntN(2) == 0, c.Key == "r":
			can = append(can, c)
		}
	}
	if len(can) == 0 {
		p.Fatalf("nothing can be done: %+v", v.Choices)
	}
	if v.Asked == nil { // what is bought comes before Enter
		return can[0]
	}
	return can[p.rng.IntN(len(can))]
}

// unnamed says whether a card of the row has no name: its price is unknown.
func (p *counting) unnamed(v companion.View, slot int) bool { return v.Row[slot-1].Unnamed }
