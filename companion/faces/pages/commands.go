package pages

import (
	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
)

// Command is a key with what it does.
type Command struct {
	Key
	Hue  companion.Hue // its colour in a hint
	Bare bool          // a narrow screen leaves out its word
	Do   func()
	help string // the catalogue key of Help, which is needed rarely
}

// Command returns a command. word is the catalogue key of its hint; off says why it is unavailable.
func (b *Base) Command(chars, word, off string, do func()) Command {
	return Command{Key: Key{Chars: chars, Word: b.Say(word), Off: off}, Do: do, help: word + ".help"}
}

// Told returns the key with its name and help.
func (c *Command) Told(words *text.Catalogue) Key {
	k := c.Key
	k.Shown = k.Name(words)
	if c.help != "" {
		k.Help = words.Say(c.help)
	}
	return k
}

// Commands returns the keys of the table that all faces have, except those that name cards or keep dice. None is a letter of a
// die.
func (b *Base) Commands() []Command {
	f, g, v := b.face, b.game, b.Frame()
	_, coached := g.Game.(companion.Coached)
	adviser, advised := g.Game.(companion.Adviser)
	show := func(page func(Host) *Sheet) func() { return func() { f.Show(page(f)) } }
	review, early := "key.review", b.Unless(g.Steps() > 0, "review-early")
	if !coached {
		review, early = "key.review.past", b.Unless(v.Over, "table.off.review") // without a coach there are no chances or choices to show
	}
	noCoach, redo := b.Unless(advised, "dash.off.coach"), b.Command("U", "key.redo", b.Playing(true, ""), b.Redo)
	redo.Named = Redo
	return []Command{
		b.Command("r", "key.rematch", b.Unless(v.Over, "table.off.rematch"), f.Rematch),
		b.Command("z", "key.throw", b.Playing(v.Dice.Throw, "dice.off.throw"), func() { b.Entered(g.Throw()) }),
		b.Command("a", "key.advice", noCoach, func() { f.Coached(adviser.Advise()) }),
		b.Command("j", review, early, show(Review)),
		b.Command("u", "key.undo", b.Playing(!v.Start || g.Begun(), "undo-nothing"), b.TakeBack),
		redo,
		b.Command("w", "key.why", "", show(Why)),
		b.Command("m", "key.correct", b.Playing(true, ""), show(Corrections)),
		b.Command("/", "key.cards", "", func() { f.Show(Lookup(f, "")) }),
		b.Command("?", "key.help", "", f.Help),
		b.Command("x", "key.menu", "", show(Menu)),
		b.Command("t", "key.table", "", show(Whole)),
		b.Command("l", "key.history", "", show(History)),
		b.Command("L", "key.lang", "", b.OtherLanguage),
		b.Command(":", "key.line", "", f.OpenLine),
		b.Command("A", "key.coach", noCoach, func() { f.Coached(adviser.NextCoach()) }),
		b.Command("T", "key.theme", "", f.OtherTheme),
	}
}

// Press does what a key of the table does, or says why it is unavailable. It returns false if there is no such key.
func Press(h Host, chars string) bool {
	for _, c := range h.Commands() {
		if c.Chars == chars {
			if c.Off != "" {
				h.Warn(c.Off)
			} else {
				c.Do()
			}
			return true
		}
	}
	return false
}

// NamingCommand returns the key that names cards. If all cards of the row have names, it corrects one.
func (b *Base) NamingCommand() Command {
	word := "key.name"
	if b.NamesAgain() {
		word = "key.name.again"
	}
	return b.Command("n", word, b.Playing(b.Frame().Nameable(), "dash.off.name"), b.NameCards)
}

// keyNames has the ends of the catalogue keys of the names of keys without characters.
var keyNames = [...]string{
	Enter: "enter", Escape: "esc", Left: "leftright", Right: "leftright", Up: "updown", Down: "updown", Backspace: "back", PageDown: "pgdn",
}

// Name returns what a hint shows for a key.
func (k *Key) Name(words *text.Catalogue) string {
	switch {
	case k.Shown != "":
		return k.Shown
	case k.Chars != "":
		return string([]rune(k.Chars)[0])
	case int(k.Named) < len(keyNames) && keyNames[k.Named] != "":
		return words.Say("keyname." + keyNames[k.Named])
	}
	return ""
}
