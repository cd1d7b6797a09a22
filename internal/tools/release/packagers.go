package main

import (
	"bytes"
	"embed"
	"fmt"
	"slices"
	"strings"
	"text/template"
)

// packagers are those who fetch our archives by a file of their own: the formula of Homebrew, the manifest of Scoop.
//
//go:embed kot.rb.tmpl kot.json.tmpl
var packagers embed.FS

// published is what the templates of packagers are filled with.
type published struct {
	contact
	Version string
	sums    map[string]string // of each file, by its name
}

// URL is where the archive for a system lies once it is published.
func (p published) URL(system string) (string, error) {
	name, err := p.archive(system)
	return p.Home + "/releases/download/v" + p.Version + "/" + name, err
}

// Sum is the SHA-256 of the archive for a system.
func (p published) Sum(system string) (string, error) {
	name, err := p.archive(system)
	return p.sums[name], err
}

// Folder is the one folder in the archive for a system.
func (p published) Folder(system string) string { return folderOf(p.Version, system) }

// archive is the name of the archive for a system; the error is that there is none.
func (p published) archive(name string) (string, error) {
	i := slices.IndexFunc(systems, func(s system) bool { return s.name == name })
	if i < 0 {
		return "", fmt.Errorf("kot is not released for %s", name)
	}
	file := p.Folder(name) + systems[i].ending()
	if p.sums[file] == "" {
		return "", fmt.Errorf("there is no checksum of %s", file)
	}
	return file, nil
}

// filled are the files for packagers, by their names.
func (p published) filled() (map[string]*bytes.Buffer, error) {
	all, err := template.ParseFS(packagers, "*.tmpl")
	if err != nil {
		return nil, err
	}
	out := map[string]*bytes.Buffer{}
	for _, t := range all.Templates() {
		var b bytes.Buffer
		if err := t.Execute(&b, p); err != nil {
			return nil, err
		}
		out[strings.TrimSuffix(t.Name(), ".tmpl")] = &b
	}
	return out, nil
}
