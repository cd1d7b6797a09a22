package terminal

import (
	"slices"
	"testing"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
)

// listener records what it is given to say, and "-" when it is hushed.
type listener []string

func (l *listener) Say(how string, lang text.Lang, said string) error {
	*l = append(*l, how+" "+string(lang)+": "+said)
	return nil
}

func (l *listener) Hush() { *l = append(*l, "-") }

// heard returns what was said since the last call.
func (l *listener) heard() []string {
	out := *l
	*l = nil
	return out
}

// TestAloud: each step is said once, when it is drawn. The next key or tap silences it, and keys that play no step say
// nothing more.
func TestAloud(t *testing.T) {
	u := open(t, usual, "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1; row jets wings frenzy")
	var l listener
	u.Desk().Speaker = &l
	u.Desk().Settings = settings.File{Path: "settings"}
	holds := func(what string, want ...string) {
		t.Helper()
		u.draw()
		if have := l.heard(); !slices.Equal(have, want) {
			t.Errorf("%s: %q, want %q", what, have, want)
		}
	}
	u.hit("112<bs>w<esc><bs><bs>")
	holds("off")
	u.ChooseSetting(settings.Setting{Name: settings.Speak}, "say it")
	holds("switched on", "say it en: Anna, roll six dice, up to three times.")
	u.hit("1")
	holds("a letter", "-")
	u.hit("12hec")
	holds("a roll", "-", "-", "-", "-", "-", "say it en: Anna resolves two ones, a two, a heart, an energy and a smash.")
	u.hit("w<esc>")
	holds("another page", "-", "-")
	u.hit("u")
	holds("taken back", "-", "say it en: Undone: Anna rolled two ones, a two, a heart, an energy and a smash. Anna, roll six dice, up to three times.")
	u.hit("U")
	holds("done again", "-", "say it en: Redone: Anna rolled two ones, a two, a heart, an energy and a smash. Anna resolves two ones, a two, a heart, an energy and a smash.")
	u.mouse(tcell.NewEventMouse(0, 0, tcell.Button1, tcell.ModNone), 0)
	holds("the mouse that moves")
	u.Speak("fr")
	holds("another language", "say it fr: Anna résout deux fois le un, le deux, un soin, une énergie et une baffe.")
	u.ChooseSetting(settings.Setting{Name: settings.Speak}, "off")
	u.hit("<enter>")
	holds("off again")
}
