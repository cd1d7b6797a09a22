package phrases

import (
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// FaceHues has the colours of the six faces, in their order.
var FaceHues = [rules.NumFaces]companion.Hue{
	companion.ClawHue, companion.HeartHue, companion.EnergyHue,
	companion.FameHue, companion.DestructionHue, companion.PowerHue,
}

// laneAt returns where a spot lies on a lane, in half spaces from the first space.
func laneAt(at duel.Spot) int { return int(duel.Victory - at) }

// Lane returns a track as a screen draws it. Its first space is your Victory space.
func (v *Phrases) Lane(t *duel.Table, track duel.Track) companion.Lane {
	s := &t.State
	out := companion.Lane{
		Name:   v.Say("track." + track.String()),
		Hue:    FaceHues[track.Face()],
		Letter: v.Say("letter." + track.String()),
		Marker: laneAt(s.Marker[track]),
		Stands: v.Say("duel.board.marker") + " " + v.Arg(rules.At("", int(s.Marker[track]))),
		Ends:   v.Say("lane.ends"),
	}
	for at := duel.Victory; at >= -duel.Victory; at -= 2 {
		space := companion.Space{Label: text.Spot(int(at)), Gone: v.Rules.Gone(s, track, at)}
		if at == duel.Victory || at == -duel.Victory {
			space.Win, space.Label = true, v.Say("lane.win")
		}
		switch {
		case at == duel.Victory || at.Spotlight(duel.You):
			space.Zone = companion.YouHue
		case at == -duel.Victory || at.Spotlight(duel.Rival):
			space.Zone = companion.RivalHue
		}
		out.Spaces = append(out.Spaces, space)
	}
	q, open := t.Open()
	lifted := open && q.Form() == duel.PlaceAnswer && !q.Lifts()
	for i, laid := range s.Tokens {
		if id := duel.TokenID(i); laid.Laid && laid.Track == track && !(lifted && q.Token == id) {
			out.Tokens = append(out.Tokens, v.laneToken(id, laid.Place))
		}
	}
	return out
}

// laneToken returns a Buzz token on a lane.
func (v *Phrases) laneToken(id duel.TokenID, p duel.Place) companion.LaneToken {
	kind := &v.Rules.Box.Tokens[id]
	out := companion.LaneToken{Name: v.Token(kind.Name), Text: v.Place(id, p), Parts: v.LaneParts(kind, p)}
	if kind.Turnable() || kind.Oriented() {
		out.Text += " (" + v.Spaces(id, p) + ")"
	}
	out.From, out.To = Covered(kind, p)
	var labels []string
	for _, part := range out.Parts {
		if part.Label != "" {
			labels = append(labels, part.Label)
		}
	}
	out.Label = strings.Join(labels, " ")
	return out
}

// Covered returns the first and the last space of a lane that a token covers.
func Covered(kind *duel.TokenKind, p duel.Place) (from, to int) {
	to = laneAt(2*duel.Spot(p.At)) / 2
	return to - int(kind.Covers) + 1, to
}

// bonusHues has the colours of the bonuses.
var bonusHues = map[duel.BonusKind]companion.Hue{
	duel.BonusDamage: companion.ClawHue,
	duel.BonusHeart:  companion.HeartHue,
	duel.BonusEnergy: companion.EnergyHue,
}

// LaneParts returns the spaces of a token at a place, from left to right.
func (v *Phrases) LaneParts(kind *duel.TokenKind, p duel.Place) []companion.LanePart {
	var out []companion.LanePart
	for _, sp := range kind.SpacesAt(p) {
		part := companion.LanePart{At: laneAt(sp.At), Hue: bonusHues[sp.Bonus.Kind]}
		switch {
		case kind.King:
			part.Label = "K"
		case sp.Bonus.Kind != duel.BonusNone:
			part.Label = "+" + strconv.Itoa(int(sp.Bonus.N)) + v.Say("duel.bonus."+sp.Bonus.Kind.String())
		}
		out = append(out, part)
	}
	slices.Reverse(out)
	return out
}
