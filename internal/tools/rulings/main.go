// Command rulings writes docs/rulings.md, between its marks, from the rulings that the program knows. Run it with
// go generate ./companion/lookup/ask.
package main

import (
	"bytes"
	"fmt"
	"os"

	"kingoftokyo"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: rulings FILE")
		os.Exit(2)
	}
	if err := write(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "rulings:", err)
		os.Exit(1)
	}
}

// cardIndex returns the cards of all boxes.
func cardIndex() (*cards.Index, error) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		return nil, err
	}
	return boxes.On(&duelbox.Desk{Rules: duel.New(lib.Duel(), nil), Desk: &companion.Desk{Library: lib}}).Cards()
}

// write writes the rulings into a file, between its marks.
func write(file string) error {
	index, err := cardIndex()
	if err != nil {
		return err
	}
	have, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	want, err := documented(have, index)
	if err != nil || bytes.Equal(have, want) {
		return err
	}
	return os.WriteFile(file, want, 0o644)
}
