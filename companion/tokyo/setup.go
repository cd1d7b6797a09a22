package tokyo

import (
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// setup is a new game of a box being set up. It implements companion.Setup.
type setup struct {
	box     *Box
	options Options         // what has been said
	offered []PlayerOptions // the players whom Enter takes over from the game before; nil for none
	unnamed int             // how many of the players must still be asked for their names
	done    map[string]bool
	lot     bool     // chance has said who begins
	throw   *Opening // for who begins; nil before it
	thrown  []smashed
	tied    bool // a round of it has just ended with several in the lead
}

// smashed is what a player has thrown for who begins (2.4).
type smashed struct {
	seat    tokyo.Seat
	smashes int
}

// What can be said of a set-up: the flags of `kot new`, and what only the questions ask for.
const (
	sayPlayers   = "players"
	sayFirst     = "first"
	sayTiles     = "tiles"
	sayTwoEnergy = "two-energy"
	sayTwoPoints = "two-points"
	sayBay       = "bay"
	sayFrenzy    = "frenzy"
	sayRow       = "row"
	askWho       = "who"     // how many, who are then asked for their names, or who
	askPlayer    = "player"  // the next one's name and monster
	askOptions   = "options" // several of two-energy, two-points, bay and frenzy
	askThrow     = "throw"   // what the next one has thrown for who begins
)

// Setup implements companion.Box.
func (b *Box) Setup(like companion.Game) (companion.Setup, error) {
	r, err := b.rules()
	if err != nil {
		return nil, err
	}
	f := &setup{box: b, done: map[string]bool{}}
	if g, ok := like.(*Game); ok {
		again := OptionsLike(&g.Now().Setup)
		f.offered, again.Players = again.Players, nil
		if g.box.edition == b.edition {
			f.options = again
			for i := range f.offered {
				f.offered[i].Monster = r.Monsters[g.Now().Setup.Monsters[i]].ID
			}
		}
	}
	return f, nil
}

// Options implements companion.Box.
func (b *Box) Options() []companion.Option {
	return []companion.Option{{ID: sayPlayers}, {ID: sayFirst}, {ID: sayTiles}, {ID: sayTwoEnergy, Switch: true}, {ID: sayTwoPoints, Switch: true}, {ID: sayBay}, {ID: sayFrenzy}, {ID: sayRow}}
}

// Set implements companion.Setup.
func (f *setup) Set(id, word string) error {
	next := *f
	next.options.Players = slices.Clone(f.options.Players)
	if err := next.say(id, word); err != nil {
		return err
	}
	set, err := f.box.Deal(next.soFar())
	if rules.IsProblem(err, "tokyo.setup.first-unknown") && (id == askWho || id == askPlayer) { // said before anybody had a name
		next.options.First = ""
		set, err = f.box.Deal(next.soFar())
	}
	if err != nil {
		return err
	}
	if next.unnamed == 0 { // everybody can be called by a name from here on
		r, err := f.box.rules()
		if err != nil {
			return err
		}
		for i := range next.options.Players {
			next.options.Players[i].Monster = r.Monsters[set.Monsters[i]].ID
		}
	}
	f.done[sayFirst] = f.done[sayFirst] && next.options.First == f.options.First
	*f = next
	f.done[id] = true
	return nil
}

// say notes a word. The error is a *rules.Problem.
func (f *setup) say(id, word string) (err error) {
	o := &f.options
	if done, err := f.sayField(id, word); done {
		return err
	}
	switch id {
	case sayPlayers:
		o.Players, err = ParsePlayers(word)
	case askWho:
		return f.sayWho(word)
	case askPlayer:
		if f.unnamed > 0 {
			o.Players[len(o.Players)-f.unnamed] = ParsePlayer(word)
			f.unnamed--
		}
	case sayTiles:
		o.Tiles = word
	case askOptions:
		return o.readOptions(word)
	case sayTwoEnergy:
		if o.Pays = PaysEnergy; isNo(word) {
			o.Pays = PaysPoints
		}
	case sayTwoPoints:
		o.Pays = PaysPoints
	case sayBay:
		o.Bay = word
	case sayFrenzy:
		o.Frenzy = word
	case sayRow:
		o.Row = word
	case sayFirst:
		by, _ := text.Typed(word, "tokyo.first")
		o.First, f.lot, f.throw, f.thrown, f.tied = word, by == "random", nil, nil, false
	case askThrow:
		smashes, err := parseThrow(word)
		if err != nil {
			return err
		}
		throw := f.opening()
		seat, ok := throw.Next()
		if !ok {
			return rules.Refuse("2.4", "tokyo.setup.thrown")
		}
		f.thrown = append(slices.Clip(f.thrown), smashed{seat, smashes})
		if f.tied = throw.Take(smashes); len(throw.Left()) == 1 {
			o.First = throw.Left()[0].String()
		}
	}
	return err
}

// sayWho reads how many play, who are then asked for their names, or who plays: a line with names has all of
// them.
func (f *setup) sayWho(word string) (err error) {
	_, noNumber := strconv.Atoi(word)
	switch {
	case word != "":
		if f.options.Players, err = ParsePlayers(word); err != nil {
			return err
		}
	case f.names() != "":
		f.options.Players = slices.Clone(f.offered)
	default:
		f.options.Players = make([]PlayerOptions, max(minPlayers, len(f.offered)))
	}
	if f.offered != nil && len(f.options.Players) != minPlayers { // it was for the two of the game before (13.4)
		f.options.Pays = PaysAsAdvised
	}
	if noNumber == nil || word == "" && f.names() == "" {
		f.unnamed = len(f.options.Players)
	}
	return nil
}

// names are the names of the players whom Enter takes over; "" where none has a name.
func (f *setup) names() string {
	var list []string
	named := false
	for _, p := range f.offered {
		list, named = append(list, p.Name), named || p.Name != ""
	}
	if !named {
		return ""
	}
	return strings.Join(list, ", ")
}

// soFar are the options as far as a set-up can be made of it already. Who begins is left out until everybody has a
// name, and while dice or lot have still to say it.
func (f *setup) soFar() Options {
	o := f.options
	if isThrow(o.First) || o.Players == nil || f.unnamed > 0 {
		o.First = ""
	}
	if o.Players == nil {
		o.Players = make([]PlayerOptions, minPlayers)
	}
	return o
}

// Words implements companion.Setup.
func (f *setup) Words() *text.Catalogue { return f.phrases().Catalogue }

// Title implements companion.Setup.
func (f *setup) Title() string {
	v := f.phrases()
	return v.Say("tokyo.setup.title", rules.Text("box", v.Words(v.Rules.Box.Name)))
}

// phrases are the words of the box in the desk's language.
func (f *setup) phrases() *Phrases {
	v, err := f.box.Phrases(nil)
	if err != nil {
		panic(err) // Setup has read the box, and the catalogues are part of the program
	}
	return v
}

// Next implements companion.Setup.
func (f *setup) Next() (companion.Question, bool) {
	v, o := f.phrases(), &f.options
	ask := func(id, key string, args ...rules.Arg) (companion.Question, bool) {
		return companion.Question{ID: id, Ask: v.Say(key, args...)}, true
	}
	switch {
	case o.Players == nil && f.names() != "":
		return ask(askWho, "tokyo.setup.ask.players.again", rules.Text("list", f.names()))
	case o.Players == nil:
		return ask(askWho, "tokyo.setup.ask.players")
	case f.unnamed > 0:
		return ask(askPlayer, "tokyo.setup.ask.player", rules.Num("n", len(o.Players)-f.unnamed+1))
	case f.box.edition == tokyo.Dark && o.Tiles == "" && !f.done[sayTiles]:
		return ask(sayTiles, "tokyo.setup.ask.tiles")
	case o.Pays == PaysAsAdvised && o.Bay == "" && o.Frenzy == "" && !f.done[askOptions]:
		return ask(askOptions, optionsAsked(f.box.edition, len(o.Players)))
	case o.Row == "" && !f.done[sayRow]:
		return ask(sayRow, "tokyo.setup.ask.row")
	case o.First == "" && !f.done[sayFirst]:
		return ask(sayFirst, "tokyo.setup.ask.first")
	case !isThrow(o.First):
		return companion.Question{}, false
	}
	seat, _ := f.opening().Next()
	q, _ := ask(askThrow, "tokyo.setup.ask.throw", rules.Text("name", f.called(v, seat)))
	if f.tied {
		q.Ask = v.Say("tokyo.setup.tie", rules.Text("list", f.tiedNames(v))) + ". " + q.Ask
	}
	return q, true
}

// tiedNames are those who share the lead, and throw again.
func (f *setup) tiedNames(v *Phrases) string {
	return text.List(f.throw.Left(), func(seat tokyo.Seat) string { return f.called(v, seat) })
}

// opening is the throw for who begins.
func (f *setup) opening() *Opening {
	if f.throw == nil {
		f.throw = NewOpening(max(minPlayers, len(f.options.Players)))
	}
	return f.throw
}

// called is the name of a player during the set-up.
func (f *setup) called(v *Phrases, seat tokyo.Seat) string {
	if int(seat) >= len(f.options.Players) { // nobody has said who plays
		return seat.String()
	}
	one := f.options.Players[seat]
	if one.Name != "" {
		return one.Name
	}
	id, _ := v.Rules.Box.Monster(one.Monster)
	return v.Monster(id)
}

// bayFrom is from how many players on Tokyo Bay is in use (8.1).
const bayFrom = 5

// optionsAsked is the question for the switches that so many players of a box can use.
func optionsAsked(box tokyo.Edition, players int) string {
	switch {
	case PaysAsAdvised.energy(box, players):
		return "tokyo.setup.ask.options.advised"
	case players == minPlayers:
		return "tokyo.setup.ask.options.pair"
	case players >= bayFrom:
		return "tokyo.setup.ask.options.bay"
	}
	return "tokyo.setup.ask.options"
}

// Deal is a whole set-up of what has been said; monsters and who begins are dealt at random where they are open.
// If nobody has said who plays, it is the players of the game before or, where there was none, two players. The
// error is a *rules.Problem.
func (f *setup) Deal() (tokyo.Setup, error) {
	all := *f
	if all.options.Players == nil {
		if all.options.Players = f.offered; all.options.Players == nil {
			all.options.Players = make([]PlayerOptions, minPlayers)
		}
	}
	return f.box.Deal(all.soFar())
}

// Create implements companion.Setup.
func (f *setup) Create() (companion.Game, []string, error) {
	set, err := f.Deal()
	if err != nil {
		return nil, nil, err
	}
	g, err := f.box.Begin(set)
	if err != nil {
		return nil, nil, err
	}
	return g, g.tell.phrases.ToTheTable(g.Now()), nil
}

// isNo says whether a word means no.
func isNo(word string) bool {
	no, _ := text.Typed(word, "play")
	return no == "no"
}

// isThrow says whether the dice say who begins: nothing else was said, or that was.
func isThrow(word string) bool {
	by, _ := text.Typed(word, "tokyo.first")
	return by == "dice" || text.Fold(word) == ""
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
