package sim_test

import (
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/internal/sim"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// dealt begins the n-th game of a test; two of three begin with keep cards before
// both sides, up to all of them.
func dealt(p *sim.Player, n int) duel.State {
	set := deal(n)
	s := p.Start(&set)
	if n%3 != 0 {
		most := 1 + p.Rand.IntN(34)
		hand(p, &s, duel.You, most)
		if !s.Solo { // Autobot has no cards (A6)
			hand(p, &s, duel.Rival, 1+p.Rand.IntN(34))
		}
	}
	return s
}

// Every card of the box is bought and does something, in seeded games of both
// policies, alone and between two humans, with every monster and option, with and
// without cards on the table from the start; every game ends, and whatever is on
// the table or asked on the way is as the rules have it.
func TestEveryCard(t *testing.T) {
	r := dueltest.Rules(t)
	count := newTally(r)
	for name, policy := range map[string]sim.Policy{"random": sim.Random{}, "greedy": sim.Greedy{}} {
		p := sim.NewPlayer(r, policy, 21)
		p.Sink = count
		watched(t, p)
		for n := range often.Times(400, 1200) {
			s := dealt(p, n)
			if err := p.Continue(&s, 2000); err != nil || !s.Over() {
				t.Fatalf("%s, game %d: over %v, %v", name, n, s.Over(), err)
			}
		}
	}
	t.Log(count)
	if few := count.least(often.Times(5, 20), often.Times(5, 20)); few != "" {
		t.Errorf("too rare for a test of all cards: %s", few)
	}
}

// Games of uniform dice end, thousands of them, whoever plays.
func TestGamesEnd(t *testing.T) {
	r := dueltest.Rules(t)
	longest := 0
	for name, policy := range map[string]sim.Policy{"random": sim.Random{}, "greedy": sim.Greedy{}} {
		p := sim.NewPlayer(r, policy, 33)
		for n := range often.Times(1500, 6000) {
			s := dealt(p, n)
			if err := p.Continue(&s, 2000); err != nil || !s.Over() {
				t.Fatalf("%s, game %d: over %v, %v", name, n, s.Over(), err)
			}
			longest = max(longest, int(s.Turn.Number))
		}
	}
	t.Logf("the longest game took %d turns", longest)
}

// idle never attacks: it rerolls nothing, buys nothing and declines what it can.
type idle struct{}

// Next does the least.
func (idle) Next(p *sim.Player, s *duel.State) duel.Event {
	for _, ev := range p.Options(s) {
		switch ev.Kind {
		case duel.Stopped, duel.Passed, duel.ResolvedAll:
			return ev
		}
	}
	return duel.Event{Kind: duel.Rolled}
}

// Answer declines, or takes what comes first.
func (idle) Answer(p *sim.Player, s *duel.State, q *duel.Question) duel.Answer {
	return p.Choices(s, q)[0]
}

// only throws dice of some faces alone.
func only(p *sim.Player, faces ...rules.Face) func(int) rules.Roll {
	return func(n int) rules.Roll {
		var roll rules.Roll
		for range n {
			roll[faces[p.Rand.IntN(len(faces))]]++
		}
		return roll
	}
}

// Dice that always fall alike and a player who does nothing: such games need not
// end. They go on for 2,000 turns without a fault.
func TestRiggedGames(t *testing.T) {
	r := dueltest.Rules(t)
	rigs := map[string][]rules.Face{
		"energy": {duel.Energy}, "hearts": {duel.Heart}, "claws": {duel.Claw}, "power": {duel.Power}, "fame": {duel.Fame},
		"destruction": {duel.Destruction}, "hearts and energy": {duel.Heart, duel.Energy}, "power and energy": {duel.Power, duel.Energy},
		"claws and hearts": {duel.Claw, duel.Heart}, "fame and hearts": {duel.Fame, duel.Heart}, "any": nil,
	}
	cut := 0
	for name, faces := range rigs {
		for policyName, policy := range map[string]sim.Policy{"random": sim.Random{}, "greedy": sim.Greedy{}, "idle": idle{}} {
			p := sim.NewPlayer(r, policy, 8)
			if faces != nil {
				p.Dice = only(p, faces...)
			}
			watched(t, p)
			for n := range often.Times(3, 6) {
				s := dealt(p, n*5+1)
				if err := p.Continue(&s, 2000); err != nil {
					t.Fatalf("%s, %s, game %d: %v", name, policyName, n, err)
				}
				if !s.Over() {
					cut++
				}
			}
		}
	}
	t.Logf("%d games were cut", cut)
	if cut == 0 {
		t.Error("no game was cut: the dice are not rigged enough")
	}
}

// drawn is a source of chance that rapid shrinks. Rapid likes small numbers and
// rand the upper bits: they are spread, and 0 stays what everything shrinks to.
type drawn struct{ t *rapid.T }

// Uint64 implements rand.Source.
func (d drawn) Uint64() uint64 {
	return uint64(rapid.Uint16().Draw(d.t, "chance")) * 0x9e3779b97f4a7c15
}

// Any few cards before both sides, any monsters, any options, any dice and
// choices: the first hundred events break nothing. Where one does, rapid finds
// the fewest cards and the simplest choices for it.
func TestAnyCards(t *testing.T) {
	r, events := dueltest.Rules(t), 0
	rapid.Check(t, func(rt *rapid.T) {
		p := sim.NewPlayer(r, sim.Random{}, 1)
		a := rapid.IntRange(0, 5).Draw(rt, "monster")
		b := (a + rapid.IntRange(1, 5).Draw(rt, "other")) % 6
		set := duel.NewSetup(rapid.Bool().Draw(rt, "solo"), [2]duel.MonsterID{duel.MonsterID(a), duel.MonsterID(b)},
			duel.Side(rapid.IntRange(0, 1).Draw(rt, "first")))
		set.Options = duel.Options{Hard: rapid.Bool().Draw(rt, "hard"), DiscardTurns: rapid.Bool().Draw(rt, "discard")}
		s := p.Start(&set)
		card := rapid.IntRange(1, r.Box.NumCards())
		for side := range s.Sides {
			for _, id := range rapid.SliceOfN(card, 0, 8).Draw(rt, "cards") {
				if !(s.Solo && side == 1) {
					give(r, &s, duel.Side(side), duel.CardID(id))
				}
			}
			s.Sides[side].Energy = int16(rapid.IntRange(0, 12).Draw(rt, "energy"))
			s.Sides[side].Hearts = s.Sides[side].Max - int16(rapid.IntRange(0, 11).Draw(rt, "lost"))
		}
		p.Rand = rand.New(drawn{rt})
		watched(rt, p)
		for range 100 {
			events++
			if s.Over() {
				break
			}
			if err := p.Step(&s); err != nil {
				rt.Fatal(err)
			}
		}
	})
	if events < 3000 {
		t.Errorf("only %d events: the games end too soon", events)
	}
}
