package tracker

import (
	"path/filepath"

	"maps"
	"slices"
)

// Text returns the content of a file; ok is false if there is none.
func (d *MemDisk) Text(path string) (text string, ok bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	n, ok := d.names[path]
	if !ok {
		return "", false
	}
	return string(n.data), true
}

// Names returns the names of all files.
func (d *MemDisk) Names() []string {
	d.mu.Lock()
	defer d.mu.Unlock()
	return slices.Sorted(maps.Keys(d.names))
}

// Put makes a file as another program would: in place if it exists and inPlace is true,
// otherwise as a new file with that name. It keeps the time of change if kept is true.
func (d *MemDisk) Put(path, text string, inPlace, kept bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	n := d.names[path]
	if n == nil || !inPlace {
		d.ids++
		was := int64(0)
		if n != nil {
			was = n.when
		}
		n = &inode{id: d.ids, when: was}
		d.names[path] = n
	}
	n.data, n.synced, n.loose = []byte(text), []byte(text), nil
	if !kept {
		d.clock++
		n.when = d.clock
	}
	d.safe = maps.Clone(d.names)
}

// Delete deletes a file as another program would.
func (d *MemDisk) Delete(path string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	delete(d.names, path)
	d.safe = maps.Clone(d.names)
}

// Path is the path of a game on the disk.
func (d *MemDisk) Path(name string) string { return filepath.Join("/games", name+Ext) }

// BeginOn is Begin on a disk.
func BeginOn[T, E any](d *MemDisk, r Rules[T, E], path string, setup []string) (*Session[T, E], error) {
	return begin(d, r, path, setup)
}

// OpenOn is Open on a disk.
func OpenOn[T, E any](d *MemDisk, r Rules[T, E], path string) (*Session[T, E], error) {
	return openOn(d, r, path, false)
}

// LookOn is Look on a disk.
func LookOn[T, E any](d *MemDisk, r Rules[T, E], path string) (*Session[T, E], error) {
	return look(d, r, path)
}

// LastOn is Store.Last on a disk.
func LastOn(d *MemDisk, dir string) Mark { return readLast(d, dir) }

// MarkOf returns the mark of a game whose file has a text.
func MarkOf(name, text string) Mark { return markOf(name, text) }

// CheckedText returns lines as kot writes them, as one text.
func CheckedText(lines []string) string {
	var last chain
	return last.writeAll(lines)
}
