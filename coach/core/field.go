package core

import (
	"kingoftokyo/rules/duel"
)

// This file is the geometry of a matchup's positions. Those that differ in Autobot's
// energy alone are a group and lie side by side: a lane for each energy.

// lanes are a number for each energy below the threshold; against an easy Autobot
// four, against a hard one three.
type lanes [4]float64

// surplus is how much energy Autobot's six dice may gain at most; wide are lanes up
// to there.
const (
	surplus = 6
	widest  = 4 + surplus
)

type wide [widest]float64

// field are the groups of a matchup. The index of a group is that of its hearts
// (at), plus that of its markers, plus tokens times block.
type field struct {
	matchup Matchup
	you     int // hearts at the start
	bot     int
	need    int // energy of a special power (A9)
	tokens  int // most dice tokens of hers
	block   int // groups with the same number of tokens
	special []specialOutcome
}

func newField(m Matchup) *field {
	f := &field{matchup: m, you: int(m.Hearts[duel.You]), bot: int(m.Hearts[duel.Rival]), need: 4}
	if m.Hard {
		f.need = 3
	}
	if m.Power == Penguin {
		f.tokens = duel.MaxDiceTokens
	}
	f.block = f.you * f.bot * numPairs
	f.special = specials()
	return f
}

// groups is how many there are.
func (f *field) groups() int { return f.block * (f.tokens + 1) }

// at is the first group of the hearts of both, 1 and more.
func (f *field) at(you, bot int) int { return ((you-1)*f.bot + bot - 1) * numPairs }

// specialOutcome is what the two white dice of a special power show (A7).
type specialOutcome struct {
	claws, hearts, energy int
	moves                 *spots
	chance                float64
}

// specials are the rolls of two dice; energy and power are one.
func specials() []specialOutcome {
	var out []specialOutcome
	c := newCourse(NoPower, duel.MaxWhite, NoPower.caps(0))
	for i, set := range c.sets[c.full:] {
		p := pulls{fame: set[fame], destruction: set[destruction]}
		out = append(out, specialOutcome{claws: int(set[claw]), hearts: int(set[heart]), energy: int(set[blank]),
			moves: p.spots(pulls.autobot), chance: c.chance[i]})
	}
	return out
}

// values are the human's win probabilities by group: before her turn, before
// Autobot's, and before its special powers.
type values struct {
	you, bot []lanes
	due      []wide
}

func (f *field) newValues() *values {
	n := f.groups()
	return &values{you: make([]lanes, n), bot: make([]lanes, n), due: make([]wide, n)}
}

// group says where a group lies.
type group struct{ you, bot, pair, tokens int }

// each calls do for the groups from first on, before last.
func (f *field) each(first, last int, do func(i int, g group)) {
	for i := first; i < last; i++ {
		hearts := i % f.block / numPairs
		do(i, group{you: hearts/f.bot + 1, bot: hearts%f.bot + 1, pair: i % numPairs, tokens: i / f.block})
	}
}

// powers fills due at energy need+level from lower energies (A7, W after each change).
func (f *field) powers(v *values, level, first, last int) {
	f.each(first, last, func(i int, g group) {
		sum := 0.0
		for k := range f.special {
			o := &f.special[k]
			switch to := o.moves[g.pair]; {
			case to == won:
				sum += o.chance
			case to != lost && o.claws < g.you:
				hearts := min(o.hearts, f.bot-g.bot)
				next := f.at(g.you-o.claws, g.bot+hearts) + int(to) + g.tokens*f.block
				sum += o.chance * v.due[next][level+o.energy+o.hearts-hearts]
			}
		}
		v.due[i][f.need+level] = sum
	})
}

// botTurn fills bot from due (A1-A5).
func (f *field) botTurn(v *values, first, last int) {
	b := botTurns[6]()
	f.each(first, last, func(i int, g group) {
		v.bot[i] = f.botValue(b, v, g)
	})
}

// botValue is the value of Autobot's turn with the dice of b.
func (f *field) botValue(b *botTurn, v *values, g group) lanes {
	where := pairs().where[g.pair]
	rel, deficit := relation(where[0], where[1]), min(maxDeficit, f.bot-g.bot)
	sum := f.partValue(b, &b.sure[deficit][rel], v, g)
	if rel != level {
		return sum
	}
	for k := range b.ties[deficit] {
		t := &b.ties[deficit][k]
		x, y := f.partValue(b, &t[0], v, g), f.partValue(b, &t[1], v, g)
		for e := range sum {
			sum[e] += max(x[e], y[e])
		}
	}
	return sum
}

func (f *field) partValue(b *botTurn, p *part, v *values, g group) lanes {
	var sum lanes
	for k, id := range p.outcome {
		t, chance := &b.tallies[id], p.chance[k]
		to := b.moves[id][g.pair]
		switch {
		case t.Damage >= g.you || to == lost:
		case to == won:
			for e := range sum {
				sum[e] += chance
			}
		default:
			due := &v.due[f.at(g.you-t.Damage, g.bot+t.Hearts)+int(to)+g.tokens*f.block]
			for e := range sum {
				sum[e] += chance * due[e+t.Energy]
			}
		}
	}
	return sum
}
