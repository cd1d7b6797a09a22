//go:build unix

package dash

import (
	"os"
	"os/signal"
	"syscall"
)

// stopSelf stops the program as Ctrl-Z does in a shell, and returns when it goes
// on. The signal is delivered some time after Kill returns: wait for the one that
// ends the stop.
func stopSelf() {
	resumed := make(chan os.Signal, 1)
	signal.Notify(resumed, syscall.SIGCONT)
	defer signal.Stop(resumed)
	if err := syscall.Kill(0, syscall.SIGTSTP); err == nil {
		<-resumed
	}
}
