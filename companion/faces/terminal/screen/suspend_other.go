//go:build !unix

package screen

// stopSelf does nothing where a shell cannot stop programs.
func stopSelf() {}
