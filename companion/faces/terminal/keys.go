package terminal

import (
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/settings"
)

// binding is a key of a page. It decides what the key does, its hint, where it is tapped, its help, and the
// reason why it does nothing.
type binding struct {
	chars string    // the characters that mean it, the one shown first
	key   tcell.Key // or a key without a character
	show  string    // what the hint shows, if not the first character
	word  string    // its hint, in the player's language; the catalogue's key of it until table.word has run
	help  string    // the catalogue's key of its help; "" where its hint says enough, or does
	does  string    // its help itself
	hue   companion.Hue
	off   string // why it does nothing now, in words; "" if it does
	act   func()
	step  bool // it belongs to the present step, so its hint comes first
	quiet bool // it works without being hinted
	bare  bool // its word is left out on a narrow screen
}

// shown is how a hint names the key.
func (b *binding) shown() string {
	if b.show != "" || b.chars == "" {
		return b.show
	}
	return string([]rune(b.chars)[0])
}

// means says whether a key event is this binding's.
func (b *binding) means(ev *tcell.EventKey) bool {
	if ev.Key() == tcell.KeyRune {
		return b.chars != "" && strings.ContainsRune(b.chars, ev.Rune())
	}
	return b.key != 0 && (ev.Key() == b.key || b.key == tcell.KeyBackspace2 && ev.Key() == tcell.KeyBackspace)
}

// bound does what a key is bound to, or says why it does nothing. Of two bindings of one key the one that works
// is taken. It returns false for a key that is not bound.
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
		d.warn(off)
	}
	return off != ""
}

// back is the binding that goes one page back.
func (d *Dash) back() binding {
	return binding{key: tcell.KeyEscape, show: d.keyName("esc"), word: d.say("key.close"), act: d.pop}
}

// cancels says whether the table asks for the card of a purchase, which can still be left.
func (d *Dash) cancels() bool {
	if d.game == nil || d.game.ReadOnly() {
		return false
	}
	a := d.view().Asked
	return a != nil && a.Buys
}

// cancel takes that purchase back.
func (d *Dash) cancel() {
	d.home()
	d.undo()
}

// common are the bindings with which every page but the table ends: one page back, the language, the end of the
// program.
func (d *Dash) common() []binding {
	quit := binding{chars: "q", word: d.say("key.quit"), help: "key.quit.help", act: d.Quit, quiet: true}
	return []binding{d.back(), d.langKey(), d.themeKey(), quit}
}

// langKey is the binding of the language.
func (d *Dash) langKey() binding {
	return binding{key: tcell.KeyTab, show: "Tab", word: d.say("key.lang"), help: "key.lang.help", act: d.otherLanguage}
}

// themeKey is the binding that swaps light and dark.
func (d *Dash) themeKey() binding {
	return binding{chars: "T", word: d.say("key.theme"), help: "key.theme.help", act: d.swapGround, quiet: true}
}

// swapGround draws for a light terminal, or for a dark one, and remembers it.
func (d *Dash) swapGround() {
	value := "light"
	if d.look.Ground == GroundLight {
		value = "dark"
	}
	d.choose(settings.Setting{Name: settings.Theme}, value)
}

// keyName is what a key without a character is called in the player's language.
func (d *Dash) keyName(key string) string { return d.say("keyname." + key) }
