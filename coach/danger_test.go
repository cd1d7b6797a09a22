package coach_test

import (
	"math"
	"slices"
	"testing"

	"kingoftokyo/autobot"
	"kingoftokyo/coach"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// TestAheadByHand checks tables small enough for a pencil. Two white dice show no face of one kind
// in 25 of 36 cases, one in 10 and two in 1.
func TestAheadByHand(t *testing.T) {
	r := dueltest.Rules(t)
	solo := dueltest.Solo("gigazaur", "meka-dragon", "you")
	die := "turn rival roll; taken 5 rival; set rival.energy 0; "
	special := "turn rival end; set rival.energy 4; "
	ones := []float64{25. / 36, 10. / 36, 1. / 36}
	for _, c := range []struct {
		name, lines string
		want        coach.Danger
	}{
		// A claw, fame or destruction stays. Energy and power are rerolled, and so is a heart if
		// Autobot is missing none.
		{"one die: 1/6 (1 + 1/2 + 1/4)", solo + die + "set destruction 1",
			coach.Danger{Damage: []float64{17. / 24, 7. / 24}, Specials: []float64{1}}},
		{"one die, after a roll in vain: 1/6 (1 + 1/2)", solo + die + "set destruction 1; roll e",
			coach.Danger{Damage: []float64{3. / 4, 1. / 4}, Specials: []float64{1}}},
		{"one die, a heart is useful: 1/6 (1 + 1/3 + 1/9)", solo + die + "set rival.hearts 11",
			coach.Danger{Damage: []float64{41. / 54, 13. / 54}, Specials: []float64{1}}},
		{"one die, one heart left", solo + die + "set you.hearts 1",
			coach.Danger{Damage: []float64{17. / 24, 7. / 24}, Specials: []float64{1}, Wins: 7. / 24}},
		{"unstoppable keeps it", solo + die + "set you.hearts 1; card you unstoppable", coach.Danger{Specials: []float64{1}}},
		{"armor-plating ignores the claw", solo + die + "card you armor-plating", coach.Danger{Specials: []float64{1}}},
		{"hibernation stops it", solo + die + "card you hibernation", coach.Danger{Specials: []float64{1}}},
		{"camouflage: 7/24 x 5/6", solo + die + "card you camouflage",
			coach.Danger{Damage: []float64{1 - 35./144, 35. / 144}, Specials: []float64{1}, Assumes: []coach.Assumption{coach.AssumeCamouflage}}},
		{"one die, stopped, a claw", solo + die + "roll c", coach.Danger{Damage: []float64{0, 1}, Specials: []float64{1}}},
		{"two dice, level: one is rolled again, 1/6 (1 + 4/6); two symbols pull nothing", solo + "turn rival roll; taken 4 rival; set rival.energy 0; roll fd",
			coach.Danger{Damage: []float64{13. / 18, 5. / 18}, Specials: []float64{1}, Assumes: []coach.Assumption{coach.AssumeSymbol}}},
		{"special power", solo + special + "set fame 3",
			coach.Danger{Damage: ones, Fame: ones, Destruction: ones, Specials: []float64{0, 1}}},
		{"special power, fame one step from the end: 11/36", solo + special + "set fame -6; set destruction 2",
			coach.Danger{Damage: []float64{36./36 - 9./36, 8. / 36, 1. / 36}, Fame: []float64{25. / 36, 11. / 36}, Destruction: []float64{27. / 36, 8. / 36, 1. / 36},
				Specials: []float64{0, 1}, Wins: 11. / 36}},
		{"special power into both spotlights: one fame or more; two would reach the zone as well", solo + special + "set fame -2; set destruction -3",
			coach.Danger{Damage: []float64{27. / 36, 8. / 36, 1. / 36}, Fame: []float64{25. / 36, 11. / 36}, Destruction: []float64{27. / 36, 8. / 36, 1. / 36},
				Specials: []float64{0, 1}, Wins: 11. / 36}},
		{"special power from 6 into the player's spotlight", solo + special + "set fame 6; set destruction 5",
			coach.Danger{Damage: []float64{27. / 36, 8. / 36, 1. / 36}, Fame: []float64{25. / 36, 11. / 36}, Destruction: []float64{27. / 36, 8. / 36, 1. / 36},
				Specials: []float64{0, 1}, Loses: 11. / 36}},
		{"a King token in the way: two fame are one step", dueltest.Solo("the-king", "meka-dragon", "you") + special + "set fame 3; token king fame 2",
			coach.Danger{Damage: ones, Fame: []float64{25. / 36, 11. / 36}, Destruction: ones, Specials: []float64{0, 1}}},
		{"in-shape before Autobot: after three hearts lost the next one asks, if it has energy", solo + "turn rival end; set rival.energy 5; set you.hurt 3; card rival in-shape; set fame 3",
			coach.Danger{Damage: ones, Fame: ones, Destruction: ones, Specials: []float64{0, 1}, Assumes: []coach.Assumption{coach.AssumeDeclined}}},
		{"a correction has sent Autobot shopping (A6)", solo + "turn rival buy; set rival.energy 4; set fame 3",
			coach.Danger{Damage: ones, Fame: ones, Destruction: ones, Specials: []float64{0, 1}}},
		{"the player's 0 hearts are no loss, they say (T8)", solo + special + "set fame 3; set you.hearts 0; answer no",
			coach.Danger{Fame: ones, Destruction: ones, Specials: []float64{0, 1}}},
		{"nothing is due", solo + "turn rival end; set rival.energy 3", coach.Danger{Specials: []float64{1}}},
		{"the dice lie there: 3 claws, 3 fame", solo + "turn rival resolve; set rival.energy 0; dice cccfff", coach.Danger{Damage: []float64{0, 0, 0, 1}, Fame: []float64{0, 1}, Specials: []float64{1}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := at(t, r, c.lines)
			for _, list := range []*[]float64{&c.want.Damage, &c.want.Fame, &c.want.Destruction} {
				if *list == nil {
					*list = []float64{1}
				}
			}
			have, ok := coach.Ahead(r, &duel.Table{State: s})
			if !ok {
				t.Fatal("no danger")
			}
			same(t, c.name, &have, &c.want)
			if !slices.Equal(have.Assumes, c.want.Assumes) {
				t.Errorf("assumes %v, want %v", have.Assumes, c.want.Assumes)
			}
		})
	}
}

// rolled returns the distribution of the dice that Autobot resolves, computed roll by roll from A1
// to A3 alone.
func rolled(s *duel.State, n int) map[rules.Roll]float64 {
	now := map[rules.Roll]map[duel.Symbol]float64{}
	put := func(to map[rules.Roll]map[duel.Symbol]float64, r rules.Roll, sym duel.Symbol, p float64) {
		if to[r] == nil {
			to[r] = map[duel.Symbol]float64{}
		}
		to[r][sym] += p
	}
	for r, k := range sequences(n) {
		put(now, r, duel.NoSymbol, k/math.Pow(6, float64(n)))
	}
	for roll := int8(1); roll < autobot.LastRoll; roll++ {
		next := map[rules.Roll]map[duel.Symbol]float64{}
		for dice, list := range now {
			for sym, p := range list {
				d := autobot.Decide(&duel.Situation{Dice: dice, Roll: roll, Deficit: int8(s.Sides[duel.Rival].Deficit()),
					Fame: s.Marker[duel.FameTrack], Destruction: s.Marker[duel.DestructionTrack], Chosen: sym})
				m := d.Reroll.Total()
				for r, k := range sequences(m) {
					put(next, d.Keep.Plus(r), d.Chosen, p*k/math.Pow(6, float64(m)))
				}
			}
		}
		now = next
	}
	out := map[rules.Roll]float64{}
	for dice, list := range now {
		for _, p := range list {
			out[dice] += p
		}
	}
	return out
}

// mean returns the mean of a distribution over numbers from 0.
func mean(list []float64) float64 {
	sum := 0.0
	for n, p := range list {
		sum += float64(n) * p
	}
	return sum
}

// TestAheadCount checks that six dice, and eight with tokens (A0), on a table without Buzz tokens
// and cards, do what autobot.Count says about each roll, and that each special power brings 1/3 of
// a claw, of a fame and of a destruction on average, as its two dice do.
func TestAheadCount(t *testing.T) {
	r := dueltest.Rules(t)
	for tokens := range duel.MaxDiceTokens + 1 {
		s := at(t, r, dueltest.Solo("gigazaur", "meka-dragon", "you")+"set rival.hearts 9; set fame 2; set destruction 1; set rival.energy 0; turn rival roll; set you.hearts 15")
		s.Sides[duel.Rival].Dice = int8(tokens)
		have, _ := coach.Ahead(r, &duel.Table{State: s})
		s.Sides[duel.Rival].Dice = 0
		var damage, fame, destruction, calm float64
		for dice, p := range rolled(&s, 6+int(tokens)) {
			c := autobot.Count(dice, 3)
			damage, fame, destruction = damage+p*float64(c.Damage), fame+p*float64(c.Fame), destruction+p*float64(c.Destruction)
			if c.Energy < 4 {
				calm += p
			}
			now := s
			now.Turn.Dice, now.Turn.Phase = dice, duel.PhaseResolve
			if d, _ := coach.Ahead(r, &duel.Table{State: now}); c.Energy < 4 && (len(d.Damage) != c.Damage+1 || d.Damage[c.Damage] != 1 || len(d.Fame) != c.Fame+1 || len(d.Destruction) != c.Destruction+1) {
				t.Errorf("%v does %+v, want %+v", dice, d, c)
			}
		}
		more := mean(have.Specials) / 3
		for name, pair := range map[string][2]float64{
			"damage": {mean(have.Damage), damage + more}, "fame": {mean(have.Fame), fame + more},
			"destruction": {mean(have.Destruction), destruction + more}, "no special power": {have.Specials[0], calm},
		} {
			if math.Abs(pair[0]-pair[1]) > 1e-12 {
				t.Errorf("%d tokens, %s: %v, want %v", tokens, name, pair[0], pair[1])
			}
		}
	}
}

// TestAheadOfPlayer checks that at the player's table the danger is that of the next turn, whatever
// the player still has to do: at the end of the turn nothing changes it any more.
func TestAheadOfPlayer(t *testing.T) {
	r := dueltest.Rules(t)
	solo := dueltest.Solo("gigazaur", "meka-dragon", "you")
	for name, c := range map[string][2]string{
		"the first turn, the player has five dice (S4)": {solo + "turn you buy", "pass"},
		"Autobot began (S4)":                            {dueltest.Solo("gigazaur", "meka-dragon", "rival") + "turn you buy", "pass"},
		"dice taken, tokens held, level markers":        {solo + "turn you buy; taken 3 rival; set rival.dice-tokens 2", "pass"},
		"used and hurt in the player's turn":            {solo + "turn you buy; card you armor-plating; used armor-plating; set you.hurt 3; set rival.hearts 8", "pass"},
		"hibernating: the player sleeps on":             {solo + "set you.hearts 14; card you hibernation; turn you start", "answer no"},
	} {
		before, err := dueltest.Fold(r, nil, c[0])
		if err != nil {
			t.Fatal(name, err)
		}
		after, err := dueltest.Fold(r, &before, c[1])
		if err != nil || !after.State.Autobot() {
			t.Fatal(name, err)
		}
		have, ok := coach.Ahead(r, &duel.Table{State: before.State})
		want, _ := coach.Ahead(r, &duel.Table{State: after.State})
		if same(t, name, &have, &want); !ok || !slices.Equal(have.Assumes, want.Assumes) {
			t.Errorf("%s: ok %v, assumes %v and %v", name, ok, have.Assumes, want.Assumes)
		}
	}
}

// TestAheadAsking checks that while a question of an event is open, the danger includes the rest of
// the event and of the turn.
func TestAheadAsking(t *testing.T) {
	r := dueltest.Rules(t)
	robot := dueltest.Solo("gigazaur", "meka-dragon", "you") + "set rival.energy 0; turn rival resolve; set destruction 1; "
	resolve := duel.Event{Kind: duel.ResolvedAll}
	dice := func(letters string) duel.Event {
		roll, _ := duel.Faces.Parse(letters)
		return duel.Event{Kind: duel.Answered, Answer: duel.Answer{Kind: duel.DiceAnswer, Roll: roll}}
	}
	for _, c := range []struct {
		name, lines string
		entry       []duel.Event
		want        coach.Danger
	}{
		{"two claws against camouflage", robot + "card you camouflage; dice ccfff", []duel.Event{resolve},
			coach.Danger{Damage: []float64{1. / 36, 10. / 36, 25. / 36}, Fame: []float64{0, 1}, Specials: []float64{1}, Assumes: []coach.Assumption{coach.AssumeCamouflage}}},
		{"two hits, the first answered: two claws taken, the cat's damage asked", robot + "card you camouflage; token cat fame -1; dice ccfff", []duel.Event{resolve, dice("cc")},
			coach.Danger{Damage: []float64{1. / 6, 5. / 6}, Specials: []float64{1}, Assumes: []coach.Assumption{coach.AssumeCamouflage}}},
		{"both asked", robot + "card you camouflage; token cat fame -1; dice cfff", []duel.Event{resolve},
			coach.Danger{Damage: []float64{1. / 36, 10. / 36, 25. / 36}, Fame: []float64{0, 1}, Specials: []float64{1}, Assumes: []coach.Assumption{coach.AssumeCamouflage}}},
		{"a correction meanwhile: one heart left", robot + "card you camouflage; dice c",
			[]duel.Event{resolve, {Kind: duel.SetNumber, Field: duel.HeartsField, N: 1}},
			coach.Danger{Damage: []float64{1. / 6, 5. / 6}, Specials: []float64{1}, Wins: 5. / 6, Assumes: []coach.Assumption{coach.AssumeCamouflage}}},
		{"superconductor, and then the special power", robot + "card you superconductor; dice eeee; set fame 2", []duel.Event{resolve},
			coach.Danger{Damage: []float64{25. / 36, 10. / 36, 1. / 36}, Fame: []float64{25. / 36, 10. / 36, 1. / 36}, Destruction: []float64{25. / 36, 10. / 36, 1. / 36}, Specials: []float64{0, 1}}},
		{"nothing is asked any more", robot + "card you camouflage; dice c", []duel.Event{resolve, dice("h")}, coach.Danger{}},
	} {
		t.Run(c.name, func(t *testing.T) {
			before, err := dueltest.Fold(r, nil, c.lines)
			if err != nil {
				t.Fatal(err)
			}
			asking, err := r.Run(&before, c.entry)
			if err != nil {
				t.Fatal(err)
			}
			have, ok := coach.Ahead(r, &asking)
			if !ok {
				t.Fatal("no danger")
			}
			if c.want.Specials == nil { // it is the player's turn: the danger is that of the next turn
				c.want, _ = coach.Ahead(r, &duel.Table{State: asking.State})
			}
			for _, list := range []*[]float64{&c.want.Damage, &c.want.Fame, &c.want.Destruction} {
				if *list == nil {
					*list = []float64{1}
				}
			}
			if same(t, c.name, &have, &c.want); !slices.Equal(have.Assumes, c.want.Assumes) {
				t.Errorf("assumes %v, want %v", have.Assumes, c.want.Assumes)
			}
		})
	}
}

// TestAheadTie checks that on a level tie the danger is that of the player's less dangerous answer.
func TestAheadTie(t *testing.T) {
	r := dueltest.Rules(t)
	for lines, want := range map[string]string{
		"set fame -2; set destruction -2; token king destruction -3": "destruction", // The King stops it there
		"token cat fame -1":                    "destruction",
		"token cat destruction -1":             "fame",
		"token fish fame -1":                   "fame", // no difference
		"token fish fame -1; set you.hearts 1": "fame",
	} {
		given, err := dueltest.Fold(r, nil, dueltest.Solo("the-king", "meka-dragon", "you")+lines+"; set rival.energy 0; turn rival roll; roll ffddce")
		if err != nil {
			t.Fatal(err)
		}
		after, err := dueltest.Fold(r, &given, "answer "+want)
		if err != nil {
			t.Fatal(err)
		}
		have, _ := coach.Ahead(r, &duel.Table{State: given.State})
		best, _ := coach.Ahead(r, &duel.Table{State: after.State})
		if same(t, lines, &have, &best); !slices.Equal(have.Assumes, []coach.Assumption{coach.AssumeSymbol}) || best.Assumes != nil {
			t.Errorf("%s: assumes %v, then %v", lines, have.Assumes, best.Assumes)
		}
	}
}

// TestAheadNone checks tables at which there is nothing to report, or it would take too long.
func TestAheadNone(t *testing.T) {
	r := dueltest.Rules(t)
	solo := dueltest.Solo("gigazaur", "meka-dragon", "you")
	for name, lines := range map[string]string{
		"over":             solo + "turn rival resolve; dice cccccc; set you.hearts 2; resolve",
		"over or not (T8)": solo + "set you.hearts 0",
		"two humans":       "kot 1 duel two; side you gigazaur; side rival meka-dragon; start you",
		"99 energy":        "kot 1 duel solo; side you gigazaur; side rival the-king; option difficulty hard; start you; set rival.hearts 7; token pumpkin fame -3; token cat fame -4; token lizard fame -6; set fame 2; set destruction 2; card you camouflage; card you armor-plating; turn rival end; set rival.energy 99",
	} {
		s := at(t, r, lines)
		if d, ok := coach.Ahead(r, &duel.Table{State: s}); ok || d.Damage != nil {
			t.Errorf("%s: %+v", name, d)
		}
	}
}
