package voice_test

import (
	"errors"
	"path/filepath"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/companion/words/voice"
	"kingoftokyo/internal/toybox"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// mute is a Speaker that counts what it gets, and cannot say it.
type mute struct{ said, hushed int }

func (m *mute) Say(string, text.Lang, string) error { m.said++; return errors.New("no voice") }
func (m *mute) Hush()                               { m.hushed++ }

// TestVoice checks that nothing is said unless the player has chosen so; a failure is reported
// once, and once more for another command.
func TestVoice(t *testing.T) {
	m := new(mute)
	dir := t.TempDir()
	d := &companion.Desk{Lang: text.English, Speaker: m, Store: tracker.Store{Dir: dir}, Settings: settings.File{Path: filepath.Join(dir, "settings")}}
	set, err := toybox.New(d).Setup(nil)
	if err != nil {
		t.Fatal(err)
	}
	created, _, err := set.Create()
	if err != nil {
		t.Fatal(err)
	}
	defer created.Close()
	g := companion.NewController(created)
	v := voice.New(d)
	if err := v.Tell(g); err != nil || m.said > 0 {
		t.Errorf("a voice that is off says %d, %v", m.said, err)
	}
	if v.Hush(); m.hushed > 0 {
		t.Error("a voice that is off is hushed")
	}
	throw, err := g.Parse("2")
	if err != nil {
		t.Fatal(err)
	}
	for i, how := range []string{"nosuch", "other"} {
		v.Set(how)
		if err := v.Tell(g); !rules.IsProblem(err, "speak-failed") {
			t.Errorf("%s: %v", how, err)
		}
		if _, err := g.Do(throw); err != nil {
			t.Fatal(err)
		}
		if err := v.Tell(g); err != nil || m.said != 2*i+2 {
			t.Errorf("%s, the second time: %v, said %d", how, err, m.said)
		}
	}
	v.Set("off")
	if err := v.Tell(g); err != nil || m.said != 4 {
		t.Errorf("switched off: %v, said %d", err, m.said)
	}
}
