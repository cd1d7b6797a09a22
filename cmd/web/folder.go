package main

import (
	"bytes"
	"crypto/rand"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"kingoftokyo/rules"
)

// This file writes the page into a folder. It overwrites nothing except an earlier page, and writes nothing through a
// link.

// mark is the file whose beginning shows that kot-web made a folder.
const (
	mark       = "site.js"
	markBegins = "self.site = {\"store\":\"kot-"
)

// openFolder opens a folder for the page: an empty one, or one that kot-web made. The error is fs.ErrNotExist if the
// folder does not exist, and a *rules.Problem for every other folder, for links and for files.
func openFolder(dir string) (*os.Root, error) {
	dir = filepath.Clean(dir) // "link/" would be what the link points to
	is, err := os.Lstat(dir)
	if err != nil {
		return nil, err
	}
	if !is.IsDir() {
		return nil, rules.Refuse("", "serve-no-folder", rules.Text("folder", dir))
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, err
	}
	if opened, err := root.Stat("."); err != nil || !os.SameFile(is, opened) || !ours(root) {
		root.Close()
		return nil, rules.Refuse("", "serve-foreign", rules.Text("folder", dir))
	}
	return root, nil
}

// ours reports whether a folder is empty or was made by kot-web.
func ours(root *os.Root) bool {
	entries, err := fs.ReadDir(root.FS(), ".")
	if err != nil || len(entries) == 0 {
		return err == nil
	}
	if is, err := root.Lstat(mark); err != nil || !is.Mode().IsRegular() {
		return false
	}
	data, err := root.ReadFile(mark)
	return err == nil && bytes.HasPrefix(data, []byte(markBegins))
}

// write writes the site into a folder, which it makes if needed. It writes the mark first, so that an interrupted write can be repeated.
func (s site) write(dir string) error {
	root, err := openFolder(dir)
	if errors.Is(err, fs.ErrNotExist) {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return err
		}
		root, err = openFolder(dir)
	}
	if err != nil {
		return err
	}
	defer root.Close()
	names := slices.DeleteFunc(slices.Sorted(maps.Keys(s)), func(name string) bool { return name == mark })
	for _, name := range names {
		if is, err := root.Lstat(name); err == nil && !is.Mode().IsRegular() {
			return rules.Refuse("", "serve-no-file", rules.Text("file", filepath.Join(dir, name)))
		}
	}
	for _, name := range append([]string{mark}, names...) {
		if err := put(root, name, s[name]); err != nil {
			return err
		}
	}
	return nil
}

// put writes a temporary file and renames it. This follows no link, even one that was made a moment ago.
func put(root *os.Root, name string, data []byte) error {
	aside := ".kot-web-" + rand.Text()
	f, err := root.OpenFile(aside, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if err = errors.Join(err, f.Close()); err == nil {
		err = root.Rename(aside, name)
	}
	if err != nil {
		return errors.Join(err, root.Remove(aside))
	}
	return nil
}
