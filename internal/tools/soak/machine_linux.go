package main

import (
	"os"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"
)

// smallDisk makes a folder a disk of its own, in memory and with little room.
func smallDisk(dir string) error { return unix.Mount("soak", dir, "tmpfs", 0, "size=64k") }

// freeDisk takes it away again.
func freeDisk(dir string) error { return unix.Unmount(dir, 0) }

// locked are the inodes of the files that a process has locked.
func locked(pid int) map[uint64]bool {
	out := map[uint64]bool{}
	data, _ := os.ReadFile("/proc/locks")
	for line := range strings.Lines(string(data)) {
		f := strings.Fields(line)
		if len(f) < 6 || f[1] != "FLOCK" || f[4] != strconv.Itoa(pid) {
			continue
		}
		if n, err := strconv.ParseUint(f[5][strings.LastIndexByte(f[5], ':')+1:], 10, 64); err == nil {
			out[n] = true
		}
	}
	return out
}
