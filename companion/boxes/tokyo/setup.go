package tokyo

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// setup is what was said about a new game so far.
type setup struct {
	box             *Box
	set             tokyo.Setup            // the values so far; no players until somebody has said who plays
	chosen          [tokyo.MaxPlayers]bool // whose Monster was chosen, or dealt and shown
	unnamed         int                    // how many of the players must still be asked for their names
	first           string                 // who starts: byDice, or a word for a player or the lot; "" is open (2.4)
	lot             bool                   // who starts was drawn by lot
	thrown          []throw                // the throws that decide who starts
	paid            bool                   // what Tokyo pays two players was chosen; if not, it is as the rulebook recommends (13.1)
	tiled, switched bool                   // the tiles were chosen; bay or frenzy was chosen
	offered         tokyo.Setup            // the game whose players Enter takes over, with their Monsters if it is of the same box
	same            bool
}

const (
	minPlayers   = 2 // the fewest that may play (1.1); the most are tokyo.MaxPlayers
	usualPlayers = 4 // the page's number of players if nobody has chosen one
	bayFrom      = 5 // this many or more use Tokyo Bay (8.1)
	throwDice    = 6 // dice in the throw that decides who starts (2.4)
	byDice       = "dice"
)

// Options implements companion.Box.
func (b *Box) Options() []companion.Option { return options.Flags() }

// Setup implements companion.Box. A new game like one of the same box also has its options.
func (b *Box) Setup(like companion.Game) (companion.Setup, error) {
	if _, err := b.Rules(); err != nil {
		return nil, err
	}
	s := setup{box: b, set: tokyo.NewSetup(b.edition, nil, nil, 0)}
	if g, ok := like.(*Game); ok {
		s.offered, s.same = g.Now().Setup, g.box.edition == b.edition
	}
	if o := s.offered.Options; s.same {
		s.set.Options, s.paid, s.switched = o, s.offered.Players == minPlayers, o.BayMoves || o.FrenzyCut
		s.set.Green, s.tiled = s.offered.Green, true
	}
	return options.From(s), nil
}

// phrases returns the words of the box in the desk's language.
func (s *setup) phrases() *Phrases {
	v, err := s.box.Phrases(nil)
	if err != nil {
		panic(err) // Setup has read the box
	}
	return v
}

// check checks that a set-up can be made from what was said so far. Once everybody has been asked for a name, players
// without a Monster keep the one they were dealt.
func (s *setup) check(id, _ string) error {
	s.switched = s.switched || id == "bay" || id == "frenzy"
	s.paid = s.paid || id == "two-energy" || id == "two-points"
	err := s.deal()
	if rules.IsProblem(err, "tokyo.setup.first-unknown") && (id == "who" || id == "player") { // chosen before anybody had a name
		s.first = ""
		err = s.deal()
	}
	if s.unnamed == 0 && s.set.Players > 0 {
		s.chosen = everybody
	}
	return err
}

// everybody is the value of chosen when everybody has a Monster.
var everybody = [tokyo.MaxPlayers]bool{true, true, true, true, true, true}

// takeOver seats the players of the game before.
func (s *setup) takeOver() {
	if s.set.Players, s.set.Names, s.set.Hands = s.offered.Players, s.offered.Names, s.offered.Hands; s.same {
		s.set.Monsters, s.chosen = s.offered.Monsters, everybody
	}
}

// offeredNames returns the names of the players that Enter takes over; "" if none has a name.
func (s *setup) offeredNames() string {
	list := s.offered.Names
	for seat, h := range s.offered.Hands {
		if h.Kot {
			list[seat] = cmp.Or(list[seat], rules.KotWord)
		}
	}
	if list := list[:s.offered.Players]; strings.Join(list, "") != "" {
		return strings.Join(list, ", ")
	}
	return ""
}

// settle deals what nobody has chosen, and keeps it: players, Monsters, who starts. It drops a choice that no longer
// allows a set-up.
func (s *setup) settle() {
	if s.set.Players == 0 {
		s.takeOver()
	}
	if s.unnamed = 0; s.set.Players == 0 {
		s.set.Players = usualPlayers
	}
	for _, drop := range []func(){
		func() {},
		func() { s.first = "" },
		func() { s.paid = false },
		func() { _ = s.readPlayers(strconv.Itoa(usualPlayers)) },
	} {
		if drop(); s.deal() == nil {
			break
		}
	}
	if s.chosen = everybody; s.first != byDice {
		s.lot = s.lot || s.first == ""
		s.first = s.set.First.String()
	}
}

// deal decides at random what is open: Monsters, and who starts. As long as names are missing or the dice must decide,
// who starts is only provisional. Tokyo pays two players of the Dark Edition energy unless they choose otherwise, as
// its rulebook recommends (13.1).
func (s *setup) deal() (err error) {
	set, v, n := &s.set, s.phrases(), max(minPlayers, s.set.Players)
	if m, ok := companion.DealMonsters(set.Monsters[:n], s.chosen[:n], len(v.Rules.Monsters), s.box.desk.Random); !ok {
		return rules.Refuse("1.2", "tokyo.setup.monster-taken", rules.Text("monster", v.Monster(m)))
	}
	seen := map[string]bool{}
	for seat, name := range set.Names[:n] { // players are told apart by name, and a name must not mean another's seat
		folded := text.Fold(name)
		if other, seated := tokyo.SeatNamed(folded); name != "" && (seen[folded] || seated && int(other) != seat) {
			return rules.Refuse("", "tokyo.setup.name-twice", rules.Text("name", name))
		}
		seen[folded] = true
	}
	first := s.first
	if first == byDice || set.Players == 0 || s.unnamed > 0 {
		first = "random"
	}
	if !s.paid {
		set.Options.TwoEnergy = n == minPlayers && s.box.edition == tokyo.Dark
	}
	if set.First, err = s.starter(v, tokyo.Seat(n), first); err == nil && set.Options.TwoEnergy && n != minPlayers {
		err = rules.Refuse("13.4", "tokyo.setup-two", rules.Num("have", int(n)))
	}
	return err
}

// starter returns which player starts: the one whose name or monster begins with the word, whose seat it is, or one drawn
// by lot.
func (s *setup) starter(v *Phrases, of tokyo.Seat, word string) (tokyo.Seat, error) {
	folded := text.Fold(word)
	if by, _ := text.Typed(word, "tokyo.first"); folded == "" || by == "random" {
		return tokyo.Seat(s.box.desk.Random(int(of))), nil
	}
	var names []string
	found, n := tokyo.NoSeat, 0
	for seat := range of {
		name := s.called(v, seat)
		names = append(names, name)
		switch {
		case text.Fold(name) == folded, seat.String() == folded:
			return seat, nil
		case strings.HasPrefix(text.Fold(name), folded), strings.HasPrefix(text.Fold(v.Monster(s.set.Monsters[seat])), folded):
			found, n = seat, n+1
		}
	}
	if n != 1 {
		return 0, rules.Refuse("2.4", "tokyo.setup.first-unknown", rules.Text("word", word), rules.Text("use", strings.Join(names, ", ")))
	}
	return found, nil
}

// called returns the name of a player before there is a table.
func (s *setup) called(v *Phrases, seat tokyo.Seat) string {
	if int8(seat) >= s.set.Players { // nobody has said who plays
		return seat.String()
	}
	return cmp.Or(s.set.Names[seat], v.Monster(s.set.Monsters[seat]))
}

// create begins the game. If nobody has said who plays, it takes the players of the game before or, without one, two
// players.
func (s *setup) create() (companion.Game, []string, error) {
	if s.set.Players == 0 {
		s.takeOver()
	}
	s.set.Players = max(minPlayers, s.set.Players)
	if err := s.deal(); err != nil {
		return nil, nil, err
	}
	g, err := s.box.Begin(s.set)
	if err != nil {
		return nil, nil, err
	}
	return g, g.tell.phrases.ToTheTable(g.Now()), nil
}

// ToTheTable says what to put on the table for a set-up (2).
func (v *Phrases) ToTheTable(t *tokyo.Table) []string {
	s := &t.State
	var out []string
	for seat := range tokyo.Seat(s.Players) {
		key, monster := "tokyo.setup.monster", v.Monster(s.Seats[seat].ID)
		if v.Player(seat) == monster { // this compares names: a player's name may be that of a monster
			key = "tokyo.setup.monster.unnamed"
		}
		line := v.Say(key, who("name", seat), rules.Text("monster", monster), rules.Num("hearts", tokyo.StartHearts))
		out = append(out, v.WithRule(line, "2.1"))
	}
	add := func(rule rules.Rule, key string, args ...rules.Arg) {
		out = append(out, v.WithRule(v.Say(key, args...), rule))
	}
	add("2.1", "tokyo.setup.board")
	row := v.Say("tokyo.setup.row")
	if s.Row != [3]tokyo.CardID{tokyo.Unnamed, tokyo.Unnamed, tokyo.Unnamed} { // otherwise the deck decides which cards
		row = v.Colon(row, text.List(s.Row[:], v.toLay))
	}
	out = append(out, v.WithRule(row, "2.2"))
	if s.Edition == tokyo.Dark {
		for _, level := range tokyo.Levels {
			tiles := text.List(v.Rules.Gauge(s, level).List(), v.toLay)
			add("12.10", "tokyo.setup.tiles", rules.Num("n", int(level)), rules.Text("list", tiles))
		}
		add("12.1", "tokyo.setup.counters")
	}
	if s.Players >= bayFrom {
		add("8.1", "tokyo.setup.bay")
	}
	if s.Options.TwoEnergy {
		add("13.1", "tokyo.setup.energy")
	}
	add("2.4", "tokyo.setup.first", who("name", s.First))
	add("1.1", "tokyo.setup.win")
	return out
}

// toLay names a card or tile for the player who looks for it. If it has no name in the player's language, toLay adds what
// it does, because nothing in the box may have its English name.
func (v *Phrases) toLay(id tokyo.CardID) string {
	if id == tokyo.Unnamed || id == tokyo.NoCard {
		return v.Rules.Name(id)
	}
	if name, _ := v.printed(id); name[string(v.Lang)] != "" {
		return v.Card(id)
	}
	return v.Say("table.seat", rules.Text("name", v.Card(id)), rules.Text("monster", v.Text(id)))
}

// opening is the state of the throws that decide who starts (2.4): every player throws the six dice, the one with most
// smashes starts, and those who share the lead throw again.
type opening struct {
	left []tokyo.Seat // who may still start, clockwise; only one once it is decided
	next tokyo.Seat   // whose throw comes next
	tied bool         // a round of throws has just ended with several in the lead
}

// throw is what a player has thrown to decide who starts.
type throw struct {
	seat    tokyo.Seat
	smashes int
}

// opening returns the state after the throws so far.
func (s *setup) opening() (o opening) {
	for seat := range tokyo.Seat(max(minPlayers, s.set.Players)) {
		o.left = append(o.left, seat)
	}
	var round []int
	for _, t := range s.thrown {
		round = append(round, t.smashes)
		if o.tied = false; len(round) < len(o.left) {
			continue
		}
		var lead []tokyo.Seat
		for i, seat := range o.left {
			if round[i] == slices.Max(round) {
				lead = append(lead, seat)
			}
		}
		o.left, o.tied, round = lead, len(lead) > 1, nil
	}
	o.next = o.left[len(round)]
	return o
}

// tie says who shares the lead and throws again. threw says what everybody has thrown so far.
func (s *setup) tie(v *Phrases, o opening) string {
	return v.Say("tokyo.setup.tie", rules.Text("list", text.List(o.left, func(seat tokyo.Seat) string { return s.called(v, seat) })))
}

func (s *setup) threw(v *Phrases) string {
	return text.List(s.thrown, func(t throw) string {
		return v.Say("tokyo.setup.field.threw", rules.Text("name", s.called(v, t.seat)), rules.Num("n", t.smashes))
	})
}

// readThrow reads what the next player has thrown: how many smashes, 0 to 6, or the six faces.
func (s *setup) readThrow(word string) error {
	word = strings.Join(strings.Fields(word), "")
	n, err := strconv.Atoi(word)
	if err != nil || len(word) > 1 {
		roll, err := tokyo.Faces.Parse(word)
		if err != nil {
			return err
		}
		if n = int(roll[tokyo.Smash]); roll.Total() != throwDice {
			n = throwDice + 1
		}
	}
	if n > throwDice {
		return rules.Refuse("2.4", "tokyo.setup.throw", rules.Text("word", word))
	}
	o := s.opening()
	if len(o.left) == 1 {
		return rules.Refuse("2.4", "tokyo.setup.thrown")
	}
	s.thrown = append(slices.Clip(s.thrown), throw{o.next, n})
	if o = s.opening(); len(o.left) == 1 {
		s.first = o.next.String()
	}
	return nil
}
