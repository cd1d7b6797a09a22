//go:build !js

package tables

import "embed"

//go:embed data
var data embed.FS

// Read returns the packed table with a name.
func Read(name string) ([]byte, error) { return data.ReadFile("data/" + name) }

// Names returns the names of all tables.
func Names() (all []string) {
	entries, _ := data.ReadDir("data") // embedded, so this cannot fail
	for _, e := range entries {
		all = append(all, e.Name())
	}
	return all
}
