// Package library reads cards.yaml, the one data file, and hands out its boxes.
package library

import (
	"crypto/sha256"
	"encoding/hex"
	"strconv"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Format is the version of the data file this program reads.
const Format = 1

// Library is all the boxes of a data file.
type Library struct {
	Duel *duel.Box
	Hash string // of the file, as the `cards` line of a saved game has it
}

// file is cards.yaml as written: one key a box.
type file struct {
	Format rules.Scalar `yaml:"format"`
	Duel   *duel.Data   `yaml:"duel"`
}

// Read reads a data file; name is what its faults call it. The error is a
// *rules.Faults with every fault of the file.
func Read(data []byte, name string) (*Library, error) {
	faults := &rules.Faults{File: name}
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
	sum := sha256.Sum256(data)
	lib := &Library{Duel: f.Duel.Box(faults), Hash: hex.EncodeToString(sum[:6])}
	if err := faults.Err(); err != nil {
		return nil, err
	}
	return lib, nil
}
