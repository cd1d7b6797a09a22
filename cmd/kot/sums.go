package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"os"
	"path/filepath"
	"runtime"
	"slices"
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

// everyKept is after how many games looked back on their sums are written.
const everyKept = 20

// look is a finished game to be added up.
type look struct {
	duelbox.Summed
	hash  string // of its file
	known bool   // Sums are those of the game
}

// sums are the finished games against Autobot looked back on, oldest first: those that are
// kept already, the others worked out now, which takes a while. Ctrl-C stops that; left says how many
// games are missing then. Games that no coach can help with are left out.
func (p *program) sums(results []record.Result) (out []duelbox.Summed, left int) {
	results = record.Counted(results)
	kept, games := readSums(), map[string]review.Sums{} // of the games that are still there
	var all, open []*look
	for i := range results {
		if !results[i].Finished() {
			continue
		}
		text, err := tracker.Read(results[i].Path)
		if err != nil {
			continue
		}
		sum := sha256.Sum256([]byte(text))
		g := &look{Summed: duelbox.Summed{Result: &results[i]}, hash: hex.EncodeToString(sum[:16])}
		if g.Sums, g.known = kept[g.hash]; g.known {
			games[g.hash] = g.Sums
		} else {
			open = append(open, g)
		}
		all = append(all, g)
	}
	if len(open) > 0 {
		left = p.sumUp(open, games)
		writeSums(games)
	}
	for _, g := range slices.Backward(all) {
		if g.known {
			out = append(out, g.Summed)
		}
	}
	return out, left
}

// sumUp looks back on the games that are open, on all processors. It returns how many are left.
func (p *program) sumUp(open []*look, games map[string]review.Sums) (left int) {
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
					games[one.hash], one.Sums, one.known = s, s, true
				}
				if done%everyKept == 0 {
					writeSums(games)
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
	return review.Of(r, evaluator, o.Game).Sums, true
}
