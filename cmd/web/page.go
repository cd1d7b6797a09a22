//go:build page

package main

import (
	"context"
	"embed"
	"io/fs"
)

// fromSource reports whether Build builds.
const fromSource = false

// page is the site as written by `go run ./cmd/web cmd/web/page`.
//
//go:embed all:page
var page embed.FS

// Build returns the site that the program contains.
func Build(context.Context) (site, error) {
	files, _ := fs.Sub(page, "page") // the path is valid
	return siteOf(files)
}
