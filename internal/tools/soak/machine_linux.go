package main

import "golang.org/x/sys/unix"

// smallDisk makes a folder a disk of its own, in memory and with little room.
func smallDisk(dir string) error { return unix.Mount("soak", dir, "tmpfs", 0, "size=64k") }

// freeDisk takes it away again.
func freeDisk(dir string) error { return unix.Unmount(dir, 0) }
