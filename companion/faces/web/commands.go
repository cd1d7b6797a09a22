package web

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/faces/pages"
)

// Commands implements pages.Host: it returns the program's own keys at the table. None is a letter of a die.
func (f *Face) Commands() []pages.Command {
	v := f.Frame()
	_, coached := f.Game().Game.(companion.Coached)
	_, advised := f.Game().Game.(companion.Adviser)
	show := func(page func(pages.Host) *pages.Sheet) func() { return func() { f.Show(page(f)) } }
	review, early := "key.review", f.Unless(f.Game().Steps() > 0, "review-early")
	if !coached {
		review, early = "key.review.past", f.Unless(v.Over, "table.off.review") // without a coach there are no chances or choices to show
	}
	name := "key.name"
	if f.NamesAgain() {
		name = "key.name.again"
	}
	command := func(chars, word, off string, do func()) pages.Command {
		return pages.Command{Key: pages.Key{Chars: chars, Word: f.say(word), Help: f.say(word + ".help"), Off: off}, Do: do}
	}
	list := []pages.Command{
		command("r", "key.rematch", f.Unless(v.Over, "table.off.rematch"), f.Rematch),
		command("z", "key.throw", f.Playing(v.Dice.Throw, "dice.off.throw"), func() { f.Entered(f.Game().Throw()) }),
		command("a", "key.advice", f.Unless(advised, "dash.off.coach"), func() { f.Coached(f.Game().Game.(companion.Adviser).Advise()) }),
		command(companion.KeepBestKey, "key.keep-best", f.Playing(f.advisesKeep(), "dash.off.coach"), f.keepBest),
		command("n", name, f.Playing(v.Nameable(), "dash.off.name"), f.NameCards),
		command("j", review, early, show(pages.Review)),
		command("u", "key.undo", f.Playing(!v.Start || f.Game().Begun(), "undo-nothing"), f.TakeBack),
		command("U", "key.redo", f.Playing(true, ""), f.Redo),
		command("w", "key.why", "", show(pages.Why)),
		command("m", "key.correct", f.Playing(true, ""), show(pages.Corrections)),
		command("/", "key.cards", "", func() { f.Show(pages.Lookup(f, "")) }),
		command("?", "key.help", "", f.Help),
		command("x", "key.menu", "", func() {
			f.menu = pages.Menu(f)
			f.Show(f.menu)
		}),
		command("t", "key.table", "", show(pages.Whole)),
		command("l", "key.history", "", show(pages.History)),
		command("L", "key.lang", "", f.OtherLanguage),
		command(":", "key.line", "", func() { f.lining = true }),
		command("A", "key.coach", f.Unless(advised, "dash.off.coach"), func() { f.Coached(f.Game().Game.(companion.Adviser).NextCoach()) }),
		command("T", "key.theme", "", f.swapTheme),
	}
	list[slices.IndexFunc(list, func(c pages.Command) bool { return c.Chars == "U" })].Named = pages.Redo
	return list
}

// command does what a key of the table does, or says why it is unavailable. It returns false if there is no such key.
func (f *Face) command(chars string) bool {
	for _, c := range f.Commands() {
		if c.Chars == chars {
			if c.Off != "" {
				f.Warn(c.Off)
			} else {
				c.Do()
			}
			return true
		}
	}
	return false
}

// advisesKeep reports whether the coach says which dice to keep, or can be asked, and the player has marked none.
func (f *Face) advisesKeep() bool {
	return f.Game().Entry().Kept == nil && (f.Game().AdvisesKeep() || f.keepsNone() && f.Frame().Coach.Advises)
}

// keepBest keeps the dice that the coach would keep, and shows why. If no choice is better, there is only a note.
func (f *Face) keepBest() {
	if !f.Game().AdvisesKeep() {
		f.Coached(f.Game().Game.(companion.Adviser).Advise())
	}
	if f.Game().AdvisesKeep() {
		f.Entered(nil, f.Game().KeepBest())
	}
}

// keepsNone reports whether a person may reroll dice and has marked none: then one tap rerolls all.
func (f *Face) keepsNone() bool {
	r := f.Game().Roll()
	return f.Frame().Dice.Marks && r.Keep != nil && !r.Rerolls && f.Game().Entry().Kept == nil
}

// swapTheme switches to the next theme: that of the system, dark, light.
func (f *Face) swapTheme() {
	s := settings.Named(settings.Theme)
	f.ChooseSetting(s, s.After(f.Desk().Settings.Chosen(s), 1))
}

// Help implements pages.Host: it opens the page that explains the keys of the page on top.
func (f *Face) Help() {
	below := f.top()
	f.Show(pages.Help(f, below != nil && below.Steps, func() (keys []pages.Key) {
		if below != nil {
			keys = below.Make(f.room).Keys
		} else {
			for _, c := range f.Commands() {
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
