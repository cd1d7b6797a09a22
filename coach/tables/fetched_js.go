package tables

import (
	"io/fs"
	"sync"
)

// fetched are the tables by name. A browser draws its first picture before it has them.
var fetched sync.Map

// Fetched takes the table of a name. Until then there is none.
func Fetched(name string, packed []byte) { fetched.Store(name, packed) }

// Read is the table of a name, as it travels.
func Read(name string) ([]byte, error) {
	if packed, ok := fetched.Load(name); ok {
		return packed.([]byte), nil
	}
	return nil, fs.ErrNotExist
}
