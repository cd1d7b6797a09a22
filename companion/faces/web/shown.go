package web

import (
	"cmp"
	"slices"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Shown is all that stands before the player. It goes through JSON: what can be done is told by deeds and numbers.
type Shown struct {
	At      int // the number of the picture, for Heard.At
	Lang    text.Lang
	Title   string // of the window
	Table   *Table // nil where a page lies on it
	Page    *pages.Page
	Close   string // what closes the page, in a word; "" if nothing does
	Really  *Really
	Note    Note
	Heard   string // what the player has just typed, for the ear alone
	Theme   string // auto, dark, light
	Large   bool
	Playing bool // a game is on: the screen must not go to sleep
	Speaks  bool // the voice says what to do: nothing else shall
	Files   bool // saved games can be brought in and handed out here
	Words   Words
}

// Table is the frame with what it needs besides on a screen that is tapped or read aloud.
type Table struct {
	companion.Frame
	Say     string // what to do now, in one sentence
	Step    int    // of the game: the sentence counts as new with each
	More    string // how far that is done; "" for nothing
	Next    Button // the next thing
	Beside  []Button
	Bar     []Button // below, always in the same order: undo, why, corrections, menu
	Choices []Button // what else can be done, by number of Frame.Keys
	Die     []string // each die in words, as Frame.Dice.Dice
	Lane    []string // each lane in a sentence, as Frame.Lanes
	Gauge   [][]int  // of each gauge of each seat, the number of the field that corrects it, from 1; 0 for none
	Looking string   // that the game is only looked at; "" if it is played
	Line    bool     // a line is being typed
	Flash   bool     // the player who is asked is called by light
}

// Words are the names of parts of the picture that nothing else says.
type Words struct {
	Players, Tracks, Dice, Type, Sale, Choices, Cards, Empty, Unnamed, Spots string // of the table
	Line, Set, Cancel, Less, More, Before, After                             string // of a page
}

// Button is something to tap. N is a number for the deed; Off says why it does nothing now.
type Button struct {
	Text  string
	Small string // a few words below
	Off   string
	Do    Deed
	N     int
	Chars string        // for Command: the key that does it too
	Hue   companion.Hue // its colour
	Best  bool          // the coach finds it best
	Go    bool          // it is the next thing
}

// Really is the question whether something was meant.
type Really struct{ Ask, Yes, No string }

// Show is what stands before the player now. What is new is said aloud, if the player has chosen so.
func (f *Face) Show() *Shown {
	chosen := f.desk.Settings
	out := &Shown{Lang: f.desk.Lang, Theme: chosen.Get(settings.Theme), Large: chosen.Get(settings.View) == "large"}
	if f.game != nil {
		if err := f.voice.Tell(f.game); err != nil {
			f.fault(err)
		}
		out.Playing = !f.view().Over
		speak := chosen.Get(settings.Speak)
		out.Speaks = speak != "" && speak != "off" && f.desk.Speaker != nil
	}
	if s := f.top(); s != nil {
		out.Page = s.Make(f.room)
		out.Title = out.Page.Title
		if f.game != nil || len(f.stack) > 1 {
			out.Close = f.say("key.close")
			for _, k := range out.Page.Keys {
				if k.Named == pages.Escape && k.Word != "" {
					out.Close = k.Word
				}
			}
			out.Close = text.Capital(out.Close)
		}
	} else if f.game != nil {
		out.Table = f.table()
		out.Title = out.Table.Head.Line()
		if r := f.really; r != nil {
			out.Really = &Really{r.ask, r.yes, f.say("key.cancel")}
		}
	}
	out.Files = f.game == nil || f.menu != nil && f.top() == f.menu
	out.At, out.Note, out.Heard, out.Words = f.at, f.noted, f.heard, f.words()
	return out
}

// table is the frame with its buttons.
func (f *Face) table() *Table {
	v := f.view()
	t := &Table{Frame: *v, Say: v.Aloud, Step: f.game.Steps(), Line: f.lining}
	t.Fields, t.Discarded, t.Why, t.Rules = nil, nil, nil, nil // nobody draws them
	t.Flash = f.desk.Settings.Get(settings.Call) == "flash"
	if f.game.ReadOnly() {
		t.Looking = f.say("web.looking")
	}
	entry := f.game.Entry()
	if n := len(entry.Typed); n > 0 && n < v.Dice.Due {
		t.More = v.Prompt
	}
	if f.rolling {
		t.Dice.Dice = slices.DeleteFunc(slices.Clone(v.Dice.Dice), func(d companion.Die) bool { return d.State != companion.DieKept })
		for range v.Dice.Due {
			t.Dice.Dice = append(t.Dice.Dice, companion.Die{})
		}
		t.Dice.Marks = false
	}
	for i := range t.Dice.Dice {
		t.Die = append(t.Die, f.die(v, &t.Dice.Dice[i]))
	}
	for i := range v.Lanes {
		t.Lane = append(t.Lane, f.lane(&v.Lanes[i]))
	}
	for i := range v.Seats {
		t.Gauge = append(t.Gauge, gauges(v, &v.Seats[i]))
	}
	f.buttons(t)
	return t
}

func (f *Face) words() Words {
	return Words{
		f.say("web.players"), f.say("web.tracks"), f.say("web.dice"), f.say("web.type"), f.say("web.sale"),
		f.say("web.choices"), f.say("web.cards"), f.say("table.slot.empty"), f.say("card.unnamed"), f.say("web.spots"),
		f.say("key.line"), f.say("key.set"), f.say("key.cancel"), f.say("web.less"), f.say("web.more"),
		f.say("web.before"), f.say("web.after"),
	}
}

// die is a die in words: "claw, kept".
func (f *Face) die(v *companion.Frame, d *companion.Die) string {
	if d.State == companion.DieBlank {
		return f.say("web.blank")
	}
	said := d.Letter
	for _, k := range v.Faces {
		if k.Face == d.Face {
			said = k.Name
		}
	}
	if d.Word != "" {
		said += ", " + strings.ToLower(d.Word)
	}
	return said
}

// lane is a lane in a sentence: where the marker is, and what lies where.
func (f *Face) lane(l *companion.Lane) string {
	at := l.Spaces[min(l.Marker/2, len(l.Spaces)-1)].Label
	if next := l.Marker/2 + 1; l.Marker%2 == 1 && next < len(l.Spaces) {
		at += " / " + l.Spaces[next].Label
	}
	parts := []string{f.Words().Colon(l.Name, at)}
	for _, k := range l.Tokens {
		parts = append(parts, strings.TrimSpace(k.Name+" "+k.Text))
	}
	return strings.Join(append(parts, l.Ends), ". ")
}

// gauges are the fields that correct the numbers of a seat: those of the same word and player.
func gauges(v *companion.Frame, s *companion.Seat) []int {
	out := make([]int, len(s.Gauges))
	for i := range s.Gauges {
		for n := range v.Fields {
			field := &v.Fields[n]
			if strings.EqualFold(field.Group, s.Name) && strings.HasSuffix(field.Label, s.Gauges[i].Word) {
				out[i] = n + 1
				break
			}
		}
	}
	return out
}

// buttons are what can be done at a table: the next thing, what else, and the bar below.
func (f *Face) buttons(t *Table) {
	enter := -1
	free := !f.game.ReadOnly()
	for i := range t.Keys {
		c := &t.Keys[i]
		typed := c.ToType && c.Slot == 0 && !(t.Asked != nil && t.Asked.Card)
		switch {
		case !free, typed, t.Dice.Whole && c.Shortcut == companion.KeyEnter, t.Placing != nil && c.NoKey && c.Answer:
		case c.Shortcut == companion.KeyEnter && !c.Answer:
			enter = i
		default:
			t.Choices = append(t.Choices, f.button(c))
		}
	}
	due := t.Dice.Due > 0 && free
	left := max(0, t.Dice.Due-len(f.game.Entry().Typed))
	entry := f.game.Entry()
	rerolls := func(d companion.Die) bool { return d.State == companion.DieReroll }
	again := due && len(entry.Typed) == 0 && slices.ContainsFunc(t.Dice.Dice, rerolls)
	hand := t.Dice.Marks && t.Dice.Due == 0 && entry.Hand != nil
	switch {
	case !free:
		t.Next = Button{Text: t.Head.Whose, Off: t.Prompt}
	case t.Asked != nil && t.Dice.Due == 0 && t.Asked.Who == "":
		t.Next = Button{Text: f.say("web.answer"), Off: t.Asked.Question}
	case t.Asked != nil && t.Dice.Due == 0:
		t.Next = Button{Text: f.say("web.decides", rules.Text("name", t.Asked.Who)), Off: t.Asked.Question}
	case free && t.Dice.Plays != "" && t.Dice.Throw && len(entry.Typed) == 0 && entry.Hand == nil:
		t.Next = Button{Text: text.Capital(t.Dice.Plays), Do: Command, Chars: "z", Go: true}
	case again:
		t.Next = Button{Text: f.say("web.next-roll", rules.Num("n", t.Dice.Due)), Do: Roll, Go: true}
	case enter >= 0 && len(entry.Typed) == 0 && !f.rolling && !t.Dice.Missing:
		c := &t.Keys[enter]
		t.Next = Button{Text: text.Capital(cmp.Or(c.Short, c.Text)), Off: c.Disabled, Do: Next, Go: true}
		enter = -1
	case hand || due && left == 0:
		t.Next = Button{Text: f.say("web.take"), Do: Next, Go: true}
	case due:
		t.Next = Button{Text: f.say("web.due", rules.Num("n", left)), Off: t.Prompt}
		if r := f.game.Roll(); r.Fewer && len(entry.Typed) > 0 {
			t.Next = Button{Text: f.say("web.take"), Do: Next, Go: true}
		}
	case t.Over:
		t.Next = Button{Text: text.Capital(f.say("key.rematch")), Do: Command, Chars: "r", Go: true}
	default:
		t.Next = Button{Text: t.Head.Whose, Off: t.Say}
	}
	if enter >= 0 && len(entry.Typed) == 0 {
		t.Choices = append([]Button{f.button(&t.Keys[enter])}, t.Choices...)
	}
	f.beside(t, free)
}

// beside are the buttons that are no moves: commands in the bar and beside the choices, and what takes something back. free says
// that the player may play.
func (f *Face) beside(t *Table, free bool) {
	entry := f.game.Entry()
	for _, c := range f.commands() {
		b := Button{Text: text.Capital(c.Word), Off: c.Off, Do: Command, Chars: c.Chars}
		if c.Chars == "z" {
			b.Text = f.say("web.throw")
			if t.Dice.Plays != "" {
				b.Text = text.Capital(t.Dice.Plays)
			}
		}
		switch c.Chars {
		case "u", "w", "x", "m":
			t.Bar = append(t.Bar, b)
		case "z", "a", "j", "n":
			if c.Off == "" && (c.Chars != "a" || t.Coach.Advises) && (c.Chars != t.Next.Chars || t.Next.Do != Command) {
				t.Beside = append(t.Beside, b)
			}
		}
	}
	if t.Asked != nil && t.Asked.Buys && free {
		t.Beside = append(t.Beside, Button{Text: text.Capital(f.say("key.buy.cancel")), Do: Key, Chars: "Escape"})
	}
	if t.Over {
		t.Beside = append(t.Beside, Button{Text: text.Capital(f.say("menu.new")), Do: Another})
	}
	if t.Dice.Takes != companion.TakesNothing && free && (len(entry.Typed) > 0 || entry.Hand != nil) {
		word := f.say([...]string{
			companion.TakesDie:   "key.back.die",
			companion.TakesMarks: "key.back.marks",
			companion.TakesThrow: "key.back.throw",
		}[t.Dice.Takes])
		t.Beside = append([]Button{{Text: text.Capital(word), Do: Back}}, t.Beside...)
	}
}

// button is a choice as a button.
func (f *Face) button(c *companion.Choice) Button {
	return Button{Text: text.Capital(c.Text), Small: c.Odds, Off: c.Disabled, Do: Take, N: c.Number, Hue: c.Hue, Best: c.Best}
}
