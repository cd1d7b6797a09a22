package coach

import "kingoftokyo/rules/duel"

// named are the cards and tokens of a box that the search must know by name.
type named struct {
	speaking           duel.Speaking
	eye                duel.CardID // eye-of-the-storm
	rebooting, titanic duel.CardID
	shadows            duel.CardID // in-the-shadows
	aura               duel.CardID // electrical-aura, which acts as a turn ends (O9)
	tokens             map[string]duel.TokenID
	kings              [2]duel.TokenID // The King's tokens
	cheapest           int16           // the least that a card costs, in slot 3
}

// namedIn finds them in the box of the rules.
func namedIn(r *duel.Rules) *named {
	box := r.Box
	card := func(name string) duel.CardID {
		id, _ := box.Card(name)
		return id
	}
	b := &named{
		speaking:  r.Speaking(),
		eye:       card("eye-of-the-storm"),
		rebooting: card("rebooting"),
		titanic:   card("titanic-batteries"),
		shadows:   card("in-the-shadows"),
		aura:      card("electrical-aura"),
		tokens:    map[string]duel.TokenID{},
	}
	b.cheapest = 100
	for i := 1; i < len(box.Cards); i++ {
		b.cheapest = min(b.cheapest, int16(box.Cards[i].Cost)-1)
	}
	for i := range box.Tokens {
		name := box.Tokens[i].Name
		if _, twin := b.tokens[name]; !twin {
			b.tokens[name] = duel.TokenID(i)
		}
		if box.Tokens[i].King {
			b.kings = [2]duel.TokenID{b.tokens[name], duel.TokenID(i)}
		}
	}
	return b
}
