package core

// This file works Autobot's turns out over whole blocks of groups.

// outcome is one way Autobot's dice come out at a block.
type outcome struct {
	to     *spots // by the block's markers
	base   int    // first group of the hearts then left
	energy int
	chance float64
}

// botScratch is what a worker needs for Autobot's turns.
type botScratch struct {
	*field
	turn *botTurn
	list []outcome
	sure [numRelations][]outcome
	out  []lanes // worth of every tally
}

func newBotScratch(f *field, b *botTurn) *botScratch {
	return &botScratch{field: f, turn: b, out: make([]lanes, len(b.tallies))}
}

// base is the first group after a change of hearts; where the human falls, base plus
// any spot must not be read.
func (f *field) base(g group, damage, hearts int) int {
	return f.at(g.you-damage, g.bot+hearts) + g.tokens*f.block
}

// index of due an outcome leads to.
func (o *outcome) index(end int, pair int) int {
	to := int(o.to[pair])
	i := o.base + to
	if to < 0 {
		i = end - to
	}
	return i
}

// powers fills a block of due at energy need+level from lower energies (A7, W after
// each change): fame, destruction, claws, hearts, energy.
func (s *botScratch) powers(v *values, block, level int) {
	first, g := s.hearts(block)
	end := s.groups() - 1
	list := s.list[:0]
	for k := range s.special {
		o := &s.special[k]
		hearts := min(o.hearts, s.bot-g.bot)
		x := outcome{to: o.moves, energy: level + o.energy + o.hearts - hearts, chance: o.chance}
		if o.claws < g.you {
			x.base = s.base(g, o.claws, hearts)
		} else { // the markers come first: only a win of hers counts
			x.base, x.to = 0, o.fatal
		}
		list = append(list, x)
	}
	s.list = list
	for pair := range numPairs {
		sum := 0.0
		for k := range list {
			o := &list[k]
			sum += o.chance * v.due[o.index(end, pair)][o.energy]
		}
		v.due[first+pair][s.need+level] = sum
	}
}

// prepare lists what the dice do at a block. Claws come first: she may fall before
// anything else happens.
func (s *botScratch) prepare(g group) {
	deficit := min(maxDeficit, s.bot-g.bot)
	for rel := range s.sure {
		p, list := &s.turn.sure[deficit][rel], s.sure[rel][:0]
		for k, id := range p.outcome {
			if t := &s.turn.tallies[id]; t.Damage < g.you {
				list = append(list, outcome{to: s.turn.moves[id], base: s.base(g, t.Damage, t.Hearts), energy: t.Energy, chance: p.chance[k]})
			}
		}
		s.sure[rel] = list
	}
}

// dice fills a block of bot from due (A1-A5). ties has the choices at level ties: they
// are made where v holds probabilities, and kept where it holds changes of them. It
// may be nil where nobody asks for them.
func (s *botScratch) dice(v *values, block int, ties *ties) {
	first, g := s.hearts(block)
	s.prepare(g)
	for pair := range numPairs {
		g.pair = pair
		rel := s.relation[pair]
		switch {
		case rel != level:
			v.bot[first+pair] = s.sum(v, s.sure[rel], pair)
		case v.unit == 0:
			v.bot[first+pair] = s.kept(v, g, ties.of(block, pair))
		default:
			v.bot[first+pair] = s.level(v, g, ties.of(block, pair))
		}
	}
}

// sum is the mean of due over some outcomes.
func (s *botScratch) sum(v *values, list []outcome, pair int) lanes {
	var sum lanes
	end := s.groups() - 1
	for k := range list {
		o := &list[k]
		due := (*[4]float64)(v.due[o.index(end, pair)][o.energy : o.energy+4])
		sum[0] += o.chance * due[0]
		sum[1] += o.chance * due[1]
		sum[2] += o.chance * due[2]
		sum[3] += o.chance * due[3]
	}
	return sum
}

// weigh fills out with what every tally possible at a group is worth.
func (s *botScratch) weigh(v *values, g group) {
	end := s.groups() - 1
	for id := range s.turn.tallies {
		t := &s.turn.tallies[id]
		s.out[id] = lanes{}
		if t.Damage < g.you && t.Hearts <= s.bot-g.bot {
			o := outcome{to: s.turn.moves[id], base: s.base(g, t.Damage, t.Hearts)}
			s.out[id] = lanes(v.due[o.index(end, g.pair)][t.Energy : t.Energy+4])
		}
	}
}

// of is the mean over some outcomes of what weigh has found.
func (s *botScratch) of(p *part) lanes {
	var sum lanes
	for k, id := range p.outcome {
		x, c := &s.out[id], p.chance[k]
		sum[0] += c * x[0]
		sum[1] += c * x[1]
		sum[2] += c * x[2]
		sum[3] += c * x[3]
	}
	return sum
}

// level is Autobot's turn with the markers level: at a tie the human chooses (A2).
// note, if any, takes the chances of all tallies under her choices.
func (s *botScratch) level(v *values, g group, note []lanes) lanes {
	s.weigh(v, g)
	deficit := min(maxDeficit, s.bot-g.bot)
	sure := &s.turn.sure[deficit][level]
	sum := s.of(sure)
	clear(note)
	if note != nil {
		sure.add(note, [4]bool{true, true, true, true})
	}
	for k := range s.turn.ties[deficit] {
		t := &s.turn.ties[deficit][k]
		x, y := s.of(&t[0]), s.of(&t[1])
		var first, second [4]bool
		for e := range sum {
			sum[e] += max(x[e], y[e])
			first[e] = x[e] >= y[e]
			second[e] = !first[e]
		}
		if note != nil {
			t[0].add(note, first)
			t[1].add(note, second)
		}
	}
	return sum
}

// add adds the chances to the lanes that are on.
func (p *part) add(to []lanes, on [4]bool) {
	if on == ([4]bool{}) {
		return
	}
	for k, id := range p.outcome {
		for e := range on {
			if on[e] {
				to[id][e] += p.chance[k]
			}
		}
	}
}

// kept is the mean over all tallies with the chances noted.
func (s *botScratch) kept(v *values, g group, note []lanes) lanes {
	s.weigh(v, g)
	var sum lanes
	for id := range note {
		x, c := &s.out[id], &note[id]
		sum[0] += c[0] * x[0]
		sum[1] += c[1] * x[1]
		sum[2] += c[2] * x[2]
		sum[3] += c[3] * x[3]
	}
	return sum
}

// levels is how many live pairs of markers are level.
const levels = 7

// ties are the chances of every tally at the groups with level markers, by the
// human's choices.
type ties struct {
	tallies int
	chance  []lanes
}

func newTies(f *field, b *botTurn) *ties {
	return &ties{len(b.tallies), make([]lanes, f.blocks()*levels*len(b.tallies))}
}

// of is the part of a group with level markers.
func (t *ties) of(block, pair int) []lanes {
	if t == nil {
		return nil
	}
	at := (block*levels + levelIndex(pair)) * t.tallies
	return t.chance[at:][:t.tallies]
}

// levelIndex numbers the level pairs: -6, -2 to 2, 6.
func levelIndex(pair int) int {
	switch f := int(pairs().where[pair][0]); f {
	case -far:
		return 0
	case far:
		return levels - 1
	default:
		return f + 3
	}
}

// sweep fills due and bot from you (A1-A7). split does n things in pieces, maybe side by
// side; ties are those of dice.
func (f *field) sweep(v *values, t *ties, split func(n, piece int, do func(b *botScratch, first, last int))) {
	split(f.groups(), piece, func(_ *botScratch, first, last int) {
		for i := first; i < last; i++ {
			copy(v.due[i][:f.need], v.you[i][:])
		}
	})
	for level := range surplus {
		split(f.blocks(), 1, func(b *botScratch, block, _ int) { b.powers(v, block, level) })
	}
	split(f.blocks(), 1, func(b *botScratch, block, _ int) { b.dice(v, block, t) })
}
