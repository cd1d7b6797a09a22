package web

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/faces/pages"
)

// Commands implements pages.Host: it returns the program's own keys at the table.
func (f *Face) Commands() []pages.Command {
	best := f.Command(companion.KeepBestKey, "key.keep-best",
		f.Playing(f.Game().AdvisesKeep() && f.Game().Entry().Kept == nil, "dash.off.coach"), func() { f.Entered(nil, f.Game().KeepBest()) })
	return slices.Insert(slices.Insert(f.Base.Commands(), 3, best), 2, f.NamingCommand())
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
