package terminal

import (
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/faces/pages"
)

// means reports whether a key event belongs to a command.
func means(c *pages.Command, ev *tcell.EventKey) bool {
	if ev.Key() == tcell.KeyRune {
		return c.Chars != "" && strings.ContainsRune(c.Chars, ev.Rune())
	}
	named := special[c.Named]
	return c.Named != pages.NoKey && (ev.Key() == named || named == tcell.KeyBackspace2 && ev.Key() == tcell.KeyBackspace)
}

// bound does what a key is bound to, or says why it does nothing. If a key has two commands, bound uses the one that works.
// It returns false for a key that is not bound.
func (d *Dash) bound(list []pages.Command, ev *tcell.EventKey) bool {
	off := ""
	for i := range list {
		c := &list[i]
		if !means(c, ev) {
			continue
		}
		if c.Off == "" {
			c.Do()
			return true
		}
		off = c.Off
	}
	if off != "" {
		d.Warn(off)
	}
	return off != ""
}

// named returns the keys of the page on top with their names.
func (d *Dash) named() []pages.Command {
	list := d.top().bindings()
	for i := range list {
		list[i].Shown = list[i].Name(d.Words())
	}
	return list
}

// common returns the last keys of every page except the table: back, language, theme and quit.
func (d *Dash) common() []pages.Command {
	list := []pages.Command{
		{Key: pages.Key{Named: pages.Escape, Word: d.Say("key.close")}, Do: d.Close},
		d.langKey(),
		d.Command("T", "key.theme", "", d.OtherTheme),
		d.Command("q", "key.quit", "", d.Quit),
	}
	list[2].Quiet, list[3].Quiet = true, true
	return list
}

// langKey returns the key of the language on a page on which characters are typed.
func (d *Dash) langKey() pages.Command {
	c := d.Command("", "key.lang", "", d.OtherLanguage)
	c.Named, c.Shown = pages.Tab, "Tab"
	return c
}

// OtherTheme implements pages.Face: it switches between colours for a light and for a dark terminal.
func (d *Dash) OtherTheme() {
	value := "light"
	if d.look.Ground == GroundLight {
		value = "dark"
	}
	d.ChooseSetting(settings.Setting{Name: settings.Theme}, value)
}
