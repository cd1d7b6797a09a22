package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"golang.org/x/sys/unix"
)

// smallDisk makes a folder a disk of its own, in memory and with little room.
func smallDisk(dir string) error { return unix.Mount("soak", dir, "tmpfs", 0, "size=64k") }

// freeDisk takes it away again.
func freeDisk(dir string) error { return unix.Unmount(dir, 0) }

// waited is how long the threads of a process have waited for a processor, all together,
// when they could have run. Threads that wait for anything else do not count.
func waited(pid int) time.Duration {
	var sum int64
	paths, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/schedstat", pid))
	for _, path := range paths {
		data, _ := os.ReadFile(path)
		if f := strings.Fields(string(data)); len(f) == 3 { // run, waited, how often; in ns
			n, _ := strconv.ParseInt(f[1], 10, 64)
			sum += n
		}
	}
	return time.Duration(sum)
}

// alive says whether a process has not ended, whether or not somebody has asked how.
func alive(pid int) bool {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	_, state, ok := strings.Cut(string(data), ") ")
	return err == nil && ok && state[0] != 'Z' && state[0] != 'X'
}

// yields makes the session of a process leave the processor to others.
func yields(pid, nice int) {
	_ = os.WriteFile(fmt.Sprintf("/proc/%d/autogroup", pid), []byte(strconv.Itoa(nice)), 0)
}

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
