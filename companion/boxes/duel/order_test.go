package duel_test

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// reopened returns the game of a presser, read from its file.
func (h *presser) reopened() *presser {
	h.t.Helper()
	g, notes, err := h.g.Box().Look(h.g.Path())
	if err != nil || len(notes) > 0 {
		h.t.Fatal(notes, err)
	}
	return &presser{t: h.t, g: g}
}

// file returns the file of the presser's game.
func (h *presser) file() string {
	h.t.Helper()
	data, err := os.ReadFile(h.g.Path())
	if err != nil {
		h.t.Fatal(err)
	}
	return string(data)
}

// saved returns its last lines, without their checks.
func (h *presser) saved(n int) []string {
	h.t.Helper()
	lines := strings.Split(strings.TrimSpace(h.file()), "\n")
	lines = lines[len(lines)-n:]
	for i, l := range lines {
		lines[i] = l[:strings.LastIndex(l, "~")]
	}
	return lines
}

// TestOrderSaved checks that the dice lie as they were typed, in the window that goes on and
// in one that opens the file.
func TestOrderSaved(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, at, keys, file, dice string
	}{
		{"as typed", "turn you roll", "hefcce", "roll hefcce # ", "H E F C C E"},
		{"in the order they are written in anyway", "turn you roll", "cchhef", "roll cchhef # ", "C C H H E F"},
		{"each in its place", "turn you roll", "hefcce13fhch", "roll fhch # ", "H F F H C H"},
		{"taken back and typed again", "turn you roll", "hefcce<d", "roll hefccd # ", "H E F C C D"},
		{"of Autobot", "turn rival roll; set fame 1", "phfcdc", "roll phfcdc # ", "P H F [C] [D] [C]"},
		{"after the last roll", "turn you roll", "hefcce\n", "resolve # ", "H E F C C E"},
		{"of a question", "card you camouflage; set rival.energy 5; turn rival end", "cc\nh", "roll cc # ", "'H _"},
	} {
		h := soloGame(t, c.at)
		h.press(c.keys)
		if have := h.saved(1)[0]; have != c.file {
			t.Errorf("%s: the file has %q, want %q", c.name, have, c.file)
		}
		again := h.reopened()
		again.e = h.e
		if have := h.dice(); have != c.dice || again.dice() != have {
			t.Errorf("%s: %s lie there, %s in the file, want %s", c.name, have, again.dice(), c.dice)
		}
	}
}

// TestOrderStays checks that in the shop the dice lie as they were typed, whatever is named or bought.
func TestOrderStays(t *testing.T) {
	h := soloGame(t, "turn you roll; set you.energy 5")
	h.press("hefcce\n")
	for _, line := range []string{"", "row acid-attack photoshoot ?", "buy 2", "reveal kaijutsu", "answer fame 2"} {
		if line != "" {
			types(t, h.g, line)
		}
		if have := h.dice(); have != "H E F C C E" {
			t.Errorf("after %q: %s", line, have)
		}
	}
}

// TestOrderBack checks that Backspace removes the die that was typed last, even in a roll entered before the game was opened,
// but takes back no dice that Enter has played.
func TestOrderBack(t *testing.T) {
	for _, c := range []struct{ at, keys, dice string }{
		{"turn you roll", "hefcce", "'H 'E 'F 'C 'C _"},
		{"card you camouflage; card you superconductor; turn rival resolve; dice ccceee", "\ndch\n", "C C C E E E"},
	} {
		h := soloGame(t, c.at)
		h.press(c.keys)
		h = at(t, text.English, h.file())
		if h.press("<"); h.dice() != c.dice {
			t.Errorf("%s, %s: %s, want %s", c.at, c.keys, h.dice(), c.dice)
		}
	}
}

// TestOrderReplaced checks that correcting a line leaves the dice of later rolls where they lie.
func TestOrderReplaced(t *testing.T) {
	h := soloGame(t, "set you.hearts 7; turn you roll")
	h.press("hefcce")
	step := h.g.Log().Steps() - 3
	if line := h.g.Log().Typable(step); line != "you hearts 7" {
		t.Fatal(line)
	}
	if _, err := h.g.Log().ReplaceStep(step, "you.hearts 9", false); err != nil {
		t.Fatal(err)
	}
	const want = "H E F C C E"
	if have, again := h.dice(), h.reopened().dice(); have != want || again != want {
		t.Errorf("%s lie there, %s in the file, want %s", have, again, want)
	}
}

// TestOrderCorrected checks that correcting a number, or another die, leaves the dice where they lie.
func TestOrderCorrected(t *testing.T) {
	for line, want := range map[string]string{"set you.hearts 5": "H E F C C E", "dice cceeeh": "H E E C C E", "dice cceefd": "D E F C C E"} {
		h := soloGame(t, "turn you roll")
		h.press("hefcce")
		types(t, h.g, line)
		if have, again := h.dice(), h.reopened().dice(); have != want || again != want {
			t.Errorf("%s: %s lie there, %s in the file, want %s", line, have, again, want)
		}
	}
}

// TestOrderKept plays random games as a screen does, with undo, redo and corrected lines. At
// every second moment, a window that opens the file shows the dice in the same places.
func TestOrderKept(t *testing.T) {
	t.Parallel()
	often.OneGoroutine(t)
	for seed := range often.Cases[uint64](3, 12) {
		rnd := rand.New(rand.NewPCG(seed, 27))
		h := soloGame(t, "card you "+[]string{"camouflage", "titanic-batteries", "in-the-shadows"}[seed%3]+"; turn you roll")
		mixed := 0
		for step := range 250 {
			h.wander(rnd)
			have := (&presser{t: t, g: h.g}).dice()
			if step%2 == 0 || often.Long() {
				if again := h.reopened().dice(); have != again {
					t.Fatalf("seed %d: %s lie there, %s once the file is opened:\n%s", seed, have, again, h.file())
				}
			}
			steps := h.g.Log().Steps()
			if _, err := h.g.Log().Undo(); err == nil {
				_, err := h.g.Log().Redo()
				further := h.g.Log().Steps() > steps // white dice undone with the six before them come back with them
				if err != nil || !further && (&presser{t: t, g: h.g}).dice() != have {
					t.Fatalf("seed %d: %s lie there, undone and done again: %v\n%s", seed, have, err, h.file())
				}
			}
			if lies := letters(have); !slices.IsSorted(lies) && len(lies) > 4 {
				mixed++
			}
		}
		if mixed < 12 {
			t.Errorf("seed %d: only %d tables whose dice lie in an order of their own", seed, mixed)
		}
	}
}

// letters returns the dice of a tray as the numbers of their faces.
func letters(dice string) []int {
	var out []int
	for _, c := range strings.ToLower(dice) {
		if i := strings.IndexRune("chefdp", c); i >= 0 {
			out = append(out, i)
		}
	}
	return out
}

// wander does something that a player may do.
func (h *presser) wander(rnd *rand.Rand) {
	h.t.Helper()
	tr := h.g.Roll().Tray(&h.e)
	switch n := rnd.IntN(20); {
	case n == 0 && h.g.Log().Steps() > 12:
		h.undo()
		h.e = companion.Entry{}
	case n == 1:
		_, _ = h.g.Log().Redo()
	case n == 2:
		if past := duelbox.Log(h.g).History(); len(past) > 12 {
			i := 12 + rnd.IntN(len(past)-12)
			if e := &past[i].Items[0]; e.Kind == duel.Rolled && e.Roll.Total() > 0 {
				_, _ = h.g.Log().ReplaceStep(i, "d"+duel.Faces.Format(e.Roll)[1:], rnd.IntN(4) == 0) // refused if what follows no longer fits
				h.e = companion.Entry{}
			}
		}
	case n < 5 && tr.Marks && len(h.e.Typed) == 0:
		h.e, _ = h.g.Roll().Mark(&h.e, rnd.IntN(len(tr.Dice)), false)
	case tr.Due > 0 && n < 18:
		next, m, err := h.g.Roll().Type(&h.e, rules.Face(rnd.IntN(rules.NumFaces)))
		h.play(next, m, err)
	case n == 18:
		if m, err := h.g.Roll().Finish(&h.e); m != nil || err != nil {
			h.play(h.e, m, err)
		}
	default:
		var choices []companion.Play
		for _, c := range h.g.View().Choices {
			if c.Move != nil && c.Disabled == "" && !strings.Contains(strings.Join(c.Move.Lines(), ";"), "concede") {
				choices = append(choices, c)
			}
		}
		if len(choices) > 0 {
			h.play(companion.Entry{}, choices[rnd.IntN(len(choices))].Move, nil)
		}
	}
}
