package main

import (
	"path/filepath"
	"runtime"
	"slices"
	"sync"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// reviewsFile is where what games came to is kept beside the saved games, so that many of them are added up at once.
func reviewsFile() string { return filepath.Join(home(), "reviews.json") }

// everyKept is after how many games looked back on their sums are written.
const everyKept = 20

// look is a finished game to be added up.
type look struct {
	advice.Summed
	hash  string      // of its file
	as    coach.Skill // the skill of its player before it
	known bool        // Sums are those of the game
}

// sums are the finished games against Autobot looked back on, oldest first: those that are
// kept already, the others worked out now, which takes a while. Ctrl-C stops that; left says how many
// games are missing then. Games that no coach can help with are left out.
func (p *program) sums(results []record.Result) (out []advice.Summed, left int) {
	results = record.Counted(results)
	kept, there := &advice.Reviews{Path: reviewsFile()}, map[string]bool{}
	var all, open []*look
	for i := range results {
		if !results[i].Finished() {
			continue
		}
		text, err := tracker.Read(results[i].Path)
		if err != nil {
			continue
		}
		g := &look{Summed: advice.Summed{Result: &results[i]}, hash: advice.HashOf(text)}
		there[g.hash] = true
		if was, known := kept.Of(g.hash); known {
			g.Sums, g.as, g.known = was.Sums, was.As, true
		} else {
			open = append(open, g)
		}
		all = append(all, g)
	}
	if len(open) > 0 {
		left = p.sumUp(open, kept)
	}
	var before []review.Sums
	games := map[string]advice.Kept{}
	for _, g := range slices.Backward(all) {
		if !g.known {
			continue
		}
		if g.as == (coach.Skill{}) {
			games[g.hash] = advice.Kept{Sums: g.Sums, As: review.SkillOf(before)}
		}
		before = append(before, g.Sums)
		out = append(out, g.Summed)
	}
	if len(open) > 0 {
		kept.Keep(games, there)
	}
	return out, left
}

// sumUp looks back on the games that are open, on all processors. It returns how many are left.
func (p *program) sumUp(open []*look, kept *advice.Reviews) (left int) {
	games := map[string]advice.Kept{}
	ctx, stop := interruptible()
	defer stop()
	var mu sync.Mutex
	var wait sync.WaitGroup
	r, g, done, work := p.duelRules(), p.newProgress(), 0, make(chan *look)
	defer g.end()
	for range runtime.GOMAXPROCS(0) {
		wait.Go(func() {
			for one := range work {
				s, ok := p.lookedBack(r, one.Path)
				mu.Lock()
				if done++; ok {
					games[one.hash], one.Sums, one.known = advice.Kept{Sums: s}, s, true
				}
				if done%everyKept == 0 {
					kept.Keep(games, nil)
				}
				g.tell(float64(done)/float64(len(open)), p.words.Say("games.stats.looking", rules.Num("n", len(open)-done)))
				mu.Unlock()
			}
		})
	}
	for _, one := range open {
		if ctx.Err() == nil {
			select {
			case work <- one:
			case <-ctx.Done():
			}
		}
	}
	close(work)
	wait.Wait()
	kept.Keep(games, nil)
	return len(open) - done
}

// lookedBack is what a saved game comes to; ok is false where no coach can help.
func (p *program) lookedBack(r *duel.Rules, path string) (s review.Sums, ok bool) {
	o, err := tracker.Look(duel.Log{Rules: r}, path)
	if err != nil {
		return s, false
	}
	evaluator, err := p.evaluator(r, &o.Game.Table().State)
	if err != nil {
		return s, false
	}
	return review.Of(r, evaluator, o.Game, review.Steady).Sums, true
}
