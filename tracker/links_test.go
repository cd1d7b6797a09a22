//go:build unix

package tracker_test

import (
	"fmt"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
)

// TestLinksAreNotFollowed: a link next to a received game does not make us write anywhere else.
func TestLinksAreNotFollowed(t *testing.T) {
	dir := t.TempDir()
	precious := filepath.Join(t.TempDir(), "bashrc")
	must(t, os.WriteFile(precious, []byte("precious"), 0o644))
	game := filepath.Join(dir, "bug.kot")
	must(t, os.WriteFile(game, []byte(strings.Join(foxSetup, "\n")+"\n"), 0o644))
	links := []string{".bug.kot.typed", ".bug.kot.typing", ".bug.kot.lock", ".bug.kot.new", "bug-2.kot", ".bug-2.kot.new", "bug.kot.new"}
	for n := range 9 { // more than kot tries
		links = append(links, fmt.Sprintf(".bug.kot.typing-%d", n+2), fmt.Sprintf(".bug.kot.new-%d", n+2))
	}
	for _, name := range links {
		must(t, os.Symlink(precious, filepath.Join(dir, name)))
	}
	s, err := tracker.Open(foxRules{}, game)
	must(t, err)
	s.File.KeepDraft("uu")
	if have := s.File.Draft(); have != "uu" {
		t.Errorf("the draft is %q", have)
	}
	s.File.KeepDraft("")
	must(t, s.Game.DoLine("throw u"), os.WriteFile(game, nil, 0o644), s.Game.DoLine("throw u"))
	if want := filepath.Join(dir, "bug-3.kot"); s.Path != want {
		t.Errorf("it goes on in %s, want %s", s.Path, want)
	}
	must(t, s.Game.DoLine("throw u"))
	s.Close()
	if data, err := os.ReadFile(precious); err != nil || string(data) != "precious" {
		t.Errorf("%q, %v", data, err)
	}
}

// TestDamagedLink opens a damaged game through a link: the link stays, the file it leads to is rewritten with the
// same permissions, and nothing is written through a link next to it.
func TestDamagedLink(t *testing.T) {
	dir, elsewhere := t.TempDir(), t.TempDir()
	link, game, precious := filepath.Join(dir, "foxes.kot"), filepath.Join(elsewhere, "mine.kot"), filepath.Join(elsewhere, "bashrc")
	text := strings.Replace(tracker.CheckedText(damagedGame), "throw uu ", "throw um ", 1)
	must(t, os.WriteFile(precious, []byte("precious"), 0o644), os.WriteFile(game, []byte(text), 0o600), os.Symlink(game, link),
		os.Symlink(precious, link+".damaged"), os.Symlink(precious, filepath.Join(elsewhere, ".mine.kot.new")), os.Symlink(precious, filepath.Join(dir, ".foxes.kot.damaged.new")))
	s, err := tracker.Open(foxRules{}, link)
	must(t, err)
	must(t, s.Game.DoLine("throw u"), s.Close())
	kept := filepath.Join(dir, "foxes.kot-2.damaged")
	if keys(s.Notes) != "note-turn-lost note-kept" || arg(s.Notes[1], "file") != kept {
		t.Errorf("told %v", s.Notes)
	}
	for path, want := range map[string]string{precious: "precious", kept: text} {
		if data, err := os.ReadFile(path); err != nil || string(data) != want {
			t.Errorf("%s: %q, %v", path, data, err)
		}
	}
	info, err := os.Lstat(link)
	must(t, err)
	if info.Mode()&os.ModeSymlink == 0 || !strings.HasSuffix(content(t, game), "throw u\nsum 6 5/5/9 10/1/1\n") {
		t.Errorf("the link is %v, the game\n%s", info, content(t, game))
	}
	for _, path := range []string{game, kept} {
		if info, err := os.Stat(path); err != nil || info.Mode() != 0o600 {
			t.Errorf("%s: %v, %v", path, info.Mode(), err)
		}
	}
}

// TestNoteFollowsNoLink: if a link, a pipe or a folder is in place of the record of the
// games, kot does not follow it, wait for it, or write to it.
func TestNoteFollowsNoLink(t *testing.T) {
	precious := filepath.Join(t.TempDir(), "bashrc")
	must(t, os.WriteFile(precious, []byte("precious"), 0o644))
	for name, put := range map[string]func(path string) error{
		"link":        func(path string) error { return os.Symlink(precious, path) },
		"second name": func(path string) error { return os.Link(precious, path) },
		"pipe":        func(path string) error { return syscall.Mkfifo(path, 0o644) },
		"folder":      func(path string) error { return os.MkdirAll(filepath.Join(path, "in"), 0o755) },
	} {
		dir := t.TempDir()
		path := filepath.Join(dir, ".last")
		must(t, put(path), os.Symlink(precious, path+".new"), os.Symlink(precious, path+".new-2"))
		store := tracker.Store{Dir: dir}
		s, err := tracker.Begin(foxRules{}, store.Path("foxes"), foxSetup)
		must(t, err)
		s.File.NoteIn(store)
		must(t, s.Game.DoLine("throw u"), s.Close())
		if data, err := os.ReadFile(precious); err != nil || string(data) != "precious" {
			t.Errorf("%s: %q, %v", name, data, err)
		}
		if last := store.Last(); name != "folder" && last.Name != "foxes" {
			t.Errorf("%s: noted is %v", name, last)
		}
	}
}

// TestLockIsGivenBack: a closed game can be played at once, even if a child that is
// just starting still has the open file.
func TestLockIsGivenBack(t *testing.T) {
	s := foxFile(t)
	copied := duplicate(t, s.Path)
	defer copied.Close()
	must(t, s.Close())
	o, err := tracker.Open(foxRules{}, s.Path)
	if err != nil || o.ReadOnly() {
		t.Fatalf("%v, %v", o, err)
	}
	must(t, o.Close())
}

// duplicate returns a second descriptor of the file that the program has open under a
// path, like the one a child gets.
func duplicate(t *testing.T, path string) *os.File {
	t.Helper()
	want, err := os.Stat(path)
	must(t, err)
	for fd := range 1024 {
		f, err := syscall.Dup(fd)
		if err != nil {
			continue
		}
		open := os.NewFile(uintptr(f), path)
		if have, err := open.Stat(); err == nil && os.SameFile(want, have) {
			return open
		}
		open.Close()
	}
	t.Fatalf("%s is not open", path)
	return nil
}

// TestPipeAmongTheGames: anything but an ordinary file is not a game, and nobody waits for it.
func TestPipeAmongTheGames(t *testing.T) {
	s := foxFile(t)
	dir := filepath.Dir(s.Path)
	pipe := filepath.Join(dir, "pipe.kot")
	must(t, syscall.Mkfifo(pipe, 0o644), syscall.Mkfifo(filepath.Join(dir, ".foxes.kot.typed"), 0o644),
		os.Symlink(pipe, filepath.Join(dir, "to-a-pipe.kot")), os.Symlink("nowhere", filepath.Join(dir, "to-nothing.kot")),
		os.Symlink(s.Path, filepath.Join(dir, "to-the-game.kot")), os.Mkdir(filepath.Join(dir, "folder.kot"), 0o755))
	if have, want := games(t, dir), []string{"foxes", "to-the-game"}; !slices.Equal(have, want) {
		t.Errorf("the games are %v, want %v", have, want)
	}
	if have := s.File.Draft(); have != "" {
		t.Errorf("the draft is %q", have)
	}
	for _, path := range []string{pipe, "/dev/null", dir} {
		if _, err := tracker.Open(foxRules{}, path); !rules.IsProblem(err, "read-failed") {
			t.Errorf("%s opened: %v", path, err)
		}
		if _, err := tracker.Look(foxRules{}, path); !rules.IsProblem(err, "read-failed") {
			t.Errorf("%s looked at: %v", path, err)
		}
	}
}
