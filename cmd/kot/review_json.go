package main

import (
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/rules/duel"
)

// jsonReview is a game looked back on as data: probabilities from 0 to 1.
type jsonReview struct {
	Exact  bool    `json:"exact"`
	Start  float64 `json:"start"`
	End    float64 `json:"end"`
	Over   bool    `json:"over"`
	Winner string  `json:"winner"`
	Why    string  `json:"why"`
	jsonParts
	Adjusted    *float64     `json:"adjusted"`
	Decisions   int          `json:"decisions"`
	PerDecision float64      `json:"per_decision"`
	Marks       jsonMarks    `json:"marks"`
	Rolled      int          `json:"rolled"`
	Untold      int          `json:"untold"`
	Turns       []jsonTurn   `json:"turns"`
	Points      []jsonPoint  `json:"points"`
	Choices     []jsonChoice `json:"choices"`
}

// jsonParts are what moved the chance.
type jsonParts struct {
	Luck   pair[float64] `json:"luck"`
	Choice float64       `json:"choice"`
	Mixed  float64       `json:"mixed"`
	Other  float64       `json:"other"`
	Drift  float64       `json:"drift"`
}

func jsonPartsOf(p *review.Parts) jsonParts {
	return jsonParts{pair[float64]{rounded(p.Luck[duel.You]), rounded(p.Luck[duel.Rival])}, rounded(p.Choice), rounded(p.Mixed), rounded(p.Other), rounded(p.Drift)}
}

type jsonMarks struct {
	Doubtful int `json:"doubtful"`
	Mistakes int `json:"mistakes"`
	Blunders int `json:"blunders"`
}

type jsonTurn struct {
	Turn int     `json:"turn"`
	Side string  `json:"side"`
	From float64 `json:"from"`
	To   float64 `json:"to"`
	jsonParts
	Untold  bool `json:"untold"`
	Turning bool `json:"turning"`
}

type jsonPoint struct {
	Entry int     `json:"entry"`
	Turn  int     `json:"turn"`
	Side  string  `json:"side"`
	Win   float64 `json:"win"`
	Exact bool    `json:"exact"`
	Kind  string  `json:"kind"`
	jsonParts
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
	Stake    float64  `json:"stake"`
	Mark     string   `json:"mark"`
	Exact    bool     `json:"exact"`
}

type jsonPlay struct {
	Event   string   `json:"event"`
	Answers []string `json:"answers"`
	Win     float64  `json:"win"`
}

func (p *program) jsonReview(r *duel.Rules, rep *review.Report) *jsonReview {
	j := &jsonReview{
		Exact: rep.Exact, Start: rounded(rep.Start), End: rounded(rep.End), Over: rep.Over, jsonParts: jsonPartsOf(&rep.Parts),
		Adjusted: adjusted(&rep.Sums), Decisions: rep.Decisions, PerDecision: rounded(rep.PerDecision()), Marks: jsonMarks{rep.Marks[review.Doubtful], rep.Marks[review.Mistake], rep.Marks[review.Blunder]},
		Rolled: rep.Sums.Turns, Untold: rep.Untold, Turns: []jsonTurn{}, Points: []jsonPoint{}, Choices: []jsonChoice{},
	}
	if rep.Over {
		j.Winner, j.Why = rep.Winner.String(), rep.Why.String()
	}
	for i := range rep.Turns {
		t := &rep.Turns[i]
		j.Turns = append(j.Turns, jsonTurn{Turn: t.Number, Side: t.Side.String(), From: rounded(t.From.Win), To: rounded(t.To.Win),
			jsonParts: jsonPartsOf(&t.Parts), Untold: t.Untold})
	}
	for _, at := range rep.Turning {
		j.Turns[at].Turning = true
	}
	for i := range rep.Points {
		at := &rep.Points[i]
		j.Points = append(j.Points, jsonPoint{Entry: at.Entry + 1, Turn: at.Turn, Side: at.Side.String(), Win: rounded(at.Win), Exact: at.Exact,
			Kind: at.Kind.String(), jsonParts: jsonPartsOf(&at.Parts)})
	}
	for i := range rep.Choices {
		c := &rep.Choices[i]
		s := &c.At.State
		q, _ := c.At.Open()
		j.Choices = append(j.Choices, jsonChoice{
			Entry: c.Entry + 1, Turn: c.Turn, Phase: s.Turn.Phase.String(), Rolls: int(s.Turn.Rolls), Dice: duel.SortedDice(s.Turn.Dice),
			Question: q.ID.String(), Made: jsonPlayOf(r, &c.Made), Best: jsonPlayOf(r, &c.Best), Price: rounded(c.Price), Stake: rounded(c.Stake),
			Mark: review.MarkOf(c.Price).String(), Exact: c.Exact,
		})
	}
	return j
}

// adjusted is the result without luck, nil where there is none.
func adjusted(s *review.Sums) *float64 {
	win, ok := s.Adjusted()
	if win = rounded(win); !ok {
		return nil
	}
	return &win
}

// jsonPlayOf is an option in the words of the notation; `roll` where no dice token
// is spent, nothing for playing on.
func jsonPlayOf(r *duel.Rules, o *coach.Option) jsonPlay {
	j := jsonPlay{Answers: []string{}, Win: rounded(o.Win)}
	if o.Event.Kind != duel.NoEvent {
		j.Event = strings.TrimSpace(r.Write(&o.Event))
	}
	for _, a := range o.Answers {
		j.Answers = append(j.Answers, r.AnswerText(a))
	}
	return j
}
