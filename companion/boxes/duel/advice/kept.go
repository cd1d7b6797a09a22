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

// Reviews is the file, next to the saved games, that has the results of looking back on finished games: the record
// of a player's choices, which shows their skill. It may be deleted; it is then made again. Its methods may be called
// from any goroutine.
type Reviews struct {
	Path string // "": nothing is saved

	mu    sync.Mutex
	known map[string]Kept // nil until the file has been read
}

// Kept is what the file has about a game.
type Kept struct {
	review.Sums             // at review.Steady
	As          coach.Skill `json:"as"` // the player's skill before the game, for which it is looked back on
}

// keptFile is the file in JSON.
type keptFile struct {
	Coach string          `json:"coach"` // version of the weights, and of what is saved
	Games map[string]Kept `json:"games"` // by hash of the game's file
}

// keptVersion returns the version of a file.
func keptVersion() string { return coach.Version() + ".3" }

// HashOf returns the hash of a game's file, under which the game is saved.
func HashOf(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:16])
}

// all returns the games of the file; none if it is damaged, or from another version of the coach.
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

// Of returns what the file has about a game.
func (f *Reviews) Of(hash string) (k Kept, ok bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	k, ok = f.all()[hash]
	return k, ok
}

// As returns the skill for which a game is looked back on, by the hash of its file: the player's skill before the game if
// the file has it, otherwise their present skill.
func (f *Reviews) As(hash string) coach.Skill {
	if f != nil {
		if k, ok := f.Of(hash); ok {
			return k.As
		}
	}
	skill, _ := f.Skill()
	return skill
}

// Keep adds games to the file and writes it. If only is not nil, Keep drops all games that are not in it. A failure
// to write does not matter: the results are then computed again.
func (f *Reviews) Keep(games map[string]Kept, only map[string]bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.known = nil // another window may have written the file
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

// Skill returns the skill of the player as the games in the file show it, and the number of games. Without games it
// is that of a beginner.
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
