//go:build unix

package screen

import (
	"os"
	"os/signal"
	"syscall"
	"time"
)

// stops is how long to wait for a stop that does not come. If it does come, this time may be over when the
// program goes on, which makes no difference.
const stops = 200 * time.Millisecond

// stopSelf stops the program as Ctrl-Z does in a shell, and returns when it goes on. The signal is delivered
// some time after Kill returns, so it waits for the signal that ends the stop. Where no shell could let the
// program go on (a terminal window that was opened with kot in it) the system ignores the stop, and no other
// signal ever comes.
func stopSelf() {
	resumed := make(chan os.Signal, 1)
	signal.Notify(resumed, syscall.SIGCONT)
	defer signal.Stop(resumed)
	if err := syscall.Kill(0, syscall.SIGTSTP); err == nil {
		select {
		case <-resumed:
		case <-time.After(stops):
		}
	}
}
