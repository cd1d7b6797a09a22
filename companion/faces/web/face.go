// Package web is the face of the page in the browser, as plain data: Shown is everything that the player sees, Heard is
// what the player does. Code that draws it needs to know no rule and no text. It must not know any box.
package web

import (
	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/companion/words/voice"
	"kingoftokyo/rules"
	"slices"
)

// Face is the table of a desk, with the pages on top of it. Only one goroutine may use it at a time.
type Face struct {
	desk    *companion.Desk
	game    *companion.Controller // nil before there is one
	setup   *text.Catalogue       // the catalogue of the set-up
	box     string                // the box whose set-up is open; "" for none
	stack   []*pages.Sheet        // the pages, the top one last; the table is below them
	naming  *pages.Sheet          // the page on which a card was named last
	menu    *pages.Sheet          // the menu that was opened last
	noted   Note
	really  *really
	lining  bool // a line is being typed at the table
	spot    *int // the place chosen for the piece being placed; nil for its first place
	at      int  // the number of the picture shown last
	since   int  // the picture since which the player has only marked dice, or moved a piece over the tracks
	heard   string
	voice   *voice.Voice
	room    pages.Room
	changed bool // a move was made, and its file has not been checked yet
}

// Note is a line for the player until the next deed. Fault means that something was not done.
type Note struct {
	Text  string
	Fault bool
}

// really is an action that waits for the player's confirmation.
type really struct {
	ask, yes string
	do       func()
}

// New returns the face of a desk. It shows nothing until Start is called. The error lists every fault in the card data.
func New(desk *companion.Desk) (*Face, error) {
	desk.ByLine, desk.Brief, desk.ByTap = false, false, true
	words, err := desk.Boxes[0].Words()
	if err != nil {
		return nil, err
	}
	return &Face{desk: desk, setup: words, voice: voice.New(desk), room: pages.Room{Width: pages.Widest, Graphs: true}}, nil
}

// Start opens the first page for a player who has named no game: the table of the game in progress; the question which
// game that is, or which one to open instead of a last game that cannot be opened; the end of the game played last; or
// the set-up of a new one. The errors are those of opening the game and of the card data.
func (f *Face) Start(of companion.Progress) error {
	switch {
	case len(of.Unread) > 0: // asked below
	case of.Path != "":
		return f.resume(of.Path)
	case len(of.Doubt) == 0:
		if saved, err := f.desk.Saved(); err == nil && len(saved) > 0 && !saved[0].Future && f.resume(saved[0].Path) == nil {
			return nil
		}
		return f.afresh()
	}
	f.show(pages.Which(host{f}, of, f.afresh))
	return nil
}

// afresh sets up a new game like the one played last.
func (f *Face) afresh() error {
	box, setup, err := f.desk.Afresh()
	if err == nil {
		pages.SetUp(host{f}, box, setup)
	}
	return err
}

// resume opens a saved game. The error is that of opening it, in the words of its box.
func (f *Face) resume(path string) error {
	game, notes, err := f.desk.Open(path)
	if err != nil {
		return err
	}
	f.adopt(game)
	if len(notes) > 0 {
		f.tell(f.Words().Several(text.Map(notes, f.Words().Note)))
	}
	f.nameAsked() // the game may have been left at such a question
	return nil
}

// Path returns the path of the game on the table; "" for none.
func (f *Face) Path() string {
	if f.game == nil {
		return ""
	}
	return f.game.Path()
}

// Received opens a saved game that has come by a link: at its table or, if it is over, at its review. The picture shown
// before becomes outdated, and the player is told that names came with the game.
func (f *Face) Received(path string) {
	f.at++
	f.since = f.at
	if err := f.resume(path); err != nil {
		f.fault(err)
		return
	}
	if f.view().Over {
		f.show(pages.Review(host{f}))
	}
	f.tell(f.say("web.linked"))
}

// adopt makes a game the current one and closes all pages. It releases the file of the previous game.
func (f *Face) adopt(game companion.Game) {
	failed := f.Leave()
	f.game = companion.NewController(game)
	f.stack, f.naming, f.noted = nil, nil, Note{}
	f.forget()
	f.game.ByKeys(f.letters())
	if failed != nil {
		f.fault(failed)
	}
}

// Leave releases the game's file, if there is a game.
func (f *Face) Leave() error {
	if f.game == nil {
		return nil
	}
	game := f.game
	f.game = nil
	return game.Close()
}

// Woken returns a channel that signals when the coach has worked out something that the table shows; nil if there is no coach.
func (f *Face) Woken() <-chan struct{} {
	if f.game != nil {
		if g, ok := f.game.Game.(companion.Coached); ok {
			return g.Woken()
		}
	}
	return nil
}

// Stale marks the frame as out of date, because the table's texts may have changed.
func (f *Face) Stale() {
	if f.game != nil {
		f.game.Stale()
	}
}

// Watching reports whether the game is played elsewhere.
func (f *Face) Watching() bool { return f.game != nil && f.game.ReadOnly() }

// Follow reads what another window has played. If nobody plays the game there any more, it is played here.
func (f *Face) Follow() {
	if !f.Watching() {
		return
	}
	f.game.Follow()
	f.game.Stale()
	if game, _, err := f.desk.Open(f.game.Path()); err == nil && !game.ReadOnly() {
		f.adopt(game)
		f.nameAsked()
	} else if err == nil {
		_ = game.Close() // view-only again
	}
}

// Settle reports, after a change was shown, what happened to the file. It waits for the disk, and returns whether there
// is something to tell the player.
func (f *Face) Settle() bool {
	if !f.changed || f.game == nil {
		return false
	}
	f.changed = false
	err := f.game.Trouble()
	if err != nil {
		f.fault(err)
	}
	return err != nil
}

// Words returns the catalogue of the texts on the screen: that of the game or, if there is none yet, of the set-up.
func (f *Face) Words() *text.Catalogue {
	if f.game != nil {
		return f.game.Words()
	}
	return f.setup
}

func (f *Face) say(key string, args ...rules.Arg) string { return f.Words().Say(key, args...) }

func (f *Face) view() *companion.Frame { return f.game.Frame() }

func (f *Face) tell(said string) { f.noted = Note{Text: said} }
func (f *Face) warn(said string) { f.noted = Note{said, true} }

// fault shows what was wrong; nothing was done. The page of reasons has the rule numbers.
func (f *Face) fault(err error) { f.warn(f.Words().Brief().Error(err)) }

// show puts a page on top of the others.
func (f *Face) show(s *pages.Sheet) { f.stack = append(f.stack, s) }

// close removes the page on top, unless nothing would be left.
func (f *Face) close() {
	if n := len(f.stack); n > 1 || n == 1 && f.game != nil {
		f.stack = f.stack[:n-1]
	}
}

// home goes back to the table or, without a game, to the bottom page.
func (f *Face) home() {
	keep := 0
	if f.game == nil {
		keep = min(1, len(f.stack))
	}
	f.stack = f.stack[:keep]
}

// top returns the page on top; nil for the table.
func (f *Face) top() *pages.Sheet {
	if len(f.stack) == 0 {
		return nil
	}
	return f.stack[len(f.stack)-1]
}

// forget drops what the player has begun at a table that is about to change.
func (f *Face) forget() { f.really, f.spot, f.lining = nil, nil, false }

// play plays a move. If the move gives the game away, it first asks the player, at the table.
func (f *Face) play(m companion.Move) {
	if ask := f.game.Confirm(m); ask != "" && !f.game.ReadOnly() {
		f.home()
		f.really = &really{ask, f.say("table.yes"), func() {
			f.game.Confirmed()
			f.do(m)
		}}
		return
	}
	f.do(m)
}

// do plays a move without that question. If the move is refused, nothing changes and the player sees why.
func (f *Face) do(m companion.Move) bool {
	if f.game.ReadOnly() {
		f.fault(rules.Refuse("", "table.readonly"))
		return false
	}
	news, err := f.game.Do(m)
	if err != nil {
		f.fault(err)
		return false
	}
	f.forget()
	f.nameAsked()
	if len(news.Odd) > 0 {
		f.warn(f.Words().Several(news.Odd))
	}
	f.changed = true
	declines := func(c companion.Choice) bool { return c.Answer && c.Enter }
	if v := f.view(); v.AsksCard() && f.top() == nil && !slices.ContainsFunc(v.Keys, declines) { // only a card answers that question
		f.name(0)
	}
	return true
}

// through undoes or redoes one step, and says which.
func (f *Face) through(key string, step func() (string, error)) {
	f.forget()
	what, err := step()
	if err != nil {
		f.fault(err)
		return
	}
	f.tell(f.say(key, rules.Text("event", what)))
	f.changed = true
}

// name lets the player name the card in a place of the row, or the card of the open question if slot is 0.
func (f *Face) name(slot int) {
	s := pages.Naming(host{f}, slot, nil)
	f.show(s)
	f.naming = s
}

// nameAsked opens the page of name if the table waits for a name.
func (f *Face) nameAsked() {
	if (f.naming == nil || f.top() != f.naming) && f.game.Open() {
		f.name(0)
	}
}

// rematch begins a game like the one that is over, with the same players and options.
func (f *Face) rematch() {
	s, err := f.game.Box().Setup(f.game.Game)
	if err == nil {
		err = f.create(s)
	}
	if err != nil {
		f.fault(err)
	}
}

// create begins the game of a set-up and shows what to put on the table for it.
func (f *Face) create(s companion.Setup) error {
	game, todo, err := s.Create()
	if err != nil {
		return err
	}
	f.adopt(game)
	if len(todo) > 0 {
		f.show(pages.ToDo(host{f}, todo))
	}
	return nil
}

// speak changes the language; the game stays the same.
func (f *Face) speak(l text.Lang) {
	f.desk.Lang = l
	if words, err := f.desk.Boxes[0].Words(); err == nil { // they were read at the start
		f.setup = words
	}
	f.Stale()
}

// keep saves a setting. If the disk refuses, the player sees why.
func (f *Face) keep(name, value string) {
	if err := f.desk.Settings.Keep(name, value); err != nil {
		f.fault(rules.Refuse("", "set-failed", rules.Text("reason", f.Words().Error(err))))
	}
}

// chooseSetting changes the value of a setting and saves it.
func (f *Face) chooseSetting(s settings.Setting, value string) {
	switch s.Name {
	case settings.Speak:
		f.voice.Set(value)
	case settings.Lang:
		if value == "auto" {
			value = string(f.desk.Lang.Next())
		}
		if l, ok := text.Parse(value); ok {
			f.speak(l)
		}
	}
	f.keep(s.Name, value)
}

// coached shows what the coach said about its mode, which may change the table.
func (f *Face) coached(said string, err error) {
	f.Stale()
	switch {
	case err != nil:
		f.fault(err)
	case said != "":
		f.tell(said)
	}
}
