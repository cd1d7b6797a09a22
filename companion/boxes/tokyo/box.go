// Package tokyo connects King of Tokyo and its Dark Edition to the companion: it turns what players type into
// events, and the table into a companion.Scene. It contains no rules; those are in package rules/tokyo. No text
// says "you", because all players read the same screen.
package tokyo

import (
	"strings"
	"sync"

	"kingoftokyo/coach/seats"
	"kingoftokyo/companion"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
	"kingoftokyo/tracker"
)

// session is a game of King of Tokyo with its file, logEntry an entry of its log.
type (
	session  = tracker.Session[tokyo.Table, tokyo.Event]
	logEntry = tracker.Entry[tokyo.Table, tokyo.Event]
)

// Box is King of Tokyo or its Dark Edition at a desk. It implements companion.Box.
type Box struct {
	desk    *companion.Desk
	edition tokyo.Edition
	// Rules returns the rules of the box. The error lists every fault in the data file.
	Rules func() (*tokyo.Rules, error)
	value func() *seats.Value // the estimate that the seats of kot play by
}

// Both returns the base game and the Dark Edition for the boxes of a desk. It returns them as companion.Box, because
// a conversion in the caller's package would compile the code of their log again.
func Both(desk *companion.Desk) []companion.Box {
	return []companion.Box{NewBox(desk, tokyo.Base), NewBox(desk, tokyo.Dark)}
}

// NewBox returns one of the two boxes. It reads its cards and rules when they are first needed, which in most
// runs of the program is never.
func NewBox(desk *companion.Desk, e tokyo.Edition) *Box {
	b := &Box{desk: desk, edition: e, Rules: sync.OnceValues(func() (*tokyo.Rules, error) {
		sets, err := desk.Library.Tokyo()
		if err != nil {
			return nil, err
		}
		return tokyo.New(sets[e]), nil
	})}
	b.value = sync.OnceValue(func() *seats.Value {
		r, _ := b.Rules() // a game has read them
		return seats.NewValue(r, seats.Learned[e]())
	})
	return b
}

// Phrases returns the phrases of the box in the desk's language, with the names of a table; now is nil if there
// is no table yet. The error lists every fault in the data file.
func (b *Box) Phrases(now *tokyo.Table) (*Phrases, error) {
	r, err := b.Rules()
	if err != nil {
		return nil, err
	}
	w := loadNames(b.desk.Lang, r.Box)
	if now != nil {
		w = w.For(now)
	}
	return &Phrases{w.over(w.In(b.desk.Manner)), r}, nil
}

// ID implements companion.Box.
func (b *Box) ID() string { return b.edition.String() }

// Named implements companion.Box. The beginning of the box's word is enough.
func (b *Box) Named(word string) bool {
	if box, ok := text.Typed(word, "box"); ok {
		word = box
	}
	folded := text.Fold(word)
	return folded != "" && strings.HasPrefix(b.ID(), folded)
}

// Words implements companion.Box.
func (b *Box) Words() (*text.Catalogue, error) {
	v, err := b.Phrases(nil)
	if err != nil {
		return nil, err
	}
	return v.Catalogue, nil
}

// Help implements companion.Box.
func (b *Box) Help(words *text.Catalogue, topic companion.Topic, players ...string) string {
	if topic == companion.HelpCorrect {
		return b.helpCorrect(words, players)
	}
	return words.Say(map[companion.Topic]string{companion.HelpPlay: "tokyo.plain.help", companion.HelpSetup: "tokyo.setup.help"}[topic])
}

// helpCorrect returns the help on corrections, with the players and the numbers that the table has. For a player whose
// name has several words it uses the seat.
func (b *Box) helpCorrect(words *text.Catalogue, players []string) string {
	say := func(key string, a, b int) string {
		args := []rules.Arg{rules.Num("n", max(minPlayers, len(players)))}
		for name, seat := range map[string]int{"a": a, "b": b} {
			called := tokyo.Seat(seat).String()
			if seat < len(players) && len(strings.Fields(players[seat])) == 1 {
				called = players[seat]
			}
			args = append(args, rules.Text(name, called))
		}
		return words.Say(key, args...)
	}
	out := say("tokyo.plain.correct", 0, 1)
	if b.edition == tokyo.Dark {
		out += "\n" + say("tokyo.plain.correct.wickedness", 0, 1)
	}
	if len(players) >= 5 { // as State.BayOpen
		out += "\n" + say("tokyo.plain.correct.bay", 2, 1)
	}
	return out
}

// Items implements companion.Box.
func (b *Box) Items() ([]cards.Item, error) {
	if b.desk.Library.TokyoHash == "" { // the data file has only Duel
		return nil, nil
	}
	r, err := b.Rules()
	if err != nil {
		return nil, err
	}
	return itemsOf(r), nil
}

// Open implements companion.Box.
func (b *Box) Open(path string) (companion.Game, []rules.Note, error) {
	return b.read(path, tracker.Open[tokyo.Table, tokyo.Event])
}

// Look implements companion.Box.
func (b *Box) Look(path string) (companion.Game, []rules.Note, error) {
	return b.read(path, tracker.Look[tokyo.Table, tokyo.Event])
}

// read reads a saved game.
func (b *Box) read(
	path string, open func(tracker.Rules[tokyo.Table, tokyo.Event], string) (*session, error),
) (companion.Game, []rules.Note, error) {
	r, err := b.Rules()
	if err != nil {
		return nil, nil, err
	}
	s, err := open(tokyo.Log{Rules: r}, path)
	if err != nil {
		return nil, nil, err
	}
	return b.game(s, r), companion.NoteCards(s.Notes, s.Game.Table().Setup.Hash, b.desk.Library.TokyoHash), nil
}

// Empty implements companion.Box.
func (b *Box) Empty() (companion.Game, error) {
	r, err := b.Rules()
	if err != nil {
		return nil, err
	}
	return b.game(&session{Game: tracker.New(tokyo.Log{Rules: r}, nil)}, r), nil
}

// Begin begins a game from its set-up, and saves it under a name made of the date, the box and
// the monsters. The error is a *rules.Problem, or lists every fault in the data file.
func (b *Box) Begin(set tokyo.Setup) (*Game, error) {
	r, err := b.Rules()
	if err != nil {
		return nil, err
	}
	set.Hash = b.desk.Library.TokyoHash
	monsters := text.Map(set.Monsters[:set.Players], func(m tokyo.MonsterID) string { return r.Monsters[m].ID })
	name := append([]string{b.desk.Today, set.Edition.String()}, monsters...)
	s, err := tracker.Begin(tokyo.Log{Rules: r}, b.desk.Store.Path(strings.Join(name, "-")), set.Lines(r))
	if err != nil {
		return nil, err
	}
	return b.game(s, r), nil
}

// game turns a session into a game.
func (b *Box) game(s *session, r *tokyo.Rules) *Game {
	tell := &narrator{Log: tokyo.Log{Rules: r}, box: b}
	g := &Game{Base: companion.NewBase(s, tell, b.desk.Store), box: b, tell: tell}
	g.Passes, g.Kot = g.passes, g.decided
	return g
}
