package review_test

import (
	"fmt"
	"hash/fnv"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/internal/sim"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// hashed is an evaluator whose numbers look random but depend only on the table. It advises
// everything that the rules offer.
type hashed struct{ r *duel.Rules }

func number(of ...any) float64 {
	h := fnv.New64a()
	fmt.Fprint(h, of...)
	return float64(h.Sum64()%10001) / 10000
}

func (j *hashed) Between(*duel.Table) (c coach.Chance, ok bool) { return c, false }

func (j *hashed) Win(t *duel.Table) coach.Chance {
	win := number(t.State, t.Question.ID)
	return coach.Chance{Win: win, AsPlayed: win, Exact: true}
}

func (j *hashed) Outcome(*duel.Table, rules.Roll) (coach.Outcome, bool) {
	return coach.Outcome{}, false
}

func (j *hashed) SetSkill(coach.Skill) {}

func (j *hashed) Chances(*duel.State, []coach.Skill) []float64 { return nil }

func (j *hashed) Ends(*duel.State, rules.Roll, []coach.Skill) ([]float64, bool) { return nil, false }

func (j *hashed) Advise(t *duel.Table) (a coach.Advice, ok bool) {
	s := t.State
	if q, open := t.Open(); open {
		for _, answer := range j.r.Choices(&s, &q, nil) {
			a.Options = append(a.Options, coach.Option{Event: duel.Event{Kind: duel.Answered, Answer: answer}})
		}
	} else {
		for _, ev := range j.r.Options(&s, nil) {
			if ev.Kind == duel.Kept {
				ev.Roll[duel.Claw] = s.Turn.Dice[duel.Claw]
			}
			a.Options = append(a.Options, coach.Option{Event: ev})
		}
	}
	for i := range a.Options {
		a.Options[i].Win = number(s, a.Options[i].Event)
		a.Options[i].AsPlayed = a.Options[i].Win
	}
	slices.SortStableFunc(a.Options, func(x, y coach.Option) int {
		if x.Win > y.Win {
			return -1
		}
		return 1
	})
	if a.Exact = true; len(a.Options) > 0 {
		a.AsPlayed = a.Options[0].AsPlayed
	}
	return a, len(a.Options) > 0
}

// written is an event with its answers, as lines.
type written struct {
	ev    duel.Event
	rolls int8
	phase duel.Phase
	lines []string
}

// random plays a random game and writes it down.
func random(t *rapid.T, r *duel.Rules) (setup []string, entries []written) {
	p := sim.NewPlayer(r, sim.Random{}, rapid.Uint64().Draw(t, "seed"))
	set := duel.Setup{Solo: true, Monsters: [2]duel.MonsterID{
		duel.MonsterID(rapid.IntRange(0, 5).Draw(t, "you")), duel.MonsterID(rapid.IntRange(0, 5).Draw(t, "rival"))}}
	if set.Monsters[0] == set.Monsters[1] {
		set.Monsters[1] = (set.Monsters[1] + 1) % 6
	}
	s := p.Start(&set)
	for range rapid.IntRange(0, 4).Draw(t, "cards") { // the player owns them from the start, so that their questions come up
		if id := duel.CardID(rapid.IntRange(1, len(r.Box.Cards)-1).Draw(t, "card")); r.Box.Cards[id].Keep {
			setup = append(setup, r.Write(&duel.Event{Kind: duel.GiveCard, Card: id}))
			s.Sides[duel.You].Keep = s.Sides[duel.You].Keep.With(id)
		}
	}
	set.Row = s.Row
	setup = append(set.Lines(r), setup...)
	var answers []string
	p.Heard = func(_ *duel.State, q *duel.Question, a duel.Answer) {
		answers = append(answers, r.Write(&duel.Event{Kind: duel.Answered, Answer: a, Reveal: q.ID == duel.AskReveal || q.ID == duel.AskName}))
	}
	p.Watch = func(before *duel.State, ev *duel.Event, _ *duel.State) {
		lines := []string{r.Write(ev)}
		if ev.Kind != duel.Answered {
			lines = append(lines, answers...)
		}
		answers = nil
		entries = append(entries, written{*ev, before.Turn.Rolls, before.Turn.Phase, lines})
	}
	if err := p.Continue(&s, 14); err != nil {
		t.Fatal(err)
	}
	return setup, entries
}

// typed returns a game from lines; with terse, without lines that the next one implies, if the
// rules allow that.
func typed(t *rapid.T, r *duel.Rules, setup []string, entries []written, terse bool) *review.Game {
	g := tracker.New(duel.Log{Rules: r}, nil)
	do := func(lines ...string) error {
		for i, l := range lines {
			if err := g.DoLine(l); err != nil {
				if i > 0 {
					t.Fatalf("%s: %v", l, err)
				}
				return err
			}
		}
		return nil
	}
	for _, l := range setup {
		if err := do(l); err != nil {
			t.Fatalf("%s: %v", l, err)
		}
	}
	var left []string
	for _, e := range entries {
		s := &g.Table().State
		implied := e.ev.Kind == duel.Stopped || e.ev.Kind == duel.ResolvedAll && s.Autobot()
		if terse && implied && len(e.lines) == 1 && left == nil {
			left = e.lines
			continue
		}
		// Only what implies the omitted line may come without it.
		may := e.ev.Kind == duel.Resolved || e.ev.Kind == duel.ResolvedAll || e.ev.Kind == duel.Rolled || e.ev.Kind == duel.SpendTokens
		if left != nil {
			if !may || do(e.lines[:1]...) != nil {
				if err := do(append(left, e.lines[:1]...)...); err != nil {
					t.Fatal(err)
				}
			}
			if err := do(e.lines[1:]...); err != nil {
				t.Fatal(err)
			}
			left = nil
			continue
		}
		if err := do(e.lines...); err != nil {
			t.Fatalf("%v: %v", e.lines, err)
		}
	}
	if left != nil {
		if err := do(left...); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// TestRandomGames checks random games with cards: luck, choices and the rest lead from each point
// to the next, turns follow each other without a gap, and leaving out what is implied changes no
// number.
func TestRandomGames(t *testing.T) {
	r := dueltest.Rules(t)
	often.Checks(t, 40)
	rapid.Check(t, func(t *rapid.T) {
		setup, entries := random(t, r)
		full, terse := typed(t, r, setup, entries, false), typed(t, r, setup, entries, true)
		rep, short := review.Of(r, &hashed{r}, full, coach.Best), review.Of(r, &hashed{r}, terse, coach.Best)
		coherent(t, &rep)
		coherent(t, &short)
		if full.Table().State != terse.Table().State {
			t.Skip("the lines left out led elsewhere")
		}
		if fmt.Sprint(turns(&rep), rep.Turning, len(rep.Choices), rep.Decisions, rep.Marks) != fmt.Sprint(turns(&short), short.Turning, len(short.Choices), short.Decisions, short.Marks) {
			t.Fatalf("%d choices\n%s\nwithout what is implied %d\n%s", len(rep.Choices), turns(&rep), len(short.Choices), turns(&short))
		}
	})
}

// coherent checks that a report adds up.
func coherent(t *rapid.T, rep *review.Report) {
	if d := rep.Start + sum(&rep.Parts) - rep.End; math.Abs(d) > 1e-9 {
		t.Fatalf("the game does not add up: %v", d)
	}
	last, next, all := rep.Start, 0, review.Parts{}
	for i := range rep.Turns {
		turn := &rep.Turns[i]
		if turn.First != next || turn.Last < turn.First || turn.From.Win != last {
			t.Fatalf("turn %d has the points %d to %d from %v; want from %d and %v", i, turn.First, turn.Last, turn.From.Win, next, last)
		}
		if d := turn.From.Win + sum(&turn.Parts) - turn.To.Win; math.Abs(d) > 1e-9 {
			t.Fatalf("turn %d does not add up: %v", i, d)
		}
		if turn.Untold != (turn.Mixed != 0) && turn.Mixed != 0 {
			t.Fatalf("turn %d: untold %v, %v", i, turn.Untold, turn.Mixed)
		}
		for at := turn.First; at <= turn.Last; at++ {
			p := &rep.Points[at]
			if p.Turn != turn.Number || p.Side != turn.Side || p.Choice > 0 {
				t.Fatalf("point %d: %+v in turn %+v", at, p, turn)
			}
			if p.EndsTurn != (at == turn.Last) && (at != turn.Last || i+1 < len(rep.Turns)) {
				t.Fatalf("point %d ends its turn: %v", at, p.EndsTurn)
			}
			all.Choice += p.Choice
		}
		last, next = rep.Points[turn.Last].Win, turn.Last+1
	}
	if next != len(rep.Points) || math.Abs(all.Choice-rep.Choice) > 1e-9 {
		t.Fatalf("%d points in turns of %d, choices %v of %v", next, len(rep.Points), all.Choice, rep.Choice)
	}
	lost, decisions, marks := 0.0, 0, review.Marks{}
	for _, c := range rep.Choices {
		if d := c.Best.Win - c.Made.Win - c.Price; c.Price < 0 || c.Stake < c.Price || c.Price > 0 && math.Abs(d) > 1e-12 {
			t.Fatalf("%+v", c)
		}
		lost += c.Price
		if c.Stake >= review.Stake {
			decisions++
		}
		marks[review.MarkOf(c.Price)]++
	}
	if math.Abs(lost+rep.Choice) > 1e-9 || decisions != rep.Decisions || marks != rep.Marks {
		t.Fatalf("choices cost %v, %d decisions, marks %v; the report has %v, %d, %v", lost, decisions, marks, -rep.Choice, rep.Decisions, rep.Marks)
	}
	if dear := rep.Dearest(3); len(dear) > 3 || len(dear) > 1 && dear[0].Price < dear[1].Price {
		t.Fatalf("dearest: %+v", dear)
	}
}

// sum returns the whole change.
func sum(p *review.Parts) float64 {
	return p.Luck[duel.You] + p.Luck[duel.Rival] + p.Choice + p.Mixed + p.Other
}
