package advice

import (
	"cmp"
	"math"
	"slices"

	"kingoftokyo/coach"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file has the words for what dice bring on average: with one keep, and the difference between two keeps.

// leastSaid is the least amount that is mentioned: with tenths, less would be shown as 0.
const leastSaid = 0.05

// weights says how much one of each face matters, to choose which faces to mention if there is no room for all: a
// space of a track takes three dice.
var weights = [rules.NumFaces]float64{duel.Claw: 1, duel.Heart: 1, duel.Energy: 0.5, duel.Fame: 2, duel.Destruction: 2, duel.Power: 2}

// outcome says the chance that the turn wins and the greatest numbers of an outcome, at most most of them: "12% to win this turn",
// "1.6 damage". decimals is 0 if nothing is left to chance. key is the beginning of the catalogue's keys of these words.
func (v *Phrases) outcome(key string, o *coach.Outcome, most, decimals int) (wins, list string) {
	var faces []rules.Face
	for f := duel.Claw; f <= duel.Power; f++ {
		if math.Abs(o.Of(f)) >= leastSaid {
			faces = append(faces, f)
		}
	}
	weight := func(f rules.Face) float64 { return max(o.Of(f), -3*o.Of(f)) * weights[f] } // a loss counts three times, as it is the reason
	slices.SortStableFunc(faces, func(a, b rules.Face) int { return cmp.Compare(weight(b), weight(a)) })
	switch n := int(math.Round(math.Abs(100 * o.Wins))); {
	case n == 0:
	case o.Wins < 0:
		wins = v.Say(key+"less.wins", rules.Num("n", n))
	default:
		wins = v.Say(key+"wins", rules.Num("n", n), rules.Text("chance", v.Percent(o.Wins)))
	}
	switch {
	case wins != "":
		most--
	case len(faces) == 0:
		return "", v.Say(key + "nothing")
	}
	return wins, text.List(faces[:min(most, len(faces))], func(f rules.Face) string {
		word := key
		if o.Of(f) < 0 {
			word += "less."
		}
		n := math.Abs(o.Of(f))
		track := duel.FameTrack
		if f == duel.Destruction {
			track = duel.DestructionTrack
		}
		many := int(n + leastSaid)
		if decimals > 0 && v.Lang == text.English {
			many = 2 // "1.0 hearts", but "1,0 cœur"
		}
		return v.Say(word+duel.FaceName(f), rules.Text("x", v.Figure(n, decimals)), rules.Num("n", many),
			rules.ID(rules.ArgTrack, "track", track.String()))
	})
}

// leads says what a keep brings: the chance to win this turn, then the average. shown is the chance to win the game that the screen
// shows for the way the player plays: where it is less than that of this turn, which is with best play, the words say so.
func (v *Phrases) leads(o *coach.Outcome, shown float64) string {
	wins, list := v.outcome("coach.leads.", o, 3, 1)
	if wins != "" && o.Wins > shown {
		wins = v.Say("coach.leads.wins.best", rules.Text("chance", v.Percent(o.Wins)))
	}
	if list != "" {
		list = v.Say("coach.leads", rules.Text("list", list))
	}
	return joined(wins, list)
}

// brings says what the dice bring if all of them stay as they lie.
func (v *Phrases) brings(o *coach.Outcome) string { return joined(v.outcome("coach.leads.", o, 3, 0)) }

// joined joins the chance to win, if it is mentioned, with the rest.
func joined(wins, list string) string {
	if wins == "" || list == "" {
		return wins + list
	}
	return wins + ", " + list
}
