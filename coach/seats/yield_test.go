package seats_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"kingoftokyo/coach/seats"
	"kingoftokyo/internal/often"
	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// asked returns a table with the question whether p1 in Tokyo City yields to p2.
func asked(t *testing.T, players int, lines string) (*tokyo.Rules, tokyo.Table) {
	t.Helper()
	r := tokyotest.Rules(t, tokyo.Base)
	table, err := tokyotest.Fold(r, nil, tokyotest.Game(tokyo.Base, players)+"roll 112233; resolve; pass; "+lines)
	if err != nil {
		t.Fatal(err)
	}
	if q, ok := table.Open(); !ok || q.ID != tokyo.AskYield {
		t.Fatalf("%v is asked", q.ID)
	}
	return r, table
}

// TestByHand checks the numbers of a few tables, computed by hand. A die shows a smash after three rolls with a chance of 91 in 216.
func TestByHand(t *testing.T) {
	const die, none, hit = 91.0 / 216, 125.0 / 216, 91.0 / 216 * 5 / 6
	six := func(k int) float64 { // k smashes on six dice
		choose := [...]float64{1, 6, 15, 20, 15, 6, 1}
		return choose[k] * math.Pow(die, float64(k)) * math.Pow(none, float64(6-k))
	}
	for _, c := range []struct {
		name    string
		players int
		lines   string
		turns   int
		lost    map[int]float64
		falls   float64
		points  int
	}{
		{"nobody plays between", 2, "roll cc1123; resolve", 0, map[int]float64{0: 1}, 0, 2},
		{"one plays between", 3, "roll cc1123; resolve", 1, map[int]float64{0: six(0), 1: six(1), 6: six(6)}, 0, 2},
		{"one plays between, two hearts left", 3, "set p1.hearts 3; roll c11223; resolve", 1, map[int]float64{0: six(0), 1: six(1), 2: 1 - six(0) - six(1)}, 1 - six(0) - six(1), 2},
		{"two play between", 4, "roll cc1123; resolve", 2, map[int]float64{0: six(0) * six(0), 1: 2 * six(0) * six(1), 2: 2*six(0)*six(2) + six(1)*six(1)}, 0.000, 2},
		{"camouflage stops a sixth of the smashes", 3, "card p1 camouflage; roll cc1123; resolve; answer ee", 1,
			map[int]float64{0: math.Pow(1-hit, 6), 1: 6 * hit * math.Pow(1-hit, 5), 6: math.Pow(hit, 6)}, 0, 2},
		{"urbavore adds a point", 2, "card p1 urbavore; roll cc1123; resolve", 0, map[int]float64{0: 1}, 0, 3},
		{"acid attack adds a damage", 3, "card p3 acid-attack; roll cc1123; resolve", 1, map[int]float64{0: 0, 1: six(0), 2: six(1)}, 0, 2},
	} {
		r, table := asked(t, c.players, c.lines)
		o, ok := seats.Stay(r, &table)
		if !ok || o.Turns != c.turns || o.Points != c.points || o.Energy != 0 {
			t.Errorf("%s: %+v, %v", c.name, o, ok)
			continue
		}
		for n, want := range c.lost {
			if have := o.AtLeast(n) - o.AtLeast(n+1); math.Abs(have-want) > 1e-12 {
				t.Errorf("%s: %d hearts lost with %v, want %v", c.name, n, have, want)
			}
		}
		if c.name != "two play between" && math.Abs(o.Falls-c.falls) > 1e-12 {
			t.Errorf("%s: falls with %v, want %v", c.name, o.Falls, c.falls)
		}
		if math.Abs(o.AtLeast(0)-1) > 1e-12 {
			t.Errorf("%s: the chances add up to %v", c.name, o.AtLeast(0))
		}
	}
}

// TestNoOutlook checks that there is no outlook if nobody is asked to yield.
func TestNoOutlook(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Base)
	table, err := tokyotest.Fold(r, nil, tokyotest.Game(tokyo.Base, 3)+"roll 112233; resolve")
	if err != nil {
		t.Fatal(err)
	}
	if o, ok := seats.Stay(r, &table); ok {
		t.Errorf("%+v", o)
	}
}

// TestSampled checks that at tables of every kind the chances are those of rounds thrown die by
// die, within five standard errors (a count of one more). A long run compares some 1,500 chances,
// so that one in ten such runs has one beyond four. KOT_LONG=1 uses 200 tables of 100,000 rounds.
func TestSampled(t *testing.T) {
	tables, rounds, seen := often.Times(20, 200), often.Times(2000, 100000), 0
	for n := 0; seen < tables && n < 20*tables; n++ {
		rnd := rand.New(rand.NewPCG(8, uint64(n)))
		r := tokyotest.Rules(t, tokyo.Edition(rnd.IntN(2)))
		table, ok := drawn(r, rnd)
		if !ok {
			continue
		}
		o, ok := seats.Stay(r, &table)
		if !ok {
			t.Fatal("no outlook")
		}
		seen++
		q, _ := table.Open()
		hearts := int(table.State.Seats[q.Seat].Hearts)
		lost, falls := make([]float64, hearts+1), 0.0
		for range rounds {
			n, out := sampled(r, &table, q.Seat, rnd)
			lost[min(hearts, n)]++
			if out {
				falls++
			}
		}
		within := func(what string, have, count float64) {
			mean := count / float64(rounds)
			if spread := math.Sqrt(max(have*(1-have), 1e-9) / float64(rounds)); math.Abs(have-mean) > 5*spread+1/float64(rounds) {
				t.Errorf("table %d, %s: said %v, sampled %v (+-%v)", n, what, have, mean, spread)
			}
		}
		for k := range lost {
			within(fmt.Sprintf("%d lost", k), o.AtLeast(k)-o.AtLeast(k+1), lost[k])
		}
		within("falls", o.Falls, falls)
	}
	if seen < tables {
		t.Errorf("only %d tables", seen)
	}
}

// drawn returns a table at which somebody in Tokyo is asked to yield, with cards for everybody.
func drawn(r *tokyo.Rules, rnd *rand.Rand) (tokyo.Table, bool) {
	players := 2 + rnd.IntN(5)
	var monsters []tokyo.MonsterID
	for i := range players {
		monsters = append(monsters, tokyo.MonsterID(i))
	}
	set := tokyo.NewSetup(r.Edition, monsters, nil, 0)
	s := r.Start(&set)
	s.Turn.Number, s.Turn.Phase = int16(2+rnd.IntN(9)), tokyo.PhaseResolve
	attacker := tokyo.Seat(rnd.IntN(players))
	s.Turn.Active, s.Turn.Regular = attacker, attacker
	for i := range players {
		m := &s.Seats[i]
		m.Hearts, m.Points, m.Energy = int8(1+rnd.IntN(10)), int8(rnd.IntN(12)), int16(rnd.IntN(5))
		for range rnd.IntN(4) {
			if id := tokyo.CardID(1 + rnd.IntN(len(r.Cards)-1)); r.Keeps(id) && s.Locations[id].Zone == tokyo.Deck {
				s.Locations[id] = tokyo.Location{Zone: tokyo.Held, Owner: tokyo.Seat(i)}
			}
		}
	}
	city := (int(attacker) + 1 + rnd.IntN(players-1)) % players
	s.Seats[city].Place = tokyo.City
	if bay := rnd.IntN(players); players >= 5 && bay != city && bay != int(attacker) {
		s.Seats[bay].Place = tokyo.Bay
	}
	s.Turn.Dice = rules.Roll{tokyo.Smash: int8(1 + rnd.IntN(3)), tokyo.Energy: 3}
	table, err := r.Run(&tokyo.Table{Setup: set, State: s}, []tokyo.Event{{Kind: tokyo.ResolvedAll, Seat: tokyo.NoSeat}})
	return table, err == nil && table.Asking && table.Question.ID == tokyo.AskYield
}

// thrower answers with dice what comes from the table. It declines everything else, or does as little as possible.
type thrower struct {
	*tokyo.Rules
	rnd *rand.Rand
}

func (a thrower) Answer(s *tokyo.State, q *tokyo.Question) (tokyo.Answer, bool) {
	switch {
	case q.ID == tokyo.AskCamouflage:
		var roll rules.Roll
		for range q.N {
			roll[a.rnd.IntN(6)]++
		}
		return tokyo.Answer{Kind: tokyo.DiceAnswer, Roll: roll}, true
	case q.No:
		return tokyo.No, true
	case q.Form() == tokyo.NumberAnswer:
		return tokyo.Answer{Kind: tokyo.NumberAnswer}, true
	case q.Form() == tokyo.DiceAnswer:
		return tokyo.Answer{Kind: tokyo.DiceAnswer, Roll: rules.Roll{tokyo.Energy: q.N}}, true
	}
	all := a.Choices(s, q, nil)
	return all[len(all)-1], true
}

// sampled throws the dice of everybody who plays before a seat, and returns what that seat loses.
func sampled(r *tokyo.Rules, table *tokyo.Table, seat tokyo.Seat, rnd *rand.Rand) (lost int, out bool) {
	s, e, a := table.State, r.NewEngine(), thrower{r, rnd}
	hearts, last := s.Seats[seat].Hearts, s.Turn.Number+12
	s.Turn.Phase = tokyo.PhaseBuy
	for first := true; first || !s.Over() && !s.Seats[seat].Out && s.Turn.Active != seat && s.Turn.Number <= last; first = false {
		number := s.Turn.Number
		for s.Turn.Number == number && !s.Over() {
			ev := tokyo.Event{Kind: tokyo.Passed, Seat: tokyo.NoSeat}
			switch q, standing := r.Standing(&s); {
			case standing && s.Turn.Phase != tokyo.PhaseBuy:
				ev.Kind = tokyo.Answered
				ev.Answer, _ = a.Answer(&s, &q)
			case s.Turn.Phase == tokyo.PhaseRoll:
				ev.Kind = tokyo.Rolled
				dice, smashes := r.DiceCount(&s, s.Turn.Active), 0
				for range r.Rolls(&s, s.Turn.Active) {
					for range dice - smashes {
						if tokyo.Smash == rules.Face(rnd.IntN(6)) {
							smashes++
						}
					}
				}
				ev.Roll = rules.Roll{tokyo.Smash: int8(smashes), tokyo.Energy: int8(dice - smashes)}
			case s.Turn.Phase == tokyo.PhaseResolve:
				ev.Kind = tokyo.ResolvedAll
			}
			if _, err := e.Play(&s, &ev, a, nil); err != nil {
				panic(err)
			}
		}
	}
	m := &s.Seats[seat]
	if m.Out || s.Over() && s.Winner != seat {
		return int(hearts), true
	}
	return max(0, int(hearts-m.Hearts)), false
}
