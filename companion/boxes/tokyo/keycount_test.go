package tokyo_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"kingoftokyo/companion"
	finder "kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// TestKeysOfATurn counts the keys of every turn in some games of four players, who all throw
// and answer at random: dice letter by letter, and in one turn of five a purchase of a card,
// which is then named by the letters that tell it from the others. Half of the turns take 8
// keys or fewer, nine of ten 13 or fewer: a turn with a purchase ends by Enter.
func TestKeysOfATurn(t *testing.T) {
	t.Parallel()
	d := plainDesk(t, text.English)
	var turns []int
	for seed := range often.Cases[uint64](8, 100) {
		e := tokyo.Edition(seed % tokyo.NumEditions)
		g, err := d.boxes[e].Begin(tokyo.NewSetup(e, []tokyo.MonsterID{0, 1, 2, 3}, []string{"Anna", "Ben", "Cleo", "Dan"}, 0))
		if err != nil {
			t.Fatal(err)
		}
		p := &counting{entering: &entering{T: t, g: g}, desk: d, rng: rand.New(rand.NewPCG(seed, 15))}
		turns = append(turns, p.game()...)
		if err := g.Close(); err != nil {
			t.Fatal(err)
		}
	}
	slices.Sort(turns)
	half, most := turns[len(turns)/2], turns[len(turns)*9/10]
	t.Logf("%d turns: median %d keys, nine of ten %d, the most %d", len(turns), half, most, turns[len(turns)-1])
	if half > 8 || most > 13 {
		t.Errorf("the median is %d keys, nine of ten turns take %d or fewer; want 8 and 13", half, most)
	}
}

// counting plays a game at random and counts the keys of its turns.
type counting struct {
	*entering
	desk *desk
	rng  *rand.Rand
	turn int16 // the turn being counted
	buys bool  // the player wants to buy
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
			p.Fatalf("%v at %+v", p.err, p.g.View().Asked)
		}
		if p.g.Now().State.Turn.Number != turn {
			turns, keys = append(turns, keys), 0
		}
	}
	p.Fatal("the game does not end")
	return nil
}

// step presses what comes next, and returns how many keys that took.
func (p *counting) step() int {
	if roll := p.g.Roll(); roll.Tray(&companion.Entry{}).Due > 0 {
		due := roll.Tray(&companion.Entry{}).Due
		for range due {
			var m companion.Move
			p.entry, m, p.err = p.g.Roll().Type(&p.entry, rules.Face(p.rng.IntN(rules.NumFaces)))
			if p.play(m); p.err != nil {
				break
			}
		}
		if roll.Mode == companion.RollHeld && p.err == nil {
			var m companion.Move
			m, p.err = roll.Finish(&p.entry)
			p.play(m)
			return due + 1
		}
		return due
	}
	v := p.g.View()
	switch {
	case v.Auto != nil:
		p.play(v.Auto)
		return 1
	case v.Asked != nil && v.Asked.Card && v.Choices[0].Move == nil && v.Choices[0].Answer:
		return p.name(&v)
	}
	c := p.pick(&v)
	if p.play(c.Move); c.Really != "" {
		return 2
	}
	return 1
}

// name names a card from the deck that the player can pay for, or none if that is an answer.
func (p *counting) name(v *companion.Scene) int {
	no := slices.DeleteFunc(slices.Clone(v.Choices), func(c companion.Play) bool { return !c.Answer || c.Move == nil })
	if len(no) > 0 { // no, or not again until it is called
		p.play(no[p.rng.IntN(len(no))].Move)
		return 1
	}
	r, s := p.desk.rules(p.T, p.g.Now().State.Edition), &p.g.Now().State
	q, _ := p.g.Now().Open()
	var can []tokyo.CardID
	for id := tokyo.CardID(1); id < r.FirstTile(); id++ {
		if zone := s.Locations[id].Zone; (zone == tokyo.Deck || zone == tokyo.Discard) && (q.ID == tokyo.AskReveal || r.CanBuy(s, q.Seat, id)) {
			can = append(can, id)
		}
	}
	if len(can) == 0 {
		p.Fatalf("no card can be named: %v", v.Asked)
	}
	id := can[p.rng.IntN(len(can))]
	m, err := v.Card(r.Name(id))
	if err != nil {
		p.Fatal(err)
	}
	keys := p.letters(r, id, can) + 1
	p.play(m)
	return keys
}

// letters returns how many letters of a card's name tell it from the others that it may be.
func (p *counting) letters(r *tokyo.Rules, id tokyo.CardID, among []tokyo.CardID) int {
	name := []rune(text.Fold(p.g.Words().Words(r.Cards[id].Name)))
	var all []finder.Candidate[tokyo.CardID]
	for _, c := range among {
		all = append(all, finder.Candidate[tokyo.CardID]{Is: c, ID: r.Name(c), Name: r.Cards[c].Name})
	}
	for n := 1; n < len(name); n++ {
		if got, err := finder.PickSpelt(p.g.Words(), all, string(name[:n])); err == nil && r.Same(got, id) {
			return n
		}
	}
	return len(name)
}

// pick returns the choice of the player who decides. In one turn of five that player buys something, if possible,
// before the end of the turn.
func (p *counting) pick(v *companion.Scene) companion.Play {
	if turn := p.g.Now().State.Turn.Number; turn != p.turn {
		p.turn, p.buys = turn, p.rng.IntN(5) == 0
	}
	var can []companion.Play
	for _, c := range v.Choices {
		switch {
		case c.Move == nil:
		case c.Shortcut == "0" && !p.buys:
			return c
		case c.Answer, c.Slot > 0 && p.buys, c.Shortcut == companion.KeyEnter && v.Asked == nil:
			can = append(can, c)
		}
	}
	switch {
	case len(can) == 0:
		p.Fatalf("nothing can be done: %+v", v.Choices)
	case v.Asked == nil && len(can) > 1:
		p.buys = false
		return can[p.rng.IntN(len(can)-1)]
	}
	return can[p.rng.IntN(len(can))]
}
