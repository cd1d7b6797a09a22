package coach

import (
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/learned"
	"kingoftokyo/rules/duel"
)

// evaluator values tables between two turns: by the core's table and the learned value
// of what lies beside the core.
type evaluator struct {
	named  *named
	valuer // between two turns
	rules  *duel.Rules
	table  *core.Table
	m      core.Matchup
	king   bool // the player is The King, whose tokens are no part of the core
	kitty  bool // the player is Cyber Kitty, whose power is energy
	plain  bool // only the core counts
}

// setMonster notes who the human is.
func (j *evaluator) setMonster(s *duel.State) {
	id := j.rules.Box.Monsters[s.Sides[duel.You].ID].ID
	j.king, j.kitty = id == kingID, id == kittyID
}

// win is what a table is worth at the start of the next turn: the end of every search.
func (j *evaluator) win(s *duel.State) worth {
	at, whole := j.position(s)
	p := j.coreAt(s, at, whole)
	if j.plain || p <= 0 || p >= 1 {
		return worth{p, p}
	}
	return j.worth(s, learned.Logit(p))
}

// coreAt is what the core's table says. A marker between two spaces (T4) is as good as
// the mean of its neighbours where the game goes on.
func (j *evaluator) coreAt(s *duel.State, p core.Position, whole bool) float64 {
	if whole {
		return j.table.Win(p)
	}
	return j.between(p, int8(s.Marker[duel.FameTrack]&1), int8(s.Marker[duel.DestructionTrack]&1))
}

// position is the core of a table of the matchup; ok is false where a marker stands
// between two spaces (T4), and then counts as on the lower one. Hearts and energy beyond
// what a position holds are cut off, and so are the dice tokens of any monster but Space Penguin.
func (j *evaluator) position(s *duel.State) (p core.Position, ok bool) {
	fame, destruction := s.Marker[duel.FameTrack], s.Marker[duel.DestructionTrack]
	p = core.Position{
		Fame: int8(fame >> 1), Destruction: int8(destruction >> 1), Turn: s.Turn.Active,
		Energy: int8(max(0, min(s.SpecialAt()-1, s.Sides[duel.Rival].Energy))),
	}
	for side := range p.Hearts {
		p.Hearts[side] = int8(min(s.Sides[side].Max, s.Sides[side].Hearts, int16(j.m.Hearts[side])))
	}
	if j.m.Power == core.Penguin {
		p.Dice = max(0, min(duel.MaxDiceTokens, s.Sides[duel.You].Dice))
	}
	return p, fame%2 == 0 && destruction%2 == 0
}

// between is the mean over the neighbours of markers that stand half a space up.
func (j *evaluator) between(p core.Position, fame, destruction int8) float64 {
	sum, n := 0.0, 0.0
	for f := int8(0); f <= fame; f++ {
		for d := int8(0); d <= destruction; d++ {
			q := p
			q.Fame, q.Destruction = p.Fame+f, p.Destruction+d
			if !decided(q.Fame, q.Destruction) {
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

// decided says whether markers on printed spaces end a game (W2, W3).
func decided(fame, destruction int8) bool {
	f, d := duel.Spot(2*fame), duel.Spot(2*destruction)
	return max(f, -f, d, -d) >= duel.Victory || f.Spotlight(duel.You) && d.Spotlight(duel.You) || f.Spotlight(duel.Rival) && d.Spotlight(duel.Rival)
}

// won is 1 or 0: who has won a game that is over.
func won(s *duel.State) worth {
	if side, _ := s.Winner(); side == duel.You {
		return sure
	}
	return worth{}
}
