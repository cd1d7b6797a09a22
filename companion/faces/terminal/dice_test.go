package terminal

import (
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
)

// As long as the player has marked no die, Enter keeps them all: none is labelled as rerolled.
func TestUnmarkedDiceLie(t *testing.T) {
	u := open(t, usual, newGame).hit("eeffc").not("roll  roll")
	u.hit("1").see("KEEP  roll").hit("1").not("KEEP").see("roll  roll")
	u = open(t, usual, "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1").hit("z").not("roll  roll")
	u.hit("1").see("KEEP  roll").hit("1").not("roll  roll", "KEEP")
}

// The star below the dice also marks the keep that it means.
func TestStarExplained(t *testing.T) {
	coached(t, newGame).hit("eeffc").not("*").hit("a").see("* ").hit("a").see("keep FF: on average")
}

// An error covers the row of the step's keys; the program's keys stay in their columns, even while dice are typed.
func TestNoteLeavesTheKeys(t *testing.T) {
	u := open(t, usual, midGame).see("C claw", "u undo")
	last := func() string {
		rows := strings.Split(strings.TrimRight(u.snap(), "\n"), "\n")
		return rows[23]
	}
	was := last()
	if u.hit("k"); !u.Noted.Fault {
		t.Fatal("k does something")
	}
	u.not("C claw").see("! ", "u undo")
	for _, k := range []string{"c", "k", "c", "f", "h", "k", "e"} {
		if now := last(); now != was {
			t.Errorf("the keys of the program have moved:\n%s\n%s", was, now)
		}
		u.hit(k)
	}
}

// What the dice on the table would do is hidden while other dice are typed; nothing else moves meanwhile.
func TestAsItLiesWhileTyping(t *testing.T) {
	u := open(t, usual, "kot 1 duel solo; side you gigazaur; side rival meka-dragon; row armor-plating acid-attack photoshoot; start you").hit("ccfed")
	row := func() int { // the row of the section below
		for y, l := range strings.Split(u.snap(), "\n") {
			if strings.Contains(l, "CARD ROW") {
				return y
			}
		}
		return -1
	}
	u.see("THIS WILL HAPPEN", "12 → 10")
	was := row()
	u.hit("1h").not("THIS WILL HAPPEN", "12 → 10")
	if row() != was {
		t.Errorf("row %d, was %d:\n%s", row(), was, u.snap())
	}
	u.hit("<bs><bs>").see("THIS WILL HAPPEN").hit("1hhhh").see("THIS WILL HAPPEN", "12 → 11")
}

// Every space of a track is shown with its name, its side with a sign. A token's bonus is never left out for lack of a
// row.
func TestLaneNames(t *testing.T) {
	u := open(t, usual, soloTable).see("WIN  +6  +5  +4  +3  +2  +1  0   F   -2  -3  -4  -5  -6 WIN")
	for _, h := range []int{24, 20, 16, 14, 12} {
		u.resize(80, h).see("+1C", "+1T")
	}
	u.hit("ccffh")
	for _, h := range []int{24, 20, 16, 14, 12} {
		u.resize(80, h).see("+1C", "+1T")
	}
	u.resize(40, 15).see("6 5 4 3 2 1 0 ")
	half := soloTable + "; set fame -1.5" // a marker between two spaces leaves no half of their numbers
	open(t, usual, half).see("+1  0     F     -3")
}

// The area beside the table begins at its top with the row of cards, even while cards are bought.
func TestAsideBegins(t *testing.T) {
	u := open(t, setting{120, 40, text.English, Look{Ground: GroundDark}, nil}, shopTable)
	if first := strings.Split(u.snap(), "\n")[1]; !strings.Contains(first, "CARD ROW") {
		t.Errorf("%q\n%s", first, u.snap())
	}
}

// TestShopTakesNoDice: letters of dice do nothing in the shop, so that a digit after them buys what it names, and no turn ends.
func TestShopTakesNoDice(t *testing.T) {
	u := open(t, usual, yielding+"; turn p3 buy").hit("sse")
	if seat := u.Frame().Seats[2]; !seat.Active || seat.Gauges[2].Value != 6 {
		t.Errorf("dice have done something:\n%s", u.snap())
	}
}

// TestDiceAnswer: beside a question answered by dice, no empty key is drawn.
func TestDiceAnswer(t *testing.T) {
	u := open(t, usual, yielding+"; card p1 camouflage; roll 112ccc; resolve").see("type the 3 dice rolled")
	x, y := u.find("type the 3 dice")
	if x != 2 {
		t.Errorf("what to type stands at column %d of row %d, behind an empty key", x, y)
	}
}

// TestRowTexts: beside the table, the texts of the cards for sale come before those of the cards in play, and those
// before the log.
func TestRowTexts(t *testing.T) {
	held := ""
	for i, card := range []string{"camouflage", "wings", "jets", "mimic", "stretchy", "psychic-probe", "smoke-cloud", "rapid-healing", "giant-brain", "regeneration"} {
		held += "; card p" + string(rune('1'+i%4)) + " " + card
		u := open(t, setting{120, 40, "fr", Look{Ground: GroundDark}, nil}, yielding+"; row frenzy herbivore energize"+held)
		for _, s := range u.Frame().Row {
			u.see(strings.Join(strings.Fields(s.Effect)[:2], " "))
		}
	}
}

// TestAnswersOnce: answers without an explanation appear in the question's box or, if they are too many for it, in a
// list: never in both, which would take the room of the dice.
func TestAnswersOnce(t *testing.T) {
	u := open(t, usual, "kot 1 duel solo; side you alienoid; side rival gigazaur; start you; roll pppcf; stop")
	for _, w := range []int{40, 60, 70, 80, 100, 120} {
		if n := strings.Count(u.resize(w, 24).snap(), "heart once"); n != 1 {
			t.Errorf("%d columns: an answer stands there %d times:\n%s", w, n, u.snap())
		}
	}
}

// TestArrowsMarkDice: Left, Right and Space mark dice in every box, even where digits are faces, and k takes the coach's advice.
func TestArrowsMarkDice(t *testing.T) {
	marks := func(u *driver) (out string) {
		for _, d := range u.Frame().Dice.Dice {
			out += map[companion.DieState]string{companion.DieKept: "k", companion.DieReroll: "r"}[d.State]
		}
		return out
	}
	for name, c := range map[string]struct{ lines, dice, keys, want string }{
		"duel":                    {newGame, "ccffh", "<right><right> ", "rkrrr"},
		"duel, back to the first": {newGame, "ccffh", "<right><right><left><left>  <right> ", "rkrrr"},
		"tokyo":                   {cityGame, "a122hhc", "<right> ", "kkkrrr"},
		"tokyo, as advised again": {cityGame, "a122hhc", "<right> <right>  k", "rkkrrr"},
	} {
		if have := marks(open(t, usual, c.lines).hit(c.dice + c.keys)); have != c.want {
			t.Errorf("%s: %s, want %s", name, have, c.want)
		}
	}
	u := open(t, usual, cityGame).hit("a122hhc").see("Left/Right Space").hit("<right>")
	x, y := u.find("┌1──┐")
	if cells, w, _ := u.scr.GetContents(); cells[y*w+x+1].Style != u.th.cursor {
		t.Error("nothing shows which die the arrows are on")
	}
	u.hit("<esc> ").see("KEEP  KEEP  KEEP")
}
