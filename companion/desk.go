package companion

import (
	"cmp"
	"errors"
	"slices"
	"strings"
	"sync"
	"time"

	"kingoftokyo/companion/ask"
	"kingoftokyo/companion/cards"
	"kingoftokyo/companion/record"
	"kingoftokyo/companion/settings"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

// Desk is what every game of a player shares: the data of the boxes, the folder of
// saved games, the language.
type Desk struct {
	Library *library.Library
	Store   tracker.Store
	Lang    text.Lang
	// Random draws a whole number from 0 to n-1: monsters are dealt with it.
	Random func(n int) int
	// Today is the date new games are named after: 2026-11-21.
	Today string
	// Boxes are all boxes, the one a file that names none is taken for first.
	Boxes []Box

	// Settings remember what the player chose; the zero value remembers nothing.
	Settings settings.File
	// Speaker says aloud what to do now, where the player has set that; nil for nobody.
	Speaker Speaker

	madeCards sync.Once
	cards     *cards.Index // made when it is first wanted
	fault     error        // of reading the boxes for it

	madeAsk sync.Once
	asked   *ask.Index // made when the first question is asked
	lacking error      // of reading what it is made of
}

// Speaker is how a text is said aloud here.
type Speaker interface {
	// Say begins to say a text in a language and waits for nothing; what was being said
	// ends. how is the value of the setting settings.Speak. The error is why it cannot be said.
	Say(how string, l text.Lang, said string) error
	// Hush ends what is being said.
	Hush()
}

// Ask is the search over everything that can be asked about: the cards of all boxes,
// their rules, monsters and tokens, our rulings, the help of the program. It is made at
// the first call, and kept; that may be a call beside all others, so that nobody waits for
// it later. The error is that of Cards; the search has what could be read.
func (d *Desk) Ask() (*ask.Index, error) {
	d.madeAsk.Do(func() {
		index, err := d.Cards()
		more, failed := d.Entries()
		err = cmp.Or(err, failed)
		d.asked, d.lacking = ask.New(index, more...), err
	})
	return d.asked, d.lacking
}

// Entries are what can be asked about besides the cards of the boxes: what each box has,
// our rulings on all of them, the help of the program. The error is the first there is;
// what could be read is there all the same.
func (d *Desk) Entries() (all []ask.Entry, err error) {
	for _, b := range d.Boxes {
		entries, failed := b.Entries()
		err = cmp.Or(err, failed)
		all = append(all, entries...)
	}
	help, failed := ask.Programs()
	err = cmp.Or(err, failed)
	return slices.Concat(all, ask.General(), help), err
}

// Cards is the look-up over all boxes. It is made of their cards at the first call, and
// kept. The error has every fault of the data file; the look-up has the cards of the
// boxes that have none.
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

// Box is the box of that ID, or the first one's where there is none such: its reader
// then says what is wrong with a file.
func (d *Desk) Box(id string) Box {
	for _, b := range d.Boxes {
		if b.ID() == id {
			return b
		}
	}
	return d.Boxes[0]
}

// BoxNamed is the box a word of a player means.
func (d *Desk) BoxNamed(word string) (b Box, ok bool) {
	for _, b := range d.Boxes {
		if b.ID() == word || b.Named(word) {
			return b, true
		}
	}
	return nil, false
}

// NoBox is the *rules.Problem of a word that means no box.
func (d *Desk) NoBox(word string) error {
	var ids []string
	for _, b := range d.Boxes {
		ids = append(ids, b.ID())
	}
	return rules.Refuse("", "setup.box-unknown", rules.Text("word", word), rules.Text("use", strings.Join(ids, ", ")))
}

// BoxOf is the box a saved game is played with, by the last word of its first line, even
// if a letter of it is wrong. The error is a *rules.Problem: the file cannot be read.
func (d *Desk) BoxOf(path string) (Box, error) {
	text, err := tracker.Read(path)
	if err != nil {
		return nil, err
	}
	id := BoxIn(strings.NewReader(text))
	if b := d.Box(id); b.ID() == id {
		return b, nil
	}
	for _, head := range tracker.Heads(text) {
		if b := d.Box(BoxSaid(head)); b.ID() == BoxSaid(head) {
			return b, nil
		}
	}
	return d.Box(id), nil
}

// Last is the game played last, whoever may play it now, to be looked at only: a new one
// is like it at first. Nil where there is none that can be read.
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

// Afresh is a new game of the box played last, with the same people, monsters and options;
// of the first box where nothing was played. The error has every fault of the data file.
func (d *Desk) Afresh() (Box, Setup, error) {
	box, last := d.Boxes[0], d.Last()
	if last != nil {
		box = last.Box()
	}
	setup, err := box.Setup(last)
	return box, setup, err
}

// leftFor is how long nobody must have played a game, while another one is played, for it to count as left. A
// player who thinks about a roll for so long does not roll at another table meanwhile.
const leftFor = int64(time.Minute)

// Next is the game a second screen goes on to from the one it shows, to be looked at only, and its
// name: the game played last, once the one shown is over or has been left for it. Nil where the
// screen stays, also where the other game cannot be read at the moment, or has nothing that the one
// shown has not. No lock is asked: nobody is kept from playing.
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
	if next, _, err = d.Look(saved[0].Path); err != nil || d.earlier(next, shown) {
		return nil, ""
	}
	return next, saved[0].Name
}

// Open goes on with a saved game, with the notes of Box.Open. The error is in the words of
// its box.
func (d *Desk) Open(path string) (Game, []rules.Note, error) { return d.read(path, Box.Open) }

// Look reads a saved game to be looked at only, with the notes and errors of Open.
func (d *Desk) Look(path string) (Game, []rules.Note, error) { return d.read(path, Box.Look) }

func (d *Desk) read(path string, open func(Box, string) (Game, []rules.Note, error)) (Game, []rules.Note, error) {
	b, err := d.BoxOf(path)
	if err != nil {
		return nil, nil, errors.New(InWords(d.Boxes[0], err))
	}
	game, notes, err := open(b, path)
	if err != nil {
		return nil, nil, errors.New(InWords(b, err))
	}
	return game, notes, nil
}

// Results are the saved games of all boxes, the one played last first, each with what it
// has to do with another one, and apart from them those that cannot be read. The error is a
// *rules.Problem about the folder.
func (d *Desk) Results() ([]record.Result, []record.Unread, error) {
	f, err := d.folder()
	if err != nil {
		return nil, nil, err
	}
	f.sort()
	var results []record.Result
	var unread []record.Unread
	var files []*file
	for _, g := range f.files {
		if f.look(g); g.err != nil {
			unread = append(unread, record.Unread{Name: g.Name, Why: g.err.Error()})
			continue
		}
		files, results = append(files, g), append(results, result(g))
	}
	for i, g := range files {
		results[i].Kin, results[i].Of = f.shown(g, files)
	}
	return results, unread, nil
}

// InWords is an error as a box tells it: others know neither its cards nor its seats.
func InWords(b Box, err error) string {
	words, failed := b.Words()
	if failed != nil {
		return err.Error()
	}
	return words.Error(err)
}
