package coach

import "kingoftokyo/rules/duel"

// named are the cards and tokens of a box that the search must know by name.
type named struct {
	orderly            duel.CardSet // the order of symbols matters to them
	looking            duel.CardSet // they look at the roll (O4)
	resolving          duel.CardSet // they speak while dice are resolved (O6, O7, O11)
	buying             duel.CardSet // they speak at a purchase (O8)
	eye                duel.CardID  // eye-of-the-storm
	rebooting, titanic duel.CardID
	shadows            duel.CardID // in-the-shadows
	aura               duel.CardID // electrical-aura, which speaks as a turn ends (O9)
	tokens             map[string]duel.TokenID
	kings              [2]duel.TokenID // The King's tokens
}

// namedIn finds them in a box.
func namedIn(box *duel.Box) *named {
	card := func(name string) duel.CardID {
		id, _ := box.Card(name)
		return id
	}
	set := func(names ...string) (all duel.CardSet) {
		for _, name := range names {
			all = all.With(card(name))
		}
		return all
	}
	b := &named{
		orderly: set("adrenaline-augment"), buying: set("breaking-news"),
		looking: set("natural-selection", "antimatter-pellets", "signature-move", "utter-destruction"),
		resolving: set("adrenaline-augment", "gentle-giant", "in-shape", "lightning-speed", "regeneration", "scrappy", "spiked-tail",
			"thunder-stomp", "unchained"),
		eye: card("eye-of-the-storm"), rebooting: card("rebooting"), titanic: card("titanic-batteries"), shadows: card("in-the-shadows"),
		aura:   card("electrical-aura"),
		tokens: map[string]duel.TokenID{},
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
