package tokyo

import (
	"cmp"
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// setup is what is said of a new game so far.
type setup struct {
	box     *Box
	set     tokyo.Setup            // what holds unless more is said; no players until somebody has said who plays
	chosen  [tokyo.MaxPlayers]bool // whose Monster was said, or dealt and told
	unnamed int                    // how many of the players must still be asked for their names
	first   string                 // who begins: byDice, or a word for a player or the lot; "" is open (2.4)
	lot     bool                   // chance has said who begins
	thrown  []int                  // the smashes thrown for who begins
	pays    pays
	// tiled and switched say that something was said of the tiles, of bay or frenzy.
	tiled, switched bool
	// offered is the game whose players Enter takes over, with their Monsters if it is of the same box.
	offered tokyo.Setup
	same    bool
}

// The fewest who may play (1.1); the most are tokyo.MaxPlayers. usualPlayers play on the page where nobody has
// said it.
const (
	minPlayers   = 2
	usualPlayers = 4
)

// Options implements companion.Box.
func (b *Box) Options() []companion.Option { return options.Flags() }

// Setup implements companion.Box. A new game like one of the same box has its options, too.
func (b *Box) Setup(like companion.Game) (companion.Setup, error) {
	if _, err := b.rules(); err != nil {
		return nil, err
	}
	s := setup{box: b, set: tokyo.NewSetup(b.edition, nil, nil, 0)}
	if g, ok := like.(*Game); ok {
		s.offered, s.same = g.Now().Setup, g.box.edition == b.edition
	}
	if o := &s.offered.Options; s.same {
		s.set.Options, s.set.Green, s.tiled, s.switched = *o, s.offered.Green, true, o.BayMoves || o.FrenzyCut
		switch {
		case o.TwoEnergy:
			s.pays = paysEnergy
		case s.offered.Players == minPlayers:
			s.pays = paysPoints
		}
	}
	return options.From(s), nil
}

// phrases are the words of the box in the desk's language.
func (s *setup) phrases() *Phrases {
	v, err := s.box.Phrases(nil)
	if err != nil {
		panic(err) // Setup has read the box, and the catalogues are part of the program
	}
	return v
}

func (s *setup) title() string {
	v := s.phrases()
	return v.Say("tokyo.setup.title", rules.Text("box", v.Words(v.Rules.Box.Name)))
}

// check looks whether a set-up can be made of what is said. From when everybody can be called by a name, those
// who have no Monster have the one they were dealt.
func (s *setup) check(id string) error {
	s.switched = s.switched || id == "bay" || id == "frenzy"
	set, err := s.deal()
	if rules.IsProblem(err, "tokyo.setup.first-unknown") && (id == "who" || id == "player") { // said before anybody had a name
		s.first = ""
		set, err = s.deal()
	}
	if err == nil && s.unnamed == 0 && s.set.Players > 0 {
		s.keep(&set)
	}
	return err
}

// keep keeps the Monsters that were dealt.
func (s *setup) keep(set *tokyo.Setup) {
	s.set.Monsters = set.Monsters
	for i := range s.set.Players {
		s.chosen[i] = true
	}
}

// takeOver seats the players of the game before.
func (s *setup) takeOver() {
	s.set.Players, s.set.Names = s.offered.Players, s.offered.Names
	if s.same {
		s.keep(&s.offered)
	}
}

// offeredNames are the names of the players whom Enter takes over; "" where none has a name.
func (s *setup) offeredNames() string {
	names := s.offered.Names[:s.offered.Players]
	if strings.Join(names, "") == "" {
		return ""
	}
	return strings.Join(names, ", ")
}

// settle deals what nobody has said, and keeps it: players, Monsters, who begins. It drops a word of which no
// set-up can be made any more.
func (s *setup) settle() {
	if s.set.Players == 0 {
		s.takeOver()
	}
	if s.unnamed = 0; s.set.Players == 0 {
		s.set.Players = usualPlayers
	}
	set, err := s.deal()
	for _, drop := range []func(){func() { s.first = "" }, func() { s.pays = advised }, func() { _ = s.readPlayers(strconv.Itoa(usualPlayers)) }} {
		if err == nil {
			break
		}
		drop()
		set, err = s.deal()
	}
	s.set = set
	s.keep(&set)
	if s.first != byDice {
		s.lot = s.lot || s.first == ""
		s.first = set.First.String()
	}
}

// deal makes a whole set-up of what is said, and deals at random what is open: Monsters, and who begins, which
// waits until everybody has a name and while the dice have still to say it.
func (s *setup) deal() (tokyo.Setup, error) {
	v, n := s.phrases(), max(minPlayers, s.set.Players)
	set := tokyo.NewSetup(s.box.edition, s.set.Monsters[:n], s.set.Names[:n], 0)
	if m, ok := companion.DealMonsters(set.Monsters[:n], s.chosen[:n], len(v.Rules.Monsters), s.box.desk.Random); !ok {
		return set, rules.Refuse("1.2", "tokyo.setup.monster-taken", rules.Text("monster", v.Monster(m)))
	}
	if err := namesClash(&set); err != nil {
		return set, err
	}
	set.Options, set.Green, set.Row = s.set.Options, s.set.Green, s.set.Row
	first := s.first
	if first == byDice || s.set.Players == 0 || s.unnamed > 0 {
		first = ""
	}
	var err error
	if set.First, err = s.starter(v, &set, first); err != nil {
		return set, err
	}
	if set.Options.TwoEnergy = s.pays.energy(s.box.edition, int(n)); set.Options.TwoEnergy && n != minPlayers {
		return set, rules.Refuse("13.4", "tokyo.setup-two", rules.Num("have", int(n)))
	}
	return set, nil
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

// starter is who begins: the player whose name or monster begins like the word, whose seat it is, or one drawn
// by lot.
func (s *setup) starter(v *Phrases, set *tokyo.Setup, word string) (tokyo.Seat, error) {
	folded := text.Fold(word)
	if by, _ := text.Typed(word, "tokyo.first"); folded == "" || by == "random" {
		return tokyo.Seat(s.box.desk.Random(int(set.Players))), nil
	}
	if seat, ok := tokyo.SeatNamed(folded); ok && int8(seat) < set.Players {
		return seat, nil
	}
	var names []string
	found, n := tokyo.NoSeat, 0
	for seat := range tokyo.Seat(set.Players) {
		name := calledIn(v, set, seat)
		names = append(names, name)
		switch {
		case text.Fold(name) == folded:
			return seat, nil
		case strings.HasPrefix(text.Fold(name), folded), strings.HasPrefix(text.Fold(v.Monster(set.Monsters[seat])), folded):
			found, n = seat, n+1
		}
	}
	if n != 1 {
		return 0, rules.Refuse("2.4", "tokyo.setup.first-unknown", rules.Text("word", word), rules.Text("use", strings.Join(names, ", ")))
	}
	return found, nil
}

// calledIn is what a player is called before there is a table.
func calledIn(v *Phrases, set *tokyo.Setup, seat tokyo.Seat) string {
	if int8(seat) >= set.Players { // nobody has said who plays
		return seat.String()
	}
	return cmp.Or(set.Names[seat], v.Monster(set.Monsters[seat]))
}

// called is what a player is called during the set-up.
func (s *setup) called(v *Phrases, seat tokyo.Seat) string { return calledIn(v, &s.set, seat) }

// create begins the game. If nobody has said who plays, it is the players of the game before or, where there was
// none, two players.
func (s *setup) create() (companion.Game, []string, error) {
	if s.set.Players == 0 {
		s.takeOver()
	}
	s.set.Players = max(minPlayers, s.set.Players)
	set, err := s.deal()
	if err != nil {
		return nil, nil, err
	}
	g, err := s.box.Begin(set)
	if err != nil {
		return nil, nil, err
	}
	return g, g.tell.phrases.ToTheTable(g.Now()), nil
}

// ToTheTable is what to put on the table for a set-up (2).
func (v *Phrases) ToTheTable(t *tokyo.Table) []string {
	s := &t.State
	var out []string
	for seat := range tokyo.Seat(s.Players) {
		key, monster := "tokyo.setup.monster", v.Monster(s.Seats[seat].ID)
		if v.Player(seat) == monster { // compared as names: a player's name may be the name of a monster
			key = "tokyo.setup.monster.unnamed"
		}
		out = append(out, v.Say(key, who("name", seat), rules.Text("monster", monster), rules.Num("hearts", tokyo.StartHearts))+" (2.1)")
	}
	row := v.Say("tokyo.setup.row")
	if s.Row != [3]tokyo.CardID{tokyo.Unnamed, tokyo.Unnamed, tokyo.Unnamed} { // otherwise it turns out which ones they are
		row = v.Colon(row, v.names(s.Row[:]))
	}
	out = append(out, row+" (2.2)")
	if s.Edition == tokyo.Dark {
		var tiles []string
		for id := v.Rules.FirstTile(); id <= v.Rules.Last(); id++ {
			if s.Locations[id].Zone == tokyo.Deck {
				tiles = append(tiles, v.Card(id))
			}
		}
		out = append(out, v.Say("tokyo.setup.tiles", rules.Text("list", strings.Join(tiles, ", ")))+" (12.10)",
			v.Say("tokyo.setup.counters")+" (12.1)")
	}
	if s.Players > 4 {
		out = append(out, v.Say("tokyo.setup.bay")+" (8.1)")
	}
	if s.Options.TwoEnergy {
		out = append(out, v.Say("tokyo.setup.energy")+" (13.1)")
	}
	return append(out, v.Say("tokyo.setup.first", who("name", s.First))+" (2.4)")
}
