package tables

import (
	"io/fs"
	"sync"
)

// fetched holds the tables by name. A browser draws its first picture before it has them.
var fetched sync.Map

// Fetched stores the packed table with a name. Until then there is none.
func Fetched(name string, packed []byte) { fetched.Store(name, packed) }

// Read returns the packed table with a name.
func Read(name string) ([]byte, error) {
	if packed, ok := fetched.Load(name); ok {
		return packed.([]byte), nil
	}
	return nil, fs.ErrNotExist
}
