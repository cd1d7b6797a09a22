//go:build page

package main

import (
	"context"
	"embed"
	"io/fs"
)

// fromSource says whether Build builds.
const fromSource = false

// page is the site as `go run ./cmd/web cmd/web/page` has written it.
//
//go:embed all:page
var page embed.FS

// Build returns the site that is in the program.
func Build(context.Context) (site, error) {
	files, err := fs.Sub(page, "page")
	if err != nil {
		return nil, err
	}
	return siteOf(files)
}
