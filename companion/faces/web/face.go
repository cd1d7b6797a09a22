// Package web is the face of the page in the browser, as plain data: Shown is everything that the player sees,
// Heard is what the player does. Whoever draws it needs no rule and no text. It must not know any box.
package web

import (
	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/companion/words/voice"
	"kingoftokyo/rules"
)

// Face is the table of a desk, with the pages that lie on it. One goroutine at a time uses it.
type Face struct {
	desk    *companion.Desk
	game    *companion.Controller // nil before there is one
	setup   *text.Catalogue       // of the set-up
	box     string                // the box that is set up; "" for none
	stack   []*pages.Sheet        // the pages, the one on top last; the table lies below them
	naming  *pages.Sheet          // on which a card was named last
	menu    *pages.Sheet          // the menu that was opened last
	noted   Note
	really  *really
	lining  bool // a line is being typed at the table
	spot    *int // the place that was chosen for the piece being put down; nil for the one where it begins
	at      int  // the number of the picture that was shown last
	since   int  // the picture since which dice were only marked, or a piece moved over the tracks
	heard   string
	voice   *voice.Voice
	room    pages.Room
	changed bool // a move was made whose file was not asked about yet
}

// Note is a line for the player until the next deed; a fault says that something was not done.
type Note struct {
	Text  string
	Fault bool
}

// really is what waits until the player has said that it is meant.
type really struct {
	ask, yes string
	do       func()
}

// New is the face of a desk. It shows nothing before Start. The error has every fault of the card data.
func New(desk *companion.Desk) (*Face, error) {
	desk.ByLine, desk.Brief, desk.ByTap = false, false, true
	words, err := desk.Boxes[0].Words()
	if err != nil {
		return nil, err
	}
	return &Face{desk: desk, setup: words, voice: voice.New(desk), room: pages.Room{Width: pages.Widest, Graphs: true}}, nil
}

// Start opens the first page for a player who has named no game: the table of the game in progress; the question
// which one that is, or which one to open instead of a last game that cannot be opened; the end of the game that was
// played last; or the set-up of a new one. The errors are those of opening the game and of the card data.
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

// afresh sets a new game up, like the one played last.
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
	f.nameAsked() // the game may have been left at that question
	return nil
}

// Path is that of the game on the table; "" for none.
func (f *Face) Path() string {
	if f.game == nil {
		return ""
	}
	return f.game.Path()
}

// Received opens a saved game that has come by a link: at its table or, if it is over, at the look back on it. What
// was shown before counts as seen, and the player is told that names have come with it.
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

// adopt makes a game the one being played; its table lies alone then. The game played before gives its file back.
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

// Leave gives the game's file back, if there is a game.
func (f *Face) Leave() error {
	if f.game == nil {
		return nil
	}
	game := f.game
	f.game = nil
	return game.Close()
}

// Woken gets an element whenever the coach has worked something out that the table shows; nil for never.
func (f *Face) Woken() <-chan struct{} {
	if f.game != nil {
		if g, ok := f.game.Game.(companion.Coached); ok {
			return g.Woken()
		}
	}
	return nil
}

// Stale says that what is said of the table may have changed.
func (f *Face) Stale() {
	if f.game != nil {
		f.game.Stale()
	}
}

// Watching says whether the game is played elsewhere.
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
		_ = game.Close() // it was only looked at
	}
}

// Settle says, after a change was shown, what has become of the file. It waits for the disk, and returns whether
// there is something to say.
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

// Words is the catalogue everything is said from: that of the game or, before there is one, of the set-up.
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

// fault says what was wrong; nothing was done. The numbers of rules stand on the page of reasons.
func (f *Face) fault(err error) { f.warn(f.Words().Brief().Error(err)) }

// show lays a page upon the others.
func (f *Face) show(s *pages.Sheet) { f.stack = append(f.stack, s) }

// close takes the page on top away, unless nothing would be left.
func (f *Face) close() {
	if n := len(f.stack); n > 1 || n == 1 && f.game != nil {
		f.stack = f.stack[:n-1]
	}
}

// home goes back to the table or, without a game, to the lowest page.
func (f *Face) home() {
	keep := 0
	if f.game == nil {
		keep = min(1, len(f.stack))
	}
	f.stack = f.stack[:keep]
}

// top is the page on top; nil for the table.
func (f *Face) top() *pages.Sheet {
	if len(f.stack) == 0 {
		return nil
	}
	return f.stack[len(f.stack)-1]
}

// forget drops what the player has begun at a table that is about to change.
func (f *Face) forget() { f.really, f.spot, f.lining = nil, nil, false }

// play plays a move. It asks first, at the table, about a move that gives the game away.
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

// do is play without that question. A refused move changes nothing, and the player is told.
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
	if f.view().AsksCard() && f.top() == nil { // only a card answers that
		f.name(0)
	}
	return true
}

// through takes one step back or does it again, and says which.
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

// name lets the player name the card of a place of the row, or of the open question.
func (f *Face) name(slot int) {
	s := pages.Naming(host{f}, slot, nil)
	f.show(s)
	f.naming = s
}

// nameAsked opens that page by itself where the table waits for a name.
func (f *Face) nameAsked() {
	if (f.naming == nil || f.top() != f.naming) && f.game.Open() {
		f.name(0)
	}
}

// rematch begins a game like the one that is over: the same people and options.
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

// speak changes the language; the game stays as it is.
func (f *Face) speak(l text.Lang) {
	f.desk.Lang = l
	if words, err := f.desk.Boxes[0].Words(); err == nil { // they were read at the start
		f.setup = words
	}
	f.Stale()
}

// keep remembers a setting. If the disk refuses, the player is told.
func (f *Face) keep(name, value string) {
	if err := f.desk.Settings.Keep(name, value); err != nil {
		f.fault(rules.Refuse("", "set-failed", rules.Text("reason", f.Words().Error(err))))
	}
}

// chooseSetting gives a setting another value, and remembers it.
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
