package coach_test

import (
	"maps"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"kingoftokyo/coach"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file computes dangers a second time: it throws every sequence of single dice, including
// camouflage dice, at the engine, event by event, and counts what happens from the engine's steps.
// Only tables that are equal in everything are merged.

// story is what happened in one turn of Autobot.
type story struct {
	damage, specials int
	steps            [2]int
	winner           duel.Side
	why              duel.Why
}

// then returns a story and what followed.
func (st story) then(next story) story {
	next.damage += st.damage
	next.specials += st.specials
	next.steps[0] += st.steps[0]
	next.steps[1] += st.steps[1]
	if st.why != duel.NotWon {
		next.winner, next.why = st.winner, st.why
	}
	return next
}

// stories are the possible turns, with their probabilities.
type stories map[story]float64

// Step counts the engine's steps.
func (st *story) Step(_ *duel.State, step *duel.Step) {
	switch {
	case step.Verb == duel.StepDamage && step.Side == duel.You:
		st.damage += int(step.N)
	case step.Verb == duel.StepSpecial:
		st.specials++
	case step.Verb == duel.StepPull && step.Side == duel.Rival:
		st.steps[step.Track]++
	case step.Verb == duel.StepPull:
		st.steps[step.Track]--
	case step.Verb == duel.StepWon:
		st.winner, st.why = step.Side, step.Why
	}
}

// given answers from a list.
type given []duel.Answer

func (g *given) Answer(*duel.State, *duel.Question) (a duel.Answer, ok bool) {
	if len(*g) == 0 {
		return a, false
	}
	a, *g = (*g)[0], (*g)[1:]
	return a, true
}

// brute throws all dice at one engine.
type brute struct {
	t      rapid.TB
	r      *duel.Rules
	e      *duel.Engine
	number int16 // of the turn
	known  map[duel.State]stories
}

func newBrute(t rapid.TB, r *duel.Rules, s *duel.State) *brute {
	return &brute{t, r, r.NewEngine(), s.Turn.Number, map[duel.State]stories{}}
}

// sequences counts the sequences of n dice that are the same roll, one die after the other.
func sequences(n int) map[rules.Roll]float64 {
	out := map[rules.Roll]float64{{}: 1}
	for range n {
		next := map[rules.Roll]float64{}
		for r, k := range out {
			for f := range r {
				more := r
				more[f]++
				next[more] += k
			}
		}
		out = next
	}
	return out
}

// turn returns every story of the rest of Autobot's turn.
func (b *brute) turn(s duel.State) stories {
	out, known := b.known[s]
	if !known {
		out = b.next(s)
		b.known[s] = out
	}
	return out
}

func (b *brute) next(s duel.State) stories {
	out, ev := stories{}, duel.Event{Kind: duel.ResolvedAll}
	switch t := &s.Turn; {
	case s.Over() || t.Number != b.number || !s.Autobot():
		return stories{{}: 1}
	case t.Phase == duel.PhaseEnd && s.Sides[duel.Rival].Energy < s.SpecialAt():
		ev.Kind = duel.Passed
	case b.tied(&s):
		return b.tie(s)
	case t.Phase == duel.PhaseRoll && b.r.RollsDone(&s):
		ev.Kind = duel.Stopped
	case t.Phase == duel.PhaseRoll || t.Phase == duel.PhaseEnd:
		n := b.r.Reroll(&s)
		for roll, k := range sequences(n) {
			b.event(s, duel.Event{Kind: duel.Rolled, Roll: roll}, nil, k/math.Pow(6, float64(n)), out)
		}
		return out
	}
	b.event(s, ev, nil, 1, out)
	return out
}

// event plays an event with some answers; if it asks more, it plays every answer.
func (b *brute) event(before duel.State, ev duel.Event, answers []duel.Answer, p float64, out stories) {
	s, now, list := before, story{}, given(answers)
	asking, err := b.e.Play(&s, &ev, &list, &now)
	if err != nil {
		b.t.Fatalf("%+v: %v", ev, err)
	}
	if !asking {
		for st, q := range b.turn(s) {
			out[now.then(st)] += p * q
		}
		return
	}
	with := func(a duel.Answer, p float64) {
		b.event(before, ev, append(slices.Clone(answers), a), p, out)
	}
	switch q := b.e.Question; q.ID {
	case duel.AskCamouflage:
		for roll, k := range sequences(int(q.N)) {
			with(duel.Answer{Kind: duel.DiceAnswer, Roll: roll}, p*k/math.Pow(6, float64(q.N)))
		}
	case duel.AskReveal:
		with(duel.Answer{Kind: duel.CardAnswer, Card: duel.Unnamed}, p)
	default:
		with(duel.No, p)
	}
}

// tied reports whether the table asks for the symbol.
func (b *brute) tied(s *duel.State) bool {
	_, asked := b.r.Standing(s)
	return asked
}

// tie answers a level tie (A2) with the less dangerous symbol.
func (b *brute) tie(s duel.State) stories {
	var best stories
	for sym := duel.FameSymbol; sym <= duel.DestructionSymbol; sym++ {
		after, ev := s, duel.Event{Kind: duel.Answered, Answer: duel.Answer{Kind: duel.SymbolAnswer, Symbol: sym}}
		if _, err := b.e.Play(&after, &ev, nil, nil); err != nil {
			b.t.Fatal(err)
		}
		if told := b.turn(after); best == nil || told.better(best) {
			best = told
		}
	}
	return best
}

// better compares by the rule of AssumeSymbol.
func (st stories) better(than stories) bool {
	for _, of := range []func(*story) float64{
		func(s *story) float64 {
			if s.why != duel.NotWon && s.winner == duel.Rival {
				return 1
			}
			return 0
		},
		func(s *story) float64 { return float64(s.damage) },
		func(s *story) float64 { return float64(s.steps[0] + s.steps[1]) },
	} {
		diff := 0.0
		for s, p := range st {
			diff += p * of(&s)
		}
		for s, p := range than {
			diff -= p * of(&s)
		}
		if math.Abs(diff) > 1e-9 {
			return diff < 0
		}
	}
	return false
}

// danger adds up the stories.
func (st stories) danger() coach.Danger {
	var d coach.Danger
	put := func(list *[]float64, n int, p float64) {
		for len(*list) <= max(0, n) {
			*list = append(*list, 0)
		}
		(*list)[max(0, n)] += p
	}
	for s, p := range st {
		put(&d.Damage, s.damage, p)
		put(&d.Fame, s.steps[0], p)
		put(&d.Destruction, s.steps[1], p)
		put(&d.Specials, s.specials, p)
		switch {
		case s.why == duel.NotWon:
		case s.winner == duel.You:
			d.Loses += p
		default:
			d.Wins += p
		}
	}
	return d
}

// same compares two dangers, except for what they assume.
func same(t rapid.TB, name string, have, want *coach.Danger) {
	t.Helper()
	const eps = 1e-12
	lists := func(d *coach.Danger) map[string][]float64 {
		return map[string][]float64{"damage": d.Damage, "fame": d.Fame, "destruction": d.Destruction, "specials": d.Specials,
			"wins": {d.Wins}, "loses": {d.Loses}}
	}
	w := lists(want)
	for _, key := range slices.Sorted(maps.Keys(w)) {
		a, b := lists(have)[key], w[key]
		ok := len(a) == len(b)
		for i := 0; ok && i < len(a); i++ {
			ok = math.Abs(a[i]-b[i]) < eps
		}
		if !ok {
			t.Errorf("%s: %s is %v, want %v", name, key, a, b)
		}
	}
}

// TestAheadBrute checks that the danger is that of all dice sequences, on tables with few enough of
// them to throw.
func TestAheadBrute(t *testing.T) {
	r := dueltest.Rules(t)
	set := func(you, rival, options string) string {
		return "kot 1 duel solo; side you " + you + "; side rival " + rival + "; " + options + "start you; "
	}
	solo, hard := set("gigazaur", "meka-dragon", ""), set("gigazaur", "meka-dragon", "option difficulty hard; ")
	two := "turn rival roll; taken 4 rival; "
	tokens := "token pumpkin fame -3; token cat fame -4; token lizard fame -6; token tiger destruction -1; token dragon destruction -4; "
	for _, c := range []struct{ name, lines string }{
		{"two dice, no energy", solo + two},
		{"two dice, special power", solo + two + "set rival.energy 3; set destruction 1"},
		{"hard", hard + two + "set rival.energy 2; set destruction 1; set rival.hearts 11"},
		{"discard at the turn's end", set("gigazaur", "meka-dragon", "option discard turn; ") + two + "set rival.energy 3; set fame 1"},
		{"level markers", solo + two + "set rival.energy 3; set fame -2; set destruction -2"},
		{"level markers near the end", solo + two + "set rival.energy 2; set fame -6; set destruction -6; token cat fame -6"},
		{"tokens", solo + two + tokens + "set rival.energy 3; set rival.hearts 10"},
		{"tokens, further on", solo + two + tokens + "set rival.energy 4; set fame -3; set destruction -2"},
		{"lengthened and shortened", solo + two + "token phantom fame -2; token penguin destruction -2; token alien fame -5; set rival.energy 4; set destruction 0"},
		{"between", solo + two + "token phantom fame -2; token penguin destruction -2; set fame -1.5; set destruction -1.5; set rival.energy 4; set you.hearts 1"},
		{"a King token", set("the-king", "gigazaur", "") + two + "token king fame -1; token king destruction 0; set destruction 1; set rival.energy 4"},
		{"armor-plating", solo + two + tokens + "card you armor-plating; set rival.energy 3"},
		{"trendsetter", solo + two + tokens + "card you trendsetter; set rival.energy 4; set fame -2; set destruction 1"},
		{"armor-plating and trendsetter", solo + two + tokens + "card you armor-plating; card you trendsetter; set rival.energy 4; set fame -3; set destruction 1"},
		{"camouflage", solo + two + tokens + "card you camouflage; set rival.energy 3; set fame -2; set destruction 1; set you.hearts 2"},
		{"all shields", solo + two + tokens + "card you camouflage; card you armor-plating; card you trendsetter; set rival.energy 4; set fame -3; set destruction 1; set you.hearts 2"},
		{"hibernation", solo + two + tokens + "card you hibernation; set rival.energy 3; set destruction 1"},
		{"unstoppable", solo + two + tokens + "card you unstoppable; set rival.energy 4; set you.hearts 2; set destruction 1"},
		{"unstoppable and camouflage, hard", hard + two + tokens + "card you unstoppable; card you camouflage; set rival.energy 3; set you.hearts 1; set fame -1; set destruction 1"},
		{"superconductor", solo + two + "card you superconductor; token tiger fame -1; set rival.energy 4; set destruction 2"},
		{"it may win in every way", solo + two + "set you.hearts 1; set fame -6; set destruction -2; set rival.energy 4"},
		{"it may hand the game over", solo + two + "set fame 6; set destruction 6; set rival.energy 4"},
		{"a card before Autobot", solo + two + "card rival regeneration; card rival spiked-tail; card rival unchained; token cat fame -1; token fish destruction 0; set destruction 1; set rival.hearts 8; set rival.energy 4"},
		{"a roll more", solo + "turn rival roll; taken 5 rival; card rival giant-brain; set destruction 1"},
		{"dice tokens", solo + "turn rival roll; taken 6 rival; set rival.dice-tokens 2; token panda fame -1; set rival.energy 4; set destruction 1"},
		{"no dice", solo + "turn rival roll; taken 6 rival; set rival.energy 4"},
		{"three dice", solo + "turn rival roll; taken 3 rival; set destruction 1; set rival.energy 0"},
		{"three dice, level", solo + "turn rival roll; taken 3 rival; set rival.energy 0; set rival.hearts 11; token pumpkin fame -2"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			s := at(t, r, c.lines)
			have, ok := coach.Ahead(r, &duel.Table{State: s})
			if !ok {
				t.Fatal("no danger")
			}
			want := newBrute(t, r, &s).turn(s).danger()
			same(t, c.name, &have, &want)
		})
	}
}
