package tokyo

import (
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Names are a catalogue that speaks of a game of King of Tokyo: it knows what cards,
// tiles, tokens, faces and the players of a table are called. It implements
// text.Namer.
type Names struct {
	*text.Catalogue                          // its names are these
	Set             *tokyo.Box               // of the box; nil where no card or monster is spoken of
	Players         [tokyo.MaxPlayers]string // of the players; empty for one nobody has named
}

// loadNames reads the catalogue of a language for a box. It calls players by their seats; For gives them their
// names.
func loadNames(l text.Lang, set *tokyo.Box) (*Names, error) {
	w := &Names{Set: set}
	c, err := text.Load(l, w)
	if err != nil {
		return nil, err
	}
	w.Catalogue = c
	return w, nil
}

// For is the same catalogue for the players of a table: each is called by name or, without a name, by monster.
// In the middle of a set-up a player of whom no line has told either is called by seat. Two who have the same
// name are told apart by their seats.
func (w *Names) For(t *tokyo.Table) *Names {
	other := (&Names{Set: w.Set}).over(w.Catalogue)
	players := tokyo.Seat(t.Setup.Players)
	for seat := range players {
		other.Players[seat] = t.Setup.Names[seat]
		if other.Players[seat] == "" && t.Setup.Seated(seat) {
			other.Players[seat] = w.Monster(t.Setup.Monsters[seat])
		}
	}
	names := other.Players
	for seat := range players {
		for twin := range players {
			if names[seat] != "" && twin != seat && text.Fold(names[twin]) == text.Fold(names[seat]) {
				other.Players[seat] = names[seat] + " (" + seat.String() + ")"
			}
		}
	}
	return other
}

// over are these names with the texts of a catalogue.
func (w *Names) over(c *text.Catalogue) *Names {
	other := *w
	other.Catalogue = c.With(&other)
	return &other
}

// Brief is the same catalogue without the numbers of rules.
func (w *Names) Brief() *Names { return w.over(w.Catalogue.Brief()) }

// numbered is the same catalogue with the numbers of rules.
func (w *Names) numbered() *Names { return w.over(w.Catalogue.Numbered()) }

// Aloud is the same catalogue for the ear.
func (w *Names) Aloud() *Names { return w.over(w.Catalogue.Aloud()) }

// ForTwo says that texts meant for several people at one table are wanted: they
// call nobody "you".
func (w *Names) ForTwo() bool { return true }

// Name is what a card, a tile, a token, a face or a player is called in the middle of
// a sentence.
func (w *Names) Name(kind rules.ArgKind, id string) (name string, ok bool) {
	switch kind {
	case rules.ArgCard:
		return w.CardID(id), true
	case rules.ArgToken:
		return w.Say("tokyo.token." + id), true
	case rules.ArgFace:
		return w.Say("tokyo.face." + id), true
	case rules.ArgSide:
		seat, seated := tokyo.SeatNamed(id)
		return w.Player(seat), seated || id == seat.String() // nobody is "-"
	}
	return "", false
}

// Player is what the player of a seat is called; "p3" where the table has not said.
func (w *Names) Player(seat tokyo.Seat) string {
	if seat >= 0 && seat < tokyo.MaxPlayers && w.Players[seat] != "" {
		return w.Players[seat]
	}
	return seat.String()
}

// CardID is the name of a card or tile by its id; "?" is one nobody named.
func (w *Names) CardID(id string) string {
	if id == "?" {
		return w.Say("tokyo.card.unnamed")
	}
	if w.Set != nil {
		if n, ok := w.Set.Card(id); ok {
			return w.Words(w.Set.Cards[n].Name)
		}
		if n, ok := w.Set.Tile(id); ok {
			return w.Words(w.Set.Tiles[n].Name)
		}
	}
	return id
}

// Card is the name of a card or of a side of a tile.
func (w *Names) Card(id tokyo.CardID) string {
	if n := len(w.Set.Cards); int(id) >= n && int(id) < n+len(w.Set.Tiles)-1 {
		return w.Words(w.Set.Tiles[int(id)-n+1].Name)
	}
	return w.CardID(w.Set.CardName(id))
}

// translated says whether a card has a name in the language of these names.
func (w *Names) translated(id tokyo.CardID) bool {
	name := rules.Words(nil)
	if n := len(w.Set.Cards); int(id) >= n {
		name = w.Set.Tiles[int(id)-n+1].Name
	} else if at, ok := w.Set.Card(w.Set.CardName(id)); ok {
		name = w.Set.Cards[at].Name
	}
	return name[string(w.Lang)] != ""
}

// Monster is the name of a monster; "?" where the box has none of that number.
func (w *Names) Monster(id tokyo.MonsterID) string {
	if w.Set == nil || int(id) >= len(w.Set.Monsters) {
		return "?"
	}
	return w.Words(w.Set.Monsters[id].Name)
}

// Dice writes a roll in the letters of the language, face by face: "11 3 HH C". No
// dice at all are "-".
func (w *Names) Dice(r rules.Roll) string {
	return w.Catalogue.Dice(r, func(f rules.Face) string { return "tokyo.letter." + tokyo.FaceName(f) })
}

// who is a player as an argument of a text.
func who(name string, seat tokyo.Seat) rules.Arg { return rules.ID(rules.ArgSide, name, seat.String()) }

// named is the name of a card; "" for one that nobody has named.
func (v *Phrases) named(id tokyo.CardID) string {
	if id == tokyo.Unnamed || id == tokyo.NoCard {
		return ""
	}
	return v.Card(id)
}
