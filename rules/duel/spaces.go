package duel

// Space is one space of a Buzz token as it lies on a track.
type Space struct {
	At    Spot // in half spaces
	Bonus Bonus
}

// SpacesAt are the spaces of a token that lies at a place, from the lowest
// position up: the ends of a shortening token (T3), the extra space of a
// lengthening one (T4) included.
func (k *TokenKind) SpacesAt(p Place) []Space {
	out := make([]Space, len(k.Spaces))
	for i := range k.Spaces {
		out[i] = k.SpaceAt(p, i)
	}
	return out
}

// SpaceAt is the i-th of SpacesAt.
func (k *TokenKind) SpaceAt(p Place, i int) Space {
	b := k.Spaces[i]
	if p.Flip {
		b = k.Spaces[len(k.Spaces)-1-i]
	}
	return Space{k.spot(p.At, i), b}
}

// WayRound is a place with the way round a token would lie there (T7): of its own
// where its shape decides, by the printed zigzag for the dragon. known is false
// while nobody has said at which hand the Fame track lies.
func (r *Rules) WayRound(s *State, id TokenID, p Place) (lies Place, known bool) {
	if !r.Box.Tokens[id].Oriented() {
		return p, true
	}
	if s.Hand == HandUnknown {
		return p, false
	}
	p.Flip = zigzag(p, s.Hand)
	return p, true
}

// turnTokens turns the dragon the way its place wants it, once the hand is known
// (T7): a correction that lays it, or says the hand, cannot lay it otherwise.
func (r *Rules) turnTokens(s *State) {
	for i := range r.Box.Tokens {
		if t := &s.Tokens[i]; t.Laid {
			t.Place, _ = r.WayRound(s, TokenID(i), t.Place)
		}
	}
}

// Gone says whether a token has taken a printed space off its track (T3).
func (r *Rules) Gone(s *State, t Track, at Spot) bool {
	id, ok := r.on(s, t, at)
	if !ok || at%2 != 0 {
		return false
	}
	k, p := &r.Box.Tokens[id], s.Tokens[id].Place
	return k.shortens() && at > 2*Spot(p.At) && at < 2*Spot(p.At+k.Covers-1)
}

// Next is the space a marker standing at a spot reaches when it is pulled toward
// a side, as the tokens lie (D3, T3, T4). Beyond the Victory spaces there is none.
func (r *Rules) Next(s *State, t Track, from Spot, side Side) Spot {
	return max(-Victory, min(Victory, r.step(s, t, from, side.toward())))
}
