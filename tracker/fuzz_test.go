package tracker_test

import (
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// FuzzFold reads any text as a saved game: it is read or refused, never a panic, and what
// was read is mended so that it reads again without damage.
func FuzzFold(f *testing.F) {
	r := dueltest.Rules(f)
	text, _ := checkedFile(f, r)
	f.Add(text)
	f.Add(text[:700] + "\x00\x00" + text[720:])
	f.Add(strings.Replace(text, "turn=", "torn=", 3))
	f.Add("kot 1 duel two # ~0000\nside you gigazaur # ~\nside rival meka-dragon #\nundo\nredo\n#\n")
	f.Fuzz(func(t *testing.T, text string) {
		d := tracker.NewMemDisk()
		path := d.Path("game")
		d.Put(path, text, false, false)
		s, err := tracker.LookOn(d, duel.Log{Rules: r}, path)
		if err != nil {
			return
		}
		lines, _ := s.Mended()
		d.Put(path, strings.Join(lines, "\n")+"\n", false, false)
		again, err := tracker.LookOn(d, duel.Log{Rules: r}, path)
		if err != nil || look(again.Game).state != look(s.Game).state {
			t.Fatalf("mended it reads otherwise: %v\n%s", err, strings.Join(lines, "\n"))
		}
		if _, damaged := again.Mended(); damaged {
			t.Fatalf("mended it is damaged: %v\n%s", again.Notes, strings.Join(lines, "\n"))
		}
		o, err := tracker.OpenOn(d, duel.Log{Rules: r}, path)
		if err != nil || o.ReadOnly() {
			t.Fatalf("opened: %v", err)
		}
		if err := o.Close(); err != nil {
			t.Fatal(err)
		}
	})
}

// FuzzDraft reads any file as the letters typed: they are one line, and the game is not
// touched.
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
