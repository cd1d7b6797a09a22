// Package release knows which version of the program this is.
package release

import "runtime/debug"

// Set in a release with -ldflags; "" in a local build.
var (
	version, commit string
	released        string // its date
)

// Date returns the date of a release as YYYY-MM-DD, "" in a local build.
func Date() string { return released }

// Version returns the version in a line, for a local build with the commit that the Go toolchain records.
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
