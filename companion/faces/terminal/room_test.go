package terminal

import (
	"strings"
	"testing"

	"kingoftokyo/companion/words/text"
)

// Everything that fits is written: no reason, answer, card or step is cut off beside empty rows.
func TestRoom(t *testing.T) {
	tile := "kot 1 dark; player p1 gigazaur Anna; player p2 the-king Ben; player p3 meka-dragon Zoe; tiles green; first p1; row acid-attack wings armor-plating; set p1.wickedness 2"
	four := "kot 1 dark; player p1 gigazaur Anna; player p2 the-king Ben; player p3 meka-dragon Carl; player p4 alienoid Dora; first p1; "
	for _, at := range []struct {
		w, h        int
		lang        text.Lang
		lines, keys string
		sees, not   []string
	}{
		// Reasons are beside the dice.
		{80, 24, text.English, soloTable, "ccffhe<enter>", []string{"it keeps every claw (2)"}, []string{"more: w"}},
		// Short pieces to move are beside each other if the list has too few rows.
		{80, 24, text.English, "kot 1 duel solo; side you gigazaur Anna; side rival meka-dragon; start rival; row acid-attack ? photoshoot; set you.hearts 9; turn you roll", "chefff<enter>",
			[]string{"Autobot  hearts  12 → 11", "You      hearts  9 → 10", "You      energy  1 → 2", "Fame     marker  0 → +1"}, []string{"more: w"}},
		// No more of them than necessary, so that the others keep their reasons.
		{80, 24, text.English, four + "card p2 fire-breathing; place p1 city; " +
			"set p2.energy 9; set p1.points 3; row monster-pets nuclear-power-plant apartment-building; turn p2 roll", "cc11he<enter>y1",
			[]string{"Carl  hearts  10 → 9   Fire Breathing (Ben)", "10 → 7                │ Anna  points  3 → 0"}, []string{"…"}},
		// Answers say what they do, as far as their rows allow; the one under the cursor says all of it.
		{80, 12, text.English, tile, "111222<enter>", []string{"Barbs: If your result", "Poison Spit: Your smashes"}, nil},
		{80, 12, text.English, tile, "111222<enter><down><down>", []string{"win the game."}, nil},
		{40, 15, text.English, tile, "111222<enter>", []string{"Barbs: If"}, nil},
		// The list of pieces gives way to the texts of the choices, and as many of those as fit are whole.
		{80, 24, text.English, four + "tiles green; place p1 city; set p2.wickedness 5; turn p2 roll", "1113ce<enter>",
			[]string{"there, all other Monsters lose", "copy of it. When your turn", "keep cards. After that", "5 → 7"}, []string{"…"}},
		{80, 24, text.English, four + "tiles red; place p1 city; set p2.wickedness 2; turn p2 roll", "1113ce<enter>", []string{"victory point.", "DO NOW", "2 → 4"}, []string{"…"}},
		// So do empty rows to the cards for sale.
		{80, 24, text.English, four + "row energy-drink armor-plating wings; place p1 city; set p2.energy 3; turn p2 roll", "112cee<enter>y",
			[]string{"one more roll.", "the rest of this turn.", "Ben enters Tokyo City"}, nil},
		// Four players' list has four rows while they buy.
		{80, 24, text.English, yielding, "ccc333<enter>n", []string{"10 → 7", "15 → 18"}, []string{"…"}},
		// If cards have no room for their texts, the one under the cursor does.
		{40, 15, text.English, shopTable, "<down>", []string{"claw is always added to your roll."}, nil},
		{40, 15, text.English, shopTable, "<down><esc>", nil, []string{"claw is always"}},
		// Each die says what happens to it, in the longer language too.
		{80, 24, "fr", soloTable, "bbggs", []string{"GARDE GARDE GARDE GARDE rel."}, nil},
		{40, 15, "fr", soloTable, "", []string{" Glo. "}, nil},
		// On a large screen, the list uses the rows for advice if no advice is shown.
		{160, 50, text.English, sixTable, "222hcc<enter>nnn<enter>", []string{"DO NOW"}, []string{"…"}},
		// A sentence that does not fit says so.
		{80, 12, text.English, soloTable, "ccffh", []string{"…"}, nil},
	} {
		u := open(t, setting{at.w, at.h, at.lang, Look{Ground: GroundDark}, nil}, at.lines)
		u.hit(at.keys).see(at.sees...).not(at.not...)
	}
}

// On the largest screens, the log is below the table and begins with a step.
func TestLogBelow(t *testing.T) {
	for _, size := range [][2]int{{160, 50}, {200, 60}, {60, 60}} {
		u := open(t, setting{size[0], size[1], text.English, Look{Ground: GroundDark}, nil}, yielding)
		u.hit("ccc333<enter>n")
		x, y := u.find("LOG")
		if x != 1 {
			t.Errorf("%v: the log stands in column %d\n%s", size, x, u.snap())
		}
		if first := strings.Split(u.snap(), "\n")[y+1]; strings.HasPrefix(first, "  ") {
			t.Errorf("%v: the log begins inside a step: %s", size, first)
		}
	}
}

// The large view says nothing twice: what does not fit in large letters is only in the prompt.
func TestLargeOnce(t *testing.T) {
	u := open(t, setting{80, 24, text.English, Look{Ground: GroundDark, Big: true}, nil}, yielding).hit("cc")
	if n := strings.Count(u.snap(), u.table.prompt()); n != 1 {
		t.Errorf("it is said %d times\n%s", n, u.snap())
	}
}

// The large view says who is out.
func TestLargeOut(t *testing.T) {
	open(t, setting{80, 24, text.English, Look{Ground: GroundDark, Big: true}, nil}, "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; player p3 alienoid Carl; first p1; out p2").see(" OUT")
}

// The large view shows pieces to put back rather than the heading above them.
func TestLargeList(t *testing.T) {
	u := open(t, setting{80, 24, "fr", Look{Ground: GroundDark, Big: true}, nil}, "kot 1 duel solo; side you gigazaur Anna; side rival meka-dragon; start rival; set you.hearts 9; turn you roll")
	u.hit("bsssgg<enter>u").see("12 → 9", "11 → 12").not("de plus : w")
}

// TestShopNamesCards: the prompt of a shop leaves out the names of cards only if they do not fit in its row.
func TestShopNamesCards(t *testing.T) {
	const named, brief = "[1] Giant Brain 5 · [2] Skyscraper 6 · [3] Camouflage 3 · [Enter] end the turn", "[1] 5 · [2] 6 · [3] 3 · [Enter] end the turn"
	u := open(t, usual, cityGame+"; row giant-brain skyscraper camouflage; set p1.energy 9; turn p1 buy")
	for w, want := range map[int]string{120: named, 80: named, 79: brief, 40: brief} {
		if have := u.resize(w, 24).table.prompt(); have != want {
			t.Errorf("%d columns: %q, want %q", w, have, want)
		}
	}
}

// A card that can be used in the shop is above the row, even if the texts of the cards for sale take rows of the list.
func TestChoicesAboveRow(t *testing.T) {
	open(t, usual, "kot 1 tokyo; player p1 alienoid Anna; player p2 the-king Ben; player p3 gigazaur Cleo; player p4 cyber-kitty Dan; first p1; "+
		"row acid-attack frenzy tank; place p2 city; set p1.hearts 6; set p1.energy 9; card p1 rapid-healing").
		hit("cc3312<enter>n").see("gain 1 heart, even to survive the loss of your last one.", "Acid Attack           6  keep: On each of your turns")
	// Nor is it in the list if all rows are needed.
	open(t, usual, "kot 1 dark; player p1 gigazaur Anna; player p2 alienoid Ben; player p3 kraken Cleo; player p4 cyber-bunny Dan; first p2; tiles red; "+
		"row background-dweller wings burrowing; place p3 city; card p2 rapid-healing; set p2.hearts 4").
		hit("eeee3h<enter>").see("Ben  hearts  4 → 5", "Ben  energy  0 → 4", "1 heart, even to survive the loss of your last one.", "Wings                 6  keep")
}

// TestPutBackBeforeQuestion: pieces to put back that do not fit beside a question come first, all of them, and the
// question waits. A tile that leaves the game from the gauge is a piece like any other.
func TestPutBackBeforeQuestion(t *testing.T) {
	u := open(t, usual, "kot 1 dark; player p1 gigazaur Anna; player p2 alienoid Ben; player p3 kraken Cleo; player p4 cyber-bunny Dan; first p2; tiles red; "+
		"row background-dweller wings burrowing; place p3 city; set p2.wickedness 5; set p1.points 5; set p2.hearts 4")
	u.hit("111eec").see("Then: Ben, which Wickedness tile of level 6? The other dice follow.").hit("<enter>4n").see("Take the tile Widespread Panic off the gauge: it leaves the game", "Anna  points      5 → 1")
	u.hit("uu").see("PUT BACK", "Anna  points  1 → 5", "Ben   energy  2 → 0", "Cleo  hearts  9 → 10", "Put the tile Widespread Panic back on the gauge").
		see("[Enter] to see the question").not("(1 2 3 4 N)")
	u.hit("<enter>").see("tile of level 6").not("PUT BACK").hit("4").see("DO NOW", "Take the tile Widespread Panic off")
}
