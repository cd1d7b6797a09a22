package pages

import (
	"strings"
	"testing"

	"kingoftokyo/companion/desk/settings"
)

// The whole menu of a game of Duel: what it offers about games, the current settings, and all keys of the table.
func TestMenu(t *testing.T) {
	f := playing(t, solo)
	f.Show(Menu(f))
	f.shows(`
		MENU | Enter to select; the keys of the table work here too
		    | #GAMES
		1 >^1 | new game
		2  ^2 | ~rematch - not now: the game is not over yet
		3  ^3 | choose a saved game
		4  ^4 | totals of all games played
		5  ^5 | ~look back at this game - not now: there is nothing to review yet
		6   | concede

		    | #SETTINGS
		7  ^6 | language: English
		8  ^7 | colours: same as the terminal
		9  ^8 | view: usual
		10 ^9 | coach: on request
		11  | player's name: -
		12  | pieces to move, in the large view: listed
		13  | when somebody else must decide: only shown
		14  | say aloud what to do: -
		15  | hints about new rules: shown
		16  | page address, for links: -

		    | #KEYS OF THE TABLE
		17 ^u | undo the last step, without limit
		18 ^U | ~redo what was undone - not now: nothing left to undo
		19 ^r | ~a rematch, when the game is over - not now: the game is not over yet
		20 ^w | ~why: all reasons and the rules of this step - not now: this game is view-only here; nothing was changed
		21 ^a | the coach's advice on this step, shown until something happens in the game
		22 ^A | set the coach to off, on request or always
		23 ^/ | look cards up, in any language; give, remove or buy them
		24 ^q | quit at once; everything is saved
		25 ^L | switch to the other language
		26 ^T | colours for a light terminal, or for a dark one
		27 ^x | another game, rematch, concede, saved games, settings
		keys: Enter=select, Up/Down=choose, (u)=undo, (U)=redo off: nothing left to undo, (r)=rematch off: the game is not over yet, \
		(w)=why off: this game is view-only here; nothing was changed, (a)=advice, (A)=coach, (/)=cards, (x)`)
}

// A box whose coach only gives advice has nothing to review.
func TestMenuOfCity(t *testing.T) {
	f := playing(t, city)
	f.Show(Menu(f))
	f.shows(`
		MENU | Enter to select; the keys of the table work here too
		    | #GAMES
		1 >^1 | new game
		2  ^2 | ~rematch - not now: the game is not over yet
		3  ^3 | choose a saved game
		4  ^4 | totals of all games played
		5   | concede

		    | #SETTINGS
		6  ^5 | language: English
		7  ^6 | colours: same as the terminal
		8  ^7 | view: usual
		9  ^8 | coach: on request
		10 ^9 | player's name: -
		11  | pieces to move, in the large view: listed
		12  | when somebody else must decide: only shown
		13  | say aloud what to do: -
		14  | hints about new rules: shown
		15  | page address, for links: -

		    | #KEYS OF THE TABLE
		16 ^u | undo the last step, without limit
		17 ^U | ~redo what was undone - not now: nothing left to undo
		18 ^r | ~a rematch, when the game is over - not now: the game is not over yet
		19 ^w | ~why: all reasons and the rules of this step - not now: this game is view-only here; nothing was changed
		20 ^a | the coach's advice on this step, shown until something happens in the game
		21 ^A | set the coach to off, on request or always
		22 ^/ | look cards up, in any language; give, remove or buy them
		23 ^q | quit at once; everything is saved
		24 ^L | switch to the other language
		25 ^T | colours for a light terminal, or for a dark one
		26 ^x | another game, rematch, concede, saved games, settings
		keys: Enter=select, Up/Down=choose, (u)=undo, (U)=redo off: nothing left to undo, (r)=rematch off: the game is not over yet, \
		(w)=why off: this game is view-only here; nothing was changed, (a)=advice, (A)=coach, (/)=cards, (x)`)
}

// On a tap screen, the keys without a button on the table are the first rows; there is no list of keys, no bell, and no
// setting for the list in the large view.
func TestMenuByTap(t *testing.T) {
	f := tapping(t, city)
	f.Show(Menu(f))
	f.shows(`
		MENU | Enter to select; the keys of the table work here too
		1 > | Cards
		    | #GAMES
		2  ^1 | new game
		3  ^2 | choose a saved game
		4  ^3 | totals of all games played

		    | #SETTINGS
		5  ^4 | language: English
		6  ^5 | colours: same as the system
		7  ^6 | view: usual
		8  ^7 | coach: on request
		9  ^8 | player's name: -
		10 ^9 | when somebody else must decide: only shown
		11  | say aloud what to do: -
		12  | hints about new rules: shown
		13  | page address, for links: -
		14  | concede
		keys: Enter=select, Up/Down=choose, (u)=undo, (U)=redo off: nothing left to undo, (r)=rematch off: the game is not over yet, \
		(w)=why off: this game is view-only here; nothing was changed, (a)=advice, (A)=coach, (/)=cards, (x)`)
	f.press("9") // off; the next value is not the bell
	f.heard("set call flash")
}

// What each row and key of the menu does.
func TestMenuDoes(t *testing.T) {
	for _, c := range []struct {
		keys []string
		told string // what the menu says and does
		page string // the title of the page that is shown afterwards; "" for the table
	}{
		{[]string{"1"}, "", "New game: King of Tokyo"},
		{[]string{"2"}, "warn the game is not over yet", "MENU"},
		{[]string{"3"}, "", "SAVED GAMES: 1"},
		{[]string{"4"}, "", "ALL GAMES"},
		{[]string{"5"}, "set lang fr", "MENU"},
		{[]string{"6"}, "set theme dark", "MENU"},
		{[]string{"7"}, "set view large", "MENU"},
		{[]string{"8"}, "coached Coach always: shows what staying in Tokyo may cost", "MENU"},
		{[]string{"u"}, "does u", ""},
		{[]string{"U"}, "warn nothing left to undo", "MENU"},
		{[]string{"r"}, "warn the game is not over yet", "MENU"},
		{[]string{"/"}, "does /", ""},
		{[]string{"x"}, "", ""},
	} {
		f := playing(t, city)
		f.Show(Menu(f))
		f.press(c.keys...)
		title := ""
		if len(f.stack) > 0 {
			_, p := f.top()
			title = p.Title
		}
		if title != c.page {
			t.Errorf("%q leads to %q, want %q", c.keys, title, c.page)
		}
		f.heard(told(c.told)...)
	}
}

// told returns a list of the one thing that was told, or nil.
func told(said string) []string {
	if said == "" {
		return nil
	}
	return []string{said}
}

// The rows of the menu without a key: a setting goes forward and back through its values, and a player gives up.
func TestMenuRows(t *testing.T) {
	f := playing(t, city)
	menu := Menu(f)
	f.Show(menu)
	f.top()
	for _, c := range []struct {
		choice, by int
		told       string
	}{
		{12, +1, "set call bell"}, {12, -1, "set call flash"}, {12, +2, "set call flash"}, {14, +1, "set hints off"}, {11, +1,
			"set moves hidden"},
		{7, -1, "set theme light"}, {6, -1, "set lang auto"}, {6, +1, "set lang fr"},
	} {
		menu.Set(c.choice, c.by)
		f.heard(c.told)
	}
	if menu.At = 12; menu.Make(Room{Width: 80}).Prompt != "Left/Right changes it; kot remembers it" {
		t.Error("the cursor on a setting does not say how it is changed")
	}
	for _, r := range menu.Rows {
		if setting := r.Choice >= 6 && r.Choice <= 15; r.Values != setting {
			t.Errorf("row %d: its values can be gone through: %v", r.Choice, r.Values)
		}
	}
	menu.Choose(5) // who gives up is asked first
	list, p := f.top()
	if f.heard(); p.Title != "WHO LEAVES THE GAME?" {
		t.Errorf("giving up leads to %q", p.Title)
	}
	list.Choose(1)
	if f.heard("done"); len(f.stack) != 0 || !f.Frame().Seats[0].Out || f.Frame().Seats[1].Out {
		t.Errorf("Anna is not out alone: %+v", f.Frame().Seats)
	}
	if f.game.Undo(); len(f.game.GiveUp()) != 3 {
		t.Error("giving up cannot be undone")
	}
}

// A setting that is typed: the typed text replaces the current value, without characters that a name may not have; Esc leaves it unchanged.
func TestMenuTyped(t *testing.T) {
	f := playing(t, city)
	if err := f.desk.Settings.Keep(settings.Name, "Anna"); err != nil {
		t.Fatal(err)
	}
	menu := Menu(f)
	f.Show(menu)
	f.press("9")
	_, p := f.top()
	if p.Prompt != "Type it, then press Enter" || len(p.Keys) != 0 || *p.Field != (Field{ID: 1, Label: "player's name: ", Text: "Anna",
		Fresh: true}) {
		t.Errorf("%q, %d keys, %+v", p.Prompt, len(p.Keys), p.Field)
	}
	menu.Type(" Anna ")
	if f.heard(); menu.Make(Room{}).Field != nil {
		t.Error("the same name is not the end of typing")
	}
	for typed, want := range map[string]string{"Zoë": "Zoë", "a\x1b[2Jb": "a [2Jb", "": ""} {
		menu.Choose(10)
		menu.Type(typed)
		f.heard(strings.TrimSpace("set name " + want))
	}
	if menu.Choose(15); menu.Make(Room{}).Field.Fresh {
		t.Error("an empty field has something to replace")
	}
	menu.Drop()
	if f.heard(); menu.Make(Room{}).Field != nil {
		t.Error("Esc does not close the field")
	}
}

// The coach's setting belongs to the game, which says what applies now. A view-only game cannot be given up.
func TestMenuCoach(t *testing.T) {
	f := playing(t, solo)
	f.Show(Menu(f))
	f.press("9")
	f.heard("coached fault: this program has no coach")
	f.Home()
	g, _, err := f.desk.Look(f.game.Path())
	if err != nil {
		t.Fatal(err)
	}
	f.adopt(g)
	menu := Menu(f)
	f.Show(menu)
	f.top()
	menu.Choose(6)
	f.heard("warn this game is view-only here; nothing was changed")
}
