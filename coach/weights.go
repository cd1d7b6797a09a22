package coach

import (
	"kingoftokyo/coach/core"
	"kingoftokyo/rules/duel"
)

// Weights are what lies beside the core, in logits of the win probability. They are
// fitted by paired games (internal/tools/fit writes them down).
type Weights struct {
	// Energy is what each further energy of hers is worth, the first one first; beyond
	// the list the last one counts.
	Energy []float64
	// Dice is a dice token of hers (Space Penguin's are in the core), BotDice one of
	// Autobot's, Taken a die it rolls less in its next turn.
	Dice, BotDice, Taken float64
	// Bonus is a bonus of one by its kind, given at once; Reach is how much of that a
	// space so many printed spaces ahead of the marker is worth.
	Bonus [duel.BonusDice + 1]float64
	Reach []float64
	// King is a King token right in front of Autobot's marker.
	King float64
	// Late is what is left of Energy in a late game.
	Late float64
	// Cards are the keep cards before her, by id: early in a game and late.
	Cards map[string]Weight
	// Short is how much a purchase of the row counts by the energy it is short of, none
	// first; Row is what the best one is worth then, by the side whose turn comes next.
	Short []float64
	Row   [2]float64
	// Future is what she will gain beside the core in the rest of the game, by monster:
	// cards that she will buy, and what her power does beside the core. Hard is added
	// against the harder Autobot, Move where the next turn is hers.
	Future     map[string]Weight
	Hard, Move Weight
	// Slope is how much the core's logit counts beside all that: a lead says less where
	// much is still to come.
	Slope float64
	// Scale is how much energy, cards, tokens and dice count: less than where one of
	// them is all there is.
	Scale float64
}

// Weight is a worth at EarlyHearts and at LateHearts of the side that has fewer; in
// between and below it follows the hearts.
type Weight struct{ Early, Late float64 }

// How many hearts the side with fewer has early and late in a game.
const (
	EarlyHearts = 13
	LateHearts  = 5
)

// boundWeights are Weights for the cards of a box.
type boundWeights struct {
	*Weights
	cards              [64]Weight
	effects            [64]effect
	laid               [64]float64  // the token of a card, where its spaces count most
	future             []Weight     // by monster
	orderly            duel.CardSet // the order of symbols matters to them
	looking            duel.CardSet // they look at the roll (O4)
	ending             duel.CardSet // they speak as a turn ends (O9)
	buying             duel.CardSet // they speak at a purchase (O8)
	eye                duel.CardID  // eye-of-the-storm
	rebooting, titanic duel.CardID
	shadows            duel.CardID // in-the-shadows
	energies           [32]float64
	tokens             map[string]duel.TokenID
	kings              [2]duel.TokenID // The King's tokens
}

// bind finds the cards of the box.
func bind(box *duel.Box, w *Weights) *boundWeights {
	b := &boundWeights{Weights: w}
	for i := 1; i < len(box.Cards) && i < len(b.cards); i++ {
		id := duel.CardID(i)
		b.cards[i], b.effects[i] = w.Cards[box.Cards[i].ID], effectOf(&box.Cards[i])
		switch box.Cards[i].ID {
		case "adrenaline-augment":
			b.orderly = b.orderly.With(id)
		case "natural-selection", "antimatter-pellets", "signature-move", "utter-destruction":
			b.looking = b.looking.With(id)
		case "rebooting":
			b.rebooting = id
		case "titanic-batteries":
			b.titanic = id
		case "electrical-aura":
			b.ending = b.ending.With(id)
		case "breaking-news":
			b.buying = b.buying.With(id)
		case "eye-of-the-storm":
			b.eye = id
		case "in-the-shadows":
			b.shadows = id
		}
	}
	b.tokens = map[string]duel.TokenID{}
	for i := range box.Tokens {
		name := box.Tokens[i].Name
		if _, twin := b.tokens[name]; !twin {
			b.tokens[name] = duel.TokenID(i)
		}
		if box.Tokens[i].King {
			b.kings = [2]duel.TokenID{b.tokens[name], duel.TokenID(i)}
		}
	}
	for i := 1; i < len(box.Cards) && i < len(b.cards); i++ {
		if t, ok := b.tokens[box.Cards[i].Token]; ok {
			b.laid[i] = w.ahead(&box.Tokens[t])
		}
	}
	for i := range box.Monsters {
		b.future = append(b.future, w.Future[box.Monsters[i].ID])
	}
	sum := 0.0
	for i := range b.energies {
		b.energies[i] = sum
		if len(w.Energy) > 0 {
			sum += w.Energy[min(i, len(w.Energy)-1)]
		}
	}
	return b
}

// estimate is the logit of the chance at a table between two turns; coreLogit is that of
// its position in the solved core.
func (j *evaluator) estimate(s *duel.State, at core.Position, coreLogit float64) float64 {
	var p Parts
	j.parts(s, at, coreLogit, &p)
	w := j.weights
	return w.Slope*coreLogit + w.Scale*(p.Energy+p.Cards+p.Board) + w.Row[s.Turn.Active]*p.Offered + j.futureValue(s, p.Early)
}

// stage is how much the early and the late weights count: together 1, and less with few
// hearts left, when the game is soon over.
func (j *evaluator) stage(s *duel.State) (early, late float64) {
	least := float64(min(s.Sides[duel.You].Hearts, s.Sides[duel.Rival].Hearts))
	if least <= LateHearts {
		return 0, max(0, least/LateHearts)
	}
	early = min(1, (least-LateHearts)/(EarlyHearts-LateHearts))
	return early, 1 - early
}

// spacesAt is what the spaces of a token are worth at a place, as the markers
// stand: those before the marker on her side are hers to reach, those on the other side
// Autobot's.
func (j *evaluator) spacesAt(s *duel.State, id duel.TokenID, p duel.Place) float64 {
	k, w, sum := &j.rules.Box.Tokens[id], j.weights, 0.0
	marker := int(s.Marker[p.Track])
	if k.King {
		if !j.king {
			return 0
		}
		return w.King * w.reach(marker-2*int(p.At))
	}
	for i := range k.Spaces {
		space := k.SpaceAt(p, i)
		away := int(space.At) - marker
		sum += w.Bonus[space.Bonus.Kind] * float64(space.Bonus.N) * (w.reach(away) - w.reach(-away))
	}
	return sum
}

// ahead is what a token is worth whose first space lies right ahead of the marker, or
// whose spaces come nearest to that.
func (w *Weights) ahead(k *duel.TokenKind) float64 {
	best := 0.0
	for _, flip := range [...]bool{false, true} {
		p, sum := duel.Place{At: 1, Flip: flip}, 0.0
		for i := range k.Spaces {
			space := k.SpaceAt(p, i)
			sum += w.Bonus[space.Bonus.Kind] * float64(space.Bonus.N) * w.reach(int(space.At))
		}
		best = max(best, sum)
	}
	return best
}

// reach is how much a space is worth so many half spaces ahead.
func (w *Weights) reach(half int) float64 {
	if half <= 0 {
		return 0
	}
	if i := (half+1)/2 - 1; i < len(w.Reach) {
		return w.Reach[i]
	}
	return 0
}
