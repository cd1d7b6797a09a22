//go:build unix

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestNoSocket plays under strace, where there is one: the program asks the system
// for nothing that has to do with a network.
func TestNoSocket(t *testing.T) {
	strace, err := exec.LookPath("strace")
	if err != nil {
		t.Skip("no strace; TestNoNetwork reads the imports")
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	kot, calls := filepath.Join(dir, "kot"), filepath.Join(dir, "calls")
	if err := os.Symlink(self, kot); err != nil {
		t.Fatal(err)
	}
	if err := exec.Command(strace, "-o", calls, "true").Run(); err != nil {
		t.Skip("strace may not trace here; TestNoNetwork reads the imports")
	}
	home := inGame(t)
	w := opened(t, home, setting{wrap: []string{strace, "-f", "-e", "trace=network,openat", "-o", calls, kot}})
	w.sees("Roll 1 die again: E")
	w.types("c")
	w.sees("Enter resolves Autobot's dice")
	w.types("\r")
	w.sees("Roll 6 dice")
	w.types("/acid")
	w.sees("Acid attack")
	w.types("\x03")
	w.ends(exitFine)
	traced, err := os.ReadFile(calls)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(traced), "openat(") {
		t.Error("strace saw no file opened: the check is blind")
	}
	for _, line := range strings.Split(string(traced), "\n") {
		for _, call := range []string{"socket(", "socketpair(", "connect(", "bind(", "sendto(", "resolv.conf", "nsswitch"} {
			if strings.Contains(line, call) {
				t.Errorf("%s", line)
			}
		}
	}
}

// TestNoNetwork reads what the program is made of: the one package of it that
// imports net is pflag, for options that are addresses, of which kot has none.
func TestNoNetwork(t *testing.T) {
	goTool, err := exec.LookPath("go")
	if err != nil {
		t.Skip("no go command")
	}
	list, err := exec.Command(goTool, "list", "-deps", "-f", `{{if not .Standard}}{{.ImportPath}} {{join .Imports " "}}{{end}}`, ".").Output()
	if err != nil {
		t.Fatal(err)
	}
	ours := false
	for _, line := range strings.Split(strings.TrimSpace(string(list)), "\n") {
		pkg, imports, _ := strings.Cut(line, " ")
		ours = ours || pkg == module+"/companion/dash"
		for _, i := range strings.Fields(imports) {
			if (i == "net" || strings.HasPrefix(i, "net/")) && pkg != "github.com/spf13/pflag" {
				t.Errorf("%s imports %s", pkg, i)
			}
		}
	}
	if !ours {
		t.Errorf("our packages are not in the list:\n%s", list)
	}
}
