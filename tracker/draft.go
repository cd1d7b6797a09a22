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

// longestDraft is how many bytes of a draft are read: one line.
const longestDraft = 1 << 12

// Draft returns what had been typed when the program ended, or "".
func (f *File) Draft() string {
	h, err := f.disk.open(draftPath(f.Path), forReading)
	if err != nil {
		return ""
	}
	defer h.Close()
	data := make([]byte, longestDraft)
	n, _ := h.ReadAt(data, 0)
	at, typed, _ := strings.Cut(strings.TrimSuffix(string(data[:n]), "\n"), " ")
	if at != strconv.FormatInt(f.Size(), 10) || strings.Contains(typed, "\n") {
		return ""
	}
	return typed
}
