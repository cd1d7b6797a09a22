// Package partydash is the dashboard of King of Tokyo and its Dark Edition: a
// table of two to six monsters on one screen. It draws tables and turns keys and
// taps into lines of the notation; what they mean is decided by the packages below.
package partydash

import (
	"errors"
	"strings"
	"sync/atomic"

	"kingoftokyo/companion"
	"kingoftokyo/companion/cards"
	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/text"
	party "kingoftokyo/companion/tokyo"
	"kingoftokyo/rules/tokyo"
)

// Around is the program around these two boxes: where the dashboard sends players
// who want something else.
type Around interface {
	// SetUpDuel goes on with the page that sets a game of Duel up.
	SetUpDuel()
	// SavedGames opens the page of the saved games.
	SavedGames()
	// GiveBack gives the file of another box's game back, which is played no longer.
	GiveBack() error
	// Reworded takes the words of the desk's language: it has changed.
	Reworded()
}

// Dash is the dashboard of a table of two to six: a stack of pages, the lowest of
// them the table, and what they share.
type Dash struct {
	*screen.App
	desk   *companion.Desk
	boxes  [tokyo.NumEditions]*party.Box
	around Around
	view   party.View
	// looking says, also to other goroutines, that the game may only be looked at.
	looking atomic.Bool
}

// New is a dashboard that draws on an App, which another box's may have used
// before. It shows nothing before Resume, SetUp or Begin was called; with a game it
// is the App's host.
func New(desk *companion.Desk, app *screen.App, around Around) (*Dash, error) {
	d := &Dash{App: app, desk: desk, around: around}
	for e := range d.boxes {
		d.boxes[e] = party.NewBox(desk, tokyo.Edition(e))
	}
	return d, d.load(tokyo.Base, nil)
}

// load takes the words and rules of an edition, with the names of a table where
// there is one.
func (d *Dash) load(e tokyo.Edition, t *tokyo.Table) error {
	v, err := d.boxes[e].View(t)
	if err == nil {
		d.view = *v
	}
	return err
}

// rules are those of an edition.
func (d *Dash) rules(e tokyo.Edition) *tokyo.Rules {
	r, _ := d.boxes[e].Rules() // the cards have been read for the words that New loads
	return r
}

// box is the present edition as the look-up calls it.
func (d *Dash) box() string { return party.Boxes[d.view.Rules.Edition].ID }

// find looks cards and tiles of the box up. The error is a filter it does not know.
func (d *Dash) find(query string) ([]cards.Item, error) {
	s, err := d.desk.Ask()
	if err != nil {
		return nil, err
	}
	return s.Find(query, cards.Filter{Box: d.box()})
}

// cardText is a card or tile in full, a line each; the first has its names.
func (d *Dash) cardText(id tokyo.CardID) []string {
	s, err := d.desk.Cards()
	if err != nil {
		return []string{d.view.Card(id)}
	}
	it, ok := s.Item(d.box(), d.view.Rules.Name(id))
	if !ok {
		return []string{d.view.Card(id)}
	}
	return cards.Text(d.view.Catalogue, it, "")
}

// Resume opens a saved game on the dashboard.
func (d *Dash) Resume(path string) error {
	box, err := d.desk.BoxOf(path)
	if err != nil {
		return err
	}
	g, notes, err := box.Open(path)
	if err != nil {
		return err
	}
	if err := d.adopt(g.(*party.Game)); err != nil {
		return err
	}
	var said []string
	for _, n := range notes {
		said = append(said, d.view.Note(n))
	}
	if len(said) > 0 {
		d.Tell(strings.Join(said, "; "))
	}
	return nil
}

// SetUp is the page that sets a new game of an edition up; where a game is played
// it lies on that.
func (d *Dash) SetUp(e tokyo.Edition) screen.Page { return newSetup(d, e) }

// SetUpFrom is that page with a set-up to begin with: everything in it stays as it
// is until somebody changes it.
func (d *Dash) SetUpFrom(set tokyo.Setup) screen.Page {
	return setupOf(d, set.Edition, wishOf(&set, d.rules(set.Edition)))
}

// Begin creates a game and opens it, with the list of what to put on the table.
func (d *Dash) Begin(set tokyo.Setup) error {
	g, err := d.boxes[set.Edition].Begin(set)
	if err != nil {
		return err
	}
	return d.adopt(g)
}

// adopt makes a game the one being played; its table is the only page then. The
// game played before gives its file back.
func (d *Dash) adopt(g *party.Game) error {
	if err := d.load(g.Now().State.Edition, g.Now()); err != nil {
		return errors.Join(err, g.Close())
	}
	failed := errors.Join(d.around.GiveBack(), d.Leave())
	d.Serve(d)
	d.Only(newTable(d, g))
	d.looking.Store(g.ReadOnly())
	if failed != nil {
		d.Fault(failed)
	}
	return nil
}

// Leave gives the game's file back, if there is a game.
func (d *Dash) Leave() error {
	d.looking.Store(false)
	if t := d.table(); t != nil {
		return t.s.Close()
	}
	return nil
}

// Looking says, on any goroutine, whether a game is shown that another window may
// be playing.
func (d *Dash) Looking() bool { return d.looking.Load() }

// Follow reads a game that is played in another window anew; on the event loop.
func (d *Dash) Follow() {
	if t := d.table(); t != nil {
		t.s.Follow()
	}
}

// Path is the file of the game being played, "" where none is.
func (d *Dash) Path() string {
	if t := d.table(); t != nil {
		return t.s.Path
	}
	return ""
}

// table is the page of the game being played, or nil before there is one.
func (d *Dash) table() *table {
	t, _ := d.Bottom().(*table)
	return t
}

// Words is the catalogue everything is said from.
func (d *Dash) Words() *text.Catalogue { return d.view.Catalogue }

// OtherLanguage goes on in the next language; the game is not touched.
func (d *Dash) OtherLanguage() { d.speak(d.desk.Lang.Next()) }

// speak goes on in a language.
func (d *Dash) speak(l text.Lang) {
	d.desk.Lang = l
	d.Reworded()
	d.around.Reworded()
}

// Reworded takes the words of the desk's language: it has changed.
func (d *Dash) Reworded() {
	var now *tokyo.Table
	if t := d.table(); t != nil {
		now = t.now()
	}
	if err := d.load(d.view.Rules.Edition, now); err != nil {
		d.Fault(err)
	}
}
