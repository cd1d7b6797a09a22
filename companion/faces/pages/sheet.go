package pages

import (
	"cmp"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Host is the face that shows the pages, and what its game can do for them.
type Host interface {
	Desk() *companion.Desk
	Game() *companion.Controller // nil before there is one
	Frame() *companion.Frame     // of that game
	Words() *text.Catalogue
	Box() string         // the id of the box of that game or, if there is none, of the set-up
	Commands() []Command // the keys of the table

	// Show puts a page on top of the others, Close removes the top one, Home removes all but the table. Shows reports
	// whether a page is on top.
	Show(s *Sheet)
	Close()
	Home()
	Shows(s *Sheet) bool
	// Tell shows the player a line, Warn says that something is wrong, Fault why nothing was done.
	Tell(said string)
	Warn(said string)
	Fault(err error)
	// Unless returns why something cannot be done, in a text of the catalogue; "" if it can because on is set.
	Unless(on bool, key string) string

	// Do plays a move; refused says why not. Play first asks about a move that gives the game away, and itself tells the
	// player if the move is refused. Change changes what was played, then goes to the table and tells the player what was
	// done.
	Do(m companion.Move) (refused string)
	Play(m companion.Move)
	Change(said string, change func() error) error
	Undo()
	Redo()
	// Resume opens a saved game, Create begins that of a set-up. Rematch begins a game like this one.
	Resume(path string) error
	Create(s companion.Setup) error
	Rematch()
	// SettingUp sets the box whose set-up is open, and its catalogue. Help explains the keys of the page on top.
	SettingUp(box companion.Box, words *text.Catalogue)
	Help()

	// Setting returns the current value of a setting, ChooseSetting changes and saves it.
	Setting(s settings.Setting) string
	ChooseSetting(s settings.Setting, value string)
	// Coached shows what the coach said about its mode, which may change the table.
	Coached(said string, err error)
}

// Room is the screen that a page is made for: its columns, whether it shows only ASCII, and whether it draws graphs.
type Room struct {
	Width  int
	ASCII  bool
	Graphs bool
}

// Sheet is a page with what its choices do.
type Sheet struct {
	Host
	Page
	fill    func() // makes the page
	room    Room
	actions map[int]func(n int) // what the choices do; n is a number to set, or the step to another value
	keyed   int                 // how many of them belong to keys
	asked   *asked              // what the player types; nil for nothing
	opened  int                 // how many fields were opened
	find    func(query string)  // searches for what is typed in a search field
	Low     bool                // it may leave the upper part of the table below it visible
	IsMenu  bool                // a face may add to it how games are imported and exported
}

// asked is a field with what to do with the typed text.
type asked struct {
	Field
	label func() string
	take  func(typed string) bool
}

// newSheet returns a sheet that fill makes whenever it is shown.
func newSheet(h Host, form Form, fill func(s *Sheet)) *Sheet {
	s := &Sheet{Host: h, Page: Page{Form: form}}
	s.fill = func() { fill(s) }
	return s
}

// Make makes the current page.
func (s *Sheet) Make(room Room) *Page {
	s.room, s.actions, s.keyed = room, map[int]func(int){}, 0
	s.Page = Page{At: s.At, Form: s.Form}
	if s.asked != nil {
		f := s.asked.Field
		f.Label, s.Field = s.asked.label(), &f
	}
	s.fill()
	if !s.Free && !s.keep() {
		return s.Make(room)
	}
	return &s.Page
}

// keep reports whether the cursor is on a choice. If not, it puts it on the next one, or on the last.
func (s *Sheet) keep() bool {
	next, last := 0, 0
	for choice := range s.actions {
		if last = max(last, choice); choice > s.At && (next == 0 || choice < next) {
			next = choice
		}
	}
	if s.actions[s.At] != nil || last == 0 {
		return true
	}
	s.At = cmp.Or(next, last)
	return false
}

// Choose takes a choice of the page that was made last. If the choice has values, it takes the next one.
func (s *Sheet) Choose(choice int) { s.Set(choice, +1) }

// Set moves the value of a choice n steps on or, if it is a number, sets it to n.
func (s *Sheet) Set(choice, n int) {
	if act := s.actions[choice]; act != nil {
		act(n)
	}
}

// Find searches for what is typed in a search field.
func (s *Sheet) Find(query string) {
	if s.find != nil {
		s.find(query)
	}
}

// Type handles Enter in the field.
func (s *Sheet) Type(typed string) {
	if f := s.asked; f != nil && f.take(strings.TrimSpace(typed)) && s.asked == f {
		s.Drop()
	}
}

// Drop closes the field.
func (s *Sheet) Drop() {
	s.asked = nil
	s.Find("")
}

// ask opens a field. take receives what was typed, and returns whether the field may be closed.
func (s *Sheet) ask(label func() string, take func(typed string) bool) {
	s.opened++
	s.asked = &asked{Field{ID: s.opened}, label, take}
}

// askAnew is ask for a value that is retyped rather than edited. take is called only if the value differs from the
// current one.
func (s *Sheet) askAnew(label func() string, now string, take func(typed string) bool) {
	s.ask(label, func(typed string) bool { return typed == now || take(typed) })
	s.asked.Text, s.asked.Fresh = now, now != ""
}

func (s *Sheet) say(key string, args ...rules.Arg) string { return s.Words().Say(key, args...) }

// row adds a row that does something, and returns it until the next row is added.
func (s *Sheet) row(choice int, act func(by int), cells ...Span) *Row {
	s.actions[choice] = act
	s.Rows = append(s.Rows, Row{Cells: inCells(cells), Choice: choice})
	return &s.Rows[len(s.Rows)-1]
}

// note adds a row that does nothing.
func (s *Sheet) note(cells ...Span) { s.Rows = append(s.Rows, Row{Cells: inCells(cells)}) }

// broken adds a row that does nothing and whose last cell is broken into lines.
func (s *Sheet) broken(cells ...Span) {
	s.Rows = append(s.Rows, Row{Cells: inCells(cells), Broken: true})
}

func inCells(spans []Span) []Cell {
	return text.Map(spans, func(s Span) Cell { return Cell{Span: s} })
}

// key adds a key that does something. word is the catalogue key of its hint; "" for none.
func (s *Sheet) key(k Key, word string, act func()) {
	if word != "" {
		k.Word = s.say(word)
	}
	k.Shown = k.Name(s.Words())
	if act != nil {
		s.keyed--
		k.Choice = s.keyed
		s.actions[k.Choice] = func(int) { act() }
	}
	s.Keys = append(s.Keys, k)
}

// write adds texts, each on lines of its own.
func (s *Sheet) write(tone Tone, texts ...string) {
	for _, l := range texts {
		s.under(0, Span{}, tone, l)
	}
}

// under adds a text indented by a number of columns, with a label before it.
func (s *Sheet) under(in int, label Span, tone Tone, text string) {
	s.Lines = append(s.Lines, Line{In: in, Label: label, Text: []Span{{Text: text, Tone: tone}}})
}

func (s *Sheet) gap() { s.Lines = append(s.Lines, Line{}) }

// head adds a heading, with an empty line before it.
func (s *Sheet) head(text string) {
	if len(s.Lines) > 0 {
		s.gap()
	}
	s.write(Head, text)
}

// picture adds lines that are not broken.
func (s *Sheet) picture(lines []string) {
	for _, l := range lines {
		s.Lines = append(s.Lines, Line{Text: []Span{{Text: l}}, Whole: true})
	}
}

// card adds everything about a card. not is what the page already shows; first is the tone of the first line.
func (s *Sheet) card(it cards.Item, first Tone, not string) {
	for i, l := range cards.Text(s.Words(), it, s.Box()) {
		switch said := strings.TrimPrefix(strings.TrimSpace(l), "- "); {
		case not != "" && (said == not || strings.HasPrefix(said, not+" [")): // a ruling has its source in brackets
		case i == 0:
			s.write(first, strings.TrimPrefix(l, "  "))
		default:
			s.write(Plain, strings.TrimPrefix(l, "  "))
		}
	}
}
