// Package phrases puts a table of Duel into words: names, places, questions, steps and lines of the log. It decides
// nothing and must not know the game being played.
package phrases

import (
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Names is a catalogue with the names of a game of Duel: the cards, tokens and monsters
// of the box and the players of a table. It implements text.Namer.
type Names struct {
	*text.Catalogue           // uses these names
	Box             *duel.Box // nil if no card is mentioned
	Players         [2]string // of the sides; empty for "you" and "Autobot", or "Player 1" and "Player 2"
	Two             bool      // two humans: the other side is not Autobot
}

// LoadNames reads the catalogue of a language for a box, which may be nil as long as no
// card, token or monster is mentioned.
func LoadNames(l text.Lang, box *duel.Box) *Names {
	w := &Names{Box: box}
	w.Catalogue = text.Load(l, w)
	return w
}

// Among returns the same catalogue for a game of one or two humans with these names.
func (w *Names) Among(two bool, names [2]string) *Names {
	return (&Names{Box: w.Box, Players: names, Two: two}).Over(w.Catalogue)
}

// Over returns these names with the texts of a catalogue.
func (w *Names) Over(c *text.Catalogue) *Names {
	other := *w
	other.Catalogue = c.With(&other)
	return &other
}

// ForTwo reports whether two humans play.
func (w *Names) ForTwo() bool { return w.Two }

// Name returns the name of a card, a token, a spot or a side in the middle of a sentence.
func (w *Names) Name(kind rules.ArgKind, id string) (name string, ok bool) {
	switch kind {
	case rules.ArgCard:
		return w.CardID(id), true
	case rules.ArgToken:
		return w.Token(id), true
	case rules.ArgSpot: // the two ends of a track have names
		for side, end := range [...]duel.Spot{duel.You: duel.Victory, duel.Rival: -duel.Victory} {
			if id == rules.HalfText(int(end)) {
				return w.Say("place.end." + duel.Side(side).String()), true
			}
		}
	case rules.ArgSide:
		for side := duel.You; side <= duel.Rival; side++ {
			if id == side.String() {
				return w.Side(side), true
			}
		}
	}
	return "", false
}

// Side returns the name of a side in the middle of a sentence: "you" and "Autobot",
// or the names of two humans.
func (w *Names) Side(side duel.Side) string {
	switch {
	case w.Two:
		return w.Player(side, w.Players[side])
	case side == duel.Rival && w.Players[side] != "":
		return w.Players[side]
	}
	return w.Say("side." + side.String())
}

// Player returns one of two humans by name or, without a name, by number.
func (w *Names) Player(side duel.Side, name string) string {
	if name != "" {
		return name
	}
	return w.Say("name.player", rules.Num("n", int(side)+1))
}

// CardID returns the name of a card by its id; "?" is an unnamed card.
func (w *Names) CardID(id string) string {
	if id == "?" {
		return w.Say("card.unnamed")
	}
	if w.Box != nil {
		if n, ok := w.Box.Card(id); ok {
			return w.Words(w.Box.Cards[n].Name)
		}
	}
	return id
}

// Card returns the name of a card.
func (w *Names) Card(id duel.CardID) string {
	if id > duel.NoCard && int(id) < len(w.Box.Cards) {
		return w.Words(w.Box.Cards[id].Name)
	}
	return w.CardID(w.Box.CardName(id))
}

// Token returns the name of a Buzz token.
func (w *Names) Token(name string) string {
	if w.Box != nil {
		if words, ok := w.Box.TokenNames[name]; ok {
			return w.Words(words)
		}
	}
	return name
}

// Monster returns the name of a monster.
func (w *Names) Monster(id duel.MonsterID) string { return w.Words(w.Box.Monsters[id].Name) }
