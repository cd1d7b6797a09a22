package ask_test

import (
	"sync"
	"testing"

	"kingoftokyo"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/lookup/ask"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
)

// desk returns a desk with all boxes.
func desk() (*companion.Desk, error) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		return nil, err
	}
	return boxes.On(&duelbox.Desk{Rules: duel.New(lib.Duel(), nil), Desk: &companion.Desk{Library: lib}}).Desk, nil
}

// indexed is the index that all tests share and none changes.
var indexed = sync.OnceValues(func() (*ask.Index, error) {
	d, err := desk()
	if err != nil {
		return nil, err
	}
	return d.Ask()
})

func index(t testing.TB) *ask.Index {
	t.Helper()
	x, err := indexed()
	if err != nil {
		t.Fatal(err)
	}
	return x
}

func words(t testing.TB, l text.Lang) *text.Catalogue {
	t.Helper()
	c := text.Load(l, nil)
	return c
}
