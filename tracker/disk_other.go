//go:build !(linux || darwin || windows)

package tracker

import "errors"

// renameNew is not known here.
func (osDisk) renameNew(string, string) error { return errors.ErrUnsupported }
