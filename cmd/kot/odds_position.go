package main

import (
	"cmp"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

var assumptions = map[coach.Assumption]string{
	coach.AssumeSymbol:     "symbol",
	coach.AssumeCamouflage: "camouflage",
	coach.AssumeDeclined:   "declined",
}

// oddsOfPosition prints one line of JSON about the position at the end of a game: the chance to win, and all
// choices with theirs, the best first.
func (p *program) oddsOfPosition(w *oddsWish, word string) error {
	r := p.duelRules()
	t, err := p.position(r, word)
	if err != nil {
		return err
	}
	var out object
	if t.State.Over() {
		win := 0
		if winner, _ := t.State.Winner(); winner == duel.You {
			win = 1
		}
		out = object{{"win", win}, {"exact", true}}
	} else if out, err = p.advised(w, r, &t); err != nil {
		return err
	}
	if wins := r.WinsNow(t.State); len(wins) > 0 && !t.Asking {
		out = append(out, member{"wins_now", text.Map(wins, func(ev duel.Event) string { return strings.TrimSpace(r.Write(&ev)) })})
	}
	if d, ok := coach.Ahead(r, &t.State); ok && w.danger {
		out = append(out, member{"danger", w.dangerAhead(&d)})
	}
	writeJSON(p.out, out)
	return nil
}

// position is the last table of a game: of a file, the input or a saved game.
func (p *program) position(r *duel.Rules, word string) (t duel.Table, err error) {
	name := word
	if word != "-" {
		if name, err = p.gameToRead(word); err != nil {
			if rules.IsProblem(err, "game-unknown") {
				use := text.List(p.monsters(), func(o offer) string { return o.word })
				err = rules.Refuse("", "odds-unknown", rules.Text("word", word), rules.Text("use", use))
			}
			return t, err
		}
	}
	data, err := p.readAll(name, mostGame)
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

// advised is what the coach says of a table, if the game is not over.
func (p *program) advised(w *oddsWish, r *duel.Rules, t *duel.Table) (out object, err error) {
	table, err := p.table(r, &t.State)
	if err != nil {
		return out, err
	}
	c := coach.New(r, table)
	c.Cardless = w.cardless
	if w.skill != "" {
		skill, err := strconv.ParseFloat(w.skill, 64)
		if err != nil || !(skill >= 0 && skill <= coach.Best.Sharp) {
			return nil, rules.Refuse("", "odds-skill", rules.Text("word", w.skill))
		}
		c.SetSkill(coach.Skill{Sharp: skill})
	}
	chance := c.Win(t)
	out = append(w.chance(chance.Win, chance.AsPlayed), member{"exact", chance.Exact})
	if advice, ok := c.Advise(t); ok {
		out = append(out, w.choices(r, t, advice.Options)...)
	}
	return out, nil
}

// choices are the coach's options: ways to go on after a roll (to keep all dice is to stop),
// and lines of the notation with what was answered on their way. To roll, where nothing else
// can be done, is none.
func (w *oddsWish) choices(r *duel.Rules, t *duel.Table, options []coach.Option) (out object) {
	if len(options) == 1 && options[0].Event.Kind == duel.Rolled {
		return nil
	}
	if w.skill == "" { // otherwise they stand in the order of what is best as that player plays
		slices.SortStableFunc(options, byWin)
	}
	var keeps, others []object
	for i := range options {
		o := &options[i]
		win := w.chance(o.Win, o.AsPlayed)
		switch o.Event.Kind {
		case duel.Kept:
			keeps = append(keeps, append(object{{"keep", duel.SortedDice(o.Event.Roll)}}, win...))
		case duel.Stopped:
			keeps = append(keeps, append(object{{"keep", duel.SortedDice(t.State.Turn.Dice)}}, win...))
		default:
			option := object{{"event", r.Write(&o.Event)}}
			if answers := answerTexts(r, o); len(answers) > 0 {
				option = append(option, member{"answers", answers})
			}
			others = append(others, append(option, win...))
		}
	}
	if len(keeps) > 0 {
		out = append(out, member{"keeps", keeps})
	}
	if len(others) > 0 {
		out = append(out, member{"options", others})
	}
	return out
}

// chance is a chance by best play and, where a skill was said, as such a player plays.
func (w *oddsWish) chance(best, played float64) object {
	out := object{{"win", withDigits(best, w.digits)}}
	if w.skill != "" {
		out = append(out, member{"as_played", withDigits(played, w.digits)})
	}
	return out
}

// byWin sorts options, the best first. Two that differ by less than the tables are exact count as equal. Of
// equal ways to keep dice the one with more dice comes first, so that the order is the same on every machine;
// other equal options stay in the coach's order.
func byWin(a, b coach.Option) int {
	const digits = 8
	if c := cmp.Compare(round(b.Win, digits), round(a.Win, digits)); c != 0 || a.Event.Kind != duel.Kept || b.Event.Kind != duel.Kept {
		return c
	}
	one, other := duel.SortedDice(a.Event.Roll), duel.SortedDice(b.Event.Roll)
	return cmp.Or(cmp.Compare(len(other), len(one)), cmp.Compare(one, other))
}

// dangerAhead is what Autobot may do in its next turn, or in the rest of its present one.
func (w *oddsWish) dangerAhead(d *coach.Danger) object {
	list := func(xs []float64) []json.RawMessage {
		return text.Map(xs, func(x float64) json.RawMessage { return withDigits(x, w.digits) })
	}
	assumes := text.Map(d.Assumes, func(a coach.Assumption) string { return assumptions[a] })
	return object{
		{"damage", list(d.Damage)}, {"fame", list(d.Fame)}, {"destruction", list(d.Destruction)},
		{"wins", withDigits(d.Wins, w.digits)}, {"loses", withDigits(d.Loses, w.digits)},
		{"specials", list(d.Specials)}, {"assumes", assumes},
	}
}
