package web

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/faces/pages"
)

// commands returns the program's own keys at the table. None is a letter of a die.
func (f *Face) commands() []pages.Command {
	v := f.view()
	_, coached := f.game.Game.(companion.Coached)
	_, advised := f.game.Game.(companion.Adviser)
	show := func(page func(pages.Host) *pages.Sheet) func() { return func() { f.show(page(host{f})) } }
	review, early := "key.review", f.unless(f.game.Steps() > 0, "review-early")
	if !coached {
		review, early = "key.review.past", f.unless(v.Over, "table.off.review") // without a coach there are no chances or choices to show
	}
	name, unnamed := f.namingKey()
	command := func(chars, word, off string, do func()) pages.Command {
		return pages.Command{Key: pages.Key{Chars: chars, Word: f.say(word), Help: f.say(word + ".help"), Off: off}, Do: do}
	}
	list := []pages.Command{
		command("r", "key.rematch", f.unless(v.Over, "table.off.rematch"), f.rematch),
		command("z", "key.throw", f.playing(v.Dice.Throw, "dice.off.throw"), f.throw),
		command(companion.KeepBestKey, "key.keep-best", f.playing(f.game.AdvisesKeep() && f.game.Entry().Kept == nil, "dash.off.coach"),
			func() { f.entered(nil, f.game.KeepBest()) }),
		command("n", name, unnamed, f.nameCards),
		command("a", "key.advice", f.unless(advised, "dash.off.coach"), func() { f.coached(f.game.Game.(companion.Adviser).Advise()) }),
		command("j", review, early, show(pages.Review)),
		command("u", "key.undo", f.playing(!v.Start || f.game.Begun(), "undo-nothing"), f.undo),
		command("U", "key.redo", f.playing(true, ""), func() { f.through("table.redone", f.game.Redo) }),
		command("w", "key.why", "", show(pages.Why)),
		command("m", "key.correct", f.playing(true, ""), show(pages.Corrections)),
		command("/", "key.cards", "", func() { f.show(pages.Lookup(host{f}, "")) }),
		command("?", "key.help", "", f.help),
		command("x", "key.menu", "", func() {
			f.menu = pages.Menu(host{f})
			f.show(f.menu)
		}),
		command("t", "key.table", "", show(pages.Whole)),
		command("l", "key.history", "", show(pages.History)),
		command("L", "key.lang", "", f.otherLanguage),
		command(":", "key.line", "", func() { f.lining = true }),
		command("A", "key.coach", f.unless(advised, "dash.off.coach"), func() { f.coached(f.game.Game.(companion.Adviser).NextCoach()) }),
		command("T", "key.theme", "", f.swapTheme),
	}
	list[slices.IndexFunc(list, func(c pages.Command) bool { return c.Chars == "U" })].Named = pages.Redo
	return list
}

// letters returns the keys that no choice gets: those of the program, the additional ones of the dashboard, and the one
// for yes.
func (f *Face) letters() string {
	out := "yvq"
	for _, c := range f.commands() {
		out += c.Chars
	}
	return out
}

// command does what a key of the table does, or says why it is unavailable. It returns false if there is no such key.
func (f *Face) command(chars string) bool {
	for _, c := range f.commands() {
		if c.Chars == chars {
			if c.Off != "" {
				f.warn(c.Off)
			} else {
				c.Do()
			}
			return true
		}
	}
	return false
}

// unless returns why a key does nothing, or "" if on is set.
func (f *Face) unless(on bool, key string) string {
	if on {
		return ""
	}
	return f.say(key)
}

// playing returns why a key that changes the game does nothing, or "" if it works because on is set.
func (f *Face) playing(on bool, key string) string {
	if f.game.ReadOnly() {
		return f.say("table.readonly")
	}
	return f.unless(on, key)
}

// undo undoes the latest action: the letters of an incomplete roll, otherwise the last step.
func (f *Face) undo() {
	if !f.game.Begun() {
		f.through("table.undone", f.game.Undo)
		return
	}
	f.forget()
	f.game.Drop()
	f.tell(f.say("dash.dropped"))
}

// nameCards asks for the names of the unnamed cards in the row, or for the card of the question. If all are named, it corrects one.
func (f *Face) nameCards() {
	switch slot := f.view().FirstUnnamed(); {
	case f.view().AsksCard():
		f.name(0)
	case slot > 0:
		f.name(slot)
	default:
		f.naming = pages.Renaming(host{f})
		f.show(f.naming)
	}
}

// namingKey returns the hint of the key that names cards or corrects a name, and why it is unavailable.
func (f *Face) namingKey() (word, off string) {
	v := f.view()
	word = "key.name"
	if v.FirstUnnamed() == 0 && !v.AsksCard() {
		word = "key.name.again"
	}
	return word, f.playing(v.Nameable(), "dash.off.name")
}

// otherLanguage switches to the next language and saves the choice.
func (f *Face) otherLanguage() {
	f.speak(f.desk.Lang.Next())
	f.keep(settings.Lang, string(f.desk.Lang))
}

// swapTheme switches to the next theme: that of the system, dark, light.
func (f *Face) swapTheme() {
	s := settings.Named(settings.Theme)
	f.chooseSetting(s, s.After(f.desk.Settings.Chosen(s), 1))
}

// help opens the page that explains the keys of the page on top.
func (f *Face) help() {
	below := f.top()
	f.show(pages.Help(host{f}, below != nil && below.Steps, func() (keys []pages.Key) {
		if below != nil {
			keys = below.Make(f.room).Keys
		} else {
			for _, c := range f.commands() {
				keys = append(keys, c.Key)
			}
		}
		for i := range keys {
			if k := &keys[i]; k.Shown == "" {
				k.Shown = k.Chars
			}
		}
		return keys
	}))
}

// throw lets the program throw the missing dice.
func (f *Face) throw() { f.entered(f.game.Throw()) }

// entered plays the move that the player has made from dice, if there is one.
func (f *Face) entered(m companion.Move, err error) {
	switch {
	case err != nil:
		f.fault(err)
	case m != nil:
		f.play(m)
	}
}

// take takes a choice of the table.
func (f *Face) take(c companion.Choice) {
	switch {
	case c.Disabled != "":
		f.warn(c.Disabled)
	case c.ToType && f.view().AsksCard():
		f.name(0)
	case c.ToType:
		f.tell(c.Text)
	case c.Really != "":
		f.really = &really{c.Really, c.Text, func() { f.play(f.game.Choice(c.Number)) }}
	default:
		f.play(f.game.Choice(c.Number))
	}
}
