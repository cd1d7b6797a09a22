//go:build unix

package settings

import (
	"io/fs"
	"os"
	"syscall"
)

// keepOwner gives a file the user and the group of another file.
func keepOwner(f *os.File, of fs.FileInfo) error {
	now, err := f.Stat()
	if err != nil {
		return err
	}
	is, _ := now.Sys().(*syscall.Stat_t)
	was, ok := of.Sys().(*syscall.Stat_t)
	if !ok || is.Uid == was.Uid && is.Gid == was.Gid {
		return nil
	}
	return f.Chown(int(was.Uid), int(was.Gid))
}
