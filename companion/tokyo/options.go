package tokyo

import (
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// PlayerOptions is what was said about one player of a new game: both words may be empty.
type PlayerOptions struct {
	Name    string
	Monster string // a few letters of it; "" is dealt at random
}

// Options are what the players have said so far about a new game, by flags or line by line. Empty words are still
// open.
type Options struct {
	Players []PlayerOptions // clockwise (2.5); none where nothing is said yet
	First   string          // who begins: a name, a seat or random; "" is open (2.4)
	Tiles   string          // red, green, random, ten letters or the green sides by name (12.10); of the Dark Edition alone
	Row     string          // three cards, separated by commas
	Pays    Pays            // what Tokyo pays two players
	Bay     string          // stays or moves (8.7)
	Frenzy  string          // after or cut (15.2)
}

// Pays is what Tokyo pays two players (13).
type Pays uint8

// What may be said of it.
const (
	PaysAsAdvised Pays = iota // nothing is said: as the box's rulebook advises
	PaysPoints
	PaysEnergy
)

// energy says whether Tokyo pays energy in a game of so many players. It does where that is said, and for two
// players of the Dark Edition, whose rulebook advises it, unless points are said (13.1).
func (p Pays) energy(box tokyo.Edition, players int) bool {
	return p == PaysEnergy || p == PaysAsAdvised && box == tokyo.Dark && players == minPlayers
}

// The fewest who may play (1.1); the most are tokyo.MaxPlayers.
const minPlayers = 2

// ParsePlayers reads how many play, "4", or who: "Anna:gigazaur, Bea, :king". The
// error is a *rules.Problem.
func ParsePlayers(words string) ([]PlayerOptions, error) {
	words = strings.TrimSpace(words)
	if n, err := strconv.Atoi(words); err == nil {
		if n < minPlayers || n > tokyo.MaxPlayers {
			return nil, rules.Refuse("1.1", "tokyo.setup.players", rules.Text("have", words))
		}
		return make([]PlayerOptions, n), nil
	}
	var out []PlayerOptions
	for _, one := range strings.Split(words, ",") {
		out = append(out, ParsePlayer(one))
	}
	if len(out) < minPlayers || len(out) > tokyo.MaxPlayers {
		return nil, rules.Refuse("1.1", "tokyo.setup.players", rules.Text("have", strconv.Itoa(len(out))))
	}
	return out, nil
}

// ParsePlayer reads one player: NAME, NAME:MONSTER or :MONSTER.
func ParsePlayer(words string) PlayerOptions {
	name, monster, _ := strings.Cut(words, ":")
	return PlayerOptions{Name: text.CleanName(name), Monster: strings.TrimSpace(monster)}
}

// OptionsLike are the options of a new game like one that was played: the same people and
// switches, their Monsters still to be said.
func OptionsLike(set *tokyo.Setup) Options {
	var o Options
	if set.Players == minPlayers {
		o.Pays = PaysPoints
	}
	if set.Options.TwoEnergy {
		o.Pays = PaysEnergy
	}
	for _, name := range set.Names[:set.Players] {
		o.Players = append(o.Players, PlayerOptions{Name: name})
	}
	if set.Options.BayMoves {
		o.Bay = "moves"
	}
	if set.Options.FrenzyCut {
		o.Frenzy = "cut"
	}
	if set.Edition == tokyo.Dark {
		o.Tiles = tokyo.TileLetters(set.Green)
	}
	return o
}

// Deal makes a set-up of options, and deals at random what they leave open: monsters, and
// who begins. The error is a *rules.Problem that names the word it could not use, or
// has every fault of the data file.
func (b *Box) Deal(o Options) (tokyo.Setup, error) {
	v, err := b.Phrases(nil)
	if err != nil {
		return tokyo.Setup{}, err
	}
	if len(o.Players) < minPlayers || len(o.Players) > tokyo.MaxPlayers {
		return tokyo.Setup{}, rules.Refuse("1.1", "tokyo.setup.players", rules.Text("have", strconv.Itoa(len(o.Players))))
	}
	monsters, err := b.deal(v.Names, o.Players)
	if err != nil {
		return tokyo.Setup{}, err
	}
	names := make([]string, len(o.Players))
	for i, p := range o.Players {
		names[i] = text.CleanName(p.Name)
	}
	set := tokyo.NewSetup(b.edition, monsters, names, 0)
	if err := namesClash(&set); err != nil {
		return set, err
	}
	if set.First, err = b.starter(v.Names, &set, o.First); err != nil {
		return set, err
	}
	if set.Green, err = b.tiles(v, o); err != nil {
		return set, err
	}
	if err := o.apply(&set); err != nil {
		return set, err
	}
	if o.Row != "" {
		if set.Row, err = v.rowNamed(o.Row); err != nil {
			return set, err
		}
	}
	return set, nil
}

// deal gives each player the monster that was said for them, or one of the others at random.
func (b *Box) deal(words *Names, players []PlayerOptions) ([]tokyo.MonsterID, error) {
	said := make([]string, len(players))
	for i, p := range players {
		said[i] = p.Monster
	}
	return companion.DealMonsters(said, len(words.Set.Monsters), b.desk.Random,
		func(letters string) (tokyo.MonsterID, error) { return pickMonster(words, letters) },
		func(m tokyo.MonsterID) error {
			return rules.Refuse("1.2", "tokyo.setup.monster-taken", rules.Text("monster", words.Monster(m)))
		})
}

// namesClash refuses a name that the screen could not tell from another player's, and one that means another
// player's seat.
func namesClash(set *tokyo.Setup) error {
	seen := map[string]bool{}
	for seat := range tokyo.Seat(set.Players) {
		name := set.Names[seat]
		folded := text.Fold(name)
		other, seated := tokyo.SeatNamed(folded)
		if name != "" && (seen[folded] || seated && other != seat) {
			return rules.Refuse("", "tokyo.setup.name-twice", rules.Text("name", name))
		}
		seen[folded] = true
	}
	return nil
}

// calledIn is what a player is called before there is a table.
func calledIn(words *Names, set *tokyo.Setup, seat tokyo.Seat) string {
	if name := set.Names[seat]; name != "" {
		return name
	}
	return words.Monster(set.Monsters[seat])
}

// starter is who begins: the player whose name or monster begins like the word, whose seat it is, or one drawn
// by lot.
func (b *Box) starter(words *Names, set *tokyo.Setup, word string) (tokyo.Seat, error) {
	folded := text.Fold(word)
	if by, _ := text.Typed(word, "tokyo.first"); folded == "" || by == "random" {
		return tokyo.Seat(b.desk.Random(int(set.Players))), nil
	}
	if seat, ok := tokyo.SeatNamed(folded); ok && int8(seat) < set.Players {
		return seat, nil
	}
	var names []string
	found, n := tokyo.NoSeat, 0
	for seat := range tokyo.Seat(set.Players) {
		name := calledIn(words, set, seat)
		names = append(names, name)
		monster := text.Fold(words.Monster(set.Monsters[seat]))
		switch {
		case text.Fold(name) == folded:
			return seat, nil
		case strings.HasPrefix(text.Fold(name), folded), strings.HasPrefix(monster, folded):
			found, n = seat, n+1
		}
	}
	if n != 1 {
		return 0, rules.Refuse("2.4", "tokyo.setup.first-unknown", rules.Text("word", word), rules.Text("use", strings.Join(names, ", ")))
	}
	return found, nil
}

// tiles is which side of each tile is played with (12.10).
func (b *Box) tiles(v *Phrases, o Options) (green [tokyo.NumTiles]bool, err error) {
	word := strings.ToLower(strings.TrimSpace(o.Tiles))
	if b.edition != tokyo.Dark {
		if word != "" {
			return green, rules.Refuse("12.10", "tokyo.no-tiles")
		}
		return green, nil
	}
	switch side, _ := text.Typed(word, "tokyo.tiles"); {
	case side == "red", text.Fold(word) == "":
	case side == "green":
		for i := range green {
			green[i] = true
		}
	case side == "random":
		for i := range green {
			green[i] = b.desk.Random(2) == 1
		}
	default:
		sides, ok := sidesOf(text.Fold(word))
		if !ok {
			return v.greens(word)
		}
		if len(sides) != tokyo.NumTiles {
			return green, rules.Refuse("12.10", "tokyo.setup.tiles-unknown", rules.Text("word", o.Tiles))
		}
		copy(green[:], sides)
	}
	return green, nil
}

// apply sets the switches of a game (8.7, 13, 15.2).
func (o *Options) apply(set *tokyo.Setup) error {
	set.Options.TwoEnergy = o.Pays.energy(set.Edition, int(set.Players))
	if set.Options.TwoEnergy && set.Players != minPlayers {
		return rules.Refuse("13.4", "tokyo.setup-two", rules.Num("have", int(set.Players)))
	}
	for _, option := range []struct{ name, value string }{{"bay", o.Bay}, {"frenzy", o.Frenzy}} {
		if value := optionWord(option.value); value != "" && !set.Options.Set(option.name, value) {
			values := tokyo.OptionNames()[option.name]
			return rules.Refuse("", "option-unknown", rules.Text("option", option.name), rules.Text("value", option.value), rules.Text("use", strings.Join(values[:], ", ")))
		}
	}
	return nil
}

// optionWord is the notation's word for a value of an option.
func optionWord(word string) string {
	if value, ok := text.Typed(word, "tokyo.option"); ok {
		return value
	}
	return text.Fold(word)
}

// readOptions reads options with commas between: bay moves, frenzy cut, two-energy, two-points.
func (o *Options) readOptions(line string) error {
	for _, one := range strings.Split(line, ",") {
		switch option, _ := text.Typed(one, "tokyo.switch"); {
		case option == "none", text.Fold(one) == "":
		case option == "bay":
			o.Bay = "moves"
		case option == "frenzy":
			o.Frenzy = "cut"
		case option == "two-energy":
			o.Pays = PaysEnergy
		case option == "two-points":
			o.Pays = PaysPoints
		default:
			return rules.Refuse("", "tokyo.setup.option-unknown", rules.Text("word", strings.TrimSpace(one)))
		}
	}
	return nil
}
