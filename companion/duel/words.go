package duel

import (
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Words is a catalogue that speaks of a game of Duel: it knows what the box's
// cards, tokens and monsters and the players of a table are called. It implements
// text.Namer.
type Words struct {
	*text.Catalogue           // its names are these
	Box             *duel.Box // nil where no card is spoken of
	Names           [2]string // of the sides; empty for "you" and "Autobot", or "Player 1" and "Player 2"
	Two             bool      // two humans: the other side is no Autobot
}

// LoadWords is the catalogue of a language for a box, which may be nil as long as no
// card, token or monster is spoken of.
func LoadWords(l text.Lang, box *duel.Box) (*Words, error) {
	w := &Words{Box: box}
	c, err := text.Load(l, w)
	if err != nil {
		return nil, err
	}
	w.Catalogue = c
	return w, nil
}

// Among is the same catalogue for a game of one or two humans with these names.
func (w *Words) Among(two bool, names [2]string) *Words {
	return (&Words{Box: w.Box, Names: names, Two: two}).over(w.Catalogue)
}

// over says these names with the texts of a catalogue.
func (w *Words) over(c *text.Catalogue) *Words {
	w.Catalogue = c.With(w)
	return w
}

// Aloud is the same catalogue for the ear.
func (w *Words) Aloud() *Words {
	ear := *w
	return ear.over(w.Catalogue.Aloud())
}

// ForTwo says whether two humans play.
func (w *Words) ForTwo() bool { return w.Two }

// Name is what a card, a token or a side is called in the middle of a sentence.
func (w *Words) Name(kind rules.ArgKind, id string) (name string, ok bool) {
	switch kind {
	case rules.ArgCard:
		return w.CardID(id), true
	case rules.ArgToken:
		return w.Token(id), true
	case rules.ArgSide:
		for side := duel.You; side <= duel.Rival; side++ {
			if id == side.String() {
				return w.Side(side), true
			}
		}
	}
	return "", false
}

// Side is what a side is called in the middle of a sentence: "you" and "Autobot",
// or the names of two humans.
func (w *Words) Side(side duel.Side) string {
	switch {
	case w.Two:
		return w.Player(side, w.Names[side])
	case side == duel.Rival && w.Names[side] != "":
		return w.Names[side]
	}
	return w.Say("side." + side.String())
}

// Player is one of two humans by name or, if there is none, by number.
func (w *Words) Player(side duel.Side, name string) string {
	if name != "" {
		return name
	}
	return w.Say("name.player", rules.Num("n", int(side)+1))
}

// CardID is the name of a card by its id; "?" is one nobody named.
func (w *Words) CardID(id string) string {
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

// Card is the name of a card.
func (w *Words) Card(id duel.CardID) string {
	if id > duel.NoCard && int(id) < len(w.Box.Cards) {
		return w.Words(w.Box.Cards[id].Name)
	}
	return w.CardID(w.Box.CardName(id))
}

// Token is the name of a Buzz token.
func (w *Words) Token(name string) string {
	if w.Box != nil {
		if words, ok := w.Box.TokenNames[name]; ok {
			return w.Words(words)
		}
	}
	return name
}

// Monster is the name of a monster.
func (w *Words) Monster(id duel.MonsterID) string { return w.Words(w.Box.Monsters[id].Name) }
