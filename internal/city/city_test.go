package city

import (
	"math"
	"slices"
	"testing"

	"kingoftokyo/coach/learned"
	"kingoftokyo/coach/seats"
	"kingoftokyo/internal/often"
	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// boxes returns the rules of both editions.
func boxes(t testing.TB) [tokyo.NumEditions]*tokyo.Rules {
	return [tokyo.NumEditions]*tokyo.Rules{tokyotest.Rules(t, tokyo.Base), tokyotest.Rules(t, tokyo.Dark)}
}

// TestGames checks that games with any number of players, with kot of every strength and temper among
// people who do anything, end by legal lines alone, and that the same seed gives the same game.
func TestGames(t *testing.T) {
	for e, r := range boxes(t) {
		v := seats.NewValue(r, seats.Learned[e]())
		for seed := range often.Cases[uint64](5, 12) { // each number of players
			players := 2 + int(seed%5)
			var last tokyo.State
			for again := range 2 {
				g := Start(r, seed, players, 0, tokyo.Options{BayMoves: seed%2 == 0})
				for seat := range players {
					g.Seats[seat] = Random{}
					if seat%3 > 0 {
						g.Seats[seat] = &Kot{Player: seats.NewPlayer(r, v, rules.Hand{Kot: true, Strength: rules.Strength(seat % rules.NumStrengths), Temper: rules.Temper(seed % rules.NumTempers)}, seed)}
					}
				}
				if g.Play(); !g.State.Over() {
					t.Errorf("%s, seed %d: no end after %d turns", r.Edition, seed, g.State.Turn.Number)
				}
				if again == 1 && g.State != last {
					t.Errorf("%s, seed %d: another game", r.Edition, seed)
				}
				last = g.State
			}
		}
	}
}

// TestLessons checks that what a network learns about a seat is what its value reads there, and that the chances of all seats add up to 1.
func TestLessons(t *testing.T) {
	for e, r := range boxes(t) {
		net := seats.Learned[e]()
		v := seats.NewValue(r, net)
		tables := 0
		for seed := range uint64(6) {
			players := 2 + int(seed%5)
			g := Start(r, seed, players, 0, tokyo.Options{})
			for seat := range players {
				g.Seats[seat] = Random{}
			}
			g.Watch = func(g *Game, ev *tokyo.Event) {
				s := &g.State
				if s.Turn.Phase != tokyo.PhaseRoll && s.Turn.Phase != tokyo.PhaseBuy || ev.Kind == tokyo.Answered || s.Living() < 2 {
					return
				}
				var room seats.Scratch
				said := v.Of(s, &room)
				if slices.Max(said[:]) == 1 {
					return // as good as over
				}
				head := net.Head(seats.HeadOf(players))
				var each seats.Chances
				sum, all, most := 0.0, 0.0, math.Inf(-1)
				for seat := range tokyo.Seat(players) {
					if all += said[seat]; !s.Alive(seat) {
						if said[seat] != 0 {
							t.Errorf("%s is out and wins %v", seat, said[seat])
						}
						continue
					}
					list, past := v.Lesson(s, seat)
					h := append(learned.Sum(nil), net.Begin()...)
					net.Add(h, list)
					each[seat] = head.Of(h, seats.Hidden, int32(math.Round(float64(past)*learned.LogitUnit)))
					most = max(most, each[seat])
				}
				for seat := range tokyo.Seat(players) {
					if s.Alive(seat) {
						each[seat] = math.Exp(seats.Slope(r.Edition, players) * (each[seat] - most))
						sum += each[seat]
					}
				}
				if math.Abs(all-1) > 1e-9 {
					t.Errorf("all chances together are %v", all)
				}
				for seat := range tokyo.Seat(players) {
					if math.Abs(each[seat]/sum-said[seat]) > 1e-9 {
						t.Errorf("%s wins %v, by its lesson %v", seat, said[seat], each[seat]/sum)
					}
				}
				tables++
			}
			g.Play()
		}
		if tables < 100 {
			t.Errorf("only %d tables", tables)
		}
	}
}

// TestKeepExact checks that with two dice and one roll to come, the keep is the best of all by counting every throw.
func TestKeepExact(t *testing.T) {
	r := boxes(t)[tokyo.Base]
	v := seats.NewValue(r, seats.Learned[tokyo.Base]())
	for seed := range uint64(20) {
		g := Start(r, seed, 3, 0, tokyo.Options{})
		s := &g.State
		s.Turn.Fewer = 4
		for seat := range 3 {
			s.Seats[seat].Hearts, s.Seats[seat].Points, s.Seats[seat].Energy = int8(1+g.Rnd.IntN(10)), int8(g.Rnd.IntN(18)), int16(g.Rnd.IntN(9))
		}
		s.Seats[1].Place = tokyo.City
		s.Seats[0].Energy = 9 // it can buy, so its turn does not end with the dice
		p := seats.NewPlayer(r, v, rules.Hand{Kot: true, Strength: rules.Hard}, 0)
		worth := func(dice rules.Roll) float64 { // the attacked seat does what is best for itself
			engine, room := r.NewEngine(), seats.Scratch{}
			best, mine := -1.0, 0.0
			for _, a := range []tokyo.Answer{tokyo.Yes, tokyo.No} {
				f := *s
				if _, err := engine.Play(&f, &tokyo.Event{Kind: tokyo.Rolled, Seat: tokyo.NoSeat, Roll: dice}, nil, nil); err != nil {
					t.Fatal(err)
				}
				if _, err := engine.Play(&f, &tokyo.Event{Kind: tokyo.ResolvedAll, Seat: tokyo.NoSeat}, always{a}, nil); err != nil {
					t.Fatal(err)
				}
				if c := v.Of(&f, &room); c[1] > best {
					best, mine = c[1], c[0]
				}
			}
			return mine
		}
		for range 5 {
			dice := Throw(g.Rnd, 2)
			best, most := rules.Roll{}, -1.0
			for _, keep := range subsets(dice) {
				sum, n := 0.0, 0.0
				each(2-keep.Total(), func(thrown rules.Roll) {
					sum += worth(keep.Plus(thrown))
					n++
				})
				if sum/n > most+1e-12 {
					best, most = keep, sum/n
				}
			}
			if have := p.Keep(s, dice, 1); have != best {
				sum, n := 0.0, 0.0
				each(2-have.Total(), func(thrown rules.Roll) {
					sum += worth(have.Plus(thrown))
					n++
				})
				if most-sum/n > 1e-9 {
					t.Errorf("seed %d: of %v it keeps %v, worth %v; %v is worth %v", seed, dice, have, sum/n, best, most)
				}
			}
		}
	}
}

// always gives one answer.
type always struct{ answer tokyo.Answer }

// Answer implements tokyo.Answers.
func (a always) Answer(*tokyo.State, *tokyo.Question) (tokyo.Answer, bool) { return a.answer, true }

// subsets returns those of some dice.
func subsets(dice rules.Roll) (out []rules.Roll) {
	out = []rules.Roll{{}}
	for f, n := range dice {
		for _, set := range out[:len(out):len(out)] {
			for range n {
				set[f]++
				out = append(out, set)
			}
		}
	}
	return out
}

// each calls f with every throw of n dice, one die after the other.
func each(n int, f func(rules.Roll)) {
	if n == 0 {
		f(rules.Roll{})
		return
	}
	each(n-1, func(roll rules.Roll) {
		for face := range roll {
			roll[face]++
			f(roll)
			roll[face]--
		}
	})
}

// TestCardsHelp checks that a keep card that costs nothing hardly lowers the chance of its owner, on average over ten games, and neither
// does one more energy: a network misjudges what it has hardly ever seen.
func TestCardsHelp(t *testing.T) {
	const noise = 0.05
	harms := map[string]bool{"natural-selection": true} // whoever rolls a 3 loses four hearts
	for edition, r := range boxes(t) {
		v, room, engine := seats.NewValue(r, seats.Learned[edition]()), seats.Scratch{}, r.NewEngine()
		gained, times := map[string]float64{}, map[string]float64{}
		for seed := range uint64(10) {
			g := Start(r, seed, 2+int(seed%5), 0, tokyo.Options{})
			for seat := range g.State.Players {
				g.Seats[seat] = &Kot{Player: seats.NewPlayer(r, v, rules.Hand{Strength: rules.Hard}, 0)}
			}
			g.Watch = func(g *Game, _ *tokyo.Event) {
				me := g.State.Turn.Active
				if g.State.Turn.Phase != tokyo.PhaseRoll {
					return
				}
				gain := func(what string, with, without tokyo.State) {
					gained[what] += v.Of(&with, &room)[me] - v.Of(&without, &room)[me]
					times[what]++
				}
				for id := range r.Cards {
					with, give := g.State, tokyo.Event{Kind: tokyo.GiveCard, Seat: me, Card: tokyo.CardID(id)}
					if !r.Cards[id].Keep || with.Locations[id].Zone != tokyo.Deck {
						continue
					}
					if _, err := engine.Play(&with, &give, nil, nil); err != nil {
						t.Fatal(err)
					}
					gain(r.Name(tokyo.CardID(id)), with, g.State)
				}
				for n := range int16(9) {
					with, without := g.State, g.State
					with.Seats[me].Energy, without.Seats[me].Energy = n+1, n
					gain("energy "+string('1'+rune(n)), with, without)
				}
			}
			g.Play()
		}
		for what, n := range times {
			if mean := gained[what] / n; mean < -noise && !harms[what] {
				t.Errorf("%s: %s lowers a chance by %.1f points", r.Edition, what, -100*mean)
			}
		}
	}
}
