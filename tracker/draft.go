package tracker

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// A draft is what a player has typed of a line that is not complete yet. It is no
// part of the game: it lies in a file of its own beside it, and counts only as long
// as the game has not grown since.

// draftPath is the file of a game's draft; List passes such names over.
func draftPath(game string) string {
	return filepath.Join(filepath.Dir(game), "."+filepath.Base(game)+".typed")
}

// Size is how many bytes the game has: a draft counts for as long as it stays.
func (f *File) Size() int64 { return f.size }

// KeepDraft keeps what has been typed, one line at most; nothing takes the draft
// away. A disk that refuses it is passed over: the game itself is not touched.
func (f *File) KeepDraft(typed string) {
	if typed == "" {
		os.Remove(draftPath(f.Path))
		return
	}
	os.WriteFile(draftPath(f.Path), []byte(strconv.FormatInt(f.size, 10)+" "+typed+"\n"), 0o644)
}

// Draft is what had been typed when the program was ended, or nothing.
func (f *File) Draft() string {
	data, err := os.ReadFile(draftPath(f.Path))
	if err != nil {
		return ""
	}
	at, typed, _ := strings.Cut(strings.TrimSuffix(string(data), "\n"), " ")
	if at != strconv.FormatInt(f.size, 10) || strings.Contains(typed, "\n") {
		return ""
	}
	return typed
}
