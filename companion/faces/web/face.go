// Package web is the face of the page in the browser, as plain data: Shown is everything that the player sees, Heard is
// what the player does. Code that draws it needs to know no rule and no text. It must not know any box.
package web

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/companion/words/voice"
)

// Face is the table of a desk, with the pages on top of it. Only one goroutine may use it at a time.
type Face struct {
	pages.Base
	stack   []*pages.Sheet // the pages, the top one last; the table is below them
	lining  bool           // a line is being typed at the table
	spot    *int           // the place chosen for the piece being placed; nil for its first place
	at      int            // the number of the picture shown last
	since   int            // the picture since which the player has only marked dice, or moved a piece over the tracks
	heard   string
	voice   *voice.Voice
	room    pages.Room
	changed bool // a move was made, and its file has not been checked yet
}

var _ pages.Face = (*Face)(nil)

// New returns the face of a desk. It shows nothing until Start is called. The error lists every fault in the card data.
func New(desk *companion.Desk) (f *Face, err error) {
	desk.ByLine, desk.Brief, desk.ByTap = false, false, true
	f = &Face{voice: voice.New(desk), room: pages.Room{Width: pages.Widest, Graphs: true}}
	f.Base, err = pages.NewBase(f, desk)
	return f, err
}

// Start opens the first page for a player who has named no game: the table of the game in progress; the question which
// game that is, or which one to open instead of a last game that cannot be opened; the end of the game played last; or
// the set-up of a new one. The errors are those of opening the game and of the card data.
func (f *Face) Start(of companion.Progress) error {
	switch {
	case len(of.Unread) > 0: // asked below
	case of.Path != "":
		return f.Resume(of.Path)
	case len(of.Doubt) == 0:
		if saved, err := f.Desk().Saved(); err == nil && len(saved) > 0 && !saved[0].Future && f.Resume(saved[0].Path) == nil {
			return nil
		}
		return f.Afresh()
	}
	f.Show(pages.Which(f, of, f.Afresh))
	return nil
}

// Path returns the path of the game on the table; "" for none.
func (f *Face) Path() string {
	if f.Game() == nil {
		return ""
	}
	return f.Game().Path()
}

// Received opens a saved game that has come by a link: at its table or, if it is over, at its review. The picture shown
// before becomes outdated, and the player is told that names came with the game.
func (f *Face) Received(path string) {
	f.at++
	f.since = f.at
	if err := f.Resume(path); err != nil {
		f.Fault(err)
		return
	}
	if f.Frame().Over {
		f.Show(pages.Review(f))
	}
	f.Tell(f.Say("web.linked"))
}

// Reset implements pages.Face.
func (f *Face) Reset() { f.stack = nil }

// Forget implements pages.Face.
func (f *Face) Forget() { f.spot, f.lining = nil, false }

// Played implements pages.Face. If only a card answers a question, the page for its name opens at once.
func (f *Face) Played(*companion.Frame, companion.News) {
	declines := func(c companion.Choice) bool { return c.Answer && c.Enter }
	if v := f.Frame(); v.AsksCard() && f.top() == nil && !slices.ContainsFunc(v.Keys, declines) {
		f.NameCard(0)
	}
}

// OpenLine implements pages.Face.
func (f *Face) OpenLine() { f.lining = true }

// Changed implements pages.Face.
func (f *Face) Changed() { f.changed = true }

// Watching reports whether the game is played elsewhere.
func (f *Face) Watching() bool { return f.Game() != nil && f.Game().ReadOnly() }

// Follow reads what another window has played. If nobody plays the game there any more, it is played here.
func (f *Face) Follow() {
	if !f.Watching() {
		return
	}
	f.Game().Follow()
	if game, _, err := f.Desk().Open(f.Game().Path()); err == nil && !game.ReadOnly() {
		f.Adopt(game)
		f.NameAsked()
	} else if err == nil {
		_ = game.Close() // view-only again
	}
}

// Settle reports, after a change was shown, what happened to the file. It waits for the disk, and returns whether there
// is something to tell the player.
func (f *Face) Settle() bool {
	if !f.changed || f.Game() == nil {
		return false
	}
	f.changed = false
	err := f.Game().Trouble()
	if err != nil {
		f.Fault(err)
	}
	return err != nil
}

// Show implements pages.Host.
func (f *Face) Show(s *pages.Sheet) { f.stack = append(f.stack, s) }

// Close implements pages.Host. The last page stays if nothing would be left.
func (f *Face) Close() {
	if n := len(f.stack); n > 1 || n == 1 && f.Game() != nil {
		f.stack = f.stack[:n-1]
	}
}

// Home implements pages.Host. Without a game, the bottom page stays.
func (f *Face) Home() {
	keep := 0
	if f.Game() == nil {
		keep = min(1, len(f.stack))
	}
	f.stack = f.stack[:keep]
}

// Shows implements pages.Host.
func (f *Face) Shows(s *pages.Sheet) bool { return f.top() == s }

// top returns the page on top; nil for the table.
func (f *Face) top() *pages.Sheet {
	if len(f.stack) == 0 {
		return nil
	}
	return f.stack[len(f.stack)-1]
}

// Rematch implements pages.Host: it begins a game like the one that is over, with the same players and options.
func (f *Face) Rematch() {
	s, err := f.Game().Box().Setup(f.Game().Game)
	if err == nil {
		err = f.Create(s)
	}
	if err != nil {
		f.Fault(err)
	}
}

// ChooseSetting implements pages.Host.
func (f *Face) ChooseSetting(s settings.Setting, value string) {
	if s.Name == settings.Speak {
		f.voice.Set(value)
	}
	f.Base.ChooseSetting(s, value)
}
