// Package duel connects King of Tokyo Duel to the companion: it turns what players type into events, and the table
// into a companion.Scene. It contains no rules; those are in package rules/duel.
package duel

import (
	"strings"
	"sync"

	"kingoftokyo/coach"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// Game is a game of Duel with its log, session a game with its file, logEntry an entry of the log.
type (
	Game     = advice.Game
	session  = advice.Session
	logEntry = tracker.Entry[duel.Table, duel.Event]
)

// id is the box's word in the first line of a game file.
const id = "duel"

// box is Duel on a desk. It implements companion.Box.
type box struct{ desk *Desk }

// NewBox returns Duel for the boxes of a desk.
func NewBox(d *Desk) companion.Box { return &box{d} }

// ID implements companion.Box.
func (b *box) ID() string { return id }

// Named implements companion.Box.
func (b *box) Named(word string) bool {
	named, _ := text.Typed(word, "box")
	return named == id
}

// Words implements companion.Box.
func (b *box) Words() (*text.Catalogue, error) { return b.desk.Names(nil).Catalogue, nil }

// Help implements companion.Box.
func (b *box) Help(words *text.Catalogue, topic companion.Topic, _ ...string) string {
	return words.Say(map[companion.Topic]string{
		companion.HelpPlay:    "duel.plain.help",
		companion.HelpCorrect: "duel.plain.correct",
		companion.HelpSetup:   "setup.title",
	}[topic])
}

// Items implements companion.Box.
func (b *box) Items() ([]cards.Item, error) { return itemsOf(b.desk.wanted().Rules.Box), nil }

// Open implements companion.Box.
func (b *box) Open(path string) (companion.Game, []rules.Note, error) {
	return b.read(tracker.Open(b.log(), path))
}

// Look implements companion.Box.
func (b *box) Look(path string) (companion.Game, []rules.Note, error) {
	return b.read(tracker.Look(b.log(), path))
}

// log returns the log of the rules, which it reads first if nobody has yet.
func (b *box) log() duel.Log { return duel.Log{Rules: b.desk.wanted().Rules} }

// read returns a saved game, or why it was not read.
func (b *box) read(s *session, err error) (companion.Game, []rules.Note, error) {
	if err != nil {
		return nil, nil, err
	}
	return b.game(s), companion.NoteCards(s.Notes, s.Game.Table().Setup.Hash, b.desk.Library.Hash), nil
}

// Empty implements companion.Box.
func (b *box) Empty() (companion.Game, error) {
	return b.game(&session{Game: tracker.New(b.log(), nil)}), nil
}

// game returns a session as the shell plays it.
func (b *box) game(s *session) *game {
	tell := &narrator{Log: duel.Log{Rules: b.desk.Rules}, desk: b.desk}
	g := &game{Base: companion.NewBase(s, tell, b.desk.Store), box: b, tell: tell}
	g.chairs = sync.OnceValue(func() *coach.Coach { return coach.NewTwo(b.desk.Rules) })
	g.Passes, g.Kot, g.SetUp = g.passes, g.decided, advice.SetUpSteps(b.desk.Rules, s.Game)
	return g
}

// Desk is the companion's desk with the rules of Duel and its coach.
type Desk struct {
	*companion.Desk
	// Rules are those of the box, with Autobot. If Read is set they are nil until the box is first
	// used and reads its cards. A start with a game of another box does not need them.
	Rules *duel.Rules
	Read  func() *duel.Rules
	once  sync.Once
	// Coach helps the human of a solo game; nil is a coach that is always off.
	Coach *advice.Coaching
}

// wanted returns the desk with the rules of the box. Everything that the shell asks of the box begins with it.
func (d *Desk) wanted() *Desk {
	d.once.Do(func() {
		if d.Read != nil {
			d.Rules = d.Read()
		}
	})
	return d
}

// Create begins a game from its set-up and its first corrections, and saves it under a name made of
// the date and the monsters.
func (d *Desk) Create(set duel.Setup, corrections ...duel.Event) (*session, error) {
	set.Hash = d.Library.Hash
	lines := set.Lines(d.Rules)
	for i := range corrections {
		lines = append(lines, d.Rules.Write(&corrections[i]))
	}
	m := d.Library.Duel().Monsters
	name := strings.Join([]string{d.Today, m[set.Monsters[duel.You]].ID, m[set.Monsters[duel.Rival]].ID}, "-")
	return tracker.Begin(duel.Log{Rules: d.Rules}, d.Store.Path(name), lines)
}

// Names returns the catalogue of the desk's language, with the names of a table; t is nil if there is none.
func (d *Desk) Names(t *duel.Table) *phrases.Names {
	c := phrases.LoadNames(d.Lang, d.Library.Duel())
	if t != nil {
		c.Players, c.Two = t.Setup.Names, !t.Setup.Solo
	}
	return c.Over(c.In(d.Manner))
}
