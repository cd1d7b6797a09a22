package web

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/faces/pages"
)

// Commands implements pages.Host: it returns the program's own keys at the table.
func (f *Face) Commands() []pages.Command {
	best := f.Command(companion.KeepBestKey, "key.keep-best", f.Playing(f.advisesKeep(), "dash.off.coach"), f.keepBest)
	return slices.Insert(f.Base.Commands(), 3, best, f.NamingCommand()) // after the advice
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

// OtherTheme implements pages.Face: it switches to the next theme, that of the system, dark, light.
func (f *Face) OtherTheme() {
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
				keys = append(keys, c.Told(f.Words()))
			}
		}
		return keys
	}))
}
