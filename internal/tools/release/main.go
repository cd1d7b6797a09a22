// Command release makes what players download: an archive for each system with kot and kot-web, a
// Debian package, the folder for browsers, and their checksums. The same commit gives the same
// bytes on any machine: the toolchain is the one go.mod names, every date is that of the
// commit, and nothing of the user, the folder or the time zone goes in. A tree with changes
// of its own is refused, and so is a program that its system could not run.
//
//	go run ./internal/tools/release [-out dist] [-only SYSTEM]
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
	out := flag.String("out", "dist", "the folder the files go to; it must not exist or be empty")
	only := flag.String("only", "", "make it for one system alone, to try: linux-amd64, windows-arm64, browser ...")
	flag.Parse()
	if err := release(*out, *only); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
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

// maker makes the files of one commit.
type maker struct {
	out     string
	version string // without the v of the tag
	commit  string
	date    time.Time
	env     []string // of every go command
	made    []string
}

// release writes the files of the present commit to a folder, all of them or those of one
// system. The error says what is in the way: changes nobody has committed, a folder with
// something in it.
func release(out, only string) error {
	m, err := begin(out)
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
		if only != "" && only != s.name {
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
	if only == "" || only == "browser" {
		if err := m.browser(); err != nil {
			return err
		}
	}
	return m.checksums()
}

// begin reads the commit, and refuses a tree or a folder it should not work with.
func begin(out string) (*maker, error) {
	if dirty, err := git("status", "--porcelain"); err != nil {
		return nil, err
	} else if dirty != "" {
		return nil, fmt.Errorf("there are changes that are not committed:\n%s", dirty)
	}
	if entries, err := os.ReadDir(out); err == nil && len(entries) > 0 {
		return nil, fmt.Errorf("%s is not empty", out)
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
	version, err := versionIn("CHANGELOG.md")
	if err != nil {
		return nil, err
	}
	toolchain, err := toolchainIn("go.mod")
	if err != nil {
		return nil, err
	}
	env := append(os.Environ(), "GOTOOLCHAIN="+toolchain, "GOFLAGS=-buildvcs=false", "GOEXPERIMENT=", "GOAMD64=v1", "GOARM64=v8.0", "CGO_ENABLED=0")
	return &maker{out: out, version: version, commit: commit, date: time.Unix(at, 0).UTC(), env: env}, os.MkdirAll(out, 0o755)
}

// toolchainIn is the toolchain a go.mod names: "go1.26.8".
func toolchainIn(path string) (string, error) {
	return match(path, "toolchain", regexp.MustCompile(`(?m)^toolchain (\S+)`))
}

// match is what a file has for the first group of a pattern.
func match(path, what string, pattern *regexp.Regexp) (string, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	if m := pattern.FindSubmatch(text); m != nil {
		return string(m[1]), nil
	}
	return "", fmt.Errorf("%s names no %s", path, what)
}

// versionIn is the newest version the change log names: its first heading of the form
// "## 0.2.0 ...".
func versionIn(path string) (string, error) {
	return match(path, "version", regexp.MustCompile(`(?m)^##[ \t]+(\S*\.\S*)`))
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
	cmd := exec.Command("go", "run", "./cmd/web", pageFolder)
	cmd.Env, cmd.Stderr = m.env, os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("browser: %w", err)
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
	cmd := exec.Command("go", slices.Concat([]string{"build", "-trimpath", "-ldflags", "-s -w -buildid= " + linked, "-o", path}, what)...)
	cmd.Env = slices.Concat(m.env, []string{"GOOS=" + s.os, "GOARCH=" + s.arch})
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
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

// shared are the files that go into every archive: the words on the licence, what to
// read, and what the program writes of itself, the manual and the completions.
func (m *maker) shared() ([]file, error) {
	var out []file
	for _, name := range []string{"LICENSE", "NOTICES", "README.md", "CHANGELOG.md"} {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		out = append(out, file{name, 0o644, text})
	}
	for _, made := range []struct {
		name string
		args []string
	}{
		{"kot.6", []string{"man"}},
		{"completions/kot.bash", []string{"completion", "bash"}},
		{"completions/_kot", []string{"completion", "zsh"}},
		{"completions/kot.fish", []string{"completion", "fish"}},
		{"completions/kot.ps1", []string{"completion", "powershell"}},
	} {
		cmd := exec.Command("go", append([]string{"run", "-ldflags", m.known(), "./cmd/kot", "--lang", "en"}, made.args...)...)
		cmd.Env, cmd.Stderr = m.env, os.Stderr
		text, err := cmd.Output()
		if err != nil {
			return nil, fmt.Errorf("kot %s: %w", strings.Join(made.args, " "), err)
		}
		out = append(out, file{made.name, 0o644, text})
	}
	return out, nil
}

// archive writes the archive for a system: zip for Windows, tar.gz for the others.
func (m *maker) archive(s system, programs, shared []file) error {
	name := "kot-" + m.version + "-" + s.name
	files := slices.Concat(programs, shared)
	for i := range files {
		if i < len(programs) && s.os == "windows" {
			files[i].name += ".exe"
		}
		files[i].name = name + "/" + files[i].name
	}
	var b bytes.Buffer
	if s.os == "windows" {
		return errors.Join(zipped(&b, files, m.date), m.write(name+".zip", &b))
	}
	return errors.Join(tarred(&b, files, m.date), m.write(name+".tar.gz", &b))
}

// write writes one of the files players download.
func (m *maker) write(name string, b *bytes.Buffer) error {
	m.made = append(m.made, name)
	fmt.Printf("%9d  %s\n", b.Len(), name)
	return os.WriteFile(filepath.Join(m.out, name), b.Bytes(), 0o644)
}

// checksums writes the SHA-256 of every file, as `sha256sum -c` reads them.
func (m *maker) checksums() error {
	slices.Sort(m.made)
	var b bytes.Buffer
	for _, name := range m.made {
		data, err := os.ReadFile(filepath.Join(m.out, name))
		if err != nil {
			return err
		}
		fmt.Fprintf(&b, "%x  %s\n", sha256.Sum256(data), name)
	}
	return m.write("SHA256SUMS", &b)
}
