package terminal

import (
	"math/rand/v2"
	"strings"
	"testing"

	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/often"
)

// TestPageScenes draws every page once, where it shows most.
func TestPageScenes(t *testing.T) {
	often.OneGoroutine(t)
	light, dark := Look{Ground: GroundLight}, Look{Ground: GroundDark}
	for _, s := range []struct {
		name        string
		with        setting
		lines, keys string
	}{
		{"page-corrections", setting{80, 24, text.English, dark, nil}, soloTable, "m12<right>+<down>5"},
		{"page-corrections-small", setting{40, 15, "fr", dark, nil}, sixTable, "mf-<down><down>:"},
		{"page-history", setting{80, 24, "fr", light, nil}, soloTable, "bbggse<enter>l<up>"},
		{"page-why", setting{80, 24, text.English, dark, nil}, soloTable, "ccffhw"},
		{"page-table", setting{120, 40, "fr", light, nil}, sixTable, "t"},
		{"page-menu", setting{80, 24, text.English, Look{Mono: true, ASCII: true}, nil}, soloTable, "x<down><down>"},
		{"page-help", setting{80, 24, "fr", dark, nil}, yielding, "?"},
		{"page-ask", setting{120, 40, text.English, dark, nil}, soloTable, "/A2"},
		{"page-ask-80", setting{80, 24, text.English, dark, nil}, sixTable, "/may i leave tokyo after a card hurt me"},
		{"page-ask-80-fr", setting{80, 24, "fr", light, nil}, soloTable, "/égalité dés autobot"},
		{"page-ask-fr", setting{120, 40, "fr", dark, nil}, sixTable, "/jeton poison dans tokyo"},
		{"page-naming", setting{40, 15, "fr", dark, nil}, soloGame, "nacid"},
	} {
		t.Run(s.name, func(t *testing.T) { golden(t, s.name, open(t, s.with, s.lines).hit(s.keys).painted()) })
	}
	for _, s := range []struct {
		name string
		with setting
		box  string
		keys string
	}{
		{"page-setup", setting{80, 24, text.English, dark, nil}, "duel", "<down>"},
		{"page-setup-more", setting{80, 24, "fr", light, nil}, "dark", "m"},
		{"page-todo", setting{80, 24, "fr", dark, nil}, "tokyo", "<enter>"},
	} {
		t.Run(s.name, func(t *testing.T) { golden(t, s.name, setUp(t, s.with, s.box).hit(s.keys).painted()) })
	}
}

// The page of reasons has the whole list of the table, with what has moved each piece.
func TestWhyPieces(t *testing.T) {
	u := open(t, setting{120, 60, text.English, Look{}, nil}, "kot 1 tokyo\nplayer p1 the-king Anna\nplayer p2 gigazaur Ben\nplayer p3 alienoid Cleo\nfirst p1\n"+
		"card p1 fire-breathing\nplace p2 city\nroll 1113cc\nresolve\n")
	u.hit("w").see("Do now", "Anna: points 0 → 1", "Ben: hearts 10 → 7 (Fire Breathing (Anna))").hit("<esc>yw").see("Ben leaves Tokyo City")
}

// Pressing n once names all unnamed cards in turn; Enter with nothing typed writes nothing.
func TestNaming(t *testing.T) {
	u := open(t, usual, strings.Replace(soloGame, "? photoshoot", "? ?", 1))
	steps := u.Game().Steps()
	if u.hit("n"); u.top().(*paged).page().At != 0 {
		t.Errorf("a card looks chosen before anything was typed:\n%s", u.snap())
	}
	u.see("WHICH CARD IS IN SLOT 2?").hit("<enter>").see("SLOT 3 (the -1 slot)?").hit("<enter>")
	if u.Game().Steps() != steps || u.pages.GetPageCount() != 1 {
		t.Fatalf("%d steps, %d pages", u.Game().Steps(), u.pages.GetPageCount())
	}
	u.hit("nacid att<enter>").see("SLOT 3 (the -1 slot)?").hit("photosh<enter>")
	if row := u.Frame().Row; u.pages.GetPageCount() != 1 || row[1].Name != "Acid attack" || row[2].Name != "Photoshoot" {
		t.Errorf("named %v", row)
	}
	open(t, usual, sixTable+"; row ? ? ?").hit("ntireless").see("no card in this box") // a tile is never in a row
}

// The look-up understands accents, both languages and rules, and begins with what concerns the table.
func TestLookup(t *testing.T) {
	u := open(t, usual, soloGame)
	u.hit("/").see("Armor plating", "Photoshoot")
	u.hit("ecras").see("Thunder stomp")
	u.see("Écrasement dévastateur")
	u.hit("<esc>/A2").see("Fame or destruction").hit("<enter><esc><esc>")
	if u.pages.GetPageCount() != 1 {
		t.Errorf("%d pages", u.pages.GetPageCount())
	}
}

// A colon, a quote, a dash and an equals sign are words of a question. If kot found no rule, the page says so.
func TestLookupAnswers(t *testing.T) {
	u := open(t, usual, soloGame)
	u.hit("/").hit("frenzy: is fame=3 -x \"odd\"").see("Frenzy")
	u.hit("<esc>/does autobot buy cards?").see("What Autobot never does", "buys nothing")
	u.hit("<esc>/can I lend a friend my energy").see("kot found no rule in King of Tokyo Duel. Nearest:")
	u.hit("<esc>/can i heal in tokyo").see("9.3 Being in Tokyo - rule, King of Tokyo, Dark Edition")
}

// Without a game there is only the page that answers: Enter opens the whole rule, Esc goes back and then quits.
func TestAskAlone(t *testing.T) {
	u := startOn(t, usual, newDesk(t, usual), func(d *Dash) error { return d.Ask("") })
	u.hit("can i heal in tokyo").see("own heart dice are useless", "Being in Tokyo")
	u.hit("<enter>").see("neither heal it nor")
	if u.hit("<esc>"); u.left {
		t.Error("Esc on the rule leaves the program")
	}
	if u.hit("<esc>"); !u.left {
		t.Error("Esc on the question does not leave")
	}
}

// Choices in the menu are saved, and every entry does something.
func TestMenu(t *testing.T) {
	u := open(t, usual, soloGame)
	u.Desk().Settings = settings.File{Path: "settings"}
	u.hit("x").see("GAMES", "SETTINGS", "not now")
	u.hit("7")
	if got := u.Desk().Settings.Get(settings.Theme); got != "light" || u.look.Ground != GroundLight {
		t.Errorf("theme %q, ground %v", got, u.look.Ground)
	}
	u.hit("8")
	if !(Look{}).Chosen(u.Desk().Settings).Big {
		t.Error("the large view is not remembered")
	}
	u.hit("w").see("WHY").hit("<esc>")
	if u.pages.GetPageCount() != 1 {
		t.Errorf("%d pages", u.pages.GetPageCount())
	}
	u.hit("x").clickOn("concede").clickOn("concede this game")
	if !u.Game().Over() {
		t.Error("the game was not given up")
	}
	u.hit("xx").hit("j")
	u.hit("<esc>u")
	if u.Game().Over() {
		t.Error("giving up cannot be taken back")
	}
}

// Every page survives any keys, on any screen, and an odd name.
func TestPagesRandom(t *testing.T) {
	often.OneGoroutine(t)
	odd := strings.Replace(soloGame, "Anna", `[red]["x"]日本`, 1)
	keys := []string{"<enter>", "<esc>", "<up>", "<down>", "<left>", "<right>", "<tab>", "<bs>", "<pgdn>", "<home>", "<end>", "<del>"}
	for _, c := range "abcdefghijklmnoprstuvwxyzULT0123456789+-.,/:? é" {
		keys = append(keys, string(c))
	}
	for seed := range often.Cases(11, 22) {
		rnd := rand.New(rand.NewPCG(uint64(seed), 7))
		with := setting{w: []int{80, 120, 40, 20}[seed%4], h: []int{24, 40, 15, 4}[seed%4], lang: text.Langs[seed%2], look: Look{ASCII: seed%3 == 0, Mono: seed%5 == 0}}
		game := []string{odd, cityGame}[seed/4%2]
		u := open(t, with, game)
		opened := []string{"m", "l", "x", "/", "n", "w", "t", "?", "x1", "x3", "x4"}[seed%11]
		u.hit(opened)
		for range 60 {
			u.hit(keys[rnd.IntN(len(keys))])
			if u.left {
				break
			}
			if rnd.IntN(30) == 0 {
				u.click(rnd.IntN(with.w), rnd.IntN(with.h))
			}
			if rnd.IntN(40) == 0 {
				u.Home()
				u.hit(opened)
			}
		}
		if strings.Contains(u.snap(), "[-:-:-]") {
			t.Errorf("a tag is on the screen:\n%s", u.snap())
		}
	}
}

// A row named card by card is one line in the log, with all its cards.
func TestRowNamedOnce(t *testing.T) {
	with := usual
	with.w, with.h = 60, 60 // here the table has the log
	u := open(t, with, newGame).hit("njets<enter>snack<enter>photoshoot<enter>")
	count := func(what string) int { return strings.Count(u.snap(), what) }
	if n := count("the row: "); n != 1 || count("the row: Jets scrambled, Snack time, Photoshoot") != 1 {
		t.Errorf("%d lines:\n%s", n, u.snap())
	}
	u.hit("l")
	if n := count("the row: Jets"); n < 1 || n > 2 || count("?") > 1 { // in the list, and in full below it
		t.Errorf("%d lines:\n%s", n, u.snap())
	}
	u.hit("u")
	if count("the row: Jets scrambled, Snack time, ?") == 0 {
		t.Errorf("a step back:\n%s", u.snap())
	}
}

// A game that was left at the question for a name opens at that question.
func TestNamingGoesOn(t *testing.T) {
	u := open(t, usual, cityGame+"; set p1.energy 3; turn p1 buy; buy 1")
	u.see("WHICH CARD IS BEING BOUGHT?").hit("jet fi<enter>").see("Jet Fighters is in slot 1 now. It costs 5, Anna has 3: not bought")
	if row := u.Frame().Row; row[0].Name != "Jet Fighters" || u.pages.GetPageCount() != 1 || u.Frame().Asked != nil {
		t.Errorf("named %v, %d pages", row, u.pages.GetPageCount())
	}
}

// The page of the whole table says how well kot plays its seats.
func TestHandsOnTheTable(t *testing.T) {
	for game, said := range map[string][]string{
		"kot 1 tokyo; player p1 alienoid Anna; player p2 gigazaur Bob; plays p2 kot hard brawler; player p3 the-king; plays p3 kot easy; first p1": {"kot plays (hard) and likes hitting", "kot plays (easy)"},
		"kot 1 duel two; side you the-king Anna; side rival gigazaur Bob; plays rival kot normal; start you":                                       {"kot plays (normal)"},
	} {
		open(t, usual, game).hit("t").see(said...)
	}
}
