package companion

import (
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Placing is a piece that a player puts on a lane, with all places that the rules allow.
type Placing struct {
	Name  string
	Spots []Spot // at least one
	At    int    // the place where the cursor starts
	Lifts bool   // the player takes one of several pieces from its place
	Turns bool   // the player can turn it to cover other spaces: the spots have it both ways
}

// Spot is a place for a piece on a lane.
type Spot struct {
	Lane     int // of View.Lanes
	From, To int // the spaces it covers, from 0
	Turned   bool
	Place    string // where the place is
	Text     string // Place, and what its spaces give
	Parts    []LanePart
}

// Nearest returns the number of the nearest place that fits accepts, turned as the piece is now if possible; -1 for none.
func (p *Placing) Nearest(now *Spot, fits func(*Spot) bool) int {
	best, far := -1, 0
	for i := range p.Spots {
		s := &p.Spots[i]
		away := 2 * max(s.From-now.From, now.From-s.From)
		if s.Turned != now.Turned {
			away++
		}
		if fits(s) && (best < 0 || away < far) {
			best, far = i, away
		}
	}
	return best
}

// Lane is a track with a marker on it. Your end is on the left.
type Lane struct {
	Name   string
	Hue    Hue
	Letter string // of the marker
	Spaces []Space
	// Marker is the place of the marker in half spaces, counted from the first space: 4 is the third space, 5
	// is between the third and the fourth.
	Marker int
	Stands string // where the marker is, in words
	Tokens []LaneToken
	Ends   string // whose end is which, in a few words
}

// LaneLines describes lanes in lines: where their markers are, and the tokens on them.
func LaneLines(words *text.Catalogue, lanes []Lane) (out []string) {
	var markers, tokens []string
	for _, l := range lanes {
		markers = append(markers, words.Say("table.lane", rules.Text("lane", l.Name), rules.At("at", len(l.Spaces)-1-l.Marker)))
		for _, k := range l.Tokens {
			tokens = append(tokens, k.Name+" "+k.Text)
		}
	}
	if len(markers) > 0 {
		out = append(out, strings.Join(markers, ", ")+" ("+lanes[0].Ends+")")
	}
	if len(tokens) > 0 {
		out = append(out, words.Say("table.tokens", rules.Text("list", strings.Join(tokens, ", "))))
	}
	return out
}

// Space is a space of a lane.
type Space struct {
	Label string // its name in all texts: "+3", "WIN"
	Zone  Hue    // whose spotlight zone it is: YouHue, RivalHue or NoHue
	Win   bool
	Gone  bool // a token has removed it from the lane
}

// LaneToken is a token that lies on a lane.
type LaneToken struct {
	From, To int    // the spaces it covers, from 0
	Label    string // its bonus in a few letters: "+1E"
	Name     string
	Text     string // where it lies and, if it can be turned, what its spaces give
	Parts    []LanePart
}

// LanePart is one space of a token that lies on a lane.
type LanePart struct {
	At    int    // in half spaces from the first space of the lane, like Lane.Marker
	Label string // its bonus in a few letters; "" for a blank one
	Hue   Hue
}
