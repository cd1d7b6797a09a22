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
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"kingoftokyo/coach/tables"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// fromSource reports whether Build builds.
const fromSource = true

//go:embed site
var sources embed.FS

// words are the texts of the page itself; the program has its own.
var words = []string{"web.loading", "web.ready", "web.loose", "web.plain", "web.old", "web.safari", "web.not-loaded", "web.not-stored",
	"web.no-storage", "web.again", "web.update", "web.save-one", "web.save-all", "web.open", "web.share",
	"web.copy", "web.copied", "web.send", "web.close", "web.link", "web.code", "web.long"}

// manifest is what page, worker and service worker know about the site. It becomes the file site.js.
type manifest struct {
	Store   string                       `json:"store"`   // the name of the browser's store for this version
	Program string                       `json:"program"` // compressed
	Pack    string                       `json:"pack"`    // all tables of the coach, one after the other
	Tables  [][2]any                     `json:"tables"`  // their names and lengths
	Files   []string                     `json:"files"`   // all other files
	Words   map[string]map[string]string `json:"words"`
}

func newManifest() *manifest {
	m := &manifest{Words: map[string]map[string]string{}}
	for _, c := range text.LoadAll() {
		said := map[string]string{}
		for _, key := range words {
			said[key] = c.Say(key)
		}
		m.Words[string(c.Lang)] = said
	}
	return m
}

// file returns the manifest as the file site.js, for a site of all the other files.
func (m *manifest) file(of site) []byte {
	sum := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(of)) {
		sum.Write([]byte(name))
		sum.Write(of[name])
	}
	m.Store = "kot-" + hex.EncodeToString(sum.Sum(nil)[:6])
	data, _ := json.Marshal(m) // plain data
	return fmt.Appendf(nil, "self.site = %s;\n", data)
}

// Build makes the site from its source. If the context ends, so does Build, with an error.
func Build(ctx context.Context) (site, error) {
	mod, err := output("list", "-m", "-f", "{{.Dir}}", "kingoftokyo")
	if err != nil {
		return nil, rules.Refuse("", "serve-source")
	}
	root, err := output("env", "GOROOT")
	if err != nil {
		return nil, err
	}
	m := newManifest()
	program, err := program(ctx)
	if err != nil {
		return nil, err
	}
	m.Program = "kot-" + version(program) + ".wasm.gz"
	var pack []byte
	for _, name := range tables.Names() {
		data, err := tables.Read(name)
		if err != nil {
			return nil, err
		}
		pack, m.Tables = append(pack, data...), append(m.Tables, [2]any{name, len(data)})
	}
	m.Pack = "tables-" + version(pack) + ".bin"
	files, _ := fs.Sub(sources, "site") // the path is valid
	s, err := siteOf(files)
	if err != nil {
		return nil, err
	}
	m.Files = append(slices.Sorted(maps.Keys(s)), "wasm_exec.js", mark)
	m.Files = slices.DeleteFunc(m.Files, func(name string) bool { return name == "sw.js" }) // browsers look for a new one themselves
	s[m.Program], s[m.Pack] = program, pack
	for _, path := range []string{
		filepath.Join(mod, "LICENSE"), filepath.Join(mod, "NOTICES"), // for what the site distributes
		filepath.Join(root, "lib", "wasm", "wasm_exec.js"), // every Go program needs this in a browser
	} {
		if s[filepath.Base(path)], err = os.ReadFile(path); err != nil {
			return nil, err
		}
	}
	s[mark], s["_headers"] = m.file(s), hostHeaders()
	s.compress()
	return s, nil
}

// output returns what a go command prints.
func output(args ...string) (string, error) {
	out, err := exec.Command("go", args...).Output()
	return strings.TrimSpace(string(out)), err
}

// compress adds compressed files that some hosts send instead: NAME.gz for NAME.
func (s site) compress() {
	for _, name := range slices.Collect(maps.Keys(s)) {
		if slices.Contains([]string{".html", ".js", ".css", ".svg", ".webmanifest"}, filepath.Ext(name)) {
			s[name+".gz"] = compressed(s[name])
		}
	}
}

func compressed(data []byte) []byte {
	var out bytes.Buffer
	w, _ := gzip.NewWriterLevel(&out, gzip.BestCompression) // nothing here can fail: it writes to memory
	_, _ = w.Write(data)
	_ = w.Close()
	return out.Bytes()
}

// program builds kot for a browser, compressed.
func program(ctx context.Context) ([]byte, error) {
	tmp, err := os.MkdirTemp("", "kot-web-build-")
	if err != nil {
		return nil, rules.Refuse("", "serve-temporary", rules.Text("folder", os.TempDir()))
	}
	defer os.RemoveAll(tmp) // including what go leaves there when it is stopped
	whole := filepath.Join(tmp, "kot.wasm")
	build := exec.CommandContext(ctx, "go", "build", "-trimpath", "-ldflags=-s -w", "-o", whole, "kingoftokyo/cmd/web/kot")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0", "GOTMPDIR="+tmp)
	build.Stderr = os.Stderr
	build.Cancel = func() error { return build.Process.Signal(os.Interrupt) } // it stops the processes that it has started
	build.WaitDelay = 10 * time.Second
	if err := build.Run(); err != nil {
		return nil, rules.Refuse("", "serve-unbuilt")
	}
	raw, err := os.ReadFile(whole)
	return compressed(raw), err
}
