//go:build unix

package screen

import (
	"os"
	"os/signal"
	"syscall"
	"time"
)

// stops is how long to wait for a stop that does not come. If the stop does come, this time may have run out when the
// program continues, which makes no difference.
const stops = 200 * time.Millisecond

// StopSelf stops the program as Ctrl-Z does in a shell, and returns when the program continues. The system delivers
// the signal some time after Kill returns, so StopSelf waits for the signal that ends the stop. If there is no shell
// to resume the program (a terminal window that was opened with kot in it), the system ignores the stop, and no other
// signal ever comes.
func StopSelf() {
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
