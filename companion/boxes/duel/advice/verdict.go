package advice

import (
	"math"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// verdict is a game looked back on in three sentences at most: what would have won or lost it, where it was closest, and
// how kind dice and cards were.
func (v *Phrases) verdict(r *review.Report) []string {
	var out []string
	for _, said := range []string{v.decided(r), v.closest(r), v.kind(r)} {
		if said != "" {
			out = append(out, said)
		}
	}
	return out
}

// decided says what lost a game: dice and cards, where the player chose well, the choice that cost most or, where none
// costs enough, a turn; and which turn brought most of one that is won.
func (v *Phrases) decided(r *review.Report) string {
	if luck := luckOf(r); r.Over && !r.Won && r.Skill != coach.Best && r.Untold == 0 && points(r.Choice, 0) > 0 && points(-luck, 0) > 0 {
		return v.Say("review.decided.luck", v.usual(r), rules.Num("n", points(-luck, 0)))
	}
	if dear := r.Dearest(1); !r.Won && len(dear) > 0 && review.MarkOf(dear[0].Price) != review.NoMark {
		key := "review.decided.choice"
		switch {
		case dear[0].Made.Event.Kind == duel.Conceded:
			return v.Say("review.decided.conceded", rules.Num("turn", dear[0].Turn), rules.Text("win", v.reviewPercent(dear[0].Price)))
		case !r.Over:
			key = "review.decided.open"
		}
		return v.Say(key, rules.Num("turn", dear[0].Turn), rules.Text("said", v.chosen(dear[0])),
			rules.Text("best", v.Option(&dear[0].At, &dear[0].Best)), rules.Num("n", points(dear[0].Price, 0)))
	}
	if !r.Over || len(r.Turns) == 0 {
		return ""
	}
	sign := -1.0
	if r.Won {
		sign = 1
	}
	most, at := review.Threshold, -1
	for i := range r.Turns {
		if swing := sign * r.Turns[i].Swing(); swing >= most {
			most, at = swing, i
		}
	}
	key := "review.decided.lost"
	if r.Won {
		key = "review.decided.won"
	}
	if at < 0 {
		return v.Say(key + ".slowly")
	}
	t := &r.Turns[at]
	return v.Say(key, rules.Num("turn", t.Number), rules.ID(rules.ArgSide, "who", t.Side.String()), rules.Text("said", v.came(t)),
		rules.Text("from", v.reviewPercent(t.From.AsPlayed)), rules.Text("to", v.reviewPercent(t.To.AsPlayed)))
}

// closest says where a game that is won might have been lost, or the other way round.
func (v *Phrases) closest(r *review.Report) string {
	if !r.Over {
		return ""
	}
	win, turn := r.Start, 0
	for i := range r.Points {
		if p := &r.Points[i]; r.Won == (p.AsPlayed < win) && p.AsPlayed != win && p.Kind != review.Concession {
			win, turn = p.AsPlayed, p.Turn
		}
	}
	key := "review.closest.lost"
	if r.Won {
		key = "review.closest.won"
	}
	if turn == 0 {
		key += ".never"
	}
	return v.Say(key, rules.Num("turn", turn), rules.Text("win", v.reviewPercent(win)))
}

// luckOf is the luck of both sides in a game.
func luckOf(r *review.Report) float64 { return r.Luck[duel.You] + r.Luck[duel.Rival] }

// kind says how kind dice and cards were against those of other games; "" where that is not known.
func (v *Phrases) kind(r *review.Report) string {
	kinder, ok := r.Kinder()
	if !ok {
		return ""
	}
	luck := luckOf(r)
	key, games := "review.kind.even", 0
	switch harsher := 9 - kinder; {
	case kinder > 5:
		key, games = "review.kind.kinder", kinder
	case harsher > 5:
		key, games = "review.kind.harsher", harsher
	}
	return v.Say(key, rules.Text("luck", v.gained(luck, 0)), rules.Num("n", points(max(luck, -luck), 0)), rules.Num("games", games))
}

// Luck is what luck and the player's choices came to in a game looked back on, in points of a hundred.
func (v *Phrases) Luck(r *review.Report) []string {
	part := func(key string, change float64) string {
		n := int(math.RoundToEven(100 * change))
		switch {
		case n > 0:
			key += ".gave"
		case n < 0:
			key, n = key+".cost", -n
		}
		return v.Say(key, rules.Num("n", n), v.usual(r))
	}
	return []string{part("ending.luck", r.Luck[duel.You]+r.Luck[duel.Rival]), part("ending.choices", r.Choice)}
}
