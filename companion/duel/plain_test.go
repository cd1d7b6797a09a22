package duel_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/cards/all"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/duel/dueltest"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

func desk(t *testing.T, lang text.Lang) *duelbox.Desk {
	t.Helper()
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return &duelbox.Desk{Rules: autobot.NewRules(lib.Duel), Desk: &companion.Desk{Library: lib, Items: all.Items(lib), Store: tracker.Store{Dir: t.TempDir()},
		Lang: lang, Random: func(int) int { return 0 }, Today: "2026-01-02"}}
}

// typist types what may be typed at a table: random legal lines, some nonsense.
// It plays beside the program, on a table of its own.
type typist struct {
	r    *duel.Rules
	game *duelbox.Game
	rand *rand.Rand
	deal []string // lines to begin with
}

// dealt gives each human some keep cards, so that all of them come up in few games.
func dealt(r *duel.Rules, seed uint64, solo bool) []string {
	var out []string
	id := duel.CardID(0)
	for range 3 * (seed + 1) { // the next three keep cards of the box for every seed, round and round
		for id = id%duel.CardID(r.Box.NumCards()) + 1; !r.Box.Cards[id].Keep; {
			id = id%duel.CardID(r.Box.NumCards()) + 1
		}
		side := duel.You
		if len(out)%2 == 1 && !solo {
			side = duel.Rival
		}
		out = append(out, fmt.Sprintf("card %s %s", side, r.Box.CardName(id)))
	}
	return out[len(out)-3:]
}

func (ty *typist) dice(n int) string {
	var roll [6]int
	for range n {
		roll[ty.rand.IntN(6)]++
	}
	out := ""
	for f, k := range roll {
		out += strings.Repeat(string("chefdp"[f]), k)
	}
	return out
}

// line is what the notation would take next; "" ends the game.
func (ty *typist) line() string {
	t := ty.game.Table()
	s := &t.State
	if len(ty.deal) > 0 {
		line := ty.deal[0]
		ty.deal = ty.deal[1:]
		return line
	}
	if q, ok := t.Open(); ok {
		switch choices := ty.r.Choices(s, &q, nil); {
		case q.ID == duel.AskCamouflage:
			return "answer " + ty.dice(int(q.N))
		case q.FromTable():
			return "reveal ?"
		default:
			return "answer " + ty.r.AnswerText(choices[ty.rand.IntN(len(choices))])
		}
	}
	options := ty.r.Options(s, nil)
	if len(options) == 0 {
		return ""
	}
	ev := options[ty.rand.IntN(len(options))]
	switch ev.Kind {
	case duel.Rolled:
		return "roll " + ty.dice(ty.r.Reroll(s))
	case duel.Kept:
		if ty.r.Shadowed(s) {
			ev.Roll = s.Turn.Dice
		}
	}
	return ty.r.Write(&ev)
}

// Whole random games through the plain companion, in both languages, with every
// command in between: every text finds its words and its blanks, and the file
// holds the game that was played.
func TestPlainGames(t *testing.T) {
	const nonsense = "w\nt\n/armor\n/zzz\nlog\nm\n?\nqqq\nu\nU\nyou hearts 3 4\ncard you nothing\nset fame 99\n"
	for seed := range uint64(24) {
		lang := text.Langs[seed%2]
		d := desk(t, lang)
		set := duel.NewSetup(seed%3 != 2, [2]duel.MonsterID{duel.MonsterID(seed % 6), duel.MonsterID((seed + 1 + seed/6) % 6)}, duel.Side(seed/2%2))
		set.Row = [3]duel.CardID{duel.CardID(1 + seed*4), duel.CardID(2 + seed*4), duel.CardID(3 + seed*4)}
		ty := &typist{d.Rules, tracker.New(duel.Log{Rules: d.Rules}, nil), rand.New(rand.NewPCG(seed, 7)), dealt(d.Rules, seed, set.Solo)}
		for _, l := range set.Lines(d.Rules) {
			if _, err := ty.game.Fold(l); err != nil {
				t.Fatal(err)
			}
		}
		var typed strings.Builder
		for line := ty.line(); line != ""; line = ty.line() {
			if err := ty.game.DoLine(line); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			typed.WriteString(line + "\n")
			if ty.game.Table().State.Over() {
				typed.WriteString("yes\n") // a line that gives the game away is asked about
			}
			if ty.rand.IntN(8) == 0 && ty.game.CanUndo() {
				typed.WriteString(nonsense)
			}
		}
		var out strings.Builder
		p, err := duelbox.NewPlain(d, companion.NewConsole(strings.NewReader(typed.String()), &out))
		if err != nil {
			t.Fatal(err)
		}
		if err := p.Begin(set); err != nil {
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

// Every step the engine can tell has words or is known to need none.
func TestStepWords(t *testing.T) {
	r := dueltest.Rules(t)
	silent := map[duel.StepVerb]bool{duel.StepDice: true, duel.StepKeep: true}
	for v := duel.StepDice; v <= duel.StepDoubtful; v++ {
		for _, l := range text.Langs {
			lines := duelbox.Lines(words(t, r, l), []duel.Step{{Verb: v, Why: duel.ByHearts, Bonus: duel.BonusHeart, Card: 1}})
			if silent[v] != (len(lines) == 0) {
				t.Errorf("step %d says %v", v, lines)
			}
			if len(lines) == 1 && strings.ContainsAny(lines[0].Text, "{}") {
				t.Errorf("step %d: %s", v, lines[0].Text)
			}
		}
	}
}

// Pulls that follow one another are one line; a bonus in between keeps them apart.
func TestPullsAreOneLine(t *testing.T) {
	r := dueltest.Rules(t)
	steps := []duel.Step{
		{Verb: duel.StepPull, Rule: "D2", Side: duel.You, From: 0, At: 2},
		{Verb: duel.StepPull, Rule: "D2", Side: duel.You, From: 2, At: 4},
		{Verb: duel.StepBonus, Rule: "D3", Side: duel.You, Bonus: duel.BonusEnergy, N: 1},
		{Verb: duel.StepPull, Rule: "D2", Side: duel.You, From: 4, At: 6},
	}
	lines := duelbox.Lines(words(t, r, text.English), steps)
	want := []string{"Fame marker: 2 spaces toward you, to +2 (D2)", "Cat token: 1 energy for you (D3)", "Fame marker: 1 space toward you, to +3 (D2)"}
	for i, l := range lines {
		if i >= len(want) || l.Text != want[i] {
			t.Errorf("line %d: %q", i, l.Text)
		}
	}
}

// play types lines into a new game and returns what was shown.
func play(t *testing.T, d *duelbox.Desk, lines ...string) string {
	t.Helper()
	c, err := d.Words(nil)
	if err != nil {
		t.Fatal(err)
	}
	set, err := d.Setup(c, duelbox.Wish{You: "gigazaur", Rival: "meka", Start: "you"})
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	p, err := duelbox.NewPlain(d, companion.NewConsole(strings.NewReader(strings.Join(lines, "\n")+"\n"), &out))
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Begin(set); err != nil {
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

// A new game in the middle of one: q goes back to the present game, a set-up
// leads to the new one, and q leaves that.
func TestNewInsideAGame(t *testing.T) {
	d := desk(t, text.English)
	holds(t, play(t, d, "cchhe", "new", "q", "t", "new", "", "king", "kitty", "", "", "", "", "q"),
		"One player against Autobot or two players", "No new game.", "Dice: CC HH E", "Your monster", "You: The King", "Saved. See you at the table.")
	if saved, err := d.Store.List(); err != nil || len(saved) != 2 {
		t.Errorf("%d games saved, %v", len(saved), err)
	}
}

// What would hand the game over is asked about first (W3, W4); no leaves all as
// it was.
func TestWarning(t *testing.T) {
	holds(t, play(t, desk(t, text.English), "fame -6", "destruction -4", "fffcc", "", "", "n", "t", "", "y"),
		"This may give the game to Autobot: both markers in the spotlight zones. y does it all the same (W3)", "Not done.",
		"Fame -6, Destruction -4", "This may give the game to Autobot", "Autobot WINS")
}

// Kept and new dice in one word are checked together: either both count or
// neither does.
func TestKeptAndNew(t *testing.T) {
	shown := play(t, desk(t, text.English), "cchhe", "cc+h", "cx+hhh", "hhh+cc", "cc+eee", "u", "u")
	holds(t, shown, "! 3 dice are wanted, you typed 1", `! dice: "x" is not a face; use c h e f d p (or b s e g d p)`,
		"! you cannot keep HHH of CC HH E", "Dice: CC EEE (roll 2 of 3)", "Taken back: You rolled EEE", "Taken back: You kept CC")
}

// Corrections are confirmed by the table; an oddity is told once.
func TestCorrections(t *testing.T) {
	shown := play(t, desk(t, text.Lang("fr")), "vous cœurs 20", "vous dés 2", "token tigre gloire 3", "turn vous acheter", "autobot énergie 3", "q")
	holds(t, shown, "Corrigé.", "20/14 cœurs", "plus que les 14 du départ", "2 jetons dé", "Jetons Buzz : Tigre Gloire +3", "acheter", "3 énergies")
	if n := strings.Count(shown, "plus que les 14 du départ"); n != 1 {
		t.Errorf("the oddity is told %d times", n)
	}
}

// At a question a short correction still corrects, ? leaves a card unnamed, and
// an answer that is none says so.
func TestQuestions(t *testing.T) {
	shown := play(t, desk(t, text.English), "turn rival roll", "ffddcc", "no", "autobot hearts 3", "f", "u", "turn you buy", "you energy 9",
		"row ?, ?, photo", "3", "fame 1", "?", "fame 3", "q")
	holds(t, shown, "does not answer the question", "Set. The table now", "3/12 hearts", "KEEP CC FF", "slot 1?", "Fame +1", "Reveal a card into slot 1", "Place the Fish token on Fame +3")
}

// Lines that once were the end of the program are faults like any other.
func TestOddLines(t *testing.T) {
	shown := play(t, desk(t, text.English), "start rival", "option difficulty hard", "turn you resolve", "+", "=", "-", "++", "\xff", "q")
	holds(t, shown, `"start" belongs to the set-up`, `"option" belongs to the set-up`, "Set.", `"+" is not understood`, "Saved. See you at the table.")
}

// A choice that gives the game away is asked about when it is made (W3).
func TestWarningAtAnswer(t *testing.T) {
	holds(t, play(t, desk(t, text.English), "fame -6", "destruction -4", "turn you resolve", "dice ppce", "p", "f", "n", "d", "q"),
		"which marker do you pull?", "This may give the game to Autobot", "Not done.", "which marker do you pull?", "Destruction marker: 1 space toward you, to -3")
}

// What the first players tried to type works: kept and new dice with a space, a
// card's name at the buy step, another place where one was doubted, a comma in a
// number; what steers a terminal is not quoted back.
func TestAsPlayersType(t *testing.T) {
	d := desk(t, text.English)
	holds(t, play(t, d, "cchhe", "cc eff", "", "", "you energy 9", "row ?, ?, photo", "photo", "?", "fame 0", "fame 3", "\x1b[Axyz", "destruction -1,5", "q"),
		"Dice: CC E FF (roll 2 of 3)", "take Photoshoot from the row (price 1)", "Is the Fish token really there?", "Place the Fish token on Fame +3",
		`"[Axyz" is not understood`, "Destruction -1.5")
	holds(t, play(t, d, "turn rival roll", "cccefh", "keep cc", "w", "card you lightning", "token lizard fame 3 flip", "q"),
		"KEEP CCC F   REROLL H E (2 dice)", "KEPT CC   REROLL 4 dice, as you said", "KEPT CC", "Lizard Fame +3 to +4, turned (+3 dice token 1, +4 damage 1)")
	holds(t, play(t, d, "card you camou", "turn rival resolve", "dice ccfff", "", "hh", "q"),
		"on the way you are asked: Camouflage: roll 2 dice", "Camouflage stops 2 damage", "Fame marker: 1 space", "Useless dice: 2")
}

// Whether a corrected game is over is asked once: yes is not doubted again (T8).
func TestGameOverIsAskedOnce(t *testing.T) {
	shown := play(t, desk(t, text.English), "you hearts 0", "y", "q")
	holds(t, shown, "the game is won by Autobot: no hearts left. Is it over?", "Autobot WINS", "The game is over")
	if strings.Contains(shown, "This may give") {
		t.Error("the answer is doubted")
	}
}

// Giving up takes one word in either language, is not doubted, and can be taken
// back; the finished game says why it is over.
func TestConcede(t *testing.T) {
	d := desk(t, text.English)
	shown := play(t, d, "help", "concede", "u", "concede autobot", "you hearts 9", "n", "concede", "q")
	holds(t, shown, "concede        give up", "Autobot WINS: you have given up", "The game is over", "Taken back: You gave up",
		"VICTORY for you: the rival has given up", "the game is won by you: the other side has given up. Is it over?",
		"Autobot WINS: you have given up")
	if strings.Contains(shown, "This may give") {
		t.Error("giving up is doubted")
	}
	holds(t, play(t, desk(t, text.Lang("fr")), "aide", "abandonner", "u", "turn rival roll", "abandonner autobot", "q"),
		"abandonner     renoncer", "Vous abandonnez", "VICTOIRE pour vous : le rival abandonne")
}
