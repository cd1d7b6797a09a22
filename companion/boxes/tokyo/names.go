package tokyo

import (
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Names is a catalogue with the names of a game of King of Tokyo: cards, tiles,
// tokens, faces and the players of a table. It implements text.Namer.
type Names struct {
	*text.Catalogue // uses these names
	Set             *tokyo.Box
	Players         [tokyo.MaxPlayers]string // names of the players; empty for one without a name
}

// loadNames reads the catalogue of a language for a box. The catalogue calls players by their seats; For gives them
// their names.
func loadNames(l text.Lang, set *tokyo.Box) *Names {
	w := &Names{Set: set}
	w.Catalogue = text.Load(l, w)
	return w
}

// For returns the same catalogue for the players of a table: it calls each by name or, without a name, by monster.
// During a set-up, it calls a player by seat if no line has given either. It adds the seats to the names of players
// who have the same name.
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

// over returns these names with the texts of a catalogue.
func (w *Names) over(c *text.Catalogue) *Names {
	other := *w
	other.Catalogue = c.With(&other)
	return &other
}

// ForTwo reports that the texts are for several people at one table: they
// call nobody "you".
func (w *Names) ForTwo() bool { return true }

// Name returns the name of a card, a tile, a token, a face or a player in the middle of
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

// Player returns the name of the player of a seat; the seat, such as "p3", if they have none.
func (w *Names) Player(seat tokyo.Seat) string {
	if seat >= 0 && seat < tokyo.MaxPlayers && w.Players[seat] != "" {
		return w.Players[seat]
	}
	return seat.String()
}

// CardID returns the name of a card or tile by its id; "?" is an unnamed card.
func (w *Names) CardID(id string) string {
	if id == "?" {
		return w.Say("tokyo.card.unnamed")
	}
	if n, ok := w.Set.Card(id); ok {
		return w.Words(w.Set.Cards[n].Name)
	}
	if n, ok := w.Set.Tile(id); ok {
		return w.Words(w.Set.Tiles[n].Name)
	}
	return id
}

// Card returns the name of a card or of a side of a tile.
func (w *Names) Card(id tokyo.CardID) string {
	if n := len(w.Set.Cards); int(id) >= n && int(id) < n+len(w.Set.Tiles)-1 {
		return w.Words(w.Set.Tiles[int(id)-n+1].Name)
	}
	return w.CardID(w.Set.CardName(id))
}

// printed returns the name and the text of a card or of a side of a tile, in all languages.
func (w *Names) printed(id tokyo.CardID) (name, effect rules.Words) {
	if n := len(w.Set.Cards); int(id) >= n {
		tile := &w.Set.Tiles[int(id)-n+1]
		return tile.Name, tile.Text
	}
	return w.Set.Cards[id].Name, w.Set.Cards[id].Text
}

// Monster returns the name of a monster; "?" if the box has none with that number.
func (w *Names) Monster(id tokyo.MonsterID) string {
	if int(id) >= len(w.Set.Monsters) {
		return "?"
	}
	return w.Words(w.Set.Monsters[id].Name)
}

// Dice returns a roll in the letters of the language, face by face: "11 3 HH C". For
// no dice it returns "-".
func (w *Names) Dice(r rules.Roll) string {
	return w.Catalogue.Dice(r, func(f rules.Face) string { return "tokyo.letter." + tokyo.FaceName(f) })
}

// who returns a player as an argument of a text.
func who(name string, seat tokyo.Seat) rules.Arg { return rules.ID(rules.ArgSide, name, seat.String()) }

// named returns the name of a card; "" for an unnamed one.
func (v *Phrases) named(id tokyo.CardID) string {
	if id == tokyo.Unnamed || id == tokyo.NoCard {
		return ""
	}
	return v.Card(id)
}
