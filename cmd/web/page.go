//go:build page

package main

import (
	"cmp"
	"context"
	"embed"
	"io/fs"
	"os"
	"path/filepath"
)

// fromSource says whether Build builds.
const fromSource = false

// page is the site as `go run ./cmd/web cmd/web/page` has written it.
//
//go:embed all:page
var page embed.FS

// Build writes the site that is in the program into a folder.
func Build(ctx context.Context, dir string) error {
	return fs.WalkDir(page, "page", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || ctx.Err() != nil {
			return cmp.Or(err, ctx.Err())
		}
		to := filepath.Join(dir, filepath.FromSlash(path[len("page"):]))
		if entry.IsDir() {
			return os.MkdirAll(to, 0o755)
		}
		data, err := page.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(to, data, 0o644)
	})
}
