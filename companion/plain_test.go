package companion_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/duel/dueltest"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

func desk(t *testing.T, lang text.Lang) *companion.Desk {
	t.Helper()
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return &companion.Desk{Library: lib, Rules: autobot.NewRules(lib.Duel), Store: tracker.Store{Dir: t.TempDir()},
		Lang: lang, Random: func(int) int { return 0 }, Today: "2026-01-02"}
}

// typist types what may be typed at a table: random legal lines, some nonsense.
// It plays beside the program, on a table of its own.
type typist struct {
	r    *duel.Rules
	game *companion.DuelGame
	rand *rand.Rand
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
	if q, ok := t.Open(); ok {
		switch choices := ty.r.Choices(s, &q, nil); q.Form() {
		case duel.CardAnswer:
			return "reveal ?"
		case duel.DiceAnswer:
			return "answer " + ty.dice(int(q.N))
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
		return "keep"
	}
	return ty.r.Write(&ev)
}

// Whole random games through the plain companion, in both languages, with every
// command in between: every text finds its words and its blanks, and the file
// holds the game that was played.
func TestPlainGames(t *testing.T) {
	const nonsense = "w\nt\n/armor\n/zzz\nlog\nm\n?\nqqq\nu\nU\nyou hearts 3 4\ncard you nothing\nset fame 99\n"
	for seed := range uint64(12) {
		lang := text.Langs[seed%2]
		d := desk(t, lang)
		set := duel.NewSetup(true, [2]duel.MonsterID{duel.MonsterID(seed % 6), duel.MonsterID((seed + 1 + seed/6) % 6)}, duel.Side(seed/2%2))
		set.Row = [3]duel.CardID{duel.CardID(1 + seed*4), duel.CardID(2 + seed*4), duel.CardID(3 + seed*4)}
		ty := &typist{d.Rules, tracker.New(duel.Log{Rules: d.Rules}, nil), rand.New(rand.NewPCG(seed, 7))}
		for _, l := range set.Lines(d.Rules) {
			if _, err := ty.game.Fold(l); err != nil {
				t.Fatal(err)
			}
		}
		give := fmt.Sprintf("card you %s", d.Rules.Box.CardName([]duel.CardID{5, 7, 20, 39, 46, 15}[seed%6]))
		var typed strings.Builder
		for line := give; line != ""; line = ty.line() {
			if err := ty.game.DoLine(line); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			typed.WriteString(line + "\n")
			if ty.rand.IntN(8) == 0 && ty.game.CanUndo() {
				typed.WriteString(nonsense)
			}
		}
		var out strings.Builder
		p, err := companion.NewPlain(d, strings.NewReader(typed.String()), &out)
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
func checkSaved(t *testing.T, d *companion.Desk, want *companion.DuelGame) {
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
			lines := companion.Lines(words(t, r, l), []duel.Step{{Verb: v, Why: duel.ByHearts, Bonus: duel.BonusHeart, Card: 1}})
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
	lines := companion.Lines(words(t, r, text.English), steps)
	want := []string{"Fame marker: 2 spaces toward you, to +2 (D2)", "Cat token: 1 energy for you (D3)", "Fame marker: 1 space toward you, to +3 (D2)"}
	for i, l := range lines {
		if i >= len(want) || l.Text != want[i] {
			t.Errorf("line %d: %q", i, l.Text)
		}
	}
}
