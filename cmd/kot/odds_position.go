package main

import (
	"cmp"
	"slices"

	"kingoftokyo/autobot"
	"kingoftokyo/coach"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// jsonPosition is how a position stands, and what may be done at it, best first.
type jsonPosition struct {
	Win     float64      `json:"win"`
	Exact   bool         `json:"exact"`
	Keeps   []jsonKeep   `json:"keeps,omitempty"`
	Options []jsonOption `json:"options,omitempty"`
	Danger  *jsonDanger  `json:"danger,omitempty"`
}

// jsonKeep is a way to go on after a roll; to keep all dice is to stop.
type jsonKeep struct {
	Keep string  `json:"keep"`
	Win  float64 `json:"win"`
}

// jsonOption is a line of the notation, and what was answered on its way.
type jsonOption struct {
	Event   string   `json:"event"`
	Answers []string `json:"answers,omitempty"`
	Win     float64  `json:"win"`
}

// jsonDanger is what Autobot's next turn does, or the rest of its present one.
type jsonDanger struct {
	Damage      []float64 `json:"damage"`
	Fame        []float64 `json:"fame"`
	Destruction []float64 `json:"destruction"`
	Wins        float64   `json:"wins"`
	Loses       float64   `json:"loses"`
	Specials    []float64 `json:"specials"`
	Assumes     []string  `json:"assumes"`
}

var assumptions = map[coach.Assumption]string{coach.AssumeSymbol: "symbol", coach.AssumeCamouflage: "camouflage", coach.AssumeDeclined: "declined"}

// oddsOfPosition prints the odds of the position a game leads to as one line of JSON.
func (p *program) oddsOfPosition(w *oddsWish, word string) error {
	r := autobot.NewRules(p.lib.Duel)
	t, err := p.position(r, word)
	if err != nil {
		return err
	}
	out := jsonPosition{Exact: true}
	if t.State.Over() {
		if winner, _ := t.State.Winner(); winner == duel.You {
			out.Win = 1
		}
	} else if out, err = p.advised(w, r, &t); err != nil {
		return err
	}
	if d, ok := coach.Ahead(r, &t.State); ok && w.danger {
		out.Danger = w.dangerAhead(&d)
	}
	writeJSON(p.out, out)
	return nil
}

// position folds the game of a file, the input or a saved game.
func (p *program) position(r *duel.Rules, word string) (t duel.Table, err error) {
	name := word
	if word != "-" {
		if name, err = p.gameToRead(word); err != nil {
			if rules.IsProblem(err, "game-unknown") {
				err = rules.Refuse("", "odds-unknown", rules.Text("word", word))
			}
			return t, err
		}
	}
	data, err := p.readAll(name)
	if err != nil {
		return t, err
	}
	game, box, err := p.duelGame(name, data)
	if err != nil {
		return t, err
	}
	if game == nil {
		return t, rules.Refuse("", "odds-box", rules.Text("file", name), rules.ID(rules.ArgKey, "box", "games.box."+box))
	}
	p.name(game)
	t = *game.Table()
	if !t.Setup.Solo {
		return t, rules.Refuse("", "odds-two")
	}
	return t, nil
}

// advised is what the coach says at a table where the game goes on.
func (p *program) advised(w *oddsWish, r *duel.Rules, t *duel.Table) (out jsonPosition, err error) {
	table, err := p.table(r, &t.State)
	if err != nil {
		return out, err
	}
	c := coach.New(r, table)
	c.Cardless = w.cardless
	chance := c.Win(t)
	out.Win, out.Exact = round(chance.Win, w.digits), chance.Exact
	if advice, ok := c.Advise(t); ok {
		out.list(w, r, t, advice.Options)
	}
	return out, nil
}

// list takes the coach's options in. To roll, where nothing else can be done, is none.
func (j *jsonPosition) list(w *oddsWish, r *duel.Rules, t *duel.Table, options []coach.Option) {
	if len(options) == 1 && options[0].Event.Kind == duel.Rolled {
		return
	}
	slices.SortStableFunc(options, byWin)
	for i := range options {
		o := &options[i]
		win := round(o.Win, w.digits)
		switch o.Event.Kind {
		case duel.Kept:
			j.Keeps = append(j.Keeps, jsonKeep{duel.SortedDice(o.Event.Roll), win})
		case duel.Stopped:
			j.Keeps = append(j.Keeps, jsonKeep{duel.SortedDice(t.State.Turn.Dice), win})
		default:
			option := jsonOption{Event: r.Write(&o.Event), Win: win}
			for _, a := range o.Answers {
				option.Answers = append(option.Answers, r.AnswerText(a))
			}
			j.Options = append(j.Options, option)
		}
	}
}

// byWin sorts options, the best one first. What is nearer than tables are exact
// is level. Of level keeps the one of more dice comes first, so that the order is the
// same on every machine; other options stay in the coach's.
func byWin(a, b coach.Option) int {
	const digits = 8
	if c := cmp.Compare(round(b.Win, digits), round(a.Win, digits)); c != 0 || a.Event.Kind != duel.Kept || b.Event.Kind != duel.Kept {
		return c
	}
	one, other := duel.SortedDice(a.Event.Roll), duel.SortedDice(b.Event.Roll)
	return cmp.Or(cmp.Compare(len(other), len(one)), cmp.Compare(one, other))
}

// dangerAhead is a danger as data.
func (w *oddsWish) dangerAhead(d *coach.Danger) *jsonDanger {
	list := func(xs []float64) []float64 {
		out := make([]float64, len(xs))
		for i, x := range xs {
			out[i] = round(x, w.digits)
		}
		return out
	}
	j := &jsonDanger{Damage: list(d.Damage), Fame: list(d.Fame), Destruction: list(d.Destruction), Specials: list(d.Specials),
		Wins: round(d.Wins, w.digits), Loses: round(d.Loses, w.digits), Assumes: []string{}}
	for _, a := range d.Assumes {
		j.Assumes = append(j.Assumes, assumptions[a])
	}
	return j
}
