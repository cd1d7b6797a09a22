//go:build unix

package main

import "golang.org/x/sys/unix"

// setSize makes a terminal another size.
func setSize(fd uintptr, cols, rows uint16) {
	_ = unix.IoctlSetWinsize(int(fd), unix.TIOCSWINSZ, &unix.Winsize{Col: cols, Row: rows})
}
