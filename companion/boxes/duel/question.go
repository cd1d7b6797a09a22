package duel

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/rules/duel"
)

// asked returns who must decide; nil if nobody is asked.
func (g *game) asked() *companion.Asked {
	v, t := g.speak(), g.Now()
	q, open := t.Open()
	if !open || g.ReadOnly() {
		return nil
	}
	out := &companion.Asked{
		Seat:     int(q.Side),
		Question: v.Question(&t.State, &q),
		Short:    v.Asks(&q, v.QuestionAs(&t.State, &q, phrases.ShortForm)),
	}
	out.Who, _ = v.Answers(&q)
	if q.Card != duel.NoCard && q.Card != duel.Unnamed {
		out.Lines = append(out.Lines, v.Words(v.Rules.Box.Cards[q.Card].Text))
	}
	out.Card, out.Buys = q.FromTable() && q.Form() == duel.CardAnswer, q.Names()
	return out
}

// answerCard answers the question with a card, given by its id.
func (g *game) answerCard(card string) (companion.Move, error) {
	return companion.WithCard(card, g.box.desk.Rules.Box.Card, func(id duel.CardID) (companion.Move, error) {
		return g.Move(duel.Event{Kind: duel.Answered, Answer: duel.Answer{Kind: duel.CardAnswer, Card: id}, Reveal: true}), nil
	})
}

// placing returns the token to place now, with the moves of its places; nil if there is none. If the coach advises, each place shows
// its chance to win, and the cursor begins at the best one.
func (g *game) placing() (out *companion.Placing, spots []companion.Move) {
	v, t := g.speak(), g.Now()
	s := &t.State
	q, open := t.Open()
	if !open || q.Form() != duel.PlaceAnswer || g.ReadOnly() {
		return nil, nil
	}
	kind := &v.Rules.Box.Tokens[q.Token]
	out = &companion.Placing{Name: v.Token(kind.Name), Lifts: q.Lifts(), Turns: kind.Turnable() && !q.Lifts()}
	var places []duel.Place
	for _, a := range v.Rules.Choices(s, &q, nil) {
		if a.Kind == duel.PlaceAnswer {
			places = append(places, a.Place)
		}
	}
	slices.SortStableFunc(places, func(a, b duel.Place) int {
		return (int(a.Track)-int(b.Track))*100 + int(b.At) - int(a.At)
	})
	out.At = nearest(places, s.Tokens[q.Token], !q.Lifts())
	for i, p := range places {
		lies, known := v.Rules.WayRound(s, q.Token, p)
		spot := companion.Spot{Lane: int(p.Track), Turned: p.Flip, Place: v.Place(q.Token, p)}
		spot.Text = spot.Place
		spot.From, spot.To = phrases.Covered(kind, p)
		if known {
			spot.Parts = v.LaneParts(kind, lies)
		}
		switch {
		case !known:
			spot.Text += " (" + v.Gives(q.Token) + ")"
		case !kind.King:
			spot.Text += " (" + v.Spaces(q.Token, lies) + ")"
		}
		answer := duel.Answer{Kind: duel.PlaceAnswer, Place: p}
		if odds, best := g.odds(&duel.Event{Kind: duel.Answered, Answer: answer}); odds != "" {
			if spot.Text += ", " + odds; best {
				spot.Text, out.At = spot.Text+" *", i
			}
		}
		out.Spots, spots = append(out.Spots, spot), append(spots, g.answering(answer))
	}
	return out, spots
}

// nearest returns the place where the cursor begins: where the token lies, because it need not move (T2), or
// else the place nearest to the middle of the first track, on your side before the other.
func nearest(places []duel.Place, laid duel.Token, moves bool) int {
	if at := slices.Index(places, laid.Place); moves && laid.Laid && at >= 0 {
		return at
	}
	best := 0
	far := func(p duel.Place) int {
		out := 100*int(p.Track) + 2*int(max(p.At, -p.At))
		if p.At < 0 {
			out++
		}
		if p.Flip {
			out += 1000
		}
		return out
	}
	for i, p := range places {
		if far(p) < far(places[best]) {
			best = i
		}
	}
	return best
}
