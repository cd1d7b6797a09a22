//go:build unix && !linux

package main

import "errors"

// smallDisk would make a folder a disk of its own; here it cannot.
func smallDisk(string) error { return errors.ErrUnsupported }

func freeDisk(string) error { return errors.ErrUnsupported }

// The rest is not known here.
func loaded(int) load { return load{} }

func alive(int) bool { return true }

func locked(int) map[uint64]bool { return nil }
