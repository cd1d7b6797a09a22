//go:build !unix

package settings

import (
	"io/fs"
	"os"
)

// keepOwner does nothing: files have no owner here, or their folder determines it.
func keepOwner(*os.File, fs.FileInfo) error { return nil }
