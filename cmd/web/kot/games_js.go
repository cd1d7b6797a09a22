package main

import (
	"archive/zip"
	"bytes"
	"cmp"
	"errors"
	"io"
	"os"
	"path"
	"slices"
	"strings"
	"syscall/js"

	"kingoftokyo/companion"
	"kingoftokyo/companion/faces/web"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// atFace receives what to do with the face, for the goroutine that uses it.
var atFace = make(chan func(*web.Face))

// games does what the page asks about saved games: {all: true} downloads all of them as one file, {all: false} the one on
// the table, {name, bytes} saves the games of a file, {link} saves and opens the game of a link, and {address} makes a
// link of the game on the table.
func games(desk *companion.Desk) {
	for want := range asked {
		words, err := desk.Boxes[0].Words()
		if err != nil {
			words = text.Load(text.English, nil)
		}
		said := ""
		data, link, address := want.Get("bytes"), want.Get("link"), want.Get("address")
		switch {
		case data.Truthy():
			whole := make([]byte, data.Length())
			js.CopyBytesToGo(whole, data)
			var n int
			if n, err = takeIn(desk, want.Get("name").String(), whole); n > 0 {
				said = words.Say("web.came-in", rules.Num("n", n))
			}
		case link.Truthy():
			err = takeLink(words, desk, link.String())
		default:
			var saved []tracker.Saved
			if saved, err = ours(desk); err == nil && address.Truthy() {
				err = handLink(words, desk, saved[0].Path, address.String())
			} else if err == nil {
				err = handOut(desk, saved, want.Get("all").Bool())
			}
		}
		if err != nil { // some games may have been imported all the same
			said = strings.TrimSpace(said + " " + words.Error(err))
		}
		if said != "" {
			post(posted{"say": rules.QuoteLines(said)})
		}
	}
}

// ours returns the saved games, the one on the table first. There is at least one.
func ours(desk *companion.Desk) ([]tracker.Saved, error) {
	saved, err := desk.Saved()
	if err == nil && len(saved) == 0 {
		err = rules.Refuse("", "web.no-games")
	}
	on := make(chan string, 1)
	atFace <- func(f *web.Face) { on <- f.Path() }
	path := <-on
	if i := slices.IndexFunc(saved, func(g tracker.Saved) bool { return g.Path == path }); i > 0 {
		saved[0], saved[i] = saved[i], saved[0]
	}
	return saved, err
}

// handOut downloads games; the files keep their bytes.
func handOut(desk *companion.Desk, saved []tracker.Saved, all bool) error {
	if !all {
		data, err := os.ReadFile(saved[0].Path)
		if err == nil {
			download(saved[0].Name+tracker.Ext, data)
		}
		return err
	}
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, g := range saved {
		data, err := os.ReadFile(g.Path)
		if err != nil {
			return err
		}
		f, _ := w.Create(g.Name + tracker.Ext) // nothing here can fail: it writes to memory
		_, _ = f.Write(data)
	}
	_ = w.Close()
	download("kot-"+desk.Today+".zip", out.Bytes())
	return nil
}

func download(name string, data []byte) { post(posted{"file": name, "bytes": copied(data)}) }

// How much is imported at once: a game as large as the tracker reads; from a zip, this many games and this many bytes in total.
const (
	mostGame  = 8 << 20
	mostGames = 500
	mostBytes = 64 << 20
)

// tooLarge returns the error for a file that is larger than that.
func tooLarge(name string, most int) error {
	return rules.Refuse("", "file-large", rules.Text("file", name), rules.Num("n", most>>20))
}

// takeIn saves the games of a file, one game or a zip of games, under free names, and returns how many. A file in a zip
// that is not a game does not stop the others; the error is the first one.
func takeIn(desk *companion.Desk, name string, data []byte) (n int, err error) {
	if !strings.HasSuffix(name, ".zip") {
		if err := takeGame(desk, name, data); err != nil {
			return 0, err
		}
		return 1, nil
	}
	if len(data) > mostBytes {
		return 0, tooLarge(name, mostBytes)
	}
	r, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return 0, err
	}
	left := mostBytes
	for _, f := range r.File {
		if path.Ext(f.Name) != tracker.Ext {
			continue
		}
		if n >= mostGames || left <= 0 {
			return n, cmp.Or(err, tooLarge(name, mostBytes))
		}
		game, failed := unpacked(f, min(mostGame, left))
		left -= len(game)
		if failed == nil {
			failed = takeGame(desk, path.Base(f.Name), game)
		}
		if failed == nil {
			n++
		}
		err = cmp.Or(err, failed)
	}
	return n, err
}

// unpacked returns a file of a zip, or its first most+1 bytes.
func unpacked(f *zip.File, most int) ([]byte, error) {
	in, err := f.Open()
	if err != nil {
		return nil, err
	}
	game, err := io.ReadAll(io.LimitReader(in, int64(most)+1))
	return game, errors.Join(err, in.Close())
}

// takeGame saves one game unchanged, if it can be read. The next start continues with it.
func takeGame(desk *companion.Desk, name string, game []byte) error {
	if len(game) > mostGame {
		return tooLarge(name, mostGame)
	}
	path, err := save(desk, name, companion.Received(string(game)))
	if err != nil {
		return err
	}
	if _, _, err := desk.Look(path); err != nil {
		return errors.Join(err, os.Remove(path))
	}
	desk.Store.Note(path)
	return nil
}

// save saves a game under a free name, and returns its path.
func save(desk *companion.Desk, name, game string) (path string, err error) {
	file, err := tracker.Create(desk.Store.Path(name), strings.Split(strings.TrimSuffix(game, "\n"), "\n"))
	if err != nil {
		return "", err
	}
	return file.Path, file.Close()
}
