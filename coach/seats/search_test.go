package seats

import (
	"math"
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// TestLeaning checks that a temper makes a table worth more for each heart that the others have
// lost since, each point, each energy spent on cards, and never less than a tenth.
func TestLeaning(t *testing.T) {
	r := boxes(t)[tokyo.Base]
	heal, _ := r.Piece("wings") // costs 6
	for _, c := range []struct {
		temper rules.Temper
		change func(s *tokyo.State)
		want   float64
	}{
		{rules.Brawler, func(*tokyo.State) {}, 1},
		{rules.Brawler, func(s *tokyo.State) { s.Seats[1].Hearts -= 2; s.Seats[2].Hearts-- }, 1 + 3*0.042},
		{rules.Brawler, func(s *tokyo.State) { s.Seats[0].Hearts -= 2 }, 1},
		{rules.Brawler, func(s *tokyo.State) { s.Seats[1].Out = true }, 1 + 10*0.042},
		{rules.Climber, func(s *tokyo.State) { s.Seats[0].Points += 2; s.Seats[1].Points += 5 }, 1 + 2*0.085},
		{rules.Climber, func(s *tokyo.State) { s.Seats[0].Points -= 20 }, 0.1},
		{rules.Hoarder, func(s *tokyo.State) { s.Seats[0].Energy += 3 }, 1 + 3*0.02},
		{rules.Hoarder, func(s *tokyo.State) {
			s.Seats[0].Energy -= 6
			s.Locations[heal] = tokyo.Location{Zone: tokyo.Held, Owner: 0}
		}, 1 + 6*0.02},
		{rules.Hoarder, func(s *tokyo.State) { s.Locations[heal] = tokyo.Location{Zone: tokyo.Held, Owner: 1} }, 1},
	} {
		s := table(r)
		s.Seats[0].Energy = 9
		of := leaning(c.temper, r, &s, 0)
		if c.change(&s); math.Abs(of(&s)-c.want) > 1e-12 {
			t.Errorf("%v: %v, want %v", c.temper, of(&s), c.want)
		}
	}
	if s := table(r); leaning(rules.Even, r, &s, 0) != nil {
		t.Error("who likes nothing leans")
	}
}

// TestPoisoned checks that energy is worth nothing to a seat that dies of Poison when its turn ends (5.4.4), and that it keeps the heart that
// saves it.
func TestPoisoned(t *testing.T) {
	r := boxes(t)[tokyo.Base]
	p := NewPlayer(r, NewValue(r, Learned[tokyo.Base]()), rules.Hand{Strength: rules.Hard}, 0)
	s := table(r)
	s.Seats[0].Hearts, s.Seats[0].Poison, s.Seats[0].Energy = 1, 1, 5
	if rich, healed := p.Worth(&s, dice(t, "12EEEE"), 0), p.Worth(&s, dice(t, "12EEEH"), 0); rich != 0 || healed < 0.01 {
		t.Errorf("without a heart it wins %v, with one %v", rich, healed)
	}
	if keep := p.Keep(&s, dice(t, "12HEEE"), 1); keep[tokyo.Heart] == 0 {
		t.Errorf("it rerolls the heart that saves it and keeps %v", keep)
	}
}

// TestShown checks what the table may show: each face of one die, the rolls of two with their
// numbers of ways, of more dice each face once per die; nobody is shown a card.
func TestShown(t *testing.T) {
	r := boxes(t)[tokyo.Base]
	for _, c := range []struct {
		q     tokyo.Question
		n     int
		total float64
		most  float64
	}{
		{tokyo.Question{ID: tokyo.AskCamouflage, N: 1}, 6, 12, 2},
		{tokyo.Question{ID: tokyo.AskCamouflage, N: 2}, 21, 36, 2},
		{tokyo.Question{ID: tokyo.AskCamouflage, N: 4}, 6, 1, 1.0 / 6},
	} {
		s := table(r)
		total, most := 0.0, 0.0
		list := shown(r, &s, &c.q)
		for _, a := range list {
			if total, most = total+a.chance, max(most, a.chance); a.Kind != tokyo.DiceAnswer || a.Roll.Total() != int(c.q.N) {
				t.Errorf("%d dice: %+v", c.q.N, a)
			}
			if twice := a.Roll[tokyo.Heart] == 2; c.q.N == 2 && twice && a.chance != 1 {
				t.Errorf("two hearts have %v ways", a.chance)
			}
		}
		if len(list) != c.n || math.Abs(total-c.total) > 1e-12 || math.Abs(most-c.most) > 1e-12 {
			t.Errorf("%d dice: %d answers, %v together, %v at most", c.q.N, len(list), total, most)
		}
	}
}

// TestDecides checks that a seat decides what it may choose, and not what the table shows.
func TestDecides(t *testing.T) {
	r := boxes(t)[tokyo.Base]
	for _, c := range []struct {
		what, lines string
		want        tokyo.Answer
		decides     bool
	}{
		{"a wounded Monster leaves Tokyo", "place p2 city; set p2.hearts 3; set p2.points 0; roll 1122cc", tokyo.Yes, true},
		{"dice that a card throws", "place p2 city; card p2 camouflage; roll 1122cc", tokyo.Answer{}, false},
	} {
		before, err := tokyotest.Fold(r, nil, tokyotest.Game(tokyo.Base, 3)+c.lines)
		now, failed := tokyotest.Fold(r, nil, tokyotest.Game(tokyo.Base, 3)+c.lines+"; resolve")
		q, asked := now.Open()
		if err != nil || failed != nil || !asked {
			t.Fatal(c.what, err, asked)
		}
		p := NewPlayer(r, NewValue(r, Learned[tokyo.Base]()), rules.Hand{Kot: true, Strength: rules.Hard}, 0)
		a, ok := p.Decides(&before.State, &tokyo.Event{Kind: tokyo.ResolvedAll, Seat: tokyo.NoSeat}, nil, &now.State, &q)
		if ok != c.decides || a != c.want {
			t.Errorf("%s: %+v, %v", c.what, a, ok)
		}
		if weighed := len(p.Weighed()); (weighed > 1) != c.decides {
			t.Errorf("%s: weighed between %d", c.what, weighed)
		}
	}
}

// TestUsesAtTheRoll checks that a charge of Smoke Cloud is one more option before the dice, with a chance like that of the roll.
func TestUsesAtTheRoll(t *testing.T) {
	r := boxes(t)[tokyo.Base]
	now, err := tokyotest.Fold(r, nil, tokyotest.Game(tokyo.Base, 3)+"place p2 city; card p1 smoke-cloud; charge smoke-cloud 2; set p1.energy 4")
	if err != nil {
		t.Fatal(err)
	}
	p := NewPlayer(r, NewValue(r, Learned[tokyo.Base]()), rules.Hand{Kot: true, Strength: rules.Hard}, 0)
	chances := map[tokyo.EventKind]float64{}
	for _, o := range p.Options(&now.State) {
		chances[o.Event.Kind] = o.Chance
	}
	if roll, used := chances[tokyo.Rolled], chances[tokyo.Used]; roll <= 0 || roll >= 1 || math.Abs(used-roll) > 0.1 || used == roll {
		t.Errorf("%v", chances)
	}
}
