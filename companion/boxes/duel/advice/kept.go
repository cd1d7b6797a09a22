package advice

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"maps"
	"os"
	"slices"
	"sync"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/tracker"
)

// Reviews is the file of what finished games came to when they were looked back on, beside the saved games: the
// record of a player's choices, from which their skill is known. It may be deleted, and is made anew then. Its
// methods may be called from any goroutine.
type Reviews struct {
	Path string // "": nothing is kept

	mu    sync.Mutex
	known map[string]Kept // once it has been read
}

// Kept is what is kept of a game.
type Kept struct {
	review.Sums             // at review.Steady
	As          coach.Skill `json:"as"` // the skill its player had before it, for whom it is looked back on
}

// keptFile is the file as JSON.
type keptFile struct {
	Coach string          `json:"coach"` // version of the weights, and of what is kept
	Games map[string]Kept `json:"games"` // by hash of the game's file
}

// keptVersion is the version of a file.
func keptVersion() string { return coach.Version() + ".3" }

// HashOf is the hash of a game's file by which it is kept.
func HashOf(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:16])
}

// all are the games of the file; none where it is damaged, or of another coach.
func (f *Reviews) all() map[string]Kept {
	if f.known == nil {
		f.known = map[string]Kept{}
		var kept keptFile
		data, err := os.ReadFile(f.Path)
		whole := f.Path != "" && err == nil && json.Unmarshal(data, &kept) == nil
		if whole && kept.Coach == keptVersion() && kept.Games != nil {
			f.known = kept.Games
		}
	}
	return f.known
}

// Of is what is kept of a game.
func (f *Reviews) Of(hash string) (k Kept, ok bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	k, ok = f.all()[hash]
	return k, ok
}

// As is the skill for which a game is looked back on, by the hash of its file: the one its player had before it, as it was
// kept, and otherwise the one they have now.
func (f *Reviews) As(hash string) coach.Skill {
	skill, _ := f.Skill()
	if f == nil {
		return skill
	}
	if k, ok := f.Of(hash); ok {
		return k.As
	}
	return skill
}

// Keep adds games to what is kept and writes it; of others than those named only, if any are, nothing is kept any
// more. That it cannot be written is no matter: it is worked out anew.
func (f *Reviews) Keep(games map[string]Kept, only map[string]bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.known = nil // another window may have written
	all := f.all()
	maps.Copy(all, games)
	for hash := range all {
		if only != nil && !only[hash] {
			delete(all, hash)
		}
	}
	if data, err := json.Marshal(keptFile{keptVersion(), all}); err == nil && f.Path != "" {
		_ = tracker.WriteFile(f.Path, string(data)+"\n")
	}
}

// Skill is the skill of a player of whom these games are kept, and how many they are; without any it is that of a
// beginner.
func (f *Reviews) Skill() (skill coach.Skill, games int) {
	if f == nil {
		return coach.Best, 0
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	var list []review.Sums
	all := f.all()
	for _, hash := range slices.Sorted(maps.Keys(all)) { // in one order, so that the sums are the same each time
		list = append(list, all[hash].Sums)
	}
	return review.SkillOf(list), len(list)
}
