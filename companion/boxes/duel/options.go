package duel

import (
	"cmp"
	"slices"
	"strconv"

	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// options are the options of a new game, in the order in which flags are read.
var options = companion.SetupTable[setup]{
	Options: []companion.SetupOption[setup]{
		monsterOption("you", "duel.setup.you", duel.You),
		monsterOption("autobot", "duel.setup.rival", duel.Rival),
		{ID: "duel", Switch: true, Label: "duel.setup.players",
			Picks: []companion.PickWord{
				{Word: "one", Key: "duel.setup.players.one"},
				{Word: "two", Key: "duel.setup.players.both"},
			},
			At: func(s *setup) *bool { return &s.pair }, Group: "duel.players", Unknown: "players-unknown"},
		monsterOption("rival", "duel.setup.rival", duel.Rival),
		{ID: "other", Label: "duel.setup.other", On: func(s *setup) bool { return !s.chair().Kot },
			Value: func(s *setup) string { return s.names().Side(duel.Rival) }, Read: (*setup).readOther},
		{ID: "chair", NoFlag: true, Label: "duel.setup.chair", Offer: (*setup).chairs, Value: (*setup).chairWord, Read: (*setup).readChair},
		companion.ShuffleOption(func(s *setup) { s.chosen, s.dealt = [2]bool{}, false }),
		{ID: "name", Label: "duel.setup.name", Value: (*setup).name,
			Read: func(s *setup, word string) error { s.set.Names[duel.You] = text.CleanName(word); return nil }},
		{ID: "first", Label: "duel.setup.start", Offer: (*setup).starters, Starts: (*setup).starters,
			Value: func(s *setup) string { return s.set.First.String() }, Read: (*setup).readStart},
		{ID: "hard", Switch: true, On: func(s *setup) bool { return !s.pair }, Label: "duel.setup.difficulty",
			Picks: []companion.PickWord{{Word: "normal", Key: "duel.setup.normal"}, {Word: "hard", Key: "duel.setup.hard"}},
			At:    func(s *setup) *bool { return &s.set.Options.Hard },
			Group: "duel.level", Begins: true, Rule: "A9", Unknown: "hard-unknown", Field: (*setup).evenField},
		{ID: "even", Switch: true, On: func(s *setup) bool { return s.box.desk.Coach != nil && (!s.pair || s.onKotRung()) },
			Label: "duel.setup.even", Offer: (*setup).ladder, Value: (*setup).ladderWord, Read: (*setup).readLadder,
			Field: (*setup).evenField},
		{ID: "discard", Label: "duel.setup.discard",
			Picks: []companion.PickWord{
				{Word: "power", Key: "duel.setup.discard-power"},
				{Word: "turn", Key: "duel.setup.discard-turn"},
			},
			At: func(s *setup) *bool { return &s.set.Options.DiscardTurns }},
		{ID: "first-dice", Label: "duel.setup.first-dice",
			Picks: []companion.PickWord{{Word: "both", Key: "duel.setup.first-both"}, {Word: "you", Key: "duel.setup.first-you"}},
			At:    func(s *setup) *bool { return &s.set.Options.FullDice }},
		{ID: "row", Label: "duel.setup.row", Note: "duel.setup.row.ask",
			Value: func(s *setup) string { return s.phrases().CardNames(s.set.Row[:]) }, Read: (*setup).readRow},
	},
	Asks: (*setup).asks, Ask: (*setup).ask, Page: (*setup).page, Check: (*setup).check,
	Title: (*setup).title, Words: func(s *setup) *text.Catalogue { return s.names().Catalogue }, Create: (*setup).create,
}

// asks returns the questions. Two humans are asked for their names first, because the other questions use them.
func (s *setup) asks() []string {
	ids := []string{"duel", "you", "autobot", "name", "first", "hard", "row"}
	if s.pair {
		ids = []string{"duel", "name", "other", "you", "rival", "first", "row"}
	}
	return slices.DeleteFunc(ids, func(id string) bool {
		return id == "hard" && s.even || id == "duel" && (s.one+s.two != "" || s.autobotStarts)
	})
}

// ask returns a question with its default, which Enter takes.
func (s *setup) ask(id string) string {
	words, side, players := s.names(), duel.You, 1
	key := "setup.ask." + id
	switch id {
	case "duel":
		key = "setup.ask.players"
	case "autobot", "rival":
		key, side = "setup.ask.rival", duel.Rival
	}
	if s.pair {
		players = 2
	}
	monster := words.Say("setup.dealt")
	if s.dealt {
		monster = words.Monster(s.set.Monsters[side])
	}
	return words.Say(key, rules.Num("n", players), rules.Text("monster", monster),
		rules.Text("start", words.Side(s.set.First)), rules.ID(rules.ArgKey, "level", "setup.level."+duel.Difficulty(s.set.Options.Hard)),
		rules.Text("name", cmp.Or(s.set.Names[duel.You], words.Say("setup.no-name"))))
}

// page returns monsters, who starts and the difficulty, or two players with their monsters. What both pages have is in the
// same place on both, so that a key keeps its row when the page changes. On one rung of the ladder kot plays.
func (s *setup) page() (shown, more []string) {
	if s.deal(); s.pair {
		return []string{"you", "rival", "shuffle", "first", "hard", "even", "duel", "name", "other", "chair"}, []string{"row"}
	}
	return []string{"you", "autobot", "shuffle", "first", "hard", "even", "duel"}, []string{"name", "first-dice", "discard", "row"}
}

// check records what an option says about who plays: a second player, or that player's monster, means that two
// play, which excludes the options about Autobot. A page may go back to one player.
func (s *setup) check(id, word string) error {
	switch id {
	case "rival", "other", "chair":
		s.pair, s.two = true, id
	case "even":
		if s.pair = s.chair().Kot; s.pair { // the rung above Autobot's
			s.one, s.two = "", id
			break
		}
		if s.one = id; s.two == id || s.two == "chair" {
			s.two = ""
		}
	case "autobot", "hard", "discard", "first-dice":
		s.pair, s.one = false, id
		if id == "hard" {
			s.level = true
			s.even, s.rung = s.even && s.rung == 0, 0 // a chosen rung has a difficulty of its own
		}
	case "duel":
		if s.two = ""; s.pair {
			s.two = id
		}
		if _, answer := text.Typed(word, "play"); !answer && word != "" {
			s.one = ""
		}
	}
	if s.one != "" && s.two != "" {
		return rules.Refuse("", "games-either", rules.Text("one", "--"+s.two), rules.Text("other", "--"+s.one))
	}
	words := s.names()
	if name := words.Side(duel.You); s.pair && text.Fold(name) == text.Fold(words.Side(duel.Rival)) {
		return rules.Refuse("", "name-twice", rules.Text("name", name))
	}
	return nil
}

// monsterOption returns the option of a side's monster (S1). Each "?" deals another one. The page offers each monster
// except the other side's, with its power and what one use takes. It leaves out Autobot's own power, because Autobot
// never uses it (A6).
func monsterOption(id, label string, side duel.Side) companion.SetupOption[setup] {
	read := func(s *setup, word string) error {
		if word == "?" {
			s.chosen[side], s.dealt = false, false
			return nil
		}
		m, err := PickMonster(s.names(), word)
		if other := side.Other(); err == nil && s.chosen[other] && s.set.Monsters[other] == m {
			err = rules.Refuse("S1", "monster-taken", rules.Text("monster", s.names().Monster(m)))
		}
		if err == nil {
			s.set.Monsters[side], s.chosen[side] = m, true
		}
		return err
	}
	offer := func(s *setup) (out []companion.SetupPick) {
		v := s.phrases()
		for i := range v.Box.Monsters {
			m, of := duel.MonsterID(i), &v.Box.Monsters[i]
			said := v.Say("duel.setup.monster", rules.Text("monster", v.Monster(m)), rules.Num("hearts", int(of.Hearts)))
			pick := companion.SetupPick{Word: of.ID, Text: said}
			if id != "autobot" {
				pick.Note = power(v.Catalogue, of)
			}
			if m != s.set.Monsters[side.Other()] {
				out = append(out, pick)
			}
		}
		return out
	}
	value := func(s *setup) string { return s.box.desk.Rules.Box.Monsters[s.set.Monsters[side]].ID }
	return companion.SetupOption[setup]{ID: id, Label: label, Read: read, Offer: offer, Value: value}
}

// name returns the name of the first player.
func (s *setup) name() string {
	if s.pair {
		return s.names().Side(duel.You)
	}
	return cmp.Or(s.set.Names[duel.You], s.names().Say("setup.no-name"))
}

// readStart reads who starts (S3).
func (s *setup) readStart(word string) error {
	side, ok := sideNamed(s.names(), word, false)
	switch said := speak(text.Fold(word)); {
	case ok, said == "you":
	case said == "rival":
		side = duel.Rival
	default:
		return rules.Refuse("S3", "start-unknown", rules.Text("word", word))
	}
	s.set.First, s.autobotStarts = side, text.Fold(word) == "autobot"
	return nil
}

// starters returns the sides that may start. Two players roll for it (S3).
func (s *setup) starters() []companion.SetupPick {
	words := s.names()
	out := []companion.SetupPick{{Word: "you", Text: words.Say("name.you")}, {Word: "rival", Text: words.Side(duel.Rival)}}
	if s.pair {
		out[0].Text = words.Side(duel.You)
		out[0].Note = words.Say("setup.start.note")
		out[1].Note = out[0].Note
	}
	return out
}

// evenField shows the difficulty of the rung, and what else it changes.
func (s *setup) evenField(f *companion.SetupField) {
	if s.pair {
		return
	}
	if !s.even {
		if f.ID == "even" && s.after {
			f.Note = s.names().Say("ladder.suits", rules.Text("rung", s.evenly()))
		}
		return
	}
	if n, _, err := s.onRung(); f.ID == "even" {
		f.Note = s.evenly()
	} else if err == nil {
		f.Pick(duel.Difficulty(advice.Rungs[n].Hard))
	}
}

// ladder returns the starts to choose from: the one of the box, the rung that suits the player, and each rung.
func (s *setup) ladder() []companion.SetupPick {
	words, of := s.names(), advice.Levels
	out := []companion.SetupPick{
		{Word: "no", Text: words.Say("duel.setup.even.no", rules.Num("n", of))},
		{Word: "yes", Text: words.Say("duel.setup.even.yes")},
	}
	for n := range advice.Rungs {
		rung := words.Say("duel.setup.even.rung", rules.Num("n", n+1), rules.Num("of", of))
		out = append(out, companion.SetupPick{Word: strconv.Itoa(n + 1), Text: rung})
	}
	kot := companion.SetupPick{Word: kotRung(), Text: words.Say("duel.setup.even.kot"), Note: words.Say("duel.setup.chair.hard")}
	return append(out, kot)
}

// ladderWord returns the chosen start.
func (s *setup) ladderWord() string {
	switch {
	case s.pair:
		return kotRung()
	case !s.even:
		return "no"
	case s.rung == 0:
		return "yes"
	}
	return strconv.Itoa(s.rung)
}

// readLadder reads a start: no, yes, or the number of a rung.
func (s *setup) readLadder(word string) error {
	answer, _ := text.Typed(word, "play")
	n, err := strconv.Atoi(word)
	s.unseatKot()
	switch {
	case answer == "no" || answer == "yes":
		s.even, s.rung = answer == "yes", 0
	case word == kotRung():
		s.even, s.rung = false, 0
		s.seatKot(rules.Hand{Kot: true, Strength: rules.Hard})
		return nil
	case err == nil && n >= 1 && n <= len(advice.Rungs):
		s.even, s.rung = true, n
	default:
		return rules.Refuse("", "even-unknown", rules.Text("word", word), rules.Num("n", advice.Levels))
	}
	return nil
}

// readRow reads the three cards of a new row by name: all different (S2).
func (s *setup) readRow(word string) (err error) {
	if s.set.Row, err = rowNamed(s.names(), word); err != nil {
		return err
	}
	seen := map[duel.CardID]bool{duel.NoCard: true}
	for _, id := range s.set.Row {
		if seen[id] {
			return rules.Refuse("S2", "row-twice", rules.ID(rules.ArgCard, "card", s.names().Box.CardName(id)))
		}
		seen[id] = id != duel.Unnamed
	}
	return nil
}
