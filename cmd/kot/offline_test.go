//go:build unix

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/internal/often"
)

// TestNoSocket plays under strace, if available: the program makes no system call that concerns a network.
func TestNoSocket(t *testing.T) {
	t.Parallel()
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
	w.sees("rerolled: E")
	w.types("c")
	w.sees("[Enter] resolve")
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

// TestNoNetwork reads what the program consists of, on every kind of system: nothing that can open a connection, and
// nothing written in C. On Windows the system calls import net for types that kot does not use; nothing else may import
// it.
func TestNoNetwork(t *testing.T) {
	often.OneGoroutine(t)
	t.Parallel()
	goTool, err := exec.LookPath("go")
	if err != nil {
		t.Skip("no go command")
	}
	const windowsCalls = "golang.org/x/sys/windows"
	for _, system := range []string{"linux/amd64", "darwin/arm64", "windows/amd64", "android/arm64", "js/wasm"} {
		goos, arch, _ := strings.Cut(system, "/")
		list := exec.Command(goTool, "list", "-deps", "-f", `{{.ImportPath}} {{if not .Standard}}{{join .Imports " "}}{{end}}`, ".")
		list.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+arch, "CGO_ENABLED=1")
		out, err := list.Output()
		if err != nil {
			t.Fatal(system, err)
		}
		ours := false
		for line := range strings.Lines(string(out)) {
			pkg, imports, _ := strings.Cut(strings.TrimSpace(line), " ")
			ours = ours || pkg == module+"/companion/faces/terminal"
			if pkg == "runtime/cgo" || connects(pkg) && goos != "windows" {
				t.Errorf("%s: kot is made with %s", system, pkg)
			}
			if pkg != windowsCalls && slices.ContainsFunc(strings.Fields(imports), connects) {
				t.Errorf("%s: %s imports %s", system, pkg, imports)
			}
		}
		if !ours {
			t.Errorf("%s: our packages are not in the list:\n%s", system, out)
		}
	}
}

// connects reports whether a package is one of those that open connections.
func connects(pkg string) bool {
	return pkg == "net" || strings.HasPrefix(pkg, "net/") || pkg == "crypto/tls"
}
