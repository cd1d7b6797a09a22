package tracker

import (
	"os"

	"golang.org/x/sys/unix"
)

// renameNew fails where the name is taken, and where the file system cannot say so.
func (osDisk) renameNew(from, to string) error {
	if err := unix.RenamexNp(from, to, unix.RENAME_EXCL); err != nil {
		return &os.LinkError{Op: "rename", Old: from, New: to, Err: err}
	}
	return nil
}
