package main

import (
	"errors"
	"io"
	"os"

	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// writeFile writes a file whole or not at all. What is no ordinary file, a device or a pipe,
// is written as it is. The error is a *rules.Problem.
func writeFile(name, data string) error {
	info, err := os.Stat(name)
	switch {
	case err == nil && !info.Mode().IsRegular():
		var f *os.File
		if f, err = os.OpenFile(name, os.O_WRONLY, 0); err == nil {
			_, err = io.WriteString(f, data)
			err = errors.Join(err, f.Close())
		}
	case err == nil || errors.Is(err, os.ErrNotExist):
		err = tracker.WriteFile(name, data)
	}
	if err != nil {
		return rules.Refuse("", "create-failed", rules.Text("file", name), rules.Text("reason", reason(err)))
	}
	return nil
}
