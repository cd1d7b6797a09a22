package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"slices"

	"kingoftokyo/coach/review"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// reviewsFile returns the file, beside the saved games, with the results of their reviews, so that adding up many of them is quick.
func reviewsFile() string { return filepath.Join(home(), "reviews.json") }

// sums returns the reviews of the finished games against Autobot, oldest first: those already saved, and the others worked out now,
// which takes a while. Ctrl-C stops that; then left is how many games are missing. Games that no coach can help with are left out.
func (p *program) sums(results []record.Result) (out []advice.Summed, left int) {
	type look struct {
		*record.Result
		advice.Kept
		hash string // the hash of its file
	}
	kept, there, games := &advice.Reviews{Path: reviewsFile()}, map[string]bool{}, []look(nil)
	results = record.Counted(results)
	for i := range slices.Backward(results) {
		data, err := tracker.Read(results[i].Path)
		if !results[i].Finished() || err != nil {
			continue
		}
		g := look{Result: &results[i], hash: advice.HashOf(data)}
		if g.Kept, there[g.hash] = kept.Of(g.hash); !there[g.hash] {
			left++
		}
		games = append(games, g)
	}
	if left > 0 {
		kept.Keep(nil, there)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	r, before := p.duelRules(), []review.Sums(nil)
	for _, g := range games {
		if known := there[g.hash]; !known && ctx.Err() == nil {
			p.passing(p.words.Say("games.stats.looking", rules.Num("n", left)))
			left--
			if g.Sums, known = p.lookedBack(r, g.Path); known {
				g.As = review.SkillOf(before)
				kept.Keep(map[string]advice.Kept{g.hash: g.Kept}, nil)
			}
		}
		if g.Over { // its review is known
			before, out = append(before, g.Sums), append(out, advice.Summed{Result: g.Result, Sums: g.Sums})
		}
	}
	p.passing("")
	return out, left
}

// passing shows progress on the error output, if that is a terminal; "" removes it.
func (p *program) passing(said string) {
	if columns := p.err.width() - 1; p.err.terminal && os.Getenv("TERM") != "dumb" {
		fmt.Fprintf(p.err.Writer, "\r%-*s\r", columns, text.Cut(said, columns))
	}
}

// lookedBack returns the sums of a saved game's review; ok is false if no coach can help.
func (p *program) lookedBack(r *duel.Rules, path string) (s review.Sums, ok bool) {
	o, err := tracker.Look(duel.Log{Rules: r}, path)
	if err != nil || !o.Game.Table().Setup.Solo {
		return s, false
	}
	evaluator, err := p.evaluator(r, o.Game.Table())
	if err != nil {
		return s, false
	}
	return review.Of(r, evaluator, o.Game, review.Steady).Sums, true
}
