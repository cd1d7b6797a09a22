package terminal

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/companion/words/text"
)

// host is the dashboard as the pages see it.
type host struct{ d *Dash }

var _ pages.Host = host{}

func (h host) Desk() *companion.Desk                      { return h.d.desk }
func (h host) Game() *companion.Controller                { return h.d.game }
func (h host) View() *companion.Frame                     { return h.d.view() }
func (h host) Words() *text.Catalogue                     { return h.d.Words() }
func (h host) Show(s *pages.Sheet)                        { h.d.push(newPaged(h.d, s)) }
func (h host) Close()                                     { h.d.pop() }
func (h host) Home()                                      { h.d.home() }
func (h host) Tell(said string)                           { h.d.tell(said) }
func (h host) Warn(said string)                           { h.d.warn(said) }
func (h host) Fault(err error)                            { h.d.fault(err) }
func (h host) Play(m companion.Move)                      { h.d.play(m) }
func (h host) Undo()                                      { h.d.undo() }
func (h host) Redo()                                      { h.d.redo() }
func (h host) Resume(path string) error                   { return h.d.Resume(path) }
func (h host) Create(s companion.Setup) error             { return h.d.Create(s) }
func (h host) Rematch()                                   { h.d.rematch() }
func (h host) Setting(s settings.Setting) string          { return h.d.setting(s) }
func (h host) ChooseSetting(s settings.Setting, v string) { h.d.choose(s, v) }
func (h host) Coached(said string, err error)             { h.d.coachSaid(said, err) }

func (h host) Help() { h.d.help() }

// SettingUp implements pages.Host.
func (h host) SettingUp(box companion.Box, words *text.Catalogue) {
	h.d.box, h.d.setup = box.ID(), words
}

// Shows implements pages.Host.
func (h host) Shows(s *pages.Sheet) bool {
	p, ok := h.d.top().(*paged)
	return ok && p.sheet == s
}

// Box implements pages.Host.
func (h host) Box() string {
	if h.d.game != nil {
		return h.d.game.Box().ID()
	}
	return h.d.box
}

// Do implements pages.Host.
func (h host) Do(m companion.Move) (refused string) {
	before := h.d.noted
	if h.d.do(m) {
		return ""
	}
	refused, h.d.noted = h.d.noted.text, before
	return refused
}

// Change implements pages.Host.
func (h host) Change(said string, change func() error) error {
	d := h.d
	err := change()
	d.past = nil
	if err != nil {
		d.fault(err)
		return err
	}
	d.table.forget()
	d.home()
	d.tell(d.say(said))
	d.written()
	return nil
}

// Commands implements pages.Host.
func (h host) Commands() []pages.Command {
	return text.Map(h.d.table.commands(), func(b binding) pages.Command { return pages.Command{Key: h.d.keyOf(&b), Do: b.act} })
}

// keyOf returns a binding as the pages see it.
func (d *Dash) keyOf(b *binding) pages.Key {
	k := pages.Key{Chars: b.chars, Shown: b.shown(), Word: b.word, Help: b.does, Off: b.off, Step: b.step, Quiet: b.quiet}
	if b.help != "" {
		k.Help = d.say(b.help)
	}
	if i := slices.Index(special[:], b.key); b.key != 0 && i > 0 {
		k.Named = pages.Special(i)
	}
	return k
}

// show puts a page on top of the others.
func (d *Dash) show(s *pages.Sheet) { d.push(newPaged(d, s)) }

// help opens the page that explains the keys of the page on top.
func (d *Dash) help() {
	below := d.top()
	p, ok := below.(*paged)
	setup := ok && p.page().Steps
	d.show(pages.Help(host{d}, setup, func() (keys []pages.Key) {
		list := below.bindings()
		for i := range list {
			keys = append(keys, d.keyOf(&list[i]))
		}
		return keys
	}))
}

// name lets the player name the card in a place of the row, or the card of the open question if slot is 0.
func (d *Dash) name(slot int) {
	p := newPaged(d, pages.Naming(host{d}, slot, nil))
	p.low = d.top() == page(d.table)
	d.push(p)
	d.naming = p
}

// rename lets the player correct which card is in a place of the row, although all have names.
func (d *Dash) rename() {
	d.show(pages.Renaming(host{d}))
	d.naming = d.top()
}

// nameAsked opens the page of name if the table waits for a name.
func (d *Dash) nameAsked() {
	if d.top() != d.naming && d.game.Open() {
		d.name(0)
	}
}

// follow reads what another window has played. A game that is played in this window changes only by its own moves.
func (d *Dash) follow() {
	if d.game != nil && d.game.ReadOnly() {
		d.game.Follow()
		d.stale()
	}
}
