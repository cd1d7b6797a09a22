//go:build unix

package screen

import (
	"os"
	"os/signal"
	"syscall"
	"time"
)

// stops is how long to wait for a stop that does not come. Where it does come, the
// time it lasts is over by then or not: the program goes on with it all the same.
const stops = 200 * time.Millisecond

// stopSelf stops the program as Ctrl-Z does in a shell, and returns when it goes
// on. The signal is delivered some time after Kill returns: wait for the one that
// ends the stop. Where no shell could let it go on (a terminal window opened with
// kot in it) the system passes over the signal, and no other one ever comes.
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
