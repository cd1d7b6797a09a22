// Package release tests the files that make a release: .goreleaser.yaml, .ci/gather and the workflows.
package release

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gopkg.in/yaml.v3"
)

const root = "../../.."

// read returns a file of the checkout.
func read(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(root, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// TestSettings checks that .goreleaser.yaml names the toolchain of go.mod, and that no file of a release has an address that nobody
// reads.
func TestSettings(t *testing.T) {
	var config struct {
		Env []string `yaml:"env"`
	}
	if err := yaml.Unmarshal([]byte(read(t, ".goreleaser.yaml")), &config); err != nil {
		t.Fatal(err)
	}
	toolchain := regexp.MustCompile(`(?m)^toolchain (\S+)`).FindStringSubmatch(read(t, "go.mod"))
	if !slices.Contains(config.Env, "GOTOOLCHAIN="+toolchain[1]) {
		t.Errorf("go.mod has %s, .goreleaser.yaml %q", toolchain[0], config.Env)
	}
	for _, name := range []string{".goreleaser.yaml", ".ci/gather", ".ci/reproducible", "SECURITY.md", "README.md"} {
		if strings.Contains(read(t, name), ".invalid") {
			t.Errorf("%s has a placeholder", name)
		}
	}
}

// TestRefused checks that a release says where it will be, and has a version with a date in the change log. A snapshot needs neither.
func TestRefused(t *testing.T) {
	const home = "https://forge.test/anna/kot"
	for _, c := range []struct{ home, heading, snapshot, want string }{
		{home, "## 0.2.0 (2026-12-01)", "false", ""},
		{home, "## 0.2.0, 1 December 2026", "false", ""},
		{home, "## 0.2.0 (not released yet)", "false", "its date"},
		{home, "## 0.3.0 (2026-12-01)", "false", "## 0.3.0"},
		{home, "## 0.2.01 (2026-12-01)", "false", "## 0.2.01"},
		{"", "## 0.2.0 (2026-12-01)", "false", "say where the project is"},
		{"", "## 0.3.0 (not released yet)", "true", ""},
	} {
		dir := t.TempDir()
		for name, text := range map[string]string{".ci/gather": read(t, ".ci/gather"), "CHANGELOG.md": "# What changed\n\n" + c.heading + "\n"} {
			name = filepath.Join(dir, name)
			if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(name, []byte(text), 0o755); err != nil {
				t.Fatal(err)
			}
		}
		cmd := exec.Command("bash", filepath.Join(dir, ".ci/gather"), "0.2.0", "2026-12-01T10:00:00Z", c.snapshot)
		cmd.Env = append(os.Environ(), "MAINTAINER=Anna Berg <anna@kot.test>", "HOMEPAGE="+c.home)
		said, err := cmd.CombinedOutput() // accepted cases fail later: there is no program to build
		accepted := strings.Contains(string(said), "go.mod")
		if err == nil || accepted != (c.want == "") || !strings.Contains(string(said), c.want) {
			t.Errorf("%+v: %v, %s", c, err, said)
		}
	}
}
