package coach

import (
	"kingoftokyo/coach/core"
	"kingoftokyo/rules/duel"
)

// startsAs says whether the table belongs to the matchup, hearts included.
func (j *evaluator) startsAs(s *duel.State) bool {
	for side := range s.Sides {
		if m := &s.Sides[side]; int(m.Max) != int(j.m.Hearts[side]) || m.Hearts > m.Max {
			return false
		}
	}
	return s.Options.Hard == j.m.Hard
}

// strip takes everything from a table that is no part of the core, and says whether
// what is left is a table of the core: a marker between two spaces is not.
func (j *evaluator) strip(s *duel.State) bool {
	for side := range s.Sides {
		m := &s.Sides[side]
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
	return s.Solo && j.startsAs(s) && s.Marker[duel.FameTrack]%2 == 0 && s.Marker[duel.DestructionTrack]%2 == 0
}
