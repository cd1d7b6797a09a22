package terminal

import (
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/often"
)

// unnamedRows are tables on which nobody has seen a card yet.
var unnamedRows = map[string]string{
	"duel":  newGame,
	"tokyo": cityGame,
	"dark":  strings.NewReplacer("tokyo", "dark", "cyber-kitty", "cyber-bunny", "first p1", "tiles red; first p1").Replace(cityGame),
}

// With its price first, a card is named with a median of three keys, over all cards of each box in both languages, on a table where nothing
// else is known: digits and letters until it is the first one, and Enter. The mean is 3.28 in Duel, 3.37 in the base box, 3.36 in Dark.
func TestKeysToName(t *testing.T) {
	often.OneGoroutine(t)
	type keyed struct {
		cards, median, most int
		sum                 int // of the keys: the mean is this divided by cards
	}
	for box, want := range map[string]keyed{
		"duel":  {cards: 100, median: 3, most: 11, sum: 328},
		"tokyo": {cards: 128, median: 3, most: 6, sum: 431},
		"dark":  {cards: 130, median: 3, most: 6, sum: 437},
	} {
		var keys []int
		have := keyed{}
		for _, lang := range []text.Lang{text.English, "fr"} {
			u := open(t, setting{80, 24, lang, Look{}, nil}, unnamedRows[box])
			p := pages.Naming(u.Dash, 1, nil)
			for _, r := range p.Make(pages.Room{Width: 80}).Rows {
				price := strings.TrimSpace(r.Cells[0].Text)
				first, _, _ := strings.Cut(r.Cells[1].Text, " / ")
				least := 99
				for n := range []rune(first) {
					p.Find(price + string([]rune(first)[:n+1]))
					if p.Make(pages.Room{Width: 80}).Rows[0].Cells[1].Text == r.Cells[1].Text {
						least = len(price) + n + 2 // including Enter
						break
					}
				}
				keys = append(keys, least)
				have.sum += least
			}
		}
		slices.Sort(keys)
		have.cards, have.median, have.most = len(keys), keys[len(keys)/2], keys[len(keys)-1]
		if have != want {
			t.Errorf("%s: %+v, want %+v: a mean of %.2f", box, have, want, float64(have.sum)/float64(have.cards))
		}
	}
}

// rowNames returns the names in the row; "?" for an unnamed card.
func rowNames(u *driver) (out []string) {
	for _, s := range u.Frame().Row {
		if s.Unnamed {
			s.Name = "?"
		}
		out = append(out, s.Name)
	}
	return out
}

// On the page of a name, the arrows lead to the other slots.
func TestNamingArrows(t *testing.T) {
	u := open(t, usual, newGame).hit("n<right><right>").see("SLOT 3").hit("<left>").see("SLOT 2").hit("<esc>")
	if u.Game().Steps() != open(t, usual, newGame).Game().Steps() {
		t.Error("looking at the slots was a step")
	}
}

// shops are tables on which a player with 3 energy is about to buy an unnamed card.
var shops = map[string]string{
	"duel":  "kot 1 duel solo; side you gigazaur Anna; side rival meka-dragon; row ? photoshoot ?; start you; set you.energy 3; turn you buy",
	"tokyo": cityGame + "; set p1.energy 3; turn p1 buy",
	"dark":  unnamedRows["dark"] + "; set p1.energy 3; turn p1 buy",
}

// The page warns before a card is named that it is too expensive, and affordable cards come first. A card that is too
// expensive is named but not bought, and the player is told.
func TestTooDear(t *testing.T) {
	often.OneGoroutine(t)
	for box, lines := range shops {
		u := open(t, usual, lines).hit("1")
		list, dear := u.top().(*paged).page().Rows, false
		for _, r := range list {
			is := strings.Contains(r.Cells[len(r.Cells)-1].Text, "too costly: ")
			if price := strings.TrimSpace(r.Cells[0].Text); is != (price > "3") && price != "10" {
				t.Errorf("%s: of %s is said %q", box, price, r.Cells[len(r.Cells)-1].Text)
			}
			if dear && !is && !strings.Contains(r.Cells[len(r.Cells)-1].Text, "on the table") {
				t.Errorf("%s: %s comes behind what is too dear", box, r.Cells[1].Text)
			}
			dear = is
		}
		u.hit("armor pl").see("too costly: ", " has 3").hit("<enter>").see(" is in slot 1 now. It costs ", ", Anna has 3: not bought")
		if got := rowNames(u)[0]; !strings.EqualFold(got, "Armor plating") || len(u.Frame().Seats[0].Held) > 0 || u.Frame().Asked != nil {
			t.Errorf("%s: named %q, %v", box, got, u.Frame().Asked)
		}
	}
	you := strings.Replace(shops["duel"], " Anna", "", 1)
	open(t, usual, you).hit("1armor").see("too costly: 6, you have 3").hit("<enter>").see("Armor plating is in slot 1 now. It costs 6, you have 3: not bought")
	open(t, usual, you).hit("3armor").see("too costly: 5, you have 3")                  // the cheaper slot
	for _, size := range [][2]int{{40, 15}, {60, 60}, {80, 24}, {120, 40}, {200, 60}} { // whole in each size, beside the longest name
		with := usual
		with.w, with.h = size[0], size[1]
		said := "too costly: 5, Anna has 3"
		if size[0] == 40 {
			said = "too costly"
		}
		open(t, with, shops["tokyo"]).hit("15").see(said).not("too d…", "ha…")
	}
	fr := usual
	fr.lang = "fr"
	open(t, fr, shops["tokyo"]).hit("1armor pl").see("trop chère : ", "Anna n'a que 3").hit("<enter>").see("est à l'emplacement 1", "pas d'achat")
}

// A price and a letter or two find a card; a card that is elsewhere no longer gets in the way.
func TestPriceNames(t *testing.T) {
	often.OneGoroutine(t)
	u := open(t, usual, shops["tokyo"]).hit("13")
	for _, r := range u.top().(*paged).page().Rows {
		if r.Cells[0].Text != "3 " {
			t.Errorf("with the price 3 there is %v", r.Cells)
		}
	}
	u.hit("<bs>9").see("no card in this box costs 9").hit("<bs>3cor<enter>")
	if v := u.Frame(); u.pages.GetPageCount() != 1 || v.Seats[0].Gauges[1].Value != 1 || v.Seats[0].Gauges[2].Value != 0 {
		t.Errorf("Corner Store was not bought: %v, row %q", v.Seats[0].Gauges, rowNames(u))
	}
	// At another price a card has the letters: it is shown with its price, and not taken without Enter.
	u = open(t, usual, unnamedRows["tokyo"]).hit("n3jet").see("no card that costs 3 has \"jet\" in its name; at another price:", "5  Jet Fighters")
	if !u.names() || !u.Frame().Row[0].Unnamed || u.hit("<down><enter>").Frame().Row[0].Name != "Jet Fighters" {
		t.Errorf("with 3jet the row is %q", rowNames(u))
	}
	// Either of two may be meant: nothing happens before Enter.
	u = open(t, usual, unnamedRows["tokyo"]).hit("n5a")
	if !u.names() || !u.Frame().Row[0].Unnamed {
		t.Errorf("a card was taken that may be another: %q", rowNames(u))
	}
	// One card with that price is on the table: it is not in the list.
	open(t, usual, unnamedRows["tokyo"]+"; card p2 wings").hit("n6").not("6  Wings").hit("<bs>wings").see("on the table")
}

// Naming a card leads to the next unnamed one, but not once the program has bought the card for its seat or ended its turn.
func TestNamingEndsWithTurn(t *testing.T) {
	const kots = "kot 1 tokyo; player p1 gigazaur Anna; plays p1 kot hard; player p2 the-king Ben; first p1; row ? ? jets; set p1.energy "
	u := open(t, usual, strings.Replace(kots, "? ? jets", "? giant-brain jets", 1)+"5; turn p1 buy").hit("n7ext<enter>")
	if v := u.Frame(); u.pages.GetPageCount() != 1 || !v.Row[1].Unnamed || !v.Seats[1].Active {
		t.Errorf("kot has bought a card, and the screen is\n%s", u.snap())
	}
	open(t, usual, kots+"3; turn p1 buy").hit("n7ext<enter>").see("SLOT 2")
	people := strings.Replace(kots, "plays p1 kot hard; ", "", 1)
	open(t, usual, people+"9; turn p1 buy").hit("n3cor<enter>").see("SLOT 2").hit("<esc>").see("[1] Corner Store 3 · [3] Jets 5 · [n] name 2").hit("1").see("[n] name 1, 2")
}

// A name is taken only with Enter, however clear it is, and each Enter counts: the next one ends the turn.
func TestNameTakesEnter(t *testing.T) {
	often.OneGoroutine(t)
	shop := strings.Replace(shops["tokyo"], "p1.energy 3", "p1.energy 9", 1)
	for _, typed := range []string{"6w", "6wings", "wings"} {
		u := open(t, usual, shop).hit("1" + typed)
		turn := u.Frame().Head.Turn
		if !u.names() || len(u.Frame().Seats[0].Held) > 0 {
			t.Fatalf("%s: taken without Enter:\n%s", typed, u.snap())
		}
		u.press(names["enter"], 0)
		if len(u.Frame().Seats[0].Held) != 1 || u.Frame().Head.Turn != turn || u.pages.GetPageCount() != 1 {
			t.Fatalf("%s: Enter takes no card, or ends the turn:\n%s", typed, u.snap())
		}
		if u.press(names["enter"], 0); u.Frame().Head.Turn == turn { // at the same moment
			t.Errorf("%s: the second Enter is lost:\n%s", typed, u.snap())
		}
	}
}

// A question answered by a card is shown first, with the card that asks it; a key opens the names, and Esc comes back to the question.
func TestCardAskedFirst(t *testing.T) {
	shop := cityGame + "; set p1.energy 9; card p1 made-in-a-lab; roll 111eec"
	u := open(t, usual, shop).hit("<enter>").see("Made in a Lab: When you buy cards", "look at the top card of the deck, and buy it?", "[D] buy it: name it").not("f  end the turn")
	u.hit("d").see("buy the top card of the deck? Which is it?").hit("<esc>").see("look at the top card").hit("d5apart<enter>")
	if u.not("Price, letters:"); len(u.Frame().Seats[0].Held) != 1 || u.Frame().Seats[0].Gauges[1].Value != 2+3 {
		t.Errorf("Apartment Building was not bought:\n%s", u.snap())
	}
	u = open(t, usual, shop).hit("<enter>").hit("n").not("look at the top card")
	if u.Frame().Asked != nil || u.hit("<enter>").Frame().Seats[0].Active {
		t.Errorf("no leaves the shop closed:\n%s", u.snap())
	}
}

// While cards are named below it, the list of pieces stays in place, at each size that has room for both. The table above
// is only for looking at: a tap there does nothing.
func TestNamingLeavesList(t *testing.T) {
	for _, size := range [][2]int{{80, 24}, {120, 40}, {200, 60}, {60, 60}} {
		with := usual
		with.w, with.h = size[0], size[1]
		u := open(t, with, newGame).hit("cfdec<enter>")
		rows := 1 + u.table.drawn.at[areaList].y + u.table.drawn.used // the title, and everything down to the last piece
		was := strings.Split(u.snap(), "\n")
		now := strings.Split(u.hit("n").see("Price, letters").snap(), "\n")
		for y := 1; y < rows; y++ {
			if now[y] != was[y] {
				t.Errorf("%dx%d: row %d was %q and is %q", size[0], size[1], y, was[y], now[y])
			}
		}
		for y := 1; y < rows && size[1] < 40; y++ {
			for x := 0; x < size[0]; x += 4 {
				u.click(x, y)
			}
		}
		u.see("Price, letters")
	}
}
