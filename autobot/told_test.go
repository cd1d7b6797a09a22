package autobot_test

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
)

// pick returns one of the words.
func pick(rng *rand.Rand, words ...string) string { return words[rng.Intn(len(words))] }

// throw returns n dice.
func throw(rng *rand.Rand, n int) string {
	var b strings.Builder
	for range n {
		b.WriteString(pick(rng, "c", "h", "e", "f", "d", "p"))
	}
	return b.String()
}

// anyTable returns a table, as set-up and corrections, that Autobot may find.
func anyTable(rng *rand.Rand, energy int) string {
	monsters := []string{"alienoid", "cyber-kitty", "gigazaur", "meka-dragon", "space-penguin", "the-king"}
	lines := []string{strings.TrimSuffix(dueltest.Solo(pick(rng, append(monsters, "the-king", "the-king")...), pick(rng, monsters...), "you"), "; "),
		"option difficulty " + pick(rng, "normal", "hard"), "option discard " + pick(rng, "power", "turn"),
		"row " + pick(rng, "acid-attack photoshoot too-cute", "? ? ?", "- ? energize")}
	add := func(format string, args ...any) { lines = append(lines, fmt.Sprintf(format, args...)) }
	add("set you.hearts %d", 1+rng.Intn(12))
	add("set rival.hearts %d", 1+rng.Intn(16))
	add("set rival.energy %d", energy)
	add("set rival.dice-tokens %d", rng.Intn(3))
	add("set fame %d", rng.Intn(13)-6)
	add("set destruction %d", rng.Intn(13)-6)
	add("set deck %d", rng.Intn(3))
	for _, card := range []string{"armor-plating", "camouflage", "hibernation", "superconductor", "unchained"} {
		if rng.Intn(3) == 0 {
			add("card you %s", card)
		}
	}
	free := map[string]int{"fame": -7, "destruction": -7}
	for _, i := range rng.Perm(7) {
		name := []string{"cat", "panda", "fish", "tiger", "lizard", "alien", "king"}[i]
		track := pick(rng, "fame", "destruction")
		if at := free[track]; at <= 5 {
			add("token %s %s %d", name, track, at)
			free[track] = at + 1 + rng.Intn(3) // a table may even let them overlap (T8)
		}
	}
	return strings.Join(lines, "; ")
}

// tables folds n tables, seeded by their number, and plays a line at those that nobody has won. Together, the plays
// must reach every possible question, and some must end without one.
func tables(t *testing.T, n int, stand func(rng *rand.Rand) string, line func(rng *rand.Rand) string) {
	t.Helper()
	r, stops := dueltest.Rules(t), map[duel.QuestionID]int{}
	for seed := range n {
		rng := rand.New(rand.NewSource(int64(seed)))
		lines := stand(rng)
		table, err := dueltest.Fold(r, nil, lines)
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, lines)
		}
		if _, open := table.Open(); open {
			continue // this is already a spotlight win
		}
		stops[isTold(t, r, rng, table, line(rng))]++
		if t.Failed() {
			t.Fatalf("seed %d: %s", seed, lines)
		}
	}
	for _, id := range []duel.QuestionID{duel.NoQuestion, duel.AskCamouflage, duel.AskSuperconductor, duel.AskReveal} {
		if stops[id] < 20 {
			t.Errorf("only %d plays of %d stop at %q: the tables are too alike", stops[id], n, id)
		}
	}
}

// isTold checks that the steps of a line report everything that it changes, each with its rule, up to the question at
// which it stops, and that the answers only add to them.
func isTold(t *testing.T, r *duel.Rules, rng *rand.Rand, table duel.Table, line string) duel.QuestionID {
	played, err := dueltest.Fold(r, &table, line)
	if err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	steps, asked := played.Steps, asks(&played)
	for _, st := range steps {
		if st.Rule == "" {
			t.Errorf("%s: the step %+v has no rule", line, st)
		}
	}
	balance(t, &table.State, &played.State, steps)
	for played.Asking {
		line += "; " + reply(rng, &played.Question)
		if played, err = dueltest.Fold(r, &table, line); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	if len(played.Steps) < len(steps) || !slices.Equal(steps, played.Steps[:len(steps)]) {
		t.Errorf("%s: the answers changed what was told before them", line)
	}
	return asked
}

// asks returns the question at which an event waits.
func asks(played *duel.Table) duel.QuestionID {
	if played.Asking {
		return played.Question.ID
	}
	return duel.NoQuestion
}

// reply returns some answer to a question that Autobot's turn can cause.
func reply(rng *rand.Rand, q *duel.Question) string {
	switch q.Form() {
	case duel.DiceAnswer:
		return "answer " + throw(rng, int(q.N))
	case duel.CardAnswer:
		return "reveal ?"
	}
	return "answer " + pick(rng, "yes", "no")
}

// balance adds the steps to the numbers of the table before: they must explain all
// differences.
func balance(t *testing.T, before, after *duel.State, steps []duel.Step) {
	now := *before
	for _, st := range steps {
		m := &now.Sides[st.Side]
		have, told := int16(0), st.To
		switch st.Verb {
		case duel.StepPull:
			if now.Marker[st.Track] != st.From {
				t.Errorf("%+v: the marker was at %s", st, now.Marker[st.Track])
			}
			now.Marker[st.Track] = st.At
			continue
		case duel.StepDamage:
			m.Hearts -= st.N
			have = m.Hearts
		case duel.StepHearts:
			m.Hearts += st.N
			have = m.Hearts
		case duel.StepEnergy:
			m.Energy += st.N
			have = m.Energy
		case duel.StepPay:
			m.Energy -= st.N
			have = m.Energy
		case duel.StepDiceTokens:
			m.Dice += int8(st.N)
			have = int16(m.Dice)
		default:
			continue
		}
		if have != told {
			t.Errorf("%+v: the numbers before it make %d", st, have)
		}
	}
	for side := range now.Sides {
		a, b := now.Sides[side], after.Sides[side]
		if a.Hearts != b.Hearts || a.Energy != b.Energy || a.Dice != b.Dice {
			t.Errorf("%s: the steps make %d hearts, %d energy, %d dice tokens; the table has %d, %d, %d",
				duel.Side(side), a.Hearts, a.Energy, a.Dice, b.Hearts, b.Energy, b.Dice)
		}
	}
	if now.Marker != after.Marker {
		t.Errorf("the steps bring the markers to %v, the table has %v", now.Marker, after.Marker)
	}
}

// A4, A5: the steps of a resolution report everything that it changes.
func TestResolutionIsTold(t *testing.T) {
	tables(t, 1500, func(rng *rand.Rand) string {
		return anyTable(rng, rng.Intn(4)) + "; turn rival resolve; dice " + throw(rng, rng.Intn(9))
	}, func(*rand.Rand) string { return "resolve" })
}

// A7, A8: the steps of a special power report everything that it changes.
func TestSpecialIsTold(t *testing.T) {
	tables(t, 1500, func(rng *rand.Rand) string {
		return anyTable(rng, 4+rng.Intn(6)) + "; turn rival end"
	}, func(rng *rand.Rand) string { return "roll " + throw(rng, 2) })
}

// told writes steps as words, for tables of expectations.
func told(steps []duel.Step) string {
	names := map[duel.StepVerb]string{
		duel.StepPull: "pull", duel.StepKingStop: "king", duel.StepBonus: "bonus", duel.StepDamage: "damage", duel.StepShield: "shield",
		duel.StepHearts: "hearts", duel.StepHeartsFull: "full", duel.StepEnergy: "energy", duel.StepPay: "pay", duel.StepUseless: "useless",
		duel.StepSpecial: "special", duel.StepSpecialDue: "due", duel.StepDiscard: "discard", duel.StepTurn: "turn", duel.StepWon: "won",
	}
	var words []string
	for _, st := range steps {
		words = append(words, fmt.Sprintf("%s/%s", names[st.Verb], st.Rule))
	}
	return strings.Join(words, " ")
}

// A4-A8: the steps of a resolution, or of a special power, name their rules, and end where
// the human, a die or a card decides.
func TestSteps(t *testing.T) {
	r := dueltest.Rules(t)
	for _, c := range []struct {
		name, given string
		white       string // faces of a special power; "" resolves the roll
		want        string
		ask         duel.QuestionID
	}{
		{"claws, hearts, fame, energy, the human's turn", resolving("chfffe", "set rival.hearts 11"), "",
			"damage/A4 hearts/A4 pull/A4 energy/A4 turn/O9", duel.NoQuestion},
		{"two useless fame", resolving("ffcccc", ""), "", "damage/A4 useless/A5 energy/A4 turn/O9", duel.NoQuestion},
		{"four energy end with the special power due", resolving("eeeecc", ""), "", "damage/A4 energy/A4 due/A7", duel.NoQuestion},
		{"plating and its useless claw", resolving("ccfffh", "card you armor-plating; set rival.hearts 9"), "",
			"shield/O10 damage/A4 hearts/A4 pull/A4 useless/A5 energy/A4 turn/O9", duel.NoQuestion},
		{"a King token ends the pull", resolving("ffffcc", "side you the-king; token king fame -1"), "",
			"damage/A4 pull/A4 king/T6 useless/A5 energy/A4 turn/O9", duel.NoQuestion},
		{"a bonus on the way", resolving("fffccc", "token tiger fame -1"), "", "damage/A4 pull/A4 bonus/D3 energy/D3 turn/O9", duel.NoQuestion},
		{"a win is the last step", resolving("fffeee", "set fame -6"), "", "pull/A4 won/W2", duel.NoQuestion},
		{"camouflage before anything else", resolving("ccfffh", "card you camouflage"), "", "", duel.AskCamouflage},
		{"camouflage against a bonus, after the hearts", resolving("hfffee", "card you camouflage; token cat fame -1; set rival.hearts 9"), "",
			"hearts/A4 pull/A4 bonus/D3", duel.AskCamouflage},
		{"superconductor after the energy", resolving("eecccc", "card you superconductor"), "", "damage/A4 energy/A4", duel.AskSuperconductor},
		{"option turn: the card that comes", resolving("cccccc", "option discard turn"), "", "damage/A4 discard/A8", duel.AskReveal},
		{"white dice up to the card that comes", ending("4", ""), "fc", "special/A7 pay/A7 pull/A7 damage/A7 discard/A8", duel.AskReveal},
		{"white dice, camouflage", ending("4", "card you camouflage"), "fc", "special/A7 pay/A7 pull/A7", duel.AskCamouflage},
		{"white dice, a useless heart", ending("4", ""), "he", "special/A7 pay/A7 full/D2 useless/A5 energy/A7 discard/A8", duel.AskReveal},
		{"option turn: again before the card", ending("8", "option discard turn"), "cc", "special/A7 pay/A7 damage/A7 due/A7", duel.NoQuestion},
		{"white dice that win", ending("4", "set fame -6"), "fc", "special/A7 pay/A7 pull/A7 won/W2", duel.NoQuestion},
	} {
		t.Run(c.name, func(t *testing.T) {
			table, err := dueltest.Fold(r, nil, c.given)
			if err != nil {
				t.Fatal(err)
			}
			played, err := dueltest.Fold(r, &table, plays(c.white))
			if err != nil {
				t.Fatal(err)
			}
			if have := told(played.Steps); have != c.want || asks(&played) != c.ask {
				t.Errorf("told %q asking %q, want %q asking %q", have, asks(&played), c.want, c.ask)
			}
		})
	}
}

// plays returns the line that rolls white dice or, without any, resolves the roll.
func plays(white string) string {
	if white == "" {
		return "resolve"
	}
	return "roll " + white
}

// A7, O: if nothing can be resolved or rolled, the engine refuses and reports no step.
func TestRefused(t *testing.T) {
	r := dueltest.Rules(t)
	for _, c := range []struct{ given, white, key string }{
		{rolling(""), "", "wrong-phase"},
		{ending("4", ""), "", "wrong-phase"},
		{ending("3", ""), "cc", "no-special"},
		{ending("4", ""), "c", "dice-count"},
		{ending("4", ""), "ccc", "dice-count"},
	} {
		table, err := dueltest.Fold(r, nil, c.given)
		if err != nil {
			t.Fatal(err)
		}
		before := len(table.Steps)
		if played, err := dueltest.Fold(r, &table, plays(c.white)); err == nil || !strings.Contains(err.Error(), c.key) || len(played.Steps) > before {
			t.Errorf("%s, white dice %q: %d steps and %v, want only %s", c.given, c.white, len(played.Steps), err, c.key)
		}
	}
}
