package duel

// A Bonus is what a space of a Buzz token gives (D3).
type Bonus struct {
	Kind BonusKind
	N    int8
}

// BonusKind is the kind of a bonus; BonusNone is a blank space.
type BonusKind uint8

// The bonuses.
const (
	BonusNone BonusKind = iota
	BonusDamage
	BonusHeart
	BonusEnergy
	BonusDice
)

// String returns the bonus's word in cards.yaml.
func (b BonusKind) String() string {
	return [...]string{"blank", "damage", "heart", "energy", "dice-token"}[b]
}

// A TokenKind is a Buzz token as printed in the box.
type TokenKind struct {
	Name   string // id
	Spaces []Bonus
	Covers int8 // printed spaces under it (T3, T4)
	King   bool // one of The King's own (T6)
}

// shortens and lengthens report which kind of special token it is (T3, T4).
func (k *TokenKind) shortens() bool  { return int(k.Covers) > len(k.Spaces) }
func (k *TokenKind) lengthens() bool { return int(k.Covers) < len(k.Spaces) }

// Turnable reports whether flipping the token changes anything and is up to the
// player. The dragon's orientation follows from its place (T7).
func (k *TokenKind) Turnable() bool {
	return len(k.Spaces) == 2 && !k.shortens() && k.Spaces[0] != k.Spaces[1]
}

// Oriented reports whether the printed zigzag decides the orientation (T7).
func (k *TokenKind) Oriented() bool {
	return len(k.Spaces) == 3 && !k.lengthens() && k.Spaces[0] != k.Spaces[2]
}

// spot returns the marker position of the token's i-th space, counted up from the
// lowest, for a token whose lowest covered position is at.
func (k *TokenKind) spot(at int8, i int) Spot {
	base := 2 * Spot(at)
	switch {
	case k.shortens():
		return base + Spot(i)*2*Spot(k.Covers-1)
	case k.lengthens():
		return base + Spot(i)
	}
	return base + 2*Spot(i)
}

// bonusAt returns what the token's space at a spot gives, and whether the token has a
// space there.
func (k *TokenKind) bonusAt(p Place, at Spot) (Bonus, bool) {
	for i := range k.Spaces {
		if space := k.SpaceAt(p, i); space.At == at {
			return space.Bonus, true
		}
	}
	return Bonus{}, false
}

// covers reports whether a spot is on the token: on a printed space under it, or
// between two of them.
func (k *TokenKind) covers(p Place, t Track, at Spot) bool {
	return p.Track == t && at >= 2*Spot(p.At) && at <= 2*Spot(p.At+k.Covers-1)
}

// on finds the token that covers a spot of a track.
func (r *Rules) on(s *State, t Track, at Spot) (TokenID, bool) {
	for i := range r.Box.Tokens {
		if s.Tokens[i].Laid && r.Box.Tokens[i].covers(s.Tokens[i].Place, t, at) {
			return TokenID(i), true
		}
	}
	return 0, false
}

// step returns the next space from a spot (D3): the next printed one, or the extra
// space of a lengthening token in between (T4). It skips the middle of a shortening
// token (T3).
func (r *Rules) step(s *State, t Track, from, dir Spot) Spot {
	if from%2 != 0 {
		return from + dir
	}
	next := from + 2*dir
	id, ok := r.on(s, t, next)
	if !ok {
		return next
	}
	k, p := &r.Box.Tokens[id], s.Tokens[id].Place
	low, high := 2*Spot(p.At), 2*Spot(p.At+k.Covers-1)
	switch {
	case k.lengthens() && from >= low && from <= high:
		return from + dir
	case k.shortens() && next > low && next < high:
		return next + 2*dir
	}
	return next
}

func (r *Rules) standsOn(s *State, id TokenID) bool {
	t := s.Tokens[id]
	return t.Laid && r.Box.Tokens[id].covers(t.Place, t.Track, s.Marker[t.Track])
}

// free reports whether the token can be placed at p (T1): on the board, on no other
// token and under no marker. The token itself counts as lifted (T2).
func (r *Rules) free(s *State, id TokenID, p Place) bool {
	k := &r.Box.Tokens[id]
	if p.At < -7 || p.At+k.Covers-1 > 7 || k.covers(p, p.Track, s.Marker[p.Track]) {
		return false
	}
	for i := range r.Box.Tokens {
		o := s.Tokens[i]
		if TokenID(i) == id || !o.Laid || o.Track != p.Track {
			continue
		}
		if o.At <= p.At+k.Covers-1 && p.At <= o.At+r.Box.Tokens[i].Covers-1 {
			return false
		}
	}
	return true
}

// fits reports whether the token could physically be at p: on the printed track, and
// flipped only if its shape allows.
func (r *Rules) fits(id TokenID, p Place) bool {
	k := &r.Box.Tokens[id]
	return p.At >= -7 && p.At+k.Covers-1 <= 7 && (!p.Flip || k.Turnable())
}

// zigzag reports whether the dragon is flipped at a place (T7). If the Fame track is at
// the human's left hand, odd end spaces on Fame and even ones on Destruction put the
// first space of its reading order (energy) nearest the human, so its spaces run down.
func zigzag(p Place, hand FameHand) bool {
	near := (p.At%2 != 0) == (p.Track == FameTrack)
	return near != (hand == RightHand)
}

// places appends every legal place of the token (T1, T2).
func (r *Rules) places(s *State, id TokenID, buf []Answer) []Answer {
	flips := 1
	if r.Box.Tokens[id].Turnable() {
		flips = 2
	}
	for t := FameTrack; t <= DestructionTrack; t++ {
		for at := int8(-7); at <= 7; at++ {
			for flip := range flips {
				p := Place{t, at, flip == 1}
				if r.free(s, id, p) {
					buf = append(buf, Answer{Kind: PlaceAnswer, Place: p})
				}
			}
		}
	}
	return buf
}

func (r *Rules) anyPlace(s *State, id TokenID) bool {
	for t := FameTrack; t <= DestructionTrack; t++ {
		for at := int8(-7); at <= 7; at++ {
			if r.free(s, id, Place{t, at, false}) {
				return true
			}
		}
	}
	return false
}

// A Space is one space of a Buzz token on a track.
type Space struct {
	At    Spot // in half spaces
	Bonus Bonus
}

// SpacesAt returns the spaces of a token at a place, from the lowest position up: the
// ends of a shortening token (T3), and a lengthening token's spaces including the
// extra one (T4).
func (k *TokenKind) SpacesAt(p Place) []Space {
	out := make([]Space, len(k.Spaces))
	for i := range k.Spaces {
		out[i] = k.SpaceAt(p, i)
	}
	return out
}

// SpaceAt returns the i-th space of SpacesAt.
func (k *TokenKind) SpaceAt(p Place, i int) Space {
	b := k.Spaces[i]
	if p.Flip {
		b = k.Spaces[len(k.Spaces)-1-i]
	}
	return Space{k.spot(p.At, i), b}
}

// WayRound returns a place with the orientation that a token has there (T7): p's own,
// or for the dragon the one of the printed zigzag. known is false until somebody has
// said at which hand the Fame track is.
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

// turnTokens gives the dragon the orientation of its place, once the hand is known
// (T7). So a correction that places it, or sets the hand, cannot orient it differently.
func (r *Rules) turnTokens(s *State) {
	for i := range r.Box.Tokens {
		if t := &s.Tokens[i]; t.Laid {
			t.Place, _ = r.WayRound(s, TokenID(i), t.Place)
		}
	}
}

// Gone reports whether a token has removed a printed space from its track (T3).
func (r *Rules) Gone(s *State, t Track, at Spot) bool {
	id, ok := r.on(s, t, at)
	if !ok || at%2 != 0 {
		return false
	}
	k, p := &r.Box.Tokens[id], s.Tokens[id].Place
	return k.shortens() && at > 2*Spot(p.At) && at < 2*Spot(p.At+k.Covers-1)
}

// Next returns the space that a marker at a spot reaches when it is pulled toward a
// side, given the tokens (D3, T3, T4). There is none beyond the Victory spaces.
func (r *Rules) Next(s *State, t Track, from Spot, side Side) Spot {
	return max(-Victory, min(Victory, r.step(s, t, from, side.toward())))
}

// placeToken is D5 and T1-T2: it takes the card's token and places it, or moves it.
func (e *Engine) placeToken(buyer Side, name string) {
	id, ok := e.Box.Token(name)
	if !ok {
		return
	}
	laid := e.s.Tokens[id].Laid
	switch {
	case laid && e.standsOn(e.s, id):
		e.tell(Step{Verb: StepHeldDown, Rule: "T2", Side: buyer, Token: id})
	case !e.anyPlace(e.s, id):
		e.tell(Step{Verb: StepNoPlace, Rule: "T2", Side: buyer, Token: id})
	default:
		e.layWhere(AskPlace, buyer, id, laid)
	}
}

// layWhere asks where a token goes and puts it there. If T1 forbids the place, the
// player must confirm it (T7). If the player declines, the token stays and layWhere
// returns false.
func (e *Engine) layWhere(ask QuestionID, side Side, id TokenID, may bool) bool {
	kind := &e.Box.Tokens[id]
	var p Place
	for {
		a := e.ask(Question{ID: ask, Side: side, Token: id, No: may})
		if a.Kind == DeclineAnswer {
			e.tell(Step{Verb: StepUnmoved, Rule: "T2", Side: side, Token: id})
			return false
		}
		p = a.Place
		if e.free(e.s, id, p) ||
			e.ask(Question{ID: AskDoubt, Side: side, Token: id, Place: p, No: true}).Kind == YesAnswer {
			break
		}
	}
	if kind.Oriented() {
		if e.s.Hand == HandUnknown {
			e.s.Hand = RightHand
			if e.sure(AskHand, You, 0) {
				e.s.Hand = LeftHand
			}
		}
		p, _ = e.WayRound(e.s, id, p)
	}
	laid, was := e.s.Tokens[id].Laid, e.s.Tokens[id].Place
	e.s.Tokens[id] = Token{Place: p, Laid: true}
	switch {
	case laid && p == was:
		e.tell(Step{Verb: StepUnmoved, Rule: "T2", Side: side, Token: id})
	case laid:
		e.tell(Step{Verb: StepMove, Rule: "T1", Side: side, Token: id, Place: p})
	default:
		e.tell(Step{Verb: StepPlace, Rule: "T1", Side: side, Token: id, Place: p})
	}
	return true
}
