package duel_test

import (
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// TestKotsChair: in whole games kot decides all that its chair is asked, by lines that the rules accept and that are marked as its own; it leaves to
// people what the table shows, its dice and the names of cards. Undo leads to where people had their say. Of both chairs kot plays a whole game by
// Enter alone.
func TestKotsChair(t *testing.T) {
	for n := range often.Cases(4, 200) {
		d := desk(t, text.English)
		d.Random = rand.New(rand.NewPCG(uint64(n), 3)).IntN
		set := duel.NewSetup(false, [2]duel.MonsterID{duel.MonsterID(n % 6), duel.MonsterID((n + 1 + n/6%5) % 6)}, duel.Side(n%2))
		set.Names, set.Hands[duel.Rival] = [2]string{"Anna", "kot"}, rules.Hand{Kot: true, Strength: rules.Strength(n % rules.NumStrengths)}
		if n%4 == 3 {
			set.Hands[duel.You] = rules.Hand{Kot: true}
		}
		g, _, err := duelbox.NewBox(d).Open(created(t, d, set))
		if err != nil {
			t.Fatal(err)
		}
		c := &chairs{t, g, rand.New(rand.NewPCG(uint64(n), 5)), set.Hands}
		for range 400 {
			if g.Over() || !c.step() {
				break
			}
		}
		if c.Failed() {
			t.Fatalf("game %d", n)
		}
		if !strings.Contains(strings.Join(lines(t, g), "\n"), " by kot") {
			t.Errorf("game %d: kot has decided nothing", n)
		}
		if err := g.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// chairs is a game with kot at the table.
type chairs struct {
	*testing.T
	g     companion.Game
	rnd   *rand.Rand
	hands [2]rules.Hand
}

// step does something at the table: what people have to say, or what Enter does.
func (c *chairs) step() bool {
	c.Helper()
	table := duelbox.Log(c.g).Table()
	s := &table.State
	q, open := table.Open()
	switch {
	case open && q.Chosen() && c.hands[q.Side].Kot:
		c.Errorf("kot leaves %s to people", q.ID)
		return false
	case !open && c.hands[s.Turn.Active].Kot && s.Turn.Phase != duel.PhaseRoll && s.Turn.Phase != duel.PhaseBuy:
		c.Errorf("kot leaves its step %s to people", s.Turn.Phase)
		return false
	}
	if c.rnd.IntN(12) == 0 {
		if _, err := c.g.Log().Undo(); err == nil {
			if _, err := c.g.Log().Redo(); err != nil {
				c.Error(err)
			}
		}
	}
	if !open && c.hands[s.Turn.Active].Kot && c.rnd.IntN(2) == 0 {
		return c.plays(c.g.Parse(""))
	}
	if r := c.g.Roll(); r.Due > 0 || r.Keep != nil {
		var dice strings.Builder
		for range r.Wants(&companion.Entry{}) {
			dice.WriteByte("cHefdp"[c.rnd.IntN(6)])
		}
		if dice.Len() > 0 {
			return c.plays(c.g.Parse(strings.ToLower(dice.String())))
		}
	}
	var moves []companion.Move
	for _, p := range c.g.View().Choices {
		if p.Move != nil && p.Disabled == "" && (p.Slot == 0 || p.Card != "") { // nobody says here what an unnamed card is
			moves = append(moves, p.Move)
		}
	}
	if len(moves) == 0 {
		return c.plays(c.g.Parse(""))
	}
	return c.plays(moves[c.rnd.IntN(len(moves))], nil)
}

func (c *chairs) plays(m companion.Move, err error) bool {
	c.Helper()
	if err == nil {
		_, err = c.g.Do(m)
	}
	if err != nil && !rules.IsProblem(err, "table.over") {
		c.Errorf("%+v: %v", duelbox.Log(c.g).Table().State.Turn, err)
		return false
	}
	return true
}

// lines are the lines of a game's file.
func lines(t *testing.T, g companion.Game) []string {
	t.Helper()
	data, err := os.ReadFile(g.Path())
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(string(data), "\n")
}

// TestKotsDiceTold: when kot's turn has ended, and the dice of the next one are due, the table says what it had rolled in the end; at other times
// it does not.
func TestKotsDiceTold(t *testing.T) {
	const begun = "kot 1 duel two\nside you the-king Anna\nside rival gigazaur Bob\nplays rival kot hard\nstart rival\n"
	const rolled = "Bob rolled CCC E P"
	for lines, want := range map[string]bool{
		"": false,
		"roll cchfd\nkeep cc\nroll cep\nstop\nresolve\n":                    false,
		"roll cchfd\nkeep cc\nroll cep\nstop\nresolve\npass\n":              true,
		"roll cchfd\nkeep cc\nroll cep\nstop\nresolve\npass\nroll cchhee\n": false,
	} {
		said := companion.Texts(at(t, text.English, begun+lines).g.View().Board.Lines)
		if got := len(said) > 0 && said[0] == rolled; got != want {
			t.Errorf("%q: the list begins with %q", lines, said[:min(1, len(said))])
		}
	}
}
