//go:build !unix

package screen

// StopSelf does nothing, because the shell cannot stop programs here.
func StopSelf() {}
