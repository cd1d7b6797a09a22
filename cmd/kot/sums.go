package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"os"
	"path/filepath"
	"runtime"
	"sync"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/record"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// keptSums are what games came to when they were looked back on, kept beside the saved games so that
// many of them are added up at once. The file may be deleted: it is made anew.
type keptSums struct {
	Coach string                 `json:"coach"` // version of the weights
	Games map[string]review.Sums `json:"games"` // by hash of the game's file
}

func sumsFile() string { return filepath.Join(home(), "reviews.json") }

// readSums reads what is kept; nothing where it is damaged, or of another coach.
func readSums() map[string]review.Sums {
	var kept keptSums
	data, err := os.ReadFile(sumsFile())
	if err != nil || json.Unmarshal(data, &kept) != nil || kept.Coach != coach.Version() || kept.Games == nil {
		return map[string]review.Sums{}
	}
	return kept.Games
}

// writeSums keeps sums. That it cannot be written is no matter: they are worked out anew.
func writeSums(games map[string]review.Sums) {
	if data, err := json.Marshal(keptSums{coach.Version(), games}); err == nil {
		_ = writeFile(sumsFile(), string(data)+"\n")
	}
}

// gameHash is the hash of a game's file.
func gameHash(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:16])
}

// everyKept is after how many games looked back on their sums are written.
const everyKept = 20

// sums are the finished games against Autobot looked back on, oldest first: those that are
// kept already, the others worked out now, which takes a while. Ctrl-C stops that; left says how many
// games are missing then. Games that no coach can help with are left out.
func (p *program) sums(results []record.Result) (out []duelbox.Summed, left int) {
	results = record.Counted(results)
	r, kept := p.duelRules(), readSums()
	games := map[string]review.Sums{} // of the games that are still there
	list := make([]*duelbox.Summed, len(results))
	var open []string // hashes by game; "" for none
	todo := 0
	for i := range results {
		open = append(open, "")
		if !results[i].Finished() {
			continue
		}
		text, err := tracker.Read(results[i].Path)
		if err != nil {
			continue
		}
		hash := gameHash(text)
		if s, ok := kept[hash]; ok {
			games[hash], list[i] = s, &duelbox.Summed{Result: &results[i], Sums: s}
			continue
		}
		open[i] = hash
		todo++
	}
	if todo > 0 {
		ctx, stop := interruptible()
		defer stop()
		left = p.sumUp(ctx, r, results, open, list, games, todo)
		writeSums(games)
	}
	for i := len(list) - 1; i >= 0; i-- {
		if list[i] != nil {
			out = append(out, *list[i])
		}
	}
	return out, left
}

// sumUp looks back on the games that are open, on all processors. It returns how many are left.
func (p *program) sumUp(ctx context.Context, r *duel.Rules, results []record.Result, open []string, list []*duelbox.Summed,
	games map[string]review.Sums, todo int) (left int) {
	var mu sync.Mutex
	var wait sync.WaitGroup
	g, done, work := p.newProgress(), 0, make(chan int)
	defer g.end()
	for range runtime.GOMAXPROCS(0) {
		wait.Go(func() {
			for i := range work {
				s, ok := p.lookedBack(r, results[i].Path)
				mu.Lock()
				if done++; ok {
					games[open[i]], list[i] = s, &duelbox.Summed{Result: &results[i], Sums: s}
				}
				if done%everyKept == 0 {
					writeSums(games)
				}
				g.tell(float64(done)/float64(todo), p.words.Say("games.stats.looking", rules.Num("n", todo-done)))
				mu.Unlock()
			}
		})
	}
	for i := range open {
		if open[i] != "" && ctx.Err() == nil {
			select {
			case work <- i:
			case <-ctx.Done():
			}
		}
	}
	close(work)
	wait.Wait()
	return todo - done
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
	return review.Of(r, evaluator, o.Game).Sums, true
}
