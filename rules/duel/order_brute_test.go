package duel_test

import (
	"fmt"
	"math/rand/v2"
	"sort"
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// habit answers every question in the same way: 0 is the first choice that is not
// declining, 1 the last choice, 2 declining if possible. offered are the questions
// with their choices: two orders differ if they offer different ones.
type habit struct {
	r       *duel.Rules
	n       int
	offered *[]string
}

// Answer implements duel.Answers.
func (h habit) Answer(s *duel.State, q *duel.Question) (duel.Answer, bool) {
	*h.offered = append(*h.offered, fmt.Sprint(q.ID, q.N, q.Card, q.Token, h.r.Choices(s, q, nil)))
	if q.FromTable() && q.Form() == duel.CardAnswer {
		return duel.Answer{Kind: duel.CardAnswer, Card: duel.Unnamed}, true
	}
	if q.Form() == duel.DiceAnswer || q.No && h.n == 2 {
		return duel.No, true
	}
	choices := h.r.Choices(s, q, nil)
	if h.n == 1 {
		return choices[len(choices)-1], true
	}
	for _, a := range choices {
		if a != duel.No || q.Form() == duel.YesAnswer {
			return a, true
		}
	}
	return choices[0], true
}

// permutations calls do with every distinct order of the items.
func permutations(items []rules.Face, done []rules.Face, do func([]rules.Face)) {
	if len(items) == 0 {
		do(done)
		return
	}
	var seen [rules.NumFaces]bool
	for i, f := range items {
		if seen[f] {
			continue
		}
		seen[f] = true
		rest := append(append([]rules.Face{}, items[:i]...), items[i+1:]...)
		permutations(rest, append(done[:len(done):len(done)], f), do)
	}
}

// ending returns the table after the symbols were resolved in an order, or only the
// winner of a finished game.
func ending(r *duel.Rules, s duel.State, order []rules.Face, n int) string {
	e := r.NewEngine()
	var offered []string
	// A claw that is added later is resolved at the end, whatever the order.
	for _, f := range append(order[:len(order):len(order)], duel.Claw) {
		if s.Turn.Phase != duel.PhaseResolve {
			break
		}
		next, ev := s, duel.Event{Kind: duel.Resolved, Face: f}
		var asked []string
		if _, err := e.Play(&next, &ev, habit{r, n, &asked}, nil); err == nil && next != s { // declined counts as absent
			s, offered = next, append(offered, asked...)
		}
	}
	if winner, why := s.Winner(); why != duel.NotWon {
		return winner.String()
	}
	view := dueltest.View(r, &duel.Table{State: s})
	var out []string
	for _, side := range []string{"you", "rival"} {
		for _, what := range []string{"hearts", "energy", "dice", "taken", "cards"} {
			out = append(out, view[side+"."+what])
		}
	}
	for _, what := range []string{"fame", "destruction", "tokens", "row", "discards", "deck", "used", "claws"} {
		out = append(out, view[what])
	}
	out = append(out, fmt.Sprint(s.Turn.HeartsLost, s.Turn.Safe)) // cards bought later depend on these
	sort.Strings(offered)
	return strings.Join(append(out, offered...), " ")
}

// ordersDiffer tries every order: each symbol that does something once, the power as often
// as there are symbols for it, and claws even if there are none yet. A marker pulled into
// a zone can add one (adrenaline-augment), and a player who resolves claws before another
// marker gets there has one claw fewer.
func ordersDiffer(r *duel.Rules, s duel.State) bool {
	var items []rules.Face
	for f := duel.Claw; f <= duel.Destruction; f++ {
		if n := r.Symbols(&s, f); f == duel.Claw || n > 0 && (f <= duel.Energy || n >= 3) {
			items = append(items, f)
		}
	}
	for range s.Turn.Dice[duel.Power] {
		items = append(items, duel.Power) // one too many is refused and skipped, as are claws too early
	}
	for n := range 3 {
		first, differ := "", false
		permutations(items, nil, func(order []rules.Face) {
			end := ending(r, s, order, n)
			if first == "" {
				first = end
			}
			differ = differ || end != first
		})
		if differ {
			return true
		}
	}
	return false
}

// randomRoll is a table at the resolve step with everything that may make an order
// matter: tokens nearby, few hearts, markers near the end, keep cards.
func randomRoll(t *testing.T, r *duel.Rules, rnd *rand.Rand) duel.State {
	t.Helper()
	monsters := rnd.Perm(len(r.Box.Monsters))
	set := duel.NewSetup(rnd.IntN(2) == 0, [2]duel.MonsterID{duel.MonsterID(monsters[0]), duel.MonsterID(monsters[1])}, duel.You)
	s := r.Start(&set)
	near := rnd.IntN(2) == 0 // the end of the game, where orders matter
	for i := range s.Sides {
		m := &s.Sides[i]
		m.Hearts, m.Energy, m.Dice = int16(1+rnd.IntN(int(m.Max))), int16(rnd.IntN(6)), int8(rnd.IntN(3))
	}
	for {
		for i := range s.Marker {
			s.Marker[i] = duel.Spot(2 * (rnd.IntN(13) - 6))
			if near {
				s.Marker[i] = duel.Spot(-2 * (3 + rnd.IntN(4)))
				s.Sides[duel.Rival].Hearts = 1 + s.Sides[duel.Rival].Hearts%3
			}
		}
		if _, why := s.Winner(); why == duel.NotWon {
			break
		}
	}
	for i := range s.Tokens {
		q := duel.Question{ID: duel.AskPlace, Token: duel.TokenID(i)}
		if places := r.Choices(&s, &q, nil); len(places) > 0 && rnd.IntN(3) == 0 {
			s.Tokens[i] = duel.Token{Place: places[rnd.IntN(len(places))].Place, Laid: true}
		}
	}
	few := 1 + rnd.IntN(12) // one card in this many belongs to a side
	for id := duel.CardID(1); int(id) <= r.Box.NumCards(); id++ {
		side := rnd.IntN(2)
		if r.Box.Cards[id].Keep && rnd.IntN(few) == 0 && !(set.Solo && side == 1) {
			s.Sides[side].Keep = s.Sides[side].Keep.With(id)
		}
	}
	s.Turn = duel.Turn{Number: 3, Active: duel.You, Phase: duel.PhaseResolve, Rolls: 3}
	for range 6 {
		f := rules.Face(rnd.IntN(rules.NumFaces))
		if near && f == duel.Heart {
			f = duel.Fame
		}
		if s.Turn.Dice.Total() == 0 || rnd.IntN(2) == 0 {
			s.Turn.Dice[f]++
		} else {
			for g, n := range s.Turn.Dice { // more of one that the roll already has
				if n > 0 {
					s.Turn.Dice[g]++
					break
				}
			}
		}
	}
	return s
}

// TestOrderMattersBrute compares OrderMatters with every possible order, on random
// tables of both modes (D2, O6).
func TestOrderMattersBrute(t *testing.T) {
	r := dueltest.Frozen(t)
	rnd := rand.New(rand.NewPCG(11, 13))
	count := map[bool]int{}
	for i := range often.Times(3000, 8000) {
		s := randomRoll(t, r, rnd)
		want := ordersDiffer(r, s)
		if have := r.OrderMatters(s); have != want {
			t.Fatalf("table %d: OrderMatters is %v, every order tried says %v\n%s", i, have, want, describe(r, &s))
		}
		count[want]++
	}
	if count[true] < 100 || count[false] < 100 {
		t.Errorf("one-sided: %v", count)
	}
}

// describe writes down a table for the person who has to look at it.
func describe(r *duel.Rules, s *duel.State) string {
	view := dueltest.View(r, &duel.Table{State: *s})
	return fmt.Sprintf("%s against %s, solo %v: %v", r.Box.Monsters[s.Sides[0].ID].ID, r.Box.Monsters[s.Sides[1].ID].ID, s.Solo, view)
}

// TestOrderMattersByHand has cases that can be checked by hand.
func TestOrderMattersByHand(t *testing.T) {
	r := dueltest.Rules(t)
	for _, c := range []struct {
		name, you, lines string
		want             bool
	}{
		{"claws and energy: no", "gigazaur", "dice cceehh", false},
		{"one symbol: no", "gigazaur", "dice ffffff", false},
		{"too few fame: no", "gigazaur", "dice ffddee", false},
		{"claws win, fame gives the game away", "gigazaur", "set rival.hearts 1; set fame -6; set destruction -4; dice cfffee", true},
		{"both win for the same side: no", "gigazaur", "set rival.hearts 1; set fame 6; dice cfffee", false},
		{"a heart bonus beside a heart, one lacking: no", "gigazaur", "set you.hearts 13; token fish fame 1; dice hfffee", false},
		{"two hearts lacking: no", "gigazaur", "set you.hearts 12; token fish fame 1; dice hfffee", false},
		{"the spotlight whichever marker comes last: no", "gigazaur", "set fame 2; set destruction 2; dice fffddd", false},
		{"destruction gives it away before fame leaves the zone", "gigazaur", "set fame -3; set destruction -6; dice fffddd", true},
		{"in-shape: paid for, fame is won either way; declined, energy first would have paid for two", "gigazaur", "card you in-shape; set you.energy 1; set fame 6; dice ccccce", true},
		{"adrenaline-augment: the claw between the two markers is one, after both it is two", "gigazaur", "card you adrenaline-augment; set fame 2; set destruction -6; dice fffddd", true},
		{"adrenaline-augment, one marker comes into a zone: one claw in any order", "gigazaur", "card you adrenaline-augment; set fame 2; dice fffddd", false},
		{"not the human's step: no", "gigazaur", "turn rival resolve; set rival.hearts 1; set fame -6; set destruction -4; dice cfffee", false},
		{"claws, hearts and energy do not meet", "meka-dragon", "set you.hearts 9; dice cchhee", false},
		{"a heart space on the way, hearts on the dice: at 11 of 12 one is wasted either way", "meka-dragon", "set you.hearts 11; token fish fame 1; dice hfff", false},
		{"both win: the rival's last hearts and the Victory space", "meka-dragon", "set rival.hearts 2; set fame 6; dice ccfff", false},
		{"Gigazaur's pull and a roll's pull to the same space meet", "gigazaur", "dice fffpp", false},
		{"The King's token can lie where the marker will stand, or not (T1)", "the-king", "set fame -3; dice cfffpp", true},
		{"The King with claws alone: his token goes where it goes", "the-king", "dice ccpp", false},
	} {
		table, err := dueltest.Fold(r, nil, dueltest.Solo(c.you, "alienoid", "you")+"turn you resolve; "+c.lines)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if have := r.OrderMatters(table.State); have != c.want {
			t.Errorf("%s: OrderMatters is %v", c.name, have)
		}
	}
}
