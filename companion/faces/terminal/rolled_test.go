package terminal

import (
	"os"
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/internal/often"
)

// tokyoTable is a game of King of Tokyo for two, before its first roll.
const tokyoTable = "kot 1 tokyo; player p1 gigazaur Anna; player p2 the-king Ben; first p1; row jets wings frenzy"

// thrown makes the program's dice show these faces, over and over: 1 to 3, H, E, C counted from 0.
func thrown(faces ...int) setting {
	with := usual
	with.random = func(int) int {
		f := faces[0]
		faces = append(faces[1:], f)
		return f
	}
	return with
}

// lying returns the dice on the screen: "+" after one that is kept, "?" after one to be rerolled.
func (u *driver) lying() string {
	signs := map[companion.DieState]string{companion.DieBlank: "_", companion.DieKept: "+", companion.DieReroll: "?", companion.DieFresh: "'"}
	var b strings.Builder
	for _, d := range u.Frame().Dice.Dice {
		b.WriteString(d.Letter + signs[d.State])
	}
	return b.String()
}

// lies fails the test unless the dice are as given.
func (u *driver) lies(want string) *driver {
	u.Helper()
	if got := u.lying(); got != want {
		u.Errorf("the dice are %s, want %s\n%s", got, want, u.snap())
	}
	return u
}

// TestAdviceMarks: advice requested in the middle of a roll marks the dice that it names; the others are rerolled.
func TestAdviceMarks(t *testing.T) {
	u := open(t, thrown(2, 2, 2, 3, 0, 4), tokyoTable).hit("z").lies("3?3?3?H?1?E?").not("roll  roll", "KEEP")
	u.hit("z").see("[z] reroll all 6 (1 left) · [1]-[6] keep · [Enter] take these dice")
	u.hit("a").lies("3+3+3+H?1?E?").see("Best: keep 333. Reroll 3 dice and type them", "[Enter] take these dice", "roll ").not(" to win this way").hit("w").see(" to win this way").hit("<esc>")
	u.hit("z").lies("333333").hit("<enter>")
	if last := u.Game().Past(u.Game().Steps() - 1); !strings.Contains(last[0].Text, "333333") {
		t.Errorf("the result is %s", last[0].Text)
	}
}

// TestAdviceStays: dice typed roll by roll get advice up to the last roll, whether or not the advice is hidden in between.
func TestAdviceStays(t *testing.T) {
	open(t, usual, tokyoTable).hit("333h1ea").see("for advice, undo, ask, then type each roll")
	for _, between := range []string{"", "a", "aa"} {
		u := open(t, usual, tokyoTable).hit("a333h1e").lies("3+3+3+H?1?E?").see("Best: keep 333. Reroll 3 dice")
		u.hit(between+"12c").lies("3+3+3+1?2?C?").see("Best: keep 333. Reroll 3 dice", "roll ")
		u.hit("a").lies("3+3+3+1?2?C?").see("Best: keep 333. Reroll 3 dice")
	}
}

// TestUndoneTooSoon: undoing an Enter that took the dice before the last roll returns to these dice as they were.
func TestUndoneTooSoon(t *testing.T) {
	u := open(t, usual, tokyoTable).hit("a333h1e12c").lies("3+3+3+1?2?C?").hit("<enter>").see("PREVIEW")
	u.hit("u").lies("3+3+3+1?2?C?").see("Best: keep 333. Reroll 3 dice").hit("uuu").see("type the first roll, 6 dice")
}

// TestKeptWhole: a first roll that is best kept whole says so and waits, both for a person who asked the coach and for a seat of kot.
func TestKeptWhole(t *testing.T) {
	u := open(t, usual, tokyoTable).see("type the result, 6 dice").hit("a").see("Anna, up to 3 rolls: type the first roll, 6 dice").not("after the last one").hit("333333").lies("3+3+3+3+3+3+").see("Best: keep all · [Enter] take these dice", "rolls left").not("if all are kept", " to win this way")
	if u.hit("<bs>").lies("3'3'3'3'3'_").hit("3<enter>"); strings.Contains(u.snap(), "KEEP") || u.Game().Steps() != 1 {
		t.Errorf("Enter has not taken the dice:\n%s", u.snap())
	}
	u = open(t, usual, kotsTable).hit("333333").lies("333333").see("THIS WILL HAPPEN", "[Enter] Anna: resolve, and its turn ends").not("kot rolls", "KEEP")
	u.hit("<enter>").not("KEEP").see("Anna  333333")
}

// kotsTable is tokyoTable with kot at Anna's seat.
const kotsTable = "kot 1 tokyo; player p1 gigazaur Anna; plays p1 kot hard; player p2 the-king Ben; first p1; row jets wings frenzy"

// TestKotsKeys: at kot's dice, Enter and digits that are not faces do nothing, silently; z lets kot roll and play. After
// undo its dice are back: Enter plays them again, and z rolls new ones.
func TestKotsKeys(t *testing.T) {
	at := kotsTable + "; set p1.energy 0"
	rolls := func(u *driver) (out []string) {
		data, err := os.ReadFile(u.Game().Path())
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range strings.Split(string(data), "\n") {
			if strings.HasPrefix(l, "roll ") {
				said, _, _ := strings.Cut(l, " #")
				out = append(out, said)
			}
		}
		return out
	}
	u := open(t, thrown(3, 3, 2, 5, 0, 4, 1), at).hit("<enter>").see("6 dice are missing").hit("4").see("dice show 1, 2, 3")
	u.hit("33").lies("3'3'____").hit("<esc>")
	if u.hit("z"); len(rolls(u)) != 1 {
		t.Fatalf("kot has not rolled: %q", rolls(u))
	}
	was := rolls(u)[0]
	u.hit("u").see("[z] kot rolls new dice · [Enter] take these dice")
	if u.hit("<enter>"); rolls(u)[len(rolls(u))-1] != was {
		t.Errorf("Enter plays %q, and it was %s", rolls(u), was)
	}
	if u.hit("uz"); rolls(u)[len(rolls(u))-1] == was {
		t.Errorf("z throws the same: %q", rolls(u))
	}
	open(t, usual, kotsTable).hit("333h1e4").lies("3+3+3+H?1?E?").see("kot decides what to keep here").hit("<enter>").see("3 dice are missing")
}

// TestKotsRecap: after kot's turn the heading of the list says what it rolled and kept each time, typed or thrown, until
// the next dice are resolved. When a game is opened again, it says the last dice.
func TestKotsRecap(t *testing.T) {
	at := kotsTable + "; set p1.energy 0"
	recap := func(u *driver, want string) {
		t.Helper()
		if have := u.Frame().Board.Recap; have != want {
			t.Errorf("%q, want %q\n%s", have, want, u.snap())
		}
	}
	const all = "Anna  333H1E keeps 333 → C12 keeps 333 → 111"
	u := open(t, usual, at).hit("333h1ec12111").see("THIS WILL HAPPEN", "[Enter] Anna: resolve, and its turn ends", "0 → 5").hit("<enter>").see("DO NOW  " + all)
	recap(u.hit("112hh"), all)
	recap(u.hit("e"), all)
	recap(u.hit("<enter>"), "Ben  112HHE")
	u = open(t, thrown(2, 2, 2, 3, 0, 4, 5, 0, 1), at).hit("z")
	recap(u, "Anna  333H1E keeps 333 → C12 keeps 333 → 333")
	recap(u.hit("u<enter>"), "Anna  333H1E keeps 333 → C12 keeps 333 → 333")
	recap(open(t, usual, at+"; roll 333c12; resolve by kot; pass by kot"), "Anna  333C12")
}

// TestHandedOver: if a seat is handed to a person in the middle of a roll, none of the dice that kot kept stay kept: the
// player retypes the dice, or uses the coach's marks. Dice that the program has thrown stay. A keep that kot thinks worse than all dice
// is called a habit.
func TestHandedOver(t *testing.T) {
	hand := func(u *driver, to int) {
		t.Helper()
		u.Play(u.Game().Hands(0)[to].Move)
		u.draw()
	}
	open(t, usual, strings.Replace(kotsTable, "hard", "easy", 1)+"; set p1.hearts 4").hit("hhh11ew").see("by habit: ", "if it kept all")
	u := open(t, usual, kotsTable).hit("333h1e").see("keeps 333", "KEEP").hit("w").see(" to win this way", "with all of them kept").hit("<esc>")
	hand(u, 0)
	u.lies("______").not("KEEP").see("Anna, up to 3 rolls: type the result, 6 dice")
	u = open(t, thrown(2, 2, 2, 3, 0, 4), tokyoTable).hit("z")
	hand(u, 2)
	u.lies("3+3+3+H?1?E?").see("Anna keeps 333. Reroll 3 dice")
	hand(u, 0)
	u.lies("3?3?3?H?1?E?").see("[z] reroll all 6 (2 left)").not("KEEP", "roll  roll")
}

// TestKeepLine: while the coach advises, a line keeps other dice, because digits are faces then.
func TestKeepLine(t *testing.T) {
	u := open(t, usual, tokyoTable).hit("a333h1e").lies("3+3+3+H?1?E?").hit(":keep 33e<enter>")
	u.lies("3+3+3?H?1?E+").see("Best: keep 333. As marked: reroll 3 and type them")
	u.hit(":garder 3 3 3 3<enter>").lies("3+3+3?H?1?E+").see("3333 cannot be kept: the roll is 333H1E")
	u.hit(":keep 333h1e<enter>").lies("3+3+3+H+1+E+").see("Best: keep 333. All dice are marked to keep")
	u.hit(":keep 3e<enter>112").lies("3+1'1'2'_E+")
	open(t, usual, kotsTable).hit("333h1e:keep 33e<enter>").lies("3+3+3?H?1?E+").see("Anna keeps 33 E. Reroll 3 dice and type them")
	open(t, usual, tokyoTable).hit(":keep 33e<enter>").lies("______").see("there are no dice to keep yet")
	open(t, usual, kotsTable).hit(":333h1e<enter>").lies("3+3+3+H?1?E?").see("Anna keeps 333. Reroll 3 dice and type them", "333 for points · 2 rolls left")
}

// TestReasonsStay: what kot has weighed stays on the page behind w until somebody makes a move: even once the new card is
// on the table, unnamed or named, and after undo and redo.
func TestReasonsStay(t *testing.T) {
	const game = "kot 1 tokyo; player p1 gigazaur Anna; plays p1 kot hard; player p2 the-king Ben; first p1; row jets extra-head frenzy; set p1.energy 9"
	weighed := func(u *driver) bool {
		t.Helper()
		defer u.hit("<esc>")
		return strings.Contains(u.hit("w").snap(), " chose: ")
	}
	u := open(t, usual, game).hit("z")
	if u.see("name the cards in the row"); !weighed(u) {
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

// TestReasonsInTheList: below the heading of kot's list are its reasons for what it kept and decided, without a chance.
// They stay as long as the list, also in another language and, except for the dice kept, in a game opened again.
func TestReasonsInTheList(t *testing.T) {
	often.OneGoroutine(t)
	for _, lines := range []string{
		"kot 1 tokyo; player p1 gigazaur Anna; plays p1 kot hard; player p2 the-king Ben; first p1; row jets extra-head frenzy; set p1.energy 9; place p2 city",
		"kot 1 duel two; side you gigazaur Anna; plays you kot hard; side rival meka-dragon Ben; start you; row armor-plating extra-head photoshoot; set you.energy 9",
	} {
		u := open(t, thrown(2, 2, 2, 3, 0, 4, 5, 0, 1), lines).hit("z<enter>n<esc>")
		why := u.Frame().Board.Reasons
		if u.see(why[:min(len(why), 40)]); !strings.Contains(why, "buy ") || strings.ContainsAny(why, "%{}") {
			t.Errorf("the reasons are %q", why)
		}
		dice := "112hhe"
		if strings.Contains(lines, "duel") {
			dice = "ccffhe"
		} else if kept, decided, _ := strings.Cut(why, " · "); !strings.Contains(kept, " for ") || decided == "" {
			t.Errorf("it has kept %q", kept)
		}
		if u.hit(dice); u.Frame().Board.Reasons != why {
			t.Errorf("before the next dice are resolved: %q, was %q", u.Frame().Board.Reasons, why)
		}
		data, err := os.ReadFile(u.Game().Path())
		if err != nil {
			t.Fatal(err)
		}
		var again []string
		for _, l := range strings.Split(string(data), "\n") {
			said, _, _ := strings.Cut(l, " #")
			again = append(again, said)
		}
		if u.hit(tabs("en", "fr")); !strings.Contains(u.Frame().Board.Reasons, "acheter ") {
			t.Errorf("in French: %q", u.Frame().Board.Reasons)
		}
		if u.hit(tabs("fr", "en") + "<enter><enter>"); strings.HasPrefix(u.Frame().Board.Recap, "Ben") != (u.Frame().Board.Reasons == "") {
			t.Errorf("behind Ben's dice: %+v\n%s", u.Frame().Board, u.snap())
		}
		if have := open(t, usual, strings.Join(again, ";")).Frame().Board.Reasons; have == "" || !strings.HasSuffix(why, have) {
			t.Errorf("opened again: %q, was %q", have, why)
		}
	}
}

// TestReasonsStayAtDuel: the same in Duel, even after the card that came up is named.
func TestReasonsStayAtDuel(t *testing.T) {
	u := open(t, usual, "kot 1 duel two; side you gigazaur Anna; plays you kot hard; side rival meka-dragon Ben; start you; row armor-plating extra-head photoshoot; set you.energy 9").hit("z")
	if u.hit("w"); !strings.Contains(u.snap(), " chose: buy") {
		t.Errorf("it has bought and no reason is told:\n%s", u.snap())
	}
}

// TestNotesGiveWay: if a preview has too few rows, lines that move no piece disappear before any piece or the row of cards does.
func TestNotesGiveWay(t *testing.T) {
	const six = "kot 1 tokyo; player p1 alienoid Anna; player p2 the-king Ben; player p3 gigazaur Cleo; player p4 cyber-kitty Dan; player p5 meka-dragon Eve; player p6 space-penguin Fay; first p1; place p1 city"
	u := open(t, usual, six+"; card p1 acid-attack; card p1 friend-of-children; set p1.hearts 5").hit("eehccc")
	u.see("THIS WILL HAPPEN", "Ben   hearts  10 → 6", "Fay   hearts  10 → 6", "CARD ROW").not("strikes with", "[Enter] more")
	u.hit("w").see("strikes with 4 smashes")
}

// TestWhiteDiceWait: white dice after an answer are resolved by Enter, like all others.
func TestWhiteDiceWait(t *testing.T) {
	u := open(t, usual, "kot 1 duel solo; side you gigazaur; side rival meka-dragon; start rival; card you camouflage; set rival.energy 9")
	u.hit("ccddd<enter>ee<enter>").see("roll 2 white dice and type them").hit("cd").see("[Enter] take these dice", "0 → -1").not("-1 → -2", "9 → 5", "roll 0")
	u.hit("<bs>d<enter>").see("9 → 5", "DO NOW  Autobot  CCDDD · white CD", "YOU ANSWER")
}

// TestNoSuchDie: a digit that no die shows is refused with the letters of the dice, and a die typed over dice that people have rolled
// and undo has brought back does not call them kot's.
func TestNoSuchDie(t *testing.T) {
	french := usual
	french.lang = "fr"
	open(t, usual, tokyoTable).hit("4").see("dice show 1, 2, 3, H, E, C").hit("114").see("dice show 1, 2, 3, H, E, C")
	open(t, french, tokyoTable).hit("4").see("1, 2, 3, S, E, B")
	open(t, usual, kotsTable).hit("4").see("dice show 1, 2, 3, H, E, C")
	open(t, usual, kotsTable).hit("333h1ec12111").hit("uh").see("press Enter to take these dice").not("kot has rolled")
	open(t, usual, kotsTable).hit("z").hit("uh").see("kot has rolled dice")
}

// TestEscapeKeepsDice: Esc leaves dice that are typed and kept alone, even those of an earlier roll.
func TestEscapeKeepsDice(t *testing.T) {
	open(t, usual, tokyoTable).hit("11<esc>").lies("1'1'____")
	u := open(t, usual, tokyoTable).hit("a333h1e<esc><esc>").lies("3+3+3+H?1?E?").not("deleted")
	u.hit("11<esc>").lies("3+3+3+1'1'_").hit(" <esc>").lies("3+3+3+1'1'_")
}

// TestReasonsWrap: kot's reasons take the rows that the pieces leave; only if there are too few, they are cut off.
func TestReasonsWrap(t *testing.T) {
	u := open(t, usual, tokyoTable)
	why := strings.Repeat("stay in Tokyo City: clearly its best choice · ", 3) + "buy Jets: by habit, not its best choice"
	for high, want := range map[int]string{
		6: "DO NOW  Anna  333CCC stay in Tokyo City: clearly its best choice · stay in Tokyo City: clearly its best choice · " +
			"stay in Tokyo City: clearly its best choice · buy Jets: by habit, not its best choice Anna points 0 → 3 Ben leaves Tokyo City",
		5: "DO NOW  Anna  333CCC stay in Tokyo City: clearly its best choice · stay in Tokyo City: clearly its best choice · " +
			"stay in Tokyo City: clearly its best … Anna points 0 → 3 Ben leaves Tokyo City",
		4: "DO NOW  Anna  333CCC stay in Tokyo City: clearly its best choice · stay in Tokyo City: … Anna points 0 → 3 Ben leaves Tokyo City",
		3: "DO NOW  Anna  333CCC Anna points 0 → 3 Ben leaves Tokyo City",
	} {
		u.scr.Clear()
		s := section{title: "DO NOW", recap: "Anna  333CCC", reasons: why, hands: true, lines: []mark{{text: "Anna points 0 → 3"}, {text: "Ben leaves Tokyo City"}}}
		u.table.section(u.canvasOf(u.scr, u.table.Box).part(0, 0, 80, high), &s)
		u.scr.Show()
		if have := strings.Join(strings.Fields(u.snap()), " "); have != strings.Join(strings.Fields(want), " ") {
			t.Errorf("in %d rows:\n%s", high, u.snap())
		}
	}
}
