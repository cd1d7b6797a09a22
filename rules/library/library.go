// Package library reads cards.yaml and returns its boxes. It is the only package of rules that knows all of them.
package library

import (
	"bytes"
	"strconv"
	"sync"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/tokyo"
)

// Format is the version of the data file this program reads.
const Format = 1

// Library is all the boxes of a data file. What is handed out is shared: nobody may write it.
type Library struct {
	// Hash and TokyoHash are of the two documents of the file, as the `cards` line of
	// a saved game has them: a change to one leaves the games of the other alone.
	// TokyoHash is empty where there is no second document.
	Hash, TokyoHash string

	langs []string // of the first document, where that was read before all else
	duel  func() *duel.Box
	tokyo func() ([tokyo.NumEditions]*tokyo.Box, error)
}

// file is the first document of cards.yaml as written.
type file struct {
	Format rules.Scalar `yaml:"format"`
	Duel   *duel.Data   `yaml:"duel"`
}

// second is the second one.
type second struct {
	Tokyo *tokyo.Data `yaml:"tokyo"`
}

// Read reads a data file; name is what its faults call it. The error is a
// *rules.Faults with every fault of the first document; Tokyo tells those of the
// second.
func Read(data []byte, name string) (*Library, error) {
	faults := &rules.Faults{File: name}
	one, two := split(data)
	box, err := readDuel(one, faults)
	if err != nil {
		return nil, err
	}
	lib := library(one, two, name, false)
	lib.langs, lib.duel = faults.Langs, func() *duel.Box { return box }
	return lib, nil
}

// Own is the program's own data file, in which tests find every fault: nothing of it is
// read before a box is wanted. A text that is missing in a language is the English one for
// players.
func Own(data []byte) *Library {
	const name = "cards.yaml"
	one, two := split(data)
	lib := library(one, two, name, true)
	lib.duel = sync.OnceValue(func() *duel.Box {
		box, err := readDuel(one, &rules.Faults{File: name, EnglishWillDo: true})
		if err != nil {
			panic(err)
		}
		return box
	})
	return lib
}

// library is a data file of two documents, of which the second has not been read.
func library(one, two []byte, name string, englishWillDo bool) *Library {
	lib := &Library{Hash: hash(one)}
	if two != nil {
		lib.TokyoHash = hash(two)
	}
	lib.tokyo = sync.OnceValues(func() ([tokyo.NumEditions]*tokyo.Box, error) {
		faults := &rules.Faults{File: name, Langs: lib.langs, EnglishWillDo: englishWillDo}
		return readTokyo(two, bytes.Count(one, []byte("\n")), faults)
	})
	return lib
}

// Duel is the content of King of Tokyo Duel. Its document is read when this is first asked,
// for a start with a game of another box can do without.
func (l *Library) Duel() *duel.Box { return l.duel() }

// Tokyo is the content of King of Tokyo and its Dark Edition. The second document
// is read when this is first asked, because most starts of the program can do
// without; the error, a *rules.Faults with every fault of it, stays the same.
func (l *Library) Tokyo() ([tokyo.NumEditions]*tokyo.Box, error) { return l.tokyo() }

// readDuel reads the first document; faults has none yet.
func readDuel(data []byte, faults *rules.Faults) (*duel.Box, error) {
	var f file
	rules.DecodeStrict(data, faults, &f)
	if f.Duel == nil {
		if len(faults.List) == 0 {
			faults.Add(1, "no box: the key duel is missing")
		}
		return nil, faults.Err()
	}
	if n, err := strconv.Atoi(f.Format.S); err != nil || n != Format {
		faults.Add(max(f.Format.Line, 1), "format is %q; this program reads %d", f.Format.S, Format)
	}
	box := f.Duel.Box(faults)
	return box, faults.Err()
}

// readTokyo reads the second document, which begins after some lines of the file;
// faults has none yet.
func readTokyo(data []byte, above int, faults *rules.Faults) (none [tokyo.NumEditions]*tokyo.Box, err error) {
	if data == nil {
		faults.Add(1, "King of Tokyo is not in this file: a second document (after a line ---) with the key tokyo is missing")
		return none, faults.Err()
	}
	// Empty lines stand in for the first document, so that faults are told with the
	// lines of the whole file.
	padded := append(bytes.Repeat([]byte("\n"), above), data...)
	var f second
	rules.DecodeStrict(padded, faults, &f)
	if f.Tokyo == nil {
		if len(faults.List) == 0 {
			faults.Add(above+1, "no box: the key tokyo is missing")
		}
		return none, faults.Err()
	}
	sets := f.Tokyo.Sets(faults)
	if err := faults.Err(); err != nil {
		return none, err
	}
	return sets, nil
}

// split cuts a data file before the line --- that begins its second document,
// without reading the YAML: no value can hold such a line. A line --- before
// anything but comments begins the first one.
func split(data []byte) (one, two []byte) {
	for at := 0; ; {
		i := bytes.Index(data[at:], []byte("\n---"))
		if i < 0 {
			return data, nil
		}
		at += i + 1
		after := data[at+len("---"):]
		if (len(after) == 0 || bytes.IndexByte([]byte(" \t\r\n"), after[0]) >= 0) && !bare(data[:at]) {
			return data[:at], data[at:]
		}
	}
}

// bare says whether a text is empty lines and comments alone.
func bare(text []byte) bool {
	for line := range bytes.Lines(text) {
		if line = bytes.TrimSpace(line); len(line) > 0 && line[0] != '#' {
			return false
		}
	}
	return true
}
