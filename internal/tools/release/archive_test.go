package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"
)

var (
	day   = time.Date(2026, 11, 22, 7, 0, 0, 0, time.UTC)
	files = []file{{"kot", 0o755, []byte("program")}, {"completions/kot.bash", 0o644, []byte("words")}, link("copy", "kot")}
)

// TestTarred: root's files, all of one date, folders before what lies in them.
func TestTarred(t *testing.T) {
	var b, again bytes.Buffer
	if err := errors.Join(tarred(&b, files, day), tarred(&again, files, day)); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(b.Bytes(), again.Bytes()) {
		t.Error("the same files twice are different archives")
	}
	zipper, err := gzip.NewReader(&b)
	if err != nil {
		t.Fatal(err)
	}
	in := tar.NewReader(zipper)
	var names []string
	for {
		head, err := in.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, head.Name)
		if !head.ModTime.Equal(day) || head.Uname != "root" || head.Uid != 0 {
			t.Errorf("%s: %v, %s", head.Name, head.ModTime, head.Uname)
		}
		if want := map[string]int64{"kot": 0o755, "completions/": 0o755, "completions/kot.bash": 0o644, "copy": 0o777}[head.Name]; head.Mode != want {
			t.Errorf("%s: mode %o, want %o", head.Name, head.Mode, want)
		}
		if (head.Name == "copy") != (head.Typeflag == tar.TypeSymlink && head.Linkname == "kot") {
			t.Errorf("%s: kind %c, link to %q", head.Name, head.Typeflag, head.Linkname)
		}
	}
	if got := strings.Join(names, " "); got != "kot completions/ completions/kot.bash copy" {
		t.Errorf("it has %s", got)
	}
}

// TestZipped: the same for Windows.
func TestZipped(t *testing.T) {
	var b bytes.Buffer
	if err := zipped(&b, files[:2], day); err != nil {
		t.Fatal(err)
	}
	in, err := zip.NewReader(bytes.NewReader(b.Bytes()), int64(b.Len()))
	if err != nil {
		t.Fatal(err)
	}
	if len(in.File) != 2 || !in.File[0].Modified.Equal(day) || in.File[0].Mode() != 0o755 {
		t.Errorf("it has %v", in.File)
	}
}

// TestFits: a program is refused for every system but its own; this test is one.
func TestFits(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	program, err := os.ReadFile(self)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range systems {
		err := s.fits(program)
		if own := s.os == runtime.GOOS && s.arch == runtime.GOARCH; !own && err == nil {
			t.Errorf("a program of %s/%s fits %s", runtime.GOOS, runtime.GOARCH, s.name)
		}
	}
	if err := systems[0].fits([]byte("#!/bin/sh\n")); err == nil {
		t.Error("a script fits Linux")
	}
}

// TestToolchain: go.mod names the toolchain of a release, one that can be had.
func TestToolchain(t *testing.T) {
	name, err := toolchainIn("../../../go.mod")
	if err != nil || !regexp.MustCompile(`^go1\.\d+\.\d+$`).MatchString(name) {
		t.Errorf("%q, %v", name, err)
	}
}
