//go:build !unix

package dash

// stopSelf does nothing where a shell cannot stop programs.
func stopSelf() {}
