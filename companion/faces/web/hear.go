package web

import (
	"strconv"
	"strings"
	"unicode"

	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/rules"
)

// Deed is what a player did.
type Deed string

// The deeds.
const (
	Take    Deed = "take"    // takes the choice N of the table
	Type    Deed = "type"    // types the face N of the dice
	Mark    Deed = "mark"    // keeps the die N, or no longer keeps it
	Over    Deed = "over"    // moves the piece being placed over the space To of the lane N
	Nudge   Deed = "nudge"   // moves it to the next place on the left (N is -1) or on the right (1), or turns it (0)
	Spot    Deed = "spot"    // places the piece at the place N
	Next    Deed = "next"    // does what Enter does at the table
	Back    Deed = "back"    // takes back one letter
	Command Deed = "command" // runs the command of the key Text
	Yes     Deed = "yes"     // the answers to "really?"
	No      Deed = "no"
	Key     Deed = "key"   // presses the key Text of a keyboard, named as browsers name it
	Line    Deed = "line"  // a line typed at the table
	Another Deed = "new"   // sets up another game
	Correct Deed = "set"   // opens the corrections at the number N of the table
	Card    Deed = "card"  // looks up the card whose name is Text
	Name    Deed = "name"  // names the card of the place N of the row
	Row     Deed = "row"   // takes the choice N of the page, To steps on or with the value To
	Cursor  Deed = "at"    // moves the cursor of the page to the choice N
	Find    Deed = "find"  // the field now contains Text
	Enter   Deed = "enter" // Text was entered in the field
	Drop    Deed = "drop"  // closes the field
	Close   Deed = "close" // closes the page
	Width   Deed = "width" // a line has room for N characters
)

// Heard is a deed of the player, and the picture at which it was done.
type Heard struct {
	At   int
	Do   Deed
	N    int
	To   int
	Text string
}

// late reports whether a deed means the same at any picture: it counts even if the player has not seen the latest one.
func (h *Heard) late() bool {
	switch h.Do {
	case Type, Back, Key, Find, Enter, Line, Width:
		return true
	}
	return h.Do == Command && h.Text != "u"
}

// Hear carries out a deed. It ignores a choice that belongs to an earlier picture, because what the player tapped is gone.
func (f *Face) Hear(h Heard) {
	quick := h.Do == Mark || h.Do == Nudge // tapped in quick succession, perhaps before the first is drawn
	if !h.late() && h.At != f.at && !(quick && h.At >= f.since) {
		return
	}
	f.voice.Hush()
	f.Noted, f.heard = pages.Note{}, ""
	if f.Watching() {
		f.Game().Follow()
	}
	if h.Do == Width { // the choices do not change: a tap made meanwhile counts
		f.room.Width = max(20, min(h.N, pages.Widest))
		return
	}
	if f.at++; !quick {
		f.since = f.at
	}
	switch s := f.top(); {
	case s != nil:
		f.atPage(s, &h)
	case f.Game() != nil:
		f.atTable(&h)
	}
}

func (f *Face) atPage(s *pages.Sheet, h *Heard) {
	switch h.Do {
	case Row:
		if page := s.Make(f.room); h.N > 0 && !page.Grid {
			s.At = h.N
			s.Make(f.room)
		}
		s.Set(h.N, h.To)
	case Cursor:
		s.At = h.N
	case Find:
		s.Find(h.Text)
		if pick := s.Make(f.room).Picks; pick > 0 {
			s.Choose(pick)
		}
	case Enter:
		s.Type(h.Text)
	case Drop:
		s.Drop()
	case Close:
		f.leavePage(s)
	case Key:
		f.pageKey(s, h.Text)
	}
}

// leavePage closes the field of a page or, if there is none, does what the page's key for leaving does.
func (f *Face) leavePage(s *pages.Sheet) {
	page := s.Make(f.room)
	if page.Field != nil && !page.Finds {
		s.Drop()
		return
	}
	for _, k := range page.Keys {
		if k.Named == pages.Escape || page.Confirms && k.Choice == page.Keys[1].Choice {
			s.Choose(k.Choice)
			return
		}
	}
	f.Close()
}

func (f *Face) pageKey(s *pages.Sheet, key string) {
	page := s.Make(f.room)
	if key == "Escape" {
		f.leavePage(s)
		return
	}
	for _, r := range page.Rows {
		if r.Choice > 0 && len(r.Cells) > 0 && r.Cells[0].Key == key {
			s.At = r.Choice
			s.Make(f.room)
			s.Choose(r.Choice)
			return
		}
	}
	for _, k := range page.Keys {
		if k.Choice == 0 || !(k.Chars != "" && strings.Contains(k.Chars, key) || k.Named == pages.Enter && key == "Enter") {
			continue
		}
		if k.Off != "" {
			f.Warn(k.Off)
		} else {
			s.Choose(k.Choice)
		}
		return
	}
	switch {
	case key == "Enter" && len(page.Rows) == 0:
		f.Close()
	case key == "L":
		f.OtherLanguage()
	}
}

func (f *Face) atTable(h *Heard) {
	if f.Really != nil && h.Do != Key {
		if h.Do == Yes || h.Do == No {
			f.Answer(h.Do == Yes)
			return
		}
		f.Really = nil
	}
	v := f.Frame()
	switch h.Do {
	case Take:
		if h.N >= 0 && h.N < len(v.Keys) {
			f.Take(v.Keys[h.N])
		}
	case Type:
		if h.N >= 0 && h.N < len(v.Faces) {
			f.typeFace(v.Faces[h.N].Face)
		}
	case Mark:
		f.Entered(nil, f.Game().Mark(h.N, true))
	case Spot:
		if v.Placing != nil && h.N >= 0 && h.N < len(v.Placing.Spots) {
			f.Play(f.Game().Spot(h.N))
		}
	case Next:
		f.enter()
	case Over:
		f.over(h.N, h.To)
	case Nudge:
		f.nudge(h.N)
	case Back:
		f.Back()
	case Command:
		pages.Press(f, h.Text)
	case Close:
		f.lining = false
	case Line:
		f.lining = false
		pages.Typed(f, strings.TrimSpace(h.Text))
	case Another:
		pages.Another(f, "")
	case Correct:
		s := pages.Corrections(f)
		s.At = h.N + 1
		f.Show(s)
	case Card:
		f.Show(pages.Lookup(f, h.Text))
	case Name:
		if !f.Game().ReadOnly() {
			f.NameCard(h.N)
		}
	case Key:
		f.key(h.Text)
	}
}

// key handles a key of the keyboard at the table: the answer to "really?", a choice, a die, a mark or a command.
func (f *Face) key(key string) {
	if f.Really != nil {
		f.Answer(strings.EqualFold(key, "y") || strings.EqualFold(key, f.Say("table.key.yes")))
		return
	}
	switch key {
	case "Enter":
		f.enter()
		return
	case "Backspace", "Delete":
		f.Back()
		return
	case "Escape":
		if f.Game().Open() { // leaves a purchase that asks for its card; it deletes no dice
			f.Undo()
		}
		return
	case "Tab":
		f.OtherLanguage()
		return
	}
	char := []rune(key)
	if len(char) != 1 {
		return
	}
	face, die := f.Game().Face(char[0])
	digit, err := strconv.Atoi(key)
	switch {
	case f.Choose(key):
	case die && (f.Frame().Dice.Due > 0 || !unicode.IsDigit(char[0])):
		f.typeFace(face)
	case err == nil:
		f.Entered(nil, f.Game().Mark(digit-1, false))
	case pages.Press(f, key):
	case !f.Choose(strings.ToLower(key)):
		f.Fault(rules.Refuse("", "dash.key.nothing", rules.Text("key", key)))
	}
}

// enter does what Enter does; if that is nothing, it says what to do.
func (f *Face) enter() {
	if !f.Enter() {
		f.Tell(f.Frame().Aloud)
	}
}

// typeFace types a die. Once the roll is complete, it is played.
func (f *Face) typeFace(face rules.Face) {
	v := f.Frame()
	e := f.Game().Entry()
	due, n := v.Dice.Due, len(e.Typed)
	m, err := f.Game().Type(face)
	f.Entered(m, err)
	for _, k := range v.Faces {
		if k.Face == face && err == nil && due > 0 {
			f.heard = f.Say("web.typed", rules.Text("die", k.Name), rules.Num("n", n+1), rules.Num("of", due))
		}
	}
}
