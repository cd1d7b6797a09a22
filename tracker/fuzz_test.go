package tracker_test

import (
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// FuzzFold reads any text as a saved game: it is read or refused, without a panic. A refused file does not change; a
// damaged one is rewritten and then opens at the same table without damage.
func FuzzFold(f *testing.F) {
	r := dueltest.Rules(f)
	text, _ := checkedFile(f, r)
	f.Add(text)
	f.Add(text[:700] + "\x00\x00" + text[720:])
	f.Add(strings.Replace(text, "turn=", "torn=", 3))
	f.Add(strings.Replace(text, "\nundo", "\ngap\nundo\nset deck 30", 2))
	f.Add("kot 1 duel two # ~0000\nside you gigazaur # ~\nside rival meka-dragon #\nundo\nredo\n#\n")
	f.Fuzz(func(t *testing.T, text string) {
		d := tracker.NewMemDisk()
		path := d.Path("game")
		d.Put(path, text, false, false)
		o, err := tracker.OpenOn(d, duel.Log{Rules: r}, path)
		if err != nil {
			if now, _ := d.Text(path); now != text || len(d.Names()) > 1 {
				t.Fatalf("refused with %v, and the file is %q", err, now)
			}
			return
		}
		if o.ReadOnly() {
			t.Fatalf("it can only be looked at: %v", o.Notes)
		}
		closeFile(t, o.File)
		now, _ := d.Text(path)
		again, err := tracker.OpenOn(d, duel.Log{Rules: r}, path)
		if err != nil || look(again.Game) != look(o.Game) || now != text && len(again.Notes) > 0 {
			t.Fatalf("opened again: %v, %v\n%s", err, again, now)
		}
		closeFile(t, again.File)
	})
}

// FuzzDraft reads any file as typed letters: they are one line, and the game does not
// change.
func FuzzDraft(f *testing.F) {
	f.Add("52 ccf")
	f.Add("52 \n\n")
	f.Add("")
	f.Fuzz(func(t *testing.T, text string) {
		d := tracker.NewMemDisk()
		s, err := tracker.BeginOn(d, foxRules{}, d.Path("foxes"), foxSetup)
		if err != nil {
			t.Fatal(err)
		}
		before, _ := d.Text(s.Path)
		d.Put("/games/.foxes.kot.typed", text, false, false)
		if have := s.File.Draft(); strings.Contains(have, "\n") || !strings.Contains(text, have) {
			t.Errorf("%q is read as %q", text, have)
		}
		s.File.KeepDraft("uu")
		if have := s.File.Draft(); have != "uu" {
			t.Errorf("the next draft is %q", have)
		}
		if after, _ := d.Text(s.Path); after != before {
			t.Errorf("the game is %q", after)
		}
	})
}
