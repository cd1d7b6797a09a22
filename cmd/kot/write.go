package main

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strconv"

	"kingoftokyo/rules"
)

// writeFile writes a file whole or not at all: aside first, on the disk, then under its
// name. What is no ordinary file, a device or a pipe, is written as it is. The error is a
// *rules.Problem.
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
		err = writeAside(name, data)
	}
	if err != nil {
		return rules.Refuse("", "create-failed", rules.Text("file", name), rules.Text("reason", reason(err)))
	}
	return nil
}

// writeAside writes a new file beside the one of that name and puts it in its place.
func writeAside(name, data string) error {
	var f *os.File
	for n := 0; ; n++ {
		var err error
		f, err = os.OpenFile(name+".new"+strconv.Itoa(n), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if err == nil {
			break
		}
		if !errors.Is(err, os.ErrExist) || n > 99 {
			return err
		}
	}
	_, err := io.WriteString(f, data)
	if err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(f.Name(), name)
	}
	if err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	if dir, err := os.Open(filepath.Dir(name)); err == nil { // the name too, where folders can be synced
		_ = dir.Sync()
		_ = dir.Close()
	}
	return nil
}
