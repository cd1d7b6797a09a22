package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// always are the files of every archive, whether a document links them or not.
var always = []string{"README.md", "LICENSE", "NOTICES", "CHANGELOG.md"}

// documents are the files of a folder that begin with the given ones and have all that their Markdown links, so
// that no link of an archive is dead. A link to a page of the forge, as ../../releases, becomes one below home. The error
// names the document with a dead link.
func documents(tree fs.FS, first []string, home string) ([]file, error) {
	var out []file
	todo := slices.Clone(first)
	for i := 0; i < len(todo); i++ {
		info, err := fs.Stat(tree, todo[i])
		if err != nil {
			return nil, err
		}
		data, err := fs.ReadFile(tree, todo[i])
		if err != nil {
			return nil, err
		}
		mode := fs.FileMode(0o644)
		if info.Mode()&0o100 != 0 {
			mode = 0o755
		}
		out = append(out, file{todo[i], mode, data})
		if path.Ext(todo[i]) != ".md" {
			continue
		}
		for _, linked := range links(string(data)) {
			name := path.Join(path.Dir(todo[i]), linked)
			if page, ok := forgePage(name); ok {
				for _, before := range []string{"](", `="`} {
					out[i].data = bytes.ReplaceAll(out[i].data, []byte(before+linked), []byte(before+home+"/"+page))
				}
				continue
			}
			if info, err := fs.Stat(tree, name); err != nil || !info.Mode().IsRegular() {
				return nil, fmt.Errorf("%s links %s, which is no file", todo[i], linked)
			}
			if !slices.Contains(todo, name) {
				todo = append(todo, name)
			}
		}
	}
	return out, nil
}

// forgePage is the page of the forge that a path out of the tree leads to, below the page of the source: the forge shows
// a document in the folder blob/main.
func forgePage(name string) (string, bool) {
	page := path.Join("blob/main", name)
	return page, strings.HasPrefix(name, "../") && !strings.HasPrefix(page, "../") && !strings.HasPrefix(page, "blob")
}

var (
	code   = regexp.MustCompile("(?s)```.*?```|`[^`\n]*`")
	target = regexp.MustCompile(`\]\(\s*<?([^)>\s]+)|(?m)^ {0,3}\[[^]]+\]:\s+<?([^>\s]+)|\b(?:src|href|srcset)="\s*([^"\s]+)`)
	scheme = regexp.MustCompile(`^[a-zA-Z][a-zA-Z0-9+.-]*:`)
)

// links are the files that a Markdown text links by relative paths, without the places in them.
func links(text string) []string {
	var out []string
	for _, m := range target.FindAllStringSubmatch(code.ReplaceAllString(text, ""), -1) {
		name, _, _ := strings.Cut(m[1]+m[2]+m[3], "#")
		if name != "" && !scheme.MatchString(name) {
			out = append(out, name)
		}
	}
	return out
}

// completions are the names that shells want for the files of their completion; of any other shell it is kot.SHELL.
var completions = map[string]string{"zsh": "_kot", "powershell": "kot.ps1"}

// written are the files that the program writes of itself: the manual, and the completion of every shell that its
// own completion offers.
func (m *maker) written() ([]file, error) {
	dir, err := os.MkdirTemp("", "kot-release-*")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	kot := filepath.Join(dir, "kot")
	args := []string{"build", "-trimpath", "-ldflags", m.known(), "-o", kot, "./cmd/kot"}
	if err := m.golang(nil, args...); err != nil {
		return nil, err
	}
	says := func(args ...string) ([]byte, error) {
		cmd := exec.Command(kot, args...)
		cmd.Env, cmd.Stderr = append(slices.Clone(m.env), "LC_ALL=en_GB.UTF-8", "KOT_HOME="+dir, "XDG_CONFIG_HOME="+dir), os.Stderr
		text, err := cmd.Output()
		if err != nil {
			return nil, fmt.Errorf("kot %s: %w", strings.Join(args, " "), err)
		}
		return text, nil
	}
	manual, err := says("man")
	if err != nil {
		return nil, err
	}
	offered, err := says("completion", "words", "--", "completion", "")
	if err != nil {
		return nil, err
	}
	out := []file{{"kot.6", 0o644, manual}}
	for _, shell := range shellsIn(string(offered)) {
		script, err := says("completion", shell)
		if err != nil {
			return nil, err
		}
		out = append(out, file{completionFile(shell), 0o644, script})
	}
	if len(out) == 1 {
		return nil, fmt.Errorf("kot completion offers no shell")
	}
	return out, nil
}

// shellsIn are the words offered, one a line, without what is said of each behind a tab.
func shellsIn(offered string) []string {
	var out []string
	for line := range strings.Lines(offered) {
		if word, _, _ := strings.Cut(strings.TrimSpace(line), "\t"); word != "" {
			out = append(out, word)
		}
	}
	return out
}

// completionFile is where an archive has the completion of a shell.
func completionFile(shell string) string {
	if name, ok := completions[shell]; ok {
		return "completions/" + name
	}
	return "completions/kot." + shell
}
