package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"path"
	"slices"
	"strings"
	"time"
)

// file is a file of an archive.
type file struct {
	name string
	mode int64
	data []byte
}

// tarred writes files as a gzipped tar: root's, all of one date, folders as they come.
func tarred(w io.Writer, files []file, date time.Time) error {
	zipper, err := gzip.NewWriterLevel(w, gzip.BestCompression)
	if err != nil {
		return err
	}
	out := tar.NewWriter(zipper)
	head := func(kind byte, name string, mode int64, size int) error {
		return out.WriteHeader(&tar.Header{Typeflag: kind, Name: name, Mode: mode, Size: int64(size), ModTime: date, Uname: "root", Gname: "root", Format: tar.FormatUSTAR})
	}
	made := map[string]bool{}
	for _, f := range files {
		for _, dir := range folders(f.name) {
			if made[dir] {
				continue
			}
			made[dir] = true
			if err := head(tar.TypeDir, dir+"/", 0o755, 0); err != nil {
				return err
			}
		}
		if err := head(tar.TypeReg, f.name, f.mode, len(f.data)); err != nil {
			return err
		}
		if _, err := out.Write(f.data); err != nil {
			return err
		}
	}
	return errors.Join(out.Close(), zipper.Close())
}

// folders are those a file lies in, the outermost first.
func folders(name string) []string {
	var out []string
	for dir := path.Dir(name); dir != "." && dir != "/"; dir = path.Dir(dir) {
		out = append([]string{dir}, out...)
	}
	return out
}

// zipped writes files as a zip, all of one date.
func zipped(w io.Writer, files []file, date time.Time) error {
	out := zip.NewWriter(w)
	for _, f := range files {
		head := zip.FileHeader{Name: f.name, Method: zip.Deflate, Modified: date}
		head.SetMode(0o644)
		if f.mode == 0o755 {
			head.SetMode(0o755)
		}
		entry, err := out.CreateHeader(&head)
		if err != nil {
			return err
		}
		if _, err := entry.Write(f.data); err != nil {
			return err
		}
	}
	return out.Close()
}

// places are where Debian wants the files of the package.
var places = map[string]string{
	"kot":                  "usr/bin/kot",
	"kot-web":              "usr/bin/kot-web",
	"LICENSE":              "usr/share/doc/kot/copyright",
	"NOTICES":              "usr/share/doc/kot/NOTICES",
	"README.md":            "usr/share/doc/kot/README.md",
	"CHANGELOG.md":         "usr/share/doc/kot/changelog",
	"kot.6":                "usr/share/man/man6/kot.6",
	"completions/kot.bash": "usr/share/bash-completion/completions/kot",
	"completions/_kot":     "usr/share/zsh/vendor-completions/_kot",
	"completions/kot.fish": "usr/share/fish/vendor_completions.d/kot.fish",
	"completions/kot.ps1":  "usr/share/doc/kot/examples/kot.ps1", // PowerShell has no folder for them
}

// debian writes the package for a Linux: an ar archive of its format's version, what it
// is, and its files.
func (m *maker) debian(s system, programs, shared []file) error {
	var files []file
	size := 0
	for _, f := range slices.Concat(programs, shared) {
		files = append(files, file{"./" + places[f.name], f.mode, f.data})
		size += len(f.data)
	}
	control := fmt.Sprintf(strings.TrimLeft(`
Package: kot
Version: %s
Architecture: %s
Maintainer: the kot authors <kot@localhost>
Installed-Size: %d
Section: games
Priority: optional
Description: tabletop companion for King of Tokyo
 Keeps the table for King of Tokyo Duel, King of Tokyo and its Dark Edition,
 plays the solo opponent Autobot, and answers what a card really does.
 Unofficial; you need the box.
`, "\n"), m.version, s.arch, (size+1023)/1024)
	var about, contents, out bytes.Buffer
	if err := errors.Join(tarred(&about, []file{{"./control", 0o644, []byte(control)}}, m.date), tarred(&contents, files, m.date)); err != nil {
		return err
	}
	out.WriteString("!<arch>\n")
	for _, member := range []file{{"debian-binary", 0o644, []byte("2.0\n")}, {"control.tar.gz", 0o644, about.Bytes()}, {"data.tar.gz", 0o644, contents.Bytes()}} {
		fmt.Fprintf(&out, "%-16s%-12d%-6d%-6d%-8o%-10d`\n", member.name, m.date.Unix(), 0, 0, 0o100644, len(member.data))
		out.Write(member.data)
		if len(member.data)%2 == 1 {
			out.WriteByte('\n')
		}
	}
	return m.write("kot_"+m.version+"_"+s.arch+".deb", &out)
}
