package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// review looks back on a game against Autobot: the named one, that of a file or the input, or the one played last.
func (p *program) review(args []string) int {
	asJSON := p.flags.Bool("json", false, "")
	all := p.flags.Bool("all", false, "")
	return p.withFlags(args, func(args []string) int {
		r := p.duelRules()
		game, hash, err := p.reviewed(strings.Join(args, " "))
		if err != nil {
			return p.fail(err)
		}
		if game == nil {
			return p.noGames(p.err)
		}
		p.name(game)
		evaluator, err := p.evaluator(r, game.Table())
		if err != nil {
			return p.end(err)
		}
		skill := coach.Best // the numbers for two players have no other skill
		if game.Table().Setup.Solo {
			skill = (&advice.Reviews{Path: reviewsFile()}).As(hash)
		}
		rep := review.Of(r, evaluator, game, skill)
		if *asJSON {
			writeJSON(p.out, p.jsonReview(r, &rep))
		} else {
			p.lines(pages.Drawn(advice.In(p.words, r).Review(&rep, *all), p.width(), p.ascii()))
		}
		return exitFine
	})
}

// reviewed returns the game that a word means, and the hash of its file: the input for "-", the game played last for "".
// It returns nil if none is saved.
func (p *program) reviewed(word string) (g *review.Game, hash string, err error) {
	if word == "-" {
		data, err := p.readAll("-", mostGame)
		if err != nil {
			return nil, "", err
		}
		game, _, err := p.duelGame("-", data)
		if err == nil && game == nil {
			err = rules.Refuse("", "review-box")
		}
		return game, advice.HashOf(data), err
	}
	path, err := p.gameToRead(word)
	if err != nil || path == "" {
		return nil, "", err
	}
	box, err := p.desk().BoxOf(path)
	if err != nil {
		return nil, "", err
	}
	if !duelbox.Is(box) {
		return nil, "", rules.Refuse("", "review-box")
	}
	saved, notes, err := box.Look(path)
	if err != nil {
		return nil, "", errors.New(companion.InWords(box, err))
	}
	for _, n := range notes {
		fmt.Fprintln(p.err, p.words.Note(n))
	}
	text, err := tracker.Read(path)
	return duelbox.Log(saved), advice.HashOf(text), err
}

// evaluator returns the coach for a game in which one person chooses.
func (p *program) evaluator(r *duel.Rules, t *duel.Table) (review.Evaluator, error) {
	switch {
	case !t.Setup.OnePlayer():
		return nil, rules.Refuse("", "review-two")
	case !t.Setup.Solo:
		return coach.NewTwo(r), nil
	}
	table, err := p.table(r, &t.State)
	if err != nil {
		return nil, err
	}
	return coach.New(r, table), nil
}

// jsonParts returns the reasons why the chance to win changed.
func jsonParts(p *review.Parts) object {
	return object{{"luck", object{{"you", p.Luck[duel.You]}, {"rival", p.Luck[duel.Rival]}}},
		{"choice", p.Choice}, {"mixed", p.Mixed}, {"other", p.Other}}
}

// jsonReview returns the look back on a game as JSON, with probabilities from 0 to 1.
func (p *program) jsonReview(r *duel.Rules, rep *review.Report) object {
	winner, why := "", ""
	if rep.Over {
		winner, why = rep.Winner.String(), rep.Why.String()
	}
	turns := []object{}
	for i := range rep.Turns {
		t := &rep.Turns[i]
		turns = append(turns, slices.Concat(
			object{{"turn", t.Number}, {"side", t.Side.String()}, {"from", t.From.AsPlayed}, {"to", t.To.AsPlayed}}, jsonParts(&t.Parts),
			object{{"untold", t.Untold}, {"turning", slices.Contains(rep.Turning, i)}}))
	}
	points := text.Map(rep.Points, func(at review.Point) object {
		return append(object{
			{"entry", at.Entry + 1}, {"turn", at.Turn}, {"side", at.Side.String()}, {"win", at.AsPlayed},
			{"best", at.Win}, {"exact", at.Exact}, {"kind", at.Kind.String()},
		}, jsonParts(&at.Parts)...)
	})
	choices := text.Map(rep.Choices, func(c review.Choice) object {
		t := &c.At.State.Turn
		q, _ := c.At.Open()
		return object{
			{"entry", c.Entry + 1}, {"turn", c.Turn}, {"phase", t.Phase.String()}, {"rolls", t.Rolls}, {"dice", duel.SortedDice(t.Dice)},
			{"question", q.ID.String()}, {"made", jsonPlay(r, &c.Made)}, {"best", jsonPlay(r, &c.Best)},
			{"price", c.Price}, {"stake", c.Stake}, {"mark", review.MarkOf(c.Price).String()}, {"exact", c.Exact},
		}
	})
	marks := object{
		{"doubtful", rep.Marks[review.Doubtful]}, {"mistakes", rep.Marks[review.Mistake]},
		{"blunders", rep.Marks[review.Blunder]},
	}
	return slices.Concat(
		object{
			{"skill", rep.Skill.Sharp}, {"slips", rep.Skill.Slips}, {"exact", rep.Exact}, {"start", rep.Start}, {"end", rep.End},
			{"over", rep.Over}, {"winner", winner}, {"why", why},
		},
		jsonParts(&rep.Parts),
		object{
			{"adjusted", adjusted(&rep.Sums)}, {"lost", rep.Lost}, {"decisions", rep.Decisions},
			{"per_decision", rep.PerDecision()}, {"marks", marks}, {"rolled", rep.Sums.Turns},
			{"untold", rep.Untold}, {"turns", turns}, {"points", points}, {"choices", choices},
		})
}

// adjusted returns the result without luck; nil if unknown.
func adjusted(s *review.Sums) any {
	if win, ok := s.Adjusted(); ok {
		return win
	}
	return nil
}

// jsonPlay returns an option in the words of the notation: `roll` if no dice token is spent, nothing for playing on.
func jsonPlay(r *duel.Rules, o *coach.Option) object {
	event := ""
	if o.Event.Kind != duel.NoEvent {
		event = strings.TrimSpace(r.Write(&o.Event))
	}
	return object{{"event", event}, {"answers", answerTexts(r, o)}, {"win", o.AsPlayed}, {"best", o.Win}}
}

func answerTexts(r *duel.Rules, o *coach.Option) []string { return text.Map(o.Answers, r.AnswerText) }
