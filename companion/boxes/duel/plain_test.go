package duel_test

import (
	"strings"
	"testing"

	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/console"
	"kingoftokyo/companion/faces/plain"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

func desk(t testing.TB, lang text.Lang) *duelbox.Desk {
	t.Helper()
	lib := dueltest.Library(t)
	return onDesk(lib, autobot.NewRules(lib.Duel()), t.TempDir(), lang)
}

// onDesk returns a desk with all boxes, with its games in a folder.
func onDesk(lib *library.Library, r *duel.Rules, dir string, lang text.Lang) *duelbox.Desk {
	return boxes.On(&duelbox.Desk{Rules: r, Desk: &companion.Desk{Library: lib, Store: tracker.Store{Dir: dir}, Lang: lang, Random: func(int) int { return 0 }, Today: "2026-01-02"}})
}

// TestPlainGames plays whole random games in plain mode, in both languages, with every
// command in between: every text is found and its blanks are filled, and the file has
// the game that was played.
func TestPlainGames(t *testing.T) {
	t.Parallel()
	often.OneGoroutine(t)
	const nonsense = "w\nt\n/armor\n/zzz\nlog\nm\n?\nqqq\nu\nU\nyou hearts 3 4\ncard you nothing\nset fame 99\n"
	for seed := range often.Cases[uint64](4, 24) {
		lang := text.Langs[seed%2]
		d := desk(t, lang)
		set := duel.NewSetup(seed%3 != 2, [2]duel.MonsterID{duel.MonsterID(seed % 6), duel.MonsterID((seed + 1 + seed/6) % 6)}, duel.Side(seed/2%2))
		set.Row = [3]duel.CardID{duel.CardID(1 + seed*4), duel.CardID(2 + seed*4), duel.CardID(3 + seed*4)}
		ty := newTypist(t, d.Rules, set, seed, 7)
		var typed strings.Builder
		for {
			line := ty.line()
			if line == "" {
				break
			}
			ty.plays(t, line)
			typed.WriteString(line + "\n")
			if ty.game.Table().State.Over() {
				typed.WriteString("yes\n") // a move that gives the game away needs confirmation
			}
			if ty.rand.IntN(8) == 0 && ty.game.CanUndo() {
				typed.WriteString(nonsense)
			}
		}
		out := new(strings.Builder)
		if err := plain.New(d.Desk, console.New(strings.NewReader(typed.String()), out)).Resume(created(t, d, set)); err != nil {
			t.Fatal(err)
		}
		if i := strings.IndexAny(out.String(), "{}"); i >= 0 {
			t.Errorf("seed %d: a text is not filled in: %s", seed, out.String()[max(0, i-80):min(out.Len(), i+80)])
		}
		checkSaved(t, d, ty.game)
	}
}

// checkSaved opens the one saved game and compares its table.
func checkSaved(t *testing.T, d *duelbox.Desk, want *duelbox.Game) {
	t.Helper()
	saved, err := d.Store.List()
	if err != nil || len(saved) != 1 {
		t.Fatalf("%d games saved, %v", len(saved), err)
	}
	o, err := tracker.Look(duel.Log{Rules: d.Rules}, saved[0].Path)
	if err != nil {
		t.Fatal(err)
	}
	if have := o.Game.Table().State; have != want.Table().State {
		t.Errorf("the file holds %s\nwant %s", d.Rules.JSON(o.Game.Table(), 0), d.Rules.JSON(want.Table(), 0))
	}
}

// created begins a game from a set-up and returns its file.
func created(t *testing.T, d *duelbox.Desk, set duel.Setup) string {
	t.Helper()
	s, err := d.Create(set)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	return s.Path
}

// play types lines into a new game of one human and returns what was shown.
func play(t *testing.T, d *duelbox.Desk, lines ...string) string {
	t.Helper()
	return typeInto(t, d, []string{"you", "gigazaur", "autobot", "meka", "first", "you"}, lines)
}

// typeInto types lines into a new game with some options and returns what was shown.
func typeInto(t *testing.T, d *duelbox.Desk, said, lines []string) string {
	t.Helper()
	var out strings.Builder
	p := plain.New(d.Desk, console.New(strings.NewReader(strings.Join(lines, "\n")+"\n"), &out))
	if err := p.Begin(filled(t, d, nil, said...)); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// holds checks that every text is shown, in this order.
func holds(t *testing.T, shown string, wants ...string) {
	t.Helper()
	rest := shown
	for _, w := range wants {
		i := strings.Index(rest, w)
		if i < 0 {
			t.Errorf("%q is not shown, or not in its place, in\n%s", w, shown)
			return
		}
		rest = rest[i+len(w):]
	}
}

// TestNewInsideAGame begins a new game in the middle of one: q goes back to the present
// game, a set-up begins the new one, and q leaves that.
func TestNewInsideAGame(t *testing.T) {
	d := desk(t, text.English)
	holds(t, play(t, d, "cchhe", "new", "q", "t", "new", "", "king", "kitty", "", "", "", "", "q"),
		"Play against Autobot, or two players?", "New game cancelled.", "Dice: CC HH E", "Your monster", "You: The King", "Saved. See you at the table.")
	if saved, err := d.Store.List(); err != nil || len(saved) != 2 {
		t.Errorf("%d games saved, %v", len(saved), err)
	}
}

// TestWarning checks that a move that would hand the game over needs confirmation
// (W3, W4), and that no leaves everything as it was.
func TestWarning(t *testing.T) {
	holds(t, play(t, desk(t, text.English), "fame -6", "destruction -4", "fffcc", "", "", "n", "t", "", "y"),
		"This may hand the win to Autobot: both markers in the spotlight zones. Type y to do it anyway", "Cancelled.",
		"Fame -6, Destruction -4", "This may hand the win to Autobot", "DEFEAT: ")
}

// TestKeptAndNew checks that kept and new dice in one word are checked together:
// either both count or neither does.
func TestKeptAndNew(t *testing.T) {
	shown := play(t, desk(t, text.English), "cchhe", "cc+h", "cx+hhh", "hhh+cc", "cc+eee", "u", "u")
	holds(t, shown, "! 3 dice are needed, you typed 1", `! dice: "x" is not a face; use c h e f d p (or b s e g d p)`,
		"! you cannot keep HHH: the roll is CC HH E", "roll 2 of 3", "Undone: You rolled EEE", "Undone: You kept CC")
}

// TestCorrections checks that the table confirms corrections, and that an oddity is reported once.
func TestCorrections(t *testing.T) {
	shown := play(t, desk(t, text.Lang("fr")), "vous cœurs 20", "vous dés 2", "token tigre gloire 3", "turn vous acheter", "autobot énergie 3", "q")
	holds(t, shown, "Corrigé.", "cœurs 20/14", "plus que les 14 de départ", "jetons 2", "Jetons : Tigre Gloire +3", "acheter", "énergie 3")
	if n := strings.Count(shown, "plus que les 14 de départ"); n != 1 {
		t.Errorf("the oddity is told %d times", n)
	}
}

// TestQuestions checks that at a question a short correction still corrects, ? leaves
// a card unnamed, and an invalid answer is reported.
func TestQuestions(t *testing.T) {
	shown := play(t, desk(t, text.English), "turn rival roll", "ffddcc", "no", "autobot hearts 3", "f", "u", "turn you buy", "you energy 9",
		"row ?, ?, photo", "3", "fame 1", "?", "fame 3", "q")
	holds(t, shown, "does not answer the question", "Corrected. The table now", "hearts 3/12", "Autobot keeps CC FF", "Photoshoot out, slide · reveal slot 1", "slot 1?", "Fame +1", "Place the Fish token on Fame +3")
}

// TestOddLines checks that lines that once ended the program are errors like any other.
func TestOddLines(t *testing.T) {
	shown := play(t, desk(t, text.English), "start rival", "option difficulty hard", "turn you resolve", "+", "=", "-", "++", "\xff", "q")
	holds(t, shown, `"start" belongs to the set-up`, `"option" belongs to the set-up`, "Corrected.", `"+" is not understood`, "Saved. See you at the table.")
}

// TestWarningAtAnswer checks that a choice that gives the game away needs confirmation when it is made (W3).
func TestWarningAtAnswer(t *testing.T) {
	holds(t, play(t, desk(t, text.English), "fame -6", "destruction -4", "turn you resolve", "dice ppce", "p", "f", "n", "d", "q"),
		"Power: which marker do you pull? (f d n) > ! This may hand the win to Autobot", "Cancelled.", "Power: which marker do you pull? (f d n)", "Destruction: marker -4 → -3")
}

// TestAsPlayersType checks that what the first players tried to type works: kept and
// new dice with a space, a card's name in the buy step, another place if one was
// doubted, a comma in a number. Control characters of a terminal are not quoted back.
func TestAsPlayersType(t *testing.T) {
	d := desk(t, text.English)
	holds(t, play(t, d, "cchhe", "cc eff", "", "you energy 9", "row ?, ?, photo", "photo", "?", "fame 0", "fame 3", "\x1b[Axyz", "destruction -1,5", "q"),
		"roll 2 of 3", "You: energy 9 → 8 (Photoshoot -1)", "Is the Fish token really there?", "Place the Fish token on Fame +3",
		`"[Axyz" is not understood`, "Destruction -1.5")
	holds(t, play(t, d, "turn rival roll", "cccefh", "keep cc", "w", "card you lightning", "token lizard fame 3 flip", "q"),
		"Autobot keeps CCC F · rerolled: H E", "Autobot keeps CC, as you said", "KEPT CC   REROLL 4 dice, as you said", "Lizard Fame +3 to +4, turned round (1 dice token on +3, 1 damage on +4)")
	holds(t, play(t, d, "card you camou", "turn rival resolve", "dice ccfff", "", "hh", "q"),
		"then you answer: Camouflage: roll 2 dice", "Do now", "Fame: marker 0 → -1", "Camouflage stops 2 damage", "2 useless dice")
}

// TestGameOverIsAskedOnce checks that the question whether a corrected game is over is asked once (T8).
func TestGameOverIsAskedOnce(t *testing.T) {
	shown := play(t, desk(t, text.English), "you hearts 0", "y", "q")
	holds(t, shown, "a win for Autobot: no hearts left. Is the game over?", "DEFEAT: ", "The game is over")
	if strings.Contains(shown, "This may hand") {
		t.Error("the answer is doubted")
	}
}

// TestConcede checks that giving up takes one word in either language, needs no
// confirmation, and can be undone. The finished game says why it is over.
func TestConcede(t *testing.T) {
	d := desk(t, text.English)
	shown := play(t, d, "help", "concede", "u", "concede autobot", "you hearts 9", "n", "concede", "q")
	holds(t, shown, "concede        give up", "DEFEAT: you gave up", "The game is over", "Undone: You gave up",
		"VICTORY: Autobot gave up", "a win for you: the other side gave up. Is the game over?",
		"DEFEAT: you gave up")
	if strings.Contains(shown, "This may hand") {
		t.Error("giving up is doubted")
	}
	holds(t, play(t, desk(t, text.Lang("fr")), "aide", "abandonner", "u", "turn rival roll", "abandonner autobot", "q"),
		"abandonner     renoncer", "DÉFAITE : vous avez abandonné", "VICTOIRE : Autobot abandonne")
}
