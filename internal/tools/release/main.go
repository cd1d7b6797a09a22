// Command release makes what players download: an archive for each system with kot and kot-web, a
// Debian package, the folder for browsers, files for Homebrew and Scoop, and their checksums. The
// same commit gives the same bytes on any machine: the toolchain is the one go.mod names, every date
// is that of the commit, and nothing of the user, the folder or the time zone goes in. A tree with
// changes of its own is refused, and so are a program that its system could not run, a dead link in
// the documents, and a contact.yaml that nobody has filled in.
//
//	go run ./internal/tools/release [-out dist] [-only SYSTEM] [-tag v0.2.0] [-rehearsal]
//
// .ci/reproducible makes it twice and compares; .ci/debian tries it on a fresh machine.
package main

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

func main() {
	var o options
	flag.StringVar(&o.out, "out", "dist", "the folder the files go to; it must not exist or be empty")
	flag.StringVar(&o.only, "only", "", "make it for one system alone, to try: linux-amd64, windows-arm64, browser ...")
	flag.StringVar(&o.tag, "tag", "", "refuse if the change log does not name this version, with its date")
	flag.BoolVar(&o.rehearsal, "rehearsal", false, "accept a placeholder as contact and a version without a date: to try, not to hand out")
	flag.Parse()
	if err := release(o); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// options are what a release is made with.
type options struct {
	out, only, tag string
	rehearsal      bool
}

// system is what an archive is for.
type system struct {
	os, arch string // as Go names them
	name     string // as players do
}

// systems are those kot is released for.
var systems = []system{
	{"linux", "amd64", "linux-amd64"},
	{"linux", "arm64", "linux-arm64"},
	{"darwin", "amd64", "macos-intel"},
	{"darwin", "arm64", "macos-apple-silicon"},
	{"windows", "amd64", "windows-amd64"},
	{"windows", "arm64", "windows-arm64"},
	{"android", "arm64", "android-termux"},
}

// ending is that of the archive for a system: what its users can unpack without a program of their own.
func (s system) ending() string {
	if s.os == "windows" {
		return ".zip"
	}
	return ".tar.gz"
}

// folderOf is the one folder in the archive for a system.
func folderOf(version, system string) string { return "kot-" + version + "-" + system }

// maker makes the files of one commit.
type maker struct {
	out     string
	version string // without the v of the tag
	commit  string
	date    time.Time
	contact contact
	env     []string          // of every go command
	sums    map[string]string // the SHA-256 of each file made, by its name
}

// release writes the files of the present commit to a folder, all of them or those of one
// system. The error says what is in the way: changes nobody has committed, a folder with
// something in it.
func release(o options) error {
	m, err := begin(o)
	if err != nil {
		return err
	}
	shared, err := m.shared()
	if err != nil {
		return err
	}
	if err := m.page(); err != nil {
		return err
	}
	defer os.RemoveAll(pageFolder)
	for _, s := range systems {
		if o.only != "" && o.only != s.name {
			continue
		}
		programs, err := m.programs(s)
		if err != nil {
			return err
		}
		if err := m.archive(s, programs, shared); err != nil {
			return err
		}
		if s.os == "linux" {
			if err := m.debian(s, programs, shared); err != nil {
				return err
			}
		}
	}
	if o.only == "" || o.only == "browser" {
		if err := m.browser(); err != nil {
			return err
		}
	}
	if o.only == "" { // they name the archives of several systems
		if err := m.packagers(); err != nil {
			return err
		}
	}
	return m.checksums()
}

// begin reads the commit, and refuses a tree or a folder it should not work with.
func begin(o options) (*maker, error) {
	names := []string{"browser"}
	for _, s := range systems {
		names = append(names, s.name)
	}
	if o.only != "" && !slices.Contains(names, o.only) {
		return nil, fmt.Errorf("no release is made for %q; there are %s", o.only, strings.Join(names, ", "))
	}
	contact, err := readContact(contactFile, o.rehearsal)
	if err != nil {
		return nil, err
	}
	version, err := versionIn("CHANGELOG.md", o)
	if err != nil {
		return nil, err
	}
	if dirty, err := git("status", "--porcelain"); err != nil {
		return nil, err
	} else if dirty != "" {
		return nil, fmt.Errorf("there are changes that are not committed:\n%s", dirty)
	}
	if entries, err := os.ReadDir(o.out); err == nil && len(entries) > 0 {
		return nil, fmt.Errorf("%s is not empty", o.out)
	} else if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	said, err := git("log", "-1", "--abbrev=12", "--format=%h %ct")
	if err != nil {
		return nil, err
	}
	commit, seconds, _ := strings.Cut(said, " ")
	at, err := strconv.ParseInt(seconds, 10, 64)
	if err != nil {
		return nil, err
	}
	toolchain, err := toolchainIn("go.mod")
	if err != nil {
		return nil, err
	}
	env := append(os.Environ(), "GOTOOLCHAIN="+toolchain, "GOFLAGS=-buildvcs=false", "GOEXPERIMENT=", "GOAMD64=v1", "GOARM64=v8.0", "CGO_ENABLED=0")
	m := maker{out: o.out, version: version, commit: commit, date: time.Unix(at, 0).UTC(), contact: contact, env: env, sums: map[string]string{}}
	return &m, os.MkdirAll(o.out, 0o755)
}

// toolchainIn is the toolchain a go.mod names: "go1.26.8".
func toolchainIn(path string) (string, error) {
	m, err := match(path, "toolchain", regexp.MustCompile(`(?m)^toolchain (\S+)`))
	return m[1], err
}

// versionIn is the newest version the change log names: its first heading of the form "## 0.2.0 ...". Where a tag
// is given it must be this version, and the heading must have the year it came out in.
func versionIn(path string, o options) (string, error) {
	m, err := match(path, "version", regexp.MustCompile(`(?m)^##[ \t]+(\d+\.[\w.+~-]+)(.*)`))
	switch {
	case err != nil || o.tag == "":
	case o.tag != "v"+m[1]:
		err = fmt.Errorf("the tag is %s, and the newest version of %s is %s", o.tag, path, m[1])
	case !o.rehearsal && !regexp.MustCompile(`\b20\d\d\b`).MatchString(m[2]):
		err = fmt.Errorf("%s: %q has no date", path, strings.TrimSpace(m[0]))
	}
	return m[1], err
}

// match is what a file has for a pattern with two groups at most.
func match(path, what string, pattern *regexp.Regexp) (found [3]string, err error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return found, err
	}
	if copy(found[:], pattern.FindStringSubmatch(string(text))) == 0 {
		return found, fmt.Errorf("%s names no %s", path, what)
	}
	return found, nil
}

// git is what git prints, without the line feed at its end.
func git(args ...string) (string, error) {
	cmd := exec.Command("git", args...)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	return strings.TrimSpace(string(out)), err
}

// pageFolder is where the command web, built with the tag page, has its page. It is no part of a commit.
const pageFolder = "cmd/web/page"

// page writes the folder that any web server can serve, and that kot-web has in it.
func (m *maker) page() error {
	if err := os.RemoveAll(pageFolder); err != nil {
		return err
	}
	return m.golang(nil, "run", "./cmd/web", pageFolder)
}

// golang runs the go command, with more in its environment.
func (m *maker) golang(more []string, args ...string) error {
	cmd := exec.Command("go", args...)
	cmd.Env, cmd.Stderr = slices.Concat(m.env, more), os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("go %s: %w", strings.Join(args, " "), err)
	}
	return nil
}

// programs are kot and kot-web for a system.
func (m *maker) programs(s system) ([]file, error) {
	kot, err := m.build(s, m.known()+" -X main.commit="+m.commit, "./cmd/kot")
	if err != nil {
		return nil, err
	}
	web, err := m.build(s, "", "-tags", "page", "./cmd/web")
	return []file{{"kot", 0o755, kot}, {"kot-web", 0o755, web}}, err
}

// known tells the linker the version and its date, which the manual page says.
func (m *maker) known() string {
	return "-X main.version=" + m.version + " -X main.released=" + m.date.Format(time.DateOnly)
}

// build is a program for a system, stripped. What the linker is told besides is its version, which is the change
// log's, and its commit, the present one; nothing else of this machine is in it.
func (m *maker) build(s system, linked string, what ...string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "kot-release-*")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "program")
	args := slices.Concat([]string{"build", "-trimpath", "-ldflags", "-s -w -buildid= " + linked, "-o", path}, what)
	if err := m.golang([]string{"GOOS=" + s.os, "GOARCH=" + s.arch}, args...); err != nil {
		return nil, fmt.Errorf("%s: %w", s.name, err)
	}
	program, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	if err := s.fits(program); err != nil {
		return nil, fmt.Errorf("%s: the program does not fit: %w", s.name, err)
	}
	return program, nil
}

// browser writes the archive of the page, for static hosts.
func (m *maker) browser() error {
	var files []file
	err := filepath.WalkDir(pageFolder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		inside, err := filepath.Rel(pageFolder, path)
		files = append(files, file{"kot-web/" + filepath.ToSlash(inside), 0o644, data})
		return err
	})
	if err != nil {
		return err
	}
	var b bytes.Buffer
	return errors.Join(zipped(&b, files, m.date), m.write("kot-web.zip", &b))
}

// shared are the files that go into every archive: the documents, and what the program writes of itself.
func (m *maker) shared() ([]file, error) {
	read, err := documents(os.DirFS("."), always, m.contact.Home)
	if err != nil {
		return nil, err
	}
	manual, err := os.ReadFile("cmd/web/kot-web.6")
	if err != nil {
		return nil, err
	}
	written, err := m.written()
	return slices.Concat(read, []file{{"kot-web.6", 0o644, manual}}, written), err
}

// archive writes the archive for a system: zip for Windows, tar.gz for the others.
func (m *maker) archive(s system, programs, shared []file) error {
	folder := folderOf(m.version, s.name)
	files := slices.Concat(programs, shared)
	for i := range files {
		if i < len(programs) && s.os == "windows" {
			files[i].name += ".exe"
		}
		files[i].name = folder + "/" + files[i].name
	}
	pack := tarred
	if s.ending() == ".zip" {
		pack = zipped
	}
	var b bytes.Buffer
	return errors.Join(pack(&b, files, m.date), m.write(folder+s.ending(), &b))
}

// packagers writes the files for those who fetch our archives.
func (m *maker) packagers() error {
	filled, err := published{m.contact, m.version, m.sums}.filled()
	if err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(filled)) {
		if err := m.write(name, filled[name]); err != nil {
			return err
		}
	}
	return nil
}

// write writes one of the files players download.
func (m *maker) write(name string, b *bytes.Buffer) error {
	m.sums[name] = fmt.Sprintf("%x", sha256.Sum256(b.Bytes()))
	fmt.Printf("%9d  %s\n", b.Len(), name)
	return os.WriteFile(filepath.Join(m.out, name), b.Bytes(), 0o644)
}

// checksums writes the SHA-256 of every file, as `sha256sum -c` reads them.
func (m *maker) checksums() error {
	var b bytes.Buffer
	for _, name := range slices.Sorted(maps.Keys(m.sums)) {
		fmt.Fprintf(&b, "%s  %s\n", m.sums[name], name)
	}
	return m.write("SHA256SUMS", &b)
}
