package main

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
)

// policy lets the page use files of the site alone: no script and no style stands in the page itself. index.html has it too,
// for hosts that send no headers; there it cannot forbid others to frame the page.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'"

// headers go with every file, whoever serves it: Build writes them down for hosts that read the file _headers.
var headers = [...][2]string{
	{"X-Content-Type-Options", "nosniff"},
	{"Content-Security-Policy", policy + "; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"},
	{"Cache-Control", "no-cache"}, // the browser asks whether it is the same still
}

const manifestType = "application/manifest+json"

// hostHeaders is the file _headers that Netlify, Cloudflare Pages and others read.
func hostHeaders() []byte {
	out := "/*\n"
	for _, h := range headers {
		out += "  " + h[0] + ": " + h[1] + "\n"
	}
	return []byte(out + "/manifest.webmanifest\n  Content-Type: " + manifestType + "\n")
}

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
			w.Header().Set("Content-Type", manifestType)
		}
		for _, h := range headers {
			w.Header().Set(h[0], h[1])
		}
		files.ServeHTTP(w, r)
	})
}

// siteBegins is how the site.js that Build writes begins.
const siteBegins = "self.site = "

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
