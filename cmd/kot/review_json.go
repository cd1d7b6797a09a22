package main

import (
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/rules/duel"
)

// jsonReview is a game looked back on as data: probabilities from 0 to 1.
type jsonReview struct {
	Exact   bool         `json:"exact"`
	Start   float64      `json:"start"`
	End     float64      `json:"end"`
	Over    bool         `json:"over"`
	Winner  string       `json:"winner"`
	Why     string       `json:"why"`
	Choices int          `json:"choices"`
	Good    int          `json:"good"`
	Untold  int          `json:"untold"`
	Lost    float64      `json:"lost"`
	Luck    float64      `json:"luck"`
	Other   float64      `json:"other"`
	Turns   []jsonTurn   `json:"turns"`
	Points  []jsonPoint  `json:"points"`
	Dearest []jsonChoice `json:"dearest"`
}

type jsonTurn struct {
	Turn    int     `json:"turn"`
	Side    string  `json:"side"`
	From    float64 `json:"from"`
	To      float64 `json:"to"`
	Luck    float64 `json:"luck"`
	Choice  float64 `json:"choice"`
	Other   float64 `json:"other"`
	Turning bool    `json:"turning"`
}

type jsonPoint struct {
	Entry  int     `json:"entry"`
	Turn   int     `json:"turn"`
	Side   string  `json:"side"`
	Win    float64 `json:"win"`
	Exact  bool    `json:"exact"`
	Kind   string  `json:"kind"`
	Choice float64 `json:"choice"`
	Other  float64 `json:"other"`
}

type jsonChoice struct {
	Entry    int      `json:"entry"`
	Turn     int      `json:"turn"`
	Phase    string   `json:"phase"`
	Rolls    int      `json:"rolls"`
	Dice     string   `json:"dice"`
	Question string   `json:"question"`
	Made     jsonPlay `json:"made"`
	Best     jsonPlay `json:"best"`
	Price    float64  `json:"price"`
	Exact    bool     `json:"exact"`
}

type jsonPlay struct {
	Event   string   `json:"event"`
	Answers []string `json:"answers"`
	Win     float64  `json:"win"`
}

func (p *program) jsonReview(r *duel.Rules, rep *review.Report) *jsonReview {
	j := &jsonReview{
		Exact: rep.Exact, Start: figure(rep.Start.Win), End: figure(rep.End().Win), Over: rep.Over, Choices: rep.Choices, Good: rep.Good, Untold: rep.Untold,
		Lost: figure(rep.Lost), Luck: figure(rep.Luck), Other: figure(rep.Other), Turns: []jsonTurn{}, Points: []jsonPoint{}, Dearest: []jsonChoice{},
	}
	if rep.Over {
		j.Winner, j.Why = rep.Winner.String(), rep.Why.String()
	}
	for i := range rep.Turns {
		t := &rep.Turns[i]
		j.Turns = append(j.Turns, jsonTurn{
			Turn: t.Number, Side: t.Side.String(), From: figure(t.From.Win), To: figure(t.To.Win),
			Luck: figure(t.Luck), Choice: figure(t.Choice), Other: figure(t.Other),
		})
	}
	for _, at := range rep.Turning {
		j.Turns[at].Turning = true
	}
	for _, at := range rep.Points {
		j.Points = append(j.Points, jsonPoint{
			Entry: at.Entry + 1, Turn: at.Turn, Side: at.Side.String(), Win: figure(at.Win), Exact: at.Exact,
			Kind: at.Kind.String(), Choice: figure(at.Choice), Other: figure(at.Other),
		})
	}
	for i := range rep.Dearest {
		c := &rep.Dearest[i]
		s := &c.At.State
		q, _ := c.At.Open()
		j.Dearest = append(j.Dearest, jsonChoice{
			Entry: c.Entry + 1, Turn: c.Turn, Phase: s.Turn.Phase.String(), Rolls: int(s.Turn.Rolls), Dice: duel.SortedDice(s.Turn.Dice),
			Question: q.ID.String(), Made: jsonPlayOf(r, &c.Made), Best: jsonPlayOf(r, &c.Best), Price: figure(c.Price), Exact: c.Exact,
		})
	}
	return j
}

// jsonPlayOf is an option in the words of the notation; `roll` where no dice token
// is spent.
func jsonPlayOf(r *duel.Rules, o *coach.Option) jsonPlay {
	j := jsonPlay{Event: strings.TrimSpace(r.Write(&o.Event)), Answers: []string{}, Win: figure(o.Win)}
	for _, a := range o.Answers {
		j.Answers = append(j.Answers, r.AnswerText(a))
	}
	return j
}

// figure is a number without the digits in which processors differ, and without the
// sign of nothing.
func figure(x float64) float64 { return rounded(x) + 0 }
