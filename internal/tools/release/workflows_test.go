package release

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"gopkg.in/yaml.v3"
)

// workflow is the part of a file of .github/workflows that TestWorkflows reads.
type workflow struct {
	Permissions map[string]string `yaml:"permissions"`
	Jobs        map[string]struct {
		Needs       []string          `yaml:"needs"`
		Permissions map[string]string `yaml:"permissions"`
		Steps       []struct {
			Uses string `yaml:"uses"`
			Run  string `yaml:"run"`
		} `yaml:"steps"`
	} `yaml:"jobs"`
}

// pinned matches an action pinned to a commit, with its version for people.
var pinned = regexp.MustCompile(`^ +- uses: [\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$`)

// TestWorkflows checks that actions are pinned to a commit, that only the job that publishes may write, and that every script that
// is run exists.
func TestWorkflows(t *testing.T) {
	files, err := filepath.Glob(root + "/.github/workflows/*.yml")
	if err != nil || len(files) != 2 {
		t.Fatalf("%q, %v", files, err)
	}
	for _, path := range files {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		var w workflow
		if err := yaml.Unmarshal(data, &w); err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		for line := range strings.Lines(string(data)) {
			if line := strings.TrimRight(line, "\n"); strings.Contains(line, "uses:") && !pinned.MatchString(line) {
				t.Errorf("%s: not pinned: %s", path, line)
			}
		}
		if !maps.Equal(w.Permissions, map[string]string{"contents": "read"}) {
			t.Errorf("%s may %v", path, w.Permissions)
		}
		for name, job := range w.Jobs {
			if writes := name == "publish"; writes != (len(job.Permissions) > 0) || writes && strings.Join(job.Needs, " ") != "test build" {
				t.Errorf("%s: job %s may %v and needs %v", path, name, job.Permissions, job.Needs)
			}
			for _, step := range job.Steps {
				for _, script := range regexp.MustCompile(`\.ci/\w+`).FindAllString(step.Run, -1) {
					if info, err := os.Stat(filepath.Join(root, script)); err != nil || info.Mode()&0o100 == 0 {
						t.Errorf("%s runs %s: %v", path, script, err)
					}
				}
			}
		}
	}
}
