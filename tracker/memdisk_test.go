package tracker

import (
	"errors"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"sync"
	"syscall"
	"time"

	"maps"
	"slices"
)

// MemDisk is a file system in memory that fails on demand. Every change is a step; the
// step with number Fault goes wrong.
type MemDisk struct {
	mu    sync.Mutex
	names map[string]*inode
	// safe are the names that survive a power cut, and loose the changes to them that may
	// or may not.
	safe  map[string]*inode
	loose []rename
	ids   int
	clock int64

	Steps int
	Fault int // the number of the step that goes wrong; 0 for none
	How   Failing
	Off   bool // the power is off: nothing works any more

	Room    int // bytes that the disk still accepts; negative for any number
	NoCut   error
	NoLocks error        // what lock returns; nil if locks work
	Syncs   func() error // what a sync returns; nil if syncs work

	NoLinks     error            // what link returns; nil if links work
	NoRenameNew error            // what renameNew returns; nil if it works
	Meanwhile   func(before int) // what others do before the step with a number
}

// Failing is how a step goes wrong.
type Failing int

// The ways in which it can go wrong.
const (
	Fails    Failing = iota // nothing happens, and the step returns an error
	CutShort                // half of a write happens, and the step returns an error
	PowerOff                // the power goes off before it
	PowerOut                // the power goes off after it, before the step returns
	Ways
)

type rename struct{ from, to string } // to "": removed

type inode struct {
	id     int
	data   []byte
	synced []byte
	loose  []diskChange
	when   int64
	holder *memHandle
}

// diskChange is a write or, with nil data, a truncation.
type diskChange struct {
	at   int64
	data []byte
}

func (c diskChange) apply(to []byte) []byte {
	if c.data == nil {
		return to[:min(int64(len(to)), c.at)]
	}
	if grown := int(c.at) + len(c.data); grown > len(to) {
		to = append(to, make([]byte, grown-len(to))...) // a hole consists of zeros
	}
	copy(to[c.at:], c.data)
	return to
}

// NewMemDisk returns an empty disk with one folder.
func NewMemDisk() *MemDisk {
	return &MemDisk{names: map[string]*inode{}, safe: map[string]*inode{}, Room: -1}
}

var (
	errPower = errors.New("no power")
	errIO    = &fs.PathError{Op: "write", Path: "somewhere", Err: syscall.EIO}
	errFull  = &fs.PathError{Op: "write", Path: "somewhere", Err: syscall.ENOSPC}
)

// step counts a step. again says that the power goes off after it.
func (d *MemDisk) step() (how Failing, wrong bool, err error) {
	if d.Off {
		return 0, false, errPower
	}
	d.Steps++
	if others := d.Meanwhile; others != nil {
		d.mu.Unlock()
		others(d.Steps)
		d.mu.Lock()
	}
	if d.Steps != d.Fault {
		return 0, false, nil
	}
	switch d.How {
	case PowerOff:
		d.Off = true
		return d.How, true, errPower
	case PowerOut:
		d.Off = true
		return d.How, true, nil
	}
	return d.How, true, errIO
}

// FailAfter makes the n-th step from now on go wrong; a file may be syncing in the meantime.
func (d *MemDisk) FailAfter(n int, how Failing) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.Fault, d.How = d.Steps+n, how
}

// Restart returns the disk for a program that starts after the previous one was killed.
func (d *MemDisk) Restart() {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.Fault, d.Off = 0, false
}

// told returns the result of a step that was done.
func (d *MemDisk) told() error {
	if d.Off {
		return errPower
	}
	return nil
}

func (d *MemDisk) open(path string, flag int) (handle, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, _, err := d.step(); err != nil {
		return nil, err
	}
	n, ok := d.names[path]
	switch {
	case ok && flag&os.O_EXCL != 0:
		return nil, fs.ErrExist
	case !ok && flag&os.O_CREATE == 0:
		return nil, &fs.PathError{Op: "open", Path: path, Err: fs.ErrNotExist}
	case !ok:
		d.ids++
		n = &inode{id: d.ids}
		d.names[path] = n
		d.loose = append(d.loose, rename{"", path})
	}
	return &memHandle{d: d, n: n}, d.told()
}

func (d *MemDisk) stat(path string) (fs.FileInfo, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.Off {
		return nil, errPower
	}
	n, ok := d.names[path]
	if !ok {
		if path == "/" || path == "/games" {
			return memInfo{&inode{}, 0, 0}, nil
		}
		return nil, &fs.PathError{Op: "stat", Path: path, Err: fs.ErrNotExist}
	}
	return memInfo{n, int64(len(n.data)), n.when}, nil
}

func (d *MemDisk) same(a, b fs.FileInfo) bool { return a.(memInfo).n == b.(memInfo).n }

func (d *MemDisk) real(path string) (string, error) { return path, nil }

func (d *MemDisk) alike(string, string) {}

func (d *MemDisk) link(from, to string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.NoLinks != nil {
		return d.NoLinks
	}
	if _, _, err := d.step(); err != nil {
		return err
	}
	n, ok := d.names[from]
	if _, taken := d.names[to]; taken {
		return fs.ErrExist
	}
	if !ok {
		return &fs.PathError{Op: "link", Path: from, Err: fs.ErrNotExist}
	}
	d.names[to] = n
	d.loose = append(d.loose, rename{"", to})
	return d.told()
}

func (d *MemDisk) renameNew(from, to string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.NoRenameNew != nil {
		return d.NoRenameNew
	}
	return d.move(from, to, true)
}

func (d *MemDisk) rename(from, to string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.move(from, to, false)
}

func (d *MemDisk) move(from, to string, fresh bool) error {
	if _, _, err := d.step(); err != nil {
		return err
	}
	if _, taken := d.names[to]; taken && fresh {
		return fs.ErrExist
	}
	n, ok := d.names[from]
	if !ok {
		return &fs.PathError{Op: "rename", Path: from, Err: fs.ErrNotExist}
	}
	delete(d.names, from)
	d.names[to] = n
	d.loose = append(d.loose, rename{from, to})
	return d.told()
}

func (d *MemDisk) remove(path string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, _, err := d.step(); err != nil {
		return err
	}
	if _, ok := d.names[path]; !ok {
		return &fs.PathError{Op: "remove", Path: path, Err: fs.ErrNotExist}
	}
	delete(d.names, path)
	d.loose = append(d.loose, rename{path, ""})
	return d.told()
}

func (d *MemDisk) mkdir(string) error { return nil }

func (d *MemDisk) syncFolder(string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, _, err := d.step(); err != nil {
		return err
	}
	d.safe, d.loose = maps.Clone(d.names), nil
	return d.told()
}

type memHandle struct {
	d *MemDisk
	n *inode
}

func (h *memHandle) touch() {
	h.d.clock++
	h.n.when = h.d.clock
}

func (h *memHandle) Write(p []byte) (int, error) {
	d := h.d
	d.mu.Lock()
	defer d.mu.Unlock()
	how, wrong, err := d.step()
	switch {
	case wrong && how == CutShort:
		p, err = p[:len(p)/2], errFull
	case err != nil:
		return 0, err
	case d.Room >= 0 && len(p) > d.Room:
		p, err = p[:d.Room], errFull
	}
	if d.Room >= 0 {
		d.Room -= len(p)
	}
	if len(p) > 0 {
		h.change(diskChange{int64(len(h.n.data)), slices.Clone(p)})
	}
	return len(p), errors.Join(err, d.told())
}

func (h *memHandle) change(c diskChange) {
	h.n.data = c.apply(slices.Clone(h.n.data))
	h.n.loose = append(h.n.loose, c)
	h.touch()
}

func (h *memHandle) Truncate(size int64) error {
	d := h.d
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, _, err := d.step(); err != nil {
		return err
	}
	if d.NoCut != nil {
		return d.NoCut
	}
	if d.Room >= 0 {
		d.Room += len(h.n.data) - int(size)
	}
	h.change(diskChange{at: size})
	return d.told()
}

func (h *memHandle) Sync() error {
	if h.d.Syncs != nil {
		return h.d.Syncs()
	}
	h.d.mu.Lock()
	defer h.d.mu.Unlock()
	if _, _, err := h.d.step(); err != nil {
		return err
	}
	h.n.synced, h.n.loose = slices.Clone(h.n.data), nil
	return h.d.told()
}

func (h *memHandle) ReadAt(p []byte, at int64) (int, error) {
	h.d.mu.Lock()
	defer h.d.mu.Unlock()
	if h.d.Off {
		return 0, errPower
	}
	if at > int64(len(h.n.data)) {
		return 0, io.EOF
	}
	n := copy(p, h.n.data[at:])
	if n < len(p) {
		return n, io.EOF
	}
	return n, nil
}

func (h *memHandle) Stat() (fs.FileInfo, error) {
	h.d.mu.Lock()
	defer h.d.mu.Unlock()
	if h.d.Off {
		return nil, errPower
	}
	return memInfo{h.n, int64(len(h.n.data)), h.n.when}, nil
}

func (h *memHandle) Close() error {
	h.d.mu.Lock()
	defer h.d.mu.Unlock()
	if h.n.holder == h {
		h.n.holder = nil
	}
	return nil
}

func (h *memHandle) lock() error {
	h.d.mu.Lock()
	defer h.d.mu.Unlock()
	switch {
	case h.d.NoLocks != nil:
		return h.d.NoLocks
	case h.n.holder != nil && h.n.holder != h:
		return errHeld
	}
	h.n.holder = h
	return nil
}

// memInfo is the information about a file.
type memInfo struct {
	n    *inode
	size int64
	when int64
}

func (i memInfo) Name() string       { return "" }
func (i memInfo) Size() int64        { return i.size }
func (i memInfo) Mode() fs.FileMode  { return 0o644 }
func (i memInfo) ModTime() time.Time { return time.Unix(0, i.when) }
func (i memInfo) IsDir() bool        { return false }
func (i memInfo) Sys() any           { return nil }

// After returns what the disk has when the power comes back: what was synced, and a
// random part of all other writes and names.
func (d *MemDisk) After(rnd *rand.Rand) *MemDisk {
	d.mu.Lock()
	defer d.mu.Unlock()
	out := NewMemDisk()
	out.clock = d.clock
	names := maps.Clone(d.safe)
	for _, r := range d.loose {
		if rnd.IntN(2) == 0 {
			continue
		}
		n := d.inodeOf(r)
		if r.from != "" {
			delete(names, r.from)
		}
		if r.to != "" && n != nil {
			names[r.to] = n
		}
	}
	made := map[*inode]*inode{}
	for _, path := range slices.Sorted(maps.Keys(names)) {
		n := names[path]
		if made[n] == nil {
			data := slices.Clone(n.synced)
			for _, c := range n.loose {
				if rnd.IntN(2) == 0 {
					data = c.apply(data)
				}
			}
			out.ids++
			made[n] = &inode{id: out.ids, data: data, synced: data, when: n.when}
		}
		out.names[path] = made[n]
	}
	out.safe = maps.Clone(out.names)
	return out
}

// inodeOf returns the file that a loose name refers to.
func (d *MemDisk) inodeOf(r rename) *inode {
	if r.to == "" {
		return nil
	}
	if n := d.names[r.to]; n != nil {
		return n
	}
	for _, later := range d.loose {
		if later.from == r.to {
			return d.inodeOf(later)
		}
	}
	return nil
}
