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
	m := manifest{Words: map[string]map[string]string{}}
	for _, l := range text.Langs {
		c, err := text.Load(l, nil)
		if err != nil {
			return err
		}
		m.Words[string(l)] = map[string]string{}
		for _, key := range words {
			m.Words[string(l)][key] = c.Say(key)
		}
	}
	sum := sha256.New()
	put := func(name string, data []byte) error {
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
	if err := put(m.Program, program); err != nil {
		return err
	}
	for _, name := range tables.Names() {
		data, err := tables.Read(name)
		if err == nil {
			err = put("tables/"+name, data)
		}
		if err != nil {
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
		if err == nil {
			err = put(f.Name(), data)
		}
		if err != nil {
			return err
		}
		m.Files = append(m.Files, f.Name())
	}
	for _, name := range []string{"LICENSE", "NOTICES"} { // of what is handed on
		root, err := goEnv("GOMOD")
		if err != nil {
			return err
		}
		data, err := os.ReadFile(filepath.Join(filepath.Dir(root), name))
		if err == nil {
			err = put(name, data)
		}
		if err != nil {
			return err
		}
	}
	support, err := goSupport()
	if err == nil {
		err = put("wasm_exec.js", support)
	}
	if err != nil {
		return err
	}
	m.Files = append(m.Files, "wasm_exec.js", "site.js")
	m.Files = slices.DeleteFunc(m.Files, func(name string) bool { return name == "sw.js" }) // browsers themselves look for a new one
	m.Store = "kot-" + hex.EncodeToString(sum.Sum(nil)[:6])
	data, err := json.Marshal(m)
	if err != nil {
		return err
	}
	return put("site.js", fmt.Appendf(nil, "%s%s;\n", siteBegins, data))
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

// goSupport is the script that every Go program needs in a browser. It comes with Go.
func goSupport() ([]byte, error) {
	root, err := goEnv("GOROOT")
	if err != nil {
		return nil, err
	}
	return os.ReadFile(filepath.Join(root, "lib", "wasm", "wasm_exec.js"))
}

func goEnv(name string) (string, error) {
	said, err := exec.Command("go", "env", name).Output()
	return strings.TrimSpace(string(said)), err
}
