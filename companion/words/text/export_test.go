package text

import (
	"io/fs"
	"sync"
	"testing"
)

// Use makes the catalogues of a folder those of the program until a test ends.
func Use(t *testing.T, files fs.FS) {
	langs, old, words := Langs, sources, typed
	t.Cleanup(func() { Langs, sources, typed = langs, old, words })
	Langs = languages(files)
	sources = read(files, Langs)
	typed = sync.OnceValue(readTyped)
}
