package advice_test

import (
	"os"
	"testing"

	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/advicetest"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

const solo = "kot 1 duel solo\nside you gigazaur Anna\nside rival meka-dragon\n"

// began has two turns that leave nothing behind except one energy for each side.
const began = "roll hhhhh\nresolve\npass\nset you.energy 0\nturn rival end\npass\n"

// desk returns a desk with all boxes, with its games in a separate folder.
func desk(t testing.TB, lang text.Lang) *duelbox.Desk {
	t.Helper()
	lib := dueltest.Library(t)
	return onDesk(lib, autobot.NewRules(lib.Duel()), t.TempDir(), lang)
}

func onDesk(lib *library.Library, r *duel.Rules, dir string, lang text.Lang) *duelbox.Desk {
	return boxes.On(&duelbox.Desk{Rules: r, Desk: &companion.Desk{Library: lib, Store: tracker.Store{Dir: dir}, Lang: lang, Random: func(int) int { return 0 }, Today: "2026-01-02"}})
}

// coachedDesk returns a desk with a coach whose numbers are made up.
func coachedDesk(t *testing.T, lang text.Lang, mode string) (*duelbox.Desk, *oracle) {
	d, o := desk(t, lang), &oracle{}
	d.Coach = advice.NewCoaching(o, mode, nil)
	return d, o
}

type oracle = advicetest.Oracle

// save writes a game file.
func save(t testing.TB, d *duelbox.Desk, name, lines string) {
	t.Helper()
	if err := os.WriteFile(d.Store.Path(name), []byte(lines), 0o644); err != nil {
		t.Fatal(err)
	}
}

// texts returns lines without their marks.
func texts(list []companion.Line) []string { return companion.Texts(list) }

// key returns the choice of a key.
func key(v *companion.Scene, of string) companion.Play {
	for _, c := range v.Choices {
		if c.Shortcut == of {
			return c
		}
	}
	return companion.Play{}
}
