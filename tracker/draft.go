package tracker

import (
	"strconv"
	"strings"
)

// A draft is what a player has typed of a line that is not complete yet. It is no part of the game: it lies in a file
// of its own beside it, and counts only as long as the game has not grown since.

// draftPath is the file of a game's draft; List passes such names over.
func draftPath(game string) string { return beside(game, "typed") }

// KeepDraft keeps what has been typed, one line at most; nothing takes the draft away. It is written aside and renamed:
// a kill or a full disk leaves the one before. A disk that refuses it is passed over: the game itself is not touched.
func (f *File) KeepDraft(typed string) {
	path := draftPath(f.Path)
	if typed == "" {
		f.disk.remove(path)
		return
	}
	_ = replaceFile(f.disk, beside(f.Path, "typing"), path, strconv.FormatInt(f.Size(), 10)+" "+typed+"\n", false)
}

// longestDraft is how many bytes of a draft are read: a line.
const longestDraft = 1 << 12

// Draft is what had been typed when the program was ended, or nothing.
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
