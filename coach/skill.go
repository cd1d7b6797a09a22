package coach

import (
	"math"
	"slices"

	"kingoftokyo/coach/lattice"
	"kingoftokyo/coach/learned"
)

// worth is what a table is worth to the player, as chances to win: with best play from here on, and
// as a player of the coach's skill plays on.
type worth [2]float64

// The indices of a worth.
const (
	atBest = iota
	asPlayed
)

var (
	refused = worth{-1, -1} // of an event that the rules refuse: less than any other
	sure    = worth{1, 1}   // of a game that is won
)

// legal reports whether the rules allow what has this worth.
func (w worth) legal() bool { return w[atBest] >= 0 }

// played returns the worth of something that cannot be refused.
func (w worth) played() worth { return worth{max(0, w[atBest]), max(0, w[asPlayed])} }

// plus adds another worth, weighted by its chance.
func (w *worth) plus(chance float64, v worth) { // not fused, so that every machine computes the same
	w[atBest] += float64(chance * v[atBest])
	w[asPlayed] += float64(chance * v[asPlayed])
}

// Skills is how many sharpness values the learned value knows, evenly spread from a player who chooses at random (0)
// to one who plays like the coach (1). A sharpness between two of them is interpolated.
const Skills = 5

// Skill describes how somebody plays.
type Skill struct {
	Sharp float64 `json:"sharp"` // how sharply they tell options apart, from 0 (not at all) to 1 (like the coach)
	Slips float64 `json:"slips"` // how often they choose at random, whatever the options are worth
}

// Best is best play.
var Best = Skill{Sharp: learned.Best}

// slipping returns how far slips move the value of a player from that of their sharpness toward
// that of a player who chooses at random, in log-odds.
func (k Skill) slipping() learned.Between { return learned.Between(min(1, slipped*k.Slips)) }

// among returns the log-odds of a player of the skill, given those of the known ones.
func (k Skill) among(logits *[Skills]float64) float64 {
	at, part := learned.Neighbours(k.Sharp, Skills)
	own := logits[at] + float64(float64(part)*(logits[at+1]-logits[at]))
	return own + float64(float64(k.slipping())*(logits[0]-own))
}

// steadily returns the chance that log-odds mean for such a player: slips cost a player who is ahead some of the lead.
func (w manner) steadily(logit float64) float64 {
	if logit > 0 {
		logit -= float64(ahead * w.slips * logit)
	}
	return learned.Sigmoid(logit)
}

// What slips cost, measured by go run ./internal/tools/skill -slips 6000. Games hardly show whether ahead is 0.5 or 1.
const (
	slipped = 1.35
	ahead   = 0.65
)

// manner is how a player of a skill chooses: with a sharpness (learned.Sharpness), except for slips.
type manner struct{ sharp, slips float64 }

// mannerOf returns the manner of a skill. Its sharpness is set so that on normal a skill of 0.25
// wins about half of its games, and one of 0.5 wins four out of five (docs/developers/coach.md).
func mannerOf(k Skill) manner {
	w := manner{learned.Sharpness(k.Sharp, known[:]), k.Slips}
	if w.slips > 0 {
		w.sharp = learned.Finite(w.sharp)
	}
	return w
}

// best reports whether the best option is always taken.
func (w manner) best() bool { return math.IsInf(w.sharp, 1) }

// mean returns the average worth of a choice: weighed takes the options by their weights, even takes each one equally often.
func (w manner) mean(weighed, even float64) float64 {
	return float64((1-w.slips)*weighed) + float64(w.slips*even)
}

// known are the sharpnesses of choices of the known skills, without best play.
var known = [...]float64{0, 4.5, 8, 16}

// among collects the worths of options of which the player takes one: with best play the best one, and as a player
// of the coach's skill each as often as its weight says, or at random. Options of the same worth count once.
type among struct {
	manner
	top     float64 // the best worth so far with best play
	own     float64 // of all, by weight; of the best if only that is taken
	weights float64
	even    float64 // of all, each counted equally
	seen    [mostSeen]worth
	n       int
}

// mostSeen is how many options are compared with each other.
const mostSeen = 8

// among begins a choice of the player.
func (x *search) among() among { return among{manner: x.manner, top: refused[atBest]} }

// add adds an option with its worth, and reports whether it is the best so far.
func (a *among) add(w worth) (better bool) {
	if !w.legal() {
		return false
	}
	better = w[atBest] > a.top
	if better {
		a.top = w[atBest]
	}
	if a.best() {
		if better {
			a.own, a.weights = w[asPlayed], 1
		}
		return better
	}
	for _, v := range a.seen[:min(a.n, mostSeen)] {
		if v == w {
			return better
		}
	}
	if a.n < mostSeen {
		a.seen[a.n] = w
	}
	a.n++
	u := learned.Weight(w[atBest], a.sharp)
	a.weights += u
	a.own += float64(u * w[asPlayed])
	a.even += w[asPlayed]
	return better
}

// settle uses a worth that was found elsewhere as that of the choice.
func (a *among) settle(w worth) {
	a.top, a.own, a.weights, a.even, a.n = w[atBest], w[asPlayed], 1, w[asPlayed], 1
}

// worth returns the worth of the choice, or refused if there was no legal option.
func (a *among) worth() worth {
	if a.top < 0 {
		return refused
	}
	if a.slips == 0 {
		return worth{a.top, a.own / a.weights}
	}
	return worth{a.top, a.mean(a.own/a.weights, a.even/float64(a.n))}
}

// both holds the worths of all sets of dice of a lattice.
type both [2][]float64

func (b *both) sized(n int) {
	for k := range b {
		b[k] = slices.Grow(b[k][:0], n)[:n]
	}
}

func (b *both) at(i int) worth { return worth{b[atBest][i], b[asPlayed][i]} }

func (b *both) set(i int, w worth) { b[atBest][i], b[asPlayed][i] = w[atBest], w[asPlayed] }

// rolls copies the worths of the full rolls, from index first on.
func (b *both) rolls(from *both, first int) {
	for k := range b {
		copy(b[k][first:], from[k][first:])
	}
}

// keeps applies lattice.Keeps to both numbers.
func (b *both) keeps(l *lattice.Lattice) {
	l.Keeps(b[atBest])
	l.Keeps(b[asPlayed])
}

// chosen computes the worth of each full roll from which some dice are kept: with best play the
// best keep (from says which), for a player of a manner all keeps by their weights, or at random.
func (b *both) chosen(l *lattice.Lattice, keeps *both, from []int16, manner manner, spare *both) {
	l.Best(keeps[atBest], b[atBest], from)
	if manner.best() {
		for i := range from {
			b[asPlayed][i] = keeps[asPlayed][from[i]]
		}
		return
	}
	weights, sums := spare[atBest], spare[asPlayed]
	for i, p := range keeps[atBest] {
		weights[i] = learned.Weight(p, manner.sharp)
		sums[i] = float64(weights[i] * keeps[asPlayed][i])
	}
	l.Subsets(weights)
	l.Subsets(sums)
	for i := l.FirstRoll(); i < len(sums); i++ {
		b[asPlayed][i] = sums[i] / weights[i]
	}
	if manner.slips == 0 {
		return
	}
	copy(sums, keeps[asPlayed])
	l.Subsets(sums)
	for i := l.FirstRoll(); i < len(sums); i++ {
		b[asPlayed][i] = manner.mean(b[asPlayed][i], sums[i]/float64(l.Keepings(i)))
	}
}
