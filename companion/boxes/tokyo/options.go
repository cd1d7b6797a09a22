package tokyo

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/companion/words/wording"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// options are the options of a new game: first the flags, in the order in which they are read, then those of
// questions and pages.
var options = companion.SetupTable[setup]{
	Options: append([]companion.SetupOption[setup]{
		{ID: "players", Enter: true, Read: (*setup).readPlayers},
		{ID: "kot", Label: "tokyo.setup.field.kot", Offer: (*setup).mayPlay,
			On:    func(s *setup) bool { return s.set.Players > 0 && !s.box.desk.ByTap }, // by tap, each row has a switch
			Value: func(s *setup) string { return strconv.Itoa(len(s.ofKot())) }, Read: (*setup).readKot},
		{ID: "strength", Label: "tokyo.setup.field.strength", On: (*setup).hasKot,
			Offer: func(s *setup) []companion.SetupPick { return s.styles(rules.Strengths[:]...) },
			Value: (*setup).strength, Read: (*setup).readStrength},
		{ID: "temper", Label: "tokyo.setup.field.temper", On: (*setup).hasKot,
			Offer: func(s *setup) []companion.SetupPick { return s.styles(append(rules.Tempers[:], mixed)...) },
			Value: (*setup).temper, Read: (*setup).readTemper},
		{ID: "first", Enter: true, Again: true, Label: "tokyo.setup.field.first",
			Offer: (*setup).mayBegin, Starts: (*setup).starters,
			Value: func(s *setup) string { return s.first }, Read: (*setup).readFirst},
		{ID: "tiles", Label: "tokyo.setup.field.tiles",
			Picks: []companion.PickWord{
				{Word: "red", Key: "tokyo.dash.tiles.red"},
				{Word: "green", Key: "tokyo.dash.tiles.green"},
				{Word: "random", Key: "tokyo.setup.field.tiles.random"},
			},
			On: (*setup).dark, Value: (*setup).tilesSaid, Read: (*setup).readTiles,
			Field: func(_ *setup, f *companion.SetupField) { f.Word = cmp.Or(f.Word, "random") }}, // both colours are the mix
		{ID: "two-energy", Switch: true, Label: "tokyo.setup.field.two",
			Picks: []companion.PickWord{
				{Word: "no", Key: "tokyo.dash.setup.two.points"},
				{Word: "yes", Key: "tokyo.dash.setup.two.energy"},
			},
			On: func(s *setup) bool { return s.set.Players == minPlayers },
			At: func(s *setup) *bool { return &s.set.Options.TwoEnergy }, Field: (*setup).energyField},
		{ID: "two-points", Switch: true, Read: func(s *setup, _ string) error { s.set.Options.TwoEnergy = false; return nil }},
		{ID: "bay", Label: "tokyo.setup.field.bay",
			Picks: []companion.PickWord{
				{Word: "stays", Key: "tokyo.dash.setup.bay.stays"},
				{Word: "moves", Key: "tokyo.dash.setup.bay.moves"},
			},
			On: func(s *setup) bool { return s.set.Players >= bayFrom },
			At: func(s *setup) *bool { return &s.set.Options.BayMoves }, Group: "tokyo.option"},
		{ID: "frenzy", Label: "tokyo.setup.field.frenzy",
			Picks: []companion.PickWord{
				{Word: "after", Key: "tokyo.dash.setup.frenzy.after"},
				{Word: "cut", Key: "tokyo.dash.setup.frenzy.cut"},
			},
			At: func(s *setup) *bool { return &s.set.Options.FrenzyCut }, Group: "tokyo.option"},
		{ID: "row", Label: "tokyo.setup.field.row", Note: "tokyo.dash.setup.row",
			Value: func(s *setup) string { return s.phrases().names(s.set.Row[:]) },
			Read:  func(s *setup, word string) (err error) { s.set.Row, err = s.phrases().rowNamed(word); return err }},
		{ID: "who", NoFlag: true, Enter: true, On: func(s *setup) bool { return s.set.Players == 0 }, Read: (*setup).readWho},
		{ID: "player", NoFlag: true, Enter: true, Again: true, On: func(s *setup) bool { return s.unnamed > 0 }, Read: (*setup).readPlayer},
		{ID: "options", NoFlag: true, Read: (*setup).readOptions},
		{ID: "throw", NoFlag: true, Enter: true, Again: true, On: func(s *setup) bool { return s.first == byDice },
			Value: func(*setup) string { return "" }, Read: (*setup).readThrow, Field: (*setup).throwField},
		{ID: "count", NoFlag: true, Enter: true, Label: "tokyo.setup.field.count",
			Picks: []companion.PickWord{{Word: "2"}, {Word: "3"}, {Word: "4"}, {Word: "5"}, {Word: "6"}},
			Value: func(s *setup) string { return strconv.Itoa(int(s.set.Players)) }, Read: (*setup).readCount},
		companion.ShuffleOption(func(s *setup) { s.chosen = [tokyo.MaxPlayers]bool{} }),
	}, perPlayer()...),
	Asks: (*setup).asks, Ask: (*setup).ask, Page: (*setup).page, Check: (*setup).check,
	Title: func(s *setup) string {
		v := s.phrases()
		return v.Say("tokyo.setup.title", rules.Text("box", v.Words(v.Rules.Box.Name)))
	},
	Words: func(s *setup) *text.Catalogue { return s.phrases().Catalogue }, Create: (*setup).create,
}

// asks returns the questions: who plays, and what is still open after that.
func (s *setup) asks() []string {
	return slices.DeleteFunc([]string{"who", "player", "tiles", "options", "row", "first", "throw"}, func(id string) bool {
		return id == "tiles" && s.tiled || id == "options" && (s.paid || s.switched) || id == "first" && s.first != ""
	})
}

// ask returns a question with its default, which Enter takes.
func (s *setup) ask(id string) string {
	v, key, n, list, tie := s.phrases(), "tokyo.setup.ask."+id, int(s.set.Players), s.offeredNames(), ""
	var name string
	switch id {
	case "who":
		if key = "tokyo.setup.ask.players"; list != "" {
			key += ".again"
		}
	case "player":
		n -= s.unnamed - 1
	case "options":
		switch {
		case !s.paid && n == minPlayers && s.dark():
			key += ".advised"
		case n == minPlayers:
			key += ".pair"
		case n >= bayFrom:
			key += ".bay"
		}
	case "throw":
		o := s.opening()
		if name = s.called(v, o.next); o.tied {
			tie = s.tie(v, o) + ". "
		}
	}
	return tie + v.Say(key, rules.Num("n", n), rules.Text("list", list), rules.Text("name", name))
}

// page returns who plays which Monster, who starts, and the next throw for that. Players with the rulebook of the
// Dark Edition look for the sides of its tiles, and for what Tokyo pays two players.
func (s *setup) page() (shown, more []string) {
	s.settle()
	shown = []string{"count"}
	for _, n := range "123456" {
		shown = append(shown, "name"+string(n), "monster"+string(n), "hand"+string(n))
	}
	shown, more = append(shown, "shuffle", "kot", "strength", "first", "throw"), []string{"temper", "bay", "frenzy", "row"}
	if !s.box.desk.ByTap {
		shown = slices.DeleteFunc(shown, func(id string) bool { return strings.HasPrefix(id, "hand") })
	}
	if s.dark() {
		return append(shown, "tiles", "two-energy"), more
	}
	return shown, append([]string{"two-energy"}, more...)
}

func (s *setup) dark() bool { return s.box.edition == tokyo.Dark }

// perPlayer returns the options of each player: name, Monster, and who plays the seat, which only a page has.
func perPlayer() (out []companion.SetupOption[setup]) {
	for i := range tokyo.MaxPlayers {
		n := strconv.Itoa(i + 1)
		on := func(s *setup) bool { return i < int(s.set.Players) }
		out = append(out, companion.SetupOption[setup]{
			ID: "name" + n, NoFlag: true, Enter: true, Label: "tokyo.setup.field.name", N: i + 1,
			On:    func(s *setup) bool { return on(s) && !s.set.Hands[i].Kot },
			Value: func(s *setup) string { return s.set.Names[i] },
			Read:  func(s *setup, word string) error { s.set.Names[i] = text.CleanName(word); return nil },
		}, companion.SetupOption[setup]{
			ID: "monster" + n, NoFlag: true, Enter: true, Label: "tokyo.setup.field.monster", N: i + 1,
			On:    on,
			Offer: func(s *setup) []companion.SetupPick { return s.monsters(i) },
			Value: func(s *setup) string { return s.phrases().Rules.Monsters[s.set.Monsters[i]].ID },
			Read:  func(s *setup, word string) error { return s.readMonster(i, word) },
		}, companion.SetupOption[setup]{
			ID: "hand" + n, NoFlag: true, Label: "tokyo.setup.field.hand", N: i + 1, On: on,
			Picks: []companion.PickWord{{Word: rules.PersonWord, Key: "tokyo.setup.hand.person"}, {Word: rules.KotWord}},
			Value: func(s *setup) string { return s.set.Hands[i].Who() },
			Read:  func(s *setup, word string) error { s.seatBy(i, word); return nil },
		})
	}
	return out
}

// readMonster reads the Monster of one player. If another player has it, the two swap.
func (s *setup) readMonster(i int, word string) error {
	if by, _ := text.Typed(word, "tokyo.first"); by == "random" || word == "" {
		s.chosen[i] = false
		return nil
	}
	m, err := pickMonster(s.phrases().Names, word)
	if err != nil {
		return err
	}
	if j := slices.Index(s.set.Monsters[:s.set.Players], m); j >= 0 {
		s.set.Monsters[j], s.chosen[j] = s.set.Monsters[i], s.chosen[i]
	}
	s.set.Monsters[i], s.chosen[i] = m, true
	return nil
}

// monsters returns the Monsters that a player may choose.
func (s *setup) monsters(i int) (out []companion.SetupPick) {
	v := s.phrases()
	for id := range v.Rules.Monsters {
		m := tokyo.MonsterID(id)
		pick := companion.SetupPick{Word: v.Rules.Monsters[m].ID, Text: v.Monster(m)}
		if owner := slices.Index(s.set.Monsters[:s.set.Players], m); owner >= 0 && owner != i {
			pick.Note = v.Say("tokyo.setup.field.swap", rules.Text("name", s.called(v, tokyo.Seat(owner))))
		}
		out = append(out, pick)
	}
	return out
}

// seats sets the number of players to n (1.1). Those who leave and come back keep their names, unless somebody else has taken them.
func (s *setup) seats(n int, word string) error {
	if n < minPlayers || n > tokyo.MaxPlayers {
		return rules.Refuse("1.1", "tokyo.setup.players", rules.Text("have", word))
	}
	for i := min(n, int(s.set.Players)); i < tokyo.MaxPlayers; i++ {
		s.chosen[i], s.set.Hands[i] = false, rules.Hand{}
	}
	for i, name := range s.set.Names[:n] {
		if slices.ContainsFunc(s.set.Names[:i], func(other string) bool { return text.Fold(other) == text.Fold(name) }) {
			s.set.Names[i] = ""
		}
	}
	s.set.Players, s.unnamed, s.thrown = int8(n), 0, nil
	return nil
}

// seat reads one player: NAME, NAME:MONSTER or :MONSTER; for kot also how it plays.
func (s *setup) seat(i int, words string) (err error) {
	hand, words := wording.HandIn(words)
	s.set.Hands[i] = hand
	name, monster, _ := strings.Cut(words, ":")
	s.set.Names[i] = text.CleanName(name)
	if monster = strings.TrimSpace(monster); monster != "" {
		s.set.Monsters[i], err = pickMonster(s.phrases().Names, monster)
		s.chosen[i] = true
	}
	return err
}

// readPlayers reads how many play, "4", or who plays: "Anna:gigazaur, Bea, :king".
func (s *setup) readPlayers(word string) error {
	s.set.Names, s.chosen, s.set.Hands = [tokyo.MaxPlayers]string{}, [tokyo.MaxPlayers]bool{}, [tokyo.MaxPlayers]rules.Hand{}
	if n, err := strconv.Atoi(word); err == nil {
		return s.seats(n, word)
	}
	named := strings.Split(word, ",")
	err := s.seats(len(named), strconv.Itoa(len(named)))
	for i := 0; err == nil && i < len(named); i++ {
		err = s.seat(i, named[i])
	}
	return err
}

// readWho reads how many play, who are then asked for their names, or who plays. Enter takes over the players of
// the game before.
func (s *setup) readWho(word string) error {
	if word == "" && s.offeredNames() != "" {
		s.takeOver()
	} else if err := s.readPlayers(cmp.Or(word, strconv.Itoa(max(minPlayers, int(s.offered.Players))))); err != nil {
		return err
	} else if !strings.ContainsAny(word, ",") {
		s.unnamed = int(s.set.Players)
	}
	if s.offered.Players > 0 && s.set.Players != minPlayers { // the choice was for the two players of the game before (13.4)
		s.paid = false
	}
	return nil
}

// readPlayer reads the next player who has not been asked for a name.
func (s *setup) readPlayer(word string) error {
	if s.unnamed == 0 {
		return nil
	}
	s.unnamed--
	return s.seat(int(s.set.Players)-s.unnamed-1, word)
}

// readCount reads the number of players on a page.
func (s *setup) readCount(word string) error {
	n, _ := strconv.Atoi(word) // 0 is refused
	if seat, ok := tokyo.SeatNamed(s.first); ok && int(seat) >= n || s.first == byDice {
		s.first = ""
	}
	if s.lot = s.lot || s.first == ""; n != minPlayers {
		s.paid = false
	}
	return s.seats(n, word)
}

// readFirst reads who starts: a word for a player, the dice or the lot.
func (s *setup) readFirst(word string) error {
	by, _ := text.Typed(word, "tokyo.first")
	s.first, s.lot, s.thrown = word, by == "random", nil
	if by == byDice || text.Fold(word) == "" {
		s.first = byDice
	}
	return nil
}

// starters returns the players, one of whom starts.
func (s *setup) starters() (out []companion.SetupPick) {
	v := s.phrases()
	for seat := range tokyo.Seat(s.set.Players) {
		out = append(out, companion.SetupPick{Word: seat.String(), Text: s.called(v, seat)})
	}
	return out
}

// mayBegin returns the players, the dice and the lot. The note of a player says how the starter was chosen.
func (s *setup) mayBegin() []companion.SetupPick {
	v, note := s.phrases(), ""
	switch {
	case len(s.thrown) > 0:
		note = s.threw(v)
	case s.lot:
		note = v.Say("tokyo.setup.field.drawn")
	}
	out := s.starters()
	for i := range out {
		out[i].Note = note
	}
	return append(out, companion.SetupPick{Word: byDice, Text: v.Say("tokyo.setup.field.dice"), Note: v.Say("tokyo.setup.field.dice.note")},
		companion.SetupPick{Word: "random", Text: v.Say("tokyo.setup.field.lot")})
}

// throwField says who throws next to decide who starts. The throw is typed, because stepping through the numbers
// would enter the first one.
func (s *setup) throwField(f *companion.SetupField) {
	v, o := s.phrases(), s.opening()
	f.Label, f.Note = v.Say("tokyo.setup.field.throw", rules.Text("name", s.called(v, o.next))), s.threw(v)
	switch {
	case len(s.thrown) == 0:
		f.Note = v.Say("tokyo.setup.field.throw.note")
	case o.tied:
		f.Note = s.tie(v, o)
	}
}

// readTiles reads which side of each tile is in play: red, green, random, ten letters or the green sides by
// name (12.10).
func (s *setup) readTiles(word string) (err error) {
	if !s.dark() {
		return rules.Refuse("12.10", "tokyo.no-tiles")
	}
	side, known := text.Typed(word, "tokyo.tiles")
	for i := range s.set.Green {
		s.set.Green[i] = side == "green" || side == "random" && s.box.desk.Random(2) == 1
	}
	s.tiled = true
	switch sides, ok := sidesOf(text.Fold(word)); {
	case known, text.Fold(word) == "":
	case !ok:
		s.set.Green, err = s.phrases().greens(word)
	case len(sides) != tokyo.NumTiles:
		err = rules.Refuse("12.10", "tokyo.setup.tiles-unknown", rules.Text("word", word))
	default:
		copy(s.set.Green[:], sides)
	}
	return err
}

// tilesSaid returns the colour of the tiles or, if they have both, the names of the green ones.
func (s *setup) tilesSaid() string {
	letters, v := tokyo.TileLetters(s.set.Green), s.phrases()
	if letters == "red" || letters == "green" {
		return letters
	}
	var green []string
	for id := v.Rules.FirstTile(); id <= v.Rules.Last(); id++ {
		if tile := v.Rules.Tile(id); tile.Green && s.set.Green[tile.Number-1] {
			green = append(green, v.Card(id))
		}
	}
	return v.Say("tokyo.dash.tiles.mixed", rules.Text("green", strings.Join(green, ", ")))
}

// energyField says that the rulebook of the Dark Edition recommends energy.
func (s *setup) energyField(f *companion.SetupField) {
	if s.dark() {
		f.Picks[1].Text = s.phrases().Say("tokyo.dash.setup.two.energy.advised")
		f.Pick(f.Word)
	}
}

// readOptions reads options separated by commas: bay moves, frenzy cut, two-energy, two-points.
func (s *setup) readOptions(line string) error {
	for _, one := range strings.Split(line, ",") {
		switch option, _ := text.Typed(one, "tokyo.switch"); {
		case option == "none", text.Fold(one) == "":
		case option == "bay":
			s.set.Options.BayMoves = true
		case option == "frenzy":
			s.set.Options.FrenzyCut = true
		case option == "two-energy", option == "two-points":
			s.paid, s.set.Options.TwoEnergy = true, option == "two-energy"
		default:
			return rules.Refuse("", "tokyo.setup.option-unknown", rules.Text("word", strings.TrimSpace(one)))
		}
	}
	return nil
}
