package main

import (
	"compress/gzip"
	"context"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"kingoftokyo/coach/tables"
	"kingoftokyo/companion/text"
)

//go:embed site
var site embed.FS

// words are the texts of the page itself; the program brings its own.
var words = []string{"web.loading", "web.ready", "web.plain", "web.old", "web.safari", "web.not-loaded", "web.not-stored",
	"web.no-storage", "web.again", "web.save-one", "web.save-all", "web.open"}

// manifest is what page, worker and service worker know of the site. It becomes the file site.js.
type manifest struct {
	Store   string                       `json:"store"`   // the name of the browser's store for this version
	Program string                       `json:"program"` // compressed
	Tables  []string                     `json:"tables"`
	Files   []string                     `json:"files"` // all others
	Words   map[string]map[string]string `json:"words"`
}

// siteBegins is how the site.js that Build writes begins.
const siteBegins = "self.site = "

// Build writes the site into a folder, and makes the folder if need be. If the context ends, so does Build,
// with an error.
func Build(ctx context.Context, dir string) error {
	if err := os.MkdirAll(filepath.Join(dir, "tables"), 0o755); err != nil {
		return err
	}
	all, err := text.LoadAll()
	if err != nil {
		return err
	}
	m := manifest{Words: map[string]map[string]string{}}
	for _, c := range all {
		said := map[string]string{}
		for _, key := range words {
			said[key] = c.Say(key)
		}
		m.Words[string(c.Lang)] = said
	}
	sum := sha256.New()
	put := func(name string, data []byte, err error) error { // err is that of reading the data
		if err != nil {
			return err
		}
		sum.Write([]byte(name))
		sum.Write(data)
		return os.WriteFile(filepath.Join(dir, filepath.FromSlash(name)), data, 0o644)
	}
	program, err := program(ctx)
	if err != nil {
		return err
	}
	hash := sha256.Sum256(program)
	m.Program = "kot-" + hex.EncodeToString(hash[:6]) + ".wasm.gz"
	if err := put(m.Program, program, nil); err != nil {
		return err
	}
	for _, name := range tables.Names() {
		data, err := tables.Read(name)
		if err := put("tables/"+name, data, err); err != nil {
			return err
		}
		m.Tables = append(m.Tables, "tables/"+name)
	}
	files, err := fs.ReadDir(site, "site")
	if err != nil {
		return err
	}
	for _, f := range files {
		data, err := site.ReadFile(path.Join("site", f.Name()))
		if err := put(f.Name(), data, err); err != nil {
			return err
		}
		m.Files = append(m.Files, f.Name())
	}
	folders, err := exec.Command("go", "env", "GOMOD", "GOROOT").Output()
	if err != nil {
		return err
	}
	mod, root, _ := strings.Cut(strings.TrimSpace(string(folders)), "\n")
	for _, file := range []string{
		filepath.Join(filepath.Dir(mod), "LICENSE"), filepath.Join(filepath.Dir(mod), "NOTICES"), // of what is handed on
		filepath.Join(strings.TrimSpace(root), "lib", "wasm", "wasm_exec.js"), // which every Go program needs in a browser
	} {
		data, err := os.ReadFile(file)
		if err := put(filepath.Base(file), data, err); err != nil {
			return err
		}
	}
	m.Files = append(m.Files, "wasm_exec.js", "site.js")
	m.Files = slices.DeleteFunc(m.Files, func(name string) bool { return name == "sw.js" }) // browsers themselves look for a new one
	m.Store = "kot-" + hex.EncodeToString(sum.Sum(nil)[:6])
	data, err := json.Marshal(m)
	if err != nil {
		return err
	}
	return put("site.js", fmt.Appendf(nil, "%s%s;\n", siteBegins, data), nil)
}

// program is kot for a browser, compressed.
func program(ctx context.Context) ([]byte, error) {
	tmp, err := os.MkdirTemp("", "kot-web-build-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(tmp) // with what go leaves there when it is ended
	whole := filepath.Join(tmp, "kot.wasm")
	build := exec.CommandContext(ctx, "go", "build", "-trimpath", "-ldflags=-s -w", "-o", whole, "kingoftokyo/cmd/web/kot")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0", "GOTMPDIR="+tmp)
	build.Stderr = os.Stderr
	build.Cancel = func() error { return build.Process.Signal(os.Interrupt) } // it ends what it has begun
	build.WaitDelay = 10 * time.Second
	if err := build.Run(); err != nil {
		return nil, err
	}
	raw, err := os.ReadFile(whole)
	if err != nil {
		return nil, err
	}
	var out strings.Builder
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(raw); err != nil {
		return nil, err
	}
	err = w.Close()
	return []byte(out.String()), err
}
