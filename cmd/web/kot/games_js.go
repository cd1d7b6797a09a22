package main

import (
	"archive/zip"
	"bytes"
	"errors"
	"io"
	"os"
	"path"
	"strings"
	"syscall/js"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// games does what the page asks about saved games: {all: true} downloads all of them as one file, {all: false}
// the one changed last, {name, bytes} saves the games of a file.
func games(desk *companion.Desk) {
	for want := range asked {
		words, err := desk.Boxes[0].Words()
		if err != nil {
			words, _ = text.Load(text.English, nil)
		}
		said := ""
		if data := want.Get("bytes"); data.Truthy() {
			whole := make([]byte, data.Length())
			js.CopyBytesToGo(whole, data)
			var n int
			n, err = takeIn(desk, want.Get("name").String(), whole)
			said = words.Say("web.came-in", rules.Num("n", n))
		} else {
			err = handOut(desk, want.Get("all").Bool())
		}
		if err != nil {
			said = words.Error(err)
		}
		if said != "" {
			post(posted{"say": rules.QuoteLines(said)})
		}
	}
}

// handOut downloads games: the files keep their bytes.
func handOut(desk *companion.Desk, all bool) error {
	saved, err := desk.Saved()
	if err == nil && len(saved) == 0 {
		err = rules.Refuse("", "web.no-games")
	}
	if err != nil {
		return err
	}
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
		f, err := w.Create(g.Name + tracker.Ext)
		if err == nil {
			_, err = f.Write(data)
		}
		if err != nil {
			return err
		}
	}
	if err := w.Close(); err != nil {
		return err
	}
	download("kot-"+desk.Today+".zip", out.Bytes())
	return nil
}

func download(name string, data []byte) { post(posted{"file": name, "bytes": copied(data)}) }

// mostGame is how large a game from a file may be: as large as the tracker reads.
const mostGame = 8 << 20

// takeIn saves the games of a file, one game or a zip of games, under free names, and returns how many. The
// error is that of the first file that is no game.
func takeIn(desk *companion.Desk, name string, data []byte) (n int, err error) {
	if !strings.HasSuffix(name, ".zip") {
		return 1, takeGame(desk, name, string(data))
	}
	r, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return 0, err
	}
	for _, f := range r.File {
		if path.Ext(f.Name) != tracker.Ext {
			continue
		}
		in, err := f.Open()
		if err != nil {
			return n, err
		}
		game, err := io.ReadAll(io.LimitReader(in, mostGame+1))
		if err == nil {
			err = takeGame(desk, path.Base(f.Name), string(game))
		}
		if err = errors.Join(err, in.Close()); err != nil {
			return n, err
		}
		n++
	}
	return n, nil
}

// takeGame saves one game as it is, and tries to read it.
func takeGame(desk *companion.Desk, name, game string) error {
	file, err := tracker.Create(desk.Store.Path(name), strings.Split(strings.TrimSuffix(companion.Received(game), "\n"), "\n"))
	if err != nil {
		return err
	}
	if err := file.Close(); err != nil {
		return err
	}
	box, err := desk.BoxOf(file.Path)
	if err == nil {
		_, _, err = box.Look(file.Path)
	}
	if err != nil {
		err = errors.Join(err, os.Remove(file.Path))
	}
	return err
}
