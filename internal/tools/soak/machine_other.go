//go:build unix && !linux

package main

import "errors"

// smallDisk cannot turn a folder into a separate disk here.
func smallDisk(string) error { return errors.ErrUnsupported }

func freeDisk(string) error { return errors.ErrUnsupported }
