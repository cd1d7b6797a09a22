//go:build unix && !linux

package main

import "errors"

// smallDisk would make a folder a disk of its own; here it cannot.
func smallDisk(string) error { return errors.ErrUnsupported }

func freeDisk(string) error { return errors.ErrUnsupported }
