package main

import (
	"errors"
	"io"
	"os"

	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// writeOver writes a file that the player names, completely or not at all; if it is not a regular file, but a device or a
// pipe, it writes to it directly. It replaces an existing file only if that is empty, if older reports that its text is an
// older one of the same, or with force: a slip must not cost a file. The error is a *rules.Problem.
func (p *program) writeOver(name, data string, force bool, older func(text string) bool) error {
	info, err := os.Stat(name)
	switch regular := err == nil && info.Mode().IsRegular(); {
	case err == nil && !regular:
		var f *os.File
		if f, err = os.OpenFile(name, os.O_WRONLY, 0); err == nil {
			_, err = io.WriteString(f, data)
			err = errors.Join(err, f.Close())
		}
	case regular || errors.Is(err, os.ErrNotExist):
		if regular && info.Size() > 0 && !force {
			if there, err := p.readAll(name, mostGame); err != nil || !older(there) {
				return rules.Refuse("", "file-there", rules.Text("file", name))
			}
		}
		err = tracker.WriteFile(name, data)
	}
	if err != nil {
		return rules.Refuse("", "create-failed", rules.Text("file", name), rules.Text("reason", tracker.Reason(err)))
	}
	return nil
}
