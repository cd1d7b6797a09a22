package main

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
)

// handler serves the files of a folder that Build has made, and nothing else: no list of files, and no request
// that changes something.
func handler(dir string) http.Handler {
	files := http.FileServer(http.Dir(dir))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case r.Method != http.MethodGet && r.Method != http.MethodHead:
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
			return
		case r.URL.Path != "/" && strings.HasSuffix(r.URL.Path, "/"):
			http.NotFound(w, r)
			return
		case strings.HasSuffix(r.URL.Path, ".webmanifest"):
			w.Header().Set("Content-Type", "application/manifest+json")
		}
		w.Header().Set("X-Content-Type-Options", "nosniff")
		files.ServeHTTP(w, r)
	})
}

// ours refuses a folder with a page that Build has not written. Then nothing is written.
func ours(dir string) error {
	if _, err := os.Stat(filepath.Join(dir, "index.html")); err != nil {
		return nil // none, or Build says what is wrong
	}
	if data, _ := os.ReadFile(filepath.Join(dir, "site.js")); strings.HasPrefix(string(data), siteBegins) {
		return nil
	}
	return fmt.Errorf("%s has an index.html that is not kot's: name another folder; nothing was written", dir)
}
