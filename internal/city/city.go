// Package city plays King of Tokyo and its Dark Edition between programs. The opponents (package coach/seats) are
// trained and measured with these games.
package city

import (
	"math/rand/v2"

	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Policy decides for a seat.
type Policy interface {
	// Keep returns which dice to keep, with left rolls remaining.
	Keep(g *Game, dice rules.Roll, left int) rules.Roll
	// Choose returns what the active seat does, one of the options at the table.
	Choose(g *Game, options []tokyo.Event) tokyo.Event
	// Answer returns a seat's answer to a question, at the table now.
	Answer(g *Game, now *tokyo.State, q *tokyo.Question) tokyo.Answer
}

// Game is a game in progress.
type Game struct {
	Rules *tokyo.Rules
	State tokyo.State // the table before the present event
	Event *tokyo.Event
	Given []tokyo.Answer // the answers to the questions of that event so far
	Seats [tokyo.MaxPlayers]Policy
	Rnd   *rand.Rand
	Watch func(g *Game, ev *tokyo.Event) // is called for each event before it is played; may be nil

	engine  *tokyo.Engine
	options []tokyo.Event
	choices []tokyo.Answer
}

// Start begins a game with a number of players and without policies. Its cards are dealt at random,
// and in the Dark Edition so are the sides of the tiles.
func Start(r *tokyo.Rules, seed uint64, players int, first tokyo.Seat, options tokyo.Options) *Game {
	g := &Game{Rules: r, Rnd: rand.New(rand.NewPCG(seed, 5)), engine: r.NewEngine()}
	var monsters []tokyo.MonsterID
	for i := range players {
		monsters = append(monsters, tokyo.MonsterID(i))
	}
	set := tokyo.NewSetup(r.Edition, monsters, nil, first)
	set.Options = options
	for i := range set.Green {
		set.Green[i] = g.Rnd.IntN(2) == 0
	}
	for i := range set.Row {
		for {
			set.Row[i] = tokyo.CardID(1 + g.Rnd.IntN(r.NumCards()))
			if set.Row[i] != set.Row[(i+1)%3] && set.Row[i] != set.Row[(i+2)%3] {
				break
			}
		}
	}
	g.State = r.Start(&set)
	return g
}

// Limits for a game that does not end.
const (
	mostTurns = 400
	mostSteps = 20000
)

// Play plays the game to its end, and returns the winner: NoSeat if there is none.
func (g *Game) Play() tokyo.Seat {
	for n := 0; !g.State.Over() && g.State.Turn.Number <= mostTurns && n < mostSteps; n++ {
		g.Step()
	}
	return g.State.Winner
}

// Step plays the next event.
func (g *Game) Step() {
	s := &g.State
	if q, ok := g.Rules.Standing(s); ok && !(s.Turn.Phase == tokyo.PhaseBuy && !q.No) {
		ev := tokyo.Event{Kind: tokyo.Answered, Seat: tokyo.NoSeat}
		g.Event, g.Given = &ev, nil
		if s.Turn.Phase == tokyo.PhaseBuy && q.Beside() { // taken with a separate line, like other purchases
			ev.Answer = tokyo.No
		} else {
			ev.Answer, _ = g.Answer(s, &q)
		}
		if s.Turn.Phase != tokyo.PhaseBuy || ev.Answer != tokyo.No || q.Peeks() { // no is said only if nothing else would end it
			g.Do(&ev)
			return
		}
	}
	g.choose()
}

// choose lets the active seat act.
func (g *Game) choose() {
	s := &g.State
	g.options = g.Rules.Options(s, g.options[:0])
	me := g.Seats[s.Turn.Active]
	ev := me.Choose(g, g.options)
	if ev.Kind == tokyo.Rolled {
		ev.Roll = g.roll(me, int(ev.N))
		ev.N = 0
	}
	g.Do(&ev)
}

// roll rolls the dice of a turn.
func (g *Game) roll(me Policy, n int) rules.Roll {
	dice := Throw(g.Rnd, n)
	for left := g.Rules.Rolls(&g.State, g.State.Turn.Active) - 1; left > 0; left-- {
		keep := me.Keep(g, dice, left)
		if keep == dice {
			break
		}
		dice = keep.Plus(Throw(g.Rnd, n-keep.Total()))
	}
	return dice
}

// Throw throws dice.
func Throw(rnd *rand.Rand, n int) (roll rules.Roll) {
	for range n {
		roll[rnd.IntN(rules.NumFaces)]++
	}
	return roll
}

// Do plays an event.
func (g *Game) Do(ev *tokyo.Event) {
	if g.Watch != nil {
		g.Watch(g, ev)
	}
	now := g.State
	g.Event, g.Given = ev, nil
	if _, err := g.engine.Play(&now, ev, g, nil); err != nil {
		panic(g.Rules.Write(ev) + ": " + err.Error())
	}
	g.State = now
}

// Answer implements tokyo.Answers: what the table shows is random, the rest comes from the policies.
func (g *Game) Answer(s *tokyo.State, q *tokyo.Question) (tokyo.Answer, bool) {
	a := g.answer(s, q)
	if g.Event.Kind != tokyo.Answered || g.Given != nil {
		g.Given = append(g.Given, a)
	}
	return a, true
}

func (g *Game) answer(s *tokyo.State, q *tokyo.Question) tokyo.Answer {
	switch {
	case !q.FromTable():
		return g.Seats[q.Seat].Answer(g, s, q)
	case q.Form() == tokyo.DiceAnswer:
		if q.No {
			return tokyo.No
		}
		return tokyo.Answer{Kind: tokyo.DiceAnswer, Roll: Throw(g.Rnd, int(q.N))}
	case q.Form() == tokyo.FaceAnswer:
		return tokyo.Answer{Kind: tokyo.FaceAnswer, Face: rules.Face(g.Rnd.IntN(rules.NumFaces))}
	case q.Peeks():
		return tokyo.No
	}
	g.choices = g.Rules.Choices(s, q, g.choices[:0])
	n := len(g.choices)
	for n > 1 && (g.choices[n-1].Kind != tokyo.CardAnswer || g.choices[n-1].Card == tokyo.Unnamed) {
		n--
	}
	if n == 0 {
		return tokyo.No
	}
	return g.choices[g.Rnd.IntN(n)]
}
