package pages

import (
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/often"
)

// unnamed is a row with two unnamed cards, before Anna has rolled.
const unnamed = "kot 1 duel solo; side you gigazaur Anna; side rival meka-dragon; row ? ? photoshoot; start you"

// drawnRows returns only the rows of a page.
func drawnRows(p *Page) (out []string) {
	for i := range p.Rows {
		out = append(out, p.Rows[i].drawn(p.At))
	}
	return out
}

// unfit returns what the page says if no card fits.
func unfit(query string) string {
	return `   ~no card in this box has "` + query + `" in its name: press Backspace and try fewer letters, or Esc; ` +
		"/ searches the card texts"
}

// What is found by a price, by letters of a name in any language, or by both; and what the page says if no card fits. Enter
// takes the first row, unless it is only similar: then the cursor is on none.
func TestNamingFinds(t *testing.T) {
	f := playing(t, unnamed)
	n := Naming(f, 1, nil)
	f.Show(n)
	for _, c := range []struct {
		query string
		pick  bool // price and letters are unambiguous
		rows  string
	}{
		{"ac", false, "1 >6  | *Acid attack / Attaque acide; 2  8  | *Sack the stadium / Saccager le stade; 3  3  | *Snack time / " +
			"Casse-croûte; " +
			"4  7  | *Monster coaster / Clou du spectacle; 5  2  | *Superconductor / Supra-conducteur"},
		{"6ac", true, "1 >6  | *Acid attack / Attaque acide"},
		{" 6 attaque ac ", true, "1 >6  | *Acid attack / Attaque acide"},
		{"10", false, "1 >10 | *Energize / Recharge"},
		{"5ac", false, `    | !no card that costs 5 has "ac" in its name; at another price:; 1  6  | *Acid attack / Attaque acide; ` +
			"2  8  | *Sack the stadium / Saccager le stade; 3  3  | *Snack time / Casse-croûte; 4  7  | *Monster coaster / Clou du " +
			"spectacle; " +
			"5  2  | *Superconductor / Supra-conducteur"},
		{"9", false, "   ~no card in this box costs 9: press Backspace"},
		{"zz", false, unfit("zz")},
		{"claws of steel", false, unfit("claws of steel")}, // words in the text of a card
		{"enrg", false, `    | !no card is called "enrg"; similar names:; 1  10 | *Energize / Recharge`},
		{"photo", false, "1 >2  | *Photoshoot | ~on the table"}, // if it is the only one, the row says where it is
	} {
		n.Find(c.query)
		_, p := f.top()
		if got := strings.Join(drawnRows(p), "; "); got != c.rows || (p.Picks > 0) != c.pick {
			t.Errorf("%q finds, leaving no doubt %v\n%s\nwant\n%s", c.query, p.Picks > 0, got, c.rows)
		}
	}
	n.Find("6ac")
	f.shows(`
		WHICH CARD IS IN SLOT 1 (near the deck)? | Type price and letters (6ac: Acid attack), then Enter; Enter alone skips
		field: Price, letters: []
		1 >6  | *Acid attack / Attaque acide
		- #Acid attack / Attaque acide - costs 6, keep card
		- Buzz token Tiger: 1 energy
		- One claw is always added to your roll.
		- - This claw counts even if your dice show none: with this card, Gentle giant never triggers. [our reading]
		- - Meka Dragon multiplies this claw too, and Operation media counts it. [our reading]
		keys: Enter=name card, Up/Down=choose`)
	n.Find("")
	if _, p := f.top(); p.At != 0 || !p.Free || len(p.Keys) != 4 || p.Keys[3].Word != "other slot" || !p.Keys[2].Quiet ||
		len(p.Lines) != 0 {
		t.Errorf("before a letter: at %d, %+v", p.At, p.Keys)
	}
}

// Cards that are too expensive say so, in two words on a narrow screen. A row has both languages if they fit.
func TestNamingDear(t *testing.T) {
	f := playing(t, turnOne)
	n := Naming(f, 2, nil)
	f.Show(n)
	n.Find("thermo")
	for width, want := range map[int]string{
		98: "1 >7  | *Thermonuclear cooking | ~too costly: 7, Anna has 0", // beside the card
		80: "1 >7  | *Thermonuclear cooking / Cuisine thermonucléaire | ~too costly: 7, Anna has 0",
		56: "1 >7  | *Thermonuclear cooking | ~too costly: 7, Anna has 0",
		55: "1 >7  | *Thermonuclear cooking | ~too costly",
	} {
		f.width = width
		_, p := f.top()
		if got := drawnRows(p)[0]; got != want {
			t.Errorf("%d columns: %s", width, got)
		}
	}
}

// Naming continues with the next unnamed card, and closes after the last. Enter alone skips a card.
func TestNamingOn(t *testing.T) {
	f := playing(t, unnamed)
	title := func() string {
		if len(f.stack) == 0 {
			return ""
		}
		_, p := f.top()
		return p.Title
	}
	n := Naming(f, 1, nil)
	f.Show(n)
	n.Find("6ac")
	f.press("Enter")
	if f.heard("done"); title() != "WHICH CARD IS IN SLOT 2?" || f.Frame().Row[0].Card != "acid-attack" {
		t.Errorf("%q, %+v", title(), f.Frame().Row[0])
	}
	n.Find("zz")
	f.press("Enter")
	f.heard(`warn no card fits "zz", so nothing was named: correct it, or choose a card with the arrows`)
	n.Find("enrg")
	f.press("Enter")
	f.heard(`warn no card fits "enrg", so nothing was named: correct it, or choose a card with the arrows`)
	n.At = 1
	n.Make(Room{Width: 80})
	f.press("Enter")
	if f.heard("done"); title() != "" || f.Frame().Row[1].Card != "energize" {
		t.Errorf("%q, %+v", title(), f.Frame().Row[1])
	}
	f = playing(t, unnamed)
	f.Show(Naming(f, 1, nil))
	f.press("Enter")
	if f.heard(); title() != "WHICH CARD IS IN SLOT 2?" {
		t.Errorf("Enter alone leads to %q", title())
	}
	f.press("Enter")
	if f.heard(); title() != "" {
		t.Errorf("behind the last unnamed card: %q", title())
	}
}

// The arrows go around the places of the row; naming one place only has no arrows, and says when it is done.
func TestNamingBeside(t *testing.T) {
	f := playing(t, unnamed)
	f.Show(Naming(f, 1, nil))
	for _, c := range [][2]string{
		{"Right", "WHICH CARD IS IN SLOT 2?"}, {"Right", "WHICH CARD IS IN SLOT 3 (the -1 slot)?"}, {"Right",
			"WHICH CARD IS IN SLOT 1 (near the deck)?"},
		{"Left", "WHICH CARD IS IN SLOT 3 (the -1 slot)?"}, {"Left", "WHICH CARD IS IN SLOT 2?"},
	} {
		f.press(c[0])
		if _, p := f.top(); p.Title != c[1] {
			t.Errorf("%s leads to %q, want %q", c[0], p.Title, c[1])
		}
	}
	then := 0
	f = playing(t, unnamed)
	n := Naming(f, 1, func() { then++ })
	f.Show(n)
	if _, p := f.top(); len(p.Keys) != 2 {
		t.Errorf("%+v", p.Keys)
	}
	n.Find("6ac")
	f.press("Enter")
	if f.heard("done"); then != 1 || len(f.stack) != 0 {
		t.Errorf("done %d times, %d pages", then, len(f.stack))
	}
	f.Show(n)
	f.refuses = "so it is"
	n.Find("10")
	f.press("Enter")
	if f.heard("warn so it is"); then != 1 || len(f.stack) != 1 {
		t.Errorf("refused: done %d times, %d pages", then, len(f.stack))
	}
}

// Buying a card: if it is too expensive, it stays in its place and is not bought, and the player is told. Esc buys nothing.
func TestNamingBuys(t *testing.T) {
	buying := city + "; set p1.energy 4; turn p1 buy; buy 1"
	f := playing(t, buying)
	n := Naming(f, 0, nil)
	f.Show(n)
	f.press("Enter")
	f.heard("warn type a few letters of the card, or choose it with the arrows")
	n.Find("jet fi")
	_, p := f.top()
	if got := drawn(p)[:strings.Index(drawn(p), " | *")]; p.Picks > 0 ||
		got != "WHICH CARD IS BEING BOUGHT? | Type price and letters (3al: Alien Origin); Enter buys it, Esc cancels\nfield: Price, "+
			"letters: []\n1 >5 " {
		t.Error(got)
	}
	if got := drawnRows(p)[0]; got != "1 >5  | *Jet Fighters / Avions de chasse | ~too costly: 5, Anna has 4" {
		t.Error(got)
	}
	f.press("Enter")
	f.heard("done", "tell Jet Fighters is in slot 1 now. It costs 5, Anna has 4: not bought")
	if f.Frame().Row[0].Card != "jet-fighters" || f.Frame().Asked != nil {
		t.Errorf("%+v", f.Frame().Row[0])
	}
	f = playing(t, buying)
	n = Naming(f, 0, nil)
	f.Show(n)
	n.Find("healing")
	f.press("Enter")
	if f.heard("done"); len(f.Frame().Seats[0].Held) != 1 || f.Frame().Fields[6].Value != 0 {
		t.Errorf("%+v", f.Frame().Seats[0])
	}
	f = playing(t, buying)
	f.Show(Naming(f, 0, nil))
	f.press("Esc")
	if f.heard("undo"); len(f.stack) != 0 || f.Frame().Asked != nil || !f.Frame().Row[0].Unnamed {
		t.Errorf("%d pages, %+v", len(f.stack), f.Frame().Asked)
	}
}

// The card that a question asks for: the page is headed by the question, not by the slot that nobody chose.
func TestNamingAsked(t *testing.T) {
	f := playing(t, "kot 1 duel solo; side you gigazaur Anna; side rival meka-dragon; row camouflage snack-time photoshoot; start you; "+
		"set you.energy 9; turn you buy; buy 1")
	f.Show(Naming(f, 0, nil))
	if _, p := f.top(); p.Title != "Which card is now in slot 1?" || p.Prompt != "Type its price and first letters (6ac: Acid attack), then press Enter" {
		t.Errorf("%s | %s", p.Title, p.Prompt)
	}
}

// If all cards in a row have names, the page first asks which one is wrong.
func TestRenaming(t *testing.T) {
	f := playing(t, strings.Replace(solo, "?", "acid-attack", 1))
	n := Renaming(f)
	f.Show(n)
	f.shows(`
		WHICH CARD IS WRONG? | Press the number of the slot, then name the card that is really there
		1 >^1 | *Armor plating
		2  ^2 | *Acid attack
		3  ^3 | *Photoshoot
		keys: Enter=rename, Up/Down=choose`)
	f.press("2")
	if _, p := f.top(); p.Title != "WHICH CARD IS IN SLOT 2?" || !p.Finds || p.Field == nil || p.About != 7 {
		t.Errorf("%+v", p)
	}
	n.Find("arm")
	if _, p := f.top(); drawnRows(p)[0] != "1 >6  | *Armor plating / Blindage renforcé | ~on the table" {
		t.Errorf("%q", drawnRows(p))
	}
	n.Find("10")
	f.press("Enter")
	if f.heard("done"); f.Frame().Row[1].Card != "energize" || len(f.stack) != 0 {
		t.Errorf("%+v", f.Frame().Row[1])
	}
}

// A tap screen has prices and letters: those of all cards, and which letters fit the price.
func TestNamingChips(t *testing.T) {
	f := tapping(t, city+"; discards acid-attack")
	n := Naming(f, 2, nil)
	f.Show(n)
	_, p := f.top()
	if want := strings.Fields("2 3 4 5 6 7 8"); !slices.Equal(p.Chips.Prices, want) || p.Chips.Price != "" || p.Chips.Letter != "" ||
		p.Chips.Count != len(p.Rows) {
		t.Errorf("%+v", p.Chips)
	}
	if got := strings.Join(p.Chips.Letters, ""); got != "ABCDEFGHIJMNOPRSTUVW" {
		t.Errorf("letters %s", got)
	}
	if got := drawnRows(p)[len(p.Rows)-1]; !strings.HasSuffix(got, "6  | *Acid Attack | ~in the discards") {
		t.Errorf("what was discarded is not the last: %s", got)
	}
	for query, want := range map[string][3]string{"4": {"4", "", "17"}, "4 HE": {"4", "H", "2"}, "ê": {"", "E", "62"}} {
		n.Find(query)
		_, p := f.top()
		if got := [3]string{p.Chips.Price, p.Chips.Letter}; got[0] != want[0] || got[1] != want[1] || p.Chips.Count != len(p.Rows) {
			t.Errorf("%q: %+v", query, p.Chips)
		}
	}
	n.Find("8")
	for _, c := range func() string { _, p := f.top(); return p.Chips.Open }() {
		n.Find("8" + string(c))
		if _, p := f.top(); p.Rows[0].Choice == 0 {
			t.Errorf("8%c finds no card", c)
		}
	}
}

// A typo is corrected in the language of the page, and the name in the other language is found as well.
func TestNamingMistypedInFrench(t *testing.T) {
	f := bare(t)
	f.desk.Lang = "fr"
	f.plays(unnamed)
	n := Naming(f, 1, nil)
	f.Show(n)
	n.Find("enrg")
	_, p := f.top()
	if got := drawnRows(p); !strings.HasPrefix(got[0], "    | !aucune carte ne s'appelle « enrg »") ||
		got[1] != "1  10 | *Recharge / Energize" {
		t.Errorf("%q", got)
	}
}

// The list of names is in the order of the language shown, whose matches come before those of the other; names with a word
// that begins with the typed text come first of all; cards in the discards come last.
func TestNamingInOrder(t *testing.T) {
	f := bare(t)
	f.desk.Lang = "fr"
	f.plays(city)
	n := Naming(f, 1, nil)
	f.Show(n)
	names := func(query string) (out []string) {
		n.Find(query)
		_, p := f.top()
		for _, r := range p.Rows {
			name, _, _ := strings.Cut(r.Cells[1].Text, " / ")
			out = append(out, name)
		}
		return out
	}
	if got := names(""); !slices.IsSortedFunc(got, text.Compare) || len(got) < 60 {
		t.Errorf("in French the list is %q", got)
	}
	want := []string{"Monstre alpha", "Origine extra-terrestre", "Bombardement aérien", "Expérience scientifique"} // Alien, Altitude, a Lab
	got := names("al")
	if len(got) < 8 || !slices.Equal(got[:4], want) {
		t.Fatalf("the letters begin a word of %q, and the list is %q", want, got)
	}
	french := true
	for _, name := range got[4:] {
		is := strings.Contains(text.Fold(name), "al")
		if is && !french {
			t.Errorf("%q comes behind a card that only its English name finds: %q", name, got)
		}
		french = is
	}
}

// A card is named with three letters and Enter on average, over all cards of all boxes, in one language or in both.
func TestLettersToName(t *testing.T) {
	letters, named := 0, 0
	games := []string{solo, city, strings.NewReplacer("tokyo", "dark", "cyber-kitty", "cyber-bunny", "first p1",
		"tiles red; first p1").Replace(city)}
	for n := range often.Cases(len(games), len(games)*len(text.Langs)) {
		f := bare(t)
		f.desk.Lang = text.Langs[n%len(text.Langs)]
		f.plays(strings.Replace(games[n%len(games)], "armor-plating ? photoshoot", "? ? ?", 1))
		p := Naming(f, 1, nil)
		for _, r := range p.Make(Room{Width: 80}).Rows {
			first, _, _ := strings.Cut(r.Cells[1].Text, " / ")
			name := []rune(first)
			for n := 1; n <= len(name); n++ {
				p.Find(string(name[:n]))
				if found := p.Make(Room{Width: 80}).Rows; found[0].Cells[len(found[0].Cells)-1].Text == r.Cells[1].Text {
					letters, named = letters+n, named+1
					break
				}
			}
		}
	}
	if mean := float64(letters) / float64(named); mean > 3 || named < 150 {
		t.Errorf("%.2f letters a card, over %d names", mean, named)
	}
}

// TestNamingBegins: names that begin with the letters come before those in which another word or the other language does, also
// where the player can pay only for the latter.
func TestNamingBegins(t *testing.T) {
	f := playing(t, city+"; set p1.energy 4; roll 112233; resolve")
	n := Naming(f, 1, nil)
	f.Show(n)
	n.Find("e")
	_, p := f.top()
	others, late := 0, 0
	for _, r := range p.Rows {
		if begins := strings.HasPrefix(r.Cells[1].Text, "E"); !begins {
			others++
		} else if others > 0 {
			late++
		}
	}
	if others == 0 || late > 0 {
		t.Errorf("%d names that begin with E stand behind some of %d others:\n%s", late, others, strings.Join(drawnRows(p), "\n"))
	}
}
