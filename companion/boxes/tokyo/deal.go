package tokyo

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// CardCorrections implements companion.Game.
func (g *Game) CardCorrections(card string) []companion.Play {
	t := g.Now()
	v, s := g.tell.at(t), &t.State
	id, ok := v.Rules.Piece(card)
	if !ok {
		return nil
	}
	out := g.CardMoves(card)
	correction := func(kind tokyo.EventKind, seat tokyo.Seat) companion.Move {
		return g.Move(tokyo.Event{Kind: kind, Seat: seat, Card: id})
	}
	for seat := range tokyo.Seat(s.Players) {
		held := slices.ContainsFunc(v.Rules.Copies(id), func(twin tokyo.CardID) bool { return s.Holds(seat, twin) })
		keeps := s.Alive(seat) && (v.Rules.IsTile(id) || v.Rules.Keeps(id))
		out.Seat(v.Player(seat), held, keeps, correction(tokyo.TakeCard, seat), correction(tokyo.GiveCard, seat))
	}
	if v.Rules.IsTile(id) {
		if s.Locations[id].Zone != tokyo.Deck {
			out.Add(correction(tokyo.LayTile, tokyo.NoSeat), "tokyo.dash.tile.lay")
		}
		return out.Choices
	}
	out.Row(len(s.Row), func(place int) bool { return v.Rules.Same(s.Row[place], id) }, g.naming)
	return out.Choices
}

// turns returns the corrections that say whose turn it is: the roll of each player in the game, and the other steps of the
// one whose turn it is.
func (g *Game) turns(v *Phrases, s *tokyo.State) (out []companion.Play) {
	for seat := range tokyo.Seat(s.Players) {
		for phase := tokyo.PhaseStart; phase < tokyo.PhaseOver; phase++ {
			active := seat == s.Turn.Active
			if s.Alive(seat) && (phase == tokyo.PhaseRoll || active && phase > tokyo.PhaseRoll) {
				out = append(out, g.TurnTo(v.Player(seat), v.Say("tokyo.phase."+phase.String()), active && phase == s.Turn.Phase,
					tokyo.Event{Kind: tokyo.SetTurn, Seat: seat, Phase: phase}))
			}
		}
	}
	return out
}

// give returns the correction that gives a card to a player.
func (g *Game) give(seat int, card string) (companion.Move, error) {
	r := g.speak().Rules
	return companion.WithCard(card, r.Piece, func(id tokyo.CardID) (companion.Move, error) {
		if !r.IsTile(id) && !r.Keeps(id) {
			return nil, rules.Refuse("", "card-held-never", rules.ID(rules.ArgCard, "card", card))
		}
		return g.Move(tokyo.Event{Kind: tokyo.GiveCard, Seat: tokyo.Seat(seat), Card: id}), nil
	})
}

// rename returns the correction of a player's name. It is nil once the game is over, because a correction would open it again.
func (g *Game) rename(seat int, name string) companion.Move {
	if g.Over() {
		return nil
	}
	return g.Move(tokyo.Event{Kind: tokyo.SetName, Seat: tokyo.Seat(seat), Name: text.CleanName(name)})
}

// monsters returns the corrections that give a player another Monster. If another player has it, the two swap.
func (g *Game) monsters(seat int) (out []companion.Play) {
	t, v := g.Now(), g.speak()
	now := t.Setup.Monsters[seat]
	for id := range v.Rules.Monsters {
		m := tokyo.MonsterID(id)
		if m == now || g.Over() {
			continue
		}
		said, moves := v.Monster(m), []tokyo.Event{{Kind: tokyo.SetMonster, Seat: tokyo.Seat(seat), Monster: m}}
		for other := range tokyo.Seat(t.State.Players) {
			if t.Setup.Monsters[other] == m {
				said = v.Colon(v.Monster(m), v.Say("tokyo.swaps", rules.Text("name", v.Player(other))))
				moves = append(moves, tokyo.Event{Kind: tokyo.SetMonster, Seat: other, Monster: now})
			}
		}
		out = append(out, companion.Play{Choice: companion.Choice{Text: said}, Move: g.Move(moves...)})
	}
	return out
}

// GiveUp implements companion.Game.
func (g *Game) GiveUp() []companion.Play {
	s := &g.Now().State
	if s.Over() {
		return nil
	}
	var out []companion.Play
	for seat := range tokyo.Seat(s.Players) {
		if s.Alive(seat) {
			concede := g.Words().Say("tokyo.dash.menu.concede", rules.Text("name", g.tell.phrases.Player(seat)))
			move := g.Move(tokyo.Event{Kind: tokyo.Conceded, Seat: seat})
			out = append(out, companion.Play{Choice: companion.Choice{Text: concede}, Move: move})
		}
	}
	return out
}
