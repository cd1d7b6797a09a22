package terminal

import (
	"strings"
	"testing"

	"kingoftokyo/companion"

	"kingoftokyo/companion/words/text"
)

// A two-digit number pushes no other number out of its row.
func TestNumbersOfTwoDigits(t *testing.T) {
	for _, lang := range []text.Lang{text.English, "fr"} {
		for _, size := range [][2]int{{70, 24}, {80, 24}, {120, 40}, {160, 50}, {200, 60}} {
			with := usual
			with.w, with.h, with.lang = size[0], size[1], lang
			u := open(t, with, "kot 1 duel two; side you alienoid Anna; side rival cyber-kitty Ben; start you; set you.energy 11; set rival.energy 11; set you.dice-tokens 7; set rival.dice-tokens 8")
			row := strings.Split(u.snap(), "\n")[2]
			for _, n := range []string{"11", " 7", " 8"} {
				if !strings.Contains(row, n) {
					t.Errorf("%v %s: no %s in %s", size, lang, n, row)
				}
			}
		}
	}
}

// Even on small screens the row of a player says where the Monster is and what the player holds.
func TestSeatsInShort(t *testing.T) {
	for _, size := range [][2]int{{80, 12}, {40, 15}} {
		with := usual
		with.w, with.h = size[0], size[1]
		u := open(t, with, "kot 1 tokyo; player p1 alienoid Alienoid; player p2 the-king Ben; player p3 gigazaur Cleo; player p4 cyber-kitty Dan; player p5 space-penguin Eve; first p3; "+
			"place p1 city; place p3 bay; set p1.poison 2; set p1.shrink 1; card p1 jets; card p3 wings")
		u.see(" CITY ", "2p1s1c", " BAY ", "1c").not("TOKYO …", "CITY…")
	}
}

// With four players at 80x24, each has a second row in every step, and the list has rows while cards are bought.
func TestFourBuying(t *testing.T) {
	u := open(t, usual, "kot 1 tokyo; player p1 alienoid Anna; player p2 the-king Ben; player p3 gigazaur Cleo; player p4 cyber-kitty Dan; first p3")
	if p := planOf(80, 20, kindOf(u.Frame())); p.seat.lines != 2 || p.areas[companion.ShopBeat][areaList].h < 4 {
		t.Errorf("%d rows of a player, %d of the list while buying", p.seat.lines, p.areas[companion.ShopBeat][areaList].h)
	}
}

// Advice on a question fits beside each answer, in both languages.
func TestAdviceAtQuestion(t *testing.T) {
	u := open(t, usual, yielding).hit("ccc333<enter>a").see("% to win").not("…")
	u.hit(tabs("en", "fr")).see("% de victoire").not("…")
}

// A question covers empty rows, but no pieces of the list and no cards of the row.
func TestQuestionLeavesTheRow(t *testing.T) {
	with := usual
	with.w, with.h = 60, 60
	u := open(t, with, yielding).hit("ccc333<enter>")
	if u.Frame().Asked == nil {
		t.Fatal("nothing is asked:\n" + u.snap())
	}
	for range 7 { // the text of a card
		u.Frame().Asked.Lines = append(u.Frame().Asked.Lines, "More of what has led to it.")
	}
	u.draw()
	now := u.table.drawn
	for _, a := range []area{areaList, areaRow} {
		if r := now.at[a]; a == areaList && now.at[a].y+now.used > now.cover.y || a != areaList && r.y < now.cover.y+now.cover.h && now.cover.y < r.y+r.h {
			t.Errorf("the question at %v covers area %d at %v:\n%s", now.cover, a, r, u.snap())
		}
	}
}
