package coach

import (
	"math"
	"math/rand/v2"
	"testing"

	"kingoftokyo/autobot"
	"kingoftokyo/coach/lattice"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/frozen"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
)

// scatter puts cards, tokens and numbers on a table, as games would.
func scatter(rnd *rand.Rand, r *duel.Rules, s *duel.State) {
	you, bot := &s.Sides[duel.You], &s.Sides[duel.Rival]
	for side := range s.Sides {
		s.Sides[side].Hearts = int16(1 + rnd.IntN(small))
	}
	you.Energy, bot.Energy = int16(rnd.IntN(9)), int16(rnd.IntN(int(s.SpecialAt())))
	you.Dice, you.Keep, s.Tokens = int8(rnd.IntN(3)), 0, [duel.MaxTokens]duel.Token{}
	s.Turn = duel.Turn{Number: 2, Phase: duel.PhaseRoll}
	for range rnd.IntN(5) {
		if id := duel.CardID(1 + rnd.IntN(r.Box.NumCards())); r.Box.Cards[id].Keep {
			you.Keep = you.Keep.With(id)
		}
	}
	for i := range s.Row {
		for s.Row[i] = duel.NoCard; s.Row[i] == duel.NoCard; {
			if id := duel.CardID(1 + rnd.IntN(r.Box.NumCards())); !you.Keep.Has(id) && id != s.Row[0] && id != s.Row[1] {
				s.Row[i] = id
			}
		}
	}
	for s.Marker[0] = 99; s.Marker[0] == 99; {
		s.Marker = [2]duel.Spot{duel.Spot(2 * (rnd.IntN(13) - 6)), duel.Spot(2 * (rnd.IntN(13) - 6))}
		if _, why := s.Winner(); why != duel.NotWon {
			s.Marker[0] = 99
		}
	}
	for i := range r.Box.Tokens {
		q := duel.Question{ID: duel.AskPlace, Token: duel.TokenID(i)}
		if places := r.Choices(s, &q, nil); rnd.IntN(4) == 0 && len(places) > 0 && !r.Box.Tokens[i].King {
			s.Tokens[i] = duel.Token{Place: places[rnd.IntN(len(places))].Place, Laid: true}
		}
	}
}

// scattered calls do with many tables at the start of the player's turn.
func scattered(t *testing.T, n int, do func(rnd *rand.Rand, c *Coach, s *duel.State)) {
	scatteredOn(t, dueltest.Rules(t), n, do)
}

// scatteredOn is scattered with the cards of some rules.
func scatteredOn(t *testing.T, r *duel.Rules, n int, do func(rnd *rand.Rand, c *Coach, s *duel.State)) {
	rnd := rand.New(rand.NewPCG(5, 6))
	for _, monster := range monsters {
		s := start(t, r, monster, false)
		c := coachOf(t, r, &s)
		for range n {
			scatter(rnd, r, &s)
			do(rnd, c, &s)
		}
	}
}

// TestStopped checks that merged rolls, and what is computed without the engine, are worth what the
// engine makes of the same dice.
func TestStopped(t *testing.T) {
	scattered(t, often.Times(20, 60), func(rnd *rand.Rand, c *Coach, s *duel.State) {
		c.look(s)
		x := &c.search
		x.every = false
		w := x.work(s)
		for range 20 {
			i := w.lat.FirstRoll() + rnd.IntN(len(w.lat.Sets)-w.lat.FirstRoll())
			f := *s
			f.Turn.Dice, f.Turn.Rolls = w.lat.Sets[i], int8(1+rnd.IntN(w.rolls))
			clear(x.known)
			x.approximate = true
			got, want := w.leaf[f.Turn.Rolls].at(i), x.event(&f, &stops)
			// The engine tries Alienoid's symbols one by one, and fewer of them.
			if diff := got[atBest] - want[atBest]; diff < -1e-9 || diff > 1e-9 && x.m.Power != 1 || x.m.Power != 1 && apart(got, want) > 1e-9 {
				t.Fatalf("%v after %d rolls is worth %v, by the engine %v; %s", f.Turn.Dice, f.Turn.Rolls, got, want, describe(x.rules, s))
			}
		}
	})
}

// describe returns a table in one line.
func describe(r *duel.Rules, s *duel.State) string { return r.Checkpoint(s) }

// TestPurchase checks that a keep card bought without the engine leaves the same table as with the
// engine.
func TestPurchase(t *testing.T) {
	bought := 0
	scattered(t, often.Times(100, 300), func(rnd *rand.Rand, c *Coach, s *duel.State) {
		s.Turn.Phase = duel.PhaseBuy
		c.look(s)
		x := &c.search
		x.every = false
		for slot := int8(1); slot <= 3; slot++ {
			if !x.affords(s, slot) {
				continue
			}
			bought++
			got := x.purchase(s, slot)
			clear(x.known)
			if want := x.event(s, &buys[slot-1]); apart(got, want) > 1e-12 {
				t.Fatalf("slot %d is worth %v, by the engine %v; %s", slot, got, want, describe(x.rules, s))
			}
		}
	})
	if bought < often.Times(100, 300) {
		t.Errorf("only %d purchases were tried", bought)
	}
}

// apart returns how far two worths are apart.
func apart(a, b worth) float64 {
	return max(math.Abs(a[atBest]-b[atBest]), math.Abs(a[asPlayed]-b[asPlayed]))
}

// taken returns what options are worth of which a player of a manner takes one.
func taken(all []worth, how manner) (w worth) {
	weights, own, even := 0.0, 0.0, 0.0
	for _, v := range all {
		p := max(0.001, min(0.999, v[atBest]))
		u := math.Pow(p/(1-p), how.sharp)
		weights, own, even = weights+u, own+u*v[asPlayed], even+v[asPlayed]/float64(len(all))
		w[atBest] = max(w[atBest], v[atBest])
	}
	w[asPlayed] = (1-how.slips)*own/weights + how.slips*even
	return w
}

// naive returns the worth of a turn over sequences of dice: it plays every roll on the engine die
// by die, and tries every keep.
func naive(t *testing.T, x *search, s *duel.State) (mean worth) {
	n := x.rules.Reroll(s)
	each := []rules.Roll{{}}
	for range n {
		var next []rules.Roll
		for _, r := range each {
			for f := range r {
				q := r
				q[f]++
				next = append(next, q)
			}
		}
		each = next
	}
	for _, roll := range each {
		f, e := *s, x.rules.NewEngine()
		f.Turn.Rolls++ // as rolled leaves it, without what follows from the last roll
		f.Turn.Dice = s.Turn.Kept.Plus(roll)
		f.Turn.Kept, f.Turn.Said = rules.Roll{}, false
		all := []worth{x.event(&f, &stops).played()}
		if f.Turn.Rolls < x.rules.MaxRolls(&f) {
			for _, keep := range lattice.Of(f.Turn.Dice.Total()).Sets {
				if !f.Turn.Dice.Contains(keep) || keep == f.Turn.Dice {
					continue
				}
				g := f
				ev := duel.Event{Kind: duel.Kept, Roll: keep}
				if _, err := e.Play(&g, &ev, x, nil); err != nil {
					t.Fatal(err)
				}
				all = append(all, naive(t, x, &g))
			}
		}
		mean.plus(1/float64(len(each)), taken(all, x.manner))
	}
	return mean
}

// TestTurnBrute checks that the turn over multisets is worth the same as over sequences of dice,
// with best play and as players of a skill play, including cards that add rolls and energy.
func TestTurnBrute(t *testing.T) {
	r := dueltest.Rules(t)
	for _, monster := range []string{"cyber-kitty", "gigazaur"} {
		s := start(t, r, monster, false)
		c := coachOf(t, r, &s)
		rnd := rand.New(rand.NewPCG(1, 2))
		for n := range often.Times(4, 6) {
			scatter(rnd, r, &s)
			s.Sides[duel.You].Taken = 4
			s.Sides[duel.You].Dice = 0
			s.Sides[duel.You].Keep = 0
			eye, _ := r.Box.Card("eye-of-the-storm")
			for i := range s.Row {
				if s.Row[i] == eye {
					s.Row[i] = duel.Unnamed
				}
			}
			if n%2 == 1 {
				s.Sides[duel.You].Keep = duel.CardSet(0).With(eye)
			}
			near, slips := 1e-9, float64(n%3)/4
			if monster == "gigazaur" { // without the engine, its power and the pulls are one choice; on it, they come one after the other
				near, slips = 0.005, 0
			}
			c.SetSkill(Skill{Sharp: float64(n%4) / (Skills - 1), Slips: slips})
			c.look(&s)
			x := &c.search
			x.every = false
			got, want := x.before(&s), naive(t, x, &s)
			if math.Abs(got[atBest]-want[atBest]) > 1e-9 || apart(got, want) > near {
				t.Errorf("%s %d: %v over multisets, %v over sequences; %s", monster, n, got, want, describe(r, &s))
			}
		}
	}
}

// TestDirect checks that the rules for dice alone make the same of a roll as the engine, on tables
// where no card, token or King's power is involved.
func TestDirect(t *testing.T) {
	lib, err := library.Read(frozen.Cards(), "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	direct := 0
	scatteredOn(t, autobot.NewRules(lib.Duel()), often.Times(8, 30), func(rnd *rand.Rand, c *Coach, s *duel.State) {
		you, bot := &s.Sides[duel.You], &s.Sides[duel.Rival]
		// This near to the end every purchase is tried, whichever table comes first.
		you.Keep, bot.Hearts, you.Hearts = 0, int16(1+rnd.IntN(5)), int16(1+rnd.IntN(int(you.Max)))
		if rnd.IntN(3) > 0 {
			s.Tokens = [duel.MaxTokens]duel.Token{}
		}
		c.look(s)
		x := &c.search
		x.every, x.approximate = false, true
		lat := lattice.Of(6)
		f := *s
		f.Turn.Phase, f.Turn.Rolls = duel.PhaseResolve, 3
		x.beginStops(&f, 0)
		for range 60 {
			f.Turn.Dice = lat.Sets[lat.FirstRoll()+rnd.IntN(462)]
			clear(x.known)
			got, ok := x.direct(&f, x.alike(&f, f.Turn.Dice, x.sort()))
			if !ok {
				continue
			}
			direct++
			clear(x.known)
			if want := x.resolving(&f).played(); apart(got, want) > 1e-12 {
				t.Fatalf("%s is worth %v without the engine, %v with it; %s", duel.SortedDice(f.Turn.Dice), got, want, describe(x.rules, s))
			}
		}
	})
	if direct < often.Times(400, 1500) {
		t.Errorf("only %d rolls needed no engine", direct)
	}
}

// TestTitanicOfTwo checks that two dice are enough for titanic-batteries (O6), and that what it
// leaves of them is worth what the engine makes of it.
func TestTitanicOfTwo(t *testing.T) {
	r := dueltest.Rules(t)
	s := start(t, r, "gigazaur", false)
	titanic, _ := r.Box.Card("titanic-batteries")
	s.Turn.Number, s.Turn.Phase = 2, duel.PhaseRoll
	s.Sides[duel.You].Keep, s.Sides[duel.You].Taken, s.Sides[duel.You].Dice = duel.CardSet(0).With(titanic), 4, 0
	s.Row = [3]duel.CardID{duel.Unnamed, duel.Unnamed, duel.Unnamed}
	c := coachOf(t, r, &s)
	c.SetSkill(Skill{Sharp: 0.6, Slips: 0.2})
	c.look(&s)
	x := &c.search
	x.every = false
	w, better := x.work(&s), 0
	for i := w.lat.FirstRoll(); i < len(w.lat.Sets); i++ {
		f := s
		f.Turn.Dice, f.Turn.Rolls = w.lat.Sets[i], 3
		clear(x.known)
		x.approximate = true
		leaves := x.with(&f, &stops, duel.Answer{Kind: duel.DiceAnswer, Roll: f.Turn.Dice})
		stays := x.with(&f, &stops, duel.No)
		if got, want := w.leaf[3].at(i), taken([]worth{leaves, stays}, x.manner); math.Abs(got[atBest]-want[atBest]) > 1e-9 || apart(got, want) > 0.005 {
			t.Errorf("%s is worth %v, left to the batteries %v, resolved %v", duel.SortedDice(f.Turn.Dice), got, leaves, stays)
		}
		if leaves[atBest] > stays[atBest] {
			better++
		}
	}
	if better == 0 {
		t.Error("two dice are never better left to the batteries")
	}
}
