package duel

import (
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/cards"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// id is the box's word in the first line of a game file.
const id = "duel"

// box is Duel on a desk. It implements companion.Box.
type box struct{ desk *Desk }

// NewBox is Duel for the registry of a desk's boxes.
func NewBox(d *Desk) companion.Box { return &box{d} }

// ID implements companion.Box.
func (b *box) ID() string { return id }

// Named implements companion.Box.
func (b *box) Named(word string) bool {
	named, _ := text.Typed(word, "box")
	return named == id
}

// Words implements companion.Box.
func (b *box) Words() (*text.Catalogue, error) {
	words, err := b.desk.Words(nil)
	if err != nil {
		return nil, err
	}
	return words.Catalogue, nil
}

// Help implements companion.Box.
func (b *box) Help(words *text.Catalogue, topic companion.Topic) string {
	return words.Say(map[companion.Topic]string{companion.HelpPlay: "plain.help", companion.HelpCorrect: "plain.correct", companion.HelpSetup: "setup.title"}[topic])
}

// Items implements companion.Box.
func (b *box) Items() ([]cards.Item, error) { return Items(b.desk.Rules.Box), nil }

// Setup implements companion.Box.
func (b *box) Setup(like companion.Game) (companion.Setup, error) {
	words, err := b.desk.Words(nil)
	if err != nil {
		return nil, err
	}
	f := &form{box: b, words: words, said: map[string]bool{}}
	if g, ok := like.(*game); ok {
		f.wish = WishLike(&g.Now().Setup)
		f.wish.Even = g.Now().Setup.Solo && evened(g.Session.Game)
		f.dealt = new(g.Now().Setup.Monsters)
	}
	return f, nil
}

// Open implements companion.Box.
func (b *box) Open(path string) (companion.Game, []rules.Note, error) {
	return b.read(path, tracker.Open[duel.Table, duel.Event])
}

// Look implements companion.Box.
func (b *box) Look(path string) (companion.Game, []rules.Note, error) {
	return b.read(path, tracker.Look[duel.Table, duel.Event])
}

// read reads a saved game.
func (b *box) read(path string, open func(tracker.Rules[duel.Table, duel.Event], string) (*Session, error)) (companion.Game, []rules.Note, error) {
	s, err := open(duel.Log{Rules: b.desk.Rules}, path)
	if err != nil {
		return nil, nil, err
	}
	g, err := b.game(s)
	return g, companion.NoteCards(s.Notes, s.Game.Table().Setup.Hash, b.desk.Library.Hash), err
}

// Empty implements companion.Box.
func (b *box) Empty() (companion.Game, error) {
	return b.game(&Session{Game: tracker.New(duel.Log{Rules: b.desk.Rules}, nil)})
}

// game is a session as the shell plays it. The error is that of reading the catalogue.
func (b *box) game(s *Session) (*game, error) {
	tell := &teller{Log: duel.Log{Rules: b.desk.Rules}, desk: b.desk}
	played, err := companion.NewPlayed(s, tell, b.desk.Store)
	return &game{Played: played, box: b, tell: tell}, err
}

// teller tells games of Duel in words. It implements companion.Teller.
type teller struct {
	duel.Log
	desk *Desk
	view View
}

// Speak implements companion.Teller.
func (t *teller) Speak(now *duel.Table) error {
	names, two := now.Setup.Names, !now.Setup.Solo
	if w := t.view.Words; w != nil && w.Lang == t.desk.Lang && w.Names == names && w.Two == two {
		return nil
	}
	words, err := t.desk.Words(now)
	if err == nil {
		t.view = View{words, t.Rules}
	}
	return err
}

// Words implements companion.Teller.
func (t *teller) Words() *text.Catalogue { return t.view.Catalogue }

// Told implements companion.Teller.
func (t *teller) Told(now *duel.Table, from int) (lines []companion.Line, total int, turn bool) {
	steps := now.Steps[min(from, len(now.Steps)):]
	for i := range steps {
		turn = turn || steps[i].Verb == duel.StepTurn
	}
	return Lines(t.view.Words, steps), len(now.Steps), turn
}

// Aloud implements companion.Teller.
func (t *teller) Aloud() companion.Teller[duel.Table, duel.Event] {
	return &teller{t.Log, t.desk, View{t.view.Words.Aloud(), t.Rules}}
}

// Due implements companion.Teller.
func (t *teller) Due(now *duel.Table) string { return t.view.Due(now) }

// Step implements companion.Teller.
func (t *teller) Step(before *duel.Table, e *duel.Event) string { return t.view.Step(before, e) }

// Answer implements companion.Teller.
func (t *teller) Answer(_ *duel.Table, e *duel.Event) string { return t.view.answer(e) }

// Changes implements companion.Teller.
func (t *teller) Changes(before, after *duel.Table) string {
	return strings.Join(t.view.Changes(&before.State, &after.State), ", ")
}

// Turn implements companion.Teller.
func (t *teller) Turn(now *duel.Table) (number int, name string) {
	return int(now.State.Turn.Number), t.view.Name(now, now.State.Turn.Active)
}

// Warnings implements companion.Teller.
func (t *teller) Warnings(now *duel.Table) []*rules.Problem { return t.Rules.Warnings(&now.State) }
