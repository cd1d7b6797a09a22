package tracker

import (
	"os"

	"golang.org/x/sys/unix"
)

// renameNew fails if the name is taken, and if the file system cannot check that.
func (osDisk) renameNew(from, to string) error {
	if err := unix.RenamexNp(from, to, unix.RENAME_EXCL); err != nil {
		return &os.LinkError{Op: "rename", Old: from, New: to, Err: err}
	}
	return nil
}
