package terminal

import (
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/settings"
)

// binding is a key of a page. It determines what the key does, its hint, where it can be tapped, its help, and the reason
// why it is unavailable.
type binding struct {
	chars string    // the characters of the key; the first is shown
	key   tcell.Key // or a key without a character
	show  string    // what the hint shows, if not the first character
	word  string    // its hint, in the player's language; until table.word has run, the catalogue key of the hint
	help  string    // the catalogue key of its help; "" if the hint or does is enough
	does  string    // the text of its help
	hue   companion.Hue
	off   string // why it is unavailable, in words; "" if it works
	act   func()
	step  bool // it belongs to the current step, so its hint comes first
	quiet bool // it works but has no hint
	bare  bool // a narrow screen leaves out its word
}

// shown returns the name of the key in a hint.
func (b *binding) shown() string {
	if b.show != "" || b.chars == "" {
		return b.show
	}
	return string([]rune(b.chars)[0])
}

// means reports whether a key event belongs to this binding.
func (b *binding) means(ev *tcell.EventKey) bool {
	if ev.Key() == tcell.KeyRune {
		return b.chars != "" && strings.ContainsRune(b.chars, ev.Rune())
	}
	return b.key != 0 && (ev.Key() == b.key || b.key == tcell.KeyBackspace2 && ev.Key() == tcell.KeyBackspace)
}

// bound does what a key is bound to, or says why it does nothing. If a key has two bindings, bound uses the one that works.
// It returns false for a key that is not bound.
func (d *Dash) bound(list []binding, ev *tcell.EventKey) bool {
	off := ""
	for i := range list {
		b := &list[i]
		if !b.means(ev) {
			continue
		}
		if b.off == "" {
			b.act()
			return true
		}
		off = b.off
	}
	if off != "" {
		d.Warn(off)
	}
	return off != ""
}

// common returns the last bindings of every page except the table: back, language, theme and quit.
func (d *Dash) common() []binding {
	return []binding{
		{key: tcell.KeyEscape, show: d.keyName("esc"), word: d.say("key.close"), act: d.Close},
		d.langKey(),
		{chars: "T", word: d.say("key.theme"), help: "key.theme.help", act: d.swapGround, quiet: true},
		{chars: "q", word: d.say("key.quit"), help: "key.quit.help", act: d.Quit, quiet: true},
	}
}

// langKey returns the binding of the language.
func (d *Dash) langKey() binding {
	return binding{key: tcell.KeyTab, show: "Tab", word: d.say("key.lang"), help: "key.lang.help", act: d.OtherLanguage}
}

// swapGround switches between colours for a light and for a dark terminal, and saves the choice.
func (d *Dash) swapGround() {
	value := "light"
	if d.look.Ground == GroundLight {
		value = "dark"
	}
	d.ChooseSetting(settings.Setting{Name: settings.Theme}, value)
}

// keyName returns the name of a key without a character, in the player's language.
func (d *Dash) keyName(key string) string { return d.say("keyname." + key) }
