package terminal

import (
	"strings"
	"testing"

	"kingoftokyo/companion"
)

// tokyoTable is a game of King of Tokyo of two, before its first roll.
const tokyoTable = "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1; row jets wings frenzy"

// thrown has the program's dice fall as said, and then again: 1 to 3, H, E, C counted from 0.
func thrown(faces ...int) setting {
	with := usual
	with.random = func(int) int {
		f := faces[0]
		faces = append(faces[1:], f)
		return f
	}
	return with
}

// lying are the dice on screen: "+" behind one that is kept, "?" behind one that is rolled again.
func (u *driver) lying() string {
	signs := map[companion.DieState]string{companion.DieBlank: "_", companion.DieKept: "+", companion.DieReroll: "?", companion.DieFresh: "'"}
	var b strings.Builder
	for _, d := range u.view().Dice.Dice {
		b.WriteString(d.Letter + signs[d.State])
	}
	return b.String()
}

// lies fails the test unless the dice are as said.
func (u *driver) lies(want string) *driver {
	u.Helper()
	if got := u.lying(); got != want {
		u.Errorf("the dice are %s, want %s\n%s", got, want, u.snap())
	}
	return u
}

// TestAdviceMarks: advice asked in the middle of a roll marks the dice that it says, and the others are rolled again.
func TestAdviceMarks(t *testing.T) {
	u := open(t, thrown(2, 2, 2, 3, 0, 4), tokyoTable).hit("z").lies("3?3?3?H?1?E?").not("roll  roll", "KEEP")
	u.hit("z").see("[z] roll all 6 again (1 left) · [1]-[6] keep · [Enter] take these dice")
	u.hit("a").lies("3+3+3+H?1+E?").see("Best: keep 1 333. Roll 2 dice again and type them", "[Enter] take these dice", "roll ", "to win so")
	u.hit("z").lies("333313").hit("<enter>")
	if last := u.game.Past(u.game.Steps() - 1); !strings.Contains(last[0].Text, "1 33333") {
		t.Errorf("the result is %s", last[0].Text)
	}
}

// TestAdviceStays: dice that are typed roll by roll are advised to the last roll, whether or not the advice is hidden between them.
func TestAdviceStays(t *testing.T) {
	for _, between := range []string{"", "a", "aa"} {
		u := open(t, usual, tokyoTable).hit("a333h1e").lies("3+3+3+H?1?E?").see("Best: keep 333. Roll 3 dice again")
		u.hit(between+"12c").lies("3+3+3+1+2?C?").see("Best: keep 1 333. Roll 2 dice again", "roll ")
		u.hit("a").lies("3+3+3+1+2?C?").see("Best: keep 1 333. Roll 2 dice again")
	}
}

// TestKeptWhole: a first roll that is best kept whole says so and waits, for a person who asked the coach and for a seat of kot.
func TestKeptWhole(t *testing.T) {
	u := open(t, usual, tokyoTable).see("type the result, 6 dice").hit("a").see("Anna, up to 3 rolls: type the first one, 6 dice").not("after the last one").hit("333333").lies("3+3+3+3+3+3+").see("Best: keep all · [Enter] take these dice", "to win so; 2", "rolls left").not("if all are kept")
	if u.hit("<bs>").lies("3'3'3'3'3'_").hit("3<enter>"); strings.Contains(u.snap(), "KEEP") || u.game.Steps() != 1 {
		t.Errorf("Enter has not taken the dice:\n%s", u.snap())
	}
	u = open(t, usual, kotsTable).hit("333333").lies("3+3+3+3+3+3+").see("Anna keeps all · [Enter] take these dice", "to win so; 2", "rolls left").not("kot rolls")
	u.hit("<enter>").not("KEEP").see("BEN'S TURN")
}

// kotsTable is tokyoTable with kot at Anna's seat.
const kotsTable = "kot 1 tokyo; player p1 gigazaur Anna; plays p1 kot hard; player p2 the-king Ben; first p1; row jets wings frenzy"

// TestHandedOver: a seat that is handed to a person in the middle of a roll keeps none of the dice that kot kept: what lies there is typed anew,
// or with the coach's marks. Dice that the program has thrown stay.
func TestHandedOver(t *testing.T) {
	hand := func(u *driver, to int) {
		t.Helper()
		u.play(u.game.Hands(0)[to].Move)
		u.draw()
	}
	u := open(t, usual, kotsTable).hit("333h1e").see("keeps 333", "KEEP").hit("w").see("to win so,", "if all are kept; 2 rolls left").hit("<esc>")
	hand(u, 0)
	u.lies("______").not("KEEP").see("Anna, up to 3 rolls: type the result, 6 dice")
	u = open(t, thrown(2, 2, 2, 3, 0, 4), tokyoTable).hit("z")
	hand(u, 2)
	u.lies("3+3+3+H?1?E?").see("Anna keeps 333. Roll 3 dice again")
	hand(u, 0)
	u.lies("3?3?3?H?1?E?").see("[z] roll all 6 again (2 left)").not("KEEP", "roll  roll")
}

// TestKeepLine: with the coach's advice other dice are kept by a line, as digits are faces then.
func TestKeepLine(t *testing.T) {
	u := open(t, usual, tokyoTable).hit("a333h1e").lies("3+3+3+H?1?E?").hit(":keep 33e<enter>")
	u.lies("3+3+3?H?1?E+").see("Best: keep 333. As marked roll 3 and type them")
	u.hit(":garder 3 3 3 3<enter>").lies("3+3+3?H?1?E+").see("3333 cannot be kept of 333H1E")
	u.hit(":keep 333h1e<enter>").lies("3+3+3+H+1+E+").see("Best: keep 333. As marked all are kept")
	u.hit(":keep 3e<enter>112").lies("3+1'1'2'_E+")
	open(t, usual, kotsTable).hit("333h1e:keep 33e<enter>").lies("3+3+3?H?1?E+").see("Anna keeps 33 E. Roll 3 dice again and type them")
	open(t, usual, tokyoTable).hit(":keep 33e<enter>").lies("______").see("no dice lie there to keep some of")
	open(t, usual, kotsTable).hit(":333h1e<enter>").lies("3+3+3+H?1?E?").see("Anna keeps 333. Roll 3 dice again and type them")
}

// TestReasonsStay: what kot has weighed stands behind w until somebody makes a move: also once the new card lies unnamed, or is named, and
// after undo and redo.
func TestReasonsStay(t *testing.T) {
	const game = "kot 1 tokyo; player p1 gigazaur Anna; plays p1 kot hard; player p2 the-king Ben; first p1; row jets extra-head frenzy; set p1.energy 9"
	weighed := func(u *driver) bool {
		t.Helper()
		defer u.hit("<esc>")
		return strings.Contains(u.hit("w").snap(), " chose: ")
	}
	u := open(t, usual, game).hit("<enter>")
	if u.see("name the cards of the row"); !weighed(u) {
		t.Fatalf("it has bought and no reason is told:\n%s", u.hit("w").snap())
	}
	if u.hit("nherb<enter><esc>"); !weighed(u) {
		t.Errorf("a card is named, and the reasons are gone:\n%s\n%s", u.snap(), u.hit("w").snap())
	}
	if u.hit("<enter>112hhe"); weighed(u) {
		t.Error("Ben has rolled, and the reasons are still there")
	}
	if u.hit("u"); !weighed(u) {
		t.Error("the roll is taken back, and the reasons are gone")
	}
	if u.hit("uu"); weighed(u) {
		t.Error("kot's turn is taken back, and its reasons are there")
	}
	if u.hit("UU"); !weighed(u) {
		t.Error("kot's turn is played again, and the reasons are gone")
	}
}

// TestReasonsStayAtDuel: likewise at Duel, past the name of the card that came up.
func TestReasonsStayAtDuel(t *testing.T) {
	u := open(t, usual, "kot 1 duel two; side you gigazaur Anna; plays you kot hard; side rival meka-dragon Ben; start you; row armor-plating extra-head photoshoot; set you.energy 9").hit("<enter>")
	if u.hit("w"); !strings.Contains(u.snap(), " chose: buy") {
		t.Errorf("it has bought and no reason is told:\n%s", u.snap())
	}
}
