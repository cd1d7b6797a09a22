// Package tables contains the solved tables of package core. There are 44, because only the starting hearts of
// Autobot matter and not which monster it is. Each is unpacked when it is first needed.
package tables

import (
	"fmt"
	"sync"

	"kingoftokyo/coach/core"
	"kingoftokyo/rules/duel"
)

//go:generate go run ../../internal/tools/tables --out data

var names = [...]string{
	core.NoPower:  "none",
	core.Alienoid: "alienoid",
	core.Gigazaur: "gigazaur",
	core.Meka:     "meka-dragon",
	core.Penguin:  "space-penguin",
}

// Name returns the file name of a matchup's table: its power, both sides' hearts and the
// difficulty, as in alienoid-14-13-hard.
func Name(m core.Matchup) string {
	return fmt.Sprintf("%s-%d-%d-%s", names[m.Power], m.Hearts[duel.You], m.Hearts[duel.Rival], duel.Difficulty(m.Hard))
}

// unpacked holds the tables that were asked for, by matchup: func() *core.Table, which unpacks at
// its first call.
var unpacked sync.Map

// Of returns the solved table of a matchup. ok is false if the box has no monsters with such
// hearts. Many goroutines may use the table at once.
func Of(m core.Matchup) (t *core.Table, ok bool) {
	once, known := unpacked.Load(m)
	if !known {
		packed, err := Read(Name(m))
		if err != nil {
			return nil, false
		}
		once, _ = unpacked.LoadOrStore(m, sync.OnceValue(func() *core.Table {
			t, err := core.Decode(m, packed)
			if err != nil { // the file was made for this program
				panic(err)
			}
			return t
		}))
	}
	return once.(func() *core.Table)(), true
}

// Has reports whether there is a table of a matchup, without unpacking it.
func Has(m core.Matchup) bool {
	_, err := Read(Name(m))
	return err == nil
}

// Start returns the value of a matchup before the first roll in full precision, without unpacking its table:
// first begins, and with fullDice Autobot's first turn has six dice (S4).
func Start(m core.Matchup, first duel.Side, fullDice bool) (win float64, ok bool) {
	packed, err := Read(Name(m))
	if err != nil {
		return 0, false
	}
	win, err = core.DecodeStart(packed, first, fullDice)
	return win, err == nil
}
