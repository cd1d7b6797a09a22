package tracker

import (
	"strconv"
	"strings"
)

// A draft is what a player has typed of a line that is not complete yet. It is not part of the game: it is in a side
// file of its own, and counts only as long as the game has not grown since.

// draftPath returns the path of a game's draft. List skips such names.
func draftPath(game string) string { return beside(game, "typed") }

// KeepDraft saves what has been typed, at most one line; "" deletes the draft. It writes a side file and renames it, so
// a kill or a full disk leaves the previous draft. It ignores errors of the disk: the game itself is not affected.
func (f *File) KeepDraft(typed string) {
	path := draftPath(f.Path)
	if typed == "" {
		f.disk.remove(path)
		return
	}
	_ = replaceFile(f.disk, beside(f.Path, "typing"), path, strconv.FormatInt(f.Size(), 10)+" "+typed+"\n", false)
}

// Draft returns what had been typed when the program ended, or "".
func (f *File) Draft() string {
	text, err := readShort(f.disk, draftPath(f.Path))
	at, typed, _ := strings.Cut(strings.TrimSuffix(text, "\n"), " ")
	if err != nil || at != strconv.FormatInt(f.Size(), 10) || strings.Contains(typed, "\n") {
		return ""
	}
	return typed
}
