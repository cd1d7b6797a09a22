package main

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// standing is what the coach says about a position.
type standing struct {
	coach.Chance
	options []coach.Option
	wins    []duel.Event  // each wins at once
	danger  *coach.Danger // nil if nobody asked
}

// oddsOfPosition prints the chance to win from the position at the end of a game, and all choices with their chances, the
// best first: as one line of JSON, or in words.
func (p *program) oddsOfPosition(w *oddsWish, word string) error {
	r := p.duelRules()
	t, err := p.position(word)
	if err != nil {
		return err
	}
	s, err := p.standingOf(w, r, &t)
	switch {
	case err != nil:
		return err
	case w.asJSON:
		writeJSON(p.out, w.standing(r, &t, s))
	default:
		p.standingText(w, r, &t, s)
	}
	return nil
}

// standing returns what the coach says about a table, as JSON.
func (w *oddsWish) standing(r *duel.Rules, t *duel.Table, s *standing) (out object) {
	if t.State.Over() {
		out = object{{"win", s.Win}}
	} else {
		out = w.chance(s.Win, s.AsPlayed)
	}
	out = append(append(out, member{"exact", s.Exact}), w.choices(r, t, s.options)...)
	if len(s.wins) > 0 {
		out = append(out, member{"wins_now", text.Map(s.wins, func(ev duel.Event) string { return strings.TrimSpace(r.Write(&ev)) })})
	}
	if s.danger != nil {
		out = append(out, member{"danger", w.dangerAhead(s.danger)})
	}
	return out
}

// standingText prints what the coach says about a table for people: as a beginner plays, unless they named a skill.
func (p *program) standingText(w *oddsWish, r *duel.Rules, t *duel.Table, s *standing) {
	v := advice.In(p.words, r)
	rows := [][]string{{p.words.Say("odds.now"), p.chances(w, s.Chance)}}
	a := coach.Advice{Options: s.options}
	for _, i := range a.Told(mostOptions) {
		o := &s.options[i]
		rows = append(rows, []string{v.Option(t, o), p.chances(w, coach.Chance{Win: o.Win, AsPlayed: o.AsPlayed})})
	}
	p.oddsHead(w)
	p.lines(text.Columns(rows, 1))
	for _, ev := range s.wins {
		p.sayWrapped("coach.wins-now", rules.Text("what", v.Option(t, &coach.Option{Event: ev})))
	}
	if s.danger != nil {
		p.wrapped(v.DangerWords(&t.State, s.danger)...)
	}
}

// mostOptions is how many options people get; programs get all.
const mostOptions = 8

// position returns the last table of a game: of a file, the input or a saved game.
func (p *program) position(word string) (t duel.Table, err error) {
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

func (p *program) standingOf(w *oddsWish, r *duel.Rules, t *duel.Table) (*standing, error) {
	s := &standing{Chance: coach.Chance{Exact: true}}
	if t.State.Over() {
		if winner, _ := t.State.Winner(); winner == duel.You {
			s.Win, s.AsPlayed = 1, 1
		}
		return s, nil
	}
	table, err := p.table(r, &t.State)
	if err != nil {
		return nil, err
	}
	c := coach.New(r, table)
	c.Cardless = w.cardless
	skill, err := w.player()
	if err != nil {
		return nil, err
	}
	c.SetSkill(skill)
	s.Chance = c.Win(t)
	if advice, ok := c.Advise(t); ok && !(len(advice.Options) == 1 && advice.Options[0].Event.Kind == duel.Rolled) {
		s.options = advice.Options // to roll, if nothing else can be done, is not an option
	}
	if skill == coach.Best { // otherwise they are ordered by what is best if that player plays
		slices.SortStableFunc(s.options, byWin)
	}
	if !t.Asking {
		s.wins = r.WinsNow(t.State)
	}
	if d, ok := coach.Ahead(r, &duel.Table{State: t.State}); ok && w.danger {
		s.danger = &d
	}
	return s, nil
}

// player returns whose chance is printed next to best play: a player of the skill in the flags, a beginner in a table for people, otherwise
// nobody: coach.Best. A skill is how sharply players choose and, after a slash, how often they slip. The error is a *rules.Problem.
func (w *oddsWish) player() (coach.Skill, error) {
	switch {
	case w.skill == "" && (w.asJSON || w.cardless):
		return coach.Best, nil
	case w.skill == "":
		return review.Beginner, nil
	}
	sharp, slips, slipping := strings.Cut(w.skill, "/")
	share := func(s string) (float64, bool) {
		x, err := strconv.ParseFloat(s, 64)
		return x, err == nil && x >= 0 && x <= 1
	}
	skill, ok := coach.Skill{}, false
	if skill.Sharp, ok = share(sharp); ok && slipping {
		skill.Slips, ok = share(slips)
	}
	if !ok {
		return skill, rules.Refuse("", "odds-skill", rules.Text("word", w.skill))
	}
	return skill, nil
}

// choices returns the coach's options as JSON: what to keep after a roll (keeping all dice means to stop), and lines of
// the notation with the answers that belong to them.
func (w *oddsWish) choices(r *duel.Rules, t *duel.Table, options []coach.Option) (out object) {
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

// chance returns a chance with best play and, if a skill was given, as such a player plays.
func (w *oddsWish) chance(best, played float64) object {
	out := object{{"win", w.rate(best)}}
	if w.skill != "" {
		out = append(out, member{"as_played", w.rate(played)})
	}
	return out
}

// byWin sorts options, the best first. Two options count as equal if they differ by less than the accuracy of the tables.
// Of equal ways to keep dice, the one with more dice comes first, so that the order is the same on every machine; other
// equal options stay in the coach's order.
func byWin(a, b coach.Option) int {
	const digits = 8
	if c := cmp.Compare(round(b.Win, digits), round(a.Win, digits)); c != 0 || a.Event.Kind != duel.Kept || b.Event.Kind != duel.Kept {
		return c
	}
	one, other := duel.SortedDice(a.Event.Roll), duel.SortedDice(b.Event.Roll)
	return cmp.Or(cmp.Compare(len(other), len(one)), cmp.Compare(one, other))
}

// dangerAhead returns what Autobot may do in its next turn, or in the rest of its current one.
func (w *oddsWish) dangerAhead(d *coach.Danger) object {
	list := func(xs []float64) []rate { return text.Map(xs, w.rate) }
	assumes := text.Map(d.Assumes, coach.Assumption.String)
	return object{
		{"damage", list(d.Damage)}, {"fame", list(d.Fame)}, {"destruction", list(d.Destruction)},
		{"wins", w.rate(d.Wins)}, {"loses", w.rate(d.Loses)},
		{"specials", list(d.Specials)}, {"assumes", assumes},
	}
}
