package coach

import (
	"kingoftokyo/coach/core"
	"kingoftokyo/rules/duel"
)

// startsAs reports whether the table belongs to the matchup, hearts included.
func (j *evaluator) startsAs(s *duel.State) bool {
	for side := range s.Sides {
		if m := &s.Sides[side]; int(m.Max) != int(j.m.Hearts[side]) || m.Hearts > m.Max {
			return false
		}
	}
	return s.Options.Hard == j.m.Hard
}

// strip removes everything from a table that is not part of the core, and reports whether the rest
// is a table of the core. It is not if a marker is between two spaces.
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
