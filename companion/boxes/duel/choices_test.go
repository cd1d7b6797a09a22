package duel_test

import (
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules/duel"
)

// begin creates a game from a set-up with the desk's box.
func begin(t *testing.T, d *duelbox.Desk, set duel.Setup) companion.Game {
	t.Helper()
	g, _, err := duelbox.NewBox(d).Open(created(t, d, set))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := g.Close(); err != nil {
			t.Error(err)
		}
	})
	return g
}

// accepted returns the lines that the engine accepts at a table, except corrections and
// giving up; typed says that something must be typed as well: dice, the name of a card.
func accepted(r *duel.Rules, t *duel.Table) (lines []string, typed bool) {
	s := &t.State
	q, asked := t.Open()
	if asked {
		for _, a := range r.Choices(s, &q, nil) {
			lines = append(lines, "answer "+r.AnswerText(a))
		}
		if q.ID == duel.AskReveal {
			lines = append(lines, "reveal ?")
		}
		typed = q.FromTable()
	}
	if t.Asking {
		return lines, typed
	}
	for _, ev := range r.Options(s, nil) {
		if ev.Kind == duel.Rolled || ev.Kind == duel.Kept {
			typed = true
			continue
		}
		if ev.Kind == duel.Stopped && !s.Autobot() { // Enter resolves as well; stopping is offered only if the order matters
			continue
		}
		lines = append(lines, r.Write(&ev))
	}
	for slot, card := range s.Row {
		if asked && card != duel.NoCard && r.CanDiscard(s) {
			lines = append(lines, "discard "+string(rune('1'+slot)))
		}
	}
	return lines, typed
}

// TestChoices checks that everything the engine accepts is among the choices, and that all
// choices are accepted, by their moves and by their keys, in random games of one and of two
// humans, in both languages. It uses the frozen cards, because a new card would change which
// questions these games reach.
func TestChoices(t *testing.T) {
	t.Parallel()
	often.OneGoroutine(t)
	seen := map[duel.QuestionID]bool{}
	for seed := range often.Cases[uint64](16, 36) {
		d := onDesk(dueltest.FrozenLibrary(t), dueltest.Frozen(t), t.TempDir(), text.Langs[seed%2])
		set := duel.NewSetup(seed%4 < 2, [2]duel.MonsterID{duel.MonsterID(seed % 6), duel.MonsterID((seed + 1 + seed/6) % 6)}, duel.Side(seed/2%2))
		set.Row = [3]duel.CardID{duel.CardID(1 + seed*4%50), duel.CardID(2 + seed*4%50), duel.Unnamed}
		g := begin(t, d, set)
		ty := newTypist(t, d.Rules, set, seed, 5)
		ty.deal = append(ty.deal, "set you.energy 30", "set rival.energy 30", "turn you start")
		for range 250 {
			checkChoices(t, d.Rules, ty.game, g)
			checkAsked(t, d, ty.game.Table(), g, seen)
			line := ty.line()
			if q, _ := ty.game.Table().Open(); q.FromTable() && q.Form() == duel.CardAnswer && ty.rand.IntN(4) > 0 {
				line = ty.revealed()
			}
			if line == "" || t.Failed() {
				break
			}
			ty.plays(t, line)
			types(t, g, line)
		}
	}
	if len(seen) < 15 {
		t.Errorf("only %d questions came up", len(seen))
	}
}

// checkChoices compares the choices of a game with what the engine accepts at the same
// table of another game.
func checkChoices(t *testing.T, r *duel.Rules, own *duelbox.Game, g companion.Game) {
	t.Helper()
	wanted, typed := accepted(r, own.Table())
	var offered []string
	for _, c := range g.View().Choices {
		if c.Text == "" || strings.ContainsAny(c.Typed+c.Text, "{}") {
			t.Errorf("no words: %+v", c)
		}
		if c.Disabled != "" {
			if c.Move != nil || c.Shortcut == "" {
				t.Errorf("it is off and can be done, or has no key: %+v", c)
			}
			continue
		}
		if (c.Move == nil) != c.ToType {
			t.Errorf("to be typed or not: %+v", c)
		}
		if c.Move == nil {
			if !typed || c.Typed != "" {
				t.Errorf("nothing must be typed: %+v", c)
			}
			continue
		}
		line := c.Move.Lines()[0]
		offered = append(offered, line)
		ev, err := r.Read(own.Table(), line)
		if err == nil {
			_, err = own.Try(ev)
		}
		if err != nil {
			t.Errorf("%s is offered and refused: %v", line, err)
		}
		keys := c.Typed
		if keys == companion.KeyEnter {
			keys = ""
		}
		if m, err := g.Parse(keys); err != nil || !slices.Equal(m.Lines(), c.Move.Lines()) {
			t.Errorf("%q means %v (%v), not %s", c.Typed, m, err, line)
		}
	}
	for _, line := range wanted {
		if !slices.Contains(offered, line) {
			t.Errorf("%s is accepted and not offered: %v", line, offered)
		}
	}
	if typed && !slices.ContainsFunc(g.View().Choices, func(c companion.Play) bool { return c.ToType }) {
		t.Error("nobody says what must be typed")
	}
}
