package advice

import (
	"math"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// verdict sums up a game in three sentences at most: what decided it, the player's best choice and the costliest one, with the
// reasons.
func (v *Phrases) verdict(r *review.Report) []string {
	var out []string
	if said := v.decided(r); said != "" {
		out = append(out, said)
	}
	if j := r.Best; j != nil {
		out = append(out, v.Say("review.best", rules.Num("turn", j.Turn), rules.Text("said", v.chosen(j.Choice)),
			rules.Text("other", v.Option(&j.At, &j.Worse)), rules.Num("n", points(j.By, 0)))+v.because(j))
	}
	switch j := r.Worst; {
	case j == nil:
	case j.Made.Event.Kind == duel.Conceded:
		out = append(out, v.Say("review.conceded", rules.Num("turn", j.Turn), rules.Text("win", v.reviewPercent(j.By))))
	default:
		out = append(out, v.Say("review.worst", rules.Num("turn", j.Turn), rules.Text("said", v.chosen(j.Choice)),
			rules.Text("best", v.Option(&j.At, &j.Better)), rules.Num("n", points(j.By, 0)))+v.because(j))
	}
	return out
}

// because says in a separate sentence why the worse option is worth less; "" if that is not known.
func (v *Phrases) because(j *review.Judged) string {
	what := rules.Text("what", text.Capital(v.Option(&j.At, &coach.Option{Event: j.Worse.Event})))
	from, to := v.reviewPercent(j.Ends[0]), v.reviewPercent(j.Ends[1])
	switch {
	case j.Ahead && points(j.Ends[1], j.Ends[0]) > 0:
		how := rules.Text("how", v.Say("review.how."+j.How.String()))
		return " " + v.Say("review.because.ends", what, how, rules.Text("from", from), rules.Text("to", to))
	case j.Rolls:
		return " " + v.Say("review.because.dice", what, rules.Text("list", joined(v.outcome("coach.differs.", &j.Means, 2, 1))))
	case j.Better.Event.Kind == duel.Bought && j.Better.Event.Slot > 0:
		card := j.At.State.Row[j.Better.Event.Slot-1]
		return " " + v.Colon(v.Card(card), v.Words(v.Rules.Box.Cards[card].Text))
	}
	return ""
}

// decided says what decided a game: dice and cards, if the player lost and chose well, or the turn that moved the chance most.
func (v *Phrases) decided(r *review.Report) string {
	if luck := luckOf(r); r.Over && !r.Won && r.Skill != coach.Best && r.Untold == 0 && points(r.Choice, 0) > 0 && points(-luck, 0) > 0 {
		return v.Say("review.decided.luck", v.usual(r), rules.Num("n", points(-luck, 0)), rules.Text("from", v.reviewPercent(r.Start)),
			rules.Num("choice", points(r.Choice, 0)))
	}
	most, at := review.Threshold, -1
	for i := range r.Turns {
		swing, gaveUp := r.Turns[i].Swing(), r.Turns[i].After.GaveUp != r.Turns[i].Before.GaveUp
		switch {
		case gaveUp: // another sentence says that
			continue
		case !r.Over:
			swing = math.Abs(swing)
		case !r.Won:
			swing = -swing
		}
		if swing >= most {
			most, at = swing, i
		}
	}
	key := "review.decided.open"
	switch {
	case r.Over && r.Won:
		key = "review.decided.won"
	case r.Over:
		key = "review.decided.lost"
	}
	if at < 0 {
		if !r.Over || len(r.Turns) == 0 || r.Why == duel.ByConcession {
			return ""
		}
		return v.Say(key + ".slowly")
	}
	t := &r.Turns[at]
	return v.Say(key, rules.Num("turn", t.Number), rules.ID(rules.ArgSide, "who", t.Side.String()), rules.Text("said", v.came(t)),
		rules.Text("from", v.reviewPercent(t.From.AsPlayed)), rules.Text("to", v.reviewPercent(t.To.AsPlayed)))
}

// luckOf returns the luck of both sides in a game.
func luckOf(r *review.Report) float64 { return r.Luck[duel.You] + r.Luck[duel.Rival] }

// kind says how kind dice and cards were compared with other games; "" if that is not known.
func (v *Phrases) kind(r *review.Report) string {
	kinder, ok := r.Kinder()
	if !ok || v.Two { // those games are against Autobot
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
