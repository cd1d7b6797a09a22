package companion

import (
	"cmp"
	"crypto/sha256"
	"errors"
	"slices"
	"strings"
	"sync"
	"time"

	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/lookup/ask"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

// Desk is what all games of one player share: the data of the boxes, the folder of saved games, the language.
type Desk struct {
	Library *library.Library
	Store   tracker.Store
	Lang    text.Lang
	text.Manner
	// Most is how many lines a saved game may have; a longer one is not opened. 0 allows any number.
	Most int
	// Random draws a whole number from 0 to n-1. Set-ups deal monsters with it.
	Random func(n int) int
	// Today is the date in the names of new games: 2026-11-21.
	Today string
	// Boxes are all boxes. A file that names no box is read as a game of the first one.
	Boxes []Box

	// Settings remembers what the player chose; the zero value remembers nothing.
	Settings settings.File
	// Speaker says aloud what to do now, if the player has chosen so; nil if nothing can speak.
	Speaker Speaker

	madeCards sync.Once
	cards     *cards.Index // made by the first call of Cards
	fault     error        // from reading the boxes' cards

	madeAsk sync.Once
	asked   *ask.Index // made by the first call of Ask
	lacking error      // from reading what the search is made of

	hint hint // the one on the screen
}

// Speaker says texts aloud: with the voice of the system, or that of the browser.
type Speaker interface {
	// Say starts speaking a text in a language, breaks off the previous one, and returns at once. how is the
	// value of the setting settings.Speak. The error says why the text cannot be spoken.
	Say(how string, l text.Lang, said string) error
	// Hush stops speaking.
	Hush()
}

// Ask returns the search over everything that a player can ask about: the cards, rules, monsters and tokens
// of all boxes, our rulings, the help of the program. The first call makes it, and the desk keeps it; a
// program may make that call in parallel with the rest of its start, so that the first question is answered
// at once. The error is that of Cards or Entries; the search has everything that could be read.
func (d *Desk) Ask() (*ask.Index, error) {
	d.madeAsk.Do(func() {
		index, err := d.Cards()
		more, failed := d.Entries()
		err = cmp.Or(err, failed)
		d.asked, d.lacking = ask.New(index, more...), err
	})
	return d.asked, d.lacking
}

// Answers answers a question about a box from everything that could be read; of two equally good answers, the one
// about the table comes first. If there is no answer, it searches all boxes; a question without words is about
// the table alone. v is nil without a table.
func (d *Desk) Answers(words *text.Catalogue, query, box string, v *View) ask.Reply {
	x, _ := d.Ask()
	var f ask.Filter
	f.Box = box
	if v != nil {
		for _, id := range v.OnTable() {
			f.Near = append(f.Near, ask.Ref{Kind: ask.Card, ID: id}, ask.Ref{Kind: ask.Tile, ID: id})
		}
		for _, key := range v.Rules {
			if _, number, ok := strings.Cut(key, "rule."); ok {
				f.Near = append(f.Near, ask.Ref{Kind: ask.Rule, ID: number})
			}
		}
	}
	f.Only = strings.TrimSpace(query) == "" && len(f.Near) > 0
	r := x.Search(words, query, f)
	if len(r.Answers) == 0 && box != "" {
		f.Box = ""
		r = x.Search(words, query, f)
	}
	return r
}

// Entries returns what a player can ask about besides the cards: the rules, monsters and tokens of each box,
// our rulings on all boxes, the help of the program. The error is the first one found; the entries are all
// that could be read.
func (d *Desk) Entries() (all []ask.Entry, err error) {
	for _, b := range d.Boxes {
		entries, failed := b.Entries()
		err = cmp.Or(err, failed)
		all = append(all, entries...)
	}
	return slices.Concat(all, ask.General(), ask.Programs()), err
}

// Cards returns the look-up over the cards of all boxes. The first call makes it, and the desk keeps it. The
// error has every fault of the data file; the look-up has the cards of the boxes without a fault.
func (d *Desk) Cards() (*cards.Index, error) {
	d.madeCards.Do(func() {
		var all []cards.Item
		for _, b := range d.Boxes {
			items, err := b.Items()
			if err != nil {
				d.fault = err // the boxes of one document have the same faults
			}
			all = append(all, items...)
		}
		d.cards = cards.New(all...)
	})
	return d.cards, d.fault
}

// Box returns the box with an ID or, if there is none, the first box: reading the file with that box then
// reports what is wrong with it.
func (d *Desk) Box(id string) Box {
	return d.Boxes[max(0, slices.IndexFunc(d.Boxes, func(b Box) bool { return b.ID() == id }))]
}

// BoxNamed returns the box that a word typed by a player names, in any language.
func (d *Desk) BoxNamed(word string) (b Box, ok bool) {
	for _, b := range d.Boxes {
		if b.ID() == word || b.Named(word) {
			return b, true
		}
	}
	return nil, false
}

// NoBox returns the *rules.Problem that a word names no box.
func (d *Desk) NoBox(word string) error {
	return rules.Refuse("", "setup.box-unknown", rules.Text("word", word), rules.Text("use", text.List(d.Boxes, Box.ID)))
}

// BoxOf returns the box of a saved game, named in the first line of its file. The error is a *rules.Problem: the
// file cannot be read.
func (d *Desk) BoxOf(path string) (Box, error) {
	text, err := tracker.Read(path)
	if err != nil {
		return nil, err
	}
	return d.boxOf(text), nil
}

func (d *Desk) boxOf(text string) Box { return d.Box(BoxIn(strings.NewReader(text))) }

// Last returns the game that was played last, view-only, even while another program plays it: a new game takes
// its players and options from it. It is nil if that game cannot be read.
func (d *Desk) Last() Game {
	saved, err := d.Saved()
	if err != nil || len(saved) == 0 || saved[0].Future {
		return nil
	}
	game, _, err := d.Look(saved[0].Path)
	if err != nil {
		return nil
	}
	return game
}

// BoxFor returns the box that a word names or, without a word, the box of a game, or the first one if there is none. The
// error is that of NoBox.
func (d *Desk) BoxFor(word string, like Game) (Box, error) {
	switch b, ok := d.BoxNamed(word); {
	case ok:
		return b, nil
	case word != "":
		return nil, d.NoBox(word)
	case like != nil:
		return like.Box(), nil
	}
	return d.Boxes[0], nil
}

// Another returns the set-up of a new game of the box that BoxFor returns, with the players, monsters and options of a
// game if there is one. The error is that of BoxFor, or has every fault of the data file.
func (d *Desk) Another(word string, like Game) (Box, Setup, error) {
	box, err := d.BoxFor(word, like)
	if err != nil {
		return nil, nil, err
	}
	setup, err := box.Setup(like)
	return box, setup, err
}

// leftFor is how much later another game must have been played for the game on a second screen to count as abandoned.
// A player may think about a roll for a minute, but then nobody at this table rolls in another game.
const leftFor = int64(time.Minute)

// Next returns the game, and its name, that a second screen shows next: the game played last, if the shown
// game is over or was abandoned for it. Next opens it view-only and takes no lock, so everybody can go on
// playing it. It is nil if the screen must not change, also if the other game cannot be read at the moment.
func (d *Desk) Next(shown Game) (next Game, name string) {
	saved, err := d.Saved()
	if err != nil || len(saved) == 0 || saved[0].Future || record.SameFile(saved[0].Path, shown.Path()) {
		return nil, ""
	}
	still := func(g tracker.Saved) bool {
		return record.SameFile(g.Path, shown.Path()) && saved[0].Age-g.Age < leftFor
	}
	if !shown.Over() && slices.ContainsFunc(saved, still) {
		return nil, ""
	}
	if next, _, err = d.Look(saved[0].Path); err != nil {
		return nil, ""
	}
	return next, saved[0].Name
}

// Open opens a saved game to play on, with the notes of Box.Open. The error is in the words of the game's box;
// a game with more than Most lines is an error too.
func (d *Desk) Open(path string) (Game, []rules.Note, error) { return d.read(path, Box.Open) }

// Look opens a saved game view-only, with the notes and errors of Open.
func (d *Desk) Look(path string) (Game, []rules.Note, error) { return d.read(path, Box.Look) }

func (d *Desk) read(path string, open func(Box, string) (Game, []rules.Note, error)) (Game, []rules.Note, error) {
	text, err := tracker.Read(path)
	if n := strings.Count(text, "\n"); d.Most > 0 && n > d.Most {
		err = rules.Refuse("", "game-lines", rules.Num("have", n), rules.Num("n", d.Most))
	}
	if err != nil {
		return nil, nil, errors.New(InWords(d.Boxes[0], err))
	}
	b := d.boxOf(text)
	game, notes, err := open(b, path)
	if err != nil {
		return nil, nil, errors.New(InWords(b, err))
	}
	return game, notes, nil
}

// Results returns the saved games of all boxes, the newest first. Each says whether an earlier one in the list
// has the same lines. unread are the games that cannot be read. The error is a *rules.Problem about the folder.
func (d *Desk) Results() (results []record.Result, unread []record.Unread, err error) {
	saved, err := d.Saved()
	if err != nil {
		return nil, nil, err
	}
	first := map[[sha256.Size]byte]record.Result{} // by what the lines say
	for _, g := range saved {
		var sum [sha256.Size]byte
		if text, err := tracker.Read(g.Path); err == nil {
			sum = sha256.Sum256([]byte(strings.Join(tracker.Said(text), "\n")))
		}
		r, known := first[sum]
		if known {
			r.Same = r.Name
		} else {
			game, _, err := d.Look(g.Path)
			if err != nil {
				unread = append(unread, record.Unread{Name: g.Name, Why: err.Error()})
				continue
			}
			r = game.Result()
		}
		r.Name, r.Path, r.Date = g.Name, g.Path, record.DateOf(g)
		if results = append(results, r); !known {
			first[sum] = r
		}
	}
	return results, unread, nil
}

// InWords puts an error into the words of the box it comes from, because only this box knows the names of its
// cards and players.
func InWords(b Box, err error) string {
	words, failed := b.Words()
	if failed != nil {
		return err.Error()
	}
	return words.Error(err)
}
