package main

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"errors"
	"io"
	"io/fs"
	"path"
	"time"
)

// file is a file of an archive. The data of a symbolic link is what it points to.
type file struct {
	name string
	mode fs.FileMode
	data []byte
}

// link is a symbolic link to a file.
func link(name, to string) file { return file{name, fs.ModeSymlink | 0o777, []byte(to)} }

// tarred writes files as a gzipped tar: root's, all of one date, folders as they come.
func tarred(w io.Writer, files []file, date time.Time) error {
	zipper, err := gzip.NewWriterLevel(w, gzip.BestCompression)
	if err != nil {
		return err
	}
	out := tar.NewWriter(zipper)
	head := func(h tar.Header) error {
		h.ModTime, h.Uname, h.Gname, h.Format = date, "root", "root", tar.FormatUSTAR
		return out.WriteHeader(&h)
	}
	made := map[string]bool{}
	for _, f := range files {
		for _, dir := range folders(f.name) {
			if made[dir] {
				continue
			}
			made[dir] = true
			if err := head(tar.Header{Typeflag: tar.TypeDir, Name: dir + "/", Mode: 0o755}); err != nil {
				return err
			}
		}
		if f.mode&fs.ModeSymlink != 0 {
			if err := head(tar.Header{Typeflag: tar.TypeSymlink, Name: f.name, Linkname: string(f.data), Mode: int64(f.mode.Perm())}); err != nil {
				return err
			}
			continue
		}
		if err := head(tar.Header{Typeflag: tar.TypeReg, Name: f.name, Mode: int64(f.mode.Perm()), Size: int64(len(f.data))}); err != nil {
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
		head.SetMode(f.mode)
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
