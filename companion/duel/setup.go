package duel

import (
	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// setup is what is said of a new game so far.
type setup struct {
	box           *box
	set           duel.Setup // what holds unless more is said; the names and options of both games, with and without Autobot
	pair          bool       // two humans play, no Autobot
	chosen        [2]bool    // the sides whose monster was said
	dealt         bool       // the other monsters are dealt: a page has shown them, or they are those of the game before
	even          bool       // the difficulty and the player's hearts are chosen so that the fight is even
	level         bool       // the difficulty was said
	one, two      string     // the options that said that one human plays, and that two do
	autobotStarts bool       // that was said
	skill         *float64   // the player's, once it was asked for
	balance       Balance    // what makes evenOf an even fight
	evenOf        *duel.Setup
}

// Options implements companion.Box.
func (b *box) Options() []companion.Option { return options.Flags() }

// Setup implements companion.Box. A game like one against Autobot begins with the same side.
func (b *box) Setup(like companion.Game) (companion.Setup, error) {
	if _, err := b.desk.wanted().Names(nil); err != nil {
		return nil, err
	}
	s := setup{box: b, set: duel.NewSetup(true, [2]duel.MonsterID{}, duel.You)}
	if g, ok := like.(*game); ok {
		was := &g.Now().Setup
		s.set.Names, s.set.Monsters, s.pair, s.dealt = was.Names, was.Monsters, !was.Solo, true
		if was.Solo {
			s.set.Options, s.set.First, s.even = was.Options, was.First, evened(g.Session.Game)
		}
	}
	return options.From(s), nil
}

// names are the names said so far, over the texts of the desk's language.
func (s *setup) names() *Names {
	words, err := s.box.desk.Names(nil)
	if err != nil {
		panic(err) // Setup has read them
	}
	return words.Among(s.pair, s.whole().Names)
}

// phrases are the words of the box with these names.
func (s *setup) phrases() *Phrases { return &Phrases{s.names(), s.box.desk.Rules} }

// whole is the set-up as it would begin.
func (s *setup) whole() duel.Setup {
	set := s.set
	if set.Solo = !s.pair; s.pair {
		set.Options = duel.Options{}
	} else {
		set.Names[duel.Rival] = ""
	}
	return set
}

// deal deals the monsters that nobody has chosen, but keeps those dealt before, unless somebody has chosen one of
// them for the other side.
func (s *setup) deal() {
	keep := s.chosen
	for side := range keep {
		other := 1 - side
		keep[side] = keep[side] || s.dealt && !(s.chosen[other] && s.set.Monsters[other] == s.set.Monsters[side])
	}
	companion.DealMonsters(s.set.Monsters[:], keep[:], len(s.box.desk.Rules.Box.Monsters), s.box.desk.Random)
	s.dealt = true
}

func (s *setup) title() string {
	key := "setup.title"
	if s.one+s.two == "" {
		key += ".any"
	}
	return s.names().Say(key)
}

func (s *setup) create() (companion.Game, []string, error) {
	s.deal()
	set, even := s.whole(), s.even && !s.pair
	var corrections []duel.Event
	if even {
		b, err := s.fair()
		if err != nil {
			return nil, nil, err
		}
		set.Options.Hard = b.Hard
		if b.Hearts != s.box.desk.Rules.StartHearts(set.Monsters[duel.You]) {
			corrections = []duel.Event{{Kind: duel.SetNumber, Field: duel.HeartsField, Side: duel.You, N: b.Hearts}}
		}
	}
	session, err := s.box.desk.Create(set, corrections...)
	if err != nil {
		return nil, nil, err
	}
	g, err := s.box.game(session)
	if err != nil {
		return nil, nil, err
	}
	todo := g.speak().ToTheTable(g.Now())
	if even {
		todo = append(todo, s.evenly())
	}
	return g, todo, nil
}

// fair is what makes the fight even; a difficulty that was said stays as it is.
func (s *setup) fair() (Balance, error) {
	set := s.whole()
	if s.evenOf != nil && *s.evenOf == set {
		return s.balance, nil
	}
	d, hards := s.box.desk, []bool{false, true}
	if s.level {
		hards = []bool{s.set.Options.Hard}
	}
	if d.Coach == nil {
		return Balance{}, rules.Refuse("", "coach.missing")
	}
	if s.skill == nil {
		s.skill = new(skill(d.played()))
	}
	b, err := d.Even(set, hards, *s.skill)
	if err == nil {
		s.balance, s.evenOf = b, &set
	}
	return b, err
}

// evenly says what makes the fight even, or why nothing does.
func (s *setup) evenly() string {
	b, err := s.fair()
	v := s.phrases()
	if err != nil {
		return v.Error(err)
	}
	return v.Say("coach.even", level(b.Hard), rules.Num("hearts", int(b.Hearts)),
		rules.Num("of", int(v.Rules.StartHearts(s.set.Monsters[duel.You]))), rules.Text("win", v.Percent(b.Win)))
}

// ToTheTable is what to put on the table for a set-up (S1-S5).
func (v *Phrases) ToTheTable(t *duel.Table) []string {
	s := &t.State
	var out []string
	add := func(key string, args ...rules.Arg) { out = append(out, v.Say(key, args...)) }
	for side := range s.Sides {
		m := &s.Sides[side]
		add("setup.monster", rules.Text("name", v.Name(t, duel.Side(side))), rules.Text("monster", v.Monster(m.ID)), rules.Num("hearts", int(m.Hearts)))
		if v.Rules.Box.Monsters[m.ID].ID == "the-king" {
			add("setup.king")
		}
	}
	add("setup.markers")
	if row := v.Say("setup.row"); s.Row == [3]duel.CardID{duel.Unnamed, duel.Unnamed, duel.Unnamed} { // which ones they are turns out
		out = append(out, row)
	} else {
		out = append(out, v.Colon(row, v.names(s.Row[:])))
	}
	add("setup.second", rules.Text("name", v.Name(t, s.First.Other())))
	add("setup.first", rules.Text("name", v.Name(t, s.First)), rules.Num("n", v.Rules.DiceCount(s)))
	return out
}
