package pages

import (
	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Base is what all faces that show pages share: the game on the table, the line for the player, and what most keys do. A
// face embeds it, and is the Host of its pages.
type Base struct {
	// Noted is the line that the player sees.
	Noted Note
	// Really is the question that the player must answer first; nil for none.
	Really *Really

	face   Face
	desk   *companion.Desk
	game   *companion.Controller // nil before there is one
	setup  *text.Catalogue       // of the set-up
	box    string                // the id of the box whose set-up is open; "" for none
	naming *Sheet                // the page on which a card was named last
}

// Face is what a Base needs from the face that embeds it.
type Face interface {
	Host
	// Reset removes all pages, and shows the table of the game that was just adopted.
	Reset()
	// Forget drops what the player has begun at a table that is about to change.
	Forget()
	// Played is called after each move; before is the table before it.
	Played(before *companion.Frame, news companion.News)
	// Changed is called after each change of the game, whose file may have something to report.
	Changed()
	// OpenLine opens a line to type in at the table, OtherTheme switches to other colours and saves the choice.
	OpenLine()
	OtherTheme()
}

// Note is a line for the player until the next deed. Fault means that something was not done.
type Note struct {
	Text  string
	Fault bool
}

// Really is an action that waits for the player's confirmation: the question, the word for yes, and what yes does.
type Really struct {
	Ask, Yes string
	Do       func()
}

// NewBase returns the base of a face at a desk. The error lists every fault in the card data.
func NewBase(face Face, desk *companion.Desk) (Base, error) {
	words, err := desk.Boxes[0].Words()
	return Base{face: face, desk: desk, setup: words}, err
}

// Desk implements Host.
func (b *Base) Desk() *companion.Desk { return b.desk }

// Game implements Host.
func (b *Base) Game() *companion.Controller { return b.game }

// Frame implements Host.
func (b *Base) Frame() *companion.Frame { return b.game.Frame() }

// Words implements Host: it returns the catalogue of the game or, if there is none yet, of the set-up.
func (b *Base) Words() *text.Catalogue {
	if b.game != nil {
		return b.game.Words()
	}
	return b.setup
}

// Box implements Host.
func (b *Base) Box() string {
	if b.game != nil {
		return b.game.Box().ID()
	}
	return b.box
}

// SetBox sets the box that the pages are about before there is a game; "" for all.
func (b *Base) SetBox(id string) { b.box = id }

// SettingUp implements Host.
func (b *Base) SettingUp(box companion.Box, words *text.Catalogue) { b.box, b.setup = box.ID(), words }

// Tell implements Host.
func (b *Base) Tell(said string) { b.Noted = Note{Text: said} }

// Warn implements Host.
func (b *Base) Warn(said string) { b.Noted = Note{said, true} }

// Fault implements Host. The page of reasons has the rule numbers.
func (b *Base) Fault(err error) { b.Warn(b.Words().Brief().Error(err)) }

// Say returns a text of the catalogue.
func (b *Base) Say(key string, args ...rules.Arg) string { return b.Words().Say(key, args...) }

// Adopt makes a game the current one, with its table as the only page. It releases the file of the previous game.
func (b *Base) Adopt(game companion.Game) {
	failed := b.Leave()
	b.game, b.naming, b.Noted = companion.NewController(game), nil, Note{}
	b.face.Reset()
	b.forget()
	keys := "yvq" + companion.KeepBestKey // no choice gets these: yes, and keys that only some faces or boxes have
	for _, c := range b.face.Commands() {
		keys += c.Chars
	}
	b.game.ByKeys(keys)
	if failed != nil {
		b.Fault(failed)
	}
}

// Leave releases the game's file, if there is a game.
func (b *Base) Leave() error {
	if b.game == nil {
		return nil
	}
	game := b.game
	b.game = nil
	return game.Close()
}

// Stale marks the frame as out of date, because the table or its texts may have changed by other means than a move.
func (b *Base) Stale() {
	if b.game != nil {
		b.game.Stale()
	}
}

// Woken returns a channel that signals when the coach has worked out something that the table shows; nil if there is no coach.
func (b *Base) Woken() <-chan struct{} {
	if b.game != nil {
		if g, ok := b.game.Game.(companion.Coached); ok {
			return g.Woken()
		}
	}
	return nil
}

// Read adopts a game that was opened, and tells the player the notes about it.
func (b *Base) Read(game companion.Game, notes []rules.Note, err error) error {
	if err != nil {
		return err
	}
	b.Adopt(game)
	if len(notes) > 0 {
		b.Tell(b.Words().Several(text.Map(notes, b.Words().Note)))
	}
	b.NameAsked() // the game may have been left at such a question
	return nil
}

// Resume implements Host. The error is that of opening the game, in the words of its box.
func (b *Base) Resume(path string) error { return b.Read(b.desk.Open(path)) }

// Afresh sets up a new game like the one played last.
func (b *Base) Afresh() error {
	box, setup, err := b.desk.Another("", b.desk.Last())
	if err == nil {
		SetUp(b.face, box, setup)
	}
	return err
}

// Create implements Host: it begins the game of a set-up and shows what to put on the table for it. The error is a
// *rules.Problem; in that case nothing has changed.
func (b *Base) Create(s companion.Setup) error {
	game, todo, err := s.Create()
	if err != nil {
		return err
	}
	b.Adopt(game)
	if len(todo) > 0 {
		b.face.Show(ToDo(b.face, todo))
	}
	return nil
}

// Speak changes the language; the game stays the same.
func (b *Base) Speak(l text.Lang) {
	b.desk.Lang = l
	if words, err := b.desk.Boxes[0].Words(); err == nil { // they were read at the start
		b.setup = words
	}
	b.Stale()
}

// OtherLanguage switches to the next language and saves the choice.
func (b *Base) OtherLanguage() {
	b.Speak(b.desk.Lang.Next())
	b.keep(settings.Lang, string(b.desk.Lang))
}

// keep saves a setting. If the disk refuses, the player sees why.
func (b *Base) keep(name, value string) {
	if err := b.desk.Settings.Keep(name, value); err != nil {
		b.Fault(rules.Refuse("", "set-failed", rules.Text("reason", b.Words().Error(err))))
	}
}

// Setting implements Host.
func (b *Base) Setting(s settings.Setting) string {
	if s.Name == settings.Lang {
		return string(b.desk.Lang)
	}
	return b.desk.Settings.Chosen(s)
}

// ChooseSetting implements Host.
func (b *Base) ChooseSetting(s settings.Setting, value string) {
	if s.Name == settings.Lang {
		if value == "auto" {
			value = string(b.desk.Lang.Next())
		}
		if l, ok := text.Parse(value); ok {
			b.Speak(l)
		}
	}
	b.keep(s.Name, value)
}

// Coached implements Host.
func (b *Base) Coached(said string, err error) {
	b.Stale()
	switch {
	case err != nil:
		b.Fault(err)
	case said != "":
		b.Tell(said)
	}
}
