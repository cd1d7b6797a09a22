package main

import (
	"compress/flate"
	"encoding/gob"
	"errors"
	"os"
)

// results are the games that a coach has won.
type results struct {
	Seed  uint64
	Games [2]int   // of each matchup: normal, hard
	Won   [][]bool // by matchup, in the order of tools.Games
}

// write saves the results to a file.
func (w *results) write(name string) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	z, err := flate.NewWriter(f, flate.BestCompression)
	if err != nil {
		return err
	}
	return errors.Join(gob.NewEncoder(z).Encode(w), z.Close(), f.Close())
}

// read reads results that write saved.
func read(name string) (*results, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	w := &results{}
	return w, gob.NewDecoder(flate.NewReader(f)).Decode(w)
}
