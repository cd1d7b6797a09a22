//go:build !js

package tables

import "embed"

//go:embed data
var data embed.FS

// Read is the table of a name, as it travels.
func Read(name string) ([]byte, error) { return data.ReadFile("data/" + name) }

// Names are the names of all tables.
func Names() (all []string) {
	entries, _ := data.ReadDir("data") // embedded: it can be read
	for _, e := range entries {
		all = append(all, e.Name())
	}
	return all
}
