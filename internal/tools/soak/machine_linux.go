package main

import "golang.org/x/sys/unix"

// smallDisk turns a folder into a separate disk, in memory and with little room.
func smallDisk(dir string) error { return unix.Mount("soak", dir, "tmpfs", 0, "size=64k") }

// freeDisk removes it again.
func freeDisk(dir string) error { return unix.Unmount(dir, 0) }
