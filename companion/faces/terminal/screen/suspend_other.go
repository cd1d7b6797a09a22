//go:build !unix

package screen

// stopSelf does nothing, because the shell cannot stop programs here.
func stopSelf() {}
