package coach

import (
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/learned"
	"kingoftokyo/rules/duel"
)

// evaluator values tables between two turns, with the core's table and with the learned value of
// everything outside the core.
type evaluator struct {
	named  *named
	valuer // between two turns
	rules  *duel.Rules
	table  *core.Table
	m      core.Matchup
	two    bool       // two people play, or kot takes a chair: the value is that of games of two
	me     duel.Side  // who sees: whose turn it is in a game of two, otherwise the human
	views  [2]*valuer // of a game of two, by side
	king   bool       // the player is The King, whose tokens are not part of the core
	kitty  bool       // the player is Cyber Kitty, whose power is energy
	plain  bool       // only the core counts
}

// newEvaluator returns an evaluator for games of a solved matchup, or for games of two if there is no table.
func newEvaluator(r *duel.Rules, t *core.Table, n *Network) evaluator {
	j := evaluator{named: namedIn(r), valuer: newValuer(r, n, duel.You), rules: r, table: t}
	if j.two = t == nil; !j.two {
		j.m = t.Matchup()
		return j
	}
	for side := range j.views {
		v := newValuer(r, n, duel.Side(side))
		j.views[side] = &v
	}
	return j
}

// sees records who sees a table, and which Monster is theirs.
func (j *evaluator) sees(s *duel.State) {
	if j.two {
		j.me = s.Turn.Active
	}
	id := j.rules.Box.Monsters[s.Sides[j.me].ID].ID
	if j.king, j.kitty = id == "the-king", id == "cyber-kitty"; j.two {
		j.m.Power = powers[id]
	}
}

// win returns what a table is worth at the start of the next turn, where every search ends.
func (j *evaluator) win(s *duel.State) worth {
	if j.two {
		return j.winOfTwo(s)
	}
	p, logit, open := j.ofCore(s)
	if j.plain || !open {
		return worth{p, p}
	}
	return j.worth(s, logit)
}

// ofCore returns the value from the core's table, and its log-odds. open is false if the core is
// decided. A marker between two spaces (T4) is worth the mean of its neighbours where the game goes on.
func (j *evaluator) ofCore(s *duel.State) (p float64, logit int32, open bool) {
	at, whole := j.position(s)
	if whole {
		p = j.table.Win(at)
	} else {
		p = j.between(at, int8(s.Marker[duel.FameTrack]&1), int8(s.Marker[duel.DestructionTrack]&1))
	}
	if p <= 0 || p >= 1 {
		return p, 0, false
	}
	return p, learned.Logit(p), true
}

// position returns the core of a table of the matchup. ok is false if a marker is between two
// spaces (T4); it then counts as on the lower one. Hearts and energy beyond what a position can
// hold are cut off, and so are the dice tokens of any monster but Space Penguin.
func (j *evaluator) position(s *duel.State) (p core.Position, ok bool) {
	fame, destruction := toward(j.me, s.Marker[duel.FameTrack]), toward(j.me, s.Marker[duel.DestructionTrack])
	me, rival := &s.Sides[j.me], &s.Sides[j.me.Other()]
	p = core.Position{
		Fame: int8(fame >> 1), Destruction: int8(destruction >> 1),
		Energy: int8(max(0, min(s.SpecialAt()-1, rival.Energy))),
	}
	if s.Turn.Active != j.me {
		p.Turn = duel.Rival
	}
	for side, m := range [...]*duel.Monster{me, rival} {
		p.Hearts[side] = int8(min(m.Max, m.Hearts, int16(j.m.Hearts[side])))
	}
	if j.m.Power == core.Penguin {
		p.Dice = max(0, min(duel.MaxDiceTokens, me.Dice))
	}
	return p, fame%2 == 0 && destruction%2 == 0
}

// between returns the mean over the neighbours of markers that are half a space up.
func (j *evaluator) between(p core.Position, fame, destruction int8) float64 {
	sum, n := 0.0, 0.0
	for f := int8(0); f <= fame; f++ {
		for d := int8(0); d <= destruction; d++ {
			q := p
			q.Fame, q.Destruction = p.Fame+f, p.Destruction+d
			if _, over := core.Decided(q.Fame, q.Destruction); !over {
				sum += j.table.Win(q)
				n++
			}
		}
	}
	if n == 0 {
		return 0.5
	}
	return sum / n
}

// won returns 1 or 0 for a game that is over: 1 if the player has won it.
func (j *evaluator) won(s *duel.State) worth {
	if side, _ := s.Winner(); side == j.me {
		return sure
	}
	return worth{}
}

// strip removes everything from a table that is not part of the core, and reports whether the rest
// is a table of the core's matchup. It is not if a marker is between two spaces.
func (j *evaluator) strip(s *duel.State) bool {
	fits := s.Solo && s.Options.Hard == j.m.Hard && s.Marker[duel.FameTrack]%2 == 0 && s.Marker[duel.DestructionTrack]%2 == 0
	for side := range s.Sides {
		m := &s.Sides[side]
		fits = fits && int(m.Max) == int(j.m.Hearts[side])
		m.Keep, m.Taken, m.Dominated = 0, 0, 0
		m.Hearts = min(m.Hearts, m.Max)
		if side == int(duel.Rival) || j.m.Power != core.Penguin {
			m.Dice = 0
		}
	}
	s.Sides[duel.You].Energy = 0
	if bot := &s.Sides[duel.Rival]; s.Turn.Active == duel.You {
		bot.Energy = min(bot.Energy, s.SpecialAt()-1)
	}
	if j.m.Power != core.Penguin || s.Turn.Active == duel.Rival {
		s.Turn.White = 0
	}
	s.Tokens, s.DeniedWins = [duel.MaxTokens]duel.Token{}, 0
	s.Row = [3]duel.CardID{duel.Unnamed, duel.Unnamed, duel.Unnamed}
	s.Turn.Again, s.Turn.Buying, s.Turn.Used = false, duel.NoCard, 0
	return fits
}
