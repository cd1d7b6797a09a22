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

// loaded is what a process has had of the processors.
func loaded(pid int) (l load) {
	threads, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*", pid))
	for _, thread := range threads {
		data, _ := os.ReadFile(thread + "/schedstat")
		var ran, waited time.Duration
		_, _ = fmt.Sscan(string(data), &ran, &waited) // and how often; in ns
		l.ran, l.waited = l.ran+ran, l.waited+waited
		l.wants = l.wants || state(thread) == 'R'
	}
	return l
}

// state is what a thread or process does, as ps tells it; 0 for one that is no more.
func state(proc string) byte {
	data, _ := os.ReadFile(proc + "/stat")
	if _, s, ok := strings.Cut(string(data), ") "); ok && s != "" {
		return s[0]
	}
	return 0
}

// alive says whether a process has not ended, whether or not somebody has asked how.
func alive(pid int) bool {
	s := state(fmt.Sprint("/proc/", pid))
	return s != 0 && s != 'Z' && s != 'X'
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
