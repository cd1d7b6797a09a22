//go:build !(linux || darwin || windows)

package tracker

import "errors"

// renameNew is not available here.
func (osDisk) renameNew(string, string) error { return errors.ErrUnsupported }
