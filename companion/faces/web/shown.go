package web

import (
	"slices"
	"strings"
	"unicode/utf8"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Shown is everything on the player's screen. It goes through JSON: the player's possible actions are deeds with numbers.
type Shown struct {
	At      int // the number of the picture, for Heard.At
	Lang    text.Lang
	Title   string // of the window
	Table   *Table // nil if a page covers it
	Page    *pages.Page
	Close   string // the word on the button that closes the page; "" if nothing is behind it
	Really  *Really
	Note    pages.Note
	Heard   string // what the player has just typed, for screen readers only
	Theme   string // auto, dark, light
	Large   bool
	Playing bool     // a game is in progress: the screen must not go to sleep
	Speaks  bool     // the voice says what to do: nothing else may speak
	Files   []string // how games can be imported and exported here, as keys of the page's texts
	Words   Words
}

// Table is the frame with what else it needs on a screen that is tapped or read aloud.
type Table struct {
	companion.Frame
	Stage   Stage  // what to show besides seats and tracks
	Say     string // what to do now, in one sentence
	Step    int    // the number of steps played: with each, the sentence counts as new
	Next    Button // the next thing to do, or what is missing for it
	Beside  []Button
	Bar     []Button // always in the same order: undo, why, corrections, menu
	Choices []Button // what else can be done, numbered as in Frame.Keys
	Die     []string // each die in words, as in Frame.Dice.Dice
	Lane    []string // each lane in a sentence, as in Frame.Lanes
	Short   []string // how much energy is missing for each card in the row: "1 short"; "" if none
	Spot    int      // the chosen place of Frame.Placing
	Nudges  []Button // move the piece being placed, or turn it
	Gauge   [][]int  // for each gauge of each seat, the number of the field that corrects it, from 1; 0 for none
	Moves   string   // how many pieces to move in a shop, for a screen without room for the list; "" for none
	Hint    string   // a rule that the player meets for the first time
	Looking string   // says that the game is view-only; "" if it can be played
	Line    bool     // a line is being typed
	Flash   bool     // flash to call the player who must decide
}

// Stage is what a table shows besides seats and tracks: at each stage of a turn what it needs, and nothing else.
type Stage string

// The stages.
const (
	Rolling  Stage = "roll"    // dice to enter
	Moving   Stage = "moves"   // the pieces to move, until the first die of the next roll is entered
	Previews Stage = "preview" // what the dice will do
	Asking   Stage = "ask"     // a question
	Places   Stage = "place"   // a piece to place on a track
	Shopping Stage = "shop"    // cards for sale
	Ended    Stage = "end"
)

// stage returns the stage of a table, which follows from its beat.
func (f *Face) stage(t *Table) Stage {
	lies := func(d companion.Die) bool { return d.State != companion.DieBlank }
	moves := func(l companion.Line) bool { return l.Board }
	switch {
	case t.Beat == companion.EndBeat && t.Ending != nil:
		return Ended
	case t.Placing != nil:
		return Places
	case t.Beat == companion.AskBeat && t.Dice.Due == 0:
		return Asking
	case t.Beat == companion.ShopBeat && t.kots() && slices.ContainsFunc(t.Board.Lines, moves): // people cannot buy anything here
		return Moving
	case t.Beat == companion.ShopBeat:
		return Shopping
	case t.Beat == companion.PreviewBeat:
		return Previews
	case t.Asked == nil && !slices.ContainsFunc(t.Dice.Dice, lies) && slices.ContainsFunc(t.Board.Lines, moves):
		return Moving
	}
	return Rolling
}

// kots reports whether kot plays the seat whose turn it is.
func (t *Table) kots() bool {
	return slices.ContainsFunc(t.Seats, func(s companion.Seat) bool { return s.Active && s.Hand != "" })
}

// Words are the names of parts of the picture that appear nowhere else.
type Words struct {
	Players, Tracks, Dice, Type, Sale, Choices, Empty, Unnamed, Buy, ToShop, PutBack, Keep, Close string // of the table
	Line, Set, Cancel, Less, More, Later, Keys                                                    string // of a page
}

// Button is something to tap. N is a number for the deed; Off says why the button is unavailable.
type Button struct {
	Text  string
	Small string // a few words below
	Off   string
	Do    Deed
	N     int
	Chars string        // for Command: the key that does the same
	Hue   companion.Hue // its colour
	Best  bool          // the coach's best choice
	Go    bool          // it is the next thing to do
}

// Really is the question whether the player is sure.
type Really struct{ Ask, Yes, No string }

// Picture returns what is on the player's screen now. It says new things aloud if the player has chosen so.
func (f *Face) Picture() *Shown {
	chosen := f.Desk().Settings
	out := &Shown{Lang: f.Desk().Lang, Theme: chosen.Get(settings.Theme), Large: chosen.Get(settings.View) == "large"}
	if f.Game() != nil {
		if err := f.voice.Tell(f.Game()); err != nil {
			f.Fault(err)
		}
		out.Playing = !f.Frame().Over
		speak := chosen.Get(settings.Speak)
		out.Speaks = speak != "" && speak != "off" && f.Desk().Speaker != nil
	}
	if s := f.top(); s != nil {
		out.Page = s.Make(f.room)
		out.Title = out.Page.Title
		if f.Game() != nil || len(f.stack) > 1 {
			out.Close = f.Say("key.close")
			for _, k := range out.Page.Keys {
				if k.Named == pages.Escape {
					out.Close = k.Word // none where closing would begin the game
				}
			}
			out.Close = text.Capital(out.Close)
		}
	} else if f.Game() != nil {
		out.Table = f.table()
		out.Title = out.Table.Head.Line()
		if r := f.Really; r != nil {
			out.Really = &Really{r.Ask, r.Yes, f.Say("key.cancel")}
		}
	}
	out.Files = f.files()
	hints := []Stage{Rolling, Asking, Shopping}
	if t := out.Table; t != nil && f.Noted == (pages.Note{}) && t.Dice.Why == "" && slices.Contains(hints, t.Stage) {
		if t.Hint = f.Desk().Hint(f.Game()); t.Hint != "" {
			f.Desk().Hinted()
		}
	}
	out.At, out.Note, out.Heard, out.Words = f.at, f.Noted, f.heard, f.words()
	return out
}

// files returns the ways to import and export games: in the menu and, before a game is open, on the page of saved games
// or, if there are none, on the set-up.
func (f *Face) files() []string {
	switch top := f.top(); {
	case f.Game() != nil && top != nil && top.IsMenu:
		return []string{"share", "save-one", "save-all", "open"}
	case f.Game() != nil || top == nil:
		return nil
	default:
		if saved, err := f.Desk().Saved(); err != nil || len(saved) == 0 {
			return []string{"open"}
		} else if top.Steps {
			return nil
		}
		return []string{"save-all", "open"}
	}
}

func (f *Face) table() *Table {
	v := f.Frame()
	t := &Table{Frame: *v, Say: v.Aloud, Step: f.Game().Steps(), Line: f.lining}
	t.Fields, t.Discarded, t.Why, t.Rules = nil, nil, nil, nil // never drawn
	t.Flash = f.Desk().Settings.Get(settings.Call) == "flash"
	if f.Game().ReadOnly() {
		t.Looking = f.Say("web.looking")
	}
	t.Die = text.Map(t.Dice.Dice, func(d companion.Die) string { return f.die(v, &d) })
	t.Lane = text.Map(v.Lanes, func(l companion.Lane) string { return f.lane(&l) })
	t.Gauge = text.Map(v.Seats, func(s companion.Seat) []int { return gauges(v, &s) })
	t.Short = f.short(t)
	f.placed(t)
	f.buttons(t)
	entry := f.Game().Entry()
	kept := func(d companion.Die) bool { return d.State == companion.DieKept }
	again := entry.Kept != nil || len(entry.Typed) > 0 && slices.ContainsFunc(t.Dice.Dice, kept)
	if t.Stage = f.stage(t); t.Stage == Rolling && again && t.rollsAgain() {
		t.Say, t.Advice = f.Say("web.reroll"), companion.Section{} // it was about all the dice on the table
		if entry.Kept != nil && !slices.Contains(entry.Kept, true) {
			t.Say = f.Say("web.reroll.none")
		}
	} else if t.Stage == Rolling && entry.Hand != nil { // Aloud does not cover this
		entry.Typed = nil
		t.Say = text.Capital(f.Game().Roll().Tray(&entry).Prompt)
	}
	n := 0
	for _, l := range t.Board.Lines {
		if l.Board {
			n++
		}
	}
	if t.Stage == Shopping && n > 0 {
		t.Moves = f.Say("web.moves", rules.Num("n", n))
	}
	if t.Stage == Previews && t.Dice.LettersLeft(&entry) > 0 { // white dice: the prompt counts those typed
		t.Say = t.Prompt
	}
	return t
}

// rollsAgain reports whether a person rerolls dice of their own choice.
func (t *Table) rollsAgain() bool {
	again := func(d companion.Die) bool { return d.State == companion.DieReroll || d.State == companion.DieBlank }
	rolls := func(s companion.Seat) bool { return s.Active && s.Person }
	return slices.ContainsFunc(t.Dice.Dice, again) && slices.ContainsFunc(t.Seats, rolls)
}

func (f *Face) words() Words {
	return Words{
		f.Say("web.players"), f.Say("web.tracks"), f.Say("web.dice"), f.Say("web.type"), f.Say("web.sale"),
		f.Say("web.choices"), f.Say("table.slot.empty"), f.Say("card.unnamed"), f.Say("web.buy"), f.Say("web.to-shop"),
		f.Say("web.put-back"), f.Say("web.keep"), f.Say("key.close"),
		f.Say("key.line"), f.Say("key.set"), f.Say("key.cancel"), f.Say("web.less"), f.Say("web.more"),
		f.Say("web.later"), f.Say("web.keys"),
	}
}

// die returns a die in words: "claw, kept".
func (f *Face) die(v *companion.Frame, d *companion.Die) string {
	if d.State == companion.DieBlank {
		return f.Say("web.blank")
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

// lane returns a lane in a sentence: where the marker is, and the tokens with their places.
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

// gauges returns the fields that correct the numbers of a seat: those with the same word and player.
func gauges(v *companion.Frame, s *companion.Seat) []int {
	out := make([]int, len(s.Gauges))
	for i := range s.Gauges {
		out[i] = 1 + slices.IndexFunc(v.Fields, func(f companion.Field) bool {
			return strings.EqualFold(f.Group, s.Who) && strings.HasSuffix(f.Label, s.Gauges[i].Word)
		})
	}
	return out
}

// short returns what the player whose turn it is lacks to buy each card in the row.
func (f *Face) short(t *Table) []string {
	out, have := make([]string, len(t.Row)), 0
	if t.Beat == companion.PreviewBeat { // the dice may still bring the energy
		return out
	}
	for i := range t.Seats {
		if t.Seats[i].Active && !t.Seats[i].Person { // Autobot buys nothing, and kot counts for itself
			return out
		}
		for _, g := range t.Seats[i].Gauges {
			if t.Seats[i].Active && g.Hue == companion.EnergyHue {
				have = g.Value
			}
		}
	}
	for i, s := range t.Row {
		buys := func(c companion.Choice) bool { return c.Slot == s.Number && c.Disabled == "" }
		if s.Card != "" && s.Price > have && !slices.ContainsFunc(t.Keys, buys) {
			out[i] = f.Say("web.short", rules.Num("n", s.Price-have))
		}
	}
	return out
}

// buttons adds what can be done at a table: the next thing, other choices, and the bar below.
func (f *Face) buttons(t *Table) {
	free, decides := !f.Game().ReadOnly(), t.kots()
	for i := range t.Keys {
		c := &t.Keys[i]
		typed := c.ToType && c.Slot == 0 && !t.AsksCard()
		next := c.Shortcut == companion.KeyEnter && (t.Enter != "" || !c.Answer) || c.Enter && t.Enter != ""
		// Resolving dice one kind at a time if the order does not matter, what kot decides for its own seat, or what Enter does as well.
		part := t.Beat == companion.PreviewBeat && c.Hue != companion.NoHue || t.Beat == companion.ShopBeat && c.Slot == 0 && c.Card == ""
		part = (part && c.Hint == "" || decides && t.Enter != "") && c.Prompted && !c.Answer
		dead := c.Disabled != "" && c.Card != "" && c.Slot == 0 // a card in play that cannot be used now
		if free && !typed && !next && !part && !dead && !(t.Placing != nil && c.NoKey && c.Answer) {
			t.Choices = append(t.Choices, f.button(c))
		}
	}
	unnamed := func(c companion.Choice) bool { return c.Slot > 0 && c.Card == "" }
	entry := f.Game().Entry()
	switch left := t.Dice.LettersLeft(&entry); {
	case !free:
		t.Next = Button{Text: t.Prompt}
	case t.Placing != nil:
		t.Next = Button{Text: f.Say("web.put"), Do: Spot, N: t.Spot, Go: true}
	case t.Dice.Plays != "" && t.Dice.Throw && len(entry.Typed) == 0 && entry.Hand == nil:
		t.Next = Button{Text: text.Capital(t.Dice.Plays), Do: Command, Chars: "z", Go: true}
	case decides && t.Beat == companion.ShopBeat && slices.ContainsFunc(t.Keys, unnamed): // kot waits for names
		t.Next = Button{Text: text.Capital(f.Say("key.name")), Do: Command, Chars: "n", Go: true}
		t.Beside = append(t.Beside, Button{Text: text.Capital(t.Enter), Do: Next})
	case t.Enter != "":
		t.Next = Button{Text: text.Capital(t.Enter), Do: Next, Go: true}
	case left > 0:
		t.Next = Button{Text: f.Say("web.due", rules.Num("n", left))}
	case t.Asked != nil && t.Seats[t.Asked.Seat].Hand != "" && f.Game().Roll().Letter != nil: // kot decides; the die is the table's
		t.Next = Button{Text: f.Say("web.due", rules.Num("n", 1))}
	case t.Asked != nil && t.Asked.Who != "":
		t.Next = Button{Text: f.Say("web.decides", rules.Text("name", t.Asked.Who))}
	case t.Dice.Marks: // all are kept, although some must be rerolled
		t.Next = Button{Text: f.Say("web.reroll.none")}
	case t.Over: // the next thing is no button: a finger that is still tapping would begin another game
		t.Beside = append(t.Beside, Button{Text: text.Capital(f.Say("key.rematch")), Do: Command, Chars: "r"})
	}
	f.beside(t, free)
}

// beside adds the buttons that are not moves: commands in the bar and beside the choices, and what undoes something. free
// means that the player may play.
func (f *Face) beside(t *Table, free bool) {
	for _, c := range f.Commands() {
		b := Button{Text: text.Capital(c.Word), Off: c.Off, Do: Command, Chars: c.Chars}
		if c.Chars == "z" {
			b.Text = f.Say("web.throw")
			if t.Dice.Plays != "" {
				b.Text = text.Capital(t.Dice.Plays)
			}
		}
		if c.Chars == "u" && free && t.Dice.Takes != companion.TakesNothing { // one die at a time
			b.Do, b.Chars, b.Off = Back, "", ""
		}
		switch c.Chars {
		case "u", "w", "x", "m":
			t.Bar = append(t.Bar, b)
		case "z", "a", "j", "n", companion.KeepBestKey:
			useless := c.Chars == "a" && !t.Coach.Advises || c.Chars == "j" && !t.Over ||
				c.Chars == "n" && f.NamesAgain()
			if c.Off == "" && !useless && (c.Chars != t.Next.Chars || t.Next.Do != Command) {
				t.Beside = append(t.Beside, b)
			}
			if c.Chars == companion.KeepBestKey && free && f.keepsNone() {
				t.Beside = append(t.Beside, Button{Text: f.Say("web.keep-none"), Do: Mark, N: companion.NoDie})
			}
		}
	}
	if t.Asked != nil && t.Asked.Buys && free {
		t.Beside = append(t.Beside, Button{Text: text.Capital(f.Say("key.buy.cancel")), Do: Key, Chars: "Escape"})
	}
	if t.Over {
		t.Beside = append(t.Beside, Button{Text: text.Capital(f.Say("menu.new")), Do: Another})
	}
}

// longest is the most characters that an answer can have beside another one on a phone.
const longest = 36

func (f *Face) button(c *companion.Choice) Button {
	said := c.Text
	if c.Answer && c.Short != "" && utf8.RuneCountInString(said) > longest {
		said = c.Short
	}
	return Button{Text: text.Capital(said), Small: c.Odds, Off: c.Disabled, Do: Take, N: c.Number, Hue: c.Hue, Best: c.Best}
}
