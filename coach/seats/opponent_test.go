package seats

import (
	"math"
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// boxes returns the rules of both editions.
func boxes(t testing.TB) [tokyo.NumEditions]*tokyo.Rules {
	return [tokyo.NumEditions]*tokyo.Rules{tokyotest.Rules(t, tokyo.Base), tokyotest.Rules(t, tokyo.Dark)}
}

// table returns one with three players, the second of them in Tokyo.
func table(r *tokyo.Rules) tokyo.State {
	set := tokyo.NewSetup(r.Edition, []tokyo.MonsterID{0, 1, 2}, nil, 0)
	s := r.Start(&set)
	s.Seats[1].Place = tokyo.City
	return s
}

// dice returns dice from their letters.
func dice(t *testing.T, letters string) rules.Roll {
	t.Helper()
	roll, err := tokyo.Faces.Parse(letters)
	if err != nil && letters != "" {
		t.Fatal(err)
	}
	return roll
}

// TestAlike checks that results that count as alike lead to the same chances, to the last digit; if a card looks at single dice, none do.
func TestAlike(t *testing.T) {
	for e, r := range boxes(t) {
		p := NewPlayer(r, NewValue(r, Learned[e]()), rules.Hand{Kot: true, Strength: rules.Hard}, 0)
		s := table(r)
		s.Seats[0].Energy, s.Seats[0].Hearts, s.Seats[2].Points = 4, 7, 11
		p.sees(&s, 0)
		work := p.rolls(&s, 0)
		for i := work.lat.FirstRoll(); i < len(work.lat.Sets); i++ {
			v, _ := p.after(&s, &tokyo.Event{Kind: tokyo.Rolled, Seat: tokyo.NoSeat, Roll: work.lat.Sets[i]}, nil, 1)
			if v[0] != work.worth[0][i] {
				t.Fatalf("%s: %v leads to %v, told is %v", r.Edition, work.lat.Sets[i], v[0], work.worth[0][i])
			}
		}
		if r.ByNumber(&s) {
			t.Errorf("%s: no card lies there, and one looks at dice", r.Edition)
		}
		for _, name := range []string{"complete-destruction", "background-dweller"} {
			with := s
			id, ok := r.Piece(name)
			if !ok {
				continue
			}
			with.Locations[id] = tokyo.Location{Zone: tokyo.Held, Owner: 0}
			if !r.ByNumber(&with) {
				t.Errorf("%s: %s looks at dice", r.Edition, name)
			}
		}
	}
}

// TestThinkable checks what somebody would think of keeping.
func TestThinkable(t *testing.T) {
	for _, c := range []struct {
		dice, set string
		heals, ok bool // with many hearts
	}{
		{"1123hc", "11", true, true}, {"1123hc", "", true, true}, {"1123hc", "c", true, true}, {"1123hc", "h", true, true}, {"1123hc", "11hc", true, true},
		{"1123hc", "3", true, true}, {"1123hc", "2c", true, true},
		{"1123hc", "1", true, false}, {"1123hc", "h", false, false}, {"1123hc", "113", true, false}, {"ccceeh", "cc", true, false}, {"123hec", "1", true, false}, {"123hec", "23", true, false},
		{"222ehc", "e", true, false},
	} {
		if ok := thinkable(dice(t, c.dice), dice(t, c.set), c.heals, false); ok != c.ok {
			t.Errorf("of %s, keeping %q: %v", c.dice, c.set, ok)
		}
	}
}

// TestAsGoodAsWon checks that a seat that starts the next turn in Tokyo with 18 points has won, and
// stays there. The last one alive, and a seat that has 20 points in the shop, ends the turn.
func TestAsGoodAsWon(t *testing.T) {
	for e, r := range boxes(t) {
		v := NewValue(r, Learned[e]())
		p := NewPlayer(r, v, rules.Hand{Kot: true, Strength: rules.Hard}, 0)
		s := table(r)
		s.Seats[1].Points, s.Seats[1].Hearts = 18, 4
		ev := tokyo.Event{Kind: tokyo.ResolvedAll, Seat: tokyo.NoSeat}
		s.Turn.Phase, s.Turn.Dice = tokyo.PhaseResolve, dice(t, "123eec")
		q := tokyo.Question{ID: tokyo.AskYield, Seat: 1, By: 0, N: 1, No: true}
		if a := p.Answer(&s, &ev, nil, &s, &q); a != tokyo.No {
			t.Errorf("%s: it leaves Tokyo with 18 points, before its own turn", r.Edition)
		}
		s = table(r)
		s.Turn.Phase, s.Seats[0].Energy, s.Seats[0].Points = tokyo.PhaseBuy, 9, 20
		if ev := p.Choose(&s); ev.Kind != tokyo.Passed {
			t.Errorf("%s: with 20 points it does %s", r.Edition, r.Write(&ev))
		}
		s.Seats[0].Points, s.Seats[1].Out, s.Seats[2].Out = 3, true, true
		if ev := p.Choose(&s); ev.Kind != tokyo.Passed {
			t.Errorf("%s: alone it does %s", r.Edition, r.Write(&ev))
		}
	}
}

// TestSure checks that at the same table every strength does the same again; only hard does the best.
func TestSure(t *testing.T) {
	r := boxes(t)[tokyo.Base]
	v := NewValue(r, Learned[tokyo.Base]())
	s := table(r)
	roll := dice(t, "1123hc")
	for n := range rules.Strength(rules.NumStrengths) {
		first := NewPlayer(r, v, rules.Hand{Kot: true, Strength: n}, 7).Keep(&s, roll, 2)
		for range 3 {
			if again := NewPlayer(r, v, rules.Hand{Kot: true, Strength: n}, 7).Keep(&s, roll, 2); again != first {
				t.Errorf("%s keeps %v and %v", n, first, again)
			}
		}
	}
	hard := NewPlayer(r, v, rules.Hand{Kot: true, Strength: rules.Hard}, 0)
	keep := hard.Keep(&s, roll, 2)
	for _, set := range hard.turn.lat.Sets {
		if roll.Contains(set) && hard.Worth(&s, set, 2) > hard.Worth(&s, keep, 2)+1e-12 {
			t.Errorf("it keeps %v, and %v is better", keep, set)
		}
	}
	if w := hard.Worth(&s, keep, 2); math.IsNaN(w) || w <= 0 || w >= 1 {
		t.Errorf("it is worth %v", w)
	}
}

// TestChoices checks that kot is offered what ends a question and, in its own turn, nothing that others may do or that no rule allows.
func TestChoices(t *testing.T) {
	r := boxes(t)[tokyo.Base]
	at := func(lines string) tokyo.Table {
		now, err := tokyotest.Fold(r, nil, tokyotest.Game(tokyo.Base, 3)+lines)
		if err != nil {
			t.Fatal(err)
		}
		return now
	}
	now := at("card p1 healing-ray; set p3.hearts 5; set p3.energy 9; turn p1 resolve; dice 11hh3e; resolve; answer p3")
	for _, a := range choices(r, &now.State, &now.Question) {
		if a.Kind == tokyo.NumberAnswer && a.N == 0 { // the same question would come again, forever
			t.Errorf("%s: %v is a choice", now.Question.ID, a)
		}
	}
	p := NewPlayer(r, NewValue(r, Learned[tokyo.Base]()), rules.Hand{Kot: true, Strength: rules.Hard}, 0)
	for lines, want := range map[string]map[tokyo.EventKind]bool{
		"card p2 rapid-healing; set p1.energy 9; set p2.energy 4; set p2.hearts 5; turn p1 buy; row ? wings jets": {
			tokyo.Swept: false, tokyo.Bought: true, tokyo.Passed: true},
		"set p1.energy 9; turn p1 buy; row jets wings frenzy":     {tokyo.Swept: true},
		"set p1.points 20; set p1.energy 9; turn p1 buy":          {tokyo.Bought: false, tokyo.Passed: true},
		"turn p1 resolve; dice 111hec":                            {tokyo.Resolved: false, tokyo.ResolvedAll: true},
		"out p2; out p3; set p1.energy 9; turn p1 buy; row ? ? ?": {tokyo.Bought: false, tokyo.Passed: true},
	} {
		s := at(lines).State
		have := map[tokyo.EventKind]bool{}
		for _, ev := range p.events(&s) {
			have[ev.Kind] = true
			if ev.Kind == tokyo.Used && ev.Seat != 0 {
				t.Errorf("%s: it is offered %s", lines, r.Write(&ev))
			}
		}
		for kind, is := range want {
			if have[kind] != is {
				t.Errorf("%s: kind %d is offered: %v", lines, kind, have[kind])
			}
		}
	}
}
