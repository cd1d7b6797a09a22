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

// This file is the folder that the page is written into. Nothing but an earlier page is ever written over, and nothing is written
// through a link.

// mark is the file that shows that kot-web made a folder, by how it begins.
const (
	mark       = "site.js"
	markBegins = "self.site = {\"store\":\"kot-"
)

// openFolder opens a folder for the page: an empty one, or one that kot-web made. The error is fs.ErrNotExist if there is none yet, and a
// *rules.Problem for every other folder, for links and for files.
func openFolder(dir string) (*os.Root, error) {
	dir = filepath.Clean(dir) // "link/" would be what the link leads to
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

// ours reports whether a folder is empty or made by kot-web.
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

// write writes the site into a folder, which it makes if there is none. The mark comes first: what is interrupted can be done again.
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

// put writes a file aside and renames it, which follows no link, even one that was made a moment ago.
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
