package advice

import (
	"cmp"
	"slices"
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// near is how far an option may be behind the best one and still be about as good.
const near = 0.01

// tries returns the costliest choices, for the player to make again.
func (v *Phrases) tries(r *review.Report) (out []companion.Try) {
	for i, c := range dearest(r) {
		if len(c.Others) > 1 { // leave out giving up: the only alternative is to play on
			t := v.try(c)
			t.Number = i + 1
			out = append(out, t)
		}
	}
	return out
}

// try returns a choice to make again. Its options are in alphabetical order, which gives nothing away.
func (v *Phrases) try(c *review.Choice) companion.Try {
	s := &c.At.State
	where := v.reviewWhere(s)
	if q, open := c.At.Open(); open {
		where = v.Question(s, &q)
	}
	t := companion.Try{
		Title:  v.Say("review.try.title", rules.Num("turn", c.Turn)),
		Prompt: v.Say("review.try.prompt"),
		Asks:   where,
		Table:  v.lies(&c.At),
	}
	for i := range c.Others {
		o := &c.Others[i]
		bare := coach.Option{Event: o.Event}
		t.Options = append(t.Options, companion.TryOption{Text: v.Option(&c.At, &bare), Told: v.tried(c, o)})
	}
	slices.SortStableFunc(t.Options, func(a, b companion.TryOption) int { return cmp.Compare(a.Text, b.Text) })
	return t
}

// tried says what an option is worth compared with the best one and with what was done.
func (v *Phrases) tried(c *review.Choice, o *coach.Option) string {
	behind := func(p *coach.Option) rules.Arg { return rules.Num("n", points(c.Best.AsPlayed, p.AsPlayed)) }
	best, made := rules.Text("best", v.Option(&c.At, &c.Best)), rules.Text("made", v.Option(&c.At, &c.Made))
	switch {
	case review.Same(&c.At, &o.Event, &c.Best.Event):
		return v.Say("review.try.best", made, behind(&c.Made))
	case review.Same(&c.At, &o.Event, &c.Made.Event):
		return v.Say("review.try.made", best, behind(o))
	case c.Best.AsPlayed-o.AsPlayed < near:
		return v.Say("review.try.near", best)
	}
	return v.Say("review.try.other", best, behind(o))
}

// lies describes a table in a few lines.
func (v *Phrases) lies(t *duel.Table) (out []string) {
	s := &t.State
	for side := range s.Sides {
		m := &s.Sides[side]
		said := v.Say("review.try.side", rules.Text("name", v.Name(t, duel.Side(side))),
			rules.Num("hearts", int(m.Hearts)), rules.Num("energy", int(m.Energy)))
		if held := m.Cards(); len(held) > 0 {
			said = v.Several([]string{said, v.CardNames(held)})
		}
		out = append(out, said)
	}
	lanes := []companion.Lane{v.Lane(t, duel.FameTrack), v.Lane(t, duel.DestructionTrack)}
	out = append(out, companion.LaneLines(v.Catalogue, lanes)...)
	var row []string
	for i, id := range s.Row {
		card := v.Card(id)
		if id != duel.NoCard && id != duel.Unnamed {
			card = v.Say("review.try.priced", rules.Text("card", card), rules.Num("price", int(v.Rules.Price(s, int8(i)+1))))
		}
		row = append(row, card)
	}
	return append(out, v.Say("review.try.row", rules.Text("list", strings.Join(row, ", "))))
}
