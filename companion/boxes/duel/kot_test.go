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

// TestKotsChair checks that in whole games, kot decides everything its chair is asked, by lines that the rules accept and that are marked
// as its own. It leaves to people what the table shows: its dice and the names of cards. Undo goes back to where people decided something.
func TestKotsChair(t *testing.T) {
	for n := range often.Cases(4, 100) {
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

// step does something at the table: what people must do, or what Enter does.
func (c *chairs) step() bool {
	c.Helper()
	table := duelbox.Log(c.g).Table()
	s := &table.State
	q, open := table.Open()
	switch {
	case open && q.Chosen() && c.hands[q.Side].Kot:
		c.Errorf("kot leaves %s to people", q.ID)
		return false
	case !open && c.hands[s.Turn.Active].Kot && s.Turn.Phase > duel.PhaseResolve && s.Turn.Phase != duel.PhaseBuy:
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
		if r := c.g.Roll(); r.Plays && r.Wants(&companion.Entry{}) > 0 {
			_, m, err := r.Throw(&companion.Entry{})
			return c.plays(m, err)
		}
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
		if p.Move != nil && p.Disabled == "" && (p.Slot == 0 || p.Card != "") { // nobody here names an unnamed card
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

// lines returns the lines of a game's file.
func lines(t *testing.T, g companion.Game) []string {
	t.Helper()
	data, err := os.ReadFile(g.Path())
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(string(data), "\n")
}

// TestKotsDiceComeBack checks that undoing a turn that kot has thrown brings its dice back. Enter plays the same turn again, and only a
// throw rolls new dice.
func TestKotsDiceComeBack(t *testing.T) {
	d := desk(t, text.English)
	d.Random = rand.New(rand.NewPCG(1, 3)).IntN
	save(t, d, "game", "kot 1 duel two\nside you the-king Anna\nside rival gigazaur Bob\nplays rival kot hard\nrow armor-plating acid-attack photoshoot\nstart rival\n")
	g, _, err := duelbox.NewBox(d).Open(d.Store.Path("game"))
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	c := companion.NewController(g)
	c.ByKeys("")
	if _, err := c.Finish(); !rules.IsProblem(err, "dice.missing") {
		t.Fatalf("Enter at kot's dice: %v", err)
	}
	if err := c.Mark(1, false); !rules.IsProblem(err, "dice.kot-keeps") && !rules.IsProblem(err, "dice.no-marks") {
		t.Errorf("a digit at kot's dice: %v", err)
	}
	m, err := c.Throw()
	if err != nil {
		t.Fatal(err)
	}
	if _, err = c.Do(m); err != nil {
		t.Fatal(err)
	}
	was, log := *duelbox.Log(g).Table(), len(duelbox.Log(g).History())
	if was.State.Turn.Active == duel.Rival || log < 4 {
		t.Fatalf("kot has not played its turn: %v", lines(t, g))
	}
	if _, err := c.Undo(); err != nil {
		t.Fatal(err)
	}
	again := companion.NewController(g) // as after a kill
	again.ByKeys("")
	for _, c := range []*companion.Controller{c, again} {
		if p := c.Frame().Prompt; p != "Bob: [z] kot rolls new dice · [Enter] take these dice" {
			t.Errorf("after undo: %q", p)
		}
	}
	if m, err = again.Finish(); err != nil || m == nil {
		t.Fatal(m, err)
	}
	if _, err = again.Do(m); err != nil {
		t.Fatal(err)
	}
	if now := duelbox.Log(g).Table(); now.State != was.State || len(duelbox.Log(g).History()) != log {
		t.Errorf("its turn goes otherwise the second time:\n%s", strings.Join(lines(t, g), "\n"))
	}
}

// TestRecap checks that the heading of the list says how its turn was rolled: roll by roll for kot and for Autobot, with its white dice,
// and the last dice for a person. It follows from the log alone, and stays while the next dice are rolled.
func TestRecap(t *testing.T) {
	const two = "kot 1 duel two\nside you the-king Anna\nside rival gigazaur Bob\nplays rival kot hard\nstart rival\n"
	kots := two + "roll cchfd\nkeep cc\nroll cep\nstop\nresolve\n"
	auto := solo + began + "set rival.energy 5\nset you.energy 0\nturn rival roll\nroll ccfhdd\n"
	for lines, want := range map[string]string{
		two:  "",
		kots: "Bob  CCHFD keeps CC → CEP",
		two + "roll cchfd\nkeep cc\nroll cep\nkeep ccc\nroll hh\nstop\nresolve\npass\n": "Bob  CCHFD keeps CC → CEP keeps CCC → HH",
		kots + "pass\n":                                                 "Bob  CCHFD keeps CC → CEP",
		kots + "pass\nroll cchhee\n":                                    "Bob  CCHFD keeps CC → CEP",
		kots + "pass\nroll cchhee\nkeep ee\nroll ffdd\n":                "Bob  CCHFD keeps CC → CEP",
		kots + "pass\nroll cchhee\nkeep ee\nroll ffdd\nstop\nresolve\n": "Anna  EEFFDD",
		kots + "pass\nroll cchhee\ndice cccccc\nstop\nresolve\n":        "Anna  CCCCCC",
		auto + "roll cd\nresolve\nroll ep\nreveal ?\n":                  "Autobot  CCFHDD keeps CCDD → CD · white EP",
	} {
		if have := at(t, text.English, lines).g.View().Board.Recap; have != want {
			t.Errorf("%q: %q, want %q", lines, have, want)
		}
	}
	h := at(t, text.English, auto+"roll cd\n")
	h.press("epf")
	if have, want := h.g.Roll().Ahead(&h.e).Recap, "CCFHDD keeps CCDD → CD · white EP"; have != want {
		t.Errorf("the preview: %q, want %q", have, want)
	}
}
