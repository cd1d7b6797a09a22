package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const filledIn = "name: Anna Berg\nemail: anna@kot.test\nhome: https://forge.test/anna/kot\n"

// TestContact: a placeholder is for rehearsals alone, and what nobody could write to is refused always.
func TestContact(t *testing.T) {
	if c, err := readContact([]byte(filledIn), false); err != nil || c != someone || c.Maintainer() != "Anna Berg <anna@kot.test>" {
		t.Errorf("%+v, %v", c, err)
	}
	for old, placeholder := range map[string]string{"anna@kot.test": "kot@example.invalid", "https://forge.test/anna/kot": "https://example.invalid/kot"} {
		data := []byte(strings.Replace(filledIn, old, placeholder, 1))
		if _, err := readContact(data, true); err != nil {
			t.Errorf("a rehearsal with %s: %v", placeholder, err)
		}
		_, err := readContact(data, false)
		if err == nil || !strings.Contains(err.Error(), placeholder) || !strings.Contains(err.Error(), "contact.yaml") || !strings.Contains(err.Error(), "-rehearsal") {
			t.Errorf("%s: %v", placeholder, err)
		}
	}
	for old, wrong := range map[string]string{"anna@kot.test": "anna", "https:": "http:", "anna/kot\n": "anna/kot/\n", "email:": "mail:", "Anna Berg": `"Berg <"`} {
		if _, err := readContact([]byte(strings.Replace(filledIn, old, wrong, 1)), true); err == nil {
			t.Errorf("%s instead of %s is accepted", wrong, old)
		}
	}
}

// TestOurContact: ours can be read, and SECURITY.md has the same address.
func TestOurContact(t *testing.T) {
	c, err := readContact(contactFile, true)
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile("../../../SECURITY.md")
	if err != nil || !strings.Contains(string(text), c.Email) {
		t.Errorf("SECURITY.md does not name %s, as contact.yaml does; %v", c.Email, err)
	}
}

// TestOnly: a system that nobody knows is refused before anything is made.
func TestOnly(t *testing.T) {
	if _, err := begin(options{only: "linux", rehearsal: true}); err == nil || !strings.Contains(err.Error(), "linux-amd64") {
		t.Error(err)
	}
}

// TestVersion: the tag is the newest version of the change log, which has its date.
func TestVersion(t *testing.T) {
	for _, c := range []struct {
		heading   string
		with      options
		want, err string
	}{
		{"## 0.2.0 (not released yet)", options{}, "0.2.0", ""},
		{"## 0.2.0 (not released yet)", options{tag: "v0.2.0"}, "0.2.0", "no date"},
		{"## 0.2.0 (not released yet)", options{tag: "v0.2.0", rehearsal: true}, "0.2.0", ""},
		{"## 0.2.0 (2026-12-01)", options{tag: "v0.2.0"}, "0.2.0", ""},
		{"## 0.2.0, 1 December 2026", options{tag: "v0.2.0"}, "0.2.0", ""},
		{"## 0.2.0 (2026-12-01)", options{tag: "v0.3.0", rehearsal: true}, "0.2.0", "the tag is v0.3.0"},
		{"## Unversioned", options{}, "", "names no version"},
	} {
		log := filepath.Join(t.TempDir(), "CHANGELOG.md")
		if err := os.WriteFile(log, []byte("# What changed\n\n"+c.heading+"\n\n- It.\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		got, err := versionIn(log, c.with)
		if got != c.want || (err == nil) != (c.err == "") || err != nil && !strings.Contains(err.Error(), c.err) {
			t.Errorf("%s, %+v: %q, %v", c.heading, c.with, got, err)
		}
	}
}
