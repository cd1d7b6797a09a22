package terminal

import (
	"testing"

	"kingoftokyo/companion"
)

// buying are tables at which an unnamed card can be bought.
var buying = []string{
	"kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1; row ? ? jets; set p1.energy 9; roll 112hhc; resolve",
	"kot 1 duel two; side you gigazaur Anna; side rival meka-dragon Ben; start you; row ? ? photoshoot; set you.energy 9; roll cchhe; stop; resolve",
}

// TestEscLeavesPurchase: Esc leaves the naming of a card that is about to be bought; and the purchase itself, if plain mode was left
// there.
func TestEscLeavesPurchase(t *testing.T) {
	for _, at := range buying {
		u := open(t, usual, at)
		steps := u.Game().Steps()
		u.hit("1aci<esc>").not("Undone:")
		if u.Game().Steps() != steps || u.Frame().Asked != nil || u.top() != page(u.table) {
			t.Errorf("something was bought:\n%s", u.snap())
		}
		u = open(t, usual, at+"; buy 1")
		if u.hit("<esc>"); u.Game().Steps() != steps || u.Frame().Asked != nil {
			t.Errorf("the purchase stands:\n%s", u.snap())
		}
		if u.hit("U"); u.Frame().Asked == nil || !u.Frame().Asked.Buys {
			t.Errorf("redo does not ask again:\n%s", u.snap())
		}
	}
}

// TestEscLeavesHalfDone: Esc leaves the large view, but no dice.
func TestEscLeavesHalfDone(t *testing.T) {
	u := open(t, usual, "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1").hit("v112")
	for i, want := range []struct {
		big   bool
		typed int
	}{{true, 3}, {false, 3}, {false, 3}} {
		if e := u.Game().Entry(); u.look.Big != want.big || len(e.Typed) != want.typed {
			t.Errorf("after %d times Esc: large %v, %v typed", i, u.look.Big, e.Typed)
		}
		u.hit("<esc>")
	}
}

// TestBackspaceHinted: Backspace is hinted exactly when it takes something, and the hint says what.
func TestBackspaceHinted(t *testing.T) {
	const last = "Bksp last die"
	u := open(t, usual, "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1").not("Bksp")
	u.hit("112").see(last, "z roll ").hit("hhc").see(last).not("z roll ")
	if u.hit("<bs>"); len(u.Game().Entry().Typed) != 5 || u.Frame().Dice.Due != 6 {
		t.Errorf("Backspace leaves %+v", u.Game().Entry())
	}
	u.hit("c<enter>").not(last).hit("<bs>").see("no letter to delete")
	open(t, usual, "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1").hit("z").see("Bksp dice back").hit("<bs>").not("Bksp")
	u = open(t, usual, "kot 1 duel two; side you gigazaur Anna; side rival meka-dragon Ben; start you").hit("cchhe").see(last)
	if u.hit("1").see("Bksp unmark").hit("<bs>"); u.Frame().Dice.Takes != companion.TakesDie {
		t.Errorf("the marks are taken away; then Backspace takes %v", u.Frame().Dice.Takes)
	}
}

// TestUndoAnswerByAnswer: in a game of five, each u undoes one answer, the last first, then the dice; U redoes each, even
// after the program was closed; and the history has each step once.
func TestUndoAnswerByAnswer(t *testing.T) {
	u := open(t, usual, "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; player p3 alienoid Cleo; player p4 cyber-kitty Dan; player p5 space-penguin Eve; "+
		"first p1; place p2 city; place p3 bay; set p1.energy 9")
	var asked []string
	whom := func() string {
		if a := u.Frame().Asked; a != nil {
			return a.Who
		}
		return u.Frame().Head.Step + " " + u.Frame().Head.Whose
	}
	start := whom()
	for _, keys := range []string{"11cccc<enter>", "n", "y"} {
		u.hit(keys)
		asked = append(asked, whom())
	}
	if asked[0] != "Ben" || asked[1] != "Cleo" {
		t.Fatalf("asked are %q", asked)
	}
	past := len(u.Game().Past(0))
	for _, want := range []string{"Cleo", "Ben", "dice Anna's turn", start} {
		if u.hit("u"); whom() != want {
			t.Errorf("undo leads to %s, want %s", whom(), want)
		}
	}
	path := u.Game().Path()
	for _, want := range append([]string{"dice Anna's turn"}, asked...) {
		if err := u.Leave(); err != nil {
			t.Fatal(err)
		}
		if err := u.Resume(path); err != nil {
			t.Fatal(err)
		}
		if u.hit("U"); whom() != want {
			t.Errorf("redo leads to %s, want %s", whom(), want)
		}
	}
	if n := len(u.Game().Past(0)); n != past {
		t.Errorf("%d steps are told, want %d", n, past)
	}
}

// TestForgottenEnter: whoever forgets Enter and types the dice of the next turn changes nothing: letters resolve no dice, except after a
// question if their order matters.
func TestForgottenEnter(t *testing.T) {
	const duel = "kot 1 duel solo; side you gigazaur; side rival meka-dragon; start you; "
	for at, said := range map[string]string{
		duel + "roll ccffd; roll ccffd; roll ccffd":                                                                           "press Enter to resolve these dice first",
		duel + "set rival.hearts 1; set fame -6; set destruction -4; roll cfffe; roll cfffe; roll cfffe":                      "before the other dice?",
		"kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1; roll 112hec":                                 "all six dice are typed",
		"kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1; place p2 city; set p1.energy 9; roll 112hec": "all six dice are typed",
	} {
		u := open(t, usual, at)
		steps := u.Game().Steps()
		if u.hit("c").see(said).hit("chf1"); u.Game().Steps() != steps {
			t.Errorf("dice were resolved:\n%s", u.snap())
		}
	}
}

// TestEnterAfterUndo: where pieces must be put back, Enter first says that they are, also in a shop, where it would end the turn; and
// they must be put back again if the same step is undone again.
func TestEnterAfterUndo(t *testing.T) {
	u := open(t, usual, "kot 1 duel solo; side you gigazaur; side rival meka-dragon; start you; row kaijutsu photoshoot frenzy; set you.energy 4")
	u.hit("ceehh<enter><enter>").see("AUTOBOT'S TURN").hit("u").see("PUT BACK", "press [Enter] to go on shopping")
	turn := u.Frame().Head.Turn
	if u.hit("<enter>").see("[Enter] end the turn"); u.Frame().Head.Turn != turn {
		t.Errorf("the turn has ended again:\n%s", u.snap())
	}
	for range 2 {
		u.hit("u").see("PUT BACK", "press [Enter] to see what will happen").hit("<enter>").see("THIS WILL HAPPEN").hit("<enter>").see("DO NOW")
	}
}

// TestBackspaceAtYield: where a person must answer in a turn that kot plays with typed dice, Backspace undoes no Enter.
func TestBackspaceAtYield(t *testing.T) {
	u := open(t, usual, "kot 1 tokyo; player p1 alienoid Anna; player p2 the-king Ben; player p3 gigazaur; plays p3 kot; first p3; place p2 city")
	for u.Frame().Beat == companion.RollBeat {
		u.hit("c")
	}
	u.hit("<enter>").see("BEN ANSWERS").not("Bksp")
	if steps := u.Game().Steps(); u.hit("<bs>").Game().Steps() != steps {
		t.Errorf("Backspace undoes a step:\n%s", u.snap())
	}
}

// TestNothingToMove: after dice that have done nothing, the list says so.
func TestNothingToMove(t *testing.T) {
	u := open(t, usual, "kot 1 tokyo; player p1 alienoid Anna; player p2 the-king Ben; first p1; place p2 city; set p1.energy 4; row heal jets wings")
	u.hit("1122hh<enter>").see("DO NOW  Anna", "Nothing to move")
}

// TestTurnEnded: whatever ends a turn, the row below the prompt says so, until something is typed; one Enter too many does not hide it.
func TestTurnEnded(t *testing.T) {
	const said = "The turn has ended. [u] undoes that"
	at := "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1; place p2 city; row ? jets wings; roll 11223c"
	open(t, usual, at).hit("<enter>y").see("BEN'S TURN", said).hit("<enter>").see(said).hit("1").not(said)
}
