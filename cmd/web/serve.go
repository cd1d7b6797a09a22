package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
	"net/http"
	"strings"
	"time"
)

// site is the page: its files in memory, by name.
type site map[string][]byte

func siteOf(from fs.FS) (site, error) {
	s := site{}
	files, err := fs.ReadDir(from, ".")
	for _, f := range files {
		if s[f.Name()], err = fs.ReadFile(from, f.Name()); err != nil {
			break
		}
	}
	return s, err
}

// version returns a hash that distinguishes the bytes of a file from others.
func version(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:6])
}

// policy lets the page use only files of the site: the page itself contains no script and no style. index.html has the
// policy too, for hosts that send no headers; there it cannot forbid other sites to frame the page.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; " +
	"connect-src 'self'; worker-src 'self'; manifest-src 'self'"

// headers go with every file, whoever serves it: Build writes them to the file _headers for hosts that read it.
var headers = [...][2]string{
	{"X-Content-Type-Options", "nosniff"},
	{"Content-Security-Policy", policy + "; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"},
	{"Cache-Control", "no-cache"}, // the browser asks whether the file has changed
}

const manifestType = "application/manifest+json"

// hostHeaders returns the file _headers that Netlify, Cloudflare Pages and others read.
func hostHeaders() []byte {
	out := "/*\n"
	for _, h := range headers {
		out += "  " + h[0] + ": " + h[1] + "\n"
	}
	return []byte(out + "/manifest.webmanifest\n  Content-Type: " + manifestType + "\n")
}

// newServer returns a server of the site. It closes idle connections.
func newServer(page site) *http.Server {
	return &http.Server{
		Handler:      handler(page),
		ReadTimeout:  10 * time.Second,
		WriteTimeout: 10 * time.Minute, // a tablet at the edge of the Wi-Fi is slow
		IdleTimeout:  time.Minute,
	}
}

// handler serves the files of a site and nothing else: no list of files, and no request that changes something.
func handler(page site) http.Handler {
	tags := map[string]string{}
	for name, data := range page {
		tags[name] = `"` + version(data) + `"`
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
			return
		}
		name := strings.TrimPrefix(r.URL.Path, "/")
		if name == "" {
			name = "index.html"
		}
		data, ok := page[name]
		if !ok {
			http.NotFound(w, r)
			return
		}
		tag := tags[name]
		if small, ok := page[name+".gz"]; ok {
			w.Header().Set("Vary", "Accept-Encoding")
			if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
				data, tag = small, tags[name+".gz"]
				w.Header().Set("Content-Encoding", "gzip")
			}
		}
		if strings.HasSuffix(name, ".webmanifest") {
			w.Header().Set("Content-Type", manifestType)
		}
		for _, h := range headers {
			w.Header().Set(h[0], h[1])
		}
		w.Header().Set("ETag", tag)
		http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(data))
	})
}
