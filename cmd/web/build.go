//go:build !page

package main

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"errors"
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

// fromSource says whether Build builds.
const fromSource = true

//go:embed site
var site embed.FS

// words are the texts of the page itself; the program brings its own.
var words = []string{"web.loading", "web.ready", "web.loose", "web.plain", "web.old", "web.safari", "web.not-loaded", "web.not-stored",
	"web.no-storage", "web.again", "web.update", "web.save-one", "web.save-all", "web.open", "web.share",
	"web.copy", "web.copied", "web.send", "web.close", "web.link", "web.code", "web.long"}

// manifest is what page, worker and service worker know of the site. It becomes the file site.js.
type manifest struct {
	Store   string                       `json:"store"`   // the name of the browser's store for this version
	Program string                       `json:"program"` // compressed
	Pack    string                       `json:"pack"`    // all tables of the coach, one behind the other
	Tables  [][2]any                     `json:"tables"`  // their names and lengths
	Files   []string                     `json:"files"`   // all others
	Words   map[string]map[string]string `json:"words"`
}

// Build writes the site into a folder, and makes the folder if need be. If the context ends, so does Build,
// with an error.
func Build(ctx context.Context, dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
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
		path := filepath.Join(dir, filepath.FromSlash(name))
		if slices.Contains([]string{".html", ".js", ".css", ".svg", ".webmanifest"}, filepath.Ext(name)) { // for hosts that send NAME.gz for NAME
			small, err := compressed(data)
			if err := errors.Join(err, os.WriteFile(path+".gz", small, 0o644)); err != nil {
				return err
			}
		}
		return os.WriteFile(path, data, 0o644)
	}
	program, err := program(ctx)
	if err != nil {
		return err
	}
	m.Program = "kot-" + version(program) + ".wasm.gz"
	if err := put(m.Program, program, nil); err != nil {
		return err
	}
	var pack []byte
	for _, name := range tables.Names() {
		data, err := tables.Read(name)
		if err != nil {
			return err
		}
		pack, m.Tables = append(pack, data...), append(m.Tables, [2]any{name, len(data)})
	}
	m.Pack = "tables-" + version(pack) + ".bin"
	if err := put(m.Pack, pack, nil); err != nil {
		return err
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
	if err := put("site.js", fmt.Appendf(nil, "%s%s;\n", siteBegins, data), nil); err != nil {
		return err
	}
	return put("_headers", hostHeaders(), nil)
}

// version is what tells the bytes of a file from others, in its name.
func version(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:6])
}

// compressed is a file as a host may send it instead.
func compressed(data []byte) ([]byte, error) {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	_, err = w.Write(data)
	err = errors.Join(err, w.Close())
	return out.Bytes(), err
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
	return compressed(raw)
}
