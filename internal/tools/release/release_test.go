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

// TestSettings checks that .goreleaser.yaml names the toolchain of go.mod and the address in SECURITY.md.
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
	address := regexp.MustCompile(`MAINTAINER=.* <(.+)>`).FindStringSubmatch(strings.Join(config.Env, "\n"))
	if address == nil || !strings.Contains(read(t, "SECURITY.md"), address[1]) {
		t.Errorf("SECURITY.md does not name the address in %q", config.Env)
	}
}

// TestRefused checks that a release has a contact, and a version that the change log dates. A snapshot needs neither.
func TestRefused(t *testing.T) {
	const contact, home = "Anna Berg <anna@kot.test>", "https://forge.test/anna/kot"
	for _, c := range []struct{ contact, home, heading, snapshot, want string }{
		{contact, home, "## 0.2.0 (2026-12-01)", "false", ""},
		{contact, home, "## 0.2.0, 1 December 2026", "false", ""},
		{contact, home, "## 0.2.0 (not released yet)", "false", "its date"},
		{contact, home, "## 0.3.0 (2026-12-01)", "false", "## 0.3.0"},
		{contact, home, "## 0.2.01 (2026-12-01)", "false", "## 0.2.01"},
		{"kot <kot@example.invalid>", home, "## 0.2.0 (2026-12-01)", "false", "kot@example.invalid"},
		{contact, "https://example.invalid/kot", "## 0.2.0 (2026-12-01)", "false", "example.invalid/kot"},
		{contact, "https://kot.invalid", "## 0.2.0 (2026-12-01)", "false", "kot.invalid"},
		{"kot <kot@example.invalid>", home, "## 0.3.0 (not released yet)", "true", ""},
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
		cmd.Env = append(os.Environ(), "MAINTAINER="+c.contact, "HOMEPAGE="+c.home)
		said, err := cmd.CombinedOutput() // what is accepted fails later: there is no program to build
		accepted := strings.Contains(string(said), "go.mod")
		if err == nil || accepted != (c.want == "") || !strings.Contains(string(said), c.want) {
			t.Errorf("%+v: %v, %s", c, err, said)
		}
	}
}
