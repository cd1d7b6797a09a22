package main

import (
	"bytes"
	"compress/gzip"
	"crypto/md5"
	_ "embed"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"
	"time"
)

// places are where Debian wants the files of the package; all others lie with the documents. Its games lie in a folder
// of their own, which is on the PATH of every user but root.
var places = map[string]string{
	"kot":                  "usr/games/kot",
	"kot-web":              "usr/games/kot-web",
	"LICENSE":              docs + "copyright",
	"kot.6":                "usr/share/man/man6/kot.6.gz",
	"kot-web.6":            "usr/share/man/man6/kot-web.6.gz",
	"completions/kot.bash": "usr/share/bash-completion/completions/kot",
	"completions/_kot":     "usr/share/zsh/vendor-completions/_kot",
	"completions/kot.fish": "usr/share/fish/vendor_completions.d/kot.fish",
}

const docs = "usr/share/doc/kot/"

// overrides are the remarks of lintian that stay, each with its reason.
//
//go:embed lintian-overrides
var overrides []byte

// debian writes the package for a Linux: an ar archive of its format's version, what it
// is, and its files.
func (m *maker) debian(s system, programs, shared []file) error {
	contents, err := m.placed(slices.Concat(programs, shared))
	if err != nil {
		return err
	}
	var sums strings.Builder
	size := 0
	for i, f := range contents {
		size += len(f.data)
		if f.mode.IsRegular() {
			fmt.Fprintf(&sums, "%x  %s\n", md5.Sum(f.data), f.name)
		}
		contents[i].name = "./" + f.name
	}
	control := fmt.Sprintf(strings.TrimLeft(`
Package: kot
Version: %s
Architecture: %s
Maintainer: %s
Installed-Size: %d
Section: games
Priority: optional
Homepage: %s
Description: tabletop companion for King of Tokyo
 Keeps the table for King of Tokyo Duel, King of Tokyo and its Dark Edition,
 plays the solo opponent Autobot, and answers what a card really does.
 Unofficial; you need the box.
`, "\n"), m.version, s.arch, m.contact.Maintainer(), (size+1023)/1024, m.contact.Home)
	var about, data bytes.Buffer
	if err := errors.Join(
		tarred(&about, []file{{"./control", 0o644, []byte(control)}, {"./md5sums", 0o644, []byte(sums.String())}}, m.date),
		tarred(&data, contents, m.date),
	); err != nil {
		return err
	}
	var out bytes.Buffer
	out.WriteString("!<arch>\n")
	for _, member := range []file{{"debian-binary", 0o644, []byte("2.0\n")}, {"control.tar.gz", 0o644, about.Bytes()}, {"data.tar.gz", 0o644, data.Bytes()}} {
		fmt.Fprintf(&out, "%-16s%-12d%-6d%-6d%-8o%-10d`\n", member.name, m.date.Unix(), 0, 0, 0o100644, len(member.data))
		out.Write(member.data)
		if len(member.data)%2 == 1 {
			out.WriteByte('\n')
		}
	}
	return m.write("kot_"+m.version+"_"+s.arch+".deb", &out)
}

// placed are the files where Debian wants them, in the order of their names: manuals and change log compressed.
func (m *maker) placed(files []file) ([]file, error) {
	var out []file
	add := func(name string, f file) error {
		if path.Ext(name) == ".gz" {
			small, err := gzipped(f.data)
			if err != nil {
				return err
			}
			f.data = small
		}
		out = append(out, file{name, f.mode, f.data})
		return nil
	}
	for _, f := range files {
		name, ok := places[f.name]
		if !ok {
			name = docs + f.name
		}
		if err := add(name, f); err != nil {
			return nil, err
		}
	}
	// Debian's own change log has the package alone, and a form of its own; CHANGELOG.md lies with the documents.
	log := fmt.Sprintf("kot (%s) stable; urgency=medium\n\n  * What changed is told in CHANGELOG.md beside this file.\n\n -- %s  %s\n",
		m.version, m.contact.Maintainer(), m.date.Format(time.RFC1123Z))
	if err := add(docs+"changelog.gz", file{"", 0o644, []byte(log)}); err != nil {
		return nil, err
	}
	out = append(out, link(docs+"LICENSE", "copyright"), file{"usr/share/lintian/overrides/kot", 0o644, overrides})
	slices.SortFunc(out, func(a, b file) int { return strings.Compare(a.name, b.name) })
	return out, nil
}

// gzipped is what gzip -9n makes of a file: no name and no date are in it.
func gzipped(data []byte) ([]byte, error) {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	_, err = w.Write(data)
	err = errors.Join(err, w.Close())
	return out.Bytes(), err
}
