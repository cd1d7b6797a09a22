package main

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"

	"kingoftokyo/companion/words/text"
)

// The version of the program and the commit it was made from, as a release sets them;
// both "" in a build of one's own.
var version, commit string

// released is the date of a release, as it sets it; "" in a build of one's own.
var released string

// versionText is the version in a line: of a build of one's own the commit, as the Go
// toolchain notes it.
func versionText() string {
	v, c := version, commit
	if info, ok := debug.ReadBuildInfo(); ok && v == "" {
		v = info.Main.Version // a pseudo-version with the commit, or (devel)
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" && c == "" {
				c = s.Value[:min(12, len(s.Value))]
			}
		}
	}
	if v == "" || v == "(devel)" {
		v = "devel"
	}
	if c == "" {
		return v
	}
	return v + " (" + c + ")"
}

// version prints the version of the program.
func (p *program) version() int {
	fmt.Fprintf(p.out, "kot %s\n", versionText())
	return exitFine
}

// info prints what somebody who reports a fault should say: the version, the system, where
// things are kept, and the settings.
func (p *program) info() int {
	desk := p.desk()
	for _, line := range []struct{ key, value string }{
		{"info.version", versionText() + ", " + runtime.GOOS + "/" + runtime.GOARCH + ", " + runtime.Version()},
		{"info.games", desk.Store.Dir},
		{"info.settings", chosen().Path},
		{"info.language", string(p.words.Lang) + ", " + p.words.Lang.Name()},
		{"info.languages", strings.Join(text.Codes(), ", ")},
	} {
		fmt.Fprintf(p.out, "%s\n", p.words.Colon(p.words.Say(line.key), line.value))
	}
	return exitFine
}
