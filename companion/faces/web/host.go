package web

import (
	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/companion/words/text"
)

// host is the face as the pages see it.
type host struct{ f *Face }

var _ pages.Host = host{}

func (h host) Desk() *companion.Desk                      { return h.f.desk }
func (h host) Game() *companion.Controller                { return h.f.game }
func (h host) View() *companion.Frame                     { return h.f.view() }
func (h host) Words() *text.Catalogue                     { return h.f.Words() }
func (h host) Commands() []pages.Command                  { return h.f.commands() }
func (h host) Show(s *pages.Sheet)                        { h.f.show(s) }
func (h host) Close()                                     { h.f.close() }
func (h host) Home()                                      { h.f.home() }
func (h host) Shows(s *pages.Sheet) bool                  { return h.f.top() == s }
func (h host) Tell(said string)                           { h.f.tell(said) }
func (h host) Warn(said string)                           { h.f.warn(said) }
func (h host) Fault(err error)                            { h.f.fault(err) }
func (h host) Play(m companion.Move)                      { h.f.play(m) }
func (h host) Undo()                                      { h.f.through("table.undone", h.f.game.Undo) }
func (h host) Redo()                                      { h.f.through("table.redone", h.f.game.Redo) }
func (h host) Resume(path string) error                   { return h.f.resume(path) }
func (h host) Create(s companion.Setup) error             { return h.f.create(s) }
func (h host) Rematch()                                   { h.f.rematch() }
func (h host) Help()                                      { h.f.help() }
func (h host) ChooseSetting(s settings.Setting, v string) { h.f.chooseSetting(s, v) }
func (h host) Coached(said string, err error)             { h.f.coached(said, err) }

// Box implements pages.Host.
func (h host) Box() string {
	if h.f.game != nil {
		return h.f.game.Box().ID()
	}
	return h.f.box
}

// SettingUp implements pages.Host.
func (h host) SettingUp(box companion.Box, words *text.Catalogue) {
	h.f.box, h.f.setup = box.ID(), words
}

// Setting implements pages.Host.
func (h host) Setting(s settings.Setting) string {
	if s.Name == settings.Lang {
		return string(h.f.desk.Lang)
	}
	return h.f.desk.Settings.Chosen(s)
}

// Do implements pages.Host.
func (h host) Do(m companion.Move) (refused string) {
	before := h.f.noted
	if h.f.do(m) {
		return ""
	}
	refused, h.f.noted = h.f.noted.Text, before
	return refused
}

// Change implements pages.Host.
func (h host) Change(said string, change func() error) error {
	f := h.f
	if err := change(); err != nil {
		f.fault(err)
		return err
	}
	f.forget()
	f.home()
	f.tell(f.say(said))
	f.changed = true
	return nil
}
