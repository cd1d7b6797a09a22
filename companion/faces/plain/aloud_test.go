package plain_test

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
)

// listener records what it is given to say, and when it is hushed; if broken, it can say nothing.
type listener struct {
	out    []string
	broken bool
}

func (l *listener) Say(_ string, _ text.Lang, said string) error {
	if l.out = append(l.out, said); l.broken {
		return errors.New("no voice")
	}
	return nil
}

func (l *listener) Hush() { l.out = append(l.out, "-") }

// TestAloud: before each line is read, what to do now is said, once; the line silences it.
func TestAloud(t *testing.T) {
	d, l := foxDesk(t, text.English), &listener{}
	d.Speaker, d.Settings = l, settings.File{Path: filepath.Join(t.TempDir(), "settings")}
	if err := d.Settings.Keep(settings.Speak, "say"); err != nil {
		t.Fatal(err)
	}
	asked(t, d, "", "", "3", "?", "u", "q")
	if have, want := strings.Join(l.out, "|"), "Ann, throw.|-|Bob, throw.|-|-|Undone: Ann: throw 3. Ann, throw.|-"; have != want {
		t.Errorf("said is %s, want %s", have, want)
	}
	l.broken = true
	if shown := resumed(t, d, "3", "2", "q"); strings.Count(shown, `kot cannot speak with "say": no voice`) != 1 {
		t.Errorf("that nothing can be said is not told, or not once:\n%s", shown)
	}
}
