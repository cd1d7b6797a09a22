// Package release knows which version of the program this is.
package release

import "runtime/debug"

// What a release sets with -ldflags; "" in a build of one's own.
var (
	version, commit string
	released        string // its date
)

// Date is the date of a release as YYYY-MM-DD, "" in a build of one's own.
func Date() string { return released }

// Version is the version in a line: of a build of one's own the commit, as the Go toolchain notes it.
func Version() string {
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
