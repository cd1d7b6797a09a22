package duel

import (
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// setup is what was said about a new game so far.
type setup struct {
	box           *box
	set           duel.Setup // the values so far; the names and options of both kinds of game, with and without Autobot
	pair          bool       // two humans play, no Autobot
	chosen        [2]bool    // the sides whose monster was chosen
	dealt         bool       // the other monsters are dealt: a page has shown them, or they come from the game before
	even          bool       // the game begins on a rung of the ladder
	rung          int        // the chosen rung, from 1; 0: the one that suits the player
	level         bool       // the difficulty was said
	one, two      string     // the options that said that one human plays, and that two do
	autobotStarts bool       // somebody said that Autobot starts
	proposed      proposal
	after         bool // follows a finished game against Autobot: a rung is proposed
}

// Options implements companion.Box.
func (b *box) Options() []companion.Option { return options.Flags() }

// Setup implements companion.Box. A game like one against Autobot has the same side start.
func (b *box) Setup(like companion.Game) (companion.Setup, error) {
	b.desk.wanted()
	s := setup{box: b, set: duel.NewSetup(true, [2]duel.MonsterID{}, duel.You)}
	if g, ok := like.(*game); ok {
		was := &g.Now().Setup
		s.set.Names, s.set.Hands, s.set.Monsters, s.pair, s.dealt = was.Names, was.Hands, was.Monsters, !was.Solo, true
		if was.Solo {
			s.set.Options, s.set.First, s.even = was.Options, was.First, advice.Evened(s.box.desk.Rules, g.Session.Game)
			s.after = g.Over() && b.desk.Coach.Mode() != advice.CoachOff
		}
	}
	return options.From(s), nil
}

// names returns the names given so far, with the texts of the desk's language.
func (s *setup) names() *phrases.Names {
	return s.box.desk.Names(nil).Among(s.pair, s.whole().Names)
}

// phrases returns the words of the box with these names.
func (s *setup) phrases() *view {
	v := newView(s.names(), s.box.desk.Rules)
	return &v
}

// whole returns the set-up with which the game would begin.
func (s *setup) whole() duel.Setup {
	set := s.set
	if set.Solo = !s.pair; s.pair {
		set.Options = duel.Options{}
	} else {
		set.Names[duel.Rival], set.Hands = "", [2]rules.Hand{}
	}
	return set
}

// deal deals the monsters that nobody has chosen. It keeps those dealt before, unless somebody has chosen one of
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
		n, _, err := s.onRung()
		if err != nil {
			return nil, nil, err
		}
		set.Options.Hard = advice.Rungs[n].Hard
		corrections = advice.Rungs[n].Corrections(s.box.desk.Rules, &set)
	}
	session, err := s.box.desk.Create(set, corrections...)
	if err != nil {
		return nil, nil, err
	}
	g := s.box.game(session)
	g.SetUp = len(corrections)
	todo := g.speak().ToTheTable(g.Now())
	if even {
		todo = append(todo, s.evenly())
	}
	return g, todo, nil
}

// proposal is a proposed rung and what it was proposed for.
type proposal struct {
	set   duel.Setup
	level bool
	rung  int
	known bool
	n     int
	win   float64
}

// onRung returns the number, from 0, of the rung that the game begins on, and the player's chance to win on it. If no rung
// was chosen it proposes one, on the chosen difficulty if there is one.
func (s *setup) onRung() (n int, win float64, err error) {
	p, d := &s.proposed, s.box.desk
	set := s.whole()
	if p.known && p.set == set && p.level == s.level && p.rung == s.rung {
		return p.n, p.win, nil
	}
	if d.Coach == nil {
		return 0, 0, rules.Refuse("", "coach.missing")
	}
	hards := []bool{false, true}
	if s.level && s.even {
		hards = []bool{s.set.Options.Hard}
	}
	if n = s.rung - 1; n >= 0 {
		win, err = d.Coach.Chance(d.Rules, set, n)
	} else {
		n, win, err = d.Coach.Propose(d.Rules, set, hards)
	}
	*p = proposal{set, s.level, s.rung, err == nil, n, win}
	return n, win, err
}

// evenly describes the rung, or says why there is none.
func (s *setup) evenly() string {
	n, win, err := s.onRung()
	v := s.phrases()
	if err != nil {
		return v.Error(err)
	}
	set := s.whole()
	return v.Say("ladder.rung", rules.Num("n", n+1), rules.Num("of", advice.Levels),
		rules.Text("what", v.Rung(&advice.Rungs[n], &set)), rules.Text("win", v.Percent(win)))
}

// ToTheTable says what to put on the table for a set-up (S1-S5).
func (v *view) ToTheTable(t *duel.Table) []string {
	s := &t.State
	var out []string
	add := func(key string, args ...rules.Arg) { out = append(out, v.Say(key, args...)) }
	for side := range s.Sides {
		m := &s.Sides[side]
		add("setup.monster", rules.Text("name", v.Name(t, duel.Side(side))),
			rules.Text("monster", v.Monster(m.ID)), rules.Num("hearts", int(m.Hearts)))
		if v.Rules.Box.Monsters[m.ID].ID == "the-king" {
			add("setup.king")
		}
	}
	if at := s.Marker[duel.FameTrack]; at == 0 {
		add("setup.markers")
	} else {
		add("setup.markers.toward", rules.Num("n", int(-at)/2))
	}
	start := v.Rules.Start(&t.Setup)
	for side := range s.Sides {
		if n := int(s.Sides[side].Energy - start.Sides[side].Energy); n > 0 {
			add("setup.energy", rules.Text("name", v.Name(t, duel.Side(side))), rules.Num("n", n))
		}
	}
	if row := v.Say("setup.row"); s.Row == [3]duel.CardID{duel.Unnamed, duel.Unnamed, duel.Unnamed} { // the deck decides which cards
		out = append(out, row)
	} else {
		out = append(out, v.Colon(row, v.CardNames(s.Row[:])))
	}
	add("setup.second", rules.Text("name", v.Name(t, s.First.Other())))
	add("setup.first", rules.Text("name", v.Name(t, s.First)), rules.Num("n", v.Rules.DiceCount(s)))
	add("setup.win")
	return out
}
