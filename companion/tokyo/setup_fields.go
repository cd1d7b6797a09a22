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

// This file is a set-up as a page shows it: every option with what is said of it.

// What only a page sets: how many play and, with a number behind, the name and the Monster of one player.
const (
	askCount   = "count"
	askName    = "name"    // name1, name2 ...
	askMonster = "monster" // monster1, monster2 ...
)

// usualPlayers is how many play where nobody has said it.
const usualPlayers = 4

// settle deals what nobody has said, and keeps it: Monsters, who begins, a mixture of tiles. It drops a word of
// which no set-up can be made any more.
func (f *setup) settle() tokyo.Setup {
	o := &f.options
	if o.Players == nil {
		if o.Players = slices.Clone(f.offered); o.Players == nil {
			o.Players = make([]PlayerOptions, usualPlayers)
		}
	}
	f.unnamed = 0
	set, err := f.box.Deal(f.soFar())
	for _, drop := range []func(){
		func() { o.First = "" }, func() { o.Pays, o.Bay, o.Frenzy = PaysAsAdvised, "", "" }, func() { o.Row, o.Tiles = "", "" },
		func() { o.Players = make([]PlayerOptions, usualPlayers) },
	} {
		if err == nil {
			break
		}
		drop()
		set, err = f.box.Deal(f.soFar())
	}
	f.keep(&set)
	if !isThrow(o.First) || o.First == "" {
		f.lot = f.lot || !f.done[sayFirst]
		o.First = set.First.String()
	}
	if o.Tiles != "" { // drawn once
		o.Tiles = tokyo.TileLetters(set.Green)
	}
	return set
}

// keep keeps the Monsters that were dealt.
func (f *setup) keep(set *tokyo.Setup) {
	f.options.Players = slices.Clone(f.options.Players)
	for i := range f.options.Players {
		f.options.Players[i].Monster = f.phrases().Rules.Monsters[set.Monsters[i]].ID
	}
}

// numbered reads the id of a field that belongs to one player: which field it is, and the player from 0.
func numbered(id string) (field string, i int, ok bool) {
	for _, field := range []string{askName, askMonster} {
		if rest, found := strings.CutPrefix(id, field); found {
			n, err := strconv.Atoi(rest)
			return field, n - 1, err == nil && n >= 1 && n <= tokyo.MaxPlayers
		}
	}
	return "", 0, false
}

// sayField sets a field that only a page has. done is false for any other field.
func (f *setup) sayField(id, word string) (done bool, err error) {
	o := &f.options
	field, i, ok := numbered(id)
	switch {
	case id == askCount:
		return true, f.sayCount(word)
	case !ok || i >= len(o.Players):
		return false, nil
	case field == askName:
		o.Players[i].Name = text.CleanName(word)
		return true, nil
	}
	by, _ := text.Typed(word, "tokyo.first")
	if by == "random" || word == "" {
		o.Players[i].Monster = ""
		return true, nil
	}
	id2, err := pickMonster(f.phrases().Names, word)
	if err != nil {
		return true, err
	}
	monsters := f.phrases().Rules.Monsters
	for j := range o.Players { // whose it was gets this one's
		if j != i && o.Players[j].Monster == monsters[id2].ID {
			o.Players[j].Monster = o.Players[i].Monster
		}
	}
	o.Players[i].Monster = monsters[id2].ID
	return true, nil
}

// sayCount makes the players more or fewer; those who stay keep their names (1.1).
func (f *setup) sayCount(word string) error {
	n, err := strconv.Atoi(strings.TrimSpace(word))
	if err != nil || n < minPlayers || n > tokyo.MaxPlayers {
		return rules.Refuse("1.1", "tokyo.setup.players", rules.Text("have", word))
	}
	o := &f.options
	o.Players = slices.Clone(o.Players[:min(n, len(o.Players))])
	for len(o.Players) < n {
		o.Players = append(o.Players, PlayerOptions{})
	}
	if seat, ok := tokyo.SeatNamed(o.First); ok && int(seat) >= n || isThrow(o.First) {
		o.First, f.lot = "", true
	}
	if n != minPlayers {
		o.Pays = PaysAsAdvised
	}
	f.throw, f.thrown = nil, nil
	return nil
}

// Fields implements companion.Setup. What nobody has said is dealt here, and stays from then on.
func (f *setup) Fields() []companion.SetupField {
	set := f.settle()
	v := f.phrases()
	count := companion.SetupField{ID: askCount, Label: v.Say("tokyo.setup.field.count")}
	for n := minPlayers; n <= tokyo.MaxPlayers; n++ {
		count.Picks = append(count.Picks, companion.SetupPick{Word: strconv.Itoa(n), Text: strconv.Itoa(n)})
	}
	count.Pick(strconv.Itoa(int(set.Players)))
	out := []companion.SetupField{count}
	for seat := range tokyo.Seat(set.Players) {
		out = append(out, f.playerFields(v, &set, seat)...)
	}
	out = append(out, f.firstFields(v, &set)...)
	return append(out, f.moreFields(v, &set)...)
}

// playerFields are a player's name and Monster.
func (f *setup) playerFields(v *Phrases, set *tokyo.Setup, seat tokyo.Seat) []companion.SetupField {
	n := rules.Num("n", int(seat)+1)
	name := companion.SetupField{ID: askName + strconv.Itoa(int(seat)+1), Label: v.Say("tokyo.setup.field.name", n), Value: set.Names[seat]}
	monster := companion.SetupField{ID: askMonster + strconv.Itoa(int(seat)+1), Label: v.Say("tokyo.setup.field.monster", n)}
	for id := range v.Rules.Monsters {
		pick := companion.SetupPick{Word: v.Rules.Monsters[id].ID, Text: v.Monster(tokyo.MonsterID(id))}
		if owner := tokyo.Seat(slices.Index(set.Monsters[:set.Players], tokyo.MonsterID(id))); owner >= 0 && owner != seat {
			pick.Note = v.Say("tokyo.setup.field.swap", rules.Text("name", calledIn(v.Names, set, owner)))
		}
		monster.Picks = append(monster.Picks, pick)
	}
	monster.Pick(v.Rules.Monsters[set.Monsters[seat]].ID)
	return []companion.SetupField{name, monster}
}

// firstFields are who begins and, while the dice have still to say it, the next throw (2.4).
func (f *setup) firstFields(v *Phrases, set *tokyo.Setup) []companion.SetupField {
	first := companion.SetupField{ID: sayFirst, Label: v.Say("tokyo.setup.field.first")}
	for seat := range tokyo.Seat(set.Players) {
		first.Picks = append(first.Picks, companion.SetupPick{Word: seat.String(), Text: calledIn(v.Names, set, seat)})
	}
	dice := companion.SetupPick{Word: "dice", Text: v.Say("tokyo.setup.field.dice"), Note: v.Say("tokyo.setup.field.dice.note")}
	first.Picks = append(first.Picks, dice, companion.SetupPick{Word: "random", Text: v.Say("tokyo.setup.field.lot")})
	first.Pick(set.First.String())
	if !isThrow(f.options.First) {
		switch {
		case len(f.thrown) > 0:
			first.Note = f.threw(v)
		case f.lot:
			first.Note = v.Say("tokyo.setup.field.drawn")
		}
		return []companion.SetupField{first}
	}
	first.Pick(dice.Word)
	first.Note = dice.Note
	throw := f.opening()
	seat, _ := throw.Next()
	next := companion.SetupField{ID: askThrow, Label: v.Say("tokyo.setup.field.throw", rules.Text("name", calledIn(v.Names, set, seat))), Note: f.threw(v)}
	switch {
	case len(f.thrown) == 0: // it is typed: a step through the numbers would say the first one
		next.Note = v.Say("tokyo.setup.field.throw.note")
	case f.tied:
		next.Note = v.Say("tokyo.setup.tie", rules.Text("list", f.tiedNames(v)))
	}
	return []companion.SetupField{first, next}
}

// threw is what everybody has thrown so far for who begins.
func (f *setup) threw(v *Phrases) string {
	return text.List(f.thrown, func(t smashed) string {
		return v.Say("tokyo.setup.field.threw", rules.Text("name", f.called(v, t.seat)), rules.Num("n", t.smashes))
	})
}

// moreFields are the options that few people change, and what Tokyo pays two players.
func (f *setup) moreFields(v *Phrases, set *tokyo.Setup) []companion.SetupField {
	var out []companion.SetupField
	add := func(id, label string, picks ...companion.SetupPick) *companion.SetupField {
		out = append(out, companion.SetupField{ID: id, Label: label, Picks: picks, More: true})
		return &out[len(out)-1]
	}
	pick := func(word, said string) companion.SetupPick { return companion.SetupPick{Word: word, Text: said} }
	either := func(id, label string, on bool, no, yes companion.SetupPick) {
		field := add(id, label, no, yes)
		if field.Pick(no.Word); on {
			field.Pick(yes.Word)
		}
	}
	two, advised := set.Players == minPlayers, "tokyo.dash.setup.two.energy"
	if v.Rules.Edition == tokyo.Dark {
		advised += ".advised"
	}
	if two {
		either(sayTwoEnergy, v.Say("tokyo.setup.field.two"), set.Options.TwoEnergy,
			pick("no", v.Say("tokyo.dash.setup.two.points")), pick("yes", v.Say(advised)))
		out[0].More = v.Rules.Edition != tokyo.Dark // players who have its rulebook look for this option
	}
	if v.Rules.Edition == tokyo.Dark {
		tiles := add(sayTiles, v.Say("tokyo.setup.field.tiles"), pick("red", v.Say("tokyo.dash.tiles.red")),
			pick("green", v.Say("tokyo.dash.tiles.green")), pick("random", v.Say("tokyo.setup.field.tiles.random")))
		switch green := v.greenNames(set.Green); len(green) {
		case 0:
			tiles.Pick("red")
		case tokyo.NumTiles:
			tiles.Pick("green")
		default:
			tiles.Value = v.Say("tokyo.dash.tiles.mixed", rules.Text("green", strings.Join(green, ", ")))
		}
	}
	if set.Players >= bayFrom {
		either(sayBay, v.Say("tokyo.setup.field.bay"), set.Options.BayMoves,
			pick("stays", v.Say("tokyo.dash.setup.bay.stays")), pick("moves", v.Say("tokyo.dash.setup.bay.moves")))
	}
	either(sayFrenzy, v.Say("tokyo.setup.field.frenzy"), set.Options.FrenzyCut,
		pick("after", v.Say("tokyo.dash.setup.frenzy.after")), pick("cut", v.Say("tokyo.dash.setup.frenzy.cut")))
	row := add(sayRow, v.Say("tokyo.setup.field.row"))
	row.Value, row.Note = v.names(set.Row[:]), v.Say("tokyo.dash.setup.row")
	return out
}

// greenNames are the tiles whose green side is played with (12.10).
func (v *Phrases) greenNames(green [tokyo.NumTiles]bool) (greens []string) {
	for id := v.Rules.FirstTile(); id <= v.Rules.Last(); id++ {
		if tile := v.Rules.Tile(id); tile.Green && green[tile.Number-1] {
			greens = append(greens, v.Card(id))
		}
	}
	return greens
}
