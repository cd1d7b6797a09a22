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

// Format is the version of the data file that this program reads.
const Format = 1

// A Library holds all boxes of a data file. The boxes are shared and read-only.
type Library struct {
	// Hash and TokyoHash are the hashes of the file's two documents, as the `cards`
	// line of a saved game has them. A change to one document does not affect the
	// games of the other. TokyoHash is empty if there is no second document.
	Hash, TokyoHash string

	duel  func() (*duel.Box, error)
	tokyo func() ([tokyo.NumEditions]*tokyo.Box, error)
}

// file is the first document of cards.yaml, as written.
type file struct {
	Format rules.Scalar `yaml:"format"`
	Duel   *duel.Data   `yaml:"duel"`
}

type second struct {
	Tokyo *tokyo.Data `yaml:"tokyo"`
}

// Read reads a data file; name is its name in faults. The error is a *rules.Faults
// with every fault of the first document; Tokyo returns those of the second.
func Read(data []byte, name string) (*Library, error) {
	lib := library(data, name, false)
	if _, err := lib.duel(); err != nil {
		return nil, err
	}
	return lib, nil
}

// Own returns the program's own data file, which tests check for faults. It reads a
// document only when one of its boxes is first needed. If a text is missing in a language,
// players see the English one.
func Own(data []byte) *Library { return library(data, "cards.yaml", true) }

// library returns a data file without reading it.
func library(data []byte, name string, own bool) *Library {
	one, two := split(data)
	lib := &Library{Hash: hash(one)}
	if two != nil {
		lib.TokyoHash = hash(two)
	}
	first := &rules.Faults{File: name, EnglishWillDo: own}
	lib.duel = sync.OnceValues(func() (*duel.Box, error) { return readDuel(one, first) })
	lib.tokyo = sync.OnceValues(func() ([tokyo.NumEditions]*tokyo.Box, error) {
		faults := &rules.Faults{File: name, EnglishWillDo: own}
		if !own {
			faults.Langs = first.Langs // Read has read the first document
		}
		return readTokyo(two, bytes.Count(one, []byte("\n")), faults)
	})
	return lib
}

// Duel returns the content of King of Tokyo Duel. The first call reads its document,
// because a start with a game of another box does not need it.
func (l *Library) Duel() *duel.Box {
	box, err := l.duel()
	if err != nil { // only in the program's own file, which tests check
		panic(err)
	}
	return box
}

// Tokyo returns the content of King of Tokyo and its Dark Edition. The first call
// reads the second document, because most starts of the program do not need it. Every
// call returns the same error, a *rules.Faults with every fault of the document.
func (l *Library) Tokyo() ([tokyo.NumEditions]*tokyo.Box, error) { return l.tokyo() }

// readDuel reads the first document; faults is still empty.
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

// readTokyo reads the second document, which begins after `above` lines of the file;
// faults is still empty.
func readTokyo(data []byte, above int, faults *rules.Faults) (none [tokyo.NumEditions]*tokyo.Box, err error) {
	if data == nil {
		faults.Add(1, "King of Tokyo is not in this file: a second document (after a line ---) with the key tokyo is missing")
		return none, faults.Err()
	}
	// Empty lines replace the first document, so that faults have the line numbers of
	// the whole file.
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

// split cuts a data file before the line --- that begins its second document, without
// reading the YAML: no value can contain such a line. A line --- that has only
// comments before it begins the first document.
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

// bare reports whether a text has only empty lines and comments.
func bare(text []byte) bool {
	for line := range bytes.Lines(text) {
		if line = bytes.TrimSpace(line); len(line) > 0 && line[0] != '#' {
			return false
		}
	}
	return true
}
